"""Write docs/tasks.md: the tasks and the published results.

With --plots only the learning curves are drawn, into docs/statistics/plots: they are part of the
site, not of the repository.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from statistics_page import figure_of, group
from written import ROOT, parser, settle

from vaka import registry
from vaka.arena.intervals import Estimate
from vaka.arena.plots import curves
from vaka.cli.tasks import figure
from vaka.tasks.entries import Entry, has_limit, published
from vaka.tasks.listed import EXPLOITABILITY, TASKS, WIN_SHARE, Task

PAGE = ROOT / "docs" / "tasks.md"
HEAD = """\
# Tasks to compare by

A task says who is to be beaten, at which table and how often, and what counts. Its id ends with a
version: a published task is never changed, a better one gets the next version. (Written by
`tools/write_tasks.py`.)

```console
$ vaka tasks
$ vaka tasks tongiaki-2p-vs-greedy-v1
$ vaka tasks tongiaki-2p-vs-greedy-v1 --bot greedy --matches 30
```

The candidate has one seat and the opponents all others. It sits in each seat equally often, with
the same luck, and each such block is one observation for the 95 % interval, as in
[the arena](arena.md). Seeds settle everything: the same command gives the same numbers everywhere.

| Measure | is | a fair share |
|---|---|---|
| win share | the part of the wins; a shared win is split | 1 / seats |
| lead | points less the mean points of the opponents | 0 |
| exploitability | what a perfect answer to it wins, in points per match | (perfect play) 0 |

*Decisions* are those of all seats together from which a candidate may have learned before it is
measured; an entry says how many it used. From a program:

```python
from vaka.bots.simple import RandomBot
from vaka.tasks.evaluation import evaluate

found = evaluate("rapanui2011-2p-lead-over-random-v1", RandomBot, matches=30)
print(found.estimate)  # a class of your own, such as a NetworkBot, goes in the same place
```

## Algorithms that learn

```console
$ vaka tasks raiatea-3p-lead-over-random-v1 --learner ppo --policies learned
```

trains an algorithm with the whole budget, from seed 1, 2 and 3, and measures what it has learned in
the matches of the task. `vaka.learn.algorithms` has three of the textbooks, each a page to be read
and changed: `reinforce` (with a learned baseline), `ppo` and `dqn` (double, eight decisions ahead).
All have the same network with two hidden layers of 256, practise in 128 matches of [a
batch](research.md#a-batch) against the opponents of the task, and learn from the lead in points, to
which the win is added where wins count. They need torch (`pip install "vaka[train]"`, in a checkout
`pip install -e ".[train]"`) and use a graphics card if there is one. On a processor alone a
training takes one to six minutes. Torch adds numbers in another order on another machine, so the
same seed may lead to another policy: the interval of a learner therefore holds the luck of its
training too, by how much three trainings differ. (Those of `reinforce`, `ppo` and `dqn` below were
made by an earlier rule, which was right more often than 95 times in 100: they are too wide.) What
was learned plays without torch:

```python
from functools import partial
from pathlib import Path

import numpy as np

import vaka
from vaka.learn.stored import Layer, StoredBot, StoredPolicy

zero = Layer(np.zeros((382, 54), np.float32), np.zeros(54, np.float32))
StoredPolicy("rapanui2011", 1, [zero]).save(Path("ppo-1.npz"))  # as --policies does after training

policy = StoredPolicy.load(Path("ppo-1.npz"), vaka.load("rapanui2011"))
Trained = partial(StoredBot, policy)  # in my_bots.py: vaka arena ... --bots my_bots.Trained,greedy
```

## A small table

`rapanui2011-2p-last-turns-v1` is a position two turns before the end of Rapa Nui (2011). Seat 0
builds a Moai: seat 1 sacrifices an offering openly, seat 0 one in secret, and what lies on the
stone decides what offerings are worth. Seat 0 draws; then seat 1 may buy an offering, not knowing
what was hidden, and its draw ends the match. Both know the position in which that begins. The whole
tree has 5,206 positions and 181 decisions with several moves, at 96 of which a seat cannot tell
several positions apart; so what a perfect opponent wins is computed exactly, by OpenSpiel (`pip
install "vaka[openspiel]"`, in a checkout `pip install -e ".[openspiel]"`). *Matches* are here the
tries by which the policy of a bot is found out at every decision, *decisions* the iterations of a
solver: `--learner mccfr` is OpenSpiel's MCCFR with external sampling.

## The tasks

| Task | Game | Seats | Opponents | Measure | Matches | Decisions |
|---|---|---:|---|---|---:|---:|
"""
RESULTS = """
## Results

Every line is a file in `src/vaka/tasks/baselines`. Tests read all of them and play the first
matches of every bot again, at the small table all; of the algorithms they train one seed for the
lead in Rapa Nui (2011) and at the small table. To add one, measure your bot with `vaka tasks ID
--bot my_bots.Mine --entry ID.NAME.json`, put the file there and run this tool. What has learned has
a curve, measured on the way in 60 matches for each of its seeds; the band is the 95 % interval.
*Cut* are matches that a limit has ended (`stall_limit` of Tongiaki, `max_rounds` of Rapa Nui 2020);
"?" where they were not counted.
"""
TABLE = """
### {id}

| Name | {measure} | 95 % |{cut} Learned from | Command |
|---|---:|---|{rule}---:|---|
"""
DRAWN = """
```{{raw}} html
:file: statistics/plots/{id}.html
```
"""
SAID = {WIN_SHARE: "win share"}
PLOTS = ROOT / "docs" / "statistics" / "plots"


def files() -> Iterator[tuple[Path, str]]:
    """Yield the page."""
    listed = "".join(map(task_row, TASKS.values()))
    yield PAGE, HEAD + listed + RESULTS + "".join(map(results, TASKS.values()))


def main() -> int:
    """Write, check or draw; return the exit status."""
    known = parser(__doc__)
    known.add_argument("--plots", action="store_true", help="only draw the curves")
    arguments = known.parse_args()
    if arguments.plots:
        draw()
        return 0
    return settle(files(), arguments.check)


def task_row(task: Task) -> str:
    """Return the row of a task."""
    title, measure = registry.load(task.game).title, SAID.get(task.measure, task.measure)
    return (
        f"| `{task.id}` | {title} | {task.seats} | `{task.opponents}` | {measure} | "
        f"{task.matches:,} | {task.budget:,} |\n"
    )


def results(task: Task) -> str:
    """Return the table of the results of a task, and where its curves are; nothing if none."""
    entries = published(task.id)
    if not entries:
        return ""
    cut, rule = (" Cut |", "---:|") if has_limit(task.id) else ("", "")
    measure = SAID.get(task.measure, task.measure)
    head = TABLE.format(id=task.id, measure=measure, cut=cut, rule=rule)
    drawn = DRAWN.format(id=task.id) if any(entry.curve for entry in entries) else ""
    return head + "".join(entry_row(task, entry) for entry in entries) + drawn


def draw() -> None:
    """Draw the learning curves."""
    PLOTS.mkdir(exist_ok=True)
    for task in TASKS.values():
        lines = [(entry.name, entry.curve) for entry in published(task.id) if entry.curve]
        if lines:
            html = curves_of(task, sorted(lines))
            (PLOTS / f"{task.id}.html").write_text(html, encoding="utf-8")


def curves_of(task: Task, lines: list[tuple[str, list[list[float]]]]) -> str:
    """Return the learning curves of a task in HTML."""
    small = task.measure == EXPLOITABILITY
    unit = "iterations" if small else "decisions of all seats"
    measure = SAID.get(task.measure, task.measure)
    svg = curves(task.id, lines, unit, measure, percent=task.measure == WIN_SHARE)
    return group(figure_of(f"{task.id}: {measure} while learning, with 95 % intervals.", svg, True))


def entry_row(task: Task, entry: Entry) -> str:
    """Return the row of a result."""
    told = figure(task, Estimate(entry.value, entry.low, entry.high))
    value, _, interval = told.rstrip("]").partition(" [")
    between = interval.replace(", ", " to ")
    cut = f" {cut_share(entry)} |" if has_limit(task.id) else ""
    learned = f"{entry.decisions:,}"
    return f"| {entry.name} | {value} | {between} |{cut} {learned} | `{entry.command}` |\n"


def cut_share(entry: Entry) -> str:
    """Return the share of the matches that a limit has ended, where the entry tells."""
    if entry.truncated is None:
        return "?"
    return f"{100 * entry.truncated / (entry.matches * max(1, entry.seeds)):.1f} %"


if __name__ == "__main__":
    sys.exit(main())
