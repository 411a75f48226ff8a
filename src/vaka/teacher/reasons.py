"""Why a move was better, in words: from the engine's facts and what the judge has counted."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from vaka.core.codecs import Event
from vaka.core.game import Game
from vaka.engine.state import State
from vaka.errors import Illegal
from vaka.teacher.ahead import opened
from vaka.teacher.records import Deal, Decision
from vaka.teacher.stream import Played
from vaka.text import coach
from vaka.text.colours import PLAIN
from vaka.text.sentences import sentences_of
from vaka.text.terminal import draw
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")
WORTH_TELLING = 0.5  # points
MOST_EVENTS = 5  # of a deal that are told


class Ahead(NamedTuple):
    """A move that was expected, in words, and the position after it."""

    seat: int
    says: str
    state: State


class Teller:
    """Tells the moments of a match in one language."""

    def __init__(self, match: Played, language: str, names: Sequence[str] | None = None) -> None:
        """Call the seats by their names, if they have any."""
        self.match = match
        self.game: Game = match.game
        self.language = language
        self.spoken = self.game.words.spoken(language)
        own = [self.game.words.seat_name(seat, self.spoken) for seat in range(match.seats)]
        self.names = [*(names or ())][: match.seats] + own[len(names or ()) :]
        self.sentences = sentences_of(self.game)

    def words(self, key: str, **arguments: Any) -> str:
        """Return a sentence of the teacher."""
        return WORDS.say(key, arguments, self.language)

    def move(self, decision: Decision, move: str) -> str:
        """Return what a legal move of a decision does."""
        view, facts = self._seen(decision)
        return self.sentences.describe(view, facts, decision.seat, move, self.spoken)

    def moves(self, decision: Decision) -> dict[str, str]:
        """Return what each legal move of a decision does, the best first."""
        view, facts = self._seen(decision)
        describe = self.sentences.describe
        return {
            one.move: describe(view, facts, decision.seat, one.move, self.spoken)
            for one in decision.moves
        }

    def reasons(self, decision: Decision) -> list[str]:
        """Return why the best move was better than the one played, as far as it can be told."""
        found = [
            self._worth(decision),
            *self._at_once(decision),
            self._opens(decision),
            *self._facts(decision),
        ]
        return [sentence for sentence in found if sentence]

    def line(self, decision: Decision) -> list[str]:
        """Return the moves that were expected after the best one, as far as they can be played."""
        return [
            self.words("line", name=self.names[ahead.seat], move=ahead.says)
            for ahead in self.expected(decision)[1:]
        ]

    def expected(self, decision: Decision) -> list[Ahead]:
        """Return the best move and what was expected after it, as far as it can be played.

        The line was found in a world that the seat imagined; here it is said from what is known.
        """
        state = self.match.state_at(decision.step)
        found = []
        for seat, move in decision.line:
            says = self._said(state, seat, move)
            if says is None:
                break
            found.append(Ahead(seat, says, state.copy()))
        return found

    def table(self, decision: Decision) -> str:
        """Return the table as text, as the seat saw it when it had to choose."""
        state = self.match.state_at(decision.step)
        return draw(self.game, state, decision.seat, self.names, PLAIN, self.spoken)

    def deal(self, deal: Deal) -> list[str]:
        """Return what a deal brought."""
        told = [event for events in self._told(deal.step, deal.until) for event in events]
        view = self.game.view(self.match.state_at(deal.until), None)
        said = [
            self.sentences.tell(view, event, self.spoken, self.names)
            for event in told[:MOST_EVENTS]
        ]
        more = len(told) - len(said)
        return [*said, self.words("more", count=more)] if more > 0 else said

    def marks(self) -> dict[int, str]:
        """Return the steps after which a match is divided, such as scorings, and what happened."""
        keys = coach.marks(self.game)
        view = self.game.view(self.match.state_at(len(self.match.lines)), None)
        found = {}
        for step, events in enumerate(self._told(0, len(self.match.lines)), 1):
            told = [event for event in events if event.key in keys]
            if told:
                found[step] = self.sentences.tell(view, told[-1], self.spoken, self.names)
        return found

    # -- what the reasons consist of ---------------------------------------------------------------

    def _worth(self, decision: Decision) -> str:
        """Say what both moves are worth in victories and in points."""
        best, played = decision.of(decision.best), decision.of(decision.played)
        points = best.points.value - played.points.value
        key = "reason.worth"
        if abs(points) >= WORTH_TELLING:
            key = "reason.worth_more" if points > 0 else "reason.worth_less"
        return self.words(
            key,
            better=f"{best.share.value:.0%}",
            played=f"{played.share.value:.0%}",
            points=f"{abs(points):.1f}",
        )

    def _at_once(self, decision: Decision) -> list[str]:
        """Say what the moves change at once, for the seat and for the others."""
        better, played = decision.gains[decision.best], decision.gains[decision.played]
        found = []
        for seat, (one, other) in enumerate(zip(better, played, strict=True)):
            name, told = self.names[seat], {"better": f"{one:+.0f}", "played": f"{other:+.0f}"}
            if seat == decision.seat and abs(one - other) >= WORTH_TELLING:
                found.append(self.words("reason.now", **told))
            elif seat != decision.seat and other - one >= WORTH_TELLING:
                found.append(self.words("reason.denies", name=name, points=round(other - one)))
        return found

    def _opens(self, decision: Decision) -> str:
        """Say what only the better move makes possible in the same turn, and what that brings."""
        state, seat = self.match.state_at(decision.step), decision.seat
        recalled = self.game.view(state, seat, recall=True)
        found = opened(self.game, recalled, seat, decision.line, decision.played)
        if found is None:
            return ""
        world = found.step.before
        view, facts = self.game.view(world, seat), self.game.facts(world, seat)
        says = self.sentences.describe(view, facts, seat, found.step.move, self.spoken)
        if found.points < 1:
            return self.words("reason.opens", move=says)
        return self.words("reason.opens_points", move=says, points=found.points)

    def _facts(self, decision: Decision) -> list[str]:
        """Say what the game itself has to say: what is scored, what it warns of, its coach."""
        view, facts = self._seen(decision)
        seat, say = decision.seat, self.sentences
        found = []
        for key, move in (("better", decision.best), ("played", decision.played)):
            who = say.outcome(view, facts, seat, move, self.names, self.spoken)
            if who:
                found.append(self.words(f"reason.outcome_{key}", who=who))
        if warning := say.warn(view, facts, seat, decision.played, self.spoken):
            found.append(self.words("reason.warning", warning=warning))
        moves = sorted(judged.move for judged in decision.moves)
        spoken = coach.speak(self.game, view, facts, seat, moves, self.language)
        if spoken is not None:
            found.append(self.words("reason.coach", says=spoken.says))
        return found

    def _seen(self, decision: Decision) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return view and facts of the seat at a decision."""
        state = self.match.state_at(decision.step)
        return self.game.view(state, decision.seat), self.game.facts(state, decision.seat)

    def _said(self, state: State, seat: int, move: str) -> str | None:
        """Say a move and play it; None where it cannot be played as things really were."""
        view, facts = self.game.view(state, seat), self.game.facts(state, seat)
        try:
            self.game.check(state, seat, move)
            said = self.sentences.describe(view, facts, seat, move, self.spoken)
            self.game.play(state, seat, move)
        except Illegal:
            return None
        return said

    def _told(self, first: int, last: int) -> list[list[Event]]:
        """Return what was told in each of the lines between two steps."""
        state, lines = self.match.state_at(first), self.match.lines[first:last]
        return [self.game.play(state, line.seat, line.move) for line in lines]
