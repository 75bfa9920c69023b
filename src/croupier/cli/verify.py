"""`croupier verify`: the shuffle of a poker hand, or of a casino round, held against what was told beforehand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer

from croupier.cards.transcript import Transcript
from croupier.cards.transcript import verify as verified
from croupier.errors import Mistake
from croupier.text import say


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False)],
    *,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[Literal["en", "ru"] | None, typer.Option("--lang")] = None,
) -> None:
    """Whether the deck of a hand or round is the one that was sealed beforehand."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise Mistake("cli-verify-cannot-read", file=str(file), why=error.strerror or "") from None
    if b'"croupier-shuffle"' not in text:
        from croupier.cli.pit_verify import verify as verify_round

        verify_round(context, file, as_json=as_json, lang=lang)
        return
    speaks = lang or context.obj or "en"
    try:
        told = msgspec.json.decode(text, type=Transcript)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Mistake("cli-verify-unreadable", file=str(file), why=str(error)) from None
    try:
        proved = verified(told)
    except Mistake as broken:
        found = {"hand": told.hand, "holds": False, "code": broken.code}
        print(json.dumps(found) if as_json else broken.say(speaks))
        raise typer.Exit(1) from None
    if as_json:
        print(json.dumps({"hand": told.hand, "holds": True, **msgspec.to_builtins(proved)}))
        return
    counted = {"decks": proved.decks, "dealt": proved.dealt, "opened": proved.opened}
    print(say("cli-verify-proved", speaks, hand=told.hand, **counted))
    print(say("cli-verify-cut", speaks, seats=_list(proved.cut_by), count=len(proved.cut_by)))
    if proved.late:
        print(say("cli-verify-late", speaks, seats=_list(proved.late)))


def _list(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))
