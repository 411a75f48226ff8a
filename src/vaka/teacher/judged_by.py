"""Who judges: what tells one judge of a game from another, for lessons that are kept.

It needs no sources, which are not everywhere: a table in a browser has byte code alone.
"""

from hashlib import sha256

from vaka.bots import nets
from vaka.bots.evaluator import Evaluator, has_evaluation, values_of
from vaka.core.game import Game
from vaka.teacher.tallies import unseen_of

LENGTH = 12  # hexadecimal digits


def judge_of(game: Game) -> str:
    """Return what differs as soon as a game's weights, network, search or foresight do."""
    found = sha256(f"{game.name} {_numbers(game)}\n".encode() + _network(game))
    return found.hexdigest()[:LENGTH]


def _numbers(game: Game) -> str:
    evaluator = Evaluator(game)
    search = [getattr(evaluator, name) for name in ("exploration", "temper", "floor", "cutoff")]
    weights = values_of(game) if has_evaluation(game) else {}
    return repr((sorted(weights.items()), search, tuple(unseen_of(game))))


def _network(game: Game) -> bytes:
    file = game.folder / "bot" / nets.FILE
    return file.read_bytes() if file.exists() else b""
