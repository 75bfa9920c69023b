"""One line of a record: who did what, in the notation of the PHH standard.

    d dh p1 AhKd     the dealer deals p1 hole cards       p1 f         folds
    d db 7c2d9s      the dealer deals to the board        p1 cc        checks or calls
    p1 sd 2c7d       discards; without cards stands pat   p1 cbr 300   completes, bets or raises to 300
    p1 sm AhKd       shows; without cards mucks           p1 pb        posts the bring-in

What follows `#` is commentary.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from croupier.cards import Cards, parse, show
from croupier.errors import Mistake
from croupier.records.amounts import Amounts


class Action(NamedTuple):
    """One thing done in a recorded hand.

    `kind` is hole, board, fold, call, raise, bring-in, discard, show, muck or note; `player` the n of `pN`
    (0 for the dealer alone); `amount` in chips, a raise being to a total of the street. A show without cards
    opens the cards the player was dealt.

    >>> from croupier.records import Action
    >>> Action("raise", player=2, amount=300).amount
    300
    """

    kind: str
    player: int = 0
    amount: int = 0
    cards: Cards = ()
    note: str = ""


_PLAIN: Final = {"f": "fold", "cc": "call", "pb": "bring-in", "sd": "discard", "sm": "muck"}
_WITH_CARDS: Final = {"sd": "discard", "sm": "show"}
_WORDS: Final = {"fold": "f", "call": "cc", "bring-in": "pb", "discard": "sd", "show": "sm", "muck": "sm"}


def read_action(text: str, players: int, amounts: Amounts) -> Action:
    """Read one action of a hand of so many players.

    Raises `Mistake` for a text that is no action, a player who is not in the hand, a card that is no card and
    an amount that is no amount.

    >>> read_action("p3 cbr 225", 6, Amounts(1))
    Action(kind='raise', player=3, amount=225, cards=(), note='')
    """
    doing, _, note = text.partition("#")
    return _read_words(doing.split(), text, players, amounts)._replace(note=note.strip())


def _read_words(words: list[str], text: str, players: int, amounts: Amounts) -> Action:
    if not words:
        return Action("note")
    if len(words) == 3 and words[:2] == ["d", "db"]:
        return Action("board", cards=parse(words[2]))
    if len(words) == 4 and words[:2] == ["d", "dh"]:
        return Action("hole", _player(words[2], players, text), cards=parse(words[3]))
    match words:
        case [player, "cbr", amount]:
            return Action("raise", _player(player, players, text), amounts.read(amount))
        case [player, word] if word in _PLAIN:
            return Action(_PLAIN[word], _player(player, players, text))
        case [player, word, cards] if word in _WITH_CARDS:
            named = () if (word, cards) == ("sm", "-") else parse(cards)
            return Action(_WITH_CARDS[word], _player(player, players, text), cards=named)
    raise Mistake("records-no-action", text=text)


def write_action(action: Action, amounts: Amounts) -> str:
    """The action in the notation of the standard.

    >>> write_action(Action("raise", 3, 225), Amounts(1))
    'p3 cbr 225'
    """
    cards = show(action.cards)
    match action.kind:
        case "note":
            doing = ""
        case "board":
            doing = f"d db {cards}"
        case "hole":
            doing = f"d dh p{action.player} {cards}"
        case "raise":
            doing = f"p{action.player} cbr {amounts.write(action.amount)}"
        case "show":
            doing = f"p{action.player} sm {cards or '-'}"
        case kind:
            doing = f"p{action.player} {_WORDS[kind]} {cards}"
    return f"{doing.rstrip()} # {action.note}".strip() if action.note else doing.rstrip()


def _player(word: str, players: int, text: str) -> int:
    number = word[1:]
    if word[:1] != "p" or not (number.isascii() and number.isdigit()) or len(number) > 2:
        raise Mistake("records-no-action", text=text)
    if not 1 <= int(number) <= players:
        raise Mistake("records-no-such-player", player=word, players=players, text=text)
    return int(number)
