"""How often each seat wins between equal bots, in percent, by the number of seats.

Bots of 100 iterations in every seat: 3,039 matches with two seats (1,000 iterations), 200 with three and four.
"""

WINS = {
    2: (52, 48),
    3: (38, 35, 27),
    4: (29, 25, 22, 24),
}
