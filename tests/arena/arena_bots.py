"""Bots that the tests of the arena bring along, named `arena.arena_bots.First` and so on."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vaka.core.game import Game
from vaka.engine.rng import Rng


class First:
    """Plays the first legal move."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.decisions = 0

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        self.decisions += 1
        return moves[0]


class Last(First):
    """Plays the last legal move."""

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        return moves[-1]


class Crasher(First):
    """Fails at its fifth decision, but not in seat 0."""

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        if seat and self.decisions == 4:
            raise ZeroDivisionError("no\nidea")
        return super().choose(view, seat, moves)


class Babbler(First):
    """Fails with a text that no file can hold."""

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        raise ValueError("half a letter: \ud800")


class Speechless(First):
    """Fails with an error that fails when it is asked for its text."""

    class Silence(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        raise self.Silence


class Refuser(First):
    """Can never be made."""

    def __init__(self, game: Game, rng: Rng) -> None:
        raise KeyError("nothing")


class Silent:
    """Cannot choose."""

    def __init__(self, game: Game, rng: Rng) -> None:
        pass


NUMBER = 3


class Unready(First):
    """Cannot even sit down, unless it is just asked for by name."""

    made = 0

    def __init__(self, game: Game, rng: Rng) -> None:
        Unready.made += 1
        if Unready.made > 1:
            raise RuntimeError("not today")
        super().__init__(game, rng)


class Cheat(First):
    """Plays what is not allowed, in its third decision."""

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        return "fly away" if self.decisions == 2 else super().choose(view, seat, moves)


class Quitter(First):
    """Ends the program."""

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        raise SystemExit("good bye")


class Killer(First):
    """Takes its process with it when it is dealt certain numbers."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.deadly = rng.below(12) == 0

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        if self.deadly and self.decisions == 3:
            os._exit(3)
        return super().choose(view, seat, moves)


class Twin(First):
    """Plays like First, under another name."""


class Signer(First):
    """Leaves a file with the number of its process where the environment says."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        (Path(os.environ["ARENA_SIGNATURES"]) / str(os.getpid())).touch()


class Muddler:
    """Spoils whatever it is given."""

    def __init__(self, game: Game, rng: Rng) -> None:
        pass

    def choose(self, view: dict[str, Any], seat: int, moves: list[str]) -> str:
        view.clear()
        move = moves[0]
        moves.clear()
        return move


class Thinker:
    """Plays random matches from a guess for each move and takes the best: slow, and not bad."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game, self.rng = game, rng

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        totals = []
        for move in moves:
            total = 0
            for _ in range(2):
                state = self.game.guess(view, self.rng)
                self.game.play(state, seat, move)
                state.play_out(self.rng)
                total += state.score()[seat][0]
            totals.append(total)
        return moves[totals.index(max(totals))]
