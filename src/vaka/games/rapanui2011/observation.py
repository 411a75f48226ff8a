"""The observation of Rapa Nui 2011: what a seat may know, as numbers."""

from vaka.core.layout import PLACES, Layout, Numbers, numbered
from vaka.engine import observing as Write
from vaka.engine.observation import ObservationBuffer
from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.rules import stone as Stone
from vaka.games.rapanui2011.rules.play import RapaNui2011
from vaka.games.rapanui2011.state import Fields

SEATS = PLACES[: K.SEAT_COUNT]
HIDDEN = numbered(9)  # there are nine Moais, and each hides at most one card

LAYOUT = Layout(
    1,
    Numbers("seats", ("2", "3", "4"), meaning="1 for the number of seats"),
    Numbers("seat", numbered(4), meaning="1 for the number of the observing seat"),
    Numbers("phase", K.PHASES, meaning="1 for the phase"),
    Numbers("active", SEATS, meaning="1 for the seat whose turn it is"),
    Numbers("mover", SEATS, meaning="1 for the seat that must choose; none at chance"),
    Numbers("scored", K.TYPES, meaning="1 for the type being scored, while a choice is open"),
    Numbers("column", numbered(4), meaning="1 for the column being filled"),
    Numbers("pile", K.TYPES, per=12, meaning="cards in the pile"),
    Numbers("columns", numbered(4), numbered(4), K.TYPES, meaning="1 for the card, back to front"),
    Numbers("supply", K.KINDS, per=25, meaning="offering cards in the supply"),
    Numbers("open", K.KINDS, per=25, meaning="cards face up on the stone"),
    Numbers("giver", HIDDEN, SEATS, meaning="1 for who hid it; of each face-down card, bottom up"),
    Numbers("hidden", HIDDEN, K.KINDS, meaning="1 for its kind, if it is one's own"),
    Numbers("limit", HIDDEN, K.KINDS, per=25, meaning="how many of a kind its giver can have had"),
    Numbers("box", per=9, meaning="Moais discarded"),
    Numbers("colour", SEATS, K.COLOURS, meaning="1 for the colour"),
    Numbers("display", SEATS, K.TYPES, per=12, most=2.5, meaning="cards laid"),
    Numbers("hand", SEATS, K.TYPES, per=3, meaning="cards held"),
    Numbers("offerings", SEATS, K.KINDS, per=25, meaning="held; of others held or face down"),
    Numbers("holds", SEATS, per=25, most=4.0, meaning="offering cards held, of any kind"),
    Numbers("wood", SEATS, per=10, most=1000.0, meaning="wood"),
    Numbers("fame", SEATS, per=20, most=500.0, meaning="fame"),
    Numbers("asked", SEATS, meaning="1 if still to be asked in this phase"),
    Numbers("owed", SEATS, per=2, meaning="substitutes still to be chosen"),
)


class ObservedState(RapaNui2011):
    """A position that knows its observation."""

    __slots__ = ()

    def observe(self, seat: int, buffer: ObservationBuffer) -> None:
        """Write what a perfect memory of the seat would know (section "Hidden information")."""
        Write.one_of(buffer, self.seats - 2, 3)
        Write.one_of(buffer, seat, 4)
        Write.one_of(buffer, self.phase, 12)
        Write.one_of(buffer, Write.place_of(self.seats, seat, self.active), 4)
        Write.one_of(buffer, Write.place_of(self.seats, seat, self.turn), 4)
        Write.one_of(buffer, self.scored, K.TYPE_COUNT)
        Write.one_of(buffer, self.column, K.COLUMN_COUNT)
        Write.parts(buffer, self.pile, K.TYPE_COUNT, 12)
        for column in range(K.COLUMN_COUNT):
            for i in range(K.COLUMN_HEIGHT):
                card = self.columns[column][i] if i < self.height[column] else -1
                Write.one_of(buffer, card, K.TYPE_COUNT)
        Write.parts(buffer, self.supply, K.KIND_COUNT, K.OFFERINGS)
        fill_stone(self, seat, buffer)
        Write.part(buffer, self.box_moais, 9)
        fill_seats(self, seat, buffer)


def fill_stone(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write the face-up cards as counts and the face-down ones, of others without their kind."""
    for kind in range(K.KIND_COUNT):
        count = 0
        for i in range(s.stone_n):
            if (s.stone[i] & K.DOWN) == 0 and Stone.kind_of(s.stone[i]) == kind:
                count += 1
        Write.part(buffer, count, K.OFFERINGS)
    for what in range(3):
        written = 0
        for i in range(s.stone_n):
            if (s.stone[i] & K.DOWN) != 0:
                fill_hidden(s, seat, s.stone[i], what, buffer)
                written += 1
        Write.nothing(buffer, (9 - written) * 4)


def fill_hidden(s: Fields, seat: int, card: int, what: int, buffer: ObservationBuffer) -> None:
    """Write one thing about a face-down card: who hid it, its kind, or what limits the kind."""
    giver = Stone.giver_of(card)
    if what == 0:
        Write.one_of(buffer, Write.place_of(s.seats, seat, giver), 4)
    elif what == 1:
        Write.one_of(buffer, Stone.kind_of(card) if giver == seat else -1, K.KIND_COUNT)
    else:
        for kind in range(K.KIND_COUNT):
            Write.part(buffer, Stone.limit_of(card, kind), K.OFFERINGS)


def fill_seats(s: Fields, seat: int, buffer: ObservationBuffer) -> None:
    """Write what lies before each seat, one thing after the other."""
    for place in range(K.SEAT_COUNT):
        other = Write.seat_at(s.seats, seat, place)
        Write.one_of(buffer, s.colour[other] if other >= 0 else -1, K.COLOUR_COUNT)
    nobody = K.SEAT_COUNT - s.seats  # places where nobody sits
    for place in range(s.seats):
        Write.parts(buffer, s.display[Write.seat_at(s.seats, seat, place)], K.TYPE_COUNT, 12)
    Write.nothing(buffer, nobody * K.TYPE_COUNT)
    for place in range(s.seats):
        Write.parts(buffer, s.hand[Write.seat_at(s.seats, seat, place)], K.TYPE_COUNT, K.HAND)
    Write.nothing(buffer, nobody * K.TYPE_COUNT)
    for place in range(K.SEAT_COUNT):
        fill_offerings(s, seat, Write.seat_at(s.seats, seat, place), buffer)
    for place in range(K.SEAT_COUNT):
        other = Write.seat_at(s.seats, seat, place)
        Write.part(buffer, Stone.offerings_held(s, other) if other >= 0 else 0, K.OFFERINGS)
    Write.parts_by_seat(buffer, s.wood, s.seats, seat, K.SEAT_COUNT, 10)
    Write.parts_by_seat(buffer, s.fame, s.seats, seat, K.SEAT_COUNT, 20)
    for place in range(K.SEAT_COUNT):
        Write.flag(buffer, 1 if place_in_queue(s, Write.seat_at(s.seats, seat, place)) >= 0 else 0)
    for place in range(K.SEAT_COUNT):
        asked = place_in_queue(s, Write.seat_at(s.seats, seat, place))
        owed = s.due[asked] if asked >= 0 and s.phase == K.SUBSTITUTE else 0
        Write.part(buffer, owed, 2)


def fill_offerings(s: Fields, seat: int, other: int, buffer: ObservationBuffer) -> None:
    """Write the offering cards of a seat: of others memory knows them only with the hidden ones."""
    for kind in range(K.KIND_COUNT):
        count = 0
        if other == seat:
            count = s.offerings[other][kind]
        elif other >= 0:
            count = Stone.gross(s, other, kind)
        Write.part(buffer, count, K.OFFERINGS)


def place_in_queue(s: Fields, seat: int) -> int:
    """Return the place of a seat among those still to be asked, -1 if it is not among them."""
    for i in range(s.queue_n):
        if s.queue[i] == seat:
            return i
    return -1
