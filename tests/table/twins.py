"""Twin matches: their secrets differ, but one viewer has heard the same of both."""

import random
from dataclasses import dataclass

from vaka.core.game import Game
from vaka.core.journal import Line
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.match import Match

LIKED = {  # what leads to secrets
    "rapanui2011": ("lay moai", "take wood", "hide ", "pass"),
    "raiatea": ("choose ", "pick ", "put ", "draw ", "buy ", "keep "),
}
STAGES = 5  # lines that the viewer hears after the worlds part


@dataclass(frozen=True)
class Twins:
    """Two worlds as one viewer (None: a spectator) may not tell apart.

    Both begin with `common`. Each stage is what happens then in either world until the viewer hears
    something, which is the same; of the last one it hears nothing.
    """

    viewer: int | None
    common: Match
    stages: list[tuple[list[Line], list[Line]]]

    @property
    def differ(self) -> bool:
        """Whether there is a difference at all."""
        return any(here != there for here, there in self.stages)


def played_to(fork: int | str, game: Game, seats: int, chooser: random.Random) -> Match:
    """Return a match after so many moves at random, or where two moves with that verb are legal."""
    while True:
        match = Match(game, seats)
        while not match.over:
            if len(match) == fork or (isinstance(fork, str) and offers(match, fork)):
                return match
            play_at_random(match, chooser)


def offers(match: Match, verb: str) -> bool:
    """Tell whether the first seat that is asked may choose among moves with a verb."""
    return sum(move.startswith(verb) for move in match.moves(match.turn()[0])) > 1


def play_at_random(match: Match, chooser: random.Random) -> None:
    turn = match.turn()
    if turn == (CHANCE,):
        match.draw_once(Rng(chooser.getrandbits(60)))
        return
    seat = chooser.choice(turn)
    moves = match.moves(seat)
    liked = [move for move in moves if move.startswith(LIKED.get(match.game.name, ()))]
    match.play(seat, chooser.choice(liked if liked and chooser.random() < 0.7 else moves))


def before_act_3(game: Game, chooser: random.Random) -> tuple[Match, int]:
    """Return a match of Raiatea before the move that opens act 3, and whose that is."""
    while True:
        match = Match(game, 3)
        while match.view(None)["phase"] != "prepare" or len(match.turn()) < 3:
            play_at_random(match, chooser)
        *before, last = match.lines
        if last.move.startswith("keep "):
            match = Match(game, 3)
            for line in before:
                match.play(line.seat, line.move)
            return match, last.seat


def twins(common: Match, viewer: int | None, chooser: random.Random) -> Twins:
    """Let a match go on in two worlds, as differently as the viewer cannot notice."""
    worlds = (common.branch(), common.branch())
    stages: list[tuple[list[Line], list[Line]]] = []
    done = (len(common), len(common))
    while len(stages) < STAGES:
        for world in worlds:
            move_unheard(world, viewer, chooser)
        kept = tuple(world.branch() for world in worlds)
        if not hear_the_same(worlds, viewer, chooser):
            worlds = (kept[0], kept[1])
            break
        stages.append((worlds[0].lines[done[0] :], worlds[1].lines[done[1] :]))
        done = (len(worlds[0]), len(worlds[1]))
    for world in worlds:
        move_unheard(world, viewer, chooser)
    stages.append((worlds[0].lines[done[0] :], worlds[1].lines[done[1] :]))
    assert worlds[0].heard_lines(viewer) == worlds[1].heard_lines(viewer)
    return Twins(viewer, common, stages)


def move_unheard(world: Match, viewer: int | None, chooser: random.Random) -> None:
    """Make some moves of which the viewer hears nothing, perhaps none."""
    while chooser.random() < 0.6:
        state = world.state
        possible = [
            (seat, move)
            for seat in world.turn()
            for move in world.moves(seat)
            if world.game.heard(state, seat, move, viewer) is None
        ]
        if not possible:
            return
        world.play(*chooser.choice(possible))


def hear_the_same(worlds: tuple[Match, Match], viewer: int | None, chooser: random.Random) -> bool:
    """Make a move in both worlds of which the viewer hears the same; False if there is none."""
    here, there = worlds
    state = here.state
    possible = [(seat, move) for seat in here.turn() for move in here.moves(seat)]
    chooser.shuffle(possible)
    for seat, move in possible[:10]:
        heard = here.game.heard(state, seat, move, viewer)
        if heard is None:
            continue
        after = here.branch()
        after.play(seat, move)
        if after.over:
            continue
        other = answered(there, after, seat, move, viewer, chooser)
        if other is not None:
            here.play(seat, move)
            there.play(seat, other)
            return True
    return False


def answered(
    there: Match, after: Match, seat: int, move: str, viewer: int | None, chooser: random.Random
) -> str | None:
    """Return a move that leaves the viewer in the same knowledge, if possible a different one."""
    moves = there.moves(seat)
    chooser.shuffle(moves)
    moves.sort(key=lambda other: other == move)
    for other in [move] if seat == viewer else moves[:20]:
        if other not in moves:
            continue
        world = there.branch()
        world.play(seat, other)
        if not world.over and known(world, viewer) == known(after, viewer):
            return other
    return None


def known(match: Match, viewer: int | None) -> tuple[object, ...]:
    """Return all that a viewer knows of a match."""
    return (
        match.view(viewer, recall=True),
        match.facts(viewer, recall=True),
        match.turn(),
        match.heard_lines(viewer),
        match.heard_events(viewer),
        [] if viewer is None else match.moves(viewer),
    )
