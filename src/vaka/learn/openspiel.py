"""OpenSpiel: every game with chance as an explicit player, so that its algorithms run on ours.

    import pyspiel, vaka.learn.openspiel
    game = pyspiel.load_game("vaka_rapanui2011", {"players": 3})

Importing this module registers `vaka_GAME`. The parameters are `players`, each option of the game,
`reward` (see payoffs) and `position`: the JSON text of a position in which every match begins; it
settles players and options. Seats that choose secretly at the same time are asked one after the
other, without hearing of each other.
"""

import json
from collections.abc import Callable
from typing import Any

from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER
from vaka.learn.extras import needed
from vaka.learn.observer import Observer, observers
from vaka.learn.payoffs import check, payoffs

with needed("openspiel"):
    import numpy as np
    import pyspiel

MOST_POINTS = 1000.0  # a bound on the lead in points, far beyond any match


class VakaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of vaka as OpenSpiel sees it; each subclass knows which."""

    vaka: Game
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Check the parameters; vaka's refusals are ValueErrors."""
        chosen = dict(params or {})
        self.observer = Observer(self.vaka)
        self.reward = check(str(chosen.get("reward", "win")))
        options = {option: chosen[option] for option in self.vaka.options if option in chosen}
        if position := str(chosen.get("position", "")):
            self.opening = self.observer.observed(self.vaka.restore(json.loads(position)))
        else:
            self.opening = self.observer.start(chosen.get("players", self.vaka.seats[0]), options)
        super().__init__(self.game_type, _info(self.vaka, self.opening.seats, self.reward), chosen)

    def new_initial_state(self) -> "VakaState":
        """Return the beginning of a match."""
        return VakaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return what writes the numbers and strings of a seat."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Held:
    """A State that a deep copy copies the quick way: OpenSpiel clones by deep copies."""

    def __init__(self, state: State) -> None:
        """Hold a State."""
        self.state = state

    def __deepcopy__(self, memo: Any) -> "Held":
        return Held(self.state.copy())


class HistoryLine:
    """A move as it was played, or as somebody has heard it; it remembers who hears what of it."""

    def __init__(self, before: State | None, mover: int, move: str) -> None:
        """Keep the position before; without one, everybody hears the move as it is."""
        self.before = before
        self.mover = mover
        self.move = move
        self._told: dict[tuple[int, bool], str | None] = {}

    def heard(self, game: Game, player: int, revealed: bool) -> str | None:
        """Return what a seat hears of it."""
        if self.before is None:
            return self.move
        key = player, revealed
        if key not in self._told:
            self._told[key] = game.heard(self.before, self.mover, self.move, player, revealed)
        return self._told[key]


class Lines(tuple[HistoryLine, ...]):
    """The moves so far; a deep copy shares them, for nobody changes them."""

    __slots__ = ()

    def __deepcopy__(self, memo: Any) -> "Lines":
        return self


class VakaState(pyspiel.State):  # type: ignore[misc]
    """One position with the moves that led to it."""

    def __init__(self, game: VakaGame) -> None:
        """Begin a match."""
        super().__init__(game)
        self.held = Held(game.opening.copy())
        self.lines = Lines()
        self.revealed = 0  # how many lines were played when something was last revealed

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's number for chance or the end."""
        turn = self.held.state.turn
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.state.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the moves of chance with their probabilities."""
        state = self.held.state
        odds = state.odds()
        whole = sum(odds)
        return [(move, odd / whole) for move, odd in zip(state.moves(), odds, strict=True)]

    def _apply_action(self, action: int) -> None:
        state, vaka = self.held.state, self.get_game().vaka
        line = HistoryLine(state.copy(), state.turn, vaka.move_codec.text(state, action))
        told = state.play_and_tell(action, state.turn)
        self.lines = Lines((*self.lines, line))
        if any(vaka.event_codec.event(row).reveals for row in told):
            self.revealed = len(self.lines)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.get_game().vaka.move_codec.text(self.held.state, action))

    def is_terminal(self) -> bool:
        """Tell whether the match is over."""
        return self.held.state.turn == OVER

    def is_truncated(self) -> bool:
        """Tell whether a limit has ended the match; OpenSpiel itself knows only terminal States."""
        return self.is_terminal() and bool(self.get_game().vaka.truncated(self.held.state))

    def returns(self) -> list[float]:
        """Return what the match is worth to each seat; nothing before its end."""
        state = self.held.state
        if state.turn != OVER:
            return [0.0] * state.seats
        return [float(worth) for worth in payoffs(state.score(), self.get_game().reward)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "VakaState":
        """Return a State that `player` may take for the true one, made by `guess` from its view.

        It knows no more than the view: its history() is empty, and of the secret moves of others
        only the verbs are left.
        """
        game: VakaGame = self.get_game()
        view = game.vaka.view(self.held.state, player, recall=True)
        world = game.new_initial_state()
        guess = game.vaka.guess(view, Rng(int(sampler() * 2**53)))
        world.held = Held(game.observer.observed(guess))
        world.lines = Lines(HistoryLine(None, mover, move) for mover, move in self.heard(player))
        return world

    def heard(self, player: int) -> list[tuple[int, str]]:
        """Return the moves so far as a seat has heard them."""
        game = self.get_game().vaka
        found = []
        for i, line in enumerate(self.lines):
            told = line.heard(game, player, i < self.revealed)
            if told is not None:
                found.append((line.mover, told))
        return found

    def __str__(self) -> str:
        return json.dumps(self.get_game().vaka.position(self.held.state))


class SpielObserver:
    """What a seat may know: with perfect recall its memory and all it has heard, else its eyes.

    The tensor is the observation in both cases: what a perfect memory knows of the position, not
    the order in which it came to be so. The string with perfect recall has the order too.
    """

    def __init__(self, game: VakaGame, kind: Any) -> None:
        """Make room for the numbers."""
        self.game = game
        self.perfect_recall = bool(kind.perfect_recall)
        self.tensor = np.zeros(len(game.observer.layout), np.float32)
        self.dict = {
            span.numbers.name: self.tensor[span.first : span.last + 1].reshape(
                [len(axis) for axis in span.numbers.axes] or [1]
            )
            for span in game.observer.layout.spans
        }

    def set_from(self, state: VakaState, player: int) -> None:
        """Write the numbers of a seat."""
        self.game.observer.write(state.held.state, player, self.tensor)

    def string_from(self, state: VakaState, player: int) -> str:
        """Return what a seat may know as text."""
        vaka = self.game.vaka
        view = json.dumps(vaka.view(state.held.state, player, recall=self.perfect_recall))
        if not self.perfect_recall:
            return view
        return "\n".join([*(f"{mover} {move}" for mover, move in state.heard(player)), view])


def _info(game: Game, seats: int, reward: str) -> Any:
    won = reward == "win"
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.move_codec),
        max_chance_outcomes=len(game.move_codec),
        num_players=seats,
        min_utility=-1.0 if won else -MOST_POINTS,
        max_utility=1.0 if won else MOST_POINTS,
        utility_sum=0.0,
        max_game_length=game.most_moves,
    )


def _information(kind: Any, game: Game) -> Any:
    """Return perfect information where a memory of the match knows the whole position."""
    if game.hides:
        return kind.Information.IMPERFECT_INFORMATION
    return kind.Information.PERFECT_INFORMATION


def _type(game: Game) -> Any:
    kind = pyspiel.GameType
    options = {option: values[0] for option, values in game.options.items()}
    return kind(
        short_name=f"vaka_{game.name}",
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_information(kind, game),
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.seats[0],
            "reward": "win",
            "position": "",
            **options,
        },
    )


def register() -> None:
    """Register every game that has an observation as `vaka_GAME`."""
    for game in (observer.game for observer in observers()):
        if f"vaka_{game.name}" not in pyspiel.registered_names():
            kind = _type(game)
            members = {"vaka": game, "game_type": kind, "__doc__": game.title}
            pyspiel.register_game(kind, type(f"Vaka_{game.name}", (VakaGame,), members))


register()
