"""Bots by name: each plays every game, fairly, reproducibly and in the time it says."""

import time
from collections import Counter
from types import SimpleNamespace

import pytest

import vaka
from positions import SECRETIVE, two_worlds
from vaka.bots import (
    LEVELS,
    TABLE_LEVELS,
    Bot,
    RandomBot,
    answer,
    bot,
    ismcts,
    split_names,
    thinking,
    varied,
)
from vaka.bots.evaluator import personalities
from vaka.bots.own import longest_thought
from vaka.bots.thinking import Slices
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.errors import BadBot
from vaka.match import Match

MOVES = ("buy fish", "pass", "sing")
QUICK = ("random", "greedy:worlds=1", "ismcts:iterations=4", "ismcts:iterations=2,wits=0")
# Seconds of processor time between two looks at the clock: plain code is slow, traced code slower.
LATE = 0.05 if vaka.engine.COMPILED else 0.5
# A novice without its limit of seconds, which the plain engine reaches on a slow machine.
UNHURRIED = "ismcts:iterations=50,mistakes=0.25"
SETTLED = ("random", "greedy:worlds=2", "ismcts:iterations=30", UNHURRIED)


def play(game: Game, name: str, seed: int) -> Match:
    """Play a match among bots of that name."""
    match = Match(game, game.seats[0])
    chance = Rng(seed)
    bots = [bot(name, game, Rng(seed).split(seat)) for seat in range(match.seats)]
    while not match.over:
        match.draw(chance)
        if not match.over:
            seat = match.turn()[0]
            view = match.view(seat, recall=True)
            match.play(seat, bots[seat].choose(view, seat, match.moves(seat)))
    return match


def in_middle(game: Game, seats: int, steps: int, seed: int = 3) -> Match:
    """Return a match after some random moves, in which a seat has a real choice."""
    match, rng = Match(game, seats), Rng(seed)
    while len(match) < steps or match.turn() == (CHANCE,) or len(match.moves(match.turn()[0])) < 3:
        match.draw(rng)
        seat = match.turn()[0]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


@pytest.mark.parametrize("name", QUICK)
def test_every_bot_plays_every_game_to_its_end(game: Game, name: str) -> None:
    assert play(game, name, 1).over


@pytest.mark.parametrize("name", SETTLED)
def test_the_same_seed_gives_the_same_answer(game: Game, name: str) -> None:
    match = in_middle(game, game.seats[0], 40)
    seat = match.turn()[0]
    view, moves = match.view(seat, recall=True), match.moves(seat)
    one, two = (bot(name, game, Rng(7)).choose(view, seat, moves) for _ in range(2))
    assert one == two
    assert answer(game.name, name, view, seat, moves, 7) == one


@pytest.mark.parametrize("secretive", SECRETIVE)
@pytest.mark.parametrize("name", SETTLED)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_cannot_know_changes_no_answer(secretive: str, name: str, seed: int) -> None:
    """Two positions that differ only in hidden things: same view, same seed, same move."""
    game = vaka.load(secretive)
    state, other = two_worlds(game, seed)
    seat = state.turn
    assert game.view(state, seat, recall=True) == game.view(other, seat, recall=True)
    moves = [
        bot(name, game, Rng(5)).choose(
            game.view(world, seat, recall=True), seat, game.moves(world, seat)
        )
        for world in (state, other)
    ]
    assert moves[0] == moves[1]


def test_a_random_bot_plays_every_move_equally_often(rapanui: Game) -> None:
    chooser = RandomBot(rapanui, Rng(1))
    counts = Counter(chooser.choose({}, 0, MOVES) for _ in range(3000))
    assert set(counts) == set(MOVES)
    assert all(abs(count - 1000) < 4 * (3000 * 1 / 3 * 2 / 3) ** 0.5 for count in counts.values())


@pytest.mark.parametrize("name", ["greedy", "ismcts:iterations=5", "novice"])
def test_nobody_thinks_about_the_only_move(rapanui: Game, name: str) -> None:
    assert bot(name, rapanui, Rng(0)).choose({}, 0, ["pass"]) == "pass"


@pytest.mark.parametrize("mistakes", [0.0, 0.08, 0.25, 0.6, 1.0])
def test_a_bot_that_makes_mistakes_makes_them_as_often_as_it_says(
    rapanui: Game, monkeypatch: pytest.MonkeyPatch, mistakes: float
) -> None:
    def thinking(self: ismcts.Ismcts, view: object, seat: int, rng: Rng, errs: bool) -> Slices[str]:
        yield
        return "err" if errs else "think"

    monkeypatch.setattr(ismcts.Ismcts, "thinking", thinking)
    chooser = bot(f"ismcts:mistakes={mistakes}", rapanui, Rng(1))
    counts = Counter(chooser.choose({}, 0, ("err", "think")) for _ in range(4000))
    deviation = (4000 * mistakes * (1 - mistakes)) ** 0.5
    assert abs(counts["err"] - 4000 * mistakes) <= 3 * deviation


@pytest.fixture
def processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let limits count processor time: what else a busy machine does is not the bot's fault."""
    monkeypatch.setattr(thinking, "time", SimpleNamespace(perf_counter=time.process_time))


def spent(chooser: Bot, match: Match) -> float:
    """Return the processor time that a choice takes."""
    seat = match.turn()[0]
    view, moves = match.view(seat, recall=True), match.moves(seat)
    began = time.process_time()
    chooser.choose(view, seat, moves)
    return time.process_time() - began


@pytest.mark.usefixtures("processor_time")
@pytest.mark.parametrize(
    "name", [*TABLE_LEVELS, pytest.param("grandmaster", marks=pytest.mark.long)]
)
def test_levels_answer_within_the_time_they_say(game: Game, name: str) -> None:
    seconds = longest_thought(name, game)
    assert seconds == LEVELS[name].seconds
    match = in_middle(game, game.seats[-1], 60)
    assert spent(bot(name, game, Rng(0)), match) < seconds + LATE


@pytest.mark.usefixtures("processor_time")
def test_a_limit_of_time_is_kept_however_much_there_is_to_think(game: Game) -> None:
    match = in_middle(game, game.seats[-1], 60)
    chooser = bot("ismcts:iterations=1000000000,seconds=0.1", game, Rng(0))
    assert 0.1 <= spent(chooser, match) < 0.1 + LATE


def test_who_has_no_limit_names_none(rapanui: Game) -> None:
    assert longest_thought("greedy:worlds=10000", rapanui) is None
    assert longest_thought("ismcts:iterations=5", rapanui) is None
    assert longest_thought("ismcts:seconds=0.5", rapanui) == 0.5
    assert longest_thought("random", rapanui) == 0.0


def test_stronger_levels_think_more() -> None:
    iterations = [level.iterations for level in LEVELS.values()]
    assert iterations == sorted(set(iterations))


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("deep blue", "There is no bot 'deep blue'. There are: random, greedy, ismcts, novice"),
        ("", "There is no bot ''."),
        ("random:", "There is no bot 'random:'."),
        ("master:", "There is no bot 'master:'."),
        ("random:5", "The bot random takes no parameters, so '5' cannot be one."),
        (
            "master:iterations=5",
            "The bot master has no parameter 'iterations'. It has: threads, personality",
        ),
        ("ismcts:depth=3", "The bot ismcts has no parameter 'depth'. It has: iterations, seconds"),
        ("ismcts:iterations=0", "iterations of the bot ismcts must be a whole number from 1 to"),
        ("ismcts:iterations=2.5", "iterations of the bot ismcts must be a whole number"),
        ("ismcts:iterations=" + "9" * 30, "iterations of the bot ismcts must be a whole number"),
        ("ismcts:seconds=nan", "seconds of the bot ismcts must be a number from 0.001 to 86400.0"),
        ("greedy:worlds=", "worlds of the bot greedy must be a whole number from 1 to 10000"),
        ("expert:shy", "Bots have no personality 'shy' in rapanui2011. They have: builder"),
        ("remote:", "A remote bot needs a command, as in remote:python3 my_bot.py, not ''."),
        ("remote:'x", "A remote bot needs a command"),
    ],
)
def test_a_wrong_name_is_refused_with_what_is_right(
    rapanui: Game, name: str, sentence: str
) -> None:
    with pytest.raises(BadBot) as refusal:
        bot(name, rapanui, Rng(0))
    assert str(refusal.value).startswith(sentence)
    assert isinstance(refusal.value, vaka.Refusal)


def test_commas_belong_to_the_bot_in_front_of_a_parameter() -> None:
    assert split_names("random, ismcts:iterations=5,cutoff=0,master:rival") == [
        "random",
        "ismcts:iterations=5,cutoff=0",
        "master:rival",
    ]
    assert split_names("ismcts:iterations=5,personality=rival,random") == [
        "ismcts:iterations=5,personality=rival",
        "random",
    ]


# -- personalities ---------------------------------------------------------------------------------


def test_bots_at_a_table_differ(game: Game) -> None:
    names = varied(["you", "master", "random", "master", "novice", "master:x", "greedy"], game)
    one, two, three = list(personalities(game))[:3]
    assert names == [
        "you",
        "master",
        "random",
        f"master:{one}",
        f"novice:{two}",
        "master:x",
        f"greedy:{three}",
    ]


def test_a_game_without_wits_has_no_personalities() -> None:
    bare = vaka.Game.__new__(vaka.Game)
    bare.__dict__.update(vaka.load("rapanui2011").__dict__, package="vaka.core")
    assert varied(["master", "master"], bare) == ["master", "master"]


def test_personalities_name_weights_and_choose_differently(game: Game) -> None:
    weights = game.part("bot.evaluation").WEIGHTS
    for name, factors in personalities(game).items():
        assert factors.keys() <= weights.keys()
        assert any(differ(game, name, seed) for seed in range(60)), f"{name} plays like everybody"


def differ(game: Game, personality: str, seed: int) -> bool:
    """Tell whether a personality changes the choice in some position."""
    match = in_middle(game, game.seats[0], 20 + seed, seed)
    seat = match.turn()[0]
    view, moves = match.view(seat, recall=True), match.moves(seat)
    plain, changed = (
        bot(f"greedy:worlds=1{more}", game, Rng(2)).choose(view, seat, moves)
        for more in ("", f",{personality}")
    )
    return plain != changed
