"""SplitMix64, the generator behind every random choice: the same numbers compiled and not.

The generator is the one of Steele, Lea and Flood (2014): one 64-bit state that grows by GAMMA and
is mixed on the way out. It is small, fast and good enough for games; it is not for secrets.

Seeding, so that any program can reproduce our streams:

- `Rng(seed)` starts with state = mix(seed mod 2**64 + GAMMA). The mixing keeps seeds 1, 2, 3 from
  giving shifted copies of one stream.
- `below(n)` takes the upper 32 bits of the next output, times n, divided by 2**32 (bias < n/2**32).
- `rng.split(i)` is the stream number i of this generator's current state:
  state = mix(state xor mix(i mod 2**64 + GAMMA)). Splitting does not advance the generator.
"""

from vaka.engine import splitmix as Mix

MASK64 = 0xFFFFFFFFFFFFFFFF


class Rng:
    """A stream of random numbers."""

    __slots__ = ("state",)
    state: int

    def __init__(self, seed: int = 0) -> None:
        """Start the stream of `seed`, any whole number."""
        self.state = Mix.mix(Mix.advance(seed & MASK64))

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each equally likely."""
        if not 1 <= n <= 0x7FFFFFFF:
            raise ValueError(f"below() needs a bound from 1 to 2147483647, not {n}")
        return next_below(self, n)

    def split(self, stream: int) -> "Rng":
        """Return an independent generator: the stream of that number."""
        child = Rng(0)
        child.state = Mix.mix(self.state ^ Mix.mix(Mix.advance(stream & MASK64)))
        return child

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (self.state,))


def _rebuild(state: int) -> Rng:
    rng = Rng(0)
    rng.state = state
    return rng


def next_below(rng: Rng, n: int) -> int:
    """Return a whole number from 0 to n - 1: the engine's own unchecked door to `below`."""
    rng.state = Mix.advance(rng.state)
    return Mix.below(rng.state, n)
