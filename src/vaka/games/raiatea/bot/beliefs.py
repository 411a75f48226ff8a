"""What others hide in Raiatea, as they would have chosen it.

Whoever is asked last of those that choose together thinks about the same as whoever is asked first:
a choice of this moment is taken back for all others alike, and of drawn cards all others have kept
theirs. Hands are dealt as they are held in matches (parts.py), all other cards as evenly as chance
deals them. What was put into the bag before the bids is put there anew, each seat by its
preferences.
"""

from vaka.engine import rng as Random
from vaka.engine.buffers import Moves, Weights
from vaka.engine.rng import Rng
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.bot import parts as Held
from vaka.games.raiatea.rules import ceremony as Ceremony
from vaka.games.raiatea.rules import flow as Flow
from vaka.games.raiatea.rules import hidden as Hidden
from vaka.games.raiatea.state import Fields


def suppose(s: Fields, seat: int, rng: Rng, weights: Weights, moves: Moves) -> None:
    """Choose everything anew that `seat` cannot know, as it thinks that the others have chosen."""
    take_back_choices(s, seat)
    end_keeping(s, seat)
    deal_cards(s, seat, rng)
    if s.phase == K.BID or s.phase == K.REWARD:
        for other in range(s.seats):
            if other != seat:
                fill_bag(s, other, rng, weights, moves)


def take_back_choices(s: Fields, seat: int) -> None:
    """R33-R36, R49: let all others choose in this moment who have chosen in it already."""
    reopened = 0
    for other in range(s.seats):
        if other != seat and s.choice[other] != 0:
            s.choice[other] = 0
            reopened = 1
    if reopened == 1:
        Flow.wait_for_choosers(s)


def end_keeping(s: Fields, seat: int) -> None:
    """R22: let all others have kept some of what they have drawn; which, the deal decides."""
    for other in range(s.seats):
        if other == seat or s.keep[other] == 0:
            continue
        for ritual in range(K.RITUAL_COUNT):
            kept = min(s.keep[other], s.drawn[other][ritual])
            s.hand[other][ritual] += kept
            s.keep[other] -= kept
            s.discards[ritual] += s.drawn[other][ritual] - kept
            s.drawn[other][ritual] = 0
        s.keep[other] = 0
        s.waiting &= ~(1 << other)
        s.turn = seat


def deal_cards(s: Fields, seat: int, rng: Rng) -> None:
    """Deal the rituals anew that `seat` cannot know, into the hands first."""
    Hidden.gather_unknown(s, seat)
    for other in range(s.seats):
        if other != seat:
            deal_hand(s, s.hand[other], rng)
            Hidden.deal(s, s.drawn[other], rng)
    Hidden.deal(s, s.discards, rng)


def deal_hand(s: Fields, hand: list[int], rng: Rng) -> None:
    """Deal a hand: as many cards of each back as it has noted, each as often as it is held."""
    normal = hand[K.FIRST_NORMAL]
    forbidden = hand[K.FIRST_FORBIDDEN]
    hand[K.FIRST_NORMAL] = 0
    hand[K.FIRST_FORBIDDEN] = 0
    for _ in range(normal):
        take_as_held(s, hand, K.NORMAL, rng)
    for _ in range(forbidden):
        take_as_held(s, hand, K.FORBIDDEN, rng)


def take_as_held(s: Fields, hand: list[int], deck: int, rng: Rng) -> None:
    """Move one card of a deck to a hand."""
    total = 0
    for ritual in range(K.RITUAL_COUNT):
        total += K.OF_DECK[deck][ritual] * s.deck[ritual] * Held.HELD[ritual]
    left = Random.next_below(rng, total)
    ritual = 0
    while left >= K.OF_DECK[deck][ritual] * s.deck[ritual] * Held.HELD[ritual]:
        left -= K.OF_DECK[deck][ritual] * s.deck[ritual] * Held.HELD[ritual]
        ritual += 1
    s.deck[ritual] -= 1
    hand[ritual] += 1


def fill_bag(s: Fields, seat: int, rng: Rng, weights: Weights, moves: Moves) -> None:
    """R35: put rituals into the bag of a seat as it would."""
    risen = 1 if Hidden.may_have_risen(s, seat) else 0
    s.tattoo[seat] -= risen
    move = C.M_PUT
    while move != C.M_DONE:
        moves.clear()
        Ceremony.legal_puts(s, seat, moves)
        if moves.n > 1:
            s.prefer(seat, moves, weights)
        move = moves.pick(rng)
        if move != C.M_DONE:
            Hidden.put(s, seat, move - C.M_PUT)
    s.tattoo[seat] += risen
