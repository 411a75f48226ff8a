"""The table as text, and moves as sentences."""

import re

import pytest

from games.raiatea.raiatea_setup import (
    GAME,
    Changes,
    blessing,
    ceremony,
    location,
    moves,
    play,
    raising,
    table,
)
from vaka import Rng
from vaka.engine.state import State
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.text.sentences import effect_text
from vaka.text.colours import PLAIN, Paint, width
from vaka.text.sentences import sentences_of
from vaka.text.terminal import draw
from vaka.words import LANGUAGES

TIMES = "\N{MULTIPLICATION SIGN}"
NAMES = ["Moana", "Tane", "Hina", "Kai", "Leilani"]
LONG = [
    "Wilhelmina van Oranje",
    "Bartholomäus der Erste",
    "x" * 40,
    "Y" * 15,
    "Zacharias der Große",
]


def drawn(state: State, seat: int | None = 0, recall: bool = False, language: str = "en") -> str:
    return draw(GAME, state, seat, NAMES[: state.seats], PLAIN, language, recall=recall)


def said(state: State, seat: int, move: str) -> str:
    viewer = seat if seat >= 0 else None
    return sentences_of(GAME).describe(
        GAME.view(state, viewer), GAME.facts(state, viewer), seat, move
    )


def random_state(seats: int, seed: int, steps: int) -> State:
    state = GAME.start(seats, {"tane": True})
    rng = Rng(seed)
    for _ in range(steps):
        if state.turn == -2:
            break
        deciders = state.deciders()
        seat = deciders[rng.below(len(deciders))]
        if seat < 0:
            state.draw(rng)
        else:
            legal = state.moves(seat)
            state.play(legal[rng.below(len(legal))], seat)
    return state


# -- the picture -----------------------------------------------------------------------------------


def test_the_opening_looks_like_this() -> None:
    lines = drawn(table()).split("\n")
    assert lines[0].startswith("Raiatea ")
    assert lines[0].endswith("0 mana in the bag · action round A1")
    assert lines[1] == "► Moana: choose a location"
    assert lines[2] == " order      Moana, Tane, Hina"
    assert f" forest     collector {TIMES}4 (deck 68)" in lines
    assert " helpers    collector 6, trader 6, shaman 6, pearl diver 6" in lines
    assert " rituals    normal 33 (+9 discarded), forbidden 28 (+0 discarded)" in lines
    assert " level 2   [☻]             [☼ 2✦]          [3●]            [◊]" in lines
    assert " 1 ¤                      1 ?                      1 ?" in lines
    assert "   hand     Atea (6), Atea (6)" in lines


def test_what_others_have_stays_behind_their_screens() -> None:
    state = table({"seats.1.goods.uru": 3, "seats.1.tokens": ["pearls_3"]})
    text = drawn(state)
    [tane] = [line for line in text.split("\n") if " Tane " in line and "♟" in line]
    assert "● ?  ✦ ?  ♟ 0  ▲ 0 Raatira  ⌂ 1  ☼ 2" in tane
    assert "Hiro" not in text
    assert "uru 3" not in text


def test_memory_shows_what_was_seen() -> None:
    state = table({"seats.1.goods.uru": 3, "seats.1.tokens": ["pearls_3"]})
    text = drawn(state, recall=True)
    assert "goods    uru 3" in text
    assert "tasks    3●" in text
    assert "Hiro" not in text


def test_the_seat_that_looks_is_marked_and_a_spectator_is_nobody() -> None:
    assert "═► Moana (you) ═" in drawn(table(), 0)
    assert "── Moana ─" in drawn(table(ceremony("bid", {"seats.0.choice": "bid 1"})), 1)
    assert "(you)" not in drawn(table(), None)


QUESTIONS: list[tuple[Changes, str]] = [
    (ceremony("bid", {"seats.1.choice": "bid 1"}), "► Moana, Hina: act 4: bid mana, in secret"),
    (location("marae", "marae"), "► Moana: offer goods and draw rituals"),
    ({"todo": [{"do": "reveal", "n": 2}]}, "► chance: a forest card is turned up"),
    ({"todo": [{"do": "mark", "seat": 2}]}, "► Hina: advance a tattoo or not"),
    (
        {"seats.1.drawn": ["raa"], "seats.1.keep": 1},
        "► Tane: keep rituals",
    ),
    (
        {"todo": [{"do": "deal", "seat": 1, "deck": "normal", "n": 2, "keep": 1}]},
        "► chance: rituals are dealt",
    ),
    (
        {"todo": [{"do": "auction", "token": "auction_1", "row": 1}]},
        "► Moana, Tane, Hina: bid mana for the token, in secret",
    ),
    (
        raising([[], [], ["mana_4"], [], []], {"made.fulfil": 1, "seats.0.ready.pearl_diver": 1}),
        "► Moana: fulfil a second task with a pearl diver, or not",
    ),
]


@pytest.mark.parametrize(("changes", "line"), QUESTIONS, ids=range(len(QUESTIONS)))
def test_the_picture_says_who_is_asked_what(changes: Changes, line: str) -> None:
    assert drawn(table(changes)).split("\n")[1] == line


def test_the_row_shows_costs_and_owners() -> None:
    state = table(blessing(["rua_hatu", "toa_hiti"], ["hina"], bag=40))
    play(state, "0 reward pearls")
    assert " row        Hina (1, all), Rua-Hatu (4, Moana), Toa-Hiti (4, Moana)" in drawn(state)


def test_belongings_of_every_kind_are_listed() -> None:
    own = {"seats.0.coupled.m05": 1, "seats.0.masks.mirror": 2, "seats.0.front": ["piri"]}
    own |= {"seats.0.used.shaman": 1, "seats.0.ready.shaman": 1, "seats.0.choice": "bid 2"}
    text = drawn(table(ceremony("bid", own | {"seats.0.bagged": ["raa"]})))
    for line in (
        "   helpers  shaman 2 (1 used)",
        f"   masks    M01 pearl tasks, rainbow mirror {TIMES}2, M05 collectors + rainbow mirror",
        "   laid out Piri",
        "   bagged   Ra'a (5)",
        "   chosen   bid 2",
    ):
        assert line in text.split("\n")


def test_the_end_adds_up_and_names_the_winner() -> None:
    end = {"round": "end", "phase": "end", "actor": -1, "open": 3}
    own = {"seats.0.tattoo": 9, "seats.1.tokens": ["pearls_3"], "seats.2.front": ["papa_rai_4"]}
    text = drawn(table(end | own))
    assert "The match is over." in text
    assert "★ Moana wins with 9 points!" in text
    tie = drawn(table(end | {"seats.0.tattoo": 3, "seats.1.tattoo": 3, "order": [1, 0, 2]}))
    assert "★ Tane wins with 3 points, earlier in the ceremonial order!" in tie


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_picture_is_wider_than_eighty_columns(seats: int, language: str) -> None:
    for steps in (0, 40, 90, 160, 230, 330, 430, 999):
        state = random_state(seats, steps + seats, steps)
        for viewer in (0, None):
            for recall in (False, True):
                text = draw(GAME, state, viewer, LONG[:seats], PLAIN, language, recall=recall)
                assert max(len(line) for line in text.split("\n")) <= 80
                assert not re.search(r"[{}]", text)


def test_colours_change_nothing_but_colours() -> None:
    state = random_state(4, 3, 200)
    painted = draw(GAME, state, 1, NAMES[:4], Paint(True)).split("\n")
    plain = draw(GAME, state, 1, NAMES[:4], PLAIN).split("\n")
    assert [width(line) for line in painted] == [len(line) for line in plain]
    assert "\x1b[" in painted[0]


@pytest.mark.parametrize("seed", range(6))
def test_the_points_of_the_picture_are_those_of_the_rules(seed: int) -> None:
    state = random_state(3 + seed % 3, seed, 9999)
    lines = drawn(state).split("\n")
    first = next(i for i, line in enumerate(lines) if line.startswith("  Final scoring"))
    sources = [[int(n) for n in line.split()[1:]] for line in lines[first + 1 : first + 5]]
    points = [score[0] for score in GAME.score(state)]
    assert [sum(column) for column in zip(*sources, strict=True)] == points
    assert [int(n) for n in lines[first + 6].split()[1:]] == points


# -- sentences -------------------------------------------------------------------------------------

SAID: list[tuple[Changes, str, str]] = [
    ({}, "choose oyster_bank", "Oyster Bank: everybody takes pearls, you three more"),
    (
        location("market", "market", {"seats.0.goods.taro": 1}),
        "sell taro 2",
        "Sell taro at level 2: draw rituals, keep 1, 2 mana",
    ),
    (location("market", "market"), "hire shaman", "Hire a shaman for 2 pearls"),
    (location("path", "path_of_the_gods"), "train 1", "Train 1 priest for 2 pearls, and one free"),
    (ceremony("dance"), "train 0", "Train 0 priests for 0 pearls"),
    (ceremony("buy"), "buy normal", "Pay 3 mana: draw 3 normal rituals, keep 1"),
    (ceremony("prepare"), "put atea", "Put Atea (6) into the bag: 6 mana"),
    (ceremony("bid"), "bid 4", "Bid 4 mana"),
    (
        raising([[], [], ["pearls_3"], [], []]),
        "fulfil pearls_3 3",
        "Fulfil 3 pearls in row 3: 1 point",
    ),
    (
        {"todo": [{"do": "good", "seat": 0, "n": 1, "may": True}]},
        "take uru",
        "Take uru: its price is 3 then",
    ),
    (
        {"todo": [{"do": "forest", "seat": 0}], "display.m01b": 1},
        "take m01b",
        "Take mask M01 (pearl tasks) with 3 pearls",
    ),
    (
        {"todo": [{"do": "thief", "seat": 0}]},
        "steal m02 1",
        "Steal from Seat 1: mask M02 (mana tasks)",
    ),
    (blessing(), "reward pearls", "Two pearls"),
    ({"seats.0.masks.mirror": 1}, "couple m01", "Couple a mirror for good: mask M01 (pearl tasks)"),
]


@pytest.mark.parametrize(("changes", "move", "sentence"), SAID, ids=[row[1] for row in SAID])
def test_a_move_is_said_in_words(changes: Changes, move: str, sentence: str) -> None:
    state = table(changes)
    assert move in moves(state, 0)
    assert said(state, 0, move) == sentence


CHANCE: list[tuple[Changes, str, str]] = [
    ({"todo": [{"do": "reveal", "n": 1}]}, "reveal uru", "New in the display: uru"),
    (
        location("market", "market", {"todo": [{"do": "roll", "for": "trader"}]}),
        "roll 3",
        "A 3 for the traders",
    ),
    ({"todo": [{"do": "turn", "statue": 2}]}, "turn mana_7", "Turned up: 7 mana"),
    (
        {"todo": [{"do": "deal", "seat": 1, "deck": "normal", "n": 1, "keep": 1}]},
        "deal raa",
        "Seat 1 draws Ra'a",
    ),
    (
        {"todo": [{"do": "loot", "seat": 0, "victim": 2}], "seats.2.goods.uru": 1},
        "steal uru",
        "Seat 0 takes uru from Seat 2",
    ),
]


@pytest.mark.parametrize(("changes", "move", "sentence"), CHANCE, ids=[row[1] for row in CHANCE])
def test_what_chance_does_is_said_in_words(changes: Changes, move: str, sentence: str) -> None:
    state = table(changes)
    assert move in moves(state, -1)
    assert said(state, -1, move) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ritual_says_what_it_does(language: str) -> None:
    effects = [effect_text(name, language) for name in K.RITUALS]
    assert all(effects)
    assert not any(re.search(r"[{}]", text) for text in effects)
    assert sorted(set(effects)) == sorted(effects)


@pytest.mark.parametrize("key", ["tane", "oracle", "scarcity"])
def test_every_option_has_words(key: str) -> None:
    for language in LANGUAGES:
        entries = GAME.words.entries(language)
        assert entries[f"option.{key}"]
        assert entries[f"option.{key}.true"] != entries[f"option.{key}.false"]
