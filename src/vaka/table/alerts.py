"""Alerts: a webhook hears, once for each decision, that somebody is waited for.

The address is given by whoever opens a match, so it may not lead into the operator's own network:
names are looked up once and the connection goes to just that public address.
"""

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
from typing import Any
from urllib.parse import SplitResult, urlsplit

from vaka.table.hub import Hub, Waited
from vaka.table.phrases import TableRefusal, speak
from vaka.table.room import Room
from vaka.table.views import Perspective, heard, now

LOG = logging.getLogger("vaka.table")
PATIENCE = 5.0  # seconds
MOST_AT_ONCE = 8
AT_END = -1  # in place of the seat that is waited for
HARMLESS = str.maketrans({"@": "@\u200b", "<": "\u2039", ">": "\u203a", "&": "\uff06"})


class Alerts:
    """Sends alerts of the matches of a hub."""

    def __init__(self, hub: Hub, private: bool, address: str) -> None:
        """Send to public addresses, or with `private` to any; links begin with `address`."""
        self.hub = hub
        self.private = private
        self.address = address.rstrip("/")
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)
        hub.after_change.append(self.hear)

    def hear(self, room: Room, mine: bool, waited: Waited) -> None:
        """Alert those whom a change has made everybody wait for; `waited`: for whom before it."""
        webhook = room.people.decided.webhook
        if not webhook or not mine or waited is None or room.history.undone:
            return
        if room.history.match.over:
            self.hub.later(self._alert(room, webhook, AT_END))
        for seat in room.waiting():
            person = room.people.places[seat].kind == "person"
            if person and seat not in waited and room.confirming() is None:
                self.hub.later(self._alert(room, webhook, seat))

    async def _alert(self, room: Room, webhook: str, seat: int) -> None:
        """Send one alert, unless it was sent: also after an undo a decision is the same one."""
        text = self.text(room, seat)
        step = heard(room, None).steps
        if not await self.hub.ask(self.hub.store.claim_alert, room.id, step, seat):
            return
        async with self._turns:
            try:
                await asyncio.to_thread(post, webhook, payload(text, room, seat), self.private)
            except (OSError, http.client.HTTPException, TableRefusal, ValueError) as error:
                LOG.warning("webhook of match %s failed: %s", room.id, type(error).__name__)

    def text(self, room: Room, seat: int) -> str:
        """Return what the alert says."""
        language = room.people.language
        say, view = speak(language), now(room, Perspective(None, language))
        words = room.game.words
        title = str(words.entries(words.spoken(language))["title"])
        link = f"{self.address}/m/{room.id}" if self.address else ""
        if seat == AT_END:
            return say("alert.over", title=title, bar=view.bar, link=link).strip()
        name = view.sitters[seat].name
        return say("alert.turn", title=title, name=name, bar=view.bar, link=link).strip()


def payload(text: str, room: Room, seat: int) -> dict[str, Any]:
    """Return JSON that common chat services take; names in it can neither link nor mention."""
    plain = text.translate(HARMLESS)
    return {
        "text": plain,
        "content": plain,
        "allowed_mentions": {"parse": []},
        "match": room.id,
        "game": room.game.name,
        "seat": seat,
        "n": heard(room, None).n,
    }


# -- the connection --------------------------------------------------------------------------------


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
    if not private and not _is_public(str(literal)):
        raise TableRefusal(422, "webhook_address")
    return split


def resolve(split: SplitResult, private: bool) -> str:
    """Return an address of the host to which a connection may go."""
    port = split.port or (443 if split.scheme == "https" else 80)
    found = socket.getaddrinfo(split.hostname, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(map(_is_public, addresses)):
        raise TableRefusal(422, "webhook_address")
    return addresses[0]


def _is_public(address: str) -> bool:
    parsed = ipaddress.ip_address(address.partition("%")[0])
    mapped = getattr(parsed, "ipv4_mapped", None) or getattr(parsed, "sixtofour", None)
    return (mapped or parsed).is_global and not parsed.is_multicast


def post(webhook: str, body: dict[str, Any], private: bool) -> int:
    """Send JSON to a webhook and return the status; redirections are not followed."""
    split = check_address(webhook, private)
    address = resolve(split, private)
    secure = split.scheme == "https"
    port = split.port or (443 if secure else 80)
    stream = socket.create_connection((address, port), PATIENCE)
    try:
        if secure:
            context = ssl.create_default_context()
            stream = context.wrap_socket(stream, server_hostname=split.hostname)
        connection = http.client.HTTPConnection(str(split.hostname), port, timeout=PATIENCE)
        connection.sock = stream
        target = (split.path or "/") + (f"?{split.query}" if split.query else "")
        data = json.dumps(body, ensure_ascii=False).encode()
        headers = {"content-type": "application/json", "user-agent": "vaka", "host": split.netloc}
        connection.request("POST", target, data, headers)
        answer = connection.getresponse()
        answer.read(1000)
        return answer.status
    finally:
        stream.close()
