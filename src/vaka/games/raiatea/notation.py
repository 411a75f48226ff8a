"""State <-> position JSON, exactly as the section "Notation" of the rules page says."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from vaka.games.raiatea import parts as K
from vaka.games.raiatea import soundness
from vaka.games.raiatea.rules.play import Raiatea
from vaka.games.raiatea.shapes import NAMES

BACKS = {  # deck -> its designs
    name: [r for r in range(K.RITUAL_COUNT) if K.BACK[r] == deck]
    for deck, name in enumerate(K.DECKS)
}
COUNTED: dict[str, Sequence[str]] = {  # keys of a seat that are counts of these
    "goods": K.GOODS,
    "ready": K.HELPERS,
    "used": K.HELPERS,
    "masks": K.MASKS,
    "coupled": K.PICTURES,
}
LISTED: dict[str, Sequence[str]] = {  # keys of a seat that are sorted lists of these
    "hand": K.RITUALS,
    "drawn": K.RITUALS,
    "bagged": K.RITUALS,
    "front": K.RITUALS,
    "tokens": K.TOKENS,
}


# -- State -> position -----------------------------------------------------------------------------


def write(state: Raiatea) -> dict[str, Any]:
    """Return the whole truth as JSON."""
    f = state.fields()
    row = zip(f["owner"][: f["row_n"]], f["row"], strict=False)
    return {
        "game": "raiatea",
        "options": {name: bool(f["options"][i]) for i, name in enumerate(K.OPTIONS)},
        "round": K.ROUNDS[f["round"]],
        "phase": K.PHASES[f["phase"]],
        "start": f["start"],
        "kahuna": f["kahuna"],
        "actor": f["actor"],
        "queue": f["queue"][: f["queue_n"]],
        "order": f["order"][: f["seats"]],
        "made": _counted(K.MADE, f["made"]),
        "gave": [seat for seat in range(f["seats"]) if f["gave"][seat]],
        "passes": f["passes"],
        "rewards": [name for name, left in zip(K.REWARDS, f["rewards"], strict=True) if left],
        "row": [{"owner": owner, "ritual": K.RITUALS[ritual]} for owner, ritual in row],
        "spot": f["spot"],
        "open": f["usable"],
        "statues": [[_row(f["places"][5 * i + j]) for j in range(K.ROW_COUNT)] for i in range(3)],
        "tokens": [
            _counted(K.TOKENS[first:end], f["token_bag"][first:end])
            for first, end in pairwise(K.FIRST_TOKEN)
        ],
        "bag": f["bag"],
        "decks": _backs(f["deck"]),
        "discards": _backs(f["discards"]),
        "forest": _counted(K.FOREST_CARDS, f["forest"]),
        "display": _counted(K.FOREST_CARDS, f["display"]),
        "goods_market": _counted(K.GOODS, f["goods_market"]),
        "helper_market": _counted(K.HELPERS, f["helper_market"]),
        "mask_market": _counted(K.MASKS, f["mask_market"]),
        "prices": _counted(K.GOODS, f["price"]),
        "tiles": sorted(name for name, left in zip(K.TILES, f["tiles"], strict=True) if left),
        "todo": [_step(step) for step in reversed(f["todo"][: f["todo_n"]])],
        "seats": [_seat(f, seat) for seat in range(f["seats"])],
    }


def _counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(names, counts, strict=True))


def _backs(counts: list[int]) -> dict[str, dict[str, int]]:
    return {
        deck: {K.RITUALS[ritual]: counts[ritual] for ritual in designs}
        for deck, designs in BACKS.items()
    }


def _listed(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    """Return counted things as a sorted list."""
    if not any(counts):
        return []
    return sorted(name for name, n in zip(names, counts, strict=True) if n for _ in range(n))


def _row(place: list[int]) -> list[str]:
    return [
        "?" if token == K.FACE_DOWN else K.TOKENS[token - K.FACE_UP]
        for token in place
        if token != K.NO_TOKEN
    ]


def _step(step: list[int]) -> dict[str, Any]:
    do = step[K.DO]
    written = {key: step[place] for key, place in K.STEP_KEYS[do].items()}
    named = {key: NAMES[key][n] if key in NAMES else n for key, n in written.items()}
    return {"do": K.STEPS[do], **named}


def _seat(f: dict[str, Any], seat: int) -> dict[str, Any]:
    tile, choice = f["tile"][seat], f["choice"][seat]
    return {
        "pearls": f["pearls"][seat],
        "mana": f["mana"][seat],
        "priests": f["priests"][seat],
        "tattoo": f["tattoo"][seat],
        "goods": _counted(K.GOODS, f["goods"][seat]),
        "hand": _listed(K.RITUALS, f["hand"][seat]),
        "drawn": _listed(K.RITUALS, f["drawn"][seat]),
        "keep": f["keep"][seat],
        "bagged": _listed(K.RITUALS, f["bagged"][seat]),
        "front": _listed(K.RITUALS, f["front"][seat]),
        "ready": _counted(K.HELPERS, f["ready"][seat]),
        "used": _counted(K.HELPERS, f["used"][seat]),
        "masks": _counted(K.MASKS, f["masks"][seat]),
        "coupled": _counted(K.PICTURES, f["coupled"][seat]),
        "tokens": _listed(K.TOKENS, f["tokens"][seat]),
        "tile": K.TILES[tile] if tile >= 0 else "",
        "tahua": bool(f["tahua"][seat]),
        "choice": K.MOVES.texts[choice - 1] if choice else "",
    }


# -- position -> State -----------------------------------------------------------------------------


def read(position: dict[str, Any]) -> Raiatea:
    """Return the State of a position; BadPosition says which field is wrong and why."""
    soundness.check(position)
    state = Raiatea()
    state.load(_fields(position))
    soundness.check_choices(position, state)
    state.carry_on()
    return state


def _fields(position: dict[str, Any]) -> dict[str, Any]:
    seats = position["seats"]
    row = position["row"]
    options = [int(position["options"][name]) for name in K.OPTIONS]
    return {
        "seats": len(seats),
        "turn": 0,
        "waiting": 0,
        "options": _padded(options, 8),
        "phase": K.PHASES.index(position["phase"]),
        "round": K.ROUNDS.index(position["round"]),
        "usable": position["open"],
        "queue_n": len(position["queue"]),
        "queue": _padded(position["queue"], 5),
        "order": _padded(position["order"], 5),
        "made": _numbers(position["made"], K.MADE),
        "gave": [int(seat in position["gave"]) for seat in range(5)],
        "rewards": [int(name in position["rewards"]) for name in K.REWARDS],
        "row_n": len(row),
        "row": _padded([K.RITUALS.index(card["ritual"]) for card in row], K.ROW_SIZE),
        "owner": _padded([card["owner"] for card in row], K.ROW_SIZE),
        "deck": _designs(position["decks"]),
        "discards": _designs(position["discards"]),
        "forest": _numbers(position["forest"], K.FOREST_CARDS),
        "display": _numbers(position["display"], K.FOREST_CARDS),
        "goods_market": _numbers(position["goods_market"], K.GOODS),
        "helper_market": _numbers(position["helper_market"], K.HELPERS),
        "mask_market": _numbers(position["mask_market"], K.MASKS),
        "price": _numbers(position["prices"], K.GOODS),
        "tiles": [int(name in position["tiles"]) for name in K.TILES],
        "todo_n": len(position["todo"]),
        "todo": _steps(position["todo"]),
        "places": [_place(row) for statue in position["statues"] for row in statue],
        "token_bag": [position["tokens"][K.TOKEN_STATUE[i]][t] for i, t in enumerate(K.TOKENS)],
        **{key: position[key] for key in ("start", "kahuna", "actor", "passes", "spot", "bag")},
        **_seat_fields(seats),
    }


def _seat_fields(seats: list[dict[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {
        key: _padded([seat[key] for seat in seats], 5)
        for key in ("pearls", "mana", "priests", "tattoo", "keep")
    }
    fields["tahua"] = _padded([int(seat["tahua"]) for seat in seats], 5)
    tiles = [K.TILES.index(seat["tile"]) if seat["tile"] else -1 for seat in seats]
    fields["tile"] = tiles + [-1] * (5 - len(seats))
    fields["choice"] = _padded([_choice(seat["choice"]) for seat in seats], 5)
    for key, names in COUNTED.items():
        rows = [_numbers(seat[key], names) for seat in seats]
        fields[key] = rows + [[0] * len(names) for _ in range(5 - len(seats))]
    for key, names in LISTED.items():
        rows = [_tallied(seat[key], names) for seat in seats]
        fields[key] = rows + [[0] * len(names) for _ in range(5 - len(seats))]
    return fields


def _tallied(listed: list[str], names: Sequence[str]) -> list[int]:
    counts = Counter(listed)
    return [counts[name] for name in names] if counts else [0] * len(names)


def _choice(text: str) -> int:
    number = K.MOVES.find(None, text) if text else None
    return 0 if number is None else number + 1


def _padded(values: list[int], length: int) -> list[int]:
    return values + [0] * (length - len(values))


def _numbers(counts: dict[str, int], names: Sequence[str]) -> list[int]:
    return [counts[name] for name in names]


def _designs(backs: dict[str, dict[str, int]]) -> list[int]:
    return [backs[K.DECKS[K.BACK[i]]][name] for i, name in enumerate(K.RITUALS)]


def _place(row: list[str]) -> list[int]:
    lying = [K.FACE_DOWN if name == "?" else K.FACE_UP + K.TOKENS.index(name) for name in row]
    return _padded(sorted(lying), K.ROW_PLACES)


def _steps(todo: list[dict[str, Any]]) -> list[list[int]]:
    steps = []
    for written in reversed(todo):
        do = K.STEPS.index(written["do"])
        step = [do, 0, 0, 0, 0]
        for key, place in K.STEP_KEYS[do].items():
            value = written[key]
            step[place] = NAMES[key].index(value) if key in NAMES else value
        steps.append(step)
    return steps + [[0] * 5 for _ in range(K.TODO_SIZE - len(steps))]


def is_opened(state: Raiatea) -> bool:
    """Tell whether setting up is done: the first tile is to be chosen."""
    return state.phase == K.CHOOSE and state.todo_n == 0
