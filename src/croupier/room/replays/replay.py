"""A finished hand as it is shown again: to whoever played it, to everybody at its table, or by a link to anybody."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from croupier.records import Played, record_of, write_as
from croupier.records.seen import as_seen
from croupier.room.hand.record import read
from croupier.room.replays.frames import Step, steps
from croupier.text import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.play import Hand
    from croupier.records import Format
    from croupier.room.journal.commit import StoredHand


class Replay(msgspec.Struct, frozen=True):
    """A hand to be shown: at which `table` and when (ms since 1970) it was played, and the `seat` it is seen from.

    Amounts are chips, `unit` of them to one unit of the money it was played for. `steps` are as it was seen, `opened`
    with all cards that are known lying open from the beginning, as it `begins_open` where nobody's own eyes are left.
    `before` and `after` are the ends of the addresses of other hands; `but` says where it departs from the rules.
    """

    table: str
    hand: str
    ended: int | None
    seat: int | None
    unit: int
    steps: tuple[Step, ...]
    opened: tuple[Step, ...]
    begins_open: bool = False
    before: str = ""
    after: str = ""
    but: str = ""


class Sight(msgspec.Struct, frozen=True):
    """How a stored hand is shown: with the cards of `viewer` (None: of nobody who kept them), with `names` or not."""

    table: str
    viewer: str | None
    names: bool = True


def replay(stored: StoredHand, sight: Sight, lang: str = "en") -> Replay:
    """A stored hand, shown. Raises `Mistake` for one that cannot be told without its hidden cards."""
    seat, names, hand = _seen(stored, sight, lang)
    return shown(
        hand,
        names,
        seat,
        number=stored.number,
        title=sight.table,
        name=str(stored.number),
        ended=stored.ended,
    )


def shown(
    hand: Hand,
    names: Mapping[int, str],
    seat: int | None,
    *,
    number: int,
    title: str,
    name: str,
    ended: int | None = None,
    unit: int = 1,
    begins_open: bool = False,
    before: str = "",
    after: str = "",
    but: str = "",
) -> Replay:
    """A hand that holds no card but what may be shown, in all its steps."""
    seen = steps(hand, names, seat, number=number, title=title)
    opened = steps(hand, names, seat, opened=True, number=number, title=title)
    return Replay(title, name, ended, seat, unit, seen, opened, begins_open, before, after, but)


def played(stored: StoredHand, sight: Sight) -> Played:
    """A stored hand as it may be taken along: its record, and the hand without the cards that were hidden."""
    kept = read(stored)
    seat = kept.seat_of(sight.viewer)
    ended = datetime.fromtimestamp(stored.ended / 1000, UTC)
    names = {each: player.name for each, player in kept.players.items()} if sight.names else {}
    whole = kept.hand()
    record = record_of(
        whole,
        players=names,
        viewer=seat,
        hand=stored.number,
        table=sight.table,
        day=ended.day,
        month=ended.month,
        year=ended.year,
        time=ended.time().replace(microsecond=0),
        time_zone_abbreviation="UTC",
    )
    return Played(record, as_seen(whole, seat), None, {})


def text(stored: StoredHand, sight: Sight, to: Format) -> str:
    """A stored hand to be taken along. Raises `Mistake` for a game that the format cannot tell."""
    return write_as(to, [played(stored, sight)])


def _seen(stored: StoredHand, sight: Sight, lang: str) -> tuple[int | None, dict[int, str], Hand]:
    kept = read(stored)
    seat = kept.seat_of(sight.viewer)
    named = {
        each: player.name if sight.names else say("replays-somebody", lang, seat=each)
        for each, player in kept.players.items()
    }
    return seat, named, as_seen(kept.hand(), seat)
