import os
import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import vaka
from cli.terminal import GAME, Command, Done, Terminal, environment, program, start
from vaka import covering
from vaka.bots import LEVELS
from vaka.cli import saves
from vaka.cli import terminal as table
from vaka.cli.output import WORDS
from vaka.cli.saves import Saved
from vaka.errors import Refusal
from vaka.match import Match
from vaka.words import LANGUAGES

ONES = "1\n" * 200  # more than a match of two needs
PROMPT = "Moana, your move: "

Journal = Callable[..., Path]
Play = Callable[..., Done]


def moves_of(file: Path) -> list[tuple[int, str]]:
    match = Match.from_journal(vaka.load(GAME), file.read_text())
    return [(line.seat, line.move) for line in match.lines]


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return what is saved when a person plays that match to its end with the first move always."""
    file = tmp_path_factory.mktemp("play") / "whole"
    arguments = ("--seats", "you,random", "--seed", 5, "--save", file)
    subprocess.run(
        program("play", GAME, *arguments),
        env=environment(),
        input=ONES,
        capture_output=True,
        text=True,
        check=True,
    )
    return file


@pytest.fixture
def play(command: Command) -> Play:
    """Play a match of one person against a bot, with seed 5, saved in the file `m`."""

    def run(answers: str, *more: object, seats: str = "you,random", save: str = "m") -> Done:
        chosen = ("--seats", seats, "--seed", 5, "--save", save)
        return command("play", GAME, *chosen, *more, text=answers)

    return run


# -- a whole match ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["you,random", "random,random,random", "you,you,you,you"])
def test_a_match_is_played_to_its_end_through_a_pipe(play: Play, seats: str) -> None:
    done = play("1\n" * 600, seats=seats)
    assert (done.code, done.err) == (0, "")
    assert "\x1b" not in done.out
    assert Match.from_journal(vaka.load(GAME), Path("m").read_text()).over
    assert done.out.endswith("Watch it again with: vaka replay m\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_three_languages(play: Play, language: str) -> None:
    done = play("l\n", "--language", language)
    match = Match.from_journal(vaka.load(GAME), Path("m").read_text())
    names = ["Moana", "Teva (random)"]
    for events in match.told:
        for event in events:
            words = match.game.words
            assert words.say(f"event.{event.key}", event.arguments, language, names) in done.out
    assert WORDS.say("left", {"command": "vaka play --resume m"}, language) in done.out


def test_one_person_against_bots_is_the_default(command: Command) -> None:
    done = command("play", GAME, "--seed", 1)
    assert done.code == 0
    file = next((Path("state") / "vaka").iterdir())
    assert file.name == f"{GAME}-0001.journal"
    sitters = file.read_text().split("\n")[0].removeprefix("# table ").split(",")
    sitters.remove("you")
    assert sitters == ["skilled", "skilled:builder", "skilled:trader"]
    assert "The seats were drawn by lot: you are " in done.out


def test_the_same_seed_and_answers_give_the_same_match(play: Play, whole: Path) -> None:
    play(ONES)
    assert moves_of(Path("m")) == moves_of(whole)
    play("", "--seed", "6", save="other")
    other = moves_of(Path("other"))
    assert other != moves_of(whole)[: len(other)]


def test_no_seed_means_a_new_match(command: Command) -> None:
    for name in ("one", "two"):
        command("play", GAME, "--save", name)
    assert moves_of(Path("one")) != moves_of(Path("two"))


# -- leaving and coming back -----------------------------------------------------------------------


@pytest.mark.parametrize(("answered", "leaving"), [(0, ""), (2, "QUIT\n"), (20, "q\n")])
def test_a_resumed_match_goes_on_as_if_nobody_had_left(
    play: Play, command: Command, whole: Path, answered: int, leaving: str
) -> None:
    done = play("1\n" * answered + leaving)
    assert done.code == 0
    assert done.out.endswith("Saved. Continue with: vaka play --resume m\n")
    saved = moves_of(Path("m"))
    assert [seat for seat, _ in saved].count(0) == answered
    assert saved == moves_of(whole)[: len(saved)]
    assert command("play", "--resume", "m", text=ONES).code == 0
    assert Path("m").read_text() == whole.read_text()


def test_the_last_match_is_resumed_by_default(command: Command) -> None:
    command("play", GAME, "--seats", "you,random")
    command("play", GAME, "--seats", "you,random,random")
    first, second = sorted((Path("state") / "vaka").iterdir())
    os.utime(first, ns=(0, 10))
    os.utime(second, ns=(0, 5))
    (first.parent / f"{GAME}-0003.journal").touch()  # somebody crashed before the first move
    done = command("play", "--resume", text="1\n")
    assert str(first) in done.out
    os.utime(second)
    assert str(second) in command("play", GAME, "--resume").out


def test_nothing_to_resume(command: Command) -> None:
    done = command("play", "--resume")
    assert done.code == 2
    assert done.sentence.startswith("There is no saved match in ")


def test_a_finished_match_shows_its_end(command: Command, whole: Path) -> None:
    before = whole.stat().st_mtime_ns
    done = command("play", "--resume", whole)
    assert done.code == 0
    assert "The match is over." in done.out
    assert done.out.endswith(f"Watch it again with: vaka replay {whole}\n")
    assert whole.stat().st_mtime_ns == before


def test_somebody_else_may_sit_down(play: Play, command: Command) -> None:
    play("1\n")
    assert command("play", "--resume", "m", "--seats", "random,random").code == 0
    assert Path("m").read_text().startswith("# table random,random\n# seed 5\n")
    assert Match.from_journal(vaka.load(GAME), Path("m").read_text()).over


def test_a_resumed_match_may_be_saved_elsewhere(play: Play, command: Command) -> None:
    play("1\n")
    before = Path("m").read_text()
    assert command("play", "--resume", "m", "--save", "n", text="1\n").code == 0
    assert Path("m").read_text() == before
    assert moves_of(Path("n"))[: len(moves_of(Path("m")))] == moves_of(Path("m"))


def test_a_bare_journal_needs_to_know_who_sits_there(command: Command, journal: Journal) -> None:
    file = journal(30)
    done = command("play", "--resume", file)
    assert done.code == 2
    expected = f"{file}: this match has 2 seats; say who sits there with --seats."
    assert done.sentence == expected
    assert command("play", "--resume", file, "--seats", "you,you,you").sentence == expected
    assert command("play", "--resume", file, "--seats", "you,random").code == 0


@pytest.mark.parametrize(
    ("pattern", "hostile", "why"),
    [
        ("# seed 5", "# seed ²", 'The remark "# seed" of the journal'),
        ("# seed 5", "# seed --5", 'The remark "# seed" of the journal'),
        ("# seed 5", "# seed " + "9" * 5000, 'The remark "# seed" of the journal'),
        ("# table you,random", "# table you,\x1b[2J", "There is no bot '\\x1b[2J'."),
        ("game rapanui2011", "game ../../etc", "There is no game '../../etc'."),
        ("seats 2", "seats 1000000", "Line 5: "),
        ("- deal", "-1 deal", "Line 8: "),
        ("0 pass", "0 " + "x" * 100_000, "Line 24: "),
    ],
)
def test_a_hostile_file_is_refused_by_name(
    play: Play, command: Command, pattern: str, hostile: str, why: str
) -> None:
    play("1\n1\n")
    text = Path("m").read_text().replace(pattern, hostile)
    Path("m").write_text(text)
    done = command("play", "--resume", "m")
    assert done.code == 2
    assert done.sentence.startswith(f"m: {why}")
    assert len(done.sentence) < 300
    assert Path("m").read_text() == text


def test_the_game_must_be_that_of_the_file(play: Play, command: Command) -> None:
    play("")
    text = Path("m").read_text()
    Path("m").write_text(text.replace(f"game {GAME}", "game other"))
    done = command("play", GAME, "--resume", "m")
    assert done.code == 2
    assert done.sentence == f"m: Line 4: this is a journal of other, not of {GAME}."


@pytest.mark.parametrize(
    ("seats", "chosen", "limit"),
    [
        ("you,random", (), 0),
        ("you,random", ("--option", "stall_limit=200"), 200),
        ("random,random", (), 200),
    ],
)
def test_only_a_match_of_bots_alone_is_cut_when_it_stands_still(
    command: Command, seats: str, chosen: tuple[str, ...], limit: int
) -> None:
    command("play", "tongiaki", "--seats", seats, "--seed", 5, "--save", "t", *chosen, text="")
    assert f"\noption stall_limit {limit}\n" in Path("t").read_text()


def test_options_are_for_new_matches(play: Play, command: Command) -> None:
    play("")
    done = command("play", "--resume", "m", "--option", "x=1")
    assert done.code == 2
    assert done.sentence.startswith("A saved match keeps its options")


def test_the_seed_is_for_new_matches(play: Play, command: Command) -> None:
    play("")
    done = command("play", "--resume", "m", "--seed", "4")
    assert done.code == 2
    assert done.sentence == "A saved match keeps its seed: --seed is only for a new one."
    assert saves.read("m").seed == 5


def test_a_file_may_begin_with_the_mark_of_its_encoding(play: Play, command: Command) -> None:
    play("1\n")
    Path("m").write_bytes(b"\xef\xbb\xbf" + Path("m").read_bytes())
    assert command("play", "--resume", "m").code == 0
    assert command("replay", "m").code == 0


# -- crashes ---------------------------------------------------------------------------------------


def test_a_killed_table_has_lost_nothing(command: Command, whole: Path) -> None:
    process = start("play", GAME, "--seats", "you,random", "--seed", 5, "--save", "m")
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n1\n1\n1\n1\n")
        process.stdin.flush()
        shown = ""
        while shown.count(PROMPT) < 6:
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGKILL)
    saved = moves_of(Path("m"))
    assert [seat for seat, _ in saved].count(0) == 5
    assert saved == moves_of(whole)[: len(saved)]
    assert command("play", "--resume", "m", text=ONES).code == 0
    assert moves_of(Path("m")) == moves_of(whole)


def test_a_crash_while_saving_leaves_the_last_save(
    play: Play, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    play("1\n")
    before = Path("m").read_text()

    def crash(*_: object) -> None:
        raise SystemError

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", crash)
        with pytest.raises(SystemError):
            command("play", "--resume", "m", text="1\n")
    assert Path("m").read_text() == before
    assert command("play", "--resume", "m", text="1\n").code == 0


def test_a_crashing_bot_leaves_the_journal_that_led_there(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Crashing:
        def choose(self, *_: object) -> str:
            raise SystemError

    monkeypatch.setattr(table, "bot", lambda *_: Crashing())
    with pytest.raises(SystemError):
        play(ONES)
    match = Match.from_journal(vaka.load(GAME), Path("m").read_text())
    assert match.turn() == (1,)


def test_interrupting_says_how_to_resume(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def press_ctrl_c(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(table, "input", press_ctrl_c, raising=False)
    done = play("", save="my match")
    assert done.code == 130
    assert done.out.endswith("\nSaved. Continue with: vaka play --resume 'my match'\n")
    assert moves_of(Path("my match"))


# -- taking back -----------------------------------------------------------------------------------


def test_a_move_can_be_taken_back(play: Play) -> None:
    done = play("1\nu\n")
    assert "Taken back: pass" in done.out
    assert moves_of(Path("m"))[-1][0] == -1
    assert done.out.count("Moana: buy an offering card or pass") == 2


def test_taking_back_cannot_roll_chance_or_bots_again(play: Play, whole: Path) -> None:
    done = play("1\nu\n1\n" * 100)
    assert done.code == 0
    assert "You cannot take a move back: somebody else has moved" in done.out
    assert moves_of(Path("m")) == moves_of(whole)


def test_what_bots_have_answered_is_taken_back_too(command: Command) -> None:
    """In Rapa Nui 2020 nothing is hidden and nothing drawn: all can be taken back, one by one."""
    arguments = ("play", "rapanui2020", "--seats", "you,random", "--seed", 5, "--save", "m")
    done = command(*arguments, text="1\n" * 12 + "u\n" * 13)
    assert done.code == 0
    assert done.out.count("Taken back: ") == 12
    assert "You cannot take a move back" in done.out
    assert not any(line.startswith("0 ") for line in Path("m").read_text().split("\n"))


def test_nothing_can_be_taken_back_before_the_first_move(play: Play) -> None:
    assert "You cannot take a move back" in play("u\n").out


# -- the conversation ------------------------------------------------------------------------------


def test_a_move_may_be_typed_as_text(play: Play) -> None:
    play("  pass  \nlay   fish 1\n")
    assert moves_of(Path("m"))[-2:] == [(0, "pass"), (0, "lay fish 1")]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("?", "A number or a move as text plays it."),
        ("", "A number or a move as text plays it."),
        ("HELP", "A number or a move as text plays it."),
        ("0", "There is no move 0: choose 1 to 1, or ? for help."),
        ("2", "There is no move 2: choose 1 to 1"),
        ("00000000000012", "There is no move 000000000000: choose 1 to 1"),
        ("9" * 5000, "There is no move 999999999999: choose 1 to 1"),
        ("-1", "'-1' is not a move of Rapa Nui (2011). Type a number or a move, or ? for help."),
        ("²", "'²' is not a move of Rapa Nui (2011)."),
        ("sing a song", "'sing a song' is not a move of Rapa Nui (2011)."),
        ("\x1b[A\x00", "'[A' is not a move of Rapa Nui (2011)."),
        ("buy fish", '"buy fish" costs 5 wood; you have 2.'),
        ("r rc4", "RC4  Your last draw of the turn triggers one scoring"),
        ("rule RC4", "RC4  Your last draw of the turn triggers one scoring"),
        ("r", "Which rule? There are: S1 S2 "),
        ("r XX", "Which rule? There are: S1 S2 "),
        ("s", "Saved in m\n"),
    ],
)
def test_what_the_table_answers(play: Play, answer: str, said: str) -> None:
    done = play(f"{answer}\n")
    assert said in done.out.partition(PROMPT)[2]
    assert done.out.count(PROMPT) == 2
    assert len(moves_of(Path("m"))) == 18


def test_a_rule_is_said_in_the_language_of_the_table(play: Play) -> None:
    done = play("r rc4\n", "--language", "nl")
    assert "RC4  De laatste kaart die je in je beurt pakt" in done.out


def test_a_number_may_have_zeros_before_it(play: Play) -> None:
    play("0000000001\n")
    assert moves_of(Path("m"))[-1] == (0, "pass")


def test_bytes_that_are_no_text_are_refused_like_any_move(command: Command) -> None:
    done = command("play", GAME, "--save", "m", text=bytes(range(256)) * 3)
    assert done.code == 0
    assert "is not a move of" in done.out


def test_the_whole_log_can_be_read_again(play: Play) -> None:
    shown = play("l\n").out.split(PROMPT)
    assert shown[0].count("S3") == 12 - 1  # of the news only the last twelve lines
    assert "  ... 7 earlier lines; l shows them\n" in shown[0]
    assert shown[1].count("S3") == 16


def test_the_memory_aid_shows_more(play: Play) -> None:
    assert play("", "--memory").out != play("", save="n").out


def test_saving_elsewhere_moves_the_match_there(play: Play) -> None:
    done = play("s other\n1\n")
    assert "Saved in other\n" in done.out
    assert done.out.endswith("vaka play --resume other\n")
    assert moves_of(Path("other")) == [*moves_of(Path("m")), (0, "pass")]


def test_saving_knows_the_home_folder(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(Path.cwd()))
    assert f"Saved in {Path.cwd() / 'mine'}\n" in play("s ~/mine\n").out


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere/x", "Not saved: nowhere/x: there is no such file or folder."),
        ("taken", "taken: exists already and is not overwritten"),
        ("folder", "folder: exists already and is not overwritten"),
        ("taken/x", "Not saved: taken/x: part of the path is not a folder."),
        ("x" * 300, "File name too long. The match goes on"),
    ],
)
def test_a_place_that_cannot_be_written_ends_nothing(play: Play, name: str, why: str) -> None:
    Path("taken").write_text("precious")
    Path("folder").mkdir()
    done = play(f"s {name}\n1\n")
    assert done.code == 0
    assert why in done.out
    assert moves_of(Path("m"))[-1] == (0, "pass")
    assert Path("taken").read_text() == "precious"


def failing_writes(monkeypatch: pytest.MonkeyPatch, fails: Callable[[int, Path], bool]) -> None:
    """Let those saves fail for which `fails(number, file)`."""
    number = 0
    write = Saved.write

    def try_to_write(saved: Saved, file: Path) -> None:
        nonlocal number
        number += 1
        if fails(number, file):
            raise OSError(28, "No space left on device", str(file))
        write(saved, file)

    monkeypatch.setattr(Saved, "write", try_to_write)


def test_a_disk_that_fills_up_is_told_once(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    failing_writes(monkeypatch, lambda number, file: number > 5 and file.name == "m")
    done = play("1\nq\ns elsewhere\n")
    assert done.code == 0
    complaint = (
        "Not saved: m: there is no space left. The match goes on; s FILE saves it elsewhere."
    )
    assert done.out.count(complaint) == 2  # when it happened, and when leaving was asked for
    assert done.out.endswith("Saved. Continue with: vaka play --resume elsewhere\n")
    assert moves_of(Path("elsewhere"))[-1] == (0, "pass")


def test_a_disk_that_has_room_again(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    failing_writes(monkeypatch, lambda number, _: number in (8, 9, 12))
    assert play("1\n").out.count("Not saved: m: ") == 2


def test_the_input_ends_while_nothing_can_be_saved(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing_writes(monkeypatch, lambda number, _: number > 5)
    done = play("")
    assert (done.code, done.sentence) == (2, "m: there is no space left.")
    assert "Continue with" not in done.out


# -- several people at one keyboard ----------------------------------------------------------------


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any, int, int]]:
    """Record, in order, who takes the keyboard and what is looked up for whom."""
    record: list[tuple[str, Any, int, int]] = []
    view, read = Match.view, covering.read_log
    hand_over = table.Table.hand_over

    def spy_view(match: Match, seat: int | None, recall: bool = False) -> Any:
        record.append(("view", seat, len(match), 0))
        return view(match, seat, recall)

    def spy_read(match: Match, seat: int | None, since: int, memory: bool) -> Any:
        record.append(("over" if match.over else "heard", seat, len(match), since))
        return read(match, seat, since, memory)

    def spy_hand_over(at: table.Table, seat: int) -> None:
        record.append(("hand over", seat, len(at.match), 0))
        hand_over(at, seat)

    monkeypatch.setattr(Match, "view", spy_view)
    monkeypatch.setattr(table, "read_log", spy_read)
    monkeypatch.setattr(table.Table, "hand_over", spy_hand_over)
    return record


def test_nobody_sees_what_the_person_before_saw(
    play: Play, seen: list[tuple[str, Any, int, int]]
) -> None:
    assert play("1\n" * 400, seats="you,you").code == 0
    looking = None
    for what, seat, _, _ in seen:
        if what == "hand over":
            assert seat != looking
            looking = seat
        elif what != "over":
            assert seat == looking
    assert [what for what, *_ in seen].count("hand over") > 20


def test_everybody_is_told_everything_once(
    play: Play, seen: list[tuple[str, Any, int, int]]
) -> None:
    assert play("1\n" * 600, seats="you,random,you").code == 0
    told = {0: 0, 2: 0}
    for what, seat, now, since in seen:
        if what == "heard":
            assert since == told[seat]
            told[seat] = now
        elif what == "over":
            assert since == min(told.values())
    assert min(told.values()) > 100


def test_the_keyboard_is_handed_over_with_a_sentence(play: Play) -> None:
    done = play("\n1\n1\n1\n", seats="you,you", save="m")
    assert "Moana is next. Everybody else look away; press Enter when ready. " in done.out
    assert "Teva is next. Everybody else look away; press Enter when ready. " in done.out
    assert done.code == 0


# -- bots ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_and_says_how_long_it_may_think(
    command: Command, tmp_path: Path, level: str
) -> None:
    save = tmp_path / "m"
    seats = f"{level},you"
    done = command("play", GAME, "--seats", seats, "--seed", 5, "--save", save, text="")
    assert done.code == 0
    assert f"Moana ({level}) thinks for up to {LEVELS[level].seconds:g} s a move." in done.out
    assert "\n0 " in save.read_text()  # it has moved


def test_bots_with_parameters_are_saved_and_resumed(command: Command, tmp_path: Path) -> None:
    save = tmp_path / "m"
    bots = "ismcts:iterations=3,cutoff=0,greedy:worlds=1"
    done = command("play", GAME, "--seats", f"{bots},you", "--save", save, text="")
    assert done.code == 0
    assert save.read_text().startswith(f"# table {bots},you\n")
    assert command("play", "--resume", save, text="").code == 0


OWN = """
class First:
    def __init__(self, game, rng):
        self.seconds = 7

    def choose(self, view, seat, moves):
        return moves[0]
"""


def test_a_bot_of_your_own_sits_down_and_is_named_again_to_go_on(command: Command) -> None:
    Path("own_first.py").write_text(OWN)
    seats = ("--seats", "you,own_first.First")
    done = command("play", GAME, *seats, "--save", "m", text=ONES[:20])
    assert done.code == 0
    assert "Teva (own_first.First) thinks for up to 7 s a move." in done.out
    assert done.out.endswith("vaka play --resume m --seats you,own_first.First\n")
    assert 1 in [seat for seat, _ in moves_of(Path("m"))]
    assert command("play", "--resume", "m", *seats).code == 0


@pytest.mark.parametrize("program", ["wicked.Bot", "remote:touch wicked"])
def test_a_saved_match_cannot_start_a_program(play: Play, command: Command, program: str) -> None:
    Path("wicked.py").write_text("raise SystemError")
    play("1\n")
    text = Path("m").read_text().replace("# table you,random", f"# table you,{program}")
    Path("m").write_text(text)
    done = command("play", "--resume", "m", text=ONES)
    assert done.code == 2
    assert done.sentence.startswith("m: a program sits at this table; name it again to let it ")
    assert not Path("wicked").exists()


# -- opening a table -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Which game? There are: "),
        ((GAME, "--seats", "you"), "rapanui2011 is for 2, 3, 4 seats, not 1."),
        ((GAME, "--seats", ""), "rapanui2011 is for 2, 3, 4 seats, not 1."),
        ((GAME, "--seats", "0"), "rapanui2011 is for 2, 3, 4 seats, not 0."),
        ((GAME, "--seats", "5"), "rapanui2011 is for 2, 3, 4 seats, not 5."),
        ((GAME, "--seats", "you," * 9), "rapanui2011 is for 2, 3, 4 seats, not 10."),
        ((GAME, "--seats", ",,,"), "There is no bot ''. There are: random, greedy,"),
        ((GAME, "--seats", "you,deep blue"), "There is no bot 'deep blue'. There are: random,"),
        ((GAME, "--option", "x=1"), "rapanui2011 has no option 'x'. It has: none."),
        ((GAME, "--save", "nowhere/x"), "nowhere/x: there is no such file or folder."),
        ((GAME, "--save", "."), ".: exists already and is not overwritten"),
        ((GAME, "--save", "/dev/null"), "/dev/null: exists already and is not overwritten"),
    ],
)
def test_a_table_that_cannot_be_opened(
    command: Command, arguments: tuple[str, ...], sentence: str
) -> None:
    done = command("play", *arguments)
    assert done.code == 2
    assert done.sentence.startswith(sentence)
    assert not done.out
    assert not list(Path().rglob("*.journal*"))


def test_a_number_of_seats_means_you_and_the_usual_bots(play: Play) -> None:
    assert play("", "--seat", "1", seats="3").code == 0
    assert Path("m").read_text().startswith("# table skilled,you,skilled:builder\n")


def test_the_log_covers_what_the_rulebook_covers_again(play: Play) -> None:
    def log(*more: str) -> str:
        Path("m").unlink(missing_ok=True)
        done = play("1\n" * 60 + "l\n", *more, seats="you,random")
        return done.out.split(PROMPT)[-2]

    assert "gains offerings." in log() or "buys an offering." in log()
    shown = log("--memory")
    assert "gains offerings." not in shown
    assert "buys an offering." not in shown


def test_seats_are_drawn_by_lot_unless_one_is_chosen(command: Command) -> None:
    drawn = set()
    for seed in range(12):
        done = command("play", GAME, "--seats", "3", "--seed", seed, "--save", f"m{seed}")
        sitters = Path(f"m{seed}").read_text().split("\n")[0].removeprefix("# table ").split(",")
        drawn.add(sitters.index("you"))
        assert "The seats were drawn by lot" in done.out
        assert "drawn by lot" not in command("play", "--resume", f"m{seed}").out
    assert drawn == {0, 1, 2}
    again = command("play", GAME, "--seats", "3", "--seed", 11, "--save", "again")
    assert Path("again").read_text().split("\n")[0] == Path("m11").read_text().split("\n")[0]
    assert again.code == 0
    for seat in (0, 2):
        done = command("play", GAME, "--seats", "3", "--seat", seat, "--save", f"s{seat}")
        sitters = Path(f"s{seat}").read_text().split("\n")[0].removeprefix("# table ").split(",")
        assert sitters[seat] == "you"
        assert "drawn by lot" not in done.out
    assert command("play", GAME, "--seats", "3", "--seat", "3").sentence == (
        "--seat is a number from 0 to 2."
    )
    assert "--seat goes with" in command("play", GAME, "--seats", "you,random", "--seat", 1).err
    assert "--seat is only for a new one" in command("play", "--resume", "m0", "--seat", 1).err


def test_blanks_between_the_seats_do_not_matter(play: Play) -> None:
    assert play("", seats="you , random").code == 0


def test_any_whole_number_is_a_seed_and_stays_one(command: Command) -> None:
    for seed in (-7, 10**60):
        file = f"m{seed}"
        assert command("play", GAME, "--seed", seed, "--save", file).code == 0
        assert saves.read(file).seed == seed
        assert command("play", "--resume", file).code == 0


def test_two_tables_never_share_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {saves.new_file(GAME) for _ in range(3)}
    assert sorted(file.name for file in files) == [f"{GAME}-000{n}.journal" for n in (1, 2, 3)]
    with pytest.raises(Refusal):
        saves.last_file(GAME)  # all are empty
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", "/home/somebody")
    assert saves.folder() == Path("/home/somebody/.local/state/vaka")


def test_more_people_than_names_all_have_one() -> None:
    match = Match(vaka.load(GAME), 4)
    crowd = table.Table(Saved(match, ["you"] * 9, 0), Path("m"), "en", False)
    assert len(crowd.names) == 9


# -- in a terminal ---------------------------------------------------------------------------------


def test_a_match_in_a_terminal_has_colours_and_can_be_interrupted(play: Play) -> None:
    with Terminal("play", GAME, "--seats", "you,random", "--seed", 5, "--save", "m") as terminal:
        shown = terminal.read_until(PROMPT)
        assert "\x1b[1;36m  1\x1b[0m" in shown
        assert "columns wide" not in shown
        terminal.type("1\r")
        terminal.read_until(PROMPT)
        code, rest = terminal.interrupt()
    assert code == 130
    assert rest.endswith("Saved. Continue with: vaka play --resume m\r\n")
    assert moves_of(Path("m"))[-1] == (0, "pass")


def test_the_end_of_the_input_is_as_good_as_leaving() -> None:
    with Terminal("play", GAME, "--seat", "0", "--save", "m") as terminal:
        terminal.read_until(PROMPT)
        terminal.type("\x04")
        code, rest = terminal.finish()
    assert code == 0
    assert rest.endswith("Saved. Continue with: vaka play --resume m\r\n")


@pytest.mark.parametrize("answer", ["2", GAME.upper()])
def test_a_terminal_asks_which_game(answer: str) -> None:
    with Terminal("play", "--seats", "2", "--seat", "0", "--save", "m") as terminal:
        assert f"  2  {GAME}  Rapa Nui (2011)" in terminal.read_until("Which game? ")
        terminal.type("99\r")
        terminal.read_until("Which game? ")
        terminal.type(f"{answer}\r")
        terminal.read_until(PROMPT)
    assert f"game {GAME}\nseats 2\n" in Path("m").read_text()


def test_nobody_says_which_game() -> None:
    with Terminal("play") as terminal:
        terminal.read_until("Which game? ")
        terminal.type("\x04")
        code, rest = terminal.finish()
    assert code == 2
    assert "vaka: Which game? There are: raiatea, " in rest


def test_no_colour_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    with Terminal("play", GAME, "--seats", "you,you", "--seed", 5) as terminal:
        before = terminal.read_until("Moana is next.")
        terminal.type("\r")
        before += terminal.read_until(PROMPT)
        assert "\x1b" not in before
        terminal.type("1\r1\r1\r")
        hidden = terminal.read_until("Teva is next.")
        assert hidden.endswith(f"{table.CLEAR}Teva is next.")  # cards are hidden all the same


def test_a_narrow_terminal_is_told_once() -> None:
    with Terminal("play", GAME, "--seats", "you,random", columns=60) as terminal:
        shown = terminal.read_until(PROMPT)
        assert re.search(r"The table is \d+ columns wide, your terminal 60", shown)
        terminal.type("1\r")
        assert "columns wide" not in terminal.read_until(PROMPT)
