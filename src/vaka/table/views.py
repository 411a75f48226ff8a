"""What a viewer is shown: the View of a moment, and the log, from one seat and in one language."""

import time
from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from vaka import registry
from vaka.core.codecs import Event
from vaka.core.game import Game, winners
from vaka.covering import covered_until, read_events, read_moves
from vaka.engine.state import State
from vaka.match import Match
from vaka.table import boards, endings, forms, messages
from vaka.table.guiding import lesson_now
from vaka.table.history import OPEN, Hearing
from vaka.table.messages import ENCODER
from vaka.table.phrases import WORDS, speak
from vaka.table.room import Room
from vaka.text.colours import PLAIN
from vaka.text.sentences import sentences_of
from vaka.text.terminal import Picture

MOST_ENCODED = 200
MOST_PASSING = 60  # moments between two views; who is further behind is shown where the table is


class Perspective(NamedTuple):
    """Who is looking: from which seat (None: a spectator), in which language, as host or not."""

    seat: int | None
    language: str
    host: bool = False

    @property
    def own_seat(self) -> int | None:
        """The seat that can move, if any."""
        return None if self.seat == OPEN else self.seat


class Sent(NamedTuple):
    """How far a viewer has been shown a match: from which seat, after which undos and moves."""

    seat: int | None
    undos: int
    steps: int


def encoded(room: Room, perspective: Perspective, step: int | None = None) -> str:
    """Return the View of now, or of a step, as text, made once for all who see the same."""
    timed = room.people.decided.clock_seconds or not all(
        sitter[0] for sitter in room.presence.values()
    )
    key = (*perspective, step, int(time.time()) if timed else 0)
    text = room.encoded.get(key)
    if text is None:
        if len(room.encoded) > MOST_ENCODED:  # a clock makes a new one every second
            room.encoded.clear()
        view = _Scene(room, perspective, step).view()
        text = room.encoded[key] = ENCODER.encode(view).decode()
    return text


def shown_now(room: Room, seat: int | None) -> Sent:
    """Return how far a viewer is shown a match by the View of now."""
    heard = room.history.listened(seat)
    return Sent(seat, heard.undos, heard.steps)


def passed(room: Room, sent: Sent | None) -> list[int]:
    """Return the steps that a viewer has heard of since it was last sent a View, but for the last.

    A move and what chance answers are kept together, and the View of now shows only what they came
    to. There are none after a move was taken back, or for who has just come or is far behind. Only
    what was heard decides: a secret move must not show by a step more or less.
    """
    if sent is None or sent[:2] != shown_now(room, sent.seat)[:2]:
        return []
    history = room.history
    fresh = history.places(sent.seat)[sent.steps :]
    if not fresh:
        return []
    places = history.places(OPEN if history.match.over else sent.seat)
    steps = [step for step, place in enumerate(places, 1) if place >= fresh[0]][:-1]
    return steps if len(steps) <= MOST_PASSING else []


def now(room: Room, perspective: Perspective) -> messages.View:
    """Return what is to be seen now."""
    return _Scene(room, perspective).view()


def at_step(room: Room, perspective: Perspective, step: int) -> messages.View:
    """Return what was to be seen after so many moves that the viewer has heard of: the replay."""
    return _Scene(room, perspective, step).view()


def decision(room: Room, seat: int, language: str, step: int) -> list[messages.Choice]:
    """Return what a seat could choose after so many moves of a match that is over."""
    return _Scene(room, Perspective(seat, language), step).choices(seat)


def heard(room: Room, seat: int | None) -> Hearing:
    """Return what a viewer has heard of a match: of one to look at everything."""
    return room.history.heard(OPEN if room.people.uploaded else seat)


def log(room: Room, perspective: Perspective, since: int) -> forms.Log:
    """Return the log from a step on, as this viewer may hear it."""
    match = room.history.match
    scene = _Scene(room, perspective, 0)
    moves: list[str | None] = [line.move for line in match.lines]
    if not scene.all_open:
        moves = read_moves(match, perspective.own_seat, scene.covered)
    lines = [
        forms.LogLine(
            step=step, seat=match.lines[place].seat, move=move, told=scene.told(step - 1, step)
        )
        for step, place in enumerate(scene.places[since:], since + 1)
        if (move := moves[place]) is not None
    ]
    return forms.Log(n=scene.heard.n, step=scene.heard.steps, lines=lines)


def covered(room: Room, seat: int | None) -> int:
    """Return how many moves of a match are covered again for a viewer; the memory aid opens all."""
    if room.people.uploaded or room.people.decided.memory:
        return 0
    return covered_until(room.history.match, seat)


class _Scene:
    """A moment of a match, now or after so many moves, and somebody who looks at it.

    Steps are numbered as the viewer hears of them: moves of which it hears nothing leave no gap.
    """

    def __init__(self, room: Room, perspective: Perspective, step: int | None = None) -> None:
        self.room = room
        self.perspective = perspective
        self.live = step is None
        self.match: Match = room.history.match
        self.game: Game = room.game
        self.all_open = self.match.over or room.people.uploaded
        self.heard = heard(room, perspective.own_seat)
        self.places = room.history.places(OPEN if self.all_open else perspective.own_seat)
        self.step = self.heard.steps if step is None else step
        self.state: State = self._state()
        self.turn = tuple(self.game.turn(self.state))
        self.over = self.turn == ()
        self.names = room.people.names(speak(perspective.language))
        everything = perspective.seat == OPEN
        seat = None if everything else perspective.seat
        self.sees = (
            self.game.position(self.state) if everything else self.game.view(self.state, seat)
        )
        self.covered = covered(room, seat)
        if self.game.cover and self.place + 1 < self.covered:
            self.game.cover(self.sees)
        self.facts = self.game.facts(self.state, seat, everything=everything)
        self.sentences = sentences_of(self.game)

    @property
    def place(self) -> int:
        """The place of the move after which the moment came."""
        return len(self.match) - 1 if self.live else self.places[self.step - 1] if self.step else -1

    def _state(self) -> State:
        """Return the position of the moment."""
        return self.match.state_at(self.place + 1)

    def view(self) -> messages.View:
        """Return the whole message."""
        room, perspective, seat = self.room, self.perspective, self.perspective.own_seat
        people = room.people
        waiting = room.waiting() if self.live else self.turn
        confirming = room.confirming() if self.live else None
        your_turn = self.live and confirming is None and seat is not None and seat in waiting
        told_from = self.heard.told_from if self.live else max(0, self.step - 1)
        clock = time.time()
        return messages.View(
            match=room.id,
            game=self.game.name,
            n=self.heard.n,
            since=self.heard.since,
            step=self.step,
            steps=self.heard.steps,
            seat=seat,
            host=perspective.host,
            people_version=room.version,
            sitters=people.sitters(self.names, seat, room.presence, clock),
            options=self.match.options,
            settings=people.decided.shown(),
            turn=list(waiting),
            your_turn=your_turn,
            choices=self.choices(seat) if your_turn and seat is not None else [],
            can_undo=self.live and seat is not None and room.can_undo(seat, clock),
            to_confirm=confirming is not None and confirming == seat,
            confirming=confirming,
            view=self.sees,
            facts=self.facts,
            told=self.told(told_from, self.step),
            told_from=told_from,
            last_own=self.last_own() if self.live else None,
            covered=bisect_left(self.places, self.covered),
            bar=self.bar(waiting, confirming),
            score=self.score(),
            over=self.over,
            ended=self.over or people.ended,
            uploaded=people.uploaded,
            result=self.result() if self.over else None,
            clock=self.clocks(clock) if self.live else None,
            thinking=[s for s in waiting if self.live and people.plays_itself(s)],
            settled=self.live,
            picture=self.picture(),
            lesson=lesson_now(room, seat, perspective.language) if self.live else None,
            board=boards.files_of(self.game),
        )

    def picture(self) -> str | None:
        """Return the table as a terminal shows it, from what this viewer sees; None with a board.

        Every game of vaka's own has a board in the page, and no other. One that a game brings may
        fail: then this is shown.
        """
        if registry.is_own(self.game) or not self.game.has_part("text.terminal"):
            return None
        drawn: Picture = self.game.part("text.terminal").picture
        seat = self.perspective.own_seat
        return drawn(self.sees, self.facts, seat, self.names, PLAIN, self.language)

    def choices(self, seat: int) -> list[messages.Choice]:
        """Return the legal moves of a seat in words."""
        warn, language = self.sentences.warn, self.language
        moves = self.game.moves(self.state, seat)
        return [
            messages.Choice(
                move=move,
                says=self.described(seat, move),
                warns=warn(self.sees, self.facts, seat, move, language),
            )
            for move in moves
        ]

    def described(self, seat: int, move: str) -> str:
        """Return what a legal move does and, where the rules say so, who gets what by it."""
        known = (self.sees, self.facts, seat, move)
        says = self.sentences.describe(*known, self.language)
        outcome = self.sentences.outcome(*known, self.names, self.language)
        return f"{says}: {outcome}" if outcome else says

    def told(self, since: int, until: int) -> list[messages.Told]:
        """Return the events that this viewer may hear, from step `since` to step `until`."""
        seat = self.perspective.own_seat
        return [
            self.say_event(event, self.match.lines[place].seat, step)
            for step, place in enumerate(self.places[since:until], since + 1)
            for event in (
                self.match.told[place]
                if self.all_open
                else read_events(self.match, place, seat, self.covered)
            )
        ]

    def say_event(self, event: Event, seat: int, step: int) -> messages.Told:
        """Return an event as it is told on the page."""
        says = self.sentences.tell(self.sees, event, self.language, self.names)
        arguments = dict(event.arguments)
        return messages.Told(event.key, event.rule, seat, step, arguments, says)

    def last_own(self) -> int | None:
        """Return the step after the viewer's own last move."""
        seat, lines = self.perspective.own_seat, self.match.lines
        own = (
            step
            for step in range(len(self.places), 0, -1)
            if lines[self.places[step - 1]].seat == seat
        )
        return next(own, None)

    @property
    def language(self) -> str:
        """The language of the viewer, or English where the game has no other."""
        return self.game.words.spoken(self.perspective.language)

    def bar(self, waiting: Sequence[int], confirming: int | None) -> str:
        """Say who must do what."""
        say, people = speak(self.perspective.language), self.room.people
        if self.over:
            won = winners(self.game.score(self.state))
            names = ", ".join(self.names[seat] for seat in won)
            return say("bar.won" if len(won) == 1 else "bar.shared", names=names)
        if self.live and people.ended:
            return say("bar.ended")
        if self.live and people.uploaded:
            return say("bar.upload")
        if confirming is not None:
            return say_named("bar.confirm", self.perspective.language, confirming, self.names)
        return " ".join(self.asked(seat) for seat in waiting)

    def asked(self, seat: int) -> str:
        """Say what one seat must do."""
        words = self.game.words
        if seat >= 0 and self.room.people.places[seat].kind == "open":
            return say_named("bar.open", self.perspective.language, seat, self.names)
        asked = self.sentences.question(self.sees, self.facts, seat)
        if words.has(f"name.{asked}"):
            question = words.name(asked, self.language)
            return say_named(
                "bar.asked", self.perspective.language, seat, self.names, question=question
            )
        return say_named("bar.to_move", self.perspective.language, seat, self.names)

    def score(self) -> list[int] | None:
        """Return the points of every seat, if the rules let everybody know them."""
        if self.over:
            return [score[0] for score in self.game.score(self.state)]
        return self.facts.get("points")

    def result(self) -> messages.Result:
        """Return how the match ended, every point explained."""
        return endings.result(self.game, self.state, self.facts, self.perspective.language)

    def clocks(self, clock: float) -> dict[str, int] | None:
        """Return how many milliseconds the persons who are waited for have left."""
        ends = self.room.clocks()
        return {str(seat): max(0, int(1000 * (end - clock))) for seat, end in ends.items()} or None


def say_named(key: str, language: str, seat: int, names: Sequence[str], **arguments: str) -> str:
    """Say a sentence of the table about a seat by its name."""
    return WORDS.say(key, {"seat": seat, **arguments}, language, names)
