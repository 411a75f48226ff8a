"""Puzzles at the table: a decision of a bots' match, from its seat's side, and what came of it.

The answer leaves the server only when somebody has found it or asks to be shown it. Nothing that
the seat cannot know ever does: the expected line is played in an imagined world.
"""

from functools import lru_cache, partial

from vaka import registry
from vaka.core.journal import read
from vaka.engine.state import State
from vaka.errors import Illegal
from vaka.puzzles.records import Puzzle, puzzles_of
from vaka.puzzles.telling import HINTS, PuzzleTeller
from vaka.table import forms, messages
from vaka.table.asking import Ask, Endpoint, whole
from vaka.table.history import History
from vaka.table.hub import new_record
from vaka.table.messages import Decided
from vaka.table.people import People, Place
from vaka.table.phrases import TableRefusal, speak
from vaka.table.records import Row
from vaka.table.room import Room
from vaka.table.shapes import replace
from vaka.table.views import Perspective, now
from vaka.teacher.ahead import Step, shown_line
from vaka.teacher.records import Judged
from vaka.text.sentences import sentences_of

SOLVER = "solver"  # who sits at the seat of a puzzle
ROOMS = 64  # puzzles that are kept at hand


async def listed(ask: Ask) -> list[forms.PuzzleCard]:
    """Return the puzzles of a game, the easiest first."""
    game = registry.load(ask.params["game"]).name
    found = await ask.services.scribes.run(ask.network, partial(puzzles_of, game))
    return [
        forms.PuzzleCard(name=puzzle.name, difficulty=puzzle.difficulty, seats=puzzle.seats)
        for puzzle in found.values()
    ]


async def shown(ask: Ask) -> messages.View:
    """Return the table before the decision."""
    work = partial(_Table, await _asked(ask), ask.language)
    return await ask.services.scribes.run(ask.network, lambda: work().view())


async def answered(ask: Ask) -> forms.PuzzleAnswer:
    """Return whether a move is right."""
    puzzle = await _asked(ask)
    if ask.body.move and ask.body.move not in {one.move for one in puzzle.moves}:
        raise Illegal("no_such_move", {"move": ask.body.move[:40], "game": puzzle.game})
    work = partial(_Table, puzzle, ask.language)
    return await ask.services.scribes.run(
        ask.network, lambda: work().answer(ask.body.move, ask.body.show)
    )


async def hinted(ask: Ask) -> forms.PuzzleHint:
    """Return a hint: what kind of move it is, then where."""
    number = whole(ask.params["number"])
    if number is None or not 1 <= number <= HINTS:
        raise TableRefusal(404, "no_such_page")
    work = partial(_Table, await _asked(ask), ask.language)
    return await ask.services.scribes.run(ask.network, lambda: work().hint(number))


async def _asked(ask: Ask) -> Puzzle:
    """Return the puzzle of the address."""
    game = registry.load(ask.params["game"]).name
    found = await ask.services.scribes.run(ask.network, partial(puzzles_of, game))
    name = ask.params["puzzle"]
    if name not in found:
        raise TableRefusal(404, "no_such_page")
    return found[name]


@lru_cache(ROOMS)
def _room(game: str, name: str, language: str) -> Room:
    """Return a match that has come to a puzzle, with the solver at its seat."""
    puzzle = puzzles_of(game)[name]
    rows = [Row(line.seat, line.move, 0.0) for line in read(puzzle.text).lines]
    history = History.of(registry.load(game), puzzle.seats, {}, rows)
    places = [Place("bot") for _ in range(puzzle.seats)]
    you = speak(language)("puzzle.you")
    places[puzzle.seat] = Place("person", name=you, persons=[SOLVER])
    people = People(SOLVER, places, Decided(confirm=False, hints=False))
    record = new_record(game, puzzle.seats, {}, len(rows), people)
    here = {puzzle.seat: (True, float("inf"))}
    return Room(record, registry.load(game), history, people, here)


class _Table:
    """A puzzle as one visitor sees it."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle = puzzle
        self.language = language
        self.room = _room(puzzle.game, puzzle.name, language)
        self.match = self.room.history.match
        self.game = self.room.game
        self.names = self.room.people.names(speak(language))
        self.sentences = sentences_of(self.game)
        self.spoken = self.game.words.spoken(language)

    def view(self) -> messages.View:
        """Return the table before the decision."""
        view = now(self.room, Perspective(self.puzzle.seat, self.language))
        return replace(view, match=self.puzzle.name, thinking=[])

    def hint(self, number: int) -> forms.PuzzleHint:
        """Return a hint."""
        says, moves = self._teller().hint(number)
        return forms.PuzzleHint(says=says, moves=moves)

    def answer(self, move: str, show: bool) -> forms.PuzzleAnswer:
        """Say whether a move is right, and all the rest once there is nothing left to find."""
        puzzle = self.puzzle
        right = move in puzzle.right
        tried = next((self._move(one) for one in puzzle.moves if one.move == move), None)
        if not right and not show:
            return forms.PuzzleAnswer(right=False, tried=tried, reasons=[], moves=[], line=[])
        recalled = self.match.view(puzzle.seat, recall=True)
        return forms.PuzzleAnswer(
            right=right,
            tried=tried,
            reasons=self._teller().why(move),
            moves=[self._move(one) for one in puzzle.moves],
            line=[self._step(step) for step in shown_line(self.game, recalled, puzzle.line)],
        )

    def _teller(self) -> PuzzleTeller:
        return PuzzleTeller(self.puzzle, self.match, self.language, self.names)

    def _move(self, one: Judged) -> forms.PuzzleMove:
        seat = self.puzzle.seat
        known = (self.match.view(seat), self.match.facts(seat), seat, one.move)
        return forms.PuzzleMove(
            move=one.move,
            says=self.sentences.describe(*known, self.spoken),
            right=one.move in self.puzzle.right,
            share=one.share.value,
            low=one.share.low,
            high=one.share.high,
            points=one.points.value,
        )

    def _step(self, step: Step) -> forms.PuzzleStep:
        """Return a move of the expected line, with the imagined table after it."""
        return forms.PuzzleStep(
            seat=step.seat, says=self._said(step), view=self._imagined(step.after, step)
        )

    def _said(self, step: Step) -> str:
        mover = (
            self.game.view(step.before, step.seat),
            self.game.facts(step.before, step.seat),
            step.seat,
        )
        return self.sentences.describe(*mover, step.move, self.spoken)

    def _imagined(self, world: State, step: Step) -> messages.View:
        """Return the table in a world that the seat might take for the real one."""
        seat, at = self.puzzle.seat, self.view()
        sees, facts = self.game.view(world, seat), self.game.facts(world, seat)
        turn = list(self.game.turn(world))
        told = [
            messages.Told(
                event.key,
                event.rule,
                step.seat,
                at.step,
                dict(event.arguments),
                self.sentences.tell(sees, event, self.spoken, self.names),
            )
            for event in step.events
            if event.hears is None or seat in event.hears
        ]
        return replace(
            at,
            view=sees,
            facts=facts,
            turn=turn,
            your_turn=False,
            choices=[],
            told=told,
            score=facts.get("points"),
            over=not turn,
            settled=False,
        )


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/games/{game}/puzzles",
        "The puzzles of a game, the easiest first.",
        listed,
        answer=list[forms.PuzzleCard],
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/puzzles/{puzzle}",
        "The table of a puzzle, from the side of whose decision it is.",
        shown,
        answer=messages.View,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/puzzles/{puzzle}",
        "Try a move of a puzzle, or be shown the answer.",
        answered,
        forms.AskPuzzle,
        forms.PuzzleAnswer,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/puzzles/{puzzle}/hints/{number}",
        "The first or the second hint for a puzzle.",
        hinted,
        answer=forms.PuzzleHint,
    ),
)
