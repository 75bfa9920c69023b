"""Histories in any format that is known: which one a text is in, and hands as a text in another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
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
from croupier.records.writing import write

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


def write_as(format: Format, hands: Iterable[Played]) -> str:
    """Hands as a text in a format.

    Raises `Mistake` for a hand that the format cannot tell: of a game it does not have, or one that is not over.

    >>> from croupier.play import Hand
    >>> from croupier.records import play, record_of
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> hand.fold()
    >>> played = play(record_of(hand, players={1: "Ann", 2: "Bob"}, viewer="all", hand=7))
    >>> write_as("pokerstars", [played]).splitlines()[0]
    "PokerStars Hand #7:  Hold'em No Limit (1/2)"
    """
    return "".join(joined(format, (_alone(format, played) for played in hands)))


def joined(format: Format, texts: Iterable[str]) -> Iterator[str]:
    """The text of many hands from that of each alone, as they come: a file of any size is written hand by hand.

    >>> "".join(joined("phh", ['variant = "NT"\\n', 'variant = "PO"\\n']))
    '[1]\\nvariant = "NT"\\n\\n[2]\\nvariant = "PO"\\n'
    """
    if format == "phh":
        yield from _numbered(iter(texts))
        return
    between = "\n" if format == "pokerstars" else ""
    for number, text in enumerate(texts):
        yield f"{between}{text}" if number else text


def _numbered(texts: Iterator[str]) -> Iterator[str]:
    """A hand alone has no heading; of several each is a table that is called by its number."""
    first, second = next(texts, None), next(texts, None)
    if first is None or second is None:
        yield first or ""
        return
    yield f"[1]\n{first}"
    for number, text in enumerate(chain([second], texts), 2):
        yield f"\n[{number}]\n{text}"


def _alone(format: Format, played: Played) -> str:
    if format == "phh":
        return write(played.record)
    if format == "pokerstars":
        return pokerstars.write(played)
    if format == "ohh":
        return write_ohh([played])
    return to_json(played.hand, _names(played)) + "\n"


def _names(played: Played) -> dict[int, str]:
    record = played.record
    return {seat: name for seat in record.chairs if (name := record.name_of(seat))}
