import socket

import pytest

from vaka.table import serving
from vaka.table.serving import bind


def test_small_messages_are_sent_at_once() -> None:
    listening = bind("127.0.0.1", 0, others=False)
    listening.listen()
    with listening, socket.create_connection(listening.getsockname()[:2]):
        accepted, _ = listening.accept()
        with accepted:
            assert listening.proto == socket.IPPROTO_TCP, "or asyncio leaves Nagle's algorithm on"
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only Linux has it")
def test_whoever_does_not_read_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "UNREAD", 1000)
    listening = bind("127.0.0.1", 0, others=False)
    listening.listen()
    with listening, socket.create_connection(listening.getsockname()[:2]):
        accepted, _ = listening.accept()
        accepted.settimeout(20)
        with accepted, pytest.raises(TimeoutError, match="Connection timed out"):
            accepted.sendall(bytes(100_000_000))
