"""Webhooks: JSON is sent to an address that somebody gave, and nothing waits for it long.

The address is given by whoever opens a match, so it may not lead into the operator's own network:
names are looked up once and the connection goes to just that public address. A delivery has a few
seconds for everything together, however slowly the other side answers.
"""

import asyncio
import ipaddress
import json
import re
import socket
import ssl
from collections.abc import Iterator
from functools import cache
from typing import Any
from urllib.parse import SplitResult, urlsplit

from vaka.table.phrases import TableRefusal
from vaka.table.queues import Threads

PATIENCE = 5.0  # seconds for a delivery, from the look-up of the name to the answer
LONGEST_STATUS = 2_000  # bytes of the first line of an answer
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
NAT64_LOCAL = ipaddress.IPv6Network("64:ff9b:1::/48")
ISATAP = (0x00005EFE, 0x02005EFE)  # the upper half of an interface with an IPv4 address in it
_STATUS = re.compile(rb"HTTP/\d(?:\.\d)? (\d{3})\b")


class Post:
    """Sends JSON to webhooks."""

    def __init__(self, private: bool) -> None:
        """Send to public addresses, or with `private` to any."""
        self.private = private
        self.resolvers = Threads("resolve", count=4, share=2, waiting=100, waiting_each=20)

    async def send(self, webhook: str, body: dict[str, Any], key: str = "") -> int:
        """Send JSON to a webhook and return the status; redirections are not followed.

        TimeoutError if that takes too long. Names are looked up in turns of the key.
        """
        split = check_address(webhook, self.private)
        async with asyncio.timeout(PATIENCE):
            address = await self.resolvers.run(key, resolve, split, self.private)
            return await _deliver(split, address, body)

    def close(self) -> None:
        """Look up no more names."""
        self.resolvers.close()


async def _deliver(split: SplitResult, address: str, body: dict[str, Any]) -> int:
    """Send one request to an address; return the status of the answer, of which no more is read."""
    secure = split.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        _port(split),
        limit=LONGEST_STATUS,
        ssl=_trust() if secure else None,
        server_hostname=split.hostname if secure else None,
    )
    try:
        writer.write(_request(split, json.dumps(body, ensure_ascii=False).encode()))
        found = _STATUS.match(await reader.readline())
        if found is None:
            raise ValueError("no answer of a web server")
        return int(found[1])
    finally:
        writer.transport.abort()  # whatever else there is to read


def _request(split: SplitResult, data: bytes) -> bytes:
    """Return a request; an address that was checked has no letters that would end a line."""
    target = (split.path or "/") + (f"?{split.query}" if split.query else "")
    head = (
        f"POST {target} HTTP/1.1",
        f"host: {split.netloc}",
        "user-agent: vaka",
        "content-type: application/json",
        f"content-length: {len(data)}",
        "connection: close",
    )
    return "\r\n".join((*head, "", "")).encode("ascii") + data


@cache
def _trust() -> ssl.SSLContext:
    """Return whose certificates are trusted; reading these takes a while, once."""
    return ssl.create_default_context()


# -- addresses -------------------------------------------------------------------------------------


def check_address(webhook: str, private: bool) -> SplitResult:
    """Return the parts of a webhook's address; refuse what cannot be one."""
    try:
        split = urlsplit(webhook)
        port = split.port
    except ValueError:
        raise TableRefusal(422, "webhook_address") from None
    usual = private or port in (None, 80, 443)
    plain = webhook.isascii() and webhook.isprintable() and " " not in webhook
    if split.scheme not in ("http", "https") or not split.hostname or not usual or not plain:
        raise TableRefusal(422, "webhook_address")
    if split.username or split.password:
        raise TableRefusal(422, "webhook_address")
    try:
        literal = ipaddress.ip_address(split.hostname)
    except ValueError:
        return split
    if not private and not is_public(str(literal)):
        raise TableRefusal(422, "webhook_address")
    return split


def resolve(split: SplitResult, private: bool) -> str:
    """Return an address of the host to which a connection may go."""
    found = socket.getaddrinfo(split.hostname, _port(split), type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(map(is_public, addresses)):
        raise TableRefusal(422, "webhook_address")
    return addresses[0]


def _port(split: SplitResult) -> int:
    return split.port or (443 if split.scheme == "https" else 80)


def is_public(address: str) -> bool:
    """Tell whether an address is one of the internet, also if an IPv4 address hides in it."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv4Address):
        return parsed.is_global and not parsed.is_multicast
    if parsed.ipv4_mapped is not None:
        return is_public(str(parsed.ipv4_mapped))
    if parsed not in NAT64 and (parsed.is_reserved or not parsed.is_global):
        return False
    hidden = all(is_public(str(inner)) for inner in _hidden(parsed))
    return hidden and parsed not in NAT64_LOCAL and not parsed.is_multicast


def _hidden(address: ipaddress.IPv6Address) -> Iterator[ipaddress.IPv4Address]:
    """Return the IPv4 addresses to which routers on the way might send what is for this one."""
    last = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    if address in NAT64 or int(address) >> 32 & 0xFFFF_FFFF in ISATAP:
        yield last
    if address.sixtofour is not None:
        yield address.sixtofour
    if address.teredo is not None:
        yield from address.teredo
