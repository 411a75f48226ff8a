"""Files that people hand to the commands, and where they are refused."""

import sys
from pathlib import Path

from vaka import registry
from vaka.core import journal
from vaka.errors import Refusal
from vaka.match import Match

MOST_BYTES = 50_000_000  # no file of ours is larger
STANDARD_INPUT = "-"


class InFile(Refusal):
    """What a file says was refused: the sentence begins with its name."""

    def __init__(self, file: str, refusal: Refusal) -> None:
        """Say where `refusal` has happened."""
        super().__init__(refusal.reason, {**refusal.arguments, "file": file})
        self.file = file
        self.refusal = refusal

    def sentence(self, language: str = "en") -> str:
        """Return the file's name and the refusal as a sentence of that language."""
        return f"{self.file}: {self.refusal.sentence(language)}"


def read_file(name: str) -> str:
    """Return the text of a file; Refusal if it is no text, OSError if there is none."""
    with Path(name).open("rb") as source:
        return _text(name, source.read(MOST_BYTES + 1))


def read_input(name: str) -> str:
    """Return the text of a file, or of standard input where the name is `-`."""
    if name == STANDARD_INPUT:
        return _text(name, sys.stdin.buffer.read(MOST_BYTES + 1))
    return read_file(name)


def match_of(name: str, text: str, game: str | None = None) -> Match:
    """Return the match of a journal; Refusal tells the first line that does not fit the rules."""
    try:
        found = registry.load(game or journal.read(text).game)
        return Match.from_journal(found, text)
    except Refusal as refusal:
        raise InFile(name, refusal) from refusal


def _text(name: str, data: bytes) -> str:
    if len(data) > MOST_BYTES:
        raise Refusal("file_too_large", {"file": name, "most": MOST_BYTES})
    try:
        return data.decode("utf-8-sig")  # some editors begin a file with a mark of the encoding
    except UnicodeDecodeError as error:
        raise Refusal("file_not_text", {"file": name}) from error
