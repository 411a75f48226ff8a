"""The arithmetic of SplitMix64: 64-bit numbers here, inline C when compiled.

This module is never compiled itself; `mixing.pxd` gives the compiler the same functions in C, so
that drawing a number costs the engine no call.
"""

MASK64 = 0xFFFFFFFFFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB


def advance(state: int) -> int:
    """Return the next state of a generator."""
    return (state + GAMMA) & MASK64


def mix(z: int) -> int:
    """Scramble 64 bits so that each input bit changes about half of the output bits."""
    z = ((z ^ (z >> 30)) * MIX1) & MASK64
    z = ((z ^ (z >> 27)) * MIX2) & MASK64
    return z ^ (z >> 31)


def below(state: int, n: int) -> int:
    """Return the number from 0 to n - 1 that a state gives."""
    return ((mix(state) >> 32) * n) >> 32
