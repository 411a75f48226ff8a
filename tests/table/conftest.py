import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from table import postgres_server
from table.lone_client import AnyTable, LoneServer
from table.postgres_server import Postgres
from table.served import Served
from table.table_client import Person, Server
from vaka.table.config import Config
from vaka.table.store import Store


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that many tests share; it allows much at once."""
    file = tmp_path_factory.mktemp("table") / "table.sqlite"
    running = Server(
        Config(db=str(file), thinkers=1, hosts=["127.0.0.1"], patience=1000, private_webhooks=True)
    )
    yield running
    running.stop()


@pytest.fixture(scope="session")
def lone_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoneServer]:
    """A table without a server that many tests share."""
    running = LoneServer(tmp_path_factory.mktemp("alone") / "table.db")
    yield running
    running.stop()


@pytest.fixture(params=["served", "alone"])
def table(request: pytest.FixtureRequest) -> AnyTable:
    """A table of each kind: what holds for who plays against bots holds at both."""
    found: AnyTable = request.getfixturevalue(
        "server" if request.param == "served" else "lone_server"
    )
    return found


@pytest.fixture
def solo(table: AnyTable) -> Person:
    """Somebody who plays against bots, at a table of each kind."""
    return table.person()


@pytest.fixture
def person(server: Server) -> Callable[[], Person]:
    return lambda: Person(server.port)


@pytest.fixture
def ana(server: Server) -> Person:
    return Person(server.port)


@pytest.fixture
def ben(server: Server) -> Person:
    return Person(server.port)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Start `vaka serve` in processes of their own, which end with the test."""
    started: list[Served] = []

    def start(db: str, *more: str, first: str = "") -> Served:
        started.append(Served(tmp_path, db, *more, first=first))
        return started[-1]

    yield start
    for served in started:
        served.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = postgres_server.programs()
    if programs is None:
        pytest.skip(postgres_server.MISSING)
    running = Postgres(programs)
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "table.sqlite")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database(f"t{uuid.uuid4().hex}")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """An empty store of each kind."""
    opened = Config(db=database).store()
    opened.migrate()
    yield opened
    opened.close()
