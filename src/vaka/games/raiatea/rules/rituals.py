"""What rituals do: each card as a few steps, and what the burgundy ones (V1) do to others.

The effects are data, `K.EFFECT`: for each card up to three steps, how much of each and of what.
Permanent rituals have none: they lie in front of their owner and are counted where they work.
"""

from vaka.engine.buffers import Events, Moves
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import stack as Stack
from vaka.games.raiatea.state import Fields


def perform(s: Fields, seat: int, ritual: int, events: Events) -> None:
    """R9: a ritual that has left hand or row takes effect; its owner is -1 if it came from nobody.

    A blue card is laid out at once. Of all others the effect becomes steps, and after them the card
    is discarded (A46).
    """
    kind = K.KIND[ritual]
    if kind == K.BLUE:
        s.front[seat][ritual] += 1
        events.tell(C.E_LAY_OUT, seat, ritual, 0, 0)
        return
    Stack.push_more(s, K.DISCARD, 0, 0, ritual, 0)
    if kind == K.BROWN:
        events.tell(C.E_PERFORM_ALL, ritual, 0, 0, 0)
        push_for_all(s, ritual)
        return
    events.tell(C.E_PERFORM, seat, ritual, 0, 0)
    for i in range(K.EFFECT_STEPS - 1, -1, -1):
        step = K.EFFECT[ritual][i]
        if step[0] != K.NO_STEP:
            Stack.push_more(s, step[0], seat, step[1], step[2], 0)


def push_for_all(s: Fields, ritual: int) -> None:
    """R9, A4: a brown card gives its step to every seat in ceremonial order; Hina fills the bag."""
    do = K.EFFECT[ritual][0][0]
    n = K.EFFECT[ritual][0][1]
    if do == K.BAG:
        Stack.push(s, do, 0, n * s.seats)
        return
    for i in range(s.seats - 1, -1, -1):
        Stack.push(s, do, s.order[i], n)


def legal_from_hand(s: Fields, seat: int, moves: Moves) -> None:
    """R10, F03: any ritual of the hand, the bans in act 5 alone (A9); or none."""
    moves.add(C.M_PASS)
    for ritual in range(K.RITUAL_COUNT):
        if s.hand[seat][ritual] > 0 and (s.phase == K.BLESS or K.IN_ACT_5_ALONE[ritual] == 0):
            moves.add(C.M_PERFORM + ritual)


def perform_from_hand(s: Fields, seat: int, ritual: int, events: Events) -> None:
    """R8, R10: a card of the hand is performed, free of mana."""
    s.hand[seat][ritual] -= 1
    perform(s, seat, ritual, events)


# -- burgundy cards (V1) ---------------------------------------------------------------------------


def pay_tribute(s: Fields, seat: int, what: int, amount: int, events: Events) -> None:
    """T01, T02: every other seat gives as much as it has, up to the amount."""
    for i in range(s.seats):
        victim = s.order[i]
        if victim != seat:
            given = min(amount, s.pearls[victim] if what == K.IN_PEARLS else s.mana[victim])
            if what == K.IN_PEARLS:
                s.pearls[victim] -= given
                s.pearls[seat] += given
            else:
                s.mana[victim] -= given
                s.mana[seat] += given
            events.tell(C.E_TRIBUTE, seat, victim, what, given)


def lapse(s: Fields, seat: int, events: Events) -> None:
    """T04: every other seat loses a priest."""
    for i in range(s.seats):
        victim = s.order[i]
        if victim != seat and s.priests[victim] > 0:
            s.priests[victim] -= 1
            events.tell(C.E_LAPSE, victim, 0, 0, 0)


def can_be_banned(s: Fields, seat: int, place: int, most: int) -> bool:
    """T03, T07: a clipped card of another seat in the row that does not cost too much."""
    return s.owner[place] >= 0 and s.owner[place] != seat and K.COST[s.row[place]] <= most


def has_target(s: Fields, do: int, seat: int, most: int) -> bool:
    """Tell whether a ban, a thief or a capture finds a victim."""
    if do == K.BAN:
        for place in range(s.row_n):
            if can_be_banned(s, seat, place, most):
                return True
        return False
    for victim in range(s.seats):
        if victim == seat:
            continue
        if do == K.CAPTURE and s.priests[victim] > 0:
            return True
        if do == K.THIEF:
            for mask in range(K.MASK_COUNT):
                if can_be_stolen(s, victim, mask):
                    return True
    return False


def can_be_stolen(s: Fields, victim: int, mask: int) -> bool:
    """T06, R11: a mirror that is not coupled, or a mask without its twin."""
    if mask == K.MIRROR:
        return s.masks[victim][mask] > 0
    return Cards.is_single(s, victim, mask)


def legal_victims(s: Fields, do: int, seat: int, most: int, moves: Moves) -> None:
    """V1: whom or what a burgundy card may hit."""
    if do == K.BAN:
        for place in range(s.row_n):
            move = C.M_BAN + s.row[place] * K.MOST_SEATS + s.owner[place]
            if can_be_banned(s, seat, place, most) and not moves.holds(move):
                moves.add(move)
        return
    for victim in range(s.seats):
        if victim == seat:
            continue
        if do == K.RAID:  # A39: whether he holds goods is his secret
            moves.add(C.M_RAID + victim)
        elif do == K.CAPTURE:
            if s.priests[victim] > 0:
                moves.add(C.M_CAPTURE + victim)
        else:
            for mask in range(K.MASK_COUNT):
                if can_be_stolen(s, victim, mask):
                    moves.add(C.M_THIEF + mask * K.MOST_SEATS + victim)


def hit(s: Fields, do: int, seat: int, move: int, events: Events) -> None:
    """V1: carry a burgundy card out against what was chosen."""
    if do == K.BAN:
        ban(s, seat, (move - C.M_BAN) // K.MOST_SEATS, (move - C.M_BAN) % K.MOST_SEATS, events)
    elif do == K.RAID:
        events.tell(C.E_RAID, seat, move - C.M_RAID, 0, 0)
        Stack.push_more(s, K.LOOT, seat, 0, move - C.M_RAID, 0)
    elif do == K.CAPTURE:
        capture(s, seat, move - C.M_CAPTURE, events)
    else:
        mask = (move - C.M_THIEF) // K.MOST_SEATS
        victim = (move - C.M_THIEF) % K.MOST_SEATS
        s.masks[victim][mask] -= 1
        s.masks[seat][mask] += 1
        events.tell(C.E_THIEF, seat, victim, mask, 0)


def ban(s: Fields, seat: int, ritual: int, owner: int, events: Events) -> None:
    """T03, T07: the leftmost such card of the row is discarded without effect."""
    place = 0
    while s.row[place] != ritual or s.owner[place] != owner:
        place += 1
    leave_row(s, place)
    s.discards[ritual] += 1
    events.tell(C.E_BAN, seat, ritual, owner, 0)


def leave_row(s: Fields, place: int) -> None:
    """Take a card out of the row."""
    s.row_n -= 1
    for i in range(place, s.row_n):
        s.row[i] = s.row[i + 1]
        s.owner[i] = s.owner[i + 1]
    s.row[s.row_n] = 0
    s.owner[s.row_n] = 0


def capture(s: Fields, seat: int, victim: int, events: Events) -> None:
    """T08, A48: up to two priests change sides; what goes beyond the track is lost."""
    captured = min(K.CAPTURED, s.priests[victim])
    s.priests[victim] -= captured
    events.tell(C.E_CAPTURE, seat, victim, captured, 0)
    Cards.gain_priests(s, seat, captured, events)


def loot(s: Fields, seat: int, victim: int, good: int, events: Events) -> None:
    """T05: the good that chance has drawn changes hands."""
    s.goods[victim][good] -= 1
    s.goods[seat][good] += 1
    events.tell(C.E_LOOT, seat, victim, good, 0)
