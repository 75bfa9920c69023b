"""A table to play hands at: deals chosen cards, and takes its actions as one would call them at a table."""

from __future__ import annotations

import re
from collections.abc import Mapping

from msgspec import structs

from croupier.cards import Cards, parse
from croupier.play import NL_HOLDEM, Forced, Hand, Positions, Setup, Stakes
from croupier.rulebook import Policy
from tests import under

BOARD = "2c7d9hJsKc"
"""A board that helps nobody: no pair, no flush, no straight."""


STAKES = Stakes(50, 100)


def blinds(seats: list[int], button: int) -> Positions:
    """Button, small blind and big blind at a table where nobody has just left."""
    left = [s for s in sorted(seats) if s > button] + [s for s in sorted(seats) if s <= button]
    return Positions(button, button, left[0]) if len(left) == 2 else Positions(button, left[0], left[1])


def table(
    stacks: Mapping[int, int] | list[int],
    stakes: Stakes = STAKES,
    *,
    button: int = 1,
    positions: Positions | None = None,
    posts: Mapping[int, int] | None = None,
    policy: Policy | None = None,
) -> Setup:
    """A hold'em hand about to be dealt; a list of stacks fills the seats from 1 on."""
    chips = stacks if isinstance(stacks, Mapping) else dict(enumerate(stacks, 1))
    stand = positions or blinds(list(chips), button)
    return Setup.deal_in(NL_HOLDEM, stakes, chips, stand, posts=posts, policy=policy or under.policy())


def posted(stacks: list[int], *forced: tuple[int, int, str], button: int = 1, big_blind: int = 100) -> Setup:
    """A hand with forced bets named one by one."""
    chips = dict(enumerate(stacks, 1))
    forced_bets = tuple(Forced(*bet) for bet in forced)
    return Setup(NL_HOLDEM, chips, button, forced_bets, (big_blind,), under.policy())


def stacked(setup: Setup, holes: Mapping[int, str], board: str = BOARD) -> Cards:
    """A deck that deals these hole cards and this board; other seats and the burns get what is left, low first."""
    wanted = {seat: parse(cards) for seat, cards in holes.items()}
    community = parse(board)
    taken = {card for cards in wanted.values() for card in cards} | set(community)
    rest = [card for card in setup.variant.deck.cards if card not in taken]
    deck = [
        wanted[seat][place] if seat in wanted else rest.pop(0) for place in (0, 1) for seat in setup.order
    ]
    for street in (community[:3], community[3:4], community[4:5]):
        deck += [rest.pop(), *street]
    return tuple(deck + rest)


def deal(
    setup: Setup, holes: Mapping[int, str] | None = None, board: str = BOARD, *, asked: bool = False
) -> Hand:
    """A hand dealt from a stacked deck."""
    return Hand(setup, stacked(setup, holes or {}, board), asked=asked)


_CALLED = re.compile(
    r"seat (?P<seat>\d+) (?:(?P<does>folds|checks|calls|shows|mucks)|"
    r"(?P<how>bets|raises to|is all-in for)) ?(?P<chips>[\d_]+)?"
)


def play(hand: Hand, called: str) -> Hand:
    """Play actions called out one after the other, each in its turn.

    `seat 4 raises to 300, seat 5 calls 300, seat 6 is all-in for 250, seat 1 folds`: the chips of a call are what
    is put in, of a bet or raise the total; they must be what the player has to, or everything he has.
    """
    for piece in called.split(","):
        said = _CALLED.fullmatch(piece.strip())
        assert said is not None, f"nobody can play {piece!r}"
        seat, chips = int(said["seat"]), int(said["chips"] or 0)
        assert hand.actor == seat, f"{piece!r}, but it is the turn of {hand.actor}"
        _act(hand, said["does"] or said["how"], chips)
    return hand


def _act(hand: Hand, does: str, chips: int) -> None:
    options = hand.options
    assert options is not None
    if does in ("folds", "checks", "calls", "shows", "mucks"):
        assert does != "calls" or not chips or options.call == chips
        getattr(hand, does[:-1])()
    elif does == "is all-in for":
        player = hand.player(options.seat)
        assert chips == player.stack + player.bet
        if options.raise_max:
            hand.raise_to(chips)
        else:
            assert options.call == player.stack
            hand.call()
    else:
        assert options.opens == (does == "bets")
        hand.raise_to(chips)


def stacks(hand: Hand) -> dict[int, int]:
    """The chips behind each player, by seat."""
    return {seat: hand.player(seat).stack for seat in sorted(hand.seats)}


def offered(hand: Hand) -> dict[str, int]:
    """Everything the player in turn may do, by the names of the options."""
    assert hand.options is not None
    return {name: value for name, value in structs.asdict(hand.options).items() if value}


def bets(hand: Hand) -> dict[int, int]:
    """The chips in front of the players that have any."""
    return {seat: hand.player(seat).bet for seat in sorted(hand.seats) if hand.player(seat).bet}


def done(hand: Hand, *kinds: str) -> list[tuple[str, int, int]]:
    """What the log says of some kinds of operation: kind, seat and chips."""
    return [entry[:3] for entry in hand.log if entry.kind in kinds]


def bounds(hand: Hand) -> tuple[int, int, int]:
    """What the player in turn adds to call, and the totals he may raise from and to."""
    options = hand.options
    assert options is not None
    return options.call, options.raise_min, options.raise_max


def flop(stacks: list[int], stakes: Stakes = STAKES) -> Hand:
    """Everybody has called the big blind; the flop is out and seat 2 is to act."""
    hand = deal(table(stacks, stakes))
    while hand.street_name == "preflop":
        assert hand.options is not None
        hand.check() if hand.options.check else hand.call()
    return hand
