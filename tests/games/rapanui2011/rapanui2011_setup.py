"""Small positions of Rapa Nui 2011, written as one would lay them out on a table."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vaka import CHANCE, Event, Match, Rng, State, load

GAME = load("rapanui2011")
KINDS = ("fish", "mulberry", "sweet_potato", "grain")
TYPES = ("lumberjack", "priest", "moai", *KINDS)
DECK = dict(zip(TYPES, (12, 9, 9, 5, 5, 5, 5), strict=True))
LACKS = {
    "red": "sweet_potato",
    "violet": "grain",
    "light_blue": "mulberry",
    "yellow_green": "fish",
}
OFFERINGS = 25
COLUMNS = (  # back to front
    "priest lumberjack moai lumberjack",
    "lumberjack priest lumberjack moai",
    "moai priest grain priest",
    "sweet_potato lumberjack priest mulberry",
)
HOLDING_TWO = ("sacrifice", "hide", "add", "draw")  # phases in which the active seat has laid
AT_CHANCE = ("colour", "setup", "refill", "over")  # phases in which no seat is to move

# A match of two up to the first hidden sacrifice: the one of the rules page.
OPENING = """
- colour yellow_green / - colour red
- deal mulberry / - deal grain / - deal priest / - deal moai
- deal mulberry / - deal grain / - deal sweet_potato / - deal lumberjack
- deal lumberjack / - deal fish / - deal lumberjack / - deal fish
- deal moai / - deal sweet_potato / - deal lumberjack / - deal moai
0 pass / 0 lay mulberry 1 / 0 draw 1
1 pass / 1 lay fish 1 / 1 draw 1
0 pass / 0 lay lumberjack / 0 draw 3
1 buy fish / 1 lay grain 1 / 1 draw 2
0 pass / 0 lay moai
1 sacrifice grain / 0 hide mulberry
"""


@dataclass(frozen=True)
class Seat:
    """What a seat has; cards are written `2 fish 1 moai`, a hand of None is one that fits."""

    display: str = ""
    hand: str | None = None
    offerings: str = ""
    wood: int = 0
    fame: int = 0


# -- laying out a position -------------------------------------------------------------------------


def counts(cards: str, names: Sequence[str]) -> dict[str, int]:
    """Return `2 fish 1 moai` as counts of all the names."""
    words = cards.split()
    named = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    assert named.keys() <= set(names), f"{cards!r} names something unknown"
    return {name: named.get(name, 0) for name in names}


def up(kind: str, giver: int = -1) -> dict[str, Any]:
    """Return an open card of the stone, from a seat or from the supply."""
    return {"kind": kind, "face": "up", "from": giver, "limit": {}}


def down(kind: str, giver: int, limit: str) -> dict[str, Any]:
    """Return a face-down card of the stone."""
    return {"kind": kind, "face": "down", "from": giver, "limit": counts(limit, KINDS)}


def place(
    *seats: Seat,
    phase: str = "draw",
    active: int = 0,
    columns: Sequence[str] = COLUMNS,
    stone: Sequence[dict[str, Any]] = (),
    pile: str | None = None,
    supply: str | None = None,
    queue: Sequence[int] = (),
    owed: Sequence[tuple[int, int]] = (),
    column: int = -1,
    scored: str = "",
    box_moais: int = 0,
) -> dict[str, Any]:
    """Return a position in which all components add up.

    The pile holds every card that lies nowhere else. Where `pile` says what it holds, the last
    seat has the rest in its display; likewise with `supply` and that seat's offerings.
    """
    laid: list[dict[str, Any]] = [
        {
            "colour": colour,
            "display": counts(seat.display, TYPES),
            "hand": counts(_hand(i, seat, phase, active), TYPES),
            "offerings": counts(seat.offerings, KINDS),
            "wood": seat.wood,
            "fame": seat.fame,
        }
        for i, (seat, colour) in enumerate(zip(seats, LACKS, strict=False))
    ]
    rows = [row.split() for row in columns]
    mover = -1 if phase in AT_CHANCE else [*queue, *(seat for seat, _ in owed), active][0]
    position: dict[str, Any] = {
        "game": "rapanui2011",
        "options": {},
        "colours": sorted(list(LACKS)[len(seats) :]),
        "pile": _cards_left(laid, rows, box_moais),
        "columns": rows,
        "supply": _offerings_left(laid, stone),
        "stone": list(stone),
        "box_moais": box_moais,
        "seats": laid,
        "active": active,
        "phase": phase,
        "mover": mover,
        "queue": list(queue),
        "owed": [list(pair) for pair in owed],
        "column": column,
        "scored": scored,
    }
    if pile is not None:
        _give_rest(position, "pile", counts(pile, TYPES), laid[-1]["display"])
    if supply is not None:
        _give_rest(position, "supply", counts(supply, KINDS), laid[-1]["offerings"])
    return position


def table(*seats: Seat, **setting: Any) -> State:
    """Return the State of `place` with the same arguments."""
    return GAME.restore(place(*seats, **setting))


def scoring(card: str, *displays: str, **setting: Any) -> State:
    """Return a table at which `0 draw 0` ends the turn and lays bare `card`."""
    columns = [f"{card} priest", "lumberjack", "moai", "grain"]
    return table(*(Seat(display) for display in displays), columns=columns, **setting)


BUILDER = Seat(hand="1 moai 2 priest", offerings="1 fish 1 grain", wood=8)


def building(*seats: Seat, **setting: Any) -> State:
    """Return a table at which the active seat, such as BUILDER, is about to lay."""
    return table(*seats, phase="lay", **setting)


def set_up(seats: int) -> State:
    """Return a match of so many seats after its setup; chance always took its first move."""
    state = GAME.start(seats)
    while GAME.turn(state) == (CHANCE,):
        GAME.play(state, CHANCE, GAME.moves(state, CHANCE)[0])
    return state


def _hand(i: int, seat: Seat, phase: str, active: int) -> str:
    if seat.hand is not None:
        return seat.hand
    return f"{2 if i == active and phase in HOLDING_TWO else 3} {KINDS[i]}"


def _cards_left(
    seats: list[dict[str, Any]], columns: list[list[str]], box_moais: int
) -> dict[str, int]:
    left = dict(DECK)
    for seat in seats:
        left["lumberjack"] += 1
        for kind in KINDS:
            left[kind] += kind != LACKS[seat["colour"]]
    for card in TYPES:
        left[card] -= sum(seat["hand"][card] + seat["display"][card] for seat in seats)
        left[card] -= sum(column.count(card) for column in columns)
    left["moai"] -= box_moais
    return left


def _offerings_left(seats: list[dict[str, Any]], stone: Sequence[dict[str, Any]]) -> dict[str, int]:
    return {
        kind: OFFERINGS
        - sum(seat["offerings"][kind] for seat in seats)
        - sum(card["kind"] == kind for card in stone)
        for kind in KINDS
    }


def _give_rest(
    position: dict[str, Any], key: str, kept: dict[str, int], heap: dict[str, int]
) -> None:
    for name, count in position[key].items():
        heap[name] += count - kept[name]
    position[key] = kept


# -- playing and looking ---------------------------------------------------------------------------


def play(state: State, *lines: str) -> list[Event]:
    """Play lines of a journal, `0 draw 3` or `- deal fish`; return the events of all of them."""
    events = []
    for line in lines:
        events += GAME.play(state, *parsed(line))
        assert GAME.restore(GAME.position(state)).fields() == state.fields()
    return events


def parsed(line: str) -> tuple[int, str]:
    """Return who moves and what of a line of a journal."""
    who, _, move = line.strip().partition(" ")
    return (CHANCE if who == "-" else int(who), move)


def told(events: Sequence[Event]) -> list[str]:
    """Return each event as a line: the rule, what happened, and its arguments."""
    return [" ".join([e.rule, e.key, *map(str, e.arguments.values())]) for e in events]


def moves(state: State) -> list[str]:
    """Return the legal moves of whoever is to move."""
    return GAME.moves(state, GAME.turn(state)[0])


def at(state: State, path: str) -> Any:
    """Return a place of the position, such as `seats.0.wood`."""
    value: Any = GAME.position(state)
    for key in path.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def each(state: State, key: str) -> list[Any]:
    """Return what every seat has under `key`, in seat order; `offerings.fish` reaches deeper."""
    return [at(state, f"seats.{seat}.{key}") for seat in range(state.seats)]


def all_cards(state: State) -> Counter[str]:
    """Return how many cards of each type there are in all places together."""
    cards = Counter(moai=at(state, "box_moais"))
    for heap in (at(state, "pile"), *each(state, "hand"), *each(state, "display")):
        cards.update(heap)
    for column in at(state, "columns"):
        cards.update(column)
    return cards


def opening() -> Match:
    """Return the match of OPENING."""
    match = Match(GAME, 2)
    for line in OPENING.strip().replace("/", "\n").split("\n"):
        match.play(*parsed(line))
    return match


def play_on(match: Match, rng: Rng, eager: bool = False) -> None:
    """Play one random move of whoever is to move; eager seats build Moais as often as they can."""
    if match.turn() == (CHANCE,):
        match.draw_once(rng)
        return
    seat = match.turn()[0]
    choice = match.moves(seat)
    if eager:
        liked = ("lay moai", "pass", "lay lumberjack", "take wood")
        choice = [move for move in choice if move in liked] or choice
        choice = ["lay moai"] if "lay moai" in choice else choice
    match.play(seat, choice[rng.below(len(choice))])
