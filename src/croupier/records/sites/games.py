"""The games of sites: how each calls them, and what the house calls them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from croupier.errors import Mistake
from croupier.records.games import variant_named

if TYPE_CHECKING:
    from croupier.play import Variant

_HI_LO: Final = r"(?:[ -]*(?:hi[ /-]*lo(?:w)?(?: 8.*)?|h/l|8 ?or ?b\w*|hi ?lo|8)\b)"
_KINDS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), name)
    for pattern, name in (
        (r"(?:6 ?\+|six ?plus|short ?deck)", "short-deck"),
        (rf"(?:5|five)[ -]?(?:card)?[ -]?(?:plo|oma\w*).*?{_HI_LO}", "omaha-5-8"),
        (rf"(?:6|six)[ -]?(?:card)?[ -]?(?:plo|oma\w*).*?{_HI_LO}", "omaha-6-8"),
        (r"(?:5|five)[ -]?(?:card)?[ -]?(?:plo|oma)|omaha[ -]?5|plo[ -]?5", "omaha-5"),
        (r"(?:6|six)[ -]?(?:card)?[ -]?(?:plo|oma)|omaha[ -]?6|plo[ -]?6", "omaha-6"),
        (rf"courch.*?{_HI_LO}", "courchevel-8"),
        (r"courch", "courchevel"),
        (rf"(?:omaha|plo).*?{_HI_LO}", "omaha-8"),
        (r"omaha|\bplo", "omaha"),
        (rf"(?:stud|7 ?card).*?{_HI_LO}", "stud-8"),
        (r"razz", "razz"),
        (r"(?:5|five)[ -]?card[ -]?stud", "five-stud"),
        (r"stud|7 ?card", "stud"),
        (r"badugi", "badugi"),
        (r"(?:2-7|deuce|27).*triple|triple.*(?:2-7|27)|lowball27", "2-7-triple"),
        (r"a-5.*triple|triple.*a-5", "a-5-triple"),
        (r"(?:2-7|deuce|27).*single|single.*(?:2-7|27)|2-7 lowball", "2-7-single"),
        (r"(?:5|five)[ -]?card[ -]?draw|\bdraw\b", "draw"),
        (r"hold|texas|\bnlh|\bflh", "holdem"),
    )
)
_BETTING: Final = (
    (re.compile(r"no[ -]?limit|\bNL|(?<!\w)nl\b", re.IGNORECASE), "nl"),
    (re.compile(r"pot[ -]?limit|\bPL|(?<!\w)pl\b", re.IGNORECASE), "pl"),
    (re.compile(r"fix(?:ed)?|limit|\bFL|(?<!\w)l\b", re.IGNORECASE), "fl"),
)
_GAMES: Final = {
    "holdem": {"nl": "nl-holdem", "pl": "pl-holdem", "fl": "fl-holdem"},
    "short-deck": {"nl": "nl-short-deck"},
    "omaha": {"pl": "pl-omaha", "nl": "nl-omaha", "fl": "fl-omaha"},
    "omaha-8": {"pl": "pl-omaha-8", "nl": "nl-omaha-8", "fl": "fl-omaha-8"},
    "omaha-5": {"pl": "pl-omaha-5"},
    "omaha-5-8": {"pl": "pl-omaha-5-8"},
    "omaha-6": {"pl": "pl-omaha-6"},
    "omaha-6-8": {"pl": "pl-omaha-6-8"},
    "courchevel": {"pl": "pl-courchevel"},
    "courchevel-8": {"pl": "pl-courchevel-8"},
    "stud": {"fl": "seven-stud"},
    "stud-8": {"fl": "seven-stud-8"},
    "five-stud": {"fl": "five-stud"},
    "razz": {"fl": "razz"},
    "badugi": {"fl": "badugi", "pl": "pl-badugi"},
    "2-7-triple": {"fl": "2-7-triple-draw"},
    "a-5-triple": {"fl": "a-5-triple-draw"},
    "2-7-single": {"nl": "nl-2-7-single-draw"},
    "draw": {"fl": "five-draw", "pl": "pl-five-draw", "nl": "nl-five-draw"},
}


def game_called(words: str, betting: str = "") -> Variant:
    """The game that a site calls so; `betting` where it stands elsewhere.

    Raises `Mistake` for words that name no game of the house.

    >>> game_called("5 Card Omaha Hi/Lo pot limit").id, game_called("Limit Stud H/L").id, game_called("NL Hold'em").id
    ('pl-omaha-5-8', 'seven-stud-8', 'nl-holdem')
    """
    kind = next((name for pattern, name in _KINDS if pattern.search(words)), None)
    structure = next((name for pattern, name in _BETTING if pattern.search(betting or words)), None)
    games = _GAMES.get(kind or "", {})
    # A game that is played in one way only is not always said to be.
    id = games.get(structure or "") or (
        next(iter(games.values())) if len(games) == 1 and not structure else None
    )
    if id is None:
        raise Mistake("records-site-no-game", game=f"{words} {betting}".strip())
    return variant_named(id)
