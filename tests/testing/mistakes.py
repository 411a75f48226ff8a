"""Deliberate mistakes in a small game with secrets, each made in a fresh copy of Liar's Dice.

Run as a program, with the plain engine and the example on the path, it makes each of them and
prints as JSON what the checks say. The game is plain Python, which the compiled engine refuses.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from liars_dice import GAME, observation, parts, rules, sight
from liars_dice.rules import LiarsDice

from vaka.core.codecs import Block, EventCodec, EventKind, MoveCodec
from vaka.core.game import Game
from vaka.engine import observing as Write
from vaka.engine.buffers import Moves
from vaka.engine.observation import ObservationBuffer
from vaka.engine.rng import Rng
from vaka.testing import Broken, check_game, check_observation

MISTAKES: dict[str, Callable[[], object]] = {}


def mistake(make: Callable[[], Game]) -> Callable[[], Game]:
    """Let the laws judge the game that is made."""
    MISTAKES[make.__name__] = lambda: check_game(make(), matches=1, seed=5)
    return make


def events(**kinds: EventKind) -> EventCodec:
    """Return the events of the game, some of them declared otherwise."""
    codec = parts.EVENTS
    return EventCodec(**{**dict(zip(codec.keys, codec.facts, strict=True)), **kinds})


def of(state_class: type[LiarsDice]) -> Game:
    """Return the game with other rules, read into their class too."""

    def read(position: Any) -> LiarsDice:
        state = state_class()
        state.become(GAME.read(position))
        return state

    def imagine(view: Any, rng: Rng) -> LiarsDice:
        seat = sight._whose(view)
        filled = [sight._filled(own) for own in view["seats"]]
        return read(view | {"seats": filled}).redealt(seat, rng)

    return replace(GAME, state_class=state_class, read=read, imagine=imagine)


# -- what others hear ------------------------------------------------------------------------------


@mistake
def everybody_hears_the_dice_of_others() -> Game:
    return replace(GAME, overhear=None)


@mistake
def everybody_is_told_the_dice_of_others() -> Game:
    return replace(GAME, event_codec=events(die=EventKind("L2", seat=int, face=int)))


@mistake
def everybody_hears_which_die_others_turn() -> Game:
    def overhear(state: Any, mover: int, move: str, seat: int | None, revealed: bool) -> str | None:
        return move if mover >= 0 else sight.overhear(state, mover, move, seat, revealed)

    return replace(GAME, overhear=overhear)


@mistake
def the_block_of_secret_moves_is_not_secret() -> Game:
    codec = MoveCodec(
        roll=Block("roll", parts.FACES),
        turn=Block("turn", ("none", *parts.FACES)),
        bid=Block("bid", parts.COUNTS, parts.FACES),
        call=Block("call"),
    )

    def overhear(state: Any, mover: int, move: str, seat: int | None, revealed: bool) -> str | None:
        heard = sight.overhear(state, mover, move, seat, revealed)
        return codec.veiled(move) if mover >= 0 else heard

    return replace(GAME, move_codec=codec, overhear=overhear)


@mistake
def everybody_is_told_which_die_others_turn() -> Game:
    return replace(GAME, event_codec=events(turned=EventKind("L3", seat=int, face=int)))


@mistake
def the_showdown_is_not_marked_as_revealing() -> Game:
    return replace(
        GAME,
        event_codec=events(
            shows=EventKind("L5", seat=int, count=int, face=int),
            loses=EventKind("L5", seat=int, left=int),
        ),
    )


# -- what views show -------------------------------------------------------------------------------


@mistake
def eyes_see_the_dice_of_others() -> Game:
    def look(state: Any, seat: int | None, recall: bool) -> Any:
        return sight.look(state, seat, recall) if recall else GAME.write(state)

    return replace(GAME, look=look)


@mistake
def views_hide_nothing() -> Game:
    return replace(GAME, look=lambda state, seat, recall: GAME.write(state), imagine=read_whole)


def read_whole(view: Any, rng: Rng) -> Any:
    return GAME.read(view)


@mistake
def the_end_stays_veiled() -> Game:
    def look(state: Any, seat: int | None, recall: bool) -> Any:
        view = dict(GAME.write(state))
        view["seats"] = [
            own if other == seat else own | {"dice": {"?": sum(own["dice"].values())}}
            for other, own in enumerate(view["seats"])
        ]
        return view

    return replace(GAME, look=look)


@mistake
def facts_count_hidden_dice() -> Game:
    def derive(state: Any, seat: int | None, recall: bool, everything: bool) -> Any:
        assert GAME.derive is not None
        sixes = sum(row[5] for row in state.dice)
        return {**GAME.derive(state, seat, recall, everything), "sixes": sixes}

    return replace(GAME, derive=derive)


class Honest(LiarsDice):
    """Lets nobody call while a neighbour has a 6."""

    __slots__ = ()

    def legal(self, seat: int, moves: Moves) -> None:
        super().legal(seat, moves)
        if self.phase == parts.BID and self.bid_count > 0 and self.dice[1 - seat % 2][5] > 0:
            moves.n -= 1  # the call is added last


@mistake
def moves_depend_on_hidden_dice() -> Game:
    return of(Honest)


# -- guesses ---------------------------------------------------------------------------------------


class Stubborn(LiarsDice):
    """Deals nothing anew."""

    __slots__ = ()

    def redeal(self, seat: int, rng: Rng) -> None:
        pass


@mistake
def nothing_is_redealt() -> Game:
    return of(Stubborn)


class Partial(LiarsDice):
    """Leaves one seat as it is."""

    __slots__ = ()

    def redeal(self, seat: int, rng: Rng) -> None:
        for other in range(self.seats - 1):
            if other != seat:
                rules.roll_again(self, other, rng)


@mistake
def the_last_seat_is_not_redealt() -> Game:
    return of(Partial)


class Forgetful(LiarsDice):
    """Takes even known dice away."""

    __slots__ = ()

    def redeal(self, seat: int, rng: Rng) -> None:
        for other in range(self.seats):
            rules.roll_again(self, other, rng)


@mistake
def own_dice_are_redealt_too() -> Game:
    return of(Forgetful)


@mistake
def guesses_are_always_the_same() -> Game:
    return replace(GAME, imagine=lambda view, rng: sight.imagine(view, Rng(1)))


class Frozen(LiarsDice):
    """Deals the same anew whatever the luck."""

    __slots__ = ()

    def redeal(self, seat: int, rng: Rng) -> None:
        super().redeal(seat, Rng(1))


@mistake
def redeals_are_always_the_same() -> Game:
    def imagine(view: Any, rng: Rng) -> LiarsDice:
        state = Frozen()
        state.become(sight.imagine(view, rng))
        return state

    return replace(of(Frozen), imagine=imagine)


# -- the observation -------------------------------------------------------------------------------


class Peeking(observation.ObservedState):
    """Writes the dice of seat 0 to everybody."""

    __slots__ = ()

    def observe(self, seat: int, buffer: ObservationBuffer) -> None:
        super().observe(seat, buffer)
        buffer.n -= parts.FACE_COUNT
        for face in range(parts.FACE_COUNT):
            Write.part(buffer, self.dice[0][face], observation.MOST)


class Short(observation.ObservedState):
    """Leaves the last number out."""

    __slots__ = ()

    def observe(self, seat: int, buffer: ObservationBuffer) -> None:
        super().observe(seat, buffer)
        buffer.n -= 1


class Large(observation.ObservedState):
    """Forgets to divide."""

    __slots__ = ()

    def observe(self, seat: int, buffer: ObservationBuffer) -> None:
        super().observe(seat, buffer)
        buffer.n -= parts.FACE_COUNT
        for face in range(parts.FACE_COUNT):
            Write.flag(buffer, self.dice[seat][face])


class Vague(observation.ObservedState):
    """Tells that there are own dice, not which."""

    __slots__ = ()

    def observe(self, seat: int, buffer: ObservationBuffer) -> None:
        super().observe(seat, buffer)
        buffer.n -= parts.FACE_COUNT
        Write.nothing(buffer, parts.FACE_COUNT)


class Numeric(Game):
    """Liar's Dice with another observation."""

    observed: type[observation.ObservedState]

    def part(self, name: str) -> Any:
        part = super().part(name)
        if name != "observation":
            return part
        return SimpleNamespace(LAYOUT=part.LAYOUT, ObservedState=self.observed)


def observing(state_class: type[observation.ObservedState]) -> Callable[[], object]:
    kind = type("Observing", (Numeric,), {"observed": state_class})
    game = kind(**{name: getattr(GAME, name) for name in Game.__dataclass_fields__})
    return lambda: check_observation(game, matches=12)


MISTAKES |= {
    "numbers_show_the_dice_of_others": observing(Peeking),
    "a_number_is_not_written": observing(Short),
    "a_number_is_too_large": observing(Large),
    "own_dice_do_not_show": observing(Vague),
}


def judged(check: Callable[[], object]) -> str:
    """Return what a check says, without the journal; nothing if it finds nothing."""
    try:
        check()
    except Broken as broken:
        return str(broken).partition("\nAfter ")[0]
    return ""


if __name__ == "__main__":
    found = {name: judged(check) for name, check in MISTAKES.items()}
    right = [str(check_game(GAME, matches=1)), check_observation(GAME)]
    print(json.dumps({"found": found, "right": right}))  # noqa: T201
