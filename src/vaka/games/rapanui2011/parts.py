"""What exists: every card and tile of Rapa Nui 2011, its costs, moves, phases and events.

Never compiled itself: `tools/write_engine.py` writes parts.pxd, which gives the compiler every
upper-case int and table of ints of this file as a C constant.
"""

from vaka.core.codecs import Block, EventCodec, EventKind, MoveCodec

# -- cards (section "Components") ------------------------------------------------------------------

KINDS = ("fish", "mulberry", "sweet_potato", "grain")  # of offerings, and of hunters
TYPES = ("lumberjack", "priest", "moai", *KINDS)  # a hunter is named by the kind it brings
COLOURS = ("light_blue", "red", "violet", "yellow_green")

LUMBERJACK, PRIEST, MOAI, HUNTER = 0, 1, 2, 3  # hunter of kind k is type HUNTER + k
TYPE_COUNT, KIND_COUNT, COLOUR_COUNT, COLUMN_COUNT, COLUMN_HEIGHT = 7, 4, 4, 4, 4
SEAT_COUNT = 4  # at most

DECK = (12, 9, 9, 5, 5, 5, 5)  # Rapa Nui cards by type
OFFERINGS = 25  # cards of each kind
# Each colour starts with three different hunters; this is the kind it lacks. RECONSTRUCTED: that
# every colour lacks another kind is known, which lacks which is not (the kinds are symmetric).
LACKS = (1, 2, 3, 0)

# -- numbers of the rules --------------------------------------------------------------------------

HAND = 3  # RC1
FIRST_WOOD = 2  # S5: seat i starts with FIRST_WOOD + i
BUY_PRICE = 5  # RA2
MOAI_PRICE = 7  # RB1
BONUS_CARDS = 2  # RC6: at least so many cards for the bonus
MOAI_FAME = 4  # RE2
WOOD_PER_FAME = 5  # RE2
BEST_VALUE = 3  # RE3

# -- the stone: one int per card -------------------------------------------------------------------
# kind + DOWN if face down + GIVER * (seat + 1), the supply being seat -1; a face-down card carries
# its limit per kind (section "Notation") as LIMIT * the four counts in base 32.

DOWN = 4
GIVER = 8
LIMIT = 64
LIMIT_BASE = 32
STONE_SIZE = 100  # all offering cards there are

# -- phases ----------------------------------------------------------------------------------------

PHASES = (
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
)
COLOUR, SETUP, REFILL, BUY, LAY, SACRIFICE, HIDE, ADD, DRAW, SCORE_MOAI, SUBSTITUTE, OVER = range(
    12
)

# -- moves -----------------------------------------------------------------------------------------

MOVES = MoveCodec(
    pass_=Block("pass"),
    buy=Block("buy", KINDS, covered="others"),
    lay=Block("lay", TYPES[:HUNTER]),
    lay_hunters=Block("lay", KINDS, ("1", "2", "3")),
    discard=Block("discard", ("moai",)),
    sacrifice=Block("sacrifice", KINDS, covered="all"),
    hide=Block("hide", KINDS, secret=True, covered="all"),
    add=Block("add", KINDS, covered="all"),
    draw=Block("draw", ("0", "1", "2", "3")),
    take_score=Block("take", ("fame", "wood")),
    take_kind=Block("take", KINDS, covered="others"),
    colour=Block("colour", COLOURS),
    deal=Block("deal", TYPES),
)

# -- events ----------------------------------------------------------------------------------------

EVENTS = EventCodec(
    colour=EventKind("S2", seat=int, colour=COLOURS),
    deal=EventKind("S3", type=TYPES, column=int),
    refill=EventKind("RC2", type=TYPES, column=int),
    turn=EventKind("RC9", seat=int),
    pass_buy=EventKind("RA1", seat=int),
    buy=EventKind("RA4", covered=("kind", "price"), keeps="seat", seat=int, kind=KINDS, price=int),
    lay=EventKind("RB1", seat=int, type=TYPES),
    lay_hunters=EventKind("RB1", seat=int, kind=KINDS, cards=int, price=int),
    build=EventKind("RB5", seat=int, price=int),
    discard=EventKind("RB3", seat=int),
    sacrifice=EventKind("RB5.1", covered=("kind",), seat=int, kind=KINDS),
    skip_sacrifice=EventKind("RB5.1", seat=int),
    hide=EventKind("RB5.2", seat=int),
    hidden_kind=EventKind("RB5.2", hears="seat", covered=("kind",), seat=int, kind=KINDS),
    add=EventKind("RB5.3", covered=("kind",), seat=int, kind=KINDS),
    draw=EventKind("RC1", seat=int, type=TYPES, column=int),
    score=EventKind("RC4", type=TYPES),
    gain_wood=EventKind("RC5", seat=int, amount=int),
    gain_fame=EventKind("RC5", seat=int, amount=int),
    gain_offerings=EventKind(
        "RC8", covered=("kind", "amount"), keeps="seat", seat=int, kind=KINDS, amount=int
    ),
    bonus=EventKind("RC6", seat=int),
    take_moai_fame=EventKind("RC7", seat=int, amount=int),
    take_moai_wood=EventKind("RC7", seat=int, amount=int),
    substitute=EventKind("RC8", covered=("kind",), keeps="seat", seat=int, kind=KINDS),
    pass_substitute=EventKind("A13", seat=int),
    end=EventKind("RC3", reveals=True),
)

# -- the counts of the rulebook --------------------------------------------------------------------

assert sum(DECK) == 50
assert DECK[HUNTER:] == (5, 5, 5, 5)
assert OFFERINGS * KIND_COUNT == STONE_SIZE
assert sorted(LACKS) == [0, 1, 2, 3]
assert sum(len(block) for block in (KINDS, TYPES, COLOURS)) == 15
assert len(MOVES) == 43 + 11, "43 moves of seats and 11 of chance"
