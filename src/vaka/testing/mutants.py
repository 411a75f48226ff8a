"""Positions and journals that somebody has tampered with.

A change knows what it changes: numbers move by one or far away, words become others that stand at
the same place elsewhere, things go from one pile to another, seats trade places, parts of two
positions are put together. So many mutants are almost right, which is where checks have holes.
Everything follows from the random numbers given, so that a mutant can be made again.
"""

import marshal
from collections.abc import Callable, Iterable
from typing import Any

from vaka.engine.rng import Rng

JUNK: tuple[Any, ...] = (
    None, True, False, "", "?", "\N{SNOWMAN}", 0, -1, 1.5, 10**20, -(2**31), 2**15, [], {}, [[]],
    [0] * 2000, {"": 0},
)  # fmt: skip
FAR = (-1, 0, 1, 2, 5, 6, 40, 99, 127, 160, 255, 999, 9999, 2**15 - 1, 2**16, 2**31, 10**20)
MOST_CHANGES = 6
MOST_SEEN = 40  # values remembered for each kind of place
TRIES = 12  # to find a second place for what is moved

Place = tuple[Any, Any, tuple[Any, ...]]  # container, key in it, and the kind of place


class Material:
    """What stands at each kind of place in true positions; seats and cards of a list are alike."""

    def __init__(self, positions: Iterable[dict[str, Any]]) -> None:
        """Look at true positions of one game."""
        self.positions = list(positions)
        self._seen: dict[tuple[Any, ...], list[Any]] = {}
        for position in self.positions:
            self._look(position, ())

    def _look(self, value: Any, kind: tuple[Any, ...]) -> None:
        seen = self._seen.setdefault(kind, [])
        if len(seen) < MOST_SEEN and value not in seen:
            seen.append(value)
        if isinstance(value, dict):
            for key, part in value.items():
                self._look(part, (*kind, key))
        elif isinstance(value, list):
            for part in value:
                self._look(part, (*kind, "*"))

    def one(self, kind: tuple[Any, ...], rng: Rng) -> Any:
        """Return a copy of something that stands at such a place somewhere; junk if nothing."""
        return _copy(_any(self._seen.get(kind) or JUNK, rng))

    def mutant(self, rng: Rng) -> dict[str, Any]:
        """Return one of the positions with one or several changes."""
        true = _any(self.positions, rng)
        position: dict[str, Any] = _copy(true)
        changes = 1
        while changes < MOST_CHANGES and rng.below(2) == 1:
            changes += 1
        while position and (changes > 0 or position == true):  # two equal things were exchanged
            self._change(position, rng)
            changes -= 1
        return position

    def _change(self, position: dict[str, Any], rng: Rng) -> None:
        """Change something somewhere, by a way that suits it."""
        chosen = rng.below(10)
        if chosen == 0:
            self._splice(position, rng)
        elif chosen == 1:
            _trade(position, rng)
        elif chosen < 4:
            _transfer(position, rng)
        else:
            container, key, kind = _place(position, rng)
            value = container[key]
            if rng.below(40) == 0:
                container[key] = _copy(_any(JUNK, rng))
            elif rng.below(3) == 0:
                container[key] = self.one(kind, rng)
            elif isinstance(value, list):
                _any(_LIST_CHANGES, rng)(value, self.one((*kind, "*"), rng), rng)
            elif isinstance(value, dict):
                _change_record(value, rng)
            elif isinstance(value, bool):
                container[key] = not value
            elif isinstance(value, int):
                container[key] = _other_number(value, rng)
            else:
                container[key] = self.one(kind, rng)

    def _splice(self, position: dict[str, Any], rng: Rng) -> None:
        """Take a part from another position, which may have other seats and options."""
        other = _any(self.positions, rng)
        key = _any(sorted(other), rng)
        position[key] = _copy(other[key])


def _copy(value: Any) -> Any:
    """Return a copy of plain data, several times faster than copy.deepcopy."""
    return marshal.loads(marshal.dumps(value))


def _any(things: Any, rng: Rng) -> Any:
    return things[rng.below(len(things))]


def _keys(container: Any) -> list[Any]:
    return list(container) if isinstance(container, dict) else list(range(len(container)))


def _place(position: dict[str, Any], rng: Rng) -> Place:
    """Return a place: every key of a container is as likely, however much is in it."""
    container: Any = position
    kind: tuple[Any, ...] = ()
    while True:
        key = _any(_keys(container), rng)
        kind = (*kind, key if isinstance(container, dict) else "*")
        inside = container[key]
        if not isinstance(inside, dict | list) or not inside or rng.below(4) == 0:
            return container, key, kind
        container = inside


# -- one thing -------------------------------------------------------------------------------------


def _other_number(value: int, rng: Rng) -> int:
    """Return a number near by, or far away."""
    chosen = rng.below(5)
    if chosen < 3:
        return value + (1, -1, 2 * value)[chosen]
    return int(_any(FAR, rng)) * (-1 if chosen == 4 and rng.below(4) == 0 else 1)


def _drop(values: list[Any], _: Any, rng: Rng) -> None:
    if values:
        del values[rng.below(len(values))]


def _double(values: list[Any], _: Any, rng: Rng) -> None:
    if values:
        values.insert(rng.below(len(values) + 1), _copy(_any(values, rng)))


def _empty(values: list[Any], _: Any, rng: Rng) -> None:
    values.clear()


def _insert(values: list[Any], other: Any, rng: Rng) -> None:
    values.insert(rng.below(len(values) + 1), other)


def _fill(values: list[Any], other: Any, rng: Rng) -> None:
    values.extend(_copy(other) for _ in range(_any((3, 10, 40, 100), rng)))


def _exchange(values: list[Any], _: Any, rng: Rng) -> None:
    if values:
        one, two = rng.below(len(values)), rng.below(len(values))
        values[one], values[two] = values[two], values[one]


_LIST_CHANGES: tuple[Callable[[list[Any], Any, Rng], None], ...] = (
    _drop, _drop, _double, _empty, _insert, _insert, _fill, _exchange, _exchange,
)  # fmt: skip


def _change_record(record: dict[str, Any], rng: Rng) -> None:
    """Exchange two parts of a record, empty all its counts, lose a key, or add an unknown one."""
    chosen = rng.below(8)
    if not record or chosen == 0:
        record["\N{SNOWMAN}"] = 1
    elif chosen == 1:
        del record[_any(list(record), rng)]
    elif chosen < 5:
        one, two = _any(list(record), rng), _any(list(record), rng)
        record[one], record[two] = record[two], record[one]
    else:
        for key, value in record.items():
            if type(value) is int:
                record[key] = 0 if chosen < 7 else value + 1


# -- two things, so that sums stay what they were --------------------------------------------------


def _transfer(position: dict[str, Any], rng: Rng) -> None:
    """Move one of something from a pile to another: a count, or an element of a list."""
    container, key, _ = _place(position, rng)
    value = container[key]
    for _try in range(TRIES):
        other, where, _ = _place(position, rng)
        there = other[where]
        if type(there) is not type(value) or (other is container and where == key):
            continue
        if type(value) is int and (key == where or rng.below(4) == 0):
            container[key] -= 1
            other[where] += 1
            return
        if isinstance(value, list) and value and there is not value:
            there.append(value.pop(rng.below(len(value))))
            return


def _trade(position: dict[str, Any], rng: Rng) -> None:
    """Let two seats trade places, or one thing that each of them has."""
    seats = position.get("seats")
    if not isinstance(seats, list) or not all(isinstance(own, dict) for own in seats) or not seats:
        return
    one, two = rng.below(len(seats)), rng.below(len(seats))
    if rng.below(4) == 0:
        seats[one], seats[two] = seats[two], seats[one]
        return
    shared = sorted(seats[one].keys() & seats[two].keys())
    if shared:
        key = _any(shared, rng)
        seats[one][key], seats[two][key] = seats[two][key], seats[one][key]


# -- journals --------------------------------------------------------------------------------------


def mutant_journal(text: str, rng: Rng) -> str:
    """Return a journal with one or several lines lost, doubled, exchanged or spoilt."""
    lines = text.split("\n")
    for _ in range(1 + rng.below(3)):
        _spoil_lines(lines, rng)
    return "\n".join(lines)


def _spoil_lines(lines: list[str], rng: Rng) -> None:
    one, two = rng.below(len(lines)), rng.below(len(lines))
    words, others = lines[one].split(" "), lines[two].split(" ")
    chosen = rng.below(7)
    if chosen == 0 and len(lines) > 1:
        del lines[one]
    elif chosen == 1:
        lines.insert(one, lines[two])
    elif chosen == 2:
        lines[one], lines[two] = lines[two], lines[one]
    elif chosen == 3:
        words[rng.below(len(words))] = _any(others, rng)
        lines[one] = " ".join(words)
    elif chosen == 4:
        words[rng.below(len(words))] = str(_any(JUNK, rng))
        lines[one] = " ".join(words)
    elif chosen == 5:
        lines[one] = lines[one][: rng.below(len(lines[one]) + 1)]
    else:
        lines[one] = f"{words[0]} ({_any(('undo', 'confirm', 'resign'), rng)})"
