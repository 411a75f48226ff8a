import json

from cli.terminal import Command


def test_json_has_counts_and_walks(command: Command) -> None:
    done = command("perft", "tongiaki", "--depth", 3, "--walks", 2, "--json")
    assert done.code == 0
    found = json.loads(done.out)
    assert list(found) == ["game", "seats", "options", "opened", "counts", "walks"]
    assert (found["game"], found["seats"], found["opened"]) == ("tongiaki", 2, None)
    assert found["counts"][2] == {"moves": 3, "sequences": 210, "positions": 120, "ended": 0}
    assert [one["seed"] for one in found["walks"]] == [1, 2]
    assert found["walks"][0]["checksum"] == "eabba7c296cb5659"


def test_the_tables_are_for_people(command: Command) -> None:
    done = command("perft", "rapanui2011", "--seats", 3, "--depth", 2, "--opened", 1, "--walks", 1)
    assert done.code == 0
    title, header, *rows, names, line = done.out.splitlines()
    assert title == "Rapa Nui (2011), 3 seats"
    assert header.split() == ["moves", "sequences", "positions", "ended"]
    assert [row.split() for row in rows] == [["1", "1", "1", "0"], ["2", "3", "3", "0"]]
    assert names.split() == ["seed", "moves", "scores", "checksum"]
    assert line.split()[-1] == "e122ada1bc91f7fa"


def test_depth_nothing_prints_no_table(command: Command) -> None:
    done = command("perft", "tongiaki", "--depth", 0, "--language", "nl")
    assert done.out == "Tongiaki, 2 plaatsen\n"


def test_wrong_tables_are_refused(command: Command) -> None:
    done = command("perft", "raiatea", "--seats", "2", "--opened", "1")
    assert (done.code, done.sentence) == (2, "raiatea is for 3, 4, 5 seats, not 2.")
