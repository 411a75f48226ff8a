"""The report: an arena as one page of HTML that needs nothing else, for screen and telephone."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from vaka import registry
from vaka.arena import plots
from vaka.arena.contest import WORDS
from vaka.arena.play import MatchResult
from vaka.arena.ratings import PRIOR
from vaka.arena.summary import whole_blocks_of

STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")
NO_SHARE = -1.0  # below every share of the wins
MOST_FAILURES = 20  # that the page lists; the rows have them all

Bots = list[dict[str, Any]]


class Report:
    """Writes one page from a summary and the results behind it."""

    def __init__(
        self, summary: dict[str, Any], results: Sequence[MatchResult], language: str
    ) -> None:
        """Prepare; the strongest bot comes first."""
        self.summary = summary
        whole = whole_blocks_of(results, summary["seats"])
        self.results = [result for block in whole for result in block]
        self.failures = [result for result in results if result.failure is not None]
        self.language = language
        self.seats: int = summary["seats"]
        self.bots: Bots = sorted(summary["by_bot"], key=_strength, reverse=True)

    def page(self) -> str:
        """Return the whole page."""
        title = self.words("title", title=registry.load(self.summary["game"]).title)
        parts = [self.head(title), self.standing(), self.figures(), self.pairs(), self.failed()]
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(part for part in [*parts, self.method()] if part)
            + "\n</main>\n</body>\n</html>\n"
        )

    def words(self, key: str, **arguments: Any) -> str:
        """Return a sentence, not yet escaped."""
        return WORDS.say(key, arguments, self.language)

    def html(self, key: str, **arguments: Any) -> str:
        """Return a sentence as HTML."""
        return escape(self.words(key, **arguments), quote=False)

    # -- parts of the page -------------------------------------------------------------------------

    def head(self, title: str) -> str:
        """Return what was played, and how much of it a limit has cut short."""
        summary = self.summary
        about = self.html(
            "about",
            matches=f"{summary['matches']:,}",
            seats=self.seats,
            blocks=f"{summary['blocks']:,}",
            seed=summary["seed"],
            version=summary["vaka"],
        )
        options = ", ".join(f"{key}={value}" for key, value in summary["options"].items())
        if options:
            about += "; " + self.html("options", options=options)
        if told := said_of_truncation(summary, self.language):
            about += "; " + escape(told, quote=False)
        return f"<header><h1>{escape(title)}</h1><p>{about}</p></header>"

    def standing(self) -> str:
        """Return the table of all bots."""
        luck = ("without_luck",) if self.tells_luck else ()
        keys = ("bot", "rating", "win_share", *luck, "points", "time", "failures")
        header = "".join(f'<th scope="col">{self.html(key)}</th>' for key in keys)
        rows = []
        for bot in self.bots:
            cells = (
                _number(bot["rating"], "{:+z.0f}"),
                _share(bot["win_share"]) + self.bar(bot["win_share"]),
                *(_share(bot[key]) for key in luck),
                _number(bot["points"], "{:z.1f}"),
                escape(milliseconds(bot["ms_per_choice"])),
                str(bot["failures"]),
            )
            rows.append(_row(bot["bot"], cells, [self.words(key) for key in keys[1:]]))
        fair = self.html("fair", share=f"{100 / self.seats:.1f} %")
        return (
            f"<section><h2>{self.html('standing')} <small>{fair}</small></h2>"
            f'<div class="wide"><table class="standing"><thead><tr>{header}</tr></thead>'
            f"<tbody>{''.join(rows)}</tbody></table></div></section>"
        )

    @property
    def tells_luck(self) -> bool:
        """Whether what chance gave is known of all matches."""
        return any(bot["without_luck"] for bot in self.bots)

    def bar(self, share: dict[str, float] | None) -> str:
        """Return a bar as long as a share, with a mark at the fair one."""
        if share is None:
            return ""
        won, fair = f"{100 * share['value']:.1f}%", f"{100 / self.seats:.1f}%"
        bar = f'<i style="width:{won}"></i><b style="left:{fair}"></b>'
        return f'<span class="bar" aria-hidden="true">{bar}</span>'

    def figures(self) -> str:
        """Return all plots that there is something to show in."""
        drawn = {
            "rating": self.rating_plot(),
            "win_share": self.win_share_plot(),
            "by_seat": self.by_seat_plot(),
            "seats": self.seats_plot(),
            "points": self.points_plot(),
            "length": self.length_plot(),
            "time": self.time_plot(),
        }
        found = [
            f'<figure role="img" aria-label="{escape(self.words(f"plot.{key}"))}">'
            f"<h2>{self.html(f'plot.{key}')}</h2>{svg}"
            f"<figcaption>{self.html(f'plot.{key}.note')}</figcaption></figure>"
            for key, svg in drawn.items()
            if svg
        ]
        return f'<section class="figures">{"".join(found)}</section>'

    def pairs(self) -> str:
        """Return the table of each bot against each other."""
        ahead = {tuple(pair["bots"]): pair["ahead"] for pair in self.summary["pairs"]}
        names = [bot["bot"] for bot in self.bots if bot["win_share"]]
        if len(names) < 2:
            return ""
        header = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
        rows = []
        for mine in names:
            shares = (
                ahead.get((mine, other)) or _other(ahead.get((other, mine))) for other in names
            )
            rows.append(_row(mine, [_share(share) if share else "" for share in shares]))
        return (
            f"<section><h2>{self.html('pairs')}</h2><p>{self.html('pairs.note')}</p>"
            f'<div class="wide"><table><thead><tr><td></td>{header}</tr></thead>'
            f"<tbody>{''.join(rows)}</tbody></table></div></section>"
        )

    def failed(self) -> str:
        """Return the list of failed matches, if there are any."""
        if not self.failures:
            return ""
        keys = ("match", "seat", "bot", "error", "journal")
        header = "".join(f'<th scope="col">{self.html(f"failed.{key}")}</th>' for key in keys)
        rows = "".join(_failure_row(result) for result in self.failures[:MOST_FAILURES])
        more = len(self.failures) - MOST_FAILURES
        rest = f"<p>{self.html('failed.more', more=more, file='rows.csv')}</p>" if more > 0 else ""
        return (
            f"<section><h2>{self.html('failed')}</h2><p>{self.html('failed.note')}</p>"
            f'<div class="wide"><table class="text"><thead><tr>{header}</tr></thead>'
            f"<tbody>{rows}</tbody></table></div>{rest}</section>"
        )

    def method(self) -> str:
        """Return how to read the page."""
        texts = [
            self.html("method.design", seats=self.seats),
            self.html("method.intervals"),
            self.html("method.ratings", prior=round(PRIOR)),
            *([self.html("method.luck", part=self.part_without_luck())] if self.tells_luck else []),
            self.html("method.again"),
        ]
        paragraphs = "".join(f"<p>{text}</p>" for text in texts)
        return f'<section class="method"><h2>{self.html("method")}</h2>{paragraphs}</section>'

    def part_without_luck(self) -> str:
        """Return how wide intervals without luck are on average, as a part of those with it."""
        parts = [bot["without_luck"]["part"] for bot in self.bots if bot["without_luck"]]
        known = [part for part in parts if part is not None]
        return f"{100 * sum(known) / len(known):.0f} %" if known else "-"

    # -- plots -------------------------------------------------------------------------------------

    def rating_plot(self) -> str:
        """Draw the ratings."""
        rows = [(bot["bot"], bot["rating"]) for bot in self.bots if bot["rating"]]
        return plots.forest("rating", rows, self.words("axis.elo"), line=0.0) if rows else ""

    def win_share_plot(self) -> str:
        """Draw the win share of each bot."""
        rows = [(bot["bot"], bot["win_share"]) for bot in self.bots if bot["win_share"]]
        return self.share_plot("win_share", rows) if len(rows) > 1 else ""

    def by_seat_plot(self) -> str:
        """Draw the win share of each bot in each seat."""
        rows = [(bot["bot"], bot["win_share_by_seat"]) for bot in self.bots if bot["win_share"]]
        names = [self.words("seat", number=seat) for seat in range(self.seats)]
        return plots.by_seat("by_seat", rows, names, 1 / self.seats) if len(rows) > 1 else ""

    def seats_plot(self) -> str:
        """Draw the win share of each seat."""
        rows = [
            (self.words("seat", number=seat["seat"]), seat["win_share"])
            for seat in self.summary["by_seat"]
            if seat["win_share"]
        ]
        return self.share_plot("seats", rows) if rows else ""

    def share_plot(self, name: str, rows: Sequence[tuple[str, dict[str, Any]]]) -> str:
        """Draw shares beside the fair one."""
        return plots.forest(name, rows, self.words("axis.share"), 1 / self.seats, percent=True)

    def points_plot(self) -> str:
        """Draw how the points of each bot are spread."""
        rows = [(bot, [float(r.scores[s][0]) for r, s in seen]) for bot, seen in self.seatings()]
        return plots.boxes("points", rows, self.words("axis.points")) if rows else ""

    def length_plot(self) -> str:
        """Draw how long matches are."""
        lengths = [float(sum(result.decisions)) for result in self.results]
        if not lengths:
            return ""
        labels = self.words("axis.decisions"), self.words("axis.matches")
        return plots.histogram("length", lengths, *labels)

    def time_plot(self) -> str:
        """Draw how long the decisions of each bot take, by match, and the slowest one."""
        rows, slowest = [], []
        for bot, seen in self.seatings():
            timed = [(r, s) for r, s in seen if r.seconds[s] > 0]
            if timed:
                rows.append((bot, [1000 * r.seconds[s] / r.choices[s] for r, s in timed]))
                slowest.append(1000 * max(r.slowest[s] for r, s in timed))
        if not rows:
            return ""
        label = self.words("axis.ms")
        return plots.boxes("time", rows, label, logarithmic=True, extremes=slowest)

    def seatings(self) -> list[tuple[str, list[tuple[MatchResult, int]]]]:
        """Return for each bot that was seated the matches and seats it had."""
        found = []
        for bot in self.bots:
            seen = [
                (result, seat)
                for result in self.results
                for seat, name in enumerate(result.bots)
                if name == bot["bot"]
            ]
            if seen:
                found.append((bot["bot"], seen))
        return found


def report(summary: dict[str, Any], results: Sequence[MatchResult], language: str = "en") -> str:
    """Return the report as one page of HTML; it needs the extra `arena`."""
    return Report(summary, results, language).page()


def said_of_truncation(summary: dict[str, Any], language: str) -> str:
    """Return how many matches a limit has ended; nothing where the game has no such limit."""
    if not registry.load(summary["game"]).truncates:
        return ""
    cut, ended = summary["truncated"], summary["matches"] - summary["failed"]
    if cut is None:
        return WORDS.say("truncated.unknown", {}, language)
    share = f"{100 * cut / ended:.1f} %" if ended else "-"
    arguments = {"cut": f"{cut:,}", "matches": f"{ended:,}", "share": share}
    return WORDS.say("truncated", arguments, language)


def _strength(bot: dict[str, Any]) -> tuple[float, float]:
    rating, share = bot["rating"], bot["win_share"]
    return (share["value"] if share else NO_SHARE), (rating["value"] if rating else 0.0)


def _other(share: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return the share of the other side."""
    if share is None:
        return None
    low, high = share["low"], share["high"]
    turned = {"low": None, "high": None} if low is None else {"low": 1 - high, "high": 1 - low}
    return {"value": 1 - share["value"], **turned}


def milliseconds(time: float | None) -> str:
    """Return the time of a decision as people read it."""
    if time is None:
        return "-"
    return "< 0.01" if time < 0.01 else f"{time:,.2f}" if time < 100 else f"{time:,.0f}"


def _row(name: str, cells: Sequence[str], labels: Sequence[str] = ()) -> str:
    """Return a row of a table; labels are shown where cells have to stand below each other."""
    told = [f' data-label="{escape(label)}"' for label in labels] or [""] * len(cells)
    inside = "".join(f"<td{tell}>{cell}</td>" for tell, cell in zip(told, cells, strict=True))
    return f'<tr><th scope="row">{escape(name)}</th>{inside}</tr>'


def _failure_row(result: MatchResult) -> str:
    assert result.failure is not None
    seat = result.failure.seat
    who = ", ".join(result.bots) if seat is None else result.bots[seat]
    journal = result.journal_file if result.failure.journal else "-"
    place = "-" if seat is None else str(seat)
    cells = (place, escape(who), escape(result.failure.error), escape(journal))
    return _row(str(result.match), cells)


def _number(estimate: dict[str, Any] | None, form: str, scale: float = 1.0) -> str:
    """Return a value and, small, its interval."""
    if estimate is None:
        return "-"
    text = form.format(scale * estimate["value"])
    if estimate["low"] is None:
        return text
    low, high = (form.format(scale * estimate[end]) for end in ("low", "high"))
    return f"{text} <small>{low} … {high}</small>"


def _share(share: dict[str, Any] | None) -> str:
    return _number(share, "{:.1f} %", 100.0)
