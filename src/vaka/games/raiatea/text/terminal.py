"""View -> text for the terminal: the table as a picture, a move as a sentence.

A view is what a seat sees or could remember, or the full position; what is hidden stands in it as
"?" or as a number, and what follows from it stands in the facts. The board is drawn in board.py;
here are the head, the seats and the end.
"""

from collections.abc import Iterator, Sequence

from vaka.games.raiatea import parts as K
from vaka.games.raiatea import views
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
from vaka.games.raiatea.text.sentences import WORDS
from vaka.text.colours import Paint, pad, width

TO_MOVE, NOTHING = "►", "·"
LABEL = 12  # columns of the label of a line
SCORE_LABEL, SCORE_CELL = 20, 12
SOURCES = {"rank": "rank", "ritual": "rituals", "tasks": "tasks", "pairs": "masks"}  # of points


def picture(
    view: views.View,
    facts: views.Facts,
    seat: int | None,
    names: Sequence[str],
    paint: Paint,
    language: str = "en",
) -> str:
    """Return the table as text of at most 80 columns, as `seat` (None: a spectator) looks at it."""
    scene = Scene(view, facts, seat, names, paint, language)
    lines = [*_header(scene), "", *board(scene), ""]
    for number in range(len(scene.seats)):
        lines += _block(scene, number)
    if facts["result"] is not None:
        lines += ["", *_final_scoring(scene, facts["result"])]
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
    movers = [seat for seat in scene.facts["turn"] if seat >= 0]
    question = scene.called(scene.facts["question"])
    names = scene.names if len(movers) < 4 else scene.shorter_names
    who = ", ".join(names[seat] for seat in movers) or scene.say("chance")
    asked_now = f"{paint(TO_MOVE, 'bold')} {who}: {question}"
    if width(asked_now) > WIDTH:
        lines += [f"{paint(TO_MOVE, 'bold')} {who}:", f"  {question}"]
    else:
        lines.append(asked_now)
    return [*lines, *labelled(scene, "order", [scene.names[seat] for seat in view["order"]])]


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
    own, known, paint = scene.seats[seat], scene.facts["seats"][seat], scene.paint
    style = scene.style(seat)
    rule = "═" if seat == scene.seat else "─"
    to_move = seat in scene.facts["turn"]
    left = f"{paint(rule + (TO_MOVE if to_move else rule), 'bold', style)} {scene.names[seat]} "
    if seat == scene.seat:
        left += paint(f"({scene.say('you')}) ", "bold", style)
    tracks = (
        f" {PEARL} {own['pearls']}  {MANA} {own['mana']}  {PRIEST} {own['priests']}"
        f"  {TATTOO} {own['tattoo']} {scene.called(known['rank'])}"
        f"  {TASK} {known['tokens']}  {RITUAL} {known['hand']} "
    )
    tile = f"{NOTHING} {scene.called(own['tile'])} " if own["tile"] else ""
    if width(left + tile + tracks) < WIDTH:
        left += tile
    between = rule * max(1, WIDTH - 1 - width(left + tracks))
    return left + paint(between, style) + tracks + paint(rule, style)


def _belongings(scene: Scene, own: views.ViewSeat) -> Iterator[tuple[str, list[str]]]:
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
    for key, cards in (("drawn", own["drawn"]), ("hand", own["hand"]), ("bagged", own["bagged"])):
        if isinstance(cards, list):
            yield key, [f"{scene.called(name)} {_cost(name)}" for name in cards]
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


def _final_scoring(scene: Scene, result: views.FactsResult) -> list[str]:
    """Show every seat's points by where they come from, and name the winner (E1-E5)."""
    points, winner = scene.facts["points"] or [], result["winner"]
    key = "wins_by_order" if result["by_order"] else "wins"
    return [
        _score_line(scene.paint(scene.say("scoring"), "bold"), scene.shorter_names),
        *(
            _score_line(scene.say(f"score_{said}"), _points_by(scene, source))
            for source, said in SOURCES.items()
        ),
        _score_line("", ["─" * (SCORE_CELL - 2)] * len(points)),
        _score_line(scene.paint(scene.say("total"), "bold"), [str(total) for total in points]),
        _score_line(scene.say("place"), [f"{place}." for place in result["places"]]),
        "",
        f"★ {scene.say(key, seat=winner, points=points[winner])}",
    ]


def _points_by(scene: Scene, source: str) -> list[str]:
    """Return the points of each seat that come from one source."""
    return [
        str(sum(line["points"] for line in lines or () if line["key"] == source))
        for lines in scene.facts["score"]
    ]


def _score_line(label: str, cells: list[str]) -> str:
    return pad(f"  {label}", SCORE_LABEL) + "".join(
        " " * (SCORE_CELL - width(cell)) + cell for cell in cells
    )
