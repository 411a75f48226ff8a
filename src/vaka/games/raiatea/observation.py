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
        Write.flags(buffer, self.options, 3)
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
    Write.flags(buffer, s.made, K.MADE_COUNT)
    Write.parts_by_seat(buffer, s.gave, s.seats, seat, 5, 1)
    Write.part(buffer, s.passes, 5)
    Write.flags(buffer, s.rewards, K.REWARD_COUNT)
    Write.part(buffer, s.spot, 27)
    Write.part(buffer, s.usable, 3)


def fill_table(s: Fields, buffer: ObservationBuffer) -> None:
    """Write the decks and markets; of rituals only how many there are."""
    Write.part(buffer, s.bag, 20)
    for deck in range(2):
        Write.part(buffer, rituals_of(s.deck, deck), 76)
    for deck in range(2):
        Write.part(buffer, rituals_of(s.discards, deck), 76)
    Write.parts(buffer, s.forest, K.CARD_COUNT, 9)
    Write.parts(buffer, s.display, K.CARD_COUNT, 9)
    Write.parts(buffer, s.goods_market, K.GOOD_COUNT, 9)
    Write.parts(buffer, s.helper_market, K.HELPER_COUNT, 6)
    Write.parts(buffer, s.mask_market, K.MASK_COUNT, 2)
    Write.parts(buffer, s.price, K.GOOD_COUNT, 5)
    Write.flags(buffer, s.tiles, K.TILE_COUNT)


def rituals_of(pile: list[int], deck: int) -> int:
    """Count the rituals of a pile that have one back."""
    count = 0
    for ritual in range(K.RITUAL_COUNT):
        count += K.OF_DECK[deck][ritual] * pile[ritual]
    return count


def fill_steps(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write what is still to be done: the next steps one by one, the others counted."""
    told = min(8, s.todo_n)
    for i in range(told):
        Write.one_of(buffer, s.todo[s.todo_n - 1 - i][K.DO], K.STEP_COUNT)
    Write.nothing(buffer, (8 - told) * K.STEP_COUNT)
    for i in range(told):
        who = s.todo[s.todo_n - 1 - i][K.WHO]
        Write.one_of(buffer, Write.place_of(s.seats, seat, who), 5)
    Write.nothing(buffer, (8 - told) * 5)
    for i in range(told):
        for part in range(K.N, K.B + 1):
            Write.part(buffer, s.todo[s.todo_n - 1 - i][part], 16)
    Write.nothing(buffer, (8 - told) * (K.B + 1 - K.N))
    here = buffer.n
    Write.nothing(buffer, K.STEP_COUNT)
    for i in range(s.todo_n - told):
        step = s.todo[i][K.DO]
        Write.put(buffer, here, step, K.STEP_COUNT, later_steps(s, step), 4)


def later_steps(s: Fields, step: int) -> int:
    """Count the steps of a kind that are too late to be told one by one."""
    count = 0
    for i in range(s.todo_n - 8):
        if s.todo[i][K.DO] == step:
            count += 1
    return count


def fill_row(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """R38: write of each ritual whether, where and whose it lies in the row."""
    slots = K.RITUAL_COUNT * K.COPIES
    here = buffer.n
    Write.nothing(buffer, slots * (1 + 1 + 5))
    for i in range(s.row_n):
        copy = earlier_copies(s, i)
        if copy < K.COPIES:
            slot = K.COPIES * s.row[i] + copy
            place = Write.place_of(s.seats, seat, s.owner[i])
            Write.put(buffer, here, slot, slots, 1, 1)
            Write.put(buffer, here + slots, slot, slots, i + 1, 27)
            Write.put(buffer, here + 2 * slots + 5 * slot, place, 5, 1, 1)


def earlier_copies(s: Fields, place: int) -> int:
    """Count the copies of a ritual of the row that lie before it there."""
    count = 0
    for i in range(place):
        if s.row[i] == s.row[place]:
            count += 1
    return count


def fill_statues(s: Fields, buffer: ObservationBuffer) -> None:
    """Write the tokens of each row of each statue, and those that lie not open."""
    for statue in range(K.STATUE_COUNT):
        first = K.FACE_UP + K.FIRST_TOKEN[statue]
        kinds = K.FIRST_TOKEN[statue + 1] - K.FIRST_TOKEN[statue]
        for row in range(K.ROW_COUNT):
            fill_tokens(s, K.ROW_COUNT * statue + row, first, kinds, buffer)
    Write.parts(buffer, s.token_bag, K.TOKEN_COUNT, 4)


def fill_tokens(s: Fields, place: int, first: int, kinds: int, buffer: ObservationBuffer) -> None:
    """Write the tokens of one row: those face down, then those of the kinds from `first` on."""
    Write.part(buffer, tokens_at(s, place, K.FACE_DOWN), 2)
    here = buffer.n
    Write.nothing(buffer, kinds)
    for i in range(K.ROW_PLACES):
        token = s.places[place][i]
        Write.put(buffer, here, token - first, kinds, tokens_at(s, place, token), 2)


def tokens_at(s: Fields, place: int, token: int) -> int:
    """Count the tokens of a kind in a row of a statue."""
    count = 0
    for i in range(K.ROW_PLACES):
        if s.places[place][i] == token:
            count += 1
    return count


def fill_own(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write what only the seat itself knows."""
    Write.parts(buffer, s.hand[seat], K.RITUAL_COUNT, K.COPIES)
    Write.parts(buffer, s.drawn[seat], K.RITUAL_COUNT, K.COPIES)
    Write.parts(buffer, s.bagged[seat], K.RITUAL_COUNT, K.COPIES)
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
    Write.parts_by_seat(buffer, s.keep, s.seats, seat, 5, 5)
    Write.parts_by_seat(buffer, s.pearls, s.seats, seat, 5, 20)
    Write.parts_by_seat(buffer, s.mana, s.seats, seat, 5, 20)


def fill_seats(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write what lies before each seat, one thing after the other."""
    nobody = 5 - s.seats  # places where nobody sits
    Write.parts_by_seat(buffer, s.priests, s.seats, seat, 5, K.MOST_PRIESTS)
    Write.parts_by_seat(buffer, s.tattoo, s.seats, seat, 5, K.MOST_TATTOO)
    Write.parts_by_seat(buffer, s.tahua, s.seats, seat, 5, 1)
    for place in range(s.seats):
        Write.one_of(buffer, s.tile[Write.seat_at(s.seats, seat, place)], K.TILE_COUNT)
    Write.nothing(buffer, nobody * K.TILE_COUNT)
    for place in range(s.seats):
        Write.parts(buffer, s.goods[Write.seat_at(s.seats, seat, place)], K.GOOD_COUNT, 9)
    Write.nothing(buffer, nobody * K.GOOD_COUNT)
    for place in range(s.seats):
        Write.parts(buffer, s.ready[Write.seat_at(s.seats, seat, place)], K.HELPER_COUNT, 6)
    Write.nothing(buffer, nobody * K.HELPER_COUNT)
    for place in range(s.seats):
        Write.parts(buffer, s.used[Write.seat_at(s.seats, seat, place)], K.HELPER_COUNT, 6)
    Write.nothing(buffer, nobody * K.HELPER_COUNT)
    for place in range(s.seats):
        Write.parts(buffer, s.masks[Write.seat_at(s.seats, seat, place)], K.MASK_COUNT, 2)
    Write.nothing(buffer, nobody * K.MASK_COUNT)
    for place in range(s.seats):
        Write.parts(buffer, s.coupled[Write.seat_at(s.seats, seat, place)], K.PICTURE_COUNT, 2)
    Write.nothing(buffer, nobody * K.PICTURE_COUNT)
    for place in range(s.seats):
        Write.parts(buffer, s.tokens[Write.seat_at(s.seats, seat, place)], K.TOKEN_COUNT, 4)
    Write.nothing(buffer, nobody * K.TOKEN_COUNT)
    for place in range(s.seats):
        Write.parts(buffer, s.front[Write.seat_at(s.seats, seat, place)], K.RITUAL_COUNT, K.COPIES)
    Write.nothing(buffer, nobody * K.RITUAL_COUNT)
