"""A table in the terminal: a match, the people and bots around it, and their conversation."""

import os
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vaka.bots.names import seat_name
from vaka.bots.own import DOTTED, bot, longest_thought
from vaka.cli.output import INTERRUPTED, WORDS, why, wrapped
from vaka.cli.rules import painted
from vaka.cli.saves import Saved
from vaka.core.codecs import as_read
from vaka.core.game import Game
from vaka.covering import read_log
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.errors import Refusal
from vaka.text.colours import pad, paint_for, width
from vaka.text.rulebook import rules_of
from vaka.text.sentences import sentences_of
from vaka.text.terminal import draw

YOU = "you"
FIRST_BOT = -1  # of the streams that bots draw from, downwards; those of chance go upwards
MOST_LINES_OF_LOG = 12
CLEAR = "\x1b[3J\x1b[2J\x1b[H"  # the lines that have scrolled away too


class Leave(Exception):
    """Somebody wants to leave the table."""


def check_sitters(sitters: Sequence[str], game: Game) -> None:
    """Refuse whoever is neither a person nor a bot."""
    for sitter in sitters:
        if sitter != YOU:
            bot(sitter, game, Rng(0))


def runs_a_program(sitter: str) -> bool:
    """Tell whether letting that sitter play runs code that is not ours."""
    return sitter.startswith("remote:") or DOTTED.fullmatch(sitter) is not None


class Table:
    """A match, who sits there, and the conversation in the terminal."""

    def __init__(self, saved: Saved, file: Path, language: str, memory: bool) -> None:
        """Sit down; `memory` shows what a perfect memory knows."""
        self.saved = saved
        self.match = saved.match
        self.game = saved.match.game
        self.file = file
        self.language = self.game.words.spoken(language)
        self.memory = memory
        self.paint = paint_for(sys.stdout)
        self.names = [
            seat_name(seat) + ("" if sitter == YOU else f" ({sitter})")
            for seat, sitter in enumerate(saved.sitters)
        ]
        self.people = [seat for seat, sitter in enumerate(saved.sitters) if sitter == YOU]
        self.looking = self.people[0] if len(self.people) == 1 else None
        # Only where one person plays against bots do these let their answers be taken back.
        alone = self.looking is not None
        self.bots = [seat for seat, who in enumerate(saved.sitters) if alone and who != YOU]
        self.told = dict.fromkeys(self.people, 0)  # how many lines of the journal each has heard
        self.safe = True  # whether the file holds all moves
        self.warned = False  # whether a narrow terminal was talked about

    # -- the match ---------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the match is over or somebody leaves; return the exit code."""
        if not self.match.over:
            self.saved.write(self.file)  # where nothing can be saved, nothing begins
        self.say("welcome", title=self.game.title, seed=self.saved.seed, file=str(self.file))
        if self.saved.drawn:
            self.say("drawn", name=self.names[self.people[0]], first=self.names[0])
        self.introduce_bots()
        try:
            self.play_to_the_end()
        except Leave:
            code = 0
        except KeyboardInterrupt:
            print()
            code = INTERRUPTED
        else:
            return 0
        self.saved.write(self.file)
        self.say("left", command=self.how_to_resume())
        return code

    def how_to_resume(self) -> str:
        """Return the command that goes on; programs must be named again, a file may not do it."""
        sitters = self.saved.sitters
        named = ["--seats", ",".join(sitters)] if any(map(runs_a_program, sitters)) else []
        return shlex.join(["vaka", "play", "--resume", str(self.file), *named])

    def introduce_bots(self) -> None:
        """Say how long each bot may think, so that nobody wonders about a quiet table."""
        for seat, sitter in enumerate(self.saved.sitters):
            seconds = None if sitter == YOU else longest_thought(sitter, self.game)
            if seconds:
                self.say("thinks", name=self.names[seat], seconds=f"{seconds:g}")

    def play_to_the_end(self) -> None:
        """Let chance, bots and people move in turn, and save after every move."""
        while not self.match.over:
            turn = self.match.turn()
            people = [seat for seat in turn if seat in self.people]
            if turn == (CHANCE,):
                self.draw_chance()
            elif people:
                self.ask(people[0])
            else:
                self.let_bot_play(turn[0])
            self.keep()
        self.show_end()

    def draw_chance(self) -> None:
        """Let chance choose; its stream depends on seed and step, so a resumed match goes on."""
        self.match.draw_once(Rng(self.saved.seed).split(len(self.match)))

    def let_bot_play(self, seat: int) -> None:
        """Let a bot choose from its recall view; its stream, too, depends on seed and step."""
        rng = Rng(self.saved.seed).split(FIRST_BOT - seat).split(len(self.match))
        player = bot(self.saved.sitters[seat], self.game, rng)
        view = self.match.view(seat, recall=True)
        self.match.play(seat, player.choose(view, seat, self.match.moves(seat)))

    def keep(self) -> bool:
        """Save; where that fails, say so once and let the match go on."""
        try:
            self.saved.write(self.file)
        except OSError as error:
            if self.safe:
                self.complain("not_saved", file=str(self.file), why=why(error, self.language))
            self.safe = False
        else:
            self.safe = True
        return self.safe

    # -- the conversation --------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person the position and the moves until one is played or taken back."""
        if len(self.people) > 1 and self.looking != seat:
            self.hand_over(seat)
        self.looking = seat
        self.tell_news()
        self.draw_position(seat)
        moves = as_read(self.match.moves(seat))
        self.list_moves(seat, moves)
        while not self.answer(seat, self.read(self.words("prompt", name=self.names[seat])), moves):
            pass

    def list_moves(self, seat: int, moves: Sequence[str]) -> None:
        """Print the legal moves: number, meaning, notation."""
        view, facts = self.match.view(seat), self.match.facts(seat)
        describe = sentences_of(self.game).describe
        meanings = [describe(view, facts, seat, move, self.language) for move in moves]
        longest = max(width(meaning) for meaning in meanings)
        for number, (meaning, move) in enumerate(zip(meanings, moves, strict=True), 1):
            label = self.paint(f"{number:>3}", "bold", "cyan")
            print(f"{label}  {pad(meaning, longest)}  {self.paint(move, 'dim')}")

    def read(self, prompt: str) -> str:
        """Read a line without whatever steers a terminal; Leave at the end of the input."""
        try:
            line = input(self.paint(prompt, "bold"))
        except EOFError:
            print()
            raise Leave from None
        return " ".join("".join(c if c.isprintable() else " " for c in line).split())

    def answer(self, seat: int, answer: str, moves: Sequence[str]) -> bool:
        """Do what a person asks for; tell whether the match has changed."""
        command, _, rest = answer.partition(" ")
        if answer.isascii() and answer.isdigit():
            return self.play_number(seat, answer, moves)
        match command.lower():
            case "" | "?" | "h" | "help":
                self.say("help")
            case "u" | "undo":
                return self.undo(seat)
            case "l" | "log":
                self.tell(0)
            case "r" | "rule":
                self.show_rule(rest)
            case "s" | "save":
                self.save(rest)
            case "q" | "quit":
                self.safe = True  # so that a failure is told again
                if self.keep():
                    raise Leave
            case _:
                return self.try_move(seat, answer)
        return False

    def play_number(self, seat: int, answer: str, moves: Sequence[str]) -> bool:
        """Play the move of that number, if there is one."""
        number = int(answer[-6:]) if answer[:-6].strip("0") == "" else 0
        if 1 <= number <= len(moves):
            return self.try_move(seat, moves[number - 1])
        self.complain("no_such_number", number=answer[:12], last=len(moves))
        return False

    def try_move(self, seat: int, move: str) -> bool:
        """Play a move, or say why not."""
        try:
            self.match.play(seat, move)
        except Refusal as refusal:
            sentence = refusal.sentence(self.language)
            if refusal.reason == "no_such_move":
                sentence = f"{sentence} {self.words('ask_help')}"
            self.warn(sentence)
            return False
        return True

    def undo(self, seat: int) -> bool:
        """Take back the last move, with what bots have answered to it, or say why not."""
        place = self.match.undoable(seat, self.bots)
        if place is None:
            self.complain("cannot_undo")
            return False
        self.say("undone", move=self.match.lines[place].move)
        before = len(self.match)
        self.match.undo(seat, self.bots)
        gone = before - len(self.match)
        self.told = {
            person: max(place, heard - gone) if heard > place else heard
            for person, heard in self.told.items()
        }
        return True

    def save(self, name: str) -> None:
        """Save, from now on in the file that is named; a failure changes nothing."""
        file = Path(os.path.expanduser(name)) if name else self.file
        if file != self.file and os.path.lexists(file):
            self.complain("refusal.file_exists", file=str(file))
            return
        try:
            self.saved.write(file)
        except OSError as error:
            self.complain("not_saved", file=str(file), why=why(error, self.language))
            return
        self.file = file
        self.safe = True
        self.say("saved", file=str(file))

    def hand_over(self, seat: int) -> None:
        """Hide one person's cards before the next looks."""
        seen = self.looking is not None
        if seen and sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
            print(CLEAR, end="")
        self.read(self.words("hand_over", name=self.names[seat]))

    # -- what people see ---------------------------------------------------------------------------

    def tell_news(self) -> None:
        """Tell whoever looks what has happened since they were last told."""
        since = min(self.told.values(), default=0)
        if self.looking is not None and not self.match.over:
            since = self.told[self.looking]
            self.told[self.looking] = len(self.match)
        self.tell(since, MOST_LINES_OF_LOG)

    def tell(self, since: int, most: int | None = None) -> None:
        """Tell in sentences what whoever looks may hear, from a line of the journal on.

        What the rulebook covers again is covered, unless a perfect memory is asked for.
        """
        view = self.game.view(self.match.state, self.looking)
        say = sentences_of(self.game).tell
        lines = [
            say(view, event, self.language, self.names) + self.paint(f"  {event.rule}", "dim")
            for event in read_log(self.match, self.looking, since, self.memory)
        ]
        left_out = 0 if most is None else max(0, len(lines) - most)
        print()
        if left_out:
            self.say("log_cut_at_end" if self.match.over else "log_cut", lines=left_out)
        for line in lines[left_out:]:
            print(f"  {line}")

    def draw_position(self, seat: int | None) -> None:
        """Draw the position as a seat sees it."""
        state, names, paint = self.match.state, self.names, self.paint
        picture = draw(self.game, state, seat, names, paint, self.language, recall=self.memory)
        needed = max(width(line) for line in picture.split("\n"))
        columns = shutil.get_terminal_size().columns
        if sys.stdout.isatty() and columns < needed and not self.warned:
            self.complain("narrow", columns=columns, needed=needed)
            self.warned = True
        print(f"\n{picture}")

    def show_rule(self, number: str) -> None:
        """Print a rule by its number."""
        rules = rules_of(self.game, self.language)
        text = rules.get(number.upper())
        if text is None:
            print(wrapped(self.words("which_rule", rules=" ".join(rules))))
        else:
            print(painted(wrapped(f"**{number.upper()}**  {text}"), self.paint))

    def show_end(self) -> None:
        """Draw the end, which names the winners, and say how to see it all again."""
        self.tell_news()
        self.draw_position(self.looking)
        print()
        self.say("journal_at", file=shlex.quote(str(self.file)))

    def words(self, key: str, **arguments: Any) -> str:
        """Return a sentence of the table itself."""
        return WORDS.say(key, arguments, self.language)

    def say(self, key: str, **arguments: Any) -> None:
        """Print a sentence of the table itself."""
        print(self.words(key, **arguments))

    def complain(self, key: str, **arguments: Any) -> None:
        """Print a sentence of the table about what cannot be done."""
        self.warn(self.words(key, **arguments))

    def warn(self, sentence: str) -> None:
        """Print a sentence so that it is not overlooked."""
        print(self.paint(wrapped(sentence), "red"))
