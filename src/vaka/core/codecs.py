"""Declarations that turn the engine's ints into the notation: moves and events."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, Literal

Covered = Literal["", "others", "all"]
FIRST_VEILED = -2  # of the numbers that stand for what others hear of secret moves, downwards


def as_read(moves: Iterable[str]) -> list[str]:
    """Return moves in the order in which people look for them: `bid 2` before `bid 10`.

    The notation sorts moves as text, which every program can do without knowing numbers.
    """
    return sorted(moves, key=_as_words)


def _as_words(move: str) -> list[tuple[int, str]]:
    return [(len(word) if word.isdigit() else 0, word) for word in move.split()]


class Block:
    """A run of moves with one verb: `Block("lay", KINDS, ("1", "2", "3"))` is 12 moves."""

    def __init__(
        self,
        verb: str,
        *nouns: tuple[str, ...],
        secret: bool = False,
        covered: Covered = "",
        forgotten: bool = False,
        first: int = 0,
    ) -> None:
        """Declare verb and nouns; of a `secret` move others hear only the verb until the end.

        A `covered` move is heard by all, but the rulebook covers what it names again: from others,
        or from all. What a `forgotten` move names is heard by all and then kept by no view, not
        even by memory, such as a card that goes face down into a pile. The rules count the nouns
        from `first` on, where they lack the first of what they name.
        """
        self.verb = verb
        self.nouns = nouns
        self.secret = secret
        self.covered = covered
        self.forgotten = forgotten
        self.first = first

    def texts(self) -> Iterator[str]:
        """Yield the text of each move, the last noun changing fastest."""
        for nouns in product(*self.nouns):
            yield " ".join((self.verb, *nouns))


class MoveCodec:
    """All moves of a game: text outside, an int inside."""

    def __init__(self, **blocks: Block) -> None:
        """Number the moves of the blocks in the order given."""
        self._blocks = blocks
        self._first: dict[str, int] = {}
        self.texts: list[str] = []
        self._veiled: dict[str, str] = {}
        self._covered: dict[str, tuple[Covered, str]] = {}
        self._forgotten: set[str] = set()
        for name, block in blocks.items():
            self._first[name] = len(self.texts)
            for text in block.texts():
                self.texts.append(text)
                if block.secret:
                    self._veiled[text] = f"{block.verb} ?"
                if block.covered:
                    self._covered[text] = (block.covered, f"{block.verb} ?")
                if block.forgotten:
                    self._forgotten.add(text)
        self._ids = {text: i for i, text in enumerate(self.texts)}
        if len(self._ids) != len(self.texts):
            raise ValueError("two moves have the same text")

    def __len__(self) -> int:
        return len(self.texts)

    def first(self, block: str) -> int:
        """Return the number of the first move of a block."""
        return self._first[block]

    def codes(self) -> dict[str, int]:
        """Return for each block the number to which the rules add that of a noun."""
        return {
            name.removesuffix("_"): self._first[name] - block.first
            for name, block in self._blocks.items()
        }

    def text(self, state: Any, move: int) -> str:
        """Return the text of a move in a position.

        A game overrides `text` and `find` where a move is written with what its number leaves to
        the position, such as the cell beside a tile.
        """
        return self.texts[move]

    def find(self, state: Any, text: str) -> int | None:
        """Return the number of a move in a position, or None if no move has that text."""
        return self._ids.get(text)

    @cached_property
    def veils(self) -> list[int]:
        """What others hear of each move: the move itself, or one number for each secret verb."""
        numbers: dict[str, int] = {}
        return [
            numbers.setdefault(self._veiled[text], FIRST_VEILED - len(numbers))
            if text in self._veiled
            else i
            for i, text in enumerate(self.texts)
        ]

    def veiled(self, text: str) -> str:
        """Return a move as seats other than its mover hear it."""
        return self._veiled.get(text, text)

    def forgotten(self, text: str) -> bool:
        """Tell whether all hear what a move names, though no view keeps it."""
        return text in self._forgotten

    def covered(self, text: str, own: bool) -> str:
        """Return a move as it can be read once the rulebook has covered it; `own`: by its mover."""
        from_whom, covered = self._covered.get(text, ("", text))
        return text if own and from_whom == "others" else covered


@dataclass(frozen=True)
class Event:
    """A fact told while a move is played; feeds the log and the animation.

    `key` names the sentence `event.<key>`, `rule` the numbered rule behind it. `hears` are the
    seats that may hear it, None for everybody. `reveals` marks facts after which nobody may take
    back what came before.
    """

    key: str
    rule: str
    arguments: dict[str, int | str]
    hears: tuple[int, ...] | None = None
    reveals: bool = False


class EventKind:
    """Declares one kind of event and its arguments, in the order in which the engine tells them.

    An argument is `int` (told as it is; call it `seat` or `..._seat` if it is one) or a tuple of
    names (told as an index into it). `hears` names the argument that is the only seat to hear it.
    `covered` are the arguments that the rulebook covers again, as a card that goes to others with
    its face down; `keeps` names the argument that is the only seat to go on seeing them. What is
    left of it is told as `event.<key>_covered`.
    """

    def __init__(
        self,
        rule: str,
        *,
        hears: str | None = None,
        reveals: bool = False,
        covered: tuple[str, ...] = (),
        keeps: str | None = None,
        **arguments: Any,
    ) -> None:
        """Declare an event told under `rule`."""
        self.rule = rule
        self.arguments = arguments
        self.hears = hears
        self.reveals = reveals
        self.covered = covered
        self.keeps = keeps


class EventCodec:
    """All kinds of events of a game."""

    def __init__(self, **facts: EventKind) -> None:
        """Number the facts in the order given."""
        self.keys = tuple(facts)
        self.facts = tuple(facts.values())

    def id(self, key: str) -> int:
        """Return the number of a kind of event."""
        return self.keys.index(key)

    def covered(self, event: Event, seat: int | None) -> Event | None:
        """Return what a seat can still read of an event once it is covered; None: nothing."""
        kind = self.facts[self.id(event.key)]
        if not kind.covered or (kind.keeps and event.arguments[kind.keeps] == seat):
            return event
        if kind.hears:
            return None
        left = {name: event.arguments[name] for name in kind.arguments if name not in kind.covered}
        return Event(f"{event.key}_covered", event.rule, left, event.hears, event.reveals)

    def event(self, row: tuple[int, ...]) -> Event:
        """Return a told row as an Event."""
        fact = self.facts[row[0]]
        arguments: dict[str, int | str] = {}
        for (name, names), value in zip(fact.arguments.items(), row[1:], strict=False):
            arguments[name] = value if names is int else names[value]
        hears = None
        if fact.hears is not None:
            seat = arguments[fact.hears]
            assert isinstance(seat, int)
            hears = (seat,)
        return Event(self.keys[row[0]], fact.rule, arguments, hears, fact.reveals)
