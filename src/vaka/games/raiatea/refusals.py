"""Temporary."""
from typing import Any


def why_not(state: Any, seat: int, move: int) -> None:
    """Temporary."""
    return None
