"""View -> text for the terminal: the table as a picture, a move as a sentence.

Nothing is hidden in Tongiaki, so a view is the whole position. The map is drawn in chart.py; here
is what stands below it, and what each move would do.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from vaka.core.game import places
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.text import chart
from vaka.games.tongiaki.text.sentences import WORDS, describe, heading, ships_on, standings
from vaka.text.colours import Paint, fitting, pad, width

__all__ = ["describe", "picture"]

WIDTH = 78  # of everything but the map
LONGEST_NAME = 16
PILE_LABEL = 17  # columns before the tiles of the pile
SCORE_LABEL, SCORE_CELL = 18, 16  # columns of the final scoring: its first, at most for a seat
LONG_QUIET = 50  # turns without a new tile that are worth a remark
TO_MOVE, NOTHING = "►", "·"


def picture(
    view: dict[str, Any],
    facts: dict[str, Any],
    seat: int | None,
    names: Sequence[str],
    paint: Paint,
    language: str = "en",
) -> str:
    """Return the table as text, as `seat` (None: a spectator) looks at it.

    It has at most 100 columns, unless the map is more than twelve tiles wide.
    """
    scene = _Scene(view, seat, names, paint, language)
    lines = [
        paint(str(WORDS.entries(language)["title"]), "bold"),
        "",
        *(f" {line}" for line in chart.draw_map(view, scene.plain_names, scene.called, paint)),
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
    """What every part of the picture needs: the view, and how to write about it."""

    def __init__(
        self,
        view: dict[str, Any],
        seat: int | None,
        names: Sequence[str],
        paint: Paint,
        language: str,
    ) -> None:
        self.view = view
        self.seat = seat
        self.paint = paint
        self.language = language
        self.score_cell = min(SCORE_CELL, (WIDTH - SCORE_LABEL) // len(names))
        self.plain_names = [fitting(name, LONGEST_NAME) for name in names]
        shorter = [fitting(name.partition(" (")[0], self.score_cell - 2) for name in names]
        self.names, self.shorter_names = (
            [paint(name, "bold", style) for name, style in zip(called, chart.STYLES, strict=False)]
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
            self.paint(chart.SHIPS[seat] * count, "bold", chart.STYLES[seat])
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
        f"{chart.BERTH} {scene.say('free_berth')}",
        f"{chart.POINTS} {scene.say('points_sign')}",
        f"{chart.MASK} {scene.say('royal_sign')}",
        f"─3─ {scene.say('path_sign')}",
        f"0 1 2 {scene.say('beach_sign')}",
    )
    return [scene.dim(line) for line in scene.flow("  ", signs)]


def _seats(scene: _Scene) -> list[str]:
    """Show every seat: its ships at home and on beaches, islands, points and royal islands."""
    view = scene.view
    rows: list[tuple[str, ...]] = []
    for seat, (score, name) in enumerate(zip(standings(view), scene.names, strict=True)):
        own = view["seats"][seat]
        royal = [scene.called(island) for island, king in view["royal"].items() if king == seat]
        style = chart.STYLES[seat]
        moving = seat == view["active"] and view["phase"] != "over"
        rows.append(
            (
                f"{TO_MOVE if moving else ' '} {scene.paint(chart.SHIPS[seat], 'bold', style)}",
                name + (f" ({scene.say('you')})" if seat == scene.seat else ""),
                scene.paint(scene.called(own["colour"]), style),
                str(own["stock"]),
                str(-score[2] - len(royal)),
                str(score[1]),
                scene.paint(str(score[0]), "bold"),
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
    pile, paint = scene.view["pile"], scene.paint
    islands = [(chart.points(t), scene.called(t)) for t in pile if t in K.ISLANDS]
    waters = [(chart.asked(t), t[-1].upper()) for t in pile if t in K.WATERS]
    lines = [f"  {scene.say('pile')}"]
    for key, between, tiles in (("pile_islands", ", ", islands), ("pile_waters", " ", waters)):
        groups = []
        for value in sorted({value for value, _ in tiles}, reverse=True):
            if tiles is islands:
                head = paint(f"{value}{chart.POINTS}", "yellow")
            else:
                head = paint(str(value or scene.say("open")), chart.DANGER[value])
            groups.append(f"{head} {between.join(name for v, name in tiles if v == value)}")
        label = scene.say(key, tiles=len(tiles))
        lines += scene.flow(pad(f"    {label}", PILE_LABEL), groups)
    return lines


def _question(scene: _Scene) -> list[str]:
    """Say whose turn it is, what is asked, and what else matters now."""
    view, paint = scene.view, scene.paint
    asked = scene.say("to_move", seat=view["active"], phase=f"phase_{view['phase']}")
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
        colours = sum(map(bool, view["fleet"]))
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
    used_up = [pier.split() for pier, uses in view["uses"].items() if uses == K.MOST_USES]
    if used_up:
        piers = [
            f"{scene.called(island)} {scene.called(heading(view, island, edge))}"
            for island, edge in used_up
        ]
        yield scene.say("used_up", piers=", ".join(piers))
    if view["removed"]:
        yield scene.say("removed", islands=", ".join(map(scene.called, view["removed"])))


# -- the end ---------------------------------------------------------------------------------------


def _final_scoring(scene: _Scene) -> list[str]:
    """Add up every seat's points island by island, and name the winners (E4, E5)."""
    view, paint = scene.view, scene.paint
    scores = standings(view)
    ranks = places(scores)
    lines = [scene.say("stalled", turns=view["quiet"]), ""] if view["truncated"] else []
    lines.append(_score_line(scene, paint(scene.say("scoring"), "bold"), scene.shorter_names))
    for island in sorted(view["ships"], key=chart.points, reverse=True):
        there = [ships_on(view, seat, island) for seat in range(len(scores))]
        if any(there):
            mask = f"{chart.MASK} " if island in view["royal"] else ""
            points = f"{mask}{chart.points(island)}"
            cells = [points if ships else scene.dim(NOTHING) for ships in there]
            lines.append(_score_line(scene, scene.called(island), cells))
    totals, islands, ships = zip(*scores, strict=True)
    return [
        *lines,
        _score_line(scene, "", ["─" * (scene.score_cell - 2)] * len(scores)),
        _score_line(scene, scene.say("total"), [paint(str(n), "bold") for n in totals]),
        _score_line(scene, scene.say("tie_islands"), [str(n) for n in islands]),
        _score_line(scene, scene.say("tie_ships"), [str(-n) for n in ships]),
        _score_line(scene, scene.say("place"), [f"{rank}." for rank in ranks]),
        "",
        *_winners(scene, scores),
    ]


def _winners(scene: _Scene, scores: Sequence[tuple[int, int, int]]) -> Iterator[str]:
    """Name the winners, and what has decided a tie."""
    best = max(scores)
    rivals = [score for score in scores if score != best]
    key = "wins"
    if scores.count(best) > 1:
        key = "shares"
    elif any(score[:2] == best[:2] for score in rivals):
        key = "wins_by_ships"
    elif any(score[0] == best[0] for score in rivals):
        key = "wins_by_islands"
    for seat, score in enumerate(scores):
        if score == best:
            yield f"{chart.POINTS} {scene.say(key, seat=seat, points=best[0])}"


def _score_line(scene: _Scene, label: str, cells: Sequence[str]) -> str:
    """Return a line of the scoring table, its cells to the right of their columns."""
    line = pad(f"  {label}", SCORE_LABEL)
    return line + "".join(" " * (scene.score_cell - width(cell)) + cell for cell in cells)
