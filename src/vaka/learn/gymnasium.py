"""Gymnasium: one seat of a match, the others played by bots.

    import gymnasium, vaka.learn.gymnasium
    env = gymnasium.make("vaka/rapanui2011-v1", seats=3, opponents="greedy")

Importing this module registers `vaka/GAME-vN`, N being the version of the observation. A sample of
the action space is always a legal move; `info["action_mask"]` has 1 for each of them.
"""

from collections.abc import Sequence
from typing import Any

from vaka.bots import Bot, bot
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE, OVER
from vaka.learn import pictures, spaces
from vaka.learn.extras import needed
from vaka.learn.observer import Floats, Observer, observers
from vaka.learn.payoffs import check, payoffs
from vaka.learn.seeding import Seeds

with needed("learn"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

Info = dict[str, Any]
ILLEGAL = -1.0  # what an illegal move costs, if it does not raise
LUCK, BOTS = 0, 1  # the streams of a match: chance, and from 1 on each bot
SEAT = -1  # the stream that chooses where to sit


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """One match seen from one seat; the reward comes at the end."""

    metadata: dict[str, Any] = {"render_modes": list(pictures.MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str | Bot] = "random",
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """Sit down in `seat` (None: another one in each match).

        `opponents` is the name of a bot for all other seats, or one name or Bot for each, in their
        order. An illegal move ends the match with a reward of -1 and `info["illegal"]`; with
        `illegal="raise"` it raises InvalidAction instead, for programs that should never try one.
        vaka's refusals of games, seats, options and bots are ValueErrors.
        """
        self.observer = Observer(game)
        self.game = self.observer.game
        self.opening = self.observer.start(seats, options)
        if seat is not None and not 0 <= seat < self.opening.seats:
            raise ValueError(f"there are seats 0 to {self.opening.seats - 1}, not {seat}")
        others = self.opening.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"{others} opponents are needed, not {len(self.opponents)}")
        if illegal not in ("raise", "lose"):
            raise ValueError(f'illegal moves "raise" or "lose", not {illegal!r}')
        self.illegal = illegal
        self.reward = check(reward)
        self.render_mode = pictures.check(render_mode)
        self.observation_space: Any = spaces.numbers(self.observer)
        self.moves = spaces.MoveSpace(self.observer.moves)
        self.action_space = self.moves
        self._seat, self.seat = seat, seat or 0
        self._seeds = Seeds()
        self._match = self.opening
        self._over = True
        self._made = self._bots(self._seeds.root)  # refuses wrong names now

    def _bots(self, stream: Rng) -> list[Bot]:
        """Make the bots of a match."""
        return [
            bot(name, self.game, stream.split(BOTS + number)) if isinstance(name, str) else name
            for number, name in enumerate(self.opponents)
        ]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, Info]:
        """Begin a match; the options of the game are settled when the environment is made."""
        super().reset(seed=seed)
        stream = self._seeds.next(seed)
        self._luck = stream.split(LUCK)
        if self._seat is None:
            self.seat = stream.split(SEAT).below(self.opening.seats)
        self._made = self._bots(stream)
        self._match = self.opening.copy()
        self._over = False
        self._go_on()
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, Info]:
        """Play a move and let the others answer.

        At the end the match was terminated by its rules or truncated by a limit, never both; the
        reward is what its scores are worth. InvalidAction if the number is no move at all,
        ResetNeeded after the end.
        """
        if self._over:
            raise gymnasium.error.ResetNeeded("the match is over, or was never begun: call reset()")
        if not self.moves.contains(action) or not self.moves.legal[int(action)]:
            if self.illegal == "raise" or not self.moves.contains(action):
                raise gymnasium.error.InvalidAction(f"{action!r} is not a legal move now")
            self._over = True
            return self._observed(), ILLEGAL, True, False, self._info() | {"illegal": True}
        self._match.play(int(action), self.seat)
        self._go_on()
        self._over = self._match.turn == OVER
        reward = 0.0
        if self._over:
            reward = float(payoffs(self._match.score(), self.reward)[self.seat])
        cut = self._over and self.game.truncated(self._match)
        return self._observed(), reward, self._over and not cut, cut, self._info()

    def _go_on(self) -> None:
        """Let chance and the bots go on until this seat must choose."""
        match, game = self._match, self.game
        while match.turn != OVER and self.seat not in match.deciders():
            if match.turn == CHANCE:
                match.draw(self._luck)
                continue
            seat = match.turn
            moves = game.moves(match, seat)
            other = self._made[seat if seat < self.seat else seat - 1]
            looks = getattr(other, "looks", True)  # a view takes longer to write than to play on
            view = game.view(match, seat, recall=True) if looks else {}
            text = other.choose(view, seat, moves)
            match.play(game.check(match, seat, text), seat)
        self.moves.legal = self.observer.mask(match, self.seat)

    def _observed(self) -> Floats:
        return self.observer.write(self._match, self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.moves.legal, "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal moves as Stable-Baselines3's MaskablePPO asks for them."""
        return self.moves.legal.astype(np.bool_)

    def render(self) -> str | None:
        """Draw the table as this seat sees it."""
        return pictures.render(self.render_mode, self.game, self._match, self.seat)


def register() -> None:
    """Register every game that has an observation, under `vaka/GAME-vN`."""
    for observer in observers():
        if observer.full_name not in gymnasium.registry:
            entry = f"{__name__}:{SeatEnv.__name__}"
            gymnasium.register(observer.full_name, entry, kwargs={"game": observer.game.name})


register()
