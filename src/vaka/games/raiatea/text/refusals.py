"""Why a move is refused: the reason and its numbers, for a sentence in any language."""

from vaka.core.game import Reason
from vaka.games.raiatea import facts
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules.play import Raiatea

PHASE_VERBS = {  # phase -> the verbs of its menu
    K.CHOOSE: ("choose", *K.FREE),
    K.FOREST_1: ("pick", "pass", "collector", *K.FREE),
    K.FOREST_2: ("pick", "pass", "collector", *K.FREE),
    K.AT_MARAE: ("offer", "draw", "done", *K.FREE),
    K.ON_PATH: ("train", *K.FREE),
    K.GIVE: ("give", "pass", *K.FREE),
    K.TAKE: ("take", "pass", *K.FREE),
    K.AT_MARKET: ("sell", "hire", "trader", "done", *K.FREE),
    K.DANCE: ("train",),
    K.BUY: ("buy", "pass"),
    K.PREPARE: ("put", "done"),
    K.BID: ("bid",),
    K.REWARD: ("reward",),
    K.ARRANGE: ("next",),
    K.RAISE: ("fulfil", "pass", *K.FREE),
}
DIVING_VERBS = ("dive", "done", *K.FREE)  # act 6, after a task
TAKEN_FROM = {K.TAKE_GOOD: K.GOODS, K.TAKE_HELPER: K.HELPERS, K.TAKE_MASK: K.MASKS}


def _verbs(state: Raiatea, asked: str) -> tuple[str, ...]:
    """Return the verbs that answer what a seat is asked."""
    if asked == "ask_keep":
        return ("keep",)
    if state.todo_n:
        return K.STEP_VERBS[state.todo[state.todo_n - 1][K.DO]]
    return DIVING_VERBS if asked == "ask_dive" else PHASE_VERBS[state.phase]


def why_not(state: Raiatea, seat: int, move: int) -> Reason | None:
    """Return why a seat that is to move cannot play this move."""
    verb, *nouns = K.MOVES.texts[move].split()
    asked = facts.question(state)
    if verb not in _verbs(state, asked):
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
    times = facts.most_times(state, seat)
    if verb == "hire":
        if state.made[K.MADE_HIRE] >= times:
            return ("hires_done", {"times": times})
        if not state.helper_market[K.HELPERS.index(nouns[0])]:
            return ("not_in_market", {"thing": nouns[0]})
        return ("too_few_pearls", {"price": K.HIRE_PRICE, "pearls": state.pearls[seat]})
    good = K.GOODS.index(nouns[0])
    if verb == "offer":
        if state.made[K.MADE_DRAW]:
            return ("offer_before_draw", {})
        if state.made[K.MADE_OFFER] >= times:
            return ("offers_done", {"times": times})
        return ("no_good", {"good": nouns[0]})
    times = facts.most_sales(state, seat)
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
    if K.IN_ACT_5_ALONE[number]:
        return ("only_in_act_5", {"ritual": ritual})
    numbers = {"cost": K.COST[number], "priests": state.priests[seat]}
    return ("too_few_priests", {"ritual": ritual} | numbers)


def _not_drawn(state: Raiatea, seat: int, deck: str) -> Reason:
    """R22: draws are counted at the Marae alone."""
    times = facts.most_times(state, seat)
    if not state.todo_n and state.made[K.MADE_DRAW] >= times:
        return ("draws_done", {"times": times})
    if not facts.is_open_to(state, seat, K.DECKS.index(deck)):
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
        asked = facts.question(state)
        if asked == "ask_pay_ritual":
            return ("other_question", {"question": asked})
        return ("no_mask", {"mask": noun})
    number = K.RITUALS.index(noun)
    if facts.question(state) == "ask_pay_mask":
        return ("other_question", {"question": "ask_pay_mask"})
    if not state.hand[seat][number]:
        return ("not_in_hand", {"ritual": noun})
    if verb == "put":
        return ("no_clip", {"most": facts.most_clips(state, seat)})
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
