"""The picture shows what a view holds and no more, and every move has a sentence."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import vaka
from games.rapanui2011.rapanui2011_setup import Seat, table
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.text.terminal import CARDS
from vaka.text.colours import PLAIN, Paint
from vaka.text.sentences import sentences_of
from vaka.text.terminal import draw
from vaka.words import LANGUAGES, SHARED, Catalogue

GAME = vaka.load("rapanui2011")
SENTENCES = sentences_of(GAME)
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


LEVELS: list[dict[str, bool]] = [{}, {"recall": True}, {"everything": True}]


def plain(state: vaka.State, seat: int | None, language: str = "en", **level: bool) -> str:
    return draw(GAME, state, seat, NAMES[: state.seats], PLAIN, language, **level)


def said(state: vaka.State, seat: int, move: str, language: str = "en", **level: bool) -> str:
    """Return a move of a seat (-1: chance) in words."""
    viewer = None if seat == vaka.CHANCE else seat
    view = GAME.position(state) if level.get("everything") else GAME.view(state, viewer)
    return SENTENCES.describe(view, GAME.facts(state, viewer, **level), seat, move, language)


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
        for i, level in enumerate(LEVELS):
            lines = plain(state, seat, LANGUAGES[(step + i) % 3], **level).splitlines()
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
        assert plain(other, seat, recall=True) == plain(state, seat, recall=True)
        assert plain(other, seat) == plain(state, seat)
    assert differing


def test_hands_of_others_are_drawn_from_memory_only() -> None:
    state = state_in("buy")
    position = GAME.position(state)
    first, second = position["seats"][1:]
    first["hand"], second["hand"] = second["hand"], first["hand"]
    swapped = GAME.restore(position)
    assert plain(swapped, 0) == plain(state, 0)
    recalled = [plain(s, 0, recall=True) for s in (swapped, state)]
    assert recalled[0] != recalled[1]


def test_a_hidden_card_is_named_to_its_owner_only() -> None:
    state = state_in("add")
    position = GAME.position(state)
    builder, kind = position["active"], position["stone"][-1]["kind"]
    for seat in range(3):
        lines = plain(state, seat).splitlines()
        line = next(line for line in lines if line.startswith("   stone"))
        assert "face down" in line
        assert (CARDS[kind][0] in line) == (seat == builder)


def test_colour_only_adds_colour() -> None:
    state = state_in("over")
    for seat in (None, 1):
        painted = draw(GAME, state, seat, NAMES[:3], Paint(True))
        assert "\x1b[" in painted
        assert ESCAPES.sub("", painted) == plain(state, seat)


def test_each_card_has_a_symbol_and_a_colour_of_its_own() -> None:
    assert set(CARDS) == {*K.TYPES, "?"}
    for column in zip(*CARDS.values(), strict=True):
        assert len(set(column)) == len(CARDS)


def test_front_cards_stand_in_double_frames() -> None:
    state = state_in("buy")
    fronts = [line for line in plain(state, 0).splitlines() if "║" in line]
    expected = [GAME.words.name(column[-1]) for column in GAME.view(state, 0)["columns"]]
    assert [cell.strip(" ║")[2:] for cell in fronts[0].split("║  ║")] == expected
    assert len(fronts) == 1


def test_the_seat_to_move_and_the_own_seat_are_marked() -> None:
    state = state_in("sacrifice")
    position = GAME.position(state)
    mover, active = position["mover"], position["active"]
    text = plain(state, mover)
    assert f"═► {NAMES[mover][:4]}" in text
    assert f"─» {NAMES[active][:4]}" in text
    assert text.count("(you)") == 1
    assert "(you)" not in plain(state, None)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_final_scoring_is_that_of_the_rules(seats: int) -> None:
    state = state_in("over", seats)
    lines = plain(state, None).splitlines()
    totals = next(line.split()[1:] for line in lines if line.startswith("  Total"))
    ranks = next(line.split()[1:] for line in lines if line.startswith("  Place"))
    scores = GAME.score(state)
    assert totals == [str(score[0]) for score in scores]
    assert ranks == [f"{sorted(scores, reverse=True).index(score) + 1}." for score in scores]


def test_a_shared_victory_is_told_of_both() -> None:
    text = plain(table(Seat(fame=4, wood=3), Seat(fame=4, wood=3), phase="over"), None)
    assert text.count("shares the victory") == 2
    assert "wins" not in text


# -- moves in words --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_legal_move_has_a_sentence_of_its_own(seats: int) -> None:
    for step, state in enumerate(match(seats, seats)):
        for mover in GAME.turn(state):
            moves = GAME.moves(state, mover)
            language = LANGUAGES[step % 3]
            for level in LEVELS:
                sentences = {said(state, mover, move, language, **level) for move in moves}
                assert len(sentences) == len(moves)
                assert all(len(sentence) < 80 for sentence in sentences)
                assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in sentences)


def test_a_substitute_is_asked_for() -> None:
    state = GAME.restore(substituting())
    assert "sold out: fish, 2 cards still due" in plain(state, 0)
    sentences = [said(state, 0, move) for move in GAME.moves(state, 0)]
    assert "Take nothing instead" in sentences
    assert "Take grain instead" in sentences


def test_moves_tell_their_price_and_consequence() -> None:
    buying = table(Seat("2 fish", wood=9), Seat(), phase="buy")
    assert said(buying, 0, "buy fish") == "Buy fish for 3 wood (6 left)"
    laying = table(Seat(hand="3 fish", wood=9), Seat(), phase="lay")
    assert said(laying, 0, "lay fish 3") == "Lay 3 hunters (fish) for 2 wood (7 left)"
    building = table(Seat(hand="3 moai", wood=9), Seat(), phase="lay")
    assert said(building, 0, "lay moai").startswith("Build a Moai for 7 wood")
    poor = table(Seat(hand="3 moai"), Seat(), phase="lay")
    assert said(poor, 0, "discard moai").startswith("Put a Moai into the box")
    scored = table(Seat("3 moai"), Seat(), phase="moai", queue=(0,), scored="moai")
    assert said(scored, 0, "take fame") == "Take 4 fame"


def test_a_draw_tells_what_it_uncovers() -> None:
    columns = ["fish priest", "grain", "moai", "moai"]
    last = table(Seat(), Seat(), columns=columns)
    assert said(last, 0, "draw 0").endswith("your last: fish is scored")
    assert said(last, 0, "draw 1").endswith("refilled, its new front scores")
    first = table(Seat(hand="1 priest"), Seat(), columns=columns)
    assert said(first, 0, "draw 0").endswith("uncovers fish, you draw on")
    assert said(first, 0, "draw 1").endswith("refilled, you draw on")
    late = table(Seat(hand="1 priest"), Seat(), columns=columns, pile="2 lumberjack")
    assert said(late, 0, "draw 1").endswith("pile runs out, the match ends")


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
