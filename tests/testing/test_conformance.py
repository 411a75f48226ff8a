import dataclasses
from types import ModuleType
from typing import Any

import pytest

import vaka
from vaka import Event, Rng, testing, words
from vaka.core.game import Game
from vaka.core.schema import Record, Word
from vaka.engine.state import State
from vaka.testing import check_game, laws
from vaka.testing.laws import Broken

MINUTES = pytest.mark.long if vaka.engine.COMPILED else ()  # the plain engine checks few positions
SHORTEST = "rapanui2011"
OTHERS = [pytest.param(name, marks=MINUTES) for name in vaka.games() if name != SHORTEST]


@pytest.mark.parametrize("name", [SHORTEST, *OTHERS])
def test_every_game_obeys_every_law(name: str) -> None:
    game = vaka.load(name)
    begun: list[str] = []
    every = list(testing.setups(game))
    if vaka.engine.COMPILED:
        step = 1 if len(every) < 10 else 3 if len(every) < 30 else len(every) // 5
        chosen = every[::step]  # every seat count and option; fuzz: all
        matches = max(1, 9 // len(chosen))
    else:
        chosen = [every[0], every[-len(every) // len(game.seats)]]  # fewest and most seats
        matches = 1
    stride = 1 if len(every) < 24 else 2 if vaka.engine.COMPILED else 9  # such matches are long
    checked = check_game(game, matches, 1, begun.append, only=chosen, stride=stride)
    assert checked.game == game.name
    assert checked.setups == len(begun) == len(chosen)
    assert checked.matches == matches * checked.setups
    assert checked.moves > 50 * checked.matches


def test_our_own_games_speak_three_languages(game: Game) -> None:
    assert game.words.languages() == list(words.LANGUAGES)


def test_the_core_speaks_three_languages() -> None:
    laws.check_words(words.SHARED, {"name.seat"})
    assert words.SHARED.languages() == list(words.LANGUAGES)


def test_a_field_must_not_hide_what_every_state_has() -> None:
    hiding = type("Hiding", (), {"FIELDS": {**State.FIELDS, "pile": (), "moves": ()}})
    with pytest.raises(Broken, match="every State has moves already"):
        laws.check_field_names(hiding)


# -- a game that breaks one law is caught: each replacement breaks one -----------------------------


def broken(rapanui: Game, **functions: Any) -> Game:
    fields = {f.name: getattr(rapanui, f.name) for f in dataclasses.fields(Game)}
    kind = type("BrokenGame", (Game,), {k: v for k, v in functions.items() if k not in fields})
    made = kind(**{**fields, **{k: v for k, v in functions.items() if k in fields}})
    assert isinstance(made, Game)
    return made


def unsorted_moves(self: Game, state: State, seat: int) -> list[str]:
    return Game.moves(self, state, seat)[::-1]


def no_moves(self: Game, state: State, seat: int) -> list[str]:
    return []


def zero_odds(self: Game, state: State) -> list[int]:
    return [0 for _ in Game.odds(self, state)]


def strange_turn(self: Game, state: State) -> tuple[int, ...]:
    return (state.seats,)


def empty_turn(self: Game, state: State) -> tuple[int, ...]:
    return ()


def play_anything(self: Game, state: State, seat: int, move: str) -> list[Event]:
    try:
        return Game.play(self, state, seat, move)
    except vaka.Illegal:
        return []


def play_nothing(self: Game, state: State, seat: int, move: str) -> list[Event]:
    return Game.play(self, state.copy(), seat, move)


def wordless(state: Any, seat: int, move: int) -> tuple[str, dict[str, Any]]:
    return ("no_such_words", {})


def peeking_view(state: Any, seat: int | None, recall: bool) -> dict[str, Any]:
    return vaka.load("rapanui2011").position(state)


def blind_view(state: Any, seat: int | None, recall: bool) -> dict[str, Any]:
    return vaka.load("rapanui2011").view(state, None if recall else seat, recall)


def peeking_facts(state: Any, seat: int | None, recall: bool, everything: bool) -> dict[str, Any]:
    game = vaka.load("rapanui2011")
    return game.facts(state, seat, recall, everything) | {"secret": game.position(state)}


def shapeless(self: Game, name: str) -> ModuleType:
    return ModuleType(name) if name == "shapes" else Game.part(self, name)


def misshapen(self: Game, name: str) -> ModuleType:
    if name != "shapes":
        return Game.part(self, name)
    shapes = ModuleType("shapes")
    vars(shapes)["VIEW"] = Record(phase=Word("nap"))
    return shapes


def odd_position(state: Any) -> dict[str, Any]:
    position = vaka.load("rapanui2011").position(state)
    return position | {"queue": tuple(position["queue"])}


def forgetful(position: dict[str, Any]) -> State:
    state = vaka.load("rapanui2011").read(position)
    state.waiting = 1
    return state


def loose_start(self: Game, seats: int, options: Any = None) -> State:
    return Game.start(self, min(4, max(2, seats)), options)


def loose_options(self: Game, seats: int, options: Any = None) -> State:
    return Game.start(self, seats)


def short_score(self: Game, state: State) -> list[tuple[int, ...]]:
    return Game.score(self, state)[1:]


def loud_secret(
    self: Game, state: State, mover: int, move: str, seat: int | None, revealed: bool = False
) -> str:
    return "hide" if move.startswith("hide") else move


@pytest.mark.parametrize(
    ("law", "functions"),
    [
        ("moves are sorted", {"moves": unsorted_moves}),
        ("who is to move has moves", {"moves": no_moves}),
        ("odds are positive", {"odds": zero_odds}),
        ("turn names seats", {"turn": strange_turn}),
        ("turn is empty at the end only", {"turn": empty_turn}),
        ("illegal moves are refused", {"play": play_anything}),
        ("facts follow from the view", {"derive": peeking_facts, "part": shapeless}),
        ("VIEW is declared", {"part": misshapen, "has_part": lambda self, name: True}),
        ("moves change something", {"play": play_nothing}),
        ("refusals have words", {"why_not": wordless}),
        ("guesses fit the view", {"look": blind_view}),
        ("never fails", {"look": peeking_view}),
        ("positions are JSON", {"write": odd_position}),
        ("positions restore", {"read": forgetful}),
        ("wrong seats are refused", {"start": loose_start}),
        ("wrong options are refused", {"start": loose_options}),
        ("scores are complete", {"score": short_score}),
        ("secrets are heard as ?", {"heard": loud_secret}),
        ("what is hidden is declared", {"hides": False}),
        ("ends", {"most_moves": 40}),
        ("seats are declared", {"seats": (3, 2)}),
        ("seats are declared", {"seats": (2, 3, 9)}),
    ],
)
def test_a_broken_law_is_found(rapanui: Game, law: str, functions: dict[str, Any]) -> None:
    with pytest.raises(Broken, match=f"law broken: {law}"):
        check_game(broken(rapanui, **functions), matches=4, seed=2)


def test_a_failure_carries_a_journal_that_leads_there(rapanui: Game) -> None:
    with pytest.raises(Broken) as found:
        check_game(broken(rapanui, most_moves=25), matches=1, seed=3)
    text = str(found.value)
    journal = text[text.index("vaka 1") :]
    match = vaka.Match.from_journal(rapanui, journal)
    assert len(match) == 25


def test_a_guarded_list_refuses_what_would_go_wrong_compiled() -> None:
    row = testing.GuardedList([1, 2, 3])
    assert row[2] == 3
    row[0] = 7
    with pytest.raises(IndexError, match="negative index -1"):
        row[-1]
    with pytest.raises(IndexError, match="negative index -1"):
        row[-1] = 0
    with pytest.raises(OverflowError, match="40000 does not fit the 16 bits"):
        row[0] = 40_000
    wide = testing.WideList([1])
    wide[0] = 40_000
    with pytest.raises(OverflowError, match="does not fit the 32 bits"):
        wide[0] = 2**31


def test_words_that_differ_between_languages_are_found(tmp_path: Any) -> None:
    for language, text in (("en", '{"a": "{x}"}'), ("nl", '{"a": "{y}"}'), ("de", '{"a": "{x}"}')):
        (tmp_path / f"{language}.json").write_text(text)
    catalogue = words.Catalogue(tmp_path)
    with pytest.raises(Broken, match="nl: a has other arguments"):
        laws.check_words(catalogue, set())
    with pytest.raises(Broken, match="lacks"):
        laws.check_words(catalogue, {"b"})
    (tmp_path / "nl.json").write_text('{"b": ""}')
    with pytest.raises(Broken, match="nl: "):
        laws.check_words(words.Catalogue(tmp_path), set())


def test_the_plain_engine_failing_is_reported(rapanui: Game) -> None:
    gone = broken(rapanui, package="no_such_package")
    with pytest.raises(Broken, match="No module named 'no_such_package'"):
        testing.plain_digest(gone, 1)


def test_traces_repeat_with_the_seed(game: Game) -> None:
    seats = game.seats[0]
    assert list(testing.trace(game, seats, {}, Rng(1))) == list(
        testing.trace(game, seats, {}, Rng(1))
    )
