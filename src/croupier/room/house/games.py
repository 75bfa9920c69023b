"""Every game that was played, as a regulator asks for it: who, where, how it ended, by which rules and which program.

A game is a hand of poker or a round of the pit. All of it follows from what is kept of the game itself and from the
house's significant events (`significant`), sealed like every other row; nothing is written down for it.
"""

from __future__ import annotations

from bisect import bisect_right
from datetime import UTC, datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from croupier.cards.seal import sealing_name
from croupier.room.event.table.state import stream_of as event_table_stream
from croupier.room.event.table.stream import EVENT_TABLE
from croupier.room.hand.record import read as read_hand
from croupier.room.house.significant import CODEC, SIGNIFICANT, ProgramChanged
from croupier.room.journal.store import BEYOND
from croupier.room.pit.hall import STREAMS as PIT_STREAMS
from croupier.room.pit.history import played as read_round
from croupier.room.pit.stream import PIT
from croupier.room.pit.terms import pay_table
from croupier.room.table.state import stream_of as table_stream
from croupier.room.table.stream import TABLE
from croupier.text.sheet import sheet as csv

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.room.journal.commit import StoredHand
    from croupier.room.journal.reader import Reader
    from croupier.room.pit.state import PitState

Status: TypeAlias = Literal["over", "void", "in-play", "stopped"]
"""How a game stands: played to its end, void, being played, or begun at a table that stands still now."""

COLUMNS: Final = (
    "at", "id", "table", "game", "status", "rules", "pay_table", "version", "program", "person", "name", "bot",
)  # fmt: skip
"""What a line of a game says: one for everybody who played in it."""

_PAGE: Final = 200
_KINDS: Final[dict[str, Any]] = {
    table_stream(""): TABLE,
    event_table_stream(""): EVENT_TABLE,
    PIT_STREAMS: PIT,
}


class Ran(NamedTuple):
    """The program that ran from a time on (ms since 1970): its version, and one hash of all files that decide."""

    at: int
    version: str
    digest: str


class Game(NamedTuple):
    """A game: the journal it stands in, its number there, when it was over (ms since 1970; 0 while it is played).

    `game` is its house name, `rules` the profile and a digest of all its answers, or under what a casino game is
    published; `pay_table` is a digest of what that pays, empty where a round was played before that was kept.
    `players` are names by person, `bots` those of them that are none.
    """

    stream: str
    number: int
    at: int
    table: str
    game: str
    status: Status
    rules: str
    pay_table: str
    players: Mapping[str, str]
    bots: frozenset[str] = frozenset()

    @property
    def id(self) -> str:
        """What the game is called, in its seal too."""
        return sealing_name(self.stream, self.number)


def games(reader: Reader, since: int = 0, until: int = 2**63 - 1, at: str = "") -> Iterator[Game]:
    """Return the games that were over in a time, table by table, the latest first, with what is played there now.

    `at` is a journal, or what some begin with. Raises `Broken` for a journal that cannot be read, and where the archive
    is gone.
    """
    for stream in reader.streams():
        begins = next((each for each in _KINDS if stream.startswith(each)), None)
        if begins is None or (at and stream != at and not stream.startswith(f"{at}/")):
            continue
        state = _KINDS[begins].reload(reader, stream)
        kept = _round if begins == PIT_STREAMS else _hand
        now = _now(state) if begins == PIT_STREAMS else _being_played(state)
        if now is not None:
            yield now
        for stored in _finished(reader, stream, since):
            if stored.ended < until:
                yield kept(stream, state.terms.name, stored)


def programs(reader: Reader) -> list[Ran]:
    """Every program that has opened the house, in their order."""
    found = [(row.at, CODEC.read(row.row)) for row in reader.rows(SIGNIFICANT)]
    return [Ran(at, row.version, row.digest) for at, row in found if isinstance(row, ProgramChanged)]


def lines(found: Iterable[Game], ran: list[Ran]) -> Iterator[dict[str, str | bool]]:
    """A line for everybody who played in a game; times in UTC, none where it is still played."""
    times = [each.at for each in ran]
    for game in found:
        moment = game.at or (times[-1] if times else 0)
        first = bisect_right(times, moment)
        by = ran[first - 1] if first else Ran(0, "", "")
        ended = datetime.fromtimestamp(game.at / 1000, UTC).isoformat(timespec="milliseconds")
        whole = {
            "at": ended if game.at else "",
            "id": game.id,
            "table": game.table,
            "game": game.game,
            "status": game.status,
            "rules": game.rules,
            "pay_table": game.pay_table,
            "version": by.version,
            "program": by.digest,
        }
        for person, name in game.players.items():
            yield {**whole, "person": person, "name": name, "bot": person in game.bots}


def sheet(found: Iterable[dict[str, str | bool]]) -> Iterator[str]:
    """The same as CSV, line by line.

    >>> next(sheet([])).strip()
    'at,id,table,game,status,rules,pay_table,version,program,person,name,bot'
    """
    return csv(COLUMNS, ([line[name] for name in COLUMNS] for line in found))


def _finished(reader: Reader, stream: str, since: int) -> Iterator[StoredHand]:
    before = BEYOND
    while page := reader.hands(stream, before=before, limit=_PAGE):
        yield from (each for each in page if each.ended >= since)
        before = page[-1].number
        if page[-1].ended < since:
            return


def _hand(stream: str, table: str, stored: StoredHand) -> Game:
    kept = read_hand(stored)
    void = any(kind == "void" for kind, *_ in kept.log)
    players = {each.person: each.name for each in kept.players.values()}
    bots = frozenset([each.person for each in kept.players.values() if each.bot])
    rules = _rules(kept.policy)
    status: Status = "void" if void else "over"
    return Game(stream, stored.number, stored.ended, table, kept.game, status, rules, "", players, bots)


def _round(stream: str, table: str, stored: StoredHand) -> Game:
    kept = read_round(stored)
    terms = kept.terms
    return Game(
        stream, stored.number, stored.ended, table, terms.game, "over", terms.published, kept.pay_table, kept.players
    )  # fmt: skip


def _being_played(state: Any) -> Game | None:
    if not state.in_hand:
        return None
    players = {each.person: each.name for each in state.players.values()}
    bots = frozenset([each.person for each in state.players.values() if each.bot])
    setup = state.hand.setup
    return Game(
        state.stream, state.number, 0, state.terms.name, state.terms.game, _standing(state.stopped),
        _rules(setup.policy.written()), "", players, bots,
    )  # fmt: skip


def _now(state: PitState) -> Game | None:
    round = state.round
    if round is None or not state.playing:
        return None
    people = dict.fromkeys([box.player for box in round.boxes.values()])
    terms = state.terms
    return Game(
        state.stream, state.number, 0, terms.name, terms.game, _standing(state.stopped),
        terms.published, pay_table(state.game), {person: state.name(person) for person in people},
    )  # fmt: skip


def _standing(stopped: str | None) -> Status:
    return "in-play" if stopped is None else "stopped"


def _rules(policy: Mapping[str, Any]) -> str:
    answers = msgspec.json.encode(policy, order="deterministic")
    return f"{policy['profile']}/{sha256(answers).hexdigest()[:16]}"
