"""Whether a position can be played on: its pieces add up, and whoever is to move can.

A position need not be one that play can reach, but nothing in it may contradict another part. What
belongs to the pending decision is checked in `pending.py`.
"""

from collections import Counter
from typing import Any

from vaka.core.schema import Whole, check_keys, check_sum, refuse
from vaka.games.rapanui2020 import chart
from vaka.games.rapanui2020 import parts as K

PILES = ("bag", "display", "box")
SETUP = ("tiles", "draft")
ALL_IN_HAND = (*SETUP, "over")  # phases in which no figure is on the board
SORCERER_WORKS = ("sculpt", "haul")


def check_pieces(position: dict[str, Any]) -> None:
    """Check that seats, board and pieces are all there, once, and where they can be."""
    _check_seats(position)
    _check_board(position)
    _check_slots(position)
    _check_tiles(position)
    _check_moai(position)
    _check_offerings(position)
    for seat in range(len(position["seats"])):
        _check_improvements(position, seat)
        _check_figures(position, seat)
    _check_places(position)
    _check_round(position)


# -- seats and board -------------------------------------------------------------------------------


def _check_seats(position: dict[str, Any]) -> None:
    """Every list has an entry for each seat, and every number of a seat sits at the table."""
    seats = len(position["seats"])
    _check_length("order", position["order"], seats)
    for i, column in enumerate(position["quarry"]):
        _check_length(f"quarry.{i}", column, seats)
    for star, seat in enumerate(position["stars"]):
        Whole(-1, seats - 1).check(seat, f"stars.{star}")
    for space, figures in position["island"].items():
        Whole(-1, seats - 1).check(figures["seat"], f"island.{space}.seat")
    Whole(-1, seats - 1).check(position["now"]["seat"], "now.seat")
    if sorted(position["order"]) != list(range(seats)):
        raise refuse("order", "not_every_seat")


def _check_board(position: dict[str, Any]) -> None:
    """C7, C8: the side belongs to the number of seats; its spaces, ahu and stars are all there."""
    board = position["board"]
    expected = K.BOARDS[K.B2 if len(position["seats"]) == 2 else K.B34]
    if board != expected:
        raise refuse("board", "must_be", expected=expected, value=board)
    check_keys(position["island"], chart.land(board), "island")
    _check_length("stars", position["stars"], K.STARS[K.BOARDS.index(board)])
    ahu = chart.ahu_spaces(board)
    found = [slot["space"] for slot in position["slots"]]
    _check_length("slots", found, len(ahu))
    for i, (space, right) in enumerate(zip(found, ahu, strict=True)):
        if space != right:
            raise refuse(f"slots.{i}.space", "must_be", expected=right, value=space)


def _check_length(field: str, values: list[Any], length: int) -> None:
    """A list has exactly so many entries."""
    if len(values) != length:
        raise refuse(field, "wrong_length", length=len(values), low=length, high=length)


def _check_slots(position: dict[str, Any]) -> None:
    """S3, P3.4: an ahu has its tile or a Moai in its place; while dealing neither at the end."""
    dealing = position["phase"] == "tiles"
    for i, slot in enumerate(position["slots"]):
        if slot["tile"] and slot["moai"]:
            raise refuse(f"slots.{i}.tile", "tile_under_moai")
        if slot["moai"] and dealing:
            raise refuse(f"slots.{i}.moai", "still_dealing")
        if slot["pukao"] and not slot["moai"]:
            raise refuse(f"slots.{i}.pukao", "pukao_without_moai")
        if not dealing and not slot["tile"] and not slot["moai"]:
            raise refuse(f"slots.{i}.tile", "ahu_without_tile")
    dealt = [bool(slot["tile"]) for slot in position["slots"]]
    if dealing and (all(dealt) or dealt != sorted(dealt, reverse=True)):
        raise refuse("slots", "dealt_in_order")
    if dealing:
        _check_undealt(position)


def _check_undealt(position: dict[str, Any]) -> None:
    """S3, S8: while tiles are dealt, all that do not lie on an ahu yet are in the bag."""
    for pile in ("display", "box"):
        if any(position[pile].values()):
            raise refuse(pile, "must_be_empty")
    for i, own in enumerate(position["seats"]):
        if any(own["tiles"].values()):
            raise refuse(f"seats.{i}.tiles", "must_be_empty")


# -- pieces that only move from place to place -----------------------------------------------------


def _check_tiles(position: dict[str, Any]) -> None:
    """C4, S9: each Ahu tile is in the bag, on display, in the box, on an ahu or with a seat."""
    first_game = position["options"]["variant"] == "first_game"
    copies = K.FIRST_GAME_COPIES if first_game else K.TILE_COPIES
    on_ahu = Counter(slot["tile"] for slot in position["slots"])
    for tile, expected in zip(K.TILES, copies, strict=True):
        found = on_ahu[tile] + sum(position[pile][tile] for pile in PILES)
        found += sum(seat["tiles"][tile] for seat in position["seats"])
        check_sum(f"bag.{tile}", found, expected, f"tiles {tile}")
    for i, seat in enumerate(position["seats"]):
        if first_game and seat["rongorongo"]:
            raise refuse(f"seats.{i}.rongorongo", "must_be", expected=0, value=1)


def _check_moai(position: dict[str, Any]) -> None:
    """C1, S7: each Moai is in the supply, with a seat or on an ahu; so is each Pukao."""
    board = K.BOARDS.index(position["board"])
    erected = Counter(slot["moai"] for slot in position["slots"])
    for size, expected in zip(K.SIZES, K.MOAI_COUNT[board], strict=True):
        held = sum(seat["moai"][size] for seat in position["seats"])
        found = position["moai"][size] + held + erected[size]
        check_sum(f"moai.{size}", found, expected, f"{size} Moai")
    styled = sum(slot["pukao"] for slot in position["slots"])
    check_sum("pukao", position["pukao"] + styled, K.PUKAOS, "Pukao")


def _check_offerings(position: dict[str, Any]) -> None:
    """C3, S7, P3.6: each offering tile is in its pile or with a seat, one for each Pukao set."""
    copies = K.KIND_COPIES[K.BOARDS.index(position["board"])]
    owned = [tile for seat in position["seats"] for tile in seat["offerings"]]
    for offer in range(2 * K.TYPE_COUNT):
        kind, beside = K.TYPES[offer % K.TYPE_COUNT], offer // K.TYPE_COUNT
        pile = "outstanding" if beside else "stacks"
        left = position[pile][kind]
        if left != sorted(left, reverse=True):
            raise refuse(f"{pile}.{kind}", "dearest_first")
        found = Counter(left)
        found.update(t["value"] for t in owned if (t["type"], t["outstanding"]) == (kind, beside))
        tiles = range(K.FIRST_KIND[offer], K.END_KIND[offer])
        if found != Counter({K.KIND_VALUE[tile]: copies[tile] for tile in tiles}):
            raise refuse(f"{pile}.{kind}", "offerings_differ", type=kind)
    for i, seat in enumerate(position["seats"]):
        if seat["offerings"] != sorted(seat["offerings"], key=_rank):
            raise refuse(f"seats.{i}.offerings", "not_sorted")
    styled = sum(slot["pukao"] for slot in position["slots"])
    due = int(position["now"]["stage"] in ("exchange", "spend"))
    check_sum("seats", len(owned) + due, styled, "offering tiles for Pukao set")


def _rank(tile: dict[str, Any]) -> tuple[int, int, int]:
    return K.TYPES.index(tile["type"]), tile["value"], tile["outstanding"]


# -- figures ---------------------------------------------------------------------------------------


def _check_improvements(position: dict[str, Any], seat: int) -> None:
    """G5: Improvements are different; the Chief has left the Village exactly if he is built."""
    own = position["seats"][seat]
    built = own["improvements"]
    if built != sorted(set(built)):
        raise refuse(f"seats.{seat}.improvements", "not_sorted")
    if (own["chief"] == "village") != ("chief" not in built):
        raise refuse(f"seats.{seat}.chief", "chief_not_built")


def _check_figures(position: dict[str, Any], seat: int) -> None:
    """P1.2, T4: every Villager is in hand, in the quarry or on the island; and the Sorcerer."""
    own, field = position["seats"][seat], f"seats.{seat}"
    spaces = [figures for figures in position["island"].values() if figures["seat"] == seat]
    placed = sum(figures["fresh"] + figures["tired"] for figures in spaces)
    placed += sum(column[seat] for column in position["quarry"])
    works = 1 - own["sorcerer"] - position["stars"].count(seat)
    if works < 0 or (works and position["phase"] not in SORCERER_WORKS):
        raise refuse(f"{field}.sorcerer", "sorcerer_elsewhere")
    villagers = K.VILLAGERS + ("popular" in own["improvements"])
    check_sum(f"{field}.villagers", own["villagers"] + placed, villagers + works, "figures")
    in_hand = own["villagers"] == villagers and own["sorcerer"]
    in_hand = in_hand and own["chief"] in ("hand", "village")
    if position["phase"] in ALL_IN_HAND and not in_hand:
        raise refuse(f"{field}.villagers", "figures_not_in_hand")
    if own["sorcerer"] and position["phase"] in SORCERER_WORKS:
        raise refuse(f"{field}.sorcerer", "must_be", expected=0, value=1)
    _check_chief(position, seat)


def _check_chief(position: dict[str, Any], seat: int) -> None:
    """T5: a Chief on the island stands on a space of his own seat, and only in phase 3."""
    chief = position["seats"][seat]["chief"]
    if chief in K.SPACES:
        figures = position["island"].get(chief)
        if figures is None or figures["seat"] != seat or position["phase"] != "haul":
            raise refuse(f"seats.{seat}.chief", "chief_not_there", space=chief)


def _check_places(position: dict[str, Any]) -> None:
    """P1.3, P1.4: a space is held exactly if figures stand there; columns have so many places."""
    chiefs = [seat["chief"] for seat in position["seats"]]
    for space, figures in position["island"].items():
        standing = bool(figures["fresh"] + figures["tired"]) or space in chiefs
        if standing != (figures["seat"] >= 0):
            raise refuse(f"island.{space}.seat", "holder_without_figures")
    board = K.BOARDS.index(position["board"])
    if position["phase"] == "place":
        for i, column in enumerate(position["quarry"]):
            Whole(0, K.PLACES[board][i]).check(sum(column), f"quarry.{i}")


def _check_round(position: dict[str, Any]) -> None:
    """G1, A40: rounds count from 1 after the setup, up to the limit."""
    setup = position["phase"] in SETUP
    most = 0 if setup else position["options"]["max_rounds"]
    Whole(0 if setup else 1, most).check(position["round"], "round")
    if position["truncated"] and position["phase"] != "over":
        raise refuse("truncated", "must_be", expected=0, value=1)
    for i, seat in enumerate(position["seats"]):
        if seat["dropped"] and position["phase"] != "haul":
            raise refuse(f"seats.{i}.dropped", "must_be", expected=0, value=1)
