"""Raiatea (Jan Schmidt, 2018): secret bids, rituals and To'o tasks, 3 to 5 seats."""

from vaka.core.game import Game
from vaka.games.raiatea import events, facts, notation, parts, sight
from vaka.games.raiatea.rules import play as rules
from vaka.games.raiatea.text import refusals

GAME = Game(
    name="raiatea",
    title="Raiatea",
    seats=(3, 4, 5),
    options=parts.OPTIONS,
    state_class=rules.Raiatea,
    move_codec=parts.MOVES,
    event_codec=events.EVENTS,
    package=__name__,
    write=notation.write,
    read=notation.read,
    look=sight.look,
    imagine=sight.imagine,
    why_not=refusals.why_not,
    most_moves=5000,
    opened=notation.is_opened,
    derive=facts.derive,
    overhear=sight.overhear,
)
