"""What a player, a dealer or the floor may ask of a casino table or a machine."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from croupier.cash.talk.ladder import Offence
from croupier.pit.video import MOST_HANDS
from croupier.room.actors.asks import Ask, reader
from croupier.room.bounds import Card, Chips, Difference, Name, Number, SeatOrAny, Word
from croupier.room.talk.asks import AskReview, React, Report, Say

MOST_BOXES: Final = 12
MOST_FIELDS: Final = 12


class LaidBox(msgspec.Struct, frozen=True):
    """The chips somebody wants on the fields of one box."""

    box: SeatOrAny
    staked: Annotated[dict[Word, Chips], msgspec.Meta(max_length=MOST_FIELDS)]


class BuyIn(Ask, frozen=True):
    """Chips of the wallet come to the table."""

    chips: Chips


class Leave(Ask, frozen=True):
    """They go back to the wallet, when the round is over."""


class Bets(Ask, frozen=True):
    """All bets of a player as they shall lie; at a machine `cut` is how many cards he lifts."""

    boxes: Annotated[tuple[LaidBox, ...], msgspec.Meta(max_length=MOST_BOXES)]
    ready: bool = False
    cut: Number | None = None


class Bet(Ask, frozen=True):
    """One more stack of chips on a field of a box; on the first stake where no field is named."""

    box: SeatOrAny
    amount: Chips
    field: Word = ""


class TakeBack(Ask, frozen=True):
    """Everything off a box, or off all of a player's boxes."""

    box: SeatOrAny = 0


class Undo(Ask, frozen=True):
    """A player's bets as they lay before he touched them last."""


class Repeat(Ask, frozen=True):
    """The bets of a player's last round."""


class Ready(Ask, frozen=True):
    """No more bets."""


class Cut(Ask, frozen=True):
    """So many cards are lifted from the top and put below."""

    at: Number


class Decide(Ask, frozen=True):
    """A decision; `round` and `turn` are those of the view it was made on."""

    round: Number
    turn: Number
    box: SeatOrAny
    kind: Word
    amount: Chips = 0
    cards: Annotated[tuple[Card, ...], msgspec.Meta(max_length=7)] = ()


class Withdraw(Ask, frozen=True):
    """A request for cards is taken back before it is served."""

    box: SeatOrAny


class Train(Ask, frozen=True):
    """Whether the trainer speaks."""

    on: bool


class Ignore(Ask, frozen=True):
    """Hear somebody at the table no more, or again; nobody is told."""

    player: Name
    on: bool


class ImproperCut(Ask, frozen=True):
    """The floor: the cut lifted or leafed through the cards."""

    player: Name = ""


class RefuseDraw(Ask, frozen=True):
    """The floor: no exchange and no sixth card for a box in this round."""

    box: SeatOrAny


class TopUp(Ask, frozen=True):
    """The floor: the float comes onto the display now."""


class Stop(Ask, frozen=True):
    """The floor: no new rounds."""


class OpenAgain(Ask, frozen=True):
    """The floor: rounds again."""


class Resume(Ask, frozen=True):
    """The floor: a round the inspector holds is paid by one of the two settlements."""

    settlement: Literal["table", "inspector"]


class ReadRules(Ask, frozen=True):
    """A player was shown the rules of the table, in this version, and has accepted them (RUSPOK:1.6.1)."""

    version: Number


class Relieve(Ask, frozen=True):
    """The floor: who serves the table from now on, the server and its audit where nobody is named.

    `by_hand`: the dealer lays out the payouts himself.
    """

    dealer: Name = ""
    inspector: Name = ""
    by_hand: bool = False


class PaidBox(msgspec.Struct, frozen=True):
    """What each field of a box won or lost, as the dealer laid it out; 0 when the stake comes back."""

    box: SeatOrAny
    changes: Annotated[dict[Word, Difference], msgspec.Meta(max_length=MOST_FIELDS)]


class Pay(Ask, frozen=True):
    """The dealer, with the key: all payouts of a round he pays by hand."""

    boxes: Annotated[tuple[PaidBox, ...], msgspec.Meta(max_length=MOST_BOXES)]


class Mute(Ask, frozen=True):
    """The floor: the talk is closed for somebody at the table, or open again."""

    player: Name
    on: bool


class Sanction(Ask, frozen=True):
    """The floor: somebody is given the next step of the ladder of the talk."""

    player: Name
    about: Offence


class Review(Ask, frozen=True):
    """The floor has looked again at somebody's last step: it is upheld, or lifted."""

    player: Name
    upheld: bool


class OpenTable(Ask, frozen=True):
    """A table or a machine is opened; `maximum` is of the first stake, at a machine five coins.

    At a machine it may be allowed to double what was won (`double_up`), and to play so many `hands` at once. `nth` says
    that the name is that of the game, as the nth table of it: others read it in their own language.
    """

    name: Name
    game: Word
    minimum: Chips
    maximum: Chips = 0
    house: Word | None = None
    double_up: bool = False
    hands: Annotated[int, msgspec.Meta(ge=1, le=MOST_HANDS)] = 1
    nth: Number = 0


BettingAsk = Bets | Bet | TakeBack | Undo | Repeat | Ready
TalkAsk = Say | React | AskReview | Ignore | Report
OfTheChat = Mute | Sanction | Review
FloorAsk = ImproperCut | RefuseDraw | TopUp | Stop | OpenAgain | Resume | Relieve | Pay | OfTheChat
TableAsk = BuyIn | Leave | ReadRules | BettingAsk | Cut | Decide | Withdraw | Train | TalkAsk | FloorAsk
PitAsk = TableAsk | OpenTable

read: Final = reader(PitAsk)
"""What comes over the wire; `Mistake` when it is no ask of the pit."""
