"""The socket of a page."""

import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from vaka.table.guard import refuse
from vaka.table.lines import Line, PageGone
from vaka.table.phrases import TableRefusal
from vaka.table.web import WebAsk

GOES = (WebSocketDisconnect, RuntimeError, OSError)  # what a socket says when nobody is there


async def socket(websocket: WebSocket) -> None:
    """Serve one page until it goes."""
    services = websocket.app.state.services
    ask = WebAsk(websocket, services)
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(services.limits.socket(ask.network))
            room = await ask.room()
            ask.hub.rooms.check_share(room, ask.network)
            person = await ask.person()
        except TableRefusal as refusal:
            await websocket.send_denial_response(refuse(refusal, ask.language))
            return
        await websocket.accept()
        await Line(_Socket(websocket), ask, room, person).serve()


class _Socket:
    """A WebSocket as the wire of a line."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket

    async def send(self, text: str) -> None:
        try:
            await self.websocket.send_text(text)
        except GOES as gone:
            raise PageGone from gone

    async def receive(self) -> str:
        try:
            return await self.websocket.receive_text()
        except (KeyError, *GOES) as gone:  # bytes instead of text are no reason to stay
            raise PageGone from gone

    async def close(self, code: int) -> None:
        if self.websocket.application_state != WebSocketState.DISCONNECTED:
            with contextlib.suppress(*GOES):
                await self.websocket.close(code)
