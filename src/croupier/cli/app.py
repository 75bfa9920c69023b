"""The `croupier` command: its commands, its language, and what it says when something is wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer

from croupier import __version__
from croupier.cli.language import preferred, translate
from croupier.cli.loading import Commands
from croupier.cli.options import Language
from croupier.cli.quick import failed
from croupier.cli.usage import ClickException, explained
from croupier.errors import CroupierError

COMMANDS: Final = {
    "replay": "croupier.cli.replay:replay",
    "convert": "croupier.cli.convert:convert",
    "hands": "croupier.cli.hands:app",
    "deal": "croupier.cli.deal:deal",
    "bots": "croupier.cli.bots:app",
    "serve": "croupier.cli.serve:serve",
    "worker": "croupier.cli.worker:worker",
    "gateway": "croupier.cli.worker:gateway",
    "backup": "croupier.cli.backup:backup",
    "check": "croupier.cli.check:check",
    "restore": "croupier.cli.backup:restore",
    "archive": "croupier.cli.archive:archive",
    "move": "croupier.cli.move:move",
    "people": "croupier.cli.people:app",
    "audit": "croupier.cli.audit:app",
    "entropy": "croupier.cli.entropy:entropy",
    "shuffles": "croupier.cli.shuffles:shuffles",
    "verify": "croupier.cli.verify:verify",
    "clauses": "croupier.cli.clauses:clauses",
    "rule": "croupier.cli.rule:rule",
    "perft": "croupier.cli.perft:perft",
    "policy": "croupier.cli.policy:policy",
    "cash": "croupier.cli.cash:app",
    "odds": "croupier.cli.odds:app",
    "tournament": "croupier.cli.tournament:app",
    "pit": "croupier.cli.pit:app",
    "school": "croupier.cli.school:app",
}
"""Every command, in the order the help lists them: the module it is in, and its name there."""

app: Final = typer.Typer(cls=Commands, name="croupier", no_args_is_help=True, add_completion=False)


def _say_version(asked: bool) -> None:
    if asked:
        from croupier.cli.build import made

        typer.echo(f"croupier {__version__}: {made(preferred(sys.argv[1:], os.environ))}")
        raise typer.Exit


@app.callback()
def _croupier(
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_say_version)] = False,
    lang: Language = None,
) -> None:
    """The root command; what it says of itself comes from the catalogue."""


def command(lang: str) -> Any:
    """The whole command with its help in a language."""
    whole: Any = typer.main.get_command(app)
    whole.offer(COMMANDS, lang)
    whole.context_settings.update(obj=lang, help_option_names=["-h", "--help"])
    translate(whole, lang)
    return whole


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command. Exit codes: 0 fine, 1 a check failed, 2 wrong input, 130 interrupted."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    lang = preferred(given, os.environ)
    try:
        code = command(lang).main(args=given, prog_name="croupier", standalone_mode=False)
    except ClickException as error:
        typer.echo(explained(error, lang), err=True)
        sys.exit(2)
    except CroupierError as error:
        sys.exit(failed(error, lang))
    sys.exit(code if isinstance(code, int) else 0)
