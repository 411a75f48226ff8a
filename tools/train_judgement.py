"""Learn from matches what a game's evaluation misses, and write the network that says it.

1. Searching bots play each other on all cores. Of each match some positions are kept: what every
   seat may know as numbers, what the evaluation expects, and who won in the end.
2. A network learns to correct the evaluation: what to add to the log-odds of each seat, and how far
   the evaluation is to be trusted in such a position. It begins with no correction at all, and
   learning ends when matches that were set aside are no longer predicted better. Matches are the
   data, not positions: many positions of few matches are soon known by heart.
3. The table that is printed compares evaluation and network on matches that decided neither: the
   log-loss of who wins, by quarter of the match.

With `--rounds 2` the bots of a second round play with the network of the first, and all matches
teach. One seed and number of processes give the same matches as long as nobody runs out of time.
"""

import argparse
import math
import multiprocessing
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.nn import functional

import vaka
from vaka.bots import nets
from vaka.bots.evaluator import Evaluator
from vaka.core.game import Game, winners
from vaka.engine.net import Net
from vaka.engine.observation import ObservationBuffer
from vaka.engine.rng import Rng
from vaka.engine.search import Search
from vaka.engine.state import State
from vaka.engine.turns import CHANCE

KEPT = 24  # positions of a match, on average
ASTRAY = 20  # one in so many moves of self-play is random, so that odd positions are seen
NODES = 20_000
LOTS = 10  # matches that draw lot 0 are for the table, lot 1 says when to stop, all others teach
BATCH = 4096
LOOK = 50  # steps between two looks at the matches set aside
PATIENCE = 12  # looks without a better one after which learning ends
DROPOUT = 0.1

Floats = NDArray[np.float32]


# -- 1: matches ------------------------------------------------------------------------------------


class Kept(NamedTuple):
    """Positions of matches: one row each, with room for the most seats."""

    seen: NDArray[np.float16]  # position, seat, number
    expected: Floats  # position, seat: the logarithm of the share that the evaluation expects
    won: Floats  # position, seat: the share of the win
    match: NDArray[np.int64]
    quarter: NDArray[np.int8]


class Player:
    """Plays matches of searching bots against themselves and keeps positions."""

    def __init__(self, game: Game, iterations: int, net: Net) -> None:
        """Search so many iterations for each move, with a network or an empty one."""
        self.evaluator = Evaluator(game)
        self.evaluator.weights.net = net
        self.plain = Evaluator(game, net=False)
        self.iterations = iterations
        self.most = game.seats[-1]
        self.numbers = len(game.part("observation").LAYOUT)

    def match(self, seats: int, number: int, rng: Rng) -> list[Kept]:
        """Play one match; return what is kept of it."""
        state = self.evaluator.state_class()
        state.become(self.evaluator.game.start(seats))
        kept: list[State] = []
        while state.deciders():
            if state.turn == CHANCE:
                state.draw(rng)
                continue
            kept.append(state.copy())
            state.play(self.chosen(state, rng))
        best = winners(state.score())
        won = np.array([(seat in best) / len(best) for seat in range(seats)], np.float32)
        chosen = [place for place in range(len(kept)) if rng.below(len(kept)) < KEPT]
        return [self.row(kept[place], won, number, 4 * place // len(kept)) for place in chosen]

    def chosen(self, state: State, rng: Rng) -> int:
        """Return the move that a search looks at most, or now and then any."""
        legal = state.moves()
        if len(legal) == 1 or rng.below(ASTRAY) == 0:
            return legal[rng.below(len(legal))]
        evaluator = self.evaluator
        search = Search(
            *(state, state.turn, evaluator.game.move_codec.veils, rng.split(rng.below(1 << 30))),
            *(evaluator.weights, evaluator.exploration),
            cutoff=evaluator.cutoff,
            nodes=NODES,
            temper=evaluator.temper,
            floor=evaluator.floor,
            fair=evaluator.fair,
            beliefs=True,
        )
        search.run(self.iterations)
        return search.findings()[0].move

    def row(self, state: State, won: Floats, number: int, quarter: int) -> Kept:
        """Return one position as numbers."""
        seen = np.zeros((1, self.most, self.numbers), np.float16)
        expected = np.zeros((1, self.most), np.float32)
        line = np.zeros(self.numbers, np.float32)
        for seat, (_, share) in enumerate(state.evaluated(self.plain.weights)):
            state.write_observation(seat, ObservationBuffer(line))
            seen[0, seat] = line
            expected[0, seat] = math.log(max(share, 1e-12))
        padded = np.zeros((1, self.most), np.float32)
        padded[0, : len(won)] = won
        return Kept(
            *(seen, expected, padded), np.array([number], np.int64), np.array([quarter], np.int8)
        )


class Task(NamedTuple):
    """What one process plays."""

    game: str
    seconds: float
    iterations: int
    seed: int
    number: int  # of the process
    net: str  # the file of the network to play with; "" for none
    folder: str


def play(task: Task) -> str:
    """Play matches until the time is up; return the file with what was kept."""
    game = vaka.load(task.game)
    player = Player(game, task.iterations, net_of(game, task.net))
    rng = Rng(task.seed).split(task.number)
    end = time.monotonic() + task.seconds
    kept: list[Kept] = []
    match = 0
    while time.monotonic() < end or match == 0:
        seats = game.seats[0] if match % 2 == 0 else game.seats[match // 2 % len(game.seats)]
        kept += player.match(seats, task.number * 1_000_000 + match, rng.split(match))
        match += 1
    path = Path(task.folder) / f"{task.number}.npz"
    np.savez(path, *(np.concatenate(column) for column in zip(*kept, strict=True)))
    return str(path)


def net_of(game: Game, path: str) -> Net:
    """Return the network in a file, or none."""
    return nets.read(Path(path), nets.fingerprint_of(game)) if path else Net()


def self_play(arguments: argparse.Namespace, net: str, round_number: int) -> Kept:
    """Let all processes play, and put together what they kept."""
    print(f"round {round_number}: playing for {arguments.seconds:.0f} s ...", flush=True)
    with tempfile.TemporaryDirectory(dir=arguments.room) as folder:
        seed = arguments.seed * 1000 + round_number
        tasks = [
            Task(arguments.game, arguments.seconds, arguments.iterations, seed, i, net, folder)
            for i in range(arguments.processes)
        ]
        with multiprocessing.get_context("spawn").Pool(arguments.processes) as pool:
            loaded = [np.load(path) for path in pool.imap(play, tasks)]
        files = [[file[name] for name in file.files] for file in loaded]
        kept = Kept(*(np.concatenate(column) for column in zip(*files, strict=True)))
    kept.match[:] += round_number * 1_000_000_000
    print(f"{len(np.unique(kept.match)):,} matches, {len(kept.match):,} positions", flush=True)
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
    known: Data, aside: Data, net: Net, decay: float, arguments: argparse.Namespace
) -> Module:
    """Return the network that predicts the matches set aside best; it may go on from another."""
    torch.manual_seed(arguments.seed)
    device = known.won.device
    module = Module(known.seen.shape[2], arguments.hidden)
    if net.inputs:
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
    print(f"decay {decay}: {step} steps; {least:.4f} on the matches set aside", flush=True)
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


def together(one: Kept | None, two: Kept) -> Kept:
    """Put the matches of two rounds together."""
    if one is None:
        return two
    return Kept(*(np.concatenate([one[i], two[i]]) for i in range(len(one))))


def main() -> int:
    """Play, learn, print the table and write the network."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=vaka.games())
    parser.add_argument("--seconds", type=float, default=600, help="of play in each round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=60, help="of a search in self-play")
    parser.add_argument("--hidden", type=int, default=32, help="units of the network")
    parser.add_argument("--rate", type=float, default=0.001, help="of learning")
    parser.add_argument(
        *("--decay",), type=float, nargs="+", default=[0.1], help="of weights; of several the best"
    )
    parser.add_argument("--learn-seconds", type=float, default=300, help="of learning, at most")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--net", default="", help="the network that the first round plays with")
    parser.add_argument("--room", help="a folder for what is kept meanwhile")
    parser.add_argument("--out", default="judgement.net", help="the file to write")
    arguments = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    kept, net = None, arguments.net
    for round_number in range(1, arguments.rounds + 1):
        kept = together(kept, self_play(arguments, net, round_number))
        lot = lots(kept.match, arguments.seed)
        known, aside = (on_device(kept, part, device) for part in (lot > 1, lot == 1))
        begun = net_of(vaka.load(arguments.game), net)
        tried = [learn(known, aside, begun, decay, arguments) for decay in arguments.decay]
        module = min(tried, key=lambda one: one.least)
        print(table(module, on_device(kept, lot == 0, device)), flush=True)
        fingerprint = nets.fingerprint_of(vaka.load(arguments.game))
        nets.write(Path(arguments.out), module.net(), fingerprint)
        net = arguments.out
    return 0


if __name__ == "__main__":
    sys.exit(main())
