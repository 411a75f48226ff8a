"""The observation of Liar's Dice: the table and one's own dice, as numbers."""

from liars_dice import parts as K
from liars_dice.rules import LiarsDice
from vaka.core.layout import PLACES, Layout, Numbers, numbered
from vaka.engine import observing as Write
from vaka.engine.observation import ObservationBuffer

MOST = max(K.DICE)

LAYOUT = Layout(
    1,
    Numbers("seats", numbered(3, 2), meaning="1 for the number of seats"),
    Numbers("seat", numbered(4), meaning="1 for the number of the observing seat"),
    Numbers("dice", numbered(2, min(K.DICE)), meaning="1 for the dice of each at the start"),
    Numbers("phase", K.PHASES, meaning="1 for the phase"),
    Numbers("active", PLACES[:4], meaning="1 for who begins the round or is to bid"),
    Numbers("bid_count", per=K.MOST_DICE, meaning="dice of the last bid, 0 before the first"),
    Numbers("bid_face", K.FACES, meaning="1 for its face"),
    Numbers("left", PLACES[:4], per=MOST, meaning="dice that each seat has not lost"),
    Numbers("fallen", PLACES[:4], per=MOST, meaning="dice that have fallen in this round"),
    Numbers("choosing", PLACES[:4], meaning="1 for a seat that has still to choose"),
    Numbers("own", K.FACES, per=MOST, meaning="own dice that show each face"),
)


class ObservedState(LiarsDice):
    """A position that knows its observation."""

    __slots__ = ()

    def observe(self, seat: int, buffer: ObservationBuffer) -> None:
        """Write the table, the observing seat first, and its own dice."""
        Write.one_of(buffer, self.seats - 2, 3)
        Write.one_of(buffer, seat, 4)
        Write.one_of(buffer, self.options[0], 2)
        Write.one_of(buffer, self.phase, 4)
        Write.one_of(buffer, Write.place_of(self.seats, seat, self.active), 4)
        Write.part(buffer, self.bid_count, K.MOST_DICE)
        Write.one_of(buffer, self.bid_face if self.bid_count > 0 else -1, K.FACE_COUNT)
        for place in range(K.MOST_SEATS):
            write_left(self, Write.seat_at(self.seats, seat, place), buffer)
        for place in range(K.MOST_SEATS):
            write_fallen(self, Write.seat_at(self.seats, seat, place), buffer)
        for place in range(K.MOST_SEATS):
            write_choosing(self, Write.seat_at(self.seats, seat, place), buffer)
        for face in range(K.FACE_COUNT):
            Write.part(buffer, self.dice[seat][face], MOST)


def write_left(s: LiarsDice, seat: int, buffer: ObservationBuffer) -> None:
    """Write the dice that a seat has not lost, 0 for an empty chair."""
    Write.part(buffer, s.left[seat] if seat >= 0 else 0, MOST)


def write_fallen(s: LiarsDice, seat: int, buffer: ObservationBuffer) -> None:
    """Write how many dice of a seat lie on the table, whatever they show."""
    fallen = 0
    if seat >= 0:
        for face in range(K.FACE_COUNT):
            fallen += s.dice[seat][face]
    Write.part(buffer, fallen, MOST)


def write_choosing(s: LiarsDice, seat: int, buffer: ObservationBuffer) -> None:
    """Write whether a seat has still to choose which die it turns."""
    Write.flag(buffer, (s.waiting >> seat) & 1 if seat >= 0 else 0)
