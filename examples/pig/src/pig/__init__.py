"""Pig, a dice game: roll on and on, or hold before a 1 takes it all away. For 2 to 4 seats."""

from pig import facts, notation, parts, rules, sight
from pig.text import refusals
from vaka.core.game import Game

GAME = Game(
    name="pig",
    title="Pig",
    seats=(2, 3, 4),
    options={"target": parts.TARGETS},
    state_class=rules.Pig,
    move_codec=parts.MOVES,
    event_codec=parts.EVENTS,
    package=__name__,
    write=notation.write,
    read=notation.read,
    look=sight.look,
    imagine=sight.imagine,
    why_not=refusals.why_not,
    derive=facts.derive,
    hides=False,
    most_moves=parts.MOST_ROUNDS * 4 * 101,  # a turn: 50 times `roll` and its die, one `hold`
)
