"""Match: one play of a game."""


class Match:
    """Placeholder until the journal exists."""
