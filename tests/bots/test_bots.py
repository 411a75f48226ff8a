from collections import Counter

import pytest

import vaka
from vaka.bots import BOTS, RandomBot, bot
from vaka.core.errors import BadBot
from vaka.core.game import Game
from vaka.core.match import Match
from vaka.core.rng import Rng

MOVES = ("buy fish", "pass", "sing")


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


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_plays_every_game_to_its_end(game: Game, name: str) -> None:
    assert play(game, name, 1).over


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_seed_gives_the_same_match(game: Game, name: str) -> None:
    assert play(game, name, 1).journal() == play(game, name, 1).journal()
    assert play(game, name, 1).journal() != play(game, name, 2).journal()


def test_a_random_bot_plays_every_move_equally_often(rapanui: Game) -> None:
    chooser = RandomBot(rapanui, Rng(1))
    counts = Counter(chooser.choose({}, 0, MOVES) for _ in range(3000))
    assert set(counts) == set(MOVES)
    assert all(abs(count - 1000) < 4 * (3000 * 1 / 3 * 2 / 3) ** 0.5 for count in counts.values())


def test_an_unknown_bot_is_refused_with_those_there_are(rapanui: Game) -> None:
    with pytest.raises(BadBot, match=r"There is no bot 'deep blue'\. There are: random\."):
        bot("deep blue", rapanui, Rng(0))
    assert issubclass(BadBot, vaka.Refusal)
