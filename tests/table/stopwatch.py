"""How long somebody waits at a table, and how much memory the server takes."""

import re
import time
from pathlib import Path

from table.table_client import Line, Person

PAUSE = 0.08  # seconds between clicks: more than a few a second are refused


def moves(person: Person, count: int) -> list[float]:
    """Play both seats of a match; return how long each click took to be seen at the other."""
    match = person.open("tongiaki", "me", "me")["match"]
    found: list[float] = []
    with person.sit(match, "&seat=0") as one, person.sit(match, "&seat=1") as two:
        lines = [one, two]
        n = 0
        while len(found) < count:
            views = [line.at(n) for line in lines]
            mover = 0 if views[0]["your_turn"] else 1
            if not views[mover]["your_turn"]:
                break
            n = views[mover]["n"] + 1
            began = time.perf_counter()
            lines[mover].move(views[mover]["choices"][-1]["move"])
            lines[1 - mover].at(n)
            found.append(time.perf_counter() - began)
            time.sleep(PAUSE)
    return found


def answers(person: Person, count: int) -> list[float]:
    """Play against a bot; return how long it took to answer each time."""
    found: list[float] = []
    while len(found) < count:
        match = person.open("rapanui2011", "me", "skilled")["match"]
        with person.sit(match) as line:
            for _ in range(min(10, count - len(found))):  # no match is over so soon
                found.append(answer(line))
                time.sleep(PAUSE)
    return found


def answer(line: Line) -> float:
    """Play until the bot has to; return how long it takes until it has."""
    view = line.seen(lambda view: view["your_turn"])
    while True:
        began = time.perf_counter()
        n = view["n"]
        line.move(view["choices"][0]["move"])
        view = line.at(n + 1)
        if not view["your_turn"]:
            view = line.seen(lambda later: later["your_turn"])
            return time.perf_counter() - began


def p50(seconds: list[float]) -> float:
    return sorted(seconds)[len(seconds) // 2]


def p95(seconds: list[float]) -> float:
    return sorted(seconds)[int(0.95 * (len(seconds) - 1))]


def memory(pid: int) -> float:
    """Return how many megabytes a process and those it has started hold; shared ones once."""
    held = 0.0
    for process in (pid, *descendants(pid)):
        try:
            rollup = Path(f"/proc/{process}/smaps_rollup").read_text()
        except OSError:
            continue  # it has just ended
        found = re.search(r"^Pss:\s+(\d+) kB", rollup, re.MULTILINE)
        held += int(found[1]) / 1000 if found else 0.0
    return held


def descendants(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            found += [int(child), *descendants(int(child))]
    return found
