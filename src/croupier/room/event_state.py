"""An event of the room as it stands. Only `apply` changes it."""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from croupier.errors import Broken
from croupier.ledger import Account, Posting, Transaction, wallet
from croupier.room import event_rows as rows
from croupier.room.event_asks import CLOCK, PayOut
from croupier.tournament import begin, commands, facts, fold
from croupier.tournament.direction import Entry
from croupier.tournament.money import DESK, movement
from croupier.tournament.news import latest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.room.commit import JournalRow
    from croupier.tournament.event import Event
    from croupier.tournament.news import Announcement
    from croupier.tournament.terms import Terms

KEPT: Final = 256
"""So many of the last commands can be taken back."""

_CREDITS: Final = (facts.PrizePaid, facts.BountyWon, facts.HeadPaid, facts.Unregistered, facts.Cancelled)
"""What brings a player money that the desk may have to pay out."""

_BY_TABLES: Final = (commands.BeginHand, commands.EndHand)


class Before(NamedTuple):
    """What an entry of the log changed, as it was before, and the money it moved, by account.

    It is the clock's `own` where nobody gave the command.
    """

    own: bool
    event: Event
    owed: dict[str, int]
    news: tuple[Announcement, ...]
    moved: dict[Account, int]


@dataclass(slots=True)
class EventState:
    """One event: its terms, how it stands, who did what, what is owed to whom.

    The number of an entry of the log is the version of its row. `at` is when the last row was written (ms since
    1970), `claims` who is whom by a code he showed, `owed` what prizes and refunds have brought to wallets and the
    desk has not paid out, in cents.
    """

    id: str
    terms: Terms
    secret: str
    event: Event
    version: int = 1
    at: int = 0
    starts_at: int | None = None
    stopped: str | None = None
    log: deque[Entry] = field(default_factory=lambda: deque(maxlen=KEPT))
    news: tuple[Announcement, ...] = ()
    owed: dict[str, int] = field(default_factory=dict)
    claims: dict[str, str] = field(default_factory=dict)
    before: OrderedDict[int, Before] = field(default_factory=OrderedDict)

    @property
    def last(self) -> Entry | None:
        """The entry an undo takes back: nobody's is what the clock did, and a hand that is dealt stays dealt."""
        for entry in reversed(self.log):
            before = self.before.get(entry.number)
            if entry.undone_by is None and before is not None and not before.own:
                online_hand = isinstance(entry.command, _BY_TABLES) and not self.terms.live
                return None if online_hand else entry
        return None

    def since(self, number: int) -> list[Entry]:
        """The entries after one of that number that still count."""
        return [entry for entry in self.log if entry.number > number and entry.undone_by is None]

    def player_of(self, person: str | None) -> str:
        """Who a member is in this event, by a code he showed or by his own entry; empty where he is nobody."""
        if not person:
            return ""
        claimed = self.claims.get(person)
        return claimed or (person if person in self.event.entrants else "")


def folded(stream: Iterable[JournalRow]) -> EventState:
    """Read an event's rows from the first one.

    What was taken back later is left out: it was always the last that counted, so that nothing stands on it.
    Raises `Broken` when a version is missing or the stream does not begin with the event's announcement.
    """
    read = [(each, rows.read(each.row)) for each in stream]
    undone: dict[int, rows.Undone] = {}
    for _, row in read:
        if isinstance(row, rows.Undone):
            undone |= dict.fromkeys((row.number, *row.ticks), row)
    if not read or not isinstance(read[0][1], rows.Announced):
        raise Broken("room-journal-without-opening")
    state = opened(read[0][1], read[0][0].at)
    for journal, row in read[1:]:
        if journal.version != state.version + 1:
            raise Broken("room-journal-gap", stream=f"event/{state.id}", version=state.version + 1)
        if isinstance(row, rows.Undone) or journal.version in undone:
            _pass_by(state, row, journal.at, undone.get(journal.version))
        else:
            apply(state, row, journal.at)
    return state


def opened(row: rows.Announced, at: int) -> EventState:
    """An event as its first row leaves it."""
    return EventState(row.id, row.terms, row.secret, begin(row.terms), at=at, starts_at=row.starts_at)


def apply(state: EventState, row: rows.Row, at: int) -> Transaction | None:
    """Change an event by its next row, written `at` (ms since 1970); the money that moves with it."""
    state.version += 1
    state.at = at
    moved: dict[Account, int] = {}
    match row:
        case rows.Done():
            moved = _done(state, row, at)
        case rows.Undone():
            moved = _undone(state, row)
        case rows.PaidOut():
            moved = _paid_out(state, row, at)
        case rows.Claimed(person, player):
            state.claims[person] = player
            if not player:
                del state.claims[person]
        case rows.Scheduled():
            state.starts_at = row.starts_at
        case rows.Stopped(code):
            state.stopped = code
        case rows.Announced():
            raise Broken("room-opened-twice", table=row.id)
    return _transaction(state, moved)


def moves(state: EventState, row: rows.Row) -> dict[Account, int]:
    """The money a row would move, by account, in cents; nothing changes."""
    match row:
        case rows.Done():
            moved: dict[Account, int] = {}
            event = state.event
            for number, fact in enumerate(row.facts):
                made = movement(state.id, str(number), event, fact)
                for posting in made.postings if made else ():
                    moved[posting.account] = moved.get(posting.account, 0) + posting.amount
                event = fold(event, fact)
            return moved
        case rows.Undone():
            return _back(state, row)
        case rows.PaidOut():
            return {wallet(row.player): -row.amount, DESK: row.amount}
        case _:
            return {}


def _back(state: EventState, row: rows.Undone) -> dict[Account, int]:
    """What comes back when entries are taken back."""
    moved: dict[Account, int] = {}
    for number in (row.number, *row.ticks):
        for account, amount in state.before[number].moved.items():
            moved[account] = moved.get(account, 0) - amount
    return moved


def _transaction(state: EventState, moved: dict[Account, int]) -> Transaction | None:
    postings = [Posting(account, amount) for account, amount in moved.items() if amount]
    return Transaction(f"event/{state.id}/{state.version}", tuple(postings)) if postings else None


def _done(state: EventState, row: rows.Done, at: int) -> dict[Account, int]:
    before = Before(row.by == CLOCK.office, state.event, dict(state.owed), state.news, {})
    for number, fact in enumerate(row.facts):
        made = movement(state.id, str(number), state.event, fact)
        for posting in made.postings if made else ():
            before.moved[posting.account] = before.moved.get(posting.account, 0) + posting.amount
            if isinstance(fact, _CREDITS):
                _owe(state, posting)
        state.event = fold(state.event, fact)
    state.news = latest(state.news, at, row.facts)
    state.log.append(Entry(state.version, at, row.name or row.by, row.command, row.facts))
    _keep(state, before)
    return before.moved


def _owe(state: EventState, posting: Posting) -> None:
    kind, _, player = posting.account.partition(":")
    if kind == "wallet":
        state.owed[player] = state.owed.get(player, 0) + posting.amount


def _paid_out(state: EventState, row: rows.PaidOut, at: int) -> dict[Account, int]:
    moved = moves(state, row)
    _keep(state, Before(False, state.event, dict(state.owed), state.news, moved))
    state.owed[row.player] -= row.amount
    state.log.append(Entry(state.version, at, row.name or row.by, _payment(row), ()))
    return moved


def _payment(row: rows.PaidOut) -> commands.Command:
    # The log shows a command by its tag and its player alone.
    return cast("commands.Command", PayOut(row.player))


def _keep(state: EventState, before: Before) -> None:
    state.before[state.version] = before
    if len(state.before) > KEPT:
        state.before.popitem(last=False)


def _undone(state: EventState, row: rows.Undone) -> dict[Account, int]:
    moved = _back(state, row)
    first = state.before[row.number]
    for number in (row.number, *row.ticks):
        del state.before[number]
    state.event, state.owed, state.news = first.event, dict(first.owed), first.news
    taken = {row.number, *row.ticks}
    by = row.name or row.by
    state.log = deque(
        [entry._replace(undone_by=by) if entry.number in taken else entry for entry in state.log], KEPT
    )
    return moved


def _pass_by(state: EventState, row: rows.Row, at: int, undone: rows.Undone | None) -> None:
    """A row that was taken back, or that takes one back: it stands in the log and does nothing."""
    state.version += 1
    state.at = at
    by = (undone.name or undone.by) if undone else None
    if isinstance(row, rows.Done):
        state.log.append(Entry(state.version, at, row.name or row.by, row.command, row.facts, by))
    elif isinstance(row, rows.PaidOut):
        state.log.append(Entry(state.version, at, row.name or row.by, _payment(row), (), by))
