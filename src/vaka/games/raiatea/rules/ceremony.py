"""The first five acts of a ceremony (R33-R40): what all seats choose at once, rewards, the row."""

from vaka.engine.buffers import Events, Moves
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import rituals as Rituals
from vaka.games.raiatea.rules import stack as Stack
from vaka.games.raiatea.rules import tasks as Tasks
from vaka.games.raiatea.state import Fields

# -- choices of all seats at once ------------------------------------------------------------------


def legal_choices(s: Fields, seat: int, moves: Moves) -> None:
    """R33-R36: what a seat may choose in this act."""
    if s.phase == K.DANCE:
        legal_training(s, seat, moves)
    elif s.phase == K.BUY:
        moves.add(C.M_PASS)
        for deck in range(2):
            if can_buy(s, seat, deck):
                moves.add(C.M_BUY + deck)
    elif s.phase == K.PREPARE:
        legal_puts(s, seat, moves)
    else:
        Tasks.legal_bids(s, seat, moves)


def can_train(s: Fields, seat: int, number: int) -> bool:
    """R25: whether a seat has the pearls for so many priests."""
    return s.pearls[seat] >= K.TRAIN_PRICE[number]


def can_buy(s: Fields, seat: int, deck: int) -> bool:
    """R34: whether a seat has the mana for rituals of a deck, and may draw them."""
    return s.mana[seat] >= K.BUY_PRICE and Cards.may_draw(s, seat, deck)


def legal_training(s: Fields, seat: int, moves: Moves) -> None:
    """R25: no priest, one for two pearls or two for five."""
    for number in range(3):
        if can_train(s, seat, number):
            moves.add(C.M_TRAIN + number)


def clips(s: Fields, seat: int) -> int:
    """R35: how many rituals that are not brown a seat may put into the bag."""
    return K.CLIPS_MANY if s.tattoo[seat] >= K.ARIOI else K.CLIPS_FEW


def clipped(s: Fields, seat: int) -> int:
    """Count the rituals of a seat in the bag that are not brown."""
    count = 0
    for ritual in range(K.RITUAL_COUNT):
        count += K.CLIPPED[ritual] * s.bagged[seat][ritual]
    return count


def legal_puts(s: Fields, seat: int, moves: Moves) -> None:
    """R35: any brown ritual, others as long as there are clips; or no more."""
    moves.add(C.M_DONE)
    free = clips(s, seat) - clipped(s, seat)
    for ritual in range(K.RITUAL_COUNT):
        if s.hand[seat][ritual] > 0 and (free > 0 or K.CLIPPED[ritual] == 0):
            moves.add(C.M_PUT + ritual)


def choose(s: Fields, seat: int, move: int, events: Events) -> None:
    """Note a secret choice, or put a ritual into the bag; after the last choice all are shown."""
    preparing = 1 if s.phase == K.PREPARE and Stack.current(s) != K.AUCTION else 0
    if preparing == 1 and move != C.M_DONE:
        s.hand[seat][move - C.M_PUT] -= 1
        s.bagged[seat][move - C.M_PUT] += 1
        events.tell(C.E_PUT, seat, move - C.M_PUT, 0, 0)
        return
    s.choice[seat] = move + 1
    events.tell(C.E_PREPARED if preparing == 1 else C.E_CHOSEN, seat, 0, 0, 0)
    for other in range(s.seats):
        if s.choice[other] == 0:
            return
    carry_out(s, events)
    for other in range(s.seats):
        s.choice[other] = 0


def carry_out(s: Fields, events: Events) -> None:
    """R33-R36, R49: everybody has chosen."""
    if Stack.current(s) == K.AUCTION:
        Tasks.close_auction(s, events)
    elif s.phase == K.DANCE:
        dance(s, events)
    elif s.phase == K.BUY:
        buy(s, events)
    elif s.phase == K.PREPARE:
        s.phase = K.BID
    else:
        conjure(s, events)


def train(s: Fields, seat: int, number: int, events: Events) -> None:
    """R25: pay pearls and train priests."""
    if number > 0:
        s.pearls[seat] -= K.TRAIN_PRICE[number]
        events.tell(C.E_TRAIN, seat, number, K.TRAIN_PRICE[number], 0)
        Cards.gain_priests(s, seat, number, events)


def dance(s: Fields, events: Events) -> None:
    """R33: act 1, all train and take mana."""
    events.tell(C.E_DANCE, 0, 0, 0, 0)
    for seat in range(s.seats):
        train(s, seat, s.choice[seat] - 1 - C.M_TRAIN, events)
        Cards.gain_priest_mana(s, seat, events)
    s.phase = K.BUY


def buy(s: Fields, events: Events) -> None:
    """R34, V3, A44: act 2, the buyers pay and are dealt cards in ceremonial order."""
    events.tell(C.E_BUYING, 0, 0, 0, 0)
    for i in range(s.seats - 1, -1, -1):  # the last one first, for each is put before the others
        seat = s.order[i]
        deck = s.choice[seat] - 1 - C.M_BUY
        if 0 <= deck < 2:
            s.mana[seat] -= K.BUY_PRICE
            events.tell(C.E_BUY, seat, deck, K.BUY_PRICE, 0)
            if s.options[K.SCARCITY] == 0:
                Cards.put_into_bag(s, K.BUY_PRICE, events)
            Cards.begin_draw(s, seat, deck, Cards.keep_size(s), events)
    s.phase = K.PREPARE


def conjure(s: Fields, events: Events) -> None:
    """R36: act 4, the bids go into the bag; higher bids come first, ties keep their order."""
    events.tell(C.E_BIDDING, 0, 0, 0, 0)
    Cards.put_into_bag(s, Tasks.pay_bids(s, events), events)
    for i in range(1, s.seats):
        seat = s.order[i]
        place = i
        while place > 0 and s.choice[s.order[place - 1]] < s.choice[seat]:
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat
    events.tell(C.E_FIRST, s.order[0], 0, 0, 0)
    s.phase = K.REWARD
    for reward in range(K.REWARD_COUNT):
        s.rewards[reward] = 1
    Stack.queue_order(s, K.REWARDED[s.seats])


# -- rewards (R37) ---------------------------------------------------------------------------------


def reward_left(s: Fields) -> bool:
    """R37, A37: whether a seat has a reward to choose."""
    if s.rewards[K.REWARD_GOOD] == 1 and Cards.goods_left(s) > 0:
        return True
    return s.rewards[K.REWARD_PEARLS] == 1 or s.rewards[K.REWARD_TATTOO] == 1


def legal_rewards(s: Fields, moves: Moves) -> None:
    """R37, A37: the rewards that are left; a good only if there is one."""
    for reward in range(K.REWARD_COUNT):
        if s.rewards[reward] == 1 and (reward != K.REWARD_GOOD or Cards.goods_left(s) > 0):
            moves.add(C.M_REWARD + reward)


def take_reward(s: Fields, seat: int, reward: int, events: Events) -> None:
    """R37: a good of the market, two pearls or a tattoo."""
    s.rewards[reward] = 0
    events.tell(C.E_REWARD, seat, reward, 0, 0)
    if reward == K.REWARD_GOOD:
        Stack.push(s, K.TAKE_GOOD, seat, 1)
    elif reward == K.REWARD_PEARLS:
        Stack.push(s, K.PEARLS, seat, K.REWARD_AMOUNT)
    else:
        Stack.push(s, K.TATTOO, seat, 1)


# -- the row of rituals (R38, R39) -----------------------------------------------------------------


def lay_row(s: Fields, events: Events) -> None:
    """R38: all rituals of the bag by cost; equal ones brown first, then by the order of owners."""
    for reward in range(K.REWARD_COUNT):
        s.rewards[reward] = 0
    for cost in range(1, K.MOST_COST + 1):
        first = K.FIRST_OF_COST[cost]
        clipped = first + K.BROWN_OF_COST[cost]
        for place in range(first, clipped):
            for seat in range(s.seats):
                join_row(s, seat, K.BY_COST[place], -1)
        for i in range(s.seats):
            for place in range(clipped, K.FIRST_OF_COST[cost + 1]):
                join_row(s, s.order[i], K.BY_COST[place], s.order[i])
    events.tell(C.E_LAY_ROW, s.row_n, s.bag, 0, 0)
    for place in range(s.row_n):
        tell_of_row(s, place, C.E_IN_ROW, C.E_IN_ROW_ALL, 0, events)
    s.phase = K.ARRANGE
    s.spot = 0


def tell_of_row(s: Fields, place: int, own: int, brown: int, left: int, events: Events) -> None:
    """Tell of a card of the row, with its owner; a brown one has none."""
    ritual = s.row[place]
    if s.owner[place] >= 0:
        events.tell(own, s.owner[place], ritual, K.COST[ritual], left)
    else:
        events.tell(brown, ritual, K.COST[ritual], left, 0)


def join_row(s: Fields, seat: int, ritual: int, owner: int) -> None:
    """Lay the copies of a ritual that a seat has bagged at the end of the row."""
    while s.bagged[seat][ritual] > 0:
        s.bagged[seat][ritual] -= 1
        s.row[s.row_n] = ritual
        s.owner[s.row_n] = owner
        s.row_n += 1


def is_alike(s: Fields, place: int, other: int) -> bool:
    """Tell whether two cards of the row have one owner and one cost."""
    return s.owner[place] == s.owner[other] and K.COST[s.row[place]] == K.COST[s.row[other]]


def find_spot(s: Fields) -> bool:
    """R38: go on to the first place for which an owner has different cards; False at the end."""
    while s.spot < s.row_n:
        if s.owner[s.spot] >= 0:
            for i in range(s.spot + 1, s.row_n):
                if not is_alike(s, s.spot, i):
                    break
                if s.row[i] != s.row[s.spot]:
                    return True
        s.spot += 1
    return False


def legal_next(s: Fields, moves: Moves) -> None:
    """R38: any of the owner's cards of this cost that are not placed yet."""
    for i in range(s.spot, s.row_n):
        if not is_alike(s, s.spot, i):
            break
        if not moves.holds(C.M_NEXT + s.row[i]):
            moves.add(C.M_NEXT + s.row[i])


def place_next(s: Fields, seat: int, ritual: int, events: Events) -> None:
    """R38: the chosen card comes to the spot, the others move on."""
    place = s.spot
    while s.row[place] != ritual:
        place += 1
    while place > s.spot:
        s.row[place] = s.row[place - 1]
        place -= 1
    s.row[s.spot] = ritual
    s.spot += 1
    events.tell(C.E_NEXT, seat, ritual, 0, 0)


def pays(pool: int, ritual: int) -> bool:
    """R39: whether so much mana in the pool suffices for a ritual."""
    return pool >= K.COST[ritual]


def bless(s: Fields, events: Events) -> None:
    """R39: the leftmost ritual is paid from the pool and performed, or all that are left fail."""
    ritual = s.row[0]
    if not pays(s.bag, ritual):
        while s.row_n > 0:
            tell_of_row(s, 0, C.E_FAIL, C.E_FAIL_ALL, s.bag, events)
            s.discards[s.row[0]] += 1
            Rituals.leave_row(s, 0)
        return
    owner = s.owner[0]
    s.bag -= K.COST[ritual]
    Rituals.leave_row(s, 0)
    events.tell(C.E_PAY_ROW, ritual, K.COST[ritual], s.bag, 0)
    Rituals.perform(s, owner, ritual, events)
