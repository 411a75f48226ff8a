"""Write docs/statistics/GAME.md: how long matches are, how wide, how they end and who wins them.

The pages are written from counts that are kept in docs/statistics/GAME.json. With --measure all
matches are played again first (greedy bots take about ten minutes). With --check nothing is
written: the first matches of every table are played again and compared with what was kept, and the
pages with the counts; the exit code is 1 if something differs. With --plots only the figures are
drawn, into docs/statistics/plots: they are part of the site, not of the repository.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from statistics_page import figures, page
from written import ROOT, parser, settle

from vaka import registry
from vaka.bots import bot
from vaka.core.game import Game, winners
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE, OVER
from vaka.match import Match

FOLDER = ROOT / "docs" / "statistics"
SEED = 1
MATCHES = {"random": 5000, "greedy": 200}  # of each table
CHECKED = {"random": 20, "greedy": 1}  # that --check plays again
OPENING = 20  # matches whose results are kept one by one, for --check


@dataclass
class Played:
    """What is counted of one match."""

    scores: list[tuple[int, ...]]
    chance_moves: int = 0
    legal: list[int] = field(default_factory=list)  # moves to choose from, decision by decision
    truncated: bool = False  # a limit has ended it, not the rules

    def told(self) -> list[Any]:
        """Return enough to see whether a match was played the same way."""
        return [len(self.legal), sum(self.legal), self.chance_moves, [s[0] for s in self.scores]]


@dataclass
class TableCounts:
    """TableCounts over all matches of a game with some seats and one way of playing."""

    seats: int
    play: str
    truncated: int  # matches that a limit has ended
    decisions: Counter[int] = field(default_factory=Counter)
    choices: Counter[int] = field(default_factory=Counter)  # decisions between several moves
    chance_moves: Counter[int] = field(default_factory=Counter)
    legal: Counter[int] = field(default_factory=Counter)
    points: list[Counter[int]] = field(default_factory=list)  # by seat
    winner: Counter[int] = field(default_factory=Counter)  # points of the best
    wins: list[Counter[int]] = field(default_factory=list)  # by seat: how many shared the win
    opening: list[list[Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Begin with no match, if nothing was counted yet."""
        self.points = self.points or [Counter() for _ in range(self.seats)]
        self.wins = self.wins or [Counter() for _ in range(self.seats)]

    def add(self, played: Played) -> None:
        """Count one match."""
        self.truncated += played.truncated
        self.decisions[len(played.legal)] += 1
        self.choices[sum(legal > 1 for legal in played.legal)] += 1
        self.chance_moves[played.chance_moves] += 1
        self.legal.update(played.legal)
        best = winners(played.scores)
        self.winner[played.scores[best[0]][0]] += 1
        for seat, score in enumerate(played.scores):
            self.points[seat][score[0]] += 1
            if seat in best:
                self.wins[seat][len(best)] += 1
        if self.decisions.total() <= OPENING:
            self.opening.append(played.told())

    def as_json(self) -> dict[str, Any]:
        """Return the counts as JSON, the numbers in order."""
        return {key: _plain(value) for key, value in vars(self).items()}

    @classmethod
    def from_json(cls, kept: dict[str, Any]) -> Self:
        """Return the counts of what `as_json` has returned."""
        return cls(**{key: _counted(value) for key, value in kept.items()})


def _plain(value: Any) -> Any:
    if isinstance(value, Counter):
        return {str(number): value[number] for number in sorted(value)}
    return [_plain(one) for one in value] if isinstance(value, list) else value


def _counted(value: Any) -> Any:
    if isinstance(value, dict):
        return Counter({int(number): count for number, count in value.items()})
    return [_counted(one) for one in value] if isinstance(value, list) else value


def random_match(game: Game, seats: int, number: int) -> Played:
    """Play the match that `vaka.simulation` plays under this number."""
    state, rng = game.start(seats), Rng(SEED).split(number)
    played = Played([])
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.draw(rng)
            played.chance_moves += 1
        else:
            moves = state.moves()
            played.legal.append(len(moves))
            state.play(moves[rng.below(len(moves))])
    played.scores, played.truncated = state.score(), game.truncated(state)
    return played


def bot_match(game: Game, seats: int, number: int, name: str) -> Played:
    """Play a match with the same bot in every seat."""
    match, rng = Match(game, seats), Rng(SEED).split(number)
    bots = [bot(name, game, rng.split(seat)) for seat in range(seats)]
    chance = rng.split(seats)
    legal = []

    def choose(view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        legal.append(len(moves))
        return bots[seat].choose(view, seat, moves)

    match.play_out(choose, lambda _: chance)
    chance_moves = len(match) - len(legal)
    return Played(match.score(), chance_moves, legal, game.truncated(match.state))


def matches(game: Game, seats: int, play: str, count: int) -> Iterator[Played]:
    """Play the first matches of a table."""
    for number in range(count):
        if play == "random":
            yield random_match(game, seats, number)
        else:
            yield bot_match(game, seats, number, play)


def measured(game: Game) -> list[TableCounts]:
    """Play all matches of a game."""
    found = []
    for seats in game.seats:
        for play, count in MATCHES.items():
            counts = TableCounts(seats, play, truncated=0)
            for played in matches(game, seats, play, count):
                counts.add(played)
            found.append(counts)
            print(f"{game.name}: {count} matches of {play} play with {seats} seats", flush=True)
    return found


def differences(game: Game, kept: list[TableCounts]) -> list[str]:
    """Play the first matches of each table again and tell which tables differ."""
    return [
        f"{game.name}, {counts.seats} seats, {counts.play}"
        for counts in kept
        if [played.told() for played in matches(game, counts.seats, counts.play, again(counts))]
        != counts.opening[: again(counts)]
    ]


def again(counts: TableCounts) -> int:
    """Return how many matches of a table are played again."""
    return CHECKED[counts.play]


def load(name: str) -> list[TableCounts]:
    """Return the counts that are kept of a game."""
    kept = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return [TableCounts.from_json(counts) for counts in kept["tables"]]


def save(name: str, tables: list[TableCounts]) -> None:
    """Keep the counts of a game, a line for each kind of count."""
    parts = []
    for counts in tables:
        lines = [f'"{key}": {json.dumps(value)}' for key, value in counts.as_json().items()]
        parts.append("{" + ",\n".join(lines) + "}")
    text = f'{{"game": "{name}", "seed": {SEED}, "tables": [\n' + ",\n".join(parts) + "]}\n"
    (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")


def draw(name: str, tables: list[TableCounts]) -> None:
    """Draw the figures of a game."""
    folder = FOLDER / "plots"
    folder.mkdir(exist_ok=True)
    for section, html in figures(name, tables).items():
        (folder / f"{name}-{section}.html").write_text(html, encoding="utf-8")


def main() -> int:
    """Measure, write, check or draw; return the exit status."""
    known = parser(__doc__)
    known.add_argument("--measure", action="store_true", help="play all matches again first")
    known.add_argument("--plots", action="store_true", help="only draw the figures")
    known.add_argument("games", nargs="*", help="default: all")
    arguments = known.parse_args()
    pages, late = [], []
    for name in arguments.games or registry.games():
        game = registry.load(name)
        if arguments.measure:
            save(name, measured(game))
        kept = load(name)
        pages.append((FOLDER / f"{name}.md", page(game, kept)))
        if arguments.plots:
            draw(name, kept)
        elif arguments.check:
            late += differences(game, kept)
    for table in late:
        print(f"{table} is out of date: run tools/write_statistics.py --measure")
    return 1 if late else 0 if arguments.plots else settle(pages, arguments.check)


if __name__ == "__main__":
    sys.exit(main())
