"""What is said about a puzzle: why its answer is right, from the engine's facts."""

from vaka.engine.rng import Rng
from vaka.puzzles.records import Puzzle
from vaka.teacher.judging import Judge
from vaka.text.sentences import sentences_of

WORTH_TELLING = 0.5  # points at once
WORTH_POINTS = 1.0  # points at the end


def reasons_for(puzzle: Puzzle, judge: Judge) -> tuple[str, ...]:
    """Return the kinds of fact that speak for the answer against the best wrong move."""
    match, seat = puzzle.match(), puzzle.seat
    best, other = puzzle.moves[0], puzzle.next_best
    view = match.view(seat, recall=True)
    gains = judge.gains(view, seat, [best.move, other.move], Rng(0))
    better, worse = gains[best.move], gains[other.move]
    say, shown = sentences_of(match.game), (match.view(seat), match.facts(seat), seat)
    names = [str(number) for number in range(match.seats)]
    outcomes = [say.outcome(*shown, one.move, names) for one in (best, other)]
    warnings = [say.warn(*shown, one.move) for one in (best, other)]
    denied = (
        late - early >= WORTH_TELLING
        for number, (early, late) in enumerate(zip(better, worse, strict=True))
        if number != seat
    )
    speaks = {
        "now": better[seat] - worse[seat] >= WORTH_TELLING,
        "denies": any(denied),
        "outcome": bool(outcomes[0]) and outcomes[0] != outcomes[1],
        "warning": bool(warnings[1]) and warnings[0] != warnings[1],
        "points": best.points.value >= max(other.points.high, other.points.value + WORTH_POINTS),
    }
    return tuple(reason for reason, holds in speaks.items() if holds)
