"""A move as a sentence: what it would do and what it risks; the final scoring line by line."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vaka.core.game import Facts, View
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.text import chart
from vaka.text.sentences import Sentences
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")


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
        """S4, R2.3, R5.3: the seat puts one of its ships on a beach."""
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
        """R6.2: the seat takes a ship of its own from a beach, perhaps its last on the island."""
        left, points = ships_on(self.view, self.seat, island) - 1, chart.points(island)
        key = "take" if left else "take_last"
        return self.say(key, island=island, beach=beach, ships=left, points=points)

    # -- the start of a turn -----------------------------------------------------------------------

    def expand(self, island: str) -> str:
        """R2.2: as many ships as lie there, fill what may fill."""
        free = chart.free_berths(self.view, island)
        room = sum(map(bool, free))
        stock = self.view["seats"][self.seat]["stock"]
        ships = min(ships_on(self.view, self.seat, island), room, stock)
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
        home, points = ships_on(self.view, self.seat, island) - 1, chart.points(island)
        return self.say("king" if home else "king_alone", island=island, points=points, ships=home)

    def colonise(self) -> str:
        """R5.2, R5.3: all ships on beaches go home, and with them the points of their islands."""
        islands = [island for island in self.view["ships"] if island not in self.view["royal"]]
        there = {island: ships_on(self.view, self.seat, island) for island in islands}
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
            heading=heading(self.view, island, edge),
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


def ships_on(view: dict[str, Any], seat: int, island: str) -> int:
    """Count the ships of a seat on an island, the one on the mask included."""
    lying: list[list[int]] = view["ships"][island]
    return sum(ships[seat] for ships in lying) + bool(view["royal"].get(island) == seat)


def heading(view: dict[str, Any], island: str, edge: str) -> str:
    """Return the word for the direction in which a pier leads."""
    return f"heading_{chart.side(view['board'], island, int(edge))}"


# -- before the click, and at the end --------------------------------------------------------------


def warn(view: dict[str, Any], seat: int, move: str, language: str = "en") -> str:
    """Return a big consequence of a legal move that should be announced before it, or ""."""
    verb, *nouns = move.split()
    key, arguments = "", dict[str, Any]()
    if verb == "colonise":
        ships = sum(ships_on(view, seat, i) for i in view["ships"] if i not in view["royal"])
        key, arguments = ("colonise" if ships else ""), {"ships": ships}
    elif verb == "sail":
        key, arguments = _warn_sail(view, seat, *nouns)
    elif verb == "lay" and not view["ending"] and not _left(view)[_kind(view["drawn"])]:
        key, arguments = "last_tile", {"kind": _kind(view["drawn"])}
    return WORDS.say(f"warn.{key}", arguments, language) if key else ""


def _warn_sail(
    view: dict[str, Any], seat: int, island: str, edge: str
) -> tuple[str, dict[str, Any]]:
    """R3.4, E1, E3: the fleet is lost for certain, goes home, or may find the last tile."""
    beach = next(b for b, (_, piers) in enumerate(chart.beaches(island)) if int(edge) in piers)
    ships = view["ships"][island][beach]
    route = chart.follow(view["board"], island, int(edge))
    lost = [water for water, number in route.waters if number > sum(map(bool, ships))]
    if lost:
        return "sinks", {"tile": lost[0], "ships": sum(ships), "own": ships[seat]}
    if route.goal:
        return "", {}
    stopped = view["ending"] and view["options"]["final_draws"] == "stop"
    if not view["pile"] or stopped:
        return "home", {"ships": sum(ships)}
    rare = [kind for kind, count in _left(view).items() if count == 1]
    if view["ending"] or not rare:
        return "", {}
    return "may_be_last", {"kind": rare[0]}


def _kind(tile: str) -> str:
    return "water" if tile in K.WATERS else "island"


def _left(view: dict[str, Any]) -> dict[str, int]:
    """Count the islands and the water tiles that the pile still has."""
    waters = sum(tile in K.WATERS for tile in view["pile"])
    return {"island": len(view["pile"]) - waters, "water": waters}


def standings(view: dict[str, Any]) -> list[tuple[int, int, int]]:
    """E4, E5: points, islands and (negative) ships on the board of each seat, as of now."""
    scores = []
    for seat in range(len(view["seats"])):
        there = {island: ships_on(view, seat, island) for island in view["ships"]}
        there = {island: ships for island, ships in there.items() if ships}
        points = sum(chart.points(island) for island in there)
        scores.append((points, len(there), -sum(there.values())))
    return scores


def running(view: dict[str, Any]) -> list[int]:
    """Return the points that each seat would have now: everybody can count them (E4)."""
    return [points for points, _, _ in standings(view)]


def scoring(view: dict[str, Any], language: str = "en") -> list[list[tuple[str, int, str]]]:
    """Return for each seat how its points come about (E4): a sentence, points and rule a line."""
    by_points = sorted(view["ships"], key=chart.points, reverse=True)
    return [
        [
            (_scored(view, island, language), chart.points(island), "E4")
            for island in by_points
            if ships_on(view, seat, island)
        ]
        for seat in range(len(view["seats"]))
    ]


def _scored(view: dict[str, Any], island: str, language: str) -> str:
    key = "royal" if island in view["royal"] else "island"
    return WORDS.say(f"scoring.{key}", {"island": island}, language)


class TongiakiSentences(Sentences):
    """What is said of a match of Tongiaki."""

    def describe(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return what a legal move of `seat` (-1: chance) means in this view."""
        return describe(view, seat, move, language)

    def warn(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return a big consequence of a legal move that should be announced before it, or ""."""
        return warn(view, seat, move, language)


SENTENCES = TongiakiSentences(WORDS)
