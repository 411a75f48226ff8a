import subprocess
import sys
from typing import Any

import pytest
from write_views import declared, events_of, python_file, typescript_file

import vaka
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


class Even:
    """A shape of a game's own."""

    like = Whole(0, 8)

    def check(self, value: Any, field: str) -> None:
        self.like.check(value, field)


SEAT = Record(hand=Either(ListOf(Word("fish", "sail")), Word("?")), even=Even(), from_=Flag())
STEPS = [Record(do=Word(name), number=Whole(0, 3)) for name in ("dig", "carve", "carry", "raise")]
VIEW = Record(
    phase=Word("day", "night"),
    seats=ListOf(SEAT, 2, 4),
    stock=Counts(("fish", "sail"), 9),
    next=Either(SEAT, Nothing()),
    steps=ListOf(Either(*STEPS)),
)
FACTS = Record(
    moves=MapOf(("buy fish", "buy sail"), Record(cost=Whole(0, 9), why=Text())),
    wind=OneOf(1, 2, "calm"),
)

PYTHON = '''\
"""The types of positions, views and facts of sample.

Written by tools/write_views.py from shapes.py; do not edit.
"""

from typing import Literal, TypedDict

ViewPhase = Literal["day", "night"]

ViewSeatHand = Literal["fish", "sail"]

ViewSeat = TypedDict(
    "ViewSeat",
    {
        "hand": list[ViewSeatHand] | Literal["?"],
        "even": int,
        "from": bool,
    },
)


class ViewStep(TypedDict):
    """What stands at `view.step`."""

    do: Literal["dig"]
    number: int


class ViewStep2(TypedDict):
    """What stands at `view.step`."""

    do: Literal["carve"]
    number: int


class ViewStep3(TypedDict):
    """What stands at `view.step`."""

    do: Literal["carry"]
    number: int


class ViewStep4(TypedDict):
    """What stands at `view.step`."""

    do: Literal["raise"]
    number: int


class View(TypedDict):
    """What stands at `view`."""

    phase: ViewPhase
    seats: list[ViewSeat]
    stock: dict[str, int]
    next: ViewSeat | None
    steps: list[ViewStep | ViewStep2 | ViewStep3 | ViewStep4]


class FactsMove(TypedDict):
    """What stands at `facts.move`."""

    cost: int
    why: str


FactsMovesName = Literal["buy fish", "buy sail"]

FactsWind = Literal[1, 2, "calm"]


class Facts(TypedDict):
    """What stands at `facts`."""

    moves: dict[str, FactsMove]
    wind: FactsWind
'''

TYPESCRIPT = """\
/** What stands at `view`. */
export interface View {
  phase: ViewPhase;
  seats: ViewSeat[];
  stock: Record<ViewSeatHand, number>;
  next: ViewSeat | null;
  steps: (ViewStep | ViewStep2 | ViewStep3 | ViewStep4)[];
}

/** What stands at `facts.move`. */
export interface FactsMove {
  cost: number;
  why: string;
}

/** What stands at `facts.moves.name`. */
export type FactsMovesName = "buy fish" | "buy sail";

/** What stands at `facts.wind`. */
export type FactsWind = 1 | 2 | "calm";

/** What stands at `facts`. */
export interface Facts {
  moves: Partial<Record<FactsMovesName, FactsMove>>;
  wind: FactsWind;
}
"""


def test_shapes_become_typed_dicts() -> None:
    assert python_file("sample", declared({"view": VIEW, "facts": FACTS})) == PYTHON


def test_shapes_become_interfaces() -> None:
    assert typescript_file("sample", declared({"view": VIEW, "facts": FACTS})).endswith(TYPESCRIPT)


@pytest.mark.parametrize(
    ("shape", "last"),
    [
        (Word(*(f"a rather long word {n}" for n in range(9))), '  | "a rather long word 8";'),
        (Either(*(Record(**{f"key{n}": Flag()}) for n in range(30))), "  | View30;"),
    ],
)
def test_long_types_are_broken_into_lines(shape: Shape, last: str) -> None:
    types = declared({"view": shape})
    assert typescript_file("sample", types).splitlines()[-1] == last
    formatted(python_file("sample", types))


def test_the_python_is_as_the_formatter_wants_it() -> None:
    formatted(PYTHON)


def formatted(text: str) -> None:
    for words in (["format", "--diff"], ["check", "--quiet"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *words, "--stdin-filename", "src/views.py", "-"],
            input=text,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_a_shape_of_its_own_must_say_what_it_is_like() -> None:
    class Odd:
        def check(self, value: Any, field: str) -> None: ...

    with pytest.raises(SystemExit, match=r"view\.number: Odd"):
        declared({"view": Record(number=Odd())})


def test_too_many_words_are_just_a_text() -> None:
    types = declared({"view": Record(move=Word(*(f"bid {n}" for n in range(200))))})
    assert "    move: str\n" in python_file("sample", types)


def test_the_page_knows_the_keys_of_all_events() -> None:
    written = typescript_file("sample", declared({"view": VIEW}), ("buy", "pass_"))
    assert written.splitlines()[-1] == 'export type EventKey = "buy" | "pass_";'
    for game in vaka.games():
        assert events_of(game) == vaka.load(game).event_codec.keys
