"""The pages of the documentation and the fenced blocks in them."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

FENCE = re.compile(r"^( *)```(.*)$")
PATH = re.compile(r"^`([\w./-]+)`$")


@dataclass(frozen=True)
class Block:
    """A fenced block of a page, and the file it is quoted from, if any."""

    language: str
    text: str
    line: int  # of its first line in the page, counted from 1
    quoted: str | None


def blocks_of(page: str) -> list[Block]:
    blocks: list[Block] = []
    lines = page.split("\n")
    before = ""  # the last line with something in it
    number = 0
    while number < len(lines):
        opening = FENCE.match(lines[number])
        if opening is None:
            before = lines[number].strip() or before
            number += 1
            continue
        end = next(i for i in range(number + 1, len(lines)) if FENCE.match(lines[i]))
        path = PATH.match(before)
        blocks.append(
            Block(
                language=opening[2].strip(),
                text="".join(f"{x.removeprefix(opening[1])}\n" for x in lines[number + 1 : end]),
                line=number + 2,
                quoted=path[1] if path else None,
            )
        )
        before = ""
        number = end + 1
    return blocks


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
