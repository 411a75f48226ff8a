"""The types of positions, views and facts of rapanui2020.

Written by tools/write_views.py from shapes.py; do not edit.
"""

from typing import Literal, TypedDict

ViewOptionsVariant = Literal["standard", "first_game"]

ViewOptionsMaxRounds = Literal[30, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 50, 100]


class ViewOptions(TypedDict):
    """What stands at `view.options`."""

    variant: ViewOptionsVariant
    max_rounds: ViewOptionsMaxRounds


ViewBoard = Literal["b2", "b34"]

ViewBagName = Literal[
    "rest",
    "barter",
    "skimp",
    "chip_in",
    "take_three_more",
    "take_two_more",
    "take_your_pick",
    "change_jobs",
    "lend_a_hand",
    "gain_favor",
]

ViewSlotSpace = Literal[
    "b1",
    "c1",
    "d1",
    "e1",
    "f1",
    "g1",
    "a2",
    "b2",
    "c2",
    "d2",
    "e2",
    "f2",
    "g2",
    "a3",
    "b3",
    "c3",
    "d3",
    "e3",
    "f3",
    "g3",
    "a4",
    "b4",
    "c4",
    "d4",
    "e4",
    "f4",
    "g4",
    "a5",
    "b5",
    "c5",
]

ViewSlotTile = Literal[
    "",
    "rest",
    "barter",
    "skimp",
    "chip_in",
    "take_three_more",
    "take_two_more",
    "take_your_pick",
    "change_jobs",
    "lend_a_hand",
    "gain_favor",
]

ViewSlotMoai = Literal["", "small", "medium", "large"]


class ViewSlot(TypedDict):
    """What stands at `view.slot`."""

    space: ViewSlotSpace
    tile: ViewSlotTile
    moai: ViewSlotMoai
    pukao: int


class ViewIsland(TypedDict):
    """What stands at `view.island`."""

    seat: int
    fresh: int
    tired: int


ViewMoaiName = Literal["small", "medium", "large"]


class ViewStacks(TypedDict):
    """What stands at `view.stacks`."""

    hut: list[int]
    chicken: list[int]
    hatchet: list[int]
    boat: list[int]
    necklace: list[int]


class ViewOutstanding(TypedDict):
    """What stands at `view.outstanding`."""

    hut: list[int]
    chicken: list[int]
    hatchet: list[int]
    boat: list[int]
    necklace: list[int]


ViewSeatResourcesName = Literal["reeds", "eggs", "wood", "pearls"]

ViewSeatChief = Literal[
    "b1",
    "c1",
    "d1",
    "e1",
    "f1",
    "g1",
    "a2",
    "b2",
    "c2",
    "d2",
    "e2",
    "f2",
    "g2",
    "a3",
    "b3",
    "c3",
    "d3",
    "e3",
    "f3",
    "g3",
    "a4",
    "b4",
    "c4",
    "d4",
    "e4",
    "f4",
    "g4",
    "a5",
    "b5",
    "c5",
    "col1",
    "col2",
    "col3",
    "hand",
    "village",
]

ViewSeatImprovement = Literal["fervent", "artistic", "popular", "chief"]

ViewSeatOfferingType = Literal["hut", "chicken", "hatchet", "boat", "necklace"]


class ViewSeatOffering(TypedDict):
    """What stands at `view.seat.offering`."""

    type: ViewSeatOfferingType
    value: int
    outstanding: int


class ViewSeat(TypedDict):
    """What stands at `view.seat`."""

    resources: dict[str, int]
    villagers: int
    sorcerer: int
    chief: ViewSeatChief
    improvements: list[ViewSeatImprovement]
    tiles: dict[str, int]
    rongorongo: int
    moai: dict[str, int]
    offerings: list[ViewSeatOffering | Literal["?"]]
    dropped: int


ViewPhase = Literal["tiles", "draft", "place", "sculpt", "haul", "over"]

ViewNowStage = Literal["", "draft", "main", "route", "income", "gain", "exchange", "spend", "after"]

ViewNowGive = Literal["", "reeds", "eggs", "wood", "pearls"]

ViewNowLift = Literal["", "sculptor", "chief"]

ViewNowPiece = Literal["", "small", "medium", "large", "pukao"]

ViewNowOffer = Literal["", "hut", "chicken", "hatchet", "boat", "necklace"]


class ViewNow(TypedDict):
    """What stands at `view.now`."""

    seat: int
    stage: ViewNowStage
    tool: ViewSlotTile
    give: ViewNowGive
    lift: ViewNowLift
    free: list[int]
    taken: ViewSlotMoai
    piece: ViewNowPiece
    route: list[ViewSlotSpace]
    extra: int
    skimp: int
    offer: ViewNowOffer
    outstanding: int
    spent: list[ViewSeatResourcesName]


class View(TypedDict):
    """What stands at `view`."""

    game: Literal["rapanui2020"]
    options: ViewOptions
    board: ViewBoard
    bag: dict[str, int]
    display: dict[str, int]
    box: dict[str, int]
    slots: list[ViewSlot]
    island: dict[str, ViewIsland]
    quarry: list[list[int]]
    stars: list[int]
    order: list[int]
    moai: dict[str, int]
    pukao: int
    stacks: ViewStacks
    outstanding: ViewOutstanding
    seats: list[ViewSeat]
    round: int
    phase: ViewPhase
    truncated: int
    now: ViewNow


class PositionSeat(TypedDict):
    """What stands at `position.seat`."""

    resources: dict[str, int]
    villagers: int
    sorcerer: int
    chief: ViewSeatChief
    improvements: list[ViewSeatImprovement]
    tiles: dict[str, int]
    rongorongo: int
    moai: dict[str, int]
    offerings: list[ViewSeatOffering]
    dropped: int


class Position(TypedDict):
    """What stands at `position`."""

    game: Literal["rapanui2020"]
    options: ViewOptions
    board: ViewBoard
    bag: dict[str, int]
    display: dict[str, int]
    box: dict[str, int]
    slots: list[ViewSlot]
    island: dict[str, ViewIsland]
    quarry: list[list[int]]
    stars: list[int]
    order: list[int]
    moai: dict[str, int]
    pukao: int
    stacks: ViewStacks
    outstanding: ViewOutstanding
    seats: list[PositionSeat]
    round: int
    phase: ViewPhase
    truncated: int
    now: ViewNow


FactsScoreKey = Literal["offering", "outstanding", "resources", "tablet", "favor"]

FactsScoreArgument = Literal[
    "hut",
    "chicken",
    "hatchet",
    "boat",
    "necklace",
    "reeds",
    "eggs",
    "wood",
    "pearls",
]

FactsScoreArgumentsName = Literal["type", "resource", "n"]


class FactsScore(TypedDict):
    """What stands at `facts.score`."""

    key: FactsScoreKey
    rule: str
    points: int
    arguments: dict[str, FactsScoreArgument | int]


FactsTotalName = Literal["offerings", "resources", "tablet", "favor"]


class FactsEnd(TypedDict):
    """What stands at `facts.end`."""

    empty: int
    limit: int
    last: bool


FactsStartsName = Literal["small", "medium", "large", "pukao"]


class FactsStep(TypedDict):
    """What stands at `facts.step`."""

    seat: int
    resources: list[ViewSeatResourcesName]


class FactsRouteIncome(TypedDict):
    """What stands at `facts.route.income`."""

    space: ViewSlotSpace
    seat: int
    resources: list[ViewSeatResourcesName]


class FactsRoute(TypedDict):
    """What stands at `facts.route`."""

    path: list[ViewSlotSpace]
    incomes: list[FactsRouteIncome]


FactsRoutesName = Literal["moai", "pukao"]


class FactsPayment(TypedDict):
    """What stands at `facts.payment`."""

    units: list[ViewSeatResourcesName]
    ways: int


class FactsSeat(TypedDict):
    """What stands at `facts.seat`."""

    points: int | None
    improvements_left: int


FactsMoveName = Literal[
    "slot",
    "others",
    "bare",
    "left",
    "columns",
    "column",
    "moai",
    "units",
    "lost",
    "unit",
    "points",
]

FactsWarning = Literal["done", "drop", "end", "truncated", "last_round"]


class Facts(TypedDict):
    """What stands at `facts`."""

    points: list[int] | None
    score: list[list[FactsScore]] | None
    totals: list[dict[str, int]] | None
    places: list[int] | None
    end: FactsEnd
    chooser: int
    price: int
    quarry: list[int]
    starts: dict[str, ViewSlotSpace]
    destinations: list[ViewSlotSpace]
    steps: dict[str, FactsStep]
    routes: dict[str, dict[str, FactsRoute]]
    takes: list[ViewMoaiName]
    payments: dict[str, FactsPayment]
    seats: list[FactsSeat]
    moves: dict[str, dict[str, int]]
    warnings: dict[str, FactsWarning]
