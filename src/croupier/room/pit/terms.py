"""What a casino table offers: its game, its plate, its display, its times."""

from __future__ import annotations

from dataclasses import asdict, replace
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.cash.talk.ladder import Answers, ladder_of
from croupier.pit import PayTable, with_options
from croupier.pit import game as game_of
from croupier.pit.doubling import MOST
from croupier.pit.duty import Shift
from croupier.pit.houses import house as house_of
from croupier.pit.staff import Staff
from croupier.room.hand.terms import policy_of

if TYPE_CHECKING:
    from croupier.cash.talk.ladder import Ladder
    from croupier.pit import Game
    from croupier.room.actors.opening import Times


BOOK: Final = "online-cash"
"""The profile that says how talk which may not be is answered, where the house says nothing else."""

RULES: Final = 1
"""The version of the rules that are shown at the tables; who has accepted another one is shown them again."""

RELIEF: Final = 30
"""How many minutes lie between two reliefs of the staff (RUSPOK:1.5.c gives no figure)."""


class PitTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a casino table or of a machine, fixed when it is opened. Chips are chips, times are milliseconds.

    `house` is one of the game's houses, empty for the catalogue's own tables. `minimum` and `maximum` are of the first
    stake; a machine takes one to five coins of `minimum` chips. `display` is what the house puts on the display of a
    game that has a fund.

    `bets` runs from the first bet on, `cut` is the time to cut, `act` that for a decision, `reconnect` how much longer
    a decision waits for a lost connection; `away` is how long a machine waits for a player who has gone, and the table
    keeps his chips; `pause` is the time to look at a finished round, `pace` the time the dealer takes for a card. Where
    one who plays alone is not hurried (`alone_waits`), his clock stands until somebody else comes. At a machine what
    was won may be doubled (`double_up`), and so many `hands` may be played at once. A table that nobody named is called
    after its game, as the `nth` of it, in everybody's own language: `name` is what its opener read. `talk` is what the
    house answers otherwise than its book about talk that may not be.

    >>> PitTerms("pit/ruby", "Ruby", "russian-poker", minimum=100, maximum=2_000).value.plate.maximum
    2000
    """

    id: str
    name: str
    game: str
    minimum: int
    maximum: int
    house: str = ""
    max_payout: int = 0
    token: int = 5
    side_maximum: int = 100
    display: int = 0
    bets: int = 20_000
    cut: int = 8_000
    act: int = 20_000
    reconnect: int = 60_000
    away: int = 30 * 60_000
    pause: int = 6_000
    pace: int = 250
    opened_by: str = ""
    owner: str = ""
    alone_waits: bool = False
    double_up: bool = False
    hands: int = 1
    nth: int = 0
    talk: Answers = ()

    @property
    def value(self) -> Game:
        """The game with this table's plate."""
        return _value(self)

    @property
    def published(self) -> str:
        """Under which name its rules and pay tables are published: the game, and its house."""
        return f"{self.game}/{self.house}" if self.house else self.game

    @property
    def machine(self) -> bool:
        """Whether it is a machine: one player, and no dealer."""
        return is_machine(self.value)

    @property
    def coin(self) -> int:
        """What a coin of a machine is worth, in chips; 1 at a table."""
        return self.minimum if self.machine else 1

    @property
    def ladder(self) -> Ladder:
        """The ladder of the table's talk."""
        return ladder_of(policy_of(BOOK, self.talk))

    @property
    def has_fund(self) -> bool:
        """Whether a display pays a bonus here."""
        return has_fund(self.value)


def shift(staff: Staff, since: int) -> Shift:
    """The shift of who serves a table since a moment, in ms since 1970.

    >>> shift(Staff("Lena", "Oleg"), 600_000).next_at
    1800
    """
    return Shift(staff, since // 1000, RELIEF)


def is_machine(game: Game) -> bool:
    """Whether a game is played at a machine: one player, and no dealer.

    >>> is_machine(game_of("jacks-or-better")), is_machine(game_of("three-card"))
    (True, False)
    """
    return not game.dealt.dealer


def paying(game: Game, staked: int) -> Game:
    """A machine as it pays so many chips: below the most, some combinations are paid by a smaller table.

    >>> jacks = paying(game_of("jacks-or-better"), 4)
    >>> jacks.tables["paid"].odds("royal-flush")
    Fraction(250, 1)
    """
    if staked >= game.plate.maximum or not is_machine(game):
        return game
    (name, main), *fewer = game.tables.items()
    rows = dict(main.rows)
    for _, table in fewer:
        rows |= {one: odds for one, odds in table.rows if one in rows}
    return game.laid({**game.tables, name: PayTable.of(rows)}, game.plate, game.house)


def most_paid(terms: PitTerms) -> int:
    """The chips that a round at a machine pays at most: its best hand in every hand, doubled as often as may be.

    >>> machine = PitTerms("pit/mill", "Mill", "jacks-or-better", minimum=10, maximum=50, double_up=True, hands=5)
    >>> most_paid(machine) == 800 * 50 * 32 * 5
    True
    """
    best = max(odds for table in terms.value.tables.values() for _, odds in table.rows)
    return int(best * terms.maximum) * (MOST if terms.double_up else 1) * terms.hands


def pay_table(game: Game) -> str:
    """Return 16 hex digits that tell what a game pays from what any other pays: of its tables, and of its plate.

    >>> jacks = game_of("jacks-or-better")
    >>> pay_table(jacks) == pay_table(jacks) != pay_table(game_of("three-card"))
    True
    """
    tables = {name: [(one, str(odds)) for one, odds in table.rows] for name, table in game.tables.items()}
    return sha256(
        msgspec.json.encode([tables, asdict(game.plate)], order="deterministic", enc_hook=str)
    ).hexdigest()[:16]


def has_fund(game: Game) -> bool:
    """Whether a stake of a game is a token that feeds a display."""
    return any(stake.token for stake in game.stakes)


def paced(times: Times) -> dict[str, int]:
    """The times of casino tables in a house with these times for poker tables, in ms."""
    return {
        "bets": times.act,
        "cut": max(times.act * 2 // 5, 1),
        "act": times.act,
        "reconnect": 3 * times.act,
        "pause": times.pause * 3 // 2,
        "pace": times.pause // 16,
    }


def base_of(terms: PitTerms) -> Game:
    """The game as its house publishes it, before a table's plate."""
    return house_of(terms.game, terms.house) if terms.house else game_of(terms.game)


@lru_cache(maxsize=512)
def _value(terms: PitTerms) -> Game:
    base = base_of(terms)
    if terms.double_up or terms.hands > 1:
        base = with_options(base, {"double-up": terms.double_up, "hands": terms.hands})
    plate = replace(
        base.plate,
        minimum=terms.minimum,
        maximum=terms.maximum,
        max_payout=terms.max_payout,
        token=terms.token,
        side_maximum=terms.side_maximum,
    )
    return base.laid(base.tables, plate, base.house)
