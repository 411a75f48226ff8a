import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import vaka
from vaka.core.game import Game
from vaka.learn import openspiel as adapter

TABLES = [(name, seats) for name in vaka.games() for seats in vaka.load(name).seats]


def advance(state: pyspiel.State, rng: np.random.RandomState, steps: int) -> None:
    """Play so many random moves of seats, and what chance does between them."""
    while steps and not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            steps -= 1
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])


def short(game: Game) -> dict[str, int]:
    """Return options that keep a match short, where there are such."""
    return {"max_rounds": 2} if "max_rounds" in game.options else {}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_accepts_every_table(name: str, seats: int) -> None:
    parameters = {"players": seats, **short(vaka.load(name))}
    game = pyspiel.load_game(f"vaka_{name}", parameters)
    fewest = vaka.load(name).seats[0]  # a position is read by playing its history: slow
    pyspiel.random_sim_test(game, num_sims=1, serialize=seats == fewest, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_accepts_every_table_with_default_options(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"vaka_{name}", {"players": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_information_of_each_game_is_declared_truly(game: Game) -> None:
    kind = pyspiel.GameType.Information
    hidden = {"raiatea", "rapanui2011"}  # where memory does not know everything
    found = pyspiel.load_game(f"vaka_{game.name}").get_type().information
    expected = kind.IMPERFECT_INFORMATION if game.name in hidden else kind.PERFECT_INFORMATION
    assert found == expected
    assert game.hides == (game.name in hidden)


def test_matches_begin_in_a_position() -> None:
    state = pyspiel.load_game("vaka_rapanui2011", {"players": 3}).new_initial_state()
    advance(state, np.random.RandomState(1), 20)
    text = str(state)
    game = pyspiel.load_game("vaka_rapanui2011", {"position": text, "reward": "lead"})
    assert game.num_players() == 3
    again = game.new_initial_state()
    assert str(again) == text
    assert again.legal_actions() == state.legal_actions()
    advance(again, np.random.RandomState(2), 100_000)
    assert sum(again.returns()) == pytest.approx(0)
    with pytest.raises(ValueError, match="seats"):
        pyspiel.load_game("vaka_rapanui2011", {"position": text.replace('"seats"', '"chairs"')})


def test_a_match_that_a_limit_ends_says_so() -> None:
    for name, parameters, cut in (
        ("rapanui2020", {"max_rounds": 2}, True),
        ("rapanui2011", {}, False),
    ):
        state = pyspiel.load_game(f"vaka_{name}", parameters).new_initial_state()
        assert not state.is_truncated()
        advance(state, np.random.RandomState(1), 100_000)
        assert state.is_terminal()
        assert state.is_truncated() == cut


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_resampled_worlds_look_the_same_to_the_seat(name: str, seats: int) -> None:
    rng = np.random.RandomState(3)
    state = pyspiel.load_game(f"vaka_{name}", {"players": seats}).new_initial_state()
    for _ in range(8):
        advance(state, rng, 13)
        if state.is_terminal():
            break
        for player in range(seats):
            world = state.resample_from_infostate(player, rng.random_sample)
            for one, other in ((state, world), (state, world.clone())):
                told = one.information_state_string(player)
                assert told == other.information_state_string(player)
                assert one.observation_string(player) == other.observation_string(player)
                numbers = one.information_state_tensor(player)
                assert numbers == other.information_state_tensor(player)
            assert world.current_player() == state.current_player()
            assert world.history() == []
        player = state.current_player()
        assert state.resample_from_infostate(player, rng.random_sample).legal_actions() == (
            state.legal_actions()
        )


def test_secret_moves_are_not_in_what_others_know() -> None:
    game = pyspiel.load_game("vaka_rapanui2011")
    rng = np.random.RandomState(1)
    for _ in range(40):
        state = game.new_initial_state()
        while not state.is_terminal():
            advance(state, rng, 1)
            hidden = [line for line in state.lines if line.move.startswith("hide ")]
            if hidden:
                mover, secret = hidden[0].mover, hidden[0].move
                assert f"{mover} {secret}" in state.information_state_string(mover)
                assert secret not in state.information_state_string(1 - mover)
                world = state.resample_from_infostate(1 - mover, rng.random_sample)
                assert (mover, "hide ?") in world.heard(mover)
                return
    raise AssertionError("nobody built a Moai in forty matches")


def test_numbers_are_named_pieces_of_the_numeric_face() -> None:
    game = pyspiel.load_game("vaka_rapanui2011", {"players": 3})
    state = game.new_initial_state()
    advance(state, np.random.RandomState(1), 1)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.dict["hand"].shape == (4, 7)
    assert observation.dict["seat"].tolist() == [0, 1, 0, 0]
    assert len(observation.tensor) == game.observation_tensor_size()
    assert "?" in observation.string_from(state, 1)


@pytest.mark.parametrize("name", vaka.games())
def test_an_algorithm_of_openspiel_plays(name: str) -> None:
    game = pyspiel.load_game(f"vaka_{name}", short(vaka.load(name)))
    rng = np.random.RandomState(1)
    kind = ismcts.ISMCTSBot if vaka.load(name).hides else mcts.MCTSBot
    bot = kind(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.0,
        max_simulations=3,
        random_state=rng,
    )
    state = game.new_initial_state()
    advance(state, rng, 2)
    assert bot.step(state) in state.legal_actions()


def test_chance_is_explicit_and_fair(game: Game) -> None:
    state = pyspiel.load_game(f"vaka_{game.name}").new_initial_state()
    rng = np.random.RandomState(1)
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    outcomes = state.chance_outcomes()
    assert sum(odds for _, odds in outcomes) == pytest.approx(1)
    assert [move for move, _ in outcomes] == state.held.state.moves(vaka.CHANCE)
    assert state.action_to_string(outcomes[0][0])


def test_bad_use_raises_what_people_expect() -> None:
    with pytest.raises(pyspiel.SpielError, match="speed"):
        pyspiel.load_game("vaka_tongiaki", {"speed": 1})
    with pytest.raises(vaka.BadOption):
        pyspiel.load_game("vaka_tongiaki", {"stall_limit": 7})
    with pytest.raises(vaka.BadSeats):
        pyspiel.load_game("vaka_tongiaki", {"players": 7})
    with pytest.raises(ValueError, match="a reward is one of"):
        pyspiel.load_game("vaka_tongiaki", {"reward": "gold"})
    state = pyspiel.load_game("vaka_tongiaki").new_initial_state()
    with pytest.raises(vaka.Illegal):
        state.apply_action(0)
    adapter.register()  # again: nothing happens


def test_the_lead_can_be_the_utility() -> None:
    game = pyspiel.load_game("vaka_rapanui2011", {"reward": "lead"})
    state = game.new_initial_state()
    rng = np.random.RandomState(2)
    assert state.returns() == [0.0, 0.0]
    advance(state, rng, 10_000)
    assert state.returns()[0] == -state.returns()[1] == int(state.returns()[0])
    assert '"phase": "over"' in str(state)
