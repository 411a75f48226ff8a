"""Everything that travels between page and server: the types of the wire.

`tools/write_wire.py` writes web/src/wire.ts from these structs; a test fails if the two differ. All
sentences are in the language that the connection asked for.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

SitterKind = Literal["person", "bot", "open"]
Language = Literal["en", "nl", "de"]
Name = Annotated[str, Meta(max_length=200)]  # cut to what a seat can show
Token = Annotated[str, Meta(max_length=100)]


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """What the page sends: unknown fields are refused."""


class Answer(Struct, frozen=True, omit_defaults=False):
    """What the server sends."""


# -- the socket: from the page ---------------------------------------------------------------------


class Move(Message, frozen=True, tag="move"):
    """A click: the move, and the n of the view it was made in."""

    move: Annotated[str, Meta(max_length=200)]
    n: int


class Undo(Message, frozen=True, tag="undo"):
    """Take back my last move."""

    n: int


class Confirm(Message, frozen=True, tag="confirm"):
    """My turn is over: the others may go on."""

    n: int


class Say(Message, frozen=True, tag="chat"):
    """A line for the chat."""

    text: Annotated[str, Meta(max_length=2000)]


class Rename(Message, frozen=True, tag="name"):
    """What I want to be called."""

    name: Name


class Ping(Message, frozen=True, tag="ping"):
    """Asks whether anybody is there."""


FromPage = Move | Undo | Confirm | Say | Rename | Ping


# -- the socket: to the page -----------------------------------------------------------------------


class Sitter(Answer, frozen=True):
    """Who sits at a seat, as everybody may know."""

    seat: int
    kind: SitterKind
    name: str
    bot: str  # the level of the bot, or ""
    here: bool  # connected now; always true for bots
    since: int  # seconds of absence; 0 if here or never seen
    you: bool
    away_bot: bool  # a bot stands in until the person is back
    host: bool


class Choice(Answer, frozen=True):
    """A legal move: what it does, and a consequence to announce before the click, or ""."""

    move: str
    says: str
    warns: str


class Told(Answer, frozen=True):
    """A fact told while a move was played, as this viewer may hear it."""

    key: str
    rule: str
    seat: int  # whose move told it; -1 is chance
    step: int  # the step that it led to
    arguments: dict[str, str | int]
    says: str


class Settings(Answer, frozen=True):
    """What the host has decided."""

    hints: bool  # bots may be asked
    confirm: bool  # a turn that can be taken back ends with a confirmation
    takeover_minutes: float  # 0: no bot ever stands in
    takeover_bot: str
    clock_seconds: int  # per move; 0: no clock
    public: bool
    webhook: bool  # there is one
    pace_ms: int  # the least time between two moves of bots
    chat: bool  # spectators may write


class ScoreLine(Answer, frozen=True):
    """A line of the final scoring, with the numbered rule behind it."""

    says: str
    points: int
    rule: str


class SeatScoring(Answer, frozen=True):
    """The final scoring of one seat."""

    seat: int
    lines: list[ScoreLine]
    total: int


class Result(Answer, frozen=True):
    """How a match ended."""

    winners: list[int]
    places: list[int]
    scoring: list[SeatScoring]


class View(Answer, frozen=True, tag="view"):
    """All that one viewer may know, complete at every change."""

    match: str
    game: str
    n: int  # grows with every change of the journal; every click carries it
    step: int  # moves played, undone ones not counted: the address of this moment in the replay
    steps: int  # moves played so far in the match; differs from step in a replay
    seat: int | None  # from whose side the table is seen
    host: bool
    people_version: int
    sitters: list[Sitter]
    options: dict[str, str | int | bool]
    settings: Settings
    turn: list[int]  # the seats that must choose now; [] when over
    your_turn: bool
    choices: list[Choice]
    can_undo: bool
    to_confirm: bool  # you have to confirm your turn
    confirming: int | None  # the seat whose confirmation everybody waits for
    view: dict[str, Any]
    told: list[Told]  # of the last move and the chance that followed it
    told_from: int  # the step before it: if it is not the step you have shown, do not animate
    last_own: int | None  # the step after your own last move, for "since your last move"
    bar: str  # who must do what
    score: list[int] | None  # running points by seat, where the rules make them public
    over: bool  # by the rules
    ended: bool  # over, or ended by the host
    uploaded: bool  # a journal that was brought along: only a replay
    result: Result | None
    clock: dict[str, int] | None  # seat -> milliseconds left
    thinking: list[int]  # seats of bots that are to move


class Refused(Answer, frozen=True, tag="refused"):
    """A request was refused; nothing has changed."""

    reason: str
    says: str
    n: int  # of the journal now


class ChatLine(Answer, frozen=True):
    """A line of the chat: plain text, never HTML."""

    number: int
    at: int  # milliseconds since 1970
    name: str
    seat: int | None
    text: str


class Chat(Answer, frozen=True, tag="chat"):
    """Lines of the chat: all of the last hundred after connecting, then each as it comes."""

    lines: list[ChatLine]


class Pong(Answer, frozen=True, tag="pong"):
    """Answers a Ping."""


class Gone(Answer, frozen=True, tag="gone"):
    """Your seat is no longer yours: the host removed you or gave the seat a new link."""

    says: str


ToPage = View | Refused | Chat | Pong | Gone


# -- HTTP: games and bots --------------------------------------------------------------------------


class Option(Answer, frozen=True):
    """An option of a game with its possible values, the default first."""

    key: str
    says: dict[str, str]  # language -> what it decides
    values: list[str | int | bool]
    value_says: list[dict[str, str]]  # for each value: language -> its name


class GameCard(Answer, frozen=True):
    """What the lobby shows of a game."""

    name: str
    title: dict[str, str]  # by language
    idea: dict[str, str]
    seats: list[int]
    minutes: list[int]  # from, to
    options: list[Option]


class BotLevel(Answer, frozen=True):
    """A bot that can be seated, and how long it may think about a move."""

    name: str
    seconds: float


class RulesSection(Answer, frozen=True):
    """A section of the rules page; `body` is Markdown without raw HTML."""

    id: str
    title: str
    level: int
    body: str


class RulesPage(Answer, frozen=True):
    """The rules of a game, in sections, and each numbered rule by itself."""

    game: str
    language: str  # in which it is written: English where there is no translation
    title: str
    sections: list[RulesSection]
    rules: dict[str, str]


# -- HTTP: matches ---------------------------------------------------------------------------------


class SitterWish(Message, frozen=True):
    """Who is to sit at a seat of a new match."""

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] = "skilled"


class NewMatch(Message, frozen=True):
    """A match to open: one sitter for each seat, in order."""

    game: Annotated[str, Meta(max_length=60)]
    sitters: Annotated[list[SitterWish], Meta(max_length=12)]
    options: dict[str, str | int | bool] = {}
    shuffle: bool = False  # seat everybody at random
    name: Name = ""
    language: Language = "en"
    public: bool = False
    hints: bool = True
    confirm: bool = True
    chat: bool = True
    takeover_minutes: Annotated[float, Meta(ge=0, le=100_000)] = 0
    takeover_bot: Annotated[str, Meta(max_length=40)] = "skilled"
    clock_seconds: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    pace_ms: Annotated[int, Meta(ge=0, le=5000)] = 500
    webhook: Annotated[str, Meta(max_length=500)] = ""


class SeatLink(Answer, frozen=True):
    """A link that gives its bearer a seat, once."""

    seat: int
    link: str


class Opened(Answer, frozen=True):
    """A match that was opened: its links are shown only here and by `relink`."""

    match: str
    seat: int | None  # yours
    links: list[SeatLink]  # one for each open seat, and one for yours on another device
    open_link: str  # gives any open seat; "" if there is none


class MatchCard(Answer, frozen=True):
    """A match in a list."""

    match: str
    game: str
    title: str
    seats: int
    names: list[str]
    seat: int | None  # yours
    your_turn: bool
    over: bool
    ended: bool
    open_seats: int
    n: int
    created: int  # milliseconds since 1970
    updated: int


class JoinInfo(Answer, frozen=True):
    """What an open link leads to."""

    match: str
    game: str
    title: str
    names: list[str]
    open_seats: list[int]


class Join(Message, frozen=True):
    """Take an open seat; any of them if `seat` is None."""

    token: Token
    name: Name = ""
    seat: int | None = None


class Joined(Answer, frozen=True):
    """You have a seat."""

    match: str
    seat: int


class AtSeat(Message, frozen=True):
    """A request of the host about one seat."""

    seat: int


class Reseat(Message, frozen=True):
    """Put a bot at a seat whose person left, or open it for somebody: for the host."""

    seat: int
    kind: Literal["bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] = "skilled"


class NewSettings(Message, frozen=True):
    """What the host wants to change; None leaves it as it is. An empty webhook removes it."""

    hints: bool | None = None
    confirm: bool | None = None
    public: bool | None = None
    chat: bool | None = None
    takeover_minutes: Annotated[float, Meta(ge=0, le=100_000)] | None = None
    takeover_bot: Annotated[str, Meta(max_length=40)] | None = None
    clock_seconds: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    pace_ms: Annotated[int, Meta(ge=0, le=5000)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Links(Answer, frozen=True):
    """New links for a seat, or the open link."""

    links: list[SeatLink]
    open_link: str


class LogLine(Answer, frozen=True):
    """One step of the match as this viewer may hear it."""

    step: int
    seat: int
    move: str  # veiled where the rules veil it
    told: list[Told]


class Log(Answer, frozen=True):
    """The log from a step on."""

    n: int
    step: int
    lines: list[LogLine]


class HintMove(Answer, frozen=True):
    """What a bot thinks of a move: None where it never tried it."""

    move: str
    says: str
    visits: int
    value: float | None  # expected share of the match, 0 to 1
    low: float | None
    high: float | None
    points: float | None


class Hint(Answer, frozen=True):
    """What a bot thinks of your moves, the best first."""

    n: int
    moves: list[HintMove]


class AskHint(Message, frozen=True):
    """Ask what to play."""

    seconds: Annotated[float, Meta(ge=0.1, le=5)] = 1.0


class Upload(Message, frozen=True):
    """A journal to replay."""

    journal: str


class Uploaded(Answer, frozen=True):
    """A journal became a match to replay."""

    match: str
    steps: int


class Done(Answer, frozen=True):
    """It is done."""

    done: bool = True


class Mistake(Answer, frozen=True):
    """Why a request was refused: a stable key, and a sentence."""

    error: str
    says: str


ENCODER = msgspec.json.Encoder()
FROM_PAGE = msgspec.json.Decoder(FromPage)
