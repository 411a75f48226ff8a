# Written by tools/write_engine.py from parts.py; do not edit.
"""The numbers of moves (M_) and events (E_)."""

M_ROLL = 0
M_HOLD = 1
M_DIE = 2
E_TURN = 0
E_DIE = 1
E_BUST = 2
E_HOLD = 3
E_WIN = 4
E_END = 5
