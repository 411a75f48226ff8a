"""How often each seat wins between equal bots, in percent, by the number of seats.

Bots of 100 iterations in every seat: 200 matches for each number of seats.
"""

WINS = {
    2: (51, 49),
    3: (24, 37, 39),
}
