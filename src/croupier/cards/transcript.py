"""The shuffle of a hand on paper: what was sealed, how it was cut, which cards came off, and those that were opened.

Nothing here opens a card by itself: leaves that are not among `opened` stay closed for ever.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from croupier.cards.card import CARDS
from croupier.cards.cut import commitment, order_of
from croupier.cards.seal import climbed, leaf, root_of
from croupier.errors import Mistake

Taken = Literal["deal", "up", "burn", "board", "replace", "scrap", "put-back"]
"""What is done to cards of the deck; all but `put-back` take them off it."""


class Pledge(msgspec.Struct, frozen=True):
    """Who committed himself before the deck was sealed, by seat; 0 is the house."""

    seat: int
    commitment: str


class Sealing(msgspec.Struct, frozen=True):
    """A deck or a stub that was sealed and cut.

    Whose `commitment` fits none of the `openings` came too late, or never. `order` is the place of the card of each
    step; both are empty until the cut.
    """

    of: str
    cards: Annotated[int, Meta(ge=1, le=256)]
    root: str
    pledges: tuple[Pledge, ...]
    openings: tuple[str, ...] = ()
    order: tuple[int, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """Cards that came off a deck, or went under it: which steps of its order, and before which seat, if one."""

    kind: Taken
    seat: int
    sealing: int
    steps: tuple[int, ...]


class OpenedCard(msgspec.Struct, frozen=True):
    """A card that was opened: at which step it came, where it lay, and what leads from it to the seal."""

    sealing: int
    step: int
    place: int
    card: str
    salt: str
    path: tuple[str, ...]


class Transcript(msgspec.Struct, frozen=True):
    """The shuffle of one hand, as it can be checked by anybody."""

    hand: str
    sealings: tuple[Sealing, ...]
    dealt: tuple[Step, ...]
    opened: tuple[OpenedCard, ...]
    format: Literal["croupier-shuffle"] = "croupier-shuffle"
    version: Literal[1] = 1


class Proved(msgspec.Struct, frozen=True):
    """What a transcript proves: how many decks, how many cards came off them, and how many of those are open.

    `late` are the seats whose opening was not there in time, `cut_by` those who cut, the house beside.
    """

    decks: int
    dealt: int
    opened: int
    cut_by: tuple[int, ...]
    late: tuple[int, ...]


def verify(told: Transcript) -> Proved:
    """Hold a transcript against its seals. Raises `Mistake` with the first thing that does not fit."""
    if not told.sealings:
        raise Mistake("cards-shuffle-unsealed", hand=told.hand)
    for number, sealing in enumerate(told.sealings):
        if sealing.of != (f"{told.hand}/{number}" if number else told.hand):
            raise Mistake("cards-shuffle-other-hand", hand=told.hand, of=sealing.of)
        check_cut(sealing)
    came = _came(told)
    seen: set[tuple[int, str]] = set()
    for card in told.opened:
        if card.sealing >= len(told.sealings) or (card.sealing, card.step) not in came:
            raise Mistake("cards-shuffle-not-dealt", card=card.card, step=card.step + 1)
        check_card(told.sealings[card.sealing], card)
        if (card.sealing, card.card) in seen:
            raise Mistake("cards-shuffle-twice", card=card.card)
        seen.add((card.sealing, card.card))
    if len({(card.sealing, card.step) for card in told.opened}) < len(told.opened):
        raise Mistake("cards-shuffle-twice", card=told.opened[-1].card)
    cut, late = set[int](), set[int]()
    for sealing in told.sealings:
        opened = {commitment(nonce) for nonce in sealing.openings}
        for pledge in sealing.pledges:
            (cut if pledge.commitment in opened else late).add(pledge.seat)
    return Proved(
        len(told.sealings), len(came), len(told.opened), tuple(sorted(cut - {0})), tuple(sorted(late))
    )


def check_cut(sealing: Sealing) -> None:
    """Whether a deck was cut by those who had committed themselves, the house among them, and by nothing else."""
    pledged = [pledge.commitment for pledge in sealing.pledges]
    opened = [commitment(nonce) for nonce in sealing.openings]
    if len(set(opened)) < len(opened) or not set(opened) <= set(pledged):
        raise Mistake("cards-shuffle-opening", of=sealing.of)
    if not any([pledge.seat == 0 and pledge.commitment in opened for pledge in sealing.pledges]):
        raise Mistake("cards-shuffle-no-house", of=sealing.of)
    if sealing.order != order_of(sealing.of, sealing.cards, sealing.root, tuple(sorted(sealing.openings))):
        raise Mistake("cards-shuffle-order", of=sealing.of)


def check_card(sealing: Sealing, opened: OpenedCard) -> None:
    """Whether an opened card lay where the cut says, in the deck that was sealed."""
    place, card = opened.place, opened.card
    if not 0 <= opened.step < len(sealing.order) or sealing.order[opened.step] != place:
        raise Mistake("cards-shuffle-place", card=card, step=opened.step + 1)
    depth = max(sealing.cards - 1, 0).bit_length()
    top = climbed(place, leaf(sealing.of, place, card, opened.salt), opened.path)
    if (
        card not in CARDS
        or len(opened.path) != depth
        or root_of(sealing.of, sealing.cards, top) != sealing.root
    ):
        raise Mistake("cards-shuffle-card", card=card, place=place)


def _came(told: Transcript) -> set[tuple[int, int]]:
    """The steps that came off each deck: always the next ones, but for a card of the stub that was scrapped."""
    came: set[tuple[int, int]] = set()
    stub = _Stub(told.sealings[0])
    number = 0
    for taken in told.dealt:
        while number < taken.sealing < len(told.sealings):
            number += 1
            stub.settled()
            stub = _Stub(told.sealings[number])
        if number != taken.sealing:
            raise Mistake("cards-shuffle-skipped", of=stub.of)
        stub.take(taken)
        if taken.kind != "put-back":
            came |= {(number, step) for step in taken.steps}
    stub.settled()
    return came


class _Stub:
    """The steps still to come off a deck."""

    def __init__(self, sealing: Sealing) -> None:
        self.of = sealing.of
        self._left = list(range(sealing.cards))
        self._taken: set[int] = set()

    def take(self, taken: Step) -> None:
        """Cards go round the table one at a time, so that only what came off together has to be the next ones."""
        steps = set(taken.steps)
        if taken.kind in ("put-back", "scrap"):
            self.settled()
        there = steps <= set(self._left) - self._taken
        if len(steps) < len(taken.steps) or there == (taken.kind == "put-back"):
            raise Mistake("cards-shuffle-skipped", of=self.of)
        if taken.kind == "put-back":
            self._left += taken.steps
        elif taken.kind == "scrap":
            self._left = [step for step in self._left if step not in steps]
        else:
            self._taken |= steps

    def settled(self) -> None:
        """Whether all that came off were the next ones."""
        count = len(self._taken)
        if self._taken != set(self._left[:count]):
            raise Mistake("cards-shuffle-skipped", of=self.of)
        self._left = self._left[count:]
        self._taken = set()
