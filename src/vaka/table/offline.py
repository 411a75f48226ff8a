"""The service worker of the page, which starts it where nothing can be reached.

It is put together here from what all have in common and what one of a folder, or of a served table,
answers: both know the files of the page by name, and are others when any of them has changed.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal

SHIPPED = Path(__file__).parent / "anywhere"
SERVICE = "service.js"


def service_worker(
    kind: Literal["folder", "served"], files: Mapping[str, bytes], names: Iterable[str]
) -> str:
    """Return the service worker that keeps files, by the names under which they are asked for."""
    text = "".join((SHIPPED / name).read_text("utf-8") for name in (SERVICE, f"{kind}.js"))
    text = text.replace("@VERSION@", hashed(*files.values()))
    return text.replace('["@FILES@"]', json.dumps(list(names)))


def hashed(*contents: bytes) -> str:
    """Return a short name for some contents, which is another when any of them has changed."""
    found = hashlib.sha256()
    for content in contents:
        found.update(hashlib.sha256(content).digest())
    return found.hexdigest()[:12]
