import pytest

from vaka.bots.simple import RandomBot
from vaka.tasks.entries import Entry, entry_of, published, read, write
from vaka.tasks.evaluation import evaluate
from vaka.tasks.listed import EXPLOITABILITY, SMALL
from vaka.tasks.small import (
    choices_of,
    entry_of_solutions,
    exploitability,
    game_of,
    over_seeds,
    policy_of,
    solve,
)

UNIFORM = 1.9390625  # points that a perfect answer wins from random play, here


def positions_of_the_tree() -> tuple[int, dict[str, int]]:
    """Return the number of positions, and how many each decision cannot tell apart."""
    total, alike = 0, dict.fromkeys(choices_of(SMALL), 0)
    rest = [game_of(SMALL).new_initial_state()]
    while rest:
        state = rest.pop()
        total += 1
        if state.is_terminal():
            continue
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            alike[state.information_state_string(state.current_player())] += 1
        rest += [state.child(action) for action in state.legal_actions()]
    return total, alike


def test_the_tree_is_what_the_docs_say() -> None:
    total, alike = positions_of_the_tree()
    assert total == 5206
    assert len(alike) == 181
    assert sum(count > 1 for count in alike.values()) == 96
    assert {choice.seat for choice in choices_of(SMALL).values()} == {0, 1}


def test_what_a_bot_plays_is_found_out_by_asking() -> None:
    policy = policy_of(SMALL, RandomBot, tries=20, seed=1)
    assert policy.table == policy_of(SMALL, "random", tries=20, seed=1).table
    assert policy.table != policy_of(SMALL, "random", tries=20, seed=2).table
    for chances in policy.table.values():
        assert sum(chances.values()) == pytest.approx(1)
    assert exploitability(SMALL, policy) == pytest.approx(UNIFORM, abs=0.5)


def test_a_bot_is_measured_as_at_every_task() -> None:
    tried: list[int] = []
    found = evaluate(SMALL.id, "greedy", 2, progress=tried.append)
    assert (found.task, found.matches) == (SMALL.id, 2)
    assert tried[-1] == 2
    [entry] = [one for one in published(SMALL.id) if one.name == "greedy"]
    assert found.estimate.low is not None
    assert found.estimate.high is not None
    assert found.estimate.low <= entry.high
    assert entry.low <= found.estimate.high


def test_the_solver_begins_at_random_and_comes_nearer_to_perfect_play(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    few = type(SMALL)(**{**vars(SMALL), "budget": 8})
    told: list[int] = []
    curve = solve(few, 1, lambda seed, done, value: told.append(done), checks=2)
    assert [done for done, _ in curve] == told == [0, 4, 8]
    assert curve[0][1] == pytest.approx(UNIFORM)
    assert curve[-1][1] < 0.75 * UNIFORM
    entry = entry_of_solutions(SMALL, "mccfr", "mccfr", [curve, curve])
    file = tmp_path_factory.mktemp("small") / entry.file_name
    write(entry, file)
    assert read(file) == entry


def test_nothing_is_below_perfect_play() -> None:
    assert over_seeds([0.1, 0.0, 0.3]).low == 0.0
    assert over_seeds([0.5]).low is None
    assert SMALL.measure == EXPLOITABILITY


@pytest.mark.long
@pytest.mark.parametrize(
    "entry",
    [entry for entry in published(SMALL.id) if not entry.seeds],
    ids=lambda entry: entry.name,
)
def test_a_bot_of_the_small_table_is_found_again_to_the_last_digit(entry: Entry) -> None:
    [*_, name] = entry.command.split()
    found = entry_of(evaluate(SMALL.id, name), name, entry.name)
    assert (found.value, found.low, found.high) == (entry.value, entry.low, entry.high)


@pytest.mark.long
def test_the_solver_is_found_again_by_one_run() -> None:
    """One run of three, so its own luck reaches further."""
    [entry] = [one for one in published(SMALL.id) if one.name == "mccfr"]
    [*_, (done, value)] = solve(SMALL, 1)
    assert done == entry.decisions
    assert abs(value - entry.value) <= (entry.high - entry.low) / 2 * 3**0.5
