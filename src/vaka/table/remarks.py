"""Who sat where, as remarks of a journal: so a match that is brought along keeps its names.

A remark is `# person 0 Ana` or `# bot 1 skilled`; a terminal writes `# table you,skilled` for all.
The rules of journals skip remarks, so whatever stands there can spoil no match.
"""

import re

from vaka.bots import TABLE_LEVELS, split_names
from vaka.bots.names import seat_name
from vaka.table.identity import clean_name
from vaka.table.people import People, Place

_REMARK = re.compile(r"# (person|bot) (\d) (.*)")
_TABLE = re.compile(r"# table (.*)")
_YOU = "you"


def remarks(people: People) -> str:
    """Return who sits at a match, as remarks for its journal; nobody is said without a name."""
    lines = [
        f"# bot {seat} {place.bot}\n" if place.kind == "bot" else f"# person {seat} {place.name}\n"
        for seat, place in enumerate(people.places)
        if place.kind == "bot" or place.name
    ]
    return "".join(lines)


def places(journal: str, seats: int) -> list[Place]:
    """Return who sat at a match, as far as its journal says so."""
    found = [Place("person") for _ in range(seats)]
    for line in journal.split("\n"):
        if not line.startswith("#"):
            break  # what stands above the journal itself
        if table := _TABLE.fullmatch(line.strip()):
            found = _of_terminal(table[1], found)
        elif (said := _REMARK.fullmatch(line.strip())) and int(said[2]) < seats:
            bot = said[1] == "bot" and said[3] in TABLE_LEVELS
            found[int(said[2])] = (
                Place("bot", bot=said[3]) if bot else Place("person", clean_name(said[3]))
            )
    return found


def _of_terminal(sitters: str, before: list[Place]) -> list[Place]:
    """Return who sat in a terminal, where people are called as bots are elsewhere."""
    names = [name.partition(":")[0] for name in split_names(sitters)]
    if len(names) != len(before):
        return before
    return [
        Place("bot", bot=name) if name in TABLE_LEVELS else Place("person", seat_name(seat))
        for seat, name in enumerate(names)
    ]
