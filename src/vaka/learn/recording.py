"""Matches of bots written into a folder: journals or numbers, with a manifest that tells all.

Match i of a seed is the same whatever else is recorded: it has a random stream of its own, and the
bots move on by one seat from match to match.
"""

import errno
import hashlib
import json
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import vaka
from vaka.bots.own import bot
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.match import Match

FORMATS = ("journal", "parquet")
MANIFEST = "manifest.json"
LUCK, BOTS = 0, 1  # the streams of a match: chance, and from 1 on each seat


class Writer(Protocol):
    """Writes matches into the files of a folder."""

    files: list[str]

    def add(self, number: int, match: Match) -> None:
        """Write a finished match."""

    def close(self) -> dict[str, Any]:
        """Finish the files; return what the manifest is to tell about them."""


class JournalWriter:
    """Writes each match as a journal."""

    def __init__(self, folder: Path, game: Game) -> None:
        """Write into a folder."""
        self.folder = folder
        self.files: list[str] = []

    def add(self, number: int, match: Match) -> None:
        """Write a finished match as a journal of its own."""
        name = f"match-{number:06}.journal"
        (self.folder / name).write_text(match.journal(), encoding="utf-8")
        self.files.append(name)

    def close(self) -> dict[str, Any]:
        """There is nothing to add: a journal says everything."""
        return {}


def seating(bots: Sequence[str], seats: int, number: int) -> list[str]:
    """Return which bot sits where in a match: a single one everywhere, several in turn."""
    return [bots[(seat + number) % len(bots)] for seat in range(seats)]


def play(
    game: Game, seats: int, options: Mapping[str, Any], bots: Sequence[str], stream: Rng
) -> Match:
    """Play one match of bots, one name for each seat."""
    match = Match(game, seats, options)
    luck = stream.split(LUCK)
    players = [bot(name, game, stream.split(BOTS + seat)) for seat, name in enumerate(bots)]
    match.play_out(
        lambda view, seat, moves: players[seat].choose(view, seat, moves), lambda _: luck
    )
    return match


def record(
    game: Game,
    folder: Path,
    matches: int,
    seats: int,
    bots: Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    form: str = "journal",
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play matches of bots, write them into a new folder, and return the manifest.

    FileExistsError if there is something in the folder already. The files stand beside it until all
    are written: who is interrupted leaves nothing behind, and can say the same again.
    """
    _check(game, matches, seats, bots, options or {}, form)
    _check_empty(folder)
    beside = folder.resolve().parent
    beside.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{folder.name}.", dir=beside) as unfinished:
        fresh = Path(unfinished)
        manifest = _recorded(game, fresh, matches, seats, bots, options or {}, seed, form, progress)
        _check_empty(folder)  # somebody else may have recorded meanwhile
        folder.mkdir(exist_ok=True)
        for name in (*manifest["files"], MANIFEST):
            shutil.move(fresh / name, folder / name)
    return manifest


def _recorded(
    game: Game,
    folder: Path,
    matches: int,
    seats: int,
    bots: Sequence[str],
    options: Mapping[str, Any],
    seed: int,
    form: str,
    progress: Callable[[int], None] | None,
) -> dict[str, Any]:
    """Play the matches and write all files; return the manifest."""
    writer = _writer(form, folder, game)
    root = Rng(seed)
    decisions = 0
    for number in range(matches):
        names = seating(bots, seats, number)
        match = play(game, seats, options, names, root.split(number))
        decisions += sum(line.seat != CHANCE for line in match.lines)
        writer.add(number, match)
        if progress is not None:
            progress(number + 1)
    more = writer.close()
    manifest = {
        "vaka": vaka.__version__,
        "game": game.name,
        "seats": seats,
        "options": game.option_values(game.start(seats, options)),
        "bots": list(bots),
        "seed": seed,
        "matches": matches,
        "decisions": decisions,
        "format": form,
        **more,
        "files": {name: _digest(folder / name) for name in writer.files},
    }
    text = json.dumps(manifest, indent=1, ensure_ascii=False) + "\n"
    (folder / MANIFEST).write_text(text, encoding="utf-8")
    return manifest


def _check(
    game: Game,
    matches: int,
    seats: int,
    bots: Sequence[str],
    options: Mapping[str, Any],
    form: str,
) -> None:
    """Refuse what is wrong before anything is played."""
    game.start(seats, options)
    if matches < 1:
        raise ValueError(f"at least one match must be recorded, not {matches}")
    if form not in FORMATS:
        raise ValueError(f"a format is one of {', '.join(FORMATS)}, not {form!r}")
    if not bots:
        raise ValueError("at least one bot must be named")
    for name in bots:
        bot(name, game, Rng(0))


def _check_empty(folder: Path) -> None:
    if folder.exists() and any(folder.iterdir()):
        raise FileExistsError(errno.EEXIST, "not empty", str(folder))


def _writer(form: str, folder: Path, game: Game) -> Writer:
    if form == "journal":
        return JournalWriter(folder, game)
    from vaka.learn.parquet import ParquetWriter  # needs pyarrow

    return ParquetWriter(folder, game)


def _digest(path: Path) -> str:
    with path.open("rb") as source:
        return hashlib.file_digest(source, "sha256").hexdigest()


def journals(folder: Path, manifest: Mapping[str, Any]) -> Iterator[str]:
    """Yield the journals of a recording, in the order in which they were played."""
    for name in manifest["files"]:
        yield (folder / name).read_text(encoding="utf-8")
