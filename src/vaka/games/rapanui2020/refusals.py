"""Why a move is refused."""
from typing import Any
def why_not(state: Any, seat: int, move: int) -> None:
    return None
