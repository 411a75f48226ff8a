"""What those who run the server can ask it, and nobody else."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from table.served import Served, wait_for
from table.table_client import Person, Server
from vaka.table.config import Config
from vaka.table.serving import LOOPBACK


def numbers(person: Person) -> dict[str, float]:
    """Return the metrics by name and labels."""
    reply = person.ask("GET", "/metrics")
    assert reply.status == 200
    assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in reply.body.decode().splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_the_process_lives_and_is_ready(ana: Person) -> None:
    assert ana.ask("GET", "/healthz").body == b"alive\n"
    for _ in range(3):
        assert ana.ask("GET", "/readyz").body == b"ready\n"


def test_what_happens_is_counted(ana: Person) -> None:
    before = numbers(ana)
    match = ana.open("tongiaki", "me", "novice")["match"]
    with ana.sit(match) as line:
        line.seen(lambda view: view["your_turn"])
        during = numbers(ana)
        line.move(line.view["choices"][0]["move"])
        n = line.view["n"]
        line.seen(lambda view: view["n"] > n and view["your_turn"])
    after = numbers(ana)

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert grown('vaka_requests_total{method="POST",route="/api/matches",status="200"}') == 1
    assert grown('vaka_request_seconds_count{method="POST",route="/api/matches"}') == 1
    assert during["vaka_sockets_open"] == before["vaka_sockets_open"] + 1
    assert grown("vaka_moves_kept_total") >= 2
    assert grown('vaka_store_seconds_count{kind="write"}') > 3
    assert grown('vaka_job_seconds_count{queue="bots"}') >= 1
    queues = {f'vaka_jobs_{state}{{queue="bots"}}' for state in ("running", "waiting")}
    wait_for(lambda: queues <= numbers(ana).keys())  # which are looked at every two seconds
    assert after["process_open_fds"] > 5


def test_the_numbers_name_nobody_and_no_match(ana: Person) -> None:
    opened = ana.open("tongiaki", "me", "open", name="Zebedeus")
    token = opened["open_link"].rpartition("/")[2]
    for path in (f"/j/{token}", f"/api/links/{token}", f"/m/{opened['match']}", "/wp-admin.php"):
        ana.ask("GET", path)
    ana.ask(token, "/", headers={"origin": "", "x": "y"})  # a method of somebody's own
    text = ana.ask("GET", "/metrics").body.decode()
    for secret in (token, opened["match"], ana.cookie, "Zebedeus", "wp-admin"):
        assert secret not in text
    routes = set(re.findall(r'route="([^"]*)"', text))
    assert {"/j/{token}", "/m/{match}", "/{path:path}"} <= routes


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "203.0.113.7"},
        {"x-forwarded-for": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 proxy"},
    ],
)
def test_the_numbers_are_for_this_machine_only(ana: Person, headers: dict[str, str]) -> None:
    assert ana.ask("GET", "/metrics", headers=headers).status == 404
    assert ana.ask("GET", "/healthz", headers=headers).status == 200


def test_a_public_name_does_not_lead_to_the_numbers(tmp_path: Path) -> None:
    address = "https://vaka.example"
    server = Server(Config(db=str(tmp_path / "t.sqlite"), address=address, hosts=LOOPBACK))
    person = Person(server.port)
    assert person.ask("GET", "/metrics", headers={"host": "vaka.example"}).status == 404
    assert person.ask("GET", "/metrics").status == 200
    server.stop()


def test_any_worker_answers_for_all(serve: Callable[..., Served]) -> None:
    served = serve("t.sqlite", "--workers", "2")
    ana = Person(served.port)
    wait_for(lambda: ana.ask("GET", "/healthz").status == 200)
    for _ in range(40):
        ana.get("/api/bots")
    counted = 'vaka_requests_total{method="GET",route="/api/bots",status="200"}'
    assert {numbers(ana)[counted] for _ in range(10)} == {40}
    match = ana.open()["match"]
    with ana.sit(match) as line:
        line.of("view")
        assert {numbers(ana)["vaka_sockets_open"] for _ in range(5)} == {1}
    assert served.stop() == 0
