"""What the bots value in Rapa Nui 2011: every number, by name.

The numbers were found by results, not by taste: every move of many decisions was tried in rollouts,
and the weights changed until judgement and preferences agreed with what won.
`tools/write_engine.py` writes codes.py beside it: the place of each weight.
"""

WEIGHTS = {
    # how the match goes on
    "slack": 0.853,  # share of the draws that are possible but not needed before the end
    "draws_per_turn": 1.806,
    "builds_per_turn": 0.704,  # Moais, each of which brings the stone new cards
    # which cards are scored, compared with those in the columns
    "scored_pile": 0.774,
    "scored_moai": 0.681,  # Moais: who has few of them avoids it
    # majorities: the chance of the bonus when level with the best other seat, and per card of lead
    "bonus_level": 0.227,
    "bonus_per_lead": 0.358,
    # wood
    "wood": 0.928,  # while there is time to spend it; later just a fifth of a point (RE2)
    "wood_turns": 8.136,  # turns before the end from which on it counts as late
    "shopping": 0.479,  # purchases per turn, of the kind that is the best bargain
    "price_fall": 0.099,  # how much cheaper offerings become, per turn left
    "purse": 0.415,  # the first wood is needed most: its root
    # offerings
    "rank_doubt": 0.278,  # how far the cards to come may turn the order of the kinds
    "rank_drift": 0.008,  # how much likelier kinds that are held by many come to the stone
    # cards in hand, compared with the same cards lying
    "hand_villager": 0.607,
    "hand_moai": 0.413,
    "hand_funds": 0.409,  # more for a Moai whose price is at hand
    "hand_hunter": 0.691,
    "hand_pair": 1.06,  # points for a further hunter of a kind, which is laid with the first
    # a turn that has begun
    "tempo": 0.344,  # points for being the active seat
    "gap": 1.045,  # points for a card still to be drawn
    "gap_turns": 0.348,  # the same, per turn left
    "control": 1.148,  # points for a builder who has still to put cards on the stone
    # what the seats will pick from the columns
    "pick": 0.385,  # the scoring
    "pick_card": 0.379,  # the card drawn
    "pick_later": 0.519,  # the pick of each next seat, compared with the one before
    "spite": 0.534,  # how much of others' gain counts against a scoring
    # how a lead in points becomes a chance to win
    "spread": 1.6,
    "spread_turns": 1.5,
    # preferences: how sharply a better looking move is preferred, for each kind of decision
    "keen_buy": 5.929,
    "keen_lay": 1.475,
    "keen_draw": 3.128,
    "keen_stone": 1.455,
    "buy": -0.458,  # points for buying rather than saving
    "lay": 0.621,  # share of a card's worth that laying adds, the rest it has in hand
    "lay_more": 3.114,  # points for laying one more hunter at once
    "build": 0.423,  # points for building a Moai
    "pick_now": 0.468,  # the scoring of what a draw lays bare
    "leave": 0.924,  # what the next seat can pick then
    "refill": -0.633,  # points for a draw that lays out new cards
    "stake": 2.721,  # how a card on the stone changes the standing
    # beliefs about what others have hidden, fitted to 900 face-down cards of 400 matches
    "hidden_ahead": 0.61,  # each card of a kind that the seat has more of than the others together
    "hidden_behind": 0.44,  # each card by which the kind lies behind on the stone
}

# What 8,705 matches have taught (judgement.md): values of the judgement under which who won was
# likelier, held to those above.
LEARNED = {
    "slack": 0.652,
    "draws_per_turn": 1.852,
    "builds_per_turn": 0.621,
    "scored_pile": 0.71,
    "scored_moai": 0.929,
    "bonus_level": 0.232,
    "bonus_per_lead": 0.334,
    "wood": 1.08,
    "wood_turns": 6.603,
    "shopping": 0.642,
    "price_fall": 0.091,
    "purse": 0.446,
    "rank_doubt": 0.201,
    "rank_drift": 0.0,
    "hand_villager": 0.648,
    "hand_moai": 0.458,
    "hand_funds": 0.457,
    "hand_hunter": 0.747,
    "hand_pair": 1.175,
    "tempo": 0.362,
    "gap": 0.534,
    "gap_turns": 0.08,
    "control": 1.076,
    "pick": 0.386,
    "pick_card": 0.463,
    "pick_later": 0.448,
    "spread": 0.848,
    "spread_turns": 1.735,
}

# How many decisions a rollout plays before it is judged: a position between two moves says enough.
CUTOFF = 0

# How a search tries moves (62 % of 156 matches against preferences as they are, at equal
# iterations); `tools/exact_endgames.py` shows what each of them is good for.
SEARCH = {"exploration": 0.3, "temper": 0.7, "floor": 0.1, "fair": 0.2}

# Bots that do not play alike: factors of some weights, small enough to play about as well.
PERSONALITIES = {
    "builder": {"build": 3.0, "hand_moai": 1.3, "control": 1.3, "wood": 1.1},
    "trader": {"shopping": 1.3, "price_fall": 1.3, "buy": 0.0, "hand_hunter": 1.15},
    "rival": {"spite": 1.5, "leave": 1.3, "bonus_per_lead": 1.15},
}
