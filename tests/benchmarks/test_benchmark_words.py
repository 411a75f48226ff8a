from benchmarks import WORDS
from vaka.testing.laws import check_words
from vaka.words import LANGUAGES


def test_the_benchmarks_speak_three_languages() -> None:
    check_words(WORDS, {"bench.title", "ladder.game"})
    assert WORDS.languages() == list(LANGUAGES)
