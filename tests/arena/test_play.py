import dataclasses

import pytest

import vaka
from arena.arena_setup import contest, own
from vaka import CHANCE, Match, Rng
from vaka.arena import play as playing
from vaka.arena.contest import Contest
from vaka.arena.play import MatchResult, play
from vaka.arena.schedule import seatings
from vaka.bots import LEVELS
from vaka.bots import own as own_bots
from vaka.bots.ismcts import Ismcts
from vaka.bots.thinking import SearchSettings
from vaka.errors import BadBot, Refusal


class Recorded(Match):
    """A match that can be looked at afterwards."""

    played: list[Match]

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        Recorded.played.append(self)


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    monkeypatch.setattr(Recorded, "played", [], raising=False)
    monkeypatch.setattr(playing, "Match", Recorded)
    return Recorded.played


def test_a_result_says_what_happened(recorded: list[Match]) -> None:
    about = contest("random", own("First"), seats=3)
    for seating in seatings(about, 1):
        result = play(about, seating)
        match = recorded.pop()
        assert match.over
        assert result.failure is None
        assert (result.match, result.block) == (seating.match, seating.block)
        assert result.bots == [about.bots[sitter] for sitter in seating.sitters]
        assert result.scores == [list(score) for score in match.score()]
        for seat in range(3):
            steps = [step for step, line in enumerate(match.lines) if line.seat == seat]
            free = [s for s in steps if len(match.game.moves(match.state_at(s), seat)) > 1]
            assert (result.decisions[seat], result.choices[seat]) == (len(steps), len(free))
            assert 0 < result.slowest[seat] <= result.seconds[seat] + 1e-6
        assert result.chance_moves == sum(line.seat == CHANCE for line in match.lines)


def test_a_match_depends_on_contest_and_seating_alone() -> None:
    about = contest("random", own("Last"))
    seating = list(seatings(about, 3))[4]

    def essence(result: MatchResult) -> MatchResult:
        return dataclasses.replace(result, seconds=[], slowest=[])

    again = essence(play(about, seating))
    assert essence(play(about, seating)) == again
    other = dataclasses.replace(about, seed=6)
    assert essence(play(other, seating)) != again


def test_chance_is_the_same_in_every_rotation(recorded: list[Match]) -> None:
    about = contest(own("First"), own("Twin"), seats=3)  # two names that play alike
    for seating in seatings(about, 4):
        play(about, seating)
    journals = [match.journal() for match in recorded]
    for block in range(4):
        assert len(set(journals[3 * block : 3 * block + 3])) == 1
    assert len(set(journals)) == 4


def test_a_chance_move_depends_on_how_many_came_before_it(recorded: list[Match]) -> None:
    about = contest("random", own("First"))
    for seating in seatings(about, 2):
        play(about, seating)
        match = recorded.pop()
        stream = Rng(about.seed).split(2 * seating.chance)
        chance_moves = 0
        for step, line in enumerate(match.lines):
            if line.seat == CHANCE:
                drawn = match.state_at(step).draw(stream.split(chance_moves))
                assert match.game.move_codec.text(match.state_at(step), drawn) == line.move
                chance_moves += 1


def test_random_bots_draw_from_streams_of_their_own(recorded: list[Match]) -> None:
    about = contest("random", seats=2)
    for seating in seatings(about, 2):
        play(about, seating)
    assert len({match.journal() for match in recorded}) == 4


# -- bots that fail --------------------------------------------------------------------------------


def failed(name: str, seat: int = 1) -> MatchResult:
    about = contest(own("First"), own(name))
    for seating in seatings(about, 2):
        if seating.sitters[seat] == 1:
            return play(about, seating)
    raise AssertionError


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("Crasher", "ZeroDivisionError: no\nidea"),
        ("Cheat", "Illegal: 'fly away' is not a move of Rapa Nui (2011)."),
        ("Quitter", "SystemExit: good bye"),
        ("Babbler", "ValueError: half a letter: \\ud800"),
        ("Speechless", "Silence: <no text>"),
    ],
)
def test_a_bot_that_fails_ends_its_match_only(name: str, error: str) -> None:
    result = failed(name)
    assert result.scores == []
    assert result.failure is not None
    assert (result.failure.seat, result.failure.error) == (1, error)
    assert error.partition(":")[0] in result.failure.trace
    remark, *_ = result.failure.journal.splitlines()
    assert remark == f"# seat 1, {own(name)}: {' '.join(error.split())}"
    again = Match.from_journal(vaka.load("rapanui2011"), result.failure.journal)
    assert again.turn() == (1,)


def test_a_bot_that_cannot_sit_down_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    import arena.arena_bots

    monkeypatch.setattr(arena.arena_bots.Unready, "made", 1)
    result = failed("Unready")
    assert result.failure is not None
    assert result.failure.error.endswith("Unready' cannot be used: RuntimeError: not today")
    assert result.decisions == [0, 0]


def test_an_illegal_move_is_told_with_its_reason() -> None:
    class Poor:
        def choose(self, view: object, seat: int, moves: object) -> str:
            return "buy fish"

    match = Match(vaka.load("rapanui2011"), 2)
    with pytest.raises(playing.BotFailed) as refusal:
        playing._play_on(match, [Poor(), Poor()], [playing.Clock(), playing.Clock()], Rng(7))
    assert str(refusal.value.__cause__).startswith('"buy fish" costs')


def test_what_a_bot_does_to_its_arguments_does_not_matter() -> None:
    assert failed("Muddler").failure is None


@pytest.mark.parametrize(
    ("other", "told"),
    [({"version": "0.0.1"}, r"0\.0\.1 \("), ({"code": "abc"}, rf"{vaka.__version__} \(abc\)")],
)
def test_another_version_of_vaka_plays_nothing(other: dict[str, str], told: str) -> None:
    about = dataclasses.replace(contest(), **other)  # type: ignore[arg-type]
    with pytest.raises(Refusal, match=f"runs vaka {told}"):
        play(about, next(seatings(about, 1)))


# -- contests --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ((), "An arena is for 1 to 12 bots, not 0."),
        (tuple(f"bot{i}" for i in range(13)), "An arena is for 1 to 12 bots, not 13."),
        (("random", "random"), "Bot 'random' is named twice"),
        (("randoom",), "There is no bot 'randoom'"),
        (("no.such.Bot",), "ModuleNotFoundError: No module named 'no'"),
        ((own("Nobody"),), "has no attribute 'Nobody'"),
        ((own("Refuser"),), "Refuser' cannot be used: KeyError: 'nothing'"),
        ((own("NUMBER"),), "NUMBER' cannot be used: TypeError: 'int' object is not callable"),
        ((own("Silent"),), "Silent' cannot be used: AttributeError: 'Silent' object has no"),
    ],
)
def test_wrong_bots_are_refused_before_anything_is_played(
    bots: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(Refusal) as refusal:
        Contest("rapanui2011", 2, bots).check()
    assert sentence in str(refusal.value)


def test_levels_count_their_thinking_and_do_not_time_it() -> None:
    game = vaka.load("rapanui2011")
    for name in ("novice", "master"):
        sitter = playing.sit_down(name, game, Rng(1))
        assert isinstance(sitter, Ismcts)
        level = LEVELS[name]
        assert sitter.settings == SearchSettings(level.iterations, sure=level.sure)
    timed = playing.sit_down("ismcts:seconds=0.5", game, Rng(1))
    assert isinstance(timed, Ismcts)
    assert timed.settings.seconds == 0.5


def test_code_is_only_run_by_names_that_the_caller_vouches_for() -> None:
    with pytest.raises(BadBot):
        vaka.bots.bot(own("First"), vaka.load("rapanui2011"), Rng(1))
    found = own_bots.bot(own("First"), vaka.load("rapanui2011"), Rng(1))
    assert found.choose({}, 0, ["a", "b"]) == "a"
