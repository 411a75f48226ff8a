import socket

from vaka.table.serving import bind


def test_small_messages_are_sent_at_once() -> None:
    listening = bind("127.0.0.1", 0, others=False)
    listening.listen()
    with listening, socket.create_connection(listening.getsockname()[:2]):
        accepted, _ = listening.accept()
        with accepted:
            assert listening.proto == socket.IPPROTO_TCP, "or asyncio leaves Nagle's algorithm on"
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
