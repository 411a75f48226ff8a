"""The board of Raiatea as text: forest, tiles, markets with prices, statues, the row of rituals."""

from collections.abc import Mapping, Sequence

from vaka.games.raiatea import parts as K
from vaka.games.raiatea import views
from vaka.games.raiatea.text.sentences import WORDS
from vaka.text.colours import Paint, fitting, pad, width
from vaka.text.terminal import Scene as BaseScene

WIDTH = 80
LABEL = 12
CELL = 16  # columns of a good in the table of prices
STATUE_CELL = 25
LONGEST_NAME, SHORTER_NAME = 14, 10
NOTHING = "·"
PEARL, MANA, PRIEST, TATTOO, HELPER, MASK = "●", "✦", "♟", "▲", "☻", "◊"
TASK, RITUAL, REACTIVATE, FOREST_CARD, AUCTION = "⌂", "☼", "↻", "♣", "¤"
SIGNS = (  # symbol and the word that explains it
    (PEARL, "pearls"),
    (MANA, "mana"),
    (PRIEST, "priests"),
    (TATTOO, "tattoos"),
    (HELPER, "helpers"),
    (MASK, "masks"),
    (RITUAL, "rituals"),
    (REACTIVATE, "reactivate"),
    (FOREST_CARD, "forest_card"),
    (TASK, "task"),
    (AUCTION, "auction"),
)
LETTERS = {"uru": "U", "taro": "T", "mahi_mahi": "M", "tiare": "F"}
GOOD_STYLES = {"uru": "green", "taro": "magenta", "mahi_mahi": "cyan", "tiare": "yellow"}
STYLES = ("cyan", "orange", "violet", "green", "yellow")  # of the seats
STEP_SIGNS = {
    K.PEARLS: PEARL,
    K.MANA: MANA,
    K.PRIESTS: PRIEST,
    K.TATTOO: TATTOO,
    K.TAKE_HELPER: HELPER,
    K.TAKE_MASK: MASK,
    K.DRAW: RITUAL,
    K.REACTIVATE: REACTIVATE,
    K.TAKE_FOREST: FOREST_CARD,
    K.FULFIL: TASK,
}
TOKEN_SIGNS = {
    K.TASK_PEARLS: PEARL,
    K.TASK_MANA: MANA,
    K.TASK_RITUALS: RITUAL,
    K.TASK_MASKS: MASK,
    K.TASK_PRIESTS: PRIEST,
    K.TASK_HELPERS: HELPER,
    K.TASK_SAME: f"={HELPER}",
}


class Scene(BaseScene):
    """What every part of the picture needs, with the words of this game."""

    words = WORDS
    longest_name = LONGEST_NAME
    view: views.View
    facts: views.Facts

    def __init__(
        self,
        view: views.View,
        facts: views.Facts,
        seat: int | None,
        names: Sequence[str],
        paint: Paint,
        language: str,
    ) -> None:
        """Prepare a picture of a view as `seat` looks at it."""
        super().__init__(view, facts, seat, names, paint, language, STYLES)
        self.seats = view["seats"]
        self.shorter_names = [
            paint(fitting(name, SHORTER_NAME), "bold", self.style(i))
            for i, name in enumerate(names)
        ]

    def style(self, seat: int) -> str:
        """Return the colour of a seat."""
        return STYLES[seat % len(STYLES)]

    def mask(self, name: str) -> str:
        """Return a mask in short: its picture, and what a pair of it counts."""
        if name == "mirror":
            return self.called("mirror")
        kind = K.PAIR_KINDS[K.PAIR_KIND[K.PICTURES.index(name)]]
        return f"{name.upper()} {self.called(f'pair_{kind}')}"

    def masks(self, counts: Mapping[str, int]) -> list[str]:
        """Return the masks there are, twins together."""
        return [f"{self.mask(name)}{_times(n)}" for name, n in counts.items() if n]

    def token(self, name: str) -> str:
        """Return a token in short, such as 3 pearls as a number and a sign."""
        if name == "?":
            return self.dim("?")
        number = K.TOKENS.index(name)
        kind, need = K.TOKEN_KIND[number], K.TOKEN_NEED[number]
        if kind == K.TASK_AUCTION:
            return self.paint(AUCTION, "magenta")
        if kind == K.TASK_GOODS:
            needed = zip(K.GOODS, K.TOKEN_GOODS[number], strict=True)
            return "".join(self.letter(good) for good, n in needed if n)
        if kind == K.TASK_RANK:
            return self.called(K.RANKS[K.RANK[need]])
        return f"{need}{TOKEN_SIGNS[kind]}"

    def letter(self, good: str) -> str:
        """Return the letter of a good in its colour."""
        return self.paint(LETTERS[good], "bold", GOOD_STYLES[good])


def board(scene: Scene) -> list[str]:
    """Draw everything that lies in the middle of the table."""
    view = scene.view
    forest = scene.facts["piles"]["forest"]
    helpers = [f"{scene.called(name)} {n}" for name, n in view["helper_market"].items() if n]
    return [
        *labelled(scene, "display", _cards(scene), scene.say("deck", cards=forest)),
        *labelled(scene, "tiles", [scene.called(tile) for tile in view["tiles"]]),
        *labelled(scene, "helper_market", helpers),
        *labelled(scene, "mask_market", scene.masks(view["mask_market"])),
        *labelled(scene, "decks", _decks(scene)),
        "",
        *_prices(scene),
        "",
        *_statues(scene),
        *_row(scene),
        "",
        *_legend(scene),
    ]


def labelled(scene: Scene, key: str, said: list[str], more: str = "") -> list[str]:
    """Write a labelled list; a long one goes on in the next line."""
    if not said:
        said = [scene.dim(scene.say("none"))]
    texts = [*said[:-1], said[-1] + (f" {scene.dim(f'({more})')}" if more else "")]
    lines = [""]
    for i, text in enumerate(texts):
        text += "," if i < len(texts) - 1 else ""
        if lines[-1] and width(lines[-1]) + 1 + width(text) > WIDTH - LABEL - 1:
            lines.append("")
        lines[-1] += f" {text}" if lines[-1] else text
    label = pad(f" {scene.dim(scene.say(key))}", LABEL)
    return [(label if i == 0 else " " * LABEL) + line for i, line in enumerate(lines)]


def _cards(scene: Scene) -> list[str]:
    """Return the cards of the display, masks with their treasures."""
    said = []
    for i, (name, n) in enumerate(scene.view["display"].items()):
        if not n:
            continue
        text = scene.called(name)
        if i >= K.FIRST_MASK_CARD:
            text = scene.mask(K.MASKS[K.FOREST_MASK[i]]) + _treasure(i)
        elif name in LETTERS:
            text = scene.paint(text, GOOD_STYLES[name])
        said.append(text + _times(n))
    return said


def _treasure(card: int) -> str:
    """Return the treasure of a mask card."""
    amounts = (K.TREASURE_PEARLS[card], K.TREASURE_MANA[card], K.TREASURE_TATTOO[card])
    signs = zip(amounts, (PEARL, MANA, TATTOO), strict=True)
    return "".join(f" +{n}{sign}" for n, sign in signs if n)


def _times(n: int) -> str:
    return f" ×{n}" if n > 1 else ""  # noqa: RUF001  the sign, not the letter


def _decks(scene: Scene) -> list[str]:
    """Return how many rituals decks and discard piles have."""
    piles = scene.facts["piles"]
    return [
        scene.say(
            "piles",
            deck=scene.called(f"deck_{deck}"),
            cards=piles["decks"][deck],
            discards=piles["discards"][deck],
        )
        for deck in K.DECKS
    ]


# -- prices ----------------------------------------------------------------------------------------


def _prices(scene: Scene) -> list[str]:
    """Draw the four price tracks, the markers in brackets, and the goods in the market."""
    view = scene.view
    heads = [f"{scene.letter(good)} {scene.called(good)}" for good in K.GOODS]
    lines = [pad("", LABEL) + "".join(pad(head, CELL) for head in heads)]
    for level in range(K.MOST_PRICE, 0, -1):
        cells = []
        for i, good in enumerate(K.GOODS):
            text = _bonus(K.BONUS[i][level - 1])
            if view["prices"][good] == level:
                text = scene.paint(f"[{text}]", "bold", GOOD_STYLES[good])
            else:
                text = f" {text}" if level < view["prices"][good] else scene.dim(f" {text}")
            cells.append(pad(text, CELL))
        lines.append(
            pad(f" {scene.dim(scene.say('level', level=level))}", LABEL - 1) + "".join(cells)
        )
    counts = [pad(str(view["goods_market"][good]), CELL) for good in K.GOODS]
    return [*lines, pad(f" {scene.dim(scene.say('goods_market'))}", LABEL) + "".join(counts)]


def _bonus(steps: Sequence[Sequence[int]]) -> str:
    """Return the bonus of a sale as numbers and signs."""
    said = [(STEP_SIGNS[do], n) for do, n in steps if do != K.NO_STEP]
    return " ".join(f"{n}{sign}" if n > 1 else sign for sign, n in said)


# -- statues and the row ---------------------------------------------------------------------------


def _statues(scene: Scene) -> list[str]:
    """Draw the three statues side by side, rows from top to bottom."""
    view = scene.view
    heads = []
    for i in range(K.STATUE_COUNT):
        text = scene.say("statue", points=K.STATUE_POINTS[i])
        closed = scene.dim(f" ({scene.say('closed')})") if i >= view["open"] else ""
        heads.append(pad(scene.paint(text, "bold") + closed, STATUE_CELL))
    lines = [" " + "".join(heads)]
    for row in range(K.ROW_COUNT):
        cells = []
        for i in range(K.STATUE_COUNT):
            tokens = " ".join(scene.token(name) for name in view["statues"][i][row])
            cells.append(
                pad(f"{scene.dim(str(row + 1))} {tokens or scene.dim(NOTHING)}", STATUE_CELL)
            )
        lines.append(" " + "".join(cells))
    return lines


def _row(scene: Scene) -> list[str]:
    """Show the rituals that wait for the blessing, each with its cost and its owner."""
    said = []
    for card in scene.view["row"]:
        cost = K.COST[K.RITUALS.index(card["ritual"])]
        owner = scene.names[card["owner"]] if card["owner"] >= 0 else scene.say("everybody")
        said.append(f"{scene.called(card['ritual'])} ({cost}, {owner})")
    return ["", *labelled(scene, "row", said)] if said else []


def _legend(scene: Scene) -> list[str]:
    """Explain the signs."""
    lines = [""]
    for sign, key in SIGNS:
        text = f"{sign} {scene.say(f'sign_{key}')}"
        if width(lines[-1]) + 3 + width(text) > WIDTH:
            lines.append("")
        lines[-1] += f"   {text}" if lines[-1] else f" {text}"
    return [scene.dim(line) for line in lines]
