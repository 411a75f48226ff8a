"""What a store keeps, for its operator: the matches, and who sits at one."""

from typing import NamedTuple

from vaka.bots.names import seat_name
from vaka.table import people as peoples
from vaka.table.store import Store


class Entry(NamedTuple):
    """A match in the list of the operator."""

    match: str
    game: str
    state: str  # running, over, ended or uploaded
    rows: int  # of the journal
    created: float
    updated: float
    names: list[str]  # of people; bots and open seats are left out


class Sitter(NamedTuple):
    """Who sits at a seat; one who came with several browsers is there as several persons."""

    seat: int
    kind: str
    name: str
    person: str  # what `vaka store forget` takes; "" for bots and open seats
    host: bool


def entries(store: Store) -> list[Entry]:
    """Return all matches, the one that was changed last first."""
    found = store.read(
        lambda session: session.rows(
            "SELECT id, game, over, ended, uploaded, n, created, updated, people FROM matches "
            "WHERE deleted IS NULL ORDER BY updated DESC"
        )
    )
    return [
        Entry(match, game, _state(*closed), n, created, updated, _names(people))
        for match, game, *closed, n, created, updated, people in found
    ]


def sitters(store: Store, match: str) -> list[Sitter] | None:
    """Return who sits at a match and who else is its host; None if there is no such match."""
    record = store.record(match)
    if record is None or record.deleted:
        return None
    people = peoples.read(record.people)
    found = [
        Sitter(seat, place.kind, name, person, person == people.host)
        for seat, place in enumerate(people.places)
        for name in [seat_name(seat) if place.kind == "bot" else place.name]
        for person in place.persons or [""]
    ]
    if not any(sitter.host for sitter in found):
        found.append(Sitter(-1, "host", "", people.host, True))
    return found


def _state(over: int, ended: int, uploaded: int) -> str:
    return "uploaded" if uploaded else "over" if over else "ended" if ended else "running"


def _names(people: str) -> list[str]:
    return [place.name for place in peoples.read(people).places if place.name]
