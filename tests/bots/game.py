"""A table of bots without a house."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from croupier.bots import Action, Sight, Temperament, decide
from croupier.cards import Cards, parse, show
from croupier.room.hand.chronicle import card_names
from croupier.room.hand.terms import Terms
from croupier.room.table import asks as commands
from croupier.room.table import rows
from croupier.room.table.apply import opened
from croupier.room.table.decide import decide as accept
from croupier.room.table.stream import TABLE
from croupier.room.table.view import sight
from tests.room.says import says

FRESH = "house:fresh"

Watch = Callable[[Sight, Temperament, Action], None]


class Game:
    """Bots of the given temperaments, in seats 1, 2, 3, …; blinds 50 and 100."""

    def __init__(self, *temperaments: Temperament, chips: int = 10_000, seed: int = 1, **terms: Any) -> None:
        self.temperaments = temperaments
        self.luck = Random(seed)
        seats = max(len(temperaments), 2)
        self.chips = chips
        given: dict[str, Any] = {
            "id": "oak",
            "name": "Oak",
            "small_blind": 50,
            "big_blind": 100,
            "seats": seats,
        } | terms
        self.state = opened(rows.Opened(Terms(**given)))
        for seat in range(1, len(temperaments) + 1):
            self.tell(says(f"p{seat}", commands.Sit(seat, chips), f"P{seat}", bot=True))

    def tell(self, command: commands.Command) -> None:
        self.done(accept(self.state, command, self.luck, 0))

    def done(self, row: rows.Row) -> None:
        """Go on from what a row makes of the table."""
        self.state = TABLE.tried(self.state, row, 0).state

    def deal(self, cards: str = "") -> None:
        """Deal a hand; `cards` are the first of the deck, the left of the button first, one by one."""
        row = accept(self.state, commands.Deal(), self.luck, 0)
        assert isinstance(row, rows.Dealt)
        if cards:
            wanted = parse(cards)
            rest = [card for card in parse(row.deck) if card not in wanted]
            row = rows.Dealt(
                row.number, show((*wanted, *rest)), row.button, row.small_blind, row.big_blind, row.seats
            )
        self.done(row)

    @property
    def actor(self) -> int:
        assert self.state.hand is not None
        assert self.state.hand.actor is not None
        return self.state.hand.actor

    def sight(self) -> Sight:
        """What the player to act sees."""
        return sight(self.state, f"p{self.actor}")

    def act(self, action: Any, to: int = 0, cards: Cards = ()) -> None:
        turn = len(self.state.hand.log)
        self.tell(
            says(f"p{self.actor}", commands.Act(self.state.number, turn, action, to, card_names(cards)))
        )

    def decide(self) -> Action:
        return decide(self.sight(), self.temperaments[self.actor - 1], self.luck)

    def play(self, hands: int, watch: Watch) -> None:
        """Play so many hands; everybody begins each with a fresh stack when his is short or large."""
        for _ in range(hands):
            self.deal()
            while self.state.in_hand:
                seen, temperament, action = self.sight(), self.temperaments[self.actor - 1], self.decide()
                watch(seen, temperament, action)
                self.act(*action)
            self.refresh()

    def refresh(self) -> None:
        for seat, seated in list(self.state.seated.items()):
            if not self.chips // 2 <= seated.chips <= 2 * self.chips:
                self.tell(commands.Take(seated.person, FRESH))
                self.tell(commands.Place(seated.person, seated.name, True, seat, self.chips, FRESH))
