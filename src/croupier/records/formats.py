"""Histories in any format that is known: which one a text is in, and hands as a text in another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

from croupier.errors import Mistake
from croupier.records import pokerstars
from croupier.records.ohh import write_ohh
from croupier.records.phh import is_phh
from croupier.records.record import RecordError
from croupier.records.sites import (
    acpc,
    bovada,
    fulltilt,
    ipoker,
    merge,
    ohh,
    pacific,
    party,
    pokernow,
    winamax,
    winning,
)
from croupier.records.sites.summaries import without_summaries
from croupier.records.whole import to_json
from croupier.records.writing import write, write_all

if TYPE_CHECKING:
    from croupier.records.playing import Played
    from croupier.records.sites.reading import Site

Format = Literal["phh", "pokerstars", "ohh", "json"]
"""A format of hand histories that is written: `json` is the hand kept whole."""

SITES: Final[Mapping[str, Site]] = MappingProxyType(
    {
        "pokerstars": pokerstars.SITE,
        "ohh": ohh.SITE,
        "ipoker": ipoker.SITE,
        "888": pacific.SITE,
        "acpc": acpc.SITE,
        "bovada": bovada.SITE,
        "fulltilt": fulltilt.SITE,
        "merge": merge.SITE,
        "party": party.SITE,
        "pokernow": pokernow.SITE,
        "winamax": winamax.SITE,
        "winning": winning.SITE,
        "winning-old": winning.OLD,
    }
)
"""Sites whose texts are read."""

FORMATS: Final[tuple[Format, ...]] = ("phh", "pokerstars", "ohh", "json")


def format_of(text: str) -> str:
    """The format a text is in, told by how it begins: one that is written, or a site that is only read.

    Raises `RecordError`, naming the formats that are known, for a text that is in none of them.

    >>> format_of("PokerStars Hand #7:  Hold'em No Limit")
    'pokerstars'
    >>> format_of('variant = "NT"')
    'phh'
    """
    told = without_summaries(text)
    if text.strip() and not told.strip():
        raise RecordError(Mistake("records-only-summaries"))
    text = told
    for name, site in SITES.items():
        if site.begins(text):
            return name
    start = text[:4_000].lstrip("\ufeff \t\r\n")
    if start.startswith("{"):
        return "json"
    if not start or is_phh(start):
        return "phh"
    known = ", ".join(["PHH", "JSON", *dict.fromkeys(site.name for site in SITES.values())])
    raise RecordError(Mistake("records-unknown-format", start=start.splitlines()[0][:80], formats=known))


def write_as(format: Format, hands: Sequence[Played]) -> str:
    """Hands as a text in a format.

    Raises `Mistake` for a hand that the format cannot tell: of a game it does not have, or one that is not over.
    """
    if format == "phh":
        records = [played.record for played in hands]
        return write(records[0]) if len(records) == 1 else write_all(records)
    if format == "pokerstars":
        return "\n".join(pokerstars.write(played) for played in hands)
    if format == "ohh":
        return write_ohh(hands)
    return "".join(to_json(played.hand, _names(played)) + "\n" for played in hands)


def _names(played: Played) -> dict[int, str]:
    record = played.record
    return {seat: name for seat in record.chairs if (name := record.name_of(seat))}
