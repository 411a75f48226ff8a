"""What is asked and answered over HTTP, besides the View."""

from typing import Annotated, Any, Literal

from vaka.table.messages import (
    Answer,
    BotName,
    Choice,
    Decided,
    Language,
    Message,
    Minutes,
    Name,
    Pace,
    Seconds,
    Token,
    Told,
    View,
    Webhook,
)
from vaka.table.shapes import Meta, field

# -- HTTP: games and bots --------------------------------------------------------------------------


class Option(Answer, frozen=True):
    """An option of a game with its possible values, the default of bots alone first."""

    key: str
    says: dict[str, str]  # language -> what it decides
    values: list[str | int | bool]
    value_says: list[dict[str, str]]  # for each value: language -> its name
    for_people: str | int | bool  # the default of a match in which people sit


class GameCard(Answer, frozen=True):
    """What the lobby shows of a game."""

    name: str
    title: dict[str, str]  # by language
    idea: dict[str, str]
    seats: list[int]
    minutes: list[int]  # at a real table, as the rulebook says: from, to
    options: list[Option]
    wins: dict[int, list[int]]  # by the number of seats: percent won from each between equal bots
    lesson: bool = False  # there is one
    puzzles: int = 0  # how many there are


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
    part: Literal["short", "rules", "reference", "developers"]  # for whom: in which tab it stands


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
    bot: BotName = "skilled"


class NewMatch(Decided, Message, frozen=True, kw_only=True):
    """A match to open: one sitter for each seat, in order; and what its host decides."""

    game: Annotated[str, Meta(max_length=60)]
    sitters: Annotated[list[SitterWish], Meta(max_length=12)]
    # What is not named here has its default, of people or of bots alone.
    options: dict[str, str | int | bool] = field(default_factory=dict)
    shuffle: bool = False  # seat everybody at random
    name: Name = ""
    language: Language = "en"
    lesson: bool = False  # the lesson of the game, which knows seats and options itself


class Advice(Answer, frozen=True):
    """What the coach says about your decision."""

    says: str  # "" if there is nothing to say
    rule: str  # the numbered rule behind it
    turn: int  # the same during a turn, for which one sentence is enough


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


class CardResult(Answer, frozen=True):
    """How a match ended for you."""

    level: str  # of the bots: one of theirs, "mixed", or "people" if others than bots played
    place: int
    points: int
    margin: int  # to the best of the others: below zero if you have lost


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
    created: int  # milliseconds since 1970
    updated: int
    result: CardResult | None  # if you were there when it ended by its rules
    lesson: bool = False


class Tally(Answer, frozen=True):
    """How your matches of one game against bots of one level ended."""

    game: str
    title: str
    level: str  # as in CardResult
    matches: int
    wins: int
    place: float  # on average
    points: float  # on average
    best: int  # the most points


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
    bot: BotName = "skilled"


class NewSettings(Message, frozen=True):
    """What the host wants to change; None leaves it as it is. An empty webhook removes it."""

    hints: bool | None = None
    confirm: bool | None = None
    confirm_always: bool | None = None
    undo_answers: bool | None = None
    chat: bool | None = None
    memory: bool | None = None
    public: bool | None = None
    takeover_minutes: Minutes | None = None
    takeover_bot: BotName | None = None
    clock_seconds: Seconds | None = None
    pace_ms: Pace | None = None
    webhook: Webhook | None = None


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


class Course(Answer, frozen=True):
    """The points of every seat through a match; nothing until it is over."""

    steps: list[int]
    points: list[list[int]]  # for each of the steps: by seat


class HintStep(Answer, frozen=True):
    """A move that the bot expects next: "" where it would be secret."""

    seat: int
    says: str


class HintMove(Answer, frozen=True):
    """What a bot thinks of a move: None where it never tried it."""

    move: str
    says: str
    visits: int
    value: float | None  # expected share of the match, 0 to 1
    low: float | None
    high: float | None
    points: float | None
    line: list[HintStep]  # of the best move: how the match is expected to go on after it


class Hint(Answer, frozen=True):
    """What a bot thinks of your moves, the best first."""

    n: int
    moves: list[HintMove]


class AskHint(Message, frozen=True):
    """Ask what to play."""

    seconds: Annotated[float, Meta(ge=0.1, le=5)] = 1.0


class AnalysedMove(Answer, frozen=True):
    """A decision of a finished match: what it was worth in shares of the match, 0 to 1."""

    step: int
    seat: int
    best: float  # with the best move
    played: float
    cost: float
    mistake: bool  # beyond doubt, and worth mentioning


class AnalysedDeal(Answer, frozen=True):
    """Moves of chance, and what they gave each seat in shares of the match."""

    step: int
    until: int
    luck: list[float]


class AnalysedSeat(Answer, frozen=True):
    """A seat in one line."""

    seat: int
    accuracy: float | None  # None: nothing could be lost
    cost: float
    mistakes: int
    choices: int
    luck: float
    result: float  # its share of the victory
    costliest: list[int]  # steps of its costliest mistakes, the costliest first


class Analysis(Answer, frozen=True):
    """How far the analysis of a match is, and what it has found since a cursor."""

    cursor: str  # to ask with, as `since`, for what is new
    seat: int | None  # yours
    last: int  # the step at which the match ended
    steps: int  # decisions and deals in all,
    made: int  # of which so many are analysed
    running: bool  # somebody is at it: come again soon
    done: bool
    moves: list[AnalysedMove]  # those with a choice, since the cursor that was asked with
    deals: list[AnalysedDeal]
    seats: list[AnalysedSeat]  # so far
    luckiest: list[int]  # steps of the luckiest deals so far


class JudgedMove(Answer, frozen=True):
    """What a legal move was worth."""

    move: str
    says: str
    share: float
    low: float
    high: float
    points: float  # at the end
    points_low: float
    points_high: float
    worse: bool  # than the best one, beyond doubt


class Ahead(Answer, frozen=True):
    """A move that was expected after the better one, and the table after it."""

    seat: int
    says: str
    turn: list[int]
    view: dict[str, Any]
    facts: dict[str, Any]


class Moment(Answer, frozen=True):
    """A decision, or a deal, of a finished match, explained."""

    step: int
    seat: int  # -1: chance
    view: View  # from the side of that seat, before the decision or after the deal
    choices: list[Choice]
    played: str
    best: str
    cost: float
    cost_points: float
    luck_before: float  # what chance has given the seat since its last decision
    moves: list[JudgedMove]  # the best first
    reasons: list[str]  # why the best one was better, or what the deal has brought
    line: list[Ahead]  # the best move, and what was expected after it
    luck: list[float]  # of a deal, by seat


class PlayOn(Message, frozen=True):
    """Play on from a moment of a finished match, at one of its seats and against bots."""

    step: int
    seat: int
    bot: BotName = "skilled"  # where people sat; bots stay what they were
    name: Name = ""
    language: Language = "en"


# -- HTTP: puzzles ---------------------------------------------------------------------------------


class PuzzleCard(Answer, frozen=True):
    """A puzzle in the list of a game."""

    name: str
    difficulty: float  # from 0, all weak bots find the answer, to 1, none does
    seats: int


class AskPuzzle(Message, frozen=True):
    """Try a move, or ask for the answer."""

    move: str = ""
    show: bool = False


class PuzzleMove(Answer, frozen=True):
    """What a move of a puzzle is worth."""

    move: str
    says: str
    right: bool
    share: float  # of the match, 0 to 1
    low: float
    high: float
    points: float  # at the end


class PuzzleStep(Answer, frozen=True):
    """A move that is expected, and the table after it as it is imagined."""

    seat: int
    says: str
    view: View


class PuzzleAnswer(Answer, frozen=True):
    """Whether a move is right; the rest only if it is, or who tried wants to be shown."""

    right: bool
    tried: PuzzleMove | None
    reasons: list[str]
    moves: list[PuzzleMove]  # the best first
    line: list[PuzzleStep]  # the best move and what is expected after it


class PuzzleHint(Answer, frozen=True):
    """A hint, and the moves among which the answer is."""

    says: str
    moves: list[str]


class Upload(Message, frozen=True):
    """A journal to replay."""

    journal: str


class Uploaded(Answer, frozen=True):
    """A journal became a match to replay."""

    match: str
    steps: int


class Forget(Message, frozen=True):
    """Delete what you have written in chats, or everything that is kept of you."""

    what: Literal["chat", "everything"]


class Done(Answer, frozen=True):
    """It is done."""

    done: bool = True


class Mistake(Answer, frozen=True):
    """Why a request was refused: a stable key, and a sentence."""

    error: str
    says: str
