"""Phase 3: carrying Moai and Pukao over the island, incomes on the way, erecting (P3.1-P3.6)."""

from vaka.engine.buffers import Events, Moves
from vaka.games.rapanui2020 import codes as C
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.rules import island as Island
from vaka.games.rapanui2020.rules import order as Order
from vaka.games.rapanui2020.rules import powers as Powers
from vaka.games.rapanui2020.rules import styling as Styling
from vaka.games.rapanui2020.state import Fields

# -- before a transport ----------------------------------------------------------------------------


def legal_turn(s: Fields, seat: int, moves: Moves) -> None:
    """P3.1: transport a Moai or a Pukao, or drop out; free actions before."""
    held = s.moai[seat][K.SMALL] + s.moai[seat][K.MEDIUM] + s.moai[seat][K.LARGE]
    if held > 0 and Island.can_arrive(s, seat, K.SMALL) == 1:
        for size in range(3):
            if s.moai[seat][size] > 0:
                moves.add(C.M_LOAD + size)
    can_style = Island.can_arrive(s, seat, K.PUKAO) if s.pukaos > 0 else 0
    if can_style == 1 and Styling.can_exchange(s, seat) == 1:
        moves.add(C.M_LOAD + K.PUKAO)
    moves.add(C.M_DROP)
    Powers.legal_hauling(s, seat, moves)


def take_turn(s: Fields, seat: int, move: int, events: Events) -> None:
    """P3.1, P3.2: set out from the Crater or the Pukao Quarry, or drop out for this round."""
    if move == C.M_DROP:
        s.dropped[seat] = 1
        events.tell(C.E_DROP, seat, 0, 0, 0)
        Order.go_on_hauling(s, events)
        return
    s.piece = move - C.M_LOAD
    s.stage = K.ROUTE
    events.tell(C.E_LOAD, seat, s.piece, 0, 0)
    enter(s, Island.start_of(s.board, s.piece))


def enter(s: Fields, space: int) -> None:
    """P3.2: the piece is on a space, the last of its route."""
    s.route[s.route_n] = space
    s.route_n += 1
    s.trodden |= 1 << space


# -- on the way (P3.2, P3.3) -----------------------------------------------------------------------


def here(s: Fields) -> int:
    """P3.2: the space where the piece is."""
    return s.route[s.route_n - 1]


def legal_route(s: Fields, seat: int, moves: Moves) -> None:
    """P3.2, N3: steps from which a destination can be reached; at one, the end of the journey."""
    space = here(s)
    steps = Island.good_steps(s)
    if steps != 0:
        for i in range(K.LAND_COUNT[s.board]):
            if steps >> K.LAND[s.board][i] & 1 == 1:
                moves.add(C.M_STEP + K.LAND[s.board][i])
        if steps >> K.CRATER[s.board] & 1 == 1:  # A8
            moves.add(C.M_STEP + K.CRATER[s.board])
        if steps >> K.PUKAO_QUARRY[s.board] & 1 == 1:
            moves.add(C.M_STEP + K.PUKAO_QUARRY[s.board])
    if Island.goals(s, seat, s.piece) >> space & 1 == 0:
        return
    if s.piece == K.PUKAO:
        moves.add(C.M_STYLE)
    else:
        legal_erections(s, space, moves)


def legal_erections(s: Fields, space: int, moves: Moves) -> None:
    """P3.4, N2: each different tile on the ahu of a space."""
    first = K.FIRST_AHU[s.board][space]
    for ahu in range(first, first + K.AHUS[s.board][space]):
        tile = s.ahu_tile[ahu]
        if tile >= 0 and ahu_with(s, space, tile) == ahu:
            moves.add(C.M_ERECT + tile)


def ahu_with(s: Fields, space: int, tile: int) -> int:
    """N2: the first ahu of a space with this tile."""
    ahu = K.FIRST_AHU[s.board][space]
    while s.ahu_tile[ahu] != tile:
        ahu += 1
    return ahu


def travel(s: Fields, seat: int, move: int, events: Events) -> None:
    """P3.2, P3.4, P3.6: go one space further, or bring the piece to its place."""
    if move == C.M_STYLE:
        style(s, seat, here(s), events)
    elif move >= C.M_ERECT:
        erect(s, seat, here(s), move - C.M_ERECT, events)
    else:
        step(s, seat, move - C.M_STEP, events)


def earner(s: Fields, seat: int, space: int) -> int:
    """P3.3: the other seat that earns when a piece of `seat` enters a space, -1 if none does."""
    return s.holder[space] if s.holder[space] != seat else -1


def incomes(board: int, piece: int, space: int) -> int:
    """P3.3, A13: the resources, as bits, of which a space earns one: for a Pukao always reeds."""
    return 1 << K.REEDS if piece == K.PUKAO else K.PRINTED[board][space]


def step(s: Fields, seat: int, space: int, events: Events) -> None:
    """P3.2, P3.3, A13, A43: another seat's figures earn at once, or choose what."""
    enter(s, space)
    events.tell(C.E_STEP, s.piece, space, 0, 0)
    owner = earner(s, seat, space)
    if owner < 0:
        return
    possible = incomes(s.board, s.piece, space)
    if possible & (possible - 1) != 0:
        s.stage = K.INCOME
        s.turn = owner
        return
    for resource in range(4):
        if possible >> resource & 1 == 1:
            earn(s, owner, resource, space, events)


def earn(s: Fields, seat: int, resource: int, space: int, events: Events) -> None:
    """P3.3, A9, A12: one unit for a space, whoever stands there."""
    events.tell(C.E_INCOME, seat, resource, space, 0)
    Powers.gain(s, seat, resource, 1, events)


def legal_incomes(s: Fields, moves: Moves) -> None:
    """P3.3: the resources printed on the space, also at the cap."""
    possible = incomes(s.board, s.piece, here(s))
    for resource in range(4):
        if possible >> resource & 1 == 1:
            moves.add(C.M_INCOME + resource)


def choose_income(s: Fields, seat: int, resource: int, events: Events) -> None:
    """P3.3, A43: the owner has chosen, the piece moves on."""
    earn(s, seat, resource, here(s), events)
    s.stage = K.ROUTE
    s.turn = s.active


# -- at the destination (P3.4-P3.6) ----------------------------------------------------------------


def erect(s: Fields, seat: int, space: int, tile: int, events: Events) -> None:
    """P3.4: take the tile, stand the Moai in its place; then the gain."""
    ahu = ahu_with(s, space, tile)
    s.ahu_tile[ahu] = -1
    s.ahu_moai[ahu] = s.piece
    s.tiles[seat][tile] += 1
    s.moai[seat][s.piece] -= 1
    Island.survey(s, space)
    s.stage = K.GAIN
    events.tell(C.E_ERECT, seat, s.piece, space, tile)


def gains(board: int, space: int, fervent: int) -> int:
    """P3.4, A4, A14: the resource of a space, or with Fervent the next higher one, as bits."""
    printed = K.PRINTED[board][space]
    return printed | printed << 1 if fervent == 1 else printed


def gain_units(s: Fields) -> int:
    """P3.4, T6: how many units the Moai brings that is being erected."""
    return K.YIELD[s.piece] + s.extra


def legal_gains(s: Fields, seat: int, moves: Moves) -> None:
    """P3.4: one of the resources that the space can bring."""
    possible = gains(s.board, here(s), s.built[seat][K.FERVENT])
    for resource in range(4):
        if possible >> resource & 1 == 1:
            moves.add(C.M_GAIN + resource)
    Powers.legal_gaining(s, seat, moves)


def take_gain(s: Fields, seat: int, resource: int, events: Events) -> None:
    """P3.4: all of one resource; the figure that erected is tired."""
    amount = gain_units(s)
    events.tell(C.E_GAIN, seat, resource, amount, 0)
    Powers.gain(s, seat, resource, amount, events)
    tire(s, seat, here(s), events)
    Order.begin_turn(s, seat, K.AFTER)


def style(s: Fields, seat: int, space: int, events: Events) -> None:
    """P3.6, N2: the Pukao goes on the first Moai without one; the figure is tired."""
    ahu = K.FIRST_AHU[s.board][space]
    while s.ahu_moai[ahu] < 0 or s.ahu_pukao[ahu] == 1:
        ahu += 1
    s.ahu_pukao[ahu] = 1
    s.pukaos -= 1
    Island.survey(s, space)
    s.stage = K.EXCHANGE
    events.tell(C.E_STYLE, seat, space, 0, 0)
    tire(s, seat, space, events)


def tire(s: Fields, seat: int, space: int, events: Events) -> None:
    """P3.4, P3.6: lay down the figure that has worked, unless it was the Chief."""
    if Island.work(s, seat, space) == 1:
        events.tell(C.E_TIRED, seat, space, 0, 0)
