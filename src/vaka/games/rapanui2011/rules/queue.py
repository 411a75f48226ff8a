"""Who is still to be asked in this phase, and how many cards each is owed."""

from vaka.games.rapanui2011.state import Fields


def join(s: Fields, seat: int, cards: int) -> None:
    """Put a seat at the end of the queue, with the cards it is owed."""
    s.queue[s.queue_n] = seat
    s.due[s.queue_n] = cards
    s.queue_n += 1


def leave(s: Fields) -> None:
    """Remove the first seat of the queue."""
    s.queue_n -= 1
    for i in range(s.queue_n):
        s.queue[i] = s.queue[i + 1]
        s.due[i] = s.due[i + 1]
    s.queue[s.queue_n] = 0
    s.due[s.queue_n] = 0
