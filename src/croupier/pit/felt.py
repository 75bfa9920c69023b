"""Chips and cards as they lie on a casino table, and the dealer's work with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, Self

from croupier.cards import Cards
from croupier.errors import Broken
from croupier.pit.bank import against_bank
from croupier.pit.doubling import MOST, TURNED, after
from croupier.pit.game import Game, Offer, Stage
from croupier.pit.settlement import BoxHand, DealerHand, Settlement

BETS: Final = "bets"
SHUFFLE: Final = "shuffle"
CUT: Final = "cut"
DECISIONS: Final = "decisions"
HELD: Final = "held"
OVER: Final = "over"

DECIDING: Final = "deciding"
DONE: Final = "done"
OUT: Final = "out"


BOX_STATE: Final = (
    "against",
    "asked",
    "blind",
    "cards",
    "committed",
    "drew",
    "first",
    "gained",
    "low",
    "may_draw",
    "number",
    "opened",
    "player",
    "staked",
    "state",
)
"""All that a box holds."""


class Box:
    """One box in play; only its round changes it."""

    __slots__ = BOX_STATE

    def __init__(self, number: int, player: str) -> None:
        self.number = number
        self.player = player
        self.staked: dict[str, int] = {}
        self.cards: Cards = ()
        self.first: Cards = ()
        self.low: Cards = ()
        self.state = DECIDING
        self.drew = ""
        self.asked: tuple[Offer, Cards] | None = None
        self.blind = False
        self.may_draw = True
        self.committed = False
        self.opened = False
        self.gained = 1
        self.against: Cards = ()

    def copy(self) -> Box:
        """The box as another value."""
        twin = Box(self.number, self.player)
        for name in BOX_STATE:
            setattr(twin, name, getattr(self, name))
        twin.staked = dict(self.staked)
        return twin

    def hand(self) -> BoxHand:
        """The box as the settlement finds it."""
        return BoxHand(
            self.staked,
            self.cards,
            self.first,
            self.low,
            self.state == OUT,
            self.drew,
            self.blind,
            gained=self.gained,
        )


STATE: Final = (
    "_changed",
    "_deck",
    "_decks",
    "_first_meter",
    "_first_purses",
    "_log",
    "_phase",
    "_revealed",
    "_settlements",
    "_stage",
    "_to_act",
    "_top",
    "_total",
    "bank",
    "banker",
    "board",
    "boxes",
    "dealer",
    "differences",
    "drawn",
    "float",
    "game",
    "inspected",
    "meter",
    "purses",
)
"""All that a table holds."""


class Felt:
    """The table itself: who owns which chips, where the cards are, and how far the round has come.

    Chips are owned by players (`purses`), lie on boxes, in the house's `bank`, on the `meter` and in its `float`. They
    sum to the same before and after every operation, or the round is `Broken`. `banker` is the box the others play
    against, 0 when that is the house; `drawn` the cards the dealer drew for a change that was paid for.
    """

    __slots__ = STATE

    def __init__(
        self, game: Game, purses: Mapping[str, int], *, meter: int = 0, inspected: bool = True
    ) -> None:
        self.game = game
        self.purses: dict[str, int] = dict(purses)
        self.meter: int = meter
        self.float: int = 0
        self.bank: int = 0
        self.banker: int = 0
        self.inspected = inspected
        self.boxes: dict[int, Box] = {}
        self.dealer: Cards = ()
        self.board: Cards = ()
        self.differences: tuple[int, ...] = ()
        self.drawn: Cards = ()
        self._changed: Cards | None = None
        self._deck: Cards = ()
        self._decks: tuple[Cards, ...] = ()
        self._top = 0
        self._first_purses = dict(purses)
        self._first_meter = meter
        self._log: list[tuple[str, int, str, str, int, Cards]] = []
        self._phase = BETS
        self._stage = -1
        self._to_act: list[int] = []
        self._revealed = False
        self._settlements: dict[int, Settlement] = {}
        self._total = sum(self.purses.values()) + meter

    def copy(self) -> Self:
        """The same round, to be played on without touching this one."""
        twin = type(self)(self.game, {})
        for name in STATE:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if type(value) in (dict, list) else value)
        twin.boxes = {number: box.copy() for number, box in self.boxes.items()}
        return twin

    # Chips

    def _note(
        self,
        kind: str,
        box: int = 0,
        player: str = "",
        field: str = "",
        *,
        amount: int = 0,
        cards: Cards = (),
    ) -> None:
        self._log.append((kind, box, player, field, amount, cards))

    def _put(self, box: Box, field: str, amount: int) -> None:
        self.purses[box.player] -= amount
        box.staked[field] = box.staked.get(field, 0) + amount

    def _check_chips(self) -> None:
        """Chips in equal chips out, and nobody owes."""
        lying = 0
        for box in self.boxes.values():
            lying += sum(box.staked.values())
        found = sum(self.purses.values()) + lying + self.bank + self.meter + self.float
        if found != self._total or min(self.purses.values(), default=0) < 0:
            raise Broken("pit-chips-lost", before=self._total, after=found)

    def stake(self, box: int) -> int:
        """The first stake of a box, in chips."""
        return self.boxes[box].staked.get(self.game.first, 0)

    # Cards

    def _next(self) -> int:
        card = self._deck[self._top]
        self._top += 1
        return card

    def _take(self, count: int) -> Cards:
        at = self._top
        self._top = at + count
        return self._deck[at : at + count]

    def _deal(self) -> None:
        """Clockwise from the leftmost box, the dealer last; to boxes that are alike only once."""
        dealt = self.game.dealt
        order = list(self.boxes.values())[: 1 if self.game.alike else None]
        own: list[list[int]] = [[] for _ in order]
        house: list[int] = []
        rounds = 1 if dealt.packets else max(dealt.own, dealt.dealer)
        for turn in range(rounds):
            for cards in own:
                cards.extend(self._take(_in_turn(dealt.own, turn, rounds)))
            house += self._take(_in_turn(dealt.dealer, turn, rounds))
        for box, cards in zip(order, own, strict=True):
            for one in self._with(box):
                one.cards = one.first = tuple(cards)
                self._note("deal", one.number, cards=one.cards)
        self.dealer = tuple(house)
        if house:
            self._note("dealer", cards=self.dealer)

    def _with(self, box: Box) -> tuple[Box, ...]:
        """The boxes for which one is dealt and decides: itself, or all that are alike."""
        return tuple(self.boxes.values()) if self.game.alike else (box,)

    def _drawn(self, box: Box, count: int) -> Cards:
        """The next cards for a box: of the deck, or, where boxes are alike, of its own but for those it was dealt."""
        place = list(self.boxes).index(box.number) if self.game.alike else 0
        if not place:
            return self._take(count)
        return tuple([card for card in self._decks[place] if card not in box.first][:count])

    def _serve(self, box: Box, offer: Offer, named: Cards) -> None:
        """Give a box the cards it asked for."""
        if offer.cards == "extra":
            drawn = self._take(1)
            box.cards += drawn
        else:
            kept = tuple(card for card in box.cards if (card in named) == (offer.cards == "keep"))
            drawn = self._drawn(box, len(box.cards) - len(kept))
            box.cards = kept + drawn
        box.drew = offer.kind
        self._note("draw", box.number, cards=drawn)

    def _turn(self, box: Box) -> None:
        """Turn the card that what was won is staked against; the others lie closed."""
        box.against = self._take(TURNED)
        self._note("against", box.number, cards=box.against[:1])

    def _picked(self, box: Box, place: int) -> None:
        """Turn the closed cards, and see what the one that was picked makes of what was won."""
        dealers, *closed = box.against
        box.against = ()
        for one in self._with(box):
            one.gained = after(one.gained, dealers, closed[place - 1])
        self._note("turn", box.number, cards=tuple(closed))

    def _may_double(self, box: Box) -> bool:
        return 0 < box.gained < MOST and len(self._deck) - self._top >= TURNED

    # The round goes on

    def _next_stage(self) -> None:
        """Go to the next stage in which a box has something to decide, else settle."""
        while not self._to_act and self._phase == DECISIONS:
            if self._stage >= 0:
                self._end_stage(self.game.stages[self._stage])
            self._stage += 1
            if self._stage == len(self.game.stages):
                self._settle()
            else:
                self._begin_stage(self.game.stages[self._stage])

    def _begin_stage(self, stage: Stage) -> None:
        live = [box for box in self.boxes.values() if box.state != OUT]
        if stage.after_reveal:
            if live:
                self._reveal()
            if stage.when is None or stage.when(self.dealer):
                self._to_act = [box.number for box in live if (stage.blind if box.blind else stage.offers)]
            return
        if stage.board and live:
            drawn = self._take(stage.board)
            self.board += drawn
            self._note("board", cards=drawn)
        for box in live:
            open_to = stage.blind if box.blind else stage.offers
            if not open_to or not (box.blind or box.state == DECIDING) or (stage.after_draw and not box.drew):
                continue
            if stage.open_to is None or stage.open_to(self.game, box.hand()):
                self._to_act.append(box.number)
        if self.game.alike and self._to_act:
            # The first decides for all, also where only another has something to decide about.
            self._to_act = [min(self.boxes)]

    def _end_stage(self, stage: Stage) -> None:
        for box in self.boxes.values():
            box.committed = False
            if box.asked:
                offer, named = box.asked
                box.asked = None
                self._serve(box, offer, named)
        if stage.redraw and self._paid_for_change(stage):
            top = self._top
            self._changed = stage.redraw(self.game, self.dealer, self._next)
            self.drawn = self._deck[top : self._top]
            for card in self.drawn[:-1]:
                self._note("redraw", cards=(card,))
            self._note("change", cards=self._changed)

    def _paid_for_change(self, stage: Stage) -> bool:
        fields = {offer.field for offer in stage.offers if offer.field}
        return any(field in box.staked for box in self.boxes.values() for field in fields)

    def _reveal(self) -> None:
        if not self._revealed:
            self._revealed = True
            if self.dealer:
                self._note("reveal", cards=self.dealer)

    def _in_order(self) -> None:
        """Boxes lie by their numbers, in whatever order they were bet on."""
        self.boxes = dict(sorted(self.boxes.items()))

    def _banked_by(self, box: int) -> None:
        """A player takes the bank with this box, or with 0 gives it back to the house."""
        self.banker = box

    def _settle(self) -> None:
        """Open the dealer's hand if anybody is left, say what every box wins, and move the chips."""
        if any([box.state != OUT for box in self.boxes.values()]):
            self._reveal()
        found = self._settled(partial(self.game.settlement, self.game))
        if self.inspected and self.game.inspection is not None:
            second = self._settled(partial(self.game.inspection, self.game))
            self.differences = tuple(
                [number for number in found if _told(found[number]) != _told(second[number])]
            )
            if self.differences:
                self._phase = HELD
                return
        self._settlements = found
        if sum([line.from_boxes for settlement in found.values() for line in settlement.lines]):
            raise Broken("pit-bank-uneven")
        for number, settlement in found.items():
            self._pay(self.boxes[number], settlement)
        self._phase = OVER
        self._check_chips()

    def _settled(self, settle: Callable[[BoxHand, DealerHand, int], Settlement]) -> dict[int, Settlement]:
        dealer = DealerHand(self.dealer if self._revealed else (), self.board, self._changed)
        if self.banker:
            return against_bank(self.game, settle, self._hands(), self.banker, dealer)
        found: dict[int, Settlement] = {}
        meter = self.meter
        for number, hand in self._hands().items():
            found[number] = settle(hand, dealer, meter)
            if self.game.meter_in_order:
                meter -= sum([line.from_meter for line in found[number].lines])
        return _shared(found, self.meter) if self.meter else found

    def _hands(self) -> dict[int, BoxHand]:
        """The boxes as the settlement finds them, each beside those of other players where the game looks at them."""
        boxes = self.boxes
        hands = {number: box.hand() for number, box in boxes.items()}
        if not self.game.envious or len(boxes) == 1:
            return hands
        for number, box in boxes.items():
            others = [one for one in boxes.values() if one.player != box.player and one.state != OUT]
            hands[number] = replace(hands[number], others=tuple([(one.number, one.cards) for one in others]))
        return hands

    def _pay(self, box: Box, settlement: Settlement) -> None:
        staked = dict(box.staked)
        back = 0
        for line in settlement.lines:
            if staked.pop(line.field, 0) != line.stake or line.back < 0:
                raise Broken("pit-line-without-stake", box=box.number, field=line.field)
            back += line.back
            self.bank += line.house
            self.meter -= line.from_meter
            self.float += line.to_float
        if any(staked.values()):
            raise Broken("pit-stake-without-line", box=box.number)
        box.staked = {}
        self.purses[box.player] += back
        self._note("settle", box.number, amount=settlement.net)


def _in_turn(cards: int, turn: int, rounds: int) -> int:
    """How many of its cards a hand gets in one turn of the deal."""
    return cards if rounds == 1 else int(turn < cards)


def _told(settlement: Settlement) -> tuple[object, ...]:
    """What the inspector compares: every chip of every field."""
    return tuple([(line.field, line.stake, line.change, line.from_meter) for line in settlement.lines])


def _shared(found: dict[int, Settlement], meter: int) -> dict[int, Settlement]:
    """Several hits that together pass the display are paid in proportion."""
    asked = sum([line.from_meter for settlement in found.values() for line in settlement.lines])
    if asked <= meter:
        return found
    shared = {}
    for number, settlement in found.items():
        lines = []
        for line in settlement.lines:
            less = line.from_meter - line.from_meter * meter // asked
            lines.append(replace(line, change=line.change - less, from_meter=line.from_meter - less))
        shared[number] = replace(settlement, lines=tuple(lines))
    return shared
