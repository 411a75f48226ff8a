"""What an adapter needs besides vaka, and how to get it."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Let an import that fails for want of a library say which extra of vaka brings it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f'this part of vaka needs {missing.name}: pip install "vaka[{extra}]", or in a '
            f'checkout pip install -e ".[{extra}]"',
            name=missing.name,
        ) from None
