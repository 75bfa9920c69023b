"""What a player, or the floor, may ask of a casino table: one JSON object, told apart by `do`."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

Chips = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Change = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
BoxNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Name = Annotated[str, msgspec.Meta(max_length=200)]
CardName = Annotated[str, msgspec.Meta(pattern="^([2-9TJQKA][cdhs]|Jk)$")]

MOST_BOXES: Final = 12
MOST_FIELDS: Final = 12


class LaidBox(msgspec.Struct, frozen=True):
    """The chips somebody wants on the fields of one box."""

    box: BoxNumber
    staked: Annotated[dict[Word, Chips], msgspec.Meta(max_length=MOST_FIELDS)]


class Ask(msgspec.Struct, frozen=True, tag_field="do"):
    """What all of them are."""


class BuyIn(Ask, frozen=True, tag="buy_in"):
    """Chips of the wallet come to the table."""

    chips: Chips


class Leave(Ask, frozen=True, tag="leave"):
    """They go back to the wallet, when the round is over."""


class Bets(Ask, frozen=True, tag="bets"):
    """All bets of a player as they shall lie; at a machine `cut` is how many cards he lifts."""

    boxes: Annotated[tuple[LaidBox, ...], msgspec.Meta(max_length=MOST_BOXES)]
    ready: bool = False
    cut: Chips | None = None


class Bet(Ask, frozen=True, tag="bet"):
    """One more stack of chips on a field of a box; on the first stake where no field is named."""

    box: BoxNumber
    amount: Chips
    field: Word = ""


class TakeBack(Ask, frozen=True, tag="take_back"):
    """Everything off a box, or off all of a player's boxes."""

    box: BoxNumber = 0


class Undo(Ask, frozen=True, tag="undo"):
    """A player's bets as they lay before he touched them last."""


class Repeat(Ask, frozen=True, tag="repeat"):
    """The bets of a player's last round."""


class Ready(Ask, frozen=True, tag="ready"):
    """No more bets."""


class Cut(Ask, frozen=True, tag="cut"):
    """So many cards are lifted from the top and put below."""

    at: Chips


class Decide(Ask, frozen=True, tag="decide"):
    """A decision; `round` and `turn` are those of the view it was made on."""

    round: Chips
    turn: Chips
    box: BoxNumber
    kind: Word
    amount: Chips = 0
    cards: Annotated[tuple[CardName, ...], msgspec.Meta(max_length=7)] = ()


class Withdraw(Ask, frozen=True, tag="withdraw"):
    """A request for cards is taken back before it is served."""

    box: BoxNumber


class Train(Ask, frozen=True, tag="trainer"):
    """Whether the trainer speaks."""

    on: bool


class ImproperCut(Ask, frozen=True, tag="improper_cut"):
    """The floor: the cut lifted or leafed through the cards."""

    player: Name = ""


class RefuseDraw(Ask, frozen=True, tag="refuse_draw"):
    """The floor: no exchange and no sixth card for a box in this round."""

    box: BoxNumber


class TopUp(Ask, frozen=True, tag="top_up"):
    """The floor: the float comes onto the display now."""


class Stop(Ask, frozen=True, tag="stop"):
    """The floor: no new rounds."""


class OpenAgain(Ask, frozen=True, tag="open_again"):
    """The floor: rounds again."""


class Resume(Ask, frozen=True, tag="resume"):
    """The floor: a round the inspector holds is paid by one of the two settlements."""

    settlement: Literal["table", "inspector"]


class ReadRules(Ask, frozen=True, tag="read_rules"):
    """A player was shown the rules of the table, in this version, and has accepted them (RUSPOK:1.6.1)."""

    version: Chips


class Relieve(Ask, frozen=True, tag="relieve"):
    """The floor: who serves the table from now on, the server and its audit where nobody is named.

    `by_hand`: the dealer lays out the payouts himself.
    """

    dealer: Name = ""
    inspector: Name = ""
    by_hand: bool = False


class PaidBox(msgspec.Struct, frozen=True):
    """What each field of a box won or lost, as the dealer laid it out; 0 when the stake comes back."""

    box: BoxNumber
    changes: Annotated[dict[Word, Change], msgspec.Meta(max_length=MOST_FIELDS)]


class Pay(Ask, frozen=True, tag="pay"):
    """The dealer, with the key: all payouts of a round he pays by hand."""

    boxes: Annotated[tuple[PaidBox, ...], msgspec.Meta(max_length=MOST_BOXES)]


class Open(Ask, frozen=True, tag="open"):
    """A table or a machine is opened; `maximum` is of the first stake, at a machine five coins."""

    name: Name
    game: Word
    minimum: Chips
    maximum: Chips = 0
    house: Word | None = None


BettingAsk = Bets | Bet | TakeBack | Undo | Repeat | Ready
FloorAsk = ImproperCut | RefuseDraw | TopUp | Stop | OpenAgain | Resume | Relieve | Pay
TableAsk = BuyIn | Leave | ReadRules | BettingAsk | Cut | Decide | Withdraw | Train | FloorAsk
PitAsk = TableAsk | Open
