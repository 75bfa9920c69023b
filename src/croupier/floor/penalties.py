"""From an offence to its penalties: the ladder of the policy's own books, who may impose it, what it costs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from croupier.errors import Mistake
from croupier.floor.by_the_book import Worded, choice, left_open
from croupier.floor.case import Case
from croupier.floor.incident import Chips, Incident, Seat
from croupier.floor.offences import OFFENCES, OUT_AT_SECOND, Offence, Rung
from croupier.floor.points import citation
from croupier.floor.registry import rules
from croupier.floor.ruling import By, Outcome, Penalty, Ruling, Sanction
from croupier.rulebook import Policy, registry

Office = Literal["", "dealer", "floor", "director", "judge", "chief-judge", "federation"]


class Violation(Incident, frozen=True, kw_only=True, tag="offence"):
    """Somebody did what the rules punish: `act` is a word of `OFFENCES`, `times` how often by now.

    `deliberate` or not; `from_broken_table` for a player dodging a blind; `custom` says that the house keeps the
    unwritten customs. `sanction` and `imposed_by` ask whether this office may impose that, `recorded` that the
    offence stands in the protocol of the event; `players` are those at the table when it is imposed, `rounds` those
    he was given.
    """

    act: str
    seat: Seat = Seat(0)
    times: int = 1
    deliberate: bool = True
    from_broken_table: bool = False
    custom: bool = False
    sanction: str = ""
    imposed_by: Office = ""
    recorded: bool = False
    players: int = 0
    rounds: int = 0


class PenaltyServed(Incident, frozen=True, kw_only=True, tag="penalty-served"):
    """What a penalty costs: `rounds` or `hands` missed at a table of `players`, in `stud` the bring-in too, or the
    chips of one disqualified."""

    seat: Seat = Seat(0)
    rounds: int = 0
    hands: int = 0
    players: int = 0
    stud: bool = False
    disqualified: bool = False
    stack: Chips = 0


_SANCTIONS: Final[dict[str, Sanction]] = {
    "warning": "warning",
    "hands": "missed-hands",
    "rounds": "missed-rounds",
    "time-out": "time-out",
    "chips-forfeited": "forfeit",
    "pot-forfeited": "pot-forfeit",
    "chips-to-next-pot": "next-pot",
    "prize-void": "prize-void",
    "chips-laid-out": "laid-out",
    "removed-from-hall": "removal",
    "disqualified": "disqualification",
    "disqualified-for-season": "season",
    "banned": "ban",
}
_OFFICES: Final[dict[str, By]] = {
    "disqualification": "chief-judge",
    "season": "federation",
    "ban": "federation",
}
"""Who alone imposes these where sanctions go by office; the judge imposes the others."""

_RANK: Final = ("", "dealer", "floor", "judge", "director", "chief-judge", "federation")


@rules(Violation)
def rule_violation(case: Case, it: Violation) -> Ruling:
    """What may or must follow an offence, the first time and when it is repeated."""
    if it.act not in {offence.act for offence in OFFENCES}:
        raise Mistake("floor-no-such-offence", act=it.act, known=", ".join(sorted(acts())))
    if it.sanction:
        return _imposed(case, it)
    row = _row(case, it)
    now, again = ladder(case, it)
    act = f"floor-offence-{it.act}"
    case.explain(Worded("floor-offence", {"act": act, "times": it.times}))
    if it.act == "dodges-blinds":
        choice(case, "dodging_blinds")
    if not now:
        case.explain(Worded("floor-no-rung" if row else "floor-not-an-offence", {"act": act}))
        return left_open(
            case, {"no-penalty": Outcome(verdict="allowed"), "penalty": Outcome(verdict="penalty")}
        )
    rises = again and (it.times == 1 or again != now)
    then = {"again": Outcome(verdict="penalty", penalties={it.seat: again})} if rises else {}
    if it.rounds and it.players:
        case.cite("missed-round")
        case.fact(hands_missed=it.rounds * it.players)
    for_the_season = any(each.by == _OFFICES["season"] for each in (*now, *again))
    if for_the_season:
        case.cite("sanction-federation")
    steps = ("record-in-protocol",) if for_the_season else ()
    return case.ruled("penalty", penalties={it.seat: now}, steps=steps, then=then)


def ladder(case: Case, it: Violation) -> tuple[tuple[Penalty, ...], tuple[Penalty, ...]]:
    """The penalties of an offence as often as it was committed, and of one more; the ruling rests on the row they
    stand in."""
    row = _row(case, it)
    if row is None:
        return (), ()
    for clause in (*row.clauses, *row.general):
        said = own_clause(clause, case.policy)
        if said:
            case.cite_clause(said)
        elif clause in row.clauses:
            case.lend(clause)
    if _chosen(case, row):
        case.by(_ANSWERED[row.condition])
    kind = "penalty-mandatory" if row.duty == "must" else "penalty-optional"
    if citation(kind, case.policy.profile).own:
        case.cite(kind)
    times = it.times - int(row.condition == "etiquette" and not _at_once(case.policy))
    now, again = (_penalties(row, row.rungs(each), case.policy) for each in (times, times + 1))
    return now, again


def _row(case: Case, it: Violation) -> Offence | None:
    """The row that counts: of the ladder the house has chosen, of its customs where it keeps them, of its own books."""
    rows = [row for row in OFFENCES if row.act == it.act and _counts(case, row, it)]
    customs = [row for row in rows if row.clauses[0].startswith("CUSTOM:")]
    own = [row for row in rows if any(own_clause(clause, case.policy) for clause in row.clauses)]
    chosen = [row for row in rows if _chosen(case, row)]
    found = [*(customs if it.custom else ()), *chosen, *own, *customs]
    return found[0] if found else None


def acts() -> frozenset[str]:
    """Every offence there is a word for."""
    return frozenset(offence.act for offence in OFFENCES)


def _counts(case: Case, row: Offence, it: Violation) -> bool:
    """Whether the facts meet a row's condition."""
    if row.condition == "deliberate":
        return it.deliberate
    if row.condition == "etiquette":
        return _at_once(case.policy) or it.times > 1
    if row.condition == "dodging":
        return case.policy.choice("dodging_blinds") != "broken-table" or it.from_broken_table
    if row.condition == "house-custom":
        return it.custom
    return row.condition not in _ANSWERED or row.condition == _answered(case.policy, row.condition)


_ANSWERED: Final = {
    "disqualified": "penalty_collusion",
    "two-rounds-first": "penalty_collusion",
    "director": "penalty_early_exposure",
    "warning-then-rounds": "penalty_early_exposure",
    "forfeited": "hidden_chips",
    "repositioned": "hidden_chips",
    "penalty": "misdeclared_hand",
    "pot-forfeit": "misdeclared_hand",
    OUT_AT_SECOND: "conduct_ladder",
}
"""The conditions that are answers of the policy, and the field they answer."""


def _answered(policy: Policy, condition: str) -> str:
    """What the policy answers where a row's condition is an answer."""
    return {
        "penalty_collusion": policy.choice("penalty_collusion"),
        "penalty_early_exposure": policy.choice("penalty_early_exposure"),
        "hidden_chips": policy.choice("hidden_chips"),
        "misdeclared_hand": policy.choice("misdeclared_hand"),
        "conduct_ladder": policy.choice("conduct_ladder"),
    }[_ANSWERED[condition]]


def _chosen(case: Case, row: Offence) -> bool:
    """Whether a house has chosen the row in place of its book's own."""
    field = _ANSWERED.get(row.condition)
    return field is not None and case.policy.source(field).layer not in ("edition", "default")


def _at_once(policy: Policy) -> bool:
    """Whether bad manners are punished the first time."""
    return policy.choice("etiquette") == "direct"


def _penalties(row: Offence, rungs: tuple[Rung, ...], policy: Policy) -> tuple[Penalty, ...]:
    return tuple([_penalty(row, rung, policy) for rung in rungs])


def _penalty(row: Offence, rung: Rung, policy: Policy) -> Penalty:
    sanction = _SANCTIONS[rung.measure]
    counted = (rung.fewest, rung.most) if rung.measure == "rounds" else (0, 0)
    by: By = "floor"
    if policy.choice("sanctions_by") == "by-office":
        by = _OFFICES.get(sanction, "judge")
    must = row.duty == "must" and not rung.optional
    return Penalty(sanction=sanction, must=must, rounds=counted, by=by)


def _imposed(case: Case, it: Violation) -> Ruling:
    """Whether an office may impose what it wants to."""
    needed: By = "floor"
    if choice(case, "sanctions_by") == "floor":
        may = it.imposed_by not in ("", "dealer")
    else:
        case.cite("sanction-judge", "sanction-chief-judge", "sanction-federation")
        needed = _OFFICES.get(it.sanction, "judge")
        may = _RANK.index(it.imposed_by) >= _RANK.index(needed)
        if may and it.sanction == "season" and not it.recorded:
            case.because("floor-not-in-protocol")
            return case.ruled("refused", steps=("record-in-protocol",))
    office = f"floor-by-{it.imposed_by or 'dealer'}"
    case.explain(Worded("floor-may-impose" if may else "floor-may-not-impose", {"office": office}))
    sanction = next((each for each in _SANCTIONS.values() if each == it.sanction), None)
    asked = (Penalty(sanction, by=(it.imposed_by or "dealer") if may else needed),) if sanction else ()
    return case.ruled("allowed" if may else "refused", penalties={it.seat: asked} if asked else {})


@rules(PenaltyServed)
def rule_penalty_served(case: Case, it: PenaltyServed) -> Ruling:
    """Hands missed, chips blinded off; the chips of one disqualified leave play."""
    missed = it.hands + it.rounds * it.players
    if it.disqualified:
        case.cite("disqualified-chips")
        case.fact(removed=it.stack)
        case.because("floor-chips-leave-play", amount=it.stack)
        return case.ruled("penalty", steps=("chips-leave-play",))
    case.cite("missed-round", "penalty-away", "penalty-blinds")
    case.fact(hands_missed=missed)
    case.because("floor-hands-missed", hands=missed)
    steps: tuple[str, ...] = ("away-from-table", "deal-in", "kill-after-deal", "post-forced-bets")
    if it.stud:
        case.cite("penalty-bring-in")
        steps += ("post-bring-in",)
    return case.ruled("penalty", steps=steps)


def own_clause(clause: str, policy: Policy) -> str:
    """The clause, or its forerunner or successor in the policy's own books; empty where they have none."""
    return _own_clause(clause, policy.profile)


@lru_cache(maxsize=2048)
def _own_clause(clause: str, profile: str) -> str:
    from croupier.rulebook.layers import profile_named

    family = {clause, *_forerunners(clause), *_successors(clause)}
    for book in profile_named(profile).books:
        from croupier.floor.points import within

        for each in sorted(family):
            if within(each, book):
                return each
    return ""


def _forerunners(clause: str) -> list[str]:
    found = list(registry()[clause].replaces)
    return found + [each for before in found for each in _forerunners(before)]


def _successors(clause: str) -> list[str]:
    return [each.id for each in registry().values() if clause in each.replaces]
