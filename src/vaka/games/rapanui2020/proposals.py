"""Several moves in a row that are proposed as one: all Moai, the best way, the best price.

Nobody has to follow a proposal: each is a series of moves of the notation, and all others stay
possible. The best way is the one on which others earn least often, then the shortest; the best
price keeps the dearest resources.
"""

from typing import Any

from vaka.games.rapanui2020 import codes as C
from vaka.games.rapanui2020 import parts
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.rules import island as Island
from vaka.games.rapanui2020.rules import styling as Styling
from vaka.games.rapanui2020.rules import transport as Transport
from vaka.games.rapanui2020.state import Fields

STEP, INCOME = 1, 100  # an income weighs more than any way round it
FAR = 1_000_000

# -- ways (P3.2) -----------------------------------------------------------------------------------


def routes(s: Fields, moves: list[int]) -> dict[str, Any]:
    """P3.2: by kind of piece that can set out now or is under way, the best way to each goal."""
    found: dict[str, Any] = {}
    if s.stage == K.ROUTE:
        kind = "pukao" if s.piece == K.PUKAO else "moai"
        found[kind] = ways(s, s.piece, Transport.here(s))
    elif s.phase == K.HAUL and s.stage == K.MAIN:
        for move in moves:
            if C.M_LOAD <= move < C.M_LOAD + len(parts.CARGO):
                piece = move - C.M_LOAD
                kind = "pukao" if piece == K.PUKAO else "moai"
                if kind not in found:
                    found[kind] = ways(s, piece, Island.start_of(s.board, piece))
    return found


def ways(s: Fields, piece: int, start: int) -> dict[str, Any]:
    """P3.2, P3.3: the best way from a space to each goal: what is entered, and who earns there."""
    wanted = Island.goals(s, s.active, piece)
    before = cheapest(s, start)
    found = {}
    for goal in range(K.SPACE_COUNT):
        if wanted >> goal & 1 == 1 and before[goal] >= 0:
            path = path_to(before, goal)
            if path:
                incomes = [earned for space in path if (earned := income(s, piece, space))]
                names = [parts.SPACES[space] for space in path]
                found[parts.SPACES[goal]] = {"path": names, "incomes": incomes}
    return found


def cheapest(s: Fields, start: int) -> list[int]:
    """P3.2, A10: from where the best way comes to each space; -1 if none leads there."""
    ground = s.carriers & ~s.trodden
    before = [-1] * K.SPACE_COUNT
    cost = [FAR] * K.SPACE_COUNT
    cost[start], before[start] = 0, start
    changed = True
    while changed:
        changed = False
        for space in range(K.SPACE_COUNT):
            if cost[space] == FAR:
                continue
            beside = Island.around(1 << space) & ground
            for other in range(K.SPACE_COUNT):
                if beside >> other & 1 == 1:
                    dear = INCOME if Transport.earner(s, s.active, other) >= 0 else 0
                    if cost[space] + STEP + dear < cost[other]:
                        cost[other] = cost[space] + STEP + dear
                        before[other] = space
                        changed = True
    return before


def path_to(before: list[int], goal: int) -> list[int]:
    """Return the spaces that are entered on the way to a goal."""
    path: list[int] = []
    space = goal
    while before[space] != space:
        path.insert(0, space)
        space = before[space]
    return path


def income(s: Fields, piece: int, space: int) -> dict[str, Any]:
    """P3.3: who earns on a space and one of what; nothing where nobody does."""
    owner = Transport.earner(s, s.active, space)
    if owner < 0:
        return {}
    bits = Transport.incomes(s.board, piece, space)
    names = [name for i, name in enumerate(parts.RESOURCES) if bits >> i & 1 == 1]
    return {"space": parts.SPACES[space], "seat": owner, "resources": names}


# -- sculpting (P2.3, P2.4) ------------------------------------------------------------------------


def takes(s: Fields, moves: list[int]) -> list[str]:
    """P2.3: the Moai that the Sculptors of the seat to move can make, each as large as possible."""
    found: list[str] = []
    if s.phase != K.SCULPT or C.M_DONE not in moves:
        return found
    trial = s.copy()
    while sizes := [m - C.M_TAKE for m in trial.moves() if C.M_TAKE <= m < C.M_DONE]:
        trial.play(C.M_TAKE + max(sizes))
        found.append(parts.SIZES[max(sizes)])
    return found


# -- prices (P3.7-P3.9) ----------------------------------------------------------------------------


def payments(s: Fields, moves: list[int]) -> dict[str, Any]:
    """P3.8: for each offering the units of the best price, and how many prices there are."""
    if s.stage == K.SPEND:
        return {parts.MOVES.text(s, C.M_OFFER + s.offer): payment(s, s.offer)}
    return {
        parts.MOVES.text(s, move): payment(s, move - C.M_OFFER)
        for move in moves
        if C.M_OFFER <= move < C.M_SPEND
    }


def payment(s: Fields, offer: int) -> dict[str, Any]:
    """P3.8, N2: the units still to be named, in the order of the notation, lowest first."""
    left, lowest = Styling.units_left(s), Styling.lowest_unit(s)
    best: list[str] = []
    count = 0
    for reeds in range(left, -1, -1):
        for eggs in range(left - reeds, -1, -1):
            for wood in range(left - reeds - eggs, -1, -1):
                units = [reeds, eggs, wood, left - reeds - eggs - wood]
                if sum(units[:lowest]) == 0 and is_price(s, offer, units):
                    count += 1
                    if count == 1:
                        best = [parts.RESOURCES[r] for r in range(4) for _ in range(units[r])]
    return {"units": best, "ways": count}


def is_price(s: Fields, offer: int, units: list[int]) -> bool:
    """P3.8, P3.9: tell whether a seat has these units, and whether they complete the price."""
    kind = offer % K.TYPE_COUNT
    artistic = kind > 0 and s.built[s.active][K.ARTISTIC] == 1
    held = s.resources[s.active]
    if any(units[r] > held[r] - s.spent[r] for r in range(4)):
        return False
    return makes_up(s, kind, units) or (artistic and makes_up(s, kind - 1, units))


def makes_up(s: Fields, kind: int, units: list[int]) -> bool:
    """P3.8: tell whether the units named and these are worth enough, resource by resource."""
    worth = 0
    for resource in range(3, -1, -1):
        worth += s.spent[resource] + units[resource]
        need = K.REDUCED_NEED[kind][resource] if s.skimp == 1 else K.NEED[kind][resource]
        if worth < need:
            return False
    return True
