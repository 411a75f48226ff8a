"""Rapa Nui (Fabrice Besson and Guillaume Montiage, 2020): statues, porters, offerings."""

from vaka.core.game import Game
from vaka.games.rapanui2020 import facts, notation, parts, sight
from vaka.games.rapanui2020.rules import play as rules
from vaka.games.rapanui2020.text import refusals

GAME = Game(
    name="rapanui2020",
    title="Rapa Nui (2020)",
    seats=(2, 3, 4),
    options=parts.OPTIONS,
    state_class=rules.RapaNui2020,
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
    most_moves=9000,  # N9: at most 8,200 in 100 rounds
)
