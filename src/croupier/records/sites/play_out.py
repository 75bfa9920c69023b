"""Playing what the lines say: the engine deals, asks and pays; the text must agree with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import gcd
from typing import TYPE_CHECKING, Final

from croupier.cards import UNKNOWN, Cards, show
from croupier.errors import Mistake, Refusal
from croupier.records.playing import Deviation

if TYPE_CHECKING:
    from croupier.play import Dealing, Hand
    from croupier.records.sites.money import Money
    from croupier.records.sites.told import Said

_PLAYERS: Final = frozenset({"fold", "check", "call", "bet", "raise", "bring-in", "discard"})
_NOBODY: Final = "play-nobody-left-to-raise"
_UNKNOWN_CARDS: Final = "play-unknown-cards-shown"
_RAKE_ELSEWHERE: Final = "records-rake-elsewhere"


class PlayOut:
    """A hand on its way through the lines that tell it.

    Cards are dealt when the hand cannot go on without them: those the lines have named by then, unknown ones for
    the rest.
    """

    def __init__(self, hand: Hand, said: Sequence[Said], names: Mapping[int, str], money: Money) -> None:
        self.hand = hand
        self._names = names
        self._money = money
        self.tabled: dict[int, Cards] = {}
        self.parts: dict[int, Cards] = {}
        self._new: dict[int, Cards] = {}
        self._turned: Cards = ()
        self._board = next((each.cards for each in said if each.kind == "board"), ())
        self._collected: Counter[int] = Counter()
        self._runs = hand.setup.run_it
        self._shows = [each for each in said if each.kind == "show"]
        self._known = self._mucked(said)
        self._told: Said | None = None
        self._returns_told = any(each.kind == "return" for each in said)
        self._silent = {each.seat for each in said if each.kind == "mucked"}
        self._cashed_out: set[int] = set()
        self._beyond: dict[int, int] = {}

    def again(self, hand: Hand, said: Sequence[Said]) -> PlayOut:
        """The same lines before another hand."""
        return PlayOut(hand, said, self._names, self._money)

    def _mucked(self, said: Sequence[Said]) -> dict[int, Cards]:
        """The cards that only the summary tells, of players whose cards no line has dealt; in games without draws."""
        streets = self.hand.setup.variant.streets
        if any(street.draw or street.discard for street in streets):
            return {}
        count = sum(street.down + street.up for street in streets)
        dealt = {each.seat for each in said if each.kind == "dealt" and not self._up_only(each)}
        mucked = {each.seat: each.cards for each in said if each.kind == "mucked"}
        return {seat: cards for seat, cards in mucked.items() if seat not in dealt and len(cards) == count}

    def _up_only(self, said: Said) -> bool:
        first = self.hand.setup.variant.streets[0]
        return first.up > 0 and (said.number > 1 or len(said.cards) <= first.up)

    def take(self, said: Said) -> None:
        """Do what a line says. Raises what the hand raises, and `Deviation` where the text disagrees with it."""
        kind = said.kind
        if kind == "dealt":
            self._dealt(said)
        elif kind == "street":
            self._street(said)
        elif kind in _PLAYERS:
            self._deal()
            if kind == "fold" and self._away(said.seat):
                self._given_up(said.seat)
            else:
                self._act(said)
        elif kind == "show":
            self._deal()
            self._show(said.seat, said.cards)
        elif kind == "muck":
            self._deal()
            options = self.hand.options
            if options is not None and options.show:
                self.hand.muck(said.seat)
        elif kind == "collect":
            self._collected[said.seat] += said.amount
        elif kind == "cash-out":
            self._cashed_out.add(said.seat)
        elif kind == "return":
            self._returned(said)
        elif kind in ("pot", "total"):
            self._told = said

    def _dealt(self, said: Said) -> None:
        if said.seat in self._new:
            # Nobody had a decision between two streets.
            self._deal()
        self._new[said.seat] = said.cards

    def end(self) -> Deviation | None:
        """What is wrong when the lines have come to their end."""
        self._deal(to_the_end=True)
        hand = self.hand
        while (options := hand.options) is not None and options.muck and options.seat in self._silent:
            hand.muck()
        if not hand.over:
            return self._unfinished()
        won: Counter[int] = Counter()
        for award in hand.result.awards:
            won[award.seat] += award.amount
        got = won + self._back() if self._with_returns() else won
        for seat in hand.seats:
            if got[seat] != self._collected[seat] and seat not in self._cashed_out:
                return self._differs(seat, got[seat], self._collected[seat])
        if self._told is not None:
            pots = {sum(each.values()) + rake for each in (won, got) for rake in (0, hand.result.rake)}
            total = sum(won.values()) + hand.result.rake
            if self._told.amount not in pots:
                line, claimed = str(self._told.line), self._money.write(self._told.amount)
                return Deviation(
                    "records-pot-differs", line=line, pot=self._money.write(total), claimed=claimed
                )
        return None

    def _back(self) -> Counter[int]:
        """What nobody called, by who had bet it."""
        return Counter({seat: sum(self._given_back(seat)) for seat in self.hand.seats})

    def _with_returns(self) -> bool:
        """Whether the text counts what nobody called with what is collected: it does not tell it by itself, and more is
        collected than was in the pots."""
        if self._returns_told or not self.hand.over:
            return False
        return sum(self._collected.values()) > sum(award.amount for award in self.hand.result.awards)

    def rake_elsewhere(self, deviation: Deviation | None) -> bool:
        """Whether the house took its part of another pot than this hand has it, as far as the text tells."""
        hand = self.hand
        if not hand.over or len(hand.result.pots) < 2 or not hand.result.rake:
            return False
        if deviation is not None:
            return deviation.code == _RAKE_ELSEWHERE
        told = self._told.pots if self._told is not None else ()
        return bool(told) and told[0] != hand.result.pots[0].amount

    def rake_told(self) -> tuple[int, ...]:
        """What the house took of each pot by the summary, if it tells them all; of a hand played without rake."""
        told = self._told
        if told is None or not self.hand.over or len(told.pots) != len(self.hand.result.pots):
            return ()
        taken = [pot.amount - net for pot, net in zip(self.hand.result.pots, told.pots, strict=True)]
        return tuple(taken) if min(taken) >= 0 and sum(taken) == told.number else ()

    def missing(self) -> int:
        """Chips of the pots that nobody collected by the text, at most a fifth: the house's, where it tells no rake."""
        if not self.hand.over or self._cashed_out:
            return 0
        pots = sum(pot.amount for pot in self.hand.result.pots)
        back = 0 if self._returns_told else sum(self._back().values())
        for counted in (pots, pots + back):
            missing = counted - sum(self._collected.values())
            if 0 < missing * 5 <= pots:
                return missing
        return 0

    def smallest_share(self) -> int:
        """The chip that every amount collected is a whole number of."""
        return gcd(*self._collected.values())

    def _differs(self, seat: int, won: int, claimed: int) -> Deviation:
        pots = self.hand.result.pots
        several = len(pots) > 1 and self.hand.result.rake > 0
        code = _RAKE_ELSEWHERE if several else "records-collected-differs"
        write = self._money.write
        return Deviation(code, player=self._names[seat], won=write(won), claimed=write(claimed))

    def _unfinished(self) -> Deviation:
        hand = self.hand
        options = hand.options
        if hand.street_name == "showdown" or (options is not None and options.show):
            unknown = [self._names[seat] for seat in hand.live if UNKNOWN in hand.player(seat).cards]
            return Deviation("records-undecided", players=", ".join(unknown), count=len(unknown))
        if hand.actor is not None:
            return Deviation("records-stops-before-action", player=self._names[hand.actor])
        due = hand.dealing
        return Deviation("records-stops-before-cards", count=due.due if due else 0)

    # Cards

    def _deal(self, *, to_the_end: bool = False) -> None:
        """Deal what the lines have named by now, and open what has to be opened before the hand can go on."""
        hand = self.hand
        street = hand.street
        while (due := self._due()) is not None and due.kind == "deal":
            if hand.street > street and not to_the_end:
                return
            seat, count = due.seat, due.due
            held = len(hand.player(seat).cards)
            known = self._known.get(seat)
            told = self._new.pop(seat, ())[-count:]
            cards = told if known is None else known[held : held + count]
            hand.deal((UNKNOWN,) * (count - len(cards)) + cards, seat)
        if self._turned and due is not None and due.kind == "board":
            hand.deal(self._turned, 0)
            self._turned = ()
            self._due()
        while self._board and (due := self._due()) is not None and due.kind in ("board", "run"):
            if due.kind == "run":
                hand.run(1)
                continue
            hand.deal(self._board[: due.due], 0)
            self._board = self._board[due.due :]

    def _due(self) -> Dealing | None:
        if self.hand.street + 1 < len(self.hand.setup.variant.streets):
            self._open_waiting()
        return self.hand.dealing

    def _street(self, said: Said) -> None:
        hand = self.hand
        if said.cards and hand.setup.variant.streets[0].board and not hand.boards[0] and not self._turned:
            # The card that is turned with the deal comes after the players' own.
            self._turned = said.cards
            return
        if self._new:
            self._deal()
        if not said.cards:
            if said.what in ("SHOW DOWN", "SUMMARY"):
                self._deal(to_the_end=True)
            return
        self._deal() if hand.setup.variant.has_button else self._open_waiting()
        if hand.dealing is not None and hand.dealing.kind == "run":
            again = said.number and self._runs > 1
            hand.run(min(self._runs, hand.dealing.due) if again else 1)
        number = max(said.number - 1, 0)
        if number >= len(hand.boards):
            raise Mistake("records-stars-no-such-board", number=said.number)
        hand.deal([card for card in said.cards if card not in hand.boards[number]], 0)

    # Players

    def _act(self, said: Said) -> None:
        hand = self.hand
        kind, seat = said.kind, said.seat
        if hand.actor != seat:
            actor = self._names[hand.actor] if hand.actor else ""
            code = "records-line-out-of-turn" if actor else "records-line-nobody-to-act"
            raise Deviation(code, line=str(said.line), player=self._names[seat], actor=actor)
        before = hand.player(seat).stack
        if kind in ("bet", "raise"):
            self._raise(said)
            return
        if kind == "discard":
            hand.discard(self._thrown(said))
        elif kind == "bring-in":
            hand.bring_in()
        else:
            {"fold": hand.fold, "check": hand.check, "call": hand.call}[kind]()
        if not said.amount:
            return
        paid = next((entry for entry in reversed(hand.log) if entry.kind in ("call", "bring-in")), None)
        back = sum(self._given_back(seat)) if paid and kind == "call" else 0
        if paid is None or said.amount not in (paid.amount, paid.amount - back):
            owed = paid.amount if paid else before
            raise Deviation(
                "records-amount-differs",
                line=str(said.line),
                player=self._names[seat],
                owed=self._money.write(owed),
                claimed=self._money.write(said.amount),
            )

    def _raise(self, said: Said) -> None:
        """A bet or raise. Beyond what anybody left can call it is a call, the rest of which the site gives back."""
        hand = self.hand
        try:
            hand.raise_to(said.amount)
        except Refusal as refusal:
            if refusal.code != _NOBODY:
                raise
            player = hand.player(said.seat)
            left = player.stack - hand.setup.behind(said.seat)
            self._beyond[said.seat] = said.amount - player.bet - min(left, hand.to_call - player.bet)
            hand.call()

    def _away(self, seat: int) -> bool:
        """Whether a fold is that of a player who sits out: the site folds him in his turn though he is all-in."""
        hand = self.hand
        return hand.over or (hand.actor != seat and seat in hand.live and hand.player(seat).all_in)

    def _given_up(self, seat: int) -> None:
        if not self.hand.over:
            self.hand.kill(seat)

    def _thrown(self, said: Said) -> Cards:
        held = self.hand.player(said.seat).cards
        if said.cards and set(said.cards) <= set(held):
            return said.cards
        if UNKNOWN not in held and said.number:
            raise Mistake("records-stars-which-discards", player=self._names[said.seat])
        return (UNKNOWN,) * said.number

    def _show(self, seat: int, cards: Cards) -> None:
        hand = self.hand
        player = hand.player(seat)
        options = hand.options
        # Some sites name the five cards that play and not the hand: it was dealt in the open.
        cards = cards or player.cards
        if hand.over:
            if not player.shown and seat in hand.live:
                (self.tabled if len(cards) == len(player.cards) else self.parts)[seat] = cards
        elif options is not None and options.show and len(cards) < len(player.cards):
            self.parts[seat] = cards
            hand.muck(seat)
        elif options is not None and options.show and (not player.shown or UNKNOWN in player.cards):
            held = player.cards
            try:
                hand.show(held if set(held) == set(cards) else cards, seat)
            except Mistake as mistake:
                if mistake.code != _UNKNOWN_CARDS:
                    raise
        elif player.shown and set(cards) != set(player.cards):
            raise Mistake("play-other-cards-shown", seat=seat, cards=show(cards), held=show(player.cards))

    def _open_waiting(self) -> None:
        """Where hands are opened before all the cards are out: those that the text shows further down."""
        for each in self._shows:
            options = self.hand.options
            if options is None or not options.show:
                return
            held = self.hand.player(each.seat).cards
            self._known.setdefault(each.seat, each.cards)
            self._show(each.seat, each.cards[: len(held)])

    def _returned(self, said: Said) -> None:
        if not self._given_back(said.seat):
            # Where the blinds alone put players all-in, the bet comes back as soon as the cards are out.
            self._deal()
        returned = self._given_back(said.seat)
        beyond = self._beyond.pop(said.seat, 0)
        if said.amount not in returned and said.amount != beyond + (returned[-1] if returned else 0):
            raise Deviation(
                "records-return-differs",
                line=str(said.line),
                player=self._names[said.seat],
                returned=self._money.write(returned[-1] if returned else 0),
                claimed=self._money.write(said.amount),
            )

    def _given_back(self, seat: int) -> list[int]:
        return [entry.amount for entry in self.hand.log if entry.kind == "return" and entry.seat == seat]
