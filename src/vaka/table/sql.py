"""The tables of the store, and how older ones become newer: the same SQL for both databases.

A version that was released is never edited; the next one only adds, so that a server of the version
before goes on working while another already runs on the new tables.
"""

from vaka.errors import Refusal
from vaka.table.phrases import WORDS
from vaka.table.store import Session

BELONGINGS = (  # of a match, by its id
    *("journal", "links", "seated", "chat", "presence", "alerts"),
    *("results", "unlisted", "analyses", "analysed"),
)
VERSIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            seats INTEGER NOT NULL,
            options TEXT NOT NULL,
            uploaded INTEGER NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            updated DOUBLE PRECISION NOT NULL,
            n INTEGER NOT NULL,
            turn TEXT NOT NULL,
            over INTEGER NOT NULL,
            ended INTEGER NOT NULL,
            public INTEGER NOT NULL,
            people TEXT NOT NULL,
            people_version INTEGER NOT NULL,
            chats INTEGER NOT NULL,
            touches INTEGER NOT NULL,
            due DOUBLE PRECISION,
            seq INTEGER NOT NULL
        )""",
        "CREATE INDEX matches_due ON matches (due)",
        "CREATE INDEX matches_public ON matches (public, updated)",
        "CREATE INDEX matches_seq ON matches (seq)",
        """CREATE TABLE journal (
            match TEXT NOT NULL,
            n INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            move TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (match, n)
        )""",
        """CREATE TABLE links (
            hash TEXT PRIMARY KEY,
            match TEXT NOT NULL,
            seat INTEGER NOT NULL,
            person TEXT
        )""",
        "CREATE INDEX links_match ON links (match, seat)",
        """CREATE TABLE seated (
            person TEXT NOT NULL,
            match TEXT NOT NULL,
            seat INTEGER NOT NULL,
            PRIMARY KEY (person, match)
        )""",
        "CREATE INDEX seated_match ON seated (match)",
        """CREATE TABLE chat (
            match TEXT NOT NULL,
            number INTEGER NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            name TEXT NOT NULL,
            seat INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (match, number)
        )""",
        """CREATE TABLE presence (
            match TEXT NOT NULL,
            seat INTEGER NOT NULL,
            here INTEGER NOT NULL,
            seen DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (match, seat)
        )""",
        """CREATE TABLE alerts (
            match TEXT NOT NULL,
            n INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            PRIMARY KEY (match, n, seat)
        )""",
    ),
    (  # what deletion needs to know: who wrote a line, and that a match was deleted
        "ALTER TABLE chat ADD COLUMN person TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX chat_person ON chat (person)",
        "ALTER TABLE matches ADD COLUMN deleted DOUBLE PRECISION",
        "CREATE INDEX matches_updated ON matches (updated)",
    ),
    (  # how matches ended for persons, and which these no longer want to see in their lists
        """CREATE TABLE results (
            person TEXT NOT NULL,
            match TEXT NOT NULL,
            level TEXT NOT NULL,
            place INTEGER NOT NULL,
            points INTEGER NOT NULL,
            margin INTEGER NOT NULL,
            PRIMARY KEY (person, match)
        )""",
        "CREATE INDEX results_match ON results (match)",
        """CREATE TABLE unlisted (
            person TEXT NOT NULL,
            match TEXT NOT NULL,
            PRIMARY KEY (person, match)
        )""",
        "CREATE INDEX unlisted_match ON unlisted (match)",
    ),
    (  # what there is to learn from finished matches, and who is working it out
        """CREATE TABLE analyses (
            match TEXT PRIMARY KEY,
            about TEXT NOT NULL,
            worker TEXT NOT NULL,
            seen DOUBLE PRECISION NOT NULL,
            begun DOUBLE PRECISION NOT NULL,
            done INTEGER NOT NULL
        )""",
        """CREATE TABLE analysed (
            match TEXT NOT NULL,
            step INTEGER NOT NULL,
            record TEXT NOT NULL,
            PRIMARY KEY (match, step)
        )""",
    ),
)
"""For each version of the tables the statements that lead to it from the one before."""


def migrate(session: Session) -> None:
    """Bring the tables up to date; refuse those of a newer version, which it would spoil."""
    session.run("CREATE TABLE IF NOT EXISTS versions (version INTEGER PRIMARY KEY)")
    done = _done(session)
    _refuse_newer(done)
    for version, statements in enumerate(VERSIONS, 1):
        if version not in done:
            for statement in statements:
                session.run(statement)
            session.run("INSERT INTO versions (version) VALUES (?)", version)


def check(session: Session) -> None:
    """Refuse tables that are not of this version: for those who use a store that a server keeps."""
    done = _done(session)
    _refuse_newer(done)
    if len(done) < len(VERSIONS):
        arguments = {"found": max(done, default=0), "known": len(VERSIONS)}
        raise Refusal("store_older", arguments, WORDS)


def _done(session: Session) -> set[int]:
    """Return the versions that the tables have been through."""
    return {int(row[0]) for row in session.rows("SELECT version FROM versions")}


def _refuse_newer(done: set[int]) -> None:
    found = max(done, default=0)
    if found > len(VERSIONS):
        raise Refusal("store_newer", {"found": found, "known": len(VERSIONS)}, WORDS)
