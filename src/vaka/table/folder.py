"""The table as a folder of files: the page, Python for the browser, vaka itself, and no server.

Everything in it is addressed from the page, so the folder may lie anywhere on any web host. Names
of what may change have a hash of the contents in them; a service worker keeps all of it for later.
"""

import asyncio
import gzip
import hashlib
import io
import json
import re
import shutil
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import vaka
from vaka import registry
from vaka.errors import Refusal
from vaka.table.alone import Alone
from vaka.table.phrases import WORDS
from vaka.words import LANGUAGES

CLIENT = Path(__file__).parent / "client"
SHIPPED = Path(__file__).parent / "anywhere"  # the service worker and the icons
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
SERVICE = "service.js"
PAGE = "index.html"
MANIFEST = "manifest.webmanifest"
CARRIED = {".py", ".json", ".md", ".net", ".vaka"}  # what the package needs where it runs
LEFT_OUT = {"arena", "cli", "learn", "tasks", "testing"}  # parts of vaka without a table
NOT_CARRIED = {"client", "anywhere"}  # folders of the table that the page itself is made of
LONG_AGO = (
    1980,
    1,
    1,
    0,
    0,
    0,
)  # the time of every file of a zip, so that it is the same each time
ICONS = (("icon-192.png", "192x192"), ("icon-512.png", "512x512"))


class Written(NamedTuple):
    """What a folder came to."""

    files: int
    size: int  # bytes
    compressed: int  # bytes, as most hosts send it


def write(folder: Path, pyodide: Path, client: Path = CLIENT) -> Written:
    """Write the folder; one that is there already has to be one of ours."""
    if not (client / PAGE).is_file():
        raise Refusal("static_no_client", {}, WORDS)
    missing = [name for name in (*PYODIDE, LOCK) if not (pyodide / name).is_file()]
    if missing:
        raise Refusal("static_no_python", {"folder": pyodide, "file": missing[0]}, WORDS)
    if folder.exists() and any(folder.iterdir()) and not (folder / SERVICE).is_file():
        raise Refusal("static_folder", {"folder": folder}, WORDS)
    files = asyncio.run(contents(pyodide, client))
    shutil.rmtree(folder, ignore_errors=True)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    sizes = [(len(content), _sent(name, content)) for name, content in files.items()]
    return Written(len(files), sum(size for size, _ in sizes), sum(sent for _, sent in sizes))


async def contents(pyodide: Path, client: Path) -> dict[str, bytes]:
    """Return all files of the folder by their names."""
    python = {name: (pyodide / name).read_bytes() for name in PYODIDE}
    python[LOCK] = _bare_lock((pyodide / LOCK).read_bytes())
    answers = await prepared_answers()
    package = packed()
    found = {
        "python": f"python-{_hash(*python.values())}/",
        "vaka": f"vaka-{_hash(package)}.zip",
        "answers": f"answers-{_hash(*answers.values())}",
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
    files |= {name: (SHIPPED / name).read_bytes() for name, _ in ICONS}
    files[MANIFEST] = _manifest()
    files[PAGE] = _page((client / PAGE).read_text(encoding="utf-8"), found).encode()
    files[SERVICE] = _service(files).encode()
    return files


def _hash(*contents: bytes) -> str:
    found = hashlib.sha256()
    for content in contents:
        found.update(hashlib.sha256(content).digest())
    return found.hexdigest()[:12]


def _sent(name: str, content: bytes) -> int:
    """Return how many bytes of a file are sent where the host compresses text and programs."""
    packed_already = name.endswith((".zip", ".png", ".woff2"))
    return len(content) if packed_already else len(gzip.compress(content, 6, mtime=0))


def _bare_lock(content: bytes) -> bytes:
    """Return the list of Python packages without the packages: none is ever fetched."""
    lock = json.loads(content)
    return json.dumps({**lock, "packages": {}}).encode()


# -- vaka itself -----------------------------------------------------------------------------------


def packed() -> bytes:
    """Return what the table needs of vaka as a zip: plain Python and data, the same each time."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as package:
        for path, name in _carried():
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            package.writestr(entry, path.read_bytes())
    return out.getvalue()


def _carried() -> Iterator[tuple[Path, str]]:
    """Yield each file that goes along, and what it is called there."""
    root = Path(vaka.__file__).parent
    for path in sorted(root.rglob("*")):
        parts = path.relative_to(root).parts
        left_out = parts[0] in LEFT_OUT or (
            parts[0] == "table" and parts[1:2] and parts[1] in NOT_CARRIED
        )
        if path.is_file() and path.suffix in CARRIED and not left_out:
            yield path, "/".join((root.name, *parts))


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


# -- the page, its manifest and its service worker -------------------------------------------------


def _page(built: str, found: Mapping[str, object]) -> str:
    """Return the page of a server as one that is its own table and lies anywhere."""
    told = json.dumps(found).replace("<", "\\u003c")
    icon = ICONS[0][0]
    head = (
        f'<link rel="manifest" href="{MANIFEST}" />\n'
        f'    <link rel="apple-touch-icon" href="{icon}" />\n'
        '    <meta name="theme-color" content="#0b6e75" />\n'
        f'    <script type="application/json" id="alone">{told}</script>\n'
        "  </head>"
    )
    return re.sub(r'((?:src|href)=")/', r"\1./", built).replace("</head>", head, 1)


def _manifest() -> bytes:
    icons = [
        {"src": name, "sizes": sizes, "type": "image/png", "purpose": purpose}
        for name, sizes in ICONS
        for purpose in ("any", "maskable")
    ]
    manifest = {
        "name": "vaka",
        "short_name": "vaka",
        "description": "Four Polynesian board games against bots, without a server.",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#fbf6ea",
        "theme_color": "#0b6e75",
        "icons": icons,
    }
    return json.dumps(manifest, indent=2).encode()


def _service(files: Mapping[str, bytes]) -> str:
    """Return the service worker, which knows all files and is another one when any has changed."""
    names = ["./" if name == PAGE else name for name in files]
    text = (SHIPPED / SERVICE).read_text(encoding="utf-8")
    text = text.replace("@VERSION@", _hash(*files.values()))
    return text.replace('["@FILES@"]', json.dumps(names))
