"""Find the weights of a game's wits by results.

1. Greedy bots play each other; from each match a few decisions are kept, and every legal move of
   them is tried in some dozens of rollouts: what it won is what it is worth.
2. The weights of the judgement are changed, one by one and again and again, as long as the judged
   shares after each move come closer to that worth.
3. Then the weights that only the preferences use, as long as less is lost by following them.
4. Old and new weights play each other as greedy bots, in every seat with the same chance moves.

Prints the weights with the outcome of step 4; writing them into weights.py is left to a person.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import vaka
from vaka.bots.simple import GreedyBot
from vaka.core.game import winners
from vaka.core.mind import Mind
from vaka.core.rng import Rng
from vaka.core.search import Search
from vaka.core.state import State, Wits
from vaka.core.turns import CHANCE
from vaka.simulation import Tally

KEPT = 5  # decisions of a match
VISITS = 100  # rollouts for each move
LUCK = 4  # what chance may do after a move: so many ways
ASTRAY = 8  # one in so many moves of self-play is random, so that odd positions are seen
ROUNDS = 8  # of changing each weight

Weights = dict[str, float]


class Decision(NamedTuple):
    """A position, the legal moves, what follows each of them, and what it is worth."""

    before: State
    seat: int
    moves: list[int]
    after: list[list[State]]
    worth: list[float]


def wits_of(weights: Weights) -> Wits:
    """Return weights as the engine takes them."""
    return Wits(tuple(weights.values()), weights["spread"])


# -- 1: decisions and what each move is worth ------------------------------------------------------


def decisions(mind: Mind, seconds: float, rng: Rng) -> Iterator[Decision]:
    """Play matches of greedy bots until the time is up; yield some of their decisions."""
    end = time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        stream = rng.split(number)
        seats = mind.game.seats[number % len(mind.game.seats)]
        number += 1
        met = [state for state in self_play(mind, seats, stream) if len(state.moves()) > 1]
        for i in range(min(KEPT, len(met))):
            yield labelled(mind, met[stream.below(len(met))], stream.split(i))


def self_play(mind: Mind, seats: int, rng: Rng) -> Iterator[State]:
    """Play one match and yield each State in which a seat has to choose."""
    chooser = GreedyBot(mind.game, rng.split(0), worlds=2)
    chooser.mind = mind
    state = mind.state_class()
    state.become(mind.game.start(seats))
    while state.deciders():
        if state.turn == CHANCE:
            state.draw(rng)
            continue
        yield state.copy()
        legal = state.moves()
        if rng.below(ASTRAY) == 0:
            state.play(legal[rng.below(len(legal))])
        else:
            seat = state.turn
            state.play(max(legal, key=lambda move: chooser.worth(state, seat, move, rng.split(0))))


def labelled(mind: Mind, state: State, rng: Rng) -> Decision:
    """Try every move of a State in rollouts, and see what follows it."""
    seat = state.turn
    legal = state.moves()
    veils = mind.game.move_table.veils
    nodes = 50 * VISITS * len(legal)
    search = Search(
        state, seat, veils, rng.split(0), mind.wits, cutoff=10**6, nodes=nodes, least=VISITS
    )
    search.run(VISITS * len(legal))
    worth = {found.move: found.value for found in search.findings()}
    after = [[following(state, move, rng.split(1 + i)) for i in range(LUCK)] for move in legal]
    return Decision(state, seat, legal, after, [worth[move] for move in legal])


def following(state: State, move: int, luck: Rng) -> State:
    """Return the State after a move and what chance does then."""
    after = state.copy()
    after.play(move)
    while after.turn == CHANCE:
        after.draw(luck)
    return after


# -- 2 and 3: how far the weights are from that ----------------------------------------------------


def misjudged(decision: Decision, wits: Wits) -> float:
    """Return the squared error of the judged differences between the moves."""
    seat = decision.seat
    judged = [
        sum(state.judged(wits)[seat][1] for state in states) / len(states)
        for states in decision.after
    ]
    shift = (sum(judged) - sum(decision.worth)) / len(judged)
    pairs = zip(judged, decision.worth, strict=True)
    return sum((found - worth - shift) ** 2 for found, worth in pairs) / len(judged)


def lost(decision: Decision, wits: Wits) -> float:
    """Return what is lost on average by playing as the wits prefer."""
    weights = decision.before.preferred(wits, decision.seat)
    pairs = zip(decision.moves, decision.worth, strict=True)
    mean = sum(weights[move] * worth for move, worth in pairs) / sum(weights.values())
    return max(decision.worth) - mean


def improved(
    weights: Weights, names: list[str], loss: Callable[[Weights], float], rounds: int = ROUNDS
) -> Weights:
    """Change one weight after the other by a step that grows with success and shrinks without."""
    steps = dict.fromkeys(names, 0.25)
    least = loss(weights)
    for _ in range(rounds):
        for name in names:
            for sign in (1, -1):
                step = sign * steps[name] * max(abs(weights[name]), 0.1)
                changed = {**weights, name: weights[name] + step}
                found = loss(changed)
                if found < least:
                    weights, least = changed, found
                    steps[name] *= 1.3
                    break
            else:
                steps[name] /= 2
    return weights


def fitted(start: Weights, found: list[Decision]) -> Weights:
    """Return weights that judge and prefer better."""

    def mean(loss: Callable[[Decision, Wits], float]) -> Callable[[Weights], float]:
        def of(weights: Weights) -> float:
            wits = wits_of(weights)
            return sum(loss(decision, wits) for decision in found) / len(found)

        return of

    judging = mean(misjudged)
    before = judging(start)
    used = [name for name in start if judging({**start, name: 1.1 * start[name] + 0.01}) != before]
    weights = improved(start, used, judging)
    rest = [name for name in start if name not in used]
    print(f"judgement: mean squared error {before:.5f} -> {judging(weights):.5f}")
    better = improved(weights, rest, mean(lost))
    print(f"preferences: share lost {mean(lost)(weights):.4f} -> {mean(lost)(better):.4f}")
    return better


# -- 4: who wins -----------------------------------------------------------------------------------


def duel(mind: Mind, old: Weights, new: Weights, seats: int, matches: int, rng: Rng) -> Tally:
    """Let one greedy bot with the new weights play in each seat against old ones."""
    shares = Tally()
    for number in range(matches):
        won = 0.0
        for seat in range(seats):
            sitters = [wits_of(new if other == seat else old) for other in range(seats)]
            best = winners(played(mind, sitters, rng.split(number)))
            won += (seat in best) / len(best)
        shares.add(won / seats)
    return shares


def played(mind: Mind, sitters: list[Wits], rng: Rng) -> list[tuple[int, ...]]:
    """Play one match of greedy bots with these wits; return the score."""
    state = mind.state_class()
    state.become(mind.game.start(len(sitters)))
    chooser = GreedyBot(mind.game, rng.split(0), worlds=2)
    while state.deciders():
        if state.turn == CHANCE:
            state.draw(rng)
            continue
        seat, legal = state.turn, state.moves()
        chooser.mind.wits = sitters[seat]
        luck = rng.split(0)
        worths = [chooser.worth(state, seat, move, luck) for move in legal]
        state.play(legal[worths.index(max(worths))])
    return state.score()


def main() -> None:
    """Tune, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", nargs="?", default="rapanui2011")
    parser.add_argument("--seconds", type=float, default=120, help="to collect decisions")
    parser.add_argument("--matches", type=int, default=300, help="of the duel, in each seat")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = vaka.load(arguments.game)
    mind = Mind(game)
    rng = Rng(arguments.seed)
    old: Weights = dict(game.part("wits").WEIGHTS)
    found = list(decisions(mind, arguments.seconds, rng.split(1)))
    print(f"{len(found)} decisions")
    new = fitted(old, found)
    for name, weight in new.items():
        print(f'    "{name}": {weight:.3f},')
    for seats in game.seats:
        shares = duel(mind, old, new, seats, arguments.matches, rng.split(2))
        figure = shares.summary()
        margin = 1.96 * figure["se"]
        fair = 1 / seats
        print(
            f"{seats} seats: {figure['mean']:.1%} ± {margin:.1%} of the matches, fair is {fair:.1%}"
        )


if __name__ == "__main__":
    main()
