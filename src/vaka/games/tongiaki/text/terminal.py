"""View and facts -> text for the terminal: the table as a picture.

The map is drawn in chart.py; here is what stands below it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from vaka.games.tongiaki.text import chart
from vaka.games.tongiaki.text.sentences import SENTENCES, WORDS
from vaka.games.tongiaki.text.signs import BERTH, DANGER, MASK, POINTS, SHIPS, STYLES
from vaka.games.tongiaki.views import Facts, View
from vaka.text.colours import Paint, fitting, pad, width

WIDTH = 78  # of everything but the map
LONGEST_NAME = 16
PILE_LABEL = 17  # columns before the tiles of the pile
SCORE_LABEL, SCORE_CELL = 18, 16  # columns of the final scoring: its first, at most for a seat
LONG_QUIET = 50  # turns without a new tile that are worth a remark
TO_MOVE, NOTHING = "►", "·"
WINNING = {  # what has decided -> how the winners are named
    "points": "wins",
    "islands": "wins_by_islands",
    "ships": "wins_by_ships",
    "nothing": "shares",
}


def picture(
    view: View,
    facts: Facts,
    seat: int | None,
    names: Sequence[str],
    paint: Paint,
    language: str = "en",
) -> str:
    """Return the table as text, as `seat` (None: a spectator) looks at it.

    It has at most 100 columns, unless the map is more than twelve tiles wide.
    """
    scene = _Scene(view, facts, seat, names, paint, language)
    board = chart.draw_map(view, facts, scene.plain_names, scene.called, paint)
    lines = [
        paint(str(WORDS.entries(language)["title"]), "bold"),
        "",
        *(f" {line}" for line in board),
        "",
        *_legend(scene),
        "",
        *_seats(scene),
        "",
    ]
    over = view["phase"] == "over"
    lines += _final_scoring(scene) if over else [*_pile(scene), "", *_question(scene)]
    return "\n".join(line.rstrip() for line in lines)


class _Scene:
    """What every part of the picture needs: view and facts, and how to write about them."""

    def __init__(
        self,
        view: View,
        facts: Facts,
        seat: int | None,
        names: Sequence[str],
        paint: Paint,
        language: str,
    ) -> None:
        self.view = view
        self.facts = facts
        self.seat = seat
        self.paint = paint
        self.language = language
        self.score_cell = min(SCORE_CELL, (WIDTH - SCORE_LABEL) // len(names))
        self.plain_names = [fitting(name, LONGEST_NAME) for name in names]
        shorter = [fitting(name.partition(" (")[0], self.score_cell - 2) for name in names]
        self.names, self.shorter_names = (
            [paint(name, "bold", style) for name, style in zip(called, STYLES, strict=False)]
            for called in (self.plain_names, shorter)
        )

    def say(self, key: str, **arguments: Any) -> str:
        """Return a sentence of the words `show.*`, seats by their painted names."""
        return WORDS.say(f"show.{key}", arguments, self.language, self.names)

    def called(self, word: str) -> str:
        """Return the name of a tile."""
        return WORDS.name(word, self.language)

    def dim(self, text: str) -> str:
        """Return a text that stays in the background."""
        return self.paint(text, "dim")

    def ships(self, ships: Sequence[int]) -> str:
        """Return ships, counted by seat, as painted symbols."""
        return "".join(
            self.paint(SHIPS[seat] * count, "bold", STYLES[seat])
            for seat, count in enumerate(ships)
        )

    def flow(self, begin: str, texts: Iterable[str]) -> list[str]:
        """Return texts behind a beginning, in as many lines as it takes."""
        lines = [begin]
        for text in texts:
            if width(lines[-1] + text) > WIDTH and lines[-1].strip():
                lines.append(" " * width(begin))
            lines[-1] += f"{text}   "
        return [line.rstrip() for line in lines]


# -- below the map ---------------------------------------------------------------------------------


def _legend(scene: _Scene) -> list[str]:
    """Explain the signs of the map."""
    signs = (
        f"{BERTH} {scene.say('free_berth')}",
        f"{POINTS} {scene.say('points_sign')}",
        f"{MASK} {scene.say('royal_sign')}",
        f"─3─ {scene.say('path_sign')}",
        f"0 1 2 {scene.say('beach_sign')}",
    )
    return [scene.dim(line) for line in scene.flow("  ", signs)]


def _seats(scene: _Scene) -> list[str]:
    """Show every seat: its ships at home and on beaches, islands, points and royal islands."""
    view = scene.view
    rows: list[tuple[str, ...]] = []
    for seat, (standing, name) in enumerate(
        zip(scene.facts["standings"], scene.names, strict=True)
    ):
        own = view["seats"][seat]
        royal = [scene.called(island) for island in standing["royal"]]
        style = STYLES[seat]
        moving = seat == view["active"] and view["phase"] != "over"
        rows.append(
            (
                f"{TO_MOVE if moving else ' '} {scene.paint(SHIPS[seat], 'bold', style)}",
                name + (f" ({scene.say('you')})" if seat == scene.seat else ""),
                scene.paint(scene.called(own["colour"]), style),
                str(own["stock"]),
                str(standing["on_beaches"]),
                str(standing["islands"]),
                scene.paint(str(standing["points"]), "bold"),
                ", ".join(royal) or scene.dim(NOTHING),
            )
        )
    heads = ("head_stock", "head_beaches", "head_islands", "head_points", "head_royal")
    head = ("", "", "", *(scene.dim(scene.say(head)) for head in heads))
    return _columns([head, *rows], right=(3, 4, 5, 6))


def _columns(rows: Sequence[Sequence[str]], right: Sequence[int]) -> list[str]:
    """Return a table whose columns are as wide as they must be, some of them to the right."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            " " * (columns - width(cell)) + cell if place in right else pad(cell, columns)
            for place, (cell, columns) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def _pile(scene: _Scene) -> list[str]:
    """List the tiles that can still be drawn, the best and the most dangerous ones first."""
    paint, pile = scene.paint, scene.facts["pile"]
    islands = [
        (paint(f"{group['points']}{POINTS}", "yellow"), list(map(scene.called, group["tiles"])))
        for group in pile["islands"]
    ]
    waters = [
        (
            paint(str(group["number"] or scene.say("open")), DANGER[group["number"]]),
            [tile[-1].upper() for tile in group["tiles"]],
        )
        for group in reversed(pile["waters"])
    ]
    lines = [f"  {scene.say('pile')}"]
    for key, between, groups in (("pile_islands", ", ", islands), ("pile_waters", " ", waters)):
        label = scene.say(key, tiles=sum(len(tiles) for _, tiles in groups))
        texts = [f"{head} {between.join(tiles)}" for head, tiles in groups if tiles]
        lines += scene.flow(pad(f"    {label}", PILE_LABEL), texts)
    return lines


def _question(scene: _Scene) -> list[str]:
    """Say whose turn it is, what is asked, and what else matters now."""
    view, paint = scene.view, scene.paint
    question = SENTENCES.question(view, scene.facts, view["active"])
    asked = scene.say("to_move", seat=view["active"], phase=question)
    lines = [f"{paint(TO_MOVE, 'bold')} {asked}", *(f"  {note}" for note in _notes(scene))]
    if view["drawn"]:
        lines += chart.draw_tile(view["drawn"], scene.called, paint)
        lines[-1] += f"  {scene.dim(scene.say('crest'))}"
    return lines


def _notes(scene: _Scene) -> Iterator[str]:
    """Yield what else matters in this phase."""
    view = scene.view
    phase, ships = view["phase"], scene.ships(view["fleet"])
    if phase in ("place", "enter"):
        yield scene.say("placing", ships=view["left"], island=view["island"])
    elif phase == "settle":
        yield scene.say("settling", island=view["island"])
    elif phase == "voyage":
        q, r = view["cell"]
        colours = scene.facts["fleet"]["colours"]
        yield scene.say("voyage", ships=ships, colours=colours, island=view["origin"], q=q, r=r)
    elif phase == "land":
        yield scene.say("landing", ships=ships, island=view["island"])
    elif phase in ("draw", "lay"):
        yield scene.say(view["purpose"])
    if view["drawn"]:
        yield scene.say("drawn", tile=view["drawn"])
    if view["ending"]:
        yield scene.paint(scene.say("ending"), "bold")
    limit = view["options"]["stall_limit"]
    if limit and view["quiet"] >= LONG_QUIET:
        yield scene.say("quiet", turns=view["quiet"], limit=limit)
    used_up = [
        " ".join(map(scene.called, (pier.split()[0], f"heading_{route['heading']}")))
        for pier, route in scene.facts["routes"].items()
        if route["used_up"]
    ]
    if used_up:
        yield scene.say("used_up", piers=", ".join(used_up))
    if view["removed"]:
        yield scene.say("removed", islands=", ".join(map(scene.called, view["removed"])))


# -- the end ---------------------------------------------------------------------------------------


def _final_scoring(scene: _Scene) -> list[str]:
    """Add up every seat's points island by island, and name the winners (E4, E5)."""
    view, paint, standings = scene.view, scene.paint, scene.facts["standings"]
    lines = [scene.say("stalled", turns=view["quiet"]), ""] if view["truncated"] else []
    lines.append(_score_line(scene, paint(scene.say("scoring"), "bold"), scene.shorter_names))
    return [
        *lines,
        *_scored_islands(scene),
        _score_line(scene, "", ["─" * (scene.score_cell - 2)] * len(standings)),
        _score_line(
            scene, scene.say("total"), [paint(str(s["points"]), "bold") for s in standings]
        ),
        _score_line(scene, scene.say("tie_islands"), [str(s["islands"]) for s in standings]),
        _score_line(scene, scene.say("tie_ships"), [str(s["ships"]) for s in standings]),
        _score_line(scene, scene.say("place"), [f"{s['place']}." for s in standings]),
        "",
        *_winners(scene),
    ]


def _scored_islands(scene: _Scene) -> Iterator[str]:
    """Yield a line for each island that somebody scores, the best first."""
    cells: dict[str, list[str]] = {}
    score = scene.facts["score"]
    points: dict[str, int] = {
        line["arguments"]["island"]: line["points"] for own in score for line in own
    }
    for seat, own in enumerate(score):
        for line in own:
            mask = f"{MASK} " if line["key"] == "royal" else ""
            row = cells.setdefault(line["arguments"]["island"], [scene.dim(NOTHING)] * len(score))
            row[seat] = f"{mask}{line['points']}"
    islands = [island for island in scene.view["ships"] if island in cells]
    for island in sorted(islands, key=lambda island: -points[island]):
        yield _score_line(scene, scene.called(island), cells[island])


def _winners(scene: _Scene) -> Iterator[str]:
    """Name the winners, and what has decided a tie."""
    lead = scene.facts["lead"]
    for seat in lead["seats"]:
        points = scene.facts["points"][seat]
        yield f"{POINTS} {scene.say(WINNING[lead['by']], seat=seat, points=points)}"


def _score_line(scene: _Scene, label: str, cells: Sequence[str]) -> str:
    """Return a line of the scoring table, its cells to the right of their columns."""
    line = pad(f"  {label}", SCORE_LABEL)
    return line + "".join(" " * (scene.score_cell - width(cell)) + cell for cell in cells)
