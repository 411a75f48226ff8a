"""Why a move is refused: the reason and its numbers, for a sentence in any language."""

from vaka.core.game import Reason
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules.play import Raiatea

FREE = ("couple", "shaman")
PHASE_VERBS = {  # phase -> the verbs of its menu
    K.CHOOSE: ("choose", *FREE),
    K.FOREST_1: ("pick", "pass", "collector", *FREE),
    K.FOREST_2: ("pick", "pass", "collector", *FREE),
    K.AT_MARAE: ("offer", "draw", "done", *FREE),
    K.ON_PATH: ("train", *FREE),
    K.GIVE: ("give", "pass", *FREE),
    K.TAKE: ("take", "pass", *FREE),
    K.AT_MARKET: ("sell", "hire", "trader", "done", *FREE),
    K.DANCE: ("train",),
    K.BUY: ("buy", "pass"),
    K.PREPARE: ("put", "done"),
    K.BID: ("bid",),
    K.REWARD: ("reward",),
    K.ARRANGE: ("next",),
    K.RAISE: ("fulfil", "pass", *FREE),
}
DIVING_VERBS = ("dive", "done", *FREE)  # act 6, after a task
STEP_VERBS = {
    K.TAKE_GOOD: ("take", "pass"),
    K.TAKE_HELPER: ("take", "pass"),
    K.TAKE_MASK: ("take", "pass"),
    K.TAKE_FOREST: ("take",),
    K.DRAW: ("draw",),
    K.REACTIVATE: ("reactivate",),
    K.MARK: ("tattoo", "pass"),
    K.EXTRA: ("pick", "pass"),
    K.TRAIN: ("train",),
    K.PERFORM: ("perform", "pass"),
    K.AFTER: ("done", *FREE),
    K.FULFIL: ("fulfil", "pass"),
    K.CLAIM: ("claim",),
    K.PAY_RITUAL: ("pay",),
    K.PAY_MASK: ("pay",),
    K.BAN: ("ban",),
    K.RAID: ("raid",),
    K.THIEF: ("steal",),
    K.CAPTURE: ("capture",),
    K.AUCTION: ("bid",),
}
TAKEN_FROM = {K.TAKE_GOOD: K.GOODS, K.TAKE_HELPER: K.HELPERS, K.TAKE_MASK: K.MASKS}


def question(state: Raiatea, seat: int) -> tuple[str, tuple[str, ...]]:
    """Return what a seat that is to move is asked, by its name in the words, and its verbs."""
    if state.keep[seat]:
        return "ask_keep", ("keep",)
    if state.todo_n:
        do = state.todo[state.todo_n - 1][K.DO]
        return f"ask_{K.STEPS[do]}", STEP_VERBS[do]
    if state.phase == K.RAISE and state.made[K.MADE_FULFIL]:
        return "ask_dive", DIVING_VERBS
    return f"phase_{K.PHASES[state.phase]}", PHASE_VERBS[state.phase]


def why_not(state: Raiatea, seat: int, move: int) -> Reason | None:
    """Return why a seat that is to move cannot play this move."""
    verb, *nouns = K.MOVES.texts[move].split()
    asked, verbs = question(state, seat)
    if verb not in verbs:
        return ("other_question", {"question": asked})
    if verb in ("couple", "shaman", "collector", "sell", "hire", "trader", "offer", "draw"):
        return _not_done(state, seat, verb, nouns)
    if verb in ("fulfil", "dive", "claim"):
        return _not_fulfilled(state, seat, verb, nouns[0], int(nouns[1]))
    if verb in ("ban", "raid", "steal", "capture"):
        return _no_victim(state, seat, verb, nouns)
    if verb in ("train", "bid", "buy"):
        return _not_paid(state, seat, verb, nouns[0])
    if verb in ("keep", "put", "perform", "pay", "give"):
        return _not_held(state, seat, verb, nouns[0])
    if verb in ("take", "pick"):
        return _not_lying(state, asked, nouns[0])
    if verb == "choose":
        return ("tile_gone", {"tile": nouns[0]})
    if verb == "reactivate":
        return ("none_used", {"helper": nouns[0]})
    if verb == "reward":
        left = state.rewards[K.REWARDS.index(nouns[0])]
        return ("market_empty", {}) if left else ("reward_gone", {"reward": f"reward_{nouns[0]}"})
    if verb == "next":
        return ("not_next", {"ritual": nouns[0]})
    return ("cannot_decline", {"question": asked})  # a pass that is not offered


# -- turns -----------------------------------------------------------------------------------------


def _not_done(state: Raiatea, seat: int, verb: str, nouns: list[str]) -> Reason | None:
    """R8, R20, R22, R31."""
    if verb == "couple":
        if not state.masks[seat][K.MIRROR]:
            return ("no_mirror", {})
        return ("no_mask", {"mask": nouns[0]})
    if verb == "shaman":
        return _no_shaman(state, seat, nouns[0])
    if verb == "collector":
        used = state.made[K.MADE_COLLECTOR]
        return ("collector_once", {}) if used else ("no_helper", {"helper": "collector"})
    if verb == "trader":
        if not state.ready[seat][K.TRADER]:
            return ("no_helper", {"helper": "trader"})
        return ("price_on_top", {"good": nouns[0]})
    if verb == "draw":
        return _not_drawn(state, seat, nouns[0])
    extra = int(state.kahuna == seat)
    if verb == "hire":
        if state.made[K.MADE_HIRE] > extra:
            return ("hires_done", {"times": 1 + extra})
        if not state.helper_market[K.HELPERS.index(nouns[0])]:
            return ("not_in_market", {"thing": nouns[0]})
        return ("too_few_pearls", {"price": K.HIRE_PRICE, "pearls": state.pearls[seat]})
    good = K.GOODS.index(nouns[0])
    if verb == "offer":
        if state.made[K.MADE_DRAW]:
            return ("offer_before_draw", {})
        if state.made[K.MADE_OFFER] > extra:
            return ("offers_done", {"times": 1 + extra})
        return ("no_good", {"good": nouns[0]})
    times = 1 + extra + state.front[seat][K.PIRI]
    if state.made[K.MADE_SELL] >= times:
        return ("sales_done", {"times": times})
    if not state.goods[seat][good]:
        return ("no_good", {"good": nouns[0]})
    return ("price_too_low", {"good": nouns[0], "price": state.price[good]})


def _no_shaman(state: Raiatea, seat: int, ritual: str) -> Reason:
    """R8, A9."""
    number = K.RITUALS.index(ritual)
    if not state.ready[seat][K.SHAMAN]:
        return ("no_helper", {"helper": "shaman"})
    if not state.hand[seat][number]:
        return ("not_in_hand", {"ritual": ritual})
    if number in (K.LESSER_BAN, K.GREATER_BAN):
        return ("only_in_act_5", {"ritual": ritual})
    numbers = {"cost": K.COST[number], "priests": state.priests[seat]}
    return ("too_few_priests", {"ritual": ritual} | numbers)


def _not_drawn(state: Raiatea, seat: int, deck: str) -> Reason:
    """R22: draws are counted at the Marae alone."""
    extra = int(state.kahuna == seat)
    if not state.todo_n and state.made[K.MADE_DRAW] > extra:
        return ("draws_done", {"times": 1 + extra})
    if deck == "forbidden" and state.tattoo[seat] < K.ARIKI:
        return ("rank_too_low", {})
    return ("deck_empty", {"deck": f"deck_{deck}"})


def _not_paid(state: Raiatea, seat: int, verb: str, noun: str) -> Reason:
    """R25, R34, R36."""
    if verb == "train":
        price = K.TRAIN_PRICE[int(noun)]
        return ("too_few_pearls", {"price": price, "pearls": state.pearls[seat]})
    price = K.BUY_PRICE if verb == "buy" else int(noun)
    if state.mana[seat] < price:
        return ("too_little_mana", {"price": price, "mana": state.mana[seat]})
    return _not_drawn(state, seat, noun)


# -- cards -----------------------------------------------------------------------------------------


def _not_held(state: Raiatea, seat: int, verb: str, noun: str) -> Reason | None:
    """R22, R27, R35, R44, R10."""
    if verb == "keep":
        return ("not_drawn", {"ritual": noun})
    if verb == "give" or noun in K.MASKS:
        asked = question(state, seat)[0]
        if asked == "ask_pay_ritual":
            return ("other_question", {"question": asked})
        return ("no_mask", {"mask": noun})
    number = K.RITUALS.index(noun)
    if question(state, seat)[0] == "ask_pay_mask":
        return ("other_question", {"question": "ask_pay_mask"})
    if not state.hand[seat][number]:
        return ("not_in_hand", {"ritual": noun})
    if verb == "put":
        most = K.CLIPS_MANY if state.tattoo[seat] >= K.ARIOI else K.CLIPS_FEW
        return ("no_clip", {"most": most})
    return ("only_in_act_5", {"ritual": noun})


def _not_lying(state: Raiatea, asked: str, noun: str) -> Reason:
    """R3, R15, R28: what is taken lies in a market or in the display."""
    if asked == "ask_extra" and noun not in K.GOODS:
        return ("goods_only", {})
    if asked in ("ask_extra", "ask_forest", "phase_forest_1", "phase_forest_2"):
        return ("not_displayed", {"card": noun})
    do = K.TAKE_MASK if not state.todo_n else state.todo[state.todo_n - 1][K.DO]
    if noun not in TAKEN_FROM[do]:
        return ("other_question", {"question": asked})
    return ("not_in_market", {"thing": noun})


# -- tasks and victims -----------------------------------------------------------------------------


def _not_fulfilled(state: Raiatea, seat: int, verb: str, token: str, row: int) -> Reason:
    """R41, R43-R47."""
    number = K.TOKENS.index(token)
    statue = K.TOKEN_STATUE[number]
    if verb == "dive" and not state.ready[seat][K.PEARL_DIVER]:
        return ("no_helper", {"helper": "pearl_diver"})
    if statue >= state.usable:
        return ("statue_closed", {"statue": statue + 1})
    if K.FACE_UP + number not in state.places[K.ROW_COUNT * statue + row - 1]:
        return ("token_gone", {"token": token, "row": row})
    if K.TOKEN_KIND[number] == K.TASK_AUCTION:
        return ("only_auctioned", {"token": token})
    return ("task_not_met", {"token": token})


def _no_victim(state: Raiatea, seat: int, verb: str, nouns: list[str]) -> Reason | None:
    """V1."""
    if not nouns[-1].isdigit():
        return None  # `steal` with a good is what chance says
    victim = int(nouns[-1])
    if victim >= state.seats:
        return ("no_such_victim", {"last": state.seats - 1})
    if victim == seat:
        return ("own_seat", {})
    if verb == "capture":
        return ("no_priests", {"victim_seat": victim})
    if verb == "steal":
        key = "cannot_steal" if state.masks[victim][K.MASKS.index(nouns[0])] else "nothing_to_steal"
        return (key, {"mask": nouns[0], "victim_seat": victim})
    row = list(zip(state.row, state.owner, strict=True))[: state.row_n]
    number = K.RITUALS.index(nouns[0])
    if (number, victim) not in row:
        return ("not_in_row", {"ritual": nouns[0], "victim_seat": victim})
    most = state.todo[state.todo_n - 1][K.N]
    return ("too_dear_to_ban", {"ritual": nouns[0], "cost": K.COST[number], "most": most})
