"""`croupier replay --open`: the hands of files on the table, in this machine's browser."""

from __future__ import annotations

import webbrowser
from typing import TYPE_CHECKING

import typer

from croupier.cli.terminal import console
from croupier.errors import Mistake
from croupier.hands.files import Trouble, find, pieces_of, told
from croupier.text import say

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.records import Piece


def open_in_browser(paths: list[Path], only: str | None, lang: str) -> None:
    """Serve the hands to this machine alone and open the first, or `only` the one of that name, until Ctrl-C."""
    from croupier.server.files import show_files

    err = console(stderr=True)
    files, troubles = find(paths)
    hands: list[Piece] = []
    for file in files:
        for piece, _ in pieces_of(file):
            if isinstance(piece, Trouble):
                troubles.append(piece)
            elif only is None or str(piece.name) == only:
                hands.append(piece)
    for trouble in troubles:
        err.print(told(trouble, lang), style="red")
    if not hands:
        if only is not None:
            raise Mistake("cli-no-such-hand", hand=only)
        raise typer.Exit(2)

    def announce(address: str) -> None:
        # Who is no terminal reads the address alone.
        print(address, flush=True)
        err.print(say("cli-replay-opened-now", lang, hands=len(hands)), style="dim")
        webbrowser.open(address)

    show_files(hands, announce)
