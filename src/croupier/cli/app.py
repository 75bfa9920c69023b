"""The `croupier` command: its commands, its language, and what it says when something is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import typer

from croupier import __version__
from croupier.cli import cash, odds, pit, tournament
from croupier.cli.clauses import clauses
from croupier.cli.convert import convert
from croupier.cli.deal import deal
from croupier.cli.language import preferred, translate
from croupier.cli.perft import perft
from croupier.cli.policy import policy
from croupier.cli.replay import replay
from croupier.cli.rule import rule
from croupier.cli.serve import serve
from croupier.errors import CroupierError, Mistake
from croupier.text import say

app = typer.Typer(name="croupier", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.command()(replay)
app.command()(convert)
app.command()(deal)
app.command()(serve)
app.command()(clauses)
app.command()(rule)
app.command()(perft)
app.add_typer(policy, name="policy")
app.add_typer(cash.app, name="cash")
app.add_typer(odds.app, name="odds")
app.add_typer(tournament.app, name="tournament")
app.add_typer(pit.app, name="pit")


def _say_version(asked: bool) -> None:
    if asked:
        typer.echo(f"croupier {__version__}")
        raise typer.Exit


@app.callback()
def _croupier(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_say_version)] = False,
    lang: Annotated[Literal["en", "ru"] | None, typer.Option()] = None,
) -> None:
    """The root command; what it says of itself comes from the catalogue."""


def command(lang: str) -> Any:
    """The whole command with its help in a language."""
    whole = typer.main.get_command(app)
    whole.context_settings.update(obj=lang, help_option_names=["-h", "--help"])
    translate(whole, lang)
    return whole


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command. Exit codes: 0 fine, 1 a check failed, 2 wrong input, 130 interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    lang = preferred(given, os.environ)
    try:
        command(lang).main(args=given, prog_name="croupier")
    except CroupierError as error:
        typer.echo(say("cli-error", lang, problem=error.say(lang)), err=True)
        sys.exit(2 if isinstance(error, Mistake) else 1)
