"""The summary under a hand: the pot, the board, and how each seat ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from croupier.cards import UNKNOWN, show
from croupier.records.naming import named
from croupier.records.streets import streets_of

if TYPE_CHECKING:
    from croupier.cards import Cards
    from croupier.play import Hand
    from croupier.records.playing import Played
    from croupier.records.sites.money import Money

_FOLDED: Final = {
    "preflop": "before Flop",
    "flop": "on the Flop",
    "turn": "on the Turn",
    "river": "on the River",
    "third": "on the 3rd Street",
    "fourth": "on the 4th Street",
    "fifth": "on the 5th Street",
    "sixth": "on the 6th Street",
    "seventh": "on the River",
    "predraw": "before the Draw",
    "draw": "after the Draw",
    "first-draw": "after the 1st Draw",
    "second-draw": "after the 2nd Draw",
    "third-draw": "after the 3rd Draw",
}
ORDINALS: Final = ("FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH", "SIXTH", "SEVENTH", "EIGHTH")
"""What boards are called where there are several."""
_TIMES: Final = ("once", "twice", "three times", "four times")
_BLINDS: Final = {"small-blind": "small blind", "big-blind": "big blind"}


def summary(played: Played, names: Mapping[int, str], money: Money) -> Iterator[str]:
    """The lines of the summary."""
    hand = played.hand
    yield "*** SUMMARY ***"
    yield _pot(hand, money)
    yield from _boards(hand)
    folded = _folded(hand)
    for seat in sorted(hand.setup.stacks):
        yield f"Seat {seat}: {names[seat]}{_place(hand, seat)} {_ended(played, seat, money, folded)}"


def _pot(hand: Hand, money: Money) -> str:
    result = hand.result
    total = sum(pot.amount for pot in result.pots) + result.rake
    parts = ""
    if len(result.pots) > 1:
        parts = f" Main pot {money.write(result.pots[0].amount)}."
        for number, pot in enumerate(result.pots[1:], 1):
            label = "Side pot" if len(result.pots) == 2 else f"Side pot-{number}"
            parts += f" {label} {money.write(pot.amount)}."
    return f"Total pot {money.write(total)}{parts} | Rake {money.write(result.rake)}"


def _boards(hand: Hand) -> Iterator[str]:
    boards = [board for board in hand.boards if board and UNKNOWN not in board]
    if len(boards) == 1:
        yield f"Board [{_words(boards[0])}]"
        return
    times = len(hand.boards) // hand.setup.variant.boards
    if times > 1:
        yield f"Hand was run {_TIMES[times - 1]}"
    for ordinal, board in zip(ORDINALS, boards, strict=False):
        yield f"{ordinal} Board [{_words(board)}]"


def _folded(hand: Hand) -> dict[int, str]:
    """Where each player folded."""
    streets = hand.setup.variant.streets
    entries = zip(hand.log, streets_of(hand), strict=True)
    return {
        entry.seat: _FOLDED[streets[street].name]
        for entry, street in entries
        if entry.kind in ("fold", "kill")
    }


def _place(hand: Hand, seat: int) -> str:
    place = " (button)" if seat == hand.setup.button and hand.setup.variant.has_button else ""
    blinds = [_BLINDS[bet.kind] for bet in hand.setup.forced if bet.seat == seat and bet.kind in _BLINDS]
    return place + "".join(f" ({blind})" for blind in blinds)


def _ended(played: Played, seat: int, money: Money, folded: Mapping[int, str]) -> str:
    hand = played.hand
    player = hand.player(seat)
    won = sum(award.amount for award in hand.result.awards if award.seat == seat)
    if seat in folded:
        bet = any(entry.seat == seat and entry.kind in ("call", "raise") for entry in hand.log)
        posted = any(bet.seat == seat and bet.kind != "ante" for bet in hand.setup.forced)
        return f"folded {folded[seat]}" + ("" if bet or posted else " (didn't bet)")
    if player.shown or seat in played.tabled:
        cards = player.cards if player.shown else played.tabled[seat]
        name = named(hand.setup.variant, cards, hand.board)
        ends = f"won ({money.write(won)})" if won else "lost"
        return f"showed [{_words(cards)}] and {ends}" + (f" with {name}" if name else "")
    if player.mucked:
        known = UNKNOWN not in player.cards and bool(player.cards)
        return f"mucked [{_words(player.cards)}]" if known else "mucked"
    return f"collected ({money.write(won)})"


def _words(cards: Cards) -> str:
    text = show(cards)
    return " ".join(text[at : at + 2] for at in range(0, len(text), 2))
