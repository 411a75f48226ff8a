"""Free actions: Ahu tiles, the Rongorongo Tablet and Improvements (G3, G5, G6, T1-T7, N5).

A power with a question of its own is begun by `play` or `copy` and kept in `tool` until its last
follow-up move; only that last move changes figures or resources, so that begun powers never leave
pieces between two places.
"""

from vaka.engine.buffers import Events, Moves
from vaka.games.rapanui2020 import codes as C
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.rules import island as Island
from vaka.games.rapanui2020.state import Fields

# -- what is offered -------------------------------------------------------------------------------


def legal_everywhere(s: Fields, seat: int, moves: Moves) -> None:
    """G3: Barter and building, in every menu with free actions."""
    if s.tablet[seat] + s.tiles[seat][K.BARTER] > 0 and can_barter(s, seat) == 1:
        add_power(s, seat, K.BARTER, moves)
    if improvements_left(s, seat) == 0:
        return
    for improvement in range(4):
        price = K.BUILD_PRICE[improvement]
        held = s.resources[seat][K.BUILD_RESOURCE[improvement]]
        if s.built[seat][improvement] == 0 and held >= price:
            moves.add(C.M_BUILD + improvement)


def improvements_left(s: Fields, seat: int) -> int:
    """G5: how many Improvements a seat may still build."""
    left = K.MOST_IMPROVEMENTS
    for improvement in range(4):
        left -= s.built[seat][improvement]
    return left


def legal_sculpting(s: Fields, seat: int, moves: Moves) -> None:
    """P2.2, A23: Chip In before the first Moai, Change Jobs at any moment of the turn."""
    legal_everywhere(s, seat, moves)
    if may_carve(s) == 1:
        add_power(s, seat, K.CHIP_IN, moves)
    legal_change_of_jobs(s, seat, moves)


def legal_hauling(s: Fields, seat: int, moves: Moves) -> None:
    """A20, A24: before a transport or dropping out, and after a transport."""
    legal_everywhere(s, seat, moves)
    legal_change_of_jobs(s, seat, moves)
    if s.tablet[seat] + s.tiles[seat][K.REST] > 0 and has_tired(s, seat) == 1:
        add_power(s, seat, K.REST, moves)
    if s.tablet[seat] + s.tiles[seat][K.LEND] > 0 and can_lend(s, seat) == 1:
        add_power(s, seat, K.LEND, moves)


def legal_gaining(s: Fields, seat: int, moves: Moves) -> None:
    """A47, T6: after the tile is taken and before the gain."""
    legal_everywhere(s, seat, moves)
    add_power(s, seat, K.TAKE_TWO, moves)
    add_power(s, seat, K.TAKE_THREE, moves)


def legal_change_of_jobs(s: Fields, seat: int, moves: Moves) -> None:
    """T4: while the Sorcerer stands on a star; to the quarry only before the first Moai (A23)."""
    if s.tablet[seat] + s.tiles[seat][K.CHANGE_JOBS] == 0 or star_of(s, seat) < 0:
        return
    if may_carve(s) == 1 or Island.has_room(s, seat) == 1:
        add_power(s, seat, K.CHANGE_JOBS, moves)


def add_power(s: Fields, seat: int, tile: int, moves: Moves) -> None:
    """G6, T7: play a tile that the seat has, or copy it with the tablet."""
    if s.tiles[seat][tile] > 0:
        moves.add(C.M_PLAY + tile)
    if s.tablet[seat] > 0:
        moves.add(C.M_COPY + tile)


def can_barter(s: Fields, seat: int) -> int:
    """T2: tell whether there are three of some resource."""
    for resource in range(4):
        if s.resources[seat][resource] >= K.BARTERED:
            return 1
    return 0


def has_tired(s: Fields, seat: int) -> int:
    """T1: tell whether a figure of the seat is tired."""
    for i in range(K.LAND_COUNT[s.board]):
        space = K.LAND[s.board][i]
        if s.holder[space] == seat and s.tired[space] > 0:
            return 1
    return 0


def star_of(s: Fields, seat: int) -> int:
    """T4: the star on which the Sorcerer of a seat stands, -1 if on none."""
    for star in range(K.STARS[s.board]):
        if s.stars[star] == seat:
            return star
    return -1


def may_carve(s: Fields) -> int:
    """A23: tell whether a Sculptor may still be added: in phase 2, before the first Moai."""
    return 1 if s.phase == K.SCULPT and s.taken < 0 else 0


def in_window(s: Fields, tile: int) -> int:
    """G3, G6, T1-T6: tell whether the present stage is one of those in which a tile is used."""
    menu = 1 if s.stage == K.MAIN or s.stage == K.AFTER else 0
    if tile == K.BARTER:
        return 1 if menu == 1 or s.stage == K.GAIN else 0
    if tile == K.SKIMP:
        return 1 if s.stage == K.EXCHANGE else 0
    if tile == K.TAKE_TWO or tile == K.TAKE_THREE:
        return 1 if s.stage == K.GAIN else 0
    if tile == K.CHIP_IN:
        return may_carve(s)
    if tile == K.CHANGE_JOBS and s.phase == K.SCULPT:
        return menu
    if tile == K.CHANGE_JOBS or tile == K.REST or tile == K.LEND:
        return menu if s.phase == K.HAUL else 0
    return 0  # Take Your Pick and Gain Favor are never used


def can_lend(s: Fields, seat: int) -> int:
    """T5: tell whether somebody can become a Transporter, and somewhere."""
    if can_lend_sculptor(s, seat) == 0 and can_lend_chief(s, seat) == 0:
        return 0
    return Island.has_room(s, seat)


def can_lend_sculptor(s: Fields, seat: int) -> int:
    """T5: tell whether a figure of the seat is in the quarry."""
    return 1 if s.quarry[0][seat] + s.quarry[1][seat] + s.quarry[2][seat] > 0 else 0


def can_lend_chief(s: Fields, seat: int) -> int:
    """T5, A45: tell whether the seat has its Chief, but not on the island."""
    return 1 if K.BELOW <= s.chief[seat] <= K.IN_HAND else 0


# -- beginning a power -----------------------------------------------------------------------------


def begin(s: Fields, seat: int, move: int, events: Events) -> None:
    """G3: build, or use up a tile or the tablet for its power."""
    if move >= C.M_BUILD:
        build(s, seat, move - C.M_BUILD, events)
        return
    if move >= C.M_COPY:
        tile = move - C.M_COPY
        s.tablet[seat] = 0
        events.tell(C.E_COPY, seat, tile, 0, 0)
    else:
        tile = move - C.M_PLAY
        s.tiles[seat][tile] -= 1
        s.box[tile] += 1
        events.tell(C.E_PLAY, seat, tile, 0, 0)
    if tile == K.SKIMP:
        s.skimp = 1
    elif tile == K.TAKE_TWO:
        s.extra += K.MORE_TWO
    elif tile == K.TAKE_THREE:
        s.extra += K.MORE_THREE
    else:
        s.tool = tile


def build(s: Fields, seat: int, improvement: int, events: Events) -> None:
    """G5, P1.8: pay for an Improvement; new figures come into the hand."""
    s.resources[seat][K.BUILD_RESOURCE[improvement]] -= K.BUILD_PRICE[improvement]
    s.built[seat][improvement] = 1
    events.tell(C.E_BUILD, seat, improvement, 0, 0)
    if improvement == K.POPULAR:
        s.villagers[seat] += 1
    elif improvement == K.CHIEF:
        s.chief[seat] = K.IN_HAND


# -- its follow-up moves ---------------------------------------------------------------------------


def legal_follow_up(s: Fields, seat: int, moves: Moves) -> None:
    """N5: the moves of the power that has begun."""
    tool = s.tool
    if tool == K.BARTER:
        legal_barter(s, seat, moves)
    elif tool == K.CHIP_IN:
        legal_columns(moves)
    elif tool == K.CHANGE_JOBS:
        Island.add_open_spaces(s, seat, C.M_TO, moves)
        if may_carve(s) == 1:
            legal_columns(moves)
    elif tool == K.REST:
        for i in range(K.LAND_COUNT[s.board]):
            space = K.LAND[s.board][i]
            if s.holder[space] == seat and s.tired[space] > 0:
                moves.add(C.M_STAND + space)
    elif s.lifted != K.NO_LIFT:
        Island.add_open_spaces(s, seat, C.M_TO, moves)
    else:
        if can_lend_sculptor(s, seat) == 1:
            moves.add(C.M_LIFT + K.LIFT_SCULPTOR)
        if can_lend_chief(s, seat) == 1:
            moves.add(C.M_LIFT + K.LIFT_CHIEF)


def legal_barter(s: Fields, seat: int, moves: Moves) -> None:
    """T2: three of a resource, then which other."""
    for resource in range(4):
        if s.given >= 0:
            if resource != s.given:
                moves.add(C.M_GET + resource)
        elif s.resources[seat][resource] >= K.BARTERED:
            moves.add(C.M_GIVE + resource)


def legal_columns(moves: Moves) -> None:
    """T3, T4: any column, even a full one."""
    for column in range(3):
        moves.add(C.M_COLUMN + column)


def follow_up(s: Fields, seat: int, move: int, events: Events) -> None:
    """N5: go on with the power that has begun; the last move of it brings the menu back."""
    if move >= C.M_TO:
        put_to_work(s, seat, move - C.M_TO, events)
    elif move > C.M_LIFT:
        s.lifted = move - C.M_LIFT
        return
    elif move >= C.M_STAND:
        stand_up(s, seat, move - C.M_STAND, events)
    elif move >= C.M_COLUMN:
        join_column(s, seat, move - C.M_COLUMN, events)
    elif move >= C.M_GET:
        barter(s, seat, move - C.M_GET, events)
    else:
        s.given = move - C.M_GIVE
        return
    s.tool = -1


def excess(s: Fields, seat: int, resource: int, amount: int) -> int:
    """G4: how many of so many more units would exceed the cap."""
    return max(0, s.resources[seat][resource] + amount - K.CAP)


def gain(s: Fields, seat: int, resource: int, amount: int, events: Events) -> None:
    """G4: what exceeds the cap is lost."""
    lost = excess(s, seat, resource, amount)
    s.resources[seat][resource] += amount - lost
    if lost > 0:
        events.tell(C.E_LOST, seat, resource, lost, 0)


def barter(s: Fields, seat: int, resource: int, events: Events) -> None:
    """T2, A18: three against three."""
    events.tell(C.E_BARTER, seat, s.given, resource, 0)
    s.resources[seat][s.given] -= K.BARTERED
    s.given = -1
    gain(s, seat, resource, K.BARTERED, events)


def join_column(s: Fields, seat: int, column: int, events: Events) -> None:
    """T3, T4: a virtual Sculptor, or the Sorcerer, who is a real one."""
    s.free[column] += 1
    if s.tool == K.CHANGE_JOBS:
        s.stars[star_of(s, seat)] = -1
        s.quarry[column][seat] += 1
        events.tell(C.E_JOB_SCULPTOR, seat, column + 1, 0, 0)
    else:
        events.tell(C.E_CHIP_IN, seat, column + 1, 0, 0)


def stand_up(s: Fields, seat: int, space: int, events: Events) -> None:
    """T1: a tired figure is fresh again."""
    s.tired[space] -= 1
    s.fresh[space] += 1
    Island.refresh(s, seat, space)
    events.tell(C.E_STAND, seat, space, 0, 0)


def lent_from(s: Fields, seat: int) -> int:
    """T5, N2: the column that a Sculptor leaves: the highest in which the seat has one."""
    column = K.COLUMN_COUNT - 1
    while s.quarry[column][seat] == 0:
        column -= 1
    return column


def put_to_work(s: Fields, seat: int, space: int, events: Events) -> None:
    """T4, T5: the Sorcerer, the Chief or a Sculptor becomes a Transporter."""
    if s.tool == K.CHANGE_JOBS:
        s.stars[star_of(s, seat)] = -1
        Island.put_figure(s, seat, space)
        events.tell(C.E_JOB_TRANSPORTER, seat, space, 0, 0)
    elif s.lifted == K.LIFT_CHIEF:
        Island.put_chief(s, seat, space)
        events.tell(C.E_LEND_CHIEF, seat, space, 0, 0)
    else:
        column = lent_from(s, seat)
        s.quarry[column][seat] -= 1
        Island.put_figure(s, seat, space)
        events.tell(C.E_LEND, seat, column + 1, space, 0)
    s.lifted = K.NO_LIFT
