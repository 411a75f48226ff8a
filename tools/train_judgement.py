"""Learn from matches what a game's evaluation misses, and write the network that says it.

1. Searching bots play each other on all cores (self_play.py), or matches that they have played are
   read. Of each match some positions are kept: what every seat may know as numbers, what the
   evaluation expects, and who won in the end.
2. A network learns to correct the evaluation: what to add to the log-odds of each seat, and how far
   the evaluation is to be trusted in such a position. It begins with no correction at all, and
   learning ends when matches that were set aside are no longer predicted better. Matches are the
   data, not positions: many positions of few matches are soon known by heart.
3. The table that is printed compares evaluation and network on matches that decided neither: the
   log-loss of who wins, by quarter of the match.

With `--rounds 2` the bots of a second round play with the network of the first, and all matches
teach. One seed gives the same matches, as many as there is time for or as `--count` says. Of
several sizes (`--hidden`) each is learned, told about and written.
"""

import argparse
import math
import multiprocessing
import os
import sys
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import self_play
import torch
from numpy.typing import NDArray
from torch import nn
from torch.nn import functional

import vaka
from vaka.bots import nets
from vaka.bots.evaluator import Evaluator
from vaka.engine.net import Net
from vaka.engine.observation import ObservationBuffer
from vaka.engine.rng import Rng
from vaka.engine.state import State

KEPT = 24  # positions of a match, on average
LOTS = 10  # matches that draw lot 0 are for the table, lot 1 says when to stop, all others teach
BATCH = 4096
LOOK = 50  # steps between two looks at the matches set aside
PATIENCE = 12  # looks without a better one after which learning ends
DROPOUT = 0.1
PART = 200  # matches that a process reads at a time

Floats = NDArray[np.float32]


# -- 1: matches ------------------------------------------------------------------------------------


class Kept(NamedTuple):
    """Positions of matches: one row each, with room for the most seats."""

    seen: NDArray[np.float16]  # position, seat, number
    expected: Floats  # position, seat: the logarithm of the share that the evaluation expects
    won: Floats  # position, seat: the share of the win
    match: NDArray[np.int64]
    quarter: NDArray[np.int8]


class Reader:
    """Finds positions of matches, as numbers."""

    def __init__(self, game: str) -> None:
        """Judge by the game's evaluation, without what was learned before."""
        self.evaluator = Evaluator(vaka.load(game), net=False)
        self.most = self.evaluator.game.seats[-1]
        self.numbers = len(self.evaluator.game.part("observation").LAYOUT)

    def rows(self, match: self_play.Played, number: int) -> list[Kept]:
        """Return some of the positions of a match."""
        rng = Rng(number)
        won = np.zeros((1, self.most), np.float32)
        won[0, : match.seats] = self_play.won(self.evaluator, match)
        places = [place for place, _ in self_play.decisions(self.evaluator, match)]
        chosen = {place: i for i, place in enumerate(places) if rng.below(len(places)) < KEPT}
        return [
            self.row(state, won, number, 4 * chosen[place] // len(places))
            for place, state in self_play.decisions(self.evaluator, match)
            if place in chosen
        ]

    def row(self, state: State, won: Floats, number: int, quarter: int) -> Kept:
        """Return one position."""
        seen = np.zeros((1, self.most, self.numbers), np.float16)
        expected = np.zeros((1, self.most), np.float32)
        line = np.zeros(self.numbers, np.float32)
        for seat, (_, share) in enumerate(state.evaluated(self.evaluator.weights)):
            state.write_observation(seat, ObservationBuffer(line))
            seen[0, seat] = line
            expected[0, seat] = math.log(max(share, 1e-12))
        return Kept(
            *(seen, expected, won), np.array([number], np.int64), np.array([quarter], np.int8)
        )


def rows_of(part: tuple[str, int, list[self_play.Played]]) -> Kept:
    """Return the positions of some matches, which are numbered from a first one on."""
    game, first, matches = part
    reader = Reader(game)
    kept = [row for i, match in enumerate(matches) for row in reader.rows(match, first + i)]
    return Kept(*(np.concatenate(column) for column in zip(*kept, strict=True)))


def positions(game: str, matches: list[self_play.Played], processes: int) -> Kept:
    """Return positions of all matches, found on all cores."""
    parts = [(game, i, matches[i : i + PART]) for i in range(0, len(matches), PART)]
    if processes == 1:
        found = list(map(rows_of, parts))
    else:
        with multiprocessing.get_context("spawn").Pool(processes) as pool:
            found = pool.map(rows_of, parts)
    kept = Kept(*(np.concatenate(column) for column in zip(*found, strict=True)))
    print(f"{len(matches):,} matches, {len(kept.match):,} positions", flush=True)
    return kept


# -- 2: learning -----------------------------------------------------------------------------------


class Module(nn.Module):  # type: ignore[misc]  # torch may be missing where types are checked
    """The network of vaka.engine.net, to be learned."""

    def __init__(self, inputs: int, hidden: int) -> None:
        """Begin without any correction."""
        super().__init__()
        self.straight = nn.Linear(inputs, 2, bias=False)
        self.first = nn.Linear(inputs, hidden)
        self.second = nn.Linear(hidden, 2)
        for row in (self.straight.weight, self.second.weight, self.second.bias):
            nn.init.zeros_(row)
        self.least = math.inf  # the log-loss on the matches set aside

    def take(self, net: Net) -> None:
        """Go on from a network that has learned already."""
        numbers = torch.tensor(net.numbers(), dtype=torch.float32)
        for row in self.rows():
            part, numbers = numbers[: row.numel()], numbers[row.numel() :]
            row.data.copy_(part.reshape(row.shape))

    def rows(self) -> tuple[torch.Tensor, ...]:
        """Return all numbers in the order of vaka.engine.net."""
        return (
            *(self.straight.weight.T, self.first.weight.T, self.first.bias),
            *(self.second.weight.T, self.second.bias),
        )

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """Return what is added, and the logarithm of the trust."""
        units = functional.dropout(functional.relu(self.first(seen)), DROPOUT, self.training)
        answers: torch.Tensor = self.straight(seen) + self.second(units)
        return answers

    def net(self) -> Net:
        """Return the network as the engine takes it, rounded as it is stored."""
        flat = torch.cat([row.detach().cpu().reshape(-1) for row in self.rows()])
        numbers = flat.to(torch.float16).to(torch.float64).tolist()
        return Net(self.first.in_features, self.first.out_features, numbers)


class Data(NamedTuple):
    """Positions on the device that learns."""

    seen: torch.Tensor
    expected: torch.Tensor
    won: torch.Tensor
    seated: torch.Tensor  # 1 where somebody sits
    quarter: torch.Tensor

    def at(self, rows: torch.Tensor) -> "Data":
        """Return some of the rows."""
        return Data(*(column[rows] for column in self))


def on_device(kept: Kept, chosen: NDArray[np.bool_], device: str) -> Data:
    """Return the chosen positions as tensors."""
    seated = kept.expected[chosen] != 0.0
    return Data(
        torch.from_numpy(kept.seen[chosen]).to(device),
        torch.from_numpy(kept.expected[chosen]).to(device),
        torch.from_numpy(kept.won[chosen]).to(device),
        torch.from_numpy(seated.astype(np.float32)).to(device),
        torch.from_numpy(kept.quarter[chosen].astype(np.int64)).to(device),
    )


def losses(module: Module | None, data: Data) -> torch.Tensor:
    """Return the log-loss of who wins in each position, by the evaluation or corrected."""
    odds = data.expected
    if module is not None:
        answers = module(data.seen.float())
        seats = data.seated.sum(1, keepdim=True)
        trust = (answers[:, :, 1] * data.seated).sum(1, keepdim=True) / seats
        odds = odds * torch.exp(trust) + answers[:, :, 0]
    odds = odds.masked_fill(data.seated == 0, -1e9)
    return -(data.won * torch.log_softmax(odds, 1)).sum(1)


@torch.no_grad()  # type: ignore[untyped-decorator]  # as above
def judged(module: Module | None, data: Data) -> torch.Tensor:
    """Return the log-losses of many positions, some at a time."""
    if module is not None:
        module.eval()
    rows = torch.arange(len(data.won), device=data.won.device).split(4 * BATCH)
    found = torch.cat([losses(module, data.at(part)) for part in rows])
    if module is not None:
        module.train()
    return found


def learn(
    known: Data, aside: Data, net: Net, hidden: int, decay: float, arguments: argparse.Namespace
) -> Module:
    """Return the network that predicts the matches set aside best; it may go on from another."""
    torch.manual_seed(arguments.seed)
    device = known.won.device
    module = Module(known.seen.shape[2], hidden)
    if net.inputs and net.hidden == hidden:
        module.take(net)
    module.to(device)
    best = {name: value.clone() for name, value in module.state_dict().items()}
    least = judged(module, aside).mean().item()
    optimiser = torch.optim.AdamW(module.parameters(), lr=arguments.rate, weight_decay=decay)
    since, step, end = 0, 0, time.monotonic() + arguments.learn_seconds
    while since < PATIENCE and time.monotonic() < end:
        rows = torch.randint(len(known.won), (min(BATCH, len(known.won)),), device=device)
        loss = losses(module, known.at(rows)).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        step += 1
        if step % LOOK == 0:
            now = judged(module, aside).mean().item()
            since += 1
            if now < least:
                least, since = now, 0
                best = {name: value.clone() for name, value in module.state_dict().items()}
    module.load_state_dict(best)
    module.least = least
    print(
        f"{hidden} units, decay {decay}: {step} steps; {least:.4f} on the matches set aside",
        flush=True,
    )
    return module


def lots(matches: NDArray[np.int64], seed: int) -> NDArray[np.int64]:
    """Draw a lot for each match, the same in every round, and return it for each position."""
    each, place = np.unique(matches, return_inverse=True)
    return np.random.default_rng(seed).integers(LOTS, size=len(each))[place]


# -- 3: what came of it ----------------------------------------------------------------------------


def table(module: Module, data: Data) -> str:
    """Return the log-losses by quarter of the match, as rows of Markdown."""
    before, after = judged(None, data), judged(module, data)
    lines = ["| part of the match | positions | evaluation | corrected |", "|---|---|---|---|"]
    for quarter in range(4):
        part = data.quarter == quarter
        lines.append(
            f"| quarter {quarter + 1} | {int(part.sum()):,} | {before[part].mean():.4f} "
            f"| {after[part].mean():.4f} |"
        )
    lines.append(f"| all | {len(before):,} | {before.mean():.4f} | {after.mean():.4f} |")
    return "\n".join(lines)


def file_of(out: Path, hidden: int, sizes: list[int]) -> Path:
    """Return where a network is written: of several, each with its size in its name."""
    return out.with_stem(f"{out.stem}-{hidden}") if len(sizes) > 1 else out


def main() -> int:
    """Play, learn, print the tables and write the networks."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=vaka.games())
    parser.add_argument("--matches", type=Path, nargs="+", default=[], help="files to learn from")
    parser.add_argument("--seconds", type=float, default=600, help="of play in each round")
    parser.add_argument("--count", type=int, default=0, help="matches of a round, not seconds")
    parser.add_argument("--rounds", type=int, default=1, help="of play; 0: learn from files alone")
    parser.add_argument("--iterations", type=int, default=60, help="of a search in self-play")
    parser.add_argument("--hidden", type=int, nargs="+", default=[32], help="units of the network")
    parser.add_argument("--rate", type=float, default=0.001, help="of learning")
    parser.add_argument(
        *("--decay",), type=float, nargs="+", default=[0.1], help="of weights; of several the best"
    )
    parser.add_argument("--learn-seconds", type=float, default=300, help="of learning, at most")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--net", default="", help="the network that the first round plays with")
    parser.add_argument("--out", type=Path, default=Path("judgement.net"), help="the file to write")
    given = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    fingerprint = nets.fingerprint_of(vaka.load(given.game))
    matches, net = self_play.read(given.matches), given.net
    for number in range(1, max(given.rounds, 1) + 1):
        if given.rounds:
            seed = given.seed * 1000 + number
            plan = self_play.Plan(
                *(given.game, given.seconds, seed, given.iterations), net=net, matches=given.count
            )
            matches += self_play.play(plan, given.processes)
        kept = positions(given.game, matches, given.processes)
        lot = lots(kept.match, given.seed)
        known, aside, told = (
            on_device(kept, part, device) for part in (lot > 1, lot == 1, lot == 0)
        )
        begun = self_play.net_of(given.game, net)
        best: list[Module] = []
        for hidden in given.hidden:
            tried = [learn(known, aside, begun, hidden, decay, given) for decay in given.decay]
            best.append(min(tried, key=lambda one: one.least))
            print(table(best[-1], told), flush=True)
            nets.write(file_of(given.out, hidden, given.hidden), best[-1].net(), fingerprint)
        least = min(range(len(best)), key=lambda i: best[i].least)
        net = str(file_of(given.out, given.hidden[least], given.hidden))
    return 0


if __name__ == "__main__":
    sys.exit(main())
