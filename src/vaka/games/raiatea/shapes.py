"""The shapes of positions, views and facts: which keys and values may stand where."""

from collections.abc import Sequence
from typing import Any

from vaka.core.schema import (
    Counts,
    Either,
    Flag,
    ListOf,
    MapOf,
    Nothing,
    Record,
    Text,
    Whole,
    Word,
    refuse,
    short,
)
from vaka.games.raiatea import parts as K

MOST_PEARLS = 9999  # pearls and mana are unlimited (A31); these only keep numbers sane
MOST_MANA = K.MOST_BID
MOST_BAG = 999_999
MOST_CARDS = 99  # cards in one place: cards of a made-up position need not add up
MOST_STEPS = 40  # so that what they cause has room behind them

# -- steps -----------------------------------------------------------------------------------------

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
        Record(do=Word(name), **{f"{key}_": _STEP_SHAPES[key] for key in K.STEP_KEYS[do]})
        for do, name in enumerate(K.STEPS)
    )
    like = Either(*shapes)

    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, dict):
            raise refuse(field, "not_record", value=short(value))
        if "do" not in value:
            raise refuse(f"{field}.do", "missing")
        self.does.check(value["do"], f"{field}.do")
        self.shapes[K.STEPS.index(value["do"])].check(value, field)


# -- positions -------------------------------------------------------------------------------------


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

    like = Text()
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

    def __init__(self, *shapes: Any, like: Any) -> None:
        self.shapes = shapes
        self.like = ListOf(like)

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
_RITUAL = Word(*K.RITUALS)
_PICTURE = Word(*K.PICTURES)
_RANK = Word(*K.RANKS)
_RITUAL_LIST = ListOf(_RITUAL, 0, K.ROW_SIZE)
_BACKS = Record(
    **{
        name: Counts([K.RITUALS[r] for r in range(K.RITUAL_COUNT) if K.BACK[r] == deck], MOST_CARDS)
        for deck, name in enumerate(K.DECKS)
    }
)
_PRICES = Counts(K.GOODS, K.MOST_PRICE)
_PRICES.count = Whole(1, K.MOST_PRICE)
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
    row=ListOf(Record(owner=_NOBODY_TOO, ritual=_RITUAL), 0, K.ROW_SIZE),
    spot=Whole(0, K.ROW_SIZE),
    open=Whole(1, K.STATUE_COUNT),
    statues=_Each(
        *(_Statue(i) for i in range(K.STATUE_COUNT)),
        like=ListOf(ListOf(Word("?", *K.TOKENS))),
    ),
    tokens=_Each(
        *(Counts([name for name, _ in statue], MOST_CARDS) for statue in K.TOKEN_TABLE),
        like=MapOf(K.TOKENS, Whole(0, MOST_CARDS)),
    ),
    bag=Whole(0, MOST_BAG),
    decks=_BACKS,
    discards=_BACKS,
    forest=Counts(K.FOREST_CARDS, MOST_CARDS),
    display=Counts(K.FOREST_CARDS, MOST_CARDS),
    goods_market=Counts(K.GOODS, MOST_CARDS),
    helper_market=Counts(K.HELPERS, MOST_CARDS),
    mask_market=Counts(K.MASKS, MOST_CARDS),
    prices=_PRICES,
    tiles=ListOf(Word(*K.TILES), 0, K.TILE_COUNT),
    todo=ListOf(_Step(), 0, MOST_STEPS),
    seats=ListOf(SEAT, 3, K.MOST_SEATS),
)


# -- views -----------------------------------------------------------------------------------------

_HIDDEN = Word("?")
_COUNT = Whole(0, MOST_BAG)
_PILES = Record(**{deck: Either(_BACKS.shapes[deck], _COUNT) for deck in K.DECKS})
VIEW_SEAT = Record(
    **SEAT.shapes
    | {
        **{key: Either(SEAT.shapes[key], _HIDDEN) for key in ("pearls", "mana", "bagged")},
        **{key: Either(SEAT.shapes[key], _COUNT) for key in ("hand", "drawn", "tokens")},
        "goods": MapOf(K.GOODS, Either(Whole(0, MOST_CARDS), _HIDDEN)),
        "choice": Either(_HIDDEN, SEAT.shapes["choice"]),
    }
)
VIEW = Record(
    **POSITION.shapes
    | {
        "decks": _PILES,
        "discards": _PILES,
        "forest": Either(POSITION.shapes["forest"], _COUNT),
        "tokens": Either(POSITION.shapes["tokens"], ListOf(_COUNT, K.STATUE_COUNT, K.STATUE_COUNT)),
        "seats": ListOf(VIEW_SEAT, 3, K.MOST_SEATS),
    }
)

# -- facts -----------------------------------------------------------------------------------------

_POINTS = Whole(0, MOST_BAG)
_SCORE_LINE = Either(
    Record(
        key=Word("rank"),
        rule=Word("E1"),
        points=_POINTS,
        arguments=Record(rank=_RANK),
    ),
    Record(
        key=Word("ritual"),
        rule=Word("E2"),
        points=_POINTS,
        arguments=Record(ritual=_RITUAL),
    ),
    Record(
        key=Word("tasks"),
        rule=Word("E3"),
        points=_POINTS,
        arguments=Record(tokens=_COUNT, each=_POINTS),
    ),
    Record(
        key=Word("pairs"),
        rule=Word("E4"),
        points=_POINTS,
        arguments=Record(pairs=_COUNT, mask=_PICTURE, each=_POINTS),
    ),
)
WARNINGS = (
    "auction", "empty_bag", "tahua", "end", "end_ceremony", "true_pair", "breaks_pair",
    "no_tattoo", "no_priest",
)  # fmt: skip
# What a move brings: steps, or cards drawn and kept, a field of the tattoo track, a level of the
# price track, points.
GAINS = (*K.STEPS, "cards", "keep", "field", "level", "points")
_MOVE = Record(
    price=Either(_COUNT, Nothing()),
    brings=MapOf(GAINS, _COUNT),
    warning=Either(
        Record(key=Word(*WARNINGS), arguments=MapOf(("tokens", "most"), _COUNT)), Nothing()
    ),
    scores=Whole(-MOST_BAG, MOST_BAG),  # by how much the points of the seat change at once
)
_SEAT_FACTS = Record(
    rank=_RANK,
    hand=_COUNT,  # with others what is bagged too, as everybody can count it
    tokens=_COUNT,
    paired=ListOf(_PICTURE, 0, K.PICTURE_COUNT),  # pictures with a mask and its twin
    clips=Either(Record(used=_COUNT, most=_COUNT), Nothing()),  # None: hidden
    bagged=Either(_COUNT, Nothing()),  # the mana that its rituals in the bag cost; None: hidden
    lacks=Either(  # open tasks that it cannot fulfil, and why; None: hidden
        MapOf(K.TOKENS, Record(has=_COUNT, asks=_COUNT)), Nothing()
    ),
    points=_POINTS,  # as if the match ended now
    counted=Flag(),  # all of its points; False: those that lie open, without its tasks
)
_SEAT_COUNT = ListOf(_POINTS, 3, K.MOST_SEATS)
FACTS = Record(
    turn=ListOf(_NOBODY_TOO, 0, K.MOST_SEATS),  # who must choose now; -1 is chance
    question=Text(),  # what they are asked, by its name in the words
    together=Flag(),  # several seats choose at once, and who has chosen matters
    act=Whole(0, 6),  # of a ceremony; 0 outside
    rounds=ListOf(Word(*K.ROUNDS)),  # that are played with so many seats
    piles=Record(
        forest=_COUNT,
        decks=Counts(K.DECKS, MOST_BAG),
        discards=Counts(K.DECKS, MOST_BAG),
    ),
    reached=Whole(0, K.ROW_SIZE),  # rituals of the row that the pool pays as it is
    seats=ListOf(_SEAT_FACTS, 3, K.MOST_SEATS),
    moves=MapOf(K.SEATS, MapOf(K.MOVES.texts, _MOVE)),  # by seat, where there is something to say
    score=ListOf(Either(ListOf(_SCORE_LINE), Nothing()), 3, K.MOST_SEATS),  # None: hidden
    points=Either(_SEAT_COUNT, Nothing()),  # at the end
    result=Either(Record(places=_SEAT_COUNT, winner=_SEAT_NUMBER, by_order=Flag()), Nothing()),
)
