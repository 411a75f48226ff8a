"""What is: the fields of a Raiatea position."""

from vaka.engine.buffers import Shapes
from vaka.engine.state import STATE_FIELDS, State

OWN_FIELDS: Shapes = {
    "phase": (),
    "round": (),
    "start": (),
    "kahuna": (),
    "actor": (),
    "queue_n": (),
    "queue": (5,),
    "order": (5,),
    "made": (7,),
    "gave": (5,),
    "passes": (),
    "rewards": (3,),
    "row_n": (),
    "row": (160,),
    "owner": (160,),
    "spot": (),
    "usable": (),
    "bag": (),
    "deck": (46,),
    "discards": (46,),
    "forest": (25,),
    "display": (25,),
    "goods_market": (4,),
    "helper_market": (4,),
    "mask_market": (13,),
    "price": (4,),
    "tiles": (6,),
    "todo_n": (),
    "todo": (96, 5),
    "places": (15, 5),
    "token_bag": (47,),
    "pearls": (5,),
    "mana": (5,),
    "priests": (5,),
    "tattoo": (5,),
    "tahua": (5,),
    "tile": (5,),
    "choice": (5,),
    "keep": (5,),
    "goods": (5, 4),
    "ready": (5, 4),
    "used": (5, 4),
    "masks": (5, 13),
    "coupled": (5, 12),
    "tokens": (5, 47),
    "hand": (5, 46),
    "drawn": (5, 46),
    "bagged": (5, 46),
    "front": (5, 46),
}


class Fields(State):
    """The fields alone; the rules are added by `rules.Raiatea`.

    Cards, tokens, moves and steps are numbered as in parts.py; nobody is -1.
    """

    FIELDS = STATE_FIELDS | OWN_FIELDS
    WIDE = frozenset({"bag"})
    __slots__ = tuple(OWN_FIELDS)
    phase: int
    round: int
    start: int  # the seat with the start figure
    kahuna: int  # the seat whose tile is being executed
    actor: int  # the seat whose turn it is
    queue_n: int
    queue: list[int]  # the seats that act after the actor, in order
    order: list[int]  # the ceremonial order
    made: list[int]  # what the actor has done in this turn
    gave: list[int]  # Neighbours: 1 for a seat that put a mask and has not yet had its take
    passes: int  # act 6: passes in this lap
    rewards: list[int]  # act 4: 1 for a reward that is left
    row_n: int
    row: list[int]  # act 5: rituals from left to right
    owner: list[int]  # and whose each is; -1 for brown ones
    spot: int
    usable: int  # how many statues can be used
    bag: int  # mana in the offering bag
    deck: list[int]  # rituals face down, by design
    discards: list[int]
    forest: list[int]  # forest cards face down
    display: list[int]
    goods_market: list[int]
    helper_market: list[int]
    mask_market: list[int]
    price: list[int]
    tiles: list[int]  # 1 for a tile on the board
    todo_n: int
    todo: list[list[int]]  # steps still to be done, the current one last
    places: list[list[int]]  # the tokens of each row of each statue, sorted
    token_bag: list[int]  # tokens that are neither face up nor taken
    pearls: list[int]
    mana: list[int]
    priests: list[int]
    tattoo: list[int]
    tahua: list[int]  # 1 if field 9 was reached and its bonus is spent
    tile: list[int]
    choice: list[int]  # a secret choice: the number of the move + 1
    keep: list[int]  # how many of the drawn rituals are still to be kept
    goods: list[list[int]]
    ready: list[list[int]]  # helpers that can be used
    used: list[list[int]]
    masks: list[list[int]]  # masks and mirrors that are not coupled
    coupled: list[list[int]]  # masks with a mirror on them
    tokens: list[list[int]]
    hand: list[list[int]]
    drawn: list[list[int]]
    bagged: list[list[int]]
    front: list[list[int]]
