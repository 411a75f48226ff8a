"""Opening a store: what goes wrong there is the operator's to mend, and told in a sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from vaka.errors import Refusal
from vaka.table import sql
from vaka.table.config import Config
from vaka.table.outages import StoreDown
from vaka.table.phrases import WORDS
from vaka.table.store import Store


@contextmanager
def opened(config: Config) -> Iterator[Store]:
    """Give a store to use and close it; refuse if it cannot be used."""
    shown = config.db.rpartition("@")[2]  # without a password
    try:
        store = config.store()
    except ModuleNotFoundError as missing:
        raise Refusal("postgres_missing", {"module": missing.name}, WORDS) from None
    try:
        yield store
    except StoreDown as down:
        raise _unusable(shown, down.__cause__ or down) from down
    except store.problems as problem:
        raise _unusable(shown, problem) from problem
    finally:
        store.close()


def _unusable(shown: str, problem: BaseException) -> Refusal:
    why = getattr(problem, "strerror", None) or str(problem).strip().partition("\n")[0]
    return Refusal("store_unusable", {"db": shown, "why": why}, WORDS)


@contextmanager
def existing(config: Config) -> Iterator[Store]:
    """Give a store that a server of this version keeps; never make one, nor change its tables."""
    if "://" not in config.db and not Path(config.db).is_file():
        raise Refusal("store_missing", {"db": config.db}, WORDS)
    with opened(config) as store:
        store.read(sql.check)
        yield store
