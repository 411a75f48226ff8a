"""Why a move is refused: the reason and its numbers, for a sentence in any language."""

from vaka.core.game import Reason
from vaka.games.rapanui2011 import codes as C
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.facts import price_of
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
        return _not_bought(state, seat, move, nouns[0])
    if verb == "lay":
        return _not_laid(state, seat, move, *nouns)
    if verb == "discard":
        price = price_of(state, seat, C.M_LAY + K.MOAI)
        return ("discard_only_three_moais", {"wood": state.wood[seat], "price": price})
    if verb in ("sacrifice", "hide"):
        return ("not_owned", {"kind": nouns[0]})
    if nouns[0] in K.KINDS and state.phase in (K.ADD, K.SUBSTITUTE):
        return ("sold_out", {"kind": nouns[0]})
    return None  # fame or wood belongs to Moais only, a kind to a substitute only


def _not_bought(state: RapaNui2011, seat: int, move: int, kind: str) -> Reason:
    """RA2, RA3."""
    if state.supply[K.KINDS.index(kind)] == 0:
        return ("sold_out", {"kind": kind})
    return _too_expensive(state, seat, move)


def _not_laid(state: RapaNui2011, seat: int, move: int, card: str, cards: str = "1") -> Reason:
    """RB1, RB2."""
    held = state.hand[seat][K.TYPES.index(card)]
    if held < int(cards):
        return ("not_in_hand", {"type": card, "cards": int(cards), "held": held})
    return _too_expensive(state, seat, move)


def _too_expensive(state: RapaNui2011, seat: int, move: int) -> Reason:
    return ("too_expensive", {"price": price_of(state, seat, move), "wood": state.wood[seat]})
