"""Writing PHH: a record as text, and a hand as the record of it that one viewer may have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from decimal import Decimal
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final, Literal

import tomli_w

from croupier.cards import UNKNOWN, Cards
from croupier.play.forced import LIVE
from croupier.records.action import Action, write_action
from croupier.records.amounts import ENDLESS
from croupier.records.beyond import beyond_of
from croupier.records.fields import FIELDS, REQUIRED
from croupier.records.games import game_coded, game_of
from croupier.records.playing import plain_setup
from croupier.records.record import Record

if TYPE_CHECKING:
    from croupier.play import Hand, Setup

Viewer = int | Literal["all"] | None
"""Whose eyes a record is written with: a seat's, everybody's (`all`), or a spectator's (None)."""

_BETS: Final = frozenset({"blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet"})
_MONEY: Final = _BETS | {"antes", "starting_stacks"}
_NO_END: Final = Decimal("Infinity")
_ACTIONS: Final = {
    "fold": "fold",
    "kill": "fold",
    "check": "call",
    "call": "call",
    "raise": "raise",
    "bring-in": "bring-in",
    "discard": "discard",
    "show": "show",
    "muck": "muck",
}


def write(record: Record) -> str:
    """A record as the text of a `.phh` file; reading it gives the record again.

    >>> from croupier.records.phh import read
    >>> record = Record("NT", (0, 0), (200, 200), (Action("hole", 1, cards=(50, 45)),), (1, 2), min_bet=2)
    >>> read(write(record)) == (record,)
    True
    """
    return "".join(_lines(record))


def write_all(records: Iterable[Record]) -> str:
    """Records as the text of a `.phhs` file, one hand to each table from `[1]` on.

    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> record = record_of(hand, players={}, viewer="all")
    >>> [line for line in write_all([record, record]).splitlines() if line.startswith("[")]
    ['[1]', '[2]']
    """
    hands = [f"[{number}]\n{write(record)}" for number, record in enumerate(records, 1)]
    return "\n".join(hands)


def write_hand(hand: Hand, /, *, players: Mapping[int, str], viewer: Viewer, **about: Any) -> str:
    """A hand as the text of a `.phh` file, with `????` for hole cards the viewer has not seen.

    `players` are the names by seat; `about` are more fields of the standard (`hand=12`, `table="Felt"`), or the
    annotator's own (`_room="…"`).

    >>> import croupier
    >>> hand = croupier.Hand.new("nl-holdem", [500, 500], blinds=(5, 10), seed=7)
    >>> write_hand(hand, players={1: "Ann", 2: "Bob"}, viewer=1).splitlines()[0]
    'variant = "NT"'
    """
    return write(record_of(hand, players=players, viewer=viewer, **about))


def record_of(
    hand: Hand,
    /,
    *,
    players: Mapping[int, str],
    viewer: Viewer,
    unit: int = 1,
    tabled: Mapping[int, Cards] | None = None,
    **about: Any,
) -> Record:
    """The record of a hand as far as it was played, with the cards its viewer has seen.

    A hole card is written where it was seen: by its owner and by `all` when it was dealt, by others when it lay
    face up or was shown. `unit` are the chips in one unit of the record's amounts, `tabled` the hands that were
    shown, by seat, when all was over. What the standard has no field for stands in `croupier.records.beyond`'s.
    Raises `Mistake` for a game that nobody could read again.

    >>> from croupier.play import Hand
    >>> hand = Hand.new("nl-holdem", [500, 500], blinds=(1, 2), seed=4)
    >>> hand.fold()
    >>> record = record_of(hand, players={1: "Ann", 2: "Bob"}, viewer=1)
    >>> [action.kind for action in record.actions], record.players
    (['hole', 'hole', 'fold'], ('Bob', 'Ann'))
    """
    setup = hand.setup
    seats = setup.order
    game = game_of(setup.variant)
    about = dict(about)
    fields: dict[str, Any] = {
        "variant": game.code,
        "ante_trimming_status": any(bet.kind == "ante" for bet in setup.forced),
        "antes": _posted(setup, live=False),
        "starting_stacks": tuple(setup.stacks[seat] for seat in seats),
        "actions": tuple(_actions(hand, viewer, tabled or {})),
        "seats": seats,
        "unit": unit,
    }
    fields |= zip(game.states[1:], (*setup.bets, setup.bets[-1]), strict=False)
    if setup.bring_in:
        fields["bring_in"] = setup.bring_in
    else:
        fields["blinds_or_straddles"] = _posted(setup, live=True)
    if hand.over:
        fields["finishing_stacks"] = tuple(_left(hand, seat, unit) for seat in seats)
    if any(players.get(seat) for seat in seats):
        fields["players"] = tuple(players.get(seat, "") for seat in seats)
    record = Record(**fields, **{name: about.pop(name) for name in tuple(about) if not name.startswith("_")})
    return replace(record, own={**about, **beyond_of(hand, plain_setup(record), unit)})


def _left(hand: Hand, seat: int, unit: int) -> Decimal:
    """The stack of a seat when all is over, in the record's unit; what had no end has none."""
    endless = hand.setup.stacks[seat] == ENDLESS * unit
    return _NO_END if endless else Decimal(hand.player(seat).stack) / unit


def _lines(record: Record) -> Iterator[str]:
    """A field to a line, actions one to a line, the annotator's own last."""
    for name, value in _fields(record):
        if name == "actions":
            yield "actions = [\n" + "".join(f"  {_literal(action)},\n" for action in value) + "]\n"
        else:
            yield f"{_key(name)} = {_literal(value)}\n"


@lru_cache(maxsize=256)
def _key(name: str) -> str:
    return tomli_w.dumps({name: 0}).removesuffix(" = 0\n")


def _literal(value: Any) -> str:
    """A value as TOML writes it on one line; what most values are is written at once."""
    if isinstance(value, str) and value.isprintable() and '"' not in value and "\\" not in value:
        return f'"{value}"'
    if type(value) is int:
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join(_literal(item) for item in value)}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{_key(name)} = {_literal(item)}' for name, item in value.items())}}}"
    return tomli_w.dumps({"x": value}).removeprefix("x = ").removesuffix("\n")


def _fields(record: Record) -> Iterator[tuple[str, Any]]:
    amounts = record.amounts
    stated = {*REQUIRED, *game_coded(record.variant).states, "ante_trimming_status"}
    for name in FIELDS:
        value = getattr(record, name)
        if name not in stated and (name in _BETS or value is None or value == ()):
            continue
        if name == "actions":
            value = [write_action(action, amounts) for action in value]
        elif name in _MONEY:
            value = (
                [_NO_END if record.endless(chips) else amounts.amount(chips) for chips in value]
                if isinstance(value, tuple)
                else amounts.amount(value)
            )
        elif isinstance(value, tuple):
            value = [_plain(item) for item in value]
        yield name, _plain(value)
    yield from record.own.items()


def _plain(value: Any) -> Any:
    """A whole number without decimals, which the standard lets stand for chips and seconds."""
    if isinstance(value, Decimal) and value.is_finite() and value == int(value):
        return int(value)
    return value


def _posted(setup: Setup, *, live: bool) -> tuple[int, ...]:
    """Antes, or blinds, in the order of the players; the standard turns them round for two.

    A live post stands below zero. What the standard has no word for, a dead blind, lies in the pot like an ante.
    """
    posted = dict.fromkeys(setup.order, 0)
    for seat, amount, kind in setup.forced:
        if (kind in LIVE) is live:
            posted[seat] += -amount if kind == "post" else amount
    amounts = tuple(posted.values())
    return amounts[::-1] if len(amounts) == 2 else amounts


def _actions(hand: Hand, viewer: Viewer, tabled: Mapping[int, Cards]) -> Iterator[Action]:
    """What the log says, cards dealt in one go to a player as one action, players in their order."""
    player_of = {seat: number for number, seat in enumerate(hand.seats, 1)}
    eyes = set(hand.seats) if viewer == "all" else {viewer}
    dealt: dict[int, Cards] = {}
    given = dict.fromkeys(hand.seats, 0)
    by_street = set(accumulate([street.down + street.up for street in hand.setup.variant.streets]))
    for kind, seat, amount, cards in hand.log:
        if kind in ("deal", "up"):
            if seat in dealt and given[seat] in by_street:
                # Another street, which nothing was burned for, the stub being short.
                yield from _holes(dealt, player_of)
                dealt = {}
            given[seat] += len(cards)
            seen = kind == "up" or seat in eyes
            dealt[seat] = dealt.get(seat, ()) + (cards if seen else _unseen(cards))
            continue
        yield from _holes(dealt, player_of)
        dealt = {}
        if kind == "show":
            # A hand that is opened stays open: what it is dealt from now on everybody sees.
            eyes.add(seat)
        if kind == "board":
            yield Action("board", cards=cards)
        elif kind == "raise":
            yield Action("raise", player_of[seat], amount)
        elif kind in _ACTIONS:
            yield Action(_ACTIONS[kind], player_of[seat], cards=cards if seat in eyes else _unseen(cards))
    yield from _holes(dealt, player_of)
    for seat in _dealt_on(hand):
        # A hand that was opened before its last card is opened whole: other readers take an earlier word for less.
        yield Action("show", player_of[seat], cards=hand.player(seat).cards)
    for seat, cards in tabled.items():
        yield Action("show", player_of[seat], cards=cards)


def _dealt_on(hand: Hand) -> list[int]:
    """The seats whose hands were opened and then dealt more cards, all of them known, of a hand that is over."""
    opened: dict[int, bool] = {}
    for kind, seat, _, _ in hand.log:
        if kind == "show":
            opened[seat] = False
        elif kind in ("deal", "up") and seat in opened:
            opened[seat] = True
    known = [seat for seat, more in opened.items() if more and UNKNOWN not in hand.player(seat).cards]
    return known if hand.over else []


def _holes(dealt: Mapping[int, Cards], player_of: Mapping[int, int]) -> Iterator[Action]:
    for seat, player in player_of.items():
        if seat in dealt:
            yield Action("hole", player, cards=dealt[seat])


def _unseen(cards: Cards) -> Cards:
    return (UNKNOWN,) * len(cards)
