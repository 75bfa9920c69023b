"""The only door out of a casino table: what a viewer may see of it.

Nobody is shown another's cards (RUSPOK:1.7.2.b), and nobody his own before the last card is dealt (RUSPOK:1.10.g).

A viewer is a person, or `None` for a spectator. What he may see of a round is what `croupier.pit.view` shows him; here
it gets names for people, words for cards, and what is not the round's: chips, clocks, the seal.
"""

from __future__ import annotations

from dataclasses import astuple, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from croupier.cards import SUIT_SIGNS, SUITS, UNKNOWN, show
from croupier.odds.house.solvers import solver
from croupier.pit import DealerHand
from croupier.pit import view as round_view
from croupier.pit.announcing import announcements
from croupier.pit.bank import bank_of
from croupier.pit.felt import CUT, DECISIONS, HELD, OVER
from croupier.pit.pai_gow.hands import category, high
from croupier.ranks import HIGH, THREE_CARD
from croupier.room.hand.texts import HandText
from croupier.room.pit.layout import layout
from croupier.room.pit.messages import (
    BankView,
    BoxView,
    ChoiceView,
    CutView,
    DealerView,
    EnvyView,
    FairnessView,
    FundView,
    InspectorView,
    LaidView,
    LineView,
    LogEntry,
    OptionsView,
    PitView,
    RevealedView,
    RulesView,
    SaidView,
    SessionView,
    SettlementView,
    StaffView,
    WorthView,
    You,
)
from croupier.room.pit.state import SERVER, Session
from croupier.room.pit.talked import talk_view
from croupier.room.pit.terms import RULES, is_machine, paying, shift

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping
    from fractions import Fraction

    from croupier.cards import Cards
    from croupier.odds.house.solution import Valued
    from croupier.pit import Round, Settlement
    from croupier.pit import View as RoundView
    from croupier.pit.felt import Box
    from croupier.pit.staff import Staff
    from croupier.room.pit.fairness import SealedDeck
    from croupier.room.pit.messages import AdviceView, CardNames
    from croupier.room.pit.state import PitState
    from croupier.room.pit.terms import PitTerms

HOUR: Final = 3_600_000


def view(
    state: PitState,
    viewer: str | None,
    *,
    wallet: int = 0,
    name: str = "",
    advice: tuple[AdviceView, ...] = (),
    floor: bool = False,
) -> PitView:
    """A casino table as a viewer may see it; `wallet`, `name` and `advice` are the viewer's own.

    The `floor` is shown what was reported of the talk.
    """
    terms, round = state.terms, state.round
    seen = round_view(round, viewer or "") if round is not None else None
    hurries = not terms.machine and (state.phase == CUT or not state.alone)
    if seen is not None and state.laid_open is not None:
        seen = opened(seen, round_view(state.laid_open, viewer or ""))
    return PitView(
        id=terms.id,
        name=terms.name,
        nth=terms.nth,
        game=terms.game,
        house=terms.house,
        machine=terms.machine,
        coin=terms.coin,
        stopped=state.stopped is not None or state.halted or state.closed,
        opened_by=terms.owner,
        taken_by="" if state.occupant == viewer else state.name(state.occupant),
        layout=layout(terms),
        round=state.number,
        turn=len(round.log) if round is not None else 0,
        phase=state.phase,
        stage=seen.stage if seen is not None else "",
        actor=seen.actor if seen is not None else 0,
        deadline=state.deadline if hurries else None,
        act_from=state.act_from if hurries else None,
        next_at=state.next_at if not state.halted else None,
        ready=tuple(sorted([state.name(person) for person in state.ready])),
        boxes=boxes(round, seen, viewer, state.bench.names, state.silent) if round and seen else (),
        dealer=dealer(round, seen) if round and seen else DealerView((), False, None, (), None, None),
        board=names(seen.board) if seen is not None else (),
        fund=_fund(state),
        options=_options(state, viewer),
        said=said(round) if round is not None else (),
        log=log(seen, state.bench.names) if seen is not None else (),
        you=_you(state, viewer, wallet, name),
        advice=advice,
        fairness=_fairness(state, seen),
        inspector=InspectorView(state.phase == HELD, state.compared) if state.compared else None,
        acts=state.acts,
        staff=_staff(state),
        rules=RulesView(RULES),
        bank=_bank(state),
        talk=talk_view(state, viewer, floor=floor),
    )


def opened(seen: RoundView, settled: RoundView) -> RoundView:
    """A round that waits to be paid, with the boxes the dealer has opened to pay them."""
    shown = [
        replace(box, cards=other.cards, low=other.low)
        for box, other in zip(seen.boxes, settled.boxes, strict=True)
    ]
    return replace(seen, boxes=tuple(shown))


def names(cards: Iterable[int]) -> CardNames:
    """Cards as the protocol writes them.

    >>> names((50, UNKNOWN))
    ('Ah', '??')
    """
    return tuple([show((card,)) for card in cards])


_SIGNS: Final = dict(zip(SUITS, SUIT_SIGNS, strict=True))


def signs(cards: CardNames) -> str:
    """Cards as people read them on their faces.

    >>> signs(("Ah", "Td", "Jk"))
    'A♥ 10♦ Jk'
    """
    return " ".join([each[:-1].replace("T", "10") + _SIGNS.get(each[-1], each[-1]) for each in cards])


# The round


def boxes(
    round: Round,
    seen: RoundView,
    viewer: str | None,
    called: Mapping[str, str],
    silent: Collection[int] = (),
) -> tuple[BoxView, ...]:
    """The boxes in play; `silent` are those for which time decided."""
    return tuple(
        [
            BoxView(
                box=each.box,
                player=called.get(each.player, ""),
                mine=each.player == viewer,
                staked=_lay(each.staked, each.settlement),
                cards=names(each.cards),
                low=names(each.low),
                state=each.state,
                blind=each.blind,
                drew=round.boxes[each.box].drew,
                asked=_asked(round.boxes[each.box]),
                hand=hand(round, round.boxes[each.box], each.cards, each.settlement),
                settlement=settlement(each.settlement) if each.settlement is not None else None,
                silent=each.box in silent,
            )
            for each in seen.boxes
        ]
    )


def _lay(staked: Mapping[str, int], settled: Settlement | None) -> dict[str, int]:
    """What lies on a box, or lay there before it was settled."""
    lines = settled.lines if settled is not None else ()
    return {line.field: line.stake for line in lines if line.stake} or dict(staked)


def _asked(box: Box) -> str:
    return box.asked[0].kind if box.asked is not None else ""


def settlement(settled: Settlement) -> SettlementView:
    """What a box won and lost."""
    return SettlementView(
        settled.result,
        settled.combinations,
        str(settled.odds),
        settled.qualified,
        tuple(
            [
                LineView(
                    line.field,
                    line.stake,
                    line.change,
                    line.from_meter,
                    line.shows,
                    line.from_boxes,
                    line.commission,
                )
                for line in settled.lines
            ]
        ),
        tuple([EnvyView(*each) for each in settled.envy]),
        settled.hands,
        settled.gained,
    )


def hand(round: Round, box: Box, seen: Cards, settled: Settlement | None) -> HandText | None:
    """What a box holds, where its viewer sees all of it: a poker hand's name, at a machine what it is paid for."""
    if UNKNOWN in seen or not seen:
        return None
    if is_machine(round.game):
        paid = settled or round.game.settle(box.hand(), DealerHand())
        return HandText(f"pit-combination-{paid.combinations[0]}", {}) if paid.result != "lose" else None
    return named((*[card for card in seen if card not in box.low], *round.board))


def named(cards: Cards) -> HandText | None:
    """The name of three cards, or of the best five of five to seven; `None` for any other number.

    With a joker only five are named, and only by their category.
    """
    if len(cards) == 3 and max(cards) < 52:
        return HandText(*THREE_CARD.describe(THREE_CARD.strength(cards)))
    if 5 <= len(cards) <= 7 and max(cards) < 52:
        return HandText(*HIGH.describe(HIGH.strength(cards)))
    if len(cards) == 5:
        return HandText(f"pit-combination-{category(high(cards))}", {})
    return None


def dealer(round: Round, seen: RoundView) -> DealerView:
    """The dealer's side."""
    settled = [each for each in round.settlements.values() if each.result != "fold"]
    theirs = (round.changed or round.dealer) if round.revealed else ()
    high = tuple([card for card in theirs if card not in seen.dealer_low])
    return DealerView(
        cards=names(round.dealer if round.revealed else seen.dealer),
        revealed=round.revealed,
        changed=names(round.changed) if round.changed is not None else None,
        low=names(seen.dealer_low),
        hand=named((*high, *round.board)) if high else None,
        qualified=settled[0].qualified if settled and round.revealed and round.dealer else None,
    )


def said(round: Round) -> tuple[SaidView, ...]:
    """What the dealer has said."""
    return tuple(
        [
            SaidView(each.code, each.box, each.combinations, str(each.odds), each.amount)
            for each in announcements(round)
        ]
    )


def log(seen: RoundView, called: Mapping[str, str]) -> tuple[LogEntry, ...]:
    """What happened in the round, as its viewer knows it."""
    return tuple(
        [
            LogEntry(
                each.kind,
                each.box,
                called.get(each.player, ""),
                each.field,
                each.amount,
                names(each.cards),
            )
            for each in seen.log
        ]
    )


def _options(state: PitState, viewer: str | None) -> OptionsView | None:
    round = state.round
    if round is None or round.phase != DECISIONS or state.stopped is not None:
        return None
    mine = [number for number, box in round.boxes.items() if box.player == viewer]
    opened = [options for options in map(round.options_of, mine) if options is not None]
    if not opened:
        return None
    options = opened[0]
    box, game = round.boxes[options.box], round.game
    stage = next(each for each in game.stages if each.name == options.stage)
    offers = {each.kind: each for each in reversed(stage.blind if box.blind else stage.offers)}
    choices = []
    for choice in options.choices:
        offer = offers[choice.kind]
        choices.append(
            ChoiceView(
                choice.kind,
                offer.field,
                choice.amounts,
                choice.low,
                choice.high,
                choice.cards,
                offer.cards,
                choice.fees,
                offer.clause,
                offer.silence,
                names(game.way(game, box.cards)) if offer.cards == "low" and game.way else None,
            )
        )
    worths, won = _worth(state, viewer), _to_double(round, box) if stage.open_to else 0
    return OptionsView(options.box, options.stage, tuple(choices), worths, won)


def _to_double(round: Round, box: Box) -> int:
    """What has been won at a machine, with all hands of a box and those alike, and is taken or doubled, in chips."""
    hands = round.boxes.values() if round.game.alike else (box,)
    return sum([line.back for one in hands for line in round.game.settle(one.hand(), DealerHand()).lines])


def _worth(state: PitState, viewer: str | None) -> tuple[WorthView, ...]:
    """What every hold at a machine is worth, for who called the trainer: there it is known at once."""
    round = state.round
    if not state.terms.machine or viewer not in state.bench.trained or round is None:
        return ()
    if "hold" not in (round.options.kinds if round.options else ()):
        return ()
    box = round.boxes[round.actor]
    return _holds(state.terms, box.staked[state.game.first], box.cards)


@lru_cache(maxsize=64)
def _holds(terms: PitTerms, staked: int, cards: Cards) -> tuple[WorthView, ...]:
    game = paying(terms.value, staked)
    found = solver(game).advise(game, cards, ())
    return tuple([worth(one) for one in found.choices])


def worth(one: Valued) -> WorthView:
    """A choice and what it is worth, as it is sent.

    >>> from fractions import Fraction
    >>> from croupier.odds.house.solution import Decision, Valued
    >>> worth(Valued(Decision("hold", cards=(0,)), Fraction(-1, 4))).value
    '-0.250000000'
    """
    kind, amount, cards = one.decision
    return WorthView(kind, amount, names(cards), decimal(one.value))


def decimal(value: Fraction) -> str:
    """A value as a decimal text.

    >>> from fractions import Fraction
    >>> decimal(Fraction(1, 3))
    '0.333333333'
    """
    return f"{float(value):.9f}"


# The seal


def _fairness(state: PitState, seen: RoundView | None) -> FairnessView | None:
    following = state.following.seal if state.following is not None else None
    if state.sealed is None or state.round is None or seen is None:
        if state.following is None:
            return None
        return FairnessView(state.following.of, state.following.seal, following, None, None)
    return fairness(state.round, seen, state.sealed, state.bench.names, following)


def fairness(
    round: Round,
    seen: RoundView,
    sealed: SealedDeck,
    called: Mapping[str, str],
    following: str | None = None,
) -> FairnessView:
    """The seal of a round; when it is over, the leaves of the cards its viewer saw."""
    cut = next((each for each in reversed(seen.log) if each.kind == "cut"), None)
    revealed = None
    if round.phase == OVER:
        known = _known(round, seen)
        revealed = RevealedView(sealed.leaves, sealed.opened(*known))
    return FairnessView(
        sealed.of,
        sealed.seal,
        following,
        CutView(called.get(cut.player, ""), cut.amount) if cut is not None else None,
        revealed,
        len(sealed.decks),
    )


def _known(round: Round, seen: RoundView) -> list[set[int]]:
    """The cards a viewer saw of a round, by the deck they lay in; those dealt to hands that are alike lay in each."""
    decks = {each.box: place if round.game.alike else 0 for place, each in enumerate(seen.boxes)}
    known: list[set[int]] = [set() for _ in range(max(decks.values(), default=0) + 1)]
    known[0] |= {*seen.dealer, *seen.board}
    for each in seen.boxes:
        cards, dealt = set(each.cards), set(round.boxes[each.box].first)
        known[decks[each.box]] |= cards
        known[0] |= cards & dealt
    for entry in seen.log:
        known[decks.get(entry.box, 0)] |= set(entry.cards)
    return [cards - {UNKNOWN} for cards in known]


# What is not the round's


def _fund(state: PitState) -> FundView | None:
    if not state.terms.has_fund:
        return None
    gathered = state.bench.float + (state.round.float if state.round and not state.counted else 0)
    return FundView(state.meter(), gathered, state.topped_up_at, next_hour(state.topped_up_at))


def next_hour(since: int) -> int:
    """When the hour strikes next after a moment, both in ms since 1970 (RUSPOK:1.22.j).

    >>> next_hour(3_600_000 + 1)
    7200000
    """
    return (since // HOUR + 1) * HOUR


def _you(state: PitState, viewer: str | None, wallet: int, name: str) -> You | None:
    if viewer is None:
        return None
    bench = state.bench
    last = bench.last.get(viewer, {})
    return You(
        name=bench.names.get(viewer, name),
        purse=state.chips(viewer),
        wallet=wallet,
        trainer=viewer in bench.trained,
        cuts=state.cutter == viewer,
        leaving=viewer in bench.leaving,
        last=tuple([LaidView(box, dict(staked)) for box, staked in last.items()]),
        rules_read=bench.read.get(viewer) == RULES,
        session=SessionView(*astuple(bench.sessions.get(viewer, Session()))),
    )


def _staff(state: PitState) -> StaffView:
    bench = state.bench
    dealer, inspector = named_staff(bench.staff)
    due = 1000 * shift(bench.staff, bench.staffed_at).next_at
    return StaffView(dealer, inspector, bench.by_hand, bench.staffed_at, due)


def named_staff(staff: Staff) -> tuple[str, str]:
    """The names of dealer and inspector; empty for the server and its audit, which every language calls otherwise."""
    return (
        "" if staff.dealer == SERVER.dealer else staff.dealer,
        "" if staff.inspector == SERVER.inspector else staff.inspector,
    )


def _bank(state: PitState) -> BankView | None:
    if not bank_of(state.game):
        return None
    return BankView(state.round.banker if state.round is not None else 0, state.bench.banked)
