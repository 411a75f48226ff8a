"""What seats hold in Raiatea: how much oftener than by an even deal each ritual lies in a hand.

Who draws several rituals keeps one and puts the others back (R22), and who holds one soon puts it
into the bag or does not. How often each design lay in the hands of others, in percent of what an
even deal of all cards that a seat cannot see would bring, was counted in 131 matches of searching
bots (`tools/self_play.py`); the counts of two halves of them agree (correlation of the logarithms
0.86). None is below a tenth, since people may see it otherwise.

Never compiled itself: `tools/write_engine.py` writes parts.pxd, which gives the compiler the table.
"""

from vaka.games.raiatea.parts import RITUALS

_HELD = {
    # never kept for long: what they bring is small, or their time is soon over
    "hina": 12,
    "rearea": 10,
    "vanaanaa": 10,
    "faa_hotu": 21,
    "rua_nuu": 22,
    # the others of the normal deck
    "rua_hatu": 124,
    "uru_taetae": 85,
    "raa": 173,
    "roroo": 142,
    "tino_rua": 51,
    "orerorero": 90,
    "te_fatu": 88,
    "toa_hiti": 121,
    "rua_tupua_nui": 93,
    "tu_papa": 40,
    "tohu": 157,
    "matarua": 61,
    "oropaa": 207,
    "atea": 184,
    "hiro": 272,
    "rau_pena": 114,
    "tua_raa_tai": 234,
    "rauti": 153,
    "piri": 71,
    # forbidden rituals
    "mata_arahu": 140,
    "taere": 193,
    "ihi": 179,
    "papa_rai_2": 74,
    "papa_rai_3": 84,
    "papa_rai_4": 176,
    "oro": 126,
    "tumu_nui": 52,
    "taaroa": 204,
    "pere": 91,
    "maui": 59,
    "rai_tupua": 20,
    "rumia": 12,
    "tumu_rai_fenua": 20,
}
EVEN = 100  # for those of the Tane option, of which nothing was counted
HELD = tuple(_HELD.get(name, EVEN) for name in RITUALS)
