"""The picture shows what a view holds and no more, and every move has a sentence."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import vaka
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.text.terminal import CARDS, describe, picture
from vaka.text.colours import PLAIN, Paint
from vaka.words import LANGUAGES, SHARED, Catalogue

GAME = vaka.load("rapanui2011")
NAMES = ("Hina", "Manu", "Tiare of the very long name", "{fish}\x1b[2J")
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


def match(seats: int, seed: int) -> Iterator[vaka.State]:
    """Yield each state of a random match in which Moais are built whenever they can be."""
    rng = vaka.Rng(seed)
    state = GAME.start(seats)
    yield state
    while GAME.turn(state):
        (mover,) = GAME.turn(state)
        moves = GAME.moves(state, mover)
        saving = "pass" in moves and rng.below(3) > 0
        move = "pass" if saving else moves[rng.below(len(moves))]
        GAME.play(state, mover, "lay moai" if "lay moai" in moves else move)
        yield state


def state_in(phase: str, seats: int = 3) -> vaka.State:
    for seed in range(20):
        for state in match(seats, seed):
            if GAME.position(state)["phase"] == phase:
                return state
    raise AssertionError(f"no match with {phase}")


def views(state: vaka.State, seat: int | None) -> list[dict[str, Any]]:
    return [GAME.view(state, seat), GAME.view(state, seat, recall=True), GAME.position(state)]


def plain(view: dict[str, Any], seat: int | None, language: str = "en") -> str:
    return picture(view, seat, NAMES[: len(view["seats"])], PLAIN, language)


def substituting() -> dict[str, Any]:
    """Return a position in which seat 0 is owed a card of a kind that is sold out."""
    position = GAME.position(state_in("buy", 2))
    own = position["seats"][0]
    own["offerings"]["fish"] += position["supply"]["fish"]
    position["supply"]["fish"] = 0
    if not own["display"]["fish"]:  # taken from the pile, and the hand stays at three
        own["display"]["fish"], position["pile"]["fish"] = 1, position["pile"]["fish"] - 1
    position |= {"phase": "substitute", "mover": 0, "owed": [[0, 2]], "scored": "fish"}
    return position


# -- the picture -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_view_of_a_match_is_drawn_in_every_language(seats: int) -> None:
    phases = set()
    for step, state in enumerate(match(seats, seats)):
        phases.add(GAME.position(state)["phase"])
        seat = (None, *range(seats))[step % (seats + 1)]
        for level, view in enumerate(views(state, seat)):
            lines = plain(view, seat, LANGUAGES[(step + level) % 3]).splitlines()
            assert max(map(len, lines)) <= 80
            assert all(line.isprintable() for line in lines)
    assert phases >= {"colour", "setup", "refill", "buy", "lay", "draw", "hide", "add", "over"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_a_seat_cannot_know_is_not_drawn(seats: int) -> None:
    rng = vaka.Rng(7)
    differing = 0
    for step, state in enumerate(match(seats, seats)):
        seat = (None, *range(seats))[step % (seats + 1)]
        recall = GAME.view(state, seat, recall=True)
        if step % 3 or not any(card["kind"] == "?" for card in recall["stone"]):
            continue
        other = GAME.guess(recall, rng)
        differing += GAME.position(other) != GAME.position(state)
        assert plain(GAME.view(other, seat, recall=True), seat) == plain(recall, seat)
        assert plain(GAME.view(other, seat), seat) == plain(GAME.view(state, seat), seat)
    assert differing


def test_hands_of_others_are_drawn_from_memory_only() -> None:
    state = state_in("buy")
    position = GAME.position(state)
    first, second = position["seats"][1:]
    first["hand"], second["hand"] = second["hand"], first["hand"]
    swapped = GAME.restore(position)
    assert plain(GAME.view(swapped, 0), 0) == plain(GAME.view(state, 0), 0)
    recalled = [plain(GAME.view(s, 0, recall=True), 0) for s in (swapped, state)]
    assert recalled[0] != recalled[1]


def test_a_hidden_card_is_named_to_its_owner_only() -> None:
    state = state_in("add")
    position = GAME.position(state)
    builder, kind = position["active"], position["stone"][-1]["kind"]
    for seat in range(3):
        lines = plain(GAME.view(state, seat), seat).splitlines()
        line = next(line for line in lines if line.startswith("   stone"))
        assert "face down" in line
        assert (CARDS[kind][0] in line) == (seat == builder)


def test_colour_only_adds_colour() -> None:
    for seat in (None, 1):
        view = GAME.view(state_in("over"), seat)
        painted = picture(view, seat, NAMES[:3], Paint(True))
        assert "\x1b[" in painted
        assert ESCAPES.sub("", painted) == plain(view, seat)


def test_each_card_has_a_symbol_and_a_colour_of_its_own() -> None:
    assert set(CARDS) == {*K.TYPES, "?"}
    for column in zip(*CARDS.values(), strict=True):
        assert len(set(column)) == len(CARDS)


def test_front_cards_stand_in_double_frames() -> None:
    view = GAME.view(state_in("buy"), 0)
    fronts = [line for line in plain(view, 0).splitlines() if "║" in line]
    expected = [GAME.words.name(column[-1]) for column in view["columns"]]
    assert [cell.strip(" ║")[2:] for cell in fronts[0].split("║  ║")] == expected
    assert len(fronts) == 1


def test_the_seat_to_move_and_the_own_seat_are_marked() -> None:
    state = state_in("sacrifice")
    position = GAME.position(state)
    mover, active = position["mover"], position["active"]
    text = plain(GAME.view(state, mover), mover)
    assert f"═► {NAMES[mover][:4]}" in text
    assert f"─» {NAMES[active][:4]}" in text
    assert text.count("(you)") == 1
    assert "(you)" not in plain(GAME.view(state, None), None)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_final_scoring_is_that_of_the_rules(seats: int) -> None:
    state = state_in("over", seats)
    lines = plain(GAME.view(state, None), None).splitlines()
    totals = next(line.split()[1:] for line in lines if line.startswith("  Total"))
    ranks = next(line.split()[1:] for line in lines if line.startswith("  Place"))
    scores = GAME.score(state)
    assert totals == [str(score[0]) for score in scores]
    assert ranks == [f"{sorted(scores, reverse=True).index(score) + 1}." for score in scores]


def test_a_shared_victory_is_told_of_both() -> None:
    position = GAME.position(state_in("over", 2))
    first, second = position["seats"]
    position["stone"] = []
    for key in ("wood", "fame", "display"):
        first[key] = second[key]
    text = plain(position, None)
    assert text.count("shares the victory") == 2
    assert "wins" not in text


# -- moves in words --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_legal_move_has_a_sentence_of_its_own(seats: int) -> None:
    for step, state in enumerate(match(seats, seats)):
        for mover in GAME.turn(state):
            moves = GAME.moves(state, mover)
            language = LANGUAGES[step % 3]
            for view in views(state, max(mover, 0)):
                sentences = {describe(view, mover, move, language) for move in moves}
                assert len(sentences) == len(moves)
                assert all(len(said) < 80 for said in sentences)
                assert all(said[0].isupper() or said[0].isdigit() for said in sentences)


def test_a_substitute_is_asked_for() -> None:
    position = substituting()
    state = GAME.restore(position)
    assert "sold out: fish, 2 cards still due" in plain(GAME.view(state, 0), 0)
    said = [describe(position, 0, move) for move in GAME.moves(state, 0)]
    assert "Take nothing instead" in said
    assert "Take grain instead" in said


def test_moves_tell_their_price_and_consequence() -> None:
    position = GAME.position(state_in("buy", 2))
    own = position["seats"][0]
    own["display"] |= {"fish": 2, "moai": 3}
    own["hand"] = {"lumberjack": 2}
    position["columns"] = [["fish", "priest"], ["grain"], ["moai"], ["moai"]]
    position["pile"] = {"?": 10}
    assert describe(position, 0, "buy fish") == "Buy fish for 3 wood"
    assert describe(position, 0, "lay fish 3") == "Lay 3 fish hunters for 2 wood"
    assert describe(position, 0, "lay moai").startswith("Build a Moai for 7 wood")
    assert describe(position, 0, "discard moai").startswith("Put a Moai into the box")
    assert describe(position, 0, "take fame") == "Take 4 fame"
    assert describe(position, 0, "draw 0").endswith("your last: fish is scored")
    assert describe(position, 0, "draw 1").endswith("refilled, its new front card is scored")
    own["hand"] = {"?": 1}
    assert describe(position, 0, "draw 0").endswith("uncovers fish, you draw on")
    assert describe(position, 0, "draw 1").endswith("refilled, you draw on")
    position["pile"] = {"?": 2}
    assert describe(position, 0, "draw 1").endswith("the pile runs out, the match ends")


# -- the words -------------------------------------------------------------------------------------


def arguments(entry: Any) -> Any:
    """Return the names in braces of a sentence, or of each form of a plural."""
    if isinstance(entry, dict):
        return {form: arguments(text) for form, text in entry.items()} | {"count": entry["count"]}
    return {name for _, name, _, _ in Formatter().parse(entry) if name is not None}


@pytest.mark.parametrize("catalogue", [GAME.words, SHARED], ids=["game", "core"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(catalogue: Catalogue, language: str) -> None:
    english = {key: arguments(entry) for key, entry in catalogue.entries("en").items()}
    other = {key: arguments(entry) for key, entry in catalogue.entries(language).items()}
    assert list(other) == list(english)
    assert other == english


def test_no_key_stands_twice() -> None:
    for folder in (GAME.words.folder, SHARED.folder):
        for file in Path(folder).glob("*.json"):
            pairs = json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=list)
            keys = [key for key, _ in pairs]
            assert len(keys) == len(set(keys)), file


def test_every_word_of_the_picture_is_used() -> None:
    used = (GAME.folder / "text" / "terminal.py").read_text(encoding="utf-8")
    for key in GAME.words.entries("en"):
        if key.startswith("show."):
            word = key.removeprefix("show.")
            assert f'"{word}"' in used or f"'{word}'" in used, key
