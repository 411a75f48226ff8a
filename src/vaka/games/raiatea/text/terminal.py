"""View -> text for the terminal: the table as a picture, a move as a sentence.

A view is what a seat sees or could remember, or the full position; what is hidden stands in it as
"?" or as a number. The board is drawn in board.py; here are the head, the seats and the end.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from vaka.core.game import places
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.text.board import (
    MANA,
    PEARL,
    PRIEST,
    RITUAL,
    TASK,
    TATTOO,
    WIDTH,
    Scene,
    board,
    labelled,
)
from vaka.games.raiatea.text.sentences import WORDS, describe
from vaka.games.raiatea.text.sentences import question as question_of
from vaka.games.raiatea.text.tally import points_of
from vaka.text.colours import Paint, pad, width

__all__ = ["describe", "picture"]

TO_MOVE, NOTHING = "►", "·"
LABEL = 12  # columns of the label of a line
SCORE_LABEL, SCORE_CELL = 20, 12


def picture(
    view: dict[str, Any],
    facts: dict[str, Any],
    seat: int | None,
    names: Sequence[str],
    paint: Paint,
    language: str = "en",
) -> str:
    """Return the table as text of at most 80 columns, as `seat` (None: a spectator) looks at it."""
    scene = Scene(view, seat, names, paint, language)
    lines = [*_header(scene), "", *board(scene), ""]
    for number in range(len(scene.seats)):
        lines += _block(scene, number)
    if view["phase"] == "end":
        lines += ["", *_final_scoring(scene)]
    return "\n".join(line.rstrip() for line in lines)


# -- head ------------------------------------------------------------------------------------------


def _header(scene: Scene) -> list[str]:
    """Say which round it is, who is asked what, and how the ceremonies stand."""
    view, paint = scene.view, scene.paint
    title = paint(str(WORDS.entries(scene.language)["title"]), "bold")
    bag = scene.say("bag", mana=view["bag"])
    right = f"{bag} {NOTHING} {scene.called(view['round'])}"
    lines = [title + " " * (WIDTH - width(title) - width(right)) + right]
    if view["phase"] == "end":
        return [*lines, paint(scene.say("over"), "bold")]
    movers = _to_move(scene)
    question = _question(scene, movers[0] if movers else -1)
    names = scene.names if len(movers) < 4 else scene.shorter_names
    who = ", ".join(names[seat] for seat in movers) or scene.say("chance")
    asked_now = f"{paint(TO_MOVE, 'bold')} {who}: {question}"
    if width(asked_now) > WIDTH:
        lines += [f"{paint(TO_MOVE, 'bold')} {who}:", f"  {question}"]
    else:
        lines.append(asked_now)
    return [*lines, *labelled(scene, "order", [scene.names[seat] for seat in view["order"]])]


def _to_move(scene: Scene) -> list[int]:
    """Return the seats that have to choose now, as the view tells it; none if chance has."""
    view, seats = scene.view, scene.seats
    first = view["todo"][0] if view["todo"] else None
    if first is not None and first["do"] == "deal":
        return []
    if keeping := [seat for seat, own in enumerate(seats) if own["keep"]]:
        return keeping
    together = first is None and view["phase"] in ("dance", "buy", "prepare", "bid")
    if together or (first is not None and first["do"] == "auction"):
        return [seat for seat, own in enumerate(seats) if not own["choice"]]
    if first is not None:
        chance = first["do"] in K.STEPS[: K.PEARLS]
        return [] if chance else [first["seat"]]
    return [view["actor"]] if view["actor"] >= 0 else []


def _question(scene: Scene, seat: int) -> str:
    """Say what is asked."""
    return scene.called(question_of(scene.view, seat))


# -- seats -----------------------------------------------------------------------------------------


def _block(scene: Scene, seat: int) -> list[str]:
    """Show a seat: a line with its name and tracks, then all that it has or shows."""
    own = scene.seats[seat]
    lines = [_name_line(scene, seat)]
    for key, said in _belongings(scene, own):
        if said:
            label = pad(f"   {scene.dim(scene.say(key))}", LABEL)
            lines += [label + line if i == 0 else " " * LABEL + line for i, line in _wrapped(said)]
    return lines


def _name_line(scene: Scene, seat: int) -> str:
    """Draw the line over a seat's block, doubled for the seat that looks."""
    own, paint = scene.seats[seat], scene.paint
    style = scene.style(seat)
    rule = "═" if seat == scene.seat else "─"
    to_move = scene.view["phase"] != "end" and seat in _to_move(scene)
    left = f"{paint(rule + (TO_MOVE if to_move else rule), 'bold', style)} {scene.names[seat]} "
    if seat == scene.seat:
        left += paint(f"({scene.say('you')}) ", "bold", style)
    hand = own["hand"] if isinstance(own["hand"], int) else len(own["hand"])
    tokens = own["tokens"] if isinstance(own["tokens"], int) else len(own["tokens"])
    rank = scene.called(K.RANKS[own["tattoo"] // 3])
    tracks = (
        f" {PEARL} {own['pearls']}  {MANA} {own['mana']}  {PRIEST} {own['priests']}"
        f"  {TATTOO} {own['tattoo']} {rank}  {TASK} {tokens}  {RITUAL} {hand} "
    )
    tile = f"{NOTHING} {scene.called(own['tile'])} " if own["tile"] else ""
    if width(left + tile + tracks) < WIDTH:
        left += tile
    between = rule * max(1, WIDTH - 1 - width(left + tracks))
    return left + paint(between, style) + tracks + paint(rule, style)


def _belongings(scene: Scene, own: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Yield what a seat has, kind by kind, as far as the view tells."""
    helpers = []
    for helper in K.HELPERS:
        ready, used = own["ready"][helper], own["used"][helper]
        if ready + used:
            turned = f" ({scene.say('used', cards=used)})" if used else ""
            helpers.append(f"{scene.called(helper)} {ready + used}{turned}")
    yield "helpers", helpers
    if own["goods"]["uru"] != "?":
        goods = [f"{scene.called(name)} {n}" for name, n in own["goods"].items() if n]
        yield "goods", goods
    yield (
        "masks",
        scene.masks(own["masks"])
        + [
            f"{scene.mask(name)} + {scene.called('mirror')}"
            for name, n in own["coupled"].items()
            for _ in range(n)
        ],
    )
    yield "front", [scene.called(name) for name in own["front"]]
    for key in ("drawn", "hand", "bagged"):
        if isinstance(own[key], list):
            yield key, [f"{scene.called(name)} {_cost(name)}" for name in own[key]]
    if isinstance(own["tokens"], list):
        yield "tokens", [scene.token(name) for name in own["tokens"]]
    if own["choice"] not in ("", "?"):
        yield "choice", [own["choice"]]


def _cost(ritual: str) -> str:
    return f"({K.COST[K.RITUALS.index(ritual)]})"


def _wrapped(said: list[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines of a list that may be longer than one."""
    line, number = "", 0
    for text in said:
        longer = f"{line}, {text}" if line else text
        if line and width(longer) > WIDTH - LABEL - 1:
            yield number, line + ","
            line, number = text, number + 1
        else:
            line = longer
    yield number, line


# -- the end ---------------------------------------------------------------------------------------


def _final_scoring(scene: Scene) -> list[str]:
    """Add up every seat's points line by line, and name the winner (E1-E5)."""
    order = scene.view["order"]
    sums = [points_of(own) for own in scene.seats]
    totals = [sum(points.values()) for points in sums]
    ranks = places([(total, -order.index(seat)) for seat, total in enumerate(totals)])
    winner = ranks.index(1)
    key = "wins_by_order" if totals.count(totals[winner]) > 1 else "wins"
    return [
        _score_line(scene.paint(scene.say("scoring"), "bold"), scene.shorter_names),
        *(
            _score_line(scene.say(f"score_{part}"), [str(points[part]) for points in sums])
            for part in sums[0]
        ),
        _score_line("", ["─" * (SCORE_CELL - 2)] * len(ranks)),
        _score_line(scene.paint(scene.say("total"), "bold"), [str(total) for total in totals]),
        _score_line(scene.say("place"), [f"{rank}." for rank in ranks]),
        "",
        f"★ {scene.say(key, seat=winner, points=totals[winner])}",
    ]


def _score_line(label: str, cells: list[str]) -> str:
    return pad(f"  {label}", SCORE_LABEL) + "".join(
        " " * (SCORE_CELL - width(cell)) + cell for cell in cells
    )
