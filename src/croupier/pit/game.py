"""A casino game as a value: its deck, boxes, stakes, decisions, tables, plate and settlement."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

from croupier.cards import DECK_52, Cards, Deck
from croupier.errors import Mistake

if TYPE_CHECKING:
    from croupier.pit.paytable import PayTable
    from croupier.pit.settlement import BoxHand, DealerHand, Settlement


@dataclass(frozen=True, slots=True)
class Plate:
    """What the table plate says, in chips: the smallest and largest first stake, the cap on a payout (0: none).

    `token` is the one size of a side stake that is a token; `side_maximum` the most on any other side stake.

    >>> from dataclasses import replace
    >>> from croupier.pit import Plate, Round, game
    >>> high = replace(game("three-card"), plate=Plate(minimum=25, maximum=1_000))
    >>> Round.deal(high, "AhKdQs").stake(1)
    25
    """

    minimum: int = 5
    maximum: int = 500
    max_payout: int = 0
    token: int = 5
    side_maximum: int = 100


@dataclass(frozen=True, slots=True)
class Boxes:
    """How many boxes are printed, may play in a round, belong to one player, and are played open by one player.

    `contiguous`: the boxes of a player are neighbours among those in play.

    >>> from croupier.pit import game
    >>> boxes = game("russian-poker").boxes
    >>> boxes.printed, boxes.active, boxes.open
    (6, 4, 2)
    """

    printed: int = 6
    active: int = 6
    per_player: int = 6
    open: int = 6
    contiguous: bool = False


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards of the first deal: to each box, to the dealer, and how many of the dealer's lie face up (his last).

    `board` is how many cards in the middle the stages will bring in all. Cards go round one at a time, or in
    `packets`.

    >>> from croupier.pit import game
    >>> dealt = game("caribbean-stud").dealt
    >>> dealt.own, dealt.dealer, dealt.up
    (5, 5, 1)
    """

    own: int = 5
    dealer: int = 5
    up: int = 0
    board: int = 0
    packets: bool = False


@dataclass(frozen=True, slots=True)
class Stake:
    """A field for chips before the deal.

    The first of a game is the stake everything is measured in. `with_first` ones are put down with it, as large;
    the others are side stakes, `token` ones of exactly one token. Who puts chips on the `bank` one banks: the
    other boxes play against his.

    >>> from croupier.pit import game
    >>> [(stake.field, stake.with_first) for stake in game("ultimate-texas-holdem").stakes]
    [('ante', False), ('blind', True), ('trips', False)]
    """

    field: str
    with_first: bool = False
    token: bool = False
    bank: bool = False


Drawing = Literal["", "exchange", "extra", "keep", "low", "way", "double", "pick"]
Then = Literal["out", "next", "done", "again"]

Limits = Callable[["Game", "BoxHand"], "tuple[int, int] | None"]


@dataclass(frozen=True, slots=True)
class Offer:
    """A decision a stage offers a box.

    `then`: the box is `out` of the round, goes to the `next` stage, is `done` deciding before the dealer
    opens, or decides `again`. Chips go on `field`: one of `times` the first stake, or any amount within
    `limits`, which returns None when the offer is not open. `cards` says what is done with cards: some go for
    new ones (`exchange`, `fees` in first stakes by how many), one `extra` comes (`fees[0]`), those named are
    kept (`keep`) or set as the low hand (`low`), or the house's way sets it
    (`way`); what was won is staked on a card (`double`), and that card named by its place (`pick`). `silence`: this is
    what saying nothing counts as. `clauses` are the ids behind it, by what they say.

    >>> from croupier.pit import game
    >>> [(offer.kind, offer.then, offer.times) for offer in game("three-card").stages[0].offers]
    [('fold', 'out', ()), ('play', 'done', (1,))]
    """

    kind: str
    then: Then
    field: str = ""
    times: tuple[int, ...] = ()
    limits: Limits | None = None
    cards: Drawing = ""
    fees: tuple[int, ...] = ()
    count: tuple[int, int] = (0, 0)
    clause: str | None = None
    silence: bool = False


@dataclass(frozen=True, slots=True)
class Stage:
    """A time to decide.

    `board` cards are dealt to the middle before it. `offers` are open to every box still deciding, `blind` to boxes
    played blind. A stage `after_draw` is only for boxes that have drawn in the stage before; one `after_reveal`
    comes when the dealer has opened his cards, to boxes that are in, where `when` says so; then `redraw` changes the
    dealer's cards for who took an offer whose field is a `redraws` one. Where only some boxes have anything to decide
    `open_to` says which. A decision is given `clock` times the table's
    usual time: more where there is more to weigh.

    >>> from croupier.pit import game
    >>> [(stage.name, stage.board) for stage in game("ultimate-texas-holdem").stages]
    [('preflop', 0), ('flop', 3), ('river', 2)]
    """

    name: str
    offers: tuple[Offer, ...]
    blind: tuple[Offer, ...] = ()
    board: int = 0
    after_draw: bool = False
    after_reveal: bool = False
    when: Callable[[Cards], bool] | None = None
    redraw: Callable[[Game, Cards, Callable[[], int]], Cards] | None = None
    clock: int = 1
    open_to: Callable[[Game, BoxHand], bool] | None = None


Settle = Callable[["Game", "BoxHand", "DealerHand", int], "Settlement"]


@dataclass(frozen=True, slots=True)
class Game:
    """A casino game. A house variant is the same game with other `tables`, `options` or `plate`.

    `settlement` is the one function that says what a box wins; the table, the solvers and the command call it
    through `settle`. `inspection`, where there is one, says it again by other code: the inspector.
    `meter_in_order`: hits of one round are paid from the display one after the other, by box, not all from what it
    showed. `cover` is how many first stakes a player must have for a box. `clauses` are ids by what they say, for
    refusals. `envious`: a box may be paid for the hands of other players. `bank_whole`: a player's bank must answer
    for all first stakes; else it goes as far as it reaches. `covered`: whoever has bet does not look at his cards again
    until the dealer has opened his own. `alike`: the boxes are the hands of one player at a machine, dealt the same
    cards; what the first decides is decided for all, and each draws from a deck of its own. `way` is how the house
    sets cards, its own too, and `may_set` whether a box may set its cards so, in a game in which some go low.

    >>> from croupier.pit import game
    >>> caribbean = game("caribbean-stud")
    >>> caribbean.first, caribbean.fields, [stage.name for stage in caribbean.stages]
    ('ante', ('ante', 'progressive', 'bet'), ['bet'])
    """

    id: str
    stakes: tuple[Stake, ...]
    stages: tuple[Stage, ...]
    settlement: Settle
    tables: Mapping[str, PayTable] = field(default_factory=dict)
    options: Any = None
    deck: Deck = DECK_52
    dealt: Dealt = field(default_factory=Dealt)
    boxes: Boxes = field(default_factory=Boxes)
    plate: Plate = field(default_factory=Plate)
    blind_close: Offer | None = None
    one_by_one: bool = True
    meter_in_order: bool = False
    cover: int = 1
    inspection: Settle | None = None
    clauses: Mapping[str, str] = field(default_factory=dict)
    envious: bool = False
    bank_whole: bool = False
    covered: bool = False
    alike: bool = False
    house: str = ""
    way: Callable[[Game, Cards], Cards] | None = None
    may_set: Callable[[Game, Cards, Cards], bool] | None = None

    @property
    def first(self) -> str:
        """The field of the first stake: what every figure of the game is measured in."""
        return self.stakes[0].field

    @property
    def sides(self) -> tuple[str, ...]:
        """The fields of side stakes, which a box's own cards win or lose.

        >>> from croupier.pit import game
        >>> game("three-card").sides, game("ultimate-texas-holdem").sides
        (('pair-plus', 'six-card'), ('trips',))
        """
        others = self.stakes[1:]
        return tuple([stake.field for stake in others if not stake.with_first and not stake.bank])

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of all fields chips may lie on: the stakes before the deal, then those of decisions.

        >>> from croupier.pit import game
        >>> game("three-card").fields
        ('ante', 'pair-plus', 'six-card', 'play')
        """
        offers = [offer for stage in self.stages for offer in (*stage.offers, *stage.blind)]
        offers += [self.blind_close] if self.blind_close else []
        return tuple(
            dict.fromkeys([*(stake.field for stake in self.stakes), *(o.field for o in offers if o.field)])
        )

    def settle(self, box: BoxHand, dealer: DealerHand, meter: int = 0) -> Settlement:
        """What a box wins and loses against the dealer; `meter` is the amount on the display, in chips.

        Raises `Mistake` for chips on a field the game has not, for a stake without which nothing can be settled, and
        for a change of the dealer's cards that was paid for and is not told.
        """
        fields = self.fields
        for name in box.staked:
            if name not in fields:
                raise Mistake("pit-no-such-field", field=name, fields=", ".join(fields))
        if dealer.changed is None and not box.folded:
            for stage in self.stages:
                if stage.redraw and any(offer.field in box.staked for offer in stage.offers if offer.field):
                    raise Mistake("pit-change-not-told")
        try:
            return self.settlement(self, box, dealer, meter)
        except KeyError as error:
            lacking = error.args[0]
            if lacking not in fields:
                raise
            raise Mistake("pit-stake-lacks", field=lacking, fields=", ".join(box.staked) or "–") from None

    @property
    def decks(self) -> int:
        """How many decks are shuffled for a round with all its boxes.

        >>> from croupier.pit import game, with_options
        >>> with_options(game("jacks-or-better"), {"hands": 3}).decks
        3
        """
        return self.boxes.active if self.alike else 1

    def clause(self, what: str) -> str | None:
        """The clause behind a rule of the table, where one is known."""
        return self.clauses.get(what)

    def laid(self, tables: Mapping[str, PayTable], plate: Plate, house: str) -> Game:
        """This game with the tables and the plate of a house."""
        return replace(self, tables=tables, plate=plate, house=house)

    def cards_needed(self, boxes: int) -> int:
        """The most cards a round of so many boxes can need."""
        if any(offer.cards == "double" for stage in self.stages for offer in stage.offers):
            return len(self.deck.cards)
        drawn = 0
        for stage in self.stages:
            for offer in stage.offers:
                if offer.cards in ("exchange", "keep"):
                    drawn = max(drawn, self.dealt.own)
                elif offer.cards == "extra":
                    drawn = max(drawn, 1)
        changed = sum(2 for stage in self.stages if stage.redraw)
        return boxes * (self.dealt.own + drawn) + self.dealt.dealer + self.dealt.board + changed
