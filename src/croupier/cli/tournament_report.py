"""The report of a simulated event: one page with its plots drawn in it, to be opened anywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from croupier.cli.money import money
from croupier.errors import Mistake
from croupier.text import say
from croupier.tournament.simulation.event import Point, Told

_WIDE: Final = 560
_HIGH: Final = 200
_EDGE: Final = 44
_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1b2a22; --page: #f7f5ef; --line: #0b6b4f; --faint: #8a9a90; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8efe9; --page: #101713; --line: #5fd3a5; --faint: #6f8277; } }
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--page); }
h1 { font-size: 1.5rem; margin: 0 0 .2rem; } h2 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--faint); font-size: 11px; }
svg .curve { fill: none; stroke: var(--line); stroke-width: 2; } svg .grid { stroke: var(--faint); opacity: .3; }
table { border-collapse: collapse; } td, th { padding: .15rem .8rem .15rem 0; text-align: left; }
td.number { text-align: right; font-variant-numeric: tabular-nums; } .wrong { color: #c0392b; font-weight: 600; }
""".strip()


def write_report(file: Path, told: Told, seed: int, lang: str, flights: Sequence[Told] = ()) -> None:
    """Write the page; raises `Mistake` where the file cannot be written."""
    try:
        file.write_text(page(told, seed, lang, flights), "utf-8")
    except OSError as error:
        raise Mistake("tournament-file-cannot-open", file=str(file), reason=error.strerror) from None


def page(told: Told, seed: int, lang: str, flights: Sequence[Told] = ()) -> str:
    """The whole page as HTML, each of the `flights` with its plots first; nothing in it comes from anywhere else."""
    event = told.event
    title = escape(f"{event.terms.name} · {seed}")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return (
        f'<!doctype html><html lang="{lang}"><head>{head}<style>{_STYLE}</style></head><body>'
        f"<h1>{title}</h1>{''.join([_flight(flight, lang) for flight in flights])}{_verdict(told, lang)}"
        f"{_plots(told, lang)}{_prizes(told, lang)}</body></html>"
    )


def _flight(told: Told, lang: str) -> str:
    return f"<h2>{escape(told.event.terms.name)}</h2>{_verdict(told, lang)}{_plots(told, lang)}"


def _plots(told: Told, lang: str) -> str:
    drawn = [_plot(say(f"cli-tournament-plot-{code}", lang), told.points, read) for code, read in _PLOTS]
    return f'<div class="plots">{"".join(drawn)}</div>'


_PLOTS: Final[Sequence[tuple[str, Callable[[Point], float]]]] = (
    ("players", lambda point: point.left),
    ("tables", lambda point: point.tables),
    ("average", lambda point: point.average),
    ("big-blinds", lambda point: point.average / max(point.big_blind, 1)),
)


def _verdict(told: Told, lang: str) -> str:
    watch = told.watch
    entries = f"{say('cli-tournament-entries', lang)}: {told.event.entries}"
    hands = f"{say('cli-tournament-hands', lang)}: {watch.hands}"
    pool = f"{say('cli-tournament-pool', lang)}: {money(told.event.money.pool + told.event.money.overlay)}"
    said = say("cli-tournament-all-held", lang)
    if watch.broken:
        lines = [say(f"tournament-broken-{code}", lang, where=where) for code, where in watch.broken[:50]]
        said = f'<span class="wrong">{"<br>".join(map(escape, lines))}</span>'
    return f"<p>{entries} · {hands} · {pool}<br>{said}</p>"


def _plot(title: str, points: Sequence[Point], read: Callable[[Point], float]) -> str:
    values = [read(point) for point in points]
    last, most = max(points[-1].now, 1), max(*values, 1)
    across = [_EDGE + (_WIDE - 2 * _EDGE) * point.now / last for point in points]
    down = [_HIGH - 24 - (_HIGH - 44) * value / most for value in values]
    path = " ".join([f"{x:.1f},{y:.1f}" for x, y in zip(across, down, strict=True)])
    hours = last / 3_600_000
    marks = "".join(
        [
            f'<line class="grid" x1="{_EDGE}" x2="{_WIDE - _EDGE}" y1="{y}" y2="{y}"/>'
            f'<text x="{_EDGE - 6}" y="{y + 4}" text-anchor="end">{_short(most * part)}</text>'
            for part, y in ((1.0, 20), (0.5, 20 + (_HIGH - 44) // 2), (0.0, _HIGH - 24))
        ]
    )
    return (
        f"<section><h2>{escape(title)}</h2>"
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}" role="img" '
        f'aria-label="{escape(title)}">{marks}<polyline class="curve" points="{path}"/>'
        f'<text x="{_EDGE}" y="{_HIGH - 6}">0:00</text>'
        f'<text x="{_WIDE - _EDGE}" y="{_HIGH - 6}" text-anchor="end">{int(hours)}:{int(hours * 60) % 60:02}</text>'
        "</svg></section>"
    )


def _short(value: float) -> str:
    for size, sign in ((1_000_000, "M"), (1_000, "k")):
        if value >= size * 10:
            return f"{value / size:.0f}{sign}"
    return f"{value:.0f}"


def _prizes(told: Told, lang: str) -> str:
    event = told.event
    rows = [
        f'<tr><td class="number">{paid.first if paid.first == paid.last else f"{paid.first}–{paid.last}"}</td>'
        f'<td>{escape(event.entrants[player].name)}</td><td class="number">{money(paid.amount)}</td></tr>'
        for player, paid in sorted(event.paid.items(), key=lambda each: (each[1].first, each[0]))
    ]
    head = "".join(
        [f"<th>{escape(say(f'cli-tournament-{code}', lang))}</th>" for code in ("place", "player", "prize")]
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
