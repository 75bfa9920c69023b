"""The end of a hand: who opens, who mucks, who is pushed what."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from itertools import combinations

from croupier.cards import UNKNOWN, Cards
from croupier.errors import Mistake
from croupier.play.felt import MUCKS, OVER, Felt, Share
from croupier.play.pots import divided
from croupier.play.values import Pot
from croupier.ranks import Ranking, over


class Showdown(Felt):
    """Opens hands in the order of the book, splits each pot on its own and pushes it."""

    __slots__ = ()

    @abstractmethod
    def _go_on(self) -> None: ...

    # Opening hands

    def _somebody_all_in(self) -> bool:
        return self._able < self._count

    def _showing_order(self) -> list[int]:
        """The last to bet or raise on the street first, else the first to act on it (TDA-2022:17A.2)."""
        live = self._in_hand
        policy = self.setup.policy
        first = self._aggressor
        if first not in live and policy.show_first_checked == "by-street":
            first = self._opener
        if first in live:
            at = live.index(first)
            order = [*live[at:], *live[:at]]
        else:
            order = sorted(live, key=lambda seat: (seat < first, seat)) if first else list(live)
        if policy.show_side_pots_first or (
            policy.stud_all_in_opens_last and not self.setup.variant.has_button
        ):
            order.sort(key=lambda seat: not self._stack[seat])
        return order

    def _open_all_in(self) -> None:
        """All hands are opened at once when betting is closed by an all-in (TDA-2022:16.1)."""
        if not self.setup.policy.all_in_face_up or not self._hidden(self._in_hand):
            return
        for seat in self._hidden(self._showing_order()):
            if self._deck is None and UNKNOWN in self._cards[seat]:
                self._to_show.append(seat)
            else:
                self._open(seat)

    def _hidden(self, seats: Sequence[int]) -> list[int]:
        shown = self._shown
        return [seat for seat in seats if not shown[seat]]

    def _begin_showdown(self) -> None:
        if self._deck is None:
            cards, shown = self._cards, self._shown
            order = [seat for seat in self._showing_order() if not shown[seat] or UNKNOWN in cards[seat]]
            unknown = self._board_unknown() or any([UNKNOWN in cards[seat] for seat in order])
        else:
            order = self._hidden(self._in_hand) and self._hidden(self._showing_order())
            unknown = False
        if self._asked or unknown:
            self._to_show = order
        elif order:
            self._show_or_muck(order)
        self._go_on()

    def _board_unknown(self) -> bool:
        return any([UNKNOWN in board for board in self._boards])

    def _show_or_muck(self, order: list[int]) -> None:
        """Open each hand in turn that is not beaten yet; muck the others where the policy lets them."""
        places = len(self._boards) * len(self.setup.variant.rankings)
        to_beat = [(pot.seats, [1] * places) for pot in self._pots]
        self._read(self._in_hand)
        if len(order) < self._count:
            for seat in self._in_hand:
                if self._shown[seat]:
                    self._must_be_beaten(seat, to_beat)
        may_muck = self.setup.policy.losers_may_muck
        for seat in order:
            if self._must_be_beaten(seat, to_beat) or not may_muck:
                self._open(seat)
            else:
                self._throw_away(seat)

    def _must_be_beaten(self, seat: int, to_beat: Sequence[tuple[tuple[int, ...], list[int]]]) -> bool:
        """Whether a hand wins or shares anything so far; then it is the one to beat."""
        wins = False
        for seats, best_yet in to_beat:
            if seat in seats:
                for place, strength in enumerate(self._readings[seat]):
                    if strength >= best_yet[place]:
                        best_yet[place] = strength
                        wins = True
        return wins

    def _open(self, seat: int) -> None:
        self._shown[seat] = True
        self._log.append(("show", seat, 0, self._cards[seat]))

    def _throw_away(self, seat: int) -> None:
        self._leave(seat)
        self._mucked[seat] = True
        self._log.append(MUCKS[seat])

    def _read(self, seats: Sequence[int]) -> None:
        """Read the hands of these seats: their strengths with each board by each ranking of the game."""
        readings = self._readings
        unread = [seat for seat in seats if seat not in readings]
        if not unread:
            return
        variant = self.setup.variant
        readers = [over(by, board, variant.hole_used) for board in self._boards for by in variant.rankings]
        for seat in unread:
            hole = self._cards[seat]
            if UNKNOWN in hole:
                raise Mistake("play-unknown-cards-shown", seat=seat)
            readings[seat] = [reader.read(hole) for reader in readers]

    # Pushing the pots

    def _settle(self) -> None:
        """Push every pot to its winners, side pots first, each on its own (TDA-2022:21)."""
        self._phase = OVER
        self._actor = 0
        self._pots = pots = self._raked_pots(self._contested())
        last = self._street + 1 == len(self._streets)
        read_out = last and not self._board_due and not any(self._due)
        for number in range(len(pots) - 1, -1, -1):
            pot = pots[number]
            if number and not pot.amount:
                # The rake was more than lay in the side pot.
                continue
            if len(pot.seats) == 1 and not (read_out and self._shown[pot.seats[0]]):
                self._push((number, pot.seats[0], pot.amount, 0, -1, 0))
            else:
                self._split(number, pot)
        self._put = [0] * len(self._put)
        self._dead = 0
        self._check_pot()

    def _contested(self) -> tuple[Pot, ...]:
        """The pots as they stood when betting closed, with those who have not mucked since.

        A pot whose contenders all mucked falls to the one below.
        """
        if not self._pots:
            return self._layers()
        pots: list[Pot] = []
        for pot in self._pots:
            left = tuple([seat for seat in pot.seats if self._live[seat]])
            if len(left) == len(pot.seats):
                pots.append(pot)
            elif left or not pots:
                pots.append(Pot(pot.amount, left))
            else:
                pots[-1] = Pot(pots[-1].amount + pot.amount, pots[-1].seats)
        return tuple(pots)

    def _raked_pots(self, pots: tuple[Pot, ...]) -> tuple[Pot, ...]:
        """The pots less the house's part, taken from the main pot first or from the last side pot."""
        setup = self.setup
        if setup.rake is None:
            return pots
        streets = self._streets
        # A card turned with the deal, as in Courchevel, is no flop yet.
        flop = len(self._boards[0]) > streets[0].board or not any([street.board for street in streets])
        rake = left = setup.rake.of(sum([pot.amount for pot in pots]), flop=flop)
        if not rake:
            return pots
        after = [pot.amount for pot in pots]
        places = list(range(len(pots)))
        for place, most in zip(places, setup.rake.by_pot, strict=False):
            taken = min(left, most, after[place])
            left -= taken
            after[place] -= taken
        for place in reversed(places) if setup.rake.side_pots_first else places:
            taken = min(left, after[place])
            left -= taken
            after[place] -= taken
        self._raked = rake
        self._pot -= rake
        self._log.append(("rake", 0, rake, ()))
        return tuple([Pot(amount, pot.seats) for amount, pot in zip(after, pots, strict=True)])

    def _split(self, number: int, pot: Pot) -> None:
        setup = self.setup
        parts = self._parts(pot)
        if len(parts) == 1 and len(parts[0][3]) == 1:
            board, ranking, strength, (winner,) = parts[0]
            self._push((number, winner, pot.amount, board, ranking, strength))
            return
        chip = setup.chip
        if setup.policy.odd_chip_same_winners == "whole" and all(
            [winners == parts[0][3] for _, _, _, winners in parts]
        ):
            del parts[1:]
        for board, ranking, strength, winners, amount in self._portions(parts, pot.amount, chip):
            if len(winners) == 1:
                if amount:
                    self._push((number, winners[0], amount, board, ranking, strength))
                continue
            ordered = self._odd_chip_order(winners, board, ranking, strength)
            amounts = divided(amount, len(ordered), chip)
            if amounts[0] != amounts[-1]:
                self._odd_taken += tuple(ordered[: sum([each > amounts[-1] for each in amounts])])
            for seat, share in zip(ordered, amounts, strict=True):
                if share:
                    self._push((number, seat, share, board, ranking, strength))

    def _parts(self, pot: Pot) -> list[tuple[int, int, int, list[int]]]:
        """The best hands of a pot: board, ranking, strength and winners, where anybody qualifies."""
        self._read(pot.seats)
        readings = self._readings
        rankings = len(self.setup.variant.rankings)
        parts = []
        for place in range(rankings * len(self._boards)):
            best = 1
            winners: list[int] = []
            for seat in pot.seats:
                strength = readings[seat][place]
                if strength > best:
                    best, winners = strength, [seat]
                elif strength == best:
                    winners.append(seat)
            if winners:
                parts.append((place // rankings, place % rankings, best, winners))
        return parts

    def _portions(
        self, parts: Sequence[tuple[int, int, int, list[int]]], amount: int, chip: int
    ) -> list[tuple[int, int, int, list[int], int]]:
        """Each board's part of the pot, and in it the high's and the low's."""
        boards = sorted({board for board, _, _, _ in parts})
        portions = []
        for board, share in zip(boards, divided(amount, len(boards), chip), strict=True):
            here = [part for part in parts if part[0] == board]
            if self.setup.policy.odd_chip_high_low == "low":
                here.reverse()
            for part, portion in zip(here, divided(share, len(here), chip), strict=True):
                portions.append((*part, portion))
        return portions

    def _odd_chip_order(self, winners: list[int], board: int, ranking: int, strength: int) -> list[int]:
        """The winners in the order they take odd chips: left of the button, or by the highest card."""
        setup = self.setup
        ordered = winners
        policy = setup.policy
        odd_chip = policy.odd_chip if setup.variant.has_button else policy.odd_chip_stud
        if odd_chip == "high-card":
            by, used = setup.variant.rankings[ranking], setup.variant.hole_used
            common = self._boards[board]
            high = {seat: high_cards(by, self._cards[seat], common, used, strength) for seat in winners}
            ordered = sorted(winners, key=lambda seat: high[seat], reverse=True)
        if not policy.odd_chip_again:
            taken = self._odd_taken
            ordered = sorted(ordered, key=lambda seat: seat in taken)
        return ordered

    def _push(self, share: Share) -> None:
        _, seat, amount, _, _, _ = share
        self._pot -= amount
        self._stack[seat] += amount
        self._shares.append(share)
        self._log.append(("push", seat, amount, ()))


def high_cards(ranking: Ranking, hole: Cards, board: Cards, hole_used: int, strength: int) -> list[int]:
    """The cards of the hand that reads so, the highest first, suits ranked (TDA-2022:20B).

    Where players share their highest card, lying on the board, the next one tells them apart.
    """
    if hole_used:
        common = list(combinations(board, ranking.cards - hole_used))
        hands = [mine + shared for mine in combinations(hole, hole_used) for shared in common]
    else:
        hands = list(combinations(hole + board, ranking.cards))
    return max([sorted(held, reverse=True) for held in hands if ranking.strength(held) == strength])
