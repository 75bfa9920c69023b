"""The hand histories of Winamax."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from croupier.errors import Mistake
from croupier.records.sites.grammar import ANY_AMOUNT as A
from croupier.records.sites.grammar import Grammar, Opening, site
from croupier.records.sites.opening import opening

_FIRST: Final = re.compile(
    r"^\ufeff?Winamax Poker - (?:CashGame|Go Fast.*?|Tournament \"(?P<event>.*?)\" buyIn: (?P<buy_in>.*?)"
    r" level: (?P<level>\d+)|.*?) - HandId: #(?P<number>[\d-]+) - (?P<game>.*?) \((?P<stakes>[^)]*)\)"
    r"(?: - (?P<when>\d{4}/\d\d/\d\d \d\d:\d\d:\d\d))?"
)
_TABLE: Final = re.compile(
    r"^Table: '(?P<table>.*)' (?P<seats>\d+)-max \((?P<kind>real|play) money\)(?: Seat #(?P<button>\d+) is the button)?"
)
_ALL_IN: Final = r"(?P<all_in> and is all-in)?$"
_NAME: Final = r"^(?P<name>.+?) "


def _opening(lines: Sequence[tuple[int, str]]) -> Opening:
    first = _FIRST.match(lines[0][1])
    table = next((match for _, line in lines[1:3] if (match := _TABLE.match(line))), None)
    if not first or not table:
        raise Mistake("records-site-no-heading", site="Winamax", text=lines[0][1][:80])
    found: dict[str, str | None] = first.groupdict() | table.groupdict()
    found["stakes"] = "|".join((found["stakes"] or "").split("/"))
    found["when"] = (found["when"] or "").replace("/", "-") or None
    return opening("Winamax", found)


SITE: Final = site(
    Grammar(
        "Winamax",
        re.compile(r"^\ufeff?Winamax Poker - .*HandId: #(?P<number>[\d-]+)", re.MULTILINE),
        _opening,
        re.compile(
            rf"^Seat (?P<seat>\d+): (?P<name>.+?) \((?P<chips>{A})(?:, .*bounty)?\)(?P<out> is sitting out)?$"
        ),
        tuple(
            (kind, re.compile(pattern))
            for kind, pattern in (
                ("ante", rf"{_NAME}posts ante (?P<amount>{A}){_ALL_IN}"),
                ("missed-blind", rf"{_NAME}posts (?:small|big|dead) blind (?P<amount>{A}) out of position"),
                ("small-blind", rf"{_NAME}posts small blind (?P<amount>{A}){_ALL_IN}"),
                ("big-blind", rf"{_NAME}posts big blind (?P<amount>{A}){_ALL_IN}"),
                ("straddle", rf"{_NAME}(?:posts )?straddles? (?P<amount>{A}){_ALL_IN}"),
                ("bring-in", rf"{_NAME}bring(?:s|-)? ?in (?P<amount>{A}){_ALL_IN}"),
                ("fold", rf"{_NAME}folds$"),
                ("check", rf"{_NAME}checks$"),
                ("call", rf"{_NAME}calls (?P<amount>{A}){_ALL_IN}"),
                ("bet", rf"{_NAME}bets (?P<put>{A}){_ALL_IN}"),
                ("raise", rf"{_NAME}raises {A} to (?P<to>{A}){_ALL_IN}"),
                ("raise", rf"{_NAME}completes to (?P<to>{A}){_ALL_IN}"),
                (
                    "discard",
                    rf"{_NAME}(?:discards? (?P<count>\d+) cards?(?: \[(?P<cards>.*?)\])?|stands? pat).*$",
                ),
                ("show", rf"{_NAME}shows \[(?P<cards>[^\]]*)\].*$"),
                ("muck", rf"{_NAME}mucks(?: his| her)? hand.*$"),
                ("collect", rf"{_NAME}collected (?P<amount>{A}) from .*$"),
                ("return", rf"^Uncalled bet of (?P<amount>{A}) returned to (?P<name>.+)$"),
                ("dealt", r"^Dealt to (?P<name>.+?) (?P<cards>\[.*\])$"),
                ("street", r"^\*\*\* (?:FLOP|TURN|RIVER) \*\*\* (?P<cards>\[.*\])$"),
                (
                    "street",
                    (
                        r"^\*\*\* (?P<new>(?:\w+[ -])?(?:DRAW|STREET)|FOURTH|FIFTH|SIXTH|SEVENTH)[^*]* "
                        r"\*\*\*(?P<cards>.*)$"
                    ),
                ),
                ("street", r"^\*\*\* (?P<what>SHOW DOWN|SUMMARY) \*\*\*"),
                ("pot", rf"^Total pot (?P<amount>{A}) \| (?:Rake (?P<rake>{A})|No rake)$"),
            )
        ),
        re.compile(
            r"^\*\*\* (?:ANTE|PRE-FLOP|THIRD \*|\w+-BET|.* STREET)"
            r"|^Winamax Poker|^Table: |^Board: |^Seat \d+: |^Total pot "
            r"| (?:is sitting out|has been disconnected|is disconnected|denies|wins? .*bounty|bounty|joined|left)|^<"
        ),
    )
)
