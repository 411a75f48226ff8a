"""Game: the rulebook as a value, and the friendly face that is the same for all games."""

import importlib.util
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from vaka.core import schema
from vaka.core.codecs import Event, EventCodec, MoveCodec, as_read
from vaka.engine.rng import Rng
from vaka.engine.state import State, refuse_unfit_class
from vaka.engine.turns import CHANCE, OVER
from vaka.errors import BadOption, BadPosition, BadSeats, Illegal
from vaka.words import Catalogue

Position = dict[str, Any]
View = dict[str, Any]
Facts = dict[str, Any]
Reason = tuple[str, dict[str, Any]]


def seat_to_move(state: State) -> bool:
    """Tell whether chance has finished setting up: the ordinary end of an opening."""
    return state.turn != CHANCE


def option_text(value: Any) -> str:
    """Return the value of an option as journals and arguments write it: true, not True."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True, kw_only=True)
class Game:
    """The rules of one game: plain functions over its State, and what everybody shares over them.

    A game makes one such value and names it GAME in its package. `text.terminal`,
    `bot.evaluation` and other parts that the rules do not need are modules of that package, found
    by `part`.
    """

    name: str
    title: str
    seats: tuple[int, ...]
    state_class: type[State]
    move_codec: MoveCodec
    event_codec: EventCodec
    package: str
    # A game may have types of its own for positions, views and facts (its views.py): so what it
    # takes is not named here, and what it returns is any mapping.
    write: Callable[[Any], Mapping[str, Any]]  # State -> position
    read: Callable[[Any], State]  # position of the right game -> State, or BadPosition
    look: Callable[[Any, int | None, bool], Mapping[str, Any]]  # State, seat, recall -> view
    imagine: Callable[[Any, Rng], State]  # recall view -> State
    why_not: Callable[[Any, int, int], Reason | None]  # State, seat, illegal move -> reason
    most_moves: int  # no match is longer than this, chance moves included
    options: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    hides: bool = True  # False if a perfect memory of every seat knows the whole position
    # What matches with people start with, where that is not the default of an option.
    for_people: Mapping[str, Any] = field(default_factory=dict)
    opened: Callable[[Any], bool] = seat_to_move  # whether setting up is done
    # State, seat, recall, everything -> what follows from what that viewer knows (see `facts`).
    derive: Callable[[Any, int | None, bool, bool], Mapping[str, Any]] | None = None
    # What others hear of a move, where a secret block does not say it all (see `heard`).
    overhear: Callable[[Any, int, str, int | None, bool], str | None] | None = None
    # Takes out of the view of a moment that has passed what the rulebook has covered since.
    cover: Callable[[Any], None] | None = None

    def __post_init__(self) -> None:
        refuse_unfit_class(self.state_class)
        self._choices(self.for_people)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (_game_of, (self.package,))

    # -- the contract ------------------------------------------------------------------------------

    def start(self, seats: int, options: Mapping[str, Any] | None = None) -> State:
        """Return the position before the first chance move."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSeats(
                "seats",
                {
                    "game": self.name,
                    "seats": schema.short(seats),
                    "allowed": ", ".join(str(n) for n in self.seats),
                },
            )
        state = self.state_class()
        state.open(seats, self._choices({} if options is None else options))
        return state

    def turn(self, state: State) -> tuple[int, ...]:
        """Return who must choose now; (CHANCE,) at chance, () when the match is over."""
        return state.deciders()

    def moves(self, state: State, seat: int) -> list[str]:
        """Return the legal moves of a seat, or of CHANCE, sorted as text."""
        if not isinstance(seat, int) or not CHANCE <= seat < state.seats:
            raise self._no_such_seat(state, seat)
        text = self.move_codec.text
        return sorted([text(state, move) for move in state.moves(seat)])

    def odds(self, state: State) -> list[int]:
        """Return integer weights, parallel to moves(state, CHANCE)."""
        text = self.move_codec.text
        pairs = zip(state.moves(CHANCE), state.odds(), strict=True)
        return [weight for _, weight in sorted((text(state, m), weight) for m, weight in pairs)]

    def play(self, state: State, seat: int, move: str) -> list[Event]:
        """Play a move in place; an illegal one raises Illegal and leaves the state untouched."""
        number = self._number(state, seat, move)
        try:
            rows = state.play_and_tell(number, seat)
        except Illegal:
            raise self._illegal(state, seat, move, number) from None
        return [self.event_codec.event(row) for row in rows]

    def position(self, state: State) -> Position:
        """Return the whole truth as JSON."""
        return cast(Position, self.write(state))

    def restore(self, position: Any) -> State:
        """Return the State of a position; BadPosition says which field is wrong and why."""
        if not isinstance(position, dict):
            raise schema.refuse("", "not_record", value=schema.short(position))
        if "game" not in position:
            raise schema.refuse("game", "missing")
        if position["game"] != self.name:
            raise schema.refuse(
                "game", "not_word", value=schema.short(position["game"]), words=self.name
            )
        return self._with_words(lambda: self.read(position))

    def view(self, state: State, seat: int | None, recall: bool = False) -> View:
        """Return what a seat may know (None: a spectator); with recall, what it could remember."""
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < state.seats):
            raise self._no_such_seat(state, seat)
        return cast(View, self.look(state, seat, recall))

    def facts(
        self, state: State, seat: int | None, recall: bool = False, everything: bool = False
    ) -> Facts:
        """Return what the rules say of what a viewer knows: prices, routes, score lines.

        Whatever shows a match reads it here and reckons nothing itself. It follows from the view of
        the same seat alone; with `everything`, from the whole position, as after the end.
        """
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < state.seats):
            raise self._no_such_seat(state, seat)
        if self.derive is None:
            return {}
        return cast(Facts, self.derive(state, seat, recall, everything))

    def guess(self, view: View, rng: Any) -> State:
        """Return a State that fits a recall view: what a bot may think with.

        `rng` is an Rng, a seed, or any generator with getrandbits such as random.Random.
        """
        if not isinstance(view, dict):
            raise schema.refuse("", "not_record", value=schema.short(view))
        if not isinstance(rng, Rng):
            if not isinstance(rng, int) and not hasattr(rng, "getrandbits"):
                raise TypeError(f"rng must be an Rng, a seed or a random.Random, not {rng!r}")
            rng = Rng(rng if isinstance(rng, int) else rng.getrandbits(64))
        return self._with_words(lambda: self.imagine(view, rng))

    def score(self, state: State) -> list[tuple[int, ...]]:
        """Return per seat points, then tie-breakers; the largest tuple wins."""
        return state.score()

    # -- what the rest of vaka shares --------------------------------------------------------------

    @property
    def truncates(self) -> bool:
        """Whether a limit can end a match that the rulebook would let go on.

        A game says so by a field `truncated` of its State, 1 once that has happened.
        """
        return hasattr(self.state_class, "truncated")

    def truncated(self, state: State) -> bool:
        """Tell whether a limit has ended this match, so that its scores are those of the moment."""
        return bool(getattr(state, "truncated", 0))

    def check(self, state: State, seat: int, move: str) -> int:
        """Return the engine's number of a legal move, or raise Illegal with the reason."""
        number = self._number(state, seat, move)
        if number not in state.moves(seat):
            raise self._illegal(state, seat, move, number)
        return number

    def _number(self, state: State, seat: int, move: str) -> int:
        """Return the engine's number of a move of a seat that must choose now, legal or not."""
        if not isinstance(state, self.state_class):
            raise TypeError(f"{state!r} is not a State of {self.name}")
        if not isinstance(seat, int) or not CHANCE <= seat < state.seats:
            raise self._no_such_seat(state, seat)
        to_move = self.turn(state)
        if seat not in to_move:
            if state.turn == OVER:
                raise Illegal("match_over")
            to_move_names = ", ".join("chance" if s == CHANCE else str(s) for s in to_move)
            raise Illegal("not_your_turn", {"seat": seat, "to_move": to_move_names})
        number = self.move_codec.find(state, move) if isinstance(move, str) else None
        if number is None:
            raise Illegal("no_such_move", {"move": schema.short(move), "game": self.title})
        return number

    def heard(
        self, state: State, mover: int, move: str, seat: int | None, revealed: bool = False
    ) -> str | None:
        """Return a move of the journal as `seat` may hear it while the match is on.

        `state` is the one it was played in; `revealed` tells whether it, or a move since, has
        revealed something. None: the seat does not even hear that there was a move.
        """
        if seat == mover:
            return move
        if self.overhear is not None:
            return self.overhear(state, mover, move, seat, revealed)
        return self.move_codec.veiled(move)

    def part(self, name: str) -> ModuleType:
        """Return one of the game's other modules, such as `text.terminal`."""
        return importlib.import_module(f"{self.package}.{name}")

    def has_part(self, name: str) -> bool:
        """Tell whether the game has such a module; one that cannot be imported is an error."""
        package, _, _ = f"{self.package}.{name}".rpartition(".")
        return (
            package == self.package or importlib.util.find_spec(package) is not None
        ) and importlib.util.find_spec(f"{self.package}.{name}") is not None

    @property
    def folder(self) -> Path:
        """The folder of the game's package."""
        return Path(str(sys.modules[self.package].__file__)).parent

    @property
    def words(self) -> Catalogue:
        """Every word of this game, in three languages."""
        catalogue = _CATALOGUES.get(self.package)  # a log asks with each of its sentences
        if catalogue is None:
            catalogue = Catalogue(self.folder / "text" / "words")
        return _CATALOGUES.setdefault(self.package, catalogue)

    def options_of_table(self, chosen: Mapping[str, Any], people: bool) -> dict[str, Any]:
        """Return the options of a match at a table: what was chosen, else what suits its sitters.

        Where people sit, `for_people` stands for what nobody has chosen. A match of bots alone has
        the defaults of simulations, so that it ends without anybody watching over it.
        """
        return {**(self.for_people if people else {}), **chosen}

    def option_values(self, state: State) -> dict[str, Any]:
        """Return every option with the value it has in this match."""
        return {
            option: values[state.options[i]]
            for i, (option, values) in enumerate(self.options.items())
        }

    def option_value(self, option: str, text: str) -> Any:
        """Return the value of an option that a text means, or the text if it means none."""
        for value in self.options.get(option, ()):
            if text in (str(value), option_text(value)):
                return value
        return text

    def _with_words(self, make: Callable[[], State]) -> State:
        """Return the State that `make` makes, if whoever is to choose in it has a move.

        A refusal learns the words of the game on its way out.
        """
        try:
            state = make()
            _refuse_stuck(state)
            return state
        except BadPosition as refusal:
            refusal.catalogue = self.words
            raise

    def _choices(self, options: Mapping[str, Any]) -> tuple[int, ...]:
        if not isinstance(options, Mapping):
            raise BadOption("not_options", {"options": schema.short(options)})
        for option, value in options.items():
            if option not in self.options:
                raise BadOption(
                    "no_such_option",
                    {
                        "game": self.name,
                        "option": schema.short(option),
                        "options": ", ".join(self.options) or "none",
                    },
                )
            allowed = self.options[option]
            if not any(type(value) is type(a) and value == a for a in allowed):
                raise BadOption(
                    "no_such_value",
                    {
                        "game": self.name,
                        "option": option,
                        "value": schema.short(value),
                        "values": ", ".join(str(a) for a in allowed),
                    },
                )
        return tuple(
            allowed.index(options.get(option, allowed[0]))
            for option, allowed in self.options.items()
        )

    def _illegal(self, state: State, seat: int, text: str, number: int) -> Illegal:
        possible = ", ".join(as_read(self.moves(state, seat))[:12])
        if seat == CHANCE:
            return Illegal("not_chance_outcome", {"move": text, "moves": possible})
        reason = self.why_not(state, seat, number)
        if reason is None:
            return Illegal("not_now", {"move": text, "moves": possible})
        return Illegal(reason[0], {"move": text, **reason[1]}, self.words)

    def _no_such_seat(self, state: State, seat: Any) -> Illegal:
        return Illegal("no_such_seat", {"who": schema.short(seat), "last": state.seats - 1})


def _refuse_stuck(state: State) -> None:
    """Refuse a State in which somebody is to choose without a move: the engine would play noise.

    The checks of each game come first and say it better. This one is the last, for all games.
    """
    for seat in state.deciders():
        if not CHANCE <= seat < state.seats or not state.moves(seat):
            raise schema.refuse("", "no_move", who="chance" if seat == CHANCE else seat)


_CATALOGUES: dict[str, Catalogue] = {}  # by package


def _game_of(package: str) -> Any:
    return importlib.import_module(package).GAME


def winners(scores: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the seats that share the victory."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def places(scores: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the place of each seat, 1 for the winners; equal scores share a place."""
    return [1 + sum(other > score for other in scores) for score in scores]
