"""Write docs/ladder.md: what the matches of `python -m benchmarks.duels` have shown.

    tools/write_ladder.py duels more-duels

reads the matches in these folders, each duel from the last folder that has it, and keeps what they
show in docs/ladder.json; what that has of other duels stays. The page is written from it. With
--plots only the figure is drawn, into docs/statistics/plots: it is part of the site, not of the
repository.
"""

import json
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from statistics_page import figure_of, group
from written import ROOT, parser, settle

from benchmarks import duels
from benchmarks.ladder import Rung, margin, markdown
from vaka import registry
from vaka.arena.intervals import Estimate
from vaka.arena.plots import curves

PAGE = ROOT / "docs" / "ladder.md"
KEPT = ROOT / "docs" / "ladder.json"
PLOT = ROOT / "docs" / "statistics" / "plots" / "ladder-time.html"
Row = Mapping[str, Any]  # what `benchmarks.duels.told` says of a duel

ORIGIN = """
All matches on this page are of `python -m benchmarks.duels`, which shares the time between the
comparisons, so that those of slow bots have the fewest matches and the widest intervals. What it
found is kept in `docs/ladder.json`, with the digest of the code that played; `make ladder` plays on
and writes the page anew. Times are those of a shared machine with two cores.
"""
TIME = """
## Thinking longer

Strength in rating points above a search of 100 iterations (with its 95 % interval), from matches
between each number of iterations and about three times as many: 100 points more win 64 % of the
matches between two, 200 points 76 %. Errors add up from step to step.

| iterations | {titles} |
|---|{rules}
"""
DRAWN = """
```{raw} html
:file: statistics/plots/ladder-time.html
```
"""
LONGER = f"""
## {duels.LONG:,} iterations against {duels.SHORT:,}

| game | seats | share of the wins | 95 % | matches |
|---|---:|---:|---|---:|
"""
OLD = """
## Against the search of before

Today's search against the one from before preferences were eased, secrets weighed and networks
learned, at equal time for a choice (`benchmarks/duels.py: old`), about what each level took then.

| game | seats | like | seconds | share of the wins | 95 % | matches |
|---|---:|---|---:|---:|---|---:|
"""
SEATS = """
## Seats

How often each seat wins between equal bots (100 iterations), in percent, with half of the widest
95 % interval:

| game | seats | wins from seat 1 to the last | within | matches |
|---|---:|---|---:|---:|
"""
ASKING = """
## Whoever is asked first

Seats of Raiatea that choose together may be asked in any order, and bots must not gain by it. Wins
by seat of equal bots (100 iterations) in percent, when the first or the last was asked first:

| seats | asked first | wins from seat 1 to the last | matches | chi-squared |
|---:|---|---|---:|---|
"""


def read(folders: Sequence[Path], kept: Sequence[Row]) -> list[Row]:
    """Return what is kept of each duel, with those played in some folders anew."""
    by_name = {row["duel"]: row for row in kept}
    for folder in folders:
        known = [duel for name in duels.SETS for duel in duels.duels_of(name)]
        codes = duels.read(known, folder / duels.MATCHES, of_old=True)
        by_name |= {
            duel.name: {"code": codes[duel.name], **duels.told(duel)}
            for duel in known
            if duel.results
        }
    order = [duel.name for name in duels.SETS for duel in duels.duels_of(name)]
    return [by_name[name] for name in order if name in by_name]


def page(rows: Sequence[Row]) -> str:
    """Return the whole page."""
    rungs = [rung_of(row) for row in rows if row["duel"].startswith("ladder ") and row["matches"]]
    parts = [markdown(rungs, ORIGIN), time(rows), longer(rows), old(rows)]
    parts += [seats(rows), asking(rows)]
    return "\n".join(part.strip("\n") + "\n" for part in parts if part)


def rung_of(row: Row) -> Rung:
    """Return a kept comparison of the ladder."""
    fields = {name: row[name] for name in Rung.__dataclass_fields__}
    share = None if row["share"] is None else Estimate(**row["share"])
    return Rung(**{**fields, "share": share, "ms": tuple(row["ms"])})


def figures(row: Row) -> str:
    """Return share, interval and number of matches as cells of a table."""
    value, low, high = (row["share"][key] for key in ("value", "low", "high"))
    between = "-" if low is None else f"{100 * low:.1f} to {100 * high:.1f} %"
    return f"{100 * value:.1f} % | {between} | {row['matches']:,}"


def of_set(rows: Sequence[Row], name: str) -> Iterator[Row]:
    """Yield the duels of a set that have been played."""
    for row in rows:
        if row["duel"].split()[0] == name and row["matches"]:
            yield row


def gained(rows: Sequence[Row], game: str) -> list[tuple[int, Estimate]]:
    """Return the strength for each number of iterations, in rating points above the fewest.

    Who is ahead in a share s of the meetings is 400 log10(s / (1 - s)) points stronger; errors add
    up. With few matches a share of all or none stands for an unknown large distance: it counts as
    the share that half a match less would give.
    """
    curve = [(duels.ITERATIONS[0], Estimate(0.0, 0.0, 0.0))]
    points = variance = 0.0
    by_name = {row["duel"]: row for row in of_set(rows, "time")}
    for many in duels.ITERATIONS[1:]:
        row = by_name.get(f"time {many} {game}")
        if row is None or row["ahead"] is None or row["ahead"]["low"] is None:
            break
        bound = 0.5 / row["matches"]
        value = min(max(row["ahead"]["value"], bound), 1 - bound)
        error = (row["ahead"]["high"] - row["ahead"]["low"]) / 2
        slope = 400 / math.log(10) / (value * (1 - value))
        points += 400 * math.log10(value / (1 - value))
        variance += (slope * error) ** 2
        reach = math.sqrt(variance)
        curve.append((many, Estimate(points, points - reach, points + reach)))
    return curve


def strengths(rows: Sequence[Row]) -> dict[str, list[tuple[int, Estimate]]]:
    """Return the curve of each game of which more than its beginning is known."""
    found = {game: gained(rows, game) for game in duels.FEWEST}
    return {game: curve for game, curve in found.items() if len(curve) > 1}


def named(game: str) -> str:
    """Return how a game is called where numbers of seats matter."""
    return f"{registry.load(game).title}, {duels.FEWEST[game]} seats"


def time(rows: Sequence[Row]) -> str:
    """Return the table of strength against thinking time."""
    found = {game: dict(curve) for game, curve in strengths(rows).items()}
    if not found:
        return ""
    text = TIME.format(titles=" | ".join(map(named, found)), rules="---:|" * len(found))
    for many in duels.ITERATIONS:
        cells = [strength(curve.get(many)) for curve in found.values()]
        if any(cell != "-" for cell in cells):
            text += f"| {many:,} | {' | '.join(cells)} |\n"
    return text + DRAWN


def strength(found: Estimate | None) -> str:
    """Return a strength as a cell."""
    if found is None or found.low is None or found.high is None:
        return "-"
    reach = (found.high - found.low) / 2
    return f"{found.value:.0f} ± {reach:.0f}" if reach else f"{found.value:.0f}"


def longer(rows: Sequence[Row]) -> str:
    """Return the table of a long search against a short one."""
    found = [row for row in of_set(rows, "longer") if row["share"]]
    lines = [f"| {row['title']} | {row['seats']} | {figures(row)} |" for row in found]
    return LONGER + "\n".join(lines) + "\n" if lines else ""


def old(rows: Sequence[Row]) -> str:
    """Return the table of today's search against the one of before."""
    lines = []
    for row in of_set(rows, "old"):
        level = row["duel"].split()[1]
        seconds = duels.SECONDS[level]
        if row["share"]:
            about = f"{row['title']} | {row['seats']} | `{level}` | {seconds}"
            lines.append(f"| {about} | {figures(row)} |")
    return OLD + "\n".join(lines) + "\n" if lines else ""


def wins(row: Row) -> list[float]:
    """Return how often each seat has won, in percent."""
    return [100 * won / row["matches"] for won in row["by_seat"]]


def seats(rows: Sequence[Row]) -> str:
    """Return the table of wins by seat."""
    lines = []
    for row in of_set(rows, "seats"):
        within = max(margin(won / 100, row["matches"]) for won in wins(row))
        told = ", ".join(f"{won:.1f}" for won in wins(row))
        about = f"{row['title']} | {row['seats']} | {told} | ± {within:.1f}"
        lines.append(f"| {about} | {row['matches']:,} |")
    return SEATS + "\n".join(lines) + "\n" if lines else ""


def asking(rows: Sequence[Row]) -> str:
    """Return the wins by seat in both orders of asking."""
    found = {row["duel"]: row for row in of_set(rows, "asking")}
    lines = []
    for count in (3, 5):
        one, two = (found.get(f"asking {asked} {count}") for asked in ("first", "last"))
        if one is None or two is None:
            continue
        far = f"{duels.chi_squared(one['by_seat'], two['by_seat']):.1f} on {count - 1} degrees"
        for asked, row, said in (("first", one, far), ("last", two, "")):
            told = ", ".join(f"{won:.1f}" for won in wins(row))
            lines.append(f"| {count} | the {asked} | {told} | {row['matches']:,} | {said} |")
    return ASKING + "\n".join(lines) + "\n" if lines else ""


def draw(rows: Sequence[Row]) -> None:
    """Draw strength against thinking time."""
    lines = [
        (named(game), [(many, at.value, at.low or 0.0, at.high or 0.0) for many, at in curve])
        for game, curve in strengths(rows).items()
    ]
    svg = curves("ladder-time", lines, "iterations a choice", "rating points", logarithmic=True)
    PLOT.parent.mkdir(exist_ok=True)
    told = "Strength above a search of 100 iterations, with 95 % intervals."
    PLOT.write_text(group(figure_of(told, svg, True)), encoding="utf-8")


def main() -> int:
    """Read, write, check or draw; return the exit status."""
    known = parser(__doc__)
    known.add_argument("folders", nargs="*", type=Path, help="what benchmarks.duels has written")
    known.add_argument("--plots", action="store_true", help="only draw the figure")
    arguments = known.parse_args()
    rows = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else []
    if arguments.plots:
        draw(rows)
        return 0
    rows = read(arguments.folders, rows)
    kept = "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"
    return settle([(KEPT, kept), (PAGE, page(rows))], arguments.check)


if __name__ == "__main__":
    sys.exit(main())
