import json

import pytest

import vaka
from cli.terminal import GAME, Command
from vaka.words import LANGUAGES


def test_json_says_what_there_is(command: Command) -> None:
    done = command("games", "--json")
    assert done.code == 0
    games = json.loads(done.out)
    assert [game["name"] for game in games] == list(vaka.games())
    for entry in games:
        game = vaka.load(entry["name"])
        assert list(entry) == ["name", "title", "seats", "options", "idea"]
        assert entry["title"] == game.title
        assert entry["seats"] == list(game.seats)
        assert list(entry["options"]) == list(game.options)
        assert entry["idea"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_is_readable(command: Command, language: str) -> None:
    done = command("games", "--language", language)
    assert done.code == 0
    game = vaka.load(GAME)
    row = next(line for line in done.out.splitlines() if line.startswith(GAME))
    assert row.split() == [GAME, *game.title.split(), "2-4", "-"]
    assert f"{game.title}: {game.words.entries(language)['idea']}" in done.out
    assert f"vaka play {'NAAM' if language == 'nl' else 'NAME'}" in done.out
