"""Notices: what the table itself says in the chat whenever somebody else sits at a seat.

They are kept with the change that they tell of, as keys with arguments, and said in the language of
whoever reads them. So nobody, not even the host, can look into a hand and leave no trace.
"""

from vaka.bots.names import seat_name
from vaka.table.people import People, Place
from vaka.table.phrases import speak
from vaka.table.shapes import Struct, decode, encode, field

BY_TABLE = -1  # as the seat of a line of the chat on the wire


class Notice(Struct, frozen=True):
    """What has happened at a seat, and to whom; without a name it is a guest.

    `lines` are the numbers of earlier lines of the chat that are no more, or say something else.
    """

    key: str
    seat: int = -1
    name: str = ""
    lines: list[int] = field(default_factory=list)


def notices(before: People, after: People) -> list[str]:
    """Return what there is to say about a change of the people, as the store keeps it."""
    found = []
    for seat, (old, new) in enumerate(zip(before.places, after.places, strict=True)):
        key = _happened(old, new, after.removed)
        name = new.name if new.kind == "person" else old.name
        if key == "seat.bot":
            name = seat_name(seat)
        if key:
            found.append(encode(Notice(key, seat, name)).decode())
    return found


def drawn(people: People) -> str:
    """Return what there is to say when the seats were drawn by lot: who has the first."""
    first = people.places[0]
    key = "seats.drawn_open" if first.kind == "open" else "seats.drawn"
    name = seat_name(0) if first.kind == "bot" else first.name
    return encode(Notice(key, 0, name)).decode()


def read(text: str) -> Notice:
    """Return a notice as the store kept it."""
    return decode(text, type=Notice)


def said(notice: Notice, language: str) -> str:
    """Return a notice as a sentence."""
    say, number = speak(language), notice.seat + 1
    return say(notice.key, name=notice.name or say("guest", number=number), number=number)


def _happened(old: Place, new: Place, removed: list[str]) -> str:
    """Return the key of what has happened at a seat, or "" if nothing has."""
    if new.kind == "bot":
        if (old.kind, old.bot) == ("bot", new.bot):
            return ""
        return "seat.bot_instead" if old.kind == "person" else "seat.bot"
    if new.kind == "open":
        if old.kind == "person":
            return "seat.left" if set(old.persons).isdisjoint(removed) else "seat.removed"
        return "seat.bot_left" if old.kind == "bot" else ""
    if old.persons and not new.persons:
        return "seat.relinked"
    if set(new.persons) <= set(old.persons):
        return ""
    return "seat.device" if old.persons else "seat.came"
