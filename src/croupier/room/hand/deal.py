"""What a row does to the hand: it is dealt, acted in, ruled on, settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier.cards import parse
from croupier.cash import acts, finish
from croupier.cash.clock import on_timeout
from croupier.cash.shift import box
from croupier.errors import Broken, Refusal
from croupier.ledger import pot
from croupier.play import Hand, HandBounty, Operation
from croupier.room.hand import rows
from croupier.room.hand.change import Change
from croupier.room.hand.chronicle import tell
from croupier.room.hand.events import BountyEvent, HandStartedEvent, TimedOutEvent, VoidedEvent
from croupier.room.hand.run_out import asked, times_to_run
from croupier.room.hand.seals import CutDeck, waits_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from croupier.cards import Cards
    from croupier.ledger import Account
    from croupier.rulebook import Policy

OfTheHand = (
    rows.Acted
    | rows.Discarded
    | rows.Sealed
    | rows.Shuffled
    | rows.TimedOut
    | rows.MuckSet
    | rows.Agreed
    | rows.NotAgreed
    | rows.Voided
)


class Deal(Change):
    """The rows of the hand."""

    def do(self, act: acts.AnyAct, to: str = "") -> None:
        """Let the seats know of something that the hand does to them."""
        raise NotImplementedError

    def hand_row(self, row: OfTheHand) -> None:
        """Carry out a row of the hand."""
        match row:
            case rows.Acted(seat, action, to):
                self.acted(seat, action, to)
            case rows.Discarded(seat, cards):
                hand = self.hand(seat)
                since = hand.moment
                hand.discard(parse(cards))
                self.go_on(since)
            case rows.Sealed():
                self.state.sealing, self.state.sealed_at = row, self.at
            case rows.Shuffled(deck, cut):
                self.shuffled(deck, cut)
            case rows.TimedOut(seat):
                self.timed_out(seat)
            case rows.MuckSet(seat, by_itself):
                self.state.seated[seat].asks_to_muck = not by_itself
                if self.state.in_hand:
                    self.go_on()
            case rows.Agreed(seat, on):
                self.agreed({seat: on})
            case rows.NotAgreed():
                self.agreed(dict.fromkeys(asked(self.state), False))
            case rows.Voided(why):
                self.voided(why)

    def begins(self, number: int) -> None:
        """A hand begins: what was told of the one before is past, and what was shown of it is gone."""
        state = self.state
        state.past = tuple(state.entries)
        state.entries.clear()
        state.told_from = state.version - 1
        state.shown.clear()
        state.rabbit = ()
        names = {seat: dealt.name for seat, dealt in state.players.items()}
        self.tell(HandStartedEvent(number, state.game or state.terms.game, names))

    def acted(self, seat: int, action: str, to: int) -> None:
        """The player in turn acts."""
        hand = self.hand(seat)
        since = hand.moment
        if not self.state.to_show:
            self.state.thought += ((seat, self.at - self.state.acts_since),)
        if action == "raise":
            hand.raise_to(to)
        elif action == "call":
            hand.call()
        elif action == "check":
            hand.check()
        elif action == "fold":
            hand.fold()
        elif action == "bring-in":
            hand.bring_in()
        elif action == "show":
            hand.show()
        elif action == "muck":
            hand.muck()
        else:
            raise Broken("room-row-impossible", row="acted")
        self.go_on(since)

    def deck(self, deck: str, cut: rows.Cut | None, *, again: bool = True) -> Cards:
        """The cards of a row in the order they are dealt in; of the deck that was sealed before, where one was."""
        state = self.state
        name, waiting, state.sealing = state.sealing_name, state.sealing, None
        kept = state.seals if again else ()
        if cut is None:
            state.seals = (*kept, None)
            return parse(deck)
        row = rows.Sealed(deck, cut)
        if waits_for(waiting, name, parse(deck)):
            # What was told before the cut is what is dealt.
            other = waiting != rows.Sealed(deck, msgspec.structs.replace(cut, opened=()))
        else:
            other = cut.of != name
        if other:
            raise Broken("room-row-impossible", row="sealed")
        made = CutDeck.of(row)
        state.seals = (*kept, made)
        return made.cards

    def shuffled(self, deck: str, cut: rows.Cut | None) -> None:
        """A stub that ran short has its new order."""
        hand = self.state.hand
        if hand is None or not self.state.to_shuffle:
            raise Broken("room-row-impossible", row="shuffled")
        since = hand.moment
        hand.shuffle(self.deck(deck, cut))
        self.go_on(since)

    def timed_out(self, seat: int) -> None:
        """The player in turn has let his time pass: his chair counts as empty from here on.

        Who was only asked whether he shows his beaten hand has mucked it, and is there as before.
        """
        hand = self.hand(seat)
        since = hand.moment
        if self.state.to_show:
            _show_or_muck(hand, seat)
            self.go_on(since)
            return
        self.do(acts.StepAway(self.at, seat))
        self.tell(TimedOutEvent(seat))
        _stand_in(hand, self.state.terms.policy)
        self.go_on(since)

    def ruled(
        self, operations: tuple[tuple[str, int, int, str], ...], cuts: tuple[rows.Cut | None, ...] = ()
    ) -> None:
        """A ruling is carried out in the hand; `Refusal` where it leaves nobody to act and nothing to deal."""
        hand = self.state.hand
        if not operations:
            return
        if hand is None or hand.over:
            raise Broken("room-row-impossible", row="ruled")
        since = hand.moment
        left = iter(cuts)
        for kind, seat, amount, cards in operations:
            order = parse(cards)
            if kind == "restack":
                # Before stubs were sealed a row had an order of the whole deck.
                stub = frozenset(hand.stub or ())
                order = self.deck(cards, next(left, None))
                order = tuple([card for card in order if card in stub])
            hand.apply(Operation(kind, seat, amount, order))
        if not hand.over and hand.actor is None and hand.dealing is None:
            raise Refusal("room-ruling-unfinished")
        self.go_on(since)

    def voided(self, why: str) -> None:
        """The floor declares the hand no hand."""
        hand = self.state.hand
        if hand is None or hand.over:
            raise Broken("room-row-impossible", row="voided")
        since = hand.moment
        hand.void()
        self.tell(VoidedEvent(why))
        self.go_on(since)

    def hand(self, actor: int) -> Hand:
        """The hand, in which it must be this seat's turn."""
        hand = self.state.hand
        if hand is None or hand.actor != actor:
            raise Broken("room-row-impossible", row="action")
        return hand

    def go_on(self, since: int | None = None) -> None:
        """Act for those who are away or leaving as their turns come, run the board out, settle what is over."""
        state = self.state
        hand = state.hand
        assert hand is not None
        start = hand.moment if since is None else since
        while not hand.over:
            due = hand.dealing
            if due is not None and due.kind == "run":
                times = self.times_to_run(hand, due.due)
                if not times:
                    break
                hand.run(times)
            elif (seat := state.to_show) is not None and not self.asked_to_muck(hand, seat):
                _show_or_muck(hand, seat)
            elif (seat := hand.actor) is not None and self.nobody_acts_for(seat):
                seated = state.seated[seat]
                gives_up = seated.leaving and not seated.sent_away
                _stand_in(hand, state.terms.policy, leaving=gives_up)
            else:
                break
        if not hand.over and hand.actor is None and hand.dealing is None:
            raise Broken("room-hand-stuck", hand=state.number)
        state.entries.extend(tell(state, start, state.version))
        if hand.over:
            self.settle(hand)
            self.pause: int = pause_after(hand, start, self.pause)

    def times_to_run(self, hand: Hand, most: int) -> int:  # noqa: ARG002 — an event's table asks the hand
        """How many times the board is run out after an all-in; 0 where the hand waits to be told."""
        return times_to_run(self.state, most)

    def agreed(self, answers: Mapping[int, bool]) -> None:
        """Those who were asked have said whether the board is run out twice."""
        if not answers.keys() <= set(asked(self.state)):
            raise Broken("room-row-impossible", row="agreed")
        self.state.answers |= answers
        self.go_on()

    def asks_to_muck(self, seats: Iterable[int]) -> bool:
        """Whether anybody who is dealt in wants to be asked before his beaten hand is mucked."""
        return any([self.state.seated[seat].asks_to_muck for seat in seats])

    def asked_to_muck(self, hand: Hand, seat: int) -> bool:
        """Whether a player chooses himself what becomes of his hand: it is beaten, and the book lets him muck it."""
        seated = self.state.seated[seat]
        options = hand.options
        may = options is not None and options.muck
        return may and seated.asks_to_muck and hand.beaten(seat) and not self.nobody_acts_for(seat)

    def nobody_acts_for(self, seat: int) -> bool:
        """Whether the player in turn has gone."""
        seated = self.state.seated[seat]
        return seated.leaving or seated.absent

    def settle(self, hand: Hand) -> None:
        """The chips go where the hand has sent them, the house's part into its boxes."""
        state = self.state
        table = state.terms.id
        result = hand.result
        won = dict.fromkeys(hand.seats, 0)
        for award in result.awards:
            won[award.seat] += award.amount
        bounty = self.bounty(hand)
        state.bounty = tuple(bounty.items())
        ended = finish(hand, self.at, bounty)
        total = sum(won.values())
        self.hand_over = True
        if not ended.void:
            for seat in hand.seats:
                self.post(self.account(seat), result.stacks[seat] - won[seat] - hand.setup.stacks[seat])
            self.move_through_pot(total + result.rake)
            self.post(box(table, "rake"), ended.rake)
            self.post(box(table, "jackpot"), ended.jackpot)
            for seat, chips in won.items():
                self.post(self.account(seat), chips)
            for seat, chips in bounty.items():
                self.post(self.account(seat), chips)
                if chips > 0:
                    self.tell(BountyEvent(seat, chips))
            state.pots.append(total)
        self.do(ended)

    def bounty(self, hand: Hand) -> Mapping[int, int]:
        """What the bounty of the table brings each seat, in chips; empty where nobody has won it."""
        chips = self.state.terms.seven_deuce
        return HandBounty(chips).paid(hand) if chips else {}

    def move_through_pot(self, chips: int) -> None:
        """What was bet lies in the middle for a moment."""
        middle = pot(self.state.terms.id)
        self.post(middle, chips)
        self.post(middle, -chips)

    def account(self, seat: int) -> Account:
        """The chips of who was dealt in there."""
        return self.chips_of(self.state.players[seat].person)


def pause_after(hand: Hand, start: int, pause: int) -> int:
    """Time to see how a hand ended: half the pause where nothing was shown, more for each street run out."""
    kinds = [operation.kind for operation in hand.log]
    if "show" not in kinds:
        return pause // 2
    return pause + kinds[start:].count("board") * (pause // 4)


def _show_or_muck(hand: Hand, seat: int) -> None:
    """Do at the showdown what is done unasked: a hand that is not beaten is shown, a beaten one mucked where it may."""
    options = hand.options
    if options is not None and options.muck and hand.beaten(seat):
        hand.muck()
    else:
        hand.show()


def _stand_in(hand: Hand, policy: Policy, *, leaving: bool = False) -> None:
    """Act for who is not there: stand pat, bring it in where he must, check where the book has it, else fold."""
    options = hand.options
    assert options is not None
    if options.discards is not None:
        fewest, _ = options.discards
        cards = hand.player(options.seat).cards
        hand.discard(cards[len(cards) - fewest :])
    elif options.bring_in:
        hand.bring_in()
    elif options.check and not leaving and on_timeout(0, policy) == "check":
        hand.check()
    else:
        hand.fold()
