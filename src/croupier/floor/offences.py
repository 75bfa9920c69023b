"""What players are punished for, with the ladder each book gives: the policy's own books choose the rows."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec

Duty = Literal["may", "must"]


class Rung(NamedTuple):
    """One measure on a ladder: from `fewest` to `most` hands or rounds, 0 where there is nothing to count.

    `optional` where it may be added to what the row says must follow.
    """

    measure: str
    fewest: int = 0
    most: int = 0
    optional: bool = False


class Offence(msgspec.Struct, frozen=True):
    """What one book says of an offence.

    `first` are the measures to choose from the first time, `again` those for a repeat; where a book names none
    for a repeat it is empty, where it names none at all the house chooses. With `rises` the mildest measure of
    `first` falls away with every repeat (TDA-2022:71A.3). `clauses` name the offence, `general` the measures. With a
    `condition` the row counts only when the facts meet it.

    >>> [rung.measure for offence in OFFENCES if offence.act == "keeps-cards" for rung in offence.first]
    ['warning']
    """

    act: str
    duty: Duty
    clauses: tuple[str, ...]
    first: tuple[Rung, ...]
    again: tuple[Rung, ...] = ()
    condition: str = ""
    general: tuple[str, ...] = ()
    rises: bool = False

    def rungs(self, times: int) -> tuple[Rung, ...]:
        """The measures to choose from for the offence so many times.

        >>> [rung.measure for rung in _tda("insults", "must", "TDA-2022:71B.2").rungs(3)]
        ['rounds', 'disqualified']
        """
        if times <= 1:
            return self.first
        if self.rises:
            return self.first[min(times, len(self.first)) - 1 :]
        return self.again


WARNING: Final = Rung("warning")
HAND: Final = Rung("hands", 1, 1)
TIME_OUT: Final = Rung("time-out")
CHIPS: Final = Rung("chips-forfeited")
POT: Final = Rung("pot-forfeited")
TO_NEXT_POT: Final = Rung("chips-to-next-pot")
PRIZE: Final = Rung("prize-void")
LAID_OUT: Final = Rung("chips-laid-out")
REMOVED: Final = Rung("removed-from-hall")
DISQUALIFIED: Final = Rung("disqualified")
MAYBE_DISQUALIFIED: Final = Rung("disqualified", optional=True)
SEASON: Final = Rung("disqualified-for-season")
BANNED: Final = Rung("banned")


def rounds(fewest: int, most: int = 0) -> Rung:
    """Missed rounds, from the fewest to the most."""
    return Rung("rounds", fewest, most or fewest)


TDA: Final = (WARNING, Rung("hands", 1), Rung("rounds", 1), DISQUALIFIED)
"""What TDA names among others (TDA-2022:71A.1), the mildest first."""

CLUB: Final = (WARNING, HAND, rounds(1, 4), TIME_OUT, DISQUALIFIED)
"""What the club may do (CLUB-7:7.9.1-b), rising with repeats (CLUB-7:7.9.1-e)."""

CLUB_BUT_TIME: Final = (WARNING, HAND, rounds(1, 4), DISQUALIFIED)

ANY: Final = (WARNING, rounds(1, 4), DISQUALIFIED)


TDA_MEASURES: Final = ("TDA-2022:71A.1", "TDA-2022:71A.3")
CLUB_MEASURES: Final = ("CLUB-7:7.9.1-b", "CLUB-7:7.9.1-e")


def _tda(act: str, duty: Duty, *clauses: str, condition: str = "") -> Offence:
    return Offence(act, duty, clauses, TDA, condition=condition, general=TDA_MEASURES, rises=True)


def _club(act: str, *clauses: str, duty: Duty = "may", condition: str = "") -> Offence:
    return Offence(act, duty, clauses, CLUB, condition=condition, general=CLUB_MEASURES, rises=True)


def _etiquette(act: str) -> tuple[Offence, Offence]:
    """Bad manners: which book wants them repeated is the policy's `etiquette`."""
    return (
        _tda(act, "may", "TDA-2022:70", "TDA-2022:71B.1", condition="etiquette"),
        _club(act, "CLUB-7:7.9.5", condition="etiquette"),
    )


OUT_AT_SECOND: Final = "out-at-second"
"""The condition of rows that count before those of any book, where the house's `conduct_ladder` says so."""

OFFENCES: Final[tuple[Offence, ...]] = (
    Offence("keeps-cards", "must", ("FSPR:disc-1",), (WARNING,), (rounds(1),)),
    Offence("out-of-turn", "must", ("FSPR:disc-2",), (WARNING,), (rounds(1),), "deliberate"),
    _tda("out-of-turn", "may", "TDA-2022:53A.1"),
    _club("out-of-turn", "CLUB-7:7.8.1-b"),
    Offence("collusion", "must", ("FSPR:disc-3",), (rounds(2),), (DISQUALIFIED, SEASON), "two-rounds-first"),
    Offence("collusion", "must", ("TDA-2022:69.2",), (DISQUALIFIED,), (DISQUALIFIED,), "disqualified"),
    Offence("collusion", "must", ("CLUB-7:7.9.4-b",), (DISQUALIFIED,), (DISQUALIFIED,), "disqualified"),
    Offence("collusion", "must", ("ONLINE:disc-8", "ONLINE:bounty-5"), (DISQUALIFIED,), (DISQUALIFIED,)),
    Offence(
        "chip-dumping", "must", ("FSPR:disc-3",), (rounds(2),), (DISQUALIFIED, SEASON), "two-rounds-first"
    ),
    Offence("chip-dumping", "must", ("TDA-2022:69.2",), (DISQUALIFIED,), (DISQUALIFIED,), "disqualified"),
    Offence("chip-dumping", "must", ("CLUB-7:7.9.4-b",), (DISQUALIFIED,), (DISQUALIFIED,), "disqualified"),
    Offence(
        "soft-play",
        "must",
        ("TDA-2022:71B.2", "TDA-2022:69.1"),
        (*TDA, CHIPS),
        general=TDA_MEASURES,
        rises=True,
    ),
    Offence(
        "soft-play",
        "may",
        ("CLUB-7:7.9.4-a",),
        (*CLUB, CHIPS),
        general=CLUB_MEASURES,
        rises=True,
    ),
    Offence("soft-play", "may", ("FSPR:disc-11",), ANY, ANY),
    Offence(
        "exposes-cards",
        "must",
        ("FSPR:disc-4",),
        (WARNING, rounds(1)),
        (rounds(2), DISQUALIFIED),
        "warning-then-rounds",
    ),
    _tda("exposes-cards", "may", "TDA-2022:68.1", "TDA-2022:68.2", "TDA-2022:71B.1", condition="director"),
    _club("exposes-cards", "CLUB-7:7.9.3-a", "CLUB-7:7.9.3-b", "CLUB-7:7.9.1-a", condition="director"),
    Offence("delays", "must", ("FSPR:disc-5",), (WARNING,), (rounds(1),)),
    *_etiquette("delays"),
    Offence(
        "touches-cards",
        "must",
        ("FSPR:disc-6",),
        (WARNING, rounds(1)),
        (rounds(2, 3),),
    ),
    *_etiquette("touches-cards"),
    *_etiquette("touches-chips"),
    Offence("throws-into-hand", "must", ("FSPR:disc-7",), (WARNING,), (rounds(1),)),
    _tda("throws-cards", "may", "TDA-2022:71B.1"),
    Offence(
        "throws-cards",
        "may",
        ("CLUB-7:7.9.6", "CLUB-7:7.9.1-a"),
        (TIME_OUT, *CLUB_BUT_TIME),
        (TIME_OUT, *CLUB_BUT_TIME[1:]),
    ),
    Offence("throws-cards", "may", ("FSPR:disc-11",), ANY, ANY),
    Offence("throws-cards", "may", ("FSPR:reg-22",), ANY, ANY),
    Offence("talks", "must", ("FSPR:disc-8",), (WARNING, rounds(1)), (rounds(2, 4),)),
    *_etiquette("talks"),
    Offence("obstructs", "must", ("FSPR:disc-9",), (WARNING,)),
    *_etiquette("obstructs"),
    *_etiquette("bets-out-of-reach"),
    Offence(
        "insults",
        "must",
        ("FSPR:disc-10",),
        (rounds(1, 4), DISQUALIFIED, SEASON),
        (rounds(1, 4), DISQUALIFIED, SEASON),
    ),
    Offence("insults", "may", ("FSPR:reg-22",), ANY, ANY),
    _tda("insults", "must", "TDA-2022:71B.2"),
    Offence(
        "insults",
        "may",
        ("CLUB-7:7.9.6", "CLUB-7:7.9.1-a"),
        (DISQUALIFIED, *CLUB[:-1]),
        (DISQUALIFIED, *CLUB[1:-1]),
    ),
    Offence("insults", "may", ("ONLINE:etiquette-1",), (WARNING,), (WARNING,)),
    _tda("disrupts", "must", "TDA-2022:71B.2"),
    _club("disrupts", "CLUB-7:7.9.1-a", "CLUB-7:7.9.6"),
    Offence("disrupts", "may", ("FSPR:disc-11",), ANY, ANY),
    Offence("disrupts", "may", ("ONLINE:etiquette-2",), (WARNING,), (WARNING,)),
    Offence("disrupts", "must", ("LIVE-TIPS:10.2",), (WARNING,), (DISQUALIFIED,), OUT_AT_SECOND),
    Offence(
        "protests-aggressively", "may", ("LIVE-TIPS:10.4",), (DISQUALIFIED, BANNED), (BANNED,), OUT_AT_SECOND
    ),
    _tda("cheats", "must", "TDA-2022:71B.2"),
    Offence("cheats", "may", ("FSPR:disc-11",), ANY, ANY),
    _club("cheats", "CLUB-7:7.9.1-a"),
    Offence("unsporting", "may", ("FSPR:disc-11", "FSPR:sanction-1"), ANY, ANY),
    _tda("unsporting", "may", "TDA-2022:71B.1"),
    _club("unsporting", "CLUB-7:7.9.1-a"),
    _tda("misdeclares", "may", "TDA-2022:12.2", condition="penalty"),
    _club("misdeclares", "CLUB-7:7.3.1-b", condition="penalty"),
    Offence("misdeclares", "may", ("CLUB-2:2.10.1-b",), (POT,), (POT,), "pot-forfeit"),
    _tda("checks-nuts", "may", "TDA-2022:71B.3"),
    _club("checks-nuts", "CLUB-7:7.9.4-a"),
    Offence("checks-nuts", "must", ("CUSTOM:river-nuts-3",), (TIME_OUT,), (TIME_OUT,), "house-custom"),
    Offence(
        "hides-chips",
        "must",
        ("TDA-2022:63.2", "TDA-2022:63.1"),
        (CHIPS, MAYBE_DISQUALIFIED),
        (CHIPS, MAYBE_DISQUALIFIED),
        "forfeited",
    ),
    Offence(
        "hides-chips",
        "must",
        ("CLUB-7:7.8.9-b",),
        (CHIPS, MAYBE_DISQUALIFIED),
        (CHIPS, MAYBE_DISQUALIFIED),
        "forfeited",
    ),
    Offence("hides-chips", "may", ("CUSTOM:big-chips-3",), (LAID_OUT,), (TIME_OUT,), "repositioned"),
    Offence(
        "big-chips-behind", "may", ("CUSTOM:big-chips-3", "CUSTOM:big-chips-1"), (LAID_OUT,), (TIME_OUT,)
    ),
    *_etiquette("big-chips-behind"),
    _tda("dodges-blinds", "must", "TDA-2022:33", condition="dodging"),
    _club("dodges-blinds", "CLUB-7:7.6.2", duty="must", condition="dodging"),
    Offence("takes-chip", "may", ("CUSTOM:souvenir-2", "CUSTOM:souvenir-1"), (DISQUALIFIED, PRIZE)),
    Offence("knows-deck-fouled", "may", ("CLUB-2:2.7.3",), (POT, TO_NEXT_POT), (POT, TO_NEXT_POT)),
    _tda("leaves-table", "may", "TDA-2022:31.2", "TDA-2022:31.1"),
    _club("leaves-table", "CLUB-7:7.5.2"),
    _tda("two-to-a-hand", "may", "TDA-2022:67.5", "TDA-2022:71B.1"),
    _club("two-to-a-hand", "CLUB-7:7.9.2-4", "CLUB-7:7.9.1-a"),
    _tda("discloses-hand", "may", "TDA-2022:67.2", "TDA-2022:71B.1"),
    _club("discloses-hand", "CLUB-7:7.9.2-1"),
    Offence("discloses-hand", "must", ("FSPR:disc-4",), (WARNING, rounds(1)), (rounds(2), DISQUALIFIED)),
    Offence("discloses-hand", "may", ("ONLINE:chat-3", "ONLINE:chat-1"), (WARNING,), (WARNING,)),
    _tda("advises", "may", "TDA-2022:67.3", "TDA-2022:71B.1"),
    _club("advises", "CLUB-7:7.9.2-2"),
    _tda("reads-untabled-hand", "may", "TDA-2022:67.4", "TDA-2022:71B.1"),
    _club("reads-untabled-hand", "CLUB-7:7.9.2-3"),
    _tda("uses-device", "may", "TDA-2022:5.5"),
    _club("uses-device", "CLUB-7:7.1.5"),
    _club("hides-cards", "CLUB-7:7.9.1-a"),
    _tda("hides-cards", "may", "TDA-2022:25C", "TDA-2022:71B.1"),
    Offence("hides-cards", "may", ("FSPR:reg-3", "FSPR:gen-1"), ANY, ANY),
    Offence("reads-at-table", "may", ("FSPR:reg-19",), ANY, ANY),
    Offence("smokes", "may", ("FSPR:reg-21",), ANY, ANY),
    Offence("eats", "may", ("CUSTOM:food-2", "CUSTOM:food-1"), ()),
    Offence("reacts", "may", ("CUSTOM:no-reaction-1",), (WARNING,), (WARNING,)),
    Offence("things-on-table", "may", ("CLUB-7:7.1.6",), CLUB, general=CLUB_MEASURES, rises=True),
    Offence("comments-as-spectator", "may", ("FSPR:reg-15",), (REMOVED,), (REMOVED,)),
    _club("speaks-other-language", "CLUB-7:7.1.4"),
)
"""Every offence a book names, one row a book; TDA by its numbers of 2022, other years by their descent."""
