"""What the bots value in Rapa Nui 2011: every number of wits.py, by name.

The numbers were found by results, not by taste (`tools/tune_wits.py`). Never compiled itself:
`tools/write_parts.py` writes weights.pxd, which gives the compiler the place of each weight.
"""

WEIGHTS = {
    # how the match goes on
    "slack": 0.25,  # share of the draws that are possible but not needed before the end
    "draws_per_turn": 1.4,
    "last_draws": 0.0,  # draws before the end that bring nothing
    "builds_per_turn": 0.4,  # Moais, each of which brings the stone new cards
    # which cards are scored: those one draw from the front, those deeper, those in the pile
    "scored_next": 1.0,
    "scored_deeper": 0.96,
    "scored_pile": 0.55,
    # majorities: the chance of the bonus when level with the best other seat, and per card of lead
    "bonus_level": 0.28,
    "bonus_per_lead": 0.36,
    # wood
    "wood": 0.9,  # while there is time to spend it; later just a fifth of a point (RE2)
    "wood_turns": 5.6,  # turns before the end from which on it counts as late
    "shopping": 0.72,  # purchases per turn, of the kind that is the best bargain
    "price_fall": 0.15,  # how much cheaper offerings become, per turn left
    "purse": 0.5,  # a purse that is not empty: the first wood is needed most, so its root
    # offerings
    "rank_doubt": 0.29,  # how far one sacrificed card may turn the order of the kinds
    "rank_drift": 0.03,  # how far kinds that are held by many will be sacrificed more
    # cards in hand, compared with the same cards lying
    "hand_villager": 0.74,
    "hand_moai": 0.2,
    "hand_funds": 0.3,  # more of a Moai's worth if its price is at hand
    "hand_hunter": 0.65,
    "hand_wait": 0.0,  # turns until a card in hand is laid
    "hand_gap": 0.0,  # a card still to be drawn in this turn
    # a turn that has begun
    "tempo": 0.0,  # being the active seat
    "tempo_turns": 0.0,  # the same, per turn left
    "pick": 0.65,  # choosing what is scored, compared with the average scoring
    "spite": 0.3,  # how much of others' gain counts against a scoring
    "control": 0.6,  # a builder has a card from the supply to put on the stone
    "give": 0.0,  # loss of a card that has to be sacrificed, compared with the least of one's own
    # how a lead in points becomes a chance to win
    "spread": 1.6,
    "spread_turns": 1.5,
    # preferences
    "keenness": 1.5,  # how sharply a better looking move is preferred
    "buy": 0.0,  # buying compared with saving
    "lay_more": 0.0,  # laying one more hunter at once
    "build": 0.6,  # building a Moai
    "pick_now": 1.0,  # a scoring, compared with the card drawn
    "leave": 0.3,  # what the next seat can pick
    "stake": 1.0,  # how kinds on the stone change what all hold, compared with a card given away
}

(
    SLACK,
    DRAWS_PER_TURN,
    LAST_DRAWS,
    BUILDS_PER_TURN,
    SCORED_NEXT,
    SCORED_DEEPER,
    SCORED_PILE,
    BONUS_LEVEL,
    BONUS_PER_LEAD,
    WOOD,
    WOOD_TURNS,
    SHOPPING,
    PRICE_FALL,
    PURSE,
    RANK_DOUBT,
    RANK_DRIFT,
    HAND_VILLAGER,
    HAND_MOAI,
    HAND_FUNDS,
    HAND_HUNTER,
    HAND_WAIT,
    HAND_GAP,
    TEMPO,
    TEMPO_TURNS,
    PICK,
    SPITE,
    CONTROL,
    GIVE,
    SPREAD,
    SPREAD_TURNS,
    KEENNESS,
    BUY,
    LAY_MORE,
    BUILD,
    PICK_NOW,
    LEAVE,
    STAKE,
) = range(37)

# -- the outlook: what is expected of the rest of the match, a row of numbers ----------------------

TURNS = 0  # turns that each seat still has
SCORINGS = 1  # for each type
WORTHS = 8  # points for an offering of each kind
WOODS = 12  # points for a wood, for each seat
OUTLOOK_SIZE = 16
