"""One round of a casino game, from the first bet to the last chip paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NoReturn, Self

from croupier.cards import Cards, CardsLike, cards_of, show
from croupier.errors import Mistake
from croupier.pit.betting import Betting
from croupier.pit.doubling import CLOSED
from croupier.pit.errors import DecisionRefused
from croupier.pit.felt import DECIDING, DECISIONS, DONE, OUT, OVER, STATE, Box
from croupier.pit.game import Game, Offer
from croupier.pit.laying import laid_out
from croupier.pit.settlement import Settlement
from croupier.pit.values import Choice, Operation, Options

_AFTER: Final = {"out": OUT, "done": DONE}
"""How a box stands after a decision with which it has no more to decide."""


class Round(Betting):
    """One round, changed only by operations; the game, the purses and the log are the round.

    Players `bet`, the pit `close_bets`, gives the shuffled deck (`shuffle`), the player with the largest first stake
    cuts (`cut`), and the dealer deals. Then boxes `decide` in their turn, as `options` says; what follows without
    anybody being asked happens before a call returns. `purses` are the chips each player has at the table.

    A refused operation raises `BetRefused` or `DecisionRefused`, naming the clause, and leaves the round as it was.

    >>> from croupier.cards import parse
    >>> from croupier.pit import game
    >>> round = Round(game("three-card"), {"ann": 100})
    >>> round.bet("ann", 1, 10)
    >>> round.close_bets()
    >>> round.shuffle(parse("Ah 9c Kd 8c 2s 4h"), whole=False)
    >>> round.cut("ann", 0)
    >>> round.options.kinds
    ('fold', 'play')
    >>> round.decide("play")
    >>> round.settlements[1].net, round.purses
    (10, {'ann': 110})
    """

    __slots__ = ()

    @classmethod
    def deal(
        cls,
        game: Game,
        boxes: Mapping[int, CardsLike] | CardsLike,
        dealer: CardsLike = (),
        *,
        board: CardsLike = (),
        then: CardsLike = (),
        stakes: Mapping[str, int] | None = None,
        meter: int = 0,
        seed: int = 0,
    ) -> Self:
        """A round up to its first decision, with hands that are given; each box is another player's, `box-1` and so on.

        `boxes` are the cards of each box by its number, or those of the one box; `then` the cards that come after the
        first deal, in their order, after those of the `board`. What is not named comes from the rest of the deck,
        shuffled by `seed`; of boxes that are alike, and one player's, only the first is given its cards. `stakes` are
        the chips of each box by field; where the first is not told it is the plate's smallest.

        Raises `Mistake` for cards that are none, named twice or too many, `BetRefused` for stakes that may not be.

        >>> from croupier.pit import game
        >>> round = Round.deal(game("three-card"), "AhKdQs", dealer="9c8d2h", stakes={"ante": 10})
        >>> round.decide("play")
        >>> round.settlements[1].result, round.settlements[1].net
        ('no-game', 20)
        """
        given = boxes if isinstance(boxes, Mapping) else {1: boxes}
        hands = {number: cards_of(given[number]) for number in sorted(given)}
        owners = {number: f"box-{min(hands, default=0) if game.alike else number}" for number in hands}
        chips = {game.first: game.plate.minimum} | dict(stakes or {})
        decks = laid_out(game, hands, cards_of(dealer), seed, board=cards_of(board), then=cards_of(then))
        purse = 1000 * sum(chips.values())
        dealt = cls(game, dict.fromkeys(owners.values(), purse), meter=meter)
        for number, owner in owners.items():
            for field in sorted(chips, key=lambda name: name != game.first):
                dealt.bet(owner, number, chips[field], field)
        dealt.close_bets()
        for deck in decks:
            dealt.shuffle(deck)
        dealt.cut("", 0)
        return dealt

    @property
    def phase(self) -> str:
        """`bets`, `shuffle`, `cut`, `decisions`, `held` by the inspector, or `over`."""
        return self._phase

    @property
    def stage(self) -> str:
        """The name of the stage in which boxes decide now, empty when none do."""
        return self.game.stages[self._stage].name if self._phase == DECISIONS else ""

    @property
    def log(self) -> tuple[Operation, ...]:
        """Everything that has happened."""
        return tuple([Operation(*entry) for entry in self._log])

    @property
    def settlements(self) -> Mapping[int, Settlement]:
        """What each box won or lost, by its number; empty before the end."""
        return self._settlements

    @property
    def revealed(self) -> bool:
        """Whether the dealer has opened his cards."""
        return self._revealed

    @property
    def changed(self) -> Cards | None:
        """The dealer's cards after a change that was paid for, if there was one."""
        return self._changed

    # Decisions

    @property
    def actor(self) -> int:
        """The box whose turn it is, 0 when no box has to decide."""
        return self._to_act[0] if self._to_act else 0

    @property
    def options(self) -> Options | None:
        """What the box whose turn it is may do."""
        return self.options_of(self.actor) if self._to_act else None

    def options_of(self, number: int) -> Options | None:
        """What a box may do now; None when it is not its time."""
        if number not in self._to_act or (self.game.one_by_one and number != self._to_act[0]):
            return None
        box = self.boxes[number]
        stage = self.game.stages[self._stage]
        choices = [self._choice(box, offer) for offer in (stage.blind if box.blind else stage.offers)]
        return Options(number, box.player, stage.name, tuple([choice for choice in choices if choice]))

    def _choice(self, box: Box, offer: Offer) -> Choice | None:
        if offer.cards and offer.fees and not (box.may_draw and not box.committed):
            return None
        if box.committed and offer.then != "done":
            return None
        if offer.cards == "pick":
            return Choice(offer.kind, low=1, high=CLOSED) if box.against else None
        if box.against or (offer.cards == "double" and not self._may_double(box)):
            return None
        stake, purse = self.stake(box.number), self.purses[box.player]
        if offer.limits:
            open_to = offer.limits(self.game, box.hand())
            if open_to is None or open_to[0] > open_to[1]:
                return None
            low, high = open_to[0], min(open_to[1], purse - self._owed_to_close(offer, stake))
            return Choice(offer.kind, low=low, high=high) if low <= high else None
        amounts = tuple([times * stake for times in offer.times if times * stake <= purse])
        if offer.times and not amounts:
            return None
        fees = tuple([fee * stake for fee in offer.fees])
        if fees and min(fees) > purse:
            return None
        return Choice(offer.kind, amounts, cards=offer.count, fees=fees)

    def _owed_to_close(self, offer: Offer, stake: int) -> int:
        """What must stay in the purse so that the box can still be played after an optional stake."""
        closing = [
            min(other.times) * stake
            for other in self.game.stages[self._stage].offers
            if other.then == "done" and other.times
        ]
        return min(closing, default=0) if offer.then == "again" else 0

    def decide(
        self, kind: str, amount: int = 0, cards: CardsLike = (), *, box: int = 0, player: str = ""
    ) -> None:
        """The box whose turn it is decides; `amount` may be left out where only one is possible.

        For a card that is picked it is the card's place, the first where none is told. `box` and `player` are checked
        when they are given.
        """
        number = box or self.actor
        choice, offer = self._chosen(kind, number, player)
        lying = self.boxes[number]
        named = cards_of(cards)
        place = self._place(choice, offer, amount) if offer.cards == "pick" else 0
        chips = 0 if place else self._price(choice, offer, amount, named)
        self._check_named(lying, choice, offer, named)
        if chips > self.purses[lying.player]:
            raise DecisionRefused(
                "pit-short-purse", clause=offer.clause, needed=chips, held=self.purses[lying.player]
            )
        self._note(kind, number, lying.player, offer.field, amount=place or chips, cards=named)
        if chips:
            self._put(lying, offer.field, chips)
        if offer.cards == "way" and self.game.way:
            lying.low = self.game.way(self.game, lying.cards)
        elif offer.cards == "low":
            lying.low = named
        elif offer.cards == "double":
            self._turn(lying)
        elif place:
            self._picked(lying, place)
        elif offer.cards:
            for one in self._with(lying):
                one.asked = (offer, named)
        self._go_on(lying, offer)
        self._check_chips()

    def say_nothing(self) -> None:
        """The clock of the box whose turn it is has run out: what silence counts as is decided.

        No chips are put down for anybody but by the only way that is left, such as closing an insured box.
        """
        options = self.options
        if options is None:
            raise DecisionRefused("pit-not-now", kind="silence")
        stage = self.game.stages[self._stage]
        quiet = {offer.kind for offer in (*stage.offers, *stage.blind) if offer.silence}
        kinds = [kind for kind in options.kinds if kind in quiet] or list(options.kinds)
        self.decide(kinds[0])

    def _go_on(self, box: Box, offer: Offer) -> None:
        if offer.then == "again":
            box.committed = True
            return
        if offer.cards == "pick" and self._may_double(box):
            box.committed = False
            return
        if offer.then in _AFTER:
            for one in self._with(box):
                one.state = _AFTER[offer.then]
        self._to_act.remove(box.number)
        self._next_stage()

    def _chosen(self, kind: str, number: int, player: str) -> tuple[Choice, Offer]:
        box = self.boxes.get(number)
        if self._phase != DECISIONS or box is None:
            raise DecisionRefused("pit-not-now", clause=self._too_late(kind), kind=kind)
        if player and player != box.player:
            raise DecisionRefused("pit-not-your-box", clause=self.game.clause("owner"), box=number)
        options = self.options_of(number)
        choice = next((one for one in options.choices if one.kind == kind), None) if options else None
        if choice is None:
            self._refuse(kind, box)
        stage = self.game.stages[self._stage]
        return choice, next(one for one in (stage.blind if box.blind else stage.offers) if one.kind == kind)

    def _refuse(self, kind: str, box: Box) -> NoReturn:
        """Say why a decision is not open, with the clause the game knows for it."""
        state = (
            "opened" if self._too_late(kind)
            else "blind" if box.blind
            else box.state if box.state != DECIDING
            else "staked" if box.against
            else "drew" if box.drew
            else "committed" if box.committed
            else "barred" if not box.may_draw
            else "hand"
        )  # fmt: skip
        clause = self.game.clause(f"{kind}-{state}") or self.game.clause(kind)
        if box.number in self._to_act and self.options_of(box.number) is None:
            raise DecisionRefused(
                "pit-out-of-turn", clause=self.game.clause("turn"), box=box.number, due=self.actor
            )
        raise DecisionRefused(f"pit-not-open-{state}", clause=clause, kind=kind, box=box.number)

    def _too_late(self, kind: str) -> str | None:
        """The clause by which a decision comes too late once the dealer's cards are open, if the game has one."""
        return self.game.clause(f"{kind}-opened") if self._revealed else None

    def _place(self, choice: Choice, offer: Offer, place: int) -> int:
        if not 0 <= place <= choice.high:
            raise DecisionRefused(
                "pit-amount", clause=offer.clause, amount=place, low=choice.low, high=choice.high
            )
        return place or choice.low

    def _price(self, choice: Choice, offer: Offer, amount: int, cards: Cards) -> int:
        if choice.fees:
            fewest, most = choice.cards
            if not fewest <= len(cards) <= most:
                raise DecisionRefused(
                    "pit-card-count", clause=offer.clause, given=len(cards), fewest=fewest, most=most
                )
            price = choice.fees[max(len(cards), 1) - 1]
            if amount not in (0, price):
                raise DecisionRefused("pit-amount", clause=offer.clause, amount=amount, low=price, high=price)
            return price
        if choice.high:
            if not choice.low <= amount <= choice.high:
                clause = self.game.clause(f"{choice.kind}-{'low' if amount < choice.low else 'high'}")
                raise DecisionRefused(
                    "pit-amount",
                    clause=clause or offer.clause,
                    amount=amount,
                    low=choice.low,
                    high=choice.high,
                )
            return amount
        if amount == 0 and len(choice.amounts) <= 1:
            return choice.amounts[0] if choice.amounts else 0
        if amount not in choice.amounts:
            low, high = min(choice.amounts, default=0), max(choice.amounts, default=0)
            raise DecisionRefused("pit-amount", clause=offer.clause, amount=amount, low=low, high=high)
        return amount

    def _check_named(self, box: Box, choice: Choice, offer: Offer, cards: Cards) -> None:
        fewest, most = choice.cards
        if not fewest <= len(cards) <= most:
            raise DecisionRefused("pit-card-count", given=len(cards), fewest=fewest, most=most)
        if len(set(cards)) != len(cards) or not set(cards) <= set(box.cards):
            raise Mistake("pit-card-not-held", box=box.number, cards=show(cards))
        if offer.cards == "low" and self.game.may_set and not self.game.may_set(self.game, box.cards, cards):
            raise DecisionRefused("pit-foul", clause=self.game.clause("foul"), cards=show(cards))

    def withdraw(self, number: int) -> None:
        """Take a request for cards back, while the dealer has not come to the box."""
        box = self.boxes.get(number)
        if self._phase != DECISIONS or box is None or box.asked is None:
            raise DecisionRefused("pit-not-now", kind="withdraw")
        offer = box.asked[0]
        self.purses[box.player] += box.staked.pop(offer.field, 0)
        box.asked = None
        box.state = DONE if box.blind else DECIDING
        self._to_act = sorted([*self._to_act, number])
        self._note("withdraw", number, box.player)
        self._check_chips()

    def refuse_draw(self, number: int) -> None:
        """The pit boss refuses a player who broke the rules the exchange and the sixth card, in this round."""
        box = self.boxes.get(number)
        if box is None or self._phase == OVER or box.drew:
            raise DecisionRefused("pit-not-now", clause=self.game.clause("refuse-draw"), kind="refuse-draw")
        if box.asked:
            self.withdraw(number)
        box.may_draw = False
        self._note("refuse-draw", number)

    # The log

    def apply(self, operation: Operation) -> None:
        """Do what an operation of a log says."""
        kind, box, player, field, amount, cards = operation
        if kind == "bet":
            self.bet(player, box, amount, field)
        elif kind == "take-back":
            self.take_back(player, box)
        elif kind == "close-bets":
            self.close_bets()
        elif kind == "shuffle":
            self.shuffle(cards, whole=bool(amount))
        elif kind == "cut":
            self.cut(player, amount)
        elif kind == "improper-cut":
            self.improper_cut(player)
        elif kind == "withdraw":
            self.withdraw(box)
        elif kind == "refuse-draw":
            self.refuse_draw(box)
        else:
            self.decide(kind, amount, cards, box=box, player=player)

    def undo(self) -> None:
        """Take back the last thing a person did, and all the dealer did after it."""
        log = self.log
        again = type(self)(self.game, self._first_purses, meter=self._first_meter, inspected=self.inspected)
        last = -1
        for at, operation in enumerate(log):
            if at == len(again._log):
                last = at
                again.apply(operation)
        if last < 0:
            raise DecisionRefused("pit-nothing-to-undo")
        before = self.replay(
            self.game, self._first_purses, log[:last], meter=self._first_meter, inspected=self.inspected
        )
        for name in STATE:
            setattr(self, name, getattr(before, name))

    @classmethod
    def replay(
        cls,
        game: Game,
        purses: Mapping[str, int],
        log: Sequence[Operation],
        *,
        meter: int = 0,
        inspected: bool = True,
    ) -> Self:
        """The round that a game, purses and a log are; `Mistake` says where the dealer's work differs."""
        again = cls(game, purses, meter=meter, inspected=inspected)
        for at, operation in enumerate(log):
            if at == len(again._log):
                again.apply(operation)
            if again._log[at] != tuple(operation):
                raise Mistake("pit-replay-differs", at=at + 1, kind=operation.kind, box=operation.box)
        return again
