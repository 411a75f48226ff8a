"""The types of positions, views and facts of raiatea.

Written by tools/write_views.py from shapes.py; do not edit.
"""

from typing import Literal, TypedDict


class ViewOptions(TypedDict):
    """What stands at `view.options`."""

    tane: bool
    oracle: bool
    scarcity: bool


ViewRound = Literal["setup", "a1", "c1", "a2", "a3", "c2", "a4", "a5", "a6", "c3", "end"]

ViewPhase = Literal[
    "setup",
    "choose",
    "forest_1",
    "forest_2",
    "marae",
    "oyster",
    "path",
    "give",
    "take",
    "market",
    "dance",
    "buy",
    "prepare",
    "bid",
    "reward",
    "arrange",
    "bless",
    "raise",
    "end",
]

ViewMadeName = Literal["collector", "draw", "fulfil", "hire", "offer", "sell", "trader"]

ViewReward = Literal["good", "pearls", "tattoo"]

ViewRowRitual = Literal[
    "hina",
    "rearea",
    "vanaanaa",
    "faa_hotu",
    "rua_nuu",
    "rua_hatu",
    "uru_taetae",
    "raa",
    "roroo",
    "tino_rua",
    "orerorero",
    "te_fatu",
    "toa_hiti",
    "rua_tupua_nui",
    "tu_papa",
    "tohu",
    "matarua",
    "oropaa",
    "atea",
    "hiro",
    "rau_pena",
    "tua_raa_tai",
    "rauti",
    "piri",
    "mata_arahu",
    "taere",
    "ihi",
    "papa_rai_2",
    "papa_rai_3",
    "papa_rai_4",
    "oro",
    "tumu_nui",
    "taaroa",
    "pere",
    "maui",
    "rai_tupua",
    "rumia",
    "tumu_rai_fenua",
    "tane_pearls",
    "tane_mana",
    "tane_lesser_ban",
    "tane_lapse",
    "tane_raid",
    "tane_thief",
    "tane_greater_ban",
    "tane_capture",
]


class ViewRow(TypedDict):
    """What stands at `view.row`."""

    owner: int
    ritual: ViewRowRitual


ViewStatue = Literal[
    "?",
    "auction_1",
    "goods_mahi_mahi",
    "goods_taro",
    "goods_tiare",
    "goods_uru",
    "helpers_3",
    "mana_4",
    "mana_5",
    "masks_1",
    "pearls_3",
    "pearls_4",
    "priests_3",
    "rank_ariki",
    "rituals_1",
    "same_2",
    "auction_2",
    "goods_mahi_mahi_tiare",
    "goods_taro_tiare",
    "goods_uru_mahi_mahi",
    "goods_uru_taro",
    "helpers_5",
    "mana_7",
    "mana_8",
    "masks_2",
    "pearls_5",
    "pearls_6",
    "priests_6",
    "rank_arioi",
    "rituals_2",
    "same_3",
    "auction_3",
    "goods_taro_mahi_mahi_tiare",
    "goods_uru_mahi_mahi_tiare",
    "goods_uru_taro_mahi_mahi",
    "goods_uru_taro_tiare",
    "helpers_7",
    "mana_10",
    "mana_11",
    "mana_12",
    "masks_3",
    "pearls_7",
    "pearls_8",
    "pearls_9",
    "priests_8",
    "rank_tahua",
    "rituals_3",
    "same_4",
]

ViewTokenName = Literal[
    "auction_1",
    "goods_mahi_mahi",
    "goods_taro",
    "goods_tiare",
    "goods_uru",
    "helpers_3",
    "mana_4",
    "mana_5",
    "masks_1",
    "pearls_3",
    "pearls_4",
    "priests_3",
    "rank_ariki",
    "rituals_1",
    "same_2",
    "auction_2",
    "goods_mahi_mahi_tiare",
    "goods_taro_tiare",
    "goods_uru_mahi_mahi",
    "goods_uru_taro",
    "helpers_5",
    "mana_7",
    "mana_8",
    "masks_2",
    "pearls_5",
    "pearls_6",
    "priests_6",
    "rank_arioi",
    "rituals_2",
    "same_3",
    "auction_3",
    "goods_taro_mahi_mahi_tiare",
    "goods_uru_mahi_mahi_tiare",
    "goods_uru_taro_mahi_mahi",
    "goods_uru_taro_tiare",
    "helpers_7",
    "mana_10",
    "mana_11",
    "mana_12",
    "masks_3",
    "pearls_7",
    "pearls_8",
    "pearls_9",
    "priests_8",
    "rank_tahua",
    "rituals_3",
    "same_4",
]

ViewDecksNormalName = Literal[
    "hina",
    "rearea",
    "vanaanaa",
    "faa_hotu",
    "rua_nuu",
    "rua_hatu",
    "uru_taetae",
    "raa",
    "roroo",
    "tino_rua",
    "orerorero",
    "te_fatu",
    "toa_hiti",
    "rua_tupua_nui",
    "tu_papa",
    "tohu",
    "matarua",
    "oropaa",
    "atea",
    "hiro",
    "rau_pena",
    "tua_raa_tai",
    "rauti",
    "piri",
    "tane_pearls",
    "tane_mana",
    "tane_lesser_ban",
    "tane_lapse",
    "tane_raid",
]

ViewDecksForbiddenName = Literal[
    "mata_arahu",
    "taere",
    "ihi",
    "papa_rai_2",
    "papa_rai_3",
    "papa_rai_4",
    "oro",
    "tumu_nui",
    "taaroa",
    "pere",
    "maui",
    "rai_tupua",
    "rumia",
    "tumu_rai_fenua",
    "tane_thief",
    "tane_greater_ban",
    "tane_capture",
]


class ViewDecks(TypedDict):
    """What stands at `view.decks`."""

    normal: dict[str, int] | int
    forbidden: dict[str, int] | int


ViewForestName = Literal[
    "uru",
    "taro",
    "mahi_mahi",
    "tiare",
    "collector",
    "trader",
    "shaman",
    "pearl_diver",
    "m01b",
    "m02b",
    "m03b",
    "m04b",
    "m05b",
    "m06b",
    "m07b",
    "m08b",
    "m09a",
    "m09b",
    "m10a",
    "m10b",
    "m11a",
    "m11b",
    "m12a",
    "m12b",
    "mirror",
]

ViewGoodsMarketName = Literal["uru", "taro", "mahi_mahi", "tiare"]

ViewHelperMarketName = Literal["collector", "trader", "shaman", "pearl_diver"]

ViewMaskMarketName = Literal[
    "m01",
    "m02",
    "m03",
    "m04",
    "m05",
    "m06",
    "m07",
    "m08",
    "m09",
    "m10",
    "m11",
    "m12",
    "mirror",
]

ViewTile = Literal["forest", "marae", "oyster_bank", "path_of_the_gods", "neighbours", "market"]


class ViewTodo(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["deal_mask"]
    seat: int


class ViewTodo2(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["reveal"]
    n: int


class ViewTodo3(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["turn"]
    statue: int


ViewTodoDeck = Literal["normal", "forbidden"]


class ViewTodo4(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["deal"]
    seat: int
    deck: ViewTodoDeck
    n: int
    keep: int


ViewTodoFor = Literal["collector", "trader", "shaman", "pearl_diver", "pearls"]

ViewTodo5 = TypedDict(
    "ViewTodo5",
    {
        "do": Literal["roll"],
        "for": ViewTodoFor,
    },
)


class ViewTodo6(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["loot"]
    seat: int
    victim: int


class ViewTodo7(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["pearls"]
    seat: int
    n: int


class ViewTodo8(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["mana"]
    seat: int
    n: int


class ViewTodo9(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["priests"]
    seat: int
    n: int


class ViewTodo10(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["tattoo"]
    seat: int
    n: int


class ViewTodo11(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["bag"]
    n: int


class ViewTodo12(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["priest_mana"]
    seat: int


class ViewTodo13(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["good"]
    seat: int
    n: int
    may: bool


class ViewTodo14(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["helper"]
    seat: int
    n: int
    may: bool


class ViewTodo15(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["mask"]
    seat: int
    n: int
    may: bool


class ViewTodo16(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["forest"]
    seat: int


class ViewTodo17(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["draw"]
    seat: int
    keep: int


class ViewTodo18(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["reactivate"]
    seat: int
    n: int


class ViewTodo19(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["mark"]
    seat: int


class ViewTodo20(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["extra"]
    seat: int


class ViewTodo21(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["train"]
    seat: int


class ViewTodo22(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["perform"]
    seat: int


class ViewTodo23(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["after"]
    seat: int


class ViewTodo24(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["fulfil"]
    seat: int


class ViewTodo25(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["claim"]
    seat: int


class ViewTodo26(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["pay_ritual"]
    seat: int
    n: int


class ViewTodo27(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["pay_mask"]
    seat: int
    n: int


class ViewTodo28(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["ban"]
    seat: int
    max: int


class ViewTodo29(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["raid"]
    seat: int


class ViewTodo30(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["thief"]
    seat: int


class ViewTodo31(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["capture"]
    seat: int


class ViewTodo32(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["gain"]
    seat: int
    token: ViewTokenName
    row: int


class ViewTodo33(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["auction"]
    token: ViewTokenName
    row: int


ViewTodoWhat = Literal["pearls", "mana"]


class ViewTodo34(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["tribute"]
    seat: int
    what: ViewTodoWhat
    n: int


class ViewTodo35(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["lapse"]
    seat: int


class ViewTodo36(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["price"]
    good: ViewGoodsMarketName


class ViewTodo37(TypedDict):
    """What stands at `view.todo`."""

    do: Literal["discard"]
    ritual: ViewRowRitual


ViewTodoKind = (
    ViewTodo
    | ViewTodo2
    | ViewTodo3
    | ViewTodo4
    | ViewTodo5
    | ViewTodo6
    | ViewTodo7
    | ViewTodo8
    | ViewTodo9
    | ViewTodo10
    | ViewTodo11
    | ViewTodo12
    | ViewTodo13
    | ViewTodo14
    | ViewTodo15
    | ViewTodo16
    | ViewTodo17
    | ViewTodo18
    | ViewTodo19
    | ViewTodo20
    | ViewTodo21
    | ViewTodo22
    | ViewTodo23
    | ViewTodo24
    | ViewTodo25
    | ViewTodo26
    | ViewTodo27
    | ViewTodo28
    | ViewTodo29
    | ViewTodo30
    | ViewTodo31
    | ViewTodo32
    | ViewTodo33
    | ViewTodo34
    | ViewTodo35
    | ViewTodo36
    | ViewTodo37
)

ViewSeatCoupledName = Literal[
    "m01",
    "m02",
    "m03",
    "m04",
    "m05",
    "m06",
    "m07",
    "m08",
    "m09",
    "m10",
    "m11",
    "m12",
]

ViewSeatTile = Literal[
    "",
    "forest",
    "marae",
    "oyster_bank",
    "path_of_the_gods",
    "neighbours",
    "market",
]


class ViewSeat(TypedDict):
    """What stands at `view.seat`."""

    pearls: int | Literal["?"]
    mana: int | Literal["?"]
    priests: int
    tattoo: int
    goods: dict[str, int | Literal["?"]]
    hand: list[ViewRowRitual] | int
    drawn: list[ViewRowRitual] | int
    keep: int
    bagged: list[ViewRowRitual] | Literal["?"]
    front: list[ViewRowRitual]
    ready: dict[str, int]
    used: dict[str, int]
    masks: dict[str, int]
    coupled: dict[str, int]
    tokens: list[ViewTokenName] | int
    tile: ViewSeatTile
    tahua: bool
    choice: Literal["?"] | str


class View(TypedDict):
    """What stands at `view`."""

    game: Literal["raiatea"]
    options: ViewOptions
    round: ViewRound
    phase: ViewPhase
    start: int
    kahuna: int
    actor: int
    queue: list[int]
    order: list[int]
    made: dict[str, int]
    gave: list[int]
    passes: int
    rewards: list[ViewReward]
    row: list[ViewRow]
    spot: int
    open: int
    statues: list[list[list[ViewStatue]]]
    tokens: list[dict[str, int]] | list[int]
    bag: int
    decks: ViewDecks
    discards: ViewDecks
    forest: dict[str, int] | int
    display: dict[str, int]
    goods_market: dict[str, int]
    helper_market: dict[str, int]
    mask_market: dict[str, int]
    prices: dict[str, int]
    tiles: list[ViewTile]
    todo: list[ViewTodoKind]
    seats: list[ViewSeat]


class PositionDecks(TypedDict):
    """What stands at `position.decks`."""

    normal: dict[str, int]
    forbidden: dict[str, int]


class PositionSeat(TypedDict):
    """What stands at `position.seat`."""

    pearls: int
    mana: int
    priests: int
    tattoo: int
    goods: dict[str, int]
    hand: list[ViewRowRitual]
    drawn: list[ViewRowRitual]
    keep: int
    bagged: list[ViewRowRitual]
    front: list[ViewRowRitual]
    ready: dict[str, int]
    used: dict[str, int]
    masks: dict[str, int]
    coupled: dict[str, int]
    tokens: list[ViewTokenName]
    tile: ViewSeatTile
    tahua: bool
    choice: str


class Position(TypedDict):
    """What stands at `position`."""

    game: Literal["raiatea"]
    options: ViewOptions
    round: ViewRound
    phase: ViewPhase
    start: int
    kahuna: int
    actor: int
    queue: list[int]
    order: list[int]
    made: dict[str, int]
    gave: list[int]
    passes: int
    rewards: list[ViewReward]
    row: list[ViewRow]
    spot: int
    open: int
    statues: list[list[list[ViewStatue]]]
    tokens: list[dict[str, int]]
    bag: int
    decks: PositionDecks
    discards: PositionDecks
    forest: dict[str, int]
    display: dict[str, int]
    goods_market: dict[str, int]
    helper_market: dict[str, int]
    mask_market: dict[str, int]
    prices: dict[str, int]
    tiles: list[ViewTile]
    todo: list[ViewTodoKind]
    seats: list[PositionSeat]


class FactsPiles(TypedDict):
    """What stands at `facts.piles`."""

    forest: int
    decks: dict[str, int]
    discards: dict[str, int]


FactsSeatRank = Literal["raatira", "ariki", "arioi", "tahua"]


class FactsSeatClips(TypedDict):
    """What stands at `facts.seat.clips`."""

    used: int
    most: int


class FactsSeatLack(TypedDict):
    """What stands at `facts.seat.lack`."""

    has: int
    asks: int


class FactsSeat(TypedDict):
    """What stands at `facts.seat`."""

    rank: FactsSeatRank
    hand: int
    tokens: int
    paired: list[ViewSeatCoupledName]
    clips: FactsSeatClips | None
    bagged: int | None
    lacks: dict[str, FactsSeatLack] | None
    points: int
    counted: bool


FactsMoveBringsName = Literal[
    "deal_mask",
    "reveal",
    "turn",
    "deal",
    "roll",
    "loot",
    "pearls",
    "mana",
    "priests",
    "tattoo",
    "bag",
    "priest_mana",
    "good",
    "helper",
    "mask",
    "forest",
    "draw",
    "reactivate",
    "mark",
    "extra",
    "train",
    "perform",
    "after",
    "fulfil",
    "claim",
    "pay_ritual",
    "pay_mask",
    "ban",
    "raid",
    "thief",
    "capture",
    "gain",
    "auction",
    "tribute",
    "lapse",
    "price",
    "discard",
    "cards",
    "keep",
    "field",
    "level",
    "points",
]

FactsMoveWarningKey = Literal[
    "auction",
    "empty_bag",
    "tahua",
    "end",
    "end_ceremony",
    "true_pair",
    "breaks_pair",
    "no_tattoo",
    "no_priest",
]

FactsMoveWarningArgumentsName = Literal["tokens", "most"]


class FactsMoveWarning(TypedDict):
    """What stands at `facts.move.warning`."""

    key: FactsMoveWarningKey
    arguments: dict[str, int]


class FactsMove(TypedDict):
    """What stands at `facts.move`."""

    price: int | None
    brings: dict[str, int]
    warning: FactsMoveWarning | None
    scores: int


FactsMovesName = Literal["0", "1", "2", "3", "4"]


class FactsScoreArguments(TypedDict):
    """What stands at `facts.score.arguments`."""

    rank: FactsSeatRank


class FactsScore(TypedDict):
    """What stands at `facts.score`."""

    key: Literal["rank"]
    rule: Literal["E1"]
    points: int
    arguments: FactsScoreArguments


class FactsScoreArguments2(TypedDict):
    """What stands at `facts.score.arguments`."""

    ritual: ViewRowRitual


class FactsScore2(TypedDict):
    """What stands at `facts.score`."""

    key: Literal["ritual"]
    rule: Literal["E2"]
    points: int
    arguments: FactsScoreArguments2


class FactsScoreArguments3(TypedDict):
    """What stands at `facts.score.arguments`."""

    tokens: int
    each: int


class FactsScore3(TypedDict):
    """What stands at `facts.score`."""

    key: Literal["tasks"]
    rule: Literal["E3"]
    points: int
    arguments: FactsScoreArguments3


class FactsScoreArguments4(TypedDict):
    """What stands at `facts.score.arguments`."""

    pairs: int
    mask: ViewSeatCoupledName
    each: int


class FactsScore4(TypedDict):
    """What stands at `facts.score`."""

    key: Literal["pairs"]
    rule: Literal["E4"]
    points: int
    arguments: FactsScoreArguments4


FactsScoreKind = FactsScore | FactsScore2 | FactsScore3 | FactsScore4


class FactsResult(TypedDict):
    """What stands at `facts.result`."""

    places: list[int]
    winner: int
    by_order: bool


class Facts(TypedDict):
    """What stands at `facts`."""

    turn: list[int]
    question: str
    together: bool
    act: int
    rounds: list[ViewRound]
    piles: FactsPiles
    reached: int
    seats: list[FactsSeat]
    moves: dict[str, dict[str, FactsMove]]
    score: list[list[FactsScoreKind] | None]
    points: list[int] | None
    result: FactsResult | None
