"""What is said of a match: a move as a sentence, what it risks, and the final scoring."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vaka.games.tongiaki.views import (
    Facts,
    FactsMoveColonise,
    FactsMoveDraw,
    FactsMoveEnter,
    FactsMoveExpand,
    FactsMoveKing,
    FactsMoveLand,
    FactsMoveLay,
    FactsMovePlace,
    FactsMoveSail,
    FactsMoveTake,
    FactsRoute,
    View,
)
from vaka.text.sentences import Sentences
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")
ASKED = {"expand": "ask_expand", "take": "ask_take", "enter": "ask_enter", "explore": "ask_explore"}


class TongiakiSentences(Sentences):
    """What is said of a match of Tongiaki."""

    def question(self, view: View, facts: Facts, seat: int) -> str:
        """Return what a seat is asked: at the start of a turn just what is possible (R1.1, R6)."""
        verbs = {fact["verb"] for fact in facts["moves"].values()}
        if view["phase"] != "turn" or not verbs:
            return super().question(view, facts, seat)
        (verb,) = verbs & ASKED.keys()
        if verb == "expand" and "king" in verbs:
            return "phase_turn"
        asked = ASKED[verb]
        if verb in ("enter", "explore"):
            return f"{asked}_colonise" if "colonise" in verbs else asked
        return f"{asked}_king" if "king" in verbs else asked

    def describe(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return what a legal move does in this view, and what it risks."""
        verb, *nouns = move.split()
        sentence = _Sentence(view, facts, language)
        told = getattr(sentence, verb, None)
        return str(told(facts["moves"][move], *nouns)) if told else sentence.say(verb)

    def warn(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return a big consequence of a legal move that should be announced before it, or ""."""
        fact = facts["moves"][move]
        key, arguments = "", dict[str, Any]()
        if fact["verb"] == "colonise" and fact["ships"]:
            key, arguments = "colonise", {"ships": fact["ships"]}
        elif fact["verb"] == "lay" and fact["last"]:
            key, arguments = "last_tile", {"kind": fact["last"]}
        elif fact["verb"] == "sail":
            key, arguments = _warning(fact, seat)
        return self.words.say(f"warn.{key}", arguments, language) if key else ""


def _warning(fact: FactsMoveSail, seat: int) -> tuple[str, dict[str, Any]]:
    """R3.4, E1, E3: the fleet is lost for certain, goes home, or may find the last tile."""
    ships = sum(fact["ships"])
    if fact["end"] == "sinks":
        own = fact["ships"][seat]
        return "sinks", {"tile": fact["waters"][-1], "ships": ships, "own": own}
    if fact["end"] == "home":
        return "home", {"ships": ships}
    return ("may_be_last", {"kind": fact["last"]}) if fact["last"] else ("", {})


class _Sentence:
    """What a move means: for each verb the words `move.*`, filled from view and facts."""

    def __init__(self, view: View, facts: Facts, language: str) -> None:
        self.view = view
        self.facts = facts
        self.language = language

    def say(self, key: str, **arguments: Any) -> str:
        """Return a sentence, or a part of one, of the words `move.*`."""
        return WORDS.say(f"move.{key}", arguments, self.language)

    # -- ships on beaches --------------------------------------------------------------------------

    def place(self, fact: FactsMovePlace, island: str, beach: str) -> str:
        """S4, R2.3, R5.3: one of the own ships is put on a beach."""
        phase = self.view["phase"]
        key = {"setup": "place_setup", "settle": "place_settle"}.get(phase, "place")
        return self.say(key, **self._putting(fact, island, beach))

    def land(self, fact: FactsMoveLand, colour: str, beach: str) -> str:
        """R3.5, R3.6: a ship of the fleet is put on a beach; with the last berth others go home."""
        putting = self._putting(fact, self.view["island"], beach)
        surplus = self.say("surplus", ships=fact["surplus"]) if fact["surplus"] else ""
        return self.say("land", colour=colour, **putting) + surplus

    def _putting(
        self, fact: FactsMovePlace | FactsMoveLand, island: str, beach: str
    ) -> dict[str, Any]:
        """Return the arguments of a sentence about a ship on a beach: which, and its room."""
        if fact["room"]:
            then = self.say("then_free", berths=fact["room"])
        else:
            then = self.say("then_full", colours=fact["colours"])
        return {"island": island, "beach": self._side(island, int(beach)), "then": then}

    def _side(self, island: str, beach: int) -> str:
        """Return the word for the side of an island on which a beach lies."""
        return f"side_{self.facts['sides'][island][beach]}"

    def take(self, fact: FactsMoveTake, island: str, beach: str) -> str:
        """R6.2: an own ship is taken from a beach, perhaps the last one on the island."""
        key = "take" if fact["ships"] else "take_last"
        side = self._side(island, int(beach))
        return self.say(key, island=island, beach=side, ships=fact["ships"], points=fact["points"])

    # -- the start of a turn -----------------------------------------------------------------------

    def expand(self, fact: FactsMoveExpand, island: str) -> str:
        """R2.2: as many ships as lie there, fill what may fill."""
        return self.say(
            "expand", island=island, ships=fact["ships"], then=self._fills(fact, island)
        )

    def enter(self, fact: FactsMoveEnter, island: str) -> str:
        """R6.1: two ships on Tonga, which may share a beach, or one elsewhere."""
        return self.say("enter", island=island, ships=fact["ships"], then=self._fills(fact, island))

    def _fills(self, fact: FactsMoveExpand | FactsMoveEnter, island: str) -> str:
        """Say which beaches become full, for certain or if the seat likes."""
        filling = fact["fills"]
        key = "fills" if fact["certain"] and filling else "may_fill" if filling else "fills_nothing"
        beaches = [WORDS.name(self._side(island, beach), self.language) for beach in filling]
        return self.say(key, beaches=", ".join(beaches), count=len(filling))

    def king(self, fact: FactsMoveKing, island: str) -> str:
        """R4.2: points for good, one ship on the mask, the others go home."""
        key = "king" if fact["ships"] else "king_alone"
        return self.say(key, island=island, points=fact["points"], ships=fact["ships"])

    def colonise(self, fact: FactsMoveColonise) -> str:
        """R5.2, R5.3: all ships on beaches go home, and with them the points of their islands."""
        key = "colonise" if fact["ships"] else "colonise_free"
        return self.say(key, ships=fact["ships"], points=fact["points"])

    # -- voyages -----------------------------------------------------------------------------------

    def sail(self, fact: FactsMoveSail, island: str, edge: str) -> str:
        """R3.1-R3.5, R4.5: which ships sail, over which tiles, and how it ends."""
        route = self.facts["routes"][f"{island} {edge}"]
        return self.say(
            "sail",
            ships=self._fleet(fact["ships"]),
            island=island,
            heading=f"heading_{route['heading']}",
            over=self._over(fact),
            end=self._end(fact, island, route),
        )

    def _fleet(self, ships: Sequence[int]) -> str:
        """Return ships by colour, in words."""
        return ", ".join(
            f"{count} {WORDS.name(own['colour'], self.language)}"
            for count, own in zip(ships, self.view["seats"], strict=True)
            if count
        )

    def _over(self, fact: FactsMoveSail) -> str:
        """R3.2: say which water the fleet crosses, and what it asks for."""
        if not fact["waters"]:
            return ""
        safe = "over_safe" if fact["number"] else "over_free"
        return self.say(
            "over" if fact["end"] == "sinks" else safe,
            waters=", ".join(map(_letter, fact["waters"])),
            number=fact["number"],
            colours=fact["colours"],
        )

    def _end(self, fact: FactsMoveSail, island: str, route: FactsRoute) -> str:
        """R3.3-R3.6, R4.5: say how the voyage ends, or what the next tile may bring."""
        end = fact["end"]
        if end == "sinks":
            return self.say("sinks", tile=fact["waters"][-1])
        if end == "home":
            return self.say("no_tile")
        if fact["odds"]:
            tiles, islands, deadly = (fact["odds"][k] for k in ("tiles", "islands", "deadly"))
            return self.say("unknown", tiles=tiles, islands=islands, sinking=deadly)
        if end in ("turned_back", "returns"):
            return self.say(end, royal=route["goal"], island=island)
        key = "lands_crowded" if fact["surplus"] else "lands"
        return self.say(key, island=route["goal"], ships=fact["surplus"])

    # -- tiles -------------------------------------------------------------------------------------

    def lay(self, fact: FactsMoveLay, *_: str) -> str:
        """R5.3, A14: beside which tile, and which way leads on from there."""
        tile, water = self.view["drawn"], self.view["drawn"].startswith("water")
        goals = [WORDS.name(goal, self.language) for goal in fact["goals"]]
        key = "lay_alone"
        if fact["beside"]:
            key = ("lay_water" if fact["number"] else "lay_open") if water else "lay_island"
        return self.say(
            key,
            tile=tile,
            side=f"side_{fact['side']}",
            beside=fact["beside"],
            number=fact["number"],
            goal=", ".join(goals) or "unknown",
        )

    def draw(self, fact: FactsMoveDraw, tile: str) -> str:
        """R3.3, R5.3: what a tile that is turned up does to the fleet, if one waits for it."""
        passes = "draw_passes" if fact["number"] else "draw_open"
        key = {"": "draw", "lands": "draw_island", "sinks": "draw_sinks", "passes": passes}
        return self.say(key[fact["end"]], tile=tile, number=fact["number"], colours=fact["colours"])


def _letter(water: str) -> str:
    return water[-1].upper()


SENTENCES = TongiakiSentences(WORDS)
