"""`croupier verify`: the shuffle of a poker hand, or of a casino round, held against what was told beforehand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer

from croupier.cards.transcript import Proved, Transcript
from croupier.cards.transcript import verify as proved_hand
from croupier.cli.options import Language
from croupier.errors import Mistake
from croupier.room.pit.fairness import Proof
from croupier.room.pit.fairness import verify as proved_round
from croupier.room.pit.messages import FairnessView
from croupier.text import say

T = TypeVar("T")


class _Told(msgspec.Struct, frozen=True):
    """What a finished round says of its seal."""

    fairness: FairnessView


def verify(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False)],
    *,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Language = None,
) -> None:
    """Whether the deck of a hand or round is the one that was sealed beforehand."""
    speaks = lang or context.obj or "en"
    try:
        text = file.read_bytes()
    except OSError as error:
        raise Mistake("cli-verify-cannot-read", file=str(file), why=error.strerror or "") from None
    told = _transcript(file, text) if b'"croupier-shuffle"' in text else _proof(file, text)
    of = {"hand": told.hand} if isinstance(told, Transcript) else {"round": told.of}
    try:
        data, lines = _hand(told, speaks) if isinstance(told, Transcript) else _round(told, speaks)
    except Mistake as broken:
        print(json.dumps(of | {"holds": False, "code": broken.code}) if as_json else broken.say(speaks))
        raise typer.Exit(1) from None
    if as_json:
        print(json.dumps(of | {"holds": True} | data))
        return
    for line in lines:
        print(line)


def _transcript(file: Path, text: bytes) -> Transcript:
    return _read(file, text, Transcript, "cli-verify-unreadable")


def _proof(file: Path, text: bytes) -> Proof:
    """The proof of a round, which may stand alone or with all else a table tells of it."""
    unreadable = "cli-pit-verify-unreadable"
    whole = b'"fairness"' in text
    told = (
        _read(file, text, _Told, unreadable).fairness
        if whole
        else _read(file, text, FairnessView, unreadable)
    )
    if told.revealed is None:
        raise Mistake("cli-pit-verify-closed", file=str(file))
    cut = told.cut.at if told.cut is not None else 0
    return Proof(told.of, told.commitment, told.revealed.leaves, told.revealed.opened, cut, told.decks)


def _read(file: Path, text: bytes, type: type[T], unreadable: str) -> T:
    try:
        return msgspec.json.decode(text, type=type)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Mistake(unreadable, file=str(file), why=str(error)) from None


def _hand(told: Transcript, lang: str) -> tuple[dict[str, Any], list[str]]:
    found = proved_hand(told)
    return msgspec.to_builtins(found), list(_lines(told.hand, found, lang))


def _lines(hand: str, found: Proved, lang: str) -> Iterator[str]:
    yield say("cli-verify-proved", lang, hand=hand, decks=found.decks, dealt=found.dealt, opened=found.opened)
    yield say("cli-verify-cut", lang, seats=_list(found.cut_by), count=len(found.cut_by))
    if found.late:
        yield say("cli-verify-late", lang, seats=_list(found.late))


def _list(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))


def _round(proof: Proof, lang: str) -> tuple[dict[str, Any], list[str]]:
    dealt = proved_round(proof)
    cards = [say("cli-pit-verify-card", lang, turn=turn + 1, card=card) for turn, card in dealt.items()]
    return {"dealt": dealt}, [say("cli-pit-verify-holds", lang, round=proof.of, cards=len(dealt)), *cards]
