"""A move as a sentence: what it does and costs; warnings, and the final scoring line by line."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from vaka.games.raiatea import parts as K
from vaka.games.raiatea import views
from vaka.text.sentences import Sentences
from vaka.words import Catalogue

Said = tuple[str, dict[str, Any]]  # a key of the words, and its arguments

WORDS = Catalogue(Path(__file__).parent / "words")
NOTHING: views.FactsMove = {"price": None, "brings": {}, "warning": None, "scores": 0}
OWN_WORDS = (K.BLUE, K.BURGUNDY)  # kinds of rituals whose effects are no list of steps


class RaiateaSentences(Sentences):
    """What is said of a match of Raiatea."""

    def describe(
        self, view: views.View, facts: views.Facts, seat: int, move: str, language: str = "en"
    ) -> str:
        """Return what a legal move of `seat` (-1: chance) means in this view."""
        verb, *nouns = move.split()
        if seat < 0:
            key, arguments = _chance(view, verb, nouns)
        else:
            key, arguments = _deciding(facts, _of(facts, seat, move), verb, nouns, language)
        said = self.words.say(f"move.{key}", arguments, language)
        scores = 0 if seat < 0 else _more(_of(facts, seat, move))
        if scores == 0:
            return said
        return self.words.say("move.scores", {"move": said, "points": f"{scores:+}"}, language)

    def warn(
        self, view: views.View, facts: views.Facts, seat: int, move: str, language: str = "en"
    ) -> str:
        """Return a big consequence of a legal move that should be announced before it, or ""."""
        warning = _of(facts, seat, move)["warning"]
        if warning is None:
            return ""
        return self.words.say(f"warn.{warning['key']}", warning["arguments"], language)

    def question(self, view: views.View, facts: views.Facts, seat: int) -> str:
        """Return what a seat is asked."""
        return facts["question"]


SENTENCES = RaiateaSentences(WORDS)


def _of(facts: views.Facts, seat: int, move: str) -> views.FactsMove:
    """Return what the facts say of a move."""
    return facts["moves"].get(str(seat), {}).get(move, NOTHING)


def _more(move: views.FactsMove) -> int:
    """Return by how many points a move changes the score besides those that its sentence names."""
    return move["scores"] - move["brings"].get("points", 0)


# -- moves -----------------------------------------------------------------------------------------


def _deciding(
    facts: views.Facts, move: views.FactsMove, verb: str, nouns: list[str], language: str
) -> Said:
    """Return the sentence for a move of a seat."""
    noun = nouns[0] if nouns else ""
    if verb in ("pass", "done"):
        return f"{verb}.{facts['question'].partition('_')[2]}", {}
    if verb in ("choose", "reward"):
        return f"{verb}_{noun}", {}
    if verb == "take":
        return _taking(facts, move, noun)
    if verb in ("keep", "put", "perform", "shaman", "next"):
        cost = K.COST[K.RITUALS.index(noun)]
        return verb, {"ritual": noun, "cost": cost, "effect": effect_text(noun, language)}
    if verb in ("fulfil", "dive", "claim"):
        return verb, {"token": noun, "row": nouns[1], **move["brings"]}
    if verb in ("ban", "raid", "steal", "capture"):
        return verb, {"what": noun, "victim_seat": int(nouns[-1])}
    return _acting(move, verb, nouns, language)


def _taking(facts: views.Facts, move: views.FactsMove, thing: str) -> Said:
    """Return the sentence for taking something from a market or from the display."""
    if facts["question"] == "ask_forest":
        return "take_card", {"card": thing}
    if "level" in move["brings"]:
        return "take_good", {"good": thing, "price": move["brings"]["level"]}
    return "take", {"thing": thing}


def _acting(move: views.FactsMove, verb: str, nouns: list[str], language: str) -> Said:
    """Return the sentence for a move of a menu, a payment or a bid."""
    price, brings = move["price"], move["brings"]
    noun = nouns[0] if nouns else ""
    if verb == "draw":
        return verb, {"deck": f"deck_{noun}", **brings}
    if verb == "buy":
        return verb, {"deck": f"deck_{noun}", "price": price, **brings}
    if verb == "train":
        number = int(noun)
        key = "train_more" if brings["priests"] > number else "train"
        return key, {"number": number, "price": price}
    if verb == "sell":
        effect = steps_text(brings.items(), language)
        return verb, {"good": noun, "level": int(nouns[1]), "effect": effect}
    if verb == "hire":
        return verb, {"helper": noun, "price": price}
    if verb == "bid":
        return verb, {"mana": int(noun)}
    if verb == "tattoo":
        return verb, {"field": brings["field"]}
    return verb, {"what": noun} if noun else {}


def _chance(view: views.View, verb: str, nouns: list[str]) -> Said:
    """Return the sentence for what chance does."""
    step = view["todo"][0]
    if step["do"] == "roll":
        return "roll", {"what": f"die_{step['for']}", "face": int(nouns[0])}
    if step["do"] == "loot":
        return "loot", {"seat": step["seat"], "victim_seat": step["victim"], "good": nouns[0]}
    if step["do"] == "deal" or step["do"] == "deal_mask":
        return "deal", {"seat": step["seat"], "what": nouns[0]}
    return verb, {"what": nouns[0]}


# -- what rituals and sales do ---------------------------------------------------------------------

LASTING = {  # what permanent rituals and Tāne's capture bring
    "rau_pena": K.RAU_PENA_GAIN,
    "tua_raa_tai": K.TUA_PEARLS,
    "rauti": K.RAUTI_MANA,
    "piri": K.PIRI_PEARLS,
    "rai_tupua": K.RAI_DISCOUNT,
    "rumia": K.RUMIA_COUNT,
    "tane_capture": K.CAPTURED,
}


def effect_text(name: str, language: str) -> str:
    """Return what a ritual does, in a few words."""
    number = K.RITUALS.index(name)
    if K.KIND[number] in OWN_WORDS:
        return WORDS.say(f"effect.{name}", {"n": effect_number(name)}, language)
    steps = [(K.STEPS[do], n) for do, n, _ in K.EFFECT[number] if do != K.NO_STEP]
    said = steps_text(steps, language)
    if K.KIND[number] == K.BROWN and K.EFFECT[number][0][0] != K.BAG:
        return WORDS.say("effect.everybody", {"effect": said}, language)
    return said


def effect_number(name: str) -> int:
    """Return the number in the words of a ritual that has words of its own."""
    number = K.RITUALS.index(name)
    amounts = [n for do, n, _ in K.EFFECT[number] if do != K.NO_STEP]
    return LASTING.get(name) or K.RITUAL_POINTS[number] or amounts[-1]


def steps_text(steps: Iterable[tuple[str, int]], language: str) -> str:
    """Return what some steps of a ritual or a sale bring."""
    _, one, two = K.TRAIN_PRICE
    numbers = {"one": one, "two": two}
    return ", ".join(
        WORDS.say(f"effect.{step}", {"n": n} | (numbers if step == "train" else {}), language)
        for step, n in steps
    )
