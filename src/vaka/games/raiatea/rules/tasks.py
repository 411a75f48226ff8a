"""To'o tasks (R43-R49): which can be fulfilled, what they cost, and auctions of the last ones."""

from vaka.engine.buffers import Events, Moves
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import stack as Stack
from vaka.games.raiatea.state import Fields

# -- what lies on the statues ----------------------------------------------------------------------


def task_left(s: Fields) -> bool:
    """Tell whether a token that is not auctioned lies on a usable statue (R43, R47)."""
    for place in range(s.usable * K.ROW_COUNT):
        for i in range(K.ROW_PLACES):
            lying = s.places[place][i] - K.FACE_UP
            if lying >= 0 and K.TOKEN_KIND[lying] != K.TASK_AUCTION:
                return True
    return False


def lift_token(s: Fields, token: int, row: int) -> None:
    """Take a token from its row, so that the others stay sorted."""
    lying = s.places[K.TOKEN_STATUE[token] * K.ROW_COUNT + row - 1]
    i = 0
    while i < K.ROW_PLACES - 1 and lying[i] != K.FACE_UP + token:
        i += 1
    while i < K.ROW_PLACES - 1:
        lying[i] = lying[i + 1]
        i += 1
    lying[K.ROW_PLACES - 1] = K.NO_TOKEN


def turn_up_token(s: Fields, token: int, events: Events) -> None:
    """R42: the next face-down token of its statue is turned up; the row stays sorted."""
    s.token_bag[token] -= 1
    row = 0
    while s.places[K.TOKEN_STATUE[token] * K.ROW_COUNT + row][0] != K.FACE_DOWN:
        row += 1
    lying = s.places[K.TOKEN_STATUE[token] * K.ROW_COUNT + row]
    i = 0
    while i < K.ROW_PLACES - 1 and lying[i + 1] != K.NO_TOKEN and lying[i + 1] < K.FACE_UP + token:
        lying[i] = lying[i + 1]
        i += 1
    lying[i] = K.FACE_UP + token
    events.tell(C.E_TURN_UP, token, row + 1, 0, 0)


def all_turned_up(s: Fields, statue: int) -> bool:
    """Tell whether no token of a statue lies face down, or none is left to turn up."""
    left = 0
    for token in range(K.FIRST_TOKEN[statue], K.FIRST_TOKEN[statue + 1]):
        left += s.token_bag[token]
    for row in range(K.ROW_COUNT):
        if s.places[statue * K.ROW_COUNT + row][0] == K.FACE_DOWN:
            return left == 0
    return True


# -- fulfilling ------------------------------------------------------------------------------------


def price(s: Fields, seat: int, token: int) -> int:
    """R44, F12: how many pearls or how much mana a task of that kind costs a seat."""
    return max(0, K.TOKEN_NEED[token] - K.RAI_DISCOUNT * s.front[seat][K.RAI_TUPUA])


def can_fulfil(s: Fields, seat: int, token: int) -> bool:
    """R44, R45, R47: whether a seat can pay for a task or meets its condition."""
    return K.TOKEN_KIND[token] != K.TASK_AUCTION and has(s, seat, token) >= asks(s, seat, token)


def asks(s: Fields, seat: int, token: int) -> int:
    """R44, R45: how much a task asks of a seat."""
    kind = K.TOKEN_KIND[token]
    if kind == K.TASK_PEARLS or kind == K.TASK_MANA:
        return price(s, seat, token)
    if kind == K.TASK_GOODS:
        goods = 0
        for good in range(K.GOOD_COUNT):
            goods += K.TOKEN_GOODS[token][good]
        return goods
    return K.TOKEN_NEED[token]


def has(s: Fields, seat: int, token: int) -> int:
    """R44, R45: how much a seat has of what a task asks."""
    kind = K.TOKEN_KIND[token]
    if kind == K.TASK_PEARLS:
        return s.pearls[seat]
    if kind == K.TASK_MANA:
        return s.mana[seat]
    if kind == K.TASK_GOODS:
        goods = 0
        for good in range(K.GOOD_COUNT):
            goods += min(s.goods[seat][good], K.TOKEN_GOODS[token][good])
        return goods
    if kind == K.TASK_RITUALS:
        return hand_size(s, seat)
    if kind == K.TASK_MASKS:
        return Cards.loose_masks(s, seat)
    if kind == K.TASK_RANK:
        return s.tattoo[seat]
    if kind == K.TASK_PRIESTS:
        return s.priests[seat]
    return helpers_for(s, seat, kind)


def hand_size(s: Fields, seat: int) -> int:
    """Count the rituals that a seat can pay with: its hand alone."""
    count = 0
    for ritual in range(K.RITUAL_COUNT):
        count += s.hand[seat][ritual]
    return count


def helpers_for(s: Fields, seat: int, kind: int) -> int:
    """R45: count the helpers of a seat, or those of which it has most; used ones count."""
    total = 0
    most = 0
    for helper in range(K.HELPER_COUNT):
        own = Cards.helpers_of(s, seat, helper)
        total += own
        most = max(most, own)
    return most if kind == K.TASK_SAME else total


def legal_tasks(s: Fields, seat: int, first_move: int, moves: Moves) -> None:
    """R43: every token of a usable statue that can be fulfilled; Ta'ere (F02) may claim any."""
    for place in range(s.usable * K.ROW_COUNT):
        before = K.NO_TOKEN
        for i in range(K.ROW_PLACES):
            lying = s.places[place][i]
            if lying == K.NO_TOKEN:
                break
            if lying == K.FACE_DOWN or lying == before:
                continue
            before = lying
            token = lying - K.FACE_UP
            if K.TOKEN_KIND[token] == K.TASK_AUCTION:
                continue
            if first_move == C.M_CLAIM or can_fulfil(s, seat, token):
                moves.add(first_move + token * K.ROW_COUNT + place % K.ROW_COUNT)


def fulfil(s: Fields, seat: int, chosen: int, events: Events) -> None:
    """R44, R46: pay what is counted at once; cards are chosen one by one, then the token comes."""
    token = chosen // K.ROW_COUNT
    kind = K.TOKEN_KIND[token]
    need = K.TOKEN_NEED[token]
    events.tell(C.E_FULFIL, seat, token, 0, 0)
    Stack.push_more(s, K.GAIN, seat, 0, token, chosen % K.ROW_COUNT + 1)
    if kind == K.TASK_PEARLS:
        s.pearls[seat] -= price(s, seat, token)
        events.tell(C.E_PAY_PEARLS, seat, price(s, seat, token), 0, 0)
    elif kind == K.TASK_MANA:
        s.mana[seat] -= price(s, seat, token)
        events.tell(C.E_PAY_MANA, seat, price(s, seat, token), 0, 0)
    elif kind == K.TASK_GOODS:
        for good in range(K.GOOD_COUNT):
            if K.TOKEN_GOODS[token][good] > 0:
                s.goods[seat][good] -= 1
                Cards.put_good(s, good, events)
    elif kind == K.TASK_RITUALS:
        Stack.push(s, K.PAY_RITUAL, seat, need)
    elif kind == K.TASK_MASKS:
        Stack.push(s, K.PAY_MASK, seat, need)


def claim(s: Fields, seat: int, chosen: int, events: Events) -> None:
    """F02: a token for nothing."""
    events.tell(C.E_CLAIM, seat, chosen // K.ROW_COUNT, 0, 0)
    Stack.push_more(s, K.GAIN, seat, 0, chosen // K.ROW_COUNT, chosen % K.ROW_COUNT + 1)


def gain(s: Fields, seat: int, token: int, row: int, events: Events) -> None:
    """R46, R47: the token goes behind the screen; auctions that are left alone follow at once."""
    lift_token(s, token, row)
    s.tokens[seat][token] += 1
    events.tell(C.E_GAIN, seat, token, 0, 0)
    push_auctions(s, K.TOKEN_STATUE[token] * K.ROW_COUNT + row - 1)


# -- auctions (R47-R49) ----------------------------------------------------------------------------


def due_auctions(s: Fields, place: int, others: int) -> int:
    """R47: count the auctions of a row in which besides them only so many other tokens lie."""
    tokens = 0
    for i in range(K.ROW_PLACES):
        lying = s.places[place][i]
        if lying == K.NO_TOKEN:
            continue
        if lying != K.FACE_DOWN and K.TOKEN_KIND[lying - K.FACE_UP] == K.TASK_AUCTION:
            tokens += 1
        elif others == 0:
            return 0
        else:
            others -= 1
    return tokens if others == 0 else 0


def push_auctions(s: Fields, place: int) -> None:
    """R47: one auction for each token of a row in which nothing else lies."""
    for i in range(due_auctions(s, place, 0)):
        token = s.places[place][i] - K.FACE_UP
        Stack.push_more(s, K.AUCTION, 0, 0, token, place % K.ROW_COUNT + 1)


def push_due_auctions(s: Fields) -> None:
    """R48: at the start of act 6, of all rows with auctions alone, from the first statue on."""
    for place in range(s.usable * K.ROW_COUNT - 1, -1, -1):
        push_auctions(s, place)


def legal_bids(s: Fields, seat: int, moves: Moves) -> None:
    """R36, R49: any amount of the mana one has."""
    for mana in range(min(s.mana[seat], K.MOST_BID) + 1):
        moves.add(C.M_BID + mana)


def highest_bidder(s: Fields) -> int:
    """R49, A18: who bids most; of equal ones the earlier in the ceremonial order, at nought too."""
    best = s.order[0]
    for i in range(1, s.seats):
        if s.choice[s.order[i]] > s.choice[best]:
            best = s.order[i]
    return best


def pay_bids(s: Fields, events: Events) -> int:
    """R36, R49: all bids are shown and paid; return their sum."""
    mana = 0
    for i in range(s.seats):
        seat = s.order[i]
        bid = s.choice[seat] - 1 - C.M_BID
        s.mana[seat] -= bid
        mana += bid
        events.tell(C.E_BID, seat, bid, 0, 0)
    return mana


def close_auction(s: Fields, events: Events) -> None:
    """R49, V3: the highest bidder takes the token, all bids go into the bag or to the supply."""
    step = s.todo[s.todo_n - 1]
    token = step[K.A]
    row = step[K.B]
    winner = highest_bidder(s)
    events.tell(C.E_AUCTIONING, 0, 0, 0, 0)
    mana = pay_bids(s, events)
    Stack.pop(s)
    lift_token(s, token, row)
    s.tokens[winner][token] += 1
    events.tell(C.E_AUCTIONED, winner, token, mana, 0)
    if s.options[K.SCARCITY] == 0:
        Cards.put_into_bag(s, mana, events)
