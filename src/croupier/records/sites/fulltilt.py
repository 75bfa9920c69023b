"""The hand histories of Full Tilt Poker."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from croupier.errors import Mistake
from croupier.records.sites.grammar import ANY_AMOUNT as A
from croupier.records.sites.grammar import Grammar, Opening, site
from croupier.records.sites.opening import opening

_FIRST: Final = re.compile(
    r"^\ufeff?Full ?Tilt ?Poker(?:\.\w+)? Game #(?P<number>\d+): (?:(?P<event>.*?)(?:, | \(partial\))?)??"
    r"(?:Table|Match) (?P<table>[^-]*?(?:-[^ ][^-]*?)*?)(?: \((?P<extra>[^)]*)\))? - (?P<rest>.*)$"
)
_STAKES: Final = re.compile(rf"({A})/({A})(?: Ante ({A}))?")
_GAME: Final = re.compile(
    r"(?:\$?[\d,]+ )?(?:(?P<cap>\$[\d,.]+) Cap )?"
    r"(?P<game>(?:CAP )?(?:No Limit|Pot Limit|Limit|Fixed Limit|NL|PL|FL)\b[^-]*(?:-7[^-]*)?)"
)
_WHEN: Final = re.compile(r"(\d?\d):(\d\d):(\d\d) \w+ - (\d{4})/(\d\d)/(\d\d)")
_NAME: Final = r"^(?P<name>.+?) "
_ALL_IN: Final = r"(?P<all_in>,? and is all[- ]in)?(?:,? and is capped)?$"


def _opening(lines: Sequence[tuple[int, str]]) -> Opening:
    first = _FIRST.match(lines[0][1])
    stakes = _STAKES.search(first["rest"]) if first else None
    game = _GAME.search(first["rest"]) if first else None
    if not first or not stakes or not game:
        raise Mistake("records-site-no-heading", site="Full Tilt Poker", text=lines[0][1][:80])
    when = _WHEN.search(first["rest"])
    event = (first["event"] or "").strip(" ,-") or None
    seats = re.search(r"(\d+) max", first["extra"] or "")
    found = {
        "number": first["number"],
        "event": event,
        "table": first["table"],
        "seats": seats[1] if seats else ("2" if "heads up" in (first["extra"] or "") else None),
        "game": game["game"],
        "cap": game["cap"],
        "stakes": f"{stakes[1]}|{stakes[2]}",
        "when": f"{when[4]}-{when[5]}-{when[6]} {int(when[1]):02}:{when[2]}:{when[3]}" if when else None,
    }
    return opening("Full Tilt Poker", found)


SITE: Final = site(
    Grammar(
        "Full Tilt Poker",
        re.compile(r"^\ufeff?Full ?Tilt ?Poker(?:\.\w+)? Game #(?P<number>\d+):", re.MULTILINE),
        _opening,
        re.compile(rf"^Seat (?P<seat>\d+): (?P<name>.+?) \((?P<chips>{A})\)(?P<out>, is sitting out)?$"),
        tuple(
            (kind, re.compile(pattern))
            for kind, pattern in (
                ("ante", rf"{_NAME}antes (?P<amount>{A}){_ALL_IN}"),
                ("missed-blind", rf"{_NAME}posts a dead (?:small|big) blind of (?P<amount>{A})"),
                ("both-blinds", rf"{_NAME}posts the small & big blinds? of (?P<amount>{A}){_ALL_IN}"),
                ("small-blind", rf"{_NAME}posts the small blind of (?P<amount>{A}){_ALL_IN}"),
                ("big-blind", rf"{_NAME}posts (?:the big blind of )?(?P<amount>{A}){_ALL_IN}"),
                ("straddle", rf"{_NAME}straddles? (?:to |for )?(?P<amount>{A}){_ALL_IN}"),
                ("bring-in", rf"{_NAME}brings in for (?P<amount>{A}){_ALL_IN}"),
                ("fold", rf"{_NAME}folds$"),
                ("check", rf"{_NAME}checks$"),
                ("call", rf"{_NAME}calls (?P<amount>{A}){_ALL_IN}"),
                ("bet", rf"{_NAME}bets (?P<put>{A}){_ALL_IN}"),
                ("raise", rf"{_NAME}(?:raises|completes it) to (?P<to>{A}){_ALL_IN}"),
                (
                    "discard",
                    rf"{_NAME}(?:discards (?P<count>\d+) cards?(?: (?P<cards>\[.*\]))?|stands pat.*)$",
                ),
                ("dealt", r"^(?P<name>.+?) is dealt \d+ cards?$"),
                ("show", rf"{_NAME}shows (?P<cards>\[[^\]]*\]).*$"),
                ("muck", rf"{_NAME}mucks$"),
                (
                    "collect",
                    (
                        rf"{_NAME}(?:wins|ties for) (?:the )?(?:high |low )?(?:main |side )?pot(?: \d+)? "
                        rf"\((?P<amount>{A})\).*$"
                    ),
                ),
                ("return", rf"^Uncalled bet of (?P<amount>{A}) returned to (?P<name>.+)$"),
                ("dealt", r"^Dealt to (?P<name>.+?) (?P<cards>\[.*\])$"),
                ("street", r"^\*\*\* (?:FLOP|TURN|RIVER)(?: (?P<board>\d))? \*\*\* (?P<cards>\[[^(]*\]).*$"),
                (
                    "street",
                    r"^\*\*\* (?P<new>(?:\w+ )?(?:DRAW|STREET|RIVER|7TH STREET))[^*]* \*\*\*(?P<cards>)",
                ),
                (
                    "collected",
                    rf"^Seat \d+: (?P<name>.+?)(?: \([^)]*\))* (?:collected|showed .* and won) \((?P<amount>{A})\)",
                ),
                ("street", r"^\*\*\* (?P<what>SHOW DOWN|SUMMARY) \*\*\*"),
                ("pot", rf"^Total pot (?P<amount>{A}) ?(?:Main pot .*?)?\| Rake (?P<rake>{A})$"),
                ("button", r"^The button is in seat #(?P<seat>\d+)$"),
            )
        ),
        re.compile(
            r"^\*+ |^Pot \d+ |^\([2-9TJQKA,]+\)$"
            r"|^Full ?Tilt|^Duration |^\ufffd|^No low hand|^Players agree|^BEGIN|^Board: |^Seat \d+: "
            r"|^Hand #|seconds? left to act|has (?:been |re)?"
            r"(?:disconnected|connected|returned|timed|left|requested|joined|15|reached|run out)| adds | is sitting out"
            r"| sits? (?:down|out)|stands up|is feeling|shows (?:a |two|three|four|five|[A-Z2-9]|.* high)|: |^Time|"
            r"is (?:low|high) with|wins? the|finished|^The (?:deck|blinds)|will be|^\* |requests? TIME|(?:has|had) "
        ),
    )
)
