"""The table as a folder of files: the page, Python for the browser, vaka itself, and no server.

Everything in it is addressed from the page, so the folder may lie anywhere on any web host. Names
of what may change have a hash of the contents in them; a service worker keeps all of it for later.
"""

import asyncio
import gzip
import json
import re
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from vaka import registry
from vaka.errors import Refusal
from vaka.table import carried
from vaka.table.alone import Alone
from vaka.table.licences import ABOUT, LICENCES, licences
from vaka.table.offline import SERVICE, hashed, is_own, service_worker
from vaka.table.phrases import WORDS
from vaka.words import LANGUAGES

CLIENT = Path(__file__).parent / "client"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", carried.LIBRARY)
LOCK = "pyodide-lock.json"
PAGE = "index.html"


class Written(NamedTuple):
    """What a folder came to."""

    files: int
    size: int  # bytes
    compressed: int  # bytes, as most hosts send it
    compiled: bool  # whether the engine is
    precompiled: bool  # whether Python is byte code


def write(
    folder: Path,
    pyodide: Path,
    client: Path = CLIENT,
    engine: Path | None = None,
    node: str | None = None,
) -> Written:
    """Write the folder; one that is there already has to be one of ours.

    The engine is a folder with a compiled one, which goes along if it fits the rules that are here;
    with Node, Python is carried as byte code.
    """
    if not all((client / name).is_file() for name in (PAGE, LICENCES)):
        raise Refusal("static_no_client", {}, WORDS)
    missing = [name for name in (*PYODIDE, LOCK, ABOUT) if not (pyodide / name).is_file()]
    if missing:
        raise Refusal("static_no_python", {"folder": pyodide, "file": missing[0]}, WORDS)
    if folder.exists() and any(folder.iterdir()) and not is_own(folder):
        raise Refusal("static_folder", {"folder": folder}, WORDS)
    if engine is not None and not carried.fits(engine):
        engine = None
    files = asyncio.run(contents(pyodide, client, engine, node))
    shutil.rmtree(folder, ignore_errors=True)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    sizes = [(len(content), _sent(name, content)) for name, content in files.items()]
    size, sent = (sum(column) for column in zip(*sizes, strict=True))
    return Written(len(files), size, sent, engine is not None, node is not None)


async def contents(
    pyodide: Path, client: Path, engine: Path | None, node: str | None
) -> dict[str, bytes]:
    """Return all files of the folder by their names."""
    python = {name: (pyodide / name).read_bytes() for name in PYODIDE}
    python[LOCK] = _bare_lock((pyodide / LOCK).read_bytes())
    answers = await prepared_answers()
    own = carried.files(engine)
    if node is not None:
        own, python[carried.LIBRARY] = carried.precompiled(own, pyodide, node)
    package = carried.packed(own)
    found = {
        "python": f"python-{hashed(*python.values())}/",
        "vaka": f"vaka-{hashed(package)}.pack",
        "answers": f"answers-{hashed(*answers.values())}",
        "prepared": list(answers),
        "service": SERVICE,
    }
    files = {
        path.relative_to(client).as_posix(): path.read_bytes()
        for path in sorted(client.rglob("*"))
        if path.is_file() and path.suffix not in (".br", ".gz") and path.name != PAGE
    }
    files |= {f"{found['python']}{name}": content for name, content in python.items()}
    files |= {f"{found['answers']}{path}.json": content for path, content in answers.items()}
    files[str(found["vaka"])] = package
    version = str(json.loads(python[LOCK])["info"]["python"])
    said = licences(files[LICENCES].decode(), pyodide, version, node is not None)
    files[LICENCES] = said.encode()
    page = _page((client / PAGE).read_text(encoding="utf-8"), found)
    files[PAGE] = page.encode()
    names = ["./" if name == PAGE else name for name in files]
    parts = (str(found["python"]), str(found["answers"]))
    files[SERVICE] = service_worker("folder", files, names, page, parts).encode()
    return files


def _sent(name: str, content: bytes) -> int:
    """Return how many bytes of a file are sent where the host compresses text and programs."""
    packed_already = name.endswith((".pack", ".png", ".woff2", ".zip"))
    return len(content) if packed_already else len(gzip.compress(content, 6, mtime=0))


def _bare_lock(content: bytes) -> bytes:
    """Return the list of Python packages without the packages: none is ever fetched."""
    lock = json.loads(content)
    return json.dumps({**lock, "packages": {}}).encode()


# -- answers that are always the same --------------------------------------------------------------


async def prepared_answers() -> dict[str, bytes]:
    """Return what the table answers to everybody: the page has it before Python is there."""
    own = [name for name in registry.games() if registry.is_own(registry.load(name))]
    addresses = [
        f"/api/games/{game}/{what}/{language}"
        for game in own
        for what in ("words", "rules")
        for language in LANGUAGES
    ]
    with tempfile.TemporaryDirectory() as folder:
        table = await Alone.opened(Path(folder) / "table.db", _nowhere)
        try:
            found = {address: await _text(table, address) for address in addresses}
            cards = json.loads(await _text(table, "/api/games"))
        finally:
            await table.close()
    playable = [
        card for card in cards if card["name"] in own
    ]  # others' games are not carried along
    found["/api/games"] = json.dumps(playable, ensure_ascii=False, separators=(",", ":")).encode()
    return found


async def _text(table: Alone, address: str) -> bytes:
    answer = json.loads(await table.request("GET", address, "", "en"))
    assert answer["status"] == 200, address
    return str(answer["text"]).encode()


async def _nowhere(_changed: Mapping[int, bytes], _count: int) -> None:
    """Keep nothing."""


# -- the page -------------------------------------------------


def _page(built: str, found: Mapping[str, object]) -> str:
    """Return the page of a server as one that is its own table and lies anywhere."""
    told = json.dumps(found).replace("<", "\\u003c")
    head = f'  <script type="application/json" id="alone">{told}</script>\n  </head>'
    return re.sub(r'((?:src|href)=")/', r"\1./", built).replace("</head>", head, 1)
