"""The browser table: a server for matches with people around them.

Needs the extra `table`; `vaka serve` starts it. A Match of the core is what is played; here
are its seats, links, bots, clocks, chat, undo and alerts, the store that keeps them, and the HTTP
and WebSocket interface of the page.
"""
