"""How a match ended: the final scoring by categories, what decided it, and the way there."""

from collections.abc import Sequence

from vaka.core.game import Facts, Game, places, winners
from vaka.engine.state import State
from vaka.match import Match
from vaka.table import forms, messages
from vaka.table.phrases import speak
from vaka.text.sentences import sentences_of

MOST_MOMENTS = 120  # of the curve of points: more would not be seen


def result(game: Game, state: State, facts: Facts, language: str) -> messages.Result:
    """Return the end of a match, every point explained."""
    scores = game.score(state)
    return messages.Result(
        winners=list(winners(scores)),
        places=places(scores),
        scoring=[
            messages.SeatScoring(seat, lines, score[0])
            for seat, (lines, score) in enumerate(
                zip(_lines(game, facts, language) or [[] for _ in scores], scores, strict=True)
            )
        ],
        decided=decided(game, scores, language),
    )


def _lines(game: Game, facts: Facts, language: str) -> list[list[messages.ScoreLine]]:
    """Return the lines of the scoring by seat, each with the name of its category."""
    spoken = game.words.spoken(language)
    said = sentences_of(game).scoring(facts, spoken)
    return [
        [
            messages.ScoreLine(
                *line, category=_category(game, fact["key"], line[0], spoken), key=fact["key"]
            )
            for line, fact in zip(lines, own, strict=True)
        ]
        for lines, own in zip(said, facts.get("score") or (), strict=True)
    ]


def _category(game: Game, key: str, says: str, language: str) -> str:
    """Return what lines of a kind are called together; without a word for it each is by itself."""
    name = f"category.{key}"
    return game.words.say(name, {}, language) if game.words.has(name) else says


def decided(game: Game, scores: Sequence[tuple[int, ...]], language: str) -> str:
    """Say by how much the winner won, or which tie-break decided; "" where nobody lost.

    A game names its tie-breaks `tie.1`, `tie.2` in the order in which its score has them.
    """
    first = winners(scores)
    others = [score for seat, score in enumerate(scores) if seat not in first]
    if not others:
        return ""
    best, second = scores[first[0]], max(others)
    say = speak(language)
    if best[0] > second[0]:
        return say("ending.margin", points=best[0] - second[0])
    at = next(at for at, (own, other) in enumerate(zip(best, second, strict=True)) if own != other)
    name = f"tie.{at}"
    if not game.words.has(name):
        return say("ending.tie", points=best[0])
    figures = {"own": abs(best[at]), "other": abs(second[at])}  # fewer is written as less than none
    tie = game.words.say(name, figures, game.words.spoken(language))
    return say("ending.tie_break", points=best[0], tie=tie)


def course(match: Match) -> forms.Course:
    """Return the points of every seat through a match that is over, at evenly spread moments.

    Points may rest on what was hidden: of a match that goes on nothing is told.
    """
    if not match.over:
        return forms.Course(steps=[], points=[])
    last = len(match)
    count = min(last, MOST_MOMENTS)
    steps = sorted({last * moment // count for moment in range(count + 1)})
    scores = [match.game.score(match.state_at(step)) for step in steps]
    return forms.Course(steps=steps, points=[[own[0] for own in score] for score in scores])
