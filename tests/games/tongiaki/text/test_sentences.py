"""Warnings come true, and the scoring adds up."""

from collections import Counter
from typing import Any

import pytest

import vaka
from games.tongiaki.tongiaki_setup import GAME
from vaka.games.tongiaki.text.sentences import SENTENCES
from vaka.words import LANGUAGES

SINKS, HOME, LAST = "Certain to sink", "no tile to discover", "makes this the last turn"


@pytest.mark.parametrize("draws", ["continue", "stop"])
def test_warnings_come_true(draws: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(10):
        rng, state = vaka.Rng(seed), GAME.start(2 + seed % 5, {"final_draws": draws})
        while turn := GAME.turn(state):
            seat = turn[0]
            moves = GAME.moves(state, seat)
            move = moves[rng.below(len(moves))]
            if seat != vaka.CHANCE:
                for shown in {move, *(other for other in moves if other.startswith("sail"))}:
                    check(state, seat, shown, seen)
            GAME.play(state, seat, move)
    assert seen[SINKS] > 10
    assert seen[LAST] > 0
    assert seen["colonise"] > 0
    assert seen["may be"] > 0


def check(state: vaka.State, seat: int, move: str, seen: Counter[str]) -> None:
    view: Any = GAME.view(state, seat)
    facts: Any = GAME.facts(state, seat)
    warning = SENTENCES.warn(view, facts, seat, move)
    after = state.copy()
    told = {event.key for event in GAME.play(after, seat, move)}
    if move.startswith("sail"):
        assert (SINKS in warning) == ("sink" in told)
        assert (HOME in warning) == bool({"no_tile", "no_more_draws"} & told)
        seen["may be"] += "may be the last" in warning
    if move.startswith("lay"):
        assert (LAST in warning) == ("last_tile" in told)
    if move == "colonise":
        home = GAME.view(after, None)["seats"][seat]["stock"] - view["seats"][seat]["stock"]
        assert (str(home) in warning or home == 1) if home else not warning
    seen[SINKS] += SINKS in warning
    seen[LAST] += LAST in warning
    seen["colonise"] += move == "colonise" and bool(warning)
    if warning:
        warnings = {SENTENCES.warn(view, facts, seat, move, language) for language in LANGUAGES}
        assert len(warnings) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_lines_of_the_scoring_add_up_to_the_score(seats: int, language: str) -> None:
    rng, state = vaka.Rng(seats), GAME.start(seats)
    while turn := GAME.turn(state):
        moves = GAME.moves(state, turn[0])
        GAME.play(state, turn[0], moves[rng.below(len(moves))])
    lines = SENTENCES.scoring(GAME.facts(state, None), language)
    totals = [score[0] for score in GAME.score(state)]
    assert [sum(points for _, points, _ in own) for own in lines] == totals
    assert all(rule == "E4" and says for own in lines for says, _, rule in own)
