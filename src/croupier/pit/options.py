"""The choices a game leaves to a house: each with a default, its other answers, and the clause it comes from."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from croupier.errors import Mistake


def option(default: Any, clause: str) -> Any:
    """A field of an options dataclass: its default and the clause that leaves it open, empty where none does.

    >>> from dataclasses import dataclass
    >>> @dataclass
    ... class House:
    ...     decks: int = option(1, "RUSPOK:1.2.b")
    >>> House().decks, options_of(House)["decks"].clause
    (1, 'RUSPOK:1.2.b')
    """
    return dataclasses.field(default=default, metadata={"clause": clause})


class Option(NamedTuple):
    """One choice of a house: `answers` are the words it may be set to, empty where it is a number or yes or no.

    >>> from croupier.pit import game, options_of
    >>> options_of(type(game("russian-poker").options))["kickers"]
    Option(name='kickers', default='all', answers=('all', 'first'), clause='RUSPOK:1.18.7')
    """

    name: str
    default: Any
    answers: tuple[str, ...]
    clause: str


def options_of(kind: type) -> Mapping[str, Option]:
    """The choices of an options dataclass, by name.

    >>> from croupier.pit import game
    >>> options_of(type(game("three-card").options))["side_on_fold"].answers
    ('lost', 'stands')
    """
    hints = get_type_hints(kind)
    found = {}
    for known in dataclasses.fields(kind):
        hint = hints[known.name]
        answers = tuple(get_args(hint)) if get_origin(hint) is Literal else ()
        found[known.name] = Option(known.name, known.default, answers, known.metadata["clause"])
    return found


def chosen(options: Any, answers: Mapping[str, object]) -> Any:
    """The options with other answers; `Mistake` names the option that is not known and the answer that is none.

    Answers may be text, as they come from a command line; names may be written with hyphens.

    >>> from croupier.pit import game
    >>> house = chosen(game("russian-poker").options, {"kickers": "first", "sixth-price": "2"})
    >>> house.kickers, house.sixth_price
    ('first', 2)
    """
    if not answers:
        return options
    known = {} if options is None else options_of(type(options))
    changes = {}
    for written, answer in answers.items():
        name = written.replace("-", "_")
        if name not in known:
            names = ", ".join(one.replace("_", "-") for one in known) or "–"
            raise Mistake("pit-no-such-option", option=written, options=names)
        changes[name] = _read(known[name], answer)
    return dataclasses.replace(options, **changes)


def _read(known: Option, answer: object) -> object:
    text = str(answer).strip().lower()
    if known.answers:
        if text in known.answers:
            return text
        right = ", ".join(known.answers)
    elif isinstance(known.default, bool):
        if text in ("true", "false", "yes", "no"):
            return text in ("true", "yes")
        right = "yes, no"
    else:
        if (
            isinstance(answer, (int, str))
            and not isinstance(answer, bool)
            and text.isascii()
            and text.isdigit()
        ):
            return int(text)
        right = "0, 1, 2…"
    raise Mistake(
        "pit-bad-answer", option=known.name.replace("_", "-"), answer=str(answer)[:40], answers=right
    )
