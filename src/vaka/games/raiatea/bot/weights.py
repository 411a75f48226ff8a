"""What the bots value in Raiatea: every number, by name.

The numbers were found by results, not by taste: those of the judgement half by what moves won in
rollouts and half by who won 1,100 matches of short searches, those of the preferences by what
longer searches looked at (`tools/tune_weights.py`). Who is rich wins more often than riches win, so
the second half alone hoards: with 4 seats the mean of both won 73 ± 13 % of 48 matches against it.
`tools/write_engine.py` writes codes.py beside it: the place of each weight.
"""

WEIGHTS = {
    # how the match goes on
    "decay": 0.65,  # how soon means find their use: 1 - exp of this times rounds and ceremonies
    "paths": 0.76,  # how often the Path of the Gods is walked in an action round
    # means: points for one of them while there is time to use it
    "pearl": 0.46,  # a pearl task asks for about three per point
    "mana": 0.27,  # a mana task asks for about four per point
    "plenty": 0.41,  # share of pearls and mana beyond what a few tasks need
    "priest": 0.36,  # besides the mana that he brings: conditions, and what shamans can do
    "good": 1.09,  # a tattoo at the Marae, a point of a task, or a sale
    "good_price": 0.021,  # more for each level of its price above the first one
    "helper": 0.91,  # lasting effects and conditions
    "ready": 0.14,  # that a helper is ready for use
    "tattoo": 1.78,  # a field of the tattoo track between two ranks
    "rank": 2.47,  # besides its points: more cards, a better deck, a third clip
    "draw": 1.17,  # drawing rituals and keeping one
    "forbidden": 1.0,  # more if they are forbidden ones
    # masks
    "mask": 0.81,  # a mask of which nothing is known
    "growth": 0.91,  # points by which a pair grows until the end
    "mirror": 0.67,  # chance that a mirror in hand is coupled as planned
    "twin": 0.33,  # chance to find the twin of a mask
    "twin_seen": 0.46,  # the same if it lies in the market
    # tasks
    "due": 0.83,  # chance to get a token in act 6 that can be paid for now
    "hoped": 0.58,  # the same before act 6
    "rival": 0.2,  # how much each other seat that could take it lowers that
    "near": 0.66,  # share of a condition that is nearly met
    # rituals
    "hand": 0.42,  # share of what a ritual does that it is worth in hand
    "fade": 0.7,  # the second best in hand compared with the best, and so on
    "spare": 0.027,  # points for a ritual that can only be paid for a task
    "upkeep": 0.092,  # part of the cost of a ritual that its owner must bring himself
    "pool_doubt": 8.79,  # doubt about the pool, in mana, while a seat has still to bid
    "bagged": 0.6,  # how many of its clips another seat uses
    "effort": 0.12,  # how much of the cost of own rituals others bid
    "fee": 1.47,  # mana that anybody bids for place and reward
    # permanent rituals: points per action round, or while there is time
    "rau_pena": 0.35,
    "tua_raa_tai": 0.58,
    "piri": 0.23,
    "rai_tupua": 0.82,
    "rumia": 0.29,
    # the ceremonial order
    "order": 0.41,  # points for each seat behind oneself
    "reward": 1.06,  # points for a reward of act 4
    "place_doubt": 0.76,  # doubt about bids of others, in mana
    "auction": 0.61,  # mana that others bid for a point in an auction
    # locations that are being visited
    "visit": 0.84,  # share of what a seat can do there that it will get
    "task_early": 0.38,  # share of the best task for the Kahuna at the Neighbours
    "swap": 0.019,  # points for a swap of masks
    # how a lead in points becomes a chance to win
    "spread": 2.12,
    "spread_ahead": 1.3,  # more for the root of rounds and ceremonies left
    # preferences
    "keen": 2.1,  # how sharply a better looking move is preferred
    "spite": 1.2,  # how much the gain of others counts against a tile
    "act": 0.01,  # points for doing something rather than nothing
    "bid_doubt": 1.15,  # doubt about the bid of another seat when bidding, in mana
    "pool_guess": 3.3,  # the same about what the pool lacks
}

# How many decisions a rollout plays before it is judged: more brought nothing.
CUTOFF = 0

# How a search tries moves (54 % of 212 matches against preferences as they are, at equal
# iterations: not shown to be better, but what is never tried is never found).
SEARCH = {"exploration": 0.3, "temper": 1.0, "floor": 0.1, "fair": 0.2}

# Bots that do not play alike: factors of some weights, small enough to play about as well.
PERSONALITIES = {
    "priest": {"priest": 1.4, "mana": 1.15, "draw": 1.35, "hand": 1.35},
    "trader": {"good": 1.4, "pearl": 1.2, "helper": 1.2, "tattoo": 0.9},
    "collector": {"mask": 1.4, "growth": 1.3, "twin": 1.4, "twin_seen": 1.3},
}
