"""What the bots value in Tongiaki: every number, by name.

How the match goes on and how soon ships leave was read off a hundred matches of a short search
against itself. The other numbers are a player's guesses that short trials in matches bore out; they
are not tuned finely.
`tools/write_engine.py` writes codes.py beside it: the place of each weight.
"""

WEIGHTS = {
    # how the match goes on
    "turns_per_draw": 1.45,  # turns of all seats for each tile drawn
    # how soon ships must leave a beach: the chance per turn by the berths still free on it
    "leave_next": 0.09,  # one is free: whoever can add a ship there makes all of them sail
    "leave_soon": 0.03,  # two are free
    "leave_later": 0.012,  # more
    "hold": 0.7,  # factor for each further beach with own ships
    "alone": 0.5,  # factor if no other colour is on the island: nobody else can expand there
    "crown": 0.8,  # the same if it may still be made a royal island
    "lost": 0.95,  # points lost with an island, as its ships may come back
    # what later turns bring
    "growth": 0.012,  # share per turn of the islands not yet held that a seat reaches and keeps
    "reach": 0.3,  # what the beaches of a seat lead to, if the next ship makes them sail
    "berth": 0.6,  # factor for each further berth that is still free
    "stock": 0.1,  # a ship in stock, up to six, while there are turns to use it
    "right": 0.3,  # each royal island that may still be founded
    "stranded": 2.0,  # loss of a seat without a ship on a beach
    # a turn that has begun
    "tempo": 0.3,  # being the active seat
    "chance": 0.5,  # of the best voyage that the active seat can choose
    "sink": 0.3,  # loss of a ship that goes home
    "spite": 0.8,  # how much of others' gain counts against a voyage
    # how a lead in points becomes a chance to win
    "spread": 1.5,
    "spread_turns": 0.8,
    # preferences
    "keenness": 1.5,  # how sharply a better looking move is preferred
    "expand_ship": 0.4,  # each ship that an expansion brings
    "king": 1.0,  # the risk that founding takes away
    "king_point": 0.5,  # each point of a royal island above three
    "colonise": 1.0,  # dislike of going home with all ships
    "enter_tonga": 1.5,  # two ships on Tonga compared with the points of another island
    "place_spread": 0.4,  # a beach without an own ship
    "place_room": 0.2,  # each berth that stays free
    "place_company": 0.3,  # each other colour on the beach: many colours pass everywhere
    "sail": 1.0,  # what a voyage brings
    "land_own": 0.5,  # own ships first, where berths are scarce
    "land_spread": 0.4,
    "land_room": 0.25,
    "lay": 0.3,
}

# What 3,860 matches have taught (judgement.md): values of the judgement under which who won was
# likelier, and of the preferences closer to what longer searches tried.
LEARNED = {
    "turns_per_draw": 2.119,
    "leave_next": 0.043,
    "leave_soon": 0.027,
    "leave_later": 0.028,
    "hold": 0.094,
    "alone": 0.653,
    "crown": 0.799,
    "lost": 0.576,
    "growth": 0.006,
    "reach": 0.54,
    "berth": 0.536,
    "stock": 0.127,
    "right": 0.146,
    "stranded": 0.71,
    "tempo": 0.447,
    "chance": 0.614,
    "sink": 0.361,
    "spite": 0.603,
    "spread": 1.091,
    "spread_turns": 1.242,
    "keenness": 1.95,
    "expand_ship": 0.43,
    "king": 1.15,
    "king_point": 0.282,
    "colonise": 0.7,
    "enter_tonga": 0.316,
    "place_spread": 0.171,
    "place_room": 0.042,
    "place_company": 0.063,
    "sail": 0.7,
    "land_own": 0.105,
    "land_spread": 0.335,
    "land_room": 0.344,
    "lay": 0.345,
}

# How many decisions a rollout plays before it is judged: in the middle of a turn too much is open.
# With 1,000 iterations against the same search without any easing of preferences 8 wins 63 % of 239
# matches and 12 wins 66 % of 282, but takes longer; 4 wins 54 % and 2 wins 47 %.
CUTOFF = 8

# How a search tries moves (60 % of 210 matches against preferences as they are, at equal
# iterations, with rollouts half as long).
SEARCH = {"exploration": 0.3, "temper": 0.5, "floor": 0.1, "fair": 0.1}

# Bots that do not play alike: factors of some weights, small enough to play about as well.
PERSONALITIES = {
    "settler": {"growth": 1.3, "hold": 1.1, "expand_ship": 1.4, "king": 0.8},
    "explorer": {"chance": 1.3, "reach": 1.3, "sink": 0.8, "sail": 1.2},
    "royal": {"crown": 1.3, "king": 1.3, "king_point": 1.3},
}
