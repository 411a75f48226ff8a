"""What travels over the socket, and the View that is also answered over HTTP.

`tools/generate.py` writes web/src/generated/wire.ts from these structs and those of forms.py; a
test fails if they differ. All sentences are in the language that the connection asked for.
"""

from typing import Annotated, Any, Literal

from vaka.table.shapes import Decoder, Encoder, Meta, Struct, asdict, field

SitterKind = Literal["person", "bot", "open"]
Language = Literal["en", "nl", "de"]
Name = Annotated[str, Meta(max_length=200)]  # cut to what a seat can show
Token = Annotated[str, Meta(max_length=100)]
Minutes = Annotated[float, Meta(ge=0, le=100_000)]
BotName = Annotated[str, Meta(max_length=40)]
Seconds = Annotated[int, Meta(ge=0, le=1_000_000)]
Pace = Annotated[int, Meta(ge=0, le=5000)]
Webhook = Annotated[str, Meta(max_length=500)]


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
    """An event told while a move was played, as this viewer may hear it."""

    key: str
    rule: str
    seat: int  # whose move told it; -1 is chance
    step: int  # the step that it led to
    arguments: dict[str, str | int]
    says: str


class Settings(Answer, frozen=True):
    """What the host has decided."""

    hints: bool  # bots may be asked
    confirm: bool  # a turn ends with a confirmation where it cannot be taken back afterwards
    confirm_always: bool  # and everywhere else, too
    undo_answers: bool  # a move can be taken back with what bots have answered
    takeover_minutes: float  # 0: no bot ever stands in
    takeover_bot: str
    clock_seconds: int  # per move; 0: no clock
    public: bool
    webhook: bool  # there is one
    pace_ms: int  # the least time between two moves of bots
    chat: bool  # spectators may write
    memory: bool  # what the rulebook covers again can still be read in the log


class Decided(Struct, frozen=True):
    """What the host of a match decides, and what holds until then: declared here alone.

    `forms.NewMatch` has these fields too; `forms.NewSettings` may leave out any of them, and
    `Settings` shows them to everybody, of the webhook only whether there is one.
    """

    hints: bool = True
    confirm: bool = True
    confirm_always: bool = False
    undo_answers: bool = True
    chat: bool = True
    memory: bool = False
    public: bool = False
    takeover_minutes: Minutes = 0
    takeover_bot: BotName = "skilled"
    clock_seconds: Seconds = 0
    pace_ms: Pace = 300
    webhook: Webhook = ""

    def shown(self) -> Settings:
        """Return what everybody may know of it: not the address of the webhook."""
        return Settings(**{**asdict(self), "webhook": bool(self.webhook)})


class ScoreLine(Answer, frozen=True):
    """A line of the final scoring, with the numbered rule behind it."""

    says: str
    points: int
    rule: str
    category: str = ""  # what such lines are called together: a row of the final scoring
    key: str = ""  # the category as the facts have it: a board knows its sign


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
    decided: str = ""  # the margin, or the tie-break, in a sentence


class LessonNote(Answer, frozen=True):
    """Something that a lesson explains."""

    says: str
    points: list[str]  # CSS selectors, the first that is found counts; none: the move itself


class LessonNow(Answer, frozen=True):
    """Where the learner of a lesson is."""

    made: int  # moves of the lesson that the learner has made
    moves: int  # and how many there are
    notes: list[LessonNote]  # what is explained now, one after the other
    ahead: list[str]  # the moves that the learner is to make until the next explanation
    strayed: bool  # the learner has done something else: everybody waits
    over: bool  # the learner plays freely


class BoardFiles(Answer, frozen=True):
    """Where a board lies that a game of somebody else's brings."""

    script: str  # the address of its module
    style: str  # and of its style sheet; "" if it has none


class View(Answer, frozen=True, tag="view"):
    """All that one viewer may know, complete at every change."""

    match: str
    game: str
    n: int  # grows with every change of the journal that you may know of; every click carries it
    since: int  # clicks made in views from this n on count: you have had the same to decide
    step: int  # moves you know of, without undone ones: the address of this moment in the replay
    steps: int  # such moves so far in the match; differs from step in a replay
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
    facts: dict[str, Any]  # what the rules say of what is seen: prices, routes, score lines
    told: list[Told]  # of the last move and the chance that followed it
    told_from: int  # the step before it: if it is not the step you have shown, do not animate
    last_own: int | None  # the step after your own last move, for "since your last move"
    covered: int  # the first so many steps tell no more what the rulebook has covered again
    bar: str  # who must do what
    score: list[int] | None  # running points by seat, where the rules make them public
    over: bool  # by the rules
    ended: bool  # over, or ended by the host
    uploaded: bool  # a journal that was brought along: only a replay
    result: Result | None
    clock: dict[str, int] | None  # seat -> milliseconds left
    thinking: list[int]  # seats of bots that are to move
    settled: bool  # false: a moment that has passed, in which nothing can be chosen
    picture: str | None  # the table as text, for a game that has no board in the page
    lesson: LessonNow | None = None
    board: BoardFiles | None = None  # what the game brings to be drawn with, if it does


class Refused(Answer, frozen=True, tag="refused"):
    """A request was refused; nothing has changed."""

    reason: str
    says: str
    n: int  # of the newest view


class ChatLine(Answer, frozen=True):
    """A line of the chat: plain text, never HTML."""

    # The seat is that of the writer: None for spectators, -1 for the table itself, which tells
    # everybody who comes to a seat and who goes.
    number: int
    at: int  # milliseconds since 1970
    name: str
    seat: int | None
    text: str
    removes: list[int] = field(default_factory=list)  # earlier lines no more to be shown


class Chat(Answer, frozen=True, tag="chat"):
    """Lines of the chat: all of the last hundred after connecting, then each as it comes."""

    lines: list[ChatLine]


class Pong(Answer, frozen=True, tag="pong"):
    """Answers a Ping."""


class Gone(Answer, frozen=True, tag="gone"):
    """Your seat is no longer yours, or the match was deleted: the page need not come again."""

    says: str


ToPage = View | Refused | Chat | Pong | Gone


ENCODER = Encoder()
FROM_PAGE = Decoder(FromPage)
