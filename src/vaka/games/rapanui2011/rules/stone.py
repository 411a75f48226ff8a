"""The offering stone: what lies on it, what that makes offerings worth, what may be hidden there.

How a card of the stone is packed into an int is said in parts.py.
"""

from vaka.engine import rng as Random
from vaka.engine.rng import Rng
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.state import Fields


def kind_of(card: int) -> int:
    """Return the kind of a card on the stone."""
    return card & 3


def giver_of(card: int) -> int:
    """Return the seat from which a card on the stone came, -1 for the supply."""
    return ((card >> 3) & 7) - 1


def is_hidden_by(card: int, seat: int) -> bool:
    """Tell whether a card on the stone lies face down and came from that seat."""
    return (card & K.DOWN) != 0 and giver_of(card) == seat


def is_known_to(card: int, seat: int) -> bool:
    """Tell whether a seat with a perfect memory knows a card on the stone: open, or its own."""
    return (card & K.DOWN) == 0 or is_hidden_by(card, seat)


def limit_of(card: int, kind: int) -> int:
    """Return the limit that a face-down card carries for a kind."""
    return (card >> (6 + 5 * kind)) & 31


def put_on_stone(s: Fields, card: int) -> None:
    """Lay a card on top of the stone."""
    s.stone[s.stone_n] = card
    s.stone_n += 1


def offerings_held(s: Fields, seat: int) -> int:
    """Count the offering cards of a seat."""
    held = s.offerings[seat]
    return held[0] + held[1] + held[2] + held[3]


def gross(s: Fields, seat: int, kind: int) -> int:
    """Count what memory knows a seat to own or to have hidden: cards held and face down."""
    count = s.offerings[seat][kind]
    for i in range(s.stone_n):
        if is_hidden_by(s.stone[i], seat) and kind_of(s.stone[i]) == kind:
            count += 1
    return count


def tighten_limits(s: Fields, seat: int) -> None:
    """After an open sacrifice no hidden card can exceed what the seat still can own."""
    for kind in range(K.KIND_COUNT):
        most = gross(s, seat, kind)
        for i in range(s.stone_n):
            card = s.stone[i]
            if is_hidden_by(card, seat) and limit_of(card, kind) > most:
                s.stone[i] = card - ((limit_of(card, kind) - most) << (6 + 5 * kind))


def stone_count(s: Fields, kind: int) -> int:
    """Count the cards of a kind on the stone, face-down ones included."""
    count = 0
    for i in range(s.stone_n):
        if kind_of(s.stone[i]) == kind:
            count += 1
    return count


def value_of(s: Fields, kind: int) -> int:
    """RE3, RE4: three fame, less one for each different larger count; nothing if all are nought."""
    if s.stone_n == 0:
        return 0
    value = K.BEST_VALUE
    own = stone_count(s, kind)
    for other in range(K.KIND_COUNT):
        count = stone_count(s, other)
        if count > own:
            value -= 1
            for earlier in range(other):  # equal counts share one rank
                if stone_count(s, earlier) == count:
                    value += 1
                    break
    return value


# -- what others may have hidden -------------------------------------------------------------------


def hide_anew(s: Fields, seat: int, rng: Rng) -> None:
    """Choose the face-down cards of a seat anew, as far as what was seen of it allows."""
    take_hidden_cards_back(s, seat)
    for place in range(s.stone_n):
        if is_hidden_by(s.stone[place], seat):
            hide_any_kind(s, seat, place, rng)


def take_hidden_cards_back(s: Fields, seat: int) -> None:
    """Count the seat's face-down cards as held, so that the offerings become gross counts."""
    for i in range(s.stone_n):
        if is_hidden_by(s.stone[i], seat):
            s.offerings[seat][kind_of(s.stone[i])] += 1


def hide_any_kind(s: Fields, seat: int, place: int, rng: Rng) -> None:
    """Hide a card that the seat may have hidden there, the likelier the more of it he had."""
    total = 0
    for kind in range(K.KIND_COUNT):
        total += room(s, seat, place, kind)
    limited = 1
    if total == 0:  # only in a position that no match reaches: no choice fits the limits
        limited = 0
        total = offerings_held(s, seat)
    left = Random.next_below(rng, total)
    kind = 0
    while True:
        weight = room(s, seat, place, kind) if limited == 1 else s.offerings[seat][kind]
        if left < weight:
            break
        left -= weight
        kind += 1
    s.offerings[seat][kind] -= 1
    s.stone[place] += kind - kind_of(s.stone[place])


def room(s: Fields, seat: int, place: int, kind: int) -> int:
    """Count how many cards of a kind the face-down card at `place` can be chosen from.

    A choice fits what was seen if, for each face-down card, the cards of a kind hidden up to it
    stay within its limit. Those counts only grow, so the smallest limit from here upwards binds;
    and then every choice made within it from the bottom up can be completed.
    """
    most = K.OFFERINGS
    for i in range(s.stone_n):
        card = s.stone[i]
        if is_hidden_by(card, seat) and i >= place and limit_of(card, kind) < most:
            most = limit_of(card, kind)
    for i in range(place):
        if is_hidden_by(s.stone[i], seat) and kind_of(s.stone[i]) == kind:
            most -= 1
    held = s.offerings[seat][kind]
    most = min(held, most)
    return max(0, most)
