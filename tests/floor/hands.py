"""Hands for the floor's tests, dealt from a deck in order."""

from __future__ import annotations

from croupier.floor import Seat
from croupier.floor.splitting import Put, Tie
from croupier.floor.stud import Board
from croupier.play import NL_HOLDEM, Hand, Positions, Setup, Stakes, catalogue
from croupier.rulebook import profile


def holdem(
    under: str,
    stacks: dict[int, int],
    moves: str = "",
    blinds: tuple[int, int] = (50, 100),
    straddled: tuple[int, ...] = (),
) -> Hand:
    """No-limit hold'em: the button in the last seat, blinds in the first two, then the moves.

    A move is `f`, `k`, `c`, or a total to bet or raise to.
    """
    seats = sorted(stacks)
    two = len(seats) == 2
    positions = Positions(seats[-1], seats[-1] if two else seats[0], seats[0] if two else seats[1])
    setup = Setup.deal_in(
        NL_HOLDEM, Stakes(*blinds), stacks, positions, policy=profile(under), straddled=straddled
    )
    hand = Hand(setup, NL_HOLDEM.deck.cards)
    for move in moves.split():
        {"f": hand.fold, "k": hand.check, "c": hand.call}.get(move, lambda to=move: hand.raise_to(int(to)))()
    return hand


def stud(under: str) -> Hand:
    """Seven-card stud, limit 10-20, three players."""
    game = catalogue["seven-stud"]
    stakes = Stakes(0, 0, ante=2, bring_in=5, small_bet=10, big_bet=20)
    setup = Setup.deal_in(game, stakes, {1: 500, 2: 500, 3: 500}, Positions(3, 0, 0), policy=profile(under))
    return Hand(setup, game.deck.cards)


def chips(hand: Hand) -> int:
    """All the chips on the table."""
    return sum(hand.player(seat).stack for seat in hand.seats) + (0 if hand.over else hand.total)


def shown(seat: int, cards: str) -> Board:
    """The open cards of a seat."""
    return Board(Seat(seat), cards)


def put(seat: int, amount: int) -> Put:
    """What a seat put in."""
    return Put(seat=Seat(seat), amount=amount)


def tie(amount: int, *high: int) -> Tie:
    """A pot and the seats that share it."""
    return Tie(amount=amount, high=tuple(map(Seat, high)))
