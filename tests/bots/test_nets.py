"""What games have learned from matches: files that fit, and bots that use them."""

from pathlib import Path

import pytest

import vaka
from positions import middle
from vaka.bots import bot, nets
from vaka.bots.evaluator import Evaluator, values_of
from vaka.core.game import Game
from vaka.engine.net import Net
from vaka.engine.rng import Rng

NETWORKED = ("rapanui2020", "raiatea")
TAUGHT = ("rapanui2011", "tongiaki", "rapanui2020")  # whose weights have learned
SMALL = Net(3, 2, [0.5] * (6 + 6 + 2 + 4 + 2))


@pytest.mark.parametrize("name", NETWORKED)
def test_a_network_fits_its_game(name: str) -> None:
    game = vaka.load(name)
    net = nets.net_of(game)
    assert net is not None
    assert net.inputs == len(game.part("observation").LAYOUT)
    assert (game.folder / "bot" / nets.FILE).stat().st_size < 1_000_000


def test_what_was_learned_has_a_card(game: Game) -> None:
    card = (game.folder / "bot" / nets.FILE).with_suffix(".md").read_text()
    assert all(word in card for word in ("Data", "Figures", "quarter 4", "Licence"))
    assert ("train_judgement.py" in card) == (game.name in NETWORKED)
    assert ("tune_weights.py" in card) == (game.name in TAUGHT)


def test_learned_weights_are_weights_of_the_evaluation(game: Game) -> None:
    written, learned = values_of(game, learned=False), values_of(game)
    assert list(written) == list(learned)
    assert (written != learned) == (game.name in TAUGHT)


def test_a_bot_uses_it_unless_it_is_told_not_to(game: Game) -> None:
    learned, plain = Evaluator(game), Evaluator(game, net=False)
    assert (learned.weights.net.inputs > 0) == (game.name in NETWORKED)
    assert plain.weights.net.inputs == 0
    state = learned.state_class()
    state.become(middle(game, game.seats[0], 30))
    assert state.evaluated(learned.weights) != state.evaluated(plain.weights)
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
