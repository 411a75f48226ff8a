"""View -> text for the terminal: the table as a picture, a move as a sentence.

Nothing is hidden in Tongiaki, so a view is the whole position. The map is drawn in chart.py; here
is what stands below it, and what each move would do.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from vaka.core.game import places
from vaka.core.paint import Paint, pad, width
from vaka.core.words import Catalogue
from vaka.games.tongiaki import chart
from vaka.games.tongiaki import parts as K

WORDS = Catalogue(Path(__file__).parent / "words")
WIDTH = 78  # of everything but the map
LONGEST_NAME = 16
PILE_LABEL = 17  # columns before the tiles of the pile
SCORE_LABEL, SCORE_CELL = 18, 16  # columns of the final scoring: its first, at most for a seat
LONG_QUIET = 50  # turns without a new tile that are worth a remark
TO_MOVE, NOTHING = "►", "·"


def picture(
    view: dict[str, Any],
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
        self.plain_names = [_short(name, LONGEST_NAME) for name in names]
        shorter = [_short(name.partition(" (")[0], self.score_cell - 2) for name in names]
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
    for seat, (score, name) in enumerate(zip(_scores(view), scene.names, strict=True)):
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
            f"{scene.called(island)} {scene.called(_heading(view, island, edge))}"
            for island, edge in used_up
        ]
        yield scene.say("used_up", piers=", ".join(piers))
    if view["removed"]:
        yield scene.say("removed", islands=", ".join(map(scene.called, view["removed"])))


# -- the end ---------------------------------------------------------------------------------------


def _final_scoring(scene: _Scene) -> list[str]:
    """Add up every seat's points island by island, and name the winners (E4, E5)."""
    view, paint = scene.view, scene.paint
    scores = _scores(view)
    ranks = places(scores)
    lines = [scene.say("stalled", turns=view["quiet"]), ""] if view["truncated"] else []
    lines.append(_score_line(scene, paint(scene.say("scoring"), "bold"), scene.shorter_names))
    for island in sorted(view["ships"], key=chart.points, reverse=True):
        there = [_ships_on(view, seat, island) for seat in range(len(scores))]
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


# -- moves in words --------------------------------------------------------------------------------


def describe(view: dict[str, Any], seat: int, move: str, language: str = "en") -> str:
    """Return what a legal move of `seat` (-1: chance) does in this view, and what it risks."""
    verb, *nouns = move.split()
    sentence = _Sentence(view, seat, language)
    told = getattr(sentence, verb, None)
    return str(told(*nouns)) if told else sentence.say(verb)


class _Sentence:
    """What a move means: for each verb the words `move.*`, filled from the view."""

    def __init__(self, view: dict[str, Any], seat: int, language: str) -> None:
        self.view = view
        self.board: chart.Board = view["board"]
        self.seat = seat
        self.language = language

    def say(self, key: str, **arguments: Any) -> str:
        """Return a sentence, or a part of one, of the words `move.*`."""
        return WORDS.say(f"move.{key}", arguments, self.language)

    # -- ships on beaches --------------------------------------------------------------------------

    def place(self, island: str, beach: str) -> str:
        """S4, R2.3, R5.3: one of the own ships is put on a beach."""
        phase = self.view["phase"]
        key = {"setup": "place_setup", "settle": "place_settle"}.get(phase, "place")
        return self.say(key, **self._putting(island, beach, self.seat))

    def land(self, colour: str, beach: str) -> str:
        """R3.5, R3.6: a ship of the fleet is put on a beach; with the last berth others go home."""
        island = self.view["island"]
        putting = self._putting(island, beach, K.COLOURS.index(colour))
        said = self.say("land", colour=colour, **putting)
        left = sum(self.view["fleet"]) - 1
        if left and sum(chart.free_berths(self.view, island)) == 1:
            said += self.say("surplus", ships=left)
        return said

    def _putting(self, island: str, beach: str, seat: int) -> dict[str, Any]:
        """Return the arguments of a sentence about a ship on a beach: who lies there, and room."""
        lying = self.view["ships"][island][int(beach)]
        free = chart.free_berths(self.view, island)[int(beach)]
        if free > 1:
            then = self.say("then_free", berths=free - 1)
        else:
            ships = [count + (other == seat) for other, count in enumerate(lying)]
            then = self.say("then_full", colours=sum(map(bool, ships)))
        berths = chart.fleet(lying) + chart.BERTH * free
        return {"island": island, "beach": beach, "berths": berths, "then": then}

    def take(self, island: str, beach: str) -> str:
        """R6.2: an own ship is taken from a beach, perhaps the last one on the island."""
        left, points = _ships_on(self.view, self.seat, island) - 1, chart.points(island)
        key = "take" if left else "take_last"
        return self.say(key, island=island, beach=beach, ships=left, points=points)

    # -- the start of a turn -----------------------------------------------------------------------

    def expand(self, island: str) -> str:
        """R2.2: as many ships as lie there, fill what may fill."""
        free = chart.free_berths(self.view, island)
        room = sum(map(bool, free))
        stock = self.view["seats"][self.seat]["stock"]
        ships = min(_ships_on(self.view, self.seat, island), room, stock)
        then = self._fills([beach for beach, n in enumerate(free) if n == 1], ships == room)
        return self.say("expand", island=island, ships=ships, then=then)

    def enter(self, island: str) -> str:
        """R6.1: two ships on Tonga, which may share a beach, or one elsewhere."""
        free = chart.free_berths(self.view, island)
        ships = K.TONGA_SHIPS if island == "tonga" else 1
        then = self._fills([beach for beach, n in enumerate(free) if 1 <= n <= ships], False)
        return self.say("enter", island=island, ships=ships, then=then)

    def _fills(self, filling: Sequence[int], certain: bool) -> str:
        """Say which beaches become full, for certain or if the seat likes."""
        key = "fills" if certain and filling else "may_fill" if filling else "fills_nothing"
        return self.say(key, beaches=", ".join(map(str, filling)), count=len(filling))

    def king(self, island: str) -> str:
        """R4.2: points for good, one ship on the mask, the others go home."""
        home, points = _ships_on(self.view, self.seat, island) - 1, chart.points(island)
        return self.say("king" if home else "king_alone", island=island, points=points, ships=home)

    def colonise(self) -> str:
        """R5.2, R5.3: all ships on beaches go home, and with them the points of their islands."""
        islands = [island for island in self.view["ships"] if island not in self.view["royal"]]
        there = {island: _ships_on(self.view, self.seat, island) for island in islands}
        points = sum(chart.points(island) for island in islands if there[island])
        ships = sum(there.values())
        return self.say("colonise" if ships else "colonise_free", ships=ships, points=points)

    # -- voyages -----------------------------------------------------------------------------------

    def sail(self, island: str, edge: str) -> str:
        """R3.1-R3.5, R4.5: which ships sail, over which tiles, and how it ends."""
        shores = chart.beaches(island)
        beach = next(b for b, (_, piers) in enumerate(shores) if int(edge) in piers)
        ships = self.view["ships"][island][beach]
        colours = sum(map(bool, ships))
        route = chart.follow(self.board, island, int(edge))
        sinking = [place for place, (_, number) in enumerate(route.waters) if number > colours]
        waters = route.waters[: sinking[0] + 1] if sinking else route.waters
        over = ""
        if waters:
            number = max(number for _, number in waters)
            letters = ", ".join(water[-1].upper() for water, _ in waters)
            key = "over" if sinking else "over_safe" if number else "over_free"
            over = self.say(key, waters=letters, number=number, colours=colours)
        return self.say(
            "sail",
            ships=chart.fleet(ships),
            island=island,
            beach=beach,
            heading=_heading(self.view, island, edge),
            over=over,
            end=self.say("sinks", tile=waters[-1][0])
            if sinking
            else self._end(island, route, ships),
        )

    def _end(self, island: str, route: chart.Route, ships: Sequence[int]) -> str:
        """Say where a fleet ends that passes all known water."""
        goal, royal = route.goal, self.view["royal"]
        if not goal:
            return self._unknown(*route.cell, sum(map(bool, ships)))
        if goal in royal or goal == island:
            key = "turned_back" if goal in royal else "returns"
            return self.say(key, royal=goal, island=island)
        surplus = sum(ships) - sum(chart.free_berths(self.view, goal))
        return self.say("lands_crowded" if surplus > 0 else "lands", island=goal, ships=surplus)

    def _unknown(self, q: int, r: int, colours: int) -> str:
        """R3.3, E3, A15: say what the next tile may bring, if one is drawn at all."""
        pile = self.view["pile"]
        stopped = self.view["ending"] and self.view["options"]["final_draws"] == "stop"
        if not pile or stopped:
            return self.say("no_tile", q=q, r=r)
        numbers = [chart.asked(tile) for tile in pile if tile in K.WATERS]
        islands, sinking = len(pile) - len(numbers), sum(number > colours for number in numbers)
        return self.say("unknown", q=q, r=r, tiles=len(pile), islands=islands, sinking=sinking)

    # -- tiles -------------------------------------------------------------------------------------

    def lay(self, *numbers: str) -> str:
        """R5.3, A14: beside which tile, and which way leads on from there."""
        q, r, rot = map(int, numbers)
        tile, tiles = self.view["drawn"], chart.cells(self.board)
        neighbour = tiles.get(chart.beside((q, r), rot))
        where = {"tile": tile, "q": q, "r": r, "heading": f"heading_{rot}", "beside": neighbour}
        if neighbour is None:
            return self.say("lay_alone", **where)
        if tile in K.WATERS:
            number, heading = chart.crossing(tile, rot, (rot + 3) % K.EDGES)
            goal = tiles.get(chart.beside((q, r), heading), "unknown")
            key = "lay_water" if number else "lay_open"
            return self.say(key, number=number, goal=goal, **where)
        edges = [edge for _, piers in chart.beaches(tile) for edge in piers]
        sides = [chart.beside((q, r), (edge + rot) % K.EDGES) for edge in edges]
        goals = [WORDS.name(tiles[side], self.language) for side in sides if side in tiles]
        return self.say("lay_island", goal=", ".join(goals) or "unknown", **where)

    def draw(self, tile: str) -> str:
        """R3.3, R5.3: what a tile that is turned up does to the fleet, if one waits for it."""
        if self.view["phase"] != "voyage":
            return self.say("draw", tile=tile)
        if tile not in K.WATERS:
            return self.say("draw_island", tile=tile)
        number = chart.asked(tile)
        colours = sum(map(bool, self.view["fleet"]))
        key = "draw_sinks" if number > colours else "draw_passes" if number else "draw_open"
        return self.say(key, tile=tile, number=number, colours=colours)


# -- small reckonings ------------------------------------------------------------------------------


def _scores(view: dict[str, Any]) -> list[tuple[int, int, int]]:
    """E4, E5: points, islands and (negative) ships on the board of each seat, as of now."""
    scores = []
    for seat in range(len(view["seats"])):
        there = {island: _ships_on(view, seat, island) for island in view["ships"]}
        there = {island: ships for island, ships in there.items() if ships}
        points = sum(chart.points(island) for island in there)
        scores.append((points, len(there), -sum(there.values())))
    return scores


def _ships_on(view: dict[str, Any], seat: int, island: str) -> int:
    """Count the ships of a seat on an island, the one on the mask included."""
    lying: list[list[int]] = view["ships"][island]
    return sum(ships[seat] for ships in lying) + bool(view["royal"].get(island) == seat)


def _heading(view: dict[str, Any], island: str, edge: str) -> str:
    """Return the word for the direction in which a pier leads."""
    return f"heading_{chart.side(view['board'], island, int(edge))}"


def _short(name: str, longest: int) -> str:
    """Return a name that cannot break the picture: printable, and not too long."""
    name = "".join(letter for letter in name if letter.isprintable())
    return name if len(name) <= longest else name[: longest - 1] + "…"
