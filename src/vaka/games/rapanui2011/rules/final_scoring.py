"""What counts at the end (RE2); what an offering is worth the stone says (RE3, RE4)."""

from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.state import Fields


def fame_for_moais(s: Fields, seat: int) -> int:
    """RE2: four for each Moai in the display."""
    return K.MOAI_FAME * s.display[seat][K.MOAI]


def fame_for_wood(s: Fields, seat: int) -> int:
    """RE2: one for every full five wood."""
    return s.wood[seat] // K.WOOD_PER_FAME


def fame_for_offerings(s: Fields, seat: int, kind: int, value: int) -> int:
    """RE2: the value of the kind (RE3) for each card held."""
    return s.offerings[seat][kind] * value
