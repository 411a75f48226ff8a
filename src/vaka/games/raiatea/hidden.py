"""What a seat cannot know, dealt anew: rituals of others, decks, discards, secret choices."""

from vaka.core.rng import Rng
from vaka.games.raiatea.state import Fields


def deal_anew(s: Fields, seat: int, rng: Rng) -> None:
    """Placeholder."""
