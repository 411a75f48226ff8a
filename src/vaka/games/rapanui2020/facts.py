"""What follows from a position by the rules: prices, destinations, gains, points, what is asked.

Whatever shows or refuses something reads it here and reckons nothing itself; nothing here reckons
either: every number comes from the functions of rules/. Only offerings are hidden (A37), so only
points depend on who is looking. `shapes.FACTS` declares the shape.
"""

from typing import Any

from vaka.core.game import places
from vaka.engine import turns as Turn
from vaka.games.rapanui2020 import codes as C
from vaka.games.rapanui2020 import parts
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020 import proposals as Proposals
from vaka.games.rapanui2020.rules import island as Island
from vaka.games.rapanui2020.rules import order as Order
from vaka.games.rapanui2020.rules import play as Rules
from vaka.games.rapanui2020.rules import powers as Powers
from vaka.games.rapanui2020.rules import scoring as Scoring
from vaka.games.rapanui2020.rules import styling as Styling
from vaka.games.rapanui2020.rules import transport as Transport
from vaka.games.rapanui2020.state import Fields


def derive(s: Fields, seat: int | None, recall: bool, everything: bool) -> dict[str, Any]:
    """Return what the rules say of what a viewer knows (None: a spectator)."""
    seats = range(s.seats)
    over = s.phase == K.OVER
    all_open = over or recall or everything
    points = [Scoring.points_of(s, own) for own in seats]
    moves = {} if s.turn == Turn.OVER else {m: parts.MOVES.text(s, m) for m in s.moves()}
    return {
        "points": points if over else None,
        "score": [score_lines(s, own) for own in seats] if all_open else None,
        "totals": [totals(s, own) for own in seats] if all_open else None,
        "places": places([(own,) for own in points]) if over else None,
        "end": ending(s),
        "chooser": s.turn if s.turn >= 0 else -1,
        "price": Styling.price_of(s.skimp),
        "quarry": [max(0, Rules.places_left(s, column)) for column in range(K.COLUMN_COUNT)],
        "starts": {
            cargo: parts.SPACES[Island.start_of(s.board, piece)]
            for piece, cargo in enumerate(parts.CARGO)
        },
        "destinations": names(Island.destinations(s)) if s.stage == K.ROUTE else [],
        "steps": steps(s) if s.stage == K.ROUTE else {},
        "routes": Proposals.routes(s, list(moves)),
        "takes": Proposals.takes(s, list(moves)),
        "payments": Proposals.payments(s, list(moves)),
        "seats": [
            {
                "points": points[own] if all_open or own == seat else None,
                "improvements_left": Powers.improvements_left(s, own),
            }
            for own in seats
        ],
        "moves": {text: fact for move, text in moves.items() if (fact := numbers(s, move))},
        "warnings": {text: key for move, text in moves.items() if (key := warning(s, move))},
    }


def names(spaces: int) -> list[str]:
    """Return the ids of a set of spaces."""
    return [parts.SPACES[space] for space in range(K.SPACE_COUNT) if spaces >> space & 1 == 1]


def resources(bits: int) -> list[str]:
    """Return the names of a set of resources."""
    return [name for i, name in enumerate(parts.RESOURCES) if bits >> i & 1 == 1]


# -- the end (E1-E3) -------------------------------------------------------------------------------


def ending(s: Fields) -> dict[str, Any]:
    """E1: how many ahu are empty, at how many the match ends, whether this round is the last."""
    empty = Island.empty_ahu(s)
    return {
        "empty": empty,
        "limit": K.END_LIMIT[s.seats],
        "last": Order.ends_with(s, empty) == 1,
    }


def totals(s: Fields, seat: int) -> dict[str, int]:
    """E2: the points of a seat by where they come from."""
    return {
        "offerings": Scoring.offering_points(s, seat),
        "resources": Scoring.resource_points(s, seat),
        "tablet": Scoring.tablet_points(s, seat),
        "favor": Scoring.favor_points(s, seat),
    }


def score_lines(s: Fields, seat: int) -> list[dict[str, Any]]:
    """E2: the points of a seat line by line; offerings in ascending value within their type."""
    lines = []
    for kind in range(K.KIND_COUNT):
        tile = K.KIND_ORDER[kind]
        key = "outstanding" if K.KIND_BESIDE[tile] == 1 else "offering"
        value, name = K.KIND_VALUE[tile], parts.TYPES[K.KIND_TYPE[tile]]
        lines += [line(key, value, type=name) for _ in range(s.offerings[seat][tile])]
    for resource in range(K.RESOURCE_COUNT):
        held = s.resources[seat][resource]
        if held > 0:
            lines.append(line("resources", held, resource=parts.RESOURCES[resource], n=held))
    if s.tablet[seat] > 0:
        lines.append(line("tablet", Scoring.tablet_points(s, seat)))
    if s.tiles[seat][K.FAVOR] > 0:
        lines.append(line("favor", Scoring.favor_points(s, seat)))
    return lines


def line(key: str, points: int, **arguments: Any) -> dict[str, Any]:
    """Return a line of the final scoring."""
    return {"key": key, "rule": "E2", "points": points, "arguments": arguments}


# -- what each move costs and brings ---------------------------------------------------------------


def steps(s: Fields) -> dict[str, Any]:
    """P3.2, P3.3: the spaces that the piece can enter, who earns there and one of what."""
    found = {}
    good = Island.good_steps(s)
    for space in range(K.SPACE_COUNT):
        if good >> space & 1 == 1:
            owner = Transport.earner(s, s.active, space)
            paid = Transport.incomes(s.board, s.piece, space) if owner >= 0 else 0
            found[parts.SPACES[space]] = {"seat": owner, "resources": resources(paid)}
    return found


def numbers(s: Fields, move: int) -> dict[str, int]:
    """Return the numbers of a legal move, by the kind of decision."""
    if move >= C.M_TO:
        return {"bare": Island.bare_moai(s, move - C.M_TO)}
    if move >= C.M_PLAY:
        return numbers_of_power(s, s.turn, move)
    if move >= C.M_INCOME:
        return numbers_of_exchange(s, s.turn, move)
    if move >= C.M_STEP:
        is_erected = C.M_ERECT <= move < C.M_STYLE
        return {"slot": ahu_for(s, move - C.M_ERECT)} if is_erected else {}
    if move >= C.M_LOAD:
        return {"moai": sum(s.moai[s.turn])} if move == C.M_DROP else {}
    if move >= C.M_PLACE:
        return numbers_of_figures(s, move)
    if move >= C.M_DRAFT:
        return {"others": s.display[move - C.M_DRAFT] - 1}
    return {"slot": Rules.next_ahu(s)}


def ahu_for(s: Fields, tile: int) -> int:
    """N2, P3.4: the ahu on which the Moai under way comes for this tile."""
    return Transport.ahu_with(s, Transport.here(s), tile)


def numbers_of_figures(s: Fields, move: int) -> dict[str, int]:
    """P1.3, P1.4, P2.3: what is there to style, places left; columns that work for a Moai."""
    if move >= C.M_DONE:
        return {}
    if move >= C.M_TAKE:
        size = move - C.M_TAKE
        return {"columns": K.WORKERS[size], "units": K.YIELD[size]}
    if move >= C.M_SORCERER:
        return {}
    if move >= C.M_CARVE:
        return {"left": Rules.places_left(s, move - C.M_CARVE) - 1}
    return {"bare": Island.bare_moai(s, move - C.M_PLACE)}


def numbers_of_exchange(s: Fields, seat: int, move: int) -> dict[str, int]:
    """P3.3, P3.4, P3.7, G4: units gained and lost; an offering, its price and which unit of it."""
    if move >= C.M_END:
        return {}
    if move >= C.M_SPEND:
        price = Styling.price_of(s.skimp)
        return {"unit": price - Styling.units_left(s) + 1, "units": price}
    if move >= C.M_OFFER:
        tile = Styling.tile_of(s, move - C.M_OFFER)
        return {"points": K.KIND_VALUE[tile], "units": Styling.price_of(s.skimp)}
    if move >= C.M_GAIN:
        return gained(s, seat, move - C.M_GAIN, Transport.gain_units(s))
    return gained(s, seat, move - C.M_INCOME, 1)


def gained(s: Fields, seat: int, resource: int, units: int) -> dict[str, int]:
    """G4: so many units, and how many of them are lost."""
    return {"units": units, "lost": Powers.excess(s, seat, resource, units)}


def numbers_of_power(s: Fields, seat: int, move: int) -> dict[str, int]:
    """G5, T2, T5, T7: what building, copying and bartering cost and bring; who is lent."""
    if move >= C.M_LIFT:
        sculptor = move == C.M_LIFT + K.LIFT_SCULPTOR
        return {"column": Powers.lent_from(s, seat) + 1} if sculptor else {}
    if move >= C.M_COLUMN:
        return {}
    if move >= C.M_GET:
        return gained(s, seat, move - C.M_GET, K.BARTERED)
    if move >= C.M_GIVE:
        return {"units": K.BARTERED}
    if move >= C.M_BUILD:
        return {"units": K.BUILD_PRICE[move - C.M_BUILD]}
    return {"points": K.TABLET_POINTS} if move >= C.M_COPY else {}


# -- big consequences ------------------------------------------------------------------------------


def warning(s: Fields, move: int) -> str:
    """Return the key of a warning before a legal move, or nothing."""
    if move == C.M_DONE:  # P2.4
        return "done" if is_legal(s, C.M_TAKE, C.M_TAKE + K.SIZE_COUNT) else ""
    if move == C.M_DROP:
        return drop_warning(s, s.turn)
    if C.M_ERECT <= move < C.M_STYLE:  # E1
        empty = Island.empty_ahu(s)
        return "last_round" if Order.ends_with(s, empty - 1) > Order.ends_with(s, empty) else ""
    return ""


def drop_warning(s: Fields, seat: int) -> str:
    """P3.1, E1, A40: who drops out last ends the round; Moai that could be erected go back."""
    what = Order.ending(s) if Order.is_alone(s, seat) == 1 else K.GOES_ON
    if what != K.GOES_ON:
        return "end" if what == K.FILLED else "truncated"
    return "drop" if is_legal(s, C.M_LOAD, C.M_LOAD + K.SIZE_COUNT) else ""


def is_legal(s: Fields, first: int, end: int) -> bool:
    """Tell whether one of some moves is legal."""
    return any(first <= move < end for move in s.moves())


# -- what refusals and checks ask the rules --------------------------------------------------------


def is_beside(one: int, other: int) -> bool:
    """P3.2: tell whether two spaces share a side."""
    return Island.around(1 << one) >> other & 1 == 1


def start_of(board: int, piece: int) -> int:
    """P3.2: return the space from which a piece sets out."""
    return Island.start_of(board, piece)


def goals(s: Fields, seat: int, piece: int) -> int:
    """P3.4, P3.6: return the spaces, as bits, where a seat could bring a piece to its place."""
    return Island.goals(s, seat, piece)


def can_arrive(s: Fields, seat: int, piece: int) -> bool:
    """P3.2: tell whether a piece could be carried to one of them."""
    return Island.can_arrive(s, seat, piece) == 1


def can_exchange(s: Fields, seat: int) -> bool:
    """P3.10: tell whether a seat could pay for any offering."""
    return Styling.can_exchange(s, seat) == 1


def is_there(s: Fields, offer: int) -> bool:
    """P3.7, P3.9: tell whether there is a tile for an offer."""
    return Styling.is_there(s, offer) == 1


def price_of(skimp: int) -> int:
    """P3.7, P3.9: return how many units an offering costs."""
    return Styling.price_of(skimp)


def lowest_unit(s: Fields) -> int:
    """N2: return the lowest resource that may be named next."""
    return Styling.lowest_unit(s)


def could_gain(board: int, space: int, resource: int) -> bool:
    """P3.4: tell whether Fervent would bring this resource on a space."""
    return Transport.gains(board, space, 1) >> resource & 1 == 1


def has_sculptors(s: Fields, size: int) -> bool:
    """P2.3: tell whether the Sculptors left could make a Moai of this size."""
    return Rules.has_sculptors(s, size) == 1


def in_window(s: Fields, tile: int) -> bool:
    """G6: tell whether a tile may be used in the present stage."""
    return Powers.in_window(s, tile) == 1


def improvements_left(s: Fields, seat: int) -> int:
    """G5: return how many Improvements a seat may still build."""
    return Powers.improvements_left(s, seat)
