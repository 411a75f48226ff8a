"""The shape of a position: which keys and values may stand where, and the keys of each step."""

from collections.abc import Sequence
from typing import Any

from vaka.core.schema import Counts, Flag, ListOf, Record, Whole, Word, refuse, short
from vaka.games.raiatea import parts as K

MOST_PEARLS = 9999  # pearls and mana are unlimited (A31); these only keep numbers sane
MOST_MANA = K.MOST_BID
MOST_BAG = 999_999
MOST_CARDS = 99  # cards in one place: cards of a made-up position need not add up
MOST_STEPS = 40  # so that what they cause has room behind them

# -- steps -----------------------------------------------------------------------------------------

STEP_KEYS: dict[int, dict[str, int]] = {  # step -> its keys, and where each stands in the State
    K.DEAL_MASK: {"seat": K.WHO},
    K.REVEAL: {"n": K.N},
    K.TURN_UP: {"statue": K.N},
    K.DEAL: {"seat": K.WHO, "deck": K.A, "n": K.N, "keep": K.B},
    K.ROLL: {"for": K.A},
    K.LOOT: {"seat": K.WHO, "victim": K.A},
    **{do: {"seat": K.WHO, "n": K.N} for do in range(K.PEARLS, K.TATTOO + 1)},
    K.BAG: {"n": K.N},
    K.PRIEST_MANA: {"seat": K.WHO},
    **{do: {"seat": K.WHO, "n": K.N, "may": K.A} for do in range(K.TAKE_GOOD, K.TAKE_MASK + 1)},
    K.TAKE_FOREST: {"seat": K.WHO},
    K.DRAW: {"seat": K.WHO, "keep": K.N},
    K.REACTIVATE: {"seat": K.WHO, "n": K.N},
    **{do: {"seat": K.WHO} for do in range(K.MARK, K.CLAIM + 1)},
    K.PAY_RITUAL: {"seat": K.WHO, "n": K.N},
    K.PAY_MASK: {"seat": K.WHO, "n": K.N},
    K.BAN: {"seat": K.WHO, "max": K.N},
    **{do: {"seat": K.WHO} for do in (K.RAID, K.THIEF, K.CAPTURE, K.LAPSE)},
    K.GAIN: {"seat": K.WHO, "token": K.A, "row": K.B},
    K.AUCTION: {"token": K.A, "row": K.B},
    K.TRIBUTE: {"seat": K.WHO, "what": K.A, "n": K.N},
    K.PRICE: {"good": K.A},
    K.DISCARD: {"ritual": K.A},
}
NAMES: dict[str, Sequence[Any]] = {  # keys whose numbers are written as words
    "deck": K.DECKS,
    "for": K.DIE_FOR,
    "may": (False, True),
    "token": K.TOKENS,
    "what": K.WEALTH,
    "good": K.GOODS,
    "ritual": K.RITUALS,
}
_STEP_SHAPES: dict[str, Any] = {
    "seat": Whole(0, K.MOST_SEATS - 1),
    "victim": Whole(0, K.MOST_SEATS - 1),
    "n": Whole(1, MOST_CARDS),
    "keep": Whole(1, K.DRAW_LARGE),
    "statue": Whole(1, K.STATUE_COUNT),
    "row": Whole(1, K.ROW_COUNT),
    "max": Whole(0, MOST_CARDS),
    "may": Flag(),
    **{key: Word(*words) for key, words in NAMES.items() if key != "may"},
}


class _Step:
    """The shape of a step: its keys depend on what it does."""

    does = Word(*K.STEPS)
    shapes = tuple(
        Record(do=Word(name), **{f"{key}_": _STEP_SHAPES[key] for key in STEP_KEYS[do]})
        for do, name in enumerate(K.STEPS)
    )

    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, dict):
            raise refuse(field, "not_record", value=short(value))
        if "do" not in value:
            raise refuse(f"{field}.do", "missing")
        self.does.check(value["do"], f"{field}.do")
        self.shapes[K.STEPS.index(value["do"])].check(value, field)


# -- the whole -------------------------------------------------------------------------------------


class _Statue:
    """The shape of a statue: five rows of one to five places for its own tokens."""

    def __init__(self, statue: int) -> None:
        names = (name for name, _ in K.TOKEN_TABLE[statue])
        self.token = Word("?", *names)

    def check(self, value: Any, field: str) -> None:
        ListOf(ListOf(self.token), K.ROW_COUNT, K.ROW_COUNT).check(value, field)
        for i, row in enumerate(value):
            ListOf(self.token, 0, i + 1).check(row, f"{field}.{i}")


class _Choice:
    """The shape of a secret choice: the text of a move that all seats make at once, or nothing."""

    texts = frozenset(
        ["", "pass", "done"]
        + [text for text in K.MOVES.texts if text.partition(" ")[0] in ("train", "buy", "bid")]
    )

    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, str) or value not in self.texts:
            words = '"", pass, done, train n, buy deck, bid n'
            raise refuse(field, "not_word", value=short(value), words=words)


class _Each:
    """The shape of a list in which each element has a shape of its own."""

    def __init__(self, *shapes: Any) -> None:
        self.shapes = shapes

    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, list):
            raise refuse(field, "not_list", value=short(value))
        if len(value) != len(self.shapes):
            n = len(self.shapes)
            raise refuse(field, "wrong_length", length=len(value), low=n, high=n)
        for i, shape in enumerate(self.shapes):
            shape.check(value[i], f"{field}.{i}")


_SEAT_NUMBER = Whole(0, K.MOST_SEATS - 1)
_NOBODY_TOO = Whole(-1, K.MOST_SEATS - 1)
_RITUAL_LIST = ListOf(Word(*K.RITUALS), 0, K.ROW_SIZE)
_BACKS = Record(
    **{
        name: Counts([K.RITUALS[r] for r in range(K.RITUAL_COUNT) if K.BACK[r] == deck], MOST_CARDS)
        for deck, name in enumerate(K.DECKS)
    }
)
SEAT = Record(
    pearls=Whole(0, MOST_PEARLS),
    mana=Whole(0, MOST_MANA),
    priests=Whole(0, K.MOST_PRIESTS),
    tattoo=Whole(0, K.MOST_TATTOO),
    goods=Counts(K.GOODS, MOST_CARDS),
    hand=_RITUAL_LIST,
    drawn=_RITUAL_LIST,
    keep=Whole(0, K.DRAW_LARGE),
    bagged=_RITUAL_LIST,
    front=_RITUAL_LIST,
    ready=Counts(K.HELPERS, MOST_CARDS),
    used=Counts(K.HELPERS, MOST_CARDS),
    masks=Counts(K.MASKS, MOST_CARDS),
    coupled=Counts(K.PICTURES, MOST_CARDS),
    tokens=ListOf(Word(*K.TOKENS), 0, sum(K.TOKEN_DECK)),
    tile=Word("", *K.TILES),
    tahua=Flag(),
    choice=_Choice(),
)
POSITION = Record(
    game=Word("raiatea"),
    options=Record(**{name: Flag() for name in K.OPTIONS}),
    round=Word(*K.ROUNDS),
    phase=Word(*K.PHASES),
    start=_SEAT_NUMBER,
    kahuna=_NOBODY_TOO,
    actor=_NOBODY_TOO,
    queue=ListOf(_SEAT_NUMBER, 0, K.MOST_SEATS),
    order=ListOf(_SEAT_NUMBER, 3, K.MOST_SEATS),
    made=Counts(K.MADE, MOST_CARDS),
    gave=ListOf(_SEAT_NUMBER, 0, K.MOST_SEATS),
    passes=Whole(0, K.MOST_SEATS),
    rewards=ListOf(Word(*K.REWARDS), 0, K.REWARD_COUNT),
    row=ListOf(Record(owner=_NOBODY_TOO, ritual=Word(*K.RITUALS)), 0, K.ROW_SIZE),
    spot=Whole(0, K.ROW_SIZE),
    open=Whole(1, K.STATUE_COUNT),
    statues=_Each(*(_Statue(i) for i in range(K.STATUE_COUNT))),
    tokens=_Each(*(Counts([name for name, _ in statue], MOST_CARDS) for statue in K.TOKEN_TABLE)),
    bag=Whole(0, MOST_BAG),
    decks=_BACKS,
    discards=_BACKS,
    forest=Counts(K.FOREST_CARDS, MOST_CARDS),
    display=Counts(K.FOREST_CARDS, MOST_CARDS),
    goods_market=Counts(K.GOODS, MOST_CARDS),
    helper_market=Counts(K.HELPERS, MOST_CARDS),
    mask_market=Counts(K.MASKS, MOST_CARDS),
    prices=Record(**{good: Whole(1, K.MOST_PRICE) for good in K.GOODS}),
    tiles=ListOf(Word(*K.TILES), 0, K.TILE_COUNT),
    todo=ListOf(_Step(), 0, MOST_STEPS),
    seats=ListOf(SEAT, 3, K.MOST_SEATS),
)
