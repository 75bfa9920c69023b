"""`croupier tournament papers`: seat cards, receipts and the payout sheet of a field of names, to be printed."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Final

import typer

from croupier.cli.options import Language
from croupier.cli.tournament_files import terms_of
from croupier.errors import Mistake
from croupier.text import say
from croupier.tournament import Register, Start, Terms, Tournament
from croupier.tournament.papers import Line, payout_sheet, receipts, seat_cards

_STYLE: Final = """
@page { margin: 12mm; } body { font: 12pt/1.4 system-ui, sans-serif; color: #111; background: #fff; margin: 1rem; }
section { break-after: page; } section + section { margin-top: 6mm; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(7cm, 1fr)); gap: 4mm; }
article { border: 1px solid #555; border-radius: 2mm; padding: 4mm; break-inside: avoid; }
article p { margin: 0; } article p:nth-child(2) { font-weight: 700; } .seat p:nth-child(3) { font-size: 18pt; }
.sheet p { margin: 0; font-variant-numeric: tabular-nums; } .sheet p:first-child { font-size: 16pt; font-weight: 700; }
""".strip()


def papers(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="EVENT.toml")],
    names: Annotated[Path, typer.Argument(metavar="NAMES.txt")],
    *,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT")] = "",
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE.html")] = None,
    lang: Language = None,
) -> None:
    """Draw the seats of everybody named, and print seat cards, receipts and the payout sheet."""
    speaks = lang or context.obj
    made = printed(terms_of(file), named(names), seed or token_hex(16))
    if html is None:
        blocks = ["\n".join([line.say(speaks) for line in paper]) for _, kind in made for paper in kind]
        typer.echo("\n\n".join(blocks))
        return
    try:
        html.write_text(page(made, speaks), "utf-8")
    except OSError as error:
        raise Mistake("tournament-file-cannot-open", file=str(html), reason=error.strerror) from None
    typer.echo(say("cli-tournament-papers-written", speaks, file=str(html), players=len(made[0][1])))


def named(file: Path) -> list[str]:
    """The names in a file, one a line; raises `Mistake` for one that stands there twice, or fewer than two."""
    try:
        lines = [line.strip() for line in file.read_text("utf-8").splitlines()]
    except OSError as error:
        raise Mistake("tournament-file-cannot-open", file=str(file), reason=error.strerror) from None
    except UnicodeDecodeError as error:
        raise Mistake("tournament-file-not-utf8", file=str(file), at=error.start) from None
    names: list[str] = []
    for number, name in enumerate(lines, 1):
        if name in names:
            raise Mistake("tournament-name-twice", file=str(file), line=number, name=name)
        if name:
            names.append(name)
    if len(names) < 2:
        raise Mistake("tournament-too-few-names", file=str(file), names=len(names))
    return names


def printed(
    terms: Terms, names: Sequence[str], seed: str
) -> tuple[tuple[str, tuple[tuple[Line, ...], ...]], ...]:
    """Seat cards, receipts and the payout sheet of an event all of them have entered, by their kinds."""
    event = Tournament(terms)
    for name in names:
        event.do(Register(name), now=0)
    event.do(Start(), now=0, seed=seed)
    bought = [
        receipt.lines()
        for entry in event.log
        for receipt in receipts(event.event, entry.number + 1, entry.at, entry.facts)
    ]
    cards = tuple([card.lines() for card in seat_cards(event.event)])
    return ("seat", cards), ("receipt", tuple(bought)), ("sheet", (payout_sheet(event.event).lines(),))


def page(made: Sequence[tuple[str, Sequence[Sequence[Line]]]], lang: str) -> str:
    """The papers as one page to be printed; nothing in it comes from anywhere else."""
    sections = []
    for kind, papers in made:
        articles = [
            f'<article class="{kind}">'
            + "".join([f"<p>{escape(line.say(lang))}</p>" for line in paper])
            + "</article>"
            for paper in papers
        ]
        shape = "" if kind == "sheet" else ' class="cards"'
        sections.append(f"<section{shape}>{''.join(articles)}</section>")
    title = escape(made[0][1][0][0].say(lang))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return (
        f'<!doctype html><html lang="{lang}"><head>{head}<style>{_STYLE}</style></head>'
        f"<body>{''.join(sections)}</body></html>"
    )
