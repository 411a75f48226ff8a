"""What games have learned from matches: files that fit, and bots that use them."""

from pathlib import Path

import pytest

import vaka
from positions import middle
from vaka.bots import bot, nets
from vaka.bots.evaluator import Evaluator
from vaka.core.game import Game
from vaka.engine.net import Net
from vaka.engine.rng import Rng

LEARNED = ("rapanui2020", "raiatea")
SMALL = Net(3, 2, [0.5] * (6 + 6 + 2 + 4 + 2))


@pytest.mark.parametrize("name", LEARNED)
def test_a_network_fits_its_game_and_has_a_card(name: str) -> None:
    game = vaka.load(name)
    net = nets.net_of(game)
    assert net is not None
    assert net.inputs == len(game.part("observation").LAYOUT)
    file = game.folder / "bot" / nets.FILE
    assert file.stat().st_size < 1_000_000
    card = file.with_suffix(".md").read_text()
    assert all(word in card for word in ("Data", "Figures", "Licence", "train_judgement.py"))


def test_a_bot_uses_it_unless_it_is_told_not_to(game: Game) -> None:
    learned, plain = Evaluator(game), Evaluator(game, net=False)
    assert (learned.weights.net.inputs > 0) == (game.name in LEARNED)
    assert plain.weights.net.inputs == 0
    state = learned.state_class()
    state.become(middle(game, game.seats[0], 30))
    differs = state.evaluated(learned.weights) != state.evaluated(plain.weights)
    assert differs == (game.name in LEARNED)
    chosen = bot("ismcts:iterations=20,net=0", game, Rng(1))
    assert chosen.evaluator.weights.net.inputs == 0  # type: ignore[attr-defined]


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    nets.write(tmp_path / "some.net", SMALL, "abc")
    again = nets.read(tmp_path / "some.net", "abc")
    assert (again.inputs, again.hidden) == (3, 2)
    assert again.numbers() == SMALL.numbers()


def test_files_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.net"
    nets.write(path, SMALL, "abc")
    with pytest.raises(ValueError, match="for the observation abc, not of 1 for xyz"):
        nets.read(path, "xyz")
    path.write_bytes(path.read_bytes()[:-4])
    with pytest.raises(ValueError, match="numbers do not make a network"):
        nets.read(path, "abc")
    path.write_bytes(b"something else")
    with pytest.raises(ValueError, match="is no network of vaka"):
        nets.read(path, "abc")
