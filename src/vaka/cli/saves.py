"""Saved matches: journals whose remarks say who sits at the table, and the seed."""

import os
from dataclasses import dataclass
from pathlib import Path

from vaka.bots import split_names
from vaka.cli.files import InFile, match_of, read_file
from vaka.core import schema
from vaka.errors import BadJournal, Refusal
from vaka.match import Match


@dataclass
class Saved:
    """A match with what the table needs besides: who sits there, and the seed of chance."""

    match: Match
    sitters: list[str]  # none where the file does not say
    seed: int
    drawn: bool = False  # the seats were drawn by lot just now

    def write(self, file: Path) -> None:
        """Write beside the old file and swap them, so that a crash at any moment loses nothing."""
        remarks = f"# table {','.join(self.sitters)}\n# seed {self.seed}\n"
        try:
            fresh = file.with_name(file.name + ".new")
            fresh.write_text(remarks + self.match.journal(), encoding="utf-8")
            fresh.replace(file)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(file)) from error


def read(name: str, game: str | None = None) -> Saved:
    """Read a saved match; Refusal names the file and the line that is wrong."""
    text = read_file(name)
    match = match_of(name, text, game)
    remarks = dict(
        line[2:].partition(" ")[::2] for line in text.split("\n") if line.startswith("# ")
    )
    remark = remarks.get("seed", "0").strip()
    try:
        seed = int(remark)
    except ValueError:
        refusal = BadJournal("journal_seed", {"value": schema.short(remark)})
        raise InFile(name, refusal) from None
    table = remarks.get("table", "").strip()
    return Saved(match, split_names(table) if table else [], seed)


def folder() -> Path:
    """Return the folder for saved matches."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "vaka"


def new_file(game: str) -> Path:
    """Make a new file to save in, so that no other table takes it."""
    folder().mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        file = folder() / f"{game}-{number:04}.journal"
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return file


def last_file(game: str | None) -> str:
    """Return the file saved last, of one game if that is named."""
    found = [(path, path.stat()) for path in folder().glob(f"{game or '*'}-*.journal")]
    files = [(about.st_mtime_ns, path) for path, about in found if about.st_size]
    if not files:
        raise Refusal("nothing_to_resume", {"folder": str(folder())})
    return str(max(files)[1])
