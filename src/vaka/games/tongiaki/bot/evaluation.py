"""What is good in Tongiaki: what each seat can expect at the end, and which moves to prefer.

A good player asks: how many turns are left, which islands will still be mine when they are over,
which beach will be full next and who makes it sail, and whether that fleet has the colours that
water asks for. Ships are only means: points are islands held at the end, by however few ships. The
answers that serve all seats are the *outlook*, a row of numbers; the weights of weights.py mix it.
"""

import math

from vaka.engine.buffers import Moves, Rewards, Weights
from vaka.games.tongiaki import codes as C
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki.bot import codes as W
from vaka.games.tongiaki.bot import gains as Gains
from vaka.games.tongiaki.bot import structs as Struct
from vaka.games.tongiaki.bot.structs import Outlook
from vaka.games.tongiaki.bot.weights import CUTOFF as CUTOFF
from vaka.games.tongiaki.bot.weights import LEARNED as LEARNED
from vaka.games.tongiaki.bot.weights import PERSONALITIES as PERSONALITIES
from vaka.games.tongiaki.bot.weights import SEARCH as SEARCH
from vaka.games.tongiaki.bot.weights import WEIGHTS as WEIGHTS
from vaka.games.tongiaki.observation import ObservedState
from vaka.games.tongiaki.rules import beaches as Beaches
from vaka.games.tongiaki.rules import chains as Chains
from vaka.games.tongiaki.rules import play as Play
from vaka.games.tongiaki.state import Fields


class EvaluatedState(ObservedState):
    """A position that knows what is good in it."""

    __slots__ = ()

    def evaluate(self, weights: Weights, rewards: Rewards) -> None:
        """Expect for each seat the islands that it keeps and those that it may still reach."""
        outlook = Struct.new_outlook()
        Gains.look_ahead(self, weights, outlook)
        for seat in range(self.seats):
            rewards.points[seat] = holdings(self, weights, outlook, seat)
            rewards.points[seat] += prospects(self, weights, outlook, seat)
        judge_turn(self, weights, outlook, rewards)
        turns = outlook.turns
        rewards.spread = weights.weight[W.SPREAD] + weights.weight[W.SPREAD_TURNS] * math.sqrt(
            turns
        )

    def prefer(self, seat: int, moves: Moves, weights: Weights) -> None:
        """Weigh each legal move by what it seems to bring."""
        outlook = Struct.new_outlook()
        Gains.look_ahead(self, weights, outlook)
        moves.total = 0
        for i in range(moves.n):
            move = moves.move[i]
            appeal = 0.0
            if self.phase == K.TURN or self.phase == K.EXPAND:
                appeal = appeal_of_turn(self, weights, outlook, seat, move)
            elif self.phase == K.SAIL:
                swing = Gains.sail_swing(self, weights, outlook, seat, move - C.M_SAIL, 0)
                appeal = weights.weight[W.SAIL] * swing
            elif self.phase == K.LAND:
                appeal = appeal_of_landing(self, weights, outlook, seat, move - C.M_LAND)
            elif self.phase == K.LAY:
                appeal = appeal_of_laying(self, weights, seat, move)
            else:
                appeal = appeal_of_placing(self, weights, outlook, seat, move - C.M_PLACE)
            appeal = min(appeal * weights.weight[W.KEENNESS], 8.0)
            moves.weight[i] = int(1.0 + 100.0 * math.exp(appeal))
            moves.total += moves.weight[i]


# -- what a seat has -------------------------------------------------------------------------------


def holdings(s: Fields, weights: Weights, outlook: Outlook, seat: int) -> float:
    """Value the islands where a seat has a ship (E4), royal ones in full: nobody takes them."""
    points = 0.0
    rights = K.MOST_ROYAL - Beaches.royal_islands(s, seat)
    for island in range(K.ISLAND_COUNT):
        if s.royal[island] == seat:
            points += K.POINTS[island]
        elif s.settled[island][seat] > 0:
            lost = weights.weight[W.LOST] * risk(s, weights, outlook, island, seat, rights)
            points += K.POINTS[island] * (1.0 - lost)
    return points


def risk(
    s: Fields, weights: Weights, outlook: Outlook, island: int, seat: int, rights: int
) -> float:
    """Estimate the chance that a seat must leave an island before the end.

    It must if each beach with its ships becomes full: the beach with the most free berths counts,
    and any other one is a second hold. Alone on an island, a seat fears only landings, and may end
    even that fear with a king.
    """
    hazard = 1.0
    holds = 1.0 / weights.weight[W.HOLD]
    for beach in range(K.FIRST_BEACH[island], K.FIRST_BEACH[island + 1]):
        if s.ships[beach][seat] > 0:
            holds *= weights.weight[W.HOLD]
            room = Beaches.room(s, beach)
            if room <= 1:
                hazard = min(hazard, weights.weight[W.LEAVE_NEXT])
            elif room == 2:
                hazard = min(hazard, weights.weight[W.LEAVE_SOON])
            else:
                hazard = min(hazard, weights.weight[W.LEAVE_LATER])
    if s.settled[island][seat] == Beaches.ships_on(s, island):
        hazard *= weights.weight[W.ALONE]
        if rights > 0:
            hazard *= weights.weight[W.CROWN]
    return 1.0 - math.exp(-hazard * holds * outlook.turns)


def prospects(s: Fields, weights: Weights, outlook: Outlook, seat: int) -> float:
    """Value what the turns left may bring: a part of the islands where the seat is not yet.

    The next ones are those to which its beaches lead, the sooner the fuller they are.
    """
    turns = outlook.turns
    missing = 0
    for island in range(K.ISLAND_COUNT):
        gone = s.royal[island] >= 0 or s.where[island] == K.DISSOLVED
        if s.settled[island][seat] == 0 and not gone:
            missing += K.POINTS[island]
    points = missing * (1.0 - math.exp(-weights.weight[W.GROWTH] * turns))
    soon = min(1.0, turns / 8.0)
    reach = weights.weight[W.REACH] * soon * outlook.kept
    points += reach * Gains.potential(s, weights, outlook, seat)
    points += weights.weight[W.STOCK] * soon * min(s.stock[seat], 6)
    rights = K.MOST_ROYAL - Beaches.royal_islands(s, seat)
    points += weights.weight[W.RIGHT] * soon * rights
    if Beaches.afloat(s, seat) + s.fleet[seat] == 0:
        points -= weights.weight[W.STRANDED] * soon
    return points


# -- a turn that has begun -------------------------------------------------------------------------


def judge_turn(s: Fields, weights: Weights, outlook: Outlook, rewards: Rewards) -> None:
    """Add what the turn under way will bring: fleets at sea, beaches to sail, choices open."""
    active = s.active
    if s.phase == K.LAND or s.phase == K.VOYAGE:
        for seat in range(s.seats):
            if s.fleet[seat] > 0:
                rewards.points[seat] += fleet_hope(s, outlook, seat)
    elif s.phase == K.SAIL:
        for beach in range(K.BEACH_COUNT):
            if Chains.is_full(s, beach):
                foresee_sailing(s, weights, outlook, beach, 0, 1.0, rewards)
    elif s.phase == K.SETTLE:
        rewards.points[active] += K.POINTS[s.island]
    elif s.purpose == K.COLONISE:
        rewards.points[active] += outlook.fresh
    elif s.phase == K.TURN or s.phase == K.PLACE:
        if outlook.turns > 0.0:
            rewards.points[active] += weights.weight[W.TEMPO]
        beach = best_filling(s, weights, outlook)
        if beach >= 0:
            foresee_sailing(s, weights, outlook, beach, 1, weights.weight[W.CHANCE], rewards)


def fleet_hope(s: Fields, outlook: Outlook, seat: int) -> float:
    """Value a fleet at sea for a seat with ships in it: the island that it reaches, if any."""
    if s.phase == K.LAND:
        return 0.0 if s.settled[s.island][seat] > 0 else K.POINTS[s.island] * outlook.kept
    colours = min(Beaches.colours_under_way(s), K.HIGHEST_NUMBER)
    return outlook.survive[colours] * outlook.fresh * outlook.kept


def foresee_sailing(
    s: Fields,
    weights: Weights,
    outlook: Outlook,
    beach: int,
    more: int,
    part: float,
    rewards: Rewards,
) -> None:
    """Add a part of what all seats gain if a beach sails by the pier that the active seat likes."""
    pier = Gains.best_pier(s, weights, outlook, s.active, beach, more)
    if pier >= 0:
        colours = Beaches.colours_with(s, beach, s.active, more)
        for seat in range(s.seats):
            ships = s.ships[beach][seat]
            if seat == s.active:
                ships += more
            if ships > 0:
                gain = Gains.voyage_gain(s, weights, outlook, seat, pier, ships, colours)
                rewards.points[seat] += part * outlook.kept * gain


def best_filling(s: Fields, weights: Weights, outlook: Outlook) -> int:
    """Return the beach that the active seat would best fill with one more ship, -1 if none."""
    active = s.active
    best = -1
    best_swing = 0.0
    if s.stock[active] == 0:
        return -1
    for island in range(K.ISLAND_COUNT):
        if s.settled[island][active] > 0 and (s.phase == K.TURN or s.island == island):
            for beach in range(K.FIRST_BEACH[island], K.FIRST_BEACH[island + 1]):
                if Beaches.room(s, beach) == 1:
                    pier = Gains.best_pier(s, weights, outlook, active, beach, 1)
                    swing = Gains.sail_swing(s, weights, outlook, active, pier, 1)
                    if swing > best_swing:
                        best = beach
                        best_swing = swing
    return best


# -- preferences -----------------------------------------------------------------------------------


def appeal_of_turn(s: Fields, weights: Weights, outlook: Outlook, seat: int, move: int) -> float:
    """Value what a seat may do in its turn."""
    if move < C.M_ENTER:
        return appeal_of_expanding(s, weights, outlook, seat, move - C.M_EXPAND)
    if move < C.M_KING:
        island = move - C.M_ENTER
        return weights.weight[W.ENTER_TONGA] if island == K.TONGA else K.POINTS[island] + 0.0
    if move < C.M_COLONISE:  # the longer the match, the more a king takes away of the risk
        island = move - C.M_KING
        saved = K.POINTS[island] * risk(s, weights, outlook, island, seat, 1)
        more = weights.weight[W.KING_POINT] * (K.POINTS[island] - 3)
        return weights.weight[W.KING] * saved + more
    if move == C.M_COLONISE:  # one island for all
        held = Beaches.points_afloat(s, seat)
        return outlook.fresh - held - weights.weight[W.COLONISE]
    if move >= C.M_TAKE:  # from where it is missed least
        island = K.BEACH_ISLAND[move - C.M_TAKE]
        return 0.0 if s.settled[island][seat] > 1 else -1.0 * K.POINTS[island]
    return 0.0


def appeal_of_expanding(
    s: Fields, weights: Weights, outlook: Outlook, seat: int, island: int
) -> float:
    """Value an expansion by its ships, and by the best voyage that it may set off (R2.5)."""
    ships = Play.ships_to_expand(s, seat, island)
    best = 0.0
    for beach in range(K.FIRST_BEACH[island], K.FIRST_BEACH[island + 1]):
        if Beaches.room(s, beach) == 1:
            pier = Gains.best_pier(s, weights, outlook, seat, beach, 1)
            best = max(best, Gains.sail_swing(s, weights, outlook, seat, pier, 1))
    return weights.weight[W.EXPAND_SHIP] * ships + best


def appeal_of_placing(
    s: Fields, weights: Weights, outlook: Outlook, seat: int, beach: int
) -> float:
    """Value a new ship on a beach: the voyage if that fills it, else how well it lies there."""
    room = Beaches.room(s, beach) - 1
    if room == 0:
        pier = Gains.best_pier(s, weights, outlook, seat, beach, 1)
        return Gains.sail_swing(s, weights, outlook, seat, pier, 1) if pier >= 0 else 0.0
    appeal = weights.weight[W.PLACE_ROOM] * min(room, 3)
    company = Beaches.colours_on(s, beach)
    if s.ships[beach][seat] == 0:
        appeal += weights.weight[W.PLACE_SPREAD]
    else:
        company -= 1
    return appeal + weights.weight[W.PLACE_COMPANY] * company


def appeal_of_landing(
    s: Fields, weights: Weights, outlook: Outlook, seat: int, choice: int
) -> float:
    """Value a ship of the fleet on a beach: own ones where they stay, others where they must go.

    A beach that this fills sails on at once (R3.7), which may be what the seat wants.
    """
    colour = choice // K.MOST_BEACHES
    beach = K.FIRST_BEACH[s.island] + choice % K.MOST_BEACHES
    room = Beaches.room(s, beach) - 1
    if room == 0:
        pier = Gains.best_pier(s, weights, outlook, colour, beach, 1)
        if pier < 0:
            return 0.0
        swing = Gains.sail_swing(s, weights, outlook, colour, pier, 1)
        return swing if colour == seat else -weights.weight[W.SPITE] * swing
    good = weights.weight[W.LAND_ROOM] * min(room, 3)
    if s.ships[beach][colour] == 0:
        good += weights.weight[W.LAND_SPREAD]
    if s.settled[s.island][colour] == 0 and Beaches.under_way(s) > Beaches.room_on(s, s.island):
        good += K.POINTS[s.island]  # R3.6: who is not put first may get no berth
    return weights.weight[W.LAND_OWN] + good if colour == seat else -weights.weight[W.SPITE] * good


def appeal_of_laying(s: Fields, weights: Weights, seat: int, move: int) -> float:
    """Value the place of a tile: rough water before the piers of others, none before own ones."""
    beside = (move - C.M_LAY) // K.EDGES
    if move == C.M_LAY_ALONE or beside >= K.WATER:
        return 0.0
    own = s.settled[beside][seat]
    others = Beaches.ships_on(s, beside) - own
    if s.drawn < K.WATER:  # an island of one's own should lie where others do not come
        return weights.weight[W.LAY] * (own - others)
    return weights.weight[W.LAY] * (K.CREST_NUMBER[s.drawn - K.WATER] - 1) * (others - own)
