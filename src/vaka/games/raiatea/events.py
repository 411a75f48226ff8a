"""What can be told while a match of Raiatea is played: every kind of event, with its rule.

Never compiled itself: `tools/write_parts.py` writes events.pxd, which gives the compiler the
numbers of the events as C constants.
"""

from vaka.core.tables import EventTable, Fact
from vaka.games.raiatea import parts as K

EVENTS = EventTable(
    deal_mask=Fact("S5", seat=int, mask=K.MASKS),
    reveal=Fact("R17", card=K.FOREST_CARDS),
    turn_up=Fact("R42", token=K.TOKENS, row=int),
    rebuild=Fact("R4"),
    reshuffle=Fact("R5", deck=K.DECKS),
    draw=Fact("R22", seat=int, deck=K.DECKS, cards=int),
    dealt=Fact("R22", hears="seat", seat=int, ritual=K.RITUALS),
    keep=Fact("R22", seat=int),
    kept=Fact("R22", hears="seat", seat=int, ritual=K.RITUALS),
    round=Fact("R1", round=K.ROUNDS),
    choose=Fact("R12", seat=int, tile=K.TILES),
    roll=Fact("R13", seat=int, what=K.DIE_FOR, face=int),
    second_pass=Fact("R17"),
    take_good=Fact("R3", seat=int, good=K.GOODS, price=int),
    put_good=Fact("R3", good=K.GOODS, price=int),
    take_card=Fact("R19", seat=int, card=K.FOREST_CARDS),
    to_market=Fact("R16", card=K.FOREST_CARDS),
    pass_=Fact("R7", seat=int),
    collector=Fact("R20", seat=int),
    offer=Fact("R22", seat=int, good=K.GOODS),
    tattoo=Fact("R10", seat=int, field=int),
    tahua=Fact("R10", seat=int),
    pearls=Fact("R24", seat=int, amount=int),
    mana=Fact("R26", seat=int, amount=int),
    priests=Fact("R25", seat=int, amount=int, total=int),
    train=Fact("R25", seat=int, number=int, price=int),
    give=Fact("R27", seat=int, mask=K.MASKS),
    take_mask=Fact("R28", seat=int, mask=K.MASKS),
    sell=Fact("R31", seat=int, good=K.GOODS, level=int),
    hire=Fact("R31", seat=int, helper=K.HELPERS, price=int),
    take_helper=Fact("R31", seat=int, helper=K.HELPERS),
    trader=Fact("R31", seat=int, good=K.GOODS),
    reactivate=Fact("R31", seat=int, helper=K.HELPERS),
    couple=Fact("R8", seat=int, mask=K.MASKS),
    shaman=Fact("R8", seat=int, ritual=K.RITUALS),
    perform=Fact("R9", seat=int, ritual=K.RITUALS),
    perform_all=Fact("R9", ritual=K.RITUALS),
    lay_out=Fact("R9", seat=int, ritual=K.RITUALS),
    end_round=Fact("R32", start_seat=int),
    chosen=Fact("R33", seat=int),
    dance=Fact("R33", reveals=True),
    buying=Fact("R34", reveals=True),
    buy=Fact("R34", seat=int, deck=K.DECKS, mana=int),
    put=Fact("R35", hears="seat", seat=int, ritual=K.RITUALS),
    prepared=Fact("R35", seat=int),
    bidding=Fact("R36", reveals=True),
    bid=Fact("R36", seat=int, mana=int),
    first=Fact("R36", seat=int),
    reward=Fact("R37", seat=int, reward=K.REWARDS),
    lay_row=Fact("R38", reveals=True, cards=int, mana=int),
    next=Fact("R38", seat=int, ritual=K.RITUALS),
    bag=Fact("R39", mana=int, total=int),
    pay_row=Fact("R39", ritual=K.RITUALS, mana=int, left=int),
    fail=Fact("R39", ritual=K.RITUALS, mana=int, left=int),
    ban=Fact("V1", seat=int, ritual=K.RITUALS, owner_seat=int),
    tribute=Fact("V1", seat=int, victim_seat=int, what=K.WEALTH, amount=int),
    lapse=Fact("V1", victim_seat=int),
    raid=Fact("V1", seat=int, victim_seat=int),
    loot=Fact("V1", seat=int, victim_seat=int, good=K.GOODS),
    thief=Fact("V1", seat=int, victim_seat=int, mask=K.MASKS),
    capture=Fact("V1", seat=int, victim_seat=int, amount=int),
    fulfil=Fact("R43", seat=int, token=K.TOKENS),
    dive=Fact("R41", seat=int),
    claim=Fact("R43", seat=int, token=K.TOKENS),
    pay_pearls=Fact("R44", seat=int, amount=int),
    pay_mana=Fact("R44", seat=int, amount=int),
    pay_ritual=Fact("R44", seat=int, ritual=K.RITUALS),
    pay_mask=Fact("R44", seat=int, mask=K.MASKS),
    gain=Fact("R46", seat=int, token=K.TOKENS),
    auctioning=Fact("R49", reveals=True),
    auctioned=Fact("R49", seat=int, token=K.TOKENS, mana=int),
    raising=Fact("R41"),
    end_ceremony=Fact("R42", statue=int),
    end=Fact("R42", reveals=True),
)
E_DEAL_MASK = EVENTS.id("deal_mask")
E_REVEAL = EVENTS.id("reveal")
E_TURN_UP = EVENTS.id("turn_up")
E_REBUILD = EVENTS.id("rebuild")
E_RESHUFFLE = EVENTS.id("reshuffle")
E_DRAW = EVENTS.id("draw")
E_DEALT = EVENTS.id("dealt")
E_KEEP = EVENTS.id("keep")
E_KEPT = EVENTS.id("kept")
E_ROUND = EVENTS.id("round")
E_CHOOSE = EVENTS.id("choose")
E_ROLL = EVENTS.id("roll")
E_SECOND_PASS = EVENTS.id("second_pass")
E_TAKE_GOOD = EVENTS.id("take_good")
E_PUT_GOOD = EVENTS.id("put_good")
E_TAKE_CARD = EVENTS.id("take_card")
E_TO_MARKET = EVENTS.id("to_market")
E_PASS = EVENTS.id("pass_")
E_COLLECTOR = EVENTS.id("collector")
E_OFFER = EVENTS.id("offer")
E_TATTOO = EVENTS.id("tattoo")
E_TAHUA = EVENTS.id("tahua")
E_PEARLS = EVENTS.id("pearls")
E_MANA = EVENTS.id("mana")
E_PRIESTS = EVENTS.id("priests")
E_TRAIN = EVENTS.id("train")
E_GIVE = EVENTS.id("give")
E_TAKE_MASK = EVENTS.id("take_mask")
E_SELL = EVENTS.id("sell")
E_HIRE = EVENTS.id("hire")
E_TAKE_HELPER = EVENTS.id("take_helper")
E_TRADER = EVENTS.id("trader")
E_REACTIVATE = EVENTS.id("reactivate")
E_COUPLE = EVENTS.id("couple")
E_SHAMAN = EVENTS.id("shaman")
E_PERFORM = EVENTS.id("perform")
E_PERFORM_ALL = EVENTS.id("perform_all")
E_LAY_OUT = EVENTS.id("lay_out")
E_END_ROUND = EVENTS.id("end_round")
E_CHOSEN = EVENTS.id("chosen")
E_DANCE = EVENTS.id("dance")
E_BUYING = EVENTS.id("buying")
E_BUY = EVENTS.id("buy")
E_PUT = EVENTS.id("put")
E_PREPARED = EVENTS.id("prepared")
E_BIDDING = EVENTS.id("bidding")
E_BID = EVENTS.id("bid")
E_FIRST = EVENTS.id("first")
E_REWARD = EVENTS.id("reward")
E_LAY_ROW = EVENTS.id("lay_row")
E_NEXT = EVENTS.id("next")
E_BAG = EVENTS.id("bag")
E_PAY_ROW = EVENTS.id("pay_row")
E_FAIL = EVENTS.id("fail")
E_BAN = EVENTS.id("ban")
E_TRIBUTE = EVENTS.id("tribute")
E_LAPSE = EVENTS.id("lapse")
E_RAID = EVENTS.id("raid")
E_LOOT = EVENTS.id("loot")
E_THIEF = EVENTS.id("thief")
E_CAPTURE = EVENTS.id("capture")
E_FULFIL = EVENTS.id("fulfil")
E_DIVE = EVENTS.id("dive")
E_CLAIM = EVENTS.id("claim")
E_PAY_PEARLS = EVENTS.id("pay_pearls")
E_PAY_MANA = EVENTS.id("pay_mana")
E_PAY_RITUAL = EVENTS.id("pay_ritual")
E_PAY_MASK = EVENTS.id("pay_mask")
E_GAIN = EVENTS.id("gain")
E_AUCTIONING = EVENTS.id("auctioning")
E_AUCTIONED = EVENTS.id("auctioned")
E_RAISING = EVENTS.id("raising")
E_END_CEREMONY = EVENTS.id("end_ceremony")
E_END = EVENTS.id("end")
