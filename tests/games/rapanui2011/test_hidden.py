"""Who knows what: the table "Hidden information", row by row, and what a guess may assume."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from games.rapanui2011.rapanui2011_setup import (
    GAME,
    KINDS,
    Seat,
    at,
    counts,
    down,
    opening,
    play,
    play_on,
    table,
    told,
    up,
)
from vaka import Event, Match, Rng, State

CLOSED = {"kind": "?", "face": "?", "from": -2, "limit": {}}
VIEWERS = (None, 0, 1, 2)
LEVELS = pytest.mark.parametrize("recall", [False, True], ids=["table", "recall"])
LIMIT = "2 fish 1 grain"
STONE = (up("grain", 1), down("fish", 0, LIMIT), up("mulberry"))
SEATS = (
    Seat("1 moai", offerings="1 fish 1 mulberry 1 grain", wood=3),
    Seat("1 lumberjack", offerings="1 fish 1 sweet_potato", wood=2, fame=1),
    Seat(offerings="2 sweet_potato"),
)


def layout(stone: Sequence[dict[str, Any]] = STONE, **setting: Any) -> State:
    """Return a table of three at which seat 0 has once hidden a fish."""
    return table(*SEATS, stone=stone, **({"phase": "buy"} | setting))


def hear(events: Sequence[Event], seat: int | None) -> list[str]:
    """Return what a seat hears of some events while the match is on."""
    return told([event for event in events if event.hears is None or seat in event.hears])


# -- row by row ------------------------------------------------------------------------------------


def test_the_pile_is_a_size_at_the_table_and_its_contents_to_memory() -> None:
    state = layout()
    pile = at(state, "pile")
    for viewer in VIEWERS:
        assert GAME.view(state, viewer)["pile"] == {"?": sum(pile.values())}
        assert GAME.view(state, viewer, recall=True)["pile"] == pile


def test_a_card_of_the_pile_is_open_to_all_once_it_lies_in_a_column() -> None:
    state = layout(phase="draw", active=1, columns=["priest", "moai", "fish", "grain"])
    play(state, "1 draw 0")
    events = play(state, "- deal grain")
    for viewer in VIEWERS:
        assert GAME.view(state, viewer)["columns"][0] == ["grain"]
        assert hear(events, viewer) == ["RC2 refill grain 0"]


@LEVELS
@pytest.mark.parametrize("viewer", VIEWERS)
def test_sizes_box_wood_fame_displays_columns_and_course_are_open(
    viewer: int | None, recall: bool
) -> None:
    state = layout(box_moais=2)
    view, truth = GAME.view(state, viewer, recall), GAME.position(state)
    assert view.keys() == truth.keys()
    for key in truth.keys() - {"pile", "stone", "seats"}:
        assert view[key] == truth[key]
    for seen, own in zip(view["seats"], truth["seats"], strict=True):
        assert seen.keys() == own.keys()
        for key in ("colour", "display", "wood", "fame"):
            assert seen[key] == own[key]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_seen_by_its_owner_and_counted_by_others(viewer: int | None) -> None:
    state = layout()
    for seat, seen in enumerate(GAME.view(state, viewer)["seats"]):
        assert seen["hand"] == (at(state, f"seats.{seat}.hand") if seat == viewer else {"?": 3})


def test_a_card_is_open_when_it_is_drawn_and_again_when_it_is_laid() -> None:
    state = layout(phase="draw", active=1)
    events = play(state, "1 draw 1", "2 pass", "2 lay sweet_potato 1")
    for viewer in VIEWERS:
        heard = hear(events, viewer)
        assert heard[0] == "RC1 draw 1 moai 1"
        assert heard[-1] == "RB1 lay_hunters 2 sweet_potato 1 0"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_offerings_are_seen_by_their_owner_and_counted_by_others(viewer: int | None) -> None:
    state = layout()
    for seat, seen in enumerate(GAME.view(state, viewer)["seats"]):
        own = at(state, f"seats.{seat}.offerings")
        assert seen["offerings"] == (own if seat == viewer else {"?": sum(own.values())})


def test_start_set_purchases_yields_substitutes_and_open_sacrifices_are_heard_by_all() -> None:
    start = GAME.start(2)
    events = play(start, "- colour red")
    buying = table(Seat(wood=5), Seat(), phase="buy")
    events += play(buying, "0 buy grain")
    columns = ["grain priest", "moai", "fish", "moai"]
    yielding = table(Seat("1 grain"), Seat(), columns=columns)
    events += play(yielding, "0 draw 0")
    replacing = table(Seat("1 grain"), Seat(), columns=columns, supply="1 fish")
    events += play(replacing, "0 draw 0", "0 take fish")
    giving = table(*SEATS, phase="sacrifice", active=1, queue=(2, 0))
    events += play(giving, "2 sacrifice sweet_potato")
    assert {event.hears for event in events} == {None}
    assert {event.key for event in events} >= {
        "colour",
        "buy",
        "gain_offerings",
        "substitute",
        "sacrifice",
    }


@pytest.mark.parametrize("viewer", VIEWERS)
def test_an_open_top_card_of_the_stone_is_seen_by_all(viewer: int | None) -> None:
    assert GAME.view(layout(), viewer)["stone"][-1] == up("mulberry")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_face_down_top_card_is_seen_by_its_owner_only(viewer: int | None) -> None:
    top = GAME.view(layout(STONE[:2]), viewer)["stone"][-1]
    kind = "fish" if viewer == 0 else "?"
    assert top == {"kind": kind, "face": "down", "from": 0, "limit": {}}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_deeper_cards_of_the_stone_are_closed_at_the_table(viewer: int | None) -> None:
    assert GAME.view(layout(), viewer)["stone"][:-1] == [CLOSED, CLOSED]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_memory_knows_the_stone_but_for_the_face_down_cards_of_others(viewer: int | None) -> None:
    state = layout()
    view = GAME.view(state, viewer, recall=True)
    unknown = dict(STONE[1], kind="fish" if viewer == 0 else "?")
    assert view["stone"] == [STONE[0], unknown, STONE[2]]
    held = counts("1 fish 1 mulberry 1 grain", KINDS)
    gross = counts("2 fish 1 mulberry 1 grain", KINDS) | {"?": -1}
    assert view["seats"][0]["offerings"] == (held if viewer == 0 else gross)
    exact = counts("2 sweet_potato", KINDS)
    assert view["seats"][2]["offerings"] == (exact if viewer == 2 else exact | {"?": 0})
    assert [own["hand"] for own in view["seats"]] == [own["hand"] for own in at(state, "seats")]


@LEVELS
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_end_reveals_everything(viewer: int | None, recall: bool) -> None:
    state = layout(phase="over")
    assert GAME.view(state, viewer, recall) == GAME.position(state)


# -- worlds that look the same ---------------------------------------------------------------------


def test_the_table_view_is_the_same_whatever_hands_offerings_and_stone_are() -> None:
    state = layout()
    others = (
        Seat("1 moai", hand="1 fish 2 moai", offerings="3 fish", wood=3),
        Seat("1 lumberjack", hand="3 grain", offerings="1 mulberry 1 sweet_potato", wood=2, fame=1),
    )
    stone = (up("grain"), up("grain", 2), STONE[2])
    other = table(*others, SEATS[2], phase="buy", stone=stone)
    for viewer in (None, 2):
        assert GAME.view(other, viewer) == GAME.view(state, viewer)
        assert GAME.view(other, viewer, recall=True) != GAME.view(state, viewer, recall=True)
    for viewer in (0, 1):
        assert GAME.view(other, viewer) != GAME.view(state, viewer)


@LEVELS
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_the_kind_of_a_hidden_card_changes_no_view_of_others(
    viewer: int | None, recall: bool
) -> None:
    state = layout()
    changed = (STONE[0], down("grain", 0, LIMIT), STONE[2])
    holder = Seat("1 moai", offerings="2 fish 1 mulberry", wood=3)
    other = table(holder, *SEATS[1:], phase="buy", stone=changed)
    assert GAME.position(other) != GAME.position(state)
    assert GAME.view(other, viewer, recall) == GAME.view(state, viewer, recall)
    assert GAME.view(other, 0, recall) != GAME.view(state, 0, recall)


# -- what is heard of a match ----------------------------------------------------------------------


def test_others_hear_hide_with_a_question_mark_until_the_match_is_over() -> None:
    match, rng = opening(), Rng(1)
    step = len(match) - 1
    assert match.heard_lines(0)[step] == (0, "hide mulberry")
    assert match.heard_lines(1)[step] == match.heard_lines(None)[step] == (0, "hide ?")
    assert match.heard_lines(1)[:step] == match.heard_lines(0)[:step]
    while not match.over:
        assert match.heard_lines(1)[step] == (0, "hide ?")
        play_on(match, rng)
    for viewer in (None, 0, 1):
        assert match.heard_lines(viewer) == [(line.seat, line.move) for line in match.lines]


def test_the_hidden_kind_is_told_to_its_owner_until_the_match_is_over() -> None:
    match, rng = opening(), Rng(2)
    step = len(match) - 1
    secret = "RB5.2 hidden_kind 0 mulberry"
    assert told(match.heard_events(0, since=step)) == ["RB5.2 hide 0", secret]
    for viewer in (None, 1):
        assert told(match.heard_events(viewer, since=step)) == ["RB5.2 hide 0"]
    while not match.over:
        play_on(match, rng)
    for viewer in (None, 0, 1):
        assert told(match.heard_events(viewer, since=step))[:2] == ["RB5.2 hide 0", secret]


# -- limits ----------------------------------------------------------------------------------------


def test_hiding_a_card_notes_what_the_seat_could_have_held() -> None:
    state = layout(phase="hide")
    play(state, "0 hide grain")
    assert at(state, "stone.3") == down("grain", 0, "2 fish 1 mulberry 1 grain")
    assert at(state, "stone.1") == STONE[1]


def test_an_open_sacrifice_lowers_the_limits_to_what_is_left() -> None:
    state = layout(phase="sacrifice", active=2, queue=(0, 1))
    play(state, "0 sacrifice fish")
    assert at(state, "stone.1.limit") == counts("1 fish 1 grain", KINDS)
    assert at(state, "stone.3") == up("fish", 0)


def test_an_open_sacrifice_of_another_kind_or_seat_lowers_nothing() -> None:
    state = layout(phase="sacrifice", active=2, queue=(0, 1))
    play(state, "0 sacrifice mulberry", "1 sacrifice fish")
    assert at(state, "stone.1.limit") == counts(LIMIT, KINDS)


def test_later_cards_raise_no_limit() -> None:
    state = layout(phase="draw", active=2, columns=["fish priest", "moai", "grain", "moai"])
    position = GAME.position(state)
    position["seats"][0]["display"]["fish"] += 1
    position["pile"]["fish"] -= 1
    state = GAME.restore(position)
    play(state, "2 draw 0")
    assert at(state, "seats.0.offerings.fish") == 2
    assert at(state, "stone.1.limit") == counts(LIMIT, KINDS)


# -- guesses ---------------------------------------------------------------------------------------


def fitting(stone: Sequence[dict[str, Any]], seat: int) -> set[tuple[str, ...]]:
    """Return every choice of kinds for a seat's face-down cards that the limits allow."""
    limits = [card["limit"] for card in hidden_by(stone, seat)]
    return {
        chosen
        for chosen in product(KINDS, repeat=len(limits))
        if all(
            chosen[: j + 1].count(kind) <= limit[kind]
            for j, limit in enumerate(limits)
            for kind in KINDS
        )
    }


def hidden_by(stone: Sequence[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    return [card for card in stone if card["face"] == "down" and card["from"] == seat]


def kinds_hidden(state: State, seat: int) -> tuple[str, ...]:
    return tuple(card["kind"] for card in hidden_by(at(state, "stone"), seat))


@pytest.mark.parametrize(
    "stone",
    [
        [down("fish", 1, "1 fish"), down("grain", 1, "1 fish 1 grain 1 mulberry")],
        [down("fish", 1, "2 fish 1 grain"), up("fish"), down("fish", 1, "2 fish 2 grain")],
        [
            down("grain", 1, "1 fish 1 grain"),
            down("fish", 1, "1 fish 1 grain 1 mulberry"),
            down("mulberry", 1, "2 fish 1 grain 1 mulberry 1 sweet_potato"),
        ],
        [  # limits that shrink upwards bind the cards below
            down("fish", 1, "2 fish 2 grain 1 mulberry"),
            down("grain", 1, "1 fish 2 grain"),
            down("grain", 1, "1 fish 2 grain"),
        ],
    ],
    ids=["two", "two with a repeat", "three", "three shrinking"],
)
def test_every_fitting_choice_is_guessed_and_no_other(stone: list[dict[str, Any]]) -> None:
    holder = Seat(offerings="2 fish 2 grain 1 mulberry 1 sweet_potato")
    state = table(Seat(), holder, phase="buy", stone=stone)
    view = GAME.view(state, 0, recall=True)
    guesses = [GAME.guess(view, Rng(seed)) for seed in range(250)]
    assert {kinds_hidden(guess, 1) for guess in guesses} == fitting(stone, 1)
    for guess in guesses:
        assert GAME.view(guess, 0, recall=True) == view


def test_a_guess_keeps_the_cards_its_own_seat_has_hidden() -> None:
    stone = [down("fish", 0, "1 fish 1 grain"), down("fish", 1, "1 fish 1 grain")]
    state = table(Seat(offerings="1 grain"), Seat(offerings="1 grain"), phase="buy", stone=stone)
    both = {"fish", "grain"}
    for viewer, expected in ((None, (both, both)), (0, ({"fish"}, both)), (1, (both, {"fish"}))):
        view = GAME.view(state, viewer, recall=True)
        guesses = [GAME.guess(view, seed) for seed in range(40)]
        found = tuple({kinds_hidden(guess, seat)[0] for guess in guesses} for seat in (0, 1))
        assert found == expected


def test_a_guess_at_the_end_is_the_truth() -> None:
    state = layout(phase="over")
    guess = GAME.guess(GAME.view(state, 1, recall=True), 5)
    assert GAME.position(guess) == GAME.position(state)


def test_limits_that_no_match_reaches_still_give_a_guess_with_the_same_view() -> None:
    stone = [down("fish", 1, ""), down("grain", 1, "")]
    state = table(Seat(), Seat(offerings="1 fish 1 mulberry"), phase="buy", stone=stone)
    view = GAME.view(state, 0, recall=True)
    guesses = [GAME.guess(view, seed) for seed in range(60)]
    assert all(GAME.view(guess, 0, recall=True) == view for guess in guesses)
    assert {kinds_hidden(guess, 1)[0] for guess in guesses} == {"fish", "mulberry", "grain"}


def test_a_guess_changes_neither_the_view_nor_the_state() -> None:
    state = layout()
    view, again = GAME.view(state, 1, recall=True), GAME.view(state, 1, recall=True)
    GAME.guess(view, 3)
    assert view == again
    assert at(state, "stone") == list(STONE)


# -- against full histories ------------------------------------------------------------------------

Steps = list[tuple[str, str]]


def history(match: Match, seat: int) -> Steps:
    """Return what a spectator has heard of a seat's offerings: gain or give a kind, or hide one."""
    steps: Steps = []
    for event in match.heard_events(None):
        arguments = event.arguments
        if arguments.get("seat") != seat:
            continue
        if event.key == "colour":
            steps += [("gain", kind) for kind in KINDS]
        elif event.key in ("buy", "substitute"):
            steps.append(("gain", str(arguments["kind"])))
        elif event.key == "gain_offerings":
            steps += [("gain", str(arguments["kind"]))] * int(arguments["amount"])
        elif event.key == "sacrifice":
            steps.append(("give", str(arguments["kind"])))
        elif event.key == "hide":
            steps.append(("hide", ""))
    return steps


def possible(steps: Steps) -> set[tuple[str, ...]]:
    """Return, by trying all, the kinds a seat can have hidden without ever running short."""
    worlds: list[tuple[tuple[str, ...], Counter[str]]] = [((), Counter())]
    for what, kind in steps:
        if what == "gain":
            worlds = [(hidden, held + Counter([kind])) for hidden, held in worlds]
        elif what == "give":
            worlds = [(hidden, held - Counter([kind])) for hidden, held in worlds if held[kind]]
        else:
            worlds = [((*hidden, k), held - Counter([k])) for hidden, held in worlds for k in held]
    return {hidden for hidden, _ in worlds}


def limits_of(steps: Steps) -> list[dict[str, int]]:
    """Return the limits of a seat's face-down cards as section 10.4 of the rules reckons them."""
    gross = dict.fromkeys(KINDS, 0)
    limits: list[dict[str, int]] = []
    for what, kind in steps:
        if what == "hide":
            limits.append(dict(gross))
        else:
            gross[kind] += 1 if what == "gain" else -1
        if what == "give":
            limits = [{k: min(limit[k], gross[k]) for k in KINDS} for limit in limits]
    return limits


def check_against_history(match: Match, rng: Rng) -> int:
    """Compare limits, gross counts and guesses with all that was heard; return the cards hidden."""
    state = match.state
    truth = GAME.position(state)
    hidden = 0
    for seat, own in enumerate(truth["seats"]):
        steps = history(match, seat)
        cards = hidden_by(truth["stone"], seat)
        worlds = possible(steps)
        assert [card["limit"] for card in cards] == limits_of(steps)
        assert fitting(truth["stone"], seat) == worlds
        assert kinds_hidden(state, seat) in worlds
        gross = Counter(k for w, k in steps if w == "gain")
        gross.subtract(k for w, k in steps if w == "give")
        seen = GAME.view(state, None, recall=True)["seats"][seat]["offerings"]
        assert seen == {kind: gross[kind] for kind in KINDS} | {"?": -len(cards)}
        assert sum(seen.values()) == sum(own["offerings"].values())
        guess = GAME.guess(GAME.view(state, (seat + 1) % match.seats, recall=True), rng)
        assert kinds_hidden(guess, seat) in worlds
        hidden += len(cards)
    return hidden


def check_views(match: Match) -> None:
    """No table view shows what is closed; memory lacks just the face-down cards of others."""
    truth = GAME.position(match.state)
    for viewer in (None, *range(match.seats)):
        table_view = match.view(viewer)
        assert list(table_view["pile"]) == ["?"]
        assert all(card == CLOSED for card in table_view["stone"][:-1])
        for seat, seen in enumerate(table_view["seats"]):
            assert seat == viewer or list(seen["hand"]) == list(seen["offerings"]) == ["?"]
        recalled = match.view(viewer, recall=True)
        for seat, seen in enumerate(recalled["seats"]):
            if seat != viewer:
                seen["offerings"] = truth["seats"][seat]["offerings"]
        for card, true in zip(recalled["stone"], truth["stone"], strict=True):
            if true["face"] == "down" and true["from"] != viewer:
                assert card["kind"] == "?"
                card["kind"] = true["kind"]
        assert recalled == truth


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_limits_and_guesses_agree_with_the_full_history_of_random_matches(seats: int) -> None:
    most = 0
    for seed in range(34):
        match, rng = Match(GAME, seats), Rng(100 * seats + seed)
        while not match.over:
            play_on(match, rng, eager=seed % 4 > 0)
            if match.lines[-1].move.startswith(("sacrifice", "hide")):
                most = max(most, check_against_history(match, rng))
            if match.lines[-1].move.startswith("hide"):
                check_views(match)
    assert most >= 4
