"""Matches that were written down under earlier rules."""

from pathlib import Path

import vaka
from vaka.match import Match

FOLDER = Path(__file__).parent / "journals"


def test_a_match_of_the_time_of_three_stars_replays() -> None:
    """A6 once closed the fourth star to three seats; what was legal then still is."""
    journal = (FOLDER / "three_seats_three_stars.txt").read_text(encoding="utf-8")
    match = Match.from_journal(vaka.load("rapanui2020"), journal)
    assert match.journal() == journal
    assert match.over
    assert match.score() == [(7,), (10,), (13,)]
