"""The page of a lesson: one file of HTML that needs nothing else, for screen and telephone."""

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from vaka.teacher.curve import Line, Mark, Plot, Point, draw
from vaka.teacher.reasons import Teller
from vaka.teacher.records import Deal, Decision, Estimate, Judged, Record
from vaka.teacher.stream import Played
from vaka.teacher.summary import (
    SeatSummary,
    choices_of,
    costliest,
    is_told,
    luckiest,
    most_luck,
    summaries,
)

STYLE = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")
FIGURES = ("accuracy", "given", "luck")  # of each seat
COLUMNS = ("move", "seat", "luck", "played", "best", "share", "points", "cost")  # of all choices
LEAST_POINTS = 0.05  # less would be written as nothing


def page(
    match: Played,
    records: Sequence[Record],
    language: str,
    tries: int,
    names: Sequence[str] | None = None,
) -> str:
    """Return the whole page."""
    return Page(match, records, Teller(match, language, names), tries).page()


class Page:
    """Writes one page from the records of a match."""

    def __init__(
        self, match: Played, records: Sequence[Record], teller: Teller, tries: int
    ) -> None:
        """Prepare; `tries` is how often each move was tried."""
        self.match = match
        self.records = records
        self.teller = teller
        self.tries = tries
        self.seats = summaries(match, records)
        self.costliest = [costliest(records, seat) for seat in range(match.seats)]
        self.luckiest = luckiest(records)

    def page(self) -> str:
        """Return all of it."""
        title = self.teller.words("title", title=self.match.game.title)
        parts = (self.head(title), self.standing(), self.curve(), self.turning(), self.lucky())
        return (
            f'<!doctype html>\n<html lang="{self.teller.language}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join([*parts, self.all_choices(), self.method()])
            + "\n</main>\n</body>\n</html>\n"
        )

    def html(self, key: str, **arguments: Any) -> str:
        """Return a sentence as HTML."""
        return escape(self.teller.words(key, **arguments), quote=False)

    # -- parts of the page -------------------------------------------------------------------------

    def head(self, title: str) -> str:
        """Say what was played."""
        choices = sum(seat.choices for seat in self.seats)
        about = self.html(
            "about", seats=self.match.seats, moves=len(self.match.lines), choices=choices
        )
        return f"<header><h1>{escape(title)}</h1><p>{about}</p></header>"

    def standing(self) -> str:
        """Say of each seat in one line how it ended, how well it played and what luck it had."""
        order = sorted(self.seats, key=lambda seat: (seat.place or 0, seat.seat))
        rows = "".join(self._seat(seat) for seat in order)
        return f'<section><h2>{self.html("seats")}</h2><div class="seats">{rows}</div></section>'

    def _seat(self, seat: SeatSummary) -> str:
        key = "unfinished" if seat.place is None else "place"
        accuracy = "-" if seat.accuracy is None else f"{seat.accuracy:.0%}"
        values = (accuracy, f"{seat.cost:.0%}", f"{seat.luck:+z.0%}")
        cells = "".join(
            f'<div title="{self.html(f"{name}.note")}"><dt>{self.html(name)}</dt>'
            f"<dd>{value}</dd></div>"
            for name, value in zip(FIGURES, values, strict=True)
        )
        mistakes = self.html("mistakes", count=seat.mistakes, choices=seat.choices)
        return (
            f'<article class="card seat{seat.seat}"><h3>{self._name(seat.seat)}</h3>'
            f"<p>{self.html(key, place=seat.place, points=seat.points)}</p>"
            f"<dl>{cells}</dl><p>{mistakes}</p></article>"
        )

    def curve(self) -> str:
        """Draw each seat's win share over the match."""
        plot = Plot(
            last=len(self.match.lines),
            lines=[self._way(seat) for seat in self.seats],
            marks=[*self._mistakes(), *self._luck()],
            events=self._events(),
            label=self.teller.words("curve.label"),
            axis=self.teller.words("axis.moves"),
        )
        return (
            f'<section><h2>{self.html("curve")}</h2><figure class="card">'
            f'<div class="wide">{draw(plot)}</div>'
            f"<figcaption>{self.html('curve.note')}</figcaption></figure></section>"
        )

    def turning(self) -> str:
        """Tell the costliest moves of each seat."""
        parts = []
        for seat, found in enumerate(self.costliest):
            told = "".join(self._moment(decision) for decision in found)
            told = told or f'<p class="quiet">{self.html("turning.none")}</p>'
            title = self.html("turning.seat", name=self.teller.names[seat])
            parts.append(f'<section class="seat{seat}"><h3>{title}</h3>{told}</section>')
        return f'<section class="turning"><h2>{self.html("turning")}</h2>{"".join(parts)}</section>'

    def lucky(self) -> str:
        """Tell the luckiest deals."""
        told = "".join(self._deal(deal) for deal in self.luckiest)
        told = told or f'<p class="quiet">{self.html("luckiest.none")}</p>'
        return f'<section><h2>{self.html("luckiest")}</h2><div class="deals">{told}</div></section>'

    def all_choices(self) -> str:
        """List all choices, for who opens the list."""
        header = "".join(f'<th scope="col">{self.html(f"all.{key}")}</th>' for key in COLUMNS)
        choices = [
            record for record in self.records if isinstance(record, Decision) and record.choice
        ]
        rows = "".join(self._row(decision) for decision in choices)
        return (
            f"<details><summary>{self.html('all')} ({len(choices)})</summary>"
            f'<div class="wide card"><table><thead><tr>{header}</tr></thead>'
            f"<tbody>{rows}</tbody></table></div></details>"
        )

    def method(self) -> str:
        """Say what the numbers mean and what they do not."""
        told = "".join(
            f"<p>{self.html(f'how.{key}', tries=f'{self.tries:,}')}</p>"
            for key in ("judged", "cost", "luck")
        )
        for key in FIGURES:
            figure, note = self.teller.words(key), self.teller.words(f"{key}.note")
            told += f"<p>{self.html('how.figure', figure=figure.capitalize(), note=note)}</p>"
        return f'<section class="method"><h2>{self.html("how")}</h2>{told}</section>'

    # -- what the parts consist of -----------------------------------------------------------------

    def _name(self, seat: int) -> str:
        return f'<i class="dot" aria-hidden="true"></i>{escape(self.teller.names[seat])}'

    def _way(self, seat: SeatSummary) -> Line:
        """Return the way of a seat: before and after each of its choices, and the result."""
        points: list[Point] = []
        for decision in choices_of(self.records, seat.seat):
            points.append((decision.step, decision.moves[0].share.value))
            points.append((decision.step + 0.6, decision.of(decision.played).share.value))
        if seat.result is not None:
            points.append((len(self.match.lines), seat.result))
        return Line(seat.seat, self.teller.names[seat.seat], points)

    def _mistakes(self) -> list[Mark]:
        return [
            Mark(
                decision.step,
                decision.moves[0].share.value,
                "mistake",
                decision.seat,
                self.teller.words(
                    "mark.mistake_at",
                    name=self.teller.names[decision.seat],
                    step=decision.step + 1,
                    cost=percent(decision.cost.value),
                ),
                f"move{decision.step + 1}",
            )
            for found in self.costliest
            for decision in found
        ]

    def _luck(self) -> list[Mark]:
        return [self._luck_mark(deal) for deal in self.luckiest]

    def _luck_mark(self, deal: Deal) -> Mark:
        seat, luck = most_luck(deal)
        later = [share for step, share in self._way(self.seats[seat]).points if step >= deal.until]
        says = self.teller.words(
            "mark.luck_at", name=self.teller.names[seat], step=deal.step, luck=signed(luck)
        )
        share = later[0] if later else self.seats[seat].result or 0.0
        return Mark(deal.until, share, "luck", seat, says, f"deal{deal.until}")

    def _events(self) -> dict[int, str]:
        return {
            step: self.teller.words("mark.event", event=event, step=step)
            for step, event in self.teller.marks().items()
        }

    def _moment(self, decision: Decision) -> str:
        """Tell one mistake: what was played, what was better, and why."""
        rows = "".join(
            f"<tr><th>{self.html(key)}</th><td>{escape(self.teller.move(decision, move))}</td>"
            f"<td>{bar(decision.of(move).share)}</td></tr>"
            for key, move in (("played", decision.played), ("better", decision.best))
        )
        reasons = "".join(
            f"<li>{escape(reason, quote=False)}</li>" for reason in self.teller.reasons(decision)
        )
        line = "".join(f"<li>{escape(move)}</li>" for move in self.teller.line(decision))
        line = folded(self.html("line.title"), f"<ol>{line}</ol>") if line else ""
        seen = self.html("table", name=self.teller.names[decision.seat])
        table = folded(seen, f"<pre>{escape(self.teller.table(decision))}</pre>")
        number = self.html("move", step=decision.step + 1)
        luck = ""
        if decision.luck:
            given = self.html("luck.before", luck=signed(decision.luck))
            luck = f'<p class="quiet">{given}</p>'
        return (
            f'<article class="card moment" id="move{decision.step + 1}">'
            f"<h4><span>{number}</span><b>{self._cost(decision)}</b></h4>"
            f"<table>{rows}</table><ul>{reasons}</ul>{luck}"
            f"{line}{self._moves(decision, self.teller.moves(decision))}{table}</article>"
        )

    def _cost(self, decision: Decision) -> str:
        """Say what a mistake cost; points only if it did cost any."""
        cost, points = percent(decision.cost.value), decision.cost_points.value
        if points < LEAST_POINTS:
            return self.html("cost", cost=cost)
        return self.html("cost.points", cost=cost, points=f"{points:.1f}")

    def _moves(self, decision: Decision, names: Mapping[str, str]) -> str:
        """List what every legal move was worth, for who opens the list."""
        marked = ' class="own"'
        told = "".join(
            f"<li{marked if one.move == decision.played else ''}>"
            f"<span>{escape(names[one.move])}</span> <small>{self._worth(one)}</small></li>"
            for one in decision.moves
        )
        title = self.html("moves", count=len(decision.moves))
        return folded(title, f'<ol class="moves">{told}</ol>')

    def _worth(self, judged: Judged) -> str:
        """Say what a move is worth, with the ranges."""
        share, low, high = (f"{each:.1%}" for each in judged.share)
        points, least, most = (f"{each:.1f}" for each in judged.points)
        told = {"share": share, "low": low, "high": high}
        return self.html("moves.worth", **told, points=points, least=least, most=most)

    def _deal(self, deal: Deal) -> str:
        """Tell one deal: what came, and for whom it was good."""
        told = "".join(f"<li>{escape(event)}</li>" for event in self.teller.deal(deal))
        shares = "".join(
            f'<span class="seat{seat}">{self._name(seat)} {signed(luck.value)}</span>'
            for seat, luck in enumerate(deal.luck)
        )
        seat, luck = most_luck(deal)
        said = self.html("luckiest.for", luck=signed(luck), name=self.teller.names[seat])
        number = self.html("move", step=deal.step + 1)
        return (
            f'<article class="card moment seat{seat}" id="deal{deal.until}">'
            f"<h4><span>{number}</span><b>{said}</b></h4><ul>{told}</ul>"
            f'<p class="shares">{shares}</p></article>'
        )

    def _row(self, decision: Decision) -> str:
        played = decision.of(decision.played)
        share, cost = played.share, ""
        if decision.best != decision.played:
            lost = self.html("points", points=f"{decision.cost_points.value:.1f}")
            cost = f"{percent(decision.cost.value)} <small>{lost}</small>"
        cells = (
            str(decision.step + 1),
            f'<span class="seat{decision.seat}">{self._name(decision.seat)}</span>',
            signed(decision.luck) if decision.luck else "",
            escape(decision.played),
            escape(decision.best),
            f"{share.value:.1%} <small>{interval(share)}</small>",
            f"{played.points.value:.1f}",
            cost,
        )
        mistake = ' class="mistake"' if is_told(decision) else ""
        moves = self._moves(decision, {one.move: one.move for one in decision.moves})
        return (
            f"<tr{mistake}>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
            f'<tr class="moves-of"><td></td><td colspan="{len(COLUMNS) - 1}">{moves}</td></tr>'
        )


def folded(title: str, content: str) -> str:
    """Return what is shown to who opens it."""
    return f"<details><summary>{title}</summary>{content}</details>"


def percent(share: float) -> str:
    """Return a share that cannot be negative in percent."""
    return f"{max(0.0, share):.1%}"


def signed(share: float) -> str:
    """Return a change of a share in percent."""
    return f"{share:+z.1%}"


def interval(share: Estimate) -> str:
    """Return the range of a share in percent."""
    return f"{share.low:.1%} - {share.high:.1%}"


def bar(share: Estimate) -> str:
    """Return a share as a bar with its range."""
    low, high = 100 * share.low, 100 * share.high
    return (
        f'<span class="bar"><i style="width:{100 * share.value:.1f}%"></i>'
        f'<b style="left:{low:.1f}%;width:{high - low:.1f}%"></b></span>'
        f'<span class="figure">{share.value:.0%}</span>'
    )
