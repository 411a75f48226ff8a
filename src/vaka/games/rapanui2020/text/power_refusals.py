"""Why a free action or a move that follows from one is refused (G3, G5, G6, T1-T7, N5)."""

from vaka.core.game import Reason
from vaka.games.rapanui2020 import chart, facts
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.rules.play import RapaNui2020

FOLLOWING = {  # tile -> the verbs that follow from it
    K.BARTER: ("give", "get"),
    K.CHIP_IN: ("column",),
    K.CHANGE_JOBS: ("to", "column"),
    K.REST: ("stand",),
    K.LEND: ("lift", "to"),
}
FREE = ("play", "copy", "build", "give", "get", "column", "to", "stand", "lift")
NEVER = (K.PICK, K.FAVOR)  # tiles that are neither played nor copied


def why_not(state: RapaNui2020, seat: int, verb: str, nouns: list[str]) -> Reason:
    """Return why a free action is refused, or any move while one is being resolved."""
    if state.tool >= 0:
        return _not_followed(state, seat, verb, nouns)
    if verb == "build":
        return _not_built(state, seat, K.IMPROVEMENTS.index(nouns[0]))
    if verb not in ("play", "copy"):
        return ("nothing_begun", {})
    tile = K.TILES.index(nouns[0])
    if tile in NEVER:
        return ("never_used", {"tile": nouns[0]})
    if verb == "copy" and not state.tablet[seat]:
        return ("no_tablet", {})
    if verb == "play" and not state.tiles[seat][tile]:
        return ("no_such_tile", {"tile": nouns[0]})
    if not facts.in_window(state, tile):
        return ("other_window", {"tile": nouns[0], "window": f"window_{nouns[0]}"})
    return ("no_use", {"tile": nouns[0], "need": f"need_{nouns[0]}"})


def _not_built(state: RapaNui2020, seat: int, improvement: int) -> Reason:
    """G5."""
    name = K.IMPROVEMENTS[improvement]
    if not facts.in_window(state, K.BARTER):  # G3: in the same menus
        return ("no_building_now", {})
    if state.built[seat][improvement]:
        return ("already_built", {"improvement": name})
    if facts.improvements_left(state, seat) == 0:
        return ("three_built", {})
    resource = K.BUILD_RESOURCE[improvement]
    price = {"price": K.BUILD_PRICE[improvement], "resource": K.RESOURCES[resource]}
    return ("too_expensive", {"improvement": name, **price})


def _not_followed(state: RapaNui2020, seat: int, verb: str, nouns: list[str]) -> Reason:
    """N5: a power that has begun must be completed."""
    asked = verb in FOLLOWING[state.tool]
    if state.tool == K.BARTER:
        asked = verb == ("give" if state.given < 0 else "get")
    elif state.tool == K.LEND:
        asked = verb == ("to" if state.lifted else "lift")
    if not asked:
        return ("power_first", {"tile": K.TILES[state.tool]})
    if verb == "give":
        held = state.resources[seat][K.RESOURCES.index(nouns[0])]
        return ("needs_three", {"resource": nouns[0], "held": held})
    if verb == "get":
        return ("same_resource", {"resource": nouns[0]})
    if verb == "column":
        return ("too_late_to_carve", {})
    if verb == "stand":
        return ("nobody_tired", {"space": nouns[0]})
    if verb == "lift":
        return (f"no_{nouns[0]}_to_lift", {})
    return not_entered(state, nouns[0])


def not_entered(state: RapaNui2020, space: str) -> Reason:
    """P1.3, A36: why a figure may not go to a space."""
    board = K.BOARDS[state.board]
    if not chart.place(board, space):
        return ("no_such_space", {"space": space})
    if not chart.printed(board, space):
        return ("neutral_space", {"space": space})
    return ("space_held", {"space": space, "holder_seat": state.holder[K.SPACES.index(space)]})
