"""Acts out of turn, and the players who were skipped."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from croupier.errors import Mistake
from croupier.floor.carrying import carried
from croupier.floor.case import Case
from croupier.floor.incident import Act, Incident, Seat
from croupier.floor.registry import rules
from croupier.floor.ruling import Counted, Discretion, May, Outcome, Penalty, Ruling
from croupier.floor.situation import Situation
from croupier.floor.spot import Spot
from croupier.play import Hand, Operation

Judge = Callable[[Case, Act, Spot], Ruling]


class Silent(Incident, frozen=True, kw_only=True, tag="silent"):
    """A skipped player had time to speak and kept silent while others acted behind him.

    `waited`: he was waiting for another skipped player in front of him.
    """

    seat: Seat
    waited: bool = False


class _Early(NamedTuple):
    """An act before its turn, what it would count as in its turn, and what may follow for it and those behind it."""

    act: Act
    in_turn: Ruling
    counted: Counted
    penalties: dict[int, tuple[Penalty, ...]]
    judged: Judge

    @property
    def put_in(self) -> int:
        """The chips that lie out there for the act, or would have to."""
        return self.act.put_out or self.counted.add


class _Since(NamedTuple):
    """What happened after it: answers of those who were skipped, acts of those behind, and whether one kept silent.

    `too_early` are the acts behind that were made before all who were skipped had answered.
    """

    answers: list[Act]
    behind: list[Act]
    too_early: list[Act]
    silent: bool
    waited: bool
    length: int


class _Answered(NamedTuple):
    """The table after the skipped players answered; `changed` when one of them bet or raised."""

    situation: Situation
    changed: bool
    counts: dict[int, Counted]
    operations: tuple[Operation, ...]


@rules(Silent)
def kept_silent(case: Case, silent: Silent) -> Ruling:
    """Silence alone changes nothing: nobody has acted over him yet."""
    case.cite("skipped-must-speak")
    case.because("floor-nobody-passed", seat=Seat(silent.seat))
    return case.ruled("options", may={silent.seat: Spot.of(case.hand, silent.seat).may})


def out_of_turn(case: Case, act: Act, judged: Judge) -> Ruling:
    """An act before its turn: it waits for the players who were skipped; what they do decides what it is worth."""
    hand = case.hand
    actor = hand.actor
    if actor is None or hand.player(act.seat).folded:
        raise Mistake("floor-not-in-turn-ever", seat=act.seat)
    in_turn = _as_if_in_turn(case, act, judged)
    counted = in_turn.counts_as.get(act.seat, Counted("none"))
    case.because("floor-out-of-turn", seat=Seat(act.seat), actor=Seat(actor), action=counted.action)
    case.cite("act-in-turn")
    early = _Early(act, in_turn, counted, _penalties(case, act), judged)
    if counted.action == "fold":
        return _folded(case, early)
    if not act.prompted:
        case.cite("out-of-turn-penalty")
    skipped = _skipped(hand, act.seat)
    since = _since(case, skipped, act.seat)
    answered = _answered(case, since.answers, judged)
    # After a bet or a raise the turn is his again, and all behind him are before theirs.
    early = _with_those_too_early(case, early, since.behind if answered.changed else since.too_early)
    if since.behind and since.silent:
        return _passed_over(case, early, since, skipped)
    case.took_later(since.length)
    if not since.answers:
        return _waits(case, early, actor, since.behind)
    if _free_whatever_comes(case, act, since.behind):
        return _prompted(case, early, answered, since.behind)
    if answered.changed:
        return _with_those_behind(case, early, since.behind, _released(case, early, answered))
    waiting = [seat for seat in skipped if seat not in answered.counts]
    return (
        _waits(case, early, waiting[0], since.behind)
        if waiting
        else _binds(case, early, answered, since.behind)
    )


def _penalties(case: Case, act: Act) -> dict[int, tuple[Penalty, ...]]:
    """What may follow for an act out of turn; whom the dealer asked too early is punished for nothing."""
    if act.deliberate:
        case.cite("out-of-turn-deliberate")
    sanction = Penalty("warning" if act.deliberate else "penalty")
    return {} if act.prompted else {int(act.seat): (sanction,)}


def _with_those_too_early(case: Case, early: _Early, too_early: list[Act]) -> _Early:
    """Who acts behind one who is too early acts before his turn as well (TDA-2022:53A.1), and the same may follow for
    him, unless the dealer's mistake led him there: behind one whom the dealer asked only what he does on purpose."""
    penalties = early.penalties
    for act in too_early:
        case.because("floor-too-early-behind", seat=Seat(act.seat), early=Seat(early.act.seat))
        if act.deliberate or not early.act.prompted:
            penalties |= _penalties(case, act)
    return early._replace(penalties=penalties)


def _as_if_in_turn(case: Case, act: Act, judged: Judge) -> Ruling:
    """The ruling on the act in its turn, if nothing changed before it."""
    alone = Case(case.situation, (), case.policy)
    return judged(alone, act, Spot.of(case.hand, act.seat))


def _folded(case: Case, early: _Early) -> Ruling:
    case.centre("out-of-turn-fold")
    case.cite("fold-nonstandard")
    seat = early.act.seat
    case.because("floor-out-of-turn-fold", seat=Seat(seat))
    return case.ruled(
        "stands",
        counts_as={seat: early.counted},
        hands={seat: "dead"},
        penalties=early.penalties,
        operations=(Operation("kill", seat),),
    )


def _skipped(hand: Hand, seat: int) -> list[int]:
    """The players between the one whose turn it is and this one, clockwise, who could still act."""
    order = list(hand.seats)
    start = order.index(hand.actor or order[0])
    clockwise = order[start:] + order[:start]
    ahead = clockwise[: clockwise.index(seat)]
    return [at for at in ahead if not hand.player(at).folded and hand.player(at).stack]


def _since(case: Case, skipped: list[int], seat: int) -> _Since:
    answers: list[Act] = []
    behind: list[Act] = []
    too_early: list[Act] = []
    silent = waited = False
    count = 0
    for incident in case.later:
        if isinstance(incident, Silent):
            silent, waited = True, incident.waited
        elif not isinstance(incident, Act) or incident.seat == seat:
            break
        elif incident.seat in skipped:
            answers.append(incident)
        else:
            behind.append(incident)
            if {each.seat for each in answers} != set(skipped):
                too_early.append(incident)
        count += 1
    return _Since(answers, behind, too_early, silent, waited, count)


def _answered(case: Case, answers: list[Act], judged: Judge) -> _Answered:
    """The rulings on what the skipped players did, one after the other."""
    situation = case.situation
    counts: dict[int, Counted] = {}
    operations: tuple[Operation, ...] = ()
    for answer in answers:
        alone = Case(situation, (), case.policy)
        ruling = judged(alone, answer, Spot.of(alone.hand, answer.seat))
        counts.update(ruling.counts_as)
        operations += ruling.operations
        situation = carried(situation, ruling)
    changed = any(counted.action in ("bet", "raise") for counted in counts.values())
    return _Answered(situation, changed, counts, operations)


def _waits(case: Case, early: _Early, actor: int, behind: list[Act]) -> Ruling:
    """Nobody skipped has acted yet: action goes back to him, and both ways are told."""
    counted = early.counted
    case.fact(back_to=case.situation.name(actor))
    if _free_whatever_comes(case, early.act, behind):
        _cite_prompted(case, early)
        case.because("floor-back-to-skipped-freely", seat=Seat(actor), early=Seat(early.act.seat))
        stays, back = _chips_of_those_behind(case, _put_in_behind(case, early, behind))
        free = Outcome(
            verdict="released",
            returned={**_if_any({early.act.seat: early.put_in}), **back},
            left_in=stays,
        )
        return case.ruled(
            "back-to-skipped", then={"unchanged": free, "changed": free}, penalties=early.penalties
        )
    case.centre(*_points(case, counted, changed=False), *_points(case, counted, changed=True))
    case.because("floor-back-to-skipped", seat=Seat(actor))
    put_in = _put_in_behind(case, early, behind)
    _cite_behind(case, early, put_in)
    if early.act.prompted:
        case.cite("out-of-turn-by-dealer")
    acts = {act.seat: _as_if_in_turn(case, act, early.judged) for act in behind}
    stands = early.in_turn
    then = {
        "unchanged": Outcome(
            verdict=stands.verdict,
            counts_as=_merged(stands.counts_as or {int(early.act.seat): counted}, acts, "counts_as"),
            returned=_merged(stands.returned, acts, "returned"),
            owed=_merged(stands.owed, acts, "owed"),
        ),
        "changed": _freed(case, early, put_in),
    }
    return case.ruled("back-to-skipped", then=then, penalties=early.penalties)


def _merged(first: Mapping[int, Any], acts: Mapping[Seat, Ruling], name: str) -> dict[int, Any]:
    """A mapping by seat of an outcome, with those of the acts behind it."""
    merged = dict(first)
    for ruling in acts.values():
        merged.update(getattr(ruling, name))
    return merged


def _added(ruling: Ruling, seat: int) -> int:
    return ruling.counts_as.get(seat, Counted("none")).add


def _if_any(by_seat: Mapping[int, int]) -> dict[int, int]:
    return {int(seat): amount for seat, amount in by_seat.items() if amount}


def _free_whatever_comes(case: Case, act: Act, behind: list[Act]) -> bool:
    """Whether the dealer asked him too early, and he may still change what he did for it, whoever acted `behind`."""
    return act.prompted and (not behind or case.policy.choice("out_of_turn_by_dealer") == "any-time")


class _Behind(NamedTuple):
    """The chips of those who acted behind: of whom nobody misled, and of whom the dealer asked too early himself."""

    stays: dict[int, int]
    back: dict[int, int]


def _chips_of_those_behind(case: Case, put_in: _Behind, *, stay: bool = True) -> _Behind:
    """What those put in who acted behind one who was too early, what stays and what goes back, with the reasons."""
    stays, back = put_in
    if stay and back:
        case.cite("out-of-turn-by-dealer")
    if not stay:
        stays, back = {}, stays | back
    for seat, amount in stays.items():
        case.because("floor-out-of-turn-chips-stay", seat=Seat(seat), amount=amount)
    for seat, amount in back.items():
        case.because("floor-goes-back", seat=Seat(seat), amount=amount)
    return _Behind(stays, back)


def _put_in_behind(case: Case, early: _Early, behind: list[Act]) -> _Behind:
    stays: dict[int, int] = {}
    back: dict[int, int] = {}
    for at, act in enumerate(behind):
        chips = act.put_out or _added(_as_if_in_turn(case, act, early.judged), act.seat)
        (back if _free_whatever_comes(case, act, behind[at + 1 :]) else stays)[int(act.seat)] = chips
    return _Behind(_if_any(stays), _if_any(back))


def _cite_prompted(case: Case, early: _Early) -> None:
    """The dealer's own mistake; and an undercall that it caused, which he may take back."""
    if 0 < early.act.put_out < Spot.of(case.hand, early.act.seat).owed:
        case.centre("undercall-take-back")
    case.centre("out-of-turn-by-dealer")


def _points(case: Case, counted: Counted, *, changed: bool) -> tuple[str, ...]:
    policy = case.policy
    if counted.action == "check":
        if policy.choice("out_of_turn_check") == "passive":
            return ("out-of-turn-check-passive",)
        return ("out-of-turn-check", "out-of-turn-changed") if changed else ("out-of-turn-check",)
    way = policy.choice("out_of_turn_bet")
    if way == "chips-stay":
        return ("out-of-turn-chips-stay",)
    if way == "stays-unless-misled":
        return ("out-of-turn-cash",)
    return ("out-of-turn-changed",) if changed else ("out-of-turn-unchanged",)


def _freed(case: Case, early: _Early, put_in: _Behind) -> Outcome:
    """What is left of the act when a skipped player bets or raises, and of the chips of those behind."""
    policy, checked = case.policy, early.counted.action == "check"
    stays, back = put_in
    own = _if_any({early.act.seat: early.put_in})
    stays, back = (stays, own | back) if checked else (own | stays, back)
    if not _bets_stay(case):
        stays, back = {}, stays | back
    if checked:
        verdict = "options" if policy.choice("out_of_turn_check") == "passive" else "released"
    else:
        verdict = "stands" if _bets_stay(case) else "released"
    return Outcome(verdict=verdict, left_in=stays, returned=back)


def _bets_stay(case: Case) -> bool:
    """Whether chips of a bet out of turn stay in the pot when a skipped player bets or raises."""
    return case.policy.choice("out_of_turn_bet") != "binding-if-unchanged"


def _prompted(case: Case, early: _Early, answered: _Answered, behind: list[Act]) -> Ruling:
    """The dealer asked him too early: he may change what he did."""
    seat = early.act.seat
    _cite_prompted(case, early)
    case.because("floor-may-change", seat=Seat(seat))
    stays, back = _chips_of_those_behind(case, _put_in_behind(case, early, behind))
    ruling = _free_again(case, early, answered, stays)
    return msgspec.structs.replace(ruling, returned={**ruling.returned, **back})


def _binds(case: Case, early: _Early, answered: _Answered, behind: list[Act]) -> Ruling:
    """The action has not changed: the act stands, and so do those made after it in their order."""
    seat, counted = early.act.seat, early.counted
    case.centre(*_points(case, counted, changed=False))
    case.because("floor-action-unchanged", seat=Seat(seat), action=counted.action, to=counted.to)
    situation, operations = answered.situation, answered.operations
    counts = {**answered.counts, int(seat): counted}
    returned: dict[int, int] = {}
    owed: dict[int, int] = {}
    for act in (early.act, *behind):
        alone = Case(situation, (), case.policy)
        if alone.hand.actor != act.seat:
            break
        again = early.judged(alone, act, Spot.of(alone.hand, act.seat))
        if again.discretion is not None:
            case.cite_clauses(again.cites)
            if act is early.act:
                del counts[int(seat)]
            return case.ruled(
                again.verdict,
                discretion=again.discretion,
                counts_as=counts,
                penalties=early.penalties,
                operations=operations,
            )
        counts.update(again.counts_as)
        returned.update(again.returned)
        owed.update(again.owed)
        operations += again.operations
        situation = carried(situation, again)
    return case.ruled(
        "stands",
        counts_as=counts,
        returned=returned,
        owed=owed,
        penalties=early.penalties,
        operations=operations,
    )


def _with_those_behind(case: Case, early: _Early, behind: list[Act], ruling: Ruling) -> Ruling:
    """What players behind put in after the act goes back, or stays as a bet out of turn does."""
    if not behind:
        return ruling
    put_in = _put_in_behind(case, early, behind)
    _cite_behind(case, early, put_in)
    stays, back = _chips_of_those_behind(case, put_in, stay=_bets_stay(case))
    again = case.ruled(ruling.verdict)
    return msgspec.structs.replace(
        ruling,
        left_in={**ruling.left_in, **stays},
        returned={**ruling.returned, **back},
        cites=again.cites,
        because=again.because,
    )


def _cite_behind(case: Case, early: _Early, put_in: _Behind) -> None:
    """After a check what others put in behind it rests on the clause of a bet out of turn."""
    if early.counted.action == "check" and any(put_in):
        case.cite(*_points(case, Counted("bet"), changed=True))


def _released(case: Case, early: _Early, answered: _Answered) -> Ruling:
    """A skipped player bet or raised: by the book the act is taken back, or part of it stays."""
    act, counted = early.act, early.counted
    case.centre(*_points(case, counted, changed=True), *_points(case, counted, changed=False))
    policy = case.policy
    if counted.action == "check" and policy.choice("out_of_turn_check") == "passive":
        case.because("floor-out-of-turn-check-passive", seat=Seat(act.seat))
        return case.ruled(
            "options",
            counts_as=answered.counts,
            may={act.seat: _no_raise(_may_after(answered, act.seat))},
            penalties=early.penalties,
            operations=answered.operations,
        )
    if counted.action != "check" and _bets_stay(case):
        return _chips_stay(case, early, answered)
    case.because("floor-action-changed", seat=Seat(act.seat))
    return _free_again(case, early, answered, {})


def _chips_stay(case: Case, early: _Early, answered: _Answered) -> Ruling:
    seat, add = early.act.seat, early.put_in
    case.because("floor-out-of-turn-chips-stay", seat=Seat(seat), amount=add)
    may = _may_after(answered, seat)
    return case.ruled(
        "stands",
        counts_as=answered.counts,
        may={seat: msgspec.structs.replace(may, call_add=max(may.call_add - add, 0))},
        left_in={seat: add},
        penalties=early.penalties,
        operations=answered.operations,
    )


def _free_again(
    case: Case,
    early: _Early,
    answered: _Answered,
    left_in: Mapping[int, int],
) -> Ruling:
    """His chips go back, and everything is open to him."""
    seat = early.act.seat
    return case.ruled(
        "released",
        counts_as=answered.counts,
        returned=_if_any({seat: early.put_in}),
        left_in=left_in,
        may={seat: _may_after(answered, seat)},
        penalties=early.penalties,
        operations=answered.operations,
    )


def _may_after(answered: _Answered, seat: int) -> May:
    hand = answered.situation.hand
    return Spot.of(hand, seat).may if hand is not None else May()


def _no_raise(may: May) -> May:
    return msgspec.structs.replace(may, min_raise_to=0, max_raise_to=0, may_raise=False)


def _passed_over(case: Case, early: _Early, since: _Since, skipped: list[int]) -> Ruling:
    """The skipped player kept silent while others acted behind: their acts bind, his hand is another question."""
    case.took_later(since.length)
    counts = {int(early.act.seat): early.counted}
    case.centre("skipped-hand", "skipped-must-speak")
    for act in since.behind:
        counts |= _as_if_in_turn(case, act, early.judged).counts_as
        if counts.get(act.seat, early.counted).action == "fold":
            case.centre("fold-behind-skipped")
            case.cite("fold-nonstandard", "out-of-turn-fold")
    case.cite("out-of-turn-unchanged")
    way = case.policy.choice("skipped_player")
    waited = since.waited and way == "lost-after-two"
    if waited:
        case.cite("skipped-waits")
    keeps = int(waited or way == "keeps")
    case.because("floor-skipped-silent", seat=Seat(skipped[0]), count=len(since.behind) + 1, keeps=keeps)
    if (
        way == "lost-after-two"
        and not waited
        and all(counted.action == "check" for counted in counts.values())
    ):
        case.cite("skipped-loses")
        case.because("floor-skipped-checks", seat=Seat(skipped[0]))
        checks = {seat: Counted("check", case.hand.player(seat).bet) for seat in skipped}
        return case.ruled("stands", counts_as={**checks, **counts}, penalties=early.penalties)
    may = {seat: Spot.of(case.hand, seat).may for seat in skipped}
    if keeps:
        case.cite(*(() if waited else ("skipped-keeps",)))
        return case.ruled("options", counts_as=counts, may=may, penalties=early.penalties)
    options = {
        "hand-dead": Outcome(
            verdict="hand-dead",
            hands=dict.fromkeys(skipped, "dead"),
            operations=tuple([Operation("kill", seat) for seat in skipped]),
        ),
        "passive-only": Outcome(verdict="options", may={seat: _no_raise(each) for seat, each in may.items()}),
    }
    return case.ruled(
        "floor-decides",
        counts_as=counts,
        penalties=early.penalties,
        discretion=Discretion(by="floor", options=options),
    )
