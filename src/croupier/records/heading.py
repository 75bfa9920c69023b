"""What stands above a told hand: which one it is, where and when it was played."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from croupier.text import say

if TYPE_CHECKING:
    from croupier.records.record import Record


def heading(record: Record, lang: str = "en") -> tuple[str, str]:
    """What hand it is (empty when it has no name), and where and when it was played, as far as the record says.

    >>> from croupier.play import Hand
    >>> from croupier.records import record_of
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> heading(record_of(hand, players={}, viewer="all", hand=7, table="Oak", city="Minsk"))
    ('Hand 7', 'Minsk · table Oak')
    """
    hand = "" if record.name is None else say("records-told-hand", lang, hand=record.name)
    table = None if record.table is None else say("records-told-table", lang, table=str(record.table))
    places = (
        record.event,
        record.venue,
        record.city,
        record.country,
        table,
        _date(record, lang),
        record.currency,
    )
    return hand, " · ".join(place for place in places if place)


def _date(record: Record, lang: str) -> str:
    year, month, day = record.year, record.month, record.day
    if year is None:
        return ""
    try:
        played = date(year, month or 1, day or 1)
    except ValueError:
        return str(year)
    if day and month:
        from fluent.runtime.types import fluent_date

        return say("records-told-date", lang, date=fluent_date(played, dateStyle="long"))
    return say("records-told-month", lang, month=f"{played:%m}", year=str(year)) if month else str(year)
