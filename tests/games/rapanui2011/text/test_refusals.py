"""Moves that are refused: the reason, its sentence in each language, and that nothing changes."""

import re
from typing import Any

import pytest

from games.rapanui2011.rapanui2011_setup import GAME, Seat, opening, parsed, place
from vaka import Illegal, words

LANGUAGES = [
    language
    for language in words.LANGUAGES
    if language in GAME.words.languages() and language in words.SHARED.languages()
]

RICH, POOR, GIVER = Seat(wood=9), Seat("1 fish", wood=3), Seat(offerings="1 fish")
TABLES: dict[str, dict[str, Any]] = {
    "buy": place(POOR, RICH, phase="buy", supply="9 fish 9 grain"),
    "lay": place(Seat(hand="1 moai 2 fish"), RICH, phase="lay"),
    "three moais": place(Seat(hand="3 moai", wood=7), RICH, phase="lay"),
    "sacrifice": place(RICH, GIVER, phase="sacrifice", queue=(1,)),
    "hide": place(GIVER, RICH, phase="hide"),
    "add": place(POOR, RICH, phase="add", supply="9 fish 9 grain"),
    "draw": place(POOR, RICH),
    "moai": place(Seat("1 moai"), RICH, phase="moai", queue=(0,), scored="moai"),
    "substitute": place(
        POOR, RICH, phase="substitute", owed=((0, 1),), scored="fish", supply="2 grain"
    ),
    "refill": place(POOR, RICH, phase="refill", columns=["", "moai", "grain", "fish"], column=0),
    "over": place(POOR, RICH, phase="over"),
}

# -- which table, which move, and what makes it wrong ----------------------------------------------

SOLD_OUT = [
    ("buy", "0 buy mulberry", "mulberry"),
    ("add", "0 add sweet_potato", "sweet potato"),
    ("substitute", "0 take fish", "fish"),
]
TOO_EXPENSIVE = [
    ("buy", "0 buy fish", 4, 3),
    ("buy", "0 buy grain", 5, 3),
    ("lay", "0 lay moai", 7, 0),
    ("lay", "0 lay fish 2", 1, 0),
]
NOT_IN_HAND = [("lay", "0 lay fish 3", 3, "fish", 2), ("lay", "0 lay priest", 1, "priest", 0)]
TIMES = "\N{MULTIPLICATION SIGN}"
NOT_OWNED = [("sacrifice", "1 sacrifice grain", "grain"), ("hide", "0 hide mulberry", "mulberry")]
DISCARD_ONLY = "A Moai goes into the box only if you hold three Moais and have"
DISCARDS = [("lay", "0 discard moai", 0), ("three moais", "0 discard moai", 7)]
OTHER_PHASE = [
    ("buy", "0 draw 0"),
    ("lay", "0 pass"),
    ("sacrifice", "1 hide fish"),
    ("hide", "0 sacrifice fish"),
    ("add", "0 pass"),
    ("draw", "0 deal fish"),
    ("moai", "0 pass"),
    ("substitute", "0 buy grain"),
]
NOT_NOW = [
    ("moai", "0 take grain", "take fame, take wood"),
    ("substitute", "0 take wood", "pass, take grain"),
]
NOT_YOUR_TURN = [
    ("buy", "1 pass", "Seat 1", "0"),
    ("sacrifice", "0 sacrifice fish", "Seat 0", "1"),
    ("buy", "- deal fish", "Chance", "0"),
    ("refill", "0 draw 1", "Seat 0", "Chance"),
]
OUTCOMES = (
    "It can give: deal fish, deal grain, deal lumberjack, deal moai, deal mulberry, deal priest, "
    "deal sweet_potato."
)
NO_OUTCOME = [("refill", "- pass"), ("refill", "- colour red")]
OVER = [("over", "0 pass"), ("over", "1 draw 0"), ("over", "- deal fish")]
HERE = "here: seats are 0 to 1, chance is -1."
NO_SEAT = [("buy", "2 pass", 2), ("over", "-2 pass", -2)]


def quoted(line: str, what: str) -> str:
    return f'"{parsed(line)[1]}" {what}'


def question_of(phase: str) -> str:
    return str(GAME.words.entries()[f"name.phase_{phase}"])


REFUSALS = [
    *((t, line, "sold_out", f"The supply of {kind} is empty.") for t, line, kind in SOLD_OUT),
    *(
        (t, line, "too_expensive", quoted(line, f"costs {price} wood; you have {wood}."))
        for t, line, price, wood in TOO_EXPENSIVE
    ),
    *(
        (
            t,
            line,
            "not_in_hand",
            quoted(line, f"needs {n} {TIMES} {card} in hand; you have {held}."),
        )
        for t, line, n, card, held in NOT_IN_HAND
    ),
    *((t, line, "not_owned", f"You have no {kind} offering card.") for t, line, kind in NOT_OWNED),
    *(
        (t, line, "discard_only_three_moais", f"{DISCARD_ONLY} less than 7 wood; you have {wood}.")
        for t, line, wood in DISCARDS
    ),
    *(
        (t, line, "other_phase", quoted(line, f"is not what is asked now: {question_of(t)}."))
        for t, line in OTHER_PHASE
    ),
    *(
        (t, line, "not_now", quoted(line, f"is not possible now. Possible: {legal}."))
        for t, line, legal in NOT_NOW
    ),
    *(
        (t, line, "not_your_turn", f"It is not {who}'s turn; to move: {to_move}.")
        for t, line, who, to_move in NOT_YOUR_TURN
    ),
    *(
        (t, line, "not_chance_outcome", f"Chance cannot give {quoted(line, 'now')}. {OUTCOMES}")
        for t, line in NO_OUTCOME
    ),
    *((t, line, "match_over", "The match is over: nobody can move any more.") for t, line in OVER),
    *((t, line, "no_such_seat", f"There is no seat {who} {HERE}") for t, line, who in NO_SEAT),
]


def refused(table: str, seat: Any, move: Any) -> Illegal:
    """Return the refusal of a move, having seen that it changed nothing."""
    state = GAME.restore(TABLES[table])
    before = state.fields()
    with pytest.raises(Illegal) as caught:
        GAME.play(state, seat, move)
    assert state.fields() == before
    return caught.value


IDS = [f"{table} {line}" for table, line, _, _ in REFUSALS]


@pytest.mark.parametrize(("table", "line", "reason", "sentence"), REFUSALS, ids=IDS)
def test_a_move_is_refused_with_its_reason(
    table: str, line: str, reason: str, sentence: str
) -> None:
    refusal = refused(table, *parsed(line))
    assert (refusal.reason, str(refusal)) == (reason, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("table", "line"), [row[:2] for row in REFUSALS], ids=IDS)
def test_every_language_says_it_with_the_same_facts(table: str, line: str, language: str) -> None:
    refusal = refused(table, *parsed(line))
    sentence = refusal.sentence(language)
    assert (sentence == str(refusal)) == (language == "en")
    assert not re.search(r"[{}]", sentence)
    catalogue = GAME.words if GAME.words.has(f"refusal.{refusal.reason}") else words.SHARED
    needed = words.arguments_of(catalogue.entries()[f"refusal.{refusal.reason}"])
    for argument in needed - {"seat"}:
        value = refusal.arguments[argument]
        name = catalogue.name(value, language) if isinstance(value, str) else str(value)
        assert name in sentence


def test_every_reason_of_the_words_for_moves_is_tried() -> None:
    about_moves = {
        key.removeprefix("refusal.")
        for key, entry in GAME.words.entries().items()
        if key.startswith("refusal.") and "field" not in words.arguments_of(entry)
    }
    assert about_moves <= {reason for _, _, reason, _ in REFUSALS}


# -- what is no move at all ------------------------------------------------------------------------

NOISE = "lay fish \N{SNOWMAN}\0" * 9000  # some 100 kB


@pytest.mark.parametrize(
    "move",
    [
        "",
        "PASS",
        " pass",
        "pass ",
        "pass\n",
        "hide ?",
        "lay fish",
        "lay moai 1",
        "draw 4",
        "0",
        NOISE,
    ],
    ids=lambda move: ascii(move[:12]),
)
def test_a_text_that_is_no_move_is_refused_in_short(move: str) -> None:
    refusal = refused("buy", 0, move)
    assert refusal.reason == "no_such_move"
    for language in LANGUAGES:
        assert len(refusal.sentence(language)) < 200


@pytest.mark.parametrize("move", [None, 0, 1.5, True, b"pass", ["pass"], {"pass": 1}, object()])
def test_what_is_no_text_is_no_move(move: Any) -> None:
    assert refused("buy", 0, move).reason == "no_such_move"


@pytest.mark.parametrize("seat", [None, "0", 0.0, [0], 10**9])
def test_what_is_no_seat_cannot_move(seat: Any) -> None:
    assert refused("buy", seat, "pass").reason == "no_such_seat"


def test_a_state_of_another_kind_is_an_error() -> None:
    with pytest.raises(TypeError):
        GAME.play("state", 0, "pass")  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [-1, 3, "0", 1.0])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.view(GAME.restore(TABLES["buy"]), seat)
    assert caught.value.reason == "no_such_seat"


def test_a_match_is_the_same_after_a_refused_move() -> None:
    match = opening()
    before = (match.journal(), match.state.fields(), match.turn())
    for line in ("0 pass", "1 add fish", "0 add moai", "- deal fish"):
        with pytest.raises(Illegal):
            match.play(*parsed(line))
    assert (match.journal(), match.state.fields(), match.turn()) == before
