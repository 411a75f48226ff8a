"""What a transport of Rapa Nui 2020 brings: units and a tile, or an offering for its price.

Gains are counted on the sketch that a plan works on (plan.py).
"""

from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.bot import structs as Structs
from vaka.games.rapanui2020.bot import worth as Worth
from vaka.games.rapanui2020.rules import styling as Styling
from vaka.games.rapanui2020.rules import transport as Transport
from vaka.games.rapanui2020.state import Fields

# -- erecting --------------------------------------------------------------------------------------


def erection_gain(
    s: Fields,
    outlook: Structs.Outlook,
    seat: int,
    space: int,
    size: int,
    extra: int,
    sketch: Structs.Sketch,
    does: int,
) -> float:
    """Value an erection by its units and the best tile there (P3.4); with `does` it is noted."""
    ahu = best_ahu(s, outlook, space, sketch.used)
    if ahu < 0:
        return 0.0
    if does == 1:
        sketch.used |= 1 << ahu
        sketch.statues[size] -= 1
        sketch.bare[space] += 1
    tile = s.ahu_tile[ahu]
    value = outlook.tiles[tile] if tile >= 0 else 0.0
    return value + gain_units(s, outlook, seat, space, K.YIELD[size] + extra, sketch, does)


def best_ahu(s: Fields, outlook: Structs.Outlook, space: int, used: int) -> int:
    """Return the empty ahu of a space with the best tile, -1 if none is left."""
    best = -1
    best_value = -1.0
    first = K.FIRST_AHU[s.board][space]
    for ahu in range(first, first + K.AHUS[s.board][space]):
        if s.ahu_moai[ahu] < 0 and used >> ahu & 1 == 0:
            tile = s.ahu_tile[ahu]
            value = outlook.tiles[tile] if tile >= 0 else 0.0
            if value > best_value:
                best_value = value
                best = ahu
    return best


def gain_units(
    s: Fields,
    outlook: Structs.Outlook,
    seat: int,
    space: int,
    amount: int,
    sketch: Structs.Sketch,
    does: int,
) -> float:
    """Value so many units of the resource of a space, or with Fervent of the next (P3.4, G4)."""
    possible = Transport.gains(s.board, space, s.built[seat][K.FERVENT])
    best = 0.0
    chosen = -1
    for resource in range(4):
        if possible >> resource & 1 == 1:
            units = min(amount, K.CAP - sketch.purse[resource])
            value = units * outlook.units[seat][resource]
            if value > best:
                best = value
                chosen = resource
    if does == 1 and chosen >= 0:
        sketch.purse[chosen] = min(K.CAP, sketch.purse[chosen] + amount)
    return best


# -- styling ---------------------------------------------------------------------------------------


def styling_gain(s: Fields, outlook: Structs.Outlook, seat: int, sketch: Structs.Sketch) -> float:
    """Value the best exchange that a seat could make, if need be with Skimp (P3.7-P3.10)."""
    if s.pukaos == 0:
        return 0.0
    gain = Worth.best_exchange(s, outlook, seat, sketch, 0, 0)
    if sketch.skimped == 0 and s.tiles[seat][K.SKIMP] + s.tablet[seat] > 0:
        gain = max(gain, skimped_gain(s, outlook, seat, sketch))
    return gain


def skimped_gain(s: Fields, outlook: Structs.Outlook, seat: int, sketch: Structs.Sketch) -> float:
    """Value the best exchange with Skimp, less the tile or the tablet."""
    price = outlook.tiles[K.SKIMP] if s.tiles[seat][K.SKIMP] > 0 else outlook.tablet
    return Worth.best_exchange(s, outlook, seat, sketch, 1, 0) - price


def make_styling(s: Fields, outlook: Structs.Outlook, seat: int, sketch: Structs.Sketch) -> float:
    """Note the best exchange in the sketch; return what it brings."""
    if sketch.skimped == 0 and s.tiles[seat][K.SKIMP] + s.tablet[seat] > 0:
        skimped = skimped_gain(s, outlook, seat, sketch)
        if skimped > Worth.best_exchange(s, outlook, seat, sketch, 0, 0):
            sketch.skimped = 1
            Worth.best_exchange(s, outlook, seat, sketch, 1, 1)
            return skimped
    return Worth.best_exchange(s, outlook, seat, sketch, 0, 1)


def pending_offer(s: Fields, outlook: Structs.Outlook, seat: int) -> float:
    """Value the offering that is being paid for, less its price (P3.7, P3.9)."""
    value = K.KIND_VALUE[Styling.tile_of(s, s.offer)] + 0.0
    return value - Worth.price_of(s, outlook, seat, s.offer % K.TYPE_COUNT)
