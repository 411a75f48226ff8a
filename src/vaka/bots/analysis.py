"""Analysis: what a strong bot thinks of every legal move, from what the seat may know."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from vaka.bots.evaluator import Evaluator
from vaka.bots.thinking import SearchSettings, Slices, Thought, exploring, finished, merge
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.search import Finding
from vaka.text.sentences import sentences_of

# Standard errors on either side of a value. They tell how far luck and guesses may have moved the
# average of these visits; a longer search sees further and may think otherwise altogether.
MARGIN = 1.96
LEAST_VISITS = 30  # of every move, so that each value means something


LINE_LENGTH = 4  # moves of the line that is expected
LINE_LEAST = 20  # tries that say what follows


class Expected(NamedTuple):
    """A move that is expected, as the seat that asked would hear it."""

    seat: int
    move: str
    says: str  # in the language that was asked for, else ""
    veiled: bool = False  # the seat hears only a part of it


class Opinion(NamedTuple):
    """What is thought of one move: None where it was never tried."""

    move: str
    visits: int
    value: float | None  # the seat's expected share of the match, 0 to 1
    low: float | None  # what luck leaves open in that average, 1.96 standard errors
    high: float | None
    points: float | None  # the seat's expected points at the end
    line: tuple[Expected, ...] = ()  # of the best move: how the match is expected to go on with it


def opinions(
    game: Game,
    view: dict[str, Any],
    seat: int,
    moves: Sequence[str],
    rng: Rng,
    iterations: int | None = None,
    seconds: float | None = 2.0,
    threads: int = 1,
    language: str | None = None,
) -> list[Opinion]:
    """Return an opinion of each of the moves, the best first, from a recall view alone.

    With `seconds=None` the iterations and the generator settle the result. With a language the
    moves of the line that is expected are said in it too.
    """
    settings = SearchSettings(iterations, seconds, threads=threads, least=LEAST_VISITS)
    return finished(forming(game, view, seat, moves, rng, settings, language))


def forming(
    game: Game,
    view: dict[str, Any],
    seat: int,
    moves: Sequence[str],
    rng: Rng,
    settings: SearchSettings,
    language: str | None = None,
) -> Slices[list[Opinion]]:
    """Form the opinions, in slices."""
    thought = yield from exploring(Evaluator(game), view, seat, settings, rng)
    found = {thought.texts[move]: finding for move, finding in merge(thought.searches).items()}
    ranked = sorted(moves, key=lambda move: -found[move].visits if move in found else 0)
    rated = [_opinion(move, found.get(move)) for move in ranked]
    if rated and rated[0].value is not None:
        line = expected_line(game, thought, found[rated[0].move].move, seat, language)
        rated[0] = rated[0]._replace(line=tuple(line))
    return rated


def expected_line(
    game: Game, thought: Thought, move: int, seat: int, language: str | None = None
) -> Iterator[Expected]:
    """Yield the moves that the first search expects, from a move of its root on."""
    state = thought.world.copy()
    say = sentences_of(game).describe
    for mover, number in thought.searches[0].line(move, LINE_LENGTH, LINE_LEAST):
        text = game.move_codec.text(state, number)
        heard = game.heard(state, mover, text, seat)
        if heard is None:
            return
        says = ""
        if language is not None and heard == text:
            view, facts = game.view(state, mover), game.facts(state, mover)
            says = say(view, facts, mover, text, language)
        yield Expected(mover, heard, says, heard != text)
        game.play(state, mover, text)


def _opinion(move: str, found: Finding | None) -> Opinion:
    if found is None:
        return Opinion(move, 0, None, None, None, None)
    margin = MARGIN * found.error
    low, high = max(0.0, found.value - margin), min(1.0, found.value + margin)
    return Opinion(move, found.visits, found.value, low, high, found.points)
