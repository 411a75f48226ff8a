"""The types of positions, views and facts of rapanui2011.

Written by tools/write_views.py from shapes.py; do not edit.
"""

from typing import Literal, TypedDict


class ViewOptions(TypedDict):
    """What stands at `view.options`."""


ViewColour = Literal["light_blue", "red", "violet", "yellow_green"]

ViewPileName = Literal[
    "lumberjack",
    "priest",
    "moai",
    "fish",
    "mulberry",
    "sweet_potato",
    "grain",
    "?",
]

ViewColumn = Literal["lumberjack", "priest", "moai", "fish", "mulberry", "sweet_potato", "grain"]

ViewSupplyName = Literal["fish", "mulberry", "sweet_potato", "grain"]

ViewStoneKind = Literal["fish", "mulberry", "sweet_potato", "grain", "?"]

ViewStoneFace = Literal["up", "down", "?"]

ViewStone = TypedDict(
    "ViewStone",
    {
        "kind": ViewStoneKind,
        "face": ViewStoneFace,
        "from": int,
        "limit": dict[str, int],
    },
)

ViewSeatColour = Literal["", "light_blue", "red", "violet", "yellow_green"]


class ViewSeat(TypedDict):
    """What stands at `view.seat`."""

    colour: ViewSeatColour
    display: dict[str, int]
    hand: dict[str, int]
    offerings: dict[str, int]
    wood: int
    fame: int


ViewPhase = Literal[
    "colour",
    "setup",
    "refill",
    "buy",
    "lay",
    "sacrifice",
    "hide",
    "add",
    "draw",
    "moai",
    "substitute",
    "over",
]

ViewScored = Literal[
    "",
    "lumberjack",
    "priest",
    "moai",
    "fish",
    "mulberry",
    "sweet_potato",
    "grain",
]


class View(TypedDict):
    """What stands at `view`."""

    game: Literal["rapanui2011"]
    options: ViewOptions
    colours: list[ViewColour]
    pile: dict[str, int]
    columns: list[list[ViewColumn]]
    supply: dict[str, int]
    stone: list[ViewStone]
    box_moais: int
    seats: list[ViewSeat]
    active: int
    phase: ViewPhase
    mover: int
    queue: list[int]
    owed: list[list[int]]
    column: int
    scored: ViewScored


PositionStoneFace = Literal["up", "down"]

PositionStone = TypedDict(
    "PositionStone",
    {
        "kind": ViewSupplyName,
        "face": PositionStoneFace,
        "from": int,
        "limit": dict[str, int],
    },
)


class PositionSeat(TypedDict):
    """What stands at `position.seat`."""

    colour: ViewSeatColour
    display: dict[str, int]
    hand: dict[str, int]
    offerings: dict[str, int]
    wood: int
    fame: int


class Position(TypedDict):
    """What stands at `position`."""

    game: Literal["rapanui2011"]
    options: ViewOptions
    colours: list[ViewColour]
    pile: dict[str, int]
    columns: list[list[ViewColumn]]
    supply: dict[str, int]
    stone: list[PositionStone]
    box_moais: int
    seats: list[PositionSeat]
    active: int
    phase: ViewPhase
    mover: int
    queue: list[int]
    owed: list[list[int]]
    column: int
    scored: ViewScored


class FactsPurchase(TypedDict):
    """What stands at `facts.purchase`."""

    price: int
    possible: bool


class FactsColumn(TypedDict):
    """What stands at `facts.column`."""

    bare: ViewScored
    ends: bool


class FactsStone(TypedDict):
    """What stands at `facts.stone`."""

    counts: dict[str, int]
    unknown: int


FactsScoreKey = Literal["fame", "moais", "wood", "offerings"]

FactsScoreRule = Literal["RE2", "RE3"]

FactsScoreArgumentsName = Literal["amount", "cards", "each", "kind"]


class FactsScore(TypedDict):
    """What stands at `facts.score`."""

    key: FactsScoreKey
    rule: FactsScoreRule
    points: int
    arguments: dict[str, int | ViewSupplyName]


FactsMoveWarning = Literal["", "box", "end"]


class FactsMove(TypedDict):
    """What stands at `facts.move`."""

    price: int
    left: int
    gain: int
    warning: FactsMoveWarning


FactsMovesName = Literal[
    "pass",
    "buy fish",
    "buy mulberry",
    "buy sweet_potato",
    "buy grain",
    "lay lumberjack",
    "lay priest",
    "lay moai",
    "lay fish 1",
    "lay fish 2",
    "lay fish 3",
    "lay mulberry 1",
    "lay mulberry 2",
    "lay mulberry 3",
    "lay sweet_potato 1",
    "lay sweet_potato 2",
    "lay sweet_potato 3",
    "lay grain 1",
    "lay grain 2",
    "lay grain 3",
    "discard moai",
    "sacrifice fish",
    "sacrifice mulberry",
    "sacrifice sweet_potato",
    "sacrifice grain",
    "hide fish",
    "hide mulberry",
    "hide sweet_potato",
    "hide grain",
    "add fish",
    "add mulberry",
    "add sweet_potato",
    "add grain",
    "draw 0",
    "draw 1",
    "draw 2",
    "draw 3",
    "take fame",
    "take wood",
    "take fish",
    "take mulberry",
    "take sweet_potato",
    "take grain",
    "colour light_blue",
    "colour red",
    "colour violet",
    "colour yellow_green",
    "deal lumberjack",
    "deal priest",
    "deal moai",
    "deal fish",
    "deal mulberry",
    "deal sweet_potato",
    "deal grain",
]


class Facts(TypedDict):
    """What stands at `facts`."""

    purchases: list[dict[str, FactsPurchase]]
    moai_price: int
    income: list[dict[str, int]]
    bonus: dict[str, int]
    missing: list[int]
    columns: list[FactsColumn]
    stone: FactsStone | None
    values: dict[str, int] | None
    score: list[list[FactsScore]] | None
    points: list[int] | None
    places: list[int] | None
    moves: dict[str, FactsMove]
    colour_to: int | None
