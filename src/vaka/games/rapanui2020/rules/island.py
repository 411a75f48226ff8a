"""The island: figures on spaces, ahu, and which spaces a piece can be carried to.

A route may be any path without a repeated space, and there can be very many of them. Nobody lists
them: a piece moves step by step (N4), and a step is good if a destination is joined to it over
spaces with figures that the route has not touched. That is a question of sets, not of paths, and
`joined` answers it in a few shifts, however large the network (P3.2, A10).
"""

from vaka.engine import bits as Bits
from vaka.engine.buffers import Moves
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.state import Fields

# -- sets of spaces that repeat other fields -------------------------------------------------------


def map_island(s: Fields) -> None:
    """Find all sets of spaces anew from figures, ahu and route."""
    s.carriers = 1 << K.CRATER[s.board] | 1 << K.PUKAO_QUARRY[s.board]
    s.trodden = 0
    s.vacant = 0
    s.bare = 0
    for seat in range(K.MOST_SEATS):
        s.ready[seat] = 0
    for i in range(K.LAND_COUNT[s.board]):
        space = K.LAND[s.board][i]
        if s.holder[space] >= 0:
            s.carriers |= 1 << space
            refresh(s, s.holder[space], space)
        survey(s, space)
    for i in range(s.route_n):
        s.trodden |= 1 << s.route[i]


def refresh(s: Fields, seat: int, space: int) -> None:
    """P3.5, A35: note whether a seat can erect and style on a space that it holds."""
    if s.fresh[space] > 0 or s.chief[seat] == space:
        s.ready[seat] |= 1 << space
    else:
        s.ready[seat] &= ~(1 << space)


def survey(s: Fields, space: int) -> None:
    """Note whether a space has an ahu without Moai, and a Moai without Pukao."""
    first = K.FIRST_AHU[s.board][space]
    s.vacant &= ~(1 << space)
    s.bare &= ~(1 << space)
    for ahu in range(first, first + K.AHUS[s.board][space]):
        if s.ahu_moai[ahu] < 0:
            s.vacant |= 1 << space
        elif s.ahu_pukao[ahu] == 0:
            s.bare |= 1 << space


# -- figures ---------------------------------------------------------------------------------------


def open_spaces(s: Fields, seat: int) -> int:
    """P1.3, A36: the spaces that a figure of this seat may enter: its own, and empty ones."""
    own = 0
    for space in range(K.SPACE_COUNT):
        own |= (1 if s.holder[space] == seat else 0) << space
    land = K.LAND_B2 if s.board == K.B2 else K.LAND_B34
    return own | land & ~s.carriers


def add_open_spaces(s: Fields, seat: int, first: int, moves: Moves) -> None:
    """P1.3, A36: add a move for each space that a figure of this seat may enter."""
    spaces = open_spaces(s, seat)
    while spaces != 0:
        moves.add(first + Bits.lowest(spaces))
        spaces &= spaces - 1


def has_room(s: Fields, seat: int) -> int:
    """Tell whether there is any space that a figure of this seat may enter."""
    return 1 if open_spaces(s, seat) != 0 else 0


def put_figure(s: Fields, seat: int, space: int) -> None:
    """P1.3: stand a fresh figure on a space."""
    s.holder[space] = seat
    s.fresh[space] += 1
    s.carriers |= 1 << space
    s.ready[seat] |= 1 << space


def put_chief(s: Fields, seat: int, space: int) -> None:
    """T5: stand the Chief on a space."""
    s.holder[space] = seat
    s.chief[seat] = space
    s.carriers |= 1 << space
    s.ready[seat] |= 1 << space


def work(s: Fields, seat: int, space: int) -> int:
    """P3.4, A44: a figure has erected or styled: 1 if one is now tired, 0 if the Chief did it."""
    if s.chief[seat] == space:
        return 0
    s.fresh[space] -= 1
    s.tired[space] += 1
    refresh(s, seat, space)
    return 1


def clear_figures(s: Fields) -> None:
    """RE2: take all figures but the neutral ones off the island."""
    for i in range(K.LAND_COUNT[s.board]):
        space = K.LAND[s.board][i]
        s.holder[space] = -1
        s.fresh[space] = 0
        s.tired[space] = 0
    for seat in range(s.seats):
        s.ready[seat] = 0
    s.carriers = 1 << K.CRATER[s.board] | 1 << K.PUKAO_QUARRY[s.board]


def empty_ahu(s: Fields) -> int:
    """E1: count the ahu without Moai."""
    empty = 0
    for ahu in range(K.AHU_COUNT[s.board]):
        if s.ahu_moai[ahu] < 0:
            empty += 1
    return empty


def bare_moai(s: Fields, space: int) -> int:
    """P3.6: count the Moai without Pukao on a space."""
    first = K.FIRST_AHU[s.board][space]
    moai = 0
    for ahu in range(first, first + K.AHUS[s.board][space]):
        if s.ahu_moai[ahu] >= 0 and s.ahu_pukao[ahu] == 0:
            moai += 1
    return moai


# -- ways over the island (P3.2) -------------------------------------------------------------------


def goals(s: Fields, seat: int, piece: int) -> int:
    """P3.4, P3.6: the spaces where a seat could bring a Moai or a Pukao to its place."""
    return s.ready[seat] & (s.bare if piece == K.PUKAO else s.vacant)


def start_of(board: int, piece: int) -> int:
    """P3.2: the space from which a Moai or a Pukao sets out."""
    return K.PUKAO_QUARRY[board] if piece == K.PUKAO else K.CRATER[board]


def can_arrive(s: Fields, seat: int, piece: int) -> int:
    """N3: tell whether a piece of this kind could be carried to a destination."""
    wanted = goals(s, seat, piece)
    if wanted == 0:
        return 0
    return 1 if joined(s.carriers, wanted) & (1 << start_of(s.board, piece)) != 0 else 0


def good_steps(s: Fields) -> int:
    """N3: the spaces next to the piece from which a destination can be reached, or that are one."""
    ground = s.carriers & ~s.trodden
    wanted = goals(s, s.active, s.piece) & ground
    if wanted == 0:
        return 0
    return around(1 << s.route[s.route_n - 1]) & joined(ground, wanted)


def destinations(s: Fields) -> int:
    """P3.2, P3.4, P3.6: the spaces where the piece under way can still be brought to its place."""
    here = 1 << s.route[s.route_n - 1]
    ground = s.carriers & ~s.trodden | here
    return joined(ground, here) & goals(s, s.active, s.piece)


def joined(ground: int, wanted: int) -> int:
    """Return the part of `ground` that is joined to `wanted`, which is a part of it."""
    found = wanted
    before = 0
    while found != before:
        before = found
        found |= around(found) & ground
    return found


def around(spaces: int) -> int:
    """Return what lies west, east, north and south of a set of spaces, on land or not."""
    return (
        (spaces & K.NOT_WEST) >> 1
        | (spaces & K.NOT_EAST) << 1
        | spaces >> K.GRID_WIDTH
        | (spaces & K.NOT_SOUTH) << K.GRID_WIDTH
    )
