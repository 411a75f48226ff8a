"""What comes next: from a move on, everything happens by itself until chance or a seat must choose.

Who decides, in this order: chance deals cards; seats keep some of theirs; the current step; the
phase.
"""

from vaka.engine import turns as Turn
from vaka.engine.buffers import Events
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import ceremony as Ceremony
from vaka.games.raiatea.rules import menus as Menus
from vaka.games.raiatea.rules import stack as Stack
from vaka.games.raiatea.rules import steps as Steps
from vaka.games.raiatea.rules import tasks as Tasks
from vaka.games.raiatea.state import Fields


def go_on(s: Fields, events: Events) -> None:
    """Do everything that needs no choice, then say who is to choose."""
    s.waiting = 0
    resting = 0
    while resting == 0:
        do = Stack.current(s)
        if do == K.DEAL:
            if Steps.chance_waits(s, events):
                s.turn = Turn.CHANCE
                resting = 1
            else:
                Steps.end_deal(s)
        elif wait_for_keepers(s):
            resting = 1
        elif do >= 0:
            resting = go_on_with_step(s, do, events)
        else:
            resting = go_on_with_phase(s, events)


def wait_for_keepers(s: Fields) -> bool:
    """R22, S9: all seats that have drawn cards keep some of them at the same time."""
    for seat in range(s.seats - 1, -1, -1):
        if s.keep[seat] > 0:
            s.waiting |= 1 << seat
            s.turn = seat
    return s.waiting != 0


def choose_together(s: Fields) -> bool:
    """R22, R33-R36, R49: whether several seats choose at once, so that who has chosen matters."""
    if Stack.current(s) == K.DEAL:
        return False
    for seat in range(s.seats):
        if s.keep[seat] > 0:
            return True
    if s.todo_n > 0:
        return Stack.current(s) == K.AUCTION
    return K.DANCE <= s.phase <= K.BID


def wait_for_choosers(s: Fields) -> None:
    """R33-R36, R49: all seats that have not yet chosen do so at the same time."""
    for seat in range(s.seats - 1, -1, -1):
        if s.choice[seat] == 0:
            s.waiting |= 1 << seat
            s.turn = seat


def go_on_with_step(s: Fields, do: int, events: Events) -> int:
    """Do the current step if it needs nobody; return 1 if somebody is to choose."""
    kind = K.STEP_KIND[do]
    if kind == K.AUTOMATIC:
        Steps.run_automatic(s, events)
        return 0
    if kind == K.FOR_CHANCE:
        if Steps.chance_waits(s, events):
            s.turn = Turn.CHANCE
            return 1
        Stack.pop(s)
        return 0
    if do == K.AUCTION:
        wait_for_choosers(s)
        return 1
    if not Steps.is_possible(s):
        Stack.pop(s)
        return 0
    s.turn = s.todo[s.todo_n - 1][K.WHO]
    return 1


def go_on_with_phase(s: Fields, events: Events) -> int:
    """Nothing is to be done: the phase says who is next; return 1 if somebody is to choose."""
    phase = s.phase
    if phase == K.END:
        s.turn = Turn.OVER
        return 1
    if phase == K.SETUP:
        end_setup(s, events)
        return 0
    if phase == K.CHOOSE:
        if s.actor < 0:
            s.actor = next_chooser(s)
        s.turn = s.actor
        return 1
    if K.DANCE <= phase <= K.BID:
        wait_for_choosers(s)
        return 1
    if phase == K.ARRANGE:
        return arrange(s)
    if phase == K.BLESS:
        if s.row_n > 0:
            Ceremony.bless(s, events)
        else:
            begin_raising(s, events)
        return 0
    return go_on_with_turns(s, events)


# -- turns -----------------------------------------------------------------------------------------


def go_on_with_turns(s: Fields, events: Events) -> int:
    """The actor goes on, or the first of the queue takes a turn, or the phase is over."""
    if s.actor >= 0:
        if s.phase == K.RAISE and s.made[K.MADE_FULFIL] == 1 and not Menus.may_dive(s, s.actor):
            Menus.end_turn(s)
            return 0
        s.turn = s.actor
        return 1
    if s.queue_n == 0:
        end_phase(s, events)
        return 0
    seat = Stack.leave_queue(s)
    if s.phase == K.FOREST_1:  # N21
        Cards.gain_pearls(s, seat, K.RAU_PENA_GAIN * s.front[seat][K.RAU_PENA], events)
        Cards.gain_mana(s, seat, K.RAU_PENA_GAIN * s.front[seat][K.RAU_PENA], events)
    if Menus.is_asked(s, seat):
        s.actor = seat
    return 0


def end_phase(s: Fields, events: Events) -> None:
    """All seats have had their turns."""
    phase = s.phase
    if phase == K.FOREST_1:
        Cards.display_to_markets(s, events)
        events.tell(C.E_SECOND_PASS, 0, 0, 0, 0)
        s.phase = K.FOREST_2
        Stack.queue_from(s, s.kahuna, 0)
        Stack.push(s, K.REVEAL, 0, s.seats + 1)
    elif phase == K.GIVE:
        begin_takes(s)
    elif phase == K.REWARD:
        Ceremony.lay_row(s, events)
    elif phase == K.RAISE:
        end_lap(s, events)
    else:
        if phase == K.ON_PATH:
            for i in range(s.seats):
                Cards.gain_priest_mana(s, (s.kahuna + i) % s.seats, events)
        end_location(s, events)


def begin_takes(s: Fields) -> None:
    """R28, R29: the givers take in play order; a Kahuna who gave nothing has his task first."""
    s.phase = K.TAKE
    for i in range(s.seats):
        seat = (s.kahuna + i) % s.seats
        if s.gave[seat] == 1:
            s.queue[s.queue_n] = seat
            s.queue_n += 1
    if s.gave[s.kahuna] == 0:
        Stack.push(s, K.FULFIL, s.kahuna, 0)


def arrange(s: Fields) -> int:
    """R38: ask the owner of the next undecided place, or let the blessing begin."""
    if Ceremony.find_spot(s):
        s.actor = s.owner[s.spot]
        s.turn = s.actor
        return 1
    s.spot = 0
    s.actor = -1
    s.phase = K.BLESS
    return 0


# -- rounds ----------------------------------------------------------------------------------------


def end_setup(s: Fields, events: Events) -> None:
    """S9: with five seats the last draws a second time; then the first round begins."""
    last = K.MOST_SEATS - 1
    if s.seats == K.MOST_SEATS and Cards.held_rituals(s, last) == K.FIRST_KEEP:
        Stack.push_more(s, K.DEAL, last, K.FIRST_DRAW, K.NORMAL, K.FIRST_KEEP)
        return
    s.phase = K.CHOOSE
    s.round = K.A1
    events.tell(C.E_ROUND, s.round, 0, 0, 0)


def next_chooser(s: Fields) -> int:
    """R12: the first seat from the start figure on that has no tile; -1 if all have one."""
    for i in range(s.seats):
        seat = (s.start + i) % s.seats
        if s.tile[seat] < 0:
            return seat
    return -1


def end_location(s: Fields, events: Events) -> None:
    """R12, R32: the next seat chooses a tile; after the last the round is over."""
    s.kahuna = -1
    for seat in range(s.seats):
        s.gave[seat] = 0
    if next_chooser(s) >= 0:
        s.phase = K.CHOOSE
        return
    s.start = (s.start + 1) % s.seats
    events.tell(C.E_END_ROUND, s.start, 0, 0, 0)
    Cards.display_to_markets(s, events)
    for seat in range(s.seats):
        s.tile[seat] = -1
    for tile in range(K.TILE_COUNT):
        s.tiles[tile] = 1
    next_round(s, events)
    Stack.push(s, K.REVEAL, 0, s.seats + 1)


def is_played(s: Fields, number: int) -> bool:
    """R1: whether a round is played with so many seats."""
    return s.seats <= K.ROUND_SEATS[number]


def next_round(s: Fields, events: Events) -> None:
    """R1, R32: on to the next field that counts for this number of seats."""
    s.round += 1
    while not is_played(s, s.round):
        s.round += 1
    s.phase = K.DANCE if K.CEREMONY[s.round] == 1 else K.CHOOSE
    events.tell(C.E_ROUND, s.round, 0, 0, 0)


def begin_raising(s: Fields, events: Events) -> None:
    """R41, R48: act 6 begins with the auctions that are due."""
    s.phase = K.RAISE
    s.passes = 0
    Tasks.push_due_auctions(s)
    Stack.queue_order(s, s.seats)
    events.tell(C.E_RAISING, 0, 0, 0, 0)


def is_last_ceremony(s: Fields) -> bool:
    """R42: whether the match is over after this ceremony."""
    return s.round >= K.C3


def is_last_pass(s: Fields) -> bool:
    """R41: whether a pass now ends act 6, since all others have passed in this lap."""
    return s.phase == K.RAISE and s.passes == s.seats - 1 and s.made[K.MADE_FULFIL] == 0


def end_lap(s: Fields, events: Events) -> None:
    """R41, R42: another lap, or after one in which all passed the end of the ceremony."""
    passes = s.passes
    s.passes = 0
    if passes < s.seats:
        Stack.queue_order(s, s.seats)
        return
    if is_last_ceremony(s):
        s.round = K.AT_END
        s.phase = K.END
        events.tell(C.E_END, 0, 0, 0, 0)
        return
    next_round(s, events)
    if s.usable < K.STATUE_COUNT:  # else in a made-up position: all are open
        s.usable += 1
        events.tell(C.E_END_CEREMONY, s.usable, 0, 0, 0)
        if s.options[K.ORACLE] == 0:
            Stack.push(s, K.TURN_UP, 0, s.usable)
