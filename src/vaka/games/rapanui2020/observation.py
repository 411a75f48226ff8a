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
    Write.parts(buffer, s.free, 3, 4)
    Write.one_of(buffer, s.taken, 3)
    Write.one_of(buffer, s.piece, 4)
    Write.bits(buffer, s.trodden, K.SPACE_COUNT)
    Write.one_of(buffer, s.route[s.route_n - 1] if s.route_n > 0 else -1, K.SPACE_COUNT)
    Write.part(buffer, s.extra, 5)
    Write.flag(buffer, s.skimp)
    Write.one_of(buffer, s.offer, 2 * K.TYPE_COUNT)
    Write.parts(buffer, s.spent, 4, K.PRICE)


def fill_board(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write the tiles, the ahu and who stands where."""
    Write.parts(buffer, s.bag, K.TILE_COUNT, 4)
    Write.parts(buffer, s.display, K.TILE_COUNT, 4)
    Write.parts(buffer, s.box, K.TILE_COUNT, 4)
    for ahu in range(K.MOST_AHU):
        Write.one_of(buffer, s.ahu_tile[ahu], K.TILE_COUNT)
    for ahu in range(K.MOST_AHU):
        Write.one_of(buffer, s.ahu_moai[ahu], 3)
    Write.flags(buffer, s.ahu_pukao, K.MOST_AHU)
    for space in range(K.SPACE_COUNT):
        Write.one_of(buffer, Write.place_of(s.seats, seat, s.holder[space]), 4)
    Write.parts(buffer, s.fresh, K.SPACE_COUNT, 6)
    Write.parts(buffer, s.tired, K.SPACE_COUNT, 6)


def fill_supply(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write the quarry, the order and what can still be had."""
    for column in range(3):
        Write.parts_by_seat(buffer, s.quarry[column], s.seats, seat, 4, 6)
    for star in range(K.MOST_STARS):
        Write.one_of(buffer, Write.place_of(s.seats, seat, s.stars[star]), 4)
    for i in range(4):
        other = s.order[i] if i < s.seats else -1
        Write.one_of(buffer, Write.place_of(s.seats, seat, other), 4)
    Write.parts(buffer, s.supply, 3, 8)
    Write.part(buffer, s.pukaos, K.PUKAOS)
    Write.parts(buffer, s.piles, K.KIND_COUNT, K.MOST_COPIES)


def fill_seats(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write what belongs to each seat, one thing after the other."""
    nobody = 4 - s.seats  # places where nobody sits
    for place in range(s.seats):
        Write.parts(buffer, s.resources[Write.seat_at(s.seats, seat, place)], 4, K.CAP)
    Write.nothing(buffer, nobody * 4)
    Write.parts_by_seat(buffer, s.villagers, s.seats, seat, 4, 5)
    Write.parts_by_seat(buffer, s.sorcerer, s.seats, seat, 4, 1)
    for place in range(s.seats):
        Write.one_of(buffer, s.chief[Write.seat_at(s.seats, seat, place)], K.IN_VILLAGE + 1)
    Write.nothing(buffer, nobody * (K.IN_VILLAGE + 1))
    for place in range(s.seats):
        Write.flags(buffer, s.built[Write.seat_at(s.seats, seat, place)], 4)
    Write.nothing(buffer, nobody * 4)
    for place in range(s.seats):
        Write.parts(buffer, s.tiles[Write.seat_at(s.seats, seat, place)], K.TILE_COUNT, 4)
    Write.nothing(buffer, nobody * K.TILE_COUNT)
    Write.parts_by_seat(buffer, s.tablet, s.seats, seat, 4, 1)
    for place in range(s.seats):
        Write.parts(buffer, s.moai[Write.seat_at(s.seats, seat, place)], 3, 8)
    Write.nothing(buffer, nobody * 3)
    for place in range(s.seats):
        other = Write.seat_at(s.seats, seat, place)
        Write.parts(buffer, s.offerings[other], K.KIND_COUNT, K.MOST_COPIES)
    Write.nothing(buffer, nobody * K.KIND_COUNT)
    Write.parts_by_seat(buffer, s.dropped, s.seats, seat, 4, 1)
