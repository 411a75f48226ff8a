"""Why a move is refused: the reason and its numbers, for a sentence in any language."""

from vaka.core.game import Reason
from vaka.games.tongiaki import codes as C
from vaka.games.tongiaki import facts
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.rules.play import Tongiaki

VERBS = {  # phase -> the verbs that belong to it
    K.SETUP: ("place",),
    K.TURN: ("expand", "take", "pass", "king", "colonise", "enter", "explore"),
    K.EXPAND: ("expand",),
    K.PLACE: ("place",),
    K.ENTER: ("place",),
    K.SAIL: ("sail",),
    K.LAND: ("land",),
    K.LAY: ("lay",),
    K.SETTLE: ("place",),
}


def why_not(state: Tongiaki, seat: int, move: int) -> Reason | None:
    """Return why a seat that is to move cannot play this move."""
    verb, *nouns = K.MOVES.text(state, move).split()
    if verb not in VERBS[state.phase]:
        return ("other_phase", {"phase": f"phase_{K.PHASES[state.phase]}"})
    if verb == "place":
        return _not_placed(state, K.ISLANDS.index(nouns[0]), int(nouns[1]))
    if verb == "sail":
        return _not_sailed(state, move - C.M_SAIL)
    if verb == "land":
        return _not_landed(state, K.COLOURS.index(nouns[0]), int(nouns[1]))
    if verb == "lay":
        return ("cell_not_beside" if move == C.M_LAY_ALONE else "cell_not_empty", {})
    return _not_begun(state, seat, verb, nouns)


# -- the start of a turn ---------------------------------------------------------------------------


def _not_begun(state: Tongiaki, seat: int, verb: str, nouns: list[str]) -> Reason:
    """R1.1, R6.1, R6.2."""
    has_ship = facts.ships_on_beaches(state, seat) > 0
    if verb == "explore":
        return ("has_ships" if has_ship else "islands_left", {})
    if verb == "colonise":
        return ("no_ship_at_all", {})
    if verb == "pass":
        return ("must_enter", {}) if not has_ship else ("stock_left", {"stock": state.stock[seat]})
    island = K.ISLANDS.index(nouns[0])
    where = _not_open(state, island)
    if where is not None:
        return where
    if verb == "enter":
        return ("has_ships", {})
    if not has_ship:
        return ("must_enter", {})
    if verb == "take" and state.stock[seat] > 0:
        return ("stock_left", {"stock": state.stock[seat]})
    if not state.settled[island][seat] or verb == "take":
        return ("no_own_ship", {"island": nouns[0]})
    if verb == "expand":
        return ("no_stock", {})
    return _no_king(state, seat, island)


def _no_king(state: Tongiaki, seat: int, island: int) -> Reason:
    """R4.1, R4.3."""
    if island == K.TONGA:
        return ("tonga_not_royal", {})
    if facts.has_all_royal_islands(state, seat):
        return ("third_king", {})
    return ("foreign_ships", {"island": K.ISLANDS[island]})


def _not_open(state: Tongiaki, island: int) -> Reason | None:
    """R4.4: an island may not be laid, or be royal."""
    if state.where[island] != K.LAID:
        return ("not_laid", {"island": K.ISLANDS[island]})
    if state.royal[island] >= 0:
        return ("royal_island", {"island": K.ISLANDS[island], "royal_seat": state.royal[island]})
    return None


# -- ships -----------------------------------------------------------------------------------------


def _not_placed(state: Tongiaki, island: int, beach: int) -> Reason:
    """S4, R2.3, R6.1, R5.3."""
    expected = K.TONGA if state.phase == K.SETUP else state.island
    if island != expected:
        return ("other_island", {"island": K.ISLANDS[expected]})
    if state.phase == K.SETUP:
        return ("setup_berth", {"beach": beach})
    if beach < state.from_beach:
        return ("beach_passed", {"beach": beach, "first": state.from_beach})
    if state.phase == K.ENTER:
        return ("no_room_behind", {"beach": beach, "ships": state.left})
    return ("no_beaches_behind", {"beach": beach, "ships": state.left})


def _not_sailed(state: Tongiaki, pier: int) -> Reason:
    """R3.1, R7.3."""
    beach = K.PIER_BEACH[pier]
    island = K.PIER_ISLAND[pier]
    where = _not_open(state, island)
    if where is not None:
        return where
    if not facts.is_full(state, beach):
        place = beach - K.FIRST_BEACH[island]
        return (
            "beach_not_full",
            {"beach": place, "ships": state.filled[beach], "berths": K.BERTHS[beach]},
        )
    return ("used_up", {"uses": state.uses[pier]})


def _not_landed(state: Tongiaki, colour: int, place: int) -> Reason:
    """R3.5, R7.3."""
    island = K.ISLANDS[state.island]
    if state.fleet[colour] == 0:
        return ("not_in_fleet", {"colour": K.COLOURS[colour]})
    if place >= K.BEACHES[state.island]:
        return ("no_such_beach", {"beach": place, "island": island})
    if facts.free_berths(state, state.island)[place] == 0:
        return ("beach_full", {"beach": place, "island": island})
    if facts.is_spreading(state) and state.landed[place]:
        return ("other_beaches_first", {"beach": place})
    return ("fills_used_up", {"beach": place})
