import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from table.table_client import Person
from vaka.table import webhooks
from vaka.table.phrases import TableRefusal


class Chat:
    """A chat service on this machine that keeps what it is sent."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        self.news = threading.Event()
        chat = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                chat.got.append(json.loads(body))
                self.send_response(302 if "redirect" in self.path else 204)
                self.send_header("location", "http://127.0.0.1:1/")
                self.end_headers()
                chat.news.set()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/hook?x=1"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def wait(self, many: int) -> None:
        for _ in range(100):
            if len(self.got) >= many:
                return
            self.news.wait(0.1)
            self.news.clear()
        raise AssertionError(self.got)

    def stop(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def chat() -> Iterator[Chat]:
    running = Chat()
    yield running
    running.stop()


def post(address: str, body: dict[str, Any], private: bool) -> int:
    return asyncio.run(webhooks.Post(private).send(address, body))


def test_a_webhook_hears_once_that_somebody_is_waited_for(
    ana: Person, ben: Person, chat: Chat
) -> None:
    opened = ana.open("tongiaki", "me", "open", webhook=chat.address, language="de", name="A<b>@na")
    path = f"/api/matches/{opened['match']}"
    ben.follow(opened["links"][1]["link"])
    assert ana.get(path)["settings"]["webhook"] is True
    assert chat.address.encode() not in b"".join(ana.sent + ben.sent)
    for n, (mover, move) in enumerate(
        [(ana, "place tonga 0"), (ben, "place tonga 1"), (ana, "place tonga 0")]
    ):
        mover.post(f"{path}/move", {"move": move, "n": n})
        mover.get(path)  # looking again alerts nobody
    chat.wait(3)
    ben.post(f"{path}/move", {"move": "place tonga 1", "n": 3})
    chat.wait(4)
    expand = ana.post(f"{path}/move", {"move": "expand tonga", "n": 4})
    assert expand["your_turn"]  # Ana goes on: no alert for that
    seats = [alert["seat"] for alert in sorted(chat.got, key=lambda alert: int(alert["n"]))]
    assert seats == [1, 0, 1, 0]
    text = chat.got[-1]["text"]
    assert text == chat.got[-1]["content"]
    assert "du bist dran" in text
    assert "<" not in text
    assert "@na" not in text
    assert chat.got[-1]["allowed_mentions"] == {"parse": []}


def test_a_bot_is_not_alerted_and_a_dead_webhook_does_no_harm(ana: Person) -> None:
    opened = ana.open("tongiaki", "me", "novice", webhook="http://127.0.0.1:1/nobody")
    path = f"/api/matches/{opened['match']}"
    with ana.sit(opened["match"]) as line:
        line.at(0)
        line.move("place tonga 0")
        line.seen(lambda view: view["your_turn"] and view["n"] >= 2)
    assert ana.post(f"{path}/settings", {"webhook": ""})["webhook"] is False


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/",
        "http:///nowhere",
        "http://127.0.0.1/",
        "http://[::1]/",
        "http://10.1.2.3/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::ffff:192.168.0.1]/",
        "http://[::ffff:0:127.0.0.1]/",
        "http://[::127.0.0.1]/",
        "http://[::8.8.8.8]/",
        "http://[64:ff9b::127.0.0.1]/",
        "http://[64:ff9b::a9fe:a9fe]/",
        "http://[64:ff9b:1::8.8.8.8]/",
        "http://[2002:7f00:1::1]/",
        "http://[2002:a01:203::1]/",
        "http://[2001:0:808:808:0:0:80ff:fffe]/",
        "http://[2606:4700::5efe:10.1.2.3]/",
        "http://[2606:4700::200:5efe:10.1.2.3]/",
        "http://[fe80::1]/",
        "http://[fd00::1]/",
        "http://[ff02::1]/",
        "http://0.0.0.0/",
        "http://example.org:22/",
        "http://user:word@example.org/",
        "http://exa mple.org/",
        "http://example.org/\r\nx: y",
        "http://[::1",
        "javascript:alert(1)",
    ],
)
def test_addresses_that_are_no_public_webhook_are_refused(address: str) -> None:
    with pytest.raises(TableRefusal):
        webhooks.check_address(address, private=False)


@pytest.mark.parametrize(
    "address",
    [
        "http://93.184.216.34/",
        "http://[2606:4700::6810:84e5]/",
        "http://[::ffff:93.184.216.34]/",
        "http://[64:ff9b::93.184.216.34]/",
        "http://[2002:5db8:d822::1]/",
    ],
)
def test_public_addresses_may_be_webhooks(address: str) -> None:
    assert webhooks.check_address(address, private=False)


def test_a_name_that_leads_into_the_own_network_is_refused() -> None:
    split = webhooks.check_address("http://localhost/hook", private=False)
    with pytest.raises(TableRefusal):
        webhooks.resolve(split, private=False)
    with pytest.raises(TableRefusal):
        post("http://localhost/hook", {}, private=False)


def test_redirections_are_not_followed(chat: Chat) -> None:
    address = chat.address.replace("/hook", "/redirect")
    assert post(address, {"text": "x"}, private=True) == 302
    assert len(chat.got) == 1
