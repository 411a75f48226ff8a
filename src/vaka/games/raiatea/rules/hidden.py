"""What a seat cannot know, dealt anew: the rituals of others, decks and discards, secret choices.

Everybody sees from which deck a card is drawn, so each seat keeps as many cards of each back as it
has. What was put into the bag, bid or chosen in secret is chosen anew from all that is possible.
"""

from vaka.engine import rng as Random
from vaka.engine.rng import Rng
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import ceremony as Ceremony
from vaka.games.raiatea.rules import stack as Stack
from vaka.games.raiatea.state import Fields


def deal_anew(s: Fields, seat: int, rng: Rng) -> None:
    """Choose everything anew that `seat` (-1: a spectator) cannot know."""
    deal_cards_anew(s, seat, rng)
    for other in range(s.seats):
        if other != seat:
            if may_be_bagged(s):
                bag_anew(s, other, rng)
            if s.choice[other] != 0:
                choose_anew(s, other, rng)


def deal_cards_anew(s: Fields, seat: int, rng: Rng) -> None:
    """Deal the rituals anew that `seat` cannot know; those in the bag come back into the hands."""
    gather_unknown(s, seat)
    for other in range(s.seats):
        if other != seat:
            deal(s, s.hand[other], rng)
            deal(s, s.drawn[other], rng)
    deal(s, s.discards, rng)


# -- rituals ---------------------------------------------------------------------------------------


def gather_unknown(s: Fields, seat: int) -> None:
    """Put all rituals that `seat` cannot know into the decks, from the bag by way of the hands."""
    for other in range(s.seats):
        if other != seat:
            for ritual in range(K.RITUAL_COUNT):
                s.hand[other][ritual] += s.bagged[other][ritual]
                s.bagged[other][ritual] = 0
            gather(s, s.hand[other])
            gather(s, s.drawn[other])
    gather(s, s.discards)


def gather(s: Fields, pile: list[int]) -> None:
    """Put a pile into the decks; at the first design of each back it notes how many there were."""
    normal = 0
    forbidden = 0
    for ritual in range(K.RITUAL_COUNT):
        normal += K.OF_DECK[K.NORMAL][ritual] * pile[ritual]
        forbidden += K.OF_DECK[K.FORBIDDEN][ritual] * pile[ritual]
        s.deck[ritual] += pile[ritual]
        pile[ritual] = 0
    pile[K.FIRST_NORMAL] = normal
    pile[K.FIRST_FORBIDDEN] = forbidden


def deal(s: Fields, pile: list[int], rng: Rng) -> None:
    """Deal a pile anew from the decks: as many cards of each back as it has noted."""
    normal = pile[K.FIRST_NORMAL]
    forbidden = pile[K.FIRST_FORBIDDEN]
    pile[K.FIRST_NORMAL] = 0
    pile[K.FIRST_FORBIDDEN] = 0
    draw(s, pile, K.NORMAL, normal, rng)
    draw(s, pile, K.FORBIDDEN, forbidden, rng)


def draw(s: Fields, pile: list[int], deck: int, count: int, rng: Rng) -> None:
    """Move so many random cards of a deck to a pile."""
    if count == 0:
        return
    left = Cards.deck_left(s, deck)
    for drawn in range(count):
        ritual = Cards.ritual_at(s, deck, Random.next_below(rng, left - drawn))
        s.deck[ritual] -= 1
        pile[ritual] += 1


# -- what was put into the bag in secret (R35) -----------------------------------------------------


def may_be_bagged(s: Fields) -> bool:
    """Tell whether rituals may lie in the bag: from act 3 on until the row is laid."""
    if s.phase == K.BID or s.phase == K.REWARD:
        return True
    if s.phase != K.PREPARE or s.todo_n > 0:
        return False
    for seat in range(s.seats):
        if s.keep[seat] > 0:
            return False
    return True


def bag_anew(s: Fields, seat: int, rng: Rng) -> None:
    """R35: any brown rituals, and some of the others within the clips."""
    clipped = 0
    for ritual in range(K.RITUAL_COUNT):
        if K.KIND[ritual] != K.BROWN:
            clipped += s.hand[seat][ritual]
            continue
        for _ in range(s.hand[seat][ritual]):
            if Random.next_below(rng, 2) == 1:
                put(s, seat, ritual)
    most = K.CLIPS_FEW if may_have_risen(s, seat) else Ceremony.clips(s, seat)
    for _ in range(Random.next_below(rng, min(most, clipped) + 1)):
        left = Random.next_below(rng, clipped)
        ritual = 0
        while K.KIND[ritual] == K.BROWN or left >= s.hand[seat][ritual]:
            if K.KIND[ritual] != K.BROWN:
                left -= s.hand[seat][ritual]
            ritual += 1
        put(s, seat, ritual)
        clipped -= 1


def may_have_risen(s: Fields, seat: int) -> bool:
    """R37: tell whether a rank that gives more clips may be as new as the reward of a tattoo."""
    return s.phase == K.REWARD and s.tattoo[seat] == K.ARIOI and s.rewards[K.REWARD_TATTOO] == 0


def put(s: Fields, seat: int, ritual: int) -> None:
    """R35: a ritual goes from the hand into the bag."""
    s.hand[seat][ritual] -= 1
    s.bagged[seat][ritual] += 1


# -- choices (R33, R34, R36, R49) ------------------------------------------------------------------


def choose_anew(s: Fields, seat: int, rng: Rng) -> None:
    """Replace a secret choice by any that was possible."""
    if Stack.current(s) == K.AUCTION or s.phase == K.BID:
        most = min(s.mana[seat], K.MOST_BID)
        s.choice[seat] = C.M_BID + 1 + Random.next_below(rng, most + 1)
    elif s.phase == K.DANCE:
        most = 2
        while not Ceremony.can_train(s, seat, most):
            most -= 1
        s.choice[seat] = C.M_TRAIN + 1 + Random.next_below(rng, most + 1)
    elif s.phase == K.BUY:
        s.choice[seat] = C.M_PASS + 1
        deck = Random.next_below(rng, 3)
        if deck < 2 and Ceremony.can_buy(s, seat, deck):
            s.choice[seat] = C.M_BUY + 1 + deck
