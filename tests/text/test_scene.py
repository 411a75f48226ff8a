import vaka
from vaka.text.colours import PLAIN, Paint
from vaka.text.terminal import Scene


class Table(Scene):
    words = vaka.load("rapanui2011").words
    columns = 20


def scene(paint: Paint = PLAIN) -> Table:
    return Table({}, {}, 0, ["Ana", "B\x1bob of the very long name"], paint, "nl", ["red"])


def test_names_fit_and_are_painted_in_the_colours_of_the_seats() -> None:
    assert scene().names == ["Ana", "Bob of the very…"]
    assert scene(Paint(True)).names[0] == "\x1b[1;31mAna\x1b[0m"
    assert scene(Paint(True)).names[1].startswith("\x1b[1mBob")


def test_words_are_those_of_the_game_in_the_language_of_the_viewer() -> None:
    assert scene().called("moai") == Table.words.name("moai", "nl")
    assert scene().called("nothing of the kind") == "nothing of the kind"
    assert scene(Paint(True)).dim("quiet") == "\x1b[2mquiet\x1b[0m"


def test_what_does_not_fit_goes_on_in_the_next_line() -> None:
    texts = ["one", "two", "three", "four"]
    assert scene().flow("Boats: ", texts) == ["Boats: one   two", "       three   four"]
    assert scene().flow("", ["a" * 30]) == ["a" * 30]
