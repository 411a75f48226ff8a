import dataclasses
import json
from typing import Any

import pytest

import vaka
from vaka import BadJournal, BadPosition, Rng, engine
from vaka.core import schema
from vaka.core.game import Game
from vaka.engine.state import State
from vaka.games.rapanui2011 import parts as K
from vaka.testing import Broken, hostile
from vaka.testing import twin as twin_module
from vaka.testing.mutants import Material, mutant_journal
from vaka.testing.twin import Twin


@pytest.fixture(autouse=True)
def _small_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hostile, "MUTANTS", 150 if engine.COMPILED else 20)
    monkeypatch.setattr(hostile, "RETURNED", 1)
    monkeypatch.setattr(hostile, "THOROUGH", 4 if engine.COMPILED else 1)
    monkeypatch.setattr(hostile, "TWIN", 4)


def test_what_is_sent_is_refused_or_can_be_played(game: Game) -> None:
    twin = Twin() if engine.COMPILED else None
    tally = hostile.check_round(game, seed=1, number=0, twin=twin)
    assert tally.accepted + tally.refused == hostile.MUTANTS
    assert min(tally.accepted, tally.refused) > 0
    assert tally.thorough > 0
    assert tally.journals == hostile.JOURNALS
    if twin is not None:
        assert tally.twins > 0
        twin.close()


def test_mutants_are_made_again_by_the_same_numbers(rapanui: Game) -> None:
    position, journal = hostile.mutants(rapanui, 5, 2)
    again = hostile.mutants(rapanui, 5, 2)
    made = [position(i) for i in range(40)]
    assert made == [again[0](i) for i in range(40)]
    assert [journal(i) for i in range(9)] == [again[1](i) for i in range(9)]
    assert len({json.dumps(mutant) for mutant in made}) > 30


def test_mutants_leave_the_positions_they_are_made_from_alone(rapanui: Game) -> None:
    true = rapanui.position(rapanui.start(3))
    before = json.dumps(true)
    material = Material([true])
    changed = [material.mutant(Rng(i)) for i in range(300)]
    assert json.dumps(true) == before
    assert all(mutant != true for mutant in changed)


def test_mutant_journals_are_other_journals() -> None:
    text = "vaka 1\ngame rapanui2011\nseats 2\n- colour red\n"
    assert len({mutant_journal(text, Rng(i)) for i in range(50)}) > 25
    assert any("(undo)" in mutant_journal(text, Rng(i)) for i in range(100))


# -- a game with a hole is caught ------------------------------------------------------------------


def with_hole(rapanui: Game, **functions: Any) -> Game:
    fields = {f.name: getattr(rapanui, f.name) for f in dataclasses.fields(Game)}
    kind = type("GameWithHole", (Game,), functions)
    made = kind(**fields)
    assert isinstance(made, Game)
    return made


def crashing(self: Game, position: Any) -> State:
    if position["active"] == 2:
        raise KeyError("active")
    return Game.restore(self, position)


def wordless(self: Game, position: Any) -> State:
    try:
        return Game.restore(self, position)
    except BadPosition:
        raise schema.refuse("seats", "no_such_words") from None


def careless(self: Game, position: Any) -> State:
    state = Game.restore(self, position)
    state.load(state.fields() | {"phase": K.OVER, "turn": 0})
    return state


def forgetful(self: Game, state: State) -> dict[str, Any]:
    position = Game.position(self, state)
    position["seats"][0]["fame"] += 1
    return position


def unseen(self: Game, state: State, seat: int | None, recall: bool = False) -> dict[str, Any]:
    raise IndexError("no such card")


def check_rounds(game: Game, known: list[dict[str, Any]]) -> None:
    for number in range(40):
        hostile.check_round(game, 3, number, known)


@pytest.mark.parametrize(
    ("law", "functions"),
    [
        ("positions are accepted or refused", {"restore": crashing}),
        ("refusals have words", {"restore": wordless}),
        ("who is to move has moves", {"restore": careless}),
        ("positions restore", {"position": forgetful}),
        ("never fails", {"view": unseen}),
    ],
)
def test_a_hole_is_found(rapanui: Game, law: str, functions: dict[str, Any]) -> None:
    game = with_hole(rapanui, **functions)
    known = [rapanui.position(rapanui.start(4))]
    with pytest.raises(Broken, match=f"law broken: {law}") as found:
        check_rounds(game, known)
    assert '{"game"' in str(found.value)


def test_a_journal_is_replayed_or_refused_with_its_line(
    rapanui: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = vaka.Match(rapanui, 2).journal()
    hostile.check_journal(rapanui, text)
    hostile.check_journal(rapanui, text + "nonsense")
    for error in (KeyError("line"), BadJournal("journal_line", {})):

        def fail(game: Game, text: str, error: Exception = error) -> None:
            raise error

        monkeypatch.setattr(vaka.Match, "from_journal", fail)
        with pytest.raises(Broken, match="journals"):
            hostile.check_journal(rapanui, text)


@pytest.mark.skipif(not engine.COMPILED, reason="compares the compiled engine with the plain one")
def test_engines_that_differ_are_told_apart(rapanui: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    position = rapanui.position(rapanui.start(2))
    twin = Twin()
    twin.check(rapanui, position, 4)
    monkeypatch.setattr(twin_module, "digest_from", lambda game, position, seed: "other")
    with pytest.raises(Broken, match="both engines agree"):
        twin.check(rapanui, position, 4)
    with pytest.raises(Broken, match="plain BadPosition"):
        twin.check(rapanui, position | {"phase": "nowhere"}, 4)
    twin.close()
