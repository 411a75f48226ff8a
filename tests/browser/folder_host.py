"""A bare web server for the files of a folder, and a page of it without Python."""

import functools
import http.server
import threading
from pathlib import Path
from typing import Any

UNDER = "some/where"  # a folder need not be the root of its host
# Python would start with every load of the page; where it is not the point, nobody waits for it.
WITHOUT_PYTHON = """
  window.Worker = class {
    postMessage({ kind }) {
      const data = { kind: "stage", stage: "ready" };
      if (kind === "start") setTimeout(() => this.onmessage({ data }));
    }
    terminate() {}
  };"""


class Host:
    """A bare web server for files, which can be switched off."""

    def __init__(self, root: Path) -> None:
        handler = functools.partial(Silent, directory=str(root))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Go off the net."""
        self.server.shutdown()
        self.server.server_close()


class Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Say nothing."""
