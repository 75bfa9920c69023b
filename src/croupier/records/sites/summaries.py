"""Summaries of events, which sites write beside their hands and people keep in one file with them: read over."""

from __future__ import annotations

import re
from typing import Final

_SUMMARY: Final = re.compile(
    r"^\ufeff?(?:PokerStars |Full Tilt Poker |Poker )?(?:Tournament #\d+, \S"
    r"|(?:Full Tilt Poker|Winamax Poker -|PokerTracker \d|\*{5} [\w.]+) Tournament [Ss]ummary\b)[^\n]*",
    re.MULTILINE,
)
_HAND: Final = re.compile(r"^(?:.{0,40}\b(?:Hand|Game)\w*\b.{0,30}?(?:#|No\b)|[ \t]*[<{\[])", re.MULTILINE)


def without_summaries(text: str) -> str:
    """A text with the lines of its summaries left empty, so that every hand stays in its line.

    A summary ends where the next hand begins.

    >>> without_summaries("PokerStars Tournament #7, No Limit Hold'em\\n9 players\\nPokerStars Hand #8:  Razz")
    '\\n\\nPokerStars Hand #8:  Razz'
    """
    found = _SUMMARY.search(text)
    if found is None:
        return text
    kept, at = [], 0
    while found is not None:
        hand = _HAND.search(text, found.end())
        end = hand.start() if hand else len(text)
        kept += [text[at : found.start()], "\n" * text.count("\n", found.start(), end)]
        at = end
        found = _SUMMARY.search(text, at)
    return "".join([*kept, text[at:]])


def open_summary(text: str) -> int:
    """Where the summary begins that no hand of a text ends; the text's length where there is none.

    >>> open_summary("PokerStars Hand #8:  Razz\\nPokerStars Tournament #7, No Limit Hold'em\\n9 players\\n")
    26
    """
    found = _SUMMARY.search(text)
    while found is not None and (hand := _HAND.search(text, found.end())) is not None:
        found = _SUMMARY.search(text, hand.start())
    return len(text) if found is None else found.start()
