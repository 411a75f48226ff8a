"""What the bots value in Rapa Nui 2020: every number, by name.

What units, tiles and Improvements are worth was first guessed and then corrected by results: gifts
at the start of a round and what they did to the final points, and duels of greedy bots. The
preferences were compared with the judgement after each move. They are not tuned finely.
`tools/write_engine.py` writes codes.py beside it: the place of each weight.
"""

WEIGHTS = {
    # how the match goes on
    "erections": 1.0,  # Moai that each seat erects in a round, until E1 ends the match
    "convert": 0.8,  # how soon units become offerings: 1 - exp of this times the rounds left
    "stylings": 1.2,  # offerings that a seat can make in a round at most
    "styling": 4.0,  # points that the figure and the way of a styling are worth elsewhere
    "use": 1.0,  # how soon a tile finds its use: the same curve
    "now": 0.5,  # what is left of the present round while figures are placed
    # Ahu tiles: points at the moment they are used well
    "rest": 1.8,
    "barter": 1.5,
    "skimp": 2.5,
    "chip_in": 1.5,
    "take_three": 3.5,
    "take_two": 2.8,
    "pick": 0.4,  # Take Your Pick: per round left
    "change_jobs": 1.5,
    "lend": 2.0,
    "tablet": 1.0,  # over the three points of an unused one
    # Improvements: points in each round left
    "fervent": 1.3,
    "artistic": 1.3,
    "popular": 2.0,
    "chief": 1.8,
    # the order of the seats
    "order": 0.5,  # points for each place nearer to the first, in the round that runs
    "order_next": 0.4,  # in the next one
    # a plan for the rest of the round
    "hope": 0.85,  # chance that a figure still in hand gets its place
    "gap": 0.75,  # chance that an empty space of a route will be filled
    "help": 0.25,  # gaps that others fill, for each figure in their hands
    "villager": 1.0,  # points that a figure in hand must bring to be worth its use
    "idle": 1.0,  # points for a figure without a task: it may earn or link
    "spite": 0.5,  # how much an income of another counts against a route
    "income": 0.55,  # chance that a route that is planned is used as planned
    "link": 0.4,  # points for a space that is joined to a quarry: routes may use it
    # how a lead in points becomes a chance to win
    "spread": 2.5,
    "spread_rounds": 4.0,
    # preferences
    "keenness": 1.2,  # how sharply a better looking move is preferred
    "planned": 3.0,  # points for a move that the plan asks for
    "sorcerer": 0.0,  # points for placing the Sorcerer
    "placing": 0.5,  # each place in the turn order
    "occupy": 0.2,  # a space that nobody has held yet
    "build": 0.5,  # points of an Improvement over its price
    "power": 1.0,  # points that a tile or the tablet adds to the plan
    "paying": 3.0,  # points of a unit that is named, or gained
    "drop": -1.0,  # each point of the plan that dropping out gives up
}

# What 2,638 longer searches have taught (judgement.md): preferences closer to what they tried.
LEARNED = {
    "keenness": 2.443,
    "planned": 3.9,
    "sorcerer": 0.184,
    "placing": 4.195,
    "occupy": 0.059,
    "build": 0.623,
    "power": 1.246,
    "paying": 4.823,
    "drop": -0.598,
}

# How many decisions a rollout plays before it is judged: judging is quick, weighing moves is not.
CUTOFF = 0

# How a search tries moves (61 % of 124 matches against preferences as they are, at equal
# iterations).
SEARCH = {"exploration": 0.6, "temper": 0.5, "floor": 0.1, "fair": 0.1}

# Bots that do not play alike: factors of some weights, small enough to play about as well.
PERSONALITIES = {
    "sculptor": {"chip_in": 1.3, "chief": 1.3, "erections": 1.1, "idle": 0.8},
    "porter": {"income": 1.2, "popular": 1.2, "link": 1.5, "spite": 1.3},
    "priest": {"styling": 0.8, "skimp": 1.2, "artistic": 1.3, "convert": 1.1},
}
