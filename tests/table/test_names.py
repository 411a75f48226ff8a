"""Names are each one's own at a table, and never those of bots or of the table itself."""

import unicodedata
from collections.abc import Callable

import pytest

from table.table_client import Person
from vaka.bots.names import seat_name
from vaka.table.identity import LONGEST_NAME, MOST_MARKS, clean, clean_name
from vaka.table.names import fitting, folded, is_reserved

PILE = "Z" + "\u0335\u0301\u0302\u0489\u0340" * 12 + "oe"


def names(person: Person, match: str) -> list[str]:
    return [sitter["name"] for sitter in person.get(f"/api/matches/{match}")["sitters"]]


def joined(person: Person, opened: dict[str, str], name: str) -> int:
    token = opened["open_link"].rpartition("/")[2]
    seat: int = person.post("/api/join", {"token": token, "name": name})["seat"]
    return seat


def most_marks(text: str) -> int:
    """Return the longest pile of accents on one letter."""
    longest = here = 0
    for letter in unicodedata.normalize("NFD", text):
        here = here + 1 if unicodedata.category(letter)[0] == "M" else 0
        longest = max(longest, here)
    return longest


@pytest.mark.parametrize(
    "other", ["Ana", "ANA", " ana ", "Ána", "\uff21\uff4e\uff41", "\u0410na", "A-n-a", "Ana."]
)
def test_who_comes_with_a_name_that_is_taken_gets_a_number(
    ana: Person, ben: Person, other: str
) -> None:
    opened = ana.open("rapanui2011", "me", "open", name="Ana")
    assert joined(ben, opened, other) == 1  # nobody is turned away
    first, second = names(ana, opened["match"])
    assert first == "Ana"
    assert second == f"{clean_name(other)} 2"


def test_the_numbers_count_on(ana: Person, person: Callable[[], Person]) -> None:
    opened = ana.open("tongiaki", "me", "open", "open", "open", name="Ana")
    for _ in range(3):
        joined(person(), opened, "Ana")
    assert names(ana, opened["match"]) == ["Ana", "Ana 2", "Ana 3", "Ana 4"]


def test_seats_of_one_person_can_be_told_apart(ana: Person) -> None:
    match = ana.open("rapanui2011", "me", "me", name="Ana")["match"]
    assert names(ana, match) == ["Ana", "Ana 2"]


@pytest.mark.parametrize(
    "name",
    [
        *("The table", "the  TABLE", "De tafel", "Der Tisch", "Bot", "bot 3", "Seat 2", "Guest 1"),
        *("Open seat 2", "Spectator", "Master", "B\u043et", "T\u0336he tab\u0301le"),
    ],
)
def test_nobody_is_called_what_the_table_calls_something(
    ana: Person, ben: Person, name: str
) -> None:
    opened = ana.open("rapanui2011", "me", "open", name="Ana")
    joined(ben, opened, name)
    assert names(ana, opened["match"]) == ["Ana", "Guest 2"]
    with ben.sit(opened["match"]) as line:
        line.of("view")
        line.say("name", name=name)
        assert line.of("refused")["reason"] == "name_reserved"
    host = ana.open("rapanui2011", "me", "novice", name=name)["match"]
    assert names(ana, host)[0] == "Guest 1"


def test_nobody_has_the_name_of_a_bot(ana: Person, ben: Person) -> None:
    bot = seat_name(2)
    opened = ana.open("rapanui2011", "me", "open", "novice", name=bot)
    joined(ben, opened, bot.upper())
    assert names(ana, opened["match"]) == [f"{bot} 2", f"{bot.upper()} 3", bot]


def test_a_name_is_changed_to_one_that_is_free(ana: Person, ben: Person) -> None:
    opened = ana.open("rapanui2011", "me", "open", name="Ana")
    joined(ben, opened, "Ben")
    with ben.sit(opened["match"]) as line:
        line.of("view")
        line.say("name", name="ana")
        view = line.seen(lambda view: view["sitters"][1]["name"] == "ana 2")
        line.say("name", name="ana")  # as a page does that comes again: nothing changes
        line.say("ping")
        line.of("pong")
        assert line.view["people_version"] == view["people_version"]


def test_a_spectator_does_not_write_as_somebody_else(ana: Person, ben: Person) -> None:
    match = ana.open("rapanui2011", "me", "open", name="Ana")["match"]
    written = []
    for name in ("Ana", "The%20table", seat_name(1)):
        with ben.sit(match, f"&name={name}") as line:
            line.of("chat")
            line.say("chat", text="hello")
            written.append(line.of("chat")["lines"][-1]["name"])
    assert written == ["Ana 2", "Spectator", f"{seat_name(1)} 2"]


def test_accents_do_not_pile_up(ana: Person, ben: Person) -> None:
    opened = ana.open("rapanui2011", "me", "open", name=PILE)
    joined(ben, opened, "\u0301\u0302" + PILE)
    with ben.sit(opened["match"]) as line:
        line.of("chat")
        line.say("chat", text=f"{PILE} \u0301\u0301\u0301 {PILE}")
        text = line.of("chat")["lines"][-1]["text"]
    shown = [*names(ana, opened["match"]), text]
    assert all(most_marks(name) <= MOST_MARKS for name in shown), shown
    assert all(unicodedata.category(name[0])[0] != "M" for name in shown)


@pytest.mark.parametrize("text", ["Việt", "नमस्ते", "שָׁלוֹם", "สวัสดี", "Zoë", "Ngũgĩ", "Ō-ʻŌ"])
def test_what_people_write_stays(text: str) -> None:
    assert clean(text, 100) == unicodedata.normalize("NFC", text)
    assert clean(unicodedata.normalize("NFD", text), 100) == unicodedata.normalize("NFC", text)


def test_what_cannot_be_seen_is_no_name() -> None:
    for text in (
        "",
        "   ",
        "\u3164",
        "\u2800\u2800",
        "\u200b\u202e",
        "\x00\x07",
        "\u0301",
        "\u115f",
    ):
        assert clean_name(text) == "", ascii(text)
    assert clean_name("a\u202eb\x00c\nd") == "ab c d"
    assert len(clean_name("x" * 1000)) == LONGEST_NAME


def test_a_name_with_a_number_is_not_too_long() -> None:
    long = "x" * LONGEST_NAME
    found = fitting(long, [long])
    assert found == "x" * (LONGEST_NAME - 2) + " 2"
    assert fitting(long, [long, found]) == "x" * (LONGEST_NAME - 2) + " 3"


def test_names_of_signs_alone_differ() -> None:
    assert folded("🌊") != folded("🐚")
    assert fitting("🌊", ["🐚"]) == "🌊"
    assert not is_reserved("🌊")
    assert not is_reserved("Tablea")
