import socket
import webbrowser
from pathlib import Path

import pytest

from cli.terminal import Command
from vaka.table import serving
from vaka.table.config import Config


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    """Note with which configuration the server would run."""
    configs: list[Config] = []

    def serve(config: Config, stream: socket.socket, started: object) -> None:
        configs.append(config)
        assert callable(started)
        started()
        stream.close()

    monkeypatch.setattr(serving, "serve", serve)
    return configs


def test_the_table_opens_in_the_browser(
    command: Command, served: list[Config], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    done = command("serve", "--port", "0", "--language", "nl")
    assert done.code == 0
    assert done.out.startswith(f"De tafel is open: {opened[0]} ")
    assert opened[0].startswith("http://127.0.0.1:")
    assert served[0].hosts == serving.LOOPBACK
    assert served[0].db.endswith("vaka/table.sqlite")


def test_a_server_for_many_is_told_its_address(command: Command, served: list[Config]) -> None:
    done = command(
        *("serve", "--port", 0, "--host", "0.0.0.0", "--no-browser", "--workers", 3),
        *("--db", "postgresql://x", "--address", "https://vaka.example", "--thinkers", 2),
        *("--log", "text"),
    )
    assert done.code == 0
    assert "https://vaka.example" in done.out
    assert served == [
        Config(db="postgresql://x", workers=3, thinkers=2, address="https://vaka.example", hosts=[])
    ]


@pytest.mark.parametrize("address", ["vaka.example", "ftp://x", "https://x/path"])
def test_an_address_that_is_none_is_refused(command: Command, address: str) -> None:
    done = command("serve", "--port", 0, "--address", address)
    assert done.code == 2
    assert "--address must be like" in done.err


def test_a_port_that_is_taken_is_named_and_without_a_wish_the_next_is_used(
    command: Command,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = command("serve", "--port", port)
        assert done.code == 2
        assert f"127.0.0.1:{port}" in done.err
        free = serving.bind("127.0.0.1", port, others=True)
        assert free.getsockname()[1] > port
        free.close()


def test_a_folder_that_is_not_there_is_not_made(command: Command) -> None:
    done = command("serve", "--no-browser", "--port", 0, "--db", "nowhere/x.sqlite")
    assert done.code == 2
    assert done.sentence == "nowhere/x.sqlite: there is no such file or folder."
    assert not Path("nowhere").exists()
