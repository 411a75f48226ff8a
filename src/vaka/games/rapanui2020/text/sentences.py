"""A move as a sentence: what it does and what comes of it; the final scoring line by line."""

from pathlib import Path
from typing import Any

from vaka.core.game import Facts, View
from vaka.games.rapanui2020 import chart
from vaka.games.rapanui2020 import parts as K
from vaka.text.sentences import Sentences
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")


def describe(view: dict[str, Any], seat: int, move: str, language: str = "en") -> str:
    """Return what a legal move of `seat` (-1: chance) does in this view."""
    verb, *nouns = move.split()
    sentence = _Sentence(view, seat, language)
    told = getattr(sentence, verb, None)
    return str(told(*nouns)) if told else sentence.say(verb)


def question(view: dict[str, Any], seat: int) -> str:
    """Return the name of what is asked of a seat now."""
    now = view["now"]
    asked = view["phase"] if now["stage"] in ("main", "draft") else now["stage"]
    return f"ask_{now['tool'] or asked}"


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
        go = {"where": self.where(space), "owner": f"the_{K.ANIMALS[owner]}"}
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


# -- before the click, and at the end --------------------------------------------------------------


def warn(view: dict[str, Any], seat: int, move: str, language: str = "en") -> str:
    """Return a big consequence of a legal move that should be announced before it, or ""."""
    key = {"done": _warn_done, "drop": _warn_drop, "erect": _warn_erect}.get(move.split()[0])
    said = key(view, seat) if key else ""
    own = view["seats"][max(seat, 0)]
    arguments = {"n": sum(own["moai"].values()), "limit": _limit(view)}
    return WORDS.say(f"warn.{said}", arguments, language) if said else ""


def _warn_done(view: dict[str, Any], _seat: int) -> str:
    """P2.3, P2.4: Sculptors stay unused that could still make a Moai."""
    free, taken = view["now"]["free"], view["now"]["taken"]
    sizes = K.SIZES[: K.SIZES.index(taken) + 1] if taken else K.SIZES
    able = [all(free[: number + 1]) and view["moai"][size] for number, size in enumerate(sizes)]
    return "done" if any(able) else ""


def _warn_drop(view: dict[str, Any], seat: int) -> str:
    """P3.1, E1: the last one to drop out ends the round, and perhaps the match."""
    others = [own["dropped"] for other, own in enumerate(view["seats"]) if other != seat]
    if all(others) and _empty(view) <= _limit(view):
        return "end"
    if all(others) and view["round"] == view["options"]["max_rounds"]:
        return "truncated"
    return "drop" if any(view["seats"][seat]["moai"].values()) and _may_erect(view, seat) else ""


def _warn_erect(view: dict[str, Any], _seat: int) -> str:
    """E1: so few ahu stay empty that this is the last round."""
    return "last_round" if _empty(view) == _limit(view) + 1 else ""


def _empty(view: dict[str, Any]) -> int:
    return sum(not slot["moai"] for slot in view["slots"])


def _limit(view: dict[str, Any]) -> int:
    return K.END_LIMIT[len(view["seats"])]


def _may_erect(view: dict[str, Any], seat: int) -> bool:
    """Tell whether a line of figures leads from the Crater to an ahu where the seat can work."""
    island, chief = view["island"], view["seats"][seat]["chief"]
    held = {space for space, figures in island.items() if figures["seat"] >= 0}
    held.add(chart.pukao_quarry(view["board"]))
    reached, ahead = set[str](), [chart.crater(view["board"])]
    while ahead:
        here = ahead.pop()
        reached.add(here)
        ahead += [space for space in held - reached if chart.adjacent(here, space)]
    empty = {slot["space"] for slot in view["slots"] if not slot["moai"]}
    works = {s for s, figures in island.items() if figures["seat"] == seat and figures["fresh"]}
    return bool(reached & empty & (works | {chief}))


def scoring(view: dict[str, Any], language: str = "en") -> list[list[tuple[str, int, str]]]:
    """Return for each seat how its points come about (E2): a sentence, points and rule a line."""
    return [_scoring(own, language) for own in view["seats"]]


def _scoring(own: dict[str, Any], language: str) -> list[tuple[str, int, str]]:
    def line(key: str, points: int, **arguments: Any) -> tuple[str, int, str]:
        return WORDS.say(f"scoring.{key}", arguments, language), points, "E2"

    left = {resource: count for resource, count in own["resources"].items() if count}
    lines = [
        line("outstanding" if tile["outstanding"] else "offering", tile["value"], type=tile["type"])
        for tile in own["offerings"]
    ]
    lines += [line("resources", count, resource=name, n=count) for name, count in left.items()]
    if own["rongorongo"]:
        lines.append(line("tablet", K.TABLET_POINTS))
    if own["tiles"]["gain_favor"]:
        lines.append(line("favor", K.FAVOR_POINTS * own["tiles"]["gain_favor"]))
    return lines


class RapaNui2020Sentences(Sentences):
    """What is said of a match of RapaNui2020."""

    def describe(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return what a legal move of `seat` (-1: chance) means in this view."""
        return describe(view, seat, move, language)

    def warn(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return a big consequence of a legal move that should be announced before it, or ""."""
        return warn(view, seat, move, language)

    def question(self, view: View, facts: Facts, seat: int) -> str:
        """Return what a seat is asked."""
        return question(view, seat)


SENTENCES = RapaNui2020Sentences(WORDS)
