"""How the matches of a person ended, and which of them the person no longer wants to see listed."""

from vaka import registry
from vaka.table import forms
from vaka.table.asking import Ask, Endpoint
from vaka.table.phrases import TableRefusal
from vaka.table.records import Tally
from vaka.table.store import Store


def unlist(store: Store, match: str, person: str) -> None:
    """Take a match from the lists of a person who sits there; for all others it stays."""
    store.transact(
        lambda session: session.run(
            "INSERT INTO unlisted (person, match) SELECT person, match FROM seated "
            "WHERE person = ? AND match = ? ON CONFLICT DO NOTHING",
            *(person, match),
        )
    )


def tallies(store: Store, person: str) -> list[Tally]:
    """Return how the matches of a person ended, by game and level."""
    return store.read(
        lambda session: [
            Tally(row[0], row[1], row[2], row[3], float(row[4]), float(row[5]), row[6])
            for row in session.rows(
                "SELECT game, level, COUNT(*), SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), "
                "AVG(place), AVG(points), MAX(points) "
                "FROM results JOIN matches ON id = match WHERE person = ? "
                "GROUP BY game, level ORDER BY game, level",
                person,
            )
        ]
    )


async def take_from_list(ask: Ask) -> forms.Done:
    """Take a match that is finished from the lists of who asks."""
    room = await ask.room()
    if not room.closed:
        raise TableRefusal(409, "still_running")
    await ask.hub.ask(unlist, ask.hub.store, room.id, await ask.person())
    return forms.Done()


async def statistics(ask: Ask) -> list[forms.Tally]:
    """Return how the finished matches of who asks ended."""
    person = await ask.person()
    found = await ask.hub.ask(tallies, ask.hub.store, person) if person else []
    return [
        forms.Tally(title=_title(tally.game, ask.language), **tally._asdict())
        for tally in found
        if tally.game in registry.games()
    ]


def _title(name: str, language: str) -> str:
    """Return what a game is called."""
    game = registry.load(name)
    return str(game.words.entries(game.words.spoken(language)).get("title", game.title))


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/matches/{match}/unlist",
        "Take a finished match from your lists.",
        take_from_list,
        answer=forms.Done,
    ),
    Endpoint(
        "GET",
        "/api/me/statistics",
        "How your finished matches ended, by game and level of the bots.",
        statistics,
        answer=list[forms.Tally],
    ),
)
