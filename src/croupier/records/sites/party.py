"""The hand histories of PartyPoker."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from croupier.errors import Mistake
from croupier.records.sites.grammar import ANY_AMOUNT as A
from croupier.records.sites.grammar import Grammar, Opening, site
from croupier.records.sites.opening import opening

_GAME: Final = re.compile(
    rf"^(?:(?P<small>{A})/(?P<big>{A})|{A})?(?: ?USD| ?EUR)? ?(?:fastforward )?(?P<game>(?:NL|PL|FL|Fix\w*)?\s*"
    r"(?:Texas Hold'?em|Omaha|7 Card Stud|5 Card Stud|Short Deck|Double Hold'?em)(?:Hi-Lo|[^-€$(])*)(?P<rest>.*)$",
    re.IGNORECASE,
)
_STAKES: Final = re.compile(r"(?:Blinds|Stakes|Blinds-Antes)\((?P<small>[\d,. ]+)/(?P<big>[\d,. ]+)")
_EVENT: Final = re.compile(r"(?:Trny|Tourn\w*): ?(?P<event>\d+)(?: Level: ?(?P<level>\d+))?")
_TABLE: Final = re.compile(r"^Table (?P<table>.+?)\s*\( ?(?:Real|Play) Money ?\)")
_SEATS: Final = re.compile(r"^Total number of players : \d+/(\d+)")
_WHEN: Final = re.compile(
    r"(?P<month>[A-Z][a-z]+) (?P<day>\d+), ?(?P<time>\d\d:\d\d:\d\d) \w+ (?P<year>\d{4})"
)
_POSTED: Final = re.compile(rf" posts (?P<which>small|big) blind \[?\(?(?P<amount>{A})")
_NAME: Final = r"^(?P<name>.+?) "
_CHIPS: Final = rf"[\[(] ?(?P<amount>{A}) ?[\])]\.?$"
_PUT: Final = rf"[\[(] ?(?P<put>{A}) ?[\])]\.?$"


def _opening(lines: Sequence[tuple[int, str]]) -> Opening:
    texts = [line for _, line in lines[:40]]
    game = next((match for line in texts[:8] if (match := _GAME.match(line))), None)
    table = next((match for line in texts[:8] if (match := _TABLE.match(line))), None)
    if not game or not table:
        raise Mistake("records-site-no-heading", site="PartyPoker", text=texts[0][:80])
    event = next((match for line in texts if (match := _EVENT.search(line))), None)
    stakes = next((match for line in texts if (match := _STAKES.search(line))), None)
    if event is None:
        # A table is often called by its buy-in: what the blinds are say those who post them.
        posted = {match["which"]: match["amount"] for line in texts if (match := _POSTED.search(line))}
        amounts = (game["small"], game["big"]) if game["small"] else (posted.get("small"), posted.get("big"))
    else:
        amounts = (stakes["small"], stakes["big"]) if stakes else (None, None)
    seats = next((match[1] for line in texts[:8] if (match := _SEATS.match(line))), None)
    found = {
        "number": next(
            (match[1] for line in texts[:4] if (match := re.search(r"Game (\d+) \*", line))), None
        ),
        "game": game["game"],
        "event": f"Tournament #{event['event']}" if event else None,
        "level": event["level"] if event else None,
        "table": table["table"],
        "seats": seats,
        "stakes": "|".join(amount for amount in amounts if amount),
        "when": _when(game["rest"]),
    }
    return opening("PartyPoker", found)


def _when(text: str) -> str | None:
    found = _WHEN.search(text)
    if not found:
        return None
    words = f"{found['year']} {found['month']} {found['day']} {found['time']}"
    try:
        return datetime.strptime(words, "%Y %B %d %H:%M:%S").isoformat()
    except ValueError:
        return None


SITE: Final = site(
    Grammar(
        "PartyPoker",
        re.compile(
            r"^ ?\ufeff?(?:Game #\d+ starts\.\s*\n+)?(?:#Game No : \d+ *\n)?"
            r"\*{5} Hand History for Game (?P<number>\d+) \*{5}",
            re.MULTILINE,
        ),
        _opening,
        re.compile(rf"^[Ss]eat ?(?P<seat>\d+): (?P<name>.+?) \( ?(?P<chips>{A}) ?\)(?: - VPIP.*)?$"),
        tuple(
            (kind, re.compile(pattern, re.IGNORECASE))
            for kind, pattern in (
                ("ante", rf"{_NAME}posts ante (?:of )?{_CHIPS}"),
                (
                    "both-blinds",
                    rf"{_NAME}posts (?:small blind \+ big blind|big blind \+ dead|both blinds?) {_CHIPS}",
                ),
                ("small-blind", rf"{_NAME}posts small blind {_CHIPS}"),
                ("button-blind", rf"{_NAME}posts button blind +{_CHIPS}"),
                ("big-blind", rf"{_NAME}posts big blind {_CHIPS}"),
                ("missed-blind", rf"{_NAME}posts (?:dead|missed) (?:small |big )?blind {_CHIPS}"),
                ("bring-in", rf"{_NAME}bring(?:s[ -]in|[ -]ins?)(?: low)? {_CHIPS}"),
                ("fold", rf"{_NAME}folds\.?$"),
                ("check", rf"{_NAME}checks\.?$"),
                ("call", rf"{_NAME}calls {_CHIPS}"),
                ("bet", rf"{_NAME}bets {_PUT}"),
                ("raise", rf"{_NAME}raises {A} to (?P<to>{A})\.?$"),
                ("raise", rf"{_NAME}(?:raises|completes) {_PUT}"),
                ("put", rf"{_NAME}is all-In +{_PUT}"),
                ("muck", rf"{_NAME}(?:doesn't|does not) show .*$"),
                ("show", rf"{_NAME}shows (?P<cards>\[.*?\]).*$"),
                ("nothing", rf"{_NAME}shows ?.* for low.*$"),
                ("collect", rf"{_NAME}wins (?:(?:Hi|Lo) )?\(?(?P<amount>{A})\)?(?: from .*)?\.?$"),
                ("dealt", r"^Dealt to (?P<name>.+?) (?P<cards>\[.*\])$"),
                ("street", r"^\*\* Dealing (?:flop|turn|river) \*\* ?:? ?(?P<cards>\[.*\])$"),
                ("street", r"^\*\* (?P<new>Dealing (?:third|fourth|fifth|sixth|seventh|river).*?) \*\*"),
                ("button", r"^Seat (?P<seat>\d+) is the button$"),
            )
        ),
        re.compile(
            r"^#Game|^Game #|^\*\*|^Table |^Trny|^Blinds|^Stakes|^Total number|Hold'?em|Omaha|Card Stud"
            r"|has (?:left|joined)"
            r"|did not respond|time ?bank|finished|is sitting|disconnected|reconnected|^Your "
            r"|^There (?:is|was) no|^>|:|balance"
            r"|will be|could not|has been|opens|^Player .* finished|^Congratulations"
            r"|Selects point card|^Connection|^The game",
            re.IGNORECASE,
        ),
    )
)
