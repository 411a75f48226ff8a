"""What may happen: the rules of Rapa Nui 2020, each function citing the rule it plays.

This module has the setup and phases 1 and 2. Phase 3 is in transport.py and styling.py, free
actions in powers.py, the flow from turn to turn in order.py, the points in scoring.py.
"""

from vaka.engine import turns as Turn
from vaka.engine.buffers import Events, Moves, Score
from vaka.engine.rng import Rng
from vaka.games.rapanui2020 import codes as C
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.rules import island as Island
from vaka.games.rapanui2020.rules import order as Order
from vaka.games.rapanui2020.rules import powers as Powers
from vaka.games.rapanui2020.rules import scoring as Scoring
from vaka.games.rapanui2020.rules import styling as Styling
from vaka.games.rapanui2020.rules import transport as Transport
from vaka.games.rapanui2020.state import Fields


class RapaNui2020(Fields):
    """A position of Rapa Nui 2020 with its rules."""

    SCORES = 1
    __slots__ = ()

    def begin(self) -> None:
        """S1-S9: everything is laid out but the Ahu tiles, which chance deals."""
        self.board = K.B2 if self.seats == 2 else K.B34
        standard = 1 if self.options[K.VARIANT] == K.STANDARD else 0
        for tile in range(K.TILE_COUNT):
            self.bag[tile] = K.TILE_COPIES[tile] if standard == 1 else K.FIRST_GAME_COPIES[tile]
        for ahu in range(K.MOST_AHU):
            self.ahu_tile[ahu] = -1
            self.ahu_moai[ahu] = -1
        for step in range(K.ROUTE_LENGTH):
            self.route[step] = -1
        for space in range(K.SPACE_COUNT):
            self.holder[space] = -1
        for size in range(3):
            self.supply[size] = K.MOAI_COUNT[self.board][size]
        self.pukaos = K.PUKAOS
        for kind in range(K.KIND_COUNT):
            self.piles[kind] = K.KIND_COPIES[self.board][kind]
        for star in range(K.MOST_STARS):
            self.stars[star] = -1
        for seat in range(K.MOST_SEATS):
            self.chief[seat] = K.IN_VILLAGE
        for seat in range(self.seats):
            self.order[seat] = seat
            self.villagers[seat] = K.VILLAGERS
            self.sorcerer[seat] = 1
            self.tablet[seat] = standard
            for resource in range(4):
                self.resources[seat][resource] = K.START_RESOURCES
        self.phase = K.DEAL
        Order.begin_turn(self, -1, K.NO_STAGE)
        self.turn = Turn.CHANCE
        Island.map_island(self)

    def complete(self) -> None:
        """Fill in the sets of spaces that repeat other fields, after those were loaded."""
        Island.map_island(self)

    def legal(self, seat: int, moves: Moves) -> None:
        """Add the moves of the phase and stage (N4), or of a power that has begun (N5)."""
        stage = self.stage
        if self.tool >= 0:
            Powers.legal_follow_up(self, seat, moves)
        elif stage == K.ROUTE:
            Transport.legal_route(self, seat, moves)
        elif stage == K.INCOME:
            Transport.legal_incomes(self, moves)
        elif stage == K.GAIN:
            Transport.legal_gains(self, seat, moves)
        elif stage == K.EXCHANGE:
            Styling.legal_exchange(self, seat, moves)
        elif stage == K.SPEND:
            Styling.legal_units(self, seat, moves)
        elif stage == K.AFTER:
            moves.add(C.M_END)
            Powers.legal_hauling(self, seat, moves)
        elif self.phase == K.PLACE:
            legal_placing(self, seat, moves)
        elif self.phase == K.SCULPT:
            legal_sculpting(self, seat, moves)
        elif self.phase == K.HAUL:
            Transport.legal_turn(self, seat, moves)
        else:
            legal_setup(self, moves)

    def apply(self, seat: int, move: int, events: Events) -> None:
        """Play a move of the phase and stage."""
        stage = self.stage
        if self.tool >= 0:
            Powers.follow_up(self, seat, move, events)
        elif move >= C.M_PLAY:
            Powers.begin(self, seat, move, events)
        elif stage == K.ROUTE:
            Transport.travel(self, seat, move, events)
        elif stage == K.INCOME:
            Transport.choose_income(self, seat, move - C.M_INCOME, events)
        elif stage == K.GAIN:
            Transport.take_gain(self, seat, move - C.M_GAIN, events)
        elif stage == K.EXCHANGE:
            Styling.choose_offering(self, move - C.M_OFFER)
        elif stage == K.SPEND:
            Styling.spend(self, seat, move - C.M_SPEND, events)
        elif stage == K.AFTER:
            Order.go_on_hauling(self, events)
        elif self.phase == K.PLACE:
            place(self, seat, move, events)
        elif self.phase == K.SCULPT:
            sculpt(self, seat, move, events)
        elif self.phase == K.HAUL:
            Transport.take_turn(self, seat, move, events)
        elif self.phase == K.DRAFT:
            draft(self, seat, move - C.M_DRAFT, events)
        else:
            lay_tile(self, move - C.M_TILE, events)

    def settle(self, score: Score) -> None:
        """E2, E3: offerings, resources, an unused tablet, Gain Favor; no tie-break."""
        for seat in range(self.seats):
            score.value[seat][0] = Scoring.points_of(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        """Do nothing: a perfect memory knows every offering tile (section "Hidden information")."""


# -- setup (S3, S8) --------------------------------------------------------------------------------


def legal_setup(s: Fields, moves: Moves) -> None:
    """S3, S8: chance deals the tiles in the bag, two seats choose among those left over."""
    for tile in range(K.TILE_COUNT):
        if s.phase == K.DRAFT:
            if s.display[tile] > 0:
                moves.add(C.M_DRAFT + tile)
        elif s.bag[tile] > 0:
            moves.add_chance(C.M_TILE + tile, s.bag[tile])


def next_ahu(s: Fields) -> int:
    """S3: the ahu that gets the next tile, in board order."""
    ahu = 0
    while s.ahu_tile[ahu] >= 0:
        ahu += 1
    return ahu


def lay_tile(s: Fields, tile: int, events: Events) -> None:
    """S3: the next ahu gets its tile; after the last one the draft or the first round begins."""
    ahu = next_ahu(s)
    s.bag[tile] -= 1
    s.ahu_tile[ahu] = tile
    events.tell(C.E_TILE, tile, K.AHU_SPACE[s.board][ahu], 0, 0)
    if ahu + 1 < K.AHU_COUNT[s.board]:
        return
    if s.seats == 2:
        begin_draft(s)
    else:
        Order.begin_round(s, events)


def begin_draft(s: Fields) -> None:
    """S8: the tiles left over lie open, and the second seat chooses first (A49)."""
    for tile in range(K.TILE_COUNT):
        s.display[tile] = s.bag[tile]
        s.bag[tile] = 0
    s.phase = K.DRAFT
    Order.begin_turn(s, s.order[1], K.DRAFTING)


def draft(s: Fields, seat: int, tile: int, events: Events) -> None:
    """S8, A33, A34: one tile for the seat, all others of that name into the box."""
    s.tiles[seat][tile] += 1
    s.box[tile] += s.display[tile] - 1
    s.display[tile] = 0
    events.tell(C.E_DRAFT, seat, tile, 0, 0)
    picks = 0
    left = 0
    for kind in range(K.TILE_COUNT):
        picks += s.tiles[0][kind] + s.tiles[1][kind]
        left += s.display[kind]
    if picks < K.DRAFT_PICKS and left > 0:
        Order.begin_turn(s, 1 - seat, K.DRAFTING)
        return
    for kind in range(K.TILE_COUNT):
        s.box[kind] += s.display[kind]
        s.display[kind] = 0
    Order.begin_round(s, events)


# -- phase 1: placing figures (P1) -----------------------------------------------------------------


def legal_placing(s: Fields, seat: int, moves: Moves) -> None:
    """P1.1-P1.7: one figure of those in hand; free actions before."""
    if s.villagers[seat] > 0:
        Island.add_open_spaces(s, seat, C.M_PLACE, moves)
        for column in range(3):
            if places_left(s, column) > 0:
                moves.add(C.M_CARVE + column)
    if s.sorcerer[seat] > 0:
        for star in range(K.STARS[s.board]):
            if s.stars[star] < 0 and (star > 0 or may_lead(s, seat) == 1):
                moves.add(C.M_SORCERER + star)
    if s.chief[seat] == K.IN_HAND:
        for column in range(3):
            moves.add(C.M_CHIEF + column)
    Powers.legal_everywhere(s, seat, moves)


def places_left(s: Fields, column: int) -> int:
    """P1.4: free places of a quarry column."""
    taken = 0
    for seat in range(s.seats):
        taken += s.quarry[column][seat]
    return K.PLACES[s.board][column] - taken


def may_lead(s: Fields, seat: int) -> int:
    """P1.6, A5, A48: the first in order may not take the first star with its first figure."""
    if s.order[0] != seat or s.villagers[seat] < K.VILLAGERS + s.built[seat][K.POPULAR]:
        return 1
    return 1 if s.chief[seat] < K.IN_HAND else 0


def place(s: Fields, seat: int, move: int, events: Events) -> None:
    """P1.3-P1.5, P1.7: a Villager, the Sorcerer or the Chief takes its place."""
    if move >= C.M_CHIEF:
        column = move - C.M_CHIEF
        s.chief[seat] = K.BELOW + column
        events.tell(C.E_CHIEF, seat, column + 1, 0, 0)
    elif move >= C.M_SORCERER:
        star = move - C.M_SORCERER
        s.sorcerer[seat] = 0
        s.stars[star] = seat
        events.tell(C.E_SORCERER, seat, star + 1, 0, 0)
    elif move >= C.M_CARVE:
        column = move - C.M_CARVE
        s.villagers[seat] -= 1
        s.quarry[column][seat] += 1
        events.tell(C.E_CARVE, seat, column + 1, 0, 0)
    else:
        space = move - C.M_PLACE
        s.villagers[seat] -= 1
        Island.put_figure(s, seat, space)
        events.tell(C.E_PLACE, seat, space, 0, 0)
    Order.go_on_placing(s, events)


# -- phase 2: sculpting (P2) -----------------------------------------------------------------------


def legal_sculpting(s: Fields, seat: int, moves: Moves) -> None:
    """P2.2-P2.5, N2: Moai from large to small, with Sculptors that have not worked yet."""
    largest = K.LARGE if s.taken < 0 else s.taken
    for size in range(largest + 1):
        if has_sculptors(s, size) == 0:
            break
        if s.supply[size] > 0:
            moves.add(C.M_TAKE + size)
    moves.add(C.M_DONE)
    Powers.legal_sculpting(s, seat, moves)


def has_sculptors(s: Fields, size: int) -> int:
    """P2.3: tell whether each column that works for a Moai of this size has a Sculptor left."""
    for column in range(K.WORKERS[size]):
        if s.free[column] == 0:
            return 0
    return 1


def sculpt(s: Fields, seat: int, move: int, events: Events) -> None:
    """P2.3: one Sculptor of each column up to the size has worked; or the turn is over."""
    if move == C.M_DONE:
        moai = s.moai[seat][K.SMALL] + s.moai[seat][K.MEDIUM] + s.moai[seat][K.LARGE]
        events.tell(C.E_DONE, seat, moai, 0, 0)
        Order.go_on_sculpting(s)
        return
    size = move - C.M_TAKE
    for column in range(K.WORKERS[size]):
        s.free[column] -= 1
    s.supply[size] -= 1
    s.moai[seat][size] += 1
    s.taken = size
    events.tell(C.E_TAKE, seat, size, 0, 0)
