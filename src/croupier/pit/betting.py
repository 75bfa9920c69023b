"""Chips put down before the deal, the closing call, the shuffle and the cut."""

from __future__ import annotations

from croupier.cards import CardsLike, cards_of
from croupier.errors import Mistake
from croupier.pit.bank import bank_of
from croupier.pit.errors import BetRefused
from croupier.pit.felt import BETS, CUT, DECISIONS, DONE, SHUFFLE, Box, Felt


class Betting(Felt):
    """A table that takes bets, closes them, and has the deck shuffled and cut."""

    __slots__ = ()

    def bet(self, player: str, box: int, amount: int, field: str = "") -> None:
        """Put chips on a field of a box: the first stake where no field is named, and all that goes with it."""
        name = field or self.game.first
        self._may_bet(player, box, amount, name)
        if name == self.game.first:
            lying = self.boxes.setdefault(box, Box(box, player))
            self._in_order()
            for stake in self.game.stakes:
                if stake.field == name or stake.with_first:
                    self._put(lying, stake.field, amount)
        else:
            self._put(self.boxes[box], name, amount)
            if name == bank_of(self.game):
                self._banked_by(box)
        self._note("bet", box, player, name, amount=amount)
        self._check_chips()

    def take_back(self, player: str, box: int) -> None:
        """Take all chips off a box before the bets are closed."""
        if self._phase != BETS:
            raise BetRefused("pit-bets-closed", clause=self.game.clause("late"))
        if box not in self.boxes or self.boxes[box].player != player:
            raise BetRefused("pit-not-your-box", clause=self.game.clause("owner"), box=box)
        self.purses[player] += sum(self.boxes.pop(box).staked.values())
        if self.banker == box:
            self._banked_by(0)
        self._note("take-back", box, player)

    def close_bets(self) -> None:
        """Call the bets closed. Boxes that must be played blind are closed with their whole bet."""
        if self._phase != BETS:
            raise BetRefused("pit-bets-closed", clause=self.game.clause("late"))
        if not self.boxes:
            raise BetRefused("pit-no-bets", clause=self.game.clause("players"))
        self._check_neighbours()
        self._check_bank()
        close = self.game.blind_close
        opened: dict[str, int] = {}
        for box in self.boxes.values():
            opened[box.player] = opened.get(box.player, 0) + 1
            if opened[box.player] > self.game.boxes.open:
                box.blind = True
                box.state = DONE
                if close:
                    self._put(box, close.field, close.times[0] * self.stake(box.number))
        self._note("close-bets")
        self._phase = SHUFFLE
        self._check_chips()

    def _may_bet(self, player: str, box: int, amount: int, field: str) -> None:
        game = self.game
        stake = next((known for known in game.stakes if known.field == field), None)
        if stake is None:
            raise Mistake("pit-no-such-field", field=field, fields=", ".join(s.field for s in game.stakes))
        if player not in self.purses:
            raise Mistake("pit-not-at-the-table", player=player)
        if self._phase != BETS:
            raise BetRefused("pit-bets-closed", clause=game.clause("late"))
        if box not in range(1, game.boxes.printed + 1):
            raise BetRefused(
                "pit-no-such-box", clause=game.clause("printed"), box=box, boxes=game.boxes.printed
            )
        lying = self.boxes.get(box)
        if lying and lying.player != player:
            raise BetRefused("pit-not-your-box", clause=game.clause("owner"), box=box)
        if field == game.first:
            self._may_stake_first(player, box, amount)
        elif stake.bank:
            self._may_bank(player, box, amount, field)
        else:
            self._may_stake_side(box, amount, field, token=stake.token)
        needed = self._blind_cover(player, amount) if field == game.first else amount
        if self.purses[player] < needed:
            raise BetRefused(
                "pit-short-purse", clause=game.clause("cover"), needed=needed, held=self.purses[player]
            )

    def _may_stake_first(self, player: str, box: int, amount: int) -> None:
        game, plate = self.game, self.game.plate
        if box in self.boxes:
            raise BetRefused("pit-staked-already", clause=game.clause("plate"), box=box)
        if not plate.minimum <= amount <= plate.maximum:
            raise BetRefused(
                "pit-off-the-plate",
                clause=game.clause("plate"),
                amount=amount,
                low=plate.minimum,
                high=plate.maximum,
            )
        others = any(lying.player != player for lying in self.boxes.values())
        if len(self.boxes) >= game.boxes.active or (game.alike and others):
            raise BetRefused("pit-boxes-full", clause=game.clause("active"), boxes=game.boxes.active)
        own = [lying for lying in self.boxes.values() if lying.player == player]
        if len(own) >= game.boxes.per_player:
            raise BetRefused(
                "pit-too-many-boxes", clause=game.clause("per-player"), boxes=game.boxes.per_player
            )
        if self.banker in [lying.number for lying in own]:
            raise BetRefused("pit-bank-alone", clause=game.clause("bank"), box=self.banker)
        for lying in own:
            if self.stake(lying.number) != amount:
                raise BetRefused(
                    "pit-unequal",
                    clause=game.clause("equal"),
                    box=lying.number,
                    staked=self.stake(lying.number),
                    amount=amount,
                )

    def _may_stake_side(self, box: int, amount: int, field: str, *, token: bool) -> None:
        game = self.game
        if box not in self.boxes:
            raise BetRefused("pit-side-alone", clause=game.clause("side"), field=field, box=box)
        if field in self.boxes[box].staked:
            raise BetRefused("pit-staked-already", clause=game.clause("side"), box=box)
        low, high = (game.plate.token, game.plate.token) if token else (1, game.plate.side_maximum)
        if not low <= amount <= high:
            raise BetRefused(
                "pit-side-amount", clause=game.clause("side"), field=field, amount=amount, low=low, high=high
            )

    def _may_bank(self, player: str, box: int, amount: int, field: str) -> None:
        clause = self.game.clause("bank")
        if box not in self.boxes:
            raise BetRefused("pit-side-alone", clause=clause, field=field, box=box)
        if self.banker:
            raise BetRefused("pit-bank-held", clause=clause, box=self.banker)
        if [lying.number for lying in self.boxes.values() if lying.player == player] != [box]:
            raise BetRefused("pit-bank-alone", clause=clause, box=box)
        if amount < self.game.plate.minimum:
            raise BetRefused(
                "pit-side-amount",
                clause=clause,
                field=field,
                amount=amount,
                low=self.game.plate.minimum,
                high=self.purses[player],
            )

    def _blind_cover(self, player: str, amount: int) -> int:
        """What a player must have to take a box: its stakes, and what he needs to play his boxes to the end."""
        return amount * self.game.cover + sum(
            (self.game.cover - 1) * self.stake(box.number)
            for box in self.boxes.values()
            if box.player == player
        )

    def _check_neighbours(self) -> None:
        if not self.game.boxes.contiguous:
            return
        order = [box.player for box in self.boxes.values()]
        for at, player in enumerate(order):
            if player in order[:at] and order[at - 1] != player:
                raise BetRefused("pit-cross-bet", clause=self.game.clause("cross"), player=player)

    def _check_bank(self) -> None:
        """A bank that must answer for all the other boxes does (the house's choice)."""
        if not self.banker or not self.game.bank_whole:
            return
        needed = sum([self.stake(box) for box in self.boxes if box != self.banker])
        held = self.boxes[self.banker].staked[bank_of(self.game)]
        if held < needed:
            raise BetRefused("pit-bank-short", clause=self.game.clause("bank"), needed=needed, held=held)

    # Shuffle and cut

    @property
    def cutters(self) -> tuple[str, ...]:
        """Who has the right to cut, first the player with the largest first stake, of equal ones the leftmost."""
        spoiled = {entry[2] for entry in self._log if entry[0] == "improper-cut"}
        boxes = sorted(self.boxes.values(), key=lambda box: (-self.stake(box.number), box.number))
        return tuple(dict.fromkeys([box.player for box in boxes if box.player not in spoiled]))

    def shuffle(self, deck: CardsLike, *, whole: bool = True) -> None:
        """Give the shuffled deck, the top card first: every card of the game once, or, not `whole`, its top part.

        Where boxes are alike, one deck is given for each of them.
        """
        if self._phase != SHUFFLE:
            raise BetRefused("pit-no-shuffle-due")
        cards = cards_of(deck)
        if len(set(cards)) != len(cards) or not set(cards) <= set(self.game.deck.cards):
            raise Mistake("pit-bad-deck", game=self.game.id, cards=len(cards))
        if whole and len(cards) != len(self.game.deck.cards):
            raise Mistake("pit-bad-deck", game=self.game.id, cards=len(cards))
        self._decks = (*self._decks, cards)
        self._note("shuffle", amount=int(whole), cards=cards)
        if len(self._decks) == (len(self.boxes) if self.game.alike else 1):
            self._deck = self._decks[0]
            self._phase = CUT

    def cut(self, player: str, at: int) -> None:
        """Lift `at` cards from the top of each deck and put them below; the dealer may cut for nobody (`""`).

        Then he deals.
        """
        if self._phase != CUT:
            raise BetRefused("pit-no-cut-due")
        due = next(iter(self.cutters), "")
        if player not in ("", due):
            raise BetRefused("pit-not-your-cut", clause=self.game.clause("cut"), player=player, due=due)
        if not 0 <= at < len(self._deck):
            raise Mistake("pit-bad-cut", at=at, cards=len(self._deck))
        self._decks = tuple([deck[at:] + deck[:at] for deck in self._decks])
        self._deck = self._decks[0]
        self._note("cut", player=player, amount=at)
        self._phase = DECISIONS
        self._deal()
        self._next_stage()

    def improper_cut(self, player: str) -> None:
        """A cut that lifted or leafed through the cards: the deck is shuffled again and the next player cuts."""
        if self._phase != CUT or player != next(iter(self.cutters), ""):
            raise BetRefused("pit-no-cut-due", clause=self.game.clause("improper-cut"))
        self._note("improper-cut", player=player)
        self._decks = ()
        self._phase = SHUFFLE
