"""The observation of Raiatea: what a seat may know, as numbers."""

from vaka.core.layout import PLACES, Layout, Numbers, numbered
from vaka.engine import observing as Write
from vaka.engine.observation import ObservationBuffer
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules.play import Raiatea
from vaka.games.raiatea.state import Fields

SEATS = PLACES[:5]
NEXT = numbered(8)  # the steps that are told one by one, the current one first
STEP = ("n", "a", "b")
COPY = ("1", "2")
STATUES = tuple(
    f"{statue + 1} {row} {token}"
    for statue in range(3)
    for row in K.ROWS
    for token in ("face down", *K.TOKENS[K.FIRST_TOKEN[statue] : K.FIRST_TOKEN[statue + 1]])
)

LAYOUT = Layout(
    1,
    Numbers("seats", ("3", "4", "5"), meaning="1 for the number of seats"),
    Numbers("seat", numbered(5), meaning="1 for the number of the observing seat"),
    Numbers("options", tuple(K.OPTIONS), meaning="1 if the option is on"),
    Numbers("round", K.ROUNDS, meaning="1 for the round"),
    Numbers("phase", K.PHASES, meaning="1 for the phase"),
    Numbers("start", SEATS, meaning="1 for the seat with the start figure"),
    Numbers("kahuna", SEATS, meaning="1 for the seat whose tile is executed"),
    Numbers("actor", SEATS, meaning="1 for the seat whose turn it is"),
    Numbers("asked", SEATS, meaning="1 for each seat that must choose now"),
    Numbers("queue", numbered(5), SEATS, meaning="1 for the seats that act next, in their order"),
    Numbers("order", numbered(5), SEATS, meaning="1 for the seats in the ceremonial order"),
    Numbers("made", K.MADE, most=8.0, meaning="what the actor has done in this turn"),
    Numbers("gave", SEATS, meaning="1 if it put a mask and has not yet had its take"),
    Numbers("passes", per=5, most=2.0, meaning="passes in this lap of act 6"),
    Numbers("rewards", K.REWARDS, meaning="1 for a reward that is left"),
    Numbers("spot", per=27, most=6.0, least=-1.0, meaning="the place in the row of rituals"),
    Numbers("usable", per=3, meaning="statues that can be used"),
    Numbers("bag", per=20, most=5e6, meaning="mana in the offering bag"),
    Numbers("decks", K.DECKS, per=76, meaning="rituals face down"),
    Numbers("discards", K.DECKS, per=76, meaning="rituals discarded"),
    Numbers("forest", K.FOREST_CARDS, per=9, meaning="forest cards face down"),
    Numbers("display", K.FOREST_CARDS, per=9, meaning="forest cards on display"),
    Numbers("goods_market", K.GOODS, per=9, most=2.0, meaning="goods in the market"),
    Numbers("helper_market", K.HELPERS, per=6, most=4.0, meaning="helpers in the market"),
    Numbers("mask_market", K.MASKS, per=2, most=4.0, meaning="masks in the market"),
    Numbers("price", K.GOODS, per=5, meaning="level of the price of a good"),
    Numbers("tiles", K.TILES, meaning="1 for a tile on the board"),
    Numbers("step", NEXT, K.STEPS, meaning="1 for what is to be done"),
    Numbers("step_seat", NEXT, SEATS, meaning="1 for who does it"),
    Numbers("step_more", NEXT, STEP, per=16, most=2048.0, least=-2048.0, meaning="its numbers"),
    Numbers("later", K.STEPS, per=4, most=24.0, meaning="steps after those"),
    Numbers("row", K.RITUALS, COPY, meaning="1 if it lies in the row of act 5"),
    Numbers("row_place", K.RITUALS, COPY, per=27, most=6.0, meaning="its place there, from 1"),
    Numbers("row_owner", K.RITUALS, COPY, SEATS, meaning="1 for whose it is; none of a brown one"),
    Numbers("statues", STATUES, per=2, most=3.0, meaning="tokens in a row of a statue"),
    Numbers("token_bag", K.TOKENS, per=4, meaning="tokens that nobody has and that lie not open"),
    Numbers("hand", K.RITUALS, per=2, meaning="cards in hand"),
    Numbers("drawn", K.RITUALS, per=2, meaning="own rituals drawn, to choose from"),
    Numbers("bagged", K.RITUALS, per=2, meaning="own rituals in the bag"),
    Numbers(
        "choice",
        per=1000,
        most=4.0,
        meaning="the secret choice of this seat: number of the move + 1",
    ),
    Numbers("chosen", SEATS, meaning="1 if a secret choice has been made"),
    Numbers("held", SEATS, per=8, most=20.0, meaning="rituals in hand and bag"),
    Numbers("seen", SEATS, per=5, most=32.0, meaning="rituals drawn, to choose from"),
    Numbers("keep", SEATS, per=5, most=32.0, meaning="of these to be kept"),
    Numbers("pearls", SEATS, per=20, most=2000.0, meaning="pearls"),
    Numbers("mana", SEATS, per=20, most=2000.0, meaning="mana"),
    Numbers("priests", SEATS, per=10, meaning="priests"),
    Numbers("tattoo", SEATS, per=9, meaning="field of the tattoo track"),
    Numbers("tahua", SEATS, meaning="1 if field 9 was reached"),
    Numbers("tile", SEATS, K.TILES, meaning="1 for the tile of a seat"),
    Numbers("goods", SEATS, K.GOODS, per=9, most=2.0, meaning="goods"),
    Numbers("ready", SEATS, K.HELPERS, per=6, most=4.0, meaning="helpers that can be used"),
    Numbers("used", SEATS, K.HELPERS, per=6, most=4.0, meaning="helpers that were used"),
    Numbers("masks", SEATS, K.MASKS, per=2, most=4.0, meaning="masks that are not coupled"),
    Numbers("coupled", SEATS, K.PICTURES, per=2, most=4.0, meaning="masks with a mirror on them"),
    Numbers("tokens", SEATS, K.TOKENS, per=4, meaning="tokens fulfilled"),
    Numbers("front", SEATS, K.RITUALS, per=2, meaning="blue rituals before a seat"),
)


class ObservedState(Raiatea):
    """A position that knows its observation."""

    __slots__ = ()

    def observe(self, seat: int, buffer: ObservationBuffer) -> None:
        """Write what a perfect memory of the seat would know (section "Hidden information")."""
        Write.one_of(buffer, self.seats - 3, 3)
        Write.one_of(buffer, seat, 5)
        for option in range(3):
            Write.flag(buffer, self.options[option])
        Write.one_of(buffer, self.round, 11)
        Write.one_of(buffer, self.phase, 19)
        fill_order(self, seat, buffer)
        fill_table(self, buffer)
        fill_steps(self, seat, buffer)
        fill_row(self, seat, buffer)
        fill_statues(self, buffer)
        fill_own(self, seat, buffer)
        fill_screens(self, seat, buffer)
        fill_seats(self, seat, buffer)


def fill_order(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write whose turn it is and who follows."""
    Write.one_of(buffer, Write.place_of(s.seats, seat, s.start), 5)
    Write.one_of(buffer, Write.place_of(s.seats, seat, s.kahuna), 5)
    Write.one_of(buffer, Write.place_of(s.seats, seat, s.actor), 5)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        asked = 0
        if other >= 0 and (s.turn == other or (s.waiting >> other) & 1 == 1):
            asked = 1
        Write.flag(buffer, asked)
    for i in range(5):
        other = s.queue[i] if i < s.queue_n else -1
        Write.one_of(buffer, Write.place_of(s.seats, seat, other), 5)
    for i in range(5):
        other = s.order[i] if i < s.seats else -1
        Write.one_of(buffer, Write.place_of(s.seats, seat, other), 5)
    for thing in range(K.MADE_COUNT):
        Write.flag(buffer, s.made[thing])
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        Write.flag(buffer, s.gave[other] if other >= 0 else 0)
    Write.part(buffer, s.passes, 5)
    for reward in range(K.REWARD_COUNT):
        Write.flag(buffer, s.rewards[reward])
    Write.part(buffer, s.spot, 27)
    Write.part(buffer, s.usable, 3)


def fill_table(s: Fields, buffer: ObservationBuffer) -> None:
    """Write the decks and markets; of rituals only how many there are."""
    Write.part(buffer, s.bag, 20)
    for deck in range(2):
        Write.part(buffer, rituals_of(s.deck, deck), 76)
    for deck in range(2):
        Write.part(buffer, rituals_of(s.discards, deck), 76)
    for card in range(K.CARD_COUNT):
        Write.part(buffer, s.forest[card], 9)
    for card in range(K.CARD_COUNT):
        Write.part(buffer, s.display[card], 9)
    for good in range(K.GOOD_COUNT):
        Write.part(buffer, s.goods_market[good], 9)
    for helper in range(K.HELPER_COUNT):
        Write.part(buffer, s.helper_market[helper], 6)
    for mask in range(K.MASK_COUNT):
        Write.part(buffer, s.mask_market[mask], 2)
    for good in range(K.GOOD_COUNT):
        Write.part(buffer, s.price[good], 5)
    for tile in range(K.TILE_COUNT):
        Write.flag(buffer, s.tiles[tile])


def rituals_of(pile: list[int], deck: int) -> int:
    """Count the rituals of a pile that have one back."""
    count = 0
    for ritual in range(K.RITUAL_COUNT):
        if K.BACK[ritual] == deck:
            count += pile[ritual]
    return count


def fill_steps(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write what is still to be done: the next steps one by one, the others counted."""
    for i in range(8):
        Write.one_of(buffer, s.todo[s.todo_n - 1 - i][K.DO] if i < s.todo_n else -1, K.STEP_COUNT)
    for i in range(8):
        who = s.todo[s.todo_n - 1 - i][K.WHO] if i < s.todo_n else -1
        Write.one_of(buffer, Write.place_of(s.seats, seat, who), 5)
    for i in range(8):
        for part in range(K.N, K.B + 1):
            Write.part(buffer, s.todo[s.todo_n - 1 - i][part] if i < s.todo_n else 0, 16)
    for step in range(K.STEP_COUNT):
        count = 0
        for i in range(s.todo_n - 8):
            if s.todo[i][K.DO] == step:
                count += 1
        Write.part(buffer, count, 4)


def fill_row(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """R38: write of each ritual whether, where and whose it lies in the row."""
    for what in range(3):
        for ritual in range(K.RITUAL_COUNT):
            found = 0
            for i in range(s.row_n):
                if s.row[i] == ritual and found < K.COPIES:
                    fill_laid(s, seat, i, what, buffer)
                    found += 1
            Write.nothing(buffer, (K.COPIES - found) * (5 if what == 2 else 1))


def fill_laid(s: Fields, seat: int, i: int, what: int, buffer: ObservationBuffer) -> None:
    """Write one thing about a ritual in the row: that it lies there, where, or whose it is."""
    if what == 0:
        Write.flag(buffer, 1)
    elif what == 1:
        Write.part(buffer, i + 1, 27)
    else:
        Write.one_of(buffer, Write.place_of(s.seats, seat, s.owner[i]), 5)


def fill_statues(s: Fields, buffer: ObservationBuffer) -> None:
    """Write the tokens of each row of each statue, and those that lie not open."""
    for statue in range(K.STATUE_COUNT):
        for row in range(K.ROW_COUNT):
            place = K.ROW_COUNT * statue + row
            Write.part(buffer, tokens_at(s, place, K.FACE_DOWN), 2)
            for token in range(K.FIRST_TOKEN[statue], K.FIRST_TOKEN[statue + 1]):
                Write.part(buffer, tokens_at(s, place, K.FACE_UP + token), 2)
    for token in range(K.TOKEN_COUNT):
        Write.part(buffer, s.token_bag[token], 4)


def tokens_at(s: Fields, place: int, token: int) -> int:
    """Count the tokens of a kind in a row of a statue."""
    count = 0
    for i in range(K.ROW_PLACES):
        if s.places[place][i] == token:
            count += 1
    return count


def fill_own(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write what only the seat itself knows."""
    for ritual in range(K.RITUAL_COUNT):
        Write.part(buffer, s.hand[seat][ritual], K.COPIES)
    for ritual in range(K.RITUAL_COUNT):
        Write.part(buffer, s.drawn[seat][ritual], K.COPIES)
    for ritual in range(K.RITUAL_COUNT):
        Write.part(buffer, s.bagged[seat][ritual], K.COPIES)
    Write.part(buffer, s.choice[seat], 1000)


def fill_screens(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write what is seen of everybody's secrets, and what memory knows behind the screens."""
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        Write.flag(buffer, 1 if other >= 0 and s.choice[other] != 0 else 0)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        Write.part(buffer, Cards.held_rituals(s, other) if other >= 0 else 0, 8)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        Write.part(buffer, Cards.drawn_cards(s, other) if other >= 0 else 0, 5)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        Write.part(buffer, s.keep[other] if other >= 0 else 0, 5)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        Write.part(buffer, s.pearls[other] if other >= 0 else 0, 20)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        Write.part(buffer, s.mana[other] if other >= 0 else 0, 20)


def fill_seats(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write what lies before each seat, one thing after the other."""
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        Write.part(buffer, s.priests[other] if other >= 0 else 0, K.MOST_PRIESTS)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        Write.part(buffer, s.tattoo[other] if other >= 0 else 0, K.MOST_TATTOO)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        Write.flag(buffer, s.tahua[other] if other >= 0 else 0)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        Write.one_of(buffer, s.tile[other] if other >= 0 else -1, K.TILE_COUNT)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        for good in range(K.GOOD_COUNT):
            Write.part(buffer, s.goods[other][good] if other >= 0 else 0, 9)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        for helper in range(K.HELPER_COUNT):
            Write.part(buffer, s.ready[other][helper] if other >= 0 else 0, 6)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        for helper in range(K.HELPER_COUNT):
            Write.part(buffer, s.used[other][helper] if other >= 0 else 0, 6)
    fill_holdings(s, seat, buffer)


def fill_holdings(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write the masks, tokens and blue rituals of each seat."""
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        for mask in range(K.MASK_COUNT):
            Write.part(buffer, s.masks[other][mask] if other >= 0 else 0, 2)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        for mask in range(K.PICTURE_COUNT):
            Write.part(buffer, s.coupled[other][mask] if other >= 0 else 0, 2)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        for token in range(K.TOKEN_COUNT):
            Write.part(buffer, s.tokens[other][token] if other >= 0 else 0, 4)
    for place in range(5):
        other = Write.seat_at(s.seats, seat, place)
        for ritual in range(K.RITUAL_COUNT):
            Write.part(buffer, s.front[other][ritual] if other >= 0 else 0, K.COPIES)
