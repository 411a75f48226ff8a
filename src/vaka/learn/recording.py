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
from itertools import repeat
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import vaka
from vaka import registry
from vaka.bots import Bot, Patient
from vaka.bots.own import bot
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.match import Match
from vaka.processes import in_order

FORMATS = ("journal", "parquet")
MANIFEST = "manifest.json"
JOURNAL = ".journal"
VISITS = "visits.jsonl"  # beside journals, if bots searched: a line for each match
MOST_IN_A_JOB = 16  # matches a process plays before it reports, so that the progress bar moves
LUCK, BOTS = 0, 1  # the streams of a match: chance, and from 1 on each seat


class Plan(NamedTuple):
    """What is recorded: everything on which a match depends, besides its number."""

    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    form: str


class Job(NamedTuple):
    """The matches that a process plays before it reports: numbers `first` to `last` - 1."""

    game: str
    plan: Plan
    first: int
    last: int


class Told(NamedTuple):
    """A finished match, and what is known besides of each decision."""

    number: int
    match: Match
    bots: list[str]  # by seat
    visits: list[dict[str, int]]  # by decision: how often a search tried each legal move


class Part(NamedTuple):
    """A match in the form in which it is written."""

    decisions: int
    content: Any


class Form(Protocol):
    """Makes of matches what is written of them; each process has one of its own."""

    def part(self, told: Told) -> Any:
        """Return what is to be written of a match."""


class Writer(Protocol):
    """Writes what a form has made of matches into the files of a folder."""

    files: list[str]

    def add(self, number: int, content: Any) -> None:
        """Write a match."""

    def close(self) -> dict[str, Any]:
        """Finish the files; return what the manifest is to tell about them."""


class JournalForm:
    """Each match as a journal, and beside it what searches looked at."""

    def part(self, told: Told) -> tuple[str, list[dict[str, int]]]:
        """Return the journal and the visits."""
        return told.match.journal(), told.visits


class JournalWriter:
    """Writes each match as a journal of its own, and the visits of all into one file."""

    def __init__(self, folder: Path) -> None:
        """Write into a folder."""
        self.folder = folder
        self.files: list[str] = []
        self.searched = False

    def add(self, number: int, content: tuple[str, list[dict[str, int]]]) -> None:
        """Write a finished match."""
        journal, visits = content
        name = f"match-{number:06}{JOURNAL}"
        (self.folder / name).write_text(journal, encoding="utf-8")
        self.files.append(name)
        self.searched = self.searched or any(visits)
        with (self.folder / VISITS).open("a", encoding="utf-8", newline="\n") as lines:
            lines.write(json.dumps(visits, ensure_ascii=False) + "\n")

    def close(self) -> dict[str, Any]:
        """A journal says everything but the visits; if nobody searched there are none to keep."""
        if self.searched:
            self.files.append(VISITS)
        else:
            (self.folder / VISITS).unlink()
        return {}


def seating(bots: Sequence[str], seats: int, number: int) -> list[str]:
    """Return which bot sits where in a match: a single one everywhere, several in turn."""
    return [bots[(seat + number) % len(bots)] for seat in range(seats)]


def play(
    game: Game, seats: int, options: Mapping[str, Any], bots: Sequence[str], stream: Rng
) -> Match:
    """Play one match of bots, one name for each seat."""
    return play_noting(game, seats, options, bots, stream)[0]


def play_noting(
    game: Game, seats: int, options: Mapping[str, Any], bots: Sequence[str], stream: Rng
) -> tuple[Match, list[dict[str, int]]]:
    """Play one match of bots; return it, and for each decision the visits that its bot tells of.

    A bot tells of them in an attribute `visits`, from the text of a move to a number. Bots whose
    time is limited for the sake of people think without that limit, so that the seed settles all.
    """
    match = Match(game, seats, options)
    luck = stream.split(LUCK)
    players = [unhurried(name, game, stream.split(BOTS + seat)) for seat, name in enumerate(bots)]
    visits: list[dict[str, int]] = []

    def choose(view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        chosen = players[seat].choose(view, seat, moves)
        tried: Mapping[str, int] = getattr(players[seat], "visits", {})
        visits.append({move: tried[move] for move in moves if move in tried})
        return chosen

    match.play_out(choose, lambda _: luck)
    return match, visits


def unhurried(name: str, game: Game, rng: Rng) -> Bot:
    """Return a bot that no clock hurries, if it can do without."""
    found = bot(name, game, rng)
    return found.unhurried() if isinstance(found, Patient) else found


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
    processes: int = 1,
) -> dict[str, Any]:
    """Play matches of bots, write them into a new folder, and return the manifest.

    The files are the same whatever the number of processes. FileExistsError if there is something
    in the folder already. The files stand beside it until all are written: who is interrupted
    leaves nothing behind, and can say the same again.
    """
    _check(game, matches, seats, bots, options or {}, form)
    _check_empty(folder)
    plan = Plan(seats, dict(options or {}), tuple(bots), seed, form)
    beside = folder.resolve().parent
    beside.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{folder.name}.", dir=beside) as unfinished:
        fresh = Path(unfinished)
        manifest = _recorded(game, fresh, matches, plan, progress, processes)
        _check_empty(folder)  # somebody else may have recorded meanwhile
        folder.mkdir(exist_ok=True)
        for name in (*manifest["files"], MANIFEST):
            shutil.move(fresh / name, folder / name)
    return manifest


def _recorded(
    game: Game,
    folder: Path,
    matches: int,
    plan: Plan,
    progress: Callable[[int], None] | None,
    processes: int,
) -> dict[str, Any]:
    """Play the matches and write all files; return the manifest."""
    writer = _writer(plan.form, folder, game)
    decisions = 0
    for number, part in enumerate(_parts(game, matches, plan, processes)):
        decisions += part.decisions
        writer.add(number, part.content)
        if progress is not None:
            progress(number + 1)
    more = writer.close()
    manifest = {
        "vaka": vaka.__version__,
        "game": game.name,
        "seats": plan.seats,
        "options": game.option_values(game.start(plan.seats, plan.options)),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "matches": matches,
        "decisions": decisions,
        "format": plan.form,
        **more,
        "files": {name: _digest(folder / name) for name in writer.files},
    }
    text = json.dumps(manifest, indent=1, ensure_ascii=False) + "\n"
    (folder / MANIFEST).write_text(text, encoding="utf-8")
    return manifest


def _parts(game: Game, matches: int, plan: Plan, processes: int) -> Iterator[Part]:
    """Yield what is written of each match, in order."""
    workers = min(processes, matches)
    if workers == 1:  # here the game need not be one that other processes find by its name
        form = _form(plan.form, game)
        yield from (_part(game, plan, form, number) for number in range(matches))
        return
    chunk = max(1, min(MOST_IN_A_JOB, matches // (4 * workers)))
    jobs = (
        Job(game.name, plan, first, min(first + chunk, matches))
        for first in range(0, matches, chunk)
    )
    for parts in in_order(_work, jobs, workers):
        yield from parts


def _work(job: Job) -> list[Part]:
    """Play the matches of a job."""
    game = registry.load(job.game)
    form = _form(job.plan.form, game)
    return [_part(game, job.plan, form, number) for number in range(job.first, job.last)]


def _part(game: Game, plan: Plan, form: Form, number: int) -> Part:
    """Play one match; return what is written of it."""
    names = seating(plan.bots, plan.seats, number)
    stream = Rng(plan.seed).split(number)
    match, visits = play_noting(game, plan.seats, plan.options, names, stream)
    return Part(len(visits), form.part(Told(number, match, names, visits)))


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


def _form(form: str, game: Game) -> Form:
    if form == "journal":
        return JournalForm()
    from vaka.learn.parquet import ParquetForm  # needs pyarrow

    return ParquetForm(game)


def _writer(form: str, folder: Path, game: Game) -> Writer:
    if form == "journal":
        return JournalWriter(folder)
    from vaka.learn.parquet import ParquetWriter  # needs pyarrow

    return ParquetWriter(folder, game)


def _digest(path: Path) -> str:
    with path.open("rb") as source:
        return hashlib.file_digest(source, "sha256").hexdigest()


def journals(folder: Path, manifest: Mapping[str, Any]) -> Iterator[str]:
    """Yield the journals of a recording, in the order in which they were played."""
    for name in manifest["files"]:
        if name.endswith(JOURNAL):
            yield (folder / name).read_text(encoding="utf-8")


def visits_of(folder: Path, manifest: Mapping[str, Any]) -> Iterator[list[dict[str, int]]]:
    """Yield for each match of journals what searches looked at; nothing for ever if nobody did."""
    if VISITS not in manifest["files"]:
        yield from repeat([])
    with (folder / VISITS).open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)
