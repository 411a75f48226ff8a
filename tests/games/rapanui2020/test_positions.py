"""Positions that are refused, each with the field that is wrong and the reason."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import vaka
from games.rapanui2020.rapanui2020_setup import GAME, play, position, table
from vaka.games.rapanui2020 import chart
from vaka.games.rapanui2020 import parts as K

Position = dict[str, Any]

STYLING = {"c4": "D", "d4": "T"}


def placing() -> Position:
    """Return a sound position of phase 1."""
    return position(phase="place", island={"c1": "T", "d1": "D"}, quarry=("M", "", ""))


def hauling() -> Position:
    """Return a sound position of phase 3."""
    own = {"T": {"moai": "small", "built": "chief fervent", "chief": "col1"}}
    return position(island={"f3": "Tt", "g3": "D"}, erected={"d4": "large^"}, own=own)


def reached(*moves: str, **arguments: Any) -> Position:
    """Return the position after some moves from a table."""
    state = table(**arguments)
    play(state, *moves)
    return GAME.position(state)


def on_the_way() -> Position:
    """Return a sound position with a Moai under way."""
    own = {"T": {"moai": "small"}}
    return reached("load small", "step d3", island={"d3": "D", "d4": "T"}, own=own)


def choosing() -> Position:
    """Return a sound position in which the dolphin chooses an income."""
    own = {"T": {"moai": "small"}}
    island = {"d3": "M", "c3": "D", "c4": "T", "c5": "T"}
    return reached("load small", "step d3", "step c3", island=island, own=own)


def gaining() -> Position:
    """Return a sound position after the tile of an erection was taken."""
    own = {"T": {"moai": "small"}}
    ahu = {"f3": "rest skimp"}
    moves = ("load small", "step f3", "erect rest")
    return reached(*moves, island={"f3": "T"}, ahu=ahu, own=own)


def paying() -> Position:
    """Return a sound position in which a price is being named."""
    own = {"T": {"resources": (4, 4, 0, 0)}}
    moves = ("load pukao", "step c4", "step d4", "style", "offer hut", "spend reeds")
    return reached(*moves, island=STYLING, erected={"d4": "small"}, own=own)


def bartering() -> Position:
    """Return a sound position with a power that has begun."""
    return reached("play barter", own={"T": {"tiles": "barter", "resources": (3, 0, 0, 0)}})


def lending() -> Position:
    """Return a sound position in which a Sculptor is to be lent."""
    own = {"T": {"tiles": "lend_a_hand"}}
    return reached("play lend_a_hand", quarry=("T", "", ""), own=own)


def changing_jobs() -> Position:
    """Return a sound position in which a Sorcerer is to work on the island."""
    return reached("play change_jobs", island={"d4": "T"}, own={"T": {"tiles": "change_jobs"}})


def carrying_pukao() -> Position:
    """Return a sound position with a Pukao under way."""
    own = {"T": {"resources": (4, 0, 0, 0)}}
    return reached("load pukao", island=STYLING, erected={"d4": "small"}, own=own)


def drafting() -> Position:
    """Return a sound position of the draft."""
    state = GAME.start(2)
    while GAME.turn(state) == (-1,):
        GAME.play(state, -1, GAME.moves(state, -1)[0])
    return GAME.position(state)


def dealing() -> Position:
    """Return a sound position of the setup."""
    state = GAME.start(3)
    GAME.play(state, -1, "tile rest")
    return GAME.position(state)


SOUND: list[Callable[[], Position]] = [
    placing,
    hauling,
    on_the_way,
    choosing,
    gaining,
    paying,
    bartering,
    lending,
    changing_jobs,
    carrying_pukao,
    drafting,
    dealing,
]


def refusal(wrong: Any) -> tuple[str, str]:
    """Return the field and the reason for which a position is refused."""
    with pytest.raises(vaka.BadPosition) as caught:
        GAME.restore(wrong)
    refused = caught.value
    field = str(refused.arguments["field"])
    for language in ("en", "nl", "de"):
        assert refused.sentence(language).startswith(f"{field}: "), "every refusal has a sentence"
    return field, refused.reason


def changed(position: Position, **changes: Any) -> Position:
    """Return a copy with other values; a path is written with `__` between its keys."""
    wrong = copy.deepcopy(position)
    for path, value in changes.items():
        *keys, last = [int(key) if key.isdigit() else key for key in path.split("__")]
        place: Any = wrong
        for key in keys:
            place = place[key]
        place[last] = value
    return wrong


@pytest.mark.parametrize("sound", SOUND)
def test_sound_positions_come_back(sound: Callable[[], Position]) -> None:
    made = sound()
    assert GAME.position(GAME.restore(json.loads(json.dumps(made)))) == made


@pytest.mark.parametrize("key", sorted(placing()))
def test_every_key_is_needed(key: str) -> None:
    wrong = placing()
    del wrong[key]
    assert refusal(wrong) == (key, "missing")


@pytest.mark.parametrize("key", sorted(placing()["now"]))
def test_every_key_of_now_is_needed(key: str) -> None:
    wrong = placing()
    del wrong["now"][key]
    assert refusal(wrong) == (f"now.{key}", "missing")


def test_no_position_at_all_and_no_other_key() -> None:
    assert refusal([]) == ("position", "not_record")
    assert refusal({"game": "chess"}) == ("game", "not_word")
    assert refusal(placing() | {"more": 1}) == ("position", "unknown_field")


WRONG_PIECES: list[tuple[Callable[[], Position], dict[str, Any], str, str]] = [
    (placing, {"options__max_rounds": 7}, "options.max_rounds", "not_word"),
    (placing, {"board": "b2"}, "board", "must_be"),
    (placing, {"order": [0, 1]}, "order", "wrong_length"),
    (placing, {"order": [0, 1, 1]}, "order", "not_every_seat"),
    (placing, {"stars": [-1, -1, 3, -1]}, "stars.2", "out_of_range"),
    (placing, {"stars": [-1, -1, -1]}, "stars", "wrong_length"),
    (placing, {"quarry__0": [0, 0]}, "quarry.0", "wrong_length"),
    (placing, {"island__c1__seat": 3}, "island.c1.seat", "out_of_range"),
    (placing, {"island__a2": {"seat": -1, "fresh": 0, "tired": 0}}, "island", "unknown_field"),
    (placing, {"slots": []}, "slots", "wrong_length"),
    (placing, {"slots__0__space": "d1"}, "slots.0.space", "must_be"),
    (placing, {"slots__0__tile": ""}, "slots.0.tile", "ahu_without_tile"),
    (placing, {"slots__0__moai": "small"}, "slots.0.tile", "tile_under_moai"),
    (placing, {"slots__0__pukao": 1}, "slots.0.pukao", "pukao_without_moai"),
    (dealing, {"slots__5__tile": "rest"}, "slots", "dealt_in_order"),
    (dealing, {"slots__5__moai": "small"}, "slots.5.moai", "still_dealing"),
    (dealing, {"bag__barter": 3, "box__barter": 1}, "box", "must_be_empty"),
    (dealing, {"bag__barter": 3, "display__barter": 1}, "display", "must_be_empty"),
    (dealing, {"bag__barter": 3, "seats__1__tiles__barter": 1}, "seats.1.tiles", "must_be_empty"),
    (placing, {"box__rest": 1}, "bag.rest", "does_not_add_up"),
    (placing, {"moai__small": 7}, "moai.small", "does_not_add_up"),
    (placing, {"pukao": 19}, "pukao", "does_not_add_up"),
    (placing, {"stacks__hut": [7, 8, 6, 6]}, "stacks.hut", "dearest_first"),
    (placing, {"stacks__hut": [8, 7, 6]}, "stacks.hut", "offerings_differ"),
    (placing, {"outstanding__boat": []}, "outstanding.boat", "offerings_differ"),
    (placing, {"seats__0__resources__reeds": 9}, "seats.0.resources.reeds", "out_of_range"),
    (placing, {"seats__0__villagers": 4}, "seats.0.villagers", "does_not_add_up"),
    (placing, {"seats__0__improvements": ["chief"]}, "seats.0.chief", "chief_not_built"),
    (placing, {"seats__0__chief": "hand"}, "seats.0.chief", "chief_not_built"),
    (placing, {"seats__0__sorcerer": 0}, "seats.0.sorcerer", "sorcerer_elsewhere"),
    (placing, {"stars": [0, -1, -1, -1]}, "seats.0.sorcerer", "sorcerer_elsewhere"),
    (placing, {"seats__0__dropped": 1}, "seats.0.dropped", "must_be"),
    (placing, {"truncated": 1}, "truncated", "must_be"),
    (placing, {"round": 0}, "round", "out_of_range"),
    (placing, {"round": 31}, "round", "out_of_range"),
    (placing, {"phase": "over"}, "seats.0.villagers", "figures_not_in_hand"),
    (placing, {"island__b2__seat": 1}, "island.b2.seat", "holder_without_figures"),
    (
        hauling,
        {"seats__0__improvements": ["fervent", "chief"]},
        "seats.0.improvements",
        "not_sorted",
    ),
    (hauling, {"seats__0__chief": "c1"}, "seats.0.chief", "chief_not_there"),
    (hauling, {"stars": [0, 1, -1, -1]}, "seats.2.villagers", "does_not_add_up"),
    (hauling, {"seats__1__sorcerer": 1, "stars": [0, -1, 2, -1]}, "seats.1.sorcerer", "must_be"),
    (drafting, {"round": 1}, "round", "out_of_range"),
]


@pytest.mark.parametrize(("sound", "changes", "field", "reason"), WRONG_PIECES)
def test_pieces_add_up_and_are_where_they_can_be(
    sound: Callable[[], Position], changes: dict[str, Any], field: str, reason: str
) -> None:
    assert refusal(changed(sound(), **changes)) == (field, reason)


def test_a_full_column_is_not_overfilled_in_phase_1() -> None:
    wrong = position(phase="place", quarry=("TTDDMM", "", ""))
    assert refusal(wrong) == ("quarry.0", "out_of_range")


def test_every_reason_for_a_refused_position_is_tested() -> None:
    words = GAME.words.entries()
    spoken = {key.removeprefix("refusal.") for key in words if "{field}" in str(words[key])}
    tested = {reason for _, _, _, reason in (*WRONG_PIECES, *WRONG_NOW)}
    tested |= {
        "needs_recall",
        "nobody_works",
        "after_first_moai",
        "no_draft",
        "no_such_tile_left",
        "no_space_left",
        "nothing_to_place",
    }  # in their own tests
    assert spoken <= tested


def test_whoever_places_has_a_figure_even_if_there_are_free_actions() -> None:
    own = {"T": {"tiles": "barter", "resources": (4, 0, 0, 0)}}
    everybody: dict[str, Any] = {"phase": "place", "own": own, "stars": (1, 0)}
    wrong = position(island={"d4": "T" * K.VILLAGERS}, **everybody)
    assert refusal(wrong) == ("now.seat", "nothing_to_place")
    GAME.restore(position(island={"d4": "T"}, **everybody))


def test_a_pukao_that_arrived_can_be_paid_for_even_if_a_price_can_be_reduced() -> None:
    own = {"T": {"tiles": "skimp", "resources": (4, 0, 0, 0)}}
    moves = ("load pukao", "step c4", "step d4", "style")
    arrived = reached(*moves, island=STYLING, erected={"d4": "small"}, own=own)
    GAME.restore(arrived)
    arrived["seats"][0]["resources"]["reeds"] = 1
    assert refusal(arrived) == ("now.piece", "cannot_be_paid")


def test_whoever_is_lent_finds_a_space() -> None:
    spaces = chart.land("b34")
    own = {letter: {"built": "chief popular", "chief": "hand"} for letter in "DMO"}
    shares = {"D": spaces[:7], "M": spaces[7:13], "O": spaces[13:]}
    island = {space: letter for letter, share in shares.items() for space in share[1:]}
    island |= {share[0]: f"{letter}*" for letter, share in shares.items()}
    lent = {"T": {"tiles": "lend_a_hand"}}
    arguments: dict[str, Any] = {"seats": 4, "stars": (0,), "quarry": ("T", "", "")}
    full = position(island=island, own=own | lent, now={"tool": "lend_a_hand"}, **arguments)
    assert refusal(full) == ("now.tool", "no_space_left")
    del island[spaces[1]]
    GAME.restore(position(island=island, own=own | lent, now={"tool": "lend_a_hand"}, **arguments))


def test_no_seat_has_two_sorcerers_on_the_track() -> None:
    wrong = changed(hauling(), stars=[0, 0, 2, -1])
    assert refusal(wrong) == ("seats.0.sorcerer", "sorcerer_elsewhere")


def test_offerings_are_sorted_and_as_many_as_pukao() -> None:
    two = position(erected={"d4": "small^ small^"})
    two["seats"][2]["offerings"].reverse()
    assert refusal(two) == ("seats.2.offerings", "not_sorted")
    one = position(erected={"d4": "small^"})
    one["stacks"]["hut"].insert(0, one["seats"][2]["offerings"].pop()["value"])
    assert refusal(one) == ("seats", "does_not_add_up")


def test_the_first_game_has_no_tablet() -> None:
    wrong = position(options={"variant": "first_game"}, erected={"d4": "small"}, tablets="D")
    assert refusal(wrong) == ("seats.1.rongorongo", "must_be")


WRONG_NOW: list[tuple[Callable[[], Position], dict[str, Any], str, str]] = [
    (placing, {"now__stage": "route"}, "now.stage", "not_word"),
    (placing, {"now__seat": -1}, "now.seat", "out_of_range"),
    (dealing, {"now__seat": 0}, "now.seat", "out_of_range"),
    (placing, {"now__free": [1, 0, 0]}, "now.free", "must_be"),
    (placing, {"now__piece": "small"}, "now.piece", "must_be"),
    (placing, {"now__extra": 2}, "now.extra", "must_be"),
    (placing, {"now__tool": "rest"}, "now.tool", "not_word"),
    (placing, {"now__give": "reeds"}, "now.give", "must_be"),
    (hauling, {"now__lift": "chief"}, "now.lift", "must_be"),
    (hauling, {"seats__0__dropped": 1}, "now.seat", "has_dropped"),
    (hauling, {"now__tool": "barter"}, "now", "nothing_possible"),
    (bartering, {"now__tool": "lend_a_hand"}, "now", "nothing_possible"),
    (drafting, {"now__seat": 0}, "now.seat", "out_of_range"),
    (on_the_way, {"now__piece": ""}, "now.piece", "not_word"),
    (on_the_way, {"now__piece": "large"}, "now.piece", "nothing_to_carry"),
    (on_the_way, {"now__route": ["d3"]}, "now.route", "starts_elsewhere"),
    (on_the_way, {"now__route": ["e3", "e4"]}, "now.route.1", "no_figure_there"),
    (on_the_way, {"now__route": ["e3", "d3", "e3"]}, "now.route", "space_twice"),
    (on_the_way, {"now__route": ["e3", "d4"]}, "now.route", "not_adjacent"),
    (on_the_way, {"now__stage": "income"}, "now.route", "no_choice_of_income"),
    (on_the_way, {"now__stage": "gain"}, "now.route", "not_brought"),
    (choosing, {"now__piece": "pukao"}, "now.piece", "not_word"),
    (gaining, {"now__skimp": 1}, "now.skimp", "must_be"),
    (gaining, {"now__route": ["e3"]}, "now.route", "not_brought"),
    (paying, {"now__offer": ""}, "now.offer", "not_word"),
    (paying, {"now__offer": "necklace"}, "now", "nothing_possible"),
    (paying, {"now__spent": ["eggs", "reeds"]}, "now.spent", "not_sorted"),
    (paying, {"now__spent": ["pearls"]}, "now.spent", "not_held"),
    (paying, {"seats__0__resources__reeds": 0}, "now.spent", "not_held"),
    (paying, {"now__spent": ["reeds"] * 2, "now__skimp": 1}, "now.spent", "already_paid"),
    (bartering, {"now__give": "eggs"}, "now.give", "not_held"),
    (lending, {"now__lift": "chief"}, "now.lift", "nobody_to_lift"),
    (
        changing_jobs,
        {"stars": [-1, 1, 2, -1], "island__d4__fresh": 2},
        "now.tool",
        "no_sorcerer_on_star",
    ),
    (carrying_pukao, {"seats__0__resources__reeds": 0}, "now.piece", "cannot_be_paid"),
]


@pytest.mark.parametrize(("sound", "changes", "field", "reason"), WRONG_NOW)
def test_the_pending_decision_fits_the_rest(
    sound: Callable[[], Position], changes: dict[str, Any], field: str, reason: str
) -> None:
    assert refusal(changed(sound(), **changes)) == (field, reason)


def test_a_figure_must_have_worked() -> None:
    wrong = gaining()
    wrong["island"]["f3"] |= {"fresh": 0, "tired": 1}
    assert refusal(wrong) == ("island.f3", "nobody_works")


def test_no_way_leads_on() -> None:
    wrong = on_the_way()
    wrong["island"]["d4"] |= {"fresh": 0, "tired": 1}
    assert refusal(wrong) == ("now", "nothing_possible")


def test_a_price_is_paid_for_a_tile_that_is_there() -> None:
    wrong = paying()
    values, wrong["stacks"]["hut"] = wrong["stacks"]["hut"], []
    owned = [{"type": "hut", "value": value, "outstanding": 0} for value in reversed(values)]
    wrong["seats"][1]["offerings"] = owned
    wrong["pukao"] -= len(owned)
    for slot in [slot for slot in wrong["slots"] if not slot["moai"]][: len(owned)]:
        wrong["box"][slot["tile"]] += 1
        wrong["moai"]["small"] -= 1
        slot.update(tile="", moai="small", pukao=1)
    assert refusal(wrong) == ("now.offer", "no_such_tile_left")


def test_a_sculptor_is_lifted_only_where_there_is_one() -> None:
    wrong = changed(lending(), now__lift="sculptor")
    GAME.restore(wrong)
    wrong["quarry"][0][0] = 0
    wrong["island"]["d4"] |= {"seat": 0, "fresh": 1}
    assert refusal(wrong) == ("now.lift", "nobody_to_lift")


def test_no_pukao_to_carry() -> None:
    now = {"stage": "route", "piece": "pukao", "route": ["b4"]}
    assert refusal(position(now=now, island=STYLING)) == ("now", "nothing_possible")
    sizes = [*["small"] * 8, *["medium"] * 7, *["large"] * 6]
    erected: dict[str, str] = {}
    for number, (space, size) in enumerate(zip(chart.ahu_spaces("b34"), sizes, strict=True)):
        statue = size + ("^" if number else "")
        erected[space] = f"{erected.get(space, '')} {statue}".strip()
    wrong = position(now=now, island=STYLING, erected=erected)
    assert refusal(wrong) == ("now.piece", "nothing_to_carry")


def test_chip_in_comes_before_the_first_moai() -> None:
    now = {"tool": "chip_in", "taken": "small", "free": [1, 0, 0]}
    wrong = position(phase="sculpt", quarry=("TT", "", ""), now=now)
    assert refusal(wrong) == ("now.tool", "after_first_moai")


def test_only_two_seats_draft() -> None:
    wrong = position(phase="place") | {"phase": "draft", "round": 0}
    wrong["now"]["stage"] = "draft"
    assert refusal(wrong) == ("phase", "no_draft")


def test_any_wrong_json_is_refused_and_nothing_else_is_raised() -> None:
    rng = vaka.Rng(3)
    strange: list[Any] = [None, -1, 99, "", "?", [], {}, True, 1.5, "c1", [0], {"seat": 0}]
    for sound in SOUND:
        for _ in range(150):
            wrong = sound()
            place: Any = wrong
            while True:
                keys = list(place) if isinstance(place, dict) else list(range(len(place)))
                key = keys[rng.below(len(keys))]
                if isinstance(place[key], dict | list) and place[key] and rng.below(4):
                    place = place[key]
                    continue
                place[key] = strange[rng.below(len(strange))]
                break
            try:
                state = GAME.restore(wrong)
            except vaka.BadPosition:
                continue
            assert GAME.position(state) == wrong


@pytest.mark.parametrize("sound", SOUND)
def test_a_state_shares_nothing_with_its_position(sound: Callable[[], Position]) -> None:
    given = sound()
    state = GAME.restore(given)
    for _ in range(40):
        seat = GAME.turn(state)[0]
        GAME.play(state, seat, GAME.moves(state, seat)[0])
    assert given == sound()


def test_every_number_of_the_map_is_in_the_position() -> None:
    made = hauling()
    assert [slot["space"] for slot in made["slots"]] == [
        space for space, _, _, ahu in K.ISLANDS["b34"] for _ in range(ahu)
    ]
