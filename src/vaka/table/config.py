"""What the operator decides, passed on to workers through the environment."""

import os
from typing import Annotated

from vaka.table.caps import MEGABYTE, Caps
from vaka.table.judging import USUAL_TRIES
from vaka.table.logs import Style
from vaka.table.shapes import Meta, Struct, decode, encode, field
from vaka.table.store import Store

VARIABLE = "VAKA_TABLE"


class Config(Struct, frozen=True):
    """How the server runs; `db` is a file, or an address that begins with postgresql://."""

    db: str
    workers: Annotated[int, Meta(ge=1)] = 1
    thinkers: Annotated[int, Meta(ge=1)] = 2  # processes for bots, per worker
    address: str = ""  # the public address, for links; "": as the browser says
    hosts: list[str] = field(default_factory=list)  # names that the server answers to; none: all
    keep_days: float = 0  # finished matches; 0: for ever
    keep_idle_days: float = 0  # matches that nobody plays on; 0: for ever
    private_webhooks: bool = False  # webhooks may lead into the operator's own network
    patience: float = 1.0  # factor of all limits on how much may be asked at once
    unload_after: float = 60.0  # seconds
    log: Style = "text"
    most_matches: Annotated[int, Meta(ge=1)] = 100_000  # that are kept
    memory: Annotated[int, Meta(ge=1)] = 300  # megabytes of loaded matches, per worker
    analysis_tries: Annotated[int, Meta(ge=1)] = USUAL_TRIES  # of each move, in analyses
    client: str = ""  # folder of the built page; "": the one that was installed

    def caps(self) -> Caps:
        """Return what a worker takes upon itself."""
        return Caps(self.unload_after, self.most_matches, self.memory * MEGABYTE)

    def store(self) -> Store:
        """Return the store; PostgreSQL needs the extra `postgres`."""
        if self.db.startswith(("postgresql://", "postgres://")):
            from vaka.table.postgres import PostgresStore

            return PostgresStore(self.db)
        from vaka.table.sqlite import SqliteStore

        return SqliteStore(self.db)

    def export(self) -> None:
        """Leave it for the workers that this process starts."""
        os.environ[VARIABLE] = encode(self).decode()


def exported() -> Config:
    """Return what the process that started this one has decided."""
    return decode(os.environ[VARIABLE], type=Config)
