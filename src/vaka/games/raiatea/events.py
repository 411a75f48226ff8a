"""What can be told while a match of Raiatea is played: every kind of event, with its rule.

Never compiled itself: `tools/write_engine.py` writes codes.py and codes.pxd, which give the rules
the number of each event.
"""

from vaka.core.codecs import EventCodec, EventKind
from vaka.games.raiatea import parts as K

# `covered` is what goes behind a screen: pearls, mana, goods and tokens are seen when they are
# taken or paid, and then no more; so are the die and the price that would tell them.
EVENTS = EventCodec(
    deal_mask=EventKind("S5", seat=int, mask=K.MASKS),
    reveal=EventKind("R17", card=K.FOREST_CARDS),
    turn_up=EventKind("R42", token=K.TOKENS, row=int),
    rebuild=EventKind("R4"),
    reshuffle=EventKind("R5", deck=K.DECKS),
    draw=EventKind("R22", seat=int, deck=K.DECKS, cards=int),
    dealt=EventKind("R22", hears="seat", seat=int, ritual=K.RITUALS),
    keep=EventKind("R22", seat=int),
    kept=EventKind("R22", hears="seat", seat=int, ritual=K.RITUALS),
    round=EventKind("R1", round=K.ROUNDS),
    choose=EventKind("R12", seat=int, tile=K.TILES),
    roll=EventKind("R13", covered=("face",), seat=int, what=K.DIE_FOR, face=int),
    second_pass=EventKind("R17"),
    take_good=EventKind(
        "R3", covered=("good", "price"), keeps="seat", seat=int, good=K.GOODS, price=int
    ),
    put_good=EventKind("R3", covered=("good", "price"), good=K.GOODS, price=int),
    take_card=EventKind("R19", covered=("card",), keeps="seat", seat=int, card=K.FOREST_CARDS),
    to_market=EventKind("R16", card=K.FOREST_CARDS),
    pass_=EventKind("R7", seat=int),
    collector=EventKind("R20", seat=int),
    offer=EventKind("R22", covered=("good",), keeps="seat", seat=int, good=K.GOODS),
    tattoo=EventKind("R10", seat=int, field=int),
    tahua=EventKind("R10", seat=int),
    pearls=EventKind("R24", covered=("amount",), keeps="seat", seat=int, amount=int),
    mana=EventKind("R26", covered=("amount",), keeps="seat", seat=int, amount=int),
    priests=EventKind("R25", seat=int, amount=int, total=int),
    train=EventKind("R25", seat=int, number=int, price=int),
    give=EventKind("R27", seat=int, mask=K.MASKS),
    take_mask=EventKind("R28", seat=int, mask=K.MASKS),
    sell=EventKind(
        "R31", covered=("good", "level"), keeps="seat", seat=int, good=K.GOODS, level=int
    ),
    hire=EventKind("R31", seat=int, helper=K.HELPERS, price=int),
    take_helper=EventKind("R31", seat=int, helper=K.HELPERS),
    trader=EventKind("R31", seat=int, good=K.GOODS),
    reactivate=EventKind("R31", seat=int, helper=K.HELPERS),
    couple=EventKind("R8", seat=int, mask=K.MASKS),
    shaman=EventKind("R8", seat=int, ritual=K.RITUALS),
    perform=EventKind("R9", seat=int, ritual=K.RITUALS),
    perform_all=EventKind("R9", ritual=K.RITUALS),
    lay_out=EventKind("R9", seat=int, ritual=K.RITUALS),
    end_round=EventKind("R32", start_seat=int),
    chosen=EventKind("R33", seat=int),
    dance=EventKind("R33", reveals=True),
    buying=EventKind("R34", reveals=True),
    buy=EventKind("R34", seat=int, deck=K.DECKS, mana=int),
    put=EventKind("R35", hears="seat", seat=int, ritual=K.RITUALS),
    prepared=EventKind("R35", seat=int),
    bidding=EventKind("R36", reveals=True),
    bid=EventKind("R36", covered=("mana",), keeps="seat", seat=int, mana=int),
    first=EventKind("R36", seat=int),
    reward=EventKind("R37", seat=int, reward=K.REWARDS),
    lay_row=EventKind("R38", reveals=True, cards=int, mana=int),
    in_row=EventKind("R38", seat=int, ritual=K.RITUALS, mana=int),
    in_row_all=EventKind("R38", ritual=K.RITUALS, mana=int),
    next=EventKind("R38", seat=int, ritual=K.RITUALS),
    bag=EventKind("R39", mana=int, total=int),
    pay_row=EventKind("R39", ritual=K.RITUALS, mana=int, left=int),
    fail=EventKind("R39", seat=int, ritual=K.RITUALS, mana=int, left=int),
    fail_all=EventKind("R39", ritual=K.RITUALS, mana=int, left=int),
    ban=EventKind("V1", seat=int, ritual=K.RITUALS, owner_seat=int),
    tribute=EventKind(
        "V1",
        covered=("amount",),
        keeps="seat",
        seat=int,
        victim_seat=int,
        what=K.WEALTH,
        amount=int,
    ),
    lapse=EventKind("V1", victim_seat=int),
    raid=EventKind("V1", seat=int, victim_seat=int),
    loot=EventKind("V1", covered=("good",), keeps="seat", seat=int, victim_seat=int, good=K.GOODS),
    thief=EventKind("V1", seat=int, victim_seat=int, mask=K.MASKS),
    capture=EventKind("V1", seat=int, victim_seat=int, amount=int),
    fulfil=EventKind("R43", covered=("token",), keeps="seat", seat=int, token=K.TOKENS),
    dive=EventKind("R41", seat=int),
    claim=EventKind("R43", covered=("token",), keeps="seat", seat=int, token=K.TOKENS),
    pay_pearls=EventKind("R44", covered=("amount",), keeps="seat", seat=int, amount=int),
    pay_mana=EventKind("R44", covered=("amount",), keeps="seat", seat=int, amount=int),
    pay_ritual=EventKind("R44", seat=int, ritual=K.RITUALS),
    pay_mask=EventKind("R44", seat=int, mask=K.MASKS),
    gain=EventKind("R46", covered=("token",), keeps="seat", seat=int, token=K.TOKENS),
    auctioning=EventKind("R49", reveals=True),
    auctioned=EventKind(
        "R49", covered=("token",), keeps="seat", seat=int, token=K.TOKENS, mana=int
    ),
    raising=EventKind("R41"),
    end_ceremony=EventKind("R42", statue=int),
    end=EventKind("R42", reveals=True),
)
