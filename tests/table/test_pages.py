import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from table.table_client import Person, Server
from vaka.errors import Refusal
from vaka.table.app import ENDPOINTS
from vaka.table.config import Config, exported
from vaka.table.pages import Client
from vaka.table.phrases import TableRefusal
from vaka.table.serving import prepare

PAGE = b"<!doctype html><title>vaka</title>"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a built page, known by a public address."""
    folder = tmp_path_factory.mktemp("site")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_bytes(PAGE)
    (client / "assets" / "page-1a2b.js").write_bytes(b"1")
    (client / "assets" / "page-1a2b.js.br").write_bytes(b"brotli")
    (client / "assets" / "page-1a2b.js.gz").write_bytes(b"gzip")
    (client / "notes.py").write_bytes(b"no file of a page")
    running = Server(
        Config(
            db=str(folder / "deep" / "table.sqlite"),
            thinkers=1,
            client=str(client),
            address="https://vaka.example",
            hosts=["127.0.0.1"],
        )
    )
    yield running
    running.stop()


@pytest.mark.parametrize(
    "path", ["/", "/m/AAAAAAAAAAAA", "/m/AAAAAAAAAAAA/at/12", "/rules/tongiaki", "/rules/x/RC4"]
)
def test_routes_of_the_page_are_answered_with_the_page(site: Server, path: str) -> None:
    reply = Person(site.port).ask("GET", path)
    assert (reply.status, reply.body) == (200, PAGE)
    assert reply.headers["cache-control"] == "no-cache"
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'self'" in reply.headers["content-security-policy"]


def test_files_of_the_page_are_kept_for_ever_and_others_not_there(site: Server) -> None:
    ana = Person(site.port)
    script = ana.ask("GET", "/assets/page-1a2b.js")
    assert script.body == b"1"
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    for path in ("/notes.py", "/assets/other.js", "/assets", "/assets/"):
        assert ana.ask("GET", path).status == 404


@pytest.mark.parametrize(
    ("accepted", "body", "encoding"),
    [
        ("gzip, deflate, br, zstd", b"brotli", "br"),
        ("gzip", b"gzip", "gzip"),
        ("br;q=0, GZIP;q=0.5", b"gzip", "gzip"),
        ("identity", b"1", None),
        ("", b"1", None),
    ],
)
def test_files_are_sent_in_the_smallest_form_that_a_browser_accepts(
    site: Server, accepted: str, body: bytes, encoding: str | None
) -> None:
    reply = Person(site.port).ask(
        "GET", "/assets/page-1a2b.js", headers={"accept-encoding": accepted}
    )
    assert (reply.body, reply.headers.get("content-encoding")) == (body, encoding)
    assert reply.headers["vary"] == "accept-encoding"
    assert reply.headers["content-type"].startswith("text/javascript")
    assert Person(site.port).ask("GET", "/assets/page-1a2b.js.gz").status == 404


def test_a_link_that_leads_nowhere_shows_people_the_page_and_programs_why(site: Server) -> None:
    ana, ben = Person(site.port, cookie="A" * 32), Person(site.port, cookie="B" * 32)
    used = "/s/" + ana.open()["links"][1]["link"].rpartition("/")[2]
    assert ben.ask("GET", used).status == 303
    accept = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path, status, error in (
        (used, 410, "link_used"),
        ("/s/" + "A" * 22, 404, "link_unknown"),
        ("/s/x", 404, "link_unknown"),
        ("/j/" + "A" * 22, 404, "link_unknown"),
        ("/nowhere", 404, "no_such_page"),
        ("/m/a/b/c", 404, "no_such_page"),
    ):
        cora = Person(site.port, cookie="C" * 32)
        seen = cora.ask("GET", path, headers=accept)
        assert (seen.status, seen.body) == (status, PAGE), path
        assert seen.headers["cache-control"] == "no-store"
        assert seen.headers["content-type"] == "text/html; charset=utf-8"
        told = cora.ask("GET", path, headers={"accept": "*/*"})
        assert (told.status, told.data["error"]) == (status, error)
    for path in ("/api/nowhere", "/api/matches/AAAAAAAAAAAA"):
        assert ana.ask("GET", path, headers=accept).data["error"]
    assert ana.ask("POST", "/nowhere", {}, accept).data["error"] == "wrong_method"


def test_files_of_a_newer_page_do_not_mix_with_those_that_are_served(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "assets" / "page-1a2b.js").write_bytes(b"1")
    client = Client(str(tmp_path))
    (tmp_path / "index.html").write_bytes(b"newer")
    (tmp_path / "assets" / "page-1a2b.js").unlink()
    (tmp_path / "assets" / "page-3c4d.js").write_bytes(b"2")
    assert client.page().body == client.file("/index.html").body == PAGE
    assert client.file("/assets/page-1a2b.js").body == b"1"
    with pytest.raises(TableRefusal):
        client.file("/assets/page-3c4d.js")


def test_the_service_worker_keeps_the_files_of_the_page_and_nothing_of_a_match(
    site: Server, tmp_path: Path
) -> None:
    reply = Person(site.port).ask("GET", "/service.js")
    assert reply.status == 200
    assert reply.headers["content-type"].startswith("text/javascript")
    assert reply.headers["cache-control"] == "no-cache"
    text = reply.body.decode()
    [listed] = re.findall(r"const FILES = (\[.*?\]);", text)
    assert json.loads(listed) == ["/assets/page-1a2b.js", "/"]
    [kept] = re.findall(r"const FOR_EVERYBODY = /(.*)/;", text)
    everybody = re.compile(kept.replace("\\/", "/"))
    paths = [endpoint.path for endpoint in ENDPOINTS if endpoint.method == "GET"]
    found = {path for path in paths if everybody.search(re.sub(r"{\w+}", "en", path))}
    assert found == {
        "/api/bots",
        "/api/games",
        "/api/games/{game}/rules/{language}",
        "/api/games/{game}/words/{language}",
    }
    (tmp_path / "index.html").write_bytes(PAGE)
    before = Client(str(tmp_path)).files["/service.js"].content
    (tmp_path / "index.html").write_bytes(PAGE + b"newer")
    assert Client(str(tmp_path)).files["/service.js"].content != before


def test_a_page_that_was_not_built_says_so(ana: Person) -> None:
    reply = ana.ask("GET", "/")
    assert reply.status in (200, 503)
    assert reply.status == 200 or b"make client" in reply.body


def test_behind_another_web_server_links_and_cookies_are_public_and_secure(site: Server) -> None:
    ana = Person(site.port)
    body = {"game": "rapanui2011", "sitters": [{"kind": "me"}, {"kind": "open"}]}
    headers = {"origin": "https://vaka.example", "host": "vaka.example"}
    reply = ana.ask("POST", "/api/matches", body, headers)
    assert reply.status == 200
    assert reply.data["open_link"].startswith("https://vaka.example/j/")
    cookie = reply.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("secure", "httponly", "samesite=lax"))
    assert ana.ask("POST", "/api/matches", body, headers | {"origin": "http://x"}).status == 403


def test_the_cookie_is_renewed_whenever_the_page_is_opened(site: Server) -> None:
    ana = Person(site.port)
    assert "set-cookie" not in ana.ask("GET", "/").headers  # who only looks needs none
    ana.open()
    cookie = ana.cookie
    renewed = ana.ask("GET", "/m/AAAAAAAAAAAA").headers["set-cookie"]
    assert renewed.startswith(f"vaka={cookie};")
    assert "Max-Age=34560000" in renewed
    assert "set-cookie" not in ana.ask("GET", "/api/matches/mine").headers
    ana.cookie = "no cookie of ours"
    assert "set-cookie" not in ana.ask("GET", "/").headers


def test_the_interface_is_documented(ana: Person) -> None:
    document = ana.get("/api/openapi.json")
    assert document["openapi"] == "3.1.0"
    names = set(document["components"]["schemas"])
    assert {"View", "Move", "NewMatch", "Mistake", "Refused"} <= names
    text = ana.ask("GET", "/api/openapi.json").body.decode()
    assert {found.rpartition("/")[2] for found in re.findall(r'"\$ref":"([^"]+)"', text)} <= names
    page = ana.ask("GET", "/api/docs")
    assert page.headers["content-type"].startswith("text/html")
    for path in document["paths"]:
        assert path in page.body.decode()
    assert b"<script" not in page.body


def test_the_interface_page_in_the_documentation_names_every_request(ana: Person) -> None:
    text = (Path(__file__).parents[2] / "docs" / "table.md").read_text()
    for path, operations in ana.get("/api/openapi.json")["paths"].items():
        for method in operations:
            said = path if method == "post" else f"{method.upper()} {path}"
            short = path.rpartition("/")[2]
            assert said in text or f"`/{short}`" in text, path


def test_workers_are_configured_through_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(db="x", workers=3, hosts=["a"])
    monkeypatch.setenv("VAKA_TABLE", "")
    config.export()
    assert exported() == config


def test_a_store_that_cannot_be_used_is_named_without_its_password(tmp_path: Path) -> None:
    wrong = tmp_path / "notes.txt"
    wrong.write_text("not a database " * 100)
    with pytest.raises(Refusal, match=r"notes.txt cannot be used to keep matches: file is not a"):
        prepare(Config(db=str(wrong)))
    with pytest.raises(Refusal, match=r"^127.0.0.1:1/x cannot be used") as refused:
        prepare(Config(db="postgresql://ana:secret@127.0.0.1:1/x"))
    assert "secret" not in str(refused.value)


def test_postgresql_without_its_driver_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(sys.modules, "vaka.table.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Refusal, match=r"vaka\[postgres\]"):
        prepare(Config(db="postgresql://x"))
