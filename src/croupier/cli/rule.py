"""`croupier rule`: what the floor says to a scenario, under one rulebook or several, and whether it is as expected;
which incident a plain sentence means.
"""

from __future__ import annotations

from typing import Annotated

import typer

from croupier.cli.finding import tell_nearest
from croupier.cli.options import Language
from croupier.cli.ruling import ask_the_floor
from croupier.errors import Mistake


def rule(
    context: typer.Context,
    files: Annotated[list[str] | None, typer.Argument(metavar="FILE-OR-LINE...")] = None,
    *,
    find: Annotated[str, typer.Option("--find", metavar="SENTENCE")] = "",
    under: Annotated[str, typer.Option("--under", metavar="PROFILE,...")] = "",
    checking: Annotated[bool, typer.Option("--check")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """Rule on scenarios: files, folders, or a line like `NLHE 200-400 | A bets 1200 | B: chips 1000+1000`."""
    lang = lang or context.obj or "en"
    if bool(find) == bool(files) or (find and (under or checking)):
        raise Mistake("rule-files-or-find")
    if find:
        code = tell_nearest(find, lang, as_json=as_json)
    else:
        code = ask_the_floor(files or [], under, lang, checking=checking, as_json=as_json)
    if code:
        raise typer.Exit(code)
