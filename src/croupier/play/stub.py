"""A stub that runs out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from croupier.cards import Cards
from croupier.play.showdown import Showdown


class Stub(Showdown):
    """What is done when there are too few cards left, in stud and in draw games."""

    __slots__ = ()

    @abstractmethod
    def _give(self, seat: int, cards: Cards) -> None: ...

    @abstractmethod
    def _take(self, count: int) -> Cards: ...

    def _stub_short(self, needed: int) -> bool:
        return self._deck is not None and len(self._deck) - self._top < needed

    def _last_card_stays(self) -> bool:
        """Whether a card must be left of the stub in stud (TDA-2022:RP10H.0)."""
        return self.setup.policy.stud_short_stub == "burns-then-community"

    def _serve_short(self, seats: Sequence[int]) -> None:
        """What is done in stud when the stub cannot serve everybody, as the policy has it.

        The stub may have to wait to be shuffled, with the burns where they would do; it may be dealt to its end
        first (FSPR:studfix-3); or one card goes to the board for everybody (TDA-2022:RP10H.B).
        """
        policy = self.setup.policy.stud_short_stub
        left = 0 if self._deck is None else len(self._deck) - self._top
        both = left + len(self._burned())
        if policy == "burns" and both >= sum(self._due):
            self._burn_due = False
            for seat in seats[:left]:
                self._give(seat, self._take(1))
            return
        if policy == "burns-then-community" and both > self._burn_due + sum(self._due):
            return
        must_shuffle = policy == "community" or left < (3 if policy == "burns-then-community" else 2)
        if must_shuffle and self._log[-1][0] != "shuffle":
            return
        self._due = [0] * len(self._due)
        self._burn_due = False
        self._board_due.append((0, 1, True))

    def _burned(self) -> Cards:
        """The burns that have not been shuffled into the stub."""
        stub = () if self._deck is None else self._deck[self._top :]
        burns = [card for kind, _, _, cards in self._log for card in cards if kind == "burn"]
        again = {card for held in self._cards for card in held}.union(stub)
        return tuple([card for card in burns if card not in again])
