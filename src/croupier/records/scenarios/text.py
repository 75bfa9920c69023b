"""Actions as one would tell them, in a line: `A bets 1200`, `B: chips 1000+1000`."""

from __future__ import annotations

import re
from typing import Any, Final

from croupier.errors import Mistake
from croupier.floor.quoted import spoken

_VERBS: Final = {
    **dict.fromkeys(("folds", "fold", "сбрасывает", "пас", "фолд"), "fold"),
    **dict.fromkeys(("checks", "check", "чек"), "check"),
    **dict.fromkeys(("calls", "call", "колл", "уравнивает"), "call"),
    **dict.fromkeys(("bets", "bet", "opens", "бет", "ставит"), "bet"),
    **dict.fromkeys(("raises", "raise", "рейз", "повышает"), "raise"),
    **dict.fromkeys(("all-in", "allin", "shoves", "олл-ин"), "all-in"),
    **dict.fromkeys(("brings-in", "bring-in"), "bring-in"),
}
_ALL_IN: Final = frozenset({"bet", "raise", "call"})
"""What somebody may do with all his chips."""

_WITHOUT_CHIPS: Final = frozenset({"fold", "check"})
_FILLING: Final = frozenset({"to", "for", "is", "it", "goes", "in", "до", "на"})
_NUMBER: Final = re.compile(r"\d[\d,_]*$")
_CHIPS: Final = re.compile(r"(?:chips?|фишк[аиу]|фишками)\s+([\d+×x*\s,/;|]+)$", re.IGNORECASE)
_TOTAL: Final = re.compile(r"(?:puts? out|всего)\s+([\d,_]+)$", re.IGNORECASE)
_CHIPS_WITHIN: Final = re.compile(r"(?:\bchips?|\bфишк[аиу]|\bфишками|\bputs? out)\s+\d", re.IGNORECASE)
"""Chips that stand in the midst of words, or beside other chips: nothing of them would count."""

_GESTURES: Final = {
    "taps": "tap",
    "tap": "tap",
    "стучит": "tap",
    "pushes all": "push-all",
    "silent": "silent",
}


def taken(line: str) -> dict[str, Any]:
    """An action that was taken and accepted, of a line like `A raises to 1200`.

    >>> taken("UTG+1 raises to 1,200")
    {'seat': 'UTG+1', 'action': 'raise', 'to': 1200}
    >>> taken("B calls")
    {'seat': 'B', 'action': 'call'}
    """
    if not line.split():
        raise Mistake("scenario-not-an-action", line=line)
    seat, *words = line.split()
    verbs = [_VERBS[word.casefold()] for word in words if word.casefold() in _VERBS]
    numbers = [int(re.sub("[,_]", "", word)) for word in words if _NUMBER.match(word)]
    strange = [
        word
        for word in words
        if word.casefold() not in _VERBS | dict.fromkeys(_FILLING) and not _NUMBER.match(word)
    ]
    action = "all-in" if "all-in" in verbs else next(iter(verbs), "")
    besides = set(verbs) - {action} - (_ALL_IN if action == "all-in" else frozenset())
    if not action or strange or besides or len(numbers) > (action not in _WITHOUT_CHIPS):
        raise Mistake("scenario-not-an-action", line=line)
    told: dict[str, Any] = {"seat": seat, "action": action}
    return told | ({"to": numbers[0]} if numbers else {})


def done(line: str) -> dict[str, Any]:
    """An act to be ruled on, of a line like `B: raise, eight thousand / chips 5000`.

    What stands after `chips` are denominations, a comma or a slash between motions; the rest is what was said, by
    itself or quoted after a verb (`B: says “pot”`).

    >>> done("B: chips 1000+1000")
    {'what': 'act', 'seat': 'B', 'chips': [1000, 1000]}
    >>> done("B: raise / chips 400, 900")
    {'what': 'act', 'seat': 'B', 'words': 'raise', 'motions': [[400], [900]]}
    """
    seat, colon, rest = line.partition(":")
    if not colon or not rest.strip():
        raise Mistake("scenario-not-an-act", line=line)
    act: dict[str, Any] = {"what": "act", "seat": seat.strip()}
    words = rest.strip()
    if words.casefold() == "silent":
        return {"what": "silent", "seat": seat.strip()}
    chips = _CHIPS.search(words)
    total = _TOTAL.search(words)
    if chips:
        motions = [_denominations(motion) for motion in re.split("[,;]", chips[1])]
        act |= {"chips": motions[0]} if len(motions) == 1 else {"motions": motions}
        words = words[: chips.start()]
    elif total:
        act["total"] = int(re.sub("[,_]", "", total[1]))
        words = words[: total.start()]
    words = words.strip().rstrip("/").strip()
    if "|" in words or _CHIPS_WITHIN.search(words):
        raise Mistake("scenario-not-chips", text=words)
    if words.casefold() in _GESTURES:
        act["gesture"] = _GESTURES[words.casefold()]
    elif words:
        act["words"] = spoken(words)
    ordered = ("what", "seat", "words", "gesture", "chips", "motions", "total")
    return {name: act[name] for name in ordered if name in act}


def _denominations(motion: str) -> list[int]:
    chips: list[int] = []
    for part in motion.replace(" ", "").split("+"):
        count, times, chip = re.sub("[×*]", "x", part).rpartition("x")
        if not chip.isdigit() or (times and not count.isdigit()):
            raise Mistake("scenario-not-chips", text=motion.strip())
        chips += [int(chip)] * (int(count) if times else 1)
    return chips
