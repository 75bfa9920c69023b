"""PokerKit's table, set for one of our hands: the same game, chips, forced bets and deck."""

from __future__ import annotations

import warnings
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from pokerkit import (
    Automation,
    BadugiHand,
    BettingStructure,
    Card,
    EightOrBetterLowHand,
    KuhnPokerHand,
    LeducHoldemHand,
    Mode,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    Opening,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardBadugiHand,
    StandardHighHand,
    StandardLowHand,
    State,
    Street,
)

from croupier.cards import CARDS, Cards
from croupier.play import Operation, Setup, Variant
from croupier.play.forced import DEAD, LIVE
from croupier.play.variant import Street as OurStreet

AUTOMATIONS: Final = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
"""Everything but the decisions and the cards."""

HANDS: Final = {
    ("high", 0): StandardHighHand,
    ("high", 2): OmahaHoldemHand,
    ("short-deck", 0): ShortDeckHoldemHand,
    ("ace-to-five", 0): RegularLowHand,
    ("eight-or-better", 0): EightOrBetterLowHand,
    ("eight-or-better", 2): OmahaEightOrBetterLowHand,
    ("deuce-to-seven", 0): StandardLowHand,
    ("badugi", 0): BadugiHand,
    ("deuce-badugi", 0): StandardBadugiHand,
    ("kuhn", 0): KuhnPokerHand,
    ("leduc", 0): LeducHoldemHand,
}
"""Their reading of hands, by our ranking and the number of hole cards it must use."""

OPENINGS: Final = {
    ("left-of-blinds", "high"): Opening.POSITION,
    ("left-of-button", "high"): Opening.POSITION,
    ("bring-in", "high"): Opening.LOW_CARD,
    ("bring-in", "low"): Opening.HIGH_CARD,
    ("best-showing", "high"): Opening.HIGH_HAND,
    ("best-showing", "low"): Opening.LOW_HAND,
}


class Offer(NamedTuple):
    """What the player in turn may do, in chips; the same questions as our options, 0 for no."""

    seat: int
    call: int = 0
    raise_min: int = 0
    raise_max: int = 0
    bring_in: int = 0
    draws: bool = False


def plays(variant: Variant) -> bool:
    """Whether PokerKit can play a game at all."""
    betting = variant.betting
    return (
        not betting.spread
        and betting.pot in (None, (1, 1))
        and not any(street.discard or street.silent for street in variant.streets)
        and all((ranking.id, variant.hole_used) in HANDS for ranking in variant.rankings)
    )


class PokerKitTable:
    """One hand at PokerKit's table. Seats are ours; theirs are places, the first to the left of the button 0."""

    def __init__(self, setup: Setup, deck: Sequence[int]) -> None:
        self.setup = setup
        self.seats = setup.order
        variant = setup.variant
        self.state: Any = State(
            AUTOMATIONS,
            tuple(map(_card, variant.deck.cards)),
            tuple(HANDS[ranking.id, variant.hole_used] for ranking in variant.rankings),
            tuple(_street(setup, street) for street in variant.streets),
            _structure(variant),
            not any(bet.kind in DEAD for bet in setup.forced),
            self._by_place((bet.seat, bet.amount) for bet in setup.forced if bet.kind not in LIVE),
            self._by_place(
                (bet.seat, -bet.amount if bet.kind == "post" else bet.amount)
                for bet in setup.forced
                if bet.kind in LIVE
            ),
            setup.bring_in,
            tuple(setup.stacks[seat] for seat in self.seats),
            len(self.seats),
            mode=Mode.CASH_GAME,
            starting_board_count=variant.boards,
        )
        self.state.deck_cards = deque(map(_card, deck))

    def _by_place(self, posted: Iterable[tuple[int, int]]) -> list[int]:
        amounts = [0] * len(self.seats)
        for seat, amount in posted:
            amounts[self.seats.index(seat)] += amount
        # Heads-up they count the blinds and antes from the other side.
        return amounts[::-1] if len(amounts) == 2 else amounts

    # What they do

    def do(self, operation: Operation) -> None:
        """Do what one of our players has done."""
        state = self.state
        kind, _, amount, cards = operation
        with warnings.catch_warnings(action="ignore"):
            if kind == "fold":
                state.fold()
            elif kind in ("bring-in", "call") and state.bring_in_status:
                state.post_bring_in()
            elif kind in ("check", "call"):
                state.check_or_call()
            elif kind == "raise":
                state.complete_bet_or_raise_to(amount)
            else:
                state.stand_pat_or_discard(tuple(map(_card, cards)))

    def deal(self) -> None:
        """Deal what they would deal by themselves, from the deck they were given."""
        state = self.state
        with warnings.catch_warnings(action="ignore"):
            while True:
                if state.can_burn_card():
                    state.burn_card()
                elif state.can_deal_hole():
                    state.deal_hole()
                elif state.can_deal_board():
                    state.deal_board()
                else:
                    return

    def deal_as(self, log: Iterable[Operation]) -> None:
        """Deal the cards of our log, as far as they wait for such."""
        state = self.state
        with warnings.catch_warnings(action="ignore"):
            for kind, seat, _, cards in log:
                given = tuple(map(_card, cards))
                if kind == "burn":
                    state.burn_card(given)
                elif kind in ("deal", "up"):
                    state.deal_hole(given, self.seats.index(seat))
                elif kind == "board" and state.can_deal_board():
                    state.deal_board(given)

    def burn_unseen(self) -> None:
        """Burn a card nobody names."""
        self.state.burn_card("??")

    # What they see

    @property
    def burns(self) -> bool:
        """Whether they would burn a card now."""
        return bool(self.state.can_burn_card())

    @property
    def over(self) -> bool:
        return not self.state.status

    @property
    def offer(self) -> Offer | None:
        """What their player in turn may do; None when it is nobody's."""
        state = self.state
        if state.stand_patter_or_discarder_index is not None:
            return Offer(self.seats[state.stand_patter_or_discarder_index], draws=True)
        if state.actor_index is None:
            return None
        return Offer(
            self.seats[state.actor_index],
            state.checking_or_calling_amount or 0,
            state.min_completion_betting_or_raising_to_amount or 0,
            state.max_completion_betting_or_raising_to_amount or 0,
            state.effective_bring_in_amount or 0,
        )

    @property
    def stacks(self) -> dict[int, int]:
        return dict(zip(self.seats, self.state.stacks, strict=True))

    @property
    def live_stacks(self) -> dict[int, int]:
        """The chips behind the players who are still in the hand."""
        state = self.state
        return {seat: state.stacks[place] for place, seat in enumerate(self.seats) if state.statuses[place]}

    @property
    def bets(self) -> dict[int, int]:
        return dict(zip(self.seats, self.state.bets, strict=True))

    @property
    def pots(self) -> list[tuple[int, set[int]]]:
        """The pots without the bets still in front of the players, and the seats that can win each."""
        return [(pot.amount, {self.seats[place] for place in pot.player_indices}) for pot in self.state.pots]

    def cards(self, seat: int) -> Cards:
        """A player's cards, by number."""
        return tuple(sorted(_number(card) for card in self.state.hole_cards[self.seats.index(seat)]))

    @property
    def boards(self) -> tuple[Cards, ...]:
        with warnings.catch_warnings(action="ignore"):
            return tuple(
                tuple(_number(card) for card in self.state.get_board_cards(board))
                for board in range(self.setup.variant.boards)
            )

    @property
    def pushed(self) -> list[dict[int, int]]:
        """What was pushed to whom, by pot, the main pot first."""
        pots: list[dict[int, int]] = []
        for operation in self.state.operations:
            if type(operation).__name__ != "ChipsPushing":
                continue
            while len(pots) <= operation.pot_index:
                pots.append({})
            for seat, amount in zip(self.seats, operation.amounts, strict=True):
                if amount:
                    pots[-1][seat] = pots[-1].get(seat, 0) + amount
        return pots


def _card(card: int) -> Any:
    return next(Card.parse(CARDS[card]))


def _number(card: Any) -> int:
    return CARDS.index(repr(card))


def _structure(variant: Variant) -> Any:
    if variant.betting.fixed:
        return BettingStructure.FIXED_LIMIT
    return BettingStructure.POT_LIMIT if variant.betting.pot else BettingStructure.NO_LIMIT


def _street(setup: Setup, street: OurStreet) -> Any:
    betting = setup.variant.betting
    cap = betting.cap or (setup.policy.raise_cap + 1 if betting.fixed else None)
    smallest = setup.bets[min(street.bet, len(setup.bets) - 1)]
    if street is setup.variant.streets[0] and not betting.fixed:
        # The smallest raise over a straddle is theirs to be told.
        smallest = max(smallest, setup.full_bet)
    return Street(
        street.burn,
        (False,) * street.down + (True,) * street.up,
        street.board,
        bool(street.draw),
        OPENINGS[street.opener, setup.variant.showing],
        smallest,
        cap,
    )
