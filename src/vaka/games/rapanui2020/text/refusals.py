"""Why a move is refused: the reason and its numbers, for a sentence in any language."""

from vaka.core.game import Reason
from vaka.games.rapanui2020 import chart, facts
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.rules.play import RapaNui2020
from vaka.games.rapanui2020.text import power_refusals

VERBS = {  # phase and stage -> the verbs that belong to it, besides free actions
    (K.DRAFT, K.DRAFTING): ("draft",),
    (K.PLACE, K.MAIN): ("place", "carve", "sorcerer", "chief"),
    (K.SCULPT, K.MAIN): ("take", "done"),
    (K.HAUL, K.MAIN): ("load", "drop"),
    (K.HAUL, K.ROUTE): ("step", "erect", "style"),
    (K.HAUL, K.INCOME): ("income",),
    (K.HAUL, K.GAIN): ("gain",),
    (K.HAUL, K.EXCHANGE): ("offer",),
    (K.HAUL, K.SPEND): ("spend",),
    (K.HAUL, K.AFTER): ("end",),
}


def why_not(state: RapaNui2020, seat: int, move: int) -> Reason:
    """Return why a seat that is to move cannot play this move."""
    verb, *nouns = K.MOVES.text(state, move).split()
    if verb in power_refusals.FREE or state.tool >= 0:
        return power_refusals.why_not(state, seat, verb, nouns)
    if verb not in VERBS[state.phase, state.stage]:
        return ("other_stage", {"stage": f"ask_{question(state)}"})
    if state.phase == K.HAUL:
        return _not_hauled(state, seat, verb, nouns)
    if state.phase == K.PLACE:
        return _not_placed(state, seat, verb, nouns[0])
    if state.phase == K.SCULPT:
        return _not_taken(state, K.SIZES.index(nouns[0]))
    return ("not_on_display", {"tile": nouns[0]})


def question(state: RapaNui2020) -> str:
    """Return the key of what is asked in this stage."""
    phase = K.PHASES[state.phase]
    return phase if state.stage in (K.MAIN, K.DRAFTING) else K.STAGES[state.stage]


# -- phases 1 and 2 --------------------------------------------------------------------------------


def _not_placed(state: RapaNui2020, seat: int, verb: str, noun: str) -> Reason:
    """P1.3-P1.7."""
    if verb in ("place", "carve") and state.villagers[seat] == 0:
        return ("no_villager", {})
    if verb == "place":
        return power_refusals.not_entered(state, noun)
    if verb == "carve":
        return ("column_full", {"column": noun})
    if verb == "chief":
        built = state.built[seat][K.CHIEF]
        return ("chief_placed" if built else "no_chief", {})
    if not state.sorcerer[seat]:
        return ("sorcerer_placed", {})
    star = int(noun)
    if star > K.STARS[state.board]:
        return ("no_such_star", {"stars": K.STARS[state.board]})
    if state.stars[star - 1] >= 0:
        return ("star_taken", {"star": star, "star_seat": state.stars[star - 1]})
    return ("not_first_star", {})


def _not_taken(state: RapaNui2020, size: int) -> Reason:
    """P2.3-P2.5, N2."""
    if 0 <= state.taken < size:
        return ("largest_first", {"size": K.SIZES[size], "taken": K.SIZES[state.taken]})
    if not facts.has_sculptors(state, size):
        return ("no_sculptors", {"size": K.SIZES[size], "columns": K.WORKERS[size]})
    return ("none_left", {"size": K.SIZES[size]})


# -- phase 3 ---------------------------------------------------------------------------------------


def _not_hauled(state: RapaNui2020, seat: int, verb: str, nouns: list[str]) -> Reason:
    """P3.1-P3.10."""
    here = K.SPACES[state.route[state.route_n - 1]] if state.route_n else ""
    if verb == "load":
        return _not_loaded(state, seat, nouns[0])
    if verb == "step":
        return _not_stepped(state, here, nouns[0])
    if verb == "erect":
        return _not_erected(state, here, nouns[0])
    if verb == "style":
        return ("not_a_pukao", {}) if state.piece != K.PUKAO else ("not_there_yet", {"space": here})
    if verb == "offer":
        return _not_offered(state, seat, nouns)
    if verb == "spend":
        return _not_spent(state, seat, K.RESOURCES.index(nouns[0]))
    resource = K.RESOURCES.index(nouns[0])
    if verb == "gain" and facts.could_gain(state.board, K.SPACES.index(here), resource):
        return ("needs_fervent", {"resource": nouns[0]})
    return ("not_printed", {"resource": nouns[0], "space": here})


def _not_loaded(state: RapaNui2020, seat: int, cargo: str) -> Reason:
    piece = K.CARGO.index(cargo)
    if piece == K.PUKAO and state.pukaos == 0:
        return ("no_pukao", {})
    if piece != K.PUKAO and state.moai[seat][piece] == 0:
        return ("no_such_moai", {"size": cargo})
    if facts.goals(state, seat, piece) == 0:
        return ("no_styling_place" if piece == K.PUKAO else "no_erecting_place", {})
    if not facts.can_arrive(state, seat, piece):
        return ("no_way", {"cargo": cargo})
    return ("cannot_pay_any", {})


def _not_stepped(state: RapaNui2020, here: str, space: str) -> Reason:
    """P3.2, A10, N3."""
    number = K.SPACES.index(space)
    if not chart.place(K.BOARDS[state.board], space):
        return ("no_such_space", {"space": space})
    if number in state.route[: state.route_n]:
        return ("already_there", {"space": space})
    if not chart.adjacent(here, space):
        return ("not_next_to", {"space": space, "here": here})
    if not state.carriers >> number & 1:
        return ("nobody_there", {"space": space})
    return ("leads_nowhere", {"space": space})


def _not_erected(state: RapaNui2020, here: str, tile: str) -> Reason:
    """P3.4."""
    if state.piece == K.PUKAO:
        return ("not_a_moai", {})
    if not facts.goals(state, state.active, state.piece) >> K.SPACES.index(here) & 1:
        return ("not_there_yet", {"space": here})
    return ("no_tile_here", {"tile": tile, "space": here})


def _not_offered(state: RapaNui2020, seat: int, nouns: list[str]) -> Reason:
    """P3.7, P3.9."""
    outstanding = len(nouns) == 2
    if outstanding and not state.tiles[seat][K.PICK]:
        return ("needs_pick", {})
    offer = K.TYPES.index(nouns[-1]) + K.TYPE_COUNT * outstanding
    if not facts.is_there(state, offer):
        return ("none_outstanding" if outstanding else "stack_empty", {"type": nouns[-1]})
    return ("cannot_pay", {"type": nouns[-1], "price": facts.price_of(state.skimp)})


def _not_spent(state: RapaNui2020, seat: int, resource: int) -> Reason:
    """P3.8, N2."""
    name = K.RESOURCES[resource]
    if resource < facts.lowest_unit(state):
        return ("lower_unit", {"resource": name})
    if state.resources[seat][resource] == state.spent[resource]:
        return ("no_unit", {"resource": name})
    return ("no_price", {"resource": name, "type": K.TYPES[state.offer % K.TYPE_COUNT]})
