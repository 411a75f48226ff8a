"""Why a move is refused: the reason and its numbers, for a sentence in any language."""

from vaka.core.game import Reason
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.rules.play import RapaNui2011

VERBS = {  # phase -> the verbs that belong to it
    K.BUY: ("pass", "buy"),
    K.LAY: ("lay", "discard"),
    K.SACRIFICE: ("sacrifice",),
    K.HIDE: ("hide",),
    K.ADD: ("add",),
    K.DRAW: ("draw",),
    K.SCORE_MOAI: ("take",),
    K.SUBSTITUTE: ("pass", "take"),
}


def why_not(state: RapaNui2011, seat: int, move: int) -> Reason | None:
    """Return why a seat that is to move cannot play this move."""
    verb, *nouns = K.MOVES.texts[move].split()
    if verb not in VERBS[state.phase]:
        return ("other_phase", {"phase": f"phase_{K.PHASES[state.phase]}"})
    if verb == "buy":
        return _not_bought(state, seat, nouns[0])
    if verb == "lay":
        return _not_laid(state, seat, *nouns)
    if verb == "discard":
        return ("discard_only_three_moais", {"wood": state.wood[seat], "price": K.MOAI_PRICE})
    if verb in ("sacrifice", "hide"):
        return ("not_owned", {"kind": nouns[0]})
    if nouns[0] in K.KINDS and state.phase in (K.ADD, K.SUBSTITUTE):
        return ("sold_out", {"kind": nouns[0]})
    return None  # fame or wood belongs to Moais only, a kind to a substitute only


def _not_bought(state: RapaNui2011, seat: int, kind: str) -> Reason:
    """RA2, RA3."""
    number = K.KINDS.index(kind)
    if state.supply[number] == 0:
        return ("sold_out", {"kind": kind})
    price = max(0, K.BUY_PRICE - state.display[seat][K.HUNTER + number])
    return ("too_expensive", {"price": price, "wood": state.wood[seat]})


def _not_laid(state: RapaNui2011, seat: int, card: str, cards: str = "1") -> Reason:
    """RB1, RB2."""
    held = state.hand[seat][K.TYPES.index(card)]
    if held < int(cards):
        return ("not_in_hand", {"type": card, "cards": int(cards), "held": held})
    price = K.MOAI_PRICE if card == "moai" else int(cards) - 1
    return ("too_expensive", {"price": price, "wood": state.wood[seat]})
