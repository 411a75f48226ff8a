"""A move as a sentence: what it does and what comes of it, as the facts have it."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from vaka.core.codecs import Event
from vaka.core.game import Facts, View
from vaka.games.rapanui2020 import chart, views
from vaka.games.rapanui2020 import parts as K
from vaka.text.sentences import Sentences
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")


class RapaNui2020Sentences(Sentences):
    """What is said of a match of Rapa Nui 2020."""

    def describe(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return what a legal move of `seat` (-1: chance) means in this view."""
        verb, *nouns = move.split()
        sentence = _Sentence(view, facts, seat, move, language)
        told = getattr(sentence, verb, None)
        return str(told(*nouns)) if told else sentence.say(verb)

    def warn(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return a big consequence of a legal move that should be announced before it, or ""."""
        if move not in facts["warnings"]:
            return ""
        moai = facts["moves"].get(move, {}).get("moai", 0)
        arguments = {"n": moai, "limit": facts["end"]["limit"]}
        return WORDS.say(f"warn.{facts['warnings'][move]}", arguments, language)

    def tell(
        self, view: View, event: Event, language: str = "en", seats: Sequence[str] | None = None
    ) -> str:
        """Return what happened; spaces and pieces are called as the board calls them."""
        named = dict(event.arguments)
        if "space" in named:
            named["space"] = where(view["board"], str(named["space"]))
        if "cargo" in named:
            named["cargo"] = f"cargo_{named['cargo']}"
        return super().tell(view, replace(event, arguments=named), language, seats)

    def question(self, view: View, facts: Facts, seat: int) -> str:
        """Return the name of what is asked of a seat now."""
        return asked(cast("views.View", view))


SENTENCES = RapaNui2020Sentences(WORDS)


def asked(view: views.View) -> str:
    """Return the name of what is asked now: how a power goes on, or what the stage asks."""
    now = view["now"]
    stage = view["phase"] if now["stage"] in ("main", "draft") else now["stage"]
    return f"ask_{now['tool'] or stage}"


def where(board: str, space: str) -> str:
    """Return a space as it is spoken of: its id and the name of the place."""
    return f"{space.upper()} {chart.place(board, space)}"


class _Sentence:
    """What a move means: for each verb the words `move.*`, filled from view and facts."""

    def __init__(self, view: View, facts: Facts, seat: int, move: str, language: str) -> None:
        self.view = cast("views.View", view)
        self.facts = cast("views.Facts", facts)
        self.now = self.view["now"]
        self.numbers = self.facts["moves"].get(move, {})  # what the move costs and brings
        self.seat = seat
        self.language = language

    def say(self, key: str, **arguments: Any) -> str:
        """Return a sentence, or a part of one, of the words `move.*`."""
        return WORDS.say(f"move.{key}", arguments, self.language)

    def called(self, word: str) -> str:
        """Return what a thing of the notation is called."""
        return WORDS.name(word, self.language)

    def where(self, space: str) -> str:
        """Return a space as it is spoken of."""
        return where(self.view["board"], space)

    # -- setup and phase 1 -------------------------------------------------------------------------

    def tile(self, tile: str) -> str:
        """S3: the next ahu in board order."""
        slot = self.view["slots"][self.numbers["slot"]]
        return self.say("tile", tile=tile, where=self.where(slot["space"]))

    def draft(self, tile: str) -> str:
        """S8: the others of that name leave the game."""
        others = self.numbers["others"]
        effect = f"effect_{tile}"
        return self.say("draft" if others else "draft_only", tile=tile, n=others, effect=effect)

    def place(self, space: str) -> str:
        """P1.3: what is printed there and what stands there."""
        return self.say("place", where=self.where(space), what=self._what(space))

    def to(self, space: str) -> str:
        """T4, T5: where a figure goes to work."""
        return self.say("to", where=self.where(space), what=self._what(space))

    def _what(self, space: str) -> str:
        """Say what is printed on a space, and what its ahu hold."""
        slots = [slot for slot in self.view["slots"] if slot["space"] == space]
        parts = ["/".join(map(self.called, chart.printed(self.view["board"], space)))]
        parts += [self.called(slot["tile"]) for slot in slots if slot["tile"]]
        if self.numbers["bare"]:
            parts.append(self.say("bare_moai", n=self.numbers["bare"]))
        return ", ".join(parts)

    def carve(self, column: str) -> str:
        """P1.4: how many places stay free."""
        return self.say("carve", column=column, n=self.numbers["left"])

    def sorcerer(self, star: str) -> str:
        """P1.5: the place in the next turn order."""
        return self.say("sorcerer", star=star)

    def chief(self, column: str) -> str:
        """P1.7."""
        return self.say("chief", column=column)

    # -- phase 2 -----------------------------------------------------------------------------------

    def take(self, size: str) -> str:
        """P2.3: which Sculptors work, and what the Moai will bring."""
        columns = "+".join(str(column + 1) for column in range(self.numbers["columns"]))
        return self.say("take", size=size, columns=columns, n=self.numbers["units"])

    # -- phase 3 -----------------------------------------------------------------------------------

    def load(self, cargo: str) -> str:
        """P3.2: from where."""
        start = self.where(self.facts["starts"][cargo])
        return self.say("load_pukao" if cargo == "pukao" else "load", cargo=cargo, where=start)

    def drop(self) -> str:
        """P3.1, RE1: Moai that were not carried go back."""
        left = self.numbers["moai"]
        return self.say("drop_moai" if left else "drop", n=left)

    def step(self, space: str) -> str:
        """P3.3: who earns what."""
        step = self.facts["steps"][space]
        owner, income = step["seat"], step["resources"]
        go = {"where": self.where(space), "owner": f"the_{K.ANIMALS[owner]}"}
        if not income:
            return self.say("step_own" if space in self.view["island"] else "step_neutral", **go)
        if len(income) > 1:
            either = self.say("either", one=income[0], other=income[1])
            return self.say("step_choice", resource=either, **go)
        return self.say("step", resource=income[0], **go)

    def erect(self, tile: str) -> str:
        """P3.4: which tile is taken."""
        where = self.where(self.now["route"][-1])
        effect = f"effect_{tile}"
        return self.say("erect", size=self.now["piece"], where=where, tile=tile, effect=effect)

    def style(self) -> str:
        """P3.6."""
        return self.say("style", where=self.where(self.now["route"][-1]))

    def income(self, resource: str) -> str:
        """P3.3, A12: at the cap nothing is gained."""
        held = self.view["seats"][self.seat]["resources"][resource]
        key = "income_full" if self.numbers["lost"] else "income"
        return self.say(key, resource=resource, n=held)

    def gain(self, resource: str) -> str:
        """P3.4, G4: how many, and what is lost above the cap."""
        return self._gaining("gain", resource)

    def _gaining(self, key: str, resource: str) -> str:
        units, lost = self.numbers["units"], self.numbers["lost"]
        return self.say(f"{key}_lost" if lost else key, resource=resource, n=units, lost=lost)

    def offer(self, *nouns: str) -> str:
        """P3.7, P3.9: which tile, and how many units it costs."""
        kind = nouns[-1]
        key = "offer_outstanding" if len(nouns) == 2 else "offer"
        value, price = self.numbers["points"], self.numbers["units"]
        return self.say(key, type=kind, value=value, price=price, cost=self._cost(kind))

    def _cost(self, kind: str) -> str:
        """P3.9: what an offering is paid with; with Artistic also the price of the type below."""
        cost, rank = self.called(f"cost_{kind}"), K.TYPES.index(kind)
        if rank == 0 or "artistic" not in self.view["seats"][self.seat]["improvements"]:
            return cost
        return self.say("cost_artistic", cost=cost, lower=f"cost_{K.TYPES[rank - 1]}")

    def spend(self, resource: str) -> str:
        """P3.8: one of so many units."""
        unit, price = self.numbers["unit"], self.numbers["units"]
        return self.say("spend", resource=resource, unit=unit, price=price)

    # -- free actions ------------------------------------------------------------------------------

    def play(self, tile: str) -> str:
        """G6."""
        return self.say("play", tile=tile, effect=f"effect_{tile}")

    def copy(self, tile: str) -> str:
        """T7: the tablet is worth three points if it is kept."""
        return self.say("copy", tile=tile, effect=f"effect_{tile}", n=self.numbers["points"])

    def build(self, improvement: str) -> str:
        """G5."""
        return self.say(
            "build",
            improvement=improvement,
            price=self.numbers["units"],
            resource=K.RESOURCES[K.BUILD_RESOURCE[K.IMPROVEMENTS.index(improvement)]],
            effect=f"effect_{improvement}",
        )

    def give(self, resource: str) -> str:
        """T2."""
        return self.say("give", resource=resource, n=self.numbers["units"])

    def get(self, resource: str) -> str:
        """T2, A18: above the cap it is lost."""
        return self._gaining("get", resource)

    def column(self, column: str) -> str:
        """T3, T4: a virtual Sculptor or the Sorcerer."""
        key = "column_sorcerer" if self.now["tool"] == "change_jobs" else "column"
        return self.say(key, column=column)

    def stand(self, space: str) -> str:
        """T1."""
        return self.say("stand", where=self.where(space))

    def lift(self, figure: str) -> str:
        """T5: the Chief, or a Sculptor from the highest column."""
        if figure == "chief":
            return self.say("lift_chief")
        return self.say("lift", column=self.numbers["column"])
