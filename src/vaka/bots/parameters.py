"""The parameters in the name of a bot: `iterations=2000,cutoff=0`, or just a personality."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from vaka.core import schema
from vaka.errors import BadBot

PERSONALITY = "personality"


class Range(NamedTuple):
    """A number that a parameter may be, whole if both bounds are."""

    low: float
    high: float

    @property
    def whole(self) -> bool:
        """Whether the number must be whole."""
        return isinstance(self.low, int) and isinstance(self.high, int)


def read(bot: str, text: str, ranges: Mapping[str, Range]) -> dict[str, Any]:
    """Return the parameters that `text` gives; BadBot says what is wrong with the first bad one.

    Besides those of `ranges` each bot has a personality, whose key may be left out.
    """
    given: dict[str, Any] = {}
    for part in text.split(",") if text else ():
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            key, value = PERSONALITY, key
        if key == PERSONALITY:
            given[key] = value
        elif key in ranges:
            given[key] = _number(bot, key, value, ranges[key])
        else:
            known = ", ".join([*ranges, PERSONALITY])
            arguments = {"bot": bot, "parameter": schema.short(key), "parameters": known}
            raise BadBot("no_such_parameter", arguments)
    return given


def nothing(bot: str, text: str) -> None:
    """Refuse all parameters: this bot has none."""
    if text:
        raise BadBot("no_parameters", {"bot": bot, "value": schema.short(text)})


def _number(bot: str, key: str, text: str, bounds: Range) -> float:
    pattern = r"[0-9]{1,12}" if bounds.whole else r"[0-9]{1,12}(\.[0-9]{0,12})?|\.[0-9]{1,12}"
    if re.fullmatch(pattern, text):
        value = int(text) if bounds.whole else float(text)
        if bounds.low <= value <= bounds.high:
            return value
    raise BadBot(
        "parameter_not_whole" if bounds.whole else "parameter_not_number",
        {
            "bot": bot,
            "parameter": key,
            "low": bounds.low,
            "high": bounds.high,
            "value": schema.short(text),
        },
    )
