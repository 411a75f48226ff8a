"""The types of positions, views and facts of tongiaki.

Written by tools/write_views.py from shapes.py; do not edit.
"""

from typing import Literal, TypedDict

ViewOptionsFinalDraws = Literal["continue", "stop"]

ViewOptionsStallLimit = Literal[200, 0]


class ViewOptions(TypedDict):
    """What stands at `view.options`."""

    final_draws: ViewOptionsFinalDraws
    stall_limit: ViewOptionsStallLimit


ViewPile = Literal[
    "muroroa",
    "nauru",
    "tubuai",
    "rapa_nui",
    "rarotonga",
    "tokelau",
    "tuamotu",
    "hiva_oa",
    "mangareva",
    "oahu",
    "tahiti",
    "tuvalu",
    "fidschi",
    "hawaii",
    "samoa",
    "water_a",
    "water_b",
    "water_c",
    "water_d",
    "water_e",
    "water_f",
    "water_g",
    "water_h",
    "water_i",
    "water_j",
    "water_k",
    "water_l",
    "water_m",
    "water_n",
    "water_o",
    "water_p",
]

ViewBoardName = Literal[
    "tonga",
    "muroroa",
    "nauru",
    "tubuai",
    "rapa_nui",
    "rarotonga",
    "tokelau",
    "tuamotu",
    "hiva_oa",
    "mangareva",
    "oahu",
    "tahiti",
    "tuvalu",
    "fidschi",
    "hawaii",
    "samoa",
    "water_a",
    "water_b",
    "water_c",
    "water_d",
    "water_e",
    "water_f",
    "water_g",
    "water_h",
    "water_i",
    "water_j",
    "water_k",
    "water_l",
    "water_m",
    "water_n",
    "water_o",
    "water_p",
]

ViewShipsName = Literal[
    "tonga",
    "muroroa",
    "nauru",
    "tubuai",
    "rapa_nui",
    "rarotonga",
    "tokelau",
    "tuamotu",
    "hiva_oa",
    "mangareva",
    "oahu",
    "tahiti",
    "tuvalu",
    "fidschi",
    "hawaii",
    "samoa",
]

ViewRoyalName = Literal[
    "muroroa",
    "nauru",
    "tubuai",
    "rapa_nui",
    "rarotonga",
    "tokelau",
    "tuamotu",
    "hiva_oa",
    "mangareva",
    "oahu",
    "tahiti",
    "tuvalu",
    "fidschi",
    "hawaii",
    "samoa",
]

ViewSeatColour = Literal["blue", "yellow", "green", "orange", "red", "purple"]


class ViewSeat(TypedDict):
    """What stands at `view.seat`."""

    colour: ViewSeatColour
    stock: int


ViewPhase = Literal[
    "setup",
    "turn",
    "expand",
    "place",
    "enter",
    "sail",
    "voyage",
    "land",
    "draw",
    "lay",
    "settle",
    "over",
]

ViewIsland = Literal[
    "",
    "tonga",
    "muroroa",
    "nauru",
    "tubuai",
    "rapa_nui",
    "rarotonga",
    "tokelau",
    "tuamotu",
    "hiva_oa",
    "mangareva",
    "oahu",
    "tahiti",
    "tuvalu",
    "fidschi",
    "hawaii",
    "samoa",
]

ViewDrawn = Literal[
    "",
    "muroroa",
    "nauru",
    "tubuai",
    "rapa_nui",
    "rarotonga",
    "tokelau",
    "tuamotu",
    "hiva_oa",
    "mangareva",
    "oahu",
    "tahiti",
    "tuvalu",
    "fidschi",
    "hawaii",
    "samoa",
    "water_a",
    "water_b",
    "water_c",
    "water_d",
    "water_e",
    "water_f",
    "water_g",
    "water_h",
    "water_i",
    "water_j",
    "water_k",
    "water_l",
    "water_m",
    "water_n",
    "water_o",
    "water_p",
]

ViewPurpose = Literal["", "colonise", "explore"]

ViewUsesName = Literal[
    "tonga 0",
    "tonga 1",
    "tonga 2",
    "tonga 3",
    "tonga 4",
    "tonga 5",
    "muroroa 1",
    "muroroa 2",
    "muroroa 4",
    "muroroa 5",
    "nauru 1",
    "nauru 2",
    "nauru 3",
    "nauru 4",
    "nauru 5",
    "tubuai 1",
    "tubuai 2",
    "tubuai 4",
    "tubuai 5",
    "rapa_nui 1",
    "rapa_nui 2",
    "rapa_nui 3",
    "rapa_nui 4",
    "rapa_nui 5",
    "rarotonga 1",
    "rarotonga 2",
    "rarotonga 3",
    "rarotonga 4",
    "rarotonga 5",
    "tokelau 1",
    "tokelau 2",
    "tokelau 3",
    "tokelau 4",
    "tokelau 5",
    "tuamotu 1",
    "tuamotu 2",
    "tuamotu 3",
    "tuamotu 4",
    "tuamotu 5",
    "hiva_oa 1",
    "hiva_oa 2",
    "hiva_oa 3",
    "hiva_oa 4",
    "hiva_oa 5",
    "mangareva 1",
    "mangareva 2",
    "mangareva 3",
    "mangareva 4",
    "mangareva 5",
    "oahu 1",
    "oahu 2",
    "oahu 3",
    "oahu 4",
    "oahu 5",
    "tahiti 1",
    "tahiti 2",
    "tahiti 3",
    "tahiti 4",
    "tahiti 5",
    "tuvalu 1",
    "tuvalu 2",
    "tuvalu 3",
    "tuvalu 4",
    "tuvalu 5",
    "fidschi 1",
    "fidschi 2",
    "fidschi 3",
    "fidschi 4",
    "fidschi 5",
    "hawaii 1",
    "hawaii 2",
    "hawaii 3",
    "hawaii 4",
    "hawaii 5",
    "samoa 1",
    "samoa 2",
    "samoa 3",
    "samoa 4",
    "samoa 5",
]


class View(TypedDict):
    """What stands at `view`."""

    game: Literal["tongiaki"]
    options: ViewOptions
    pile: list[ViewPile]
    board: dict[str, list[int]]
    ships: dict[str, list[list[int]]]
    royal: dict[str, int]
    removed: list[ViewShipsName]
    seats: list[ViewSeat]
    active: int
    phase: ViewPhase
    island: ViewIsland
    left: int
    from_beach: int
    origin: ViewIsland
    fleet: list[int]
    cell: list[int]
    heading: int
    landed: list[int]
    drawn: ViewDrawn
    purpose: ViewPurpose
    uses: dict[str, int]
    links: list[list[ViewShipsName]]
    dissolved: bool
    ending: bool
    quiet: int
    truncated: bool


FactsScoreKey = Literal["island", "royal"]


class FactsScoreArguments(TypedDict):
    """What stands at `facts.score.arguments`."""

    island: ViewShipsName


class FactsScore(TypedDict):
    """What stands at `facts.score`."""

    key: FactsScoreKey
    rule: Literal["E4"]
    points: int
    arguments: FactsScoreArguments


class FactsStanding(TypedDict):
    """What stands at `facts.standing`."""

    points: int
    islands: int
    ships: int
    on_beaches: int
    royal: list[ViewShipsName]
    place: int


FactsLeadBy = Literal["points", "islands", "ships", "nothing"]


class FactsLead(TypedDict):
    """What stands at `facts.lead`."""

    seats: list[int]
    by: FactsLeadBy


class FactsFleet(TypedDict):
    """What stands at `facts.fleet`."""

    ships: int
    colours: int


class FactsPlace(TypedDict):
    """What stands at `facts.place`."""

    beach: int
    room: int
    colours: int


FactsRouteWaterTile = Literal[
    "water_a",
    "water_b",
    "water_c",
    "water_d",
    "water_e",
    "water_f",
    "water_g",
    "water_h",
    "water_i",
    "water_j",
    "water_k",
    "water_l",
    "water_m",
    "water_n",
    "water_o",
    "water_p",
]


class FactsRouteWater(TypedDict):
    """What stands at `facts.route.water`."""

    tile: FactsRouteWaterTile
    heading: int
    number: int


class FactsRoute(TypedDict):
    """What stands at `facts.route`."""

    beach: int
    heading: int
    waters: list[FactsRouteWater]
    goal: ViewIsland
    cell: list[int]
    arrival: int
    used_up: bool


class FactsPileIsland(TypedDict):
    """What stands at `facts.pile.island`."""

    points: int
    tiles: list[ViewShipsName]


class FactsPileWater(TypedDict):
    """What stands at `facts.pile.water`."""

    number: int
    tiles: list[FactsRouteWaterTile]


class FactsPile(TypedDict):
    """What stands at `facts.pile`."""

    islands: list[FactsPileIsland]
    waters: list[FactsPileWater]


class FactsMovePlace(TypedDict):
    """What stands at `facts.move.place`."""

    verb: Literal["place"]
    room: int
    colours: int


class FactsMoveLand(TypedDict):
    """What stands at `facts.move.land`."""

    verb: Literal["land"]
    room: int
    colours: int
    surplus: int


FactsMoveSailEnd = Literal["lands", "returns", "turned_back", "sinks", "unknown", "home"]


class FactsMoveSailOdds(TypedDict):
    """What stands at `facts.move.sail.odds`."""

    tiles: int
    islands: int
    deadly: int


FactsMoveSailLast = Literal["", "island", "water"]


class FactsMoveSail(TypedDict):
    """What stands at `facts.move.sail`."""

    verb: Literal["sail"]
    ships: list[int]
    colours: int
    waters: list[FactsRouteWaterTile]
    number: int
    end: FactsMoveSailEnd
    surplus: int
    odds: FactsMoveSailOdds | None
    last: FactsMoveSailLast


class FactsMoveExpand(TypedDict):
    """What stands at `facts.move.expand`."""

    verb: Literal["expand"]
    ships: int
    fills: list[int]
    certain: bool


class FactsMoveEnter(TypedDict):
    """What stands at `facts.move.enter`."""

    verb: Literal["enter"]
    ships: int
    fills: list[int]
    certain: bool


class FactsMoveKing(TypedDict):
    """What stands at `facts.move.king`."""

    verb: Literal["king"]
    ships: int
    points: int


class FactsMoveColonise(TypedDict):
    """What stands at `facts.move.colonise`."""

    verb: Literal["colonise"]
    ships: int
    points: int
    islands: list[ViewShipsName]


class FactsMoveTake(TypedDict):
    """What stands at `facts.move.take`."""

    verb: Literal["take"]
    ships: int
    points: int


class FactsMoveExplore(TypedDict):
    """What stands at `facts.move.explore`."""

    verb: Literal["explore"]


class FactsMovePass(TypedDict):
    """What stands at `facts.move.pass`."""

    verb: Literal["pass"]


FactsMoveLayBeside = Literal[
    "",
    "tonga",
    "muroroa",
    "nauru",
    "tubuai",
    "rapa_nui",
    "rarotonga",
    "tokelau",
    "tuamotu",
    "hiva_oa",
    "mangareva",
    "oahu",
    "tahiti",
    "tuvalu",
    "fidschi",
    "hawaii",
    "samoa",
    "water_a",
    "water_b",
    "water_c",
    "water_d",
    "water_e",
    "water_f",
    "water_g",
    "water_h",
    "water_i",
    "water_j",
    "water_k",
    "water_l",
    "water_m",
    "water_n",
    "water_o",
    "water_p",
]


class FactsMoveLay(TypedDict):
    """What stands at `facts.move.lay`."""

    verb: Literal["lay"]
    cell: list[int]
    rot: int
    side: int
    beside: FactsMoveLayBeside
    number: int
    goals: list[ViewBoardName]
    last: FactsMoveSailLast


FactsMoveDrawEnd = Literal["", "lands", "passes", "sinks"]


class FactsMoveDraw(TypedDict):
    """What stands at `facts.move.draw`."""

    verb: Literal["draw"]
    number: int
    colours: int
    end: FactsMoveDrawEnd


FactsMove = (
    FactsMovePlace
    | FactsMoveLand
    | FactsMoveSail
    | FactsMoveExpand
    | FactsMoveEnter
    | FactsMoveKing
    | FactsMoveColonise
    | FactsMoveTake
    | FactsMoveExplore
    | FactsMovePass
    | FactsMoveLay
    | FactsMoveDraw
)


class Facts(TypedDict):
    """What stands at `facts`."""

    points: list[int]
    score: list[list[FactsScore]]
    standings: list[FactsStanding]
    lead: FactsLead
    fleet: FactsFleet
    room: dict[str, list[int]]
    sides: dict[str, list[int]]
    places: list[FactsPlace]
    landing: list[str]
    routes: dict[str, FactsRoute]
    pile: FactsPile
    moves: dict[str, FactsMove]
