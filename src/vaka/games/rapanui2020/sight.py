"""Who knows what: offerings lie face down, but everybody saw them being taken (A37)."""

from typing import Any

from vaka.core.schema import refuse
from vaka.engine.rng import Rng
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.notation import read, write
from vaka.games.rapanui2020.rules.play import RapaNui2020
from vaka.games.rapanui2020.shapes import FACE_DOWN


def look(state: RapaNui2020, seat: int | None, recall: bool) -> dict[str, Any]:
    """Return what a seat may know: eyes see no offering of others before the end, memory all."""
    view = write(state)
    if state.phase != K.OVER and not recall:
        for other, own in enumerate(view["seats"]):
            if other != seat:
                own["offerings"] = [FACE_DOWN] * len(own["offerings"])
    return view


def imagine(view: dict[str, Any], _rng: Rng) -> RapaNui2020:
    """Return the only State that fits a recall view."""
    seats = view.get("seats")
    for i, own in enumerate(seats if isinstance(seats, list) else ()):
        offerings = own.get("offerings") if isinstance(own, dict) else None
        if isinstance(offerings, list) and FACE_DOWN in offerings:
            raise refuse(f"seats.{i}.offerings", "needs_recall")
    return read(view)
