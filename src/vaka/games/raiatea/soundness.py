"""Whether a position can be played on: nothing contradicts itself, and who is to move can.

A position need not be one that play can reach, and its cards need not add up: a worked case may
hand out a ritual or a helper as it likes. But every number must mean something, and no seat may
come to a decision without a move.
"""

from collections import Counter
from typing import Any

from vaka.core.schema import Whole, Word, refuse
from vaka.games.raiatea import facts
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules.play import Raiatea
from vaka.games.raiatea.shapes import MOST_CARDS, MOST_STEPS, POSITION

LOCATIONS = ("forest_1", "forest_2", "marae", "oyster", "path", "give", "take", "market")
CEREMONIES = ("dance", "buy", "prepare", "bid", "reward", "arrange", "bless", "raise")
TOGETHER = ("dance", "buy", "prepare", "bid")  # all seats choose at the same time
IN_TURNS = ("forest_1", "forest_2", "marae", "path", "give", "take", "market", "reward", "raise")
CHOOSE_ONE_BY_ONE = (*IN_TURNS, "choose", "arrange", "end")  # at the end it matters to nobody
SETTING_UP = ("deal_mask", "reveal", "turn", "deal")  # the only steps before the first round
TOKENS = sum(K.TOKEN_DECK)
MOST_RITUALS = K.ROW_SIZE  # in all places: far more than the 92 there are

# Steps are a stack of K.TODO_SIZE places. What a step causes comes on top of what is below it when
# it has left itself, so the stack grows only where an effect waits for what it has caused:
# - a ritual that performs another one waits as its discarding, one place;
# - each seat becomes Tahua (R10) once, and performs a ritual while a brown one waits: as its
#   discarding, and as its steps for up to four other seats;
# - what happens at last needs no more than the auctions of a row and a few places.
NESTED_BY_SEAT, LAST_EFFECT = K.MOST_SEATS, 8
MOST_NESTING = K.TODO_SIZE - MOST_STEPS - K.MOST_SEATS * NESTED_BY_SEAT - LAST_EFFECT
NESTING = frozenset(
    name for name, *_, steps in K.RITUAL_TABLE if any(step[0] == K.PERFORM for step in steps)
)
# What a permanent ritual brings grows with its copies, each time: with so many of one design no
# number of pearls or mana leaves its 16 bits in a match.
MOST_PERMANENT = 20
PERMANENT = tuple(name for i, name in enumerate(K.RITUALS) if K.KIND[i] == K.BLUE)


def check(position: dict[str, Any]) -> None:
    """Raise BadPosition, with the field and the reason, unless the position can be played on."""
    POSITION.check(position, "")
    _check_seats(position)
    _check_round(position)
    _check_turns(position)
    _check_setup(position)
    _check_tiles(position)
    _check_rituals(position)
    _check_supplies(position)
    _check_steps(position)
    _check_draws(position)


# -- seats and rounds ------------------------------------------------------------------------------


def _check_seats(position: dict[str, Any]) -> None:
    """Every number of a seat is one that sits at the table, and each stands once in a list."""
    seats = len(position["seats"])
    last = seats - 1
    Whole(0, last).check(position["start"], "start")
    for field in ("kahuna", "actor"):
        Whole(-1, last).check(position[field], field)
    Whole(0, seats).check(position["passes"], "passes")
    for field in ("queue", "gave", "order"):
        for i, seat in enumerate(position[field]):
            Whole(0, last).check(seat, f"{field}.{i}")
    for field in ("queue", "gave", "order", "tiles", "rewards"):
        if len(set(position[field])) < len(position[field]):
            raise refuse(field, "twice")
    if len(position["order"]) != seats:
        n = len(position["order"])
        raise refuse("order", "wrong_length", length=n, low=seats, high=seats)
    for i, card in enumerate(position["row"]):
        Whole(-1, last).check(card["owner"], f"row.{i}.owner")
    for i, step in enumerate(position["todo"]):
        for key in ("seat", "victim"):
            if key in step:
                Whole(0, last).check(step[key], f"todo.{i}.{key}")


def _check_round(position: dict[str, Any]) -> None:
    """R1: a phase belongs to a round of its kind; a location has its Kahuna."""
    phase, current = position["phase"], position["round"]
    fitting = {"setup": "setup", "end": "end"}.get(phase, "c" if phase in CEREMONIES else "a")
    if not (
        current == fitting if len(fitting) > 1 else current[0] == fitting and len(current) == 2
    ):
        raise refuse("phase", "other_round", phase=phase, round=current)
    rolls = any(step["do"] == "roll" for step in position["todo"])
    if (phase in LOCATIONS or rolls) and position["kahuna"] < 0:
        raise refuse("kahuna", "needs_kahuna")
    most = len(position["row"]) if phase == "arrange" else 0
    Whole(0, most).check(position["spot"], "spot")


def _check_turns(position: dict[str, Any]) -> None:
    """R12-R31, R37, R41: turns are taken where there are any, and whoever has one can choose."""
    phase, actor = position["phase"], position["actor"]
    if phase not in (*IN_TURNS, "end") and position["queue"]:
        raise refuse("queue", "must_be_empty")
    if phase not in CHOOSE_ONE_BY_ONE and actor >= 0:
        raise refuse("actor", "must_be", expected=-1, value=actor)
    still_to_act = len(position["queue"]) + (actor >= 0)
    most = len(position["seats"]) - still_to_act if phase == "raise" else 0
    Whole(0, max(0, most)).check(position["passes"], "passes")
    if phase == "reward" and actor >= 0:
        if position["todo"]:  # whoever is asked for a reward takes it before anything else happens
            raise refuse("todo", "must_be_empty")
        goods = any(position["goods_market"].values())
        if not any(goods or reward != "good" for reward in position["rewards"]):
            raise refuse("rewards", "no_reward")


def _check_setup(position: dict[str, Any]) -> None:
    """S5-S9: only chance and the first rituals are left; of five seats the last draws again."""
    if position["phase"] != "setup":
        return
    for i, step in enumerate(position["todo"]):
        Word(*SETTING_UP).check(step["do"], f"todo.{i}.do")
    if len(position["seats"]) == K.MOST_SEATS:
        dealt = sum(s["n"] for s in position["todo"] if s.get("deck") == "normal")
        left = sum(sum(position[pile]["normal"].values()) for pile in ("decks", "discards"))
        if left <= dealt:
            raise refuse("decks.normal", "too_few_rituals", found=left, least=dealt + 1)


def _check_tiles(position: dict[str, Any]) -> None:
    """R12, R32: whoever is still to choose a tile finds one, in this round or after a ceremony."""
    phase = position["phase"]
    if phase == "end":
        return
    without = [i for i, own in enumerate(position["seats"]) if not own["tile"]]
    if phase not in LOCATIONS and not without:
        raise refuse("seats", "all_have_tiles")
    if phase == "choose" and position["actor"] >= 0 and position["actor"] not in without:
        raise refuse("actor", "has_tile", tile=position["seats"][position["actor"]]["tile"])
    if len(position["tiles"]) < len(without):
        n = len(position["tiles"])
        raise refuse("tiles", "wrong_length", length=n, low=len(without), high=K.TILE_COUNT)


# -- cards -----------------------------------------------------------------------------------------


def _check_rituals(position: dict[str, Any]) -> None:
    """R38, R9: brown cards of the row are nobody's, all others somebody's; only blue ones lie."""
    for i, card in enumerate(position["row"]):
        brown = K.KIND[K.RITUALS.index(card["ritual"])] == K.BROWN
        if brown != (card["owner"] < 0):
            raise refuse(f"row.{i}.owner", "wrong_owner", ritual=card["ritual"])
    for i, own in enumerate(position["seats"]):
        for name in own["front"]:
            if name not in PERMANENT:
                raise refuse(f"seats.{i}.front", "not_blue", ritual=name)
    _check_counts(_rituals(position))
    _check_bagged(position)


def _rituals(position: dict[str, Any]) -> Counter[str]:
    """Count the rituals of each design in all places: any of them may come to any other place."""
    found = Counter(card["ritual"] for card in position["row"])
    found.update(step["ritual"] for step in position["todo"] if step["do"] == "discard")
    for own in position["seats"]:
        found.update(own["hand"] + own["drawn"] + own["bagged"] + own["front"])
    for key in ("decks", "discards"):
        for counts in position[key].values():
            found.update(counts)
    return found


def _check_counts(found: Counter[str]) -> None:
    """The row has room for all; so many perform others, or bring more and more, at most."""
    for names, most in ((K.RITUALS, MOST_RITUALS), (NESTING, MOST_NESTING)):
        if (n := sum(found[name] for name in names)) > most:
            raise refuse("decks", "too_many_rituals", found=n, most=most)
    for name in PERMANENT:
        if found[name] > MOST_PERMANENT:
            raise refuse("decks", "too_many_rituals", found=found[name], most=MOST_PERMANENT)


def _check_supplies(position: dict[str, Any]) -> None:
    """Goods, helpers, masks and tokens go from place to place: all of a kind fit into any of them.

    So every position that is played from here can be written and read again.
    """
    seats = position["seats"]
    found = {
        "goods_market": Counter(position["goods_market"]),
        "helper_market": Counter(position["helper_market"]),
        "mask_market": Counter(position["mask_market"]),
    }
    for own in seats:
        found["goods_market"].update(own["goods"])
        found["helper_market"].update(own["ready"])
        found["helper_market"].update(own["used"])
        found["mask_market"].update(own["masks"])
        found["mask_market"].update(own["coupled"])
    for i, card in enumerate(K.FOREST_CARDS):
        kind = "goods_market" if i < K.FIRST_HELPER_CARD else "helper_market"
        mask = K.FOREST_MASK[i]
        where, name = (kind, card) if mask < 0 else ("mask_market", K.MASKS[mask])
        found[where][name] += position["forest"][card] + position["display"][card]
    for field, counts in found.items():
        for name, count in counts.items():
            Whole(0, MOST_CARDS).check(count, f"{field}.{name}")
    tokens = sum(len(row) for statue in position["statues"] for row in statue)
    for i, own in enumerate(seats):
        Whole(0, TOKENS - tokens).check(len(own["tokens"]), f"seats.{i}.tokens")


def _check_bagged(position: dict[str, Any]) -> None:
    """R35, R38: rituals lie in the bag from act 3 on until the row is laid."""
    phase = position["phase"]
    preparing = phase == "prepare" and not position["todo"]
    preparing = preparing and not any(own["keep"] for own in position["seats"])
    if phase not in ("bid", "reward") and not preparing:
        for i, own in enumerate(position["seats"]):
            if own["bagged"]:
                raise refuse(f"seats.{i}.bagged", "must_be_empty")


def _check_steps(position: dict[str, Any]) -> None:
    """R47, S5: a token that is to be gained or auctioned lies there; a mask can be dealt."""
    wanted: Counter[tuple[str, int]] = Counter()
    masks = 0
    for i, step in enumerate(position["todo"]):
        if "token" in step:
            token, row = step["token"], step["row"]
            wanted[token, row] += 1
            statue = position["statues"][K.TOKEN_STATUE[K.TOKENS.index(token)]]
            if wanted[token, row] > statue[row - 1].count(token):
                raise refuse(f"todo.{i}.token", "token_not_there", token=token, row=row)
        if step["do"] == "deal_mask":
            masks += 1
            if masks > sum(position["mask_market"][name] for name in K.PICTURES[: K.START_MASKS]):
                raise refuse("mask_market", "needs_start_mask")


def _check_draws(position: dict[str, Any]) -> None:
    """R22: who is to keep rituals has drawn enough, and what was drawn will be kept or not."""
    dealt = {step["seat"] for step in position["todo"] if step["do"] == "deal"}
    for i, own in enumerate(position["seats"]):
        if own["keep"] > len(own["drawn"]):
            raise refuse(
                f"seats.{i}.keep", "out_of_range", value=own["keep"], low=0, high=len(own["drawn"])
            )
        if own["drawn"] and not own["keep"] and i not in dealt:
            raise refuse(f"seats.{i}.drawn", "nothing_to_keep")


# -- secret choices --------------------------------------------------------------------------------


def check_choices(position: dict[str, Any], state: Raiatea) -> None:
    """R33-R36, R49: choices are made where all choose at once, and by some seats at most."""
    together = _choose_together(position)
    choices = [own["choice"] for own in position["seats"]]
    for seat, choice in enumerate(choices):
        if choice and not (together and facts.could_choose(state, seat, state.choice[seat] - 1)):
            raise refuse(f"seats.{seat}.choice", "choice_not_possible", choice=choice)
    if together and all(choices):
        raise refuse("seats", "all_have_chosen")


def _choose_together(position: dict[str, Any]) -> bool:
    """Tell whether all seats make a choice: in an act of a ceremony, or in an auction."""
    if any(own["keep"] for own in position["seats"]):
        return False
    if position["todo"]:
        return bool(position["todo"][0]["do"] == "auction")
    return position["phase"] in TOGETHER
