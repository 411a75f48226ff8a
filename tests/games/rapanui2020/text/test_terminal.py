"""The picture shows what a view holds and no more, and every move has a sentence."""

import json
import re
from pathlib import Path

import pytest

import vaka
from games.rapanui2020.rapanui2020_setup import GAME, field, legal, play, table
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.text.sentences import SENTENCES
from vaka.games.rapanui2020.text.terminal import picture
from vaka.text.colours import PLAIN, Paint
from vaka.words import LANGUAGES

CASES = json.loads((Path(__file__).parents[1] / "cases.json").read_text(encoding="utf-8"))
NAMES = ("Moana", "Tane of the very long name", "{hut}\x1b[2J", "Kai")
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
WIDEST = 100


def shown(state: vaka.State, seat: int | None = 0, language: str = "en") -> str:
    """Return the picture of a State as a seat sees it."""
    view, facts = GAME.view(state, seat), GAME.facts(state, seat)
    return picture(view, facts, seat, NAMES[: state.seats], PLAIN, language)


def said(state: vaka.State, move: str, language: str = "en") -> str:
    """Return the sentence of a legal move."""
    seat = GAME.turn(state)[0]
    assert move in GAME.moves(state, seat)
    facts = GAME.facts(state, seat)
    return SENTENCES.describe(GAME.view(state, seat), facts, seat, move, language)


def begun(case: dict[str, object]) -> vaka.State:
    """Return the first State of a worked case."""
    position = case["position"]
    assert isinstance(position, dict)
    if "start" in position:
        return GAME.start(position["start"], position.get("options"))
    return GAME.restore(position)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_can_be_drawn_within_the_width(language: str) -> None:
    for case in CASES:
        state = begun(case)
        lines = shown(state, None, language).split("\n")
        assert max(map(len, lines)) <= WIDEST, case["id"]
        assert not any(line.endswith(" ") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_change_nothing_but_colours(language: str) -> None:
    for case in CASES[::7]:
        state = begun(case)
        view, facts = GAME.view(state, 0), GAME.facts(state, 0)
        names = NAMES[: len(view["seats"])]
        painted = picture(view, facts, 0, names, Paint(True), language)
        assert painted != ESCAPES.sub("", painted)
        plain = [line.rstrip() for line in ESCAPES.sub("", painted).split("\n")]
        assert plain == picture(view, facts, 0, names, PLAIN, language).split("\n")


def test_names_cannot_break_the_picture() -> None:
    text = shown(table())
    assert "\x1b" not in text
    assert "Tane of the ver…" in text
    assert "{hut}[2J" in text


def test_figures_stand_on_their_spaces() -> None:
    own = {"T": {"built": "chief"}}
    state = table(island={"f3": "TtT*", "g3": "d"}, quarry=("MM", "", "M"), own=own)
    text = shown(state)
    assert "TtT♛" in text
    assert "│ d " in text
    assert "1 MM···   2 ····   3 M··" in text


def test_statues_and_tiles_stand_on_their_ahu() -> None:
    state = table(erected={"d4": "small^ large"}, ahu={"f3": "rest take_three_more"})
    text = shown(state)
    for words in ("▲ small ■", "▲ large", "│ Rest", "│ Take +3"):
        assert words in text


def test_offerings_of_others_are_face_down() -> None:
    state = table(erected={"d4": "small^"}, own={"T": {"offerings": ("boat:12",)}})
    assert "Boat 12" in shown(state, 0).split("T Moana (you)")[1]
    other = shown(state, 1)
    assert "1 offering face down" in other
    assert "Boat 12," not in other.split("T Moana")[-1]


def test_the_seat_to_choose_an_income_is_asked() -> None:
    island = {"d3": "T", "c3": "D", "c4": "T", "c5": "T"}
    state = table(island=island, own={"T": {"moai": "small"}})
    play(state, "load small", "step d3", "step c3")
    text = shown(state, 1)
    assert "Tane of the ver…: choose your income" in text
    assert "under way: a small Moai, now at C3 Vaitea" in text
    assert "C3»3" in text


def test_a_begun_power_and_a_price_are_told() -> None:
    state = table(own={"T": {"tiles": "barter", "resources": (3, 0, 0, 0)}})
    play(state, "play barter", "give reeds")
    assert "giving reeds" in shown(state)
    own = {"T": {"resources": (2, 2, 0, 0), "tiles": "skimp take_your_pick"}}
    state = table(island={"c4": "D", "d4": "T"}, erected={"d4": "small"}, own=own)
    play(state, "load pukao", "step c4", "step d4", "style", "play skimp")
    assert "at the reduced price of 2" in shown(state)
    play(state, "offer outstanding chicken", "spend eggs")
    assert "paying for Chicken, Outstanding: eggs" in shown(state)


def test_more_resources_are_told_before_the_gain() -> None:
    own = {"T": {"moai": "small", "tiles": "take_two_more"}}
    state = table(island={"e4": "T"}, ahu={"e4": "rest rest"}, own=own)
    play(state, "load small", "step e4", "erect rest", "play take_two_more")
    assert "2 more resources" in shown(state)


def test_the_draft_shows_its_display() -> None:
    state = GAME.start(2)
    assert "Ahu tiles are laid out" in shown(state)
    while GAME.turn(state) == (-1,):
        GAME.play(state, -1, GAME.moves(state, -1)[0])
    assert "Draft" in shown(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_names_the_winners(language: str) -> None:
    own = {"T": {"tiles": "gain_favor"}}
    state = table(dropped="DM", options={"max_rounds": 2}, tablets="D", own=own)
    play(state, "drop")
    text = shown(state, 0, language)
    assert text.count("★") == 2
    assert "2" in text.split("\n\n")[-3]


PLACEMENTS = [
    ("place c1", "Put a Villager on C1 Hanga o Teo (eggs, Rest)"),
    ("place c2", "Put a Villager on C2 Terevaka (reeds/wood)"),
    ("place d4", "Put a Villager on D4 Akahanga (eggs, a Moai without Pukao)"),
    ("carve 3", "Put a Villager into quarry column 3: 2 places stay free"),
    ("sorcerer 2", "Put your Sorcerer on star 2: whoever is on a lower star comes first"),
    ("build fervent", "Build Fervent for 2 reeds: you may gain the next higher resource"),
    ("copy barter", "Use the tablet (worth 3 points) as Barter: 3 of a resource for 3 of another"),
]


@pytest.mark.parametrize(("move", "sentence"), PLACEMENTS)
def test_sentences_say_what_comes_of_a_placement(move: str, sentence: str) -> None:
    own = {"T": {"resources": (3, 0, 0, 0)}}
    state = table(
        phase="place",
        ahu={"c1": "rest"},
        erected={"d4": "small small^"},
        tablets="T",
        own=own,
    )
    assert said(state, move).startswith(sentence)


def test_sentences_say_who_earns() -> None:
    island = {"d3": "D", "c3": "D", "c4": "T", "b5": "T", "d2": "T", "c2": "M"}
    state = table(island=island, own={"T": {"moai": "small"}})
    play(state, "load small")
    assert said(state, "step d3") == "Go to D3 Ara Moai: the dolphin earns reeds"
    play(state, "step d3")
    assert said(state, "step c3") == "Go to C3 Vaitea: the dolphin chooses reeds or eggs"
    play(state, "step c3", "income eggs")
    assert said(state, "step c4") == "Go to C4 Huri a Urenga: your own figures"
    play(state, "step c4")
    assert said(state, "step b4") == "Go to B4 Puna Pau: a neutral figure"


def test_sentences_warn_of_what_is_lost() -> None:
    own = {"T": {"moai": "large", "resources": (6, 3, 0, 0), "tiles": "barter"}}
    state = table(island={"e4": "T"}, ahu={"e4": "rest rest"}, own=own)
    assert said(state, "drop") == "Drop out for this round: your Moai goes back"
    play(state, "load large", "step e4", "erect rest")
    assert said(state, "gain reeds") == "Gain 5 reeds, but lose 3 of them"
    play(state, "play barter", "give eggs")
    assert said(state, "get reeds") == "Get 3 reeds, but lose 1 of them"


def test_sentences_of_a_styling_name_value_and_price() -> None:
    own = {"T": {"resources": (4, 0, 0, 0), "tiles": "take_your_pick skimp"}}
    state = table(island={"c4": "D", "d4": "T"}, erected={"d4": "small"}, own=own)
    assert said(state, "load pukao") == "Carry a Pukao from B4 Puna Pau"
    play(state, "load pukao")
    assert said(state, "step c4") == "Go to C4 Huri a Urenga: the dolphin earns reeds"
    play(state, "step c4", "step d4")
    assert said(state, "style").startswith("Put the Pukao on a Moai of D4 Akahanga")
    play(state, "style")
    assert said(state, "offer hut") == "Take a Hut worth 8 for 4 units (reeds)"
    assert said(state, "offer outstanding hut").startswith("Take an Outstanding Hut worth 9")
    play(state, "play skimp")
    assert said(state, "offer hut") == "Take a Hut worth 8 for 2 units (reeds)"
    play(state, "offer hut")
    assert said(state, "spend reeds") == "Pay reeds (unit 1 of 2)"


def test_with_artistic_a_price_names_what_else_will_do() -> None:
    own = {"T": {"resources": (0, 0, 4, 0), "built": "artistic"}}
    state = table(island={"c4": "D", "d4": "T"}, erected={"d4": "small"}, own=own)
    play(state, "load pukao", "step c4", "step d4", "style")
    assert said(state, "offer necklace").endswith("for 4 units (pearls, or with Artistic wood)")


def test_the_log_names_spaces_as_the_board_does() -> None:
    said = GAME.words.say("event.style", {"seat": 0, "space": "d4"}, "en", ("Ana", "Ben"))
    assert said == "Ana puts a Pukao on a Moai of D4."


def test_sentences_of_sculpting_and_powers() -> None:
    own = {"T": {"tiles": "chip_in change_jobs"}}
    state = table(phase="sculpt", quarry=("T", "T", ""), own=own)
    assert said(state, "take medium") == "Take a medium Moai with columns 1+2: brings 3 resources"
    play(state, "play chip_in")
    assert said(state, "column 3") == "One more Sculptor in column 3 for this turn"
    play(state, "column 3", "play change_jobs")
    assert said(state, "column 1") == "The Sorcerer sculpts in column 1"
    assert said(state, "to c3") == "To C3 Vaitea (reeds/eggs)"
    state = table(island={"e4": "t"}, own={"T": {"tiles": "rest"}})
    play(state, "play rest")
    assert said(state, "stand e4") == "A figure on E4 Hanga Tetenga stands up"


def test_sentences_of_the_setup() -> None:
    state = GAME.start(2)
    assert said_by_chance(state, "tile rest") == "Rest is laid on B1 Hanga o Teo"
    while GAME.turn(state) == (-1,):
        GAME.play(state, -1, GAME.moves(state, -1)[0])
    display = GAME.position(state)["display"]
    several = max(display, key=lambda tile: display[tile])
    assert f"remove {display[several] - 1} others" in said(state, f"draft {several}")


def said_by_chance(state: vaka.State, move: str) -> str:
    """Return the sentence of a move of chance."""
    return SENTENCES.describe(GAME.view(state, None), GAME.facts(state, None), -1, move)


def test_an_income_at_the_cap_is_called_so() -> None:
    own = {"T": {"moai": "small"}, "D": {"resources": (8, 0, 0, 0)}}
    state = table(island={"d3": "T", "c3": "D", "c4": "T", "c5": "T"}, own=own)
    play(state, "load small", "step d3", "step c3")
    assert "nothing is gained" in said(state, "income reeds")
    assert said(state, "income eggs") == "Take eggs (you have 0)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_of_every_case_has_a_sentence_of_its_own(language: str) -> None:
    for case in CASES:
        state = begun(case)
        for seat in GAME.turn(state):
            view, facts = GAME.view(state, max(seat, 0)), GAME.facts(state, max(seat, 0))
            moves = GAME.moves(state, seat)
            sentences = {SENTENCES.describe(view, facts, seat, move, language) for move in moves}
            assert len(sentences) == len(moves)
            assert not any("{" in sentence or "_" in sentence for sentence in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tile_names_fit_their_boxes(language: str) -> None:
    for tile in K.TILES:
        assert len(GAME.words.name(f"short_{tile}", language)) <= 11


def test_lending_names_column_and_chief() -> None:
    own = {"T": {"tiles": "lend_a_hand", "built": "chief", "chief": "hand"}}
    state = table(quarry=("T", "T", ""), own=own)
    play(state, "play lend_a_hand")
    assert legal(state) == ["lift chief", "lift sculptor"]
    assert said(state, "lift sculptor") == "Take a Sculptor from column 2"
    assert said(state, "lift chief") == "Take the Chief"
    play(state, "lift chief")
    assert field(state, "now.lift") == "chief"
