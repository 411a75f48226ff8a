"""The tables of the store, and how older ones become newer: the same SQL for both databases."""

from vaka.table.store import Session

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
)
"""For each version of the tables the statements that lead to it from the one before."""


def migrate(session: Session) -> None:
    """Bring the tables up to date."""
    session.run("CREATE TABLE IF NOT EXISTS versions (version INTEGER PRIMARY KEY)")
    done = {row[0] for row in session.rows("SELECT version FROM versions")}
    for version, statements in enumerate(VERSIONS, 1):
        if version not in done:
            for statement in statements:
                session.run(statement)
            session.run("INSERT INTO versions (version) VALUES (?)", version)
