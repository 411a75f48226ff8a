"""How often each seat wins between equal bots, in percent, by the number of seats.

Bots of 100 iterations in every seat: 400 matches for each number of seats.
"""

WINS = {
    2: (64, 36),
    3: (48, 32, 20),
    4: (43, 23, 20, 14),
}
