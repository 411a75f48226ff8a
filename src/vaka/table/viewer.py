"""A page that looks on: what it still has to be told."""

import asyncio
from collections import deque

MOST_WAITING = 200  # texts that a page may leave unread before it is let go
NO_LONGER_YOURS = 4401  # closes a socket for good
TOO_SLOW = 4408  # closes a socket that may come again: each view is complete


class Viewer:
    """One socket; a slow one misses views, which is harmless: each view is complete."""

    def __init__(
        self, person: str, wish: int | None, language: str, name: str, network: str = ""
    ) -> None:
        """Look on as a person, from the seat wished for if the person has several."""
        self.person = person
        self.network = network
        self.wish = wish
        self.language = language
        self.name = name
        self.seat: int | None = None
        self.chats: int | None = None  # the last line of the chat that it was told; None: none yet
        self.closing: int | None = None  # the code with which to close the socket, if at all
        self._moment: tuple[object, ...] = ()  # that it was told to look at
        self._view_due = True
        self._texts: deque[str] = deque()
        self._news = asyncio.Event()
        self._news.set()

    def look(self, moment: tuple[object, ...]) -> None:
        """Note that there is a new view, unless the moment is one that was to be seen before."""
        if moment != self._moment:
            self._moment = moment
            self.look_again()

    def look_again(self) -> None:
        """Note that a view is wanted."""
        self._view_due = True
        self._news.set()

    def tell(self, text: str) -> None:
        """Add a text to be sent, unless the page has not read those before."""
        if len(self._texts) < MOST_WAITING:
            self._texts.append(text)
        elif self.closing is None:
            self.closing = TOO_SLOW
        self._news.set()

    def let_go(self) -> None:
        """Close the socket for good once all is told."""
        self.closing = NO_LONGER_YOURS
        self._news.set()

    async def news(self) -> tuple[bool, list[str]]:
        """Wait for news; return whether there is a new view, and the other texts."""
        await self._news.wait()
        self._news.clear()
        due, self._view_due = self._view_due, False
        texts = list(self._texts)
        self._texts.clear()
        return due, texts
