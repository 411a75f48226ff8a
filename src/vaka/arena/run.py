"""An arena from start to end: play what is missing, then write everything that people read."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from vaka.arena import ratings
from vaka.arena.contest import Contest, ExtraMissing, whole_blocks
from vaka.arena.log import Log
from vaka.arena.play import MatchResult
from vaka.arena.report import report
from vaka.arena.rows import write_csv, write_whole
from vaka.arena.schedule import seatings
from vaka.arena.summary import summarise
from vaka.arena.workers import Workers

LOG = "matches.jsonl"
ROWS = "rows.csv"
SUMMARY = "summary.json"
REPORT = "report.html"

Progress = Callable[[int], None]


def hold(
    contest: Contest,
    matches: int,
    folder: Path,
    workers: Workers,
    progress: Callable[[int, int], Progress] | None = None,
) -> list[MatchResult]:
    """Play at least so many matches, in whole blocks, and return all that the log has.

    `progress` is asked once for what to tell the number of finished matches: it gets how many
    there will be and how many there are already.
    """
    contest.check()
    blocks = whole_blocks(matches, contest.seats)
    total = blocks * contest.seats
    with Log(folder / LOG, contest) as log:
        plan = seatings(contest, blocks)
        missing = (seating for seating in plan if seating.match not in log.results)
        done = sum(match < total for match in log.results)
        tell = progress(total, done) if progress is not None else None
        for result in workers(contest, missing) if done < total else ():
            _keep_failure(folder, result)
            log.add(result)
            done += 1
            if tell is not None:
                tell(done)
        return sorted(log.results.values(), key=lambda result: result.match)


def write_all(
    contest: Contest, results: Sequence[MatchResult], folder: Path, language: str = "en"
) -> dict[str, Any]:
    """Write rows, summary and report beside the log; return the summary.

    Without the extra `arena` there is neither rating nor report, and `missing` says why.
    """
    write_csv(results, folder / ROWS)
    summary = summarise(contest, results)
    summary["missing"] = None
    try:
        ratings.add_ratings(summary, contest, results)
        write_whole(folder / REPORT, report(summary, results, language))
    except ExtraMissing as extra:
        summary["missing"] = extra.sentence(language)
    write_whole(folder / SUMMARY, json.dumps(summary, indent=1, ensure_ascii=False) + "\n")
    return summary


def _keep_failure(folder: Path, result: MatchResult) -> None:
    """Write the journal of a failed match to a file that `vaka replay` can read."""
    if result.failure is not None and result.failure.journal:
        file = folder / result.journal_file
        file.parent.mkdir(exist_ok=True)
        write_whole(file, result.failure.journal)
