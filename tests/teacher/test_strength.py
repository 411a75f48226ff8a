"""The tool that measures the judge: choices of bots, and what the judge's moves cost."""

import judge_strength
import pytest

from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.teacher.judging import Judge

TRIES = 100


class QuickJudge(Judge):
    """Judges with few tries where nothing else is asked for."""

    def __init__(self, game: Game, tries: int = TRIES) -> None:
        """Take less time."""
        super().__init__(game, tries)


def test_a_regret_is_settled_by_its_seed_and_is_small(
    rapanui: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judge_strength, "Judge", QuickJudge)
    monkeypatch.setattr(judge_strength, "TRIES", TRIES)
    state, seat = next(judge_strength.held_back(rapanui, 2, Rng(1)))
    assert len(rapanui.moves(state, seat)) > 1
    one, two = (judge_strength.regret(rapanui, state, seat, 2, Rng(3)) for _ in range(2))
    assert one == two
    assert -0.2 < one < 0.5
