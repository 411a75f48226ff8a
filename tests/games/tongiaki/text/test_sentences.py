"""Warnings come true, and the scoring adds up."""

from collections import Counter
from typing import Any

import pytest

import vaka
from games.tongiaki.tongiaki_setup import ALL_BLUE_SHIPS_OUT, GAME, NORTH, position
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


def asked(**table: Any) -> str:
    """Return what the seat to move is asked, in English."""
    view: Any = position(**table)
    state = GAME.restore(view)
    facts: Any = GAME.facts(state, None)
    word = SENTENCES.question(view, facts, GAME.turn(state)[0])
    return GAME.words.name(word)


def test_royal_islands_are_offered_only_where_one_is_possible() -> None:
    assert asked(tonga="B|-|-|-|-|Y") == "expand, or colonise anew"
    assert "royal island" in asked(tiles=NORTH, samoa="B|-|-")
    assert "royal island" not in asked(tiles=NORTH, samoa="BY|-|-")
    assert asked(**ALL_BLUE_SHIPS_OUT).endswith("found a royal island, colonise anew or do nothing")
    assert asked(tonga="-|-|-|-|-|Y") == "come back to an island"
    assert asked(tonga="-|-|-|-|-|Y", tiles=NORTH, royal={"samoa": 0}).endswith("colonise anew")
    assert asked(removed=("tonga",)) == "explore until an island is found"


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_of_no_numbered_beach_and_of_no_coordinates(language: str) -> None:
    entries = GAME.words.entries(language)
    numbered = ("{beach}", "{edge}", "{q}", "{r}", "{berths})")
    for key, entry in entries.items():
        if key.startswith("event."):
            assert not any(argument in str(entry) for argument in numbered), key
    rng, state = vaka.Rng(3), GAME.start(3)
    while turn := GAME.turn(state):
        moves = GAME.moves(state, turn[0])
        view: Any = GAME.view(state, None)
        facts: Any = GAME.facts(state, None)
        for move in moves:
            said = SENTENCES.describe(view, facts, turn[0], move, language)
            assert "·" not in said, said
            if move.startswith(("place", "take", "land")):
                verb, where, beach = move.split()
                island = view["island"] if verb == "land" else where
                side = facts["sides"][island][int(beach)]
                assert str(entries[f"name.side_{side}"]) in said, said
        GAME.play(state, turn[0], moves[rng.below(len(moves))])
