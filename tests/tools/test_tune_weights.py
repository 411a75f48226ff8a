"""The tool that finds weights: weights that were spoilt come back towards what they were."""

import pytest
import self_play
import tune_weights as tuning

import vaka
from vaka.bots.evaluator import Evaluator
from vaka.engine.rng import Rng

MATCHES = 30


@pytest.fixture(scope="module")
def played() -> tuple[Evaluator, list[self_play.Played]]:
    plan = self_play.Plan("rapanui2011", 0, 7, 30, study=6, study_iterations=400)
    player = self_play.Player(plan)
    return Evaluator(vaka.load("rapanui2011"), net=False), [
        player.match(number) for number in range(MATCHES)
    ]


def halves(played: tuple[Evaluator, list[self_play.Played]]) -> list[tuning.Evidence]:
    evaluator, matches = played
    found = [tuning.Evidence(), tuning.Evidence()]
    for number, match in enumerate(matches):
        found[number % 2].add(evaluator, match, Rng(number))
    return found


def weights(**changed: float) -> tuning.Values:
    return {**vaka.load("rapanui2011").part("bot.evaluation").WEIGHTS, **changed}


def test_a_lead_that_was_trusted_too_little_is_trusted_more(
    played: tuple[Evaluator, list[self_play.Played]],
) -> None:
    known, aside = halves(played)
    spoilt = weights(spread=8.0, spread_turns=6.0)
    assert "spread" in tuning.used_in_judging(spoilt, aside)
    assert "keen_buy" not in tuning.used_in_judging(spoilt, aside)
    better = tuning.judging_better(spoilt, ["spread", "spread_turns"], known, aside)
    assert aside.loss(better) < aside.loss(spoilt) - 0.02
    assert better["spread_turns"] < 6.0
    assert {name for name in better if better[name] != spoilt[name]} <= {"spread", "spread_turns"}
    assert tuning.judged_table(aside, spoilt, better).count("quarter") == 4


def test_preferences_come_closer_to_what_longer_searches_try(
    played: tuple[Evaluator, list[self_play.Played]],
) -> None:
    evaluator, matches = played
    known, aside = tuning.Studies(evaluator), tuning.Studies(evaluator)
    for number, match in enumerate(matches):
        (known, aside)[number % 2].add(match)
    assert len(known.found) > 100
    assert all(study.tried.sum() == pytest.approx(1) for study in known.found)
    blunt = weights(keen_buy=0.01, keen_lay=0.01)
    better = tuning.preferring_better(blunt, ["keen_buy", "keen_lay"], known, aside)
    assert better["keen_buy"] > 0.01
    assert aside.surprise(better) < aside.surprise(blunt)
    assert aside.on_best(blunt) < aside.on_best(better) < 1
