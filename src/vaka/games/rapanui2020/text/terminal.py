"""View and facts -> text for the terminal: the table as a picture.

The island is drawn in drawing.py; here is what stands below it.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

from vaka.core.game import Facts, View
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020 import views
from vaka.games.rapanui2020.shapes import FACE_DOWN, SOURCES
from vaka.games.rapanui2020.text import drawing
from vaka.games.rapanui2020.text.sentences import WORDS, asked, where
from vaka.text.colours import Paint, fitting, pad, width

WIDTH = 94
LONGEST_NAME = 16
LABEL = 16  # columns before the pieces beside the board
SCORE_LABEL, SCORE_CELL = 18, 18  # columns of the final scoring: its first, and for a seat
TO_MOVE, NOTHING, STAR, THEN = "►", "·", "★", "→"
TIMES = "\N{MULTIPLICATION SIGN}"


def picture(
    view: View,
    facts: Facts,
    seat: int | None,
    names: Sequence[str],
    paint: Paint,
    language: str = "en",
) -> str:
    """Return the table as text, as `seat` (None: a spectator) looks at it."""
    scene = _Scene(view, facts, seat, names, paint, language)
    over = view["phase"] == "over"
    title = paint(str(WORDS.entries(language)["title"]), "bold")
    if view["round"]:
        rounds = view["options"]["max_rounds"]
        title += "  " + scene.dim(scene.say("round", round=view["round"], rounds=rounds))
    lines = [
        title,
        *drawing.draw_island(scene.view, scene.called, paint),
        *_legend(scene),
        "",
        *_beside_the_board(scene),
        "",
        *_seats(scene),
        "",
    ]
    lines += _final_scoring(scene) if over else _question(scene)
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
        self.view = cast("views.View", view)
        self.facts = cast("views.Facts", facts)
        self.seat = seat
        self.paint = paint
        self.language = language
        plain = [fitting(name, LONGEST_NAME) for name in names]
        self.names = [
            paint(name, "bold", style) for name, style in zip(plain, drawing.STYLES, strict=False)
        ]

    def say(self, key: str, **arguments: Any) -> str:
        """Return a sentence of the words `show.*`, seats by their painted names."""
        return WORDS.say(f"show.{key}", arguments, self.language, self.names)

    def called(self, word: str) -> str:
        """Return what a thing of the notation is called."""
        return WORDS.name(word, self.language)

    def dim(self, text: str) -> str:
        """Return a text that stays in the background."""
        return self.paint(text, "dim")

    def mark(self, seat: int) -> str:
        """Return the letter of a seat."""
        return self.paint(drawing.MARKS[seat], "bold", drawing.STYLES[seat])

    def resource(self, name: str) -> str:
        """Return the painted name of a resource."""
        return self.paint(self.called(name), drawing.RESOURCE_STYLES[name])

    def flow(self, begin: str, texts: Iterable[str], between: str = "   ") -> list[str]:
        """Return texts behind a beginning, in as many lines as it takes."""
        lines = [begin]
        for text in texts:
            if width(lines[-1] + text) > WIDTH and lines[-1].strip():
                lines.append(" " * width(begin))
            lines[-1] += f"{text}{between}"
        return [line.rstrip(f" {between}") for line in lines]


# -- below the island ------------------------------------------------------------------------------


def _legend(scene: _Scene) -> list[str]:
    """Explain the signs of the island."""
    signs = (
        f"{drawing.MARKS[0]} {scene.say('fresh_sign')}",
        f"{drawing.MARKS[0].lower()} {scene.say('tired_sign')}",
        f"{drawing.CHIEF} {scene.say('chief_sign')}",
        f"{drawing.NEUTRAL} {scene.say('neutral_sign')}",
        f"{drawing.MOAI} {scene.say('moai_sign')}",
        f"{drawing.PUKAO} {scene.say('pukao_sign')}",
    )
    return [scene.dim(line) for line in scene.flow("   ", signs)]


def _beside_the_board(scene: _Scene) -> list[str]:
    """Show quarry, turn order, supplies and offerings."""
    view, paint = scene.view, scene.paint

    def label(key: str) -> str:
        return pad(f"   {scene.say(key)}", LABEL)

    columns = [
        f"{i + 1} {drawing.quarry(view, i, free, paint)}"
        for i, free in enumerate(scene.facts["quarry"])
    ]
    order = f" {THEN} ".join(f"{scene.mark(seat)} {scene.names[seat]}" for seat in view["order"])
    stars = [scene.mark(seat) if seat >= 0 else NOTHING for seat in view["stars"]]
    supply = [f"{count} {scene.called(size)}" for size, count in view["moai"].items()]
    offerings = [_offerings(scene, kind) for kind in K.TYPES]
    lines = [
        f"{label('quarry')}{'   '.join(columns)}",
        f"{label('order')}{order}   {scene.say('stars')} {' '.join(stars)}",
        f"{label('supply')}{', '.join(supply)}",
        *scene.flow(label("offerings"), offerings),
    ]
    if any(view["display"].values()):
        lines += scene.flow(label("display"), _tiles(scene, view["display"]))
    return lines


def _offerings(scene: _Scene, kind: str) -> str:
    """Return the values left of a type, in its stack and beside it."""
    stacks = cast("dict[str, list[int]]", scene.view["stacks"])
    beside = cast("dict[str, list[int]]", scene.view["outstanding"])
    text = f"{scene.called(kind)} {' '.join(map(str, stacks[kind])) or NOTHING}"
    return f"{text} [{' '.join(map(str, beside[kind]))}]" if beside[kind] else text


def _tiles(scene: _Scene, counts: dict[str, int]) -> list[str]:
    """Return the names of Ahu tiles, with their numbers where there are several."""
    return [
        scene.called(tile) + (f" {TIMES}{count}" if count > 1 else "")
        for tile, count in counts.items()
        if count
    ]


def _seats(scene: _Scene) -> list[str]:
    """Show every seat: its resources, then what it has in hand and what it owns."""
    lines = []
    for seat, own in enumerate(scene.view["seats"]):
        moving = seat == scene.view["now"]["seat"]
        name = scene.names[seat] + (f" ({scene.say('you')})" if seat == scene.seat else "")
        head = f"{TO_MOVE if moving else ' '} {scene.mark(seat)} {pad(name, LONGEST_NAME + 6)}"
        resources = [
            f"{count} {scene.resource(resource)}" for resource, count in own["resources"].items()
        ]
        dropped = scene.dim(scene.say("dropped")) if own["dropped"] else ""
        lines.append(f"{head} {'  '.join(resources)}   {dropped}".rstrip())
        lines += scene.flow("      ", _hand(scene, own) + _owned(scene, own), ", ")
    return lines


def _hand(scene: _Scene, own: views.ViewSeat) -> list[str]:
    """List the figures in hand, and the Moai that wait in the Crater."""
    parts = []
    if own["villagers"]:
        parts.append(scene.say("villagers", n=own["villagers"]))
    if own["sorcerer"]:
        parts.append(scene.say("sorcerer"))
    if own["chief"] == "hand":
        parts.append(scene.say("chief"))
    parts += [
        f"{drawing.MOAI} {scene.called(size)}" + (f" {TIMES}{count}" if count > 1 else "")
        for size, count in own["moai"].items()
        if count
    ]
    return parts


def _owned(scene: _Scene, own: views.ViewSeat) -> list[str]:
    """List Improvements, tiles, the tablet and offerings of a seat."""
    offerings = own["offerings"]
    owned = [scene.paint(scene.called(name), "bold") for name in own["improvements"]]
    owned += _tiles(scene, own["tiles"])
    if own["rongorongo"]:
        owned.append(scene.called("rongorongo"))
    hidden = offerings.count(FACE_DOWN)
    if hidden:
        owned.append(scene.say("face_down", n=hidden))
    return owned + [
        f"{scene.called(tile['type'])} {tile['value']}" for tile in offerings if tile != FACE_DOWN
    ]


def _question(scene: _Scene) -> list[str]:
    """Say who is to choose, what is asked, and what has been begun."""
    view = scene.view
    if view["phase"] == "tiles":
        return [f"{TO_MOVE} {scene.say('dealing')}"]
    seat = scene.facts["chooser"]
    question = scene.say("to_move", seat=seat, question=asked(view))
    line = f"{scene.paint(TO_MOVE, 'bold')} {question}"
    return [line, *(f"  {note}" for note in _notes(scene))]


def _notes(scene: _Scene) -> Iterator[str]:
    """Yield what else matters in this stage."""
    view, now = scene.view, scene.view["now"]
    if view["phase"] == "sculpt":
        yield scene.say("sculptors", one=now["free"][0], two=now["free"][1], three=now["free"][2])
    if now["piece"]:
        here = where(view["board"], now["route"][-1])
        yield scene.say("carrying", cargo=f"cargo_{now['piece']}", where=here)
    if now["extra"]:
        yield scene.say("extra", n=now["extra"])
    if now["skimp"]:
        yield scene.say("skimping")
    if now["offer"]:
        spent = ", ".join(map(scene.called, now["spent"])) or NOTHING
        key = "paying_outstanding" if now["outstanding"] else "paying"
        yield scene.say(key, type=now["offer"], spent=spent)
    if now["give"]:
        yield scene.say("giving", resource=now["give"])


# -- the end ---------------------------------------------------------------------------------------


def _final_scoring(scene: _Scene) -> list[str]:
    """E2, E3: show where every seat's points come from, and name the winners."""
    totals, ranks = scene.facts["points"] or [], scene.facts["places"] or []
    rows = {
        f"score_{source}": [own[source] for own in scene.facts["totals"] or ()]
        for source in SOURCES
    }
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    key = "wins" if len(winners) == 1 else "shares"
    sums = [scene.paint(str(total), "bold") for total in totals]
    truncated = [scene.say("truncated", n=scene.view["round"]), ""]
    return [
        *(truncated if scene.view["truncated"] else []),
        _score_line(scene.paint(scene.say("scoring"), "bold"), scene.names),
        *(_score_line(scene.say(row), map(str, points)) for row, points in rows.items()),
        _score_line(scene.say("total"), sums),
        _score_line(scene.say("place"), (f"{rank}." for rank in ranks)),
        "",
        *(f"{STAR} {scene.say(key, seat=seat, points=totals[seat])}" for seat in winners),
    ]


def _score_line(label: str, cells: Iterable[str]) -> str:
    """Return a line of the scoring table, its cells to the right of their columns."""
    line = pad(f"  {label}", SCORE_LABEL)
    return line + "".join(" " * (SCORE_CELL - width(cell)) + cell for cell in cells)
