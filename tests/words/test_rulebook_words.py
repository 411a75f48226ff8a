"""A game is told in the words of its rulebook, and in the same ones in rules, table and guide."""

import re
from pathlib import Path

import pytest

import vaka

WEB = Path(__file__).parents[2] / "web" / "src" / "games"

# what must not be read, because the rulebook, or the rest of the game, has another word for it
FORBIDDEN = {
    ("raiatea", "nl"): {
        "goed, goederen": r"\bproduct(en)?\b(?!-opdracht)",
        "goederenmarkt": r"productmarkt",
        "goederenopdracht": r"productopdracht",
        "product-opdracht": r"\blevering(en)?\b",
    },
    ("rapanui2011", "nl"): {
        "moerbes": r"moerbei",
        "zoete aardappel": r"bata(at|ten)",
        "jagers & verzamelaars": r"\b[Jj]agers?\b(?! &)|(?<!ager & )(?<!agers & )\b\w*verzamelaar",
        "waardering": r"\b(eind)?telling(en)?\b|\bgetelde\b|\btelt\b(?=[:.\",}])",
        "verdekt": r"\bgedekte?\b|\bdicht op\b",
    },
    ("rapanui2011", "de"): {"Sammler": r"\bJägern?\b", "Sorte": r"\bArt\b"},
}


def texts(game: str, language: str) -> dict[str, str]:
    """Return whatever a person can read of a game in a language, by the name of the file."""
    told = vaka.load(game).folder / "text"
    files = [*told.rglob(f"*{language}.md"), *told.rglob(f"{language}.json")]
    files += (WEB / game).rglob(f"{language}.json")
    return {
        str(file.relative_to(file.parents[2])): file.read_text(encoding="utf-8") for file in files
    }


@pytest.mark.parametrize(("game", "language"), FORBIDDEN)
def test_a_game_is_told_in_the_words_of_its_rulebook(game: str, language: str) -> None:
    assert len(texts(game, language)) >= 2
    for name, text in texts(game, language).items():
        for word, other in FORBIDDEN[game, language].items():
            plain = re.sub(r"\s+", " ", text)
            found = [plain[hit.start() - 30 : hit.end() + 30] for hit in re.finditer(other, plain)]
            assert not found, f"{name}: {word}, not {found}"
