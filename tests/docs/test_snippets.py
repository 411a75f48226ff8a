"""Every Python block of the documentation runs, and what it shows of files is in those files.

The blocks of a page share one namespace. A block that ends with the line `# prints` is followed by
a ```text block with its output. A block under a line that is just a path in backticks, such as
`examples/pig/src/pig/rules.py`, is quoted from that file; it is compared, not run.
"""

import contextlib
import io
import re
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from doc_pages import PAGES, ROOT, Block, blocks_of, name_of

GUIDE = ROOT / "docs" / "adding-a-game.md"
PIG = ROOT / "examples" / "pig"
MARKER = "# prints"


def snippets_of(page: str) -> list[tuple[Block, Block | None]]:
    """Return the Python blocks that are run, and the block that follows each of them."""
    blocks = blocks_of(page)
    return [
        (block, following)
        for block, following in zip_longest(blocks, blocks[1:])
        if block.language == "python" and not block.quoted
    ]


def run_page(page: str, name: str) -> int:
    """Run the Python blocks of a page one after the other; return how many there are."""
    namespace: dict[str, Any] = {"__name__": "snippet"}
    snippets = snippets_of(page)
    for block, following in snippets:
        printed = io.StringIO()
        source = "\n" * (block.line - 1) + block.text  # so that a traceback names the page's line
        with contextlib.redirect_stdout(printed):
            exec(compile(source, name, "exec"), namespace)
        if block.text.rstrip().endswith(MARKER):
            shown = following.text if following and following.language == "text" else None
            assert shown is not None, f"{name}:{block.line}: the output is not shown"
            assert printed.getvalue().rstrip() == shown.rstrip(), f"{name}:{block.line}"
    return len(snippets)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_snippets_run_and_print_what_the_page_shows(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run_page(page.read_text(encoding="utf-8"), name_of(page))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_quotes_are_lines_of_the_files_they_name(page: Path) -> None:
    for block in blocks_of(page.read_text(encoding="utf-8")):
        if block.quoted:
            file = (ROOT / block.quoted).read_text(encoding="utf-8")
            assert f"\n{block.text}" in f"\n{file}", f"{name_of(page)}:{block.line}"


def test_the_guide_shows_nothing_of_a_game_that_is_not_in_its_files() -> None:
    for block in blocks_of(GUIDE.read_text(encoding="utf-8")):
        shown = block.language in ("markdown", "json", "toml", "cython")
        assert not shown or block.quoted, f"line {block.line} is quoted from no file"


def written_by_hand(path: Path) -> bool:
    """Tell whether an author writes such a file: neither a tool nor an __init__ without code."""
    if path.suffix == ".pyc" or (path.parent.name == "text" and path.name == "__init__.py"):
        return False
    return not path.read_text(encoding="utf-8").startswith("# Written by")


def test_the_guide_quotes_every_file_of_the_game_that_an_author_writes() -> None:
    quoted = {block.quoted for block in blocks_of(GUIDE.read_text(encoding="utf-8"))}
    written = [PIG / "pyproject.toml", PIG / "compiled" / "setup.py"]
    written += [PIG / "compiled" / "src" / "pig" / "rules.pxd"]
    written += [path for path in (PIG / "src" / "pig").rglob("*.*") if written_by_hand(path)]
    assert {name_of(path) for path in written} <= quoted


def test_the_guide_explains_every_law() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    for module in ("laws.py", "numeric.py", "__init__.py"):
        source = (ROOT / "src" / "vaka" / "testing" / module).read_text(encoding="utf-8")
        for law in re.findall(r'Broken\(\s*"([^"]+)"', source):
            assert law in guide, f"{module} has a law that the guide lacks"


def test_the_pages_have_snippets_at_all() -> None:
    counts = {
        page: len(snippets_of((ROOT / page).read_text(encoding="utf-8")))
        for page in ("docs/index.md", "docs/concepts.md", "docs/adding-a-game.md")
    }
    assert all(counts.values())
    assert counts["docs/concepts.md"] > 10


# -- the checks themselves -------------------------------------------------------------------------


def test_blocks_share_a_namespace_and_their_output_is_compared() -> None:
    page = "```python\nx = 1\n```\n\n```python\nprint(x)\n# prints\n```\n\n```text\n{}\n```\n"
    assert run_page(page.format(1), "page") == 2
    with pytest.raises(AssertionError, match="page:6"):
        run_page(page.format(2), "page")


def test_output_that_is_not_shown_is_noticed() -> None:
    with pytest.raises(AssertionError, match="not shown"):
        run_page("```python\nprint(1)\n# prints\n```\n", "page")


def test_a_failing_snippet_fails_at_its_line_of_the_page() -> None:
    with pytest.raises(ZeroDivisionError) as failure:
        run_page("# Page\n\n- in a list:\n\n  ```python\n  1 / 0\n  ```\n", "page")
    assert str(failure.traceback[-1].path).endswith("page")
    assert failure.traceback[-1].lineno + 1 == 6


def test_a_quote_is_not_run() -> None:
    page = "`setup.py`\n\n```python\n1 / 0\n```\n"
    assert blocks_of(page)[0].quoted == "setup.py"
    assert run_page(page, "page") == 0
