"""The shapes of what is written of a match: positions, views and facts.

A view is a position with the offerings of others face down (A37). What comes in is checked with
POSITION; types for Python and for the browser can be written from all three.
"""

from typing import Literal

from vaka.core.schema import (
    Counts,
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
)
from vaka.games.rapanui2020 import parts as K

FACE_DOWN: Literal["?"] = "?"
CHIEF_PLACES = (*K.SPACES, "col1", "col2", "col3", "hand", "village")
BIT = Whole(0, 1)
SEAT = Whole(0, K.MOST_SEATS - 1)
SEAT_OR_NONE = Whole(-1, K.MOST_SEATS - 1)
VALUE = Whole(min(K.KIND_VALUE), max(K.KIND_VALUE))
SPACE = Word(*K.SPACES)
RESOURCE = Word(*K.RESOURCES)
TILE_COUNTS = Counts(K.TILES, max(K.TILE_COPIES))
MOAI_COUNTS = Counts(K.SIZES, sum(K.MOAI_COUNT[K.B34]))
MOST_FIGURES = K.VILLAGERS + 2  # of a seat in one place: with Popular, and the Sorcerer
MOST_FREE = 20  # Sculptors in a column, real and virtual; this only keeps numbers sane
MOST_EXTRA = 2 * K.MORE_THREE + 2 * K.MORE_TWO + K.MORE_THREE  # all tiles and the tablet
MOST_POINTS = 1000

OFFERING = Record(type=Word(*K.TYPES), value=VALUE, outstanding=BIT)


def each_seat(shape: Shape) -> ListOf:
    """Return the shape of a list with an entry for each seat."""
    return ListOf(shape, 2, K.MOST_SEATS)


# -- positions and views (N6, N7) ------------------------------------------------------------------

OPTIONS = Record(**{option: OneOf(*values) for option, values in K.OPTIONS.items()})
SLOT = Record(space=SPACE, tile=Word("", *K.TILES), moai=Word("", *K.SIZES), pukao=BIT)
FIGURES = Record(seat=SEAT_OR_NONE, fresh=Whole(0, MOST_FIGURES), tired=Whole(0, MOST_FIGURES))
STACKS = Record(**{kind: ListOf(VALUE, 0, max(map(len, K.STACK_VALUES))) for kind in K.TYPES})
OUTSTANDING = Record(
    **{kind: ListOf(VALUE, 0, max(map(len, K.OUTSTANDING_VALUES))) for kind in K.TYPES}
)
NOW = Record(
    seat=SEAT_OR_NONE,
    stage=Word(*K.STAGES),
    tool=Word("", *K.TILES),
    give=Word("", *K.RESOURCES),
    lift=Word(*K.LIFTS),
    free=ListOf(Whole(0, MOST_FREE), K.COLUMN_COUNT, K.COLUMN_COUNT),
    taken=Word("", *K.SIZES),
    piece=Word("", *K.CARGO),
    route=ListOf(SPACE, 0, K.ROUTE_LENGTH),
    extra=Whole(0, MOST_EXTRA),
    skimp=BIT,
    offer=Word("", *K.TYPES),
    outstanding=BIT,
    spent=ListOf(RESOURCE, 0, K.PRICE - 1),
)


def _seat(offering: Shape) -> Record:
    return Record(
        resources=Counts(K.RESOURCES, K.CAP),
        villagers=Whole(0, K.VILLAGERS + 1),
        sorcerer=BIT,
        chief=Word(*CHIEF_PLACES),
        improvements=ListOf(Word(*K.IMPROVEMENTS), 0, K.MOST_IMPROVEMENTS),
        tiles=TILE_COUNTS,
        rongorongo=BIT,
        moai=MOAI_COUNTS,
        offerings=ListOf(offering, 0, K.PUKAOS),
        dropped=BIT,
    )


def _position(offering: Shape) -> Record:
    return Record(
        game=Word("rapanui2020"),
        options=OPTIONS,
        board=Word(*K.BOARDS),
        bag=TILE_COUNTS,
        display=TILE_COUNTS,
        box=TILE_COUNTS,
        slots=ListOf(SLOT, 0, K.MOST_AHU),
        island=MapOf(K.SPACES, FIGURES),
        quarry=ListOf(each_seat(Whole(0, MOST_FIGURES)), K.COLUMN_COUNT, K.COLUMN_COUNT),
        stars=ListOf(SEAT_OR_NONE, min(K.STARS), K.MOST_STARS),
        order=each_seat(SEAT),
        moai=MOAI_COUNTS,
        pukao=Whole(0, K.PUKAOS),
        stacks=STACKS,
        outstanding=OUTSTANDING,
        seats=each_seat(_seat(offering)),
        round=Whole(0, max(K.ROUNDS)),
        phase=Word(*K.PHASES),
        truncated=BIT,
        now=NOW,
    )


POSITION = _position(OFFERING)
VIEW = _position(Either(OFFERING, Word(FACE_DOWN)))


# -- facts -----------------------------------------------------------------------------------------

POINTS = Whole(0, MOST_POINTS)
AHU = Whole(0, K.MOST_AHU)
FREE_PLACES = Whole(0, max(map(max, K.PLACES)))

SOURCES = ("offerings", "resources", "tablet", "favor")  # of points, by rows of the final scoring
SCORE_LINE = Record(
    key=Word("offering", "outstanding", "resources", "tablet", "favor"),
    rule=Text(),
    points=POINTS,
    arguments=MapOf(("type", "resource", "n"), Either(Word(*K.TYPES, *K.RESOURCES), POINTS)),
)
MOVE = (  # numbers of a move
    "slot",  # tile, erect: the ahu where it is laid, or on which the Moai comes
    "others",  # draft: tiles of that name that leave the game
    "bare",  # place, to: Moai without Pukao on the space
    "left",  # carve: places that stay free in the column
    "columns",  # take: how many columns work for it, from the first
    "column",  # lift sculptor: which it leaves
    "moai",  # drop: those that go back to the supply
    "units",  # what is gained, given or paid; of a Moai taken, what it will bring
    "lost",  # income, gain, get: units above the cap
    "unit",  # spend: which of the units it is
    "points",  # offer: its value; copy: what an unused tablet is worth
)

FACTS = Record(
    points=Either(each_seat(POINTS), Nothing()),  # E2: only at the end do all know them
    score=Either(each_seat(ListOf(SCORE_LINE)), Nothing()),  # E2: where the viewer knows all of it
    totals=Either(each_seat(Counts(SOURCES, MOST_POINTS)), Nothing()),  # E2: by source
    places=Either(each_seat(Whole(1, K.MOST_SEATS)), Nothing()),  # E3: 1 for the winners
    end=Record(empty=AHU, limit=AHU, last=Flag()),  # E1: empty ahu; whether this round is the last
    chooser=SEAT_OR_NONE,  # the seat that must choose now
    price=Whole(K.REDUCED_PRICE, K.PRICE),  # P3.7, P3.9: units of an offering
    quarry=ListOf(FREE_PLACES, K.COLUMN_COUNT, K.COLUMN_COUNT),  # P1.4: of each column
    starts=MapOf(K.CARGO, SPACE),  # P3.2: from where each piece sets out
    destinations=ListOf(SPACE),  # P3.2: where what is under way can be brought to its place
    steps=MapOf(  # P3.3: the spaces that can be entered now: who earns (-1: nobody), one of what
        K.SPACES, Record(seat=SEAT_OR_NONE, resources=ListOf(RESOURCE))
    ),
    routes=MapOf(  # P3.2: by kind of piece and goal the way on which others earn least
        ("moai", "pukao"),
        MapOf(
            K.SPACES,
            Record(
                path=ListOf(SPACE, 1, K.ROUTE_LENGTH),  # what is entered, the goal last
                incomes=ListOf(  # P3.3: who earns where on the way, one of what
                    Record(space=SPACE, seat=SEAT, resources=ListOf(RESOURCE))
                ),
            ),
        ),
    ),
    takes=ListOf(Word(*K.SIZES)),  # P2.3: all Moai that the seat to move can make, largest first
    payments=MapOf(  # P3.8: by offering the units of the best price, and how many prices there are
        K.MOVES.texts,
        Record(units=ListOf(RESOURCE, 0, K.PRICE), ways=Whole(0, MOST_POINTS)),
    ),
    seats=each_seat(
        Record(
            points=Either(POINTS, Nothing()),  # E2: of this seat, if the viewer knows them
            improvements_left=Whole(0, K.MOST_IMPROVEMENTS),  # G5: that it may still build
        )
    ),
    moves=MapOf(K.MOVES.texts, MapOf(MOVE, POINTS)),  # what the rules fix of legal moves
    warnings=MapOf(K.MOVES.texts, Word("done", "drop", "end", "truncated", "last_round")),
)
