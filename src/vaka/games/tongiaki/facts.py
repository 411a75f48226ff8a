"""What follows from a position: routes, room, standings, score lines, what each move would do.

Whatever shows a match reads it here and reckons nothing itself; every number comes from the
functions that play the rules. Nothing in Tongiaki is hidden, so all viewers get the same facts.
Their shape is FACTS in shapes.py.
"""

from typing import Any

from vaka.core.game import places, winners
from vaka.games.tongiaki import codes as C
from vaka.games.tongiaki import parts as K
from vaka.games.tongiaki import ships as Ships
from vaka.games.tongiaki.parts import ISLAND_TILES, ISLANDS, KINDS, MOVES, PIERS, TILES, WATER_TILES
from vaka.games.tongiaki.rules import beaches as Beaches
from vaka.games.tongiaki.rules import chains as Chains
from vaka.games.tongiaki.rules import landing as Landing
from vaka.games.tongiaki.rules import laying as Laying
from vaka.games.tongiaki.rules import play as Play
from vaka.games.tongiaki.rules import voyage as Voyage
from vaka.games.tongiaki.state import Fields

EventKind = dict[str, Any]

BY_POINTS = tuple(sorted(range(K.ISLAND_COUNT), key=lambda island: -K.POINTS[island]))
WORTHS = tuple(sorted({points for _, points, _ in ISLAND_TILES[1:]}, reverse=True))
NUMBERS = tuple(sorted({number for _, paths in WATER_TILES for _, _, number in paths}))
WAYS_OUT = (  # of each tile: the edges of its piers, or where the path from the crest leads
    *(tuple(edge for _, piers in beaches for edge in piers) for _, _, beaches in ISLAND_TILES),
    *(tuple(far for edge, far, _ in paths if edge == 0) for _, paths in WATER_TILES),
)
HALVES = 2 * K.EDGES  # directions, and those between two of them
MIDDLES = tuple(  # of each beach of an island, in halves of edges from the crest
    tuple(min(piers) + max(piers) for _, piers in beaches) for _, _, beaches in ISLAND_TILES
)


def derive(s: Fields, seat: int | None, recall: bool, everything: bool) -> EventKind:
    """Return all facts of a position; who looks, and what it remembers, makes no difference."""
    return {
        "points": [points for points, _, _ in s.score()],
        "score": [score_lines(s, seat) for seat in range(s.seats)],
        "standings": standings(s),
        "lead": lead(s),
        "fleet": {"ships": Beaches.under_way(s), "colours": Beaches.colours_under_way(s)},
        "room": {
            ISLANDS[island]: free_berths(s, island)
            for island in range(K.ISLAND_COUNT)
            if s.where[island] == K.LAID
        },
        "sides": {
            ISLANDS[island]: sides(s, island)
            for island in range(K.ISLAND_COUNT)
            if s.where[island] == K.LAID
        },
        "places": Ships.places_left(s),
        "landing": Ships.whole_landing(s),
        "routes": {
            PIERS[pier]: route(s, pier)
            for pier in range(K.PIER_COUNT)
            if Voyage.is_open(s, K.PIER_ISLAND[pier])
        },
        "pile": pile(s),
        "moves": {MOVES.text(s, move): of_move(s, move) for move in s.moves()},
    }


# -- points ----------------------------------------------------------------------------------------


def score_lines(s: Fields, seat: int) -> list[EventKind]:
    """E4: return the islands that a seat scores, the best first."""
    return [
        {
            "key": "royal" if s.royal[island] == seat else "island",
            "rule": "E4",
            "points": K.POINTS[island],
            "arguments": {"island": ISLANDS[island]},
        }
        for island in BY_POINTS
        if Beaches.presence(s, island, seat) > 0
    ]


def standings(s: Fields) -> list[EventKind]:
    """E4, E5: return for each seat what would count if the match ended now."""
    scores = s.score()
    ranks = places(scores)
    return [
        {
            "points": scores[seat][0],
            "islands": scores[seat][1],
            "ships": -scores[seat][2],
            "on_beaches": Beaches.afloat(s, seat),
            "royal": [
                ISLANDS[island] for island in range(K.ISLAND_COUNT) if s.royal[island] == seat
            ],
            "place": ranks[seat],
        }
        for seat in range(s.seats)
    ]


def lead(s: Fields) -> EventKind:
    """E5: return who is ahead, and what has decided between seats with equal points."""
    scores = s.score()
    ahead = winners(scores)
    best = scores[ahead[0]]
    by = "points"
    if len(ahead) > 1:
        by = "nothing"
    else:
        for score in scores:
            if score != best and score[:2] == best[:2]:
                by = "ships"
            elif score != best and score[0] == best[0] and by == "points":
                by = "islands"
    return {"seats": list(ahead), "by": by}


# -- the map ---------------------------------------------------------------------------------------


def sides(s: Fields, island: int) -> list[int]:
    """C4: return on which side of its island each beach lies: 0 south, 2 southwest and so on.

    Odd numbers lie between two of these, such as 3, west, for piers to southwest and northwest.
    """
    return [(middle + 2 * s.rot[island]) % HALVES for middle in MIDDLES[island]]


def route(s: Fields, pier: int) -> EventKind:
    """C7: return where a pier leads over the laid tiles, whatever fleet may take it.

    Each step enters a tile with a heading; the last one is an island or an empty cell.
    """
    steps = []
    place = Voyage.departure(s, pier)
    while Voyage.ahead(s, place) >= K.WATER:
        steps.append(
            {
                "tile": TILES[Voyage.ahead(s, place)],
                "heading": place % K.EDGES,
                "number": Voyage.number_ahead(s, place),
            }
        )
        place = Voyage.beyond(s, place)
    goal = Voyage.at_end(s, pier)
    return {
        "beach": K.PIER_BEACH[pier] - K.FIRST_BEACH[K.PIER_ISLAND[pier]],
        "heading": Voyage.departure(s, pier) % K.EDGES,
        "waters": steps,
        "goal": "" if goal < 0 else ISLANDS[goal],
        "cell": [Voyage.cell_q(s, place), Voyage.cell_r(s, place)],
        "arrival": place % K.EDGES,
        "used_up": not Landing.is_usable(s, pier),
    }


def pile(s: Fields) -> EventKind:
    """N3: return the tiles that can still be drawn: islands by points, water by its crest."""
    islands = [tile for tile in range(K.TONGA + 1, K.WATER) if s.where[tile] == K.IN_PILE]
    waters = [tile for tile in range(K.WATER, K.TILE_COUNT) if s.where[tile] == K.IN_PILE]
    return {
        "islands": [
            {"points": points, "tiles": [TILES[i] for i in islands if K.POINTS[i] == points]}
            for points in WORTHS
        ],
        "waters": [
            {
                "number": number,
                "tiles": [TILES[w] for w in waters if K.CREST_NUMBER[w - K.WATER] == number],
            }
            for number in NUMBERS
        ],
    }


# -- moves -----------------------------------------------------------------------------------------


def of_move(s: Fields, move: int) -> EventKind:
    """Return what a legal move of whoever is to move does, as far as the rules fix it."""
    if move >= C.M_DRAW + 1:
        return of_drawing(s, move - C.M_DRAW)
    if move >= C.M_LAY:
        return of_laying(s, move)
    if move >= C.M_LAND:
        colour = (move - C.M_LAND) // K.MOST_BEACHES
        beach = K.FIRST_BEACH[s.island] + (move - C.M_LAND) % K.MOST_BEACHES
        surplus = Beaches.under_way(s) - 1 if Beaches.room_on(s, s.island) == 1 else 0
        return {"verb": "land", **Ships.putting(s, beach, colour), "surplus": surplus}
    if move >= C.M_SAIL:
        return of_sailing(s, move - C.M_SAIL)
    if move >= C.M_PLACE:
        return {"verb": "place", **Ships.putting(s, move - C.M_PLACE, s.active)}
    return of_turn(s, move)


def of_turn(s: Fields, move: int) -> EventKind:
    """R1.1: return what a move does that begins a turn."""
    if move >= C.M_TAKE:
        return of_taking(s, K.BEACH_ISLAND[move - C.M_TAKE])
    if move == C.M_PASS:
        return {"verb": "pass"}
    if move == C.M_EXPLORE:
        return {"verb": "explore"}
    if move == C.M_COLONISE:
        return of_colonising(s)
    if move >= C.M_KING:
        island = move - C.M_KING
        home = s.settled[island][s.active] - 1
        return {"verb": "king", "ships": home, "points": K.POINTS[island]}
    if move >= C.M_ENTER:
        return of_entering(s, move - C.M_ENTER)
    return of_expanding(s, move - C.M_EXPAND)


def of_taking(s: Fields, island: int) -> EventKind:
    """R6.2: the own ships that stay on the island, or else the points it costs."""
    ships = s.settled[island][s.active] - 1
    return {"verb": "take", "ships": ships, "points": 0 if ships else K.POINTS[island]}


def of_colonising(s: Fields) -> EventKind:
    """R5.2: the ships that go home, the islands that they leave, and the points that it costs."""
    left = [ISLANDS[i] for i in range(K.ISLAND_COUNT) if s.settled[i][s.active] > 0]
    return {
        "verb": "colonise",
        "ships": Beaches.afloat(s, s.active),
        "points": Beaches.points_afloat(s, s.active),
        "islands": left,
    }


def of_expanding(s: Fields, island: int) -> EventKind:
    """R2.2: the new ships, and the beaches that they fill, for certain if each gets one."""
    ships = Play.ships_to_expand(s, s.active, island)
    room = free_berths(s, island)
    return {
        "verb": "expand",
        "ships": ships,
        "fills": [beach for beach, free in enumerate(room) if free == 1],
        "certain": ships == Beaches.beaches_with_room(s, island),
    }


def of_entering(s: Fields, island: int) -> EventKind:
    """R6.1: the ships that come back, which may share a beach, and the beaches they can fill."""
    ships = Play.ships_to_enter(island)
    room = free_berths(s, island)
    return {
        "verb": "enter",
        "ships": ships,
        "fills": [beach for beach, free in enumerate(room) if 1 <= free <= ships],
        "certain": False,
    }


def of_sailing(s: Fields, pier: int) -> EventKind:
    """R3.1-R3.6, R4.5: who sails, over which water, and how it ends."""
    beach = K.PIER_BEACH[pier]
    colours = Beaches.colours_on(s, beach)
    waters = []
    number = 0
    place = Voyage.departure(s, pier)
    while Voyage.ahead(s, place) >= K.WATER and number <= colours:
        waters.append(TILES[Voyage.ahead(s, place)])
        number = max(number, Voyage.number_ahead(s, place))
        place = Voyage.beyond(s, place)
    end = sailing_end(s, pier, colours)
    unknown = end == "unknown"
    return {
        "verb": "sail",
        "ships": [s.ships[beach][seat] for seat in range(s.seats)],
        "colours": colours,
        "waters": waters,
        "number": number,
        "end": end,
        "surplus": surplus(s, pier) if end == "lands" else 0,
        "odds": odds(s, colours) if unknown else None,
        "last": last_kind(s, 1) if unknown else "",
    }


def sailing_end(s: Fields, pier: int, colours: int) -> str:
    """R3.4, R3.5, R4.5, E3: return how a voyage from a pier ends, as far as the map is known."""
    goal = Voyage.at_end(s, pier)
    if Voyage.is_deadly(s, pier, colours):
        return "sinks"
    if goal < 0:
        return "unknown" if Laying.fleets_draw(s) else "home"
    if s.royal[goal] >= 0:
        return "turned_back"
    return "returns" if goal == K.PIER_ISLAND[pier] else "lands"


def surplus(s: Fields, pier: int) -> int:
    """R3.6: count the ships of a full beach that find no berth where a pier leads."""
    return max(0, s.filled[K.PIER_BEACH[pier]] - Beaches.room_on(s, Voyage.landing_place(s, pier)))


def odds(s: Fields, colours: int) -> EventKind:
    """R3.3: count the tiles of the pile, those where a fleet lands and those on which it sinks."""
    deadly = [
        tile
        for tile in range(K.WATER, K.TILE_COUNT)
        if s.where[tile] == K.IN_PILE and K.CREST_NUMBER[tile - K.WATER] > colours
    ]
    return {
        "tiles": Laying.tiles_left(s),
        "islands": Laying.left_of_kind(s, K.ISLAND_KIND),
        "deadly": len(deadly),
    }


def last_kind(s: Fields, left: int) -> str:
    """E1: return the kind of which the pile holds so many, if the last one would end the match."""
    for kind in range(K.KIND_COUNT):
        if s.ending == 0 and Laying.left_of_kind(s, kind) == left:
            return str(KINDS[kind])
    return ""


def of_laying(s: Fields, move: int) -> EventKind:
    """R5.3, A14: where the tile in hand comes to lie, and which ways lead on from there."""
    beside = -1 if move == C.M_LAY_ALONE else (move - C.M_LAY) // K.EDGES
    place = move - C.M_LAY
    rot = 0 if beside < 0 else (place + 3) % K.EDGES
    q = 0 if beside < 0 else Voyage.cell_q(s, place)
    r = 0 if beside < 0 else Voyage.cell_r(s, place)
    water = s.drawn >= K.WATER
    ways = [(edge + rot) % K.EDGES for edge in WAYS_OUT[s.drawn]]
    goals = [Voyage.tile_at(s, q + K.STEP_Q[way], r + K.STEP_R[way]) for way in ways]
    return {
        "verb": "lay",
        "cell": [q, r],
        "rot": rot,
        "side": 2 * ((rot + 3) % K.EDGES),
        "beside": "" if beside < 0 else TILES[beside],
        "number": K.CREST_NUMBER[s.drawn - K.WATER] if water else 0,
        "goals": [TILES[goal] for goal in goals if goal >= 0],
        "last": last_kind(s, 0),
    }


def of_drawing(s: Fields, tile: int) -> EventKind:
    """R3.3, R5.3: what a tile does to the fleet that waits for it, if there is one."""
    colours = Beaches.colours_under_way(s)
    number = K.CREST_NUMBER[tile - K.WATER] if tile >= K.WATER else 0
    end = ""
    if s.phase == K.VOYAGE:
        end = "sinks" if number > colours else "passes" if tile >= K.WATER else "lands"
    return {"verb": "draw", "number": number, "colours": colours, "end": end}


# -- what refusals ask of the rules ----------------------------------------------------------------


def free_berths(s: Fields, island: int) -> list[int]:
    """C3: count the free berths of each beach of an island."""
    first = K.FIRST_BEACH[island]
    return [Beaches.room(s, first + place) for place in range(K.BEACHES[island])]


def ships_on_beaches(s: Fields, seat: int) -> int:
    """R6.1: count the ships of a seat on all beaches."""
    return Beaches.afloat(s, seat)


def ships_to_enter(island: int) -> int:
    """R6.1: how many ships come back to an island."""
    return Play.ships_to_enter(island)


def has_all_royal_islands(s: Fields, seat: int) -> bool:
    """R4.3: tell whether a seat may found no more royal islands."""
    return Beaches.royal_islands(s, seat) == K.MOST_ROYAL


def is_full(s: Fields, beach: int) -> bool:
    """R3.1: tell whether a beach has no free berth."""
    return Chains.is_full(s, beach)


def is_spreading(s: Fields) -> bool:
    """R3.5: tell whether a beach with room has no ship of the landing fleet yet."""
    return Landing.is_spreading(s) == 1
