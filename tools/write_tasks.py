"""Write docs/tasks.md: the tasks and the published results."""

import sys
from collections.abc import Iterator
from pathlib import Path

from written import ROOT, run

from vaka import registry
from vaka.arena.intervals import Estimate
from vaka.cli.tasks import figure
from vaka.tasks.entries import Entry, published
from vaka.tasks.listed import TASKS, WIN_SHARE, Task

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

*Decisions* are those of all seats together from which a candidate may have learned before it is
measured; an entry says how many it used. From a program:

```python
from vaka.bots.simple import RandomBot
from vaka.tasks.evaluation import evaluate

found = evaluate("rapanui2011-2p-lead-over-random-v1", RandomBot, matches=30)
print(found.estimate)  # a class of your own, such as a NetworkBot, goes in the same place
```

## The tasks

| Task | Game | Seats | Opponents | Measure | Matches | Decisions |
|---|---|---:|---|---|---:|---:|
"""
RESULTS = """
## Results

Every line is a file in `src/vaka/tasks/baselines`; a test reads all of them and plays the first
matches of the cheap ones again. To add one, measure your bot with
`vaka tasks ID --bot my_bots.Mine --entry ID.NAME.json`, put the file there and run this tool. Tasks
without a line have no published result yet.
"""
TABLE = """
### {id}

| Name | {measure} | 95 % | Learned from | Command |
|---|---:|---|---:|---|
"""
SAID = {WIN_SHARE: "win share"}


def files() -> Iterator[tuple[Path, str]]:
    """Yield the page."""
    listed = "".join(map(task_row, TASKS.values()))
    yield PAGE, HEAD + listed + RESULTS + "".join(map(results, TASKS.values()))


def task_row(task: Task) -> str:
    """Return the row of a task."""
    title, measure = registry.load(task.game).title, SAID.get(task.measure, task.measure)
    return (
        f"| `{task.id}` | {title} | {task.seats} | `{task.opponents}` | {measure} | "
        f"{task.matches:,} | {task.budget:,} |\n"
    )


def results(task: Task) -> str:
    """Return the table of the results of a task; nothing if there are none."""
    entries = published(task.id)
    if not entries:
        return ""
    head = TABLE.format(id=task.id, measure=SAID.get(task.measure, task.measure))
    return head + "".join(entry_row(task, entry) for entry in entries)


def entry_row(task: Task, entry: Entry) -> str:
    """Return the row of a result."""
    told = figure(task, Estimate(entry.value, entry.low, entry.high))
    value, _, interval = told.rstrip("]").partition(" [")
    between = interval.replace(", ", " to ")
    return f"| {entry.name} | {value} | {between} | {entry.decisions:,} | `{entry.command}` |\n"


if __name__ == "__main__":
    sys.exit(run(__doc__, files()))
