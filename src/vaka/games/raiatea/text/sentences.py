"""A move as a sentence: what it does and costs; warnings, and the final scoring line by line."""

from pathlib import Path
from typing import Any

from vaka.core.game import Facts, View
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.text.tally import pair_points, pairs_of
from vaka.text.sentences import Sentences
from vaka.words import Catalogue

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


def question(view: dict[str, Any], seat: int) -> str:
    """Return the name of what is asked of a seat now."""
    what = asked(view, seat)
    return f"phase_{what}" if what in K.PHASES and not view["todo"] else f"ask_{what}"


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


# -- before the click, and at the end --------------------------------------------------------------


def warn(view: dict[str, Any], seat: int, move: str, language: str = "en") -> str:
    """Return a big consequence of a legal move that should be announced before it, or ""."""
    verb, *nouns = move.split()
    key, arguments = "", dict[str, Any]()
    if verb in ("fulfil", "dive", "claim"):
        tokens = _left_to_auction(view, nouns[0], int(nouns[1]))
        key, arguments = ("auction" if tokens else ""), {"tokens": tokens}
    elif verb in ("pass", "done"):
        key = _warn_nothing(view, seat)
    elif verb in ("give", "pay", "couple"):
        key = _warn_mask(view["seats"][seat], verb, nouns[0])
    elif verb in ("offer", "tattoo") or move == "reward tattoo":
        key = "no_tattoo" if view["seats"][seat]["tattoo"] == K.MOST_TATTOO else ""
    elif verb == "train":
        surplus = view["seats"][seat]["priests"] + int(nouns[0]) > K.MOST_PRIESTS
        key, arguments = ("no_priest" if surplus else ""), {"most": K.MOST_PRIESTS}
    return WORDS.say(f"warn.{key}", arguments, language) if key else ""


def _left_to_auction(view: dict[str, Any], token: str, row: int) -> int:
    """R47: count the tokens that are auctioned at once when this one is taken from its row."""
    left = list(view["statues"][K.TOKEN_STATUE[K.TOKENS.index(token)]][row - 1])
    left.remove(token)
    return len(left) if all(other.startswith("auction") for other in left) else 0


def _warn_nothing(view: dict[str, Any], seat: int) -> str:
    """R10, R35, R41: what is lost or ended by declining."""
    own, question = view["seats"][seat], asked(view, seat)
    if question == "prepare":
        return "empty_bag" if own["hand"] and not own["bagged"] else ""
    if question == "perform":
        return "tahua" if own["hand"] else ""
    if question == "raise" and view["passes"] == len(view["seats"]) - 1:
        return "end" if view["round"] == "c3" else "end_ceremony"
    return ""


def _warn_mask(own: dict[str, Any], verb: str, mask: str) -> str:
    """R11: two masks of a picture are a pair, and a third one is not."""
    if mask not in K.PICTURES or own["masks"][mask] % 2:
        return ""
    return "true_pair" if verb == "couple" else "breaks_pair"


def scoring(view: dict[str, Any], language: str = "en") -> list[list[tuple[str, int, str]]]:
    """Return for each seat how its points come about: a sentence, points and rule a line."""
    return [_scoring(own, language) for own in view["seats"]]


def _scoring(own: dict[str, Any], language: str) -> list[tuple[str, int, str]]:
    def line(key: str, points: int, rule: str, **arguments: Any) -> tuple[str, int, str]:
        return WORDS.say(f"scoring.{key}", arguments, language), points, rule

    worth = [K.TOKEN_STATUE[K.TOKENS.index(token)] + 1 for token in own["tokens"]]
    lines = [line("rank", K.RANK_POINTS[own["tattoo"]], "E1", rank=K.RANKS[own["tattoo"] // 3])]
    papa_rai = [name for name in own["front"] if name.startswith("papa_rai")]
    lines += [line("ritual", int(name[-1]), "E2", ritual=name) for name in papa_rai]
    for each in sorted(set(worth)):
        tokens = worth.count(each)
        lines.append(line("tasks", each * tokens, "E3", tokens=tokens, each=each))
    for picture, pairs in enumerate(pairs_of(own)):
        if pairs:
            each = pair_points(own, K.PAIR_KIND[picture])
            mask = K.PICTURES[picture]
            lines.append(line("pairs", pairs * each, "E4", pairs=pairs, mask=mask, each=each))
    return lines


class RaiateaSentences(Sentences):
    """What is said of a match of Raiatea."""

    def describe(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return what a legal move of `seat` (-1: chance) means in this view."""
        return describe(view, seat, move, language)

    def warn(self, view: View, facts: Facts, seat: int, move: str, language: str = "en") -> str:
        """Return a big consequence of a legal move that should be announced before it, or ""."""
        return warn(view, seat, move, language)

    def question(self, view: View, facts: Facts, seat: int) -> str:
        """Return what a seat is asked."""
        return question(view, seat)


SENTENCES = RaiateaSentences(WORDS)
