import json
import pickle
import random
import sys
import types
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vaka
from random_play import random_match
from vaka import CHANCE, BadOption, BadPosition, BadSeats, Illegal, Refusal, Rng, UnknownGame
from vaka.core.codecs import as_read
from vaka.core.game import Game, places, winners
from vaka.engine.state import State
from vaka.games.rapanui2011 import parts as K
from vaka.words import LANGUAGES, Catalogue


def test_games_are_listed_and_loaded(game: Game) -> None:
    assert vaka.games() == tuple(sorted(vaka.games()))
    assert game.name in vaka.games()
    assert vaka.load(game.name) is game
    assert repr(game) == f"<Game {game.name}>"
    assert pickle.loads(pickle.dumps(game)) is game


@pytest.mark.parametrize("name", ["chess", "", "../core", "rapanui2011 ", 7, None, "x" * 100_000])
def test_an_unknown_game_names_the_games_there_are(name: Any) -> None:
    with pytest.raises(UnknownGame) as refused:
        vaka.load(name)
    assert refused.value.reason == "no_such_game"
    assert "rapanui2011" in str(refused.value)
    assert len(str(refused.value)) < 300


def test_a_game_of_somebody_else_is_found_by_its_entry_point(
    monkeypatch: pytest.MonkeyPatch, rapanui: Game
) -> None:
    from importlib import metadata

    package = types.ModuleType("their_package")
    package.GAME = rapanui  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "their_package", package)
    point = metadata.EntryPoint("theirs", "their_package", "vaka.games")
    monkeypatch.setattr(metadata, "entry_points", lambda group: [point])
    assert "theirs" in vaka.games()
    assert vaka.load("theirs") is rapanui


@pytest.mark.parametrize("seats", [0, 1, 7, -1, True, "2", None, 2.5, 10**30])
def test_a_wrong_seat_count_is_refused(game: Game, seats: Any) -> None:
    with pytest.raises(BadSeats) as refused:
        game.start(seats)
    assert str(refused.value).startswith(f"{game.name} is for ")


def test_a_wrong_option_is_refused(game: Game) -> None:
    with pytest.raises(BadOption) as refused:
        game.start(game.seats[0], {"speed": 3})
    assert refused.value.reason == "no_such_option"
    for option in game.options:
        with pytest.raises(BadOption) as refused:
            game.start(game.seats[0], {option: "nonsense"})
        assert refused.value.reason == "no_such_value"


@pytest.mark.parametrize("options", ["x", 5, [], [("speed", 3)]])
def test_options_that_are_no_mapping_are_refused(game: Game, options: Any) -> None:
    with pytest.raises(BadOption, match="Options must be"):
        game.start(game.seats[0], options)


@pytest.mark.parametrize("seat", ["0", [0], {}, 10**30, 9, -2, None])
def test_moves_are_asked_of_a_seat_or_chance(game: Game, seat: Any) -> None:
    with pytest.raises(Illegal, match="There is no seat"):
        game.moves(game.start(game.seats[0]), seat)


@pytest.mark.parametrize("text", [None, 5, [], b"vaka 1"])
def test_a_journal_is_a_text(game: Game, text: Any) -> None:
    with pytest.raises(vaka.BadJournal, match="a journal is text"):
        vaka.Match.from_journal(game, text)


def test_options_reach_the_state(game: Game) -> None:
    for option, values in game.options.items():
        for value in values:
            assert game.option_values(game.start(game.seats[0], {option: value}))[option] == value


def test_what_people_start_with_is_among_the_values_of_the_options(rapanui: Game) -> None:
    with pytest.raises(BadOption, match="rapanui2011 has no option 'x'"):
        replace(rapanui, for_people={"x": 1})


def test_a_match_with_people_has_their_options_unless_others_were_chosen() -> None:
    tongiaki = vaka.load("tongiaki")
    assert tongiaki.options_of_table({}, people=True) == {"stall_limit": 0}
    assert tongiaki.options_of_table({}, people=False) == {}
    assert tongiaki.options_of_table({"stall_limit": 200}, people=True) == {"stall_limit": 200}
    assert tongiaki.option_values(tongiaki.start(2))["stall_limit"] == 200


def test_moves_by_the_wrong_seat_are_refused_with_the_right_reason(rapanui: Game) -> None:
    state = rapanui.start(2)
    for seat, reason in ((0, "not_your_turn"), (2, "no_such_seat"), (-2, "no_such_seat")):
        with pytest.raises(Illegal) as refused:
            rapanui.play(state, seat, "pass")
        assert refused.value.reason == reason
    with pytest.raises(Illegal, match="There is no seat 'x'"):
        rapanui.play(state, "x", "pass")  # type: ignore[arg-type]
    with pytest.raises(Illegal, match="Chance cannot give"):
        rapanui.play(state, CHANCE, "deal fish")
    over = random_match(rapanui, 2, seed=1).state
    with pytest.raises(Illegal, match="The match is over"):
        rapanui.play(over, 0, "pass")
    with pytest.raises(TypeError, match="is not a State of rapanui2011"):
        rapanui.play(object(), 0, "pass")  # type: ignore[arg-type]


@given(st.one_of(st.text(), st.binary(), st.integers(), st.none(), st.lists(st.text())))
def test_noise_as_a_move_is_refused_and_changes_nothing(noise: Any) -> None:
    game = vaka.load("rapanui2011")
    state = game.start(3)
    before = state.fields()
    with pytest.raises(Illegal) as refused:
        game.play(state, CHANCE, noise)
    assert len(str(refused.value)) < 300
    assert state.fields() == before


def test_a_hundred_kilobytes_of_noise_are_refused_briefly(game: Game) -> None:
    state = game.start(game.seats[0])
    seat = game.turn(state)[0]
    with pytest.raises(Illegal) as refused:
        game.play(state, seat, "lay " * 25_000)
    assert refused.value.reason == "no_such_move"
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("position", [None, [], "x", 3, {}, {"game": "chess"}, {"game": ["x"]}])
def test_what_is_no_position_of_the_game_is_refused(game: Game, position: Any) -> None:
    with pytest.raises(BadPosition):
        game.restore(position)
    with pytest.raises(BadPosition):
        game.guess(position, Rng(1))


def test_a_view_is_for_a_seat_or_a_spectator(game: Game) -> None:
    state = game.start(game.seats[0])
    for seat in (game.seats[0], -1, "0"):
        with pytest.raises(Illegal, match="There is no seat"):
            game.view(state, seat)  # type: ignore[arg-type]


def test_guesses_take_any_kind_of_generator(game: Game) -> None:
    view = game.view(game.start(game.seats[0]), 0, recall=True)
    for rng in (Rng(1), 1, random.Random(1)):
        assert game.view(game.guess(view, rng), 0, recall=True) == view


@pytest.mark.parametrize("rng", [None, "x", [], 1.5])
def test_guesses_say_what_a_generator_is(game: Game, rng: Any) -> None:
    view = game.view(game.start(game.seats[0]), 0, recall=True)
    with pytest.raises(TypeError, match="rng must be an Rng, a seed or"):
        game.guess(view, rng)


def test_positions_are_plain_json(game: Game) -> None:
    match = random_match(game, game.seats[0], seed=4)
    for step in range(len(match) + 1):
        position = game.position(match.state_at(step))
        assert json.loads(json.dumps(position)) == position
        assert game.position(game.restore(position)) == position


def test_winners_and_places() -> None:
    assert winners([(3, 1), (3, 2), (1, 9)]) == (1,)
    assert winners([(3, 2), (1, 0), (3, 2)]) == (0, 2)
    assert places([(3, 2), (1, 0), (3, 2), (2, 0)]) == [1, 4, 1, 3]


def test_refusals_carry_reason_arguments_and_a_sentence() -> None:
    refusal = Refusal("no_such_rule", {"rule": "R1", "rules": "R2"})
    assert refusal.reason == "no_such_rule"
    assert refusal.arguments["rule"] == "R1"
    assert str(refusal) == "There is no rule R1. There are: R2."
    assert str(Refusal("unheard_of", {"a": 1})) == "unheard_of {'a': 1}"


def test_a_refusal_of_a_game_that_speaks_english_alone_is_english(tmp_path: Path) -> None:
    (tmp_path / "en.json").write_text('{"refusal.too_dear": "Too dear."}')
    inner = Refusal("too_dear", {}, Catalogue(tmp_path))
    assert Refusal("journal_move", {"line": 3, "why": inner}).sentence("nl") == "Regel 3: Too dear."


def test_the_package_of_the_games_tells_them_when_it_is_called() -> None:
    import vaka.games.tongiaki as tongiaki

    package: Any = vaka.games  # typed as the function that it also is
    assert package.tongiaki is tongiaki
    assert package is sys.modules["vaka.games"]
    assert vaka.games() == vaka.registry.games()


@pytest.mark.parametrize("turn", [vaka.CHANCE, 1, 5])
def test_a_position_in_which_nobody_can_choose_is_refused(rapanui: Game, turn: int) -> None:
    def careless(position: Any) -> State:
        state = rapanui.read(position)
        state.load(state.fields() | {"phase": K.OVER, "turn": turn})
        return state

    state = rapanui.start(2)
    while rapanui.turn(state) == (vaka.CHANCE,):
        state.draw(vaka.Rng(1))
    unchecked = replace(rapanui, read=careless)
    with pytest.raises(vaka.BadPosition) as caught:
        unchecked.restore(rapanui.position(state))
    assert caught.value.reason == "no_move"
    assert len({caught.value.sentence(language) for language in LANGUAGES}) == 3


def test_people_read_numbers_as_numbers() -> None:
    moves = ["bid 1", "bid 10", "bid 2", "bid 2 11", "bid 2 9", "call", "take m02"]
    assert moves == sorted(moves)
    assert as_read(moves) == ["bid 1", "bid 2", "bid 2 9", "bid 2 11", "bid 10", "call", "take m02"]
