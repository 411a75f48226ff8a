from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import vaka
from vaka.core.game import Game

SOURCE = Path(vaka.__file__).parent
SERVED = ("browser", "table")  # folders whose tests talk to servers
LONGEST = ("testing", "browser")  # folders whose tests take minutes

# How long an example takes tells how busy the machine is, not whether the code is right.
settings.register_profile("vaka", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("vaka")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest, so that no process is left alone with them at the end.

    A test with a server or a browser that fails runs once more, and the summary counts it as rerun:
    Chromium, servers and bots share two cores with three other tests, and now and then one of them
    is not given a turn for longer than the others wait. What is really broken fails twice.
    """
    items.sort(key=lambda item: item.path.parent.name not in LONGEST)
    for item in items:
        if item.path.parent.name in SERVED:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_sessionstart() -> None:
    """Refuse to test a compiled engine that is older than its sources."""
    if not vaka.engine.COMPILED:
        return
    for pxd in SOURCE.rglob("*.pxd"):
        twin = pxd.with_suffix(".pyx")
        source = twin if twin.exists() else pxd.with_suffix(".py")
        for built in pxd.parent.glob(f"{pxd.stem}.*.so"):
            newest = max(pxd.stat().st_mtime, source.stat().st_mtime)
            if newest > built.stat().st_mtime:
                raise pytest.UsageError(f"{built.name} is older than its source: run `make build`")


@pytest.fixture(params=vaka.games())
def game(request: pytest.FixtureRequest) -> Game:
    return vaka.load(request.param)


@pytest.fixture
def rapanui() -> Game:
    return vaka.load("rapanui2011")
