"""What each step does: automatic ones at once, chance and decisions when they are played."""

from vaka.engine import piles as Piles
from vaka.engine import rng as Random
from vaka.engine.buffers import Events, Moves
from vaka.engine.rng import Rng
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import ceremony as Ceremony
from vaka.games.raiatea.rules import menus as Menus
from vaka.games.raiatea.rules import rituals as Rituals
from vaka.games.raiatea.rules import stack as Stack
from vaka.games.raiatea.rules import tasks as Tasks
from vaka.games.raiatea.state import Fields

# -- automatic steps -------------------------------------------------------------------------------


def run_automatic(s: Fields, events: Events) -> None:
    """Do the current step, which needs nobody, and remove it."""
    step = s.todo[s.todo_n - 1]
    do = step[K.DO]
    seat = step[K.WHO]
    n = step[K.N]
    a = step[K.A]
    b = step[K.B]
    Stack.pop(s)
    if do == K.PEARLS:
        Cards.gain_pearls(s, seat, n, events)
    elif do == K.MANA:
        Cards.gain_mana(s, seat, n, events)
    elif do == K.PRIESTS:
        Cards.gain_priests(s, seat, n, events)
    elif do == K.TATTOO:
        gain_tattoos(s, seat, n, events)
    elif do == K.BAG:
        Cards.put_into_bag(s, n, events)
    elif do == K.PRIEST_MANA:
        Cards.gain_priest_mana(s, seat, events)
    elif do == K.GAIN:
        Tasks.gain(s, seat, a, b, events)
    elif do == K.TRIBUTE:
        Rituals.pay_tribute(s, seat, a, n, events)
    elif do == K.LAPSE:
        Rituals.lapse(s, seat, events)
    elif do == K.PRICE:
        Cards.lower_price(s, a)
        events.tell(C.E_PUT_GOOD, a, s.price[a], 0, 0)
    elif do == K.DISCARD:
        s.discards[a] += 1


def tattooed(s: Fields, seat: int, n: int) -> int:
    """R10: the field of the tattoo track that a seat reaches with so many tattoos."""
    return min(K.MOST_TATTOO, s.tattoo[seat] + n)


def gain_tattoos(s: Fields, seat: int, n: int, events: Events) -> None:
    """R10: field by field up to the last; whoever gets there first time performs a ritual."""
    before = s.tattoo[seat]
    s.tattoo[seat] = tattooed(s, seat, n)
    if s.tattoo[seat] > before:
        events.tell(C.E_TATTOO, seat, s.tattoo[seat], 0, 0)
    if s.tattoo[seat] == K.MOST_TATTOO and s.tahua[seat] == 0:
        s.tahua[seat] = 1
        events.tell(C.E_TAHUA, seat, 0, 0, 0)
        Stack.push(s, K.PERFORM, seat, 0)


# -- chance ----------------------------------------------------------------------------------------


def chance_waits(s: Fields, events: Events) -> bool:
    """Tell whether the current step of chance has something to draw; refill what is empty."""
    step = s.todo[s.todo_n - 1]
    do = step[K.DO]
    if do == K.REVEAL:
        return Cards.rebuild_forest(s, events) > 0
    if do == K.DEAL:
        return step[K.N] > 0 and Cards.rebuild_deck(s, step[K.A], events) > 0
    if do == K.TURN_UP:
        return not Tasks.all_turned_up(s, step[K.N] - 1)
    if do == K.LOOT:
        held = s.goods[step[K.A]]
        return held[0] + held[1] + held[2] + held[3] > 0
    return True


def legal_outcomes(s: Fields, moves: Moves) -> None:
    """Add what chance may do, with its weights."""
    step = s.todo[s.todo_n - 1]
    do = step[K.DO]
    if do == K.DEAL_MASK:
        for mask in range(K.START_MASKS):
            if s.mask_market[mask] > 0:
                moves.add_chance(C.M_DEAL_MASK + mask, s.mask_market[mask])
    elif do == K.REVEAL:
        for card in range(K.CARD_COUNT):
            if s.forest[card] > 0:
                moves.add_chance(C.M_REVEAL + card, s.forest[card])
    elif do == K.TURN_UP:
        statue = step[K.N] - 1
        for token in range(K.FIRST_TOKEN[statue], K.FIRST_TOKEN[statue + 1]):
            if s.token_bag[token] > 0:
                moves.add_chance(C.M_TURN + token, s.token_bag[token])
    elif do == K.DEAL:
        for ritual in range(K.RITUAL_COUNT):
            if s.deck[ritual] > 0 and K.BACK[ritual] == step[K.A]:
                moves.add_chance(C.M_DEAL + ritual, s.deck[ritual])
    elif do == K.ROLL:
        for face in range(K.FACE_COUNT):
            moves.add_chance(C.M_ROLL + face, 1)
    else:
        for good in range(K.GOOD_COUNT):
            if s.goods[step[K.A]][good] > 0:
                moves.add_chance(C.M_LOOT + good, s.goods[step[K.A]][good])


def drawn_outcome(s: Fields, rng: Rng, moves: Moves) -> int:
    """Draw what chance does; tokens and goods are few enough to be listed."""
    step = s.todo[s.todo_n - 1]
    do = step[K.DO]
    if do == K.DEAL:
        place = Random.next_below(rng, Cards.deck_left(s, step[K.A]))
        return C.M_DEAL + Cards.ritual_at(s, step[K.A], place)
    if do == K.REVEAL:
        return C.M_REVEAL + Piles.draw(rng, s.forest, K.CARD_COUNT)
    if do == K.ROLL:
        return C.M_ROLL + Random.next_below(rng, K.FACE_COUNT)
    if do == K.DEAL_MASK:
        return C.M_DEAL_MASK + Piles.draw(rng, s.mask_market, K.START_MASKS)
    legal_outcomes(s, moves)
    return moves.pick(rng)


def happen(s: Fields, move: int, events: Events) -> None:
    """Play what chance has drawn."""
    step = s.todo[s.todo_n - 1]
    do = step[K.DO]
    seat = step[K.WHO]
    if do == K.DEAL_MASK:
        s.mask_market[move - C.M_DEAL_MASK] -= 1
        s.masks[seat][move - C.M_DEAL_MASK] += 1
        events.tell(C.E_DEAL_MASK, seat, move - C.M_DEAL_MASK, 0, 0)
        Stack.pop(s)
    elif do == K.REVEAL:
        s.forest[move - C.M_REVEAL] -= 1
        s.display[move - C.M_REVEAL] += 1
        events.tell(C.E_REVEAL, move - C.M_REVEAL, 0, 0, 0)
        Stack.count_down(s)
    elif do == K.TURN_UP:
        Tasks.turn_up_token(s, move - C.M_TURN, events)
    elif do == K.DEAL:
        s.deck[move - C.M_DEAL] -= 1
        s.drawn[seat][move - C.M_DEAL] += 1
        step[K.N] -= 1
        events.tell(C.E_DEALT, seat, move - C.M_DEAL, 0, 0)
    elif do == K.ROLL:
        roll(s, step[K.A], move - C.M_ROLL + 1, events)
    else:
        victim = step[K.A]
        Stack.pop(s)
        Rituals.loot(s, seat, victim, move - C.M_LOOT, events)


def end_deal(s: Fields) -> None:
    """R22: the cards are dealt, or there are no more: now some of them are kept."""
    step = s.todo[s.todo_n - 1]
    seat = step[K.WHO]
    s.keep[seat] = min(step[K.B], Cards.drawn_cards(s, seat))
    Stack.pop(s)


def roll(s: Fields, what: int, face: int, events: Events) -> None:
    """R13, R23, R24: the die helps whoever has enough helpers, in play order, or brings pearls."""
    Stack.pop(s)
    events.tell(C.E_ROLL, s.kahuna, what, face, 0)
    if what == K.FOR_PEARLS:
        for i in range(s.seats):
            seat = (s.kahuna + i) % s.seats
            pearls = face + K.TUA_PEARLS * s.front[seat][K.TUA_RAA_TAI]  # N22
            Cards.gain_pearls(s, seat, pearls + (K.KAHUNA_PEARLS if i == 0 else 0), events)
        return
    for i in range(s.seats - 1, -1, -1):
        seat = (s.kahuna + i) % s.seats
        if counted_helpers(s, seat, what) >= face:
            help_seat(s, seat, what)


def counted_helpers(s: Fields, seat: int, helper: int) -> int:
    """R13, F13: the helpers of a kind, used ones too, and two more with each Rumia."""
    own = Cards.helpers_of(s, seat, helper)
    return own + K.RUMIA_COUNT * s.front[seat][K.RUMIA] if own > 0 else 0


def help_seat(s: Fields, seat: int, helper: int) -> None:
    """R14, R21, R23, R30: what a helper brings when the die is low enough."""
    if helper == K.COLLECTOR:
        Stack.push_more(s, K.TAKE_GOOD, seat, 1, 1, 0)
    elif helper == K.TRADER:
        Stack.push_more(s, K.TAKE_HELPER, seat, 1, 1, 0)
    elif helper == K.SHAMAN:
        Stack.push(s, K.MARK, seat, 0)
    else:
        Stack.push(s, K.PEARLS, seat, K.DIVER_PEARLS)


# -- decisions -------------------------------------------------------------------------------------


def is_possible(s: Fields) -> bool:
    """Tell whether everybody can see that the decision of the current step has something in it."""
    step = s.todo[s.todo_n - 1]
    do = step[K.DO]
    seat = step[K.WHO]
    if do == K.TAKE_GOOD:
        return Cards.goods_left(s) > 0
    if do == K.TAKE_HELPER:
        return Cards.helpers_left(s) > 0
    if do == K.TAKE_MASK:
        return Cards.masks_left(s) > 0
    if do == K.TAKE_FOREST:
        return Cards.display_left(s) > 0
    if do == K.DRAW:
        return Cards.may_draw(s, seat, K.NORMAL) or Cards.may_draw(s, seat, K.FORBIDDEN)
    if do == K.REACTIVATE:
        used = s.used[seat]
        return used[0] + used[1] + used[2] + used[3] > 0
    if do == K.MARK:
        return s.tattoo[seat] < K.MOST_TATTOO
    if do == K.EXTRA:
        return s.display[0] + s.display[1] + s.display[2] + s.display[3] > 0
    if do == K.PERFORM:
        return Cards.held_rituals(s, seat) > 0
    if do == K.AFTER:
        return Menus.may_act_freely(s, seat)
    if do == K.FULFIL or do == K.CLAIM:
        return Tasks.task_left(s)
    if do == K.PAY_RITUAL:
        return Tasks.hand_size(s, seat) > 0
    if do == K.PAY_MASK:
        return Cards.loose_masks(s, seat) > 0
    if do == K.BAN or do == K.THIEF or do == K.CAPTURE:
        return Rituals.has_target(s, do, seat, step[K.N])
    return True


def legal_decision(s: Fields, seat: int, moves: Moves) -> None:
    """Add the moves of the current step."""
    step = s.todo[s.todo_n - 1]
    do = step[K.DO]
    if do == K.AUCTION:
        Tasks.legal_bids(s, seat, moves)
    elif K.STEP_KIND[do] == K.TAKING:
        legal_takings(s, do, seat, step[K.A], moves)
    elif do == K.TRAIN:
        Ceremony.legal_training(s, seat, moves)
    elif do == K.PERFORM:
        Rituals.legal_from_hand(s, seat, moves)
    elif do == K.AFTER:
        moves.add(C.M_DONE)
        Menus.legal_free_actions(s, seat, moves)
    elif do == K.FULFIL:
        moves.add(C.M_PASS)
        Tasks.legal_tasks(s, seat, C.M_FULFIL, moves)
    elif do == K.CLAIM:
        Tasks.legal_tasks(s, seat, C.M_CLAIM, moves)
    elif do == K.PAY_RITUAL:
        for ritual in range(K.RITUAL_COUNT):
            if s.hand[seat][ritual] > 0:
                moves.add(C.M_PAY_RITUAL + ritual)
    elif do == K.PAY_MASK:
        for mask in range(K.MASK_COUNT):
            if s.masks[seat][mask] > 0:
                moves.add(C.M_PAY_MASK + mask)
    else:
        Rituals.legal_victims(s, do, seat, step[K.N], moves)


def legal_takings(s: Fields, do: int, seat: int, may: int, moves: Moves) -> None:
    """Add what can be taken, drawn, turned or marked; what a helper brings may be declined."""
    if may == 1 or do == K.MARK or do == K.EXTRA:
        moves.add(C.M_PASS)
    if do == K.TAKE_GOOD:
        for good in range(K.GOOD_COUNT):
            if s.goods_market[good] > 0:
                moves.add(C.M_TAKE_GOOD + good)
    elif do == K.TAKE_HELPER:
        for helper in range(K.HELPER_COUNT):
            if s.helper_market[helper] > 0:
                moves.add(C.M_TAKE_HELPER + helper)
    elif do == K.TAKE_MASK:
        Menus.legal_masks(s, moves)
    elif do == K.TAKE_FOREST:
        for card in range(K.CARD_COUNT):
            if s.display[card] > 0:
                moves.add(K.TAKE_MOVE[card])
    elif do == K.DRAW:
        Menus.legal_draws(s, seat, moves)
    elif do == K.REACTIVATE:
        for helper in range(K.HELPER_COUNT):
            if s.used[seat][helper] > 0:
                moves.add(C.M_REACTIVATE + helper)
    elif do == K.MARK:
        moves.add(C.M_MARK)
    else:
        for good in range(K.GOOD_COUNT):
            if s.display[good] > 0:
                moves.add(C.M_PICK + good)


def decide(s: Fields, seat: int, move: int, events: Events) -> None:
    """Play a decision of the current step."""
    step = s.todo[s.todo_n - 1]
    do = step[K.DO]
    if do == K.AUCTION:
        Ceremony.choose(s, seat, move, events)
    elif do == K.AFTER:
        if move == C.M_DONE:
            Stack.pop(s)
        else:
            Menus.act_freely(s, seat, move, events)
    elif do == K.PAY_RITUAL:
        s.hand[seat][move - C.M_PAY_RITUAL] -= 1
        s.discards[move - C.M_PAY_RITUAL] += 1
        events.tell(C.E_PAY_RITUAL, seat, move - C.M_PAY_RITUAL, 0, 0)
        Stack.count_down(s)
    elif do == K.PAY_MASK:
        s.masks[seat][move - C.M_PAY_MASK] -= 1
        s.mask_market[move - C.M_PAY_MASK] += 1
        events.tell(C.E_PAY_MASK, seat, move - C.M_PAY_MASK, 0, 0)
        Stack.count_down(s)
    elif move == C.M_PASS:
        Stack.pop(s)
        events.tell(C.E_PASS, seat, 0, 0, 0)
    elif K.STEP_KIND[do] == K.TAKING:
        take(s, do, seat, move, events)
    else:
        Stack.pop(s)
        if do == K.TRAIN:  # N07
            Ceremony.train(s, seat, move - C.M_TRAIN, events)
            Stack.push(s, K.PRIEST_MANA, seat, 0)
        elif do == K.PERFORM:
            Rituals.perform_from_hand(s, seat, move - C.M_PERFORM, events)
        elif do == K.FULFIL:
            Tasks.fulfil(s, seat, move - C.M_FULFIL, events)
        elif do == K.CLAIM:
            Tasks.claim(s, seat, move - C.M_CLAIM, events)
        else:
            Rituals.hit(s, do, seat, move, events)


def take(s: Fields, do: int, seat: int, move: int, events: Events) -> None:
    """Take what the step gives, once or several times."""
    if do == K.TAKE_GOOD:
        Stack.count_down(s)
        Cards.take_good(s, seat, move - C.M_TAKE_GOOD, events)
    elif do == K.TAKE_HELPER:
        Stack.count_down(s)
        s.helper_market[move - C.M_TAKE_HELPER] -= 1
        s.ready[seat][move - C.M_TAKE_HELPER] += 1
        events.tell(C.E_TAKE_HELPER, seat, move - C.M_TAKE_HELPER, 0, 0)
    elif do == K.TAKE_MASK:
        Stack.count_down(s)
        Menus.take_mask(s, seat, move - C.M_TAKE_MASK, events)
    elif do == K.REACTIVATE:
        Stack.count_down(s)
        s.used[seat][move - C.M_REACTIVATE] -= 1
        s.ready[seat][move - C.M_REACTIVATE] += 1
        events.tell(C.E_REACTIVATE, seat, move - C.M_REACTIVATE, 0, 0)
    elif do == K.TAKE_FOREST:
        take_from_display(s, seat, move, events)
    elif do == K.DRAW:
        keep = Cards.keep_size(s)
        Stack.pop(s)
        Cards.begin_draw(s, seat, move - C.M_DRAW, keep, events)
    elif do == K.MARK:
        Stack.pop(s)
        Stack.push(s, K.TATTOO, seat, 1)
    else:
        Stack.pop(s)
        Cards.take_card(s, seat, move - C.M_PICK, events)


def take_from_display(s: Fields, seat: int, move: int, events: Events) -> None:
    """N13, A30: a card of the display with its treasure; one new card replaces it."""
    Stack.pop(s)
    card = 0
    while K.TAKE_MOVE[card] != move:
        card += 1
    tattoos = Cards.take_card(s, seat, card, events)
    Stack.push(s, K.REVEAL, 0, 1)
    if tattoos > 0:
        Stack.push(s, K.TATTOO, seat, tattoos)
