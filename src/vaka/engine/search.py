"""Search: information-set Monte Carlo tree search for any game, any number of seats, and chance.

Each iteration plays one world: the root with everything dealt anew that the thinking seat cannot
know. Every seat has a tree of its own, in which a move stands as that seat hears it (a secret move
of another seat is one and the same branch whatever it was), and each decision is made with the
statistics of the mover's own tree (Cowling, Powley and Whitehouse 2012, "multiple observer"). So no
seat's plan can depend on what it will not know, and secret simultaneous choices need no special
case. Where a game has no secret moves all trees would be equal, and one serves every seat.

The trees need not branch where chance moves: what follows is then one plan for whatever chance
brings, of the moves that turn out to be legal. A tree that branches there knows more and sees less
far; with many outcomes, such as cards from a pile, not branching plays better.

Below the tree a rollout plays on at random, or as the game's evaluation prefers, to the end or to a
cut-off where the evaluation judges. `nodes` bounds the memory of the trees.
"""

import math
import mmap
from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

from vaka.engine import gil as Lock
from vaka.engine import memory as mem
from vaka.engine import rng as Random
from vaka.engine import solving as Solving
from vaka.engine import tree as Tree
from vaka.engine import turns as Turn
from vaka.engine.buffers import Events, Moves, Rewards, Weights
from vaka.engine.rng import Rng
from vaka.engine.solving import PLIES, Solver
from vaka.engine.state import State
from vaka.engine.tree import Node, Nodes


class Finding(NamedTuple):
    """What a search found out about one move of the root."""

    move: int
    visits: int
    value: float  # mean share of the match, 0 to 1
    error: float  # standard error of the value
    points: float  # mean of the expected final points


class Search:
    """The trees of one decision."""

    __slots__ = (
        "_place",
        "_room",
        "_tree",
        "_veils",
        "beliefs",
        "branching",
        "cutoff",
        "events",
        "exploration",
        "fair",
        "floor",
        "guided",
        "iterations",
        "known",
        "least",
        "moves",
        "node_count",
        "nodes",
        "path",
        "path_n",
        "path_seat",
        "rewards",
        "rng",
        "root",
        "seat",
        "size",
        "solved",
        "solver",
        "temper",
        "trees",
        "unsolved",
        "weights",
        "where",
        "world",
    )
    root: State
    world: State
    seat: int
    size: int  # of a State in memory, asked for once because asking needs the interpreter
    weights: Weights
    rng: Rng
    exploration: float
    guided: bool
    branching: bool
    temper: float
    floor: float
    fair: float
    beliefs: bool
    solver: Solver
    solved: int  # positions that were solved exactly, and those that were too large for it
    unsolved: int
    cutoff: int
    least: int
    nodes: int
    node_count: int
    trees: int
    iterations: int
    moves: Moves
    events: Events
    rewards: Rewards
    where: list[int]
    known: list[int]  # the node of each legal move of a decision, Turn.NONE if it has none
    path: list[int]
    path_seat: list[int]
    path_n: int
    _veils: Any
    _place: Any  # of a move among the legal ones, counted from 1; 0 if it is not legal
    _room: Any
    _tree: Nodes

    def __init__(
        self,
        root: State,
        seat: int,
        veils: Sequence[int],
        rng: Rng,
        weights: Weights,
        exploration: float = 1.0,
        guided: bool = True,
        cutoff: int = 1000,
        nodes: int = 200_000,
        least: int = 0,
        branching: bool = False,
        temper: float = 1.0,
        floor: float = 0.0,
        fair: float = 0.0,
        beliefs: bool = False,
        exact: int = 0,
    ) -> None:
        """Prepare to think for `seat` about `root`, a guess from its recall view.

        `veils` maps each move to what other seats hear of it. With `guided` the preferences of the
        evaluation steer tree and rollouts; a rollout ends after `cutoff` decisions. Each move of
        the root is tried at least `least` times before it is left to its promise. With
        `branching` the trees branch where chance moves.

        Preferences are raised to the power `temper`, and `floor` of their sum is shared out evenly,
        so that no move is left out for its looks. Below the root that is enough, but a move of the
        root that wins by what comes much later has to be tried often before it shows: `fair` of all
        iterations are shared out evenly over the moves of the root.

        With `beliefs` worlds are dealt as the evaluation thinks that they are, and a new position
        is judged only after all seats that choose together have chosen.

        A new position so near the end that at most `exact` moves are left to try, over all lines
        of play, is not judged but solved.
        """
        if nodes < 16:
            raise ValueError(f"a search needs room for at least 16 nodes, not {nodes}")
        self.root = root.copy()
        self.world = root.copy()
        self.size = mem.block_size(root)
        self.seat = seat
        self.weights = weights
        self.rng = rng
        self.exploration = exploration
        self.guided = guided
        self.cutoff = cutoff
        self.least = least
        self.branching = branching
        self.temper = temper
        self.floor = floor
        self.fair = fair
        self.beliefs = beliefs
        self.solver = Solver(root, weights, exact, PLIES if exact > 0 else 0)
        self.solved = 0
        self.unsolved = 0
        self.nodes = nodes
        self.iterations = 0
        self.moves = Moves()
        self.events = Events()
        self.rewards = Rewards()
        self._veils = memoryview(array("i", veils))
        self._place = memoryview(array("i", [0]) * len(veils))
        secret = any(heard != move for move, heard in enumerate(veils))
        self.trees = root.seats if secret else 1
        self.node_count = self.trees
        # Zeros that take memory and time only where they are written, most of them nowhere.
        self._room = mmap.mmap(-1, nodes * Tree.BYTES)
        self._tree = Tree.nodes(self._room)
        for tree in range(self.trees):
            Tree.at(self._tree, tree).child = Turn.NONE
        prepare(self)

    def run(self, iterations: int) -> None:
        """Think on for so many iterations, while other threads may run."""
        token = Lock.release()
        iterate(self, iterations)
        Lock.acquire(token)
        self.moves.refuse_lost()

    def imagine(self) -> State:
        """Return a world as an iteration begins with it, for whoever asks what is believed."""
        deal(self)
        self.moves.refuse_lost()
        return self.world.copy()

    def findings(self) -> list[Finding]:
        """Return what is known of each move of the root that was tried, the most visited first."""
        found = []
        child = Tree.at(self._tree, self.seat if self.trees > 1 else 0).child
        while child != Turn.NONE:
            node = Tree.at(self._tree, child)
            visits = node.visits
            if visits > 0:
                mean = node.total / visits
                variance = max(0.0, node.squares / visits - mean * mean)
                error = math.sqrt(variance / visits)
                points = node.points / visits
                found.append(Finding(node.move, visits, mean, error, points))
            child = node.sibling
        return sorted(found, key=lambda finding: -finding.visits)

    def line(self, move: int, length: int, least: int) -> list[tuple[int, int]]:
        """Return how the search expects a match to go on with a move of the root: seats and moves.

        It ends where chance moves, after `length` moves, or where fewer than `least` tries tell
        what follows. It is a line of the guessed root: others may hold something else.
        """
        world = self.root.copy()
        where = list(range(self.trees))
        mover = self.seat
        found = []
        while move != Turn.NONE:
            found.append((mover, move))
            world.apply(mover, move, self.events)
            for tree in range(self.trees):
                if where[tree] != Turn.NONE:
                    hidden = self.trees > 1 and tree != mover
                    heard = self._veils[move] if hidden else move
                    where[tree] = find(self, where[tree], heard)
            if len(found) == length or world.turn == Turn.OVER or world.turn == Turn.CHANCE:
                break
            mover = mover_of(self, world)
            node = where[mover if self.trees > 1 else 0]
            move = Turn.NONE if node == Turn.NONE else most_tried(self, world, mover, node, least)
        self.moves.refuse_lost()
        return found


def prepare(search: Search) -> None:
    """Allocate the fixed rows of an uncompiled search."""
    search.where = [0] * 6
    search.known = [0] * 1024
    search.path = [0] * 256
    search.path_seat = [0] * 256
    search.path_n = 0


def iterate(search: Search, iterations: int) -> None:
    """Play so many worlds."""
    for _ in range(iterations):
        deal(search)
        search.path_n = 0
        for tree in range(search.trees):
            search.where[tree] = tree
        descend(search, search.world)
        if try_to_solve(search, search.world) == 0:
            roll_out(search, search.world)
            search.world.reward(search.weights, search.rewards)
        back_up(search)
        search.iterations += 1


def deal(search: Search) -> None:
    """Make the world of an iteration: the root, with what the thinking seat cannot know anew."""
    mem.copy_block(search.world, search.root, search.size)
    if search.beliefs:
        search.world.believe(search.seat, search.rng, search.weights, search.moves)
    else:
        search.world.redeal(search.seat, search.rng)


def descend(search: Search, world: State) -> None:
    """Follow the trees down to a decision that has not been tried yet, and try it.

    What seats choose together is one moment, which is worth nothing before it is over.
    """
    fresh = False
    while world.turn != Turn.OVER:
        search.moves.clear()
        mover = mover_of(search, world)
        if mover == Turn.CHANCE:
            move = world.sample(search.rng, search.moves)
            world.apply(mover, move, search.events)
            if search.branching and follow(search, mover, move) == 0:
                return
            continue
        world.legal(mover, search.moves)
        node = search.where[mover if search.trees > 1 else 0]
        if search.moves.n == 1 and node >= search.trees:  # nobody has to think about it
            move = search.moves.pick(search.rng)
            world.apply(mover, move, search.events)
            if fresh and world.waiting == 0:
                return
            if follow(search, mover, move) == 0:
                return
            continue
        if look_up(search, node) < search.moves.n and expand(search, world, mover, node) == 0:
            return
        child = choose(search, node)
        fresh = fresh or Tree.at(search._tree, child).visits == 0
        move = Tree.at(search._tree, child).move
        world.apply(mover, move, search.events)
        if search.path_n == 256:
            return
        search.path[search.path_n] = child
        search.path_seat[search.path_n] = mover
        search.path_n += 1
        if fresh and (world.waiting == 0 or not search.beliefs):
            return
        if follow(search, mover, move) == 0:
            return


def most_tried(search: Search, world: State, mover: int, node: int, least: int) -> int:
    """Return the legal move that was tried most, Turn.NONE if none was tried `least` times."""
    search.moves.clear()
    world.legal(mover, search.moves)
    if search.moves.n == 1:
        return search.moves.move[0]
    look_up(search, node)
    best = Turn.NONE
    tries = least - 1
    for i in range(search.moves.n):
        child = search.known[i]
        if child != Turn.NONE and Tree.at(search._tree, child).visits > tries:
            tries = Tree.at(search._tree, child).visits
            best = Tree.at(search._tree, child).move
    return best


def mover_of(search: Search, world: State) -> int:
    """Return who chooses next: of seats that choose secretly together, the thinking one first."""
    if world.waiting != 0 and (world.waiting >> search.seat) & 1 == 1:
        return search.seat
    return world.turn


def follow(search: Search, mover: int, move: int) -> int:
    """Let every tree follow a move as its seat hears it; return 0 if there is no room for that."""
    for tree in range(search.trees):
        heard = move
        if search.trees > 1 and tree != mover and mover >= 0:
            heard = search._veils[move]
        child = find(search, search.where[tree], heard)
        if child == Turn.NONE:
            child = add(search, search.where[tree], heard)
            if child == Turn.NONE:
                return 0
        search.where[tree] = child
    return 1


def find(search: Search, node: int, move: int) -> int:
    """Return the child of a node by its move, or Turn.NONE."""
    child: int = Tree.at(search._tree, node).child
    while child != Turn.NONE and Tree.at(search._tree, child).move != move:
        child = Tree.at(search._tree, child).sibling
    return child


def add(search: Search, node: int, move: int) -> int:
    """Return a new child of a node, or Turn.NONE if the memory is used up."""
    if search.node_count == search.nodes:
        return Turn.NONE
    child = search.node_count
    search.node_count += 1
    added = Tree.at(search._tree, child)
    parent = Tree.at(search._tree, node)
    added.move = move
    added.child = Turn.NONE
    added.sibling = parent.child
    parent.child = child
    return child


def look_up(search: Search, node: int) -> int:
    """Find the children of a node by the legal moves, and return how many have been weighed.

    A child that came about where its move was forced, in a world with fewer moves, has not.
    """
    for i in range(search.moves.n):
        search.known[i] = Turn.NONE
        search._place[search.moves.move[i]] = i + 1
    weighed = 0
    child = Tree.at(search._tree, node).child
    while child != Turn.NONE:
        one = Tree.at(search._tree, child)
        if one.move >= 0 and search._place[one.move] > 0:
            search.known[search._place[one.move] - 1] = child
            if one.prior > 0.0:
                weighed += 1
        child = one.sibling
    for i in range(search.moves.n):
        search._place[search.moves.move[i]] = 0
    return weighed


def expand(search: Search, world: State, mover: int, node: int) -> int:
    """Give a node the children it lacks and weigh them by the evaluation; 0 if there is no room."""
    if search.node_count + search.moves.n > search.nodes:
        return 0
    if search.guided and search.moves.n > 1:
        world.prefer(mover, search.moves, search.weights)
    total = tempered_total(search)
    for i in range(search.moves.n):
        if search.known[i] == Turn.NONE:
            search.known[i] = add(search, node, search.moves.move[i])
        child = Tree.at(search._tree, search.known[i])
        if child.prior == 0.0:
            child.prior = 1.0 / search.moves.n
            if total > 0.0:
                child.prior = (1.0 - search.floor) * tempered(search, i) / total
                child.prior += search.floor / search.moves.n
    return 1


def tempered(search: Search, i: int) -> float:
    """Return the weight of a move by preference, eased so that a sharp one is not a blind one."""
    weight = max(1, search.moves.weight[i]) * 1.0
    return weight if search.temper == 1.0 else math.pow(weight, search.temper)


def tempered_total(search: Search) -> float:
    """Add up the weights of all moves; nothing where none is preferred."""
    if search.moves.total == 0:
        return 0.0
    if search.temper == 1.0:
        return search.moves.total * 1.0
    total = 0.0
    for i in range(search.moves.n):
        total += tempered(search, i)
    return total


def choose(search: Search, node: int) -> int:
    """Return the most promising child among those of the legal moves."""
    visited = 0
    earned = 0.0
    for i in range(search.moves.n):
        child = Tree.at(search._tree, search.known[i])
        child.available += 1
        visited += child.visits
        earned += child.total
    hope = earned / visited if visited > 0 else 0.5
    share = 0.0
    if node < search.trees:
        share = max(search.least * 1.0, search.fair * visited / search.moves.n)
    best = Turn.NONE
    best_worth = -1.0e9
    for i in range(search.moves.n):
        child = Tree.at(search._tree, search.known[i])
        if child.visits < share:
            worth = 1.0e6 - child.visits
        elif search.guided:
            worth = guided_worth(search, child, hope)
        else:
            worth = plain_worth(search, child)
        if worth > best_worth:
            best_worth = worth
            best = search.known[i]
    return best


def guided_worth(search: Search, child: Node, hope: float) -> float:
    """Value a move by its mean and, the less it was tried, by the preferences (PUCT)."""
    mean: float = child.total / child.visits if child.visits > 0 else hope
    tries = math.sqrt(child.available)
    bias: float = search.exploration * child.prior * tries / (1.0 + child.visits)
    return mean + bias


def plain_worth(search: Search, child: Node) -> float:
    """Value a move by its mean and by how rarely it was tried when it was available (UCB1)."""
    visits = child.visits
    if visits == 0:
        return 1.0e6 + Random.next_below(search.rng, 1000)
    mean: float = child.total / visits
    return mean + search.exploration * math.sqrt(math.log(child.available + 1.0) / visits)


def try_to_solve(search: Search, world: State) -> int:
    """Work out what the seats get if the position is small enough; 0 if it is not, or may not be.

    Where most positions were too large it is tried only now and then: trees grow towards the end.
    """
    if search.solver.most == 0 or world.turn == Turn.OVER:
        return 0
    if search.unsolved > 16 + search.solved and search.iterations % 64 != 0:
        return 0
    if Solving.solve(search.solver, world, search.rewards) == 0:
        search.moves.take_lost(search.solver.first.moves)
        search.unsolved += 1
        return 0
    search.solved += 1
    return 1


def roll_out(search: Search, world: State) -> None:
    """Play on below the tree, at random or as the evaluation prefers, to the cut-off or the end."""
    decisions = 0
    while world.turn != Turn.OVER:
        if world.turn != Turn.CHANCE:
            if decisions == search.cutoff:
                return
            decisions += 1
        if world.turn == Turn.CHANCE or not search.guided:
            world.step(search.rng, search.moves, search.events)
            continue
        search.moves.clear()
        world.legal(world.turn, search.moves)
        if search.moves.n > 1:
            world.prefer(world.turn, search.moves, search.weights)
        world.apply(world.turn, search.moves.pick(search.rng), search.events)


def back_up(search: Search) -> None:
    """Credit each decision on the path with what its own mover got."""
    for i in range(search.path_n):
        node = Tree.at(search._tree, search.path[i])
        share = search.rewards.share[search.path_seat[i]]
        node.visits += 1
        node.total += share
        node.squares += share * share
        node.points += search.rewards.points[search.path_seat[i]]
