"""The picture shows the whole position, lines can be followed, and every move has a sentence."""

import json
import re
from collections.abc import Iterator
from string import Formatter
from typing import Any

import pytest

import vaka
from games.tongiaki.tongiaki_setup import ALL_BLUE_SHIPS_OUT, CLOSED, GAME, NORTH, legal, position
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.text import chart, signs
from vaka.games.tongiaki.text.hexes import beaches_of
from vaka.games.tongiaki.text.sentences import SENTENCES
from vaka.games.tongiaki.text.terminal import picture
from vaka.text.colours import PLAIN, Paint
from vaka.words import LANGUAGES

NAMES = ("hina", "manu", "tiare of the very long name", "{tonga}\x1b[2J", "kai", "")
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
EXAMPLE = {"water_n": (0, -1, 0), "water_k": (1, -1, 2), "oahu": (1, -2, 0)}  # "A voyage"
MAP = r"""
               _________
              /    1    \
             /0 0···    2\
   ____│____/   Oahu 4★   \
  /    │    \   1▲■···    /
 ───╮  ╰──2───0 2■··    2/
/ N 4         \____│____/
\   │         /    │    \
 ───╯  ╭────────2──╯  ╭───
  \____│____/ K       │   \
  /   3▲▲●  \         │   /
 /2···   ···4───2──╮  ╰───
/  Tonga 0★   \____│____/
\             /         \
 \1···   ▲··5/    ♛●     \
  \___0●··__/  Tuvalu 4★  \
            \             /
             \   manu    /
              \_________/
"""
PROMISES = {  # what is said of a voyage -> the event that shows it to be true
    "certain to sink": "sink",
    "turned back": "turn_back",
    "lands on": "reach",
    "comes back": "reach",
    "no tile is left": "no_tile",
    "into the unknown (": "",  # a tile is drawn first
    "is lost": "sink",
    "lands there": "reach",
    "sails on": "cross",
}
ENDS = {  # phase -> the events that decide
    "sail": ("sink", "turn_back", "reach", "no_tile", "discover"),
    "voyage": ("sink", "reach", "cross"),
}
TURNS = {  # a sign of a line -> from which step to which, x to the right and y down
    "╯": {(1, 0): (0, -1), (0, 1): (-1, 0)},
    "╰": {(-1, 0): (0, -1), (0, 1): (1, 0)},
    "╮": {(1, 0): (0, 1), (0, -1): (-1, 0)},
    "╭": {(-1, 0): (0, 1), (0, -1): (1, 0)},
}


def match(seats: int, seed: int) -> Iterator[vaka.State]:
    """Yield each state of a random match in which nobody colonises often."""
    rng = vaka.Rng(seed)
    state = GAME.start(seats)
    yield state
    while GAME.turn(state):
        (mover,) = GAME.turn(state)
        moves = GAME.moves(state, mover)
        move = moves[rng.below(len(moves))]
        if move == "colonise" and len(moves) > 1 and rng.below(3):
            move = moves[1]
        GAME.play(state, mover, move)
        yield state


def facts_of(view: Any) -> Any:
    return GAME.facts(GAME.restore(view), None)


def plain(view: Any, seat: int | None = None, language: str = "en") -> str:
    return picture(view, facts_of(view), seat, NAMES[: len(view["seats"])], PLAIN, language)


def drawn_map(view: Any) -> list[str]:
    return chart.draw_map(view, facts_of(view), NAMES[:2] * 3, GAME.words.name, PLAIN)


def described(view: Any, move: str, language: str = "en") -> str:
    """Return what a legal move of whoever is to move means."""
    (seat,) = GAME.turn(GAME.restore(view))
    return SENTENCES.describe(view, facts_of(view), seat, move, language)


def voyage(**table: Any) -> str:
    """Return what `sail tonga 3` means: the voyage of the rules, unless the table is another."""
    fields = {"phase": "sail", **table.pop("fields", {})}
    view = position(3, fields=fields, **{"tonga": "-|-|-|BBY|-|-", "tiles": EXAMPLE, **table})
    assert "sail tonga 3" in legal(GAME.restore(view))
    return described(view, "sail tonga 3")


# -- the picture -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_position_of_a_match_is_drawn_in_every_language(seats: int) -> None:
    phases = set()
    for step, state in enumerate(match(seats, seats + 50)):
        view = GAME.position(state)
        phases.add(view["phase"])
        if step % 13 and view["phase"] not in ("lay", "over"):
            continue
        text = plain(view, (None, *range(seats))[step % (seats + 1)], LANGUAGES[step % 3])
        lines = text.splitlines()
        assert max(map(len, lines)) <= 100
        assert all(line.isprintable() for line in lines)
        check_ships(view, text)
        check_tiles(view)
    assert phases >= {"setup", "turn", "place", "sail", "voyage", "land", "draw", "lay", "over"}


def check_ships(view: dict[str, Any], text: str) -> None:
    """Every ship is drawn: on its beach, on its mask, and in the fleet."""
    fleets = {"voyage": 2, "land": 1}.get(view["phase"], 0)  # on the map, and below it
    for seat, symbol in enumerate(signs.SHIPS[: len(view["seats"])]):
        lying = sum(ships[seat] for island in view["ships"].values() for ships in island)
        kings = list(view["royal"].values()).count(seat)
        expected = 1 + lying + kings + fleets * view["fleet"][seat]  # 1 in the list of seats
        assert text.count(symbol) == expected, symbol


def check_tiles(view: dict[str, Any]) -> None:
    """Every tile is drawn: islands by name with all free berths, water by letter."""
    text = "\n".join(drawn_map(view))
    for island in view["ships"]:
        assert text.count(GAME.words.name(island)) == 1
        text = text.replace(GAME.words.name(island), "")
    waters = sorted(tile[-1].upper() for tile in view["board"] if tile in K.WATERS)
    assert sorted(re.findall("[A-Z]", text)) == waters
    shores = [island for island in view["ships"] if island not in view["royal"]]
    assert text.count("·") == sum(sum(facts_of(view)["room"][island]) for island in shores)
    assert text.count(signs.MASK) == len(view["royal"])


def test_colour_only_adds_colour() -> None:
    for step, state in enumerate(match(3, 8)):
        view = GAME.position(state)
        if step % 40 == 0 or view["phase"] == "over":
            seen: Any = view
            painted = picture(seen, facts_of(view), 1, NAMES[:3], Paint(True))
            assert "\x1b[" in painted
            assert ESCAPES.sub("", painted) == plain(view, 1)


def test_each_seat_has_a_symbol_and_a_colour_of_its_own() -> None:
    for values in (signs.SHIPS, signs.STYLES):
        assert len(set(values)) == len(values) == K.MOST_SEATS


def test_the_seat_to_move_and_the_own_seat_are_marked() -> None:
    view = position(3, fields={"active": 1})
    assert "► ●  manu" in plain(view)
    assert plain(view, 2).count("(you)") == 1
    assert "(you)" not in plain(view)


@pytest.mark.parametrize("pitch", chart.PITCHES)
def test_every_path_can_be_followed_by_eye(pitch: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chart, "PITCHES", (pitch,))
    middle, right = 3 + (pitch - 3) // 2, pitch + 1
    ends = [(middle, 6), (1, 5), (1, 2), (middle, 0), (right, 2), (right, 5)]  # by direction
    inward = [(0, -1), (1, 0), (1, 0), (0, 1), (-1, 0), (-1, 0)]
    for number, water in enumerate(K.WATERS):
        for rot in range(K.EDGES):
            lines = drawn_map(position(tiles={water: (0, 0, rot)}, removed=("tonga",)))
            for edge, far in enumerate(K.FAR_EDGE[number]):
                direction = (edge + rot) % K.EDGES
                end, found = trace(lines, ends[direction], inward[direction], ends)
                assert end == ends[(far + rot) % K.EDGES], (water, rot, edge)
                assert (found or "0") == str(K.NUMBER[number][edge])


def trace(
    lines: list[str], start: tuple[int, int], step: tuple[int, int], ends: list[tuple[int, int]]
) -> tuple[tuple[int, int], str]:
    """Follow a line as an eye would; return where it ends, and the digits on the way."""
    (x, y), found = start, ""
    while (x, y) == start or (x, y) not in ends:
        x, y = x + step[0], y + step[1]
        sign = lines[y][x]
        assert sign in "│─┼234" or sign in TURNS, sign
        found += sign if sign.isdigit() else ""
        step = TURNS.get(sign, {}).get(step, step)
    return (x, y), found


@pytest.mark.parametrize("pitch", chart.PITCHES)
def test_piers_are_at_their_edges_and_berths_in_their_beaches(
    pitch: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chart, "PITCHES", (pitch,))
    middle, right = 3 + (pitch - 3) // 2, pitch
    places = [(middle, 6), (2, 5), (2, 2), (middle, 1), (right, 2), (right, 5)]  # by direction
    for island in K.ISLANDS[1:]:
        for rot in range(K.EDGES):
            lines = drawn_map(position(tiles={island: (0, 0, rot)}, removed=("tonga",)))
            piers = {e: beach for beach, (_, es) in enumerate(beaches_of(island)) for e in es}
            for edge in range(K.EDGES):
                x, y = places[(edge + rot) % K.EDGES]
                assert (
                    lines[y][x] == str(piers[edge]) if edge in piers else not lines[y][x].isdigit()
                )
            for beach, (berths, _) in enumerate(beaches_of(island)):
                assert re.search(rf"{beach}·{{{berths}}}(?!·)", "\n".join(lines))
            assert f"{K.POINTS[K.ISLANDS.index(island)]}" in lines[3] + lines[4]


def test_the_map_by_eye() -> None:
    tiles = {**EXAMPLE, "tuvalu": (1, 0, 4)}
    royal = {"tuvalu": 1}
    view = position(3, tiles=tiles, royal=royal, tonga="Y|-|-|BBY|-|B", oahu="-|BG|G")
    assert drawn_map(view) == MAP.strip("\n").split("\n")


def test_wide_maps_are_drawn_smaller() -> None:
    tiles = {water: (q, -((q + 1) // 2), 0) for q, water in enumerate(K.WATERS[:12], 1)}
    widths = []
    for count in range(1, 13):
        view = position(tiles=dict(list(tiles.items())[:count]))
        check_tiles(view)
        widths.append(max(map(len, plain(view).splitlines())))
    assert all(width <= 100 for width in widths[:11])


def test_empty_cells_are_named_where_they_matter() -> None:
    assert "-1,0" not in plain(position())
    text = plain(position(fields={"phase": "lay", "drawn": "water_g", "purpose": "colonise"}))
    for cell in ("0,1", "-1,1", "-1,0", "0,-1", "1,-1", "1,0"):
        assert f" {cell}" in text
    assert "in hand: water G" in text
    assert text.count(" G ") == 1
    sail = position(tonga="BBY|-|-|-|-|-", fields={"phase": "sail"})
    assert "0,1" in plain(sail)
    assert "0,-1" not in plain(sail)


def test_a_map_without_tiles_is_no_trouble() -> None:
    alone = position(
        removed=("tonga",), fields={"phase": "lay", "drawn": "oahu", "purpose": "explore"}
    )
    assert "0,0" in plain(alone)
    assert described(alone, "lay 0 0 0") == "Lay Oahu, all alone"
    draw = position(removed=("tonga",), fields={"phase": "draw", "purpose": "explore"})
    assert "dissolved: Tonga" in plain(draw)


def test_what_else_matters_is_told() -> None:
    text = plain(
        position(
            tonga="-|-|-|-|BBB|-",
            fields={
                "phase": "sail",
                "ending": True,
                "quiet": 120,
                "uses": {"tonga 3": 3, "tonga 4": 2},
            },
        )
    )
    assert "the last turn" in text
    assert "120 turns without a new tile; at 200 the match ends" in text
    assert "piers closed for now: Tonga north\n" in f"{text}\n"
    text = plain(position(fields={"phase": "enter", "island": "tonga", "left": 2}))
    assert "2 more ships to put on Tonga" in text


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_final_scoring_is_that_of_the_rules(seats: int) -> None:
    *_, state = match(seats, seats + 10)
    lines = plain(GAME.position(state)).splitlines()
    scores = GAME.score(state)
    rows = {line[2:15].strip(): line[18:].split() for line in lines[-8:] if line.startswith("  ")}
    assert rows["Total"] == [str(score[0]) for score in scores]
    assert rows["islands"] == [str(score[1]) for score in scores]
    assert rows["ships on map"] == [str(-score[2]) for score in scores]
    ranked = sorted(scores, reverse=True)
    assert rows["Place"] == [f"{ranked.index(score) + 1}." for score in scores]


@pytest.mark.parametrize(
    ("ships", "said"),
    [
        ({"samoa": "B|-|-", "oahu": "Y|-|-"}, ["hina wins with 5 points!"]),
        (
            {"samoa": "BY|-|-", "tonga": "B|-|-|-|-|-"},
            ["hina wins with 5 points and more islands!"],
        ),
        (
            {"samoa": "BYY|-|-"},
            ["hina wins with 5 points, as many islands and fewer ships!"],
        ),
        (
            {"samoa": "BY|-|-"},
            ["hina shares the victory (5 points).", "manu shares the victory (5 points)."],
        ),
    ],
)
def test_the_winners_are_named(ships: dict[str, Any], said: list[str]) -> None:
    tiles = {**NORTH, "oahu": (0, 1, 3)}
    text = plain(position(tiles=tiles, fields={"phase": "over"}, **ships))
    assert text.endswith("\n".join(["", "", *(f"★ {line}" for line in said)]))


def test_the_end_tells_of_a_stall() -> None:
    stalled = {"phase": "over", "truncated": True, "quiet": 200}
    assert "stopped after 200 turns" in plain(position(fields=stalled))


# -- moves in words --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_legal_move_has_a_sentence_of_its_own(seats: int) -> None:
    for step, state in enumerate(match(seats, seats + 20)):
        view = GAME.position(state)
        for mover in GAME.turn(state):
            moves = GAME.moves(state, mover)
            facts, language = GAME.facts(state, None), LANGUAGES[step % 3]
            describe: Any = SENTENCES.describe
            sentences = {describe(view, facts, mover, move, language) for move in moves}
            assert len(sentences) == len(moves)
            assert all(2 < len(said) < 160 for said in sentences)
            assert all("{" not in said for said in sentences)


@pytest.mark.parametrize("seats", [2, 5])
def test_sentences_come_true(seats: int) -> None:
    seen = set()
    describe: Any = SENTENCES.describe
    for state in match(seats, seats + 30):
        view = GAME.position(state)
        if view["phase"] not in ("sail", "voyage", "land", "place"):
            continue
        (mover,), facts = GAME.turn(state), GAME.facts(state, None)
        for move in GAME.moves(state, mover):
            said = describe(view, facts, mover, move)
            after = state.copy()
            told = [event.key for event in GAME.play(after, mover, move)]
            if view["phase"] in ("sail", "voyage"):
                promised = next(key for words, key in PROMISES.items() if words in said)
                assert promised == next((key for key in told if key in ENDS[view["phase"]]), ""), (
                    said
                )
                seen.add(promised)
            else:
                check_beach(view, move, said, after)
    assert seen >= {"sink", "reach", "cross", ""}


def check_beach(view: dict[str, Any], move: str, said: str, state: vaka.State) -> None:
    """A beach is full after the move if and only if that was said."""
    after = GAME.position(state)
    if after["phase"] in (view["phase"], "sail") and view["island"] in after["ships"]:
        beach = int(move.split()[-1])
        full = GAME.facts(state, None)["room"][view["island"]][beach] == 0
        assert full == ("puts to sea" in said), said


def test_voyages_tell_what_they_risk() -> None:
    sail = "Sail north from Tonga (2 blue, 1 yellow)"
    safe = f"{sail} safely over N, K (needs 2 colours, has 2): "
    assert voyage() == f"{safe}lands on Oahu"
    assert voyage(royal={"oahu": 2}) == f"{safe}turned back to Tonga by royal Oahu"
    assert voyage(oahu="GGG|GGGGB|BY") == f"{safe}lands on Oahu, where 2 ships find no berth"
    two = {tile: cell for tile, cell in EXAMPLE.items() if tile != "oahu"}
    assert voyage(tiles=two) == f"{safe}into the unknown (29 tiles: 15 land, 8 deadly)"
    assert voyage(tiles={}) == f"{sail}: into the unknown (31 tiles: 15 land, 8 deadly)"
    gone = f"{safe}into the unknown, but no tile is left: all go home"
    assert voyage(tiles=two, pile=[], fields={"ending": True}) == gone
    stop = {"options": {"final_draws": "stop"}, "fields": {"ending": True}}
    assert voyage(tiles=two, pile=["fidschi"], **stop) == gone
    open_way = {"water_p": (0, -1, 0), "water_o": (1, -1, 2), "samoa": (1, -2, 0)}
    assert voyage(tiles=open_way) == f"{sail} over P, O (open to all): lands on Samoa"
    assert voyage(tonga="-|-|-|BBB|-|-") == (
        "Sail north from Tonga (3 blue) over N, K (needs 2 colours, has 1): "
        "certain to sink on water K"
    )


def test_a_voyage_may_come_back() -> None:
    view = position(tiles=CLOSED, tubuai="BBY|-", fields={"phase": "sail"})
    assert described(view, "sail tubuai 1").endswith(" (open to all): comes back to Tubuai")


def test_moves_of_a_turn_tell_their_consequence() -> None:
    tiles = {**NORTH, "oahu": (0, 1, 3)}
    view = position(tiles=tiles, samoa="BB|BYY|B", oahu="BB|-|-", tonga="BBY|BB|-|-|-|Y")
    said = {move: described(view, move) for move in ("expand samoa", "expand tonga")}
    assert (
        said["expand samoa"]
        == "Expand on Samoa with 3 ships: the west, north-northeast beaches fill up"
    )
    assert said["expand tonga"] == "Expand on Tonga with 4 ships: the southwest beach can fill up"
    assert described(view, "expand oahu").endswith("2 ships: the east beach can fill up")
    assert described(view, "king oahu") == (
        "Make Oahu your royal island: 4 points for good, one ship goes home"
    )
    assert described(view, "colonise") == (
        "Take your 10 ships home (costs 9 points) and colonise: lay tiles until an island comes"
    )
    colonist = position(royal={"samoa": 0}, tiles=NORTH)
    assert described(colonist, "colonise").startswith("Colonise:")
    lone = position(tiles=NORTH, samoa="B|-|-")
    assert described(lone, "king samoa").endswith("5 points for good, with your only ship there")


def test_who_has_no_ship_on_a_beach_comes_back() -> None:
    view = position(tiles={"oahu": (0, 1, 3)}, oahu="YY|-|-", tonga="YYY|YY|-|-|-|Y")
    assert described(view, "enter tonga") == (
        "Come back to Tonga with 2 ships: the southwest, southeast beaches can fill up"
    )
    assert described(view, "enter oahu").endswith("with one ship: the east beach can fill up")
    nowhere = position(removed=("tonga",))
    assert described(nowhere, "explore") == "Draw and lay tiles until an island is found"


def test_without_stock_a_ship_is_taken() -> None:
    view = position(**ALL_BLUE_SHIPS_OUT)
    assert described(view, "pass") == "Do nothing"
    assert described(view, "take tonga 0").endswith(
        "from the south beach of Tonga: one of yours stays there"
    )
    last = {**ALL_BLUE_SHIPS_OUT, "tonga": "BB|BB|BB|-|-|-", "oahu": "B|-|-"}
    assert described(position(**last), "take oahu 0") == (
        "Take your last ship from Oahu, from its east beach: that costs 4 points"
    )


def test_ships_are_put_on_beaches() -> None:
    placing = {"phase": "place", "island": "samoa", "left": 1}
    view = position(tiles=NORTH, samoa="BY|Y|-", fields=placing)
    said = "Put a ship on the {} beach of Samoa: {}"
    full = said.format("west", "full, puts to sea with 2 colours")
    assert described(view, "place samoa 0") == full
    free = said.format("north-northeast", "2 berths stay free")
    assert described(view, "place samoa 1") == free
    settling = {"phase": "settle", "island": "samoa", "purpose": "colonise"}
    home = position(tiles=NORTH, fields=settling)
    assert described(home, "place samoa 2").startswith("Settle on the southeast beach of Samoa:")
    landing = {"phase": "land", "island": "samoa", "fleet": [1, 2], "landed": [0, 0, 0]}
    view = position(tiles=NORTH, samoa="BYY|BYYY|BBYY", fields=landing)
    assert described(view, "land yellow 2") == (
        "Land yellow on the southeast beach of Samoa: full, puts to sea with 2 colours; "
        "2 ships find no berth"
    )
    assert described(position(fields={"phase": "setup"}), "place tonga 3") == (
        "Place a ship on the north beach of Tonga: 2 berths stay free"
    )


def test_laying_tells_where_the_way_leads() -> None:
    views = {
        tile: position(tiles=NORTH, fields={"phase": "lay", "drawn": tile, "purpose": "colonise"})
        for tile in ("water_k", "water_p", "oahu")
    }
    lay = "Lay water K {}"
    assert described(views["water_k"], "lay 1 -1 1") == lay.format(
        "northeast of Tonga: 2 colours needed from there to Samoa"
    )
    assert described(views["water_k"], "lay 1 -1 2") == lay.format(
        "southeast of Samoa: 2 colours needed from there to unknown water"
    )
    said = described(views["water_p"], "lay 1 -1 2")
    assert said.endswith("of Samoa: free passage from there to Tonga")
    said = described(views["oahu"], "lay 1 -1 1")
    assert said.endswith("northeast of Tonga; piers face Samoa")
    said = described(views["oahu"], "lay 0 1 3")
    assert said.endswith("south of Tonga; piers face unknown water")


def test_draws_tell_what_happens_to_the_fleet() -> None:
    fields = {"phase": "voyage", "origin": "tonga", "cell": [0, -1], "heading": 3}
    view = position(fields={**fields, "fleet": [2, 1]})
    assert described(view, "draw oahu") == "Oahu is drawn: the fleet lands there"
    assert described(view, "draw water_p").endswith("open to all, the fleet sails on")
    assert described(view, "draw water_j").endswith("2 colours, the fleet has 2 and sails on")
    assert described(view, "draw water_a").endswith("4 colours, the fleet has 2 and is lost")
    drawing = position(fields={"phase": "draw", "purpose": "colonise"})
    assert described(drawing, "draw oahu") == "Oahu is drawn"


# -- the words -------------------------------------------------------------------------------------


def arguments(entry: Any) -> Any:
    """Return the names in braces of a sentence, or of each form of a plural."""
    if isinstance(entry, dict):
        return {form: arguments(text) for form, text in entry.items()} | {"count": entry["count"]}
    return {name for _, name, _, _ in Formatter().parse(entry) if name is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language: str) -> None:
    english = {key: arguments(entry) for key, entry in GAME.words.entries("en").items()}
    other = {key: arguments(entry) for key, entry in GAME.words.entries(language).items()}
    assert list(other) == list(english)
    assert other == english


def test_no_key_stands_twice() -> None:
    for file in GAME.words.folder.glob("*.json"):
        pairs = json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=list)
        keys = [key for key, _ in pairs]
        assert len(keys) == len(set(keys)), file


def test_every_word_of_the_picture_is_used() -> None:
    files = ("terminal.py", "sentences.py")
    used = "".join((GAME.folder / "text" / file).read_text(encoding="utf-8") for file in files)
    verbs = {"pass", "explore", *K.PURPOSES}
    for key in GAME.words.entries("en"):
        kind, _, word = key.partition(".")
        if kind in ("show", "move"):
            assert word in verbs or f'"{word}"' in used or f"'{word}'" in used, key
