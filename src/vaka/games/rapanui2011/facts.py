"""What the rules say of what a viewer knows: prices, scorings, values of offerings, score lines.

Every number that a person reads about a match and that is not lying on the table comes from here;
the functions of `rules` compute it. The shape of it all is FACTS in shapes.py.
"""

from typing import Any

from vaka.core.game import places
from vaka.games.rapanui2011 import codes as C
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.rules import colours as Colours
from vaka.games.rapanui2011.rules import columns as Columns
from vaka.games.rapanui2011.rules import final_scoring as Final
from vaka.games.rapanui2011.rules import play as Rules
from vaka.games.rapanui2011.rules import scoring as Scoring
from vaka.games.rapanui2011.rules import stone as Stone
from vaka.games.rapanui2011.state import Fields

NOBODY = -1


def derive(s: Fields, seat: int | None, recall: bool, everything: bool) -> dict[str, Any]:
    """Return what follows from the view of a seat (None: a spectator), or from the position.

    Eyes see just the top of the stone (RB6). A memory knows it all but the face-down cards of other
    seats, and as long as there are none of these it also knows what every seat holds.
    """
    viewer = NOBODY if seat is None else seat
    over = s.phase == K.OVER
    unknown = 0 if everything or over else unknown_cards(s, viewer)
    counted = everything or over or recall
    settled = counted and unknown == 0
    mover = s.turn
    return {
        "purchases": [purchases_of(s, each) for each in range(s.seats)],
        "moai_price": Rules.price_to_lay(K.MOAI, 1),
        "income": [income_of(s, each) for each in range(s.seats)],
        "bonus": {K.TYPES[card]: bonus_seat(s, card) for card in range(K.TYPE_COUNT)},
        "missing": [Rules.missing_cards(s, each) for each in range(s.seats)],
        "columns": [column_facts(s, column) for column in range(K.COLUMN_COUNT)],
        "stone": stone_facts(s, viewer, unknown) if counted else None,
        "values": values_of(s) if settled else None,
        "score": [score_lines(s, each) for each in range(s.seats)] if settled else None,
        "points": [score[0] for score in s.score()] if over else None,
        "places": places(s.score()) if over else None,
        "moves": moves_of(s, mover) if mover >= 0 and (everything or mover == viewer) else {},
        "colour_to": Colours.next_seat(s) if s.phase == K.COLOUR else None,
    }


# -- the table -------------------------------------------------------------------------------------


def purchases_of(s: Fields, seat: int) -> dict[str, Any]:
    """RA2, RA3: what an offering of each kind costs a seat, and whether it could buy it now."""
    return {
        K.KINDS[kind]: {
            "price": Rules.price(s, seat, kind),
            "possible": Rules.can_buy(s, seat, kind),
        }
        for kind in range(K.KIND_COUNT)
    }


def income_of(s: Fields, seat: int) -> dict[str, Any]:
    """RC5-RC8: what a seat gets if a type is scored now: wood, fame, either, or offerings."""
    return {K.TYPES[card]: Scoring.income(s, seat, card) for card in range(K.TYPE_COUNT)}


def bonus_seat(s: Fields, card: int) -> int:
    """RC6: the seat whose bonus is part of its income of a type, or nobody."""
    for seat in range(s.seats):
        if Scoring.bonus(s, seat, card) == 1:
            return seat
    return NOBODY


def column_facts(s: Fields, column: int) -> dict[str, Any]:
    """RC2-RC4: what a draw lays bare ("": a refill decides), and whether it ends the match."""
    bare = Columns.front_card(s, column, 1)
    return {
        "bare": K.TYPES[bare] if bare >= 0 else "",
        "ends": Columns.ends_match(s, column),
    }


# -- the stone and the end -------------------------------------------------------------------------


def unknown_cards(s: Fields, viewer: int) -> int:
    """Count the cards of the stone of which not even the viewer's memory knows the kind."""
    count = 0
    for i in range(s.stone_n):
        if not Stone.is_known_to(s.stone[i], viewer):
            count += 1
    return count


def stone_facts(s: Fields, viewer: int, unknown: int) -> dict[str, Any]:
    """Count the known cards of each kind on the stone, and the unknown ones."""
    counts = [0] * K.KIND_COUNT
    for i in range(s.stone_n):
        if unknown == 0 or Stone.is_known_to(s.stone[i], viewer):
            counts[Stone.kind_of(s.stone[i])] += 1
    return {"counts": dict(zip(K.KINDS, counts, strict=True)), "unknown": unknown}


def values_of(s: Fields) -> dict[str, Any]:
    """RE3, RE4: what an offering of each kind is worth by what lies on the stone."""
    return {K.KINDS[kind]: Stone.value_of(s, kind) for kind in range(K.KIND_COUNT)}


def score_lines(s: Fields, seat: int) -> list[dict[str, Any]]:
    """RE2: how the fame of a seat comes about, as if the match ended now."""
    moais = s.display[seat][K.MOAI]
    wood = s.wood[seat]
    lines = [
        line("fame", "RE2", s.fame[seat], {}),
        line(
            "moais",
            "RE2",
            Final.fame_for_moais(s, seat),
            {"amount": moais, "each": K.MOAI_FAME},
        ),
        line(
            "wood",
            "RE2",
            Final.fame_for_wood(s, seat),
            {"amount": wood, "each": K.WOOD_PER_FAME},
        ),
    ]
    for kind in range(K.KIND_COUNT):
        value = Stone.value_of(s, kind)
        lines.append(
            line(
                "offerings",
                "RE3",
                Final.fame_for_offerings(s, seat, kind, value),
                {"cards": s.offerings[seat][kind], "kind": K.KINDS[kind], "each": value},
            )
        )
    return lines


def line(key: str, rule: str, points: int, arguments: dict[str, Any]) -> dict[str, Any]:
    """Return a line of the final score: words, points, and the rule behind them."""
    return {"key": key, "rule": rule, "points": points, "arguments": arguments}


# -- moves -----------------------------------------------------------------------------------------


def moves_of(s: Fields, seat: int) -> dict[str, Any]:
    """Return for each legal move of a seat what it costs and brings, and what to warn of."""
    return {
        K.MOVES.texts[move]: {
            "price": price_of(s, seat, move),
            "left": s.wood[seat] - price_of(s, seat, move),
            "gain": Scoring.income(s, seat, K.MOAI) if is_taking(move) else 0,
            "warning": warning_of(s, seat, move),
        }
        for move in s.moves(seat)
    }


def price_of(s: Fields, seat: int, move: int) -> int:
    """RA2, RB1: the wood that a move of buying or laying costs; every other move is free."""
    if move >= C.M_BUY and move < C.M_LAY:
        return Rules.price(s, seat, move - C.M_BUY)
    if move >= C.M_LAY and move < C.M_LAY_HUNTERS:
        return Rules.price_to_lay(move - C.M_LAY, 1)
    if move >= C.M_LAY_HUNTERS and move < C.M_DISCARD:
        return Rules.price_to_lay(Rules.hunter_laid(move), Rules.hunters_laid(move))
    return 0


def is_taking(move: int) -> bool:
    """Tell whether a move takes fame or wood for Moais (RC7)."""
    return move >= C.M_TAKE_SCORE and move < C.M_TAKE_KIND


def warning_of(s: Fields, seat: int, move: int) -> str:
    """Return what to say before a move: it ends the match (RC3), or costs a Moai (RB3, A6)."""
    if move >= C.M_DRAW and move < C.M_TAKE_SCORE and Columns.ends_match(s, move - C.M_DRAW):
        return "end"
    wood = s.wood[seat]
    if move >= C.M_BUY and move < C.M_LAY and not Rules.must_discard(s, seat, wood):
        return "box" if Rules.must_discard(s, seat, wood - price_of(s, seat, move)) else ""
    return ""
