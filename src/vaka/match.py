"""Match: one play of a game, with its journal."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vaka.core import journal
from vaka.core.codecs import Event
from vaka.core.game import Facts, Game, option_text
from vaka.core.past import Past
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER
from vaka.errors import BadJournal, Illegal, Refusal

Choose = Callable[[dict[str, Any], int, Sequence[str]], str]  # recall view, seat, moves -> move

GUESSES = 6  # worlds in which a move that was heard must have been possible to tell nothing hidden
BYTES_PER_LINE = 1_000  # of what is kept of a move besides the State, about

if TYPE_CHECKING:
    from vaka.bots.analysis import Opinion
    from vaka.teacher.records import Record


class Match:
    """One play of a Game: every move in order, chance included, and the State after each.

    A State is so cheap to copy that undo and replay are look-ups, in its past.
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None) -> None:
        """Start a match before its first chance move."""
        self.game = game
        self.seats = seats
        self.lines: list[journal.Line] = []
        self._states = Past(game, game.start(seats, options), self.lines)
        self.options = game.option_values(self._states[0])
        self.told: list[list[Event]] = []  # the events of each line
        self._tells: dict[tuple[int, int], bool] = {}  # what `_tells_hidden` has found out

    def __len__(self) -> int:
        return len(self.lines)

    @property
    def state(self) -> State:
        """The position now, as a copy: only play() moves the match on."""
        return self._states[-1].copy()

    @property
    def weight(self) -> int:
        """About how many bytes of memory the match takes: what it has played and told."""
        return len(self.lines) * BYTES_PER_LINE + self._states.weight

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

    def analysis(
        self,
        tries: int | None = None,
        seed: int = 0,
        threads: int = 1,
        kept: Path | None = None,
    ) -> "Iterator[Record]":
        """Yield what there is to learn from this match: its decisions and deals, in order.

        Each decision is judged by what its seat could know, each legal move in it tried equally
        often; each deal by what it changed for every seat. The tries and the seed settle it all.
        What has been found is `kept` in a file, line by line, and is not computed again.
        """
        from vaka.teacher.judging import TRIES  # slow to import, and rarely needed
        from vaka.teacher.keeping import kept_records
        from vaka.teacher.stream import records_of

        tries = TRIES if tries is None else tries
        if kept is None:
            return records_of(self, tries, seed, threads)
        return kept_records(self, self.journal(), kept, tries, seed, threads)

    def branch(self) -> "Match":
        """Return a match that goes on from here on its own."""
        other = object.__new__(Match)
        other.game, other.seats, other.options = self.game, self.seats, self.options
        other.lines, other.told = self.lines[:], self.told[:]
        other._states = self._states.copy(other.lines)
        other._tells = self._tells.copy()
        return other

    # -- undo and replay ---------------------------------------------------------------------------

    def can_undo(self, seat: int, answering: Collection[int] = ()) -> bool:
        """Tell whether a seat may take back its last move."""
        return self.undoable(seat, answering) is not None

    def undoable(self, seat: int, answering: Collection[int] = ()) -> int | None:
        """Return the place of the move that a seat may take back; None: there is none.

        It is the seat's own, it revealed nothing, and the seat has heard of no move since. Nor has
        it given anybody a choice of which the seat hears nothing: such a choice is lost with the
        move that led to it, so it closes the undo when it may be made, whether it was or not. What
        others choose unheard at the same time stays; they could have chosen it before that move as
        well. So the answer never depends on moves of which the seat has not heard.

        The seats of `answering` do not mind that what they have answered is taken back too, as
        bots; but it must not have told the seat anything that it could not know before.
        """
        for place in range(len(self.lines) - 1, -1, -1):
            mover, move, _ = self.lines[place]
            if mover == CHANCE:
                return None
            if mover == seat:
                reveals = any(event.reveals for event in self.told[place])
                return None if reveals or self._lets_choose_unheard(place) else place
            if self.game.heard(self._states[place], mover, move, seat) is None:
                continue
            if mover not in answering or self._tells_hidden(place, seat):
                return None
        return None

    def _tells_hidden(self, place: int, seat: int) -> bool:
        """Tell whether a move has told a seat something that was hidden from it, or drawn by lot.

        A move could be made by whoever holds the card for it. So where anything is hidden from the
        seat, what it heard must have been possible in all of some worlds that it could imagine.
        """
        if (place, seat) not in self._tells:
            self._tells[place, seat] = self._reveals_to(place, seat)
        return self._tells[place, seat]

    def _reveals_to(self, place: int, seat: int) -> bool:
        game, before, line = self.game, self._states[place], self.lines[place]
        if any(event.reveals or seat in (event.hears or ()) for event in self.told[place]):
            return True
        view = game.view(before, seat, recall=True)
        if view == game.position(before):
            return False
        heard = game.heard(before, line.seat, line.move, seat)
        worlds = (game.guess(view, seed) for seed in range(GUESSES))
        return not all(self._might_be_heard(world, line.seat, heard, seat) for world in worlds)

    def _might_be_heard(self, world: State, mover: int, heard: str | None, seat: int) -> bool:
        """Tell whether a seat could hear that of a move in a world."""
        codec = self.game.move_codec
        moves = world.moves(mover)
        number = codec.find(world, heard) if heard is not None else None
        if number is not None:  # it hears the move as it is
            return number in moves
        return any(
            self.game.heard(world, mover, codec.text(world, move), seat) == heard for move in moves
        )

    def _lets_choose_unheard(self, place: int) -> bool:
        """Tell whether a move gave others a choice of which its mover may hear nothing."""
        if self.game.overhear is None:
            return False  # of every move at least the verb is heard
        mover, after = self.lines[place].seat, self._states[place + 1]
        asked = set(self.game.turn(after)) - {*self.game.turn(self._states[place]), mover, CHANCE}
        return any(
            self.game.heard(after, other, move, mover) is None
            for other in asked
            for move in self.game.moves(after, other)
        )

    def undo(self, seat: int, answering: Collection[int] = ()) -> None:
        """Take back the last move of a seat, if can_undo(seat), with what was answered to it."""
        place = self.undoable(seat, answering)
        if place is None:
            raise Illegal("cannot_undo", {"seat": seat})
        if self.answered(seat, place):
            self.rewind(place)
        else:
            self.take_back(seat)

    def answered(self, seat: int, place: int) -> bool:
        """Tell whether a seat has heard of a move since the one at a place."""
        return any(
            self.game.heard(self._states[later], line.seat, line.move, seat) is not None
            for later, line in enumerate(self.lines[place + 1 :], place + 1)
        )

    def rewind(self, place: int) -> None:
        """Go back to before the move at a place, without asking who may."""
        self._states.cut(place + 1)
        del self.lines[place:], self.told[place:]
        self._tells = {key: tells for key, tells in self._tells.items() if key[0] < place}

    def take_back(self, seat: int) -> int:
        """Take back the last move of a seat without asking whether it may; return its place.

        For records of a match that was played: they say so. What others have moved since stays.
        """
        place = self.last_place(seat)
        if place is None:
            raise Illegal("cannot_undo", {"seat": seat})
        other = self.branch()
        other.rewind(place)
        for line in self.lines[place + 1 :]:
            other.play(line.seat, line.move)
        self._states, self.lines, self.told = other._states, other.lines, other.told
        self._tells = other._tells
        return place

    def last_place(self, seat: int) -> int | None:
        """Return the place of the last move of a seat; None: it has not moved."""
        places = range(len(self.lines) - 1, -1, -1)
        return next((place for place in places if self.lines[place].seat == seat), None)

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
        return [event for at in range(since, len(self.told)) for event in self.heard_at(at, seat)]

    def heard_at(self, line: int, seat: int | None) -> list[Event]:
        """Return the events of one line that a seat may hear."""
        return [
            event
            for event in self.told[line]
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
