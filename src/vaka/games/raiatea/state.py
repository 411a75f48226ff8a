"""What is: the fields of a Raiatea position."""

from vaka.engine.buffers import Shapes
from vaka.engine.state import STATE_FIELDS, State
from vaka.games.raiatea import parts as K

OWN_FIELDS: Shapes = {
    "phase": (),
    "round": (),
    "start": (),
    "kahuna": (),
    "actor": (),
    "queue_n": (),
    "queue": (K.MOST_SEATS,),
    "order": (K.MOST_SEATS,),
    "made": (K.MADE_COUNT,),
    "gave": (K.MOST_SEATS,),
    "passes": (),
    "rewards": (K.REWARD_COUNT,),
    "row_n": (),
    "row": (K.ROW_SIZE,),
    "owner": (K.ROW_SIZE,),
    "spot": (),
    "usable": (),
    "bag": (),
    "deck": (K.RITUAL_COUNT,),
    "discards": (K.RITUAL_COUNT,),
    "forest": (K.CARD_COUNT,),
    "display": (K.CARD_COUNT,),
    "goods_market": (K.GOOD_COUNT,),
    "helper_market": (K.HELPER_COUNT,),
    "mask_market": (K.MASK_COUNT,),
    "price": (K.GOOD_COUNT,),
    "tiles": (K.TILE_COUNT,),
    "todo_n": (),
    "todo": (K.TODO_SIZE, K.STEP_SIZE),
    "places": (K.PLACE_COUNT, K.ROW_PLACES),
    "token_bag": (K.TOKEN_COUNT,),
    "pearls": (K.MOST_SEATS,),
    "mana": (K.MOST_SEATS,),
    "priests": (K.MOST_SEATS,),
    "tattoo": (K.MOST_SEATS,),
    "tahua": (K.MOST_SEATS,),
    "tile": (K.MOST_SEATS,),
    "choice": (K.MOST_SEATS,),
    "keep": (K.MOST_SEATS,),
    "goods": (K.MOST_SEATS, K.GOOD_COUNT),
    "ready": (K.MOST_SEATS, K.HELPER_COUNT),
    "used": (K.MOST_SEATS, K.HELPER_COUNT),
    "masks": (K.MOST_SEATS, K.MASK_COUNT),
    "coupled": (K.MOST_SEATS, K.PICTURE_COUNT),
    "tokens": (K.MOST_SEATS, K.TOKEN_COUNT),
    "hand": (K.MOST_SEATS, K.RITUAL_COUNT),
    "drawn": (K.MOST_SEATS, K.RITUAL_COUNT),
    "bagged": (K.MOST_SEATS, K.RITUAL_COUNT),
    "front": (K.MOST_SEATS, K.RITUAL_COUNT),
}


class Fields(State):
    """The fields alone; the rules are added by `rules.play.Raiatea`.

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
