"""What follows from what a viewer knows: who is asked what, counts, score lines, what moves bring.

The one source of every number that is shown and does not simply stand in a view. Nothing is
reckoned here: the functions of the rules are asked, which play by the same numbers.
"""

from typing import Any

from vaka.core.game import places
from vaka.engine.buffers import Moves
from vaka.games.raiatea import codes as C
from vaka.games.raiatea import parts as K
from vaka.games.raiatea import parts as Names  # texts, of which C knows nothing
from vaka.games.raiatea.rules import cards as Cards
from vaka.games.raiatea.rules import ceremony as Ceremony
from vaka.games.raiatea.rules import flow as Flow
from vaka.games.raiatea.rules import menus as Menus
from vaka.games.raiatea.rules import scoring as Scoring
from vaka.games.raiatea.rules import stack as Stack
from vaka.games.raiatea.rules import steps as Steps
from vaka.games.raiatea.rules import tasks as Tasks
from vaka.games.raiatea.rules.play import Raiatea
from vaka.games.raiatea.state import Fields


def derive(state: Raiatea, seat: int | None, recall: bool, everything: bool) -> dict[str, Any]:
    """Return all facts for a seat (None: a spectator), as `shapes.FACTS` declares them."""
    over = state.phase == K.END
    open_ = [over or everything or other == seat for other in range(state.seats)]
    turn = list(state.deciders())
    return {
        "turn": turn,
        "question": question(state),
        "together": bool(Flow.choose_together(state)),
        "act": K.ACT[state.phase],
        "rounds": [Names.ROUNDS[i] for i in range(K.A1, K.AT_END) if Flow.is_played(state, i)],
        "piles": piles(state),
        "reached": reached(state),
        "seats": [
            seat_facts(state, other, open_[other], open_[other] or recall)
            for other in range(state.seats)
        ],
        "moves": {str(other): moves(state, other) for other in turn if other >= 0 and open_[other]},
        "score": [
            score_lines(state, other) if open_[other] or recall else None
            for other in range(state.seats)
        ],
        "points": [Scoring.points(state, other) for other in range(state.seats)] if over else None,
        "result": result(state) if over else None,
    }


def question(s: Fields) -> str:
    """Return what whoever is to choose is asked, as the words call it: `name.<question>`."""
    if s.turn >= 0 and s.keep[s.turn] > 0:
        return "ask_keep"
    if s.todo_n > 0:
        return "ask_" + Names.STEPS[Stack.current(s)]
    if s.phase == K.RAISE and s.made[K.MADE_FULFIL] > 0:
        return "ask_dive"
    return "phase_" + Names.PHASES[s.phase]


# -- the table -------------------------------------------------------------------------------------


def piles(s: Fields) -> dict[str, Any]:
    """Return how many cards lie in each deck and discard pile."""
    return {
        "forest": Cards.forest_left(s),
        "decks": {name: Cards.deck_left(s, deck) for deck, name in enumerate(Names.DECKS)},
        "discards": {name: Cards.discards_of(s, deck) for deck, name in enumerate(Names.DECKS)},
    }


def reached(s: Fields) -> int:
    """R39: count the rituals of the row that the pool pays as it is, from left to right."""
    pool = s.bag
    place = 0
    while place < s.row_n and Ceremony.pays(pool, s.row[place]):
        pool -= K.COST[s.row[place]]
        place += 1
    return place


def seat_facts(s: Fields, seat: int, known: bool, counted: bool) -> dict[str, Any]:
    """Return what is to be said of a seat; `known`: it may be looked behind its screen.

    Its points are all it has where its tokens are `counted`, else those that lie open.
    """
    clips = {"used": Ceremony.clipped(s, seat), "most": Ceremony.clips(s, seat)}
    return {
        "rank": Names.RANKS[K.RANK[s.tattoo[seat]]],
        "hand": Tasks.hand_size(s, seat) if known else Cards.held_rituals(s, seat),
        "tokens": sum([Scoring.tokens_of(s, seat, statue) for statue in range(K.STATUE_COUNT)]),
        "paired": [
            Names.PICTURES[picture]
            for picture in range(K.PICTURE_COUNT)
            if Scoring.true_pairs(s, seat, picture) > 0
        ],
        "clips": clips if known else None,
        "bagged": bagged_cost(s, seat) if known else None,
        "lacks": lacks(s, seat) if known else None,
        "points": Scoring.points(s, seat) if counted else Scoring.open_points(s, seat),
        "counted": counted,
    }


def bagged_cost(s: Fields, seat: int) -> int:
    """R39: what all rituals that a seat has put into the bag cost together."""
    cost = 0
    for ritual in range(K.RITUAL_COUNT):
        cost += K.COST[ritual] * s.bagged[seat][ritual]
    return cost


def lacks(s: Fields, seat: int) -> dict[str, Any]:
    """R44, R45: how much a seat has of what is asked by open tasks that it cannot fulfil."""
    found = {}
    for place in range(s.usable * K.ROW_COUNT):
        for i in range(K.ROW_PLACES):
            token = s.places[place][i] - K.FACE_UP
            if token < 0 or K.TOKEN_KIND[token] == K.TASK_AUCTION:
                continue
            if not Tasks.can_fulfil(s, seat, token):
                amounts = {"has": Tasks.has(s, seat, token), "asks": Tasks.asks(s, seat, token)}
                found[Names.TOKENS[token]] = amounts
    return found


# -- the score (E1-E5) -----------------------------------------------------------------------------


def score_lines(s: Fields, seat: int) -> list[dict[str, Any]]:
    """E1-E4: how the points of a seat come about, as if the match ended now."""
    field = s.tattoo[seat]
    lines = [line("rank", "E1", K.RANK_POINTS[field], rank=Names.RANKS[K.RANK[field]])]
    for i in range(K.SCORING_COUNT):
        ritual = K.SCORING_RITUALS[i]
        for _ in range(s.front[seat][ritual]):
            name = Names.RITUALS[ritual]
            lines.append(line("ritual", "E2", K.RITUAL_POINTS[ritual], ritual=name))
    for statue in range(K.STATUE_COUNT):
        tokens = Scoring.tokens_of(s, seat, statue)
        if tokens > 0:
            each = K.STATUE_POINTS[statue]
            lines.append(line("tasks", "E3", each * tokens, tokens=tokens, each=each))
    for picture in range(K.PICTURE_COUNT):
        pairs = Scoring.pairs_of(s, seat, picture)
        if pairs > 0:
            each = Scoring.pair_points(s, seat, K.PAIR_KIND[picture])
            mask = Names.PICTURES[picture]
            lines.append(line("pairs", "E4", pairs * each, pairs=pairs, mask=mask, each=each))
    return lines


def line(key: str, rule: str, points: int, **arguments: Any) -> dict[str, Any]:
    """Return a line of the score."""
    return {"key": key, "rule": rule, "points": points, "arguments": arguments}


def result(state: Raiatea) -> dict[str, Any]:
    """E5: the place of each seat; of equal points the earlier in the ceremonial order wins."""
    scores = state.score()
    ranked = places(scores)
    winner = ranked.index(1)
    ties = [score for score in scores if score[0] == scores[winner][0]]
    return {"places": ranked, "winner": winner, "by_order": len(ties) > 1}


# -- moves -----------------------------------------------------------------------------------------


def moves(state: Raiatea, seat: int) -> dict[str, Any]:
    """Return what is to be said of the legal moves of a seat: price, gains, a warning."""
    found = {}
    trial = state.copy()
    now = Scoring.points(state, seat)
    for move in state.moves(seat):
        text = Names.MOVES.texts[move]
        verb = text.partition(" ")[0]
        price = price_of(state, verb, move)
        brings = gains(state, seat, verb, move)
        warns = warning(state, seat, verb, move)
        scores = 0
        if change(trial, seat, verb, move, 1):
            scores = Scoring.points(trial, seat) - now
            change(trial, seat, verb, move, -1)
        if price is not None or brings or warns is not None or scores != 0:
            said = {"price": price, "brings": brings, "warning": warns, "scores": scores}
            found[text] = said
    return found


def change(s: Fields, seat: int, verb: str, move: int, by: int) -> bool:
    """E1-E4: let a seat have what a move gives or takes at once; False if nothing that scores.

    What it has of it changes by one, there (`by` 1) and back again (-1).
    """
    if verb in ("fulfil", "dive", "claim"):
        s.tokens[seat][token_of(verb, move)] += by
    elif verb == "hire":
        s.ready[seat][move - C.M_HIRE] += by
    elif C.M_TAKE_HELPER <= move < C.M_TAKE_MASK:
        s.ready[seat][move - C.M_TAKE_HELPER] += by
    elif C.M_TAKE_MASK <= move < C.M_TAKE_CARD:
        s.masks[seat][move - C.M_TAKE_MASK] += by
    elif verb == "pick" and move - C.M_PICK >= K.FIRST_MASK_CARD:
        s.masks[seat][K.FOREST_MASK[move - C.M_PICK]] += by
    elif verb == "give":
        s.masks[seat][move - C.M_GIVE] -= by
    elif C.M_PAY_MASK <= move < C.M_BAN:
        s.masks[seat][move - C.M_PAY_MASK] -= by
    elif verb == "couple":
        s.masks[seat][move - C.M_COUPLE] -= by
        s.coupled[seat][move - C.M_COUPLE] += by
    else:
        return False
    return True


def price_of(s: Fields, verb: str, move: int) -> int | None:
    """R25, R31, R34: what a move costs: pearls for priests and helpers, mana for rituals."""
    if verb == "train":
        return K.TRAIN_PRICE[move - C.M_TRAIN]
    if verb == "hire":
        return K.HIRE_PRICE
    return K.BUY_PRICE if verb == "buy" else None


def gains(s: Fields, seat: int, verb: str, move: int) -> dict[str, int]:
    """Return what a move brings, where the rules fix it."""
    if verb == "take" and Stack.current(s) == K.TAKE_GOOD:
        return {"level": Cards.raised_price(s, move - C.M_TAKE_GOOD)}
    if verb == "draw" or verb == "buy":
        return {"cards": Cards.draw_size(s, seat), "keep": Cards.keep_size(s)}
    if verb == "train":
        return {"priests": move - C.M_TRAIN + Menus.free_priests(s, seat)}
    if verb == "tattoo":
        return {"field": Steps.tattooed(s, seat, 1)}
    if verb == "sell":
        return sale(move - C.M_SELL)
    if verb in ("fulfil", "dive", "claim"):
        return {"points": K.TOKEN_POINTS[token_of(verb, move)]}
    return {}


def sale(number: int) -> dict[str, int]:
    """R31: the bonus of a sale, step by step."""
    good = number // K.MOST_PRICE
    level = number % K.MOST_PRICE
    return {
        Names.STEPS[K.BONUS[good][level][i][0]]: K.BONUS[good][level][i][1]
        for i in range(K.BONUS_STEPS)
        if K.BONUS[good][level][i][0] != K.NO_STEP
    }


def first_of(verb: str) -> int:
    """Return the first move of a verb for tasks."""
    return {"fulfil": C.M_FULFIL, "dive": C.M_DIVE, "claim": C.M_CLAIM}[verb]


def token_of(verb: str, move: int) -> int:
    """Return the token that a move for a task names."""
    return (move - first_of(verb)) // K.ROW_COUNT


# -- warnings --------------------------------------------------------------------------------------


def warning(s: Fields, seat: int, verb: str, move: int) -> dict[str, Any] | None:
    """Return a big consequence of a move that should be announced before it."""
    key = ""
    arguments = {}
    if verb in ("fulfil", "dive", "claim"):
        row = (move - first_of(verb)) % K.ROW_COUNT
        place = K.TOKEN_STATUE[token_of(verb, move)] * K.ROW_COUNT + row
        tokens = Tasks.due_auctions(s, place, 1)
        key, arguments = ("auction" if tokens > 0 else ""), {"tokens": tokens}
    elif verb in ("pass", "done"):
        key = warning_of_nothing(s, seat)
    elif verb in ("give", "pay", "couple"):
        key = warning_of_mask(s, seat, verb, move)
    elif verb in ("offer", "tattoo") or move == C.M_REWARD + K.REWARD_TATTOO:
        key = "no_tattoo" if Steps.tattooed(s, seat, 1) == s.tattoo[seat] else ""
    elif verb == "train":
        surplus = s.priests[seat] + move - C.M_TRAIN > K.MOST_PRIESTS
        key, arguments = ("no_priest" if surplus else ""), {"most": K.MOST_PRIESTS}
    return {"key": key, "arguments": arguments} if key else None


def warning_of_nothing(s: Fields, seat: int) -> str:
    """R10, R35, R41: what is lost or ended by declining."""
    asked = question(s)
    in_hand = Tasks.hand_size(s, seat)
    if asked == "phase_prepare":
        return "empty_bag" if in_hand > 0 and Cards.held_rituals(s, seat) == in_hand else ""
    if asked == "ask_perform":
        return "tahua" if in_hand > 0 else ""
    if asked == "phase_raise" and Flow.is_last_pass(s):
        return "end" if Flow.is_last_ceremony(s) else "end_ceremony"
    return ""


def warning_of_mask(s: Fields, seat: int, verb: str, move: int) -> str:
    """R11: two masks of a picture are a pair, which is broken or needs no mirror."""
    first = {"give": C.M_GIVE, "pay": C.M_PAY_MASK, "couple": C.M_COUPLE}[verb]
    picture = move - first
    if picture < 0 or picture >= K.PICTURE_COUNT or Cards.is_single(s, seat, picture):
        return ""
    return "true_pair" if verb == "couple" else "breaks_pair"


# -- what refusals and the reading of positions ask ------------------------------------------------


def most_times(s: Fields, seat: int) -> int:
    """R22, R31: how often a seat may offer, draw or hire."""
    return Menus.most_times(s, seat)


def most_sales(s: Fields, seat: int) -> int:
    """R31: how many goods a seat may sell."""
    return Menus.most_sales(s, seat)


def most_clips(s: Fields, seat: int) -> int:
    """R35: how many rituals that are not brown a seat may put into the bag."""
    return Ceremony.clips(s, seat)


def is_open_to(s: Fields, seat: int, deck: int) -> bool:
    """R22: whether the rank of a seat permits it to draw from a deck."""
    return Cards.is_open_to(s, seat, deck)


def could_choose(s: Fields, seat: int, move: int) -> bool:
    """R33-R36, R49: whether a seat could make a choice of those that all make at once."""
    found = Moves()
    if Stack.current(s) == K.AUCTION:
        Tasks.legal_bids(s, seat, found)
    else:
        Ceremony.legal_choices(s, seat, found)
    return found.holds(move)
