"""What a casino table sends: the view of it, and the list of all of them.

Cards are two characters each, `??` for one the viewer may not see. Odds are texts, to one. Only
`croupier.room.pit.view` and `croupier.room.pit.hall` make these.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.cash.talk.quick import Quick
from croupier.cash.talk.words import Kind
from croupier.pit.game import Drawing
from croupier.room.actors.frames import Whole
from croupier.room.hand.events import ReviewedEvent, SanctionedEvent
from croupier.room.hand.texts import HandText
from croupier.room.pit.fairness import OpenedLeaf
from croupier.room.pit.printed import Layout
from croupier.room.talk.messages import ConductView, ReportView

CardNames = tuple[str, ...]

Phase: TypeAlias = Literal["idle", "bets", "shuffle", "cut", "decisions", "payout", "held", "over"]
"""Where a table stands: `idle` before its first round; `payout` while the dealer pays by hand."""


class Act(msgspec.Struct, frozen=True):
    """What the floor did at the table: when (ms since 1970), who, what, and to what."""

    at: int
    by: str
    what: str
    params: dict[str, str | int]


class LineView(msgspec.Struct, frozen=True):
    """What becomes of the chips of a field; `from_boxes` came from, or went to, other boxes."""

    field: str
    stake: int
    change: int
    from_meter: int
    shows: bool
    from_boxes: int = 0
    commission: int = 0


class EnvyView(msgspec.Struct, frozen=True):
    """Another player's hand that paid, what it was, and the chips."""

    box: int
    combination: str
    amount: int


class SettlementView(msgspec.Struct, frozen=True):
    """What a box won and lost; `hands` says of a low and a high hand how each stood: `win`, `lose` or `copy`.

    At a machine what the odds paid came back `gained` times: 2 when it was doubled once, 0 when it was lost in that.
    """

    result: str
    combinations: tuple[str, ...]
    odds: str
    qualified: bool
    lines: tuple[LineView, ...]
    envy: tuple[EnvyView, ...] = ()
    hands: tuple[tuple[str, str], ...] = ()
    gained: int = 1


class BoxView(msgspec.Struct, frozen=True):
    """A box in play. In a round that is over `staked` is what lay there; `silent`: time decided for it."""

    box: int
    player: str
    mine: bool
    staked: dict[str, int]
    cards: CardNames
    low: CardNames
    state: str
    blind: bool
    drew: str
    asked: str
    hand: HandText | None
    settlement: SettlementView | None
    silent: bool


class DealerView(msgspec.Struct, frozen=True):
    """The dealer's side; `low` are his cards that are set low, once he has opened them."""

    cards: CardNames
    revealed: bool
    changed: CardNames | None
    low: CardNames
    hand: HandText | None
    qualified: bool | None


class FundView(msgspec.Struct, frozen=True):
    """The display and the float, in chips."""

    display: int
    float: int
    topped_up_at: int
    next_top_up_at: int


class ChoiceView(msgspec.Struct, frozen=True):
    """One thing a box may do: its price in chips, and the cards named with it."""

    kind: str
    field: str
    amounts: tuple[int, ...]
    low: int
    high: int
    cards: tuple[int, int]
    takes: Drawing
    fees: tuple[int, ...]
    clause: str | None
    silence: bool
    suggest: CardNames | None


class WorthView(msgspec.Struct, frozen=True):
    """A choice and what it is worth, in first stakes, as a decimal text; nothing where that is not known yet."""

    kind: str
    amount: int
    cards: CardNames
    value: str | None


class OptionsView(msgspec.Struct, frozen=True):
    """All a box may do now; at a machine what every hold is `worth`, best first, where the trainer was called.

    `won` are the chips that are taken or doubled, where that is asked.
    """

    box: int
    stage: str
    choices: tuple[ChoiceView, ...]
    worth: tuple[WorthView, ...]
    won: int = 0


class SaidView(msgspec.Struct, frozen=True):
    """One sentence of the dealer."""

    code: str
    box: int
    combinations: tuple[str, ...]
    odds: str
    amount: int


class LogEntry(msgspec.Struct, frozen=True):
    """Something that happened in the round."""

    kind: str
    box: int
    player: str
    field: str
    amount: int
    cards: CardNames


class LaidView(msgspec.Struct, frozen=True):
    """The chips on the fields of a box."""

    box: int
    staked: dict[str, int]


class SessionView(msgspec.Struct, frozen=True):
    """What somebody has played: `rounds`, and in chips the first stakes, all stakes, and what he won or lost.

    At a machine he doubled `doubles` times, and `doubled` is what came of that.
    """

    rounds: int
    first: int
    staked: int
    net: int
    doubles: int
    doubled: int


class You(msgspec.Struct, frozen=True):
    """The viewer: chips at the table and in the wallet, whether it is his cut, his bets of last time.

    `rules_read`: he has accepted the rules in force. `session` is what he has played since he came.
    """

    name: str
    purse: int
    wallet: int
    trainer: bool
    cuts: bool
    leaving: bool
    last: tuple[LaidView, ...]
    rules_read: bool
    session: SessionView


class AdviceView(msgspec.Struct, frozen=True):
    """What the trainer says of one decision, in the round of this number.

    Where the best play is read from a table, it is told before `value`, `cost` and `choices` are worked out.
    """

    round: int
    box: int
    stage: str
    kind: str
    amount: int
    cards: CardNames
    value: str | None
    best: WorthView
    cost: str | None
    choices: tuple[WorthView, ...]
    exact: bool = True


class CutView(msgspec.Struct, frozen=True):
    """Who cut, nobody's name for the dealer, and how many cards were lifted."""

    player: str
    at: int


class RevealedView(msgspec.Struct, frozen=True):
    """The leaves of a deck, and those of the cards this viewer saw."""

    leaves: tuple[str, ...]
    opened: tuple[OpenedLeaf, ...]


class FairnessView(msgspec.Struct, frozen=True):
    """The seal of a round, and what opens it; so many `decks` were sealed, one for each hand at a machine."""

    of: str
    commitment: str
    next: str | None
    cut: CutView | None
    revealed: RevealedView | None
    decks: int = 1


class ComparedLine(msgspec.Struct, frozen=True):
    """What the table and the inspector say of a field's chips."""

    field: str
    stake: int
    table: int
    inspector: int
    agrees: bool


class ComparedBox(msgspec.Struct, frozen=True):
    """The two settlements of a box."""

    box: int
    lines: tuple[ComparedLine, ...]


class InspectorView(msgspec.Struct, frozen=True):
    """The inspector's sheet; `held` when the round waits for the pit boss."""

    held: bool
    boxes: tuple[ComparedBox, ...]


class StaffView(msgspec.Struct, frozen=True):
    """Who serves the table, since when, and when he is relieved; empty names are the server and its audit.

    `by_hand`: the dealer lays out the payouts.
    """

    dealer: str
    inspector: str
    by_hand: bool
    since: int
    due_at: int


class RulesView(msgspec.Struct, frozen=True):
    """The version of the rules in force."""

    version: int


class BankView(msgspec.Struct, frozen=True):
    """The box that banks, 0 for the house; the bank is offered to those after `last`, which banked before."""

    holder: int
    last: int


class Words(msgspec.Struct, frozen=True, tag_field="kind", tag="said"):
    """What somebody said."""

    name: str
    text: str


class Reaction(msgspec.Struct, frozen=True, tag_field="kind", tag="reacted"):
    """A quick word that somebody said, or a reaction he showed."""

    name: str
    what: Quick


class WordsHeldBack(msgspec.Struct, frozen=True, tag_field="kind", tag="held_back"):
    """A message of the viewer's was held back: what of the round it spoke of, by which clause."""

    about: Kind
    clause: str


Heard: TypeAlias = Words | Reaction | WordsHeldBack | SanctionedEvent | ReviewedEvent


class HeardView(msgspec.Struct, frozen=True):
    """Something that was said, or told to the viewer alone; a line is reported by its `number`, and numbers grow."""

    number: int
    what: Heard


class SanctionedPlayer(msgspec.Struct, frozen=True):
    """Somebody who was given a step of the ladder of the talk."""

    name: str
    conduct: ConductView


class TalkOfFloor(msgspec.Struct, frozen=True):
    """What the floor alone is shown of the talk: who is there, reports, the last one first, who stands on the ladder.

    `muted` are those whose word the floor took away by itself.
    """

    people: tuple[str, ...]
    reports: tuple[ReportView, ...]
    sanctioned: tuple[SanctionedPlayer, ...]
    muted: tuple[str, ...]


class TalkView(msgspec.Struct, frozen=True):
    """The talk of a table as a viewer hears it, the last word at the end.

    He `speaks` who has chips there; while cards are `live` nobody tells of them, by `clause`. `muted`: the floor has
    closed the talk for him; `conduct` is where he stands on the ladder, and those `ignored` he does not hear.
    """

    heard: tuple[HeardView, ...]
    speaks: bool
    live: bool
    clause: str
    muted: bool
    conduct: ConductView | None
    ignored: tuple[str, ...]
    floor: TalkOfFloor | None


class PitView(msgspec.Struct, frozen=True):
    """A casino table as one viewer sees it. Times are ms since 1970.

    `taken_by` is who plays at a machine, where that is another than the viewer. A table that nobody named is the `nth`
    that is called after its game, else `nth` is 0.
    """

    id: str
    name: str
    nth: int
    game: str
    house: str
    machine: bool
    coin: int
    stopped: bool
    opened_by: str
    taken_by: str
    layout: Layout
    round: int
    turn: int
    phase: Phase
    stage: str
    actor: int
    deadline: int | None
    act_from: int | None
    next_at: int | None
    ready: tuple[str, ...]
    boxes: tuple[BoxView, ...]
    dealer: DealerView
    board: CardNames
    fund: FundView | None
    options: OptionsView | None
    said: tuple[SaidView, ...]
    log: tuple[LogEntry, ...]
    you: You | None
    advice: tuple[AdviceView, ...]
    fairness: FairnessView | None
    inspector: InspectorView | None
    acts: tuple[Act, ...]
    staff: StaffView
    rules: RulesView
    bank: BankView | None
    talk: TalkView | None


class PitMessage(Whole, frozen=True, tag="state"):
    """How a casino table stands."""

    view: PitView
    kind: Literal["pit"] = "pit"


class PitLine(msgspec.Struct, frozen=True):
    """A casino table in the list: `boxes` may be played at once, of those that are `printed`.

    A machine has all of them `free`, or none: it is played by one person. `nth` is as that of the table's own view.
    """

    id: str
    name: str
    nth: int
    game: str
    house: str
    machine: bool
    minimum: int
    maximum: int
    boxes: int
    printed: int
    free: int
    players: tuple[str, ...]
    display: int | None
    phase: Phase
    stopped: bool
    opened_by: str


class PitListView(msgspec.Struct, frozen=True):
    """All casino tables, in the order they were opened."""

    tables: tuple[PitLine, ...]


class PitListMessage(Whole, frozen=True, tag="state"):
    """How the list of casino tables stands."""

    view: PitListView
    kind: Literal["pit-list"] = "pit-list"


class ServedBy(msgspec.Struct, frozen=True):
    """Who dealt a round and who inspected it; empty names are the server and its audit."""

    dealer: str = ""
    inspector: str = ""


class RoundView(msgspec.Struct, frozen=True):
    """A finished round as one viewer knows it; `net` what he won or lost, `None` when he had no box."""

    number: int
    at: int
    net: int | None
    boxes: tuple[BoxView, ...]
    dealer: DealerView
    board: CardNames
    fairness: FairnessView
    said: tuple[SaidView, ...]
    log: tuple[LogEntry, ...]
    inspector: InspectorView | None
    staff: ServedBy
