"""A move as a sentence: what it does and what comes of it, in the words of a language."""

from pathlib import Path
from typing import Any

from vaka.core.words import Catalogue
from vaka.games.rapanui2020 import chart
from vaka.games.rapanui2020 import parts as K

WORDS = Catalogue(Path(__file__).parent / "words")


def describe(view: dict[str, Any], seat: int, move: str, language: str = "en") -> str:
    """Return what a legal move of `seat` (-1: chance) does in this view."""
    verb, *nouns = move.split()
    sentence = _Sentence(view, seat, language)
    told = getattr(sentence, verb, None)
    return str(told(*nouns)) if told else sentence.say(verb)


def where(board: str, space: str) -> str:
    """Return a space as it is spoken of: its id and the name of the place."""
    return f"{space.upper()} {chart.place(board, space)}"


class _Sentence:
    """What a move means: for each verb the words `move.*`, filled from the view."""

    def __init__(self, view: dict[str, Any], seat: int, language: str) -> None:
        self.view = view
        self.now = view["now"]
        self.seat = seat
        self.own: dict[str, Any] = view["seats"][max(seat, 0)]
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
        slot = next(slot for slot in self.view["slots"] if not slot["tile"])
        return self.say("tile", tile=tile, where=self.where(slot["space"]))

    def draft(self, tile: str) -> str:
        """S8: the others of that name leave the game."""
        others = self.view["display"][tile] - 1
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
        bare = sum(bool(slot["moai"]) and not slot["pukao"] for slot in slots)
        if bare:
            parts.append(self.say("bare_moai", n=bare))
        return ", ".join(parts)

    def carve(self, column: str) -> str:
        """P1.4: how many places stay free."""
        board = K.BOARDS.index(self.view["board"])
        number = int(column) - 1
        left = K.PLACES[board][number] - sum(self.view["quarry"][number]) - 1
        return self.say("carve", column=column, n=left)

    def sorcerer(self, star: str) -> str:
        """P1.5: the place in the next turn order."""
        return self.say("sorcerer", star=star)

    def chief(self, column: str) -> str:
        """P1.7."""
        return self.say("chief", column=column)

    # -- phase 2 -----------------------------------------------------------------------------------

    def take(self, size: str) -> str:
        """P2.3: which Sculptors work, and what the Moai will bring."""
        number = K.SIZES.index(size)
        columns = "+".join(str(column + 1) for column in range(number + 1))
        return self.say("take", size=size, columns=columns, n=K.YIELD[number])

    # -- phase 3 -----------------------------------------------------------------------------------

    def load(self, cargo: str) -> str:
        """P3.2: from where."""
        start = self.where(chart.start(self.view["board"], cargo))
        return self.say("load_pukao" if cargo == "pukao" else "load", cargo=cargo, where=start)

    def drop(self) -> str:
        """P3.1, RE1: Moai that were not carried go back."""
        left = sum(self.own["moai"].values())
        return self.say("drop_moai" if left else "drop", n=left)

    def step(self, space: str) -> str:
        """P3.3: who earns what."""
        figures = self.view["island"].get(space, {"seat": -1})
        owner = figures["seat"]
        go = {"where": self.where(space), "owner_seat": owner}
        if owner in (-1, self.seat):
            return self.say("step_own" if owner >= 0 else "step_neutral", **go)
        income = ["reeds"]
        if self.now["piece"] != "pukao":
            income = chart.printed(self.view["board"], space)
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
        held = self.own["resources"][resource]
        key = "income" if held < K.CAP else "income_full"
        return self.say(key, resource=resource, n=held)

    def gain(self, resource: str) -> str:
        """P3.4, G4: how many, and what is lost above the cap."""
        amount = K.YIELD[K.SIZES.index(self.now["piece"])] + self.now["extra"]
        return self._gaining("gain", resource, amount)

    def _gaining(self, key: str, resource: str, amount: int) -> str:
        lost = max(0, self.own["resources"][resource] + amount - K.CAP)
        return self.say(f"{key}_lost" if lost else key, resource=resource, n=amount, lost=lost)

    def offer(self, *nouns: str) -> str:
        """P3.7, P3.9: which tile, and how many units it costs."""
        kind = nouns[-1]
        pile = "outstanding" if len(nouns) == 2 else "stacks"
        price = K.REDUCED_PRICE if self.now["skimp"] else K.PRICE
        key = "offer_outstanding" if len(nouns) == 2 else "offer"
        value = self.view[pile][kind][0]
        return self.say(key, type=kind, value=value, price=price, cost=f"cost_{kind}")

    def spend(self, resource: str) -> str:
        """P3.8: one of so many units."""
        price = K.REDUCED_PRICE if self.now["skimp"] else K.PRICE
        unit = len(self.now["spent"]) + 1
        return self.say("spend", resource=resource, unit=unit, price=price)

    # -- free actions ------------------------------------------------------------------------------

    def play(self, tile: str) -> str:
        """G6."""
        return self.say("play", tile=tile, effect=f"effect_{tile}")

    def copy(self, tile: str) -> str:
        """T7: the tablet is worth three points if it is kept."""
        return self.say("copy", tile=tile, effect=f"effect_{tile}", n=K.TABLET_POINTS)

    def build(self, improvement: str) -> str:
        """G5."""
        number = K.IMPROVEMENTS.index(improvement)
        return self.say(
            "build",
            improvement=improvement,
            price=K.BUILD_PRICE[number],
            resource=K.RESOURCES[K.BUILD_RESOURCE[number]],
            effect=f"effect_{improvement}",
        )

    def give(self, resource: str) -> str:
        """T2."""
        return self.say("give", resource=resource, n=K.BARTERED)

    def get(self, resource: str) -> str:
        """T2, A18: above the cap it is lost."""
        return self._gaining("get", resource, K.BARTERED)

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
        columns = [i + 1 for i, column in enumerate(self.view["quarry"]) if column[self.seat]]
        return self.say("lift", column=max(columns))
