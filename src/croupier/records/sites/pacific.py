"""The hand histories of 888 and the rooms on its network, Pacific."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from croupier.errors import Mistake
from croupier.records.sites.grammar import ANY_AMOUNT as A
from croupier.records.sites.grammar import Grammar, Opening, site
from croupier.records.sites.opening import opening

_STAKES: Final = re.compile(
    rf"^(?P<small>{A})/(?P<big>{A}) Blinds (?P<game>.*?) - \*\*\* "
    r"(?P<day>\d\d) (?P<month>\d\d) (?P<year>\d{4}) (?P<time>[\d:]+)"
)
_EVENT: Final = re.compile(
    r"^Tournament #(?P<event>\d+) (?P<buy_in>.*?) - Table #(?P<table>\d+)(?: (?P<seats>\d+) Max)?"
)
_TABLE: Final = re.compile(r"^Table (?P<table>.+?)(?: (?P<seats>\d+) Max)? \((?:Real Money|Practice Play)")
_NAME: Final = r"^(?P<name>.+?) "
_CHIPS: Final = rf"\[ ?(?P<amount>{A}) ?\]$"
_PUT: Final = rf"\[ ?(?P<put>{A}) ?\]$"


def _opening(lines: Sequence[tuple[int, str]]) -> Opening:
    texts = [line for _, line in lines[:8]]
    stakes = next((match for line in texts if (match := _STAKES.match(line))), None)
    table = next((match for line in texts if (match := _EVENT.match(line) or _TABLE.match(line))), None)
    if not stakes or not table:
        raise Mistake("records-site-no-heading", site="888", text=texts[0][:80])
    number = next((named[1] for line in texts if (named := re.search(r"Game (?:No : )?(\d+)", line))), None)
    found: dict[str, str | None] = {
        "event": None,
        **table.groupdict(),
        "game": stakes["game"],
        "number": number,
    }
    found["stakes"] = f"{stakes['small']}|{stakes['big']}"
    found["when"] = f"{stakes['year']}-{stakes['month']}-{stakes['day']} {stakes['time']}"
    if found["event"]:
        found["event"] = f"Tournament #{found['event']}"
    return opening("888", found)


SITE: Final = site(
    Grammar(
        "888",
        re.compile(
            r"^\ufeff?(?:#Game No : \d+\s*\n)?\*{5} ?(?:Cassava|[\w.]*888[\w.]*(?: BLAST)?|\w+)(?: Snap Poker)? "
            r"Hand History for Game (?P<number>\d+) \*{5}",
            re.MULTILINE,
        ),
        _opening,
        re.compile(rf"^Seat (?P<seat>\d+): (?P<name>.+?) \( ?(?P<chips>{A}) ?\)$"),
        tuple(
            (kind, re.compile(pattern))
            for kind, pattern in (
                ("ante", rf"{_NAME}posts ante {_CHIPS}"),
                ("small-blind", rf"{_NAME}posts small blind {_CHIPS}"),
                ("big-blind", rf"{_NAME}posts big blind {_CHIPS}"),
                ("dead-blind", rf"{_NAME}posts dead blind \[ ?(?P<dead>{A}) ?\+ ?(?P<amount>{A}) ?\]$"),
                ("missed-blind", rf"{_NAME}posts dead blind {_CHIPS}"),
                ("fold", rf"{_NAME}folds$"),
                ("check", rf"{_NAME}checks$"),
                ("call", rf"{_NAME}calls {_CHIPS}"),
                ("bet", rf"{_NAME}bets {_PUT}"),
                ("raise", rf"{_NAME}raises {_PUT}"),
                ("show", rf"{_NAME}shows (?P<cards>\[.*?\]).*$"),
                ("muck", rf"{_NAME}(?:mucks|did not show).*$"),
                ("collect", rf"{_NAME}collected {_CHIPS}"),
                ("dealt", r"^Dealt to (?P<name>.+?) (?P<cards>\[.*\])$"),
                ("street", r"^\*\* Dealing (?:flop|turn|river) \*\* ?:? ?(?P<cards>\[.*\])$"),
                ("street", r"^\*\* (?P<what>Summary) \*\*"),
                ("button", r"^Seat (?P<seat>\d+) is the button$"),
            )
        ),
        re.compile(
            r"^#Game No|^\((?:Hi|Lo): "
            r"|^\*\*\*|^\*\* Dealing down|^Table |^Tournament |^Total number|Blinds .* - \*\*\*|^Game "
        ),
    )
)
