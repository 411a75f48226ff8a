"""What may happen: the rules of Tongiaki, each function citing the rule it plays.

This module has the setup, the choices at the start of a turn, and the score. What follows from a
full beach is in chains.py, what follows from a drawn tile in laying.py.
"""

from vaka.engine.buffers import Events, Moves, Score
from vaka.engine.rng import Rng
from vaka.games.tongiaki import codes as C
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.rules import beaches as Beaches
from vaka.games.tongiaki.rules import chains as Chains
from vaka.games.tongiaki.rules import landing as Landing
from vaka.games.tongiaki.rules import laying as Laying
from vaka.games.tongiaki.rules import order as Order
from vaka.games.tongiaki.rules import voyage as Voyage
from vaka.games.tongiaki.state import Fields


class Tongiaki(Fields):
    """A position of Tongiaki with its rules."""

    SCORES = 3
    __slots__ = ()

    def begin(self) -> None:
        """Lay Tonga and give each seat its ships (S1, S2); seat 0 places the first (A4)."""
        for seat in range(self.seats):
            self.stock[seat] = K.SHIPS
        for island in range(K.ISLAND_COUNT):
            self.royal[island] = -1
        self.island = -1
        self.pier = -1
        self.drawn = -1
        self.where[K.TONGA] = K.LAID
        Voyage.map_board(self)
        self.active = 0
        Order.ask(self, K.SETUP)

    def complete(self) -> None:
        """Fill in the fields that repeat what others say, after those were loaded."""
        Voyage.map_board(self)
        Beaches.count_ships(self)

    def legal(self, seat: int, moves: Moves) -> None:
        """Add the moves of the phase (N2, N3)."""
        phase = self.phase
        if phase == K.SETUP:
            legal_setup(self, moves)
        elif phase == K.TURN:
            legal_turn(self, seat, moves)
        elif phase == K.EXPAND:
            legal_expansions(self, seat, moves)
        elif phase == K.PLACE:
            legal_places(self, 1, moves)
        elif phase == K.ENTER:
            legal_places(self, 0, moves)
        elif phase == K.SAIL:
            Chains.legal_sailings(self, moves)
        elif phase == K.LAND:
            Landing.legal_landings(self, moves)
        elif phase == K.VOYAGE or phase == K.DRAW:
            Laying.legal_draws(self, moves)
        elif phase == K.LAY:
            Laying.legal_cells(self, moves)
        elif phase == K.SETTLE:
            Laying.legal_homes(self, moves)

    def sample(self, rng: Rng, moves: Moves) -> int:
        """N3: draw a tile, which is all that chance does."""
        return C.M_DRAW + Laying.drawn_tile(self, rng)

    def apply(self, seat: int, move: int, events: Events) -> None:
        """Play a move of the phase."""
        phase = self.phase
        if phase == K.SETUP:
            set_up(self, seat, move - C.M_PLACE, events)
        elif phase == K.TURN:
            take_turn(self, seat, move, events)
        elif phase == K.EXPAND:
            expand(self, seat, move - C.M_EXPAND, events)
        elif phase == K.PLACE:
            place(self, seat, move - C.M_PLACE, 1, events)
        elif phase == K.ENTER:
            place(self, seat, move - C.M_PLACE, 0, events)
        elif phase == K.SAIL:
            Chains.sail(self, move - C.M_SAIL, events)
        elif phase == K.VOYAGE:
            Chains.discover(self, move - C.M_DRAW, events)
        elif phase == K.LAND:
            colour = (move - C.M_LAND) // K.MOST_BEACHES
            if Landing.land(self, colour, (move - C.M_LAND) % K.MOST_BEACHES, events) == 1:
                Chains.go_on(self, events)
        elif phase == K.DRAW:
            Laying.draw(self, move - C.M_DRAW, events)
        elif phase == K.LAY:
            Laying.lay(self, move, events)
        elif phase == K.SETTLE:
            Laying.settle(self, move - C.M_PLACE, events)

    def settle(self, score: Score) -> None:
        """E4, E5: points, then islands occupied, then fewer ships on the board."""
        for seat in range(self.seats):
            points = 0
            islands = 0
            ships = 0
            for island in range(K.ISLAND_COUNT):
                own = Beaches.presence(self, island, seat)
                if own > 0:
                    points += K.POINTS[island]
                    islands += 1
                    ships += own
            score.value[seat][0] = points
            score.value[seat][1] = islands
            score.value[seat][2] = -ships

    def redeal(self, seat: int, rng: Rng) -> None:
        """Do nothing: everything is public, and the pile has no order (section "Information")."""


# -- setup (S1-S5) ---------------------------------------------------------------------------------


def legal_setup(s: Fields, moves: Moves) -> None:
    """S4, A3: each beach of Tonga where a berth stays free, even beside a ship of the seat."""
    for beach in range(K.BEACHES[K.TONGA]):
        if s.filled[beach] < K.SETUP_MOST:
            moves.add(C.M_PLACE + beach)


def set_up(s: Fields, seat: int, beach: int, events: Events) -> None:
    """S4, S5: two rounds in the same order (A4); then seat 0 takes the first turn."""
    Beaches.launch(s, beach, seat)
    events.tell(C.E_SETUP, seat, K.TONGA, beach, 0)
    s.active = (seat + 1) % s.seats
    if s.active == 0 and s.stock[seat] == K.SHIPS - K.SETUP_SHIPS:
        Order.begin_turn(s, 0, events)
    else:
        Order.ask(s, K.SETUP)


# -- the start of a turn (R1, R2, R4, R5, R6) ------------------------------------------------------


def legal_turn(s: Fields, seat: int, moves: Moves) -> None:
    """R1.1: a normal turn, a royal island or a new colonisation; R6.1 without a ship on a beach."""
    if Beaches.afloat(s, seat) == 0:
        legal_re_entries(s, moves)
        if Beaches.royal_islands(s, seat) > 0:  # A12
            moves.add(C.M_COLONISE)
        return
    if s.stock[seat] > 0:
        legal_expansions(s, seat, moves)
    else:
        legal_takings(s, seat, moves)
        moves.add(C.M_PASS)  # A13
    legal_kings(s, seat, moves)
    moves.add(C.M_COLONISE)  # R5.1


def legal_expansions(s: Fields, seat: int, moves: Moves) -> None:
    """R2.1, R6.2: each island with a ship of the seat; a royal one has none on its beaches."""
    for island in range(K.ISLAND_COUNT):
        if s.settled[island][seat] > 0:
            moves.add(C.M_EXPAND + island)


def legal_takings(s: Fields, seat: int, moves: Moves) -> None:
    """R6.2: with an empty stock, each beach with a ship of the seat."""
    for beach in range(K.BEACH_COUNT):
        if s.ships[beach][seat] > 0:
            moves.add(C.M_TAKE + beach)


def legal_kings(s: Fields, seat: int, moves: Moves) -> None:
    """R4.1, R4.3: each island but Tonga where all ships are own ones, twice in a match."""
    if Beaches.royal_islands(s, seat) == K.MOST_ROYAL:
        return
    for island in range(K.TONGA + 1, K.ISLAND_COUNT):
        own = s.settled[island][seat]
        if own > 0 and own == Beaches.ships_on(s, island):
            moves.add(C.M_KING + island)


def legal_re_entries(s: Fields, moves: Moves) -> None:
    """R6.1: each island that is not royal; if there is none, exploring."""
    none = 1
    for island in range(K.ISLAND_COUNT):
        if Voyage.is_open(s, island):
            none = 0
            moves.add(C.M_ENTER + island)
    if none == 1:
        moves.add(C.M_EXPLORE)


def take_turn(s: Fields, seat: int, move: int, events: Events) -> None:
    """R1.1: what the seat has chosen to do in its turn."""
    if move == C.M_PASS:  # A13
        events.tell(C.E_PASS, seat, 0, 0, 0)
        Order.end_turn(s, events)
    elif move == C.M_COLONISE:
        colonise(s, seat, events)
    elif move == C.M_EXPLORE:
        Laying.explore(s, events)
    elif move >= C.M_TAKE:
        take(s, seat, move - C.M_TAKE, events)
    elif move >= C.M_KING:
        found_royal_island(s, seat, move - C.M_KING, events)
    elif move >= C.M_ENTER:
        enter(s, seat, move - C.M_ENTER, events)
    else:
        expand(s, seat, move - C.M_EXPAND, events)


def expand(s: Fields, seat: int, island: int, events: Events) -> None:
    """R2.2: put new ships on an island, one by one."""
    ships = ships_to_expand(s, seat, island)
    events.tell(C.E_EXPAND, seat, island, ships, 0)
    begin_placing(s, K.PLACE, island, ships)


def ships_to_expand(s: Fields, seat: int, island: int) -> int:
    """R2.2, A2: exactly as many new ships as own ones there, beaches there, and stock allow."""
    ships = s.settled[island][seat]
    beaches = Beaches.beaches_with_room(s, island)  # in a match all of them (R1.2)
    if ships > beaches:
        ships = beaches
    if ships > s.stock[seat]:  # R6.3
        ships = s.stock[seat]
    return ships


def enter(s: Fields, seat: int, island: int, events: Events) -> None:
    """R6.1: come back to an island."""
    ships = ships_to_enter(island)
    events.tell(C.E_ENTER, seat, island, ships, 0)
    begin_placing(s, K.ENTER, island, ships)


def ships_to_enter(island: int) -> int:
    """R6.1: two ships on Tonga, or one elsewhere."""
    return K.TONGA_SHIPS if island == K.TONGA else 1


def begin_placing(s: Fields, phase: int, island: int, ships: int) -> None:
    """N2: the ships are put one by one, in the order of the beaches."""
    s.island = island
    s.left = ships
    s.from_beach = 0
    Order.ask(s, phase)


def legal_places(s: Fields, step: int, moves: Moves) -> None:
    """R2.3, R6.1, A11: ascending beaches with room, so that the ships left still find theirs.

    With step 1 each ship goes to a later beach than the one before; with step 0 it need not.
    """
    first = K.FIRST_BEACH[s.island]
    places = 0  # for ships from here on
    for beach in range(K.BEACHES[s.island] - 1, s.from_beach - 1, -1):
        free = Beaches.room(s, first + beach)
        if free > 0:
            places += 1 if step == 1 else free
            if places >= s.left:
                moves.add(C.M_PLACE + first + beach)


def place(s: Fields, seat: int, beach: int, step: int, events: Events) -> None:
    """R2.3, R6.1: put a ship on a beach; after the last one full beaches sail (R2.5)."""
    Beaches.launch(s, beach, seat)
    place_on_island = beach - K.FIRST_BEACH[s.island]
    events.tell(C.E_PLACE, seat, s.island, place_on_island, 0)
    s.left -= 1
    s.from_beach = place_on_island + step
    if s.left == 0:
        s.island = -1
        s.from_beach = 0
        Chains.go_on(s, events)


def take(s: Fields, seat: int, beach: int, events: Events) -> None:
    """R6.2: take a ship of the seat from a beach, to expand with it."""
    island = K.BEACH_ISLAND[beach]
    Beaches.put_ships(s, beach, seat, -1)
    s.stock[seat] += 1
    events.tell(C.E_TAKE, seat, island, beach - K.FIRST_BEACH[island], 0)
    Order.ask(s, K.EXPAND)


def found_royal_island(s: Fields, seat: int, island: int, events: Events) -> None:
    """R4.2: one ship stays on the mask for good, the others go home, the turn ends."""
    events.tell(C.E_KING, seat, island, 0, 0)
    ships = Beaches.send_home(s, island, seat)
    s.stock[seat] -= 1
    s.royal[island] = seat
    if ships > 1:
        events.tell(C.E_HOME, seat, ships - 1, 0, 0)
    Order.end_turn(s, events)


def colonise(s: Fields, seat: int, events: Events) -> None:
    """R5.2, A25: all ships of the seat go home but the royal ones; then tiles are drawn."""
    events.tell(C.E_COLONISE, seat, 0, 0, 0)
    ships = 0
    for island in range(K.ISLAND_COUNT):
        ships += Beaches.send_home(s, island, seat)
    if ships > 0:
        events.tell(C.E_HOME, seat, ships, 0, 0)
    Laying.draw_for(s, K.COLONISE, events)
