"""Rapa Nui (Klaus-Jürgen Wrede, 2011): cards, hidden sacrifices, 2 to 4 seats."""

from vaka.core.game import Game
from vaka.games.rapanui2011 import facts, notation, parts, sight
from vaka.games.rapanui2011.rules import play as rules
from vaka.games.rapanui2011.text import refusals

GAME = Game(
    name="rapanui2011",
    title="Rapa Nui (2011)",
    seats=(2, 3, 4),
    state_class=rules.RapaNui2011,
    move_codec=parts.MOVES,
    event_codec=parts.EVENTS,
    package=__name__,
    write=notation.write,
    read=notation.read,
    look=sight.look,
    imagine=sight.imagine,
    why_not=refusals.why_not,
    derive=facts.derive,
    cover=sight.cover,
    most_moves=54 + 45 * 14,  # chance moves; 45 turns of at most buy, lay, 5 for a Moai, 3, 4
)
