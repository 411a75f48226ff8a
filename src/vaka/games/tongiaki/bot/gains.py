"""What fleets may gain in Tongiaki: the odds of unknown water, and where each beach leads.

This is what the evaluation judges and prefers by; the outlook is its row of numbers for all seats.
"""

import math

from vaka.engine.buffers import Weights
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.bot import codes as W
from vaka.games.tongiaki.bot.structs import Outlook
from vaka.games.tongiaki.rules import beaches as Beaches
from vaka.games.tongiaki.rules import voyage as Voyage
from vaka.games.tongiaki.state import Fields

# -- the outlook -----------------------------------------------------------------------------------


def look_ahead(s: Fields, weights: Weights, outlook: Outlook) -> None:
    """Fill in the outlook: turns left (E1), and what awaits a fleet in unknown water (R3.3).

    Of the tiles in the pile, islands end a voyage well and water with too high a number at its
    crest ends it badly; other water only puts the answer off.
    """
    islands = 0
    points = 0
    for tile in range(K.TONGA + 1, K.WATER):
        if s.where[tile] == K.IN_PILE:
            islands += 1
            points += K.POINTS[tile]
    waters = 0
    too_high = [0] * 5  # HIGHEST_NUMBER + 1
    for tile in range(K.WATER, K.TILE_COUNT):
        if s.where[tile] == K.IN_PILE:
            waters += 1
            for colours in range(K.CREST_NUMBER[tile - K.WATER]):
                too_high[colours] += 1
    outlook.fresh = points / (islands + 0.001)
    for colours in range(K.HIGHEST_NUMBER + 1):
        outlook.survive[colours] = islands / (islands + too_high[colours] + 0.001)
    draws = 0.0
    if s.ending == 0:  # the mean number of draws until all of one kind are drawn
        draws = islands + waters - islands / (waters + 1.0) - waters / (islands + 1.0)
    turns = draws * weights.weight[W.TURNS_PER_DRAW]
    outlook.turns = turns
    outlook.kept = math.exp(-weights.weight[W.LEAVE_SOON] * turns)


# -- voyages ---------------------------------------------------------------------------------------


def best_pier(
    s: Fields, weights: Weights, outlook: Outlook, seat: int, beach: int, more: int
) -> int:
    """Return the pier by which a beach sails best for a seat, -1 if all are used up (R7.3)."""
    best = -1
    best_swing = 0.0
    colours = Beaches.colours_with(s, beach, seat, more)
    for pier in range(K.BEACH_PIER[beach], K.BEACH_PIER[beach + 1]):
        if s.uses[pier] < K.MOST_USES:
            swing = fleet_swing(s, weights, outlook, seat, pier, more, colours)
            if best < 0 or swing > best_swing:
                best = pier
                best_swing = swing
    return best


def sail_swing(
    s: Fields, weights: Weights, outlook: Outlook, seat: int, pier: int, more: int
) -> float:
    """Value a voyage for a seat that has put `more` ships on the beach of a pier."""
    colours = Beaches.colours_with(s, K.PIER_BEACH[pier], seat, more)
    return fleet_swing(s, weights, outlook, seat, pier, more, colours)


def fleet_swing(
    s: Fields, weights: Weights, outlook: Outlook, seat: int, pier: int, more: int, colours: int
) -> float:
    """Value a voyage for a seat by its own gain less part of what others gain.

    A fleet without own ships may sink; that is even a reason to send it there.
    """
    beach = K.PIER_BEACH[pier]
    own = 0.0
    others = 0.0
    for other in range(s.seats):
        ships = s.ships[beach][other]
        if other == seat:
            ships += more
        if ships > 0:
            gain = voyage_gain(s, weights, outlook, other, pier, ships, colours)
            if other == seat:
                own = gain
            else:
                others += gain
    return own - weights.weight[W.SPITE] * others / (s.seats - 1)


def voyage_gain(
    s: Fields,
    weights: Weights,
    outlook: Outlook,
    seat: int,
    pier: int,
    ships: int,
    colours: int,
) -> float:
    """Value a voyage for one seat with ships in the fleet: the island reached, less the one left.

    A known route is safe or deadly (R3.4); unknown water is a gamble with known odds.
    """
    beach = K.PIER_BEACH[pier]
    origin = K.PIER_ISLAND[pier]
    left = 0.0
    if s.settled[origin][seat] == s.ships[beach][seat]:
        left = K.POINTS[origin]
    sunk = weights.weight[W.SINK] * ships
    if s.danger[pier] > colours:
        return -left - sunk
    target = Voyage.landing_place(s, pier)
    if target < 0:
        safe = outlook.survive[min(colours, K.HIGHEST_NUMBER)]
        return safe * outlook.fresh - (1.0 - safe) * sunk - left
    if target == origin:
        return 0.0
    if s.settled[target][seat] > 0:
        return -left
    return K.POINTS[target] - left


def potential(s: Fields, weights: Weights, outlook: Outlook, seat: int) -> float:
    """Add up the voyages that a seat can bring about by expansions, each by what it gains.

    A beach whose piers lead to sure loss, or where too few colours lie for its water, is a place
    for ships that do nothing; one that lacks a single ship is as good as a turn.
    """
    points = 0.0
    for island in range(K.ISLAND_COUNT):
        if s.settled[island][seat] == 0:
            continue
        for beach in range(K.FIRST_BEACH[island], K.FIRST_BEACH[island + 1]):
            colours = Beaches.colours_with(s, beach, seat, 1)
            best = 0.0
            for pier in range(K.BEACH_PIER[beach], K.BEACH_PIER[beach + 1]):
                best = max(best, voyage_gain(s, weights, outlook, seat, pier, 1, colours))
            for _ in range(1, Beaches.room(s, beach)):
                best *= weights.weight[W.BERTH]
            points += best
    return points
