"""The observation of Tongiaki: everything is known to everybody, seen from one seat."""

from vaka.core.layout import PLACES, Layout, Numbers, numbered
from vaka.engine import observing as Write
from vaka.engine.observation import ObservationBuffer
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.rules.play import Tongiaki
from vaka.games.tongiaki.state import Fields

WHERE = ("pile", "laid", "dissolved", "drawn")
BEACHES = tuple(
    f"{K.ISLANDS[island]} {beach - K.FIRST_BEACH[island]}"
    for beach, island in enumerate(K.BEACH_ISLAND)
)
PIERS = tuple(
    f"{K.ISLANDS[island]} {edge}" for island, edge in zip(K.PIER_ISLAND, K.PIER_EDGE, strict=True)
)

LAYOUT = Layout(
    1,
    Numbers("seats", numbered(5, 2), meaning="1 for the number of seats"),
    Numbers("seat", numbered(6), meaning="1 for the number of the observing seat"),
    Numbers("final_draws", meaning="1 if the option says `stop`"),
    Numbers("stall_limit", per=200, meaning="turns without a tile that end the match, 0: never"),
    Numbers("phase", K.PHASES, meaning="1 for the phase"),
    Numbers("active", PLACES, meaning="1 for the seat whose turn it is"),
    Numbers("island", K.ISLANDS, meaning="1 for the island where ships are put or land"),
    Numbers("left", per=6, meaning="ships still to be put"),
    Numbers("from_beach", per=6, meaning="the lowest beach for the next ship"),
    Numbers("pier", PIERS, meaning="1 for the pier by which the fleet left"),
    Numbers("drawn", K.TILES, meaning="1 for the tile in hand"),
    Numbers("purpose", K.PURPOSES[1:], meaning="1 for what tiles are drawn for"),
    Numbers("dissolved", meaning="1 if an island was dissolved in this turn"),
    Numbers("ending", meaning="1 if the match ends with this turn"),
    Numbers("quiet", per=200, most=5e6, least=-0.005, meaning="turns without a laid tile"),
    Numbers("fleet", PLACES, per=K.SHIPS, meaning="ships under way"),
    Numbers("landed", numbered(6), per=5, meaning="ships of this fleet put on each beach"),
    Numbers("uses", PIERS, per=3, meaning="voyages of this turn that changed nothing (R7.3)"),
    Numbers("links", K.ISLANDS, K.ISLANDS, meaning="1 if such a voyage led from one to the other"),
    Numbers("where", K.TILES, WHERE, meaning="1 for where the tile is"),
    Numbers("q", K.TILES, per=32, least=-1.0, meaning="column of a laid tile"),
    Numbers("r", K.TILES, per=32, least=-1.0, meaning="row of a laid tile"),
    Numbers("rotation", K.TILES, numbered(6), meaning="1 for the rotation of a laid tile"),
    Numbers("danger", PIERS, per=4, meaning="the highest number on the route from a pier"),
    Numbers("ships", BEACHES, PLACES, per=5, meaning="ships on a beach"),
    Numbers("royal", K.ISLANDS, PLACES, meaning="1 for the owner of a royal island"),
    Numbers("stock", PLACES, per=K.SHIPS, meaning="ships in stock"),
)


class ObservedState(Tongiaki):
    """A position that knows its observation."""

    __slots__ = ()

    def observe(self, seat: int, buffer: ObservationBuffer) -> None:
        """Write the position, the observing seat first."""
        Write.one_of(buffer, self.seats - 2, 5)
        Write.one_of(buffer, seat, 6)
        Write.flag(buffer, self.options[K.FINAL_DRAWS])
        Write.part(buffer, K.STALL_TURNS[self.options[K.STALL_LIMIT]], 200)
        fill_decision(self, seat, buffer)
        Write.parts(buffer, self.uses, K.PIER_COUNT, K.MOST_USES)
        for island in range(K.ISLAND_COUNT):
            Write.bits(buffer, self.links[island], K.ISLAND_COUNT)
        fill_tiles(self, buffer)
        Write.parts(buffer, self.danger, K.PIER_COUNT, 4)
        fill_ships(self, seat, buffer)


def fill_decision(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write what is being decided, and what belongs to it."""
    Write.one_of(buffer, s.phase, 12)
    Write.one_of(buffer, Write.place_of(s.seats, seat, s.active), 6)
    Write.one_of(buffer, s.island, K.ISLAND_COUNT)
    Write.part(buffer, s.left, 6)
    Write.part(buffer, s.from_beach, 6)
    Write.one_of(buffer, s.pier, K.PIER_COUNT)
    Write.one_of(buffer, s.drawn, K.TILE_COUNT)
    Write.one_of(buffer, s.purpose - 1, 2)
    Write.flag(buffer, s.dissolved)
    Write.flag(buffer, s.ending)
    Write.part(buffer, s.quiet, 200)
    Write.parts_by_seat(buffer, s.fleet, s.seats, seat, 6, K.SHIPS)
    Write.parts(buffer, s.landed, K.MOST_BEACHES, 5)


def fill_tiles(s: Fields, buffer: ObservationBuffer) -> None:
    """Write where each tile is; cell and rotation only of laid ones."""
    for tile in range(K.TILE_COUNT):
        Write.one_of(buffer, s.where[tile], 4)
    Write.parts_where(buffer, s.q, s.where, K.LAID, K.TILE_COUNT, 32)
    Write.parts_where(buffer, s.r, s.where, K.LAID, K.TILE_COUNT, 32)
    for tile in range(K.TILE_COUNT):
        Write.one_of(buffer, s.rot[tile] if s.where[tile] == K.LAID else -1, K.EDGES)


def fill_ships(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write the ships of each seat, the observing seat first."""
    for beach in range(K.BEACH_COUNT):
        Write.parts_by_seat(buffer, s.ships[beach], s.seats, seat, 6, 5)
    for island in range(K.ISLAND_COUNT):
        Write.one_of(buffer, Write.place_of(s.seats, seat, s.royal[island]), 6)
    Write.parts_by_seat(buffer, s.stock, s.seats, seat, 6, K.SHIPS)
