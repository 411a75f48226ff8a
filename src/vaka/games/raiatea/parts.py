"""What exists: every card, token and track of Raiatea, its moves, phases and steps.

What the pictures of the rulebook showed and no public source tells is RECONSTRUCTED; the rules page
marks it. All of it stands in this file alone, so that a correction is a change of data.

Never compiled itself: `tools/write_engine.py` writes parts.pxd, which gives the compiler every
upper-case int and table of ints of this file as a C constant.
"""

from vaka.core.codecs import Block, MoveCodec

OPTIONS: dict[str, tuple[bool, ...]] = {
    "tane": (False, True),  # V1
    "oracle": (False, True),  # V2
    "scarcity": (False, True),  # V3
}
TANE, ORACLE, SCARCITY = 0, 1, 2  # places in State.options

# -- small things ----------------------------------------------------------------------------------

SEATS = ("0", "1", "2", "3", "4")
GOODS = ("uru", "taro", "mahi_mahi", "tiare")
HELPERS = ("collector", "trader", "shaman", "pearl_diver")
TILES = ("forest", "marae", "oyster_bank", "path_of_the_gods", "neighbours", "market")
REWARDS = ("good", "pearls", "tattoo")
DECKS = ("normal", "forbidden")
DIE = ("1", "2", "3", "4")

MOST_SEATS, GOOD_COUNT, HELPER_COUNT, TILE_COUNT, REWARD_COUNT, FACE_COUNT = 5, 4, 4, 6, 3, 4
COLLECTOR, TRADER, SHAMAN, PEARL_DIVER = 0, 1, 2, 3
FOREST, MARAE, OYSTER_BANK, PATH, NEIGHBOURS, MARKET = 0, 1, 2, 3, 4, 5
REWARD_GOOD, REWARD_PEARLS, REWARD_TATTOO = 0, 1, 2
NORMAL, FORBIDDEN = 0, 1
FOR_PEARLS = 4  # what a die is rolled for, if not for a helper
DIE_FOR = (*HELPERS, "pearls")
WEALTH = ("pearls", "mana")  # what a tribute is paid in
IN_PEARLS, IN_MANA = 0, 1

# -- numbers of the rules --------------------------------------------------------------------------

FIRST_MANA, FIRST_PEARLS, FIRST_PRICE, FIRST_HELPERS = 5, 4, 2, 6  # S1, S4
FIRST_DRAW, FIRST_KEEP = 5, 2  # S9
MOST_PRIESTS, MOST_TATTOO, MOST_PRICE = 10, 9, 5  # RECONSTRUCTED lengths of the tracks
ARIKI, ARIOI, TAHUA = 3, 6, 9  # RECONSTRUCTED fields of the ranks
RANKS = ("raatira", "ariki", "arioi", "tahua")
RANK_FIELDS = (0, ARIKI, ARIOI, TAHUA)  # where each rank begins
RANK = tuple(sum(first <= field for first in RANK_FIELDS[1:]) for field in range(MOST_TATTOO + 1))
RANK_POINTS = tuple(3 * rank for rank in RANK)  # E1, by field as RANK is
DRAW_SMALL, DRAW_LARGE = 3, 5  # R22: below Arioi, from Arioi on
CLIPS_FEW, CLIPS_MANY = 2, 3  # R35
TRAIN_PRICE = (0, 2, 5)  # R25: pearls for so many priests
HIRE_PRICE, BUY_PRICE = 2, 3  # R31 pearls, R34 mana
KAHUNA_PEARLS, DIVER_PEARLS = 3, 4  # R24, R23
REWARD_AMOUNT = 2  # R37: pearls
REWARDED = (0, 0, 0, 2, 3, 3)  # R37: how many seats choose a reward, by the seats there are
RAUTI_MANA, TUA_PEARLS, RAI_DISCOUNT, RUMIA_COUNT = 2, 2, 2, 2  # permanent rituals
RAU_PENA_GAIN, PIRI_SALES, PIRI_PEARLS = 1, 1, 1
CAPTURED = 2  # T08
PAIR_POINTS, MOST_PAIR_POINTS = 2, 8  # E4
MOST_BID = 999  # larger bids have no text; no match comes near

# -- masks (RECONSTRUCTED pictures and treasures) --------------------------------------------------

PICTURES = ("m01", "m02", "m03", "m04", "m05", "m06", "m07", "m08", "m09", "m10", "m11", "m12")
MASKS = (*PICTURES, "mirror")
PICTURE_COUNT, MASK_COUNT, START_MASKS, MIRROR = 12, 13, 8, 12
# What a pair scores by: tasks of a kind, helpers of a kind, or pairs; its colour is that number.
PAIR_KINDS = (
    "task_pearls", "task_mana", "task_goods", "task_condition", "helper_collector",
    "helper_trader", "helper_shaman", "helper_pearl_diver", "pairs",
)  # fmt: skip
PAIR_KIND = (0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8)  # by picture
BY_HELPER, BY_PAIRS = 4, 8  # the first kind that counts helpers; the one that counts pairs

# -- the forest deck (RECONSTRUCTED split and treasures) -------------------------------------------
# card: how many, which mask it is (-1: none), treasure in pearls, mana and tattoos

FOREST_TABLE = (
    *((good, 9, -1, 0, 0, 0) for good in GOODS),
    *((helper, 4, -1, 0, 0, 0) for helper in HELPERS),
    ("m01b", 1, 0, 3, 0, 0),
    ("m02b", 1, 1, 0, 4, 0),
    ("m03b", 1, 2, 0, 0, 1),
    ("m04b", 1, 3, 3, 0, 0),
    ("m05b", 1, 4, 0, 4, 0),
    ("m06b", 1, 5, 0, 0, 1),
    ("m07b", 1, 6, 3, 0, 0),
    ("m08b", 1, 7, 0, 4, 0),
    ("m09a", 1, 8, 2, 0, 0),
    ("m09b", 1, 8, 0, 3, 0),
    ("m10a", 1, 9, 0, 0, 1),
    ("m10b", 1, 9, 2, 0, 0),
    ("m11a", 1, 10, 0, 3, 0),
    ("m11b", 1, 10, 0, 0, 1),
    ("m12a", 1, 11, 2, 0, 0),
    ("m12b", 1, 11, 0, 3, 0),
    ("mirror", 4, 12, 0, 0, 0),
)
FOREST_CARDS = tuple(row[0] for row in FOREST_TABLE)
FOREST_DECK = tuple(row[1] for row in FOREST_TABLE)
FOREST_MASK = tuple(row[2] for row in FOREST_TABLE)
TREASURE_PEARLS = tuple(row[3] for row in FOREST_TABLE)
TREASURE_MANA = tuple(row[4] for row in FOREST_TABLE)
TREASURE_TATTOO = tuple(row[5] for row in FOREST_TABLE)
CARD_COUNT, FIRST_HELPER_CARD, FIRST_MASK_CARD = 25, 4, 8

# -- steps: what is still to be done (section "Notation") ------------------------------------------

DO, WHO, N, A, B = range(5)  # a step is five ints: what, whose, how many, and two more
STEP_SIZE = 5
FOR_CHANCE, AUTOMATIC, TAKING, DECISION = range(4)  # who does a step; a taking is a decision too
FREE = ("couple", "shaman")  # R8: the verbs of free actions
# step: who does it, where its numbers stand, and the verbs by which it is decided
STEP_TABLE: dict[str, tuple[int, dict[str, int], tuple[str, ...]]] = {
    "deal_mask": (FOR_CHANCE, {"seat": WHO}, ()),
    "reveal": (FOR_CHANCE, {"n": N}, ()),
    "turn": (FOR_CHANCE, {"statue": N}, ()),
    "deal": (FOR_CHANCE, {"seat": WHO, "deck": A, "n": N, "keep": B}, ()),
    "roll": (FOR_CHANCE, {"for": A}, ()),
    "loot": (FOR_CHANCE, {"seat": WHO, "victim": A}, ()),
    "pearls": (AUTOMATIC, {"seat": WHO, "n": N}, ()),
    "mana": (AUTOMATIC, {"seat": WHO, "n": N}, ()),
    "priests": (AUTOMATIC, {"seat": WHO, "n": N}, ()),
    "tattoo": (AUTOMATIC, {"seat": WHO, "n": N}, ()),
    "bag": (AUTOMATIC, {"n": N}, ()),
    "priest_mana": (AUTOMATIC, {"seat": WHO}, ()),
    "good": (TAKING, {"seat": WHO, "n": N, "may": A}, ("take", "pass")),
    "helper": (TAKING, {"seat": WHO, "n": N, "may": A}, ("take", "pass")),
    "mask": (TAKING, {"seat": WHO, "n": N, "may": A}, ("take", "pass")),
    "forest": (TAKING, {"seat": WHO}, ("take",)),
    "draw": (TAKING, {"seat": WHO, "keep": N}, ("draw",)),
    "reactivate": (TAKING, {"seat": WHO, "n": N}, ("reactivate",)),
    "mark": (TAKING, {"seat": WHO}, ("tattoo", "pass")),
    "extra": (TAKING, {"seat": WHO}, ("pick", "pass")),
    "train": (DECISION, {"seat": WHO}, ("train",)),
    "perform": (DECISION, {"seat": WHO}, ("perform", "pass")),
    "after": (DECISION, {"seat": WHO}, ("done", *FREE)),
    "fulfil": (DECISION, {"seat": WHO}, ("fulfil", "pass")),
    "claim": (DECISION, {"seat": WHO}, ("claim",)),
    "pay_ritual": (DECISION, {"seat": WHO, "n": N}, ("pay",)),
    "pay_mask": (DECISION, {"seat": WHO, "n": N}, ("pay",)),
    "ban": (DECISION, {"seat": WHO, "max": N}, ("ban",)),
    "raid": (DECISION, {"seat": WHO}, ("raid",)),
    "thief": (DECISION, {"seat": WHO}, ("steal",)),
    "capture": (DECISION, {"seat": WHO}, ("capture",)),
    "gain": (AUTOMATIC, {"seat": WHO, "token": A, "row": B}, ()),
    "auction": (DECISION, {"token": A, "row": B}, ("bid",)),
    "tribute": (AUTOMATIC, {"seat": WHO, "what": A, "n": N}, ()),
    "lapse": (AUTOMATIC, {"seat": WHO}, ()),
    "price": (AUTOMATIC, {"good": A}, ()),
    "discard": (AUTOMATIC, {"ritual": A}, ()),
}
STEPS = tuple(STEP_TABLE)
STEP_KIND = tuple(kind for kind, _, _ in STEP_TABLE.values())
STEP_KEYS = tuple(keys for _, keys, _ in STEP_TABLE.values())
STEP_VERBS = tuple(verbs for _, _, verbs in STEP_TABLE.values())
DEAL_MASK, REVEAL, TURN_UP, DEAL, ROLL, LOOT = range(6)
PEARLS, MANA, PRIESTS, TATTOO, BAG, PRIEST_MANA = range(6, 12)
TAKE_GOOD, TAKE_HELPER, TAKE_MASK, TAKE_FOREST, DRAW, REACTIVATE, MARK, EXTRA = range(12, 20)
TRAIN, PERFORM, AFTER, FULFIL, CLAIM, PAY_RITUAL, PAY_MASK = range(20, 27)
BAN, RAID, THIEF, CAPTURE, GAIN, AUCTION, TRIBUTE, LAPSE, PRICE, DISCARD = range(27, 37)
STEP_COUNT = len(STEPS)
TODO_SIZE = 96  # enough for all that can nest: see `soundness.MOST_NESTING`

# -- rituals (RECONSTRUCTED but for nine names and costs and three effects) ------------------------
# id, cost, kind, deck, steps in the order of the card: what, how much and, if need be, of what.
# A brown card gives its step to every seat.

BLACK, BLUE, BROWN, BURGUNDY = 0, 1, 2, 3
RITUAL_TABLE: tuple[tuple[str, int, int, int, tuple[tuple[int, ...], ...]], ...] = (
    ("hina", 1, BROWN, NORMAL, ((BAG, 6),)),
    ("rearea", 2, BROWN, NORMAL, ((PEARLS, 2),)),
    ("vanaanaa", 2, BROWN, NORMAL, ((DRAW, 1),)),
    ("faa_hotu", 3, BROWN, NORMAL, ((TAKE_GOOD, 1),)),
    ("rua_nuu", 4, BROWN, NORMAL, ((PRIESTS, 1),)),
    ("rua_hatu", 4, BLACK, NORMAL, ((PEARLS, 3),)),
    ("uru_taetae", 4, BLACK, NORMAL, ((TRAIN, 0),)),
    ("raa", 5, BLACK, NORMAL, ((PRIESTS, 1), (MANA, 2))),
    ("roroo", 6, BLACK, NORMAL, ((PRIESTS, 2),)),
    ("tino_rua", 2, BLACK, NORMAL, ((PEARLS, 2),)),
    ("orerorero", 3, BLACK, NORMAL, ((DRAW, 1),)),
    ("te_fatu", 3, BLACK, NORMAL, ((TAKE_GOOD, 1),)),
    ("toa_hiti", 4, BLACK, NORMAL, ((TAKE_FOREST, 0),)),
    ("rua_tupua_nui", 5, BLACK, NORMAL, ((TAKE_HELPER, 1), (REACTIVATE, 1))),
    ("tu_papa", 2, BLACK, NORMAL, ((REACTIVATE, 2),)),
    ("tohu", 5, BLACK, NORMAL, ((TATTOO, 1), (PEARLS, 1))),
    ("matarua", 4, BLACK, NORMAL, ((TAKE_MASK, 1),)),
    ("oropaa", 6, BLACK, NORMAL, ((PEARLS, 5),)),
    ("atea", 6, BLACK, NORMAL, ((MANA, 6),)),
    ("hiro", 7, BLACK, NORMAL, ((TAKE_GOOD, 2),)),
    ("rau_pena", 4, BLUE, NORMAL, ()),
    ("tua_raa_tai", 3, BLUE, NORMAL, ()),
    ("rauti", 6, BLUE, NORMAL, ()),
    ("piri", 2, BLUE, NORMAL, ()),
    ("mata_arahu", 8, BLACK, FORBIDDEN, ((TATTOO, 2),)),
    ("taere", 10, BLACK, FORBIDDEN, ((CLAIM, 0),)),
    ("ihi", 11, BLACK, FORBIDDEN, ((DRAW, 2), (PERFORM, 0))),
    ("papa_rai_2", 9, BLUE, FORBIDDEN, ()),
    ("papa_rai_3", 12, BLUE, FORBIDDEN, ()),
    ("papa_rai_4", 14, BLUE, FORBIDDEN, ()),
    ("oro", 13, BLACK, FORBIDDEN, ((TATTOO, 2), (PRIESTS, 1))),
    ("tumu_nui", 9, BLACK, FORBIDDEN, ((PRIESTS, 3),)),
    ("taaroa", 13, BLACK, FORBIDDEN, ((TAKE_GOOD, 2), (TAKE_HELPER, 1), (TAKE_MASK, 1))),
    ("pere", 8, BLACK, FORBIDDEN, ((PEARLS, 8),)),
    ("maui", 9, BLACK, FORBIDDEN, ((TAKE_MASK, 2),)),
    ("rai_tupua", 9, BLUE, FORBIDDEN, ()),
    ("rumia", 8, BLUE, FORBIDDEN, ()),
    ("tumu_rai_fenua", 9, BROWN, FORBIDDEN, ((TATTOO, 1),)),
    ("tane_pearls", 3, BURGUNDY, NORMAL, ((TRIBUTE, 1, IN_PEARLS),)),
    ("tane_mana", 5, BURGUNDY, NORMAL, ((TRIBUTE, 2, IN_MANA),)),
    ("tane_lesser_ban", 2, BURGUNDY, NORMAL, ((BAN, 7),)),
    ("tane_lapse", 3, BURGUNDY, NORMAL, ((LAPSE, 0),)),
    ("tane_raid", 6, BURGUNDY, NORMAL, ((RAID, 0), (PEARLS, 2))),
    ("tane_thief", 8, BURGUNDY, FORBIDDEN, ((THIEF, 0),)),
    ("tane_greater_ban", 8, BURGUNDY, FORBIDDEN, ((BAN, 99),)),
    ("tane_capture", 11, BURGUNDY, FORBIDDEN, ((CAPTURE, 0),)),
)
RITUALS = tuple(row[0] for row in RITUAL_TABLE)
COST = tuple(row[1] for row in RITUAL_TABLE)
KIND = tuple(row[2] for row in RITUAL_TABLE)
BACK = tuple(row[3] for row in RITUAL_TABLE)
OF_DECK = tuple(tuple(int(back == deck) for back in BACK) for deck in (NORMAL, FORBIDDEN))
CLIPPED = tuple(int(kind != BROWN) for kind in KIND)  # R35: 1 if a ritual needs a clip in the bag
EFFECT_STEPS = 3  # the most that a card has
NO_STEP = -1
EFFECT = tuple(  # three numbers a step
    tuple((*step, 0)[:3] for step in (*row[4], (NO_STEP, 0), (NO_STEP, 0), (NO_STEP, 0)))[:3]
    for row in RITUAL_TABLE
)
IN_ACT_5_ALONE = tuple(int(any(step[0] == BAN for step in row[4])) for row in RITUAL_TABLE)  # A9
RITUAL_COUNT, COPIES = len(RITUALS), 2
FIRST_TANE = KIND.index(BURGUNDY)  # they come last
RAU_PENA, TUA_RAA_TAI = RITUALS.index("rau_pena"), RITUALS.index("tua_raa_tai")
RAUTI, PIRI = RITUALS.index("rauti"), RITUALS.index("piri")
RAI_TUPUA, RUMIA = RITUALS.index("rai_tupua"), RITUALS.index("rumia")
_POINTS = {"papa_rai_2": 2, "papa_rai_3": 3, "papa_rai_4": 4}  # E2
RITUAL_POINTS = tuple(_POINTS.get(name, 0) for name in RITUALS)
SCORING_RITUALS = tuple(RITUALS.index(name) for name in _POINTS)
SCORING_COUNT = len(SCORING_RITUALS)
MOST_COST = max(COST)
COST_COUNT = MOST_COST + 1
BY_COST = tuple(sorted(range(RITUAL_COUNT), key=lambda r: (COST[r], CLIPPED[r])))  # R38
FIRST_OF_COST = tuple(sum(c < cost for c in COST) for cost in range(COST_COUNT + 1))  # in BY_COST
BROWN_OF_COST = tuple(  # how many of them are brown, and come first
    sum(c == cost and kind == BROWN for c, kind in zip(COST, KIND, strict=True))
    for cost in range(COST_COUNT)
)
FIRST_NORMAL, FIRST_FORBIDDEN = BACK.index(NORMAL), BACK.index(FORBIDDEN)
ROW_SIZE = 160  # act 5; in a match at most 27 cards lie there

# -- price tracks (RECONSTRUCTED but for the top of mahi-mahi): steps of a sale by good and level --

BONUS_STEPS = 2  # the most that a sale brings
BONUS = (
    (
        ((PEARLS, 2), (-1, 0)), ((TAKE_HELPER, 1), (-1, 0)), ((PEARLS, 4), (-1, 0)),
        ((TAKE_HELPER, 1), (REACTIVATE, 1)), ((TAKE_HELPER, 2), (REACTIVATE, 1)),
    ),
    (
        ((MANA, 3), (-1, 0)), ((DRAW, 1), (MANA, 2)), ((PRIESTS, 1), (MANA, 2)),
        ((MANA, 7), (-1, 0)), ((PRIESTS, 2), (MANA, 2)),
    ),
    (
        ((PEARLS, 2), (-1, 0)), ((PEARLS, 3), (-1, 0)), ((PEARLS, 4), (-1, 0)),
        ((PEARLS, 6), (-1, 0)), ((FULFIL, 0), (-1, 0)),
    ),
    (
        ((MANA, 2), (REACTIVATE, 1)), ((TAKE_MASK, 1), (-1, 0)), ((TAKE_FOREST, 0), (-1, 0)),
        ((TATTOO, 1), (-1, 0)), ((TATTOO, 2), (-1, 0)),
    ),
)  # fmt: skip

# -- To'o tokens (RECONSTRUCTED but for two conditions): how many there are, by statue -------------
# Each list in the order of the text, so that sorted numbers are sorted texts.

TOKEN_TABLE = (
    (
        ("auction_1", 4), ("goods_mahi_mahi", 1), ("goods_taro", 1), ("goods_tiare", 1),
        ("goods_uru", 1), ("helpers_3", 1), ("mana_4", 2), ("mana_5", 2), ("masks_1", 2),
        ("pearls_3", 2), ("pearls_4", 2), ("priests_3", 1), ("rank_ariki", 1), ("rituals_1", 2),
        ("same_2", 1),
    ),
    (
        ("auction_2", 4), ("goods_mahi_mahi_tiare", 1), ("goods_taro_tiare", 1),
        ("goods_uru_mahi_mahi", 1), ("goods_uru_taro", 1), ("helpers_5", 1), ("mana_7", 2),
        ("mana_8", 2), ("masks_2", 1), ("pearls_5", 2), ("pearls_6", 2), ("priests_6", 1),
        ("rank_arioi", 1), ("rituals_2", 2), ("same_3", 1),
    ),
    (
        ("auction_3", 4), ("goods_taro_mahi_mahi_tiare", 1), ("goods_uru_mahi_mahi_tiare", 1),
        ("goods_uru_taro_mahi_mahi", 1), ("goods_uru_taro_tiare", 1), ("helpers_7", 1),
        ("mana_10", 1), ("mana_11", 1), ("mana_12", 1), ("masks_3", 1), ("pearls_7", 1),
        ("pearls_8", 2), ("pearls_9", 1), ("priests_8", 1), ("rank_tahua", 1), ("rituals_3", 1),
        ("same_4", 1),
    ),
)  # fmt: skip
TOKENS = tuple(name for statue in TOKEN_TABLE for name, _ in statue)
TOKEN_DECK = tuple(count for statue in TOKEN_TABLE for _, count in statue)
TOKEN_STATUE = tuple(i for i, statue in enumerate(TOKEN_TABLE) for _ in statue)
STATUE_POINTS = (1, 2, 3)  # E3
TOKEN_POINTS = tuple(STATUE_POINTS[statue] for statue in TOKEN_STATUE)
TOKEN_KINDS = (
    "pearls", "mana", "goods", "rituals", "masks", "auction", "rank", "priests", "helpers", "same",
)  # fmt: skip
TASK_PEARLS, TASK_MANA, TASK_GOODS, TASK_RITUALS, TASK_MASKS = range(5)
TASK_AUCTION, TASK_RANK, TASK_PRIESTS, TASK_HELPERS, TASK_SAME = range(5, 10)
CONDITIONS = (TASK_RANK, TASK_PRIESTS, TASK_HELPERS, TASK_SAME)  # R45: only to be met
TOKEN_KIND = tuple(TOKEN_KINDS.index(name.partition("_")[0]) for name in TOKENS)
_FIELDS = dict(zip(RANKS, RANK_FIELDS, strict=True))


def _need(name: str) -> int:
    """Return how much a task asks for: the number in its name, or the field of its rank."""
    last = name.rpartition("_")[2]
    return int(last) if last.isdigit() else _FIELDS.get(last, 0)


def _goods(name: str) -> tuple[int, ...]:
    """Return how many of each good a task asks for."""
    return tuple(int(name.startswith("goods") and good in name) for good in GOODS)


TOKEN_NEED = tuple(_need(name) for name in TOKENS)
TOKEN_GOODS = tuple(_goods(name) for name in TOKENS)
# Which kind of pair counts a token (E4): -1 for rituals and masks, which none counts.
TOKEN_PAIR = tuple((0, 1, 2, -1, -1, 1, 3, 3, 3, 3)[kind] for kind in TOKEN_KIND)
PAIR_TOKENS = tuple(tuple(int(pair == kind) for pair in TOKEN_PAIR) for kind in range(4))
TOKEN_COUNT, STATUE_COUNT, ROW_COUNT = len(TOKENS), len(TOKEN_TABLE), 5
FIRST_TOKEN = (*map(TOKEN_STATUE.index, range(STATUE_COUNT)), TOKEN_COUNT)  # and where they end
PLACE_COUNT, ROW_PLACES = 15, 5  # rows of all statues; a row has up to five places
TOKEN_PLACES = PLACE_COUNT * ROW_PLACES
NO_TOKEN, FACE_DOWN, FACE_UP = 0, 1, 2  # what lies at a place; FACE_UP + t is the token t
ROWS = ("1", "2", "3", "4", "5")

# -- rounds and phases -----------------------------------------------------------------------------

ROUNDS = ("setup", "a1", "c1", "a2", "a3", "c2", "a4", "a5", "a6", "c3", "end")
IN_SETUP, A1, C1, A2, A3, C2, A4, A5, A6, C3, AT_END = range(11)
ROUND_SEATS = (0, 5, 5, 5, 5, 5, 5, 4, 3, 5, 5)  # R1: the most seats with which a round is played
CEREMONY = (0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0)
PHASES = (
    "setup", "choose", "forest_1", "forest_2", "marae", "oyster", "path", "give", "take", "market",
    "dance", "buy", "prepare", "bid", "reward", "arrange", "bless", "raise", "end",
)  # fmt: skip
SETUP, CHOOSE, FOREST_1, FOREST_2, AT_MARAE, OYSTER, ON_PATH, GIVE, TAKE, AT_MARKET = range(10)
DANCE, BUY, PREPARE, BID, REWARD, ARRANGE, BLESS, RAISE, END = range(10, 19)
ACT = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 0)  # R33-R41, by phase
PHASE_OF_TILE = (FOREST_1, AT_MARAE, OYSTER, ON_PATH, GIVE, AT_MARKET)
MADE = ("collector", "draw", "fulfil", "hire", "offer", "sell", "trader")
MADE_COLLECTOR, MADE_DRAW, MADE_FULFIL, MADE_HIRE, MADE_OFFER, MADE_SELL, MADE_TRADER = range(7)
MADE_COUNT = 7

# -- moves -----------------------------------------------------------------------------------------

_LEVELS = ("1", "2", "3", "4", "5")
_TASKS = tuple(name for name in TOKENS if not name.startswith("auction"))
MOVES = MoveCodec(
    pass_=Block("pass"),
    done=Block("done"),
    mark=Block("tattoo"),
    collector=Block("collector"),
    choose=Block("choose", TILES),
    couple=Block("couple", PICTURES),
    shaman=Block("shaman", RITUALS, forgotten=True),
    pick=Block("pick", FOREST_CARDS, covered="others"),
    take_good=Block("take", GOODS, covered="others"),
    take_helper=Block("take", HELPERS),
    take_mask=Block("take", MASKS),
    take_card=Block("take", FOREST_CARDS[FIRST_MASK_CARD : CARD_COUNT - 1]),
    offer=Block("offer", GOODS, covered="others"),
    draw=Block("draw", DECKS),
    train=Block("train", ("0", "1", "2")),
    give=Block("give", MASKS),
    sell=Block("sell", GOODS, _LEVELS, covered="others"),
    hire=Block("hire", HELPERS),
    trader=Block("trader", GOODS),
    reactivate=Block("reactivate", HELPERS),
    keep=Block("keep", RITUALS, secret=True),
    buy=Block("buy", DECKS),
    put=Block("put", RITUALS, secret=True),
    reward=Block("reward", REWARDS),
    next=Block("next", RITUALS),
    perform=Block("perform", RITUALS, forgotten=True),
    fulfil=Block("fulfil", TOKENS, ROWS, covered="others"),
    dive=Block("dive", TOKENS, ROWS, covered="others"),
    claim=Block("claim", TOKENS, ROWS, covered="others"),
    pay_ritual=Block("pay", RITUALS, forgotten=True),
    pay_mask=Block("pay", MASKS),
    ban=Block("ban", RITUALS, SEATS),
    raid=Block("raid", SEATS),
    thief=Block("steal", MASKS, SEATS),
    capture=Block("capture", SEATS),
    bid=Block("bid", tuple(str(n) for n in range(MOST_BID + 1)), covered="others"),
    deal_mask=Block("deal", PICTURES[:START_MASKS]),
    reveal=Block("reveal", FOREST_CARDS),
    turn=Block("turn", TOKENS),
    deal=Block("deal", RITUALS, secret=True),
    roll=Block("roll", DIE, covered="all"),
    loot=Block("steal", GOODS, covered="all"),
)
_SAME_NAME = FIRST_MASK_CARD  # goods and helpers are called the same in display and market
TAKE_MOVE = (  # by card of the display
    *range(MOVES.first("take_good"), MOVES.first("take_good") + _SAME_NAME),
    *range(MOVES.first("take_card"), MOVES.first("take_card") + CARD_COUNT - 1 - _SAME_NAME),
    MOVES.first("take_mask") + MIRROR,
)

# -- the counts of the rulebook --------------------------------------------------------------------

assert sum(FOREST_DECK) == 72
assert [sum(FOREST_DECK[i:j]) for i, j in ((0, 4), (4, 8), (8, 25))] == [36, 16, 20]
assert sum(FOREST_DECK) + FIRST_HELPERS * HELPER_COUNT + GOOD_COUNT + START_MASKS == 108
assert len(RITUALS) * COPIES == 92
assert [BACK[:FIRST_TANE].count(deck) * COPIES for deck in (NORMAL, FORBIDDEN)] == [48, 28]
assert [BACK[FIRST_TANE:].count(deck) * COPIES for deck in (NORMAL, FORBIDDEN)] == [10, 6]
assert all((kind == BURGUNDY) == (i >= FIRST_TANE) for i, kind in enumerate(KIND))
assert [min(c for c, b in zip(COST, BACK, strict=True) if b == deck) for deck in (0, 1)] == [1, 8]
assert [max(c for c, b in zip(COST, BACK, strict=True) if b == deck) for deck in (0, 1)] == [7, 14]
assert all(step[0] != PERFORM for row in RITUAL_TABLE for step in row[4][:-1])  # it comes last
assert sum(TOKEN_DECK) == 68
assert [sum(count for _, count in statue) for statue in TOKEN_TABLE] == [24, 23, 21]
assert all(list(statue) == sorted(statue) for statue in TOKEN_TABLE)
assert (len(FOREST_CARDS), len(ACT), PLACE_COUNT) == (CARD_COUNT, len(PHASES), 3 * ROW_COUNT)
assert (DISCARD + 1, len(PHASES), len(ROUNDS)) == (STEP_COUNT, END + 1, AT_END + 1)
assert (STEPS[EXTRA], STEPS[PAY_MASK], STEPS[DISCARD]) == ("extra", "pay_mask", "discard")
assert all(MOVES.texts[m] == f"take {c}" for m, c in zip(TAKE_MOVE, FOREST_CARDS, strict=True))
