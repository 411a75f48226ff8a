"""What each number of an observation means, declared so that it can be looked up and printed."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product


class Numbers:
    """A run of numbers with one meaning, by one or more axes.

    `Numbers("hand", RELATIVE, TYPES, per=3, meaning="cards held")` is one number for each seat and
    type. Written is the count divided by `per`; `most` is the largest number that can be written,
    `least` the smallest.
    """

    def __init__(
        self,
        name: str,
        *axes: tuple[str, ...],
        meaning: str,
        per: int = 1,
        most: float = 1.0,
        least: float = 0.0,
    ) -> None:
        """Declare the numbers; without axes it is a single one."""
        self.name = name
        self.axes = axes
        self.meaning = meaning
        self.per = per
        self.most = most
        self.least = least

    def __len__(self) -> int:
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size

    def labels(self) -> Iterator[str]:
        """Yield the label of each number, the last axis changing fastest."""
        for nouns in product(*self.axes):
            yield " ".join((self.name, *nouns))


@dataclass(frozen=True)
class Span:
    """Where the numbers of one meaning stand: from `first` to `last`."""

    first: int
    last: int
    numbers: Numbers


class Layout:
    """The observation of a game, number by number.

    `version` grows whenever an index or its meaning changes, so that a model knows what it was
    trained on.
    """

    def __init__(self, version: int, *numbers: Numbers) -> None:
        """Lay the numbers out in the order given."""
        self.version = version
        self.spans: list[Span] = []
        for run in numbers:
            first = len(self)
            self.spans.append(Span(first, first + len(run) - 1, run))
        names = [span.numbers.name for span in self.spans]
        if len(set(names)) < len(names):
            raise ValueError("two runs of numbers have the same name")

    def __len__(self) -> int:
        return self.spans[-1].last + 1 if self.spans else 0

    @cached_property
    def labels(self) -> list[str]:
        """The label of each number, such as `hand 1 priest`."""
        return [label for span in self.spans for label in span.numbers.labels()]

    def span(self, name: str) -> Span:
        """Return where the numbers of that name stand; KeyError names those there are."""
        for span in self.spans:
            if span.numbers.name == name:
                return span
        known = ", ".join(span.numbers.name for span in self.spans)
        raise KeyError(f"no numbers are called {name!r}; there are {known}")

    @property
    def fingerprint(self) -> str:
        """A short digest of every label and scale: equal if two layouts mean the same."""
        told = [f"{span.numbers.per} {label}" for span in self.spans for label in _each(span)]
        return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


def _each(span: Span) -> Iterator[str]:
    return span.numbers.labels()


# Every observation begins with its own seat and goes on clockwise, so that one policy can play all
# seats; these are the names of the places.
PLACES = ("own", "1 left", "2 left", "3 left", "4 left", "5 left")


def numbered(count: int, first: int = 0) -> tuple[str, ...]:
    """Return the names of an axis that is just numbered."""
    return tuple(str(first + i) for i in range(count))
