"""Who sits at a match, who is its host, and what the host has decided."""

from collections.abc import Callable, Sequence
from typing import Literal

from vaka.bots.names import seat_name
from vaka.core.game import places
from vaka.table import messages
from vaka.table.messages import Decided
from vaka.table.names import fitting
from vaka.table.records import MIXED, PEOPLE, Outcome, PeopleRow
from vaka.table.shapes import Struct, decode, encode, field, replace

NOBODY = "nobody"  # in place of the person who is host: one who was forgotten
HERE_FOR = 60.0  # seconds after which a worker's word that somebody is here is too old
Kind = Literal["person", "bot", "open"]
Teaching = Literal["", "on", "over"]  # no lesson, under way, or left behind
Presence = dict[int, tuple[bool, float]]


class Place(Struct):
    """A seat and who sits there; a person may have come with several browsers."""

    kind: Kind
    name: str = ""
    bot: str = ""
    persons: list[str] = field(default_factory=list)
    away_bot: bool = False


class People(Struct):
    """Everything about a match that is not in its journal."""

    host: str
    places: list[Place]
    decided: Decided
    language: str = "en"  # of the alerts
    removed: list[str] = field(default_factory=list)  # persons that the host has removed
    ended: bool = False
    uploaded: bool = False
    lesson: Teaching = ""
    played_on: bool = False  # from a moment of another match: it counts in no tally

    def copy(self) -> "People":
        """Return a copy that can be changed."""
        return decode(encode(self), type=People)

    def seats_of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [seat for seat, place in enumerate(self.places) if person in place.persons]

    def open_seats(self) -> list[int]:
        """Return the seats that nobody has yet."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "open"]

    def plays_itself(self, seat: int) -> bool:
        """Tell whether a bot moves for a seat now."""
        return self.places[seat].kind == "bot" or self.places[seat].away_bot

    def level(self, seat: int) -> str:
        """Return the bot that moves for a seat, or would."""
        place = self.places[seat]
        return place.bot if place.kind == "bot" else self.decided.takeover_bot

    def fitting(self, name: str, seat: int | None = None) -> str:
        """Return a name for who sits at a seat, or looks on, that means nobody else here.

        Bots are called by their seats, and one may still sit down at any.
        """
        others = [place.name for other, place in enumerate(self.places) if other != seat]
        return fitting(name, [*others, *map(seat_name, range(len(self.places)))])

    def sit(self, seat: int, person: str, name: str) -> None:
        """Give a seat to a person, or let the person there come with another browser."""
        name = self.fitting(name, seat)
        place = self.places[seat]
        if place.kind != "person":
            self.places[seat] = Place("person", name, persons=[person])
            return
        if person not in place.persons:
            place.persons.append(person)
        place.name = name or place.name
        place.away_bot = False

    def stand_up(self, seat: int) -> None:
        """Open a seat again."""
        self.places[seat] = Place("open")

    def forget(self, person: str, running: bool) -> list[int]:
        """Take a person out, with the name and the rights; return the seats that this is about.

        While the match is running the person's seats are opened. A seat at which the person also
        sits with another browser stays that browser's, without the name.
        """
        seats = self.seats_of(person)
        for seat in seats:
            place = self.places[seat]
            place.name, place.persons = "", [other for other in place.persons if other != person]
            if running and not place.persons:
                self.stand_up(seat)
        self.removed = [other for other in self.removed if other != person]
        if self.host == person:
            left = [other for place in self.places for other in place.persons]
            self.host = left[0] if left else NOBODY
            self.decided = replace(self.decided, webhook="")
        return seats

    def outcomes(self, scores: Sequence[tuple[int, ...]]) -> list[tuple[str, Outcome]]:
        """Return how a match that ended so ended for each person; one has a single seat."""
        reached = places(scores)
        found: dict[str, Outcome] = {}
        for seat, place in enumerate(self.places):
            others = [other for other in range(len(self.places)) if other != seat]
            margin = scores[seat][0] - max(scores[other][0] for other in others)
            outcome = Outcome(self._faced(others), reached[seat], scores[seat][0], margin)
            for person in place.persons:
                found.setdefault(person, outcome)
        return list(found.items())

    def _faced(self, seats: list[int]) -> str:
        """Return the level of the bots at some seats, if there are just bots of one level."""
        if any(self.places[seat].kind != "bot" for seat in seats):
            return PEOPLE
        levels = {self.places[seat].bot for seat in seats}
        return levels.pop() if len(levels) == 1 else MIXED

    def names(self, say: Callable[..., str]) -> list[str]:
        """Return what each seat is called, in the language of `say`."""
        named = []
        for seat, place in enumerate(self.places):
            if place.kind == "bot":
                named.append(seat_name(seat))
            elif place.kind == "open":
                named.append(say("open_seat", number=seat + 1))
            elif self.uploaded and not place.name:
                named.append(say("seat_number", number=seat + 1))
            else:
                named.append(place.name or say("guest", number=seat + 1))
        return named

    def sitters(
        self, names: list[str], seat: int | None, presence: Presence, now: float
    ) -> list[messages.Sitter]:
        """Return who sits where, as the viewer at `seat` may know it."""
        shown = []
        for place_seat, (place, name) in enumerate(zip(self.places, names, strict=True)):
            here, since = place.kind == "bot", 0
            if place.kind == "person" and place_seat in presence:
                here = is_here(presence[place_seat], now)
                since = 0 if here else max(0, int(now - presence[place_seat][1]))
            shown.append(
                messages.Sitter(
                    seat=place_seat,
                    kind=place.kind,
                    name=name,
                    bot=self.level(place_seat) if self.plays_itself(place_seat) else "",
                    here=here,
                    since=since,
                    you=place_seat == seat,
                    away_bot=place.away_bot,
                    host=self.host in place.persons,
                )
            )
        return shown

    def row(self) -> PeopleRow:
        """Return it as the store keeps it."""
        return PeopleRow(
            text=encode(self).decode(),
            public=self.decided.public,
            ended=self.ended,
            seated=[
                (person, seat) for seat, place in enumerate(self.places) for person in place.persons
            ],
        )


def is_here(presence: tuple[bool, float], now: float) -> bool:
    """Tell whether somebody is here; what a dead worker said long ago does not count."""
    return presence[0] and now - presence[1] < HERE_FOR


def read(text: str) -> People:
    """Return people as the store kept them."""
    return decode(text, type=People)
