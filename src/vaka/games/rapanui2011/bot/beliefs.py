"""What others hide in Rapa Nui 2011: which kind lies face down on the stone.

A builder hides a kind that it has more of than the others, and that still lies behind on the stone:
there it lifts what the builder holds. Which cards it can have hidden the rules say.
"""

import math

from vaka.engine import rng as Random
from vaka.engine.buffers import Weights
from vaka.engine.rng import Rng
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.bot import codes as W
from vaka.games.rapanui2011.rules import stone as Stone
from vaka.games.rapanui2011.state import Fields

GRAINS = 1 << 20  # of a random number between 0 and 1


def suppose(s: Fields, seat: int, rng: Rng, weights: Weights) -> None:
    """Choose the face-down cards of all others anew, as they would have chosen them.

    All are taken back first, so that nothing depends on what really lies there.
    """
    for other in range(s.seats):
        if other != seat:
            Stone.take_hidden_cards_back(s, other)
    for other in range(s.seats):
        if other != seat:
            hide_as_preferred(s, other, rng, weights)


def hide_as_preferred(s: Fields, seat: int, rng: Rng, weights: Weights) -> None:
    """Choose the face-down cards of a seat, of which all count as held."""
    factors = [0.0] * 4
    known = 0
    for place in range(s.stone_n):
        if not Stone.is_hidden_by(s.stone[place], seat):
            continue
        if known == 0:
            weigh_kinds(s, seat, weights, factors)
            known = 1
        total = 0.0
        for kind in range(K.KIND_COUNT):
            total += factors[kind] * Stone.room(s, seat, place, kind)
        if total == 0.0:  # only in a position that no match reaches: no choice fits the limits
            Stone.hide_any_kind(s, seat, place, rng)
            continue
        left = total * Random.next_below(rng, GRAINS) / GRAINS
        chosen = 0
        for kind in range(K.KIND_COUNT):
            share = factors[kind] * Stone.room(s, seat, place, kind)
            if share > 0.0 and left >= 0.0:
                chosen = kind
            left -= share
        s.offerings[seat][chosen] -= 1
        s.stone[place] += chosen - Stone.kind_of(s.stone[place])


def weigh_kinds(s: Fields, seat: int, weights: Weights, factors: list[float]) -> None:
    """Say how much likelier than another card of the seat one of each kind was hidden."""
    most = 0
    for kind in range(K.KIND_COUNT):
        most = max(most, open_count(s, kind))
    for kind in range(K.KIND_COUNT):
        ahead = s.offerings[seat][kind]
        for other in range(s.seats):
            if other != seat:
                ahead -= s.offerings[other][kind]
        appeal = weights.weight[W.HIDDEN_AHEAD] * ahead
        appeal += weights.weight[W.HIDDEN_BEHIND] * (most - open_count(s, kind))
        factors[kind] = math.exp(max(-20.0, min(appeal, 20.0)))


def open_count(s: Fields, kind: int) -> int:
    """Count the cards of a kind that lie openly on the stone."""
    count = 0
    for place in range(s.stone_n):
        card = s.stone[place]
        if (card & K.DOWN) == 0 and Stone.kind_of(card) == kind:
            count += 1
    return count
