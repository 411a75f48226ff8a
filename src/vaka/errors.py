"""Every refusal of vaka: a reason key, its arguments, and one readable English sentence."""

from collections.abc import Mapping
from typing import Any

from vaka import words


class Refusal(ValueError):
    """Something was refused; nothing was changed.

    `reason` is a stable key and `arguments` what fills its sentence, so that any language can say
    it; an argument may be a refusal itself. `str(refusal)` is the English sentence.
    """

    def __init__(
        self,
        reason: str,
        arguments: Mapping[str, Any] | None = None,
        catalogue: words.Catalogue | None = None,
    ) -> None:
        """Refuse for `reason`; a game passes its own words as `catalogue`."""
        self.reason = reason
        self.arguments: dict[str, Any] = dict(arguments or {})
        self.catalogue = catalogue
        super().__init__(reason, self.arguments)

    def sentence(self, language: str = "en") -> str:
        """Return the refusal as a sentence of that language, or English if there is no such."""
        arguments = {
            key: value.sentence(language) if isinstance(value, Refusal) else value
            for key, value in self.arguments.items()
        }
        for catalogue in (self.catalogue, words.SHARED):
            if catalogue is not None and catalogue.has(f"refusal.{self.reason}"):
                spoken = catalogue.spoken(language)
                return catalogue.say(f"refusal.{self.reason}", arguments, spoken)
        return f"{self.reason} {self.arguments}"

    def __str__(self) -> str:
        return self.sentence()


class UnknownGame(Refusal):
    """No game of that name is installed."""


class UnfitGame(UnknownGame, TypeError):
    """A game that others installed cannot be used here, such as a plain one by a compiled vaka."""


class BadSeats(Refusal):
    """The game is not for that number of seats."""


class BadOption(Refusal):
    """The game has no such option, or the option no such value."""


class Illegal(Refusal):
    """The move is not allowed now."""


class BadPosition(Refusal):
    """The position (or view) is not one of the game; `arguments["field"]` says where."""


class BadJournal(Refusal):
    """The journal does not fit the rules; `arguments["line"]` says where."""


class BadBot(Refusal):
    """No bot of that name exists."""
