"""Liar's Dice: bid on dice that you mostly cannot see. For 2 to 4 seats."""

from liars_dice import facts, notation, parts, rules, sight
from liars_dice.text import refusals
from vaka.core.game import Game

GAME = Game(
    name="liars_dice",
    title="Liar's Dice",
    seats=(2, 3, 4),
    options={"dice": parts.DICE},
    state_class=rules.LiarsDice,
    move_codec=parts.MOVES,
    event_codec=parts.EVENTS,
    package=__name__,
    write=notation.write,
    read=notation.read,
    look=sight.look,
    imagine=sight.imagine,
    overhear=sight.overhear,
    why_not=refusals.why_not,
    derive=facts.derive,
    most_moves=parts.MOST_MOVES,
)
