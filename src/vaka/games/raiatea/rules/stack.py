"""The steps still to be done: a stack in the State whose last entry is the current step."""

from vaka.games.raiatea import parts as K
from vaka.games.raiatea.state import Fields


def push(s: Fields, do: int, seat: int, n: int) -> None:
    """Put a step in front of all others."""
    push_more(s, do, seat, n, 0, 0)


def push_more(s: Fields, do: int, seat: int, n: int, a: int, b: int) -> None:
    """Put a step with two more numbers in front.

    There is always room: `soundness.MOST_NESTING` says why.
    """
    step = s.todo[s.todo_n]
    step[K.DO] = do
    step[K.WHO] = seat
    step[K.N] = n
    step[K.A] = a
    step[K.B] = b
    s.todo_n += 1


def pop(s: Fields) -> None:
    """Remove the current step."""
    s.todo_n -= 1
    step = s.todo[s.todo_n]
    for i in range(K.STEP_SIZE):
        step[i] = 0


def count_down(s: Fields) -> None:
    """One of the things of the current step is done; remove it after the last."""
    step = s.todo[s.todo_n - 1]
    step[K.N] -= 1
    if step[K.N] == 0:
        pop(s)


def current(s: Fields) -> int:
    """Return what the current step does, or -1 if nothing is to be done."""
    if s.todo_n == 0:
        return -1
    return s.todo[s.todo_n - 1][K.DO]


def queue_from(s: Fields, seat: int, step: int) -> None:
    """Queue all seats from `seat` on, clockwise with step 1, else counter-clockwise."""
    for i in range(s.seats):
        s.queue[i] = (seat + i) % s.seats if step == 1 else (seat + s.seats - i) % s.seats
    s.queue_n = s.seats


def queue_order(s: Fields, seats: int) -> None:
    """Queue the first seats of the ceremonial order."""
    for i in range(seats):
        s.queue[i] = s.order[i]
    s.queue_n = seats


def leave_queue(s: Fields) -> int:
    """Remove the first seat of the queue and return it."""
    first = s.queue[0]
    s.queue_n -= 1
    for i in range(s.queue_n):
        s.queue[i] = s.queue[i + 1]
    s.queue[s.queue_n] = 0
    return first
