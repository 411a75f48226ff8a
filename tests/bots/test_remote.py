"""A bot in a process of its own: what it is asked, and what happens when it misbehaves."""

import json
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import vaka
from vaka.bots import bot
from vaka.bots.remote import MOST_LINES, RemoteBot
from vaka.engine.rng import Rng
from vaka.errors import BadBot
from vaka.words import LANGUAGES

GAME = vaka.load("rapanui2011")
MOVES = ["buy fish", "pass"]
EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"
ECHO = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["moves"][-1]}), flush=True)
"""


def program(tmp_path: Path, text: str) -> str:
    """Return the command of a bot with that program."""
    file = tmp_path / "bot with blank.py"
    file.write_text(text)
    return shlex.join([sys.executable, str(file)])


def test_a_process_answers_and_is_asked_again(tmp_path: Path) -> None:
    player = RemoteBot(GAME, Rng(1), program(tmp_path, ECHO))
    assert [player.choose({}, 0, MOVES) for _ in range(3)] == ["pass"] * 3
    player.close()
    assert player.choose({}, 0, MOVES) == "pass"  # started anew
    player.close()


def test_it_is_told_all_there_is_to_know_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    text = f"""
import sys
line = sys.stdin.readline()
open({str(heard)!r}, "w").write(line)
print('{{"move": "pass"}}', flush=True)
"""
    player = bot(f"remote:{program(tmp_path, text)}", GAME, Rng(1))
    assert player.choose({"a": 1}, 1, MOVES) == "pass"
    request = json.loads(heard.read_text())
    assert request.pop("seed") == Rng(1).below(1 << 30)
    assert request == {"game": "rapanui2011", "view": {"a": 1}, "seat": 1, "moves": MOVES}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("import sys; sys.exit(3)", "ended without an answer (exit code 3)"),
        ("print('hello', flush=True); input(); input()", "must answer with a line such as"),
        ("print('[1]', flush=True); input(); input()", "must answer with a line such as"),
        ("print('[' * 99999, flush=True); input(); input()", "must answer with a line such as"),
        ("""print('{"move": "fly"}', flush=True); input(); input()""", "chose 'fly', which is not"),
        ("""print('{"move": ["pass"]}', flush=True); input(); input()""", "which is not possible"),
        ("import time; time.sleep(60)", "did not answer within 0.3 s"),
    ],
)
def test_misbehaviour_is_told_and_ends_the_process(
    tmp_path: Path, text: str, sentence: str
) -> None:
    seconds = 0.3 if "sleep" in text else 30.0
    player = RemoteBot(GAME, Rng(1), program(tmp_path, text), seconds=seconds)
    with pytest.raises(BadBot) as refusal:
        player.choose({}, 0, MOVES)
    assert sentence in str(refusal.value)
    assert player._process is None


ANSWER = """'{"move": "pass"}'"""
TWICE = f"""
for line in open(0):
    print({ANSWER}, {ANSWER}, sep="\\n", flush=True)
"""
FLOOD = f"""
while True:
    print({ANSWER})
"""


@pytest.mark.parametrize("text", [TWICE, FLOOD], ids=["twice", "flood"])
def test_what_nobody_asked_for_is_no_answer(tmp_path: Path, text: str) -> None:
    player = RemoteBot(GAME, Rng(1), program(tmp_path, text), seconds=30.0)
    assert player.choose({}, 0, MOVES) == "pass"
    until(lambda: not player._answers.empty())
    with pytest.raises(BadBot, match="which nobody asked for") as refusal:
        player.choose({}, 0, MOVES)
    assert "bot with blank.py" in str(refusal.value)
    assert player._process is None
    for language in LANGUAGES:
        assert "pass" in refusal.value.sentence(language)


def test_a_flood_is_not_kept(tmp_path: Path) -> None:
    player = RemoteBot(GAME, Rng(1), program(tmp_path, FLOOD), seconds=30.0)
    assert player.choose({}, 0, MOVES) == "pass"
    assert player._process is not None
    assert player._process.wait(30.0) != 0  # nobody hears it any more
    assert player._answers.qsize() <= MOST_LINES
    player.close()


@pytest.mark.parametrize(
    ("command", "view"),
    [
        (shlex.join([sys.executable, "-c", "import time; time.sleep(60)"]), {"a": "x" * 1_000_000}),
        ("sh -c 'sleep 10; true'", {}),  # whose child keeps the streams open
    ],
    ids=["does not read", "has a child"],
)
def test_the_time_is_kept_whatever_the_program_does(command: str, view: dict[str, str]) -> None:
    player = RemoteBot(GAME, Rng(1), command, seconds=0.2)
    began = time.monotonic()
    with pytest.raises(BadBot, match=r"did not answer within 0\.2 s"):
        player.choose(view, 0, MOVES)
    assert time.monotonic() - began < 5.0


def until(true: Callable[[], bool]) -> None:
    """Wait for something that another thread does."""
    end = time.monotonic() + 30.0
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_program_that_does_not_exist_is_told() -> None:
    with pytest.raises(BadBot, match="cannot be started: No such file"):
        RemoteBot(GAME, Rng(1), "/nowhere/bot").choose({}, 0, MOVES)


def test_the_example_plays_a_match() -> None:
    match, rng = vaka.Match(GAME, 2), Rng(4)
    players = [
        bot(f"remote:{shlex.join([sys.executable, str(EXAMPLE)])}", GAME, Rng(0)),
        bot("random", GAME, Rng(1)),
    ]
    while not match.over:
        match.draw(rng)
        if not match.over:
            seat = match.turn()[0]
            view = match.view(seat, recall=True)
            match.play(seat, players[seat].choose(view, seat, match.moves(seat)))
    assert isinstance(players[0], RemoteBot)
    players[0].close()
    bought = sum(line.seat == 0 and line.move.startswith("buy") for line in match.lines)
    assert bought > 0
