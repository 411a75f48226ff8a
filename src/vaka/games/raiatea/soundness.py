"""Temporary."""
from typing import Any


def check(position: dict[str, Any]) -> None:
    """Temporary."""
