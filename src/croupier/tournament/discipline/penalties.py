"""Penalties, protests and rulings, carried out and kept in one log with the hand they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.errors import Refusal
from croupier.tournament.course import decides
from croupier.tournament.discipline import commands, facts
from croupier.tournament.why import Why

if TYPE_CHECKING:
    from croupier.floor import Ruling
    from croupier.tournament.course import Course
    from croupier.tournament.event import Event


def offences(event: Event, player: str, offence: str) -> int:
    """How often a player has been penalised for an offence: repeats are punished harder (TDA-2022:71A.3)."""
    return sum(
        [
            1
            for told in event.record
            if told.kind == "penalty" and told.player == player and told.offence == offence
        ]
    )


def advice(event: Event, player: str, offence: str) -> Ruling:
    """What the book in force has for an offence of this player, counting those before.

    Raises `Mistake` for an offence that has no name.
    """
    from croupier.floor import Situation, rule
    from croupier.floor.penalties import Violation

    times = offences(event, player, offence) + 1
    return rule(Situation(), Violation(act=offence, times=times), event.policy)


@decides(commands.Penalise)
def penalise(course: Course, asked: commands.Penalise) -> None:
    """Impose a sanction, if the office may (FSPR:sanction-1, FSPR:sanction-2).

    A round costs as many hands as there are players at the table now, the offender included (TDA-2022:71A.2); the
    hands count from the next one on (TDA-2022:68.2), a hand dealt anew once (TDA-2022:35C.3). Raises `Mistake` for
    an offence that has no name.
    """
    entrant = course.entrant(asked.player)
    if not entrant.in_play or entrant.table not in course.event.tables:
        raise course.refuse("not-seated", player=entrant.name)
    _authority(course, asked)
    players = len(course.event.tables[entrant.table].seats)
    hands = {"hands": asked.number, "rounds": asked.number * players}.get(asked.sanction, 0)
    if asked.sanction in ("hands", "rounds") and asked.number < 1:
        raise course.refuse("penalty-without-length", "penalty-round")
    if asked.sanction == "disqualified":
        if entrant.seat in course.event.tables[entrant.table].dealt:
            raise course.refuse("in-a-hand", player=entrant.name, table=entrant.table)
        why = course.why("disqualified", "disqualified-chips", player=entrant.name, amount=entrant.stack)
    elif hands:
        why = course.why("misses-hands", "penalty-round", player=entrant.name, hands=hands)
    else:
        why = course.why("warned", "harsher-again", player=entrant.name)
    course.say(_penalised(course, asked, hands, why))
    if asked.sanction == "disqualified":
        course.say(facts.Disqualified(entrant.id, why))


def _penalised(course: Course, asked: commands.Penalise, hands: int, why: Why) -> facts.Penalised:
    entrant = course.event.entrants[asked.player]
    hand = course.event.tables[entrant.table].hands
    return facts.Penalised(
        entrant.id,
        asked.offence,
        asked.sanction,
        hands,
        asked.by,
        entrant.table,
        hand,
        why,
        asked.number if asked.sanction == "rounds" else 0,
    )


@decides(commands.ServePenalty)
def serve(course: Course, asked: commands.ServePenalty) -> None:
    """Count hands that a player on penalty has missed, as the director saw them dealt."""
    missing = _missing(course, asked.player)
    course.say(facts.PenaltyServed(asked.player, min(asked.hands or missing, missing)))


@decides(commands.LiftPenalty)
def lift(course: Course, asked: commands.LiftPenalty) -> None:
    """Let the rest of a penalty off a player: the floor that gave it may take it back."""
    course.say(facts.PenaltyLifted(asked.player, _missing(course, asked.player), asked.reason))


def _missing(course: Course, player: str) -> int:
    """How many hands a player has yet to miss; raises `Refusal` where there are none."""
    entrant = course.entrant(player)
    if not entrant.missing:
        raise course.refuse("no-penalty", "penalty-round", player=entrant.name)
    return entrant.missing


def _authority(course: Course, asked: commands.Penalise) -> None:
    """Refuse what is above the office: a judge warns and gives rounds, the chief judge disqualifies."""
    from croupier.floor import Situation, rule
    from croupier.floor.penalties import Violation

    sanction = {"disqualified": "disqualification"}.get(asked.sanction, asked.sanction)
    question = Violation(act=asked.offence, sanction=sanction, imposed_by=asked.by)
    ruling = rule(Situation(), question, course.event.policy)
    if ruling.verdict != "allowed":
        clause = next(iter(ruling.cites), None)
        raise Refusal("tournament-above-office", clause=clause, office=asked.by or "dealer")


@decides(commands.Protest)
def protest(course: Course, asked: commands.Protest) -> None:
    """A protest in due form and time is noted for who decides it; elsewhere the floor's decision is final."""
    from croupier.floor import Situation, rule
    from croupier.floor.disputes import Protest

    entrant = course.entrant(asked.player)
    over = course.event.phase not in ("registering", "running")
    question = Protest(
        against="sanction",
        form="written" if asked.written else "spoken",
        filed="after-end" if over else "before-end",
    )
    ruling = rule(Situation(), question, course.event.policy)
    if ruling.verdict == "rejected":
        final = course.event.policy.choice("appeal") == "none"
        code = "tournament-decision-final" if final else "tournament-protest-rejected"
        raise Refusal(code, clause=next(iter(ruling.cites), None))
    why = Why("tournament-why-protest", {"player": entrant.name}, next(iter(ruling.cites), ""))
    table = course.event.tables.get(entrant.table)
    hand = table.hands if table else 0
    course.say(facts.Noted("protest", entrant.id, entrant.table, hand, asked.text, (), why))


@decides(commands.Ruled)
def ruled(course: Course, asked: commands.Ruled) -> None:
    """A ruling of the floor, kept with the hand it was about."""
    table = course.table(asked.table)
    why = Why("tournament-why-ruled", {"table": table.number}, next(iter(asked.clauses), ""))
    course.say(
        facts.Noted("ruling", "", table.number, table.hands, asked.text, asked.clauses, why, asked.said)
    )


def must_miss(event: Event, table: int) -> tuple[int, ...]:
    """The seats whose hands are killed right after the deal: their players are on penalty (TDA-2022:71C.1).

    They are dealt in and post their blinds and antes.
    """
    standing = event.tables[table]
    if standing.playing:
        return standing.missed
    return tuple([seat for seat, entrant in event.at(table) if entrant.missing])
