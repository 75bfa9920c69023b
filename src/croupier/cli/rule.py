"""`croupier rule`: what the floor says to a scenario, under one rulebook or several, and whether it is as expected."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from croupier.cli.ruling import ask_the_floor


def rule(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE-OR-LINE...")],
    *,
    under: Annotated[str, typer.Option("--under", metavar="PROFILE,...")] = "",
    checking: Annotated[bool, typer.Option("--check")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[Literal["en", "ru"] | None, typer.Option("--lang")] = None,
) -> None:
    """Rule on scenarios: files, folders, or a line like `NLHE 200-400 | A bets 1200 | B: chips 1000+1000`."""
    code = ask_the_floor(files, under, lang or context.obj or "en", checking=checking, as_json=as_json)
    if code:
        raise typer.Exit(code)
