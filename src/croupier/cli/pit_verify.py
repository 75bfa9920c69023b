"""`croupier pit verify`: a round's cards held against the seal that was shown before the bets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer

from croupier.errors import Mistake
from croupier.room.pit.fairness import Proof
from croupier.room.pit.fairness import verify as verified
from croupier.room.pit.messages import FairnessView
from croupier.text import say


class _Told(msgspec.Struct, frozen=True):
    """What a finished round says of its seal."""

    fairness: FairnessView


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False)],
    *,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Annotated[Literal["en", "ru"] | None, typer.Option("--lang")] = None,
) -> None:
    """Whether the deck of a round is the one that was sealed before the bets."""
    speaks = lang or context.obj or "en"
    proof = _read(file)
    try:
        dealt = verified(proof)
    except Mistake as broken:
        told = {"round": proof.of, "holds": False, "code": broken.code}
        print(json.dumps(told) if as_json else broken.say(speaks))
        raise typer.Exit(1) from None
    if as_json:
        print(json.dumps({"round": proof.of, "holds": True, "dealt": dealt}))
        return
    print(say("cli-pit-verify-holds", speaks, round=proof.of, cards=len(dealt)))
    for turn, card in dealt.items():
        print(say("cli-pit-verify-card", speaks, turn=turn + 1, card=card))


def _read(file: Path) -> Proof:
    try:
        text = file.read_bytes()
        whole = b'"fairness"' in text
        told = (
            msgspec.json.decode(text, type=_Told).fairness
            if whole
            else msgspec.json.decode(text, type=FairnessView)
        )
    except OSError as error:
        raise Mistake("pit-cannot-read", file=str(file), reason=error.strerror or "") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise Mistake("cli-pit-verify-unreadable", file=str(file), why=str(error)) from None
    if told.revealed is None:
        raise Mistake("cli-pit-verify-closed", file=str(file))
    return Proof(
        told.of,
        told.commitment,
        told.revealed.leaves,
        told.revealed.opened,
        told.cut.at if told.cut is not None else 0,
    )
