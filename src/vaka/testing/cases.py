"""Worked cases: a position, steps, and what must hold, as JSON that any implementation can run.

A case is `{id, note, <beginning>, steps, expect}`. It begins with a `position` (complete, or
`{"start": seats, "options": {...}}`), or with `base` and `set` (a position of the opening with
changes by path). A step is a move `[seat, move]` or an object of checks; docs/concepts.md lists
them. `run` says what differs.
"""

from collections.abc import Callable
from typing import Any

from vaka.core import schema
from vaka.core.game import Game
from vaka.engine.state import State
from vaka.errors import Illegal, Refusal

MOST_OPENING_MOVES = 10_000
MALFORMED = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


class Difference(Refusal):
    """A case does not hold; the sentence says what differs."""


def run(game: Game, case: Any) -> None:
    """Run one case; raise Difference if it does not hold."""
    if not isinstance(case, dict):
        raise Difference("case_not_object", {"value": schema.short(case)})
    try:
        state = begin(game, case)
        for number, step in enumerate(case.get("steps", []), 1):
            try:
                _step(game, state, step)
            except Refusal as refusal:
                raise Difference("case_step", {"number": number, "why": refusal}) from refusal
        _expect(game, state, case)
    except Difference:
        raise
    except Refusal as refusal:
        raise Difference("case_refused", {"why": refusal}) from refusal
    except MALFORMED as error:
        what = f"{type(error).__name__}: {error}"
        raise Difference("case_malformed", {"what": what}) from error


def game_name(case: Any) -> str | None:
    """Return the game a case says it belongs to, if it says so."""
    for key in ("position", "base"):
        place = case.get(key) if isinstance(case, dict) else None
        if isinstance(place, dict) and isinstance(place.get("game"), str):
            return str(place["game"])
    return None


# -- beginnings ------------------------------------------------------------------------------------


def begin(game: Game, case: dict[str, Any]) -> State:
    """Return the State in which a case begins."""
    position = case.get("position")
    if isinstance(position, dict) and "start" in position:
        return game.start(position["start"], position.get("options"))
    if "base" in case:
        return _from_base(game, case["base"], case.get("set", {}))
    return game.restore(position)


def _from_base(game: Game, base: dict[str, Any], changes: dict[str, Any]) -> State:
    """Return a position of the opening, changed by paths such as `seats.0.mana`."""
    state = game.start(base["seats"], base.get("options"))
    if base.get("at", "opening") == "opening":
        for _ in range(MOST_OPENING_MOVES):
            if game.opened(state):
                break
            seat = game.turn(state)[0]
            game.play(state, seat, game.moves(state, seat)[0])
    position = game.position(state)
    for path, value in changes.items():
        *parents, last = path.split(".")
        place = _at(position, parents)
        place[int(last) if isinstance(place, list) else last] = value
    return game.restore(position)


def _at(value: Any, keys: list[str]) -> Any:
    for key in keys:
        try:
            value = value[int(key)] if isinstance(value, list) else value[key]
        except (KeyError, IndexError, ValueError, TypeError):
            raise Difference("case_no_place", {"place": ".".join(keys)}) from None
    return value


# -- steps -----------------------------------------------------------------------------------------


def _step(game: Game, state: State, step: Any) -> None:
    if isinstance(step, list):
        if len(step) != 2:
            raise Difference("case_not_move", {"value": schema.short(step)})
        game.play(state, step[0], step[1])
        return
    if not isinstance(step, dict):
        raise Difference("case_not_step", {"value": schema.short(step)})
    seat = step.get("seat")
    for key, value in step.items():
        if key in ("seat", "recall", "is"):
            continue
        check = _CHECKS.get(key)
        if check is None:
            raise Difference("case_no_check", {"key": schema.short(key)})
        if key == "view":
            value = (value, step.get("recall", False), step.get("is", {}))
        check(game, state, seat, value)


def _mover(game: Game, state: State, seat: Any) -> int:
    if seat is not None:
        return int(seat)
    turn = game.turn(state)
    if not turn:
        raise Difference("case_over")
    return turn[0]


def _legal(game: Game, state: State, seat: Any, value: Any) -> None:
    moves = game.moves(state, _mover(game, state, seat))
    if moves != value:
        raise Difference("case_legal", {"expected": repr(value), "found": repr(moves)})


def _offered(game: Game, state: State, seat: Any, value: Any) -> None:
    moves = game.moves(state, _mover(game, state, seat))
    for move in value:
        if move not in moves:
            raise Difference("case_not_offered", {"move": repr(move), "moves": repr(moves)})


def _refused(game: Game, state: State, seat: Any, value: Any) -> None:
    mover = _mover(game, state, seat)
    before = game.position(state)
    for move in value:
        try:
            game.play(state, mover, move)
        except Illegal:
            _same(f"position ({move!r})", before, game.position(state))
        else:
            raise Difference("case_not_refused", {"move": repr(move)})


def _turn(game: Game, state: State, seat: Any, value: Any) -> None:
    _same("turn", value, list(game.turn(state)))


def _odds(game: Game, state: State, seat: Any, value: Any) -> None:
    _same("odds", value, game.odds(state))


def _score(game: Game, state: State, seat: Any, value: Any) -> None:
    _same("score", value, [list(row) for row in game.score(state)])


def _position(game: Game, state: State, seat: Any, value: Any) -> None:
    _partly("position", value, game.position(state))


def _view(game: Game, state: State, seat: Any, value: Any) -> None:
    viewer, recall, expected = value
    _partly(f"view:{viewer}", expected, game.view(state, viewer, recall))


def _paths(game: Game, state: State, seat: Any, value: Any) -> None:
    for path, expected in value.items():
        _same(path, expected, _value(game, state, path))


_CHECKS: dict[str, Callable[[Game, State, Any, Any], None]] = {
    "legal": _legal,
    "offered": _offered,
    "has": _offered,  # as cases with a base say it
    "refused": _refused,
    "illegal": _refused,  # likewise
    "turn": _turn,
    "odds": _odds,
    "score": _score,
    "position": _position,
    "view": _view,
    "expect": _paths,
}


def _expect(game: Game, state: State, case: dict[str, Any]) -> None:
    """Check the end: a list is the legal moves, an object a partial position or paths."""
    expected = case.get("expect", {})
    if isinstance(expected, list):
        _legal(game, state, None, expected)
    elif "base" in case:
        _paths(game, state, None, expected)
    else:
        _position(game, state, None, expected)


def _value(game: Game, state: State, path: str) -> Any:
    """Return what a path of `expect` names: a place of the position, or something special."""
    special, _, rest = path.partition(":")
    if special == "turn":
        return list(game.turn(state))
    if special == "legal":
        return game.moves(state, _mover(game, state, rest or None))
    if special == "odds":
        return game.odds(state)
    if special == "score":
        return [list(row) for row in game.score(state)]
    if special in ("view", "recall"):
        viewer, _, rest = rest.partition(":")
        view = game.view(state, None if viewer == "none" else int(viewer), special == "recall")
        return _at(view, rest.split("."))
    if special == "count":
        return len(_at(game.position(state), rest.split(".")))
    if special == "sum":
        place = _at(game.position(state), rest.split("."))
        return sum(place.values() if isinstance(place, dict) else place)
    return _at(game.position(state), path.split("."))


# -- comparing -------------------------------------------------------------------------------------


def _same(what: str, expected: Any, found: Any) -> None:
    if expected != found:
        told = {"what": what, "expected": repr(expected), "found": repr(found)}
        raise Difference("case_differs", told)


def _partly(place: str, expected: Any, found: Any) -> None:
    """Objects match if every key given does, lists element by element."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            if key not in found:
                raise Difference("case_missing", {"place": f"{place}.{key}"})
            _partly(f"{place}.{key}", value, found[key])
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for i, value in enumerate(expected):
            _partly(f"{place}.{i}", value, found[i])
    else:
        _same(place, expected, found)
