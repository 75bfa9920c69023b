"""Finished rounds of a casino table: kept whole, shown to each viewer as he knew them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from croupier.cards import parse_with_joker, show
from croupier.pit import Line, Operation, Round, Settlement
from croupier.pit import view as round_view
from croupier.pit.announcing import announced, explained
from croupier.room.hand.told import ToldHand, ToldScene
from croupier.room.journal.commit import StoredHand
from croupier.room.pit.fairness import SealedDeck
from croupier.room.pit.inspection import replayed
from croupier.room.pit.messages import (
    BoxView,
    ComparedBox,
    InspectorView,
    RoundView,
    ServedBy,
    SettlementView,
)
from croupier.room.pit.paying import paid_by_hand
from croupier.room.pit.terms import PitTerms, pay_table
from croupier.room.pit.view import boxes, dealer, fairness, log, named_staff, names, said, settlement, signs
from croupier.text import say

if TYPE_CHECKING:
    from croupier.room.pit.state import PitState


class _Kept(msgspec.Struct, frozen=True):
    """A round with every card of it: it leaves the house through `shown` only.

    `paid` is what was paid, by box, whatever a later version of the game would pay; `payouts` what a dealer who pays
    by hand laid out. `pay_table` is a digest of what the game paid then, empty in what was kept before there was one.
    `silent` are the boxes for which time decided. `joined`: the payouts are of a time when a bonus on
    the ante lay with it. `more` are the decks of further hands at a machine.
    """

    terms: PitTerms
    names: dict[str, str]
    purses: dict[str, int]
    meter: int
    ruled: str
    compared: tuple[ComparedBox, ...]
    paid: dict[int, SettlementView]
    of: str
    deck: str
    secret: str
    log: tuple[tuple[str, int, str, str, int, str], ...]
    payouts: dict[int, dict[str, int]] | None = None
    staff: ServedBy = ServedBy()
    pay_table: str = ""
    silent: tuple[int, ...] = ()
    joined: bool = True
    more: tuple[str, ...] = ()


class Played(NamedTuple):
    """What a finished round was: the table's terms, a digest of what it paid, who had a box, by person."""

    terms: PitTerms
    pay_table: str
    players: dict[str, str]


_DECODER: Final[msgspec.json.Decoder[_Kept]] = msgspec.json.Decoder(_Kept)


def finished(state: PitState, at: int) -> StoredHand:
    """The round of a table that has just ended, as it is stored."""
    return StoredHand(state.number, at, record(state))


def record(state: PitState) -> str:
    """The round of a table that has just ended, as it is kept."""
    round, sealed = state.round, state.sealed
    assert round is not None
    assert sealed is not None
    kept = _Kept(
        state.terms,
        {person: state.name(person) for person in state.started},
        dict(state.started),
        state.metered,
        state.ruled,
        state.compared,
        {box: settlement(settled) for box, settled in round.settlements.items()},
        sealed.of,
        show(sealed.deck),
        sealed.secret,
        tuple([(*entry[:5], show(entry.cards)) for entry in round.log if entry.kind != "settle"]),
        {box: dict(changes) for box, changes in state.payouts.items()} if state.payouts is not None else None,
        ServedBy(*named_staff(state.bench.staff)),
        pay_table(round.game),
        tuple(sorted(state.silent)),
        state.joined,
        tuple([show(deck) for deck in sealed.more]),
    )
    return msgspec.json.encode(kept).decode()


def shown(stored: StoredHand, viewer: str | None) -> RoundView:
    """A finished round as a viewer knew it."""
    kept = _DECODER.decode(stored.record)
    done = [
        Operation(kind, box, player, field, amount, parse_with_joker(cards))
        for kind, box, player, field, amount, cards in kept.log
    ]
    game = kept.terms.value
    round = Round.replay(game, kept.purses, done, meter=kept.meter, inspected=not kept.ruled)
    if kept.payouts is not None:
        game = paid_by_hand(game, round, kept.payouts, joined=kept.joined)
    if kept.ruled or kept.payouts is not None:
        round = replayed(game, kept.purses, round, kept.meter, kept.ruled)
    seen = round_view(round, viewer or "")
    mine = [box.number for box in round.boxes.values() if box.player == viewer]
    return RoundView(
        number=stored.number,
        at=stored.ended,
        net=sum([line.change for box in mine for line in kept.paid[box].lines]) if mine else None,
        boxes=tuple(
            [_paid(box, kept.paid[box.box]) for box in boxes(round, seen, viewer, kept.names, kept.silent)]
        ),
        dealer=dealer(round, seen),
        board=names(seen.board),
        fairness=fairness(
            round, seen, SealedDeck.read(kept.of, kept.deck, kept.secret, kept.more), kept.names
        ),
        said=said(round),
        log=log(seen, kept.names),
        inspector=InspectorView(held=False, boxes=kept.compared) if kept.compared else None,
        staff=kept.staff,
    )


def _paid(box: BoxView, paid: SettlementView) -> BoxView:
    return msgspec.structs.replace(
        box, settlement=paid, staked={line.field: line.stake for line in paid.lines if line.stake}
    )


def played(stored: StoredHand) -> Played:
    """What a finished round was, and who had a box in it."""
    kept = _DECODER.decode(stored.record)
    players = [player for kind, box, player, *_ in kept.log if kind == "bet" and box in kept.paid]
    return Played(
        kept.terms, kept.pay_table, {each: kept.names.get(each, each) for each in dict.fromkeys(players)}
    )


def has_played(stored: StoredHand, person: str) -> bool:
    """Whether somebody had a box in a finished round."""
    kept = _DECODER.decode(stored.record)
    bets = [(box, player) for kind, box, player, *_ in kept.log if kind == "bet"]
    return any(player == person and box in kept.paid for box, player in bets)


def told(stored: StoredHand, viewer: str | None, lang: str = "en") -> ToldHand:
    """A finished round in words, as a viewer knew it."""
    seen = shown(stored, viewer)
    name = _DECODER.decode(stored.record).terms.name
    scenes = [
        ToldScene(say("pit-told-dealer", lang), signs(seen.dealer.cards)),
        *([ToldScene(say("pit-told-board", lang), signs(seen.board))] if seen.board else []),
    ]
    for box in seen.boxes:
        assert box.settlement is not None
        settled = _settled(box.settlement)
        lines = (announced(box.box, settled).say(lang), *explained(settled, lang))
        title = say("pit-told-box", lang, box=box.box, player=box.player)
        scenes.append(ToldScene(title, signs(box.cards), lines))
    return ToldHand(stored.number, stored.ended, name, tuple(scenes))


def _settled(paid: SettlementView) -> Settlement:
    lines = tuple(
        [Line(each.field, each.stake, each.change, commission=each.commission) for each in paid.lines]
    )
    envy = tuple([(each.box, each.combination, each.amount) for each in paid.envy])
    odds = Fraction(paid.odds)
    return Settlement(paid.result, lines, paid.combinations, odds, paid.qualified, envy, gained=paid.gained)
