"""`vaka play`: a table in the terminal."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from vaka import registry
from vaka.bots import BOTS, Bot, bot
from vaka.cli.output import options_of, read_file
from vaka.cli.rules import painted
from vaka.core import journal
from vaka.core.errors import BadJournal, Refusal
from vaka.core.game import Game, places
from vaka.core.match import Match
from vaka.core.paint import paint_for
from vaka.core.rng import Rng
from vaka.core.rulebook import rules_of
from vaka.core.turns import CHANCE
from vaka.core.words import LANGUAGES, Catalogue

YOU = "you"
NAMES = ("Moana", "Tane", "Hina", "Kai", "Leilani", "Maui")
WORDS = Catalogue(Path(__file__).parent / "words")
BOT_STREAM = 1  # the streams of a seed: one per chance move, and one per bot far from those
MOST_LINES_OF_LOG = 12


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "play",
        help="play in the terminal",
        description="Play a game in the terminal, against bots or with friends at one keyboard. "
        "The match is saved after every move; --resume goes on with it.",
    )
    command.add_argument("game", nargs="?", help="name of the game (not needed with --resume)")
    command.add_argument(
        "--seats", metavar="LIST", help=f"who sits where: {YOU} or a bot ({', '.join(sorted(BOTS))}),"
        f" with commas (default: {YOU} against random bots)",
    )
    command.add_argument("--seed", type=int, metavar="N", help="repeat the same chance (default: new)")
    command.add_argument("--option", action="append", metavar="KEY=VALUE", help="option of the game")
    command.add_argument("--save", metavar="FILE", help="where to save (default: a file of its own)")
    command.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a saved match, or the last"
    )
    command.add_argument("--language", choices=LANGUAGES, default="en", help="default en")
    command.add_argument(
        "--memory", action="store_true", help="show what a perfect memory knows (the memory aid)"
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Open a table and sit down."""
    if arguments.resume is None:
        if arguments.game is None:
            raise Refusal("which_game", {"games": ", ".join(registry.games())})
        table = new_table(arguments)
    else:
        table = resumed_table(arguments)
    return table.play()


def new_table(arguments: argparse.Namespace) -> "Table":
    """Return a table with a new match."""
    game = registry.load(arguments.game)
    sitters = (arguments.seats or ",".join([YOU] + ["random"] * (game.seats[-1] - 1))).split(",")
    match = Match(game, len(sitters), options_of(arguments.option, game.options))
    seed = int.from_bytes(os.urandom(4)) if arguments.seed is None else arguments.seed
    file = Path(arguments.save) if arguments.save else default_file(game.name)
    return Table(match, sitters, seed, file, arguments)


def resumed_table(arguments: argparse.Namespace) -> "Table":
    """Return a table with a saved match; who sat there and the seed stand in its remarks."""
    name = arguments.resume or str(last_file())
    text = read_file(name)
    match = Match.from_journal(registry.load(journal.read(text).game), text)
    remarks = dict(
        line[2:].partition(" ")[::2] for line in text.split("\n") if line.startswith("# ")
    )
    sitters = (arguments.seats or remarks.get("table", YOU)).strip().split(",")
    if len(sitters) != match.seats:
        raise Refusal("seats_of_journal", {"file": name, "seats": match.seats})
    seed = remarks.get("seed", "0").strip()
    if not seed.lstrip("-").isdigit():
        raise BadJournal("journal_seed", {"value": seed})
    chosen = int(seed) if arguments.seed is None else arguments.seed
    return Table(match, sitters, chosen, Path(arguments.save or name), arguments)


def state_folder() -> Path:
    """Return the folder for saved matches."""
    home = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "vaka"


def default_file(name: str) -> Path:
    """Return a new file to save in."""
    taken = {path.name for path in state_folder().glob(f"{name}-*.journal")}
    number = 1
    while f"{name}-{number:04}.journal" in taken:
        number += 1
    return state_folder() / f"{name}-{number:04}.journal"


def last_file() -> Path:
    """Return the file saved last."""
    files = sorted(state_folder().glob("*.journal"), key=lambda path: path.stat().st_mtime)
    if not files:
        raise Refusal("nothing_to_resume", {"folder": str(state_folder())})
    return files[-1]


class Table:
    """A match, who sits there, and the conversation in the terminal."""

    def __init__(
        self,
        match: Match,
        sitters: list[str],
        seed: int,
        file: Path,
        arguments: argparse.Namespace,
    ) -> None:
        """Seat people and bots; refuse unknown ones."""
        self.match = match
        self.game: Game = match.game
        self.sitters = sitters
        self.seed = seed
        self.file = file
        self.language: str = arguments.language
        self.memory: bool = arguments.memory
        self.paint = paint_for(sys.stdout)
        self.bots: dict[int, Bot] = {}
        for seat, sitter in enumerate(sitters):
            if sitter != YOU:
                stream = Rng(seed).split(-seat - BOT_STREAM)
                self.bots[seat] = bot(sitter, self.game, stream)
        self.names = _names(sitters)
        self.told = 0  # how many lines of the journal the people have been told
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter == YOU]
        self.looking = self.people[0] if len(self.people) == 1 else None

    # -- the match ---------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the match is over or somebody leaves; return the exit code."""
        self.say("welcome", title=self.game.title, seed=self.seed, file=str(self.file))
        while not self.match.over:
            turn = self.match.turn()
            waiting_people = [seat for seat in turn if seat in self.people]
            if turn == (CHANCE,):
                self.draw_chance()
            elif waiting_people:
                if not self.ask(waiting_people[0]):
                    self.save()
                    self.say("left", file=str(self.file))
                    return 0
            else:
                self.let_bot_play(turn[0])
            self.save()
        self.show_end()
        return 0

    def draw_chance(self) -> None:
        """Let chance choose; its stream depends on seed and step, so a resumed match goes on."""
        step = len(self.match)
        outcome = self.match.state.draw(Rng(self.seed).split(step))
        self.match.play(CHANCE, self.game.move_table.texts[outcome])

    def let_bot_play(self, seat: int) -> None:
        """Let a bot choose from its recall view."""
        view = self.match.view(seat, recall=True)
        self.match.play(seat, self.bots[seat].choose(view, seat, self.match.moves(seat)))

    def save(self) -> None:
        """Write the journal beside the old one and swap them, so that a crash loses nothing."""
        text = f"# table {','.join(self.sitters)}\n# seed {self.seed}\n{self.match.journal()}"
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_name(self.file.name + ".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.file)

    # -- the conversation --------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Show a person the position and the moves until one is played; False to leave."""
        if len(self.people) > 1 and self.looking != seat:
            self.hand_over(seat)
        self.looking = seat
        self.tell()
        self.draw_position(seat)
        moves = self.match.moves(seat)
        view = self.match.view(seat)
        for number, move in enumerate(moves, 1):
            words = self.game.part("show").describe(view, seat, move, self.language)
            label = self.paint(f"{number:>3}", "bold", "cyan")
            print(f"{label}  {words}  {self.paint(move, 'dim')}")
        while True:
            try:
                answer = input(self.paint(self.words("prompt", name=self.names[seat]), "bold"))
            except EOFError:
                print()
                return False
            done = self.answer(seat, answer.strip(), moves)
            if done is not None:
                return done

    def answer(self, seat: int, answer: str, moves: list[str]) -> bool | None:
        """Do what was asked: True to go on, False to leave, None to ask again."""
        command, _, rest = answer.partition(" ")
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:6]) <= len(moves):
            return self.try_move(seat, moves[int(answer) - 1])
        if command in ("q", "quit"):
            return False
        if command in ("u", "undo"):
            return self.undo(seat)
        if command in ("s", "save"):
            if rest:
                self.file = Path(rest)
            self.save()
            self.say("saved", file=str(self.file))
        elif command in ("l", "log"):
            self.tell(everything=True)
        elif command in ("r", "rule"):
            self.show_rule(rest)
        elif command in ("?", "h", "help", ""):
            self.say("help")
        else:
            return self.try_move(seat, answer)
        return None

    def try_move(self, seat: int, move: str) -> bool | None:
        """Play a move, or say why not."""
        try:
            self.match.play(seat, move)
        except Refusal as refusal:
            print(self.paint(refusal.sentence(self.language), "red"))
            return None
        return True

    def undo(self, seat: int) -> bool | None:
        """Take back the last move, or say why not."""
        try:
            self.match.undo(seat)
        except Refusal as refusal:
            print(self.paint(refusal.sentence(self.language), "red"))
            return None
        self.told = min(self.told, len(self.match))
        return True

    def hand_over(self, seat: int) -> None:
        """Hide one person's cards before the next looks."""
        if self.paint.on:
            print("\x1b[2J\x1b[H", end="")
        self.say("hand_over", name=self.names[seat])
        try:
            input()
        except EOFError:
            print()

    def tell(self, everything: bool = False) -> None:
        """Tell in sentences what has happened since the people were last told."""
        since = 0 if everything else self.told
        seat = self.looking
        events = self.match.heard_events(seat, since)
        lines = [
            self.game.words.say(f"event.{event.key}", event.arguments, self.language, self.names)
            + self.paint(f"  {event.rule}", "dim")
            for event in events
        ]
        left_out = 0 if everything else max(0, len(lines) - MOST_LINES_OF_LOG)
        print()
        if left_out:
            self.say("log_cut", lines=left_out)
        for line in lines[left_out:]:
            print(f"  {line}")
        self.told = len(self.match)

    def draw_position(self, seat: int | None) -> None:
        """Draw the position as a seat sees it."""
        view = self.match.view(seat, recall=self.memory)
        show = self.game.part("show")
        print()
        print(show.picture(view, seat, self.names, self.paint, self.language))

    def show_rule(self, number: str) -> None:
        """Print a rule by its number."""
        rules = rules_of(self.game)
        text = rules.get(number.upper())
        if text is None:
            self.say("which_rule", rules=" ".join(rules))
        else:
            print(f"{self.paint(number.upper(), 'bold')}  {painted(text, self.paint)}")

    def show_end(self) -> None:
        """Draw the end, and say who has won."""
        self.tell()
        self.draw_position(self.looking)
        places_of = places(self.match.score())
        winners = [name for name, place in zip(self.names, places_of, strict=True) if place == 1]
        self.say("won_together" if len(winners) > 1 else "won", names=", ".join(winners))
        self.say("journal_at", file=str(self.file))

    def words(self, key: str, **arguments: Any) -> str:
        """Return a sentence of the table itself."""
        return WORDS.say(key, arguments, self.language)

    def say(self, key: str, **arguments: Any) -> None:
        """Print a sentence of the table itself."""
        print(self.words(key, **arguments))


def _names(sitters: list[str]) -> list[str]:
    """Name the seats: people and bots each get a name of their own."""
    return [
        NAMES[seat] if sitter == YOU else f"{NAMES[seat]} ({sitter})"
        for seat, sitter in enumerate(sitters)
    ]
