"""Tongiaki (Thomas Rauscher, 2004): fleets, chain reactions and undiscovered seas, 2 to 6 seats."""

from vaka.core.game import Game
from vaka.games.tongiaki import facts, notation, parts, sight
from vaka.games.tongiaki.rules import play as rules
from vaka.games.tongiaki.text import refusals

GAME = Game(
    name="tongiaki",
    title="Tongiaki",
    seats=(2, 3, 4, 5, 6),
    options=parts.OPTIONS,
    for_people=parts.FOR_PEOPLE,
    state_class=rules.Tongiaki,
    move_codec=parts.MOVES,
    event_codec=parts.EVENTS,
    package=__name__,
    write=notation.write,
    read=notation.read,
    look=sight.look,
    imagine=sight.imagine,
    derive=facts.derive,
    why_not=refusals.why_not,
    hides=False,
    most_moves=100_000,  # a limit for random play; N8 proves an end only with a stall limit
)
