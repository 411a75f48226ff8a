"""Match: one play of a game, with its journal."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from vaka.core import journal
from vaka.core.codecs import Event
from vaka.core.game import Facts, Game, option_text
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER
from vaka.errors import BadJournal, Illegal, Refusal

Choose = Callable[[dict[str, Any], int, Sequence[str]], str]  # recall view, seat, moves -> move

if TYPE_CHECKING:
    from vaka.bots.analysis import Opinion


class Match:
    """One play of a Game: every move in order, chance included, and the State after each.

    A State is so cheap to copy that the match keeps all of them: undo and replay are look-ups.
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None) -> None:
        """Start a match before its first chance move."""
        self.game = game
        self.seats = seats
        self._states = [game.start(seats, options)]
        self.options = game.option_values(self._states[0])
        self.lines: list[journal.Line] = []
        self.told: list[list[Event]] = []  # the events of each line

    def __len__(self) -> int:
        return len(self.lines)

    @property
    def state(self) -> State:
        """The position now, as a copy: only play() moves the match on."""
        return self._states[-1].copy()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._states[-1].turn == OVER

    def turn(self) -> tuple[int, ...]:
        """Return who must choose now."""
        return self.game.turn(self._states[-1])

    def moves(self, seat: int) -> list[str]:
        """Return the legal moves of a seat, or of CHANCE."""
        return self.game.moves(self._states[-1], seat)

    def view(self, seat: int | None, recall: bool = False) -> dict[str, Any]:
        """Return what a seat may know now."""
        return self.game.view(self._states[-1], seat, recall)

    def facts(self, seat: int | None, recall: bool = False) -> Facts:
        """Return what follows now from what a seat may know."""
        return self.game.facts(self._states[-1], seat, recall)

    def score(self) -> list[tuple[int, ...]]:
        """Return the score as if the match ended now."""
        return self.game.score(self._states[-1])

    def play(self, seat: int, move: str) -> list[Event]:
        """Play a move; Illegal says why not, and then nothing has changed."""
        state = self._states[-1].copy()
        events = self.game.play(state, seat, move)
        self._states.append(state)
        self.lines.append(journal.Line(seat, move))
        self.told.append(events)
        return events

    def outcome(self, rng: Rng) -> str:
        """Return the move that chance chooses by the weights of its outcomes."""
        before = self._states[-1]
        return self.game.move_codec.text(before, before.copy().draw(rng))

    def draw_once(self, rng: Rng) -> list[Event]:
        """Let chance choose one outcome; return what happened."""
        return self.play(CHANCE, self.outcome(rng))

    def draw(self, rng: Rng) -> list[Event]:
        """Let chance choose until a seat must; return what happened."""
        events: list[Event] = []
        while self._states[-1].turn == CHANCE:
            events += self.draw_once(rng)
        return events

    def play_out(self, choose: Choose, luck: Callable[[int], Rng]) -> None:
        """Play to the end.

        Each decision is asked of `choose`, as of a bot; of those who choose at the same time the
        first seat comes first. The k-th chance move from here on is drawn from `luck(k)`.
        """
        chance_moves = 0
        while turn := self.turn():
            seat = turn[0]
            if seat == CHANCE:
                self.draw_once(luck(chance_moves))
                chance_moves += 1
            else:
                view, moves = self.view(seat, recall=True), self.moves(seat)
                self.play(seat, choose(view, seat, moves))

    def analyse(
        self,
        seat: int | None = None,
        iterations: int | None = None,
        seconds: float | None = 2.0,
        seed: int = 0,
        threads: int = 1,
    ) -> "list[Opinion]":
        """Return what a strong bot thinks of each legal move of a seat, the best first.

        The seat is by default the first that is to move. Only its recall view is looked at. With
        `seconds=None` the iterations and the seed settle the result.
        """
        from vaka.bots.analysis import opinions  # slow to import, and rarely needed

        turn = self.turn()
        if not turn:
            raise Illegal("match_over")
        if seat is None and turn == (CHANCE,):
            raise Illegal("chance_to_move")
        seat = turn[0] if seat is None else seat
        moves = self.moves(seat)  # which refuses a seat that does not exist
        if seat == CHANCE or seat not in turn:
            names = ", ".join("chance" if who == CHANCE else str(who) for who in turn)
            raise Illegal("not_your_turn", {"seat": seat, "to_move": names})
        view = self.view(seat, recall=True)
        return opinions(self.game, view, seat, moves, Rng(seed), iterations, seconds, threads)

    def branch(self) -> "Match":
        """Return a match that goes on from here on its own."""
        other = object.__new__(Match)
        other.game, other.seats, other.options = self.game, self.seats, self.options
        other._states, other.lines = self._states[:], self.lines[:]
        other.told = self.told[:]
        return other

    # -- undo and replay ---------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Tell whether a seat may take back its last move."""
        return self.undoable(seat) is not None

    def undoable(self, seat: int) -> int | None:
        """Return the place of the move that a seat may take back; None: there is none.

        It is the seat's own, it revealed nothing, and the seat has heard of no move since. What
        others have chosen unheard meanwhile must not show here, so it stays; they could have chosen
        it before that move as well.
        """
        unheard: set[int] = set()
        for place in range(len(self.lines) - 1, -1, -1):
            mover, move, _ = self.lines[place]
            state = self._states[place]
            if mover == CHANCE:
                return None
            if mover == seat:
                reveals = any(event.reveals for event in self.told[place])
                return None if reveals or not unheard.issubset(self.game.turn(state)) else place
            if self.game.heard(state, mover, move, seat) is not None:
                return None
            unheard.add(mover)
        return None

    def undo(self, seat: int) -> None:
        """Take back the last move of a seat, if can_undo(seat)."""
        place = self.undoable(seat)
        if place is None:
            raise Illegal("cannot_undo", {"seat": seat})
        later = self.lines[place + 1 :]
        del self._states[place + 1 :], self.lines[place:], self.told[place:]
        for line in later:
            self.play(line.seat, line.move)

    def state_at(self, step: int) -> State:
        """Return the position after so many moves: 0 is the start."""
        if not 0 <= step <= len(self.lines):
            raise IndexError(f"this match has steps 0 to {len(self.lines)}, not {step}")
        return self._states[step].copy()

    # -- what others hear --------------------------------------------------------------------------

    def heard_lines(self, seat: int | None) -> list[tuple[int, str]]:
        """Return the journal as a seat (None: spectator) may hear it; secrets end with it."""
        moves = zip(self.lines, self.heard_moves(seat), strict=True)
        return [(line.seat, move) for line, move in moves if move is not None]

    def heard_moves(self, seat: int | None) -> list[str | None]:
        """Return each line of the journal as a seat may hear it; None: it hears of no move."""
        if self.over:
            return [line.move for line in self.lines]
        revealing = [any(event.reveals for event in events) for events in self.told]
        revealed = max((i + 1 for i, reveals in enumerate(revealing) if reveals), default=0)
        return [
            self.game.heard(self._states[i], line.seat, line.move, seat, i < revealed)
            for i, line in enumerate(self.lines)
        ]

    def heard_events(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return the events a seat (None: a spectator) may hear, from line `since` on."""
        return [
            event
            for events in self.told[since:]
            for event in events
            if event.hears is None or self.over or seat in event.hears
        ]

    # -- text --------------------------------------------------------------------------------------

    def journal(self) -> str:
        """Return the whole journal as text: all secrets included, so not for a seat to read."""
        options = {option: option_text(value) for option, value in self.options.items()}
        return journal.write(self.game.name, self.seats, options, self.lines)

    @classmethod
    def from_journal(cls, game: Game, source: str) -> "Match":
        """Replay a journal; BadJournal tells the first line that does not fit the rules."""
        read = journal.read(source)
        places = read.places
        if read.game != game.name:
            arguments = {"line": places["game"], "value": read.game, "game": game.name}
            raise BadJournal("journal_game", arguments)
        options: dict[str, Any] = {}
        for option, text in read.options.items():
            options[option] = game.option_value(option, text)
            _start(game, game.seats[0], {option: options[option]}, places[f"option {option}"])
        _start(game, read.seats, options, places["seats"])
        match = cls(game, read.seats, options)
        for line in read.lines:
            try:
                match.play(line.seat, line.move)
            except Illegal as illegal:
                arguments = {"line": line.number, "why": illegal}
                raise BadJournal("journal_move", arguments) from illegal
        return match


def _start(game: Game, seats: int, options: dict[str, Any], line: int) -> None:
    """Try to start such a match, to learn whether that line of a journal is right."""
    try:
        game.start(seats, options)
    except Refusal as refusal:
        raise BadJournal("journal_start", {"line": line, "why": refusal}) from refusal
