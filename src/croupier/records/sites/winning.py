"""The hand histories of the Winning network (Americas Cardroom, Black Chip), as it wrote and as it writes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from croupier.errors import Mistake
from croupier.records.sites.grammar import ANY_AMOUNT as A
from croupier.records.sites.grammar import Grammar, Opening, amount, site
from croupier.records.sites.money import Money
from croupier.records.sites.opening import opening

_FIRST: Final = re.compile(
    r"^\ufeff?(?:Game )?Hand #(?P<number>\d+) - (?:Tournament #(?P<event>\d+) - )?(?P<game>[^(]*)\((?P<betting>[^)]*)\)"
    rf" - (?:Level (?P<level>\d+) ?\()?(?P<small>{A})/(?P<big>{A})\)?(?: *- |[^-]*- )(?P<when>\d{{4}}/\d\d/\d\d [\d:]+)"
)
_TABLE: Final = re.compile(
    r"^(?:Table )?'?(?P<table>.*?)'? (?P<seats>\d+)-max(?: Seat #(?P<button>\d+) is the button)?$"
)
_ALL_IN: Final = r"(?P<all_in> and is all-in)?$"
_NAME: Final = r"^(?P<name>.+?) "
_WON: Final = r"(?:did not show|showed .*?) and won"
_SUM: Final = r"\D?[\d,.]*\d"
_PLACE: Final = r"(?: \((?:button|small blind|big blind)\))*"


def _opening(lines: Sequence[tuple[int, str]]) -> Opening:
    first = _FIRST.match(lines[0][1])
    table = _TABLE.match(lines[1][1]) if len(lines) > 1 else None
    if not first or not table:
        raise Mistake("records-site-no-heading", site="Winning", text=lines[0][1][:80])
    found: dict[str, str | None] = first.groupdict() | table.groupdict()
    if found["event"]:
        found["event"] = f"Tournament #{found['event']}"
    found["stakes"] = f"{first['small']}|{first['big']}"
    found["when"] = (found["when"] or "").replace("/", "-")
    return opening("Winning", found)


SITE: Final = site(
    Grammar(
        "Winning",
        re.compile(r"^\ufeff?(?:Game )?Hand #(?P<number>\d+) - ", re.MULTILINE),
        _opening,
        re.compile(rf"^Seat (?P<seat>\d+): (?P<name>.+?) \((?P<chips>{A})\)(?P<out> is sitting out)?$"),
        tuple(
            (kind, re.compile(pattern))
            for kind, pattern in (
                ("ante", rf"{_NAME}posts (?:the )?ante (?P<amount>{A}){_ALL_IN}"),
                ("small-blind", rf"{_NAME}posts the small blind (?P<amount>{A}){_ALL_IN}"),
                ("big-blind", rf"{_NAME}posts the big blind (?P<amount>{A}){_ALL_IN}"),
                ("button-blind", rf"{_NAME}posts (?:the )?button blind (?P<amount>{A}){_ALL_IN}"),
                ("straddle", rf"{_NAME}(?:posts )?(?:the )?straddles? (?P<amount>{A}){_ALL_IN}"),
                ("both-blinds", rf"{_NAME}posts dead (?P<amount>{A}){_ALL_IN}"),
                ("missed-blind", rf"{_NAME}posts (?P<amount>{A}){_ALL_IN}"),
                ("bring-in", rf"{_NAME}brings in (?:for )?(?P<amount>{A}){_ALL_IN}"),
                ("fold", rf"{_NAME}folds$"),
                ("check", rf"{_NAME}checks$"),
                ("call", rf"{_NAME}calls (?P<amount>{A}){_ALL_IN}"),
                ("bet", rf"{_NAME}bets (?P<put>{A}){_ALL_IN}"),
                ("raise", rf"{_NAME}(?:raises|completes) {A} to (?P<to>{A}){_ALL_IN}"),
                ("put", rf"{_NAME}caps (?P<put>{A}){_ALL_IN}"),
                ("return", rf"^Uncalled bet \((?P<amount>{A})\) returned to (?P<name>.+)$"),
                ("show", rf"{_NAME}shows (?P<cards>\[.*?\]).*$"),
                ("muck", rf"{_NAME}(?:does not show|mucks).*$"),
                ("collect", rf"{_NAME}collected (?P<amount>{A}) from .*$"),
                ("dealt", r"^Dealt to (?P<name>.+?) (?P<cards>\[.*\])$"),
                ("street", r"^\*\*\* (?:FLOP|TURN|RIVER)(?: (?P<board>\d))? \*\*\* (?P<cards>\[.*\])$"),
                ("street", r"^\*\*\* (?P<new>\d\w\w STREET) \*\*\*"),
                ("street", r"^\*\*\* (?P<new>(?:FIRST|SECOND|THIRD) DRAW|DRAW) \*\*\*"),
                ("street", r"^\*\*\* (?P<what>SHOW ?DOWN|SUMMARY)(?: \d)? \*\*\*"),
                (
                    "collected",
                    rf"^Seat \d+: (?P<name>.+?){_PLACE} {_WON} (?P<amount>{A})(?: with .*)?$",
                ),
                (
                    "pot",
                    rf"^Total pot (?P<amount>{_SUM})(?: \| Rake (?P<rake>{_SUM}))?(?: \| JP Fee (?P<fee>{_SUM}))?$",
                ),
            )
        ),
        re.compile(
            r"^\*\*\* |^(?:Game )?Hand #|^(?:Main|Side) pot|^Board|^Seat \d+|-max(?: Seat #\d+ is the button)?$"
            r"| is (?:sitting|disconnected|connected)|^Table | (?:waits?|waiting) (?:for|BB)|has (?:timed|left|joined)"
        ),
    )
)
"""Texts from 2019 on."""


_OLD_FIRST: Final = re.compile(
    rf"^Game ID: (?P<number>\d+) (?P<small>{A})/(?P<big>{A}) (?P<table>.*)\((?P<game>[^()]*)\)"
    r"(?:.*?(?P<seats>\d+)-max)?"
)
_OLD_EVENT: Final = re.compile(r"(?:Turbo|Heads-up|Tourn|GTD|Freeroll|PMS_|, Table|Sit|\bSNG|On Demand)")
_OLD_BIG: Final = re.compile(rf"^Player .+ has big blind \((?P<amount>{A})\)")
_STUD: Final = re.compile(r"stud|razz", re.IGNORECASE)
_PLAYER: Final = r"^Player (?P<name>.+?) "
_CHIPS: Final = rf"\((?P<amount>{A})\)"
_PUT: Final = rf"\((?P<put>{A})\)"


def _old_opening(lines: Sequence[tuple[int, str]]) -> Opening:
    texts = [line for _, line in lines]
    first = next((match for line in texts[:4] if (match := _OLD_FIRST.match(line))), None)
    if not first:
        raise Mistake("records-site-no-heading", site="Winning", text=texts[0][:80])
    button = next((line for line in texts[1:5] if line.endswith("is the button")), "")
    event = bool(_OLD_EVENT.search(first["table"]))
    return opening(
        "Winning",
        {
            "number": first["number"],
            "game": first["game"],
            "betting": _betting(first["game"], first["small"], first["big"], texts),
            # The network's money is the dollar, which its older texts leave out.
            "stakes": f"${first['small']}|${first['big']}",
            "table": first["table"].strip(),
            "seats": first["seats"],
            "button": "".join(filter(str.isdigit, button)) or None,
            "event": first["table"].strip() if event else None,
            "when": _when(texts[0]),
        },
    )


def _betting(game: str, small: str, big: str, texts: Sequence[str]) -> str:
    """What limits bets, which the text does not say: where they are fixed, the big blind is the smaller one named."""
    if _STUD.search(game):
        return "limit"
    posted = next((match["amount"] for line in texts if (match := _OLD_BIG.match(line))), big)
    cents = Money(100)
    if amount(posted, cents) == amount(small, cents) != amount(big, cents):
        return "limit"
    return "pot limit" if "omaha" in game.lower() else "no limit"


def _when(text: str) -> str | None:
    found = re.search(r"(\d{4}/\d+/\d+ \d+:\d+:\d+)", text)
    try:
        return datetime.strptime(found[1], "%Y/%m/%d %H:%M:%S").isoformat() if found else None
    except ValueError:
        return None


OLD: Final = site(
    Grammar(
        "Winning",
        re.compile(r"^\ufeff?Game started at: .*\s*\n+Game ID: (?P<number>\d+)", re.MULTILINE),
        _old_opening,
        re.compile(rf"^Seat (?P<seat>\d+): (?P<name>.+?) \((?P<chips>{A})\)\.$"),
        tuple(
            (kind, re.compile(pattern))
            for kind, pattern in (
                ("ante", rf"{_PLAYER}ante {_CHIPS}$"),
                ("small-blind", rf"{_PLAYER}has small blind {_CHIPS}$"),
                ("big-blind", rf"{_PLAYER}has big blind {_CHIPS}$"),
                ("straddle", rf"{_PLAYER}straddle {_CHIPS}$"),
                ("dead-bet", rf"{_PLAYER}posts {_CHIPS} as a dead bet$"),
                ("missed-blind", rf"{_PLAYER}posts {_CHIPS}$"),
                ("bring-in", rf"{_PLAYER}bring in {_CHIPS}$"),
                ("fold", rf"{_PLAYER}folds(?: and mucks)?$"),
                ("check", rf"{_PLAYER}checks$"),
                ("call", rf"{_PLAYER}calls {_CHIPS}$"),
                ("bet", rf"{_PLAYER}bets {_PUT}$"),
                ("raise", rf"{_PLAYER}raises {_PUT}$"),
                ("put", rf"{_PLAYER}caps? {_PUT}$"),
                ("put", rf"{_PLAYER}allin {_PUT}$"),
                ("return", rf"^Uncalled bet {_CHIPS} returned to (?P<name>.+)$"),
                ("card", rf"{_PLAYER}received card: (?P<cards>\[.*\])$"),
                (
                    "show",
                    r"^\*?Player (?P<name>.+?) shows: .*?(?P<cards>\[[^\]]*\])(?:.*Collects: (?P<won>[\d.]+))?.*$",
                ),
                (
                    "collected",
                    rf"^\*?Player (?P<name>.+?) (?:mucks|does ?n.t show|does not show).* Collects: (?P<amount>{A})\.",
                ),
                ("muck", rf"{_PLAYER}mucks cards?$"),
                ("away", rf"{_PLAYER}(?:sitting out|wait BB)$"),
                ("street", r"^\*\*\* (?:FLOP|TURN|RIVER) \*\*\*:? (?P<cards>\[.*\])$"),
                ("street", r"^\*\*\* (?P<new>\w+ street|\w+ draw) \*\*\*"),
                ("street", r"^-+ (?P<what>Summary) -+"),
                (
                    "total",
                    rf"^Pot: (?P<amount>{_SUM})(?:\. Rake (?P<rake>{_SUM}))?(?:\. JP fee (?P<fee>{_SUM}))?\.?$",
                ),
            )
        ),
        re.compile(
            r"^Game |^Board|received a card\.$|^Seat \d+ is|wait BB$|is (?:disconnected|timed|sitting|connected)|allin$"
            r"|sitting out|timed out|^Player .* (?:is|has) |reconnected|does ?n.t show cards|^\*{3}"
        ),
    )
)
"""Texts before."""
