"""Alerts: a webhook hears, once for each decision, that somebody is waited for."""

import logging
from functools import partial
from typing import Any

from vaka.table import metrics
from vaka.table.hub import Hub, Waited
from vaka.table.phrases import TableRefusal, speak
from vaka.table.queues import Busy, Queue
from vaka.table.room import Room
from vaka.table.views import Perspective, heard, now
from vaka.table.webhooks import Post

LOG = logging.getLogger("vaka.table")
AT_END = -1  # in place of the seat that is waited for
HARMLESS = str.maketrans({"@": "@\u200b", "<": "\u2039", ">": "\u203a", "&": "\uff06"})


class Alerts:
    """Sends alerts of the matches of a hub."""

    def __init__(self, hub: Hub, private: bool, address: str) -> None:
        """Send to public addresses, or with `private` to any; links begin with `address`."""
        self.hub = hub
        self.post = Post(private)
        self.address = address.rstrip("/")
        self.queue = Queue(turns=16, share=4, waiting=200, waiting_each=20)
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
        key = room.network or room.id
        send = partial(self.post.send, webhook, payload(text, room, seat), key)
        outcome = "failed"
        try:
            await self.queue.run(key, send, drop_oldest=True)
            outcome = "sent"
        except Busy:
            LOG.warning("webhook of match %s was left out: too many were waiting", room.id)
        except (OSError, TableRefusal, ValueError) as error:
            LOG.warning("webhook of match %s failed: %s", room.id, type(error).__name__)
        finally:
            metrics.WEBHOOKS.labels(outcome).inc()

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
