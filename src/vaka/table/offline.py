"""The service worker of the page, which starts it where nothing can be reached.

It is put together here from what all have in common and what one of a folder, or of a served table,
answers: both know the files of the page by name, and are others when any of them has changed.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal

SHIPPED = Path(__file__).parent / "anywhere"
SERVICE = "service.js"
MARK = "const MINE = `vaka $"  # stands in every service worker of ours


def service_worker(
    kind: Literal["folder", "served"],
    files: Mapping[str, bytes],
    names: Sequence[str],
    page: str,
    parts: Iterable[str] = (),
) -> str:
    """Return the service worker that keeps files, by the names under which they are asked for.

    It keeps only a page that says of files, and of other parts, what the page of this version says.
    """
    told = [name for name in (*names, *parts) if name in page]
    text = "".join((SHIPPED / name).read_text("utf-8") for name in (SERVICE, f"{kind}.js"))
    text = text.replace("@VERSION@", hashed(*files.values()))
    text = text.replace('["@TOLD@"]', json.dumps(told))
    return text.replace('["@FILES@"]', json.dumps(names))


def is_own(folder: Path) -> bool:
    """Tell whether a folder holds a page of ours, by its service worker."""
    service = folder / SERVICE
    return service.is_file() and MARK in service.read_text(encoding="utf-8", errors="replace")


def hashed(*contents: bytes) -> str:
    """Return a short name for some contents, which is another when any of them has changed."""
    found = hashlib.sha256()
    for content in contents:
        found.update(hashlib.sha256(content).digest())
    return found.hexdigest()[:12]
