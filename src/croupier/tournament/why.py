"""Why something was decided: a sentence in any language, and the clause that says so."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from croupier.text import say

if TYPE_CHECKING:
    from croupier.rulebook import Policy

Value: TypeAlias = str | int


class Why(msgspec.Struct, frozen=True):
    """The reason of a decision: a message code with its values, and a clause's id, empty where no book speaks.

    >>> Why("tournament-why-next-big-blind", {"table": 4}, "TDA-2022:11A.1").say()
    'next to post the big blind at table 4'
    """

    code: str
    params: dict[str, Value] = {}
    clause: str = ""

    def say(self, lang: str = "en") -> str:
        """The reason in English (`en`) or Russian (`ru`)."""
        return say(self.code, lang, **self.params)


_SAYING: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "random-seats": (
            "TDA-2022:7.1",
            "TDA-2017:6.1",
            "TDA-2015:6.1",
            "CLUB-7:7.2.1-a",
            "FSPR:draw-1",
            "ONLINE:seat-1",
        ),
        "wrong-seat": ("TDA-2022:7.2", "TDA-2017:6.2", "TDA-2015:6.2"),
        "late-full-stack": ("TDA-2022:8A.1", "TDA-2017:7A.1", "TDA-2015:7.1"),
        "late-dealt-in": ("TDA-2022:8A.3", "TDA-2017:7A.3", "TDA-2015:7.3"),
        "surrendered-stack": ("TDA-2022:8B", "TDA-2017:7B"),
        "two-step-draw": ("TDA-2022:10B", "TDA-2017:9.1", "TDA-2015:9.1", "ONLINE:table-2", "CLUB-7:7.1.11"),
        "any-seat-dealt-in": (
            "TDA-2022:10A.1",
            "TDA-2017:9.2",
            "TDA-2015:9.2",
            "CLUB-7:7.2.3-a",
            "ONLINE:table-2",
        ),
        "blocked-seat": ("TDA-2022:10A.2", "TDA-2017:9.3", "TDA-2015:9.3", "CLUB-7:7.2.3-b"),
        "breaking": ("TDA-2022:10B", "CLUB-7:7.1.11", "ONLINE:table-1", "TDA-2017:9.1", "TDA-2015:9.1"),
        "next-big-blind": (
            "TDA-2022:11A.1",
            "TDA-2017:10A.1",
            "TDA-2015:10A.1",
            "CLUB-7:7.2.5-a",
            "ONLINE:table-4",
        ),
        "worst-position": (
            "TDA-2022:11A.2",
            "TDA-2017:10A.2",
            "TDA-2015:10A.2",
            "CLUB-7:7.2.5-b",
            "ONLINE:table-4",
        ),
        "never-small-blind": ("TDA-2022:11A.3", "TDA-2017:10A.3", "TDA-2015:10A.3", "CLUB-7:7.2.5-c"),
        "stud-by-seat": ("TDA-2022:11A.4", "TDA-2017:10A.4", "TDA-2015:10A.4"),
        "frozen-button": ("TDA-2022:11B.1", "TDA-2017:10B.1", "TDA-2015:10B.1"),
        "mover-while-frozen": ("TDA-2022:11B.2", "TDA-2017:10B.2", "TDA-2015:10B.2"),
        "after-frozen": ("TDA-2022:11B.3", "TDA-2017:10B.3", "TDA-2015:10B.3"),
        "which-table-gives": ("TDA-2022:11C", "TDA-2017:10C", "TDA-2015:10C"),
        "halt-other-formats": ("TDA-2022:11D.2", "TDA-2017:10D.2"),
        "level-next-hand": (
            "TDA-2022:23.2",
            "TDA-2017:23.2",
            "TDA-2015:22.2",
            "CLUB-7:7.1.8-a",
            "CLUB-7:7.4.3-a",
        ),
        "levels-rise": ("CLUB-7:7.1.7", "TDA-2022:23.1", "TDA-2017:23.1", "TDA-2015:22.1"),
        "no-push-late": ("TDA-2022:RP7", "TDA-2017:RP7"),
        "hand-for-hand": ("TDA-2022:RP8A", "TDA-2017:RP8A"),
        "hand-for-hand-clock": ("TDA-2024:RP8B", "TDA-2022:RP8B", "TDA-2017:RP8B"),
        "hand-for-hand-face-down": ("TDA-2022:RP8F", "TDA-2017:RP8F"),
        "no-chips-no-cards": ("FSPR:chips-5", "TDA-2022:27.1"),
        "rebuy-before-next-hand": ("TDA-2022:27.1", "TDA-2017:27.1", "TDA-2015:26.1", "CLUB-7:7.4.4-a"),
        "rebuy-binds": ("TDA-2022:27.2", "TDA-2017:27.2", "TDA-2015:26.2", "CLUB-7:7.4.4-b"),
        "seat-changes": ("CLUB-7:7.9.7", "CLUB-7:7.2.2"),
        "seats-stay": ("CLUB-7:7.2.2", "CLUB-7:7.9.7"),
        "open-seat-cards": ("CLUB-7:7.2.1-b",),
        "one-seat": ("FSPR:seat-1",),
        "late-closes-in-the-money": ("ONLINE:late-3",),
        "guarantee-dropped": ("ONLINE:late-5",),
        "late-closes-full": ("ONLINE:late-4",),
        "unregister-until": ("ONLINE:unreg-1",),
        "no-unregistering": ("ONLINE:unreg-3",),
        "won-seat-stays": ("ONLINE:unreg-4",),
        "price": ("ONLINE:reentry-1",),
        "shares-sold": ("ONLINE:staking-1",),
        "shares-back": ("ONLINE:staking-2",),
        "prizes-changed": ("ONLINE:payout-1",),
        "cash-instead": ("ONLINE:payout-2",),
        "common-break": ("ONLINE:break-2",),
        "ends-at-one": ("ONLINE:end-1",),
        "ends-at-equal-prizes": ("ONLINE:end-2",),
        "disqualified-chips": (
            "TDA-2022:71D",
            "TDA-2017:71D",
            "TDA-2015:66D",
            "CLUB-7:7.9.1-d",
            "LIVE-TIPS:10.3",
        ),
        "vacate": ("CLUB-7:7.1.13",),
        "off-the-chips": ("TDA-2022:24A.1", "TDA-2017:24A.1", "TDA-2015:23A.1", "CLUB-7:7.4.1-a"),
        "last-chip-kept": ("TDA-2022:24A.3", "TDA-2017:24A.3", "TDA-2015:23A.3", "CLUB-7:7.4.1-b"),
        "chips-not-needed": ("CLUB-7:7.1.9-a",),
        "any-colour-up": ("TDA-2022:25B.1", "TDA-2017:25B.1", "TDA-2015:24B.1"),
        "found-chips": ("TDA-2022:24C.1", "TDA-2017:24C.1", "TDA-2015:23C.1"),
        "below-smallest-chip": ("TDA-2022:24C.2", "TDA-2017:24C.2", "TDA-2015:23C.2"),
        "hidden-chips": ("TDA-2022:63.2", "TDA-2017:63.2", "TDA-2015:58.2", "CLUB-7:7.8.9-b"),
        "chips-stay": ("CUSTOM:souvenir-1",),
        "penalty-round": ("TDA-2022:71A.2", "FSPR:disc-1b", "TDA-2017:71A.2", "TDA-2015:66A.2"),
        "harsher-again": ("TDA-2022:71A.3", "CLUB-7:7.9.1-e", "TDA-2017:71A.3", "TDA-2015:66A.3"),
        "away-on-penalty": ("TDA-2022:71C.1", "CLUB-7:7.9.1-c", "TDA-2017:71C.1", "TDA-2015:66C.1"),
        "penalty-from-hand-end": ("TDA-2022:68.2", "CLUB-7:7.9.3-b", "TDA-2017:68.2", "TDA-2015:63.2"),
        "redeal-is-one-hand": ("TDA-2022:35C.3", "TDA-2017:35C.3"),
        "bounty-to-taker": ("ONLINE:bounty-2",),
        "bounty-at-the-money": ("ONLINE:bounty-3",),
        "bounty-split": ("ONLINE:bounty-4",),
        "rounded-down": ("ONLINE:payout-3",),
        "prizes-as-shown": ("ONLINE:prize-1",),
        "prizes-final": ("ONLINE:prize-3",),
        "refund-before": ("ONLINE:refund-3",),
        "refund-running": ("ONLINE:refund-5",),
        "refund-paid": ("ONLINE:refund-7",),
    }
)
"""What the books that speak of it call the same rule; the first is cited where the profile's own are silent."""


def cite(policy: Policy, rule: str) -> str:
    """The clause of the books in force that says so, else of the first book that does.

    >>> from croupier.rulebook import profile
    >>> cite(profile("club-tournament"), "next-big-blind"), cite(profile("tda-2017"), "next-big-blind")
    ('CLUB-7:7.2.5-a', 'TDA-2017:10A.1')
    """
    from croupier.rulebook import profiles

    saying = _SAYING[rule]
    for book in profiles()[policy.profile].books:
        rulebook = book.partition("/")[0]
        for clause in saying:
            if clause.startswith(f"{rulebook}:"):
                return clause
    return saying[0]


def rules() -> Mapping[str, tuple[str, ...]]:
    """Every rule the direction cites, with its clauses in the books that have it."""
    return _SAYING
