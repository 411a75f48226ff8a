"""View and facts -> text for the terminal: the table as a picture.

A view is what a seat sees or could remember, or the full position; what is hidden stands in it as
"?". The picture is one grid: a column for each type of card, and under it whoever has how many.
"""

from collections.abc import Iterable, Mapping, Sequence

from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.text.sentences import WORDS
from vaka.games.rapanui2011.views import Facts, FactsScore, View, ViewSeat, ViewStone
from vaka.text.colours import Paint, fitting, pad, width
from vaka.text.terminal import Scene

MARGIN = 14  # columns of the grid left of the first type
FRAME = 18  # columns of a card in the picture
SCORE_LABEL, SCORE_CELL = 22, 14  # columns of the final scoring: its first, and one for each seat

CARDS = {  # type or kind -> symbol and style
    "lumberjack": ("♠", "green"),
    "priest": ("☼", "red"),
    "moai": ("Ω", "grey"),
    "fish": ("α", "cyan"),  # noqa: RUF001  it looks like one
    "mulberry": ("♣", "magenta"),
    "sweet_potato": ("●", "orange"),
    "grain": ("ψ", "yellow"),
    "?": ("?", "dim"),
}
WOOD, FAME, NOTHING, TO_MOVE, ACTIVE = "≡", "★", "·", "►", "»"
SOURCES = {  # line of the final scoring -> symbol, style and name
    "fame": (FAME, "yellow", "score_fame"),
    "moais": (*CARDS["moai"], "score_moais"),
    "wood": (WOOD, "brown", "score_wood"),
}
HOW = {  # line of the final scoring -> how its points come about
    "fame": "",
    "moais": "{amount} × {each}",  # noqa: RUF001  the sign, not the letter
    "wood": "{amount} ÷ {each}",
    "offerings": "{cards} × {each}",  # noqa: RUF001
}


def picture(
    view: View,
    facts: Facts,
    seat: int | None,
    names: Sequence[str],
    paint: Paint,
    language: str = "en",
) -> str:
    """Return the table as text of at most 80 columns, as `seat` (None: a spectator) looks at it."""
    scene = _Scene(view, facts, seat, names, paint, language)
    lines = [*_header(scene), "", *_columns(scene), "", *_legend(scene), *_market(scene)]
    lines += _blocks(scene)
    score, points, ranks = facts["score"], facts["points"], facts["places"]
    if score and points and ranks:
        lines += ["", *_final_scoring(scene, score, points, ranks)]
    return "\n".join(line.rstrip() for line in lines)


class _Scene(Scene):
    """What every part of the picture needs: view and facts, and how to write about them."""

    words = WORDS
    view: View
    facts: Facts

    def __init__(
        self,
        view: View,
        facts: Facts,
        seat: int | None,
        names: Sequence[str],
        paint: Paint,
        language: str,
    ) -> None:
        self.seats = view["seats"]
        styles = [own["colour"] for own in self.seats]
        super().__init__(view, facts, seat, names, paint, language, styles)
        self.shorter_names = [
            paint(fitting(name, SCORE_CELL - 2), "bold", *_colour(own))
            for name, own in zip(names, self.seats, strict=True)
        ]
        called = {card: max(4, len(self.called(card))) for card in K.TYPES}
        gap = max(1, (self.columns - MARGIN - sum(called.values())) // len(called))
        self.widths = {card: columns + gap for card, columns in called.items()}
        self.before_kinds = MARGIN + sum(self.widths[card] for card in K.TYPES[: K.HUNTER])

    def called(self, word: str) -> str:
        """Return the name of a card or kind, no longer than a column has room for."""
        return fitting(super().called(word), FRAME - 5)

    def card(self, card: str, *styles: str) -> str:
        """Return symbol and name of a card, in its colour."""
        symbol, style = CARDS[card]
        return self.paint(f"{symbol} {self.called(card)}", style, *styles)

    def row(self, label: str, cells: Mapping[str, str], *, kinds_only: bool = True) -> str:
        """Return a line of the grid: a label, then what is under each type, or each kind."""
        types = K.KINDS if kinds_only else K.TYPES
        line = pad(f"   {label}", self.before_kinds if kinds_only else MARGIN)
        return line + "".join(_centred(cells.get(card, ""), self.widths[card]) for card in types)

    def counts(self, counts: Mapping[str, int], *styles: str) -> dict[str, str]:
        """Return the cells of some counts, nought as a dot."""
        return {
            card: self.paint(str(count), CARDS[card][1], *styles) if count else self.dim(NOTHING)
            for card, count in counts.items()
        }


# -- the table -------------------------------------------------------------------------------------


def _header(scene: _Scene) -> list[str]:
    """Say whose turn it is, what is asked, and how many cards the pile has left."""
    view, paint = scene.view, scene.paint
    right = scene.say("pile", cards=sum(view["pile"].values()))
    if view["box_moais"]:
        right = f"{scene.say('box', cards=view['box_moais'])}   {right}"
    title = paint(str(WORDS.entries(scene.language)["title"]), "bold")
    lines = [title + " " * (scene.columns - width(title) - width(right)) + right]
    if view["phase"] == "over":
        return [*lines, paint(scene.say("over"), "bold")]
    asked = scene.say("to_move", seat=view["mover"], phase=f"phase_{view['phase']}")
    lines.append(f"{paint(TO_MOVE, 'bold')} {asked}")
    notes = list(_notes(scene))
    return [*lines, "  " + f" {NOTHING} ".join(notes)] if notes else lines


def _notes(scene: _Scene) -> Iterable[str]:
    """Yield what else matters in this phase."""
    view = scene.view
    if view["mover"] != view["active"] and view["phase"] not in ("colour", "setup"):
        yield scene.say("turn", seat=view["active"])
    if view["phase"] == "draw":
        yield scene.say("draws", cards=scene.facts["missing"][view["active"]])
    if view["owed"]:
        yield scene.say("owed", cards=view["owed"][0][1], kind=view["scored"])
    asked = view["queue"] or [seat for seat, _ in view["owed"]]
    if len(asked) > 1:
        yield scene.say("then", seat=asked[1])


def _columns(scene: _Scene) -> list[str]:
    """Draw the four columns with all front cards in one line, each in a frame of its own."""
    stacks = [_column(scene, i) for i in range(K.COLUMN_COUNT)]
    highest = max(len(stack) for stack in stacks)
    filled = [[" " * FRAME] * (highest - len(stack)) + stack for stack in stacks]
    return ["  ".join(line) for line in zip(*filled, strict=True)]


def _column(scene: _Scene, column: int) -> list[str]:
    """Draw one column from back to front."""
    cards = scene.view["columns"][column]
    if not cards:
        return [scene.dim(_edge("└─┘", f" {column} ", f" {scene.say('empty')} "))]
    *back, front = cards
    inner = FRAME - 2
    lines = [scene.dim(_edge("┌─┐", "", f" {scene.say('back')} "))] if back else []
    side = scene.dim("│")
    lines += [side + pad(f" {scene.card(card)}", inner) + side for card in back]
    style = CARDS[front][1]
    side = scene.paint("║", style)
    return [
        *lines,
        scene.paint(_edge("╔═╗", "", ""), style),
        side + pad(f" {scene.card(front, 'bold')}", inner) + side,
        scene.paint(_edge("╚═╝", f" {column} ", f" {scene.say('front')} "), style),
    ]


def _edge(lines: str, left: str, right: str) -> str:
    """Return an edge of a card, made of two corners and a rule, with words in it."""
    begin, rule, end = lines[0], lines[1], lines[2]
    return begin + rule + left + rule * (FRAME - 4 - len(left + right)) + right + rule + end


def _legend(scene: _Scene) -> list[str]:
    """Name the columns of the grid: the symbol of each type and what it is called."""
    symbols = {card: scene.paint(CARDS[card][0], "bold", CARDS[card][1]) for card in K.TYPES}
    called = {card: scene.paint(scene.called(card), CARDS[card][1]) for card in K.TYPES}
    return [scene.row("", cells, kinds_only=False) for cells in (symbols, called)]


def _market(scene: _Scene) -> list[str]:
    """Show pile and supply with prices, and what is known about the stone."""
    view = scene.view
    lines = []
    if "?" not in view["pile"] and view["phase"] != "over":
        pile = scene.counts(view["pile"])
        lines.append(scene.row(scene.say("in_pile"), pile, kinds_only=False))
    lines.append(scene.row(scene.say("supply"), scene.counts(view["supply"])))
    if view["mover"] >= 0:
        lines.append(scene.row(scene.say("price", seat=view["mover"]), _prices(scene)))
    return lines + _stone(scene)


def _prices(scene: _Scene) -> dict[str, str]:
    """Return the price of each kind for the seat to move, dim where it cannot buy."""
    offers = scene.facts["purchases"][scene.view["mover"]]
    return {
        kind: scene.paint(f"{offer['price']} {WOOD}", "brown" if offer["possible"] else "dim")
        for kind, offer in offers.items()
    }


def _stone(scene: _Scene) -> list[str]:
    """Show the top of the stone, and the tally of what lies on it where that is known."""
    stone, known = scene.view["stone"], scene.facts["stone"]
    line = pad(f"   {scene.say('stone')}", MARGIN)
    if not stone:
        return [line + scene.dim(scene.say("empty"))]
    line += scene.say("cards", cards=len(stone))
    line += f", {scene.say('on_top')} {_top_card(scene, stone[-1])}"
    if known is None:
        return [line]
    label = scene.say("tally")
    label += f" ({scene.say('unknown', cards=known['unknown'])})" if known["unknown"] else ""
    lines = [line, scene.row(label, scene.counts(known["counts"]))]
    if values := scene.facts["values"]:
        key = "worth_in_the_end" if scene.view["phase"] == "over" else "worth"
        lines.append(scene.row(scene.say(key), scene.counts(values, "bold")))
    return lines


def _top_card(scene: _Scene, card: ViewStone) -> str:
    """Say what the top card is, as far as it is known, and who gave it."""
    said = [] if card["kind"] == "?" else [scene.card(card["kind"])]
    said += [scene.say("face_down")] if card["face"] == "down" else []
    given = card["from"]
    said.append(scene.say("from_supply") if given < 0 else scene.say("from_seat", seat=given))
    return ", ".join(said)


# -- the seats -------------------------------------------------------------------------------------


def _blocks(scene: _Scene) -> list[str]:
    """Show every seat: a line with its name and riches, then its display, hand and offerings."""
    lines = []
    for seat, riches in enumerate(_riches(scene)):
        lines.append(_name_line(scene, seat, riches))
        lines.append(scene.row(scene.say("display"), _display(scene, seat), kinds_only=False))
        lines += _hand_and_offerings(scene, scene.seats[seat])
    return lines


def _riches(scene: _Scene) -> list[str]:
    """Say how much wood, fame and how many Moais each seat has, numbers under numbers."""
    wealth = (
        (WOOD, "brown", "wood", [own["wood"] for own in scene.seats]),
        (FAME, "yellow", "fame", [own["fame"] for own in scene.seats]),
        (CARDS["moai"][0], "grey", "moais", [own["display"]["moai"] for own in scene.seats]),
    )
    said = [""] * len(scene.seats)
    for symbol, style, key, amounts in wealth:
        digits = max(len(str(amount)) for amount in amounts)
        texts = [
            " " * (digits - len(str(amount))) + scene.say(key, amount=amount) for amount in amounts
        ]
        longest = max(map(len, texts))
        for seat, text in enumerate(texts):
            said[seat] += f"  {scene.paint(symbol, style)} {pad(text, longest)}"
    return [text[1:] + " " for text in said]


def _name_line(scene: _Scene, seat: int, riches: str) -> str:
    """Draw the line over a seat's block, doubled for the seat that looks."""
    view, paint = scene.view, scene.paint
    style = _colour(scene.seats[seat])
    rule = "═" if seat == scene.seat else "─"
    mark = TO_MOVE if seat == view["mover"] else ACTIVE if seat == view["active"] else rule
    mark = rule if view["phase"] == "over" else mark
    name = scene.names[seat]
    if seat == scene.seat:
        name += " " + paint(f"({scene.say('you')})", "bold", *style)
    left = f"{paint(rule + mark, 'bold', *style)} {name} "
    if style:
        left += paint(f"{NOTHING} {scene.called(style[0])} ", *style)
    between = rule * (scene.columns - 1 - width(left + riches))
    return left + paint(between, *style) + riches + paint(rule, *style)


def _display(scene: _Scene, seat: int) -> dict[str, str]:
    """Return the cells of a display, bold where the seat would get the bonus."""
    cells: dict[str, str] = {}
    for card, count in scene.seats[seat]["display"].items():
        styles = ["bold"] if scene.facts["bonus"][card] == seat else []
        cells |= scene.counts({card: count}, *styles)
    return cells


def _hand_and_offerings(scene: _Scene, own: ViewSeat) -> list[str]:
    """Show the cards of a seat where they are known, else just their numbers, in one line."""
    hand, offerings = own["hand"], own["offerings"]
    held = scene.say("cards", cards=sum(offerings.values()))
    if "?" in hand:
        line = pad(f"   {scene.say('hand')}", MARGIN) + scene.say("cards", cards=hand["?"])
        return [f"{pad(line, scene.before_kinds)}{scene.say('offerings')}: {held}"]
    cells = {
        card: scene.paint(CARDS[card][0] * count, "bold", CARDS[card][1])
        for card, count in hand.items()
    }
    hidden = -offerings.get("?", 0)
    if hidden:
        held = scene.say("held", held=sum(offerings.values()), hidden=hidden)
    known = {kind: offerings[kind] for kind in K.KINDS}
    label = pad(scene.say("offerings"), MARGIN - 3) + scene.dim(held)
    return [
        scene.row(scene.say("hand"), cells, kinds_only=False),
        scene.row(label, scene.counts(known)),
    ]


# -- the end ---------------------------------------------------------------------------------------


def _final_scoring(
    scene: _Scene, score: list[list[FactsScore]], totals: list[int], ranks: list[int]
) -> list[str]:
    """Show every seat's points line by line, and name the winners (RE2, RE5)."""
    sums = [scene.paint(str(total), "bold") for total in totals]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    key = "wins" if len(winners) == 1 else "shares"
    return [
        _score_line(scene.paint(scene.say("scoring"), "bold"), scene.shorter_names),
        *(_score_row(scene, lines) for lines in zip(*score, strict=True)),
        _score_line("", ["─" * (SCORE_CELL - 2)] * len(ranks)),
        _score_line(scene.paint(scene.say("total"), "bold"), sums),
        _score_line(scene.say("place"), [f"{rank}." for rank in ranks]),
        "",
        *(f"{FAME} {scene.say(key, seat=seat, total=totals[seat])}" for seat in winners),
    ]


def _score_row(scene: _Scene, lines: Sequence[FactsScore]) -> str:
    """Return how every seat comes by how many points from one source."""
    key = lines[0]["key"]
    if key == "offerings":
        label = scene.card(str(lines[0]["arguments"]["kind"]))
    else:
        symbol, style, name = SOURCES[key]
        label = f"{scene.paint(symbol, style)} {scene.say(name)}"
    return _score_line(
        label,
        [
            f"{scene.dim(HOW[key].format(**line['arguments']))} {line['points']:>4}"
            for line in lines
        ],
    )


def _score_line(label: str, cells: Sequence[str]) -> str:
    """Return a line of the scoring table, its cells to the right of their columns."""
    line = pad(f"  {label}", SCORE_LABEL)
    return line + "".join(" " * (SCORE_CELL - width(cell)) + cell for cell in cells)


# -- small things ----------------------------------------------------------------------------------


def _colour(own: ViewSeat) -> tuple[str, ...]:
    """Return the style of a seat, none before its colour is dealt."""
    return (own["colour"],) if own["colour"] else ()


def _centred(text: str, columns: int) -> str:
    """Return a painted text in the middle of a column, numbers with their last digits aligned."""
    return pad(" " * ((columns - 1) // 2 - width(text) // 2) + text, columns)
