"""The shapes of positions (N4), views and facts: which keys and values may stand where."""

from typing import Any

from vaka.core.schema import (
    Either,
    Flag,
    ListOf,
    MapOf,
    Nothing,
    OneOf,
    Record,
    Shape,
    Text,
    Whole,
    Word,
    refuse,
    short,
)
from vaka.games.tongiaki import parts as K

FARTHEST = 9999  # the board has no edge; this only keeps numbers sane
LONGEST = 1_000_000_000  # turns without a laid tile, at a table without a stall limit
LEAST_SEATS, MOST_BERTHS = 2, max(K.BERTHS)


class Laid:
    """The place of a laid tile: q, r and the rotation."""

    like = ListOf(Whole(-FARTHEST, FARTHEST), 3, 3)
    rotation = Whole(0, K.EDGES - 1)

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value has three numbers, the last one a rotation."""
        self.like.check(value, field)
        self.rotation.check(value[2], f"{field}.2")


class Move(Record):
    """What a move with one verb does."""

    def __init__(self, verb: str, **shapes: Shape) -> None:
        """Declare the shape of each key but `verb`."""
        super().__init__(verb=Word(verb), **shapes)
        self.tag = verb


class ByMove:
    """An object that maps moves, as they are written, to values of one shape."""

    def __init__(self, shape: Shape) -> None:
        """Allow any move: a tile may be laid on any cell."""
        self.shape = shape
        self.like = MapOf(K.MOVES.texts, shape)

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value is such an object."""
        if not isinstance(value, dict):
            raise refuse(field, "not_record", value=short(value))
        for move, element in value.items():
            Text().check(move, field)
            self.shape.check(element, f"{field}.{move}")


_seat = Whole(0, K.MOST_SEATS - 1)
_direction = Whole(0, K.EDGES - 1)
_cell = ListOf(Whole(-FARTHEST, FARTHEST), 2, 2)
_ships = Whole(0, K.SHIPS)
_points = Whole(0, sum(K.POINTS))
_number = Whole(0, K.HIGHEST_NUMBER)
_island = Word(*K.ISLANDS)
_island_or_none = Word("", *K.ISLANDS)
_tile_or_none = Word("", *K.TILES)
_islands = ListOf(_island, 0, K.ISLAND_COUNT)


def _by_seat(shape: Shape) -> ListOf:
    return ListOf(shape, LEAST_SEATS, K.MOST_SEATS)


POSITION = Record(
    game=Word("tongiaki"),
    options=Record(**{option: OneOf(*values) for option, values in K.OPTIONS.items()}),
    pile=ListOf(Word(*K.TILES[1:]), 0, K.TILE_COUNT - 1),
    board=MapOf(K.TILES, Laid()),
    ships=MapOf(K.ISLANDS, ListOf(_by_seat(Whole(0, MOST_BERTHS)), min(K.BEACHES), K.MOST_BEACHES)),
    royal=MapOf(K.ISLANDS[1:], _seat),
    removed=_islands,
    seats=_by_seat(Record(colour=Word(*K.COLOURS), stock=_ships)),
    active=_seat,
    phase=Word(*K.PHASES),
    island=_island_or_none,
    left=Whole(0, K.MOST_BEACHES),
    from_beach=Whole(0, K.MOST_BEACHES),
    origin=_island_or_none,
    fleet=_by_seat(_ships),
    cell=ListOf(Whole(-FARTHEST, FARTHEST), 0, 2),
    heading=Whole(-1, K.EDGES - 1),
    landed=ListOf(Whole(0, MOST_BERTHS), 0, K.MOST_BEACHES),
    drawn=Word("", *K.TILES[1:]),
    purpose=Word(*K.PURPOSES),
    uses=MapOf(K.PIERS, Whole(1, K.MOST_USES)),
    links=ListOf(ListOf(_island, 2, 2), 0, K.ISLAND_COUNT * K.ISLAND_COUNT),
    dissolved=Flag(),
    ending=Flag(),
    quiet=Whole(-1, LONGEST),
    truncated=Flag(),
)
VIEW = POSITION  # N5: nothing is private

# -- facts -----------------------------------------------------------------------------------------

_room = Whole(0, MOST_BERTHS)
_tiles = Whole(0, K.TILE_COUNT - 1)
_beach = Whole(0, K.MOST_BEACHES - 1)
_side = Whole(0, 2 * K.EDGES - 1)  # south, and clockwise in halves of edges
_colours = Whole(0, K.MOST_SEATS)
_last = Word("", *K.KINDS)  # the kind of tile of which one is the last

SCORE_LINE = Record(
    key=Word("island", "royal"),
    rule=Word("E4"),
    points=_points,
    arguments=Record(island=_island),
)
STANDING = Record(
    points=_points,
    islands=Whole(0, K.ISLAND_COUNT),  # with a ship of the seat, Tonga and royal ones included
    ships=_ships,  # on the board, on beaches and masks
    on_beaches=_ships,
    royal=ListOf(_island, 0, K.MOST_ROYAL),
    place=Whole(1, K.MOST_SEATS),
)
ROUTE = Record(
    beach=_beach,
    heading=_direction,  # over the pier
    waters=ListOf(Record(tile=Word(*K.WATERS), heading=_direction, number=_number)),
    goal=_island_or_none,  # none: an empty cell
    cell=_cell,  # of the goal
    arrival=_direction,  # the heading with which the goal is reached
    used_up=Flag(),
)
_put: dict[str, Shape] = {
    "room": _room,
    "colours": _colours,
}  # berths left, or the colours that sail if there is none
_fill: dict[str, Shape] = {"ships": _ships, "fills": ListOf(_beach), "certain": Flag()}
MOVES = (  # what a move does, by its verb
    Move("place", **_put),
    Move("land", **_put, surplus=_ships),
    Move(
        "sail",
        ships=_by_seat(_room),
        colours=_colours,
        waters=ListOf(Word(*K.WATERS)),  # as far as the fleet comes
        number=_number,  # the highest on them
        end=Word("lands", "returns", "turned_back", "sinks", "unknown", "home"),
        surplus=_ships,
        odds=Either(Record(tiles=_tiles, islands=_tiles, deadly=_tiles), Nothing()),
        last=_last,
    ),
    Move("expand", **_fill),
    Move("enter", **_fill),
    Move("king", ships=_ships, points=_points),  # ships that go home
    Move("colonise", ships=_ships, points=_points, islands=_islands),
    Move("take", ships=_ships, points=_points),  # ships that stay, or the loss
    Move("explore"),
    Move("pass"),
    Move(
        "lay",
        cell=_cell,
        rot=_direction,
        side=_side,  # of the tile beside it
        beside=_tile_or_none,
        number=_number,
        goals=ListOf(Word(*K.TILES)),  # where the ways out lead, empty cells left out
        last=_last,
    ),
    Move(
        "draw",
        number=_number,
        colours=_colours,
        end=Word("", "lands", "passes", "sinks"),  # of the fleet that waits for the tile, if any
    ),
)
FACTS = Record(
    points=_by_seat(_points),
    score=_by_seat(ListOf(SCORE_LINE)),
    standings=_by_seat(STANDING),
    lead=Record(seats=ListOf(_seat), by=Word("points", "islands", "ships", "nothing")),
    fleet=Record(ships=_ships, colours=_colours),  # under way
    room=MapOf(K.ISLANDS, ListOf(_room, min(K.BEACHES), K.MOST_BEACHES)),  # free berths by beach
    sides=MapOf(K.ISLANDS, ListOf(_side, min(K.BEACHES), K.MOST_BEACHES)),  # of each beach
    places=ListOf(Record(beach=_beach, **_put)),  # where ships that are put one by one may go
    landing=ListOf(Text()),  # the moves of a whole landing, as it is proposed
    routes=MapOf(K.PIERS, ROUTE),
    pile=Record(
        islands=ListOf(Record(points=_points, tiles=ListOf(_island))),
        waters=ListOf(Record(number=_number, tiles=ListOf(Word(*K.WATERS)))),
    ),
    moves=ByMove(Either(*MOVES)),
)
