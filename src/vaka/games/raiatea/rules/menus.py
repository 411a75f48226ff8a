"""Turns (R8, R12-R31, R41): the menu of each location and of act 6, and the free actions in it."""

from vaka.engine.buffers import Events, Moves
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import ceremony as Ceremony
from vaka.games.raiatea.rules import rituals as Rituals
from vaka.games.raiatea.rules import stack as Stack
from vaka.games.raiatea.rules import tasks as Tasks
from vaka.games.raiatea.state import Fields

# -- free actions (R8) -----------------------------------------------------------------------------


def legal_free_actions(s: Fields, seat: int, moves: Moves) -> None:
    """R8: couple a mirror with a mask; let a shaman perform a ritual that the priests can."""
    if s.masks[seat][K.MIRROR] > 0:
        for picture in range(K.PICTURE_COUNT):
            if s.masks[seat][picture] > 0:
                moves.add(C.M_COUPLE + picture)
    if s.ready[seat][K.SHAMAN] > 0:
        for ritual in range(K.RITUAL_COUNT):
            if s.hand[seat][ritual] > 0 and shaman_can(s, seat, ritual):
                moves.add(C.M_SHAMAN + ritual)


def shaman_can(s: Fields, seat: int, ritual: int) -> bool:
    """R8, A9: a ritual that costs no more than one has priests, and no ban."""
    return K.COST[ritual] <= s.priests[seat] and K.IN_ACT_5_ALONE[ritual] == 0


def may_act_freely(s: Fields, seat: int) -> bool:
    """Tell whether everybody can see that a seat may have a free action left."""
    if s.ready[seat][K.SHAMAN] > 0 and Cards.held_rituals(s, seat) > 0:
        return True
    return s.masks[seat][K.MIRROR] > 0 and Cards.loose_masks(s, seat) > s.masks[seat][K.MIRROR]


def is_free_action(move: int) -> bool:
    """Tell whether a move couples a mirror or uses a shaman."""
    return C.M_COUPLE <= move < C.M_SHAMAN + K.RITUAL_COUNT


def act_freely(s: Fields, seat: int, move: int, events: Events) -> None:
    """R8, R11: a mirror is coupled for good, or a shaman performs a ritual of the hand."""
    if move < C.M_SHAMAN:
        picture = move - C.M_COUPLE
        s.masks[seat][K.MIRROR] -= 1
        s.masks[seat][picture] -= 1
        s.coupled[seat][picture] += 1
        events.tell(C.E_COUPLE, seat, picture, 0, 0)
        return
    Cards.use_helper(s, seat, K.SHAMAN)
    events.tell(C.E_SHAMAN, seat, move - C.M_SHAMAN, 0, 0)
    Rituals.perform_from_hand(s, seat, move - C.M_SHAMAN, events)


# -- whose turn it is ------------------------------------------------------------------------------


def end_turn(s: Fields) -> None:
    """The turn of the actor is over, whatever steps it has still caused."""
    s.actor = -1
    for i in range(K.MADE_COUNT):
        s.made[i] = 0


def is_asked(s: Fields, seat: int) -> bool:
    """Tell whether a seat has something to decide in its turn, as far as everybody can see."""
    if s.phase == K.FOREST_1 or s.phase == K.FOREST_2:
        return Cards.display_left(s) > 0
    if s.phase == K.GIVE:
        return Cards.loose_masks(s, seat) > 0
    if s.phase == K.REWARD:
        return Ceremony.reward_left(s)
    return True


def may_dive(s: Fields, seat: int) -> bool:
    """R41: whether a seat that fulfilled a task can be seen to have a way to a second one."""
    return s.ready[seat][K.PEARL_DIVER] > 0 and Tasks.task_left(s)


def most_times(s: Fields, seat: int) -> int:
    """R22, R31: how often a seat may offer, draw or hire: the Kahuna once more than others."""
    return 2 if s.kahuna == seat else 1


def most_sales(s: Fields, seat: int) -> int:
    """R31, N24: how many goods a seat may sell: one more with each Piri."""
    return most_times(s, seat) + K.PIRI_SALES * s.front[seat][K.PIRI]


# -- the menus -------------------------------------------------------------------------------------


def legal_turn(s: Fields, seat: int, moves: Moves) -> None:
    """Add the moves of the menu; rewards and the order of the row know no free actions."""
    phase = s.phase
    if phase == K.REWARD:
        Ceremony.legal_rewards(s, moves)
        return
    if phase == K.ARRANGE:
        Ceremony.legal_next(s, moves)
        return
    if phase == K.CHOOSE:
        for tile in range(K.TILE_COUNT):
            if s.tiles[tile] == 1:
                moves.add(C.M_CHOOSE + tile)
    elif phase == K.FOREST_1 or phase == K.FOREST_2:
        legal_picks(s, seat, moves)
    elif phase == K.AT_MARAE:
        legal_at_marae(s, seat, moves)
    elif phase == K.ON_PATH:
        Ceremony.legal_training(s, seat, moves)
    elif phase == K.GIVE:
        moves.add(C.M_PASS)
        for mask in range(K.MASK_COUNT):
            if s.masks[seat][mask] > 0:
                moves.add(C.M_GIVE + mask)
    elif phase == K.TAKE:
        moves.add(C.M_PASS)
        legal_masks(s, moves)
    elif phase == K.AT_MARKET:
        legal_at_market(s, seat, moves)
    elif s.made[K.MADE_FULFIL] == 0:
        moves.add(C.M_PASS)
        Tasks.legal_tasks(s, seat, C.M_FULFIL, moves)
    else:
        moves.add(C.M_DONE)
        if s.ready[seat][K.PEARL_DIVER] > 0:
            Tasks.legal_tasks(s, seat, C.M_DIVE, moves)
    legal_free_actions(s, seat, moves)


def take_turn(s: Fields, seat: int, move: int, events: Events) -> None:
    """Play a move of the menu."""
    phase = s.phase
    if is_free_action(move):
        act_freely(s, seat, move, events)
    elif phase == K.CHOOSE:
        choose_tile(s, seat, move - C.M_CHOOSE, events)
    elif phase == K.FOREST_1 or phase == K.FOREST_2:
        pick(s, seat, move, events)
    elif phase == K.AT_MARAE:
        visit_marae(s, seat, move, events)
    elif phase == K.ON_PATH:
        walk_path(s, seat, move - C.M_TRAIN, events)
    elif phase == K.GIVE:
        give(s, seat, move, events)
    elif phase == K.TAKE:
        take(s, seat, move, events)
    elif phase == K.AT_MARKET:
        trade(s, seat, move, events)
    elif phase == K.REWARD:
        end_turn(s)
        Ceremony.take_reward(s, seat, move - C.M_REWARD, events)
    elif phase == K.ARRANGE:
        s.actor = -1
        Ceremony.place_next(s, seat, move - C.M_NEXT, events)
    else:
        raise_too(s, seat, move, events)


def choose_tile(s: Fields, seat: int, tile: int, events: Events) -> None:
    """R12, R13: the Kahuna takes a tile; where a die is rolled that comes first."""
    s.tiles[tile] = 0
    s.tile[seat] = tile
    s.kahuna = seat
    end_turn(s)
    s.phase = K.PHASE_OF_TILE[tile]
    events.tell(C.E_CHOOSE, seat, tile, 0, 0)
    if tile == K.OYSTER_BANK:
        Stack.push_more(s, K.ROLL, 0, 0, K.FOR_PEARLS, 0)
        Stack.push_more(s, K.ROLL, 0, 0, K.PEARL_DIVER, 0)
        return
    Stack.queue_from(s, seat, 1)
    if tile == K.FOREST:
        Stack.push_more(s, K.ROLL, 0, 0, K.COLLECTOR, 0)
    elif tile == K.MARAE:
        Stack.push_more(s, K.ROLL, 0, 0, K.SHAMAN, 0)
    elif tile == K.MARKET:
        Stack.push_more(s, K.ROLL, 0, 0, K.TRADER, 0)


# -- Forest (R15, R18-R20) -------------------------------------------------------------------------


def legal_picks(s: Fields, seat: int, moves: Moves) -> None:
    """R15, R18, R20: any card of the display, none, or first one more card by a collector."""
    moves.add(C.M_PASS)
    for card in range(K.CARD_COUNT):
        if s.display[card] > 0:
            moves.add(C.M_PICK + card)
    if s.ready[seat][K.COLLECTOR] > 0 and s.made[K.MADE_COLLECTOR] == 0:
        moves.add(C.M_COLLECTOR)


def pick(s: Fields, seat: int, move: int, events: Events) -> None:
    """R15, R18-R20: take a card or none; a collector adds a card and one more good afterwards."""
    if move == C.M_COLLECTOR:
        Cards.use_helper(s, seat, K.COLLECTOR)
        s.made[K.MADE_COLLECTOR] = 1
        events.tell(C.E_COLLECTOR, seat, 0, 0, 0)
        Stack.push(s, K.REVEAL, 0, 1)
        return
    extra = s.made[K.MADE_COLLECTOR]
    end_turn(s)
    if move == C.M_PASS:
        events.tell(C.E_PASS, seat, 0, 0, 0)
        return
    Stack.push(s, K.AFTER, seat, 0)
    if extra == 1:
        Stack.push(s, K.EXTRA, seat, 0)
    tattoos = Cards.take_card(s, seat, move - C.M_PICK, events)
    if tattoos > 0:
        Stack.push(s, K.TATTOO, seat, tattoos)


# -- Marae (R22) -----------------------------------------------------------------------------------


def legal_at_marae(s: Fields, seat: int, moves: Moves) -> None:
    """R22, A25: offers, then draws, the Kahuna one more of each."""
    moves.add(C.M_DONE)
    most = most_times(s, seat)
    if s.made[K.MADE_OFFER] < most and s.made[K.MADE_DRAW] == 0:
        for good in range(K.GOOD_COUNT):
            if s.goods[seat][good] > 0:
                moves.add(C.M_OFFER + good)
    if s.made[K.MADE_DRAW] < most:
        legal_draws(s, seat, moves)


def legal_draws(s: Fields, seat: int, moves: Moves) -> None:
    """R22: the decks that the rank permits."""
    for deck in range(2):
        if Cards.may_draw(s, seat, deck):
            moves.add(C.M_DRAW + deck)


def visit_marae(s: Fields, seat: int, move: int, events: Events) -> None:
    """R22: a good for a tattoo, rituals by rank, or nothing more."""
    if move == C.M_DONE:
        end_turn(s)
    elif move >= C.M_DRAW:
        s.made[K.MADE_DRAW] += 1
        Cards.begin_draw(s, seat, move - C.M_DRAW, Cards.keep_size(s), events)
    else:
        s.made[K.MADE_OFFER] += 1
        s.goods[seat][move - C.M_OFFER] -= 1
        events.tell(C.E_OFFER, seat, move - C.M_OFFER, 0, 0)
        Cards.put_good(s, move - C.M_OFFER, events)
        Stack.push(s, K.TATTOO, seat, 1)


# -- Path of the Gods (R25) and Neighbours (R27-R29) -----------------------------------------------


def free_priests(s: Fields, seat: int) -> int:
    """R25: how many priests a seat trains free besides: on the Path the Kahuna one."""
    return 1 if s.phase == K.ON_PATH and s.kahuna == seat and s.todo_n == 0 else 0


def walk_path(s: Fields, seat: int, number: int, events: Events) -> None:
    """R25, A43: train, the Kahuna one priest more; the mana comes when all have trained (R26)."""
    Ceremony.train(s, seat, number, events)
    Cards.gain_priests(s, seat, free_priests(s, seat), events)
    end_turn(s)
    if number > 0 or s.kahuna == seat:
        Stack.push(s, K.AFTER, seat, 0)


def give(s: Fields, seat: int, move: int, events: Events) -> None:
    """R27: put a mask into the market, or none."""
    end_turn(s)
    if move == C.M_PASS:
        events.tell(C.E_PASS, seat, 0, 0, 0)
        return
    s.masks[seat][move - C.M_GIVE] -= 1
    s.mask_market[move - C.M_GIVE] += 1
    s.gave[seat] = 1
    events.tell(C.E_GIVE, seat, move - C.M_GIVE, 0, 0)


def legal_masks(s: Fields, moves: Moves) -> None:
    """R28: every mask of the market."""
    for mask in range(K.MASK_COUNT):
        if s.mask_market[mask] > 0:
            moves.add(C.M_TAKE_MASK + mask)


def take_mask(s: Fields, seat: int, mask: int, events: Events) -> None:
    """R28, A22: a mask of the market, without treasure."""
    s.mask_market[mask] -= 1
    s.masks[seat][mask] += 1
    events.tell(C.E_TAKE_MASK, seat, mask, 0, 0)


def take(s: Fields, seat: int, move: int, events: Events) -> None:
    """R28, R29: take a mask or none; the Kahuna may then fulfil a task."""
    s.gave[seat] = 0
    end_turn(s)
    if move != C.M_PASS:
        Stack.push(s, K.AFTER, seat, 0)
    if s.kahuna == seat:
        Stack.push(s, K.FULFIL, seat, 0)
    if move == C.M_PASS:
        events.tell(C.E_PASS, seat, 0, 0, 0)
    else:
        take_mask(s, seat, move - C.M_TAKE_MASK, events)


# -- Market (R31) ----------------------------------------------------------------------------------


def can_hire(s: Fields, seat: int) -> bool:
    """R31: whether a seat has the pearls for a helper."""
    return s.pearls[seat] >= K.HIRE_PRICE


def legal_at_market(s: Fields, seat: int, moves: Moves) -> None:
    """R31, A12, A41, A47: sales, hirings and traders in any order."""
    moves.add(C.M_DONE)
    if s.made[K.MADE_SELL] < most_sales(s, seat):
        for good in range(K.GOOD_COUNT):
            if s.goods[seat][good] > 0:
                for level in range(s.price[good]):
                    moves.add(C.M_SELL + good * K.MOST_PRICE + level)
    if s.made[K.MADE_HIRE] < most_times(s, seat) and can_hire(s, seat):
        for helper in range(K.HELPER_COUNT):
            if s.helper_market[helper] > 0:
                moves.add(C.M_HIRE + helper)
    if s.ready[seat][K.TRADER] > 0:
        for good in range(K.GOOD_COUNT):
            if s.price[good] < K.MOST_PRICE:
                moves.add(C.M_TRADER + good)


def trade(s: Fields, seat: int, move: int, events: Events) -> None:
    """R31: sell, hire, let a trader raise a price, or nothing more."""
    if move == C.M_DONE:
        end_turn(s)
    elif move >= C.M_TRADER:
        Cards.use_helper(s, seat, K.TRADER)
        s.made[K.MADE_TRADER] += 1
        s.price[move - C.M_TRADER] = K.MOST_PRICE
        events.tell(C.E_TRADER, seat, move - C.M_TRADER, 0, 0)
    elif move >= C.M_HIRE:
        s.made[K.MADE_HIRE] += 1
        s.pearls[seat] -= K.HIRE_PRICE
        s.helper_market[move - C.M_HIRE] -= 1
        s.ready[seat][move - C.M_HIRE] += 1
        events.tell(C.E_HIRE, seat, move - C.M_HIRE, K.HIRE_PRICE, 0)
    else:
        sell(s, seat, (move - C.M_SELL) // K.MOST_PRICE, (move - C.M_SELL) % K.MOST_PRICE, events)


def sell(s: Fields, seat: int, good: int, level: int, events: Events) -> None:
    """R31: the good goes to the market, its bonus follows, and at last the marker goes down."""
    s.made[K.MADE_SELL] += 1
    s.goods[seat][good] -= 1
    s.goods_market[good] += 1
    events.tell(C.E_SELL, seat, good, level + 1, 0)
    Cards.gain_pearls(s, seat, K.PIRI_PEARLS * s.front[seat][K.PIRI], events)  # N24
    Stack.push_more(s, K.PRICE, 0, 0, good, 0)
    for i in range(K.BONUS_STEPS - 1, -1, -1):
        if K.BONUS[good][level][i][0] != K.NO_STEP:
            Stack.push(s, K.BONUS[good][level][i][0], seat, K.BONUS[good][level][i][1])


# -- act 6 (R41) -----------------------------------------------------------------------------------


def raise_too(s: Fields, seat: int, move: int, events: Events) -> None:
    """R41: fulfil a task, with a pearl diver a second one, or pass."""
    if move == C.M_PASS:
        s.passes += 1
        end_turn(s)
        events.tell(C.E_PASS, seat, 0, 0, 0)
    elif move == C.M_DONE:
        end_turn(s)
    elif move >= C.M_DIVE:
        end_turn(s)
        Cards.use_helper(s, seat, K.PEARL_DIVER)
        events.tell(C.E_DIVE, seat, 0, 0, 0)
        Tasks.fulfil(s, seat, move - C.M_DIVE, events)
    else:
        s.made[K.MADE_FULFIL] = 1
        Tasks.fulfil(s, seat, move - C.M_FULFIL, events)
