"""Files of networks: a line of JSON that says what follows, then numbers of 16 bits.

A game that has learned from matches has the file `bot/judgement.net` beside its evaluation; how it
was made, and what it is good for, says `bot/judgement.md`.
"""

import json
import struct
from functools import lru_cache
from pathlib import Path

from vaka.core.game import Game
from vaka.engine.net import Net

FILE = "judgement.net"
VERSION = 1


def write(path: Path, net: Net, fingerprint: str) -> None:
    """Write a network, for the observation with this fingerprint."""
    head = {
        "version": VERSION,
        "observation": fingerprint,
        "inputs": net.inputs,
        "hidden": net.hidden,
    }
    numbers = net.numbers()
    body = struct.pack(f"<{len(numbers)}e", *numbers)
    path.write_bytes(json.dumps(head).encode() + b"\n" + body)


def read(path: Path, fingerprint: str) -> Net:
    """Read a network; ValueError if it is none, or one for another observation."""
    head_line, _, body = path.read_bytes().partition(b"\n")
    try:
        head = json.loads(head_line)
        version, inputs, hidden = head["version"], head["inputs"], head["hidden"]
        made_for = head["observation"]
    except (ValueError, KeyError, TypeError) as wrong:
        raise ValueError(f"{path.name} is no network of vaka") from wrong
    if version != VERSION or made_for != fingerprint:
        raise ValueError(
            f"{path.name} is of version {version} for the observation {made_for}, not of "
            f"{VERSION} for {fingerprint}: train it anew (tools/train_judgement.py)"
        )
    return Net(inputs, hidden, struct.unpack(f"<{len(body) // 2}e", body))


def net_of(game: Game) -> Net | None:
    """Return what a game has learned from matches, if it has."""
    path = game.folder / "bot" / FILE
    return _kept(path, fingerprint_of(game)) if path.exists() else None


def fingerprint_of(game: Game) -> str:
    """Return what tells the observation of a game from all others."""
    return str(game.part("observation").LAYOUT.fingerprint)


_kept = lru_cache(16)(read)
