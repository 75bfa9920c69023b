"""What a bot sees: what its seat is shown of a table, and nothing else."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.cards import CARDS, UNKNOWN
from croupier.play import catalogue, plain_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.cards import Cards
    from croupier.play import Hand, Operation, Player, Positions, Variant

FACE_DOWN: Final = "??"

SMALL: Final = 8
"""Decks of so many cards or fewer make games that are solved, and played by all that was done."""

_ACTS: Final = frozenset({"fold", "check", "call", "raise", "stands", "bring-in"})
_DEALT: Final = frozenset({"deal", "up", "board", "burn", "discard"})

CARDS_BY_NAME: Final = {name: card for card, name in enumerate(CARDS)}
"""The numbers of the cards by their names."""

_NAMES: Final = {**dict(enumerate(CARDS)), UNKNOWN: FACE_DOWN}


class SeatSeen(msgspec.Struct, frozen=True, gc=False):
    """Another player, or oneself. `cards` are names, `??` face down, `None` when the seat has none.

    `drew` is how many cards were exchanged at the last draw, `None` before any.
    """

    seat: int
    stack: int
    bet: int
    in_hand: bool
    folded: bool
    all_in: bool
    cards: tuple[str, ...] | None
    drew: int | None = None


class Act(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """What a seat did with its chips, in sight of everybody.

    `kind` is `fold`, `check`, `call`, `raise` or `bring-in`; `to` is the total of a raise, else what was put in.
    """

    seat: int
    kind: str
    to: int = 0


class HandSeen(msgspec.Struct, frozen=True, gc=False):
    """The hand: `total` is everything in the middle and in front of the players, in chips.

    `boards` are all of them where there are several; `board` is the first. `rounds` is what was done in each round of
    betting, the last one the one that is played; it is told where the deck is so `SMALL` that one can go by it.
    """

    number: int
    turn: int
    street: str
    board: tuple[str, ...]
    total: int
    to_act: int | None
    boards: tuple[tuple[str, ...], ...] = ()
    rounds: tuple[tuple[Act, ...], ...] = ()


class OptionsSeen(msgspec.Struct, frozen=True, gc=False):
    """What may be done, in chips; raises are totals of the street.

    `discards` are the fewest and the most cards to throw away, where it is the time; with `fixed` there is no
    total between the least and the most.
    """

    fold: bool
    check: bool
    call: int
    raise_min: int
    raise_max: int
    bring_in: int = 0
    discards: tuple[int, int] | None = None
    fixed: bool = False


class OwnPlace(msgspec.Struct, frozen=True, gc=False):
    """One's own seat, and what one may do now."""

    seat: int
    options: OptionsSeen | None


class Sight(msgspec.Struct, frozen=True, gc=False):
    """A table as seen from a seat.

    The order of the seats and of the button is that of their numbers, clockwise.

    >>> from croupier.play import Hand
    >>> sight = look(Hand.new("nl-holdem", [500] * 3, blinds=(1, 2), seed=4), 1, big_blind=2)
    >>> sight.seat(1).cards, sight.seat(2).cards, sight.hand.street
    (('Js', 'As'), ('??', '??'), 'preflop')
    """

    big_blind: int
    button: int | None
    big_blind_seat: int | None
    seats: tuple[SeatSeen, ...]
    hand: HandSeen | None
    you: OwnPlace | None
    game: str = "nl-holdem"
    bets: tuple[int, ...] = ()

    @property
    def variant(self) -> Variant:
        """The game that is played."""
        return catalogue[self.game]

    @property
    def unit(self) -> int:
        """The bet that the pot is raised by at first, in chips."""
        return self.bets[0] if self.bets else max(self.big_blind, 1)

    @property
    def live(self) -> tuple[SeatSeen, ...]:
        """The players who still hold a hand."""
        return tuple([seat for seat in self.seats if seat.in_hand and not seat.folded])

    def seat(self, number: int) -> SeatSeen:
        """The player in a seat."""
        return next(seat for seat in self.seats if seat.seat == number)


def look(
    hand: Hand, seat: int, *, big_blind: int, positions: Positions | None = None, number: int = 1
) -> Sight:
    """Return what a seat of a hand sees: its own cards, those that lie face up, chips, and what it may do.

    `big_blind` is the table's, in chips, 0 where there is none; `number` is that of the hand.

    >>> from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes
    >>> hand = Hand(Setup.deal_in(NL_HOLDEM, Stakes(1, 2), {1: 200, 2: 200}, Positions(1, 1, 2)), range(52))
    >>> [seen.cards for seen in look(hand, 1, big_blind=2).seats]
    [('2d', '2s'), ('??', '??')]
    """
    setup = hand.setup
    betting = setup.variant.betting
    bets = setup.bets if betting.fixed or betting.spread else ()
    drew: dict[int, int] = {}
    rounds: tuple[tuple[Act, ...], ...] = ()
    game = plain_name(setup.variant.id)
    draws, has_board, by_button, small = _kind(game)
    if draws:
        drew = hand.drew
    if small:
        rounds = _rounds(hand.log)
    boards = tuple([_named(board) for board in hand.boards])
    played = has_board or boards[0]
    button = positions.button if positions is not None and by_button else None
    blind = positions.big_blind if positions is not None and big_blind else None
    return Sight(
        big_blind,
        button,
        blind,
        tuple([_seat(hand.player(other), seat, drew.get(other)) for other in sorted(setup.stacks)]),
        HandSeen(
            number,
            hand.moment,
            hand.street_name,
            boards[0],
            hand.total,
            hand.actor,
            boards if played else (),
            rounds,
        ),
        OwnPlace(seat, _options(hand, seat)),
        game,
        bets,
    )


@cache
def _kind(game: str) -> tuple[bool, bool, bool, bool]:
    """Whether a game has draws, a board, a button that says who opens, and so few cards that it is solved."""
    variant = catalogue[game]
    draws = any([street.draw for street in variant.streets])
    has_board = any([street.board for street in variant.streets])
    return draws, has_board, variant.has_button, len(variant.deck.cards) <= SMALL


def _rounds(log: Sequence[Operation]) -> tuple[tuple[Act, ...], ...]:
    """What was done with chips, round by round; cards that are dealt or exchanged begin a new one."""
    rounds: list[tuple[Act, ...]] = []
    acts: list[Act] = []
    for kind, seat, amount, _ in log:
        if kind in _ACTS:
            acts.append(Act(seat, "raise" if kind == "stands" else kind, amount))
        elif acts and kind in _DEALT:
            rounds.append(tuple(acts))
            acts = []
    return (*rounds, tuple(acts))


def _seat(player: Player, viewer: int, drew: int | None) -> SeatSeen:
    seat, stack, bet = player.seat, player.stack, player.bet
    if player.folded or player.mucked:
        return SeatSeen(seat, stack, bet, True, True, player.all_in, None, drew)
    cards, up, exposed = player.cards, player.up, player.exposed
    if seat == viewer or player.shown:
        names = _named(cards)
    elif up or exposed:
        names = tuple([_NAMES[card] if card in up or card in exposed else FACE_DOWN for card in cards])
    else:
        names = (FACE_DOWN,) * len(cards)
    return SeatSeen(seat, stack, bet, True, False, player.all_in, names, drew)


def _named(cards: Cards) -> tuple[str, ...]:
    return tuple([_NAMES[card] for card in cards])


def _options(hand: Hand, seat: int) -> OptionsSeen | None:
    options = hand.options
    if options is None or options.seat != seat:
        return None
    return OptionsSeen(
        options.fold,
        options.check,
        options.call,
        options.raise_min,
        options.raise_max,
        options.bring_in,
        options.discards,
        hand.setup.variant.betting.fixed,
    )
