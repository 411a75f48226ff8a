# Written by tools/write_engine.py from parts.py; do not edit.
from libc.stdint cimport int16_t

cdef extern from *:
    """
    static const int16_t RANK_FIELDS[4] = {0, 3, 6, 9};
    static const int16_t RANK[10] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3};
    static const int16_t RANK_POINTS[10] = {0, 0, 0, 3, 3, 3, 6, 6, 6, 9};
    static const int16_t TRAIN_PRICE[3] = {0, 2, 5};
    static const int16_t REWARDED[6] = {0, 0, 0, 2, 3, 3};
    static const int16_t PAIR_KIND[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8};
    static const int16_t FOREST_DECK[25] = {9, 9, 9, 9, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4};
    static const int16_t FOREST_MASK[25] = {-1, -1, -1, -1, -1, -1, -1, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12};
    static const int16_t TREASURE_PEARLS[25] = {0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0, 2, 0, 0, 2, 0, 0, 2, 0, 0};
    static const int16_t TREASURE_MANA[25] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 4, 0, 0, 4, 0, 3, 0, 0, 3, 0, 0, 3, 0};
    static const int16_t TREASURE_TATTOO[25] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0};
    static const int16_t STEP_KIND[37] = {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 3, 1, 1, 1, 1};
    static const int16_t COST[46] = {1, 2, 2, 3, 4, 4, 4, 5, 6, 2, 3, 3, 4, 5, 2, 5, 4, 6, 6, 7, 4, 3, 6, 2, 8, 10, 11, 9, 12, 14, 13, 9, 13, 8, 9, 9, 8, 9, 3, 5, 2, 3, 6, 8, 8, 11};
    static const int16_t KIND[46] = {2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 3, 3, 3, 3, 3, 3};
    static const int16_t BACK[46] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1};
    static const int16_t OF_DECK[2][46] = {{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1}};
    static const int16_t CLIPPED[46] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    static const int16_t EFFECT[46][3][3] = {{{10, 6, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{6, 2, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{16, 1, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{12, 1, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{8, 1, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{6, 3, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{20, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{8, 1, 0}, {7, 2, 0}, {-1, 0, 0}}, {{8, 2, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{6, 2, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{16, 1, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{12, 1, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{15, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{13, 1, 0}, {17, 1, 0}, {-1, 0, 0}}, {{17, 2, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{9, 1, 0}, {6, 1, 0}, {-1, 0, 0}}, {{14, 1, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{6, 5, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{7, 6, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{12, 2, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{-1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{-1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{-1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{-1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{9, 2, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{24, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{16, 2, 0}, {21, 0, 0}, {-1, 0, 0}}, {{-1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{-1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{-1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{9, 2, 0}, {8, 1, 0}, {-1, 0, 0}}, {{8, 3, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{12, 2, 0}, {13, 1, 0}, {14, 1, 0}}, {{6, 8, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{14, 2, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{-1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{-1, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{9, 1, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{33, 1, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{33, 2, 1}, {-1, 0, 0}, {-1, 0, 0}}, {{27, 7, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{34, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{28, 0, 0}, {6, 2, 0}, {-1, 0, 0}}, {{29, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{27, 99, 0}, {-1, 0, 0}, {-1, 0, 0}}, {{30, 0, 0}, {-1, 0, 0}, {-1, 0, 0}}};
    static const int16_t IN_ACT_5_ALONE[46] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0};
    static const int16_t RITUAL_POINTS[46] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    static const int16_t SCORING_RITUALS[3] = {27, 28, 29};
    static const int16_t BY_COST[46] = {0, 1, 2, 9, 14, 23, 40, 3, 10, 11, 21, 38, 41, 4, 5, 6, 12, 16, 20, 7, 13, 15, 39, 8, 17, 18, 22, 42, 19, 24, 33, 36, 43, 44, 37, 27, 31, 34, 35, 25, 26, 45, 28, 30, 32, 29};
    static const int16_t FIRST_OF_COST[16] = {0, 0, 1, 7, 13, 19, 23, 28, 29, 34, 39, 40, 42, 43, 45, 46};
    static const int16_t BROWN_OF_COST[15] = {0, 1, 2, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0};
    static const int16_t BONUS[4][5][2][2] = {{{{6, 2}, {-1, 0}}, {{13, 1}, {-1, 0}}, {{6, 4}, {-1, 0}}, {{13, 1}, {17, 1}}, {{13, 2}, {17, 1}}}, {{{7, 3}, {-1, 0}}, {{16, 1}, {7, 2}}, {{8, 1}, {7, 2}}, {{7, 7}, {-1, 0}}, {{8, 2}, {7, 2}}}, {{{6, 2}, {-1, 0}}, {{6, 3}, {-1, 0}}, {{6, 4}, {-1, 0}}, {{6, 6}, {-1, 0}}, {{23, 0}, {-1, 0}}}, {{{7, 2}, {17, 1}}, {{14, 1}, {-1, 0}}, {{15, 0}, {-1, 0}}, {{9, 1}, {-1, 0}}, {{9, 2}, {-1, 0}}}};
    static const int16_t TOKEN_DECK[47] = {4, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 2, 1, 4, 1, 1, 1, 1, 1, 2, 2, 1, 2, 2, 1, 1, 2, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1};
    static const int16_t TOKEN_STATUE[47] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    static const int16_t STATUE_POINTS[3] = {1, 2, 3};
    static const int16_t TOKEN_POINTS[47] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
    static const int16_t CONDITIONS[4] = {6, 7, 8, 9};
    static const int16_t TOKEN_KIND[47] = {5, 2, 2, 2, 2, 8, 1, 1, 4, 0, 0, 7, 6, 3, 9, 5, 2, 2, 2, 2, 8, 1, 1, 4, 0, 0, 7, 6, 3, 9, 5, 2, 2, 2, 2, 8, 1, 1, 1, 4, 0, 0, 0, 7, 6, 3, 9};
    static const int16_t TOKEN_NEED[47] = {1, 0, 0, 0, 0, 3, 4, 5, 1, 3, 4, 3, 3, 1, 2, 2, 0, 0, 0, 0, 5, 7, 8, 2, 5, 6, 6, 6, 2, 3, 3, 0, 0, 0, 0, 7, 10, 11, 12, 3, 7, 8, 9, 8, 9, 3, 4};
    static const int16_t TOKEN_GOODS[47][4] = {{0, 0, 0, 0}, {0, 0, 1, 0}, {0, 1, 0, 0}, {0, 0, 0, 1}, {1, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 1, 1}, {0, 1, 0, 1}, {1, 0, 1, 0}, {1, 1, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 1, 1, 1}, {1, 0, 1, 1}, {1, 1, 1, 0}, {1, 1, 0, 1}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}};
    static const int16_t TOKEN_PAIR[47] = {1, 2, 2, 2, 2, 3, 1, 1, -1, 0, 0, 3, 3, -1, 3, 1, 2, 2, 2, 2, 3, 1, 1, -1, 0, 0, 3, 3, -1, 3, 1, 2, 2, 2, 2, 3, 1, 1, 1, -1, 0, 0, 0, 3, 3, -1, 3};
    static const int16_t PAIR_TOKENS[4][47] = {{0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0}, {1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0}, {0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1}};
    static const int16_t FIRST_TOKEN[4] = {0, 15, 30, 47};
    static const int16_t ROUND_SEATS[11] = {0, 5, 5, 5, 5, 5, 5, 4, 3, 5, 5};
    static const int16_t CEREMONY[11] = {0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0};
    static const int16_t ACT[19] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 0};
    static const int16_t PHASE_OF_TILE[6] = {2, 4, 5, 6, 7, 9};
    static const int16_t TAKE_MOVE[25] = {93, 94, 95, 96, 97, 98, 99, 100, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 113};
    """
    const int16_t[4] RANK_FIELDS
    const int16_t[10] RANK
    const int16_t[10] RANK_POINTS
    const int16_t[3] TRAIN_PRICE
    const int16_t[6] REWARDED
    const int16_t[12] PAIR_KIND
    const int16_t[25] FOREST_DECK
    const int16_t[25] FOREST_MASK
    const int16_t[25] TREASURE_PEARLS
    const int16_t[25] TREASURE_MANA
    const int16_t[25] TREASURE_TATTOO
    const int16_t[37] STEP_KIND
    const int16_t[46] COST
    const int16_t[46] KIND
    const int16_t[46] BACK
    const int16_t[2][46] OF_DECK
    const int16_t[46] CLIPPED
    const int16_t[46][3][3] EFFECT
    const int16_t[46] IN_ACT_5_ALONE
    const int16_t[46] RITUAL_POINTS
    const int16_t[3] SCORING_RITUALS
    const int16_t[46] BY_COST
    const int16_t[16] FIRST_OF_COST
    const int16_t[15] BROWN_OF_COST
    const int16_t[4][5][2][2] BONUS
    const int16_t[47] TOKEN_DECK
    const int16_t[47] TOKEN_STATUE
    const int16_t[3] STATUE_POINTS
    const int16_t[47] TOKEN_POINTS
    const int16_t[4] CONDITIONS
    const int16_t[47] TOKEN_KIND
    const int16_t[47] TOKEN_NEED
    const int16_t[47][4] TOKEN_GOODS
    const int16_t[47] TOKEN_PAIR
    const int16_t[4][47] PAIR_TOKENS
    const int16_t[4] FIRST_TOKEN
    const int16_t[11] ROUND_SEATS
    const int16_t[11] CEREMONY
    const int16_t[19] ACT
    const int16_t[6] PHASE_OF_TILE
    const int16_t[25] TAKE_MOVE

cdef enum:
    TANE = 0
    ORACLE = 1
    SCARCITY = 2
    MOST_SEATS = 5
    GOOD_COUNT = 4
    HELPER_COUNT = 4
    TILE_COUNT = 6
    REWARD_COUNT = 3
    FACE_COUNT = 4
    COLLECTOR = 0
    TRADER = 1
    SHAMAN = 2
    PEARL_DIVER = 3
    FOREST = 0
    MARAE = 1
    OYSTER_BANK = 2
    PATH = 3
    NEIGHBOURS = 4
    MARKET = 5
    REWARD_GOOD = 0
    REWARD_PEARLS = 1
    REWARD_TATTOO = 2
    NORMAL = 0
    FORBIDDEN = 1
    FOR_PEARLS = 4
    IN_PEARLS = 0
    IN_MANA = 1
    FIRST_MANA = 5
    FIRST_PEARLS = 4
    FIRST_PRICE = 2
    FIRST_HELPERS = 6
    FIRST_DRAW = 5
    FIRST_KEEP = 2
    MOST_PRIESTS = 10
    MOST_TATTOO = 9
    MOST_PRICE = 5
    ARIKI = 3
    ARIOI = 6
    TAHUA = 9
    DRAW_SMALL = 3
    DRAW_LARGE = 5
    CLIPS_FEW = 2
    CLIPS_MANY = 3
    HIRE_PRICE = 2
    BUY_PRICE = 3
    KAHUNA_PEARLS = 3
    DIVER_PEARLS = 4
    REWARD_AMOUNT = 2
    RAUTI_MANA = 2
    TUA_PEARLS = 2
    RAI_DISCOUNT = 2
    RUMIA_COUNT = 2
    RAU_PENA_GAIN = 1
    PIRI_SALES = 1
    PIRI_PEARLS = 1
    CAPTURED = 2
    PAIR_POINTS = 2
    MOST_PAIR_POINTS = 8
    MOST_BID = 999
    PICTURE_COUNT = 12
    MASK_COUNT = 13
    START_MASKS = 8
    MIRROR = 12
    BY_HELPER = 4
    BY_PAIRS = 8
    CARD_COUNT = 25
    FIRST_HELPER_CARD = 4
    FIRST_MASK_CARD = 8
    DO = 0
    WHO = 1
    N = 2
    A = 3
    B = 4
    STEP_SIZE = 5
    FOR_CHANCE = 0
    AUTOMATIC = 1
    TAKING = 2
    DECISION = 3
    DEAL_MASK = 0
    REVEAL = 1
    TURN_UP = 2
    DEAL = 3
    ROLL = 4
    LOOT = 5
    PEARLS = 6
    MANA = 7
    PRIESTS = 8
    TATTOO = 9
    BAG = 10
    PRIEST_MANA = 11
    TAKE_GOOD = 12
    TAKE_HELPER = 13
    TAKE_MASK = 14
    TAKE_FOREST = 15
    DRAW = 16
    REACTIVATE = 17
    MARK = 18
    EXTRA = 19
    TRAIN = 20
    PERFORM = 21
    AFTER = 22
    FULFIL = 23
    CLAIM = 24
    PAY_RITUAL = 25
    PAY_MASK = 26
    BAN = 27
    RAID = 28
    THIEF = 29
    CAPTURE = 30
    GAIN = 31
    AUCTION = 32
    TRIBUTE = 33
    LAPSE = 34
    PRICE = 35
    DISCARD = 36
    STEP_COUNT = 37
    TODO_SIZE = 96
    BLACK = 0
    BLUE = 1
    BROWN = 2
    BURGUNDY = 3
    EFFECT_STEPS = 3
    NO_STEP = -1
    RITUAL_COUNT = 46
    COPIES = 2
    FIRST_TANE = 38
    RAU_PENA = 20
    TUA_RAA_TAI = 21
    RAUTI = 22
    PIRI = 23
    RAI_TUPUA = 35
    RUMIA = 36
    SCORING_COUNT = 3
    MOST_COST = 14
    COST_COUNT = 15
    FIRST_NORMAL = 0
    FIRST_FORBIDDEN = 24
    ROW_SIZE = 160
    BONUS_STEPS = 2
    TASK_PEARLS = 0
    TASK_MANA = 1
    TASK_GOODS = 2
    TASK_RITUALS = 3
    TASK_MASKS = 4
    TASK_AUCTION = 5
    TASK_RANK = 6
    TASK_PRIESTS = 7
    TASK_HELPERS = 8
    TASK_SAME = 9
    TOKEN_COUNT = 47
    STATUE_COUNT = 3
    ROW_COUNT = 5
    PLACE_COUNT = 15
    ROW_PLACES = 5
    TOKEN_PLACES = 75
    NO_TOKEN = 0
    FACE_DOWN = 1
    FACE_UP = 2
    IN_SETUP = 0
    A1 = 1
    C1 = 2
    A2 = 3
    A3 = 4
    C2 = 5
    A4 = 6
    A5 = 7
    A6 = 8
    C3 = 9
    AT_END = 10
    SETUP = 0
    CHOOSE = 1
    FOREST_1 = 2
    FOREST_2 = 3
    AT_MARAE = 4
    OYSTER = 5
    ON_PATH = 6
    GIVE = 7
    TAKE = 8
    AT_MARKET = 9
    DANCE = 10
    BUY = 11
    PREPARE = 12
    BID = 13
    REWARD = 14
    ARRANGE = 15
    BLESS = 16
    RAISE = 17
    END = 18
    MADE_COLLECTOR = 0
    MADE_DRAW = 1
    MADE_FULFIL = 2
    MADE_HIRE = 3
    MADE_OFFER = 4
    MADE_SELL = 5
    MADE_TRADER = 6
    MADE_COUNT = 7
    _SAME_NAME = 8
