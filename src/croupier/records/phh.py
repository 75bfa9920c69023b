"""Reading PHH: one hand to a text (`.phh`), or one hand to each TOML table (`.phhs`)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from typing import Any, Final, NamedTuple

from croupier.errors import Mistake
from croupier.records.action import Action, read_action
from croupier.records.amounts import ENDLESS, MOST_CHIPS, Amounts, amount_in, amounts_for
from croupier.records.beyond import FIELD, beyond
from croupier.records.fields import FIELDS, PER_PLAYER, REQUIRED, check_shape
from croupier.records.games import game_coded
from croupier.records.record import Record, RecordError
from croupier.text import toml

Table = Mapping[str, Any]
"""A hand as TOML gives it."""

_HEADER: Final = re.compile(
    r"^[ \t]*\[[ \t]*(?:\"([^\"\n]+)\"|([A-Za-z0-9-][\w-]*))[ \t]*\][ \t]*(?:#.*)?$", re.MULTILINE
)
_PLACE: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")
_FIELD: Final = re.compile(r"^[ \t]*[\w\"-]+[ \t]*=", re.MULTILINE)
_BEGINS: Final = re.compile(r"\s*(?:#|\[[^\n]*\][ \t]*(?:#|$)|[\w\"'.-]+[ \t]*=)", re.MULTILINE)
_RAISE: Final = re.compile(r"^\s*p\d+\s+cbr\s+(\d+\.\d+)")
_MONEY: Final = ("bring_in", "small_bet", "big_bet", "min_bet")


def read(text: str) -> tuple[Record, ...]:
    """Every hand of a text.

    Raises `RecordError` for the first hand that cannot be read.

    >>> hand, = read('''
    ... variant = "NT"
    ... antes = [0, 0]
    ... blinds_or_straddles = [50, 100]
    ... min_bet = 100
    ... starting_stacks = [10000, 10000]
    ... actions = ["d dh p1 ????", "d dh p2 ????", "p2 f"]
    ... ''')
    >>> hand.actions[-1].kind
    'fold'
    """
    return tuple(read_table(table, name) for name, table in tables(text))


def tables(text: str) -> Iterator[tuple[str, Table]]:
    """The hands of a text before they are checked, each with its name: its own, else that of its table.

    Raises `RecordError` when the text is no TOML or holds no hand.

    >>> [(name, table["variant"]) for name, table in tables('[1]\\nvariant = "NT"\\n\\n[2]\\nvariant = "PO"\\n')]
    [('1', 'NT'), ('2', 'PO')]
    """
    found = _loaded(text)
    if not found:
        raise RecordError(Mistake("records-empty"))
    if not all(isinstance(value, dict) for value in found.values()):
        found = {"": found}
    for name, table in found.items():
        yield _named(name, table), table


def is_phh(text: str) -> bool:
    """Whether a text begins as TOML does: with a comment, a heading or a field."""
    return bool(_BEGINS.match(text))


class Part(NamedTuple):
    """A hand of a text as it stands there: its first line, counted from 1, and all its lines."""

    line: int
    text: str

    def table(self) -> tuple[str, Table]:
        """Its name and its fields. Raises `RecordError` where it is no TOML."""
        found = _loaded(self.text, self.line)
        heading = _HEADER.match(self.text)
        if heading:
            name = heading[1] or heading[2]
            return _named(name, found[name]), found[name]
        return _named("", found), found


def parts(text: str) -> list[Part]:
    """The hands of a text, each by itself: one that is no TOML does not keep the others from being read."""
    starts = [found.start() for found in _HEADER.finditer(text)]
    if not starts:
        return [Part(1, text)] if text.strip() else []
    found = []
    line = 1 + text.count("\n", 0, starts[0])
    if _FIELD.search(text[: starts[0]]):
        found.append(Part(1, text[: starts[0]]))
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        found.append(Part(line, text[start:end]))
        line += text.count("\n", start, end)
    return found


def _named(name: str, table: Table) -> str:
    hand = table.get("hand", name)
    return str(hand) if type(hand) in {int, str} else name


def _loaded(text: str, first: int = 1) -> dict[str, Any]:
    try:
        return toml.loads(text, parse_float=Decimal)
    except toml.Beyond as error:
        raise RecordError(Mistake("records-toml-beyond", most=MOST_CHIPS)) from error
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(text, str(error), first) from error


def read_table(table: Table, name: str = "") -> Record:
    """One hand of a text. Raises `RecordError`, naming the hand and the field.

    >>> from croupier.play import Hand
    >>> from croupier.records import tables, write_hand
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> name, table = next(tables(write_hand(hand, players={}, viewer="all", hand=7)))
    >>> read_table(table, name).starting_stacks
    (500, 500)
    """
    reading = _Reading(table, name)
    reading.check()
    return reading.record()


class _Reading:
    """One hand being read: every problem is told with the hand and the field it stands in."""

    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.name = name or None

    def wrong(self, field: str | None, code: str, **params: Any) -> RecordError:
        return RecordError(Mistake(code, **params), hand=self.name, field=field)

    def check(self) -> None:
        table = self.table
        for field in REQUIRED:
            if field not in table:
                raise self.wrong(field, "records-missing")
        for field in FIELDS:
            if field in table:
                try:
                    check_shape(field, table[field])
                except Mistake as mistake:
                    raise RecordError(mistake, hand=self.name, field=field) from None
        self.check_game()
        self.check_players()

    def check_game(self) -> None:
        code = self.table["variant"]
        try:
            game = game_coded(code)
        except Mistake as mistake:
            raise RecordError(mistake, hand=self.name, field="variant") from None
        for field in game.states:
            if field not in self.table:
                raise self.wrong(field, "records-missing-in-game", game=code)

    def check_players(self) -> None:
        players = len(self.table["starting_stacks"])
        if players < 2:
            raise self.wrong("starting_stacks", "records-too-few-players", players=players)
        for field in PER_PLAYER:
            count = len(self.table.get(field, self.table["starting_stacks"]))
            if count != players:
                raise self.wrong(field, "records-not-one-each", count=count, players=players)
        seats = self.table.get("seats", [])
        if len(set(seats)) != len(seats) or any(seat < 1 for seat in seats):
            raise self.wrong("seats", "records-bad-seats")

    def record(self) -> Record:
        table = self.table
        amounts = self.amounts()
        players = len(table["starting_stacks"])
        values = {field: table[field] for field in FIELDS if field in table}
        for field in _MONEY:
            if field in table:
                values[field] = self.chips(field, [table[field]], amounts)[0]
        values |= {
            "antes": self.chips("antes", table["antes"], amounts),
            "starting_stacks": self.chips("starting_stacks", _finite(table["starting_stacks"]), amounts),
            "blinds_or_straddles": self.blinds(table.get("blinds_or_straddles", []), amounts),
            "actions": self.actions(table["actions"], players, amounts),
            "seats": tuple(table.get("seats", ())),
            "players": tuple(table.get("players", ())),
            "own": {field: value for field, value in table.items() if field not in FIELDS},
        }
        for at, stack in enumerate(values["starting_stacks"], 1):
            if stack == 0:
                raise self.wrong(f"starting_stacks[{at}]", "records-no-stack")
        for field in ("finishing_stacks", "winnings", "time_banks"):
            if field in table:
                values[field] = tuple(Decimal(amount) for amount in table[field])
        if "time_limit" in table:
            values["time_limit"] = Decimal(table["time_limit"])
        return Record(unit=amounts.unit, **values)

    def amounts(self) -> Amounts:
        """The coarsest chips the stakes are whole in, or those the record says it was played in."""
        found = amounts_for(_stakes(self.table))
        try:
            return Amounts(max(found.unit, beyond(self.table).unit))
        except Mistake as mistake:
            raise RecordError(mistake, hand=self.name, field=FIELD) from None

    def chips(self, field: str, listed: list[int | Decimal], amounts: Amounts) -> tuple[int, ...]:
        chips = []
        for at, amount in enumerate(listed, 1):
            try:
                chips.append(amounts.chips(amount))
            except Mistake as mistake:
                place = field if field in _MONEY else f"{field}[{at}]"
                raise RecordError(mistake, hand=self.name, field=place) from None
        return tuple(chips)

    def blinds(self, listed: list[int | Decimal], amounts: Amounts) -> tuple[int, ...]:
        sizes = self.chips("blinds_or_straddles", [_size(blind) for blind in listed], amounts)
        return tuple(-size if blind < 0 else size for blind, size in zip(listed, sizes, strict=True))

    def actions(self, listed: list[str], players: int, amounts: Amounts) -> tuple[Action, ...]:
        actions = []
        for at, text in enumerate(listed, 1):
            try:
                actions.append(read_action(text, players, amounts))
            except Mistake as mistake:
                raise RecordError(mistake, hand=self.name, field=f"actions[{at}]") from None
        return tuple(actions)


def _stakes(table: Table) -> Iterable[int | Decimal]:
    """Everything that goes into the hand: it decides which chips the hand is played in, what comes out does not."""
    yield from table["antes"]
    yield from table.get("blinds_or_straddles", [])
    yield from table["starting_stacks"]
    yield from [table[field] for field in _MONEY if field in table]
    for text in table["actions"]:
        if raised := _RAISE.match(text):
            yield amount_in(raised[1])


def _finite(stacks: list[int | Decimal]) -> list[int | Decimal]:
    """Stacks as they are played: where a record has no end to one, a number of chips that nobody bets."""
    return [ENDLESS if stack == Decimal("Infinity") else stack for stack in stacks]


def _size(blind: int | Decimal) -> int | Decimal:
    """A blind without its sign and with every digit, which `abs` would round."""
    return blind.copy_abs() if isinstance(blind, Decimal) else abs(blind)


def _not_toml(text: str, problem: str, first: int) -> RecordError:
    place = _PLACE.search(problem)
    line, column = (int(place[1]), int(place[2])) if place else (text.count("\n") + 1, 1)
    before = "\n".join(text.splitlines()[:line])
    hands = [quoted or bare for quoted, bare in _HEADER.findall(before)]
    mistake = Mistake(
        "records-not-toml",
        line=str(first + line - 1),
        column=str(column),
        problem=_PLACE.sub("", problem).strip(),
    )
    return RecordError(mistake, hand=hands[-1] if hands else None)
