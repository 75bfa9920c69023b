"""What words declare: an action, an amount, both, or something that is neither."""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple

from croupier.floor.spoken_amounts import amounts

Declared = Literal["", "fold", "check", "call", "bet", "raise", "all-in", "pot", "unknown"]
"""What action words name; `` for an amount alone or silence."""

_WORD: Final = re.compile(r"[\w,.]*\d[\w]*|[^\W\d_]+", re.UNICODE)
_TOGETHER: Final[tuple[tuple[str, Declared], ...]] = (
    ("all in", "all-in"),
    ("all-in", "all-in"),
    ("олл ин", "all-in"),
    ("олл-ин", "all-in"),
    ("олл-инн", "all-in"),
    ("ва-банк", "all-in"),
    ("ва банк", "all-in"),
    ("re-raise", "raise"),
    ("re raise", "raise"),
    ("make it", "raise"),
    ("ре-рейз", "raise"),
)
_NAMES: Final[dict[Declared, str]] = {
    "fold": "fold pass muck пас фолд сброс пасую сбрасываю скидываю",
    "check": "check чек чекаю",
    "call": "call bring колл кол коллирую уравниваю отвечаю принимаю",
    "bet": "bet бет ставлю ставка поставлю",
    "raise": "raise reraise plus complete cap рейз рейзю ререйз повышаю плюс поднимаю кап",
    "all-in": "shove allin jam оллин",
    "pot": "pot банк пот",
}
_ACTIONS: Final[dict[str, Declared]] = {
    word: action for action, words in _NAMES.items() for word in words.split()
}
_FILLER_WORDS: Final = """
i you will to a the it that s my please is of in so and um well
и я на до в мой же ну это делаю говорю
"""
_FILLING: Final = frozenset(_FILLER_WORDS.split())
_CONDITIONS: Final = frozenset({"if", "unless", "when", "если", "когда"})
_DENIED: Final = frozenset({"not", "don", "no", "won", "не", "нет"})
_BY: Final = frozenset({"more", "by", "plus", "еще", "сверху", "плюс"})


class Declaration(NamedTuple):
    """What was declared; `by` says the amount was named as the step of a raise, not as its total."""

    action: Declared = ""
    amount: int = 0
    bare: bool = False
    by: bool = False
    conditional: bool = False

    @property
    def silent(self) -> bool:
        """Whether nothing was declared at all."""
        return not self.action and not self.amount


def declaration(words: str) -> Declaration:
    """What words declare, in English or Russian.

    >>> declaration("raise, eight thousand")
    Declaration(action='raise', amount=8000, bare=False, by=False, conditional=False)
    >>> declaration("рейз тысяча двести").amount, declaration("I bet five").bare
    (1200, True)
    >>> declaration("if you bet, I will raise").conditional
    True
    """
    text = words.casefold().replace("ё", "е")
    text = re.sub(r"(?<=\d)[ \u00a0](?=\d{3}\b)", "", text)
    text = re.sub(r"(?<=[a-z])-(?=[a-z])", " ", text)
    named: list[Declared] = []
    for phrase, action in _TOGETHER:
        if re.search(rf"\b{re.escape(phrase.replace('-', ' '))}\b|\b{re.escape(phrase)}\b", text):
            text = text.replace(phrase, " ").replace(phrase.replace("-", " "), " ")
            named.append(action)
    tokens = _WORD.findall(text)
    named += [_ACTIONS[token] for token in tokens if token in _ACTIONS]
    found = list(amounts(tokens))
    conditional = any(token in _CONDITIONS for token in tokens)
    by = any(token in _BY for token in tokens)
    declared = _one(named, tokens)
    if not declared and not found and any(token not in _FILLING for token in tokens):
        declared = "unknown"
    amount = found[-1] if found else None
    return Declaration(declared, amount.value if amount else 0, bool(amount and amount.bare), by, conditional)


def _one(named: list[Declared], tokens: list[str]) -> Declared:
    """The action a player named: a fold or a call said first holds, an all-in or a pot says how much; words that deny
    it name none."""
    if not named:
        return ""
    if any(token in _DENIED for token in tokens):
        return "unknown"
    first = next((_ACTIONS[token] for token in tokens if token in _ACTIONS), named[0])
    if first in ("fold", "call"):
        return first
    return next((amount for amount in named if amount in ("all-in", "pot")), first)
