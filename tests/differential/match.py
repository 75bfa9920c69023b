"""One hand played at two tables at once, ours and PokerKit's, and what is found to differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from croupier.cards import show
from croupier.play import Hand, Operation, Setup
from tests.differential.pokerkit_table import Offer, PokerKitTable


class Difference(NamedTuple):
    """One thing that is not the same at the two tables."""

    what: str
    ours: Any
    theirs: Any


class Match:
    """A hand at both tables, from the same deck and by the same decisions.

    Each table deals by itself. Where theirs would deal other cards for a known reason, it is given ours from then
    on, so that the chips can be compared to the end: `by_hand` says why.
    """

    def __init__(self, setup: Setup, deck: Sequence[int], chance: Random) -> None:
        self.setup = setup
        self.chance = chance
        self.by_hand = ""
        self._mirrored = 0
        self.hand = Hand(setup, deck)
        self.table = PokerKitTable(setup, deck)
        self._deal()

    @property
    def found(self) -> tuple[Difference, ...]:
        """What differs now."""
        return tuple(_differences(self.hand, self.table))

    @property
    def story(self) -> str:
        """The hand in full, for people who must find out why the tables differ."""
        setup = self.setup
        told = [
            f"{kind} {seat} {amount} {show(cards)}".rstrip() for kind, seat, amount, cards in self.hand.log
        ]
        return f"{setup.variant.id}, {dict(setup.stacks)}, {setup.forced}, {setup.bets}: {', '.join(told)}"

    def play(self, operation: Operation) -> None:
        """Do the same at both tables."""
        self.hand.apply(operation)
        self.table.do(operation)
        self._deal()

    def let_them_check(self) -> None:
        """Their player in turn, who has nothing to decide, checks."""
        self.table.do(Operation("check"))
        self._deal()

    def let_us_check(self) -> None:
        """Our player in turn, who has nothing to decide, checks."""
        self.hand.check()
        self._deal()

    def _deal(self) -> None:
        while self.hand.dealing:
            self.by_hand = "short-stub"
            order = list(self.hand.to_shuffle)
            self.chance.shuffle(order)
            self.hand.shuffle(order)
        if self.table.offer is not None:
            return
        entries = self.hand.log[self._mirrored :]
        self._mirrored = len(self.hand.log)
        if self.table.burns and not any(entry.kind == "burn" for entry in entries):
            self.by_hand = self.by_hand or "all-stand-pat"
            self.table.burn_unseen()
        if self.by_hand:
            self.table.deal_as(entries)
        else:
            self.table.deal()


def _differences(hand: Hand, table: PokerKitTable) -> Iterator[Difference]:
    if hand.over and table.over:
        yield from _at_the_end(hand, table)
        return
    yield from _in_turn(hand, table)
    if not hand.over and not table.over:
        yield from _on_the_table(hand, table)
    elif hand.options is None and table.offer is None:
        yield Difference("over", hand.over, table.over)


def _in_turn(hand: Hand, table: PokerKitTable) -> Iterator[Difference]:
    ours, theirs = _offer(hand), table.offer
    if ours is None or theirs is None or (ours.seat, ours.draws) != (theirs.seat, theirs.draws):
        if ours != theirs:
            yield Difference("turn", ours, theirs)
        return
    for what in ("call", "bring_in", "raise_min", "raise_max"):
        if getattr(ours, what) != getattr(theirs, what):
            yield Difference(what, getattr(ours, what), getattr(theirs, what))


def _offer(hand: Hand) -> Offer | None:
    options = hand.options
    if options is None:
        return None
    seat, call, low, high = options.seat, options.call, options.raise_min, options.raise_max
    return Offer(seat, call, low, high, options.bring_in, options.discards is not None)


def _on_the_table(hand: Hand, table: PokerKitTable) -> Iterator[Difference]:
    players = {seat: hand.player(seat) for seat in hand.seats}
    live = [seat for seat, player in players.items() if not player.folded]
    both = {
        "boards": (hand.boards, table.boards),
        "cards": (
            {seat: tuple(sorted(players[seat].cards)) for seat in live},
            {seat: table.cards(seat) for seat in live},
        ),
        "chips": ({seat: player.stack for seat, player in players.items()}, table.stacks),
        "bets": ({seat: player.bet for seat, player in players.items()}, table.bets),
        "pots": ([(pot.amount, set(pot.seats)) for pot in hand.pots], table.pots),
    }
    for what, (ours, theirs) in both.items():
        if ours != theirs:
            yield Difference(what, ours, theirs)


def _at_the_end(hand: Hand, table: PokerKitTable) -> Iterator[Difference]:
    result = hand.result
    if dict(result.stacks) != table.stacks:
        yield Difference("stacks", dict(result.stacks), table.stacks)
        return
    ours: list[dict[int, int]] = [{} for _ in result.pots]
    for award in result.awards:
        ours[award.pot][award.seat] = ours[award.pot].get(award.seat, 0) + award.amount
    # Without a showdown their last bet is never pushed: it stays with the player.
    if any(hand.player(seat).shown for seat in hand.seats) and ours != table.pushed:
        yield Difference("pushed", ours, table.pushed)
