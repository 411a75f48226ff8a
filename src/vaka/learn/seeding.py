"""Seeds as the other libraries mean them: None is something new, a number repeats itself."""

import secrets

from vaka.engine.rng import Rng


class Seeds:
    """The random streams of an environment: one for each match that it plays."""

    def __init__(self) -> None:
        """Begin with a seed that nobody knows."""
        self.root = Rng(secrets.randbits(63))
        self.matches = 0

    def next(self, seed: int | None) -> Rng:
        """Return the stream of the next match, the first one of `seed` if there is one."""
        if seed is not None:
            self.root = Rng(seed)
            self.matches = 0
        self.matches += 1
        return self.root.split(self.matches)
