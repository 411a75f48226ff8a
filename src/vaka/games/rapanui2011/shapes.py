"""What stands where in JSON: the position, the view of it, and the facts that follow from it."""

from collections.abc import Sequence
from typing import Any

from vaka.core.schema import Counts, Either, Flag, ListOf, MapOf, Nothing, Record, Whole, Word
from vaka.games.rapanui2011 import parts as K

MOST_TILES = 9999  # wood and fame are unlimited counters (A10); this only keeps numbers sane
MOST_POINTS = 5 * MOST_TILES
MOST_CARDS = sum(K.DECK)
LAST_SEAT = K.SEAT_COUNT - 1
LIMIT = MapOf(K.KINDS, Whole(0, K.OFFERINGS))


# -- the position ----------------------------------------------------------------------------------


class _StoneCard:
    """A card on the stone: just the face-down cards carry a limit."""

    open = Record(kind=Word(*K.KINDS), face=Word("up"), from_=Whole(-1, LAST_SEAT), limit=Record())
    hidden = Record(
        kind=Word(*K.KINDS),
        face=Word("up", "down"),
        from_=Whole(0, LAST_SEAT),
        limit=Counts(K.KINDS, K.OFFERINGS),
    )
    like = Record(**hidden.shapes | {"limit": LIMIT})

    def check(self, value: Any, field: str) -> None:
        """Raise what is wrong with the card that its face says it is."""
        face_down = isinstance(value, dict) and value.get("face") != "up"
        (self.hidden if face_down else self.open).check(value, field)


class _Owed(ListOf):
    """An entry of `owed`: a seat and one or two cards."""

    def __init__(self) -> None:
        super().__init__(Whole(0, LAST_SEAT), 2, 2)

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the value is such a pair."""
        super().check(value, field)
        Whole(1, 2).check(value[1], f"{field}.1")


SEAT = Record(
    colour=Word("", *K.COLOURS),
    display=Counts(K.TYPES, MOST_CARDS),
    hand=Counts(K.TYPES, MOST_CARDS),
    offerings=Counts(K.KINDS, K.OFFERINGS),
    wood=Whole(0, MOST_TILES),
    fame=Whole(0, MOST_TILES),
)

POSITION = Record(
    game=Word("rapanui2011"),
    options=Record(),
    colours=ListOf(Word(*K.COLOURS), 0, K.COLOUR_COUNT),
    pile=Counts(K.TYPES, MOST_CARDS),
    columns=ListOf(ListOf(Word(*K.TYPES), 0, K.COLUMN_HEIGHT), K.COLUMN_COUNT, K.COLUMN_COUNT),
    supply=Counts(K.KINDS, K.OFFERINGS),
    stone=ListOf(_StoneCard(), 0, K.STONE_SIZE),
    box_moais=Whole(0, K.DECK[K.MOAI]),
    seats=ListOf(SEAT, 2, K.SEAT_COUNT),
    active=Whole(0, LAST_SEAT),
    phase=Word(*K.PHASES),
    mover=Whole(-1, LAST_SEAT),
    queue=ListOf(Whole(0, LAST_SEAT), 0, K.SEAT_COUNT),
    owed=ListOf(_Owed(), 0, K.SEAT_COUNT),
    column=Whole(-1, K.COLUMN_COUNT - 1),
    scored=Word("", *K.TYPES),
)


# -- the view: what is hidden stands under "?" -----------------------------------------------------


class _Veiled:
    """Cards by name, or "?" cards of which just the number is known.

    A memory knows what another seat holds and has hidden together, less "?" hidden ones.
    """

    def __init__(self, names: Sequence[str], most: int) -> None:
        gross = Record(**{name: Whole(0, most) for name in names}, **{"?": Whole(-most, 0)})
        hidden = Record(**{"?": Whole(0, most * len(names))})
        self.like = MapOf((*names, "?"), Whole(-most, most * len(names)))
        self.exact = Either(Counts(names, most), gross, hidden)

    def check(self, value: Any, field: str) -> None:
        """Raise BadPosition unless the cards are known, hidden, or known but for some."""
        self.exact.check(value, field)


CARDS = _Veiled(K.TYPES, MOST_CARDS)

VIEW = Record(
    **POSITION.shapes
    | {
        "pile": CARDS,
        "stone": ListOf(
            Record(
                kind=Word(*K.KINDS, "?"),
                face=Word("up", "down", "?"),
                from_=Whole(-2, LAST_SEAT),
                limit=LIMIT,
            ),
            0,
            K.STONE_SIZE,
        ),
        "seats": ListOf(
            Record(**SEAT.shapes | {"hand": CARDS, "offerings": _Veiled(K.KINDS, K.OFFERINGS)}),
            2,
            K.SEAT_COUNT,
        ),
    }
)


# -- the facts -------------------------------------------------------------------------------------

_EACH_SEAT = (2, K.SEAT_COUNT)

FACTS = Record(
    # what an offering of each kind costs a seat, and whether it could buy it now (RA2, RA3)
    purchases=ListOf(
        MapOf(K.KINDS, Record(price=Whole(0, K.BUY_PRICE), possible=Flag())), *_EACH_SEAT
    ),
    # what a Moai costs (RB1)
    moai_price=Whole(0, K.MOAI_PRICE),
    # what a seat gets if a type is scored now (RC5), and who has the bonus in it (RC6; -1 nobody)
    income=ListOf(Counts(K.TYPES, MOST_CARDS), *_EACH_SEAT),
    bonus=MapOf(K.TYPES, Whole(-1, LAST_SEAT)),
    # the cards that each seat has to draw until it holds three (RC1)
    missing=ListOf(Whole(0, K.HAND), *_EACH_SEAT),
    # of each column what a draw lays bare ("" if a refill decides), and if it ends the match (RC3)
    columns=ListOf(Record(bare=Word("", *K.TYPES), ends=Flag()), K.COLUMN_COUNT, K.COLUMN_COUNT),
    # the known cards on the stone, for those who know more than its top (RB6)
    stone=Either(
        Record(counts=Counts(K.KINDS, K.OFFERINGS), unknown=Whole(0, K.STONE_SIZE)),
        Nothing(),
    ),
    # what offerings are worth (RE3) and each line of the score (RE2), if no card is unknown
    values=Either(Counts(K.KINDS, K.BEST_VALUE), Nothing()),
    score=Either(
        ListOf(
            ListOf(
                Record(
                    key=Word("fame", "moais", "wood", "offerings"),
                    rule=Word("RE2", "RE3"),
                    points=Whole(0, MOST_POINTS),
                    arguments=MapOf(
                        ("amount", "cards", "each", "kind"),
                        Either(Whole(0, MOST_TILES), Word(*K.KINDS)),
                    ),
                )
            ),
            *_EACH_SEAT,
        ),
        Nothing(),
    ),
    # at the end the sum of all that, and who is first, tie-breakers included (RE5)
    points=Either(ListOf(Whole(0, MOST_POINTS), *_EACH_SEAT), Nothing()),
    places=Either(ListOf(Whole(1, K.SEAT_COUNT), *_EACH_SEAT), Nothing()),
    # of each legal move its price in wood and what is left of it, what is taken (RC7), a warning
    moves=MapOf(
        K.MOVES.texts,
        Record(
            price=Whole(0, K.MOAI_PRICE),
            left=Whole(0, MOST_TILES),
            gain=Whole(0, MOST_CARDS),
            warning=Word("", "box", "end"),
        ),
    ),
    # while colours are dealt, the seat that gets the next one (S2)
    colour_to=Either(Whole(0, LAST_SEAT), Nothing()),
)
