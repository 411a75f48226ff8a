"""Two worlds of which a viewer has heard the same: every answer is the same, byte for byte.

Each world has a table of its own: a server, or a browser's worker. Time stands still unless a test
moves it on, and matches have the same names, so that nothing but the header Date and the random id
of a request is left out of the comparison: status, headers, bodies, frames.
"""

import itertools
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import vaka
from table.lone_client import AnyTable, LoneServer
from table.table_client import Line, Server
from table.twins import Twins, before_act_3, played_to, twins
from vaka.core.journal import Line as Played
from vaka.match import Match
from vaka.table import identity
from vaka.table.config import Config
from vaka.table.history import History
from vaka.table.messages import Decided
from vaka.table.people import People, Place
from vaka.table.records import Row

FORKS: dict[str, tuple[int, tuple[int | str, ...]]] = {  # seats, and where the worlds part:
    # after so many moves, or where somebody may choose among several secret moves with that verb
    "rapanui2011": (3, (4, 90, "hide ", "hide ")),
    "rapanui2020": (3, (20, 60)),
    "raiatea": (3, (25, 130, "put ", "bid ", "keep ")),
    "tongiaki": (3, (10, 40)),
}
SECRETIVE = ("rapanui2011", "raiatea")
NOON = 1_700_000_000.0
OF_THEIR_OWN = (  # headers: by the web server's own clock, and random by nature
    "date",
    "x-request-id",
)
NONSENSE = ("(undo)", "(confirm)", "", "everything")


@dataclass
class Frozen:
    """A clock that the test moves."""

    now: float = NOON


@dataclass
class World:
    """A table, and all that one viewer was ever answered by it."""

    server: AnyTable
    names: Iterator[int] = field(default_factory=itertools.count)
    answers: list[tuple[object, ...]] = field(default_factory=list)


@pytest.fixture(scope="module")
def clock() -> Iterator[Frozen]:
    """Let time stand still: also the clocks of a match and the times in lists are compared."""
    frozen = Frozen()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "time", lambda: frozen.now)
        yield frozen


@pytest.fixture(scope="module", params=["served", "alone"])
def worlds(
    request: pytest.FixtureRequest, clock: Frozen, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[World]]:
    folder: Path = tmp_path_factory.mktemp("worlds")
    start = served if request.param == "served" else LoneServer
    found = [World(start(folder / name)) for name in ("here.sqlite", "there.sqlite")]
    yield found
    for world in found:
        world.server.stop()


def served(file: Path) -> Server:
    return Server(Config(str(file), thinkers=1, hosts=["127.0.0.1"], patience=1000))


class Watch:
    """One viewer of a match in one world, who asks for everything there is."""

    def __init__(self, world: World, viewer: int | None, match: Match, decided: Decided) -> None:
        self.world = world
        self.viewer = viewer
        self.server = world.server
        place = 3 if viewer is None else viewer
        self.person = self.server.person("abcd"[place] * 32)
        cookies = [letter * 32 for letter in "abcd"]
        cookies[place] = self.person.cookie
        self.name = self._open(match, [identity.person_of(cookie) for cookie in cookies], decided)
        self.path = f"/api/matches/{self.name}"

    def _open(self, match: Match, persons: list[str], decided: Decided) -> str:
        places = [
            Place("person", f"P{seat}", persons=[persons[seat]]) for seat in range(match.seats)
        ]
        rows = [Row(line.seat, line.move, NOON) for line in match.lines]
        history = History.of(match.game, match.seats, match.options, rows)
        name = f"{next(self.world.names):012}"
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(identity, "new_match", lambda: name)
            people = People(persons[0], places, decided)
            self.server.call(lambda: self.server.services.hub.create(history, rows, people))
        return name

    @property
    def history(self) -> History:
        hub = self.server.services.hub
        history: History = self.server.call(lambda: hub.rooms[self.name].history)
        return history

    def happens(self, lines: list[Played], at: float) -> None:
        """Let another process of the server keep some moves, and this one hear of them."""
        if not lines:
            return
        hub = self.server.services.hub
        rows = [Row(line.seat, line.move, at) for line in lines]

        async def work() -> None:
            room = await hub.room(self.name)
            history = room.history.branch()
            for row in rows:
                history.apply(row)
            summary = room.imagined(history, room.people).summary(at)
            await hub.ask(hub.store.append, room.id, room.history.n, room.version, rows, summary)
            await hub.look(room)

        self.server.call(work)

    def note(self, label: str, *answer: object) -> None:
        self.world.answers.append((self.name, label, *answer))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask something and note the whole answer; return its data."""
        reply = self.person.ask(method, path, body)
        headers = sorted(item for item in reply.headers.items() if item[0] not in OF_THEIR_OWN)
        self.note(f"{method} {path} {body}", reply.status, headers, reply.body)
        return reply.data if reply.body.startswith((b"{", b"[")) else None

    def listen(self, line: Line) -> None:
        """Note what has come over the socket; a view may come after the answer to one ping."""
        for _ in range(2):
            line.say("ping")
            line.of("pong")
        self.note("frames", *self.person.sent)
        self.person.sent.clear()

    def look(self, line: Line) -> None:
        """Ask for everything there is to see, and for what is refused."""
        self.listen(line)
        steps = self.ask("GET", self.path)["steps"]
        for query in ("?seat=none", "?seat=open", "?seat=0", "?seat=1"):
            self.ask("GET", f"{self.path}{query}")
        pages = ["/log", f"/log?since={max(0, steps - 2)}", "/journal", "/chat", "/log?seat=none"]
        pages += [f"/steps/{step}" for step in (max(0, steps - 1), steps, steps + 1)]
        for page in pages:
            self.ask("GET", f"{self.path}{page}")
        for page in ("/api/matches/mine", "/api/matches/public"):
            self.ask("GET", page)

    def try_doors(self, line: Line, chooser: random.Random) -> None:
        """Try what a viewer may not do now: refusals must not tell either."""
        view = self.ask("GET", self.path)
        legal = {choice["move"] for choice in view["choices"]}
        texts = vaka.load(view["game"]).move_codec.texts
        wrong = [move for move in chooser.sample(texts, 8) if move not in legal]
        for move in (*NONSENSE, *wrong):
            self.ask("POST", f"{self.path}/move", {"move": move, "n": view["n"]})
        for n in (view["n"] - 1, view["n"] + 1):
            self.ask("POST", f"{self.path}/undo", {"n": n})
        if not view["to_confirm"]:
            self.ask("POST", f"{self.path}/confirm", {"n": view["n"]})
        if not view["your_turn"]:
            self.ask("POST", f"{self.path}/hint", {"seconds": 0.1})
        line.say("move", move=chooser.choice(wrong or NONSENSE), n=view["n"])
        self.listen(line)

    def take_back(self, line: Line) -> None:
        """Undo as often as that may be."""
        for _ in range(3):
            n = self.ask("GET", self.path)["n"]
            self.ask("POST", f"{self.path}/undo", {"n": n})
            self.look(line)


def watch(world: World, pair: Twins, which: int, confirm: bool, clock: Frozen, seed: int) -> None:
    """Let a world go its way before the eyes of the viewer."""
    clock.now = NOON + 1
    decided = Decided(confirm=confirm, public=True, clock_seconds=900, takeover_minutes=60)
    watching = Watch(world, pair.viewer, pair.common, decided)
    chooser = random.Random(seed)
    with watching.person.sit(watching.name) as line:
        line.at(0)
        watching.look(line)
        for stage in pair.stages:
            clock.now += 1
            watching.happens(stage[which], clock.now)
            clock.now += 1
            watching.look(line)
            watching.try_doors(line, chooser)
        watching.take_back(line)
    wait_until_gone(watching)


def wait_until_gone(watching: Watch) -> None:
    """The next match must not begin while the socket of this one is still being left."""
    room = watching.server.services.hub.rooms[watching.name]
    for _ in range(500):
        if not room.viewers and not any(here for here, _ in room.presence.values()):
            return
        time.sleep(0.01)
    raise AssertionError


def compare(worlds: list[World], pair: Twins, confirm: bool, clock: Frozen, seed: int) -> None:
    for which, world in enumerate(worlds):
        world.answers.clear()
        watch(world, pair, which, confirm, clock, seed)
    here, there = (world.answers for world in worlds)
    for one, other in zip(here, there, strict=True):
        assert one == other
    assert len(here) > 50


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("game", FORKS)
def test_no_answer_depends_on_what_the_viewer_may_not_know(
    worlds: list[World], clock: Frozen, game: str, confirm: bool
) -> None:
    seats, forks = FORKS[game]
    different = 0
    for seed, fork in enumerate(forks):
        chooser = random.Random(1000 * confirm + seed)
        common = played_to(fork, vaka.load(game), seats, chooser)
        viewer = chooser.choice([None, *({*range(seats)} - {*common.turn()[:1]})])
        pair = twins(common, viewer, chooser)
        different += pair.differ
        compare(worlds, pair, confirm, clock, seed)
    assert (different > 0) == (game in SECRETIVE)


@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 4))]
)
def test_what_is_put_into_the_bag_does_not_show_to_whom_let_it_begin(
    worlds: list[World], clock: Frozen, seed: int
) -> None:
    """The seat whose move opened act 3 can still see whether that move can be taken back."""
    chooser = random.Random(seed)
    common, viewer = before_act_3(vaka.load("raiatea"), chooser)
    opened = common.branch()
    opened.play(viewer, opened.moves(viewer)[0])
    assert opened.view(None)["phase"] == "prepare"
    pair = twins(opened, viewer, chooser)
    nothing: list[Played] = []
    one_put = [next(_puts(opened, viewer))]
    compare(worlds, Twins(viewer, opened, [(nothing, one_put)]), False, clock, seed)
    compare(worlds, pair, bool(seed % 2), clock, seed)


def _puts(match: Match, viewer: int) -> Iterator[Played]:
    """Yield what others can put into the bag."""
    for seat in match.turn():
        for move in match.moves(seat):
            if seat != viewer and move.startswith("put "):
                yield Played(seat, move)
