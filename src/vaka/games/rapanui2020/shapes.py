"""The shapes of what is written of a match: positions, views and facts.

A view is a position with the offerings of others face down (A37). What comes in is checked with
POSITION; types for Python and for the browser can be written from all three.
"""

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

FACE_DOWN = "?"
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
MOST_UNITS = max(K.YIELD) + MOST_EXTRA
MOST_POINTS = 1000

OFFERING = Record(type=Word(*K.TYPES), value=VALUE, outstanding=BIT)


def each_seat(shape: Shape) -> ListOf:
    """Return the shape of a list with an entry for each seat."""
    return ListOf(shape, 2, K.MOST_SEATS)


# -- positions and views (N6, N7) ------------------------------------------------------------------

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
        options=Record(**{option: OneOf(*values) for option, values in K.OPTIONS.items()}),
        board=Word(*K.BOARDS),
        bag=TILE_COUNTS,
        display=TILE_COUNTS,
        box=TILE_COUNTS,
        slots=ListOf(
            Record(space=SPACE, tile=Word("", *K.TILES), moai=Word("", *K.SIZES), pukao=BIT),
            0,
            K.MOST_AHU,
        ),
        island=MapOf(
            K.SPACES,
            Record(seat=SEAT_OR_NONE, fresh=Whole(0, MOST_FIGURES), tired=Whole(0, MOST_FIGURES)),
        ),
        quarry=ListOf(each_seat(Whole(0, MOST_FIGURES)), K.COLUMN_COUNT, K.COLUMN_COUNT),
        stars=each_seat(SEAT_OR_NONE),
        order=each_seat(SEAT),
        moai=MOAI_COUNTS,
        pukao=Whole(0, K.PUKAOS),
        stacks=Record(**{kind: ListOf(VALUE, 0, 4) for kind in K.TYPES}),
        outstanding=Record(**{kind: ListOf(VALUE, 0, 2) for kind in K.TYPES}),
        seats=each_seat(_seat(offering)),
        round=Whole(0, max(K.ROUNDS)),
        phase=Word(*K.PHASES),
        truncated=BIT,
        now=NOW,
    )


POSITION = _position(OFFERING)
VIEW = _position(Either(OFFERING, Word(FACE_DOWN)))


# -- facts -----------------------------------------------------------------------------------------

_POINTS = Whole(0, MOST_POINTS)
_AHU = Whole(0, K.MOST_AHU)
_MOAI = Whole(0, sum(K.MOAI_COUNT[K.B34]))
_UNITS = Whole(0, MOST_UNITS)
_LINE_ARGUMENTS = Either(
    Record(type=Word(*K.TYPES)), Record(resource=RESOURCE, n=Whole(1, K.CAP)), Record()
)

MOVE = Either(  # what a move costs and brings
    Record(space=SPACE),  # tile: whose ahu gets it; load: from where
    Record(others=Whole(0, max(K.TILE_COPIES))),  # draft: tiles of that name that leave the game
    Record(bare=Whole(0, 2)),  # place, to: Moai to style there
    Record(left=Whole(0, max(K.PLACES[K.B34]))),  # carve: places that stay free in the column
    Record(columns=Whole(1, K.COLUMN_COUNT), units=_UNITS),  # take: which work, what it will bring
    Record(warns=Word("", "done")),  # done: the key of a warning
    Record(moai=_MOAI, warns=Word("", "end", "truncated", "drop")),  # drop: Moai that go back
    Record(seat=SEAT_OR_NONE, resources=ListOf(RESOURCE)),  # step: who earns, one of what
    Record(slot=_AHU, warns=Word("", "last_round")),  # erect: on which ahu
    Record(units=_UNITS, lost=_UNITS),  # income, gain, get: how many, and above the cap
    Record(points=_POINTS, units=_UNITS),  # offer: its value and its price
    Record(unit=_UNITS, units=_UNITS),  # spend: which unit of how many
    Record(points=_POINTS),  # copy: what an unused tablet is worth
    Record(units=_UNITS, resource=RESOURCE),  # build: its price
    Record(units=_UNITS),  # give: how many
    Record(column=Whole(1, K.COLUMN_COUNT)),  # lift sculptor: from where
)

FACTS = Record(
    points=Either(each_seat(_POINTS), Nothing()),  # E2: only at the end do all know them
    score=Either(  # E2: line by line, where the viewer may know all of it
        each_seat(
            ListOf(
                Record(
                    key=Word("offering", "outstanding", "resources", "tablet", "favor"),
                    rule=Text(),
                    points=_POINTS,
                    arguments=_LINE_ARGUMENTS,
                )
            )
        ),
        Nothing(),
    ),
    totals=Either(  # E2: summed up by where they come from
        each_seat(Record(offerings=_POINTS, resources=_POINTS, tablet=_POINTS, favor=_POINTS)),
        Nothing(),
    ),
    places=Either(each_seat(Whole(1, K.MOST_SEATS)), Nothing()),  # E3: 1 for the winners
    end=Record(empty=_AHU, limit=_AHU, last=Flag()),  # E1: empty ahu, and whether it is at hand
    chooser=SEAT_OR_NONE,  # the seat that must choose now
    price=Whole(K.REDUCED_PRICE, K.PRICE),  # P3.7, P3.9: units of an offering
    quarry=ListOf(  # P1.4: free places of each column
        Whole(0, max(K.PLACES[K.B34])), K.COLUMN_COUNT, K.COLUMN_COUNT
    ),
    destinations=ListOf(SPACE),  # P3.2: where what is under way can be brought to its place
    seats=each_seat(
        Record(
            points=Either(_POINTS, Nothing()),  # E2: of this seat, if the viewer knows them
            improvements_left=Whole(0, K.MOST_IMPROVEMENTS),  # G5: that it may still build
        )
    ),
    moves=MapOf(K.MOVES.texts, MOVE),
)
