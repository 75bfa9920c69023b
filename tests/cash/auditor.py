"""An auditor at the rail: counts seat by seat who owes which blind, in his own way, and checks every post."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from croupier.cash import CashTable, acts
from croupier.play import Positions

SMALL, BIG = 25, 50

OWED = {
    # By book: what a newcomer, one who missed the small blind, the big one, both puts up (live, dead).
    "fspr-manual": {"new": (50, 0), "small": (0, 25), "big": (50, 0), "both": (50, 25), "changed": (50, 0)},
    "club-cash": {"new": (50, 0), "small": (50, 0), "big": (50, 0), "both": (50, 0), "changed": (50, 0)},
    "online-cash": {"new": (25, 0), "small": (50, 0), "big": (50, 0), "both": (50, 25), "changed": (50, 0)},
}


def walk(after: int, to: int, seats: int) -> list[int]:
    """The seats a blind goes over on its way, the last one included."""
    way, seat = [], after
    while seat != to:
        seat = seat % seats + 1
        way.append(seat)
    return way


@dataclass
class Record:
    person: str
    coming: str = "new"
    small: bool = False
    big: bool = False


@dataclass
class TableAudit:
    book: str
    read: int = 0
    positions: Positions | None = None
    records: dict[int, Record] = field(default_factory=dict)
    checked: int = 0
    before: tuple[Positions | None, dict[int, Record]] | None = None

    def observe(self, table: CashTable) -> None:
        """A hand begins: everybody in it must have paid exactly what he owes."""
        self._read(table)
        dealt = table.dealt
        if dealt is None:
            return
        now = dealt.positions
        self.before = (self.positions, {seat: replace(record) for seat, record in self.records.items()})
        anew = self.positions is None or sum(self._settled(seat) for seat in dealt.seats) < 2
        for seat in dealt.seats:
            record, post = self.records[seat], dealt.posts.get(seat, (0, 0))
            if anew or seat == now.big_blind:
                assert post == (0, 0), f"seat {seat} posted {post} for nothing"
            else:
                assert post == self._owes(record), f"seat {seat}: {record} posted {post}"
                self.checked += post != (0, 0)
            if self.book == "fspr-manual" and not anew and (record.small or record.big):
                self._button_on_left(seat, dealt.seats, now)
            if not anew and record.coming == "new" and seat != now.big_blind:
                assert seat not in (now.button, now.small_blind)
                assert seat not in walk(now.button, now.small_blind, table.game.seats)
            self.records[seat] = Record(record.person, "settled")
        self._missed(table, dealt.seats, now)
        self.positions = now

    def _owes(self, record: Record) -> tuple[int, int]:
        if record.small or record.big:
            key = "both" if record.small and record.big else "small" if record.small else "big"
            return OWED[self.book][key]
        return OWED[self.book].get(record.coming, (0, 0))

    def _settled(self, seat: int) -> bool:
        record = self.records[seat]
        return record.coming == "settled" and not record.small and not record.big

    def _button_on_left(self, seat: int, seats: tuple[int, ...], now: Positions) -> None:
        between = walk(seat, now.button, 9)[:-1]
        assert not set(between) & set(seats), f"seat {seat} came in with the button at {now.button}"

    def _missed(self, table: CashTable, dealt: tuple[int, ...], now: Positions) -> None:
        if self.positions is None:
            return
        for seat, record in self.records.items():
            if seat in dealt or record.coming == "new":
                continue
            record.big |= seat in walk(self.positions.big_blind, now.big_blind, table.game.seats)
            record.small |= seat in walk(self.positions.small_blind, now.small_blind, table.game.seats)

    def _never_was(self) -> None:
        """A void hand gives everything back: the button, and what was owed before it."""
        assert self.before is not None
        self.positions, records = self.before
        for seat, record in records.items():
            if seat in self.records and self.records[seat].person == record.person:
                self.records[seat] = record

    def _read(self, table: CashTable) -> None:
        for act in table.log[self.read :]:
            match act:
                case acts.Sit():
                    self.records[act.seat] = Record(act.person, "moved" if act.moved else "new")
                case acts.Finish(void=True):
                    self._never_was()
                case acts.Change():
                    self.records[act.to] = self.records.pop(act.seat)
                    if table.chairs.get(act.to) and table.chairs[act.to].debt.coming == "changed":
                        self.records[act.to].coming = "changed"
        self.read = len(table.log)
        self.records = {
            seat: record
            for seat, record in self.records.items()
            if seat in table.chairs and table.chairs[seat].person == record.person
        }


class Auditor:
    """One audit a table."""

    def __init__(self, book: str) -> None:
        self.book = book
        self.tables: dict[str, TableAudit] = {}

    def observe(self, name: str, table: CashTable) -> None:
        self.tables.setdefault(name, TableAudit(self.book)).observe(table)

    @property
    def checked(self) -> int:
        return sum(audit.checked for audit in self.tables.values())
