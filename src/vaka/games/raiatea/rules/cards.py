"""Where cards come from and go to: markets and prices, the forest, the ritual decks, counts."""

from vaka.engine.buffers import Events
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules import stack as Stack
from vaka.games.raiatea.state import Fields

# -- goods and prices (R3) -------------------------------------------------------------------------


def lower_price(s: Fields, good: int) -> None:
    """R3: the marker goes one down, but never off its track."""
    if s.price[good] > 1:
        s.price[good] -= 1


def raised_price(s: Fields, good: int) -> int:
    """R3: where the marker stands when a good has left the market."""
    return min(K.MOST_PRICE, s.price[good] + 1)


def put_good(s: Fields, good: int, events: Events) -> None:
    """R3: a good comes into the market and lowers its price."""
    s.goods_market[good] += 1
    lower_price(s, good)
    events.tell(C.E_PUT_GOOD, good, s.price[good], 0, 0)


def take_good(s: Fields, seat: int, good: int, events: Events) -> None:
    """R3: a good leaves the market for a seat and raises its price."""
    s.goods_market[good] -= 1
    s.goods[seat][good] += 1
    s.price[good] = raised_price(s, good)
    events.tell(C.E_TAKE_GOOD, seat, good, s.price[good], 0)


def goods_left(s: Fields) -> int:
    """Count the goods market."""
    return s.goods_market[0] + s.goods_market[1] + s.goods_market[2] + s.goods_market[3]


def helpers_left(s: Fields) -> int:
    """Count the helper market."""
    return s.helper_market[0] + s.helper_market[1] + s.helper_market[2] + s.helper_market[3]


def masks_left(s: Fields) -> int:
    """Count the mask market."""
    count = 0
    for mask in range(K.MASK_COUNT):
        count += s.mask_market[mask]
    return count


# -- pearls, mana, priests -------------------------------------------------------------------------


def gain_pearls(s: Fields, seat: int, amount: int, events: Events) -> None:
    """Take pearls from the supply."""
    if amount > 0:
        s.pearls[seat] += amount
        events.tell(C.E_PEARLS, seat, amount, 0, 0)


def gain_mana(s: Fields, seat: int, amount: int, events: Events) -> None:
    """Take mana from the supply."""
    if amount > 0:
        s.mana[seat] += amount
        events.tell(C.E_MANA, seat, amount, 0, 0)


def gain_priests(s: Fields, seat: int, amount: int, events: Events) -> None:
    """R25: train priests; what goes beyond the end of the track is lost."""
    before = s.priests[seat]
    s.priests[seat] = min(K.MOST_PRIESTS, before + amount)
    if s.priests[seat] > before:
        events.tell(C.E_PRIESTS, seat, s.priests[seat] - before, s.priests[seat], 0)


def priest_mana(s: Fields, seat: int) -> int:
    """R26: mana for each priest, and two more with each Rauti (N23)."""
    return s.priests[seat] + K.RAUTI_MANA * s.front[seat][K.RAUTI]


def gain_priest_mana(s: Fields, seat: int, events: Events) -> None:
    """R26: take the mana of the priests."""
    gain_mana(s, seat, priest_mana(s, seat), events)


def put_into_bag(s: Fields, mana: int, events: Events) -> None:
    """Put mana into the offering bag; in act 5 that is the pool (R39)."""
    if mana > 0:
        s.bag += mana
        events.tell(C.E_BAG, mana, s.bag, 0, 0)


# -- the forest (R4, R16, R19) ---------------------------------------------------------------------


def rebuild_forest(s: Fields, events: Events) -> int:
    """R4: of an empty deck; all goods of the market but one of each. Return the cards there are."""
    count = forest_left(s)
    if count == 0:
        for good in range(K.GOOD_COUNT):
            if s.goods_market[good] > 1:
                s.forest[good] = s.goods_market[good] - 1
                s.goods_market[good] = 1
                count += s.forest[good]
        if count > 0:
            events.tell(C.E_REBUILD, 0, 0, 0, 0)
    return count


def forest_left(s: Fields) -> int:
    """Count the forest deck."""
    count = 0
    for card in range(K.CARD_COUNT):
        count += s.forest[card]
    return count


def display_left(s: Fields) -> int:
    """Count the display."""
    count = 0
    for card in range(K.CARD_COUNT):
        count += s.display[card]
    return count


def display_to_markets(s: Fields, events: Events) -> None:
    """R16, R32: all cards of the display go to their markets; goods lower their prices."""
    for card in range(K.CARD_COUNT):
        while s.display[card] > 0:
            s.display[card] -= 1
            events.tell(C.E_TO_MARKET, card, 0, 0, 0)
            if card < K.FIRST_HELPER_CARD:
                put_good(s, card, events)
            elif card < K.FIRST_MASK_CARD:
                s.helper_market[card - K.FIRST_HELPER_CARD] += 1
            else:
                s.mask_market[K.FOREST_MASK[card]] += 1


def take_card(s: Fields, seat: int, card: int, events: Events) -> int:
    """R19: a card of the display with its treasure; return the tattoos, which are a step."""
    s.display[card] -= 1
    events.tell(C.E_TAKE_CARD, seat, card, 0, 0)
    if card < K.FIRST_HELPER_CARD:
        s.goods[seat][card] += 1
    elif card < K.FIRST_MASK_CARD:
        s.ready[seat][card - K.FIRST_HELPER_CARD] += 1
    else:
        s.masks[seat][K.FOREST_MASK[card]] += 1
    gain_pearls(s, seat, K.TREASURE_PEARLS[card], events)
    gain_mana(s, seat, K.TREASURE_MANA[card], events)
    return K.TREASURE_TATTOO[card]


# -- rituals (R5, R22) -----------------------------------------------------------------------------


def deck_left(s: Fields, deck: int) -> int:
    """Count the face-down rituals of one back."""
    count = 0
    for ritual in range(K.RITUAL_COUNT):
        count += K.OF_DECK[deck][ritual] * s.deck[ritual]
    return count


def ritual_at(s: Fields, deck: int, place: int) -> int:
    """Return the face-down ritual of one back before which so many others of it are counted."""
    ritual = 0
    while place >= K.OF_DECK[deck][ritual] * s.deck[ritual]:
        place -= K.OF_DECK[deck][ritual] * s.deck[ritual]
        ritual += 1
    return ritual


def discards_of(s: Fields, deck: int) -> int:
    """Count the discarded rituals of one back."""
    count = 0
    for ritual in range(K.RITUAL_COUNT):
        count += K.OF_DECK[deck][ritual] * s.discards[ritual]
    return count


def has_rituals(s: Fields, deck: int) -> bool:
    """Tell whether deck or discard pile of a back have a card."""
    for ritual in range(K.RITUAL_COUNT):
        if K.BACK[ritual] == deck and s.deck[ritual] + s.discards[ritual] > 0:
            return True
    return False


def rebuild_deck(s: Fields, deck: int, events: Events) -> int:
    """R5: an empty deck is made anew from its discards. Return the cards there are."""
    count = deck_left(s, deck)
    if count == 0:
        for ritual in range(K.RITUAL_COUNT):
            if K.BACK[ritual] == deck:
                s.deck[ritual] = s.discards[ritual]
                s.discards[ritual] = 0
                count += s.deck[ritual]
        if count > 0:
            events.tell(C.E_RESHUFFLE, deck, 0, 0, 0)
    return count


def is_open_to(s: Fields, seat: int, deck: int) -> bool:
    """R22: forbidden rituals are drawn from Ariki on."""
    return deck != K.FORBIDDEN or s.tattoo[seat] >= K.ARIKI


def may_draw(s: Fields, seat: int, deck: int) -> bool:
    """R22: the rank must permit it, and there must be a card."""
    return is_open_to(s, seat, deck) and has_rituals(s, deck)


def draw_size(s: Fields, seat: int) -> int:
    """R22: how many rituals a seat draws by its rank."""
    return K.DRAW_LARGE if s.tattoo[seat] >= K.ARIOI else K.DRAW_SMALL


def keep_size(s: Fields) -> int:
    """R22: how many drawn rituals are kept: one, or as many as the current step says."""
    return s.todo[s.todo_n - 1][K.N] if Stack.current(s) == K.DRAW else 1


def begin_draw(s: Fields, seat: int, deck: int, keep: int, events: Events) -> None:
    """R22: the cards are dealt one by one, by chance."""
    Stack.push_more(s, K.DEAL, seat, draw_size(s, seat), deck, keep)
    events.tell(C.E_DRAW, seat, deck, draw_size(s, seat), 0)


def drawn_cards(s: Fields, seat: int) -> int:
    """Count what a seat has drawn and neither kept nor discarded."""
    count = 0
    for ritual in range(K.RITUAL_COUNT):
        count += s.drawn[seat][ritual]
    return count


def held_rituals(s: Fields, seat: int) -> int:
    """Count hand and bagged rituals together: what everybody can count."""
    count = 0
    for ritual in range(K.RITUAL_COUNT):
        count += s.hand[seat][ritual] + s.bagged[seat][ritual]
    return count


def keep_ritual(s: Fields, seat: int, ritual: int, events: Events) -> None:
    """R22: a drawn card goes to the hand; after the last the others are discarded."""
    s.drawn[seat][ritual] -= 1
    s.hand[seat][ritual] += 1
    s.keep[seat] -= 1
    events.tell(C.E_KEEP, seat, 0, 0, 0)
    events.tell(C.E_KEPT, seat, ritual, 0, 0)
    if s.keep[seat] == 0:
        for other in range(K.RITUAL_COUNT):
            s.discards[other] += s.drawn[seat][other]
            s.drawn[seat][other] = 0


# -- masks and helpers -----------------------------------------------------------------------------


def loose_masks(s: Fields, seat: int) -> int:
    """Count the masks and mirrors of a seat that are not coupled."""
    count = 0
    for mask in range(K.MASK_COUNT):
        count += s.masks[seat][mask]
    return count


def is_single(s: Fields, seat: int, picture: int) -> bool:
    """R11: whether a seat has a mask of a picture without its twin."""
    return s.masks[seat][picture] % 2 == 1


def helpers_of(s: Fields, seat: int, helper: int) -> int:
    """Count the helpers of a kind, used or not."""
    return s.ready[seat][helper] + s.used[seat][helper]


def use_helper(s: Fields, seat: int, helper: int) -> None:
    """Turn a ready helper."""
    s.ready[seat][helper] -= 1
    s.used[seat][helper] += 1
