"""A move as a sentence: what it does and what it costs, in the words of a language."""

from pathlib import Path
from typing import Any

from vaka.core.words import Catalogue
from vaka.games.raiatea import parts as K

WORDS = Catalogue(Path(__file__).parent / "words")
PERMANENT = tuple(name for name, kind in zip(K.RITUALS, K.KIND, strict=True) if kind == K.BLUE)


def describe(view: dict[str, Any], seat: int, move: str, language: str = "en") -> str:
    """Return what a legal move of `seat` (-1: chance) means in this view."""
    verb, *nouns = move.split()
    if seat < 0:
        key, arguments = _chance(view, verb, nouns)
    elif verb in ("pass", "done"):
        key, arguments = f"{verb}.{asked(view, seat)}", {}
    elif verb == "take":
        key, arguments = _taking(view, nouns[0])
    elif verb in ("keep", "put", "perform", "shaman", "next"):
        key, arguments = verb, _ritual(nouns[0], language)
    elif verb in ("fulfil", "dive", "claim"):
        points = K.TOKEN_STATUE[K.TOKENS.index(nouns[0])] + 1
        key, arguments = verb, {"token": nouns[0], "row": nouns[1], "points": points}
    elif verb in ("ban", "raid", "steal", "capture"):
        key, arguments = verb, {"what": nouns[0], "victim_seat": int(nouns[-1])}
    else:
        key, arguments = _acting(view, seat, verb, nouns, language)
    return WORDS.say(f"move.{key}", arguments, language)


def asked(view: dict[str, Any], seat: int) -> str:
    """Return what a seat is asked in this view: the current step, else the phase."""
    if seat >= 0 and view["seats"][seat]["keep"]:
        return "keep"
    if view["todo"]:
        return str(view["todo"][0]["do"])
    if view["phase"] == "raise" and view["made"]["fulfil"]:
        return "dive"
    return str(view["phase"])


def _taking(view: dict[str, Any], thing: str) -> tuple[str, dict[str, Any]]:
    """Return the sentence for taking something from a market or from the display."""
    if view["todo"] and view["todo"][0]["do"] == "forest":
        return "take_card", {"card": thing}
    if thing in K.GOODS:
        return "take_good", {"good": thing, "price": min(K.MOST_PRICE, view["prices"][thing] + 1)}
    return "take", {"thing": thing}


def _acting(
    view: dict[str, Any], seat: int, verb: str, nouns: list[str], language: str
) -> tuple[str, dict[str, Any]]:
    """Return the sentence for a move of a menu, a payment, a bid or a reward."""
    own = view["seats"][seat]
    noun = nouns[0] if nouns else ""
    if verb in ("choose", "reward"):
        return f"{verb}_{noun}", {}
    if verb in ("draw", "buy"):
        keep = view["todo"][0].get("keep", 1) if view["todo"] else 1
        cards = K.DRAW_LARGE if own["tattoo"] >= K.ARIOI else K.DRAW_SMALL
        arguments = {"deck": f"deck_{noun}", "cards": cards, "keep": keep}
        return verb, arguments | ({"price": K.BUY_PRICE} if verb == "buy" else {})
    if verb == "train":
        number = int(noun)
        if view["phase"] == "path" and not view["todo"] and view["kahuna"] == seat:
            verb = "train_more"
        return verb, {"number": number, "price": K.TRAIN_PRICE[number]}
    if verb == "sell":
        good, level = K.GOODS.index(noun), int(nouns[1])
        steps = [step for step in K.BONUS[good][level - 1] if step[0] >= 0]
        return verb, {"good": noun, "level": level, "effect": steps_text(steps, language)}
    if verb == "hire":
        return verb, {"helper": noun, "price": K.HIRE_PRICE}
    if verb == "bid":
        return verb, {"mana": int(noun)}
    if verb == "tattoo":
        return verb, {"field": own["tattoo"] + 1}
    return verb, {"what": noun} if noun else {}


def _chance(view: dict[str, Any], verb: str, nouns: list[str]) -> tuple[str, dict[str, Any]]:
    """Return the sentence for what chance does."""
    step = view["todo"][0]
    if verb == "roll":
        return "roll", {"what": f"die_{step['for']}", "face": int(nouns[0])}
    if verb == "steal":
        return "loot", {"seat": step["seat"], "victim_seat": step["victim"], "good": nouns[0]}
    if step["do"] in ("deal", "deal_mask"):
        return "deal", {"seat": step["seat"], "what": nouns[0]}
    return verb, {"what": nouns[0]}


# -- what rituals and sales do ---------------------------------------------------------------------


def _ritual(name: str, language: str) -> dict[str, Any]:
    cost = K.COST[K.RITUALS.index(name)]
    return {"ritual": name, "cost": cost, "effect": effect_text(name, language)}


def effect_text(name: str, language: str) -> str:
    """Return what a ritual does, in a few words."""
    number = K.RITUALS.index(name)
    if name in PERMANENT:
        return WORDS.say(f"effect.{name}", {}, language)
    if name.startswith("tane"):
        return WORDS.say(f"effect.{name}", {}, language)
    steps = [step for step in K.EFFECT[number] if step[0] >= 0]
    said = steps_text(steps, language)
    if K.KIND[number] == K.BROWN and steps[0][0] != K.BAG:
        return WORDS.say("effect.everybody", {"effect": said}, language)
    return said


def steps_text(steps: list[tuple[int, int]], language: str) -> str:
    """Return what some steps of a ritual or a sale bring."""
    said = [WORDS.say(f"effect.{K.STEPS[do]}", {"n": n}, language) for do, n in steps]
    return ", ".join(said)
