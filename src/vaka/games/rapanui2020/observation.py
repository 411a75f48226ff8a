"""The observation of Rapa Nui 2020: a perfect memory knows everything, seen from one seat."""

from vaka.core.layout import PLACES, Layout, Numbers, numbered
from vaka.engine import observing as Write
from vaka.engine.observation import ObservationBuffer
from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.rules.play import RapaNui2020
from vaka.games.rapanui2020.state import Fields

SEATS = PLACES[:4]
AHU = numbered(K.MOST_AHU)
COLUMNS = ("1", "2", "3")
CHIEF = (*K.SPACES, "column 1", "column 2", "column 3", "hand", "village")
KINDS = tuple(
    f"{K.TYPES[K.KIND_TYPE[kind]]} {value}" + (" outstanding" if K.KIND_BESIDE[kind] else "")
    for kind, value in enumerate(K.KIND_VALUE)
)
OFFERS = (*K.TYPES, *(f"{offering} outstanding" for offering in K.TYPES))
STAGES = ("none", *K.STAGES[1:])

LAYOUT = Layout(
    2,
    Numbers("seats", ("2", "3", "4"), meaning="1 for the number of seats"),
    Numbers("seat", numbered(4), meaning="1 for the number of the observing seat"),
    Numbers("first_game", meaning="1 if the option `variant` says so"),
    Numbers("max_rounds", per=100, meaning="rounds after which the match ends"),
    Numbers("phase", K.PHASES, meaning="1 for the phase"),
    Numbers("stage", STAGES, meaning="1 for the stage"),
    Numbers("round", per=30, most=3.5, meaning="the round"),
    Numbers("active", SEATS, meaning="1 for the seat whose turn it is"),
    Numbers("mover", SEATS, meaning="1 for the seat that must choose; none at chance"),
    Numbers("tool", K.TILES, meaning="1 for the power that has begun"),
    Numbers("given", K.RESOURCES, meaning="1 for the resource given for another"),
    Numbers("lifted", K.LIFTS[1:], meaning="1 for what lends a hand"),
    Numbers("free", COLUMNS, per=4, most=5.0, meaning="Sculptors that can still work"),
    Numbers("taken", K.SIZES, meaning="1 for the size of the last Moai taken"),
    Numbers("piece", K.CARGO, meaning="1 for what is carried"),
    Numbers("trodden", K.SPACES, meaning="1 for each space of its route"),
    Numbers("here", K.SPACES, meaning="1 for the space where it is"),
    Numbers("extra", per=5, most=2.6, meaning="resources added by tiles"),
    Numbers("skimp", meaning="1 at the reduced price"),
    Numbers("offer", OFFERS, meaning="1 for the offering to be had"),
    Numbers("spent", K.RESOURCES, per=4, meaning="units named so far"),
    Numbers("bag", K.TILES, per=4, meaning="Ahu tiles not dealt"),
    Numbers("display", K.TILES, per=4, meaning="Ahu tiles to choose from"),
    Numbers("box", K.TILES, per=4, meaning="Ahu tiles out of the match"),
    Numbers("ahu_tile", AHU, K.TILES, meaning="1 for the tile of an ahu"),
    Numbers("ahu_moai", AHU, K.SIZES, meaning="1 for the size of the Moai there"),
    Numbers("ahu_pukao", AHU, meaning="1 if it has a Pukao"),
    Numbers("holder", K.SPACES, SEATS, meaning="1 for whose figures stand there"),
    Numbers("fresh", K.SPACES, per=6, meaning="fresh figures there"),
    Numbers("tired", K.SPACES, per=6, meaning="tired figures there"),
    Numbers("quarry", COLUMNS, SEATS, per=6, meaning="Sculptors"),
    Numbers("stars", numbered(K.MOST_STARS, 1), SEATS, meaning="1 for whose Sorcerer stands there"),
    Numbers("order", numbered(4, 1), SEATS, meaning="1 for the seat at that place of the order"),
    Numbers("supply", K.SIZES, per=8, meaning="Moai in the supply"),
    Numbers("pukaos", per=20, meaning="Pukao in the supply"),
    Numbers("piles", KINDS, per=K.MOST_COPIES, meaning="offering tiles left"),
    Numbers("resources", SEATS, K.RESOURCES, per=K.CAP, meaning="resources"),
    Numbers("villagers", SEATS, per=5, meaning="Villagers in hand"),
    Numbers("sorcerer", SEATS, meaning="1 if the Sorcerer is in hand"),
    Numbers("chief", SEATS, CHIEF, meaning="1 for where the Chief is"),
    Numbers("built", SEATS, K.IMPROVEMENTS, meaning="1 if it is built"),
    Numbers("tiles", SEATS, K.TILES, per=4, meaning="Ahu tiles owned"),
    Numbers("tablet", SEATS, meaning="1 until the Rongorongo Tablet is used"),
    Numbers("moai", SEATS, K.SIZES, per=8, meaning="Moai taken and not yet erected"),
    Numbers("offerings", SEATS, KINDS, per=K.MOST_COPIES, meaning="offering tiles owned"),
    Numbers("dropped", SEATS, meaning="1 if out of this round"),
)


class ObservedState(RapaNui2020):
    """A position that knows its observation."""

    __slots__ = ()

    def observe(self, seat: int, buffer: ObservationBuffer) -> None:
        """Write the position as a perfect memory knows it, the observing seat first."""
        Write.one_of(buffer, self.seats - 2, 3)
        Write.one_of(buffer, seat, 4)
        Write.flag(buffer, 1 if self.options[K.VARIANT] == K.FIRST_GAME else 0)
        Write.part(buffer, K.ROUNDS[self.options[K.MAX_ROUNDS]], 100)
        Write.one_of(buffer, self.phase, 6)
        Write.one_of(buffer, self.stage, 9)
        Write.part(buffer, self.round, 30)
        Write.one_of(buffer, Write.place_of(self.seats, seat, self.active), 4)
        Write.one_of(buffer, Write.place_of(self.seats, seat, self.turn), 4)
        fill_decision(self, buffer)
        fill_board(self, seat, buffer)
        fill_supply(self, seat, buffer)
        fill_seats(self, seat, buffer)


def fill_decision(s: Fields, buffer: ObservationBuffer) -> None:
    """Write what is being decided, and what belongs to it."""
    Write.one_of(buffer, s.tool, K.TILE_COUNT)
    Write.one_of(buffer, s.given, 4)
    Write.one_of(buffer, s.lifted - 1, 2)
    for column in range(3):
        Write.part(buffer, s.free[column], 4)
    Write.one_of(buffer, s.taken, 3)
    Write.one_of(buffer, s.piece, 4)
    for space in range(K.SPACE_COUNT):
        Write.flag(buffer, (s.trodden >> space) & 1)
    Write.one_of(buffer, s.route[s.route_n - 1] if s.route_n > 0 else -1, K.SPACE_COUNT)
    Write.part(buffer, s.extra, 5)
    Write.flag(buffer, s.skimp)
    Write.one_of(buffer, s.offer, 2 * K.TYPE_COUNT)
    for resource in range(4):
        Write.part(buffer, s.spent[resource], K.PRICE)


def fill_board(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write the tiles, the ahu and who stands where."""
    for tile in range(K.TILE_COUNT):
        Write.part(buffer, s.bag[tile], 4)
    for tile in range(K.TILE_COUNT):
        Write.part(buffer, s.display[tile], 4)
    for tile in range(K.TILE_COUNT):
        Write.part(buffer, s.box[tile], 4)
    for ahu in range(K.MOST_AHU):
        Write.one_of(buffer, s.ahu_tile[ahu], K.TILE_COUNT)
    for ahu in range(K.MOST_AHU):
        Write.one_of(buffer, s.ahu_moai[ahu], 3)
    for ahu in range(K.MOST_AHU):
        Write.flag(buffer, s.ahu_pukao[ahu])
    for space in range(K.SPACE_COUNT):
        Write.one_of(buffer, Write.place_of(s.seats, seat, s.holder[space]), 4)
    for space in range(K.SPACE_COUNT):
        Write.part(buffer, s.fresh[space], 6)
    for space in range(K.SPACE_COUNT):
        Write.part(buffer, s.tired[space], 6)


def fill_supply(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write the quarry, the order and what can still be had."""
    for column in range(3):
        for place in range(4):
            other = Write.seat_at(s.seats, seat, place)
            Write.part(buffer, s.quarry[column][other] if other >= 0 else 0, 6)
    for star in range(K.MOST_STARS):
        Write.one_of(buffer, Write.place_of(s.seats, seat, s.stars[star]), 4)
    for i in range(4):
        other = s.order[i] if i < s.seats else -1
        Write.one_of(buffer, Write.place_of(s.seats, seat, other), 4)
    for size in range(3):
        Write.part(buffer, s.supply[size], 8)
    Write.part(buffer, s.pukaos, K.PUKAOS)
    for kind in range(K.KIND_COUNT):
        Write.part(buffer, s.piles[kind], K.MOST_COPIES)


def fill_seats(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write what belongs to each seat, one thing after the other."""
    for place in range(4):
        other = Write.seat_at(s.seats, seat, place)
        for resource in range(4):
            Write.part(buffer, s.resources[other][resource] if other >= 0 else 0, K.CAP)
    for place in range(4):
        other = Write.seat_at(s.seats, seat, place)
        Write.part(buffer, s.villagers[other] if other >= 0 else 0, 5)
    for place in range(4):
        other = Write.seat_at(s.seats, seat, place)
        Write.flag(buffer, s.sorcerer[other] if other >= 0 else 0)
    for place in range(4):
        other = Write.seat_at(s.seats, seat, place)
        Write.one_of(buffer, s.chief[other] if other >= 0 else -1, K.IN_VILLAGE + 1)
    for place in range(4):
        other = Write.seat_at(s.seats, seat, place)
        for improvement in range(4):
            Write.flag(buffer, s.built[other][improvement] if other >= 0 else 0)
    fill_holdings(s, seat, buffer)


def fill_holdings(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write the tiles, Moai and offerings of each seat, and who is out of the round."""
    for place in range(4):
        other = Write.seat_at(s.seats, seat, place)
        for tile in range(K.TILE_COUNT):
            Write.part(buffer, s.tiles[other][tile] if other >= 0 else 0, 4)
    for place in range(4):
        other = Write.seat_at(s.seats, seat, place)
        Write.flag(buffer, s.tablet[other] if other >= 0 else 0)
    for place in range(4):
        other = Write.seat_at(s.seats, seat, place)
        for size in range(3):
            Write.part(buffer, s.moai[other][size] if other >= 0 else 0, 8)
    for place in range(4):
        other = Write.seat_at(s.seats, seat, place)
        for kind in range(K.KIND_COUNT):
            Write.part(buffer, s.offerings[other][kind] if other >= 0 else 0, K.MOST_COPIES)
    for place in range(4):
        other = Write.seat_at(s.seats, seat, place)
        Write.flag(buffer, s.dropped[other] if other >= 0 else 0)
