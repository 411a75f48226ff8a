import numpy as np
import pytest

from vaka.learn.algorithms import ALGORITHMS, algorithm
from vaka.learn.stored import StoredPolicy
from vaka.learn.training import Course, Practice, Sizes, Step, train

SIZES = Sizes(matches=64, numbers=4, moves=3)
BEST = np.array([2, 0, 1, 2])  # the move that wins, by which of the four numbers is 1
COURSE = Course("rapanui2011", 2, "random", wins=False, budget=12_000)


@pytest.fixture(autouse=True)
def torch() -> None:
    """Load torch where it is used: it takes seconds, in each process that runs tests."""
    pytest.importorskip("torch", reason="torch is not installed: tools/install_torch.py")


def observed(rng: np.random.Generator) -> np.ndarray:
    return np.eye(4, dtype=np.float32)[rng.integers(0, 4, SIZES.matches)]


@pytest.mark.parametrize("name", ALGORITHMS)
def test_it_learns_which_move_wins(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match here is two decisions, and only the first of them counts."""
    if name == "reinforce":
        monkeypatch.setattr("vaka.learn.algorithms.reinforce.LOT", 256)  # these are few matches
    learner = algorithm(name)(SIZES, 1)
    rng = np.random.default_rng(1)
    masks = np.ones((SIZES.matches, SIZES.moves), np.bool_)
    steps = 400
    hits = np.zeros(SIZES.matches, np.float32)
    for step in range(steps):
        last = step % 2 == 1
        seen = np.zeros((SIZES.matches, 4), np.float32) if last else observed(rng)
        chosen = learner.choose(seen, masks)
        worth = hits if last else np.zeros_like(hits)
        if not last:
            hits = np.where(chosen == BEST[seen.argmax(1)], 1, -1).astype(np.float32)
        dones = np.full(SIZES.matches, last)
        learner.hear(Step(seen, masks, chosen, worth, dones), step / steps)
    found = learner.policy("game", 1)(np.eye(4, dtype=np.float32))
    assert found.argmax(1).tolist() == BEST.tolist()


@pytest.mark.parametrize("name", ALGORITHMS)
def test_only_legal_moves_are_chosen(name: str) -> None:
    learner = algorithm(name)(SIZES, 1)
    rng = np.random.default_rng(1)
    masks = rng.random((SIZES.matches, SIZES.moves)) < 0.5
    masks[np.arange(SIZES.matches), rng.integers(0, 3, SIZES.matches)] = True
    for _ in range(5):
        chosen = learner.choose(observed(rng), masks)
        assert masks[np.arange(SIZES.matches), chosen].all()


@pytest.mark.parametrize("name", ALGORITHMS)
def test_the_budget_is_used_and_not_exceeded(name: str) -> None:
    told: list[int] = []
    spent = train(algorithm(name), COURSE, 1, 4, lambda decisions, _: told.append(decisions))
    assert 0.85 * COURSE.budget < spent <= COURSE.budget
    assert told[0] == 0
    assert told[-1] == spent
    assert len(told) == 5
    assert told == sorted(told)


def test_the_same_seed_learns_the_same() -> None:
    def learned(seed: int) -> list[StoredPolicy]:
        found: list[StoredPolicy] = []
        train(algorithm("ppo"), COURSE, seed, 1, lambda _, policy: found.append(policy))
        return found

    ones, again, others = learned(1), learned(1), learned(2)
    for mine, same, other in zip(ones[-1].layers, again[-1].layers, others[-1].layers, strict=True):
        assert (mine.weights == same.weights).all()
        assert (mine.weights != other.weights).any()


def test_decisions_of_all_seats_are_counted() -> None:
    practice = Practice(COURSE, seed=1, matches=16)
    for _ in range(20):
        practice.step(practice.env.masks.argmax(1))
    assert practice.own == 20 * 16
    assert practice.spent == practice.own + practice.env.answered
    assert practice.env.answered > 10 * 16


def test_what_a_match_is_worth_is_about_one() -> None:
    practice = Practice(Course("rapanui2011", 2, "random", True, 10**6), seed=1, matches=32)
    found: list[float] = []
    rng = np.random.default_rng(1)
    for _ in range(200):
        legal = np.where(practice.env.masks, rng.random(practice.env.masks.shape), -1)
        worth, dones = practice.step(legal.argmax(1))
        assert (worth[~dones] == 0).all()
        found += worth[dones].tolist()
    assert 0.5 < np.std(found[32:]) < 4


def test_an_algorithm_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="there are reinforce, ppo, dqn"):
        algorithm("magic")
