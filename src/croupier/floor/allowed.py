"""What is allowed at the table, of what players ask for and bring: counts, cards, decks, phones, talk."""

from __future__ import annotations

from typing import Final, Literal

from croupier.floor.by_the_book import choice, left_open
from croupier.floor.case import Case
from croupier.floor.incident import Incident, Seat
from croupier.floor.registry import rules
from croupier.floor.ruling import Outcome, Ruling

What = Literal[
    "burn-card",
    "next-card",
    "new-deck",
    "gather-bets",
    "split-pot",
    "cut-deck",
    "spare-chip",
    "see-big-chips",
    "spread-pot",
    "take-chips-off",
    "pass-chips",
    "lower-antes",
]


class AsksFor(Incident, frozen=True, kw_only=True, tag="asks-for"):
    """A player asks for something.

    To see a burn card or the card that would have come, a new deck, the bets to be gathered, to split the pot as
    agreed, to cut, a spare chip to keep, big chips to be laid out, the pot to be spread so that all can see it, to take
    chips off the table and stay, to pass chips to another, the antes to be lowered. He is `in_turn` or not;
    `permitted`: by whoever may permit it.
    """

    thing: What
    seat: Seat = Seat(0)
    in_turn: bool = True
    permitted: bool = False


class Device(Incident, frozen=True, kw_only=True, tag="device"):
    """A player uses a phone or another device: a call, an app for strategy, anything else, an audio player.

    It `disturbs` the others, `delays` the game, or gives him an `advantage`.
    """

    seat: Seat = Seat(0)
    use: Literal["call", "strategy", "phone", "tablet", "audio", "message", "photo"] = "phone"
    live_hand: bool = True
    on_table: bool = False
    disturbs: bool = False
    delays: bool = False
    advantage: bool = False


class DeckChange(Incident, frozen=True, kw_only=True, tag="deck-change"):
    """The question whether the deck is changed: at a dealer push, a new level, by the house, or as a player asks."""

    when: Literal["dealer-push", "level-change", "house-order", "player-asks"]


class OnTheTable(Incident, frozen=True, kw_only=True, tag="thing-on-table"):
    """Something of a player's own lies on the table."""

    seat: Seat = Seat(0)
    thing: Literal["card-protector", "drink", "food", "newspaper", "phone", "keys", "other"]


class Talks(Incident, frozen=True, kw_only=True, tag="talks"):
    """A player talks: small talk, of live or folded hands, advice, in a language; `excessive` or not."""

    seat: Seat = Seat(0)
    about: Literal["small-talk", "hands", "advice", "criticism", "another-player-s-hand"] = "small-talk"
    language: str = ""
    country: str = ""
    international: bool = False
    excessive: bool = False
    in_hand: bool = True


class NutsChecked(Incident, frozen=True, kw_only=True, tag="nuts-checked"):
    """A player holds the nuts and checks or only calls on the river.

    `last` to act, `exclusive` nuts, `can_raise`: an opponent has chips to answer. `custom`: the house keeps the
    unwritten customs of tournaments.
    """

    seat: Seat = Seat(0)
    last: bool = True
    exclusive: bool = True
    can_raise: bool = True
    custom: bool = False


@rules(AsksFor)
def rule_asks_for(case: Case, it: AsksFor) -> Ruling:
    """What is answered, what is refused, what a person may grant."""
    if it.thing == "next-card":
        case.by("rabbit_hunt")
        case.cite("no-rabbit-hunt")
        return _granted(case, case.policy.flag("rabbit_hunt"))
    if it.thing == "gather-bets":
        case.cite("bets-gathered")
        return _granted(case, it.in_turn, step="gather-bets")
    if it.thing == "split-pot":
        case.by("pot_agreement")
        case.cite("pot-not-chopped", "side-deals")
        return _granted(case, case.policy.flag("pot_agreement"), otherwise="play-on")
    if it.thing == "take-chips-off":
        case.by("chips_off_table")
        case.cite("chips-stay")
        return _granted(case, case.policy.flag("chips_off_table"))
    if it.thing == "pass-chips":
        case.cite("chips-not-passed")
        return _granted(case, False)
    if it.thing == "lower-antes":
        case.by("ante_reduced")
        return _granted(case, case.policy.flag("ante_reduced"))
    if it.thing == "cut-deck":
        case.cite("cut-by-player")
        return _granted(case, it.permitted, step="cut")
    if it.thing == "spare-chip":
        case.cite("souvenir")
        case.because("floor-spare-chip")
        return left_open(
            case, {"given": Outcome(verdict="allowed"), "refused": Outcome(verdict="refused")}, it.seat
        )
    if it.thing == "see-big-chips":
        case.cite("chips-in-view", "chips-complaint")
        case.because("floor-big-chips-in-front")
        return case.ruled("allowed", steps=("lay-out-big-chips",))
    if it.thing == "spread-pot":
        case.cite("pot-spread")
        case.because("floor-pot-spread")
        return case.ruled("allowed", steps=("spread-pot",))
    if it.thing == "burn-card":
        case.cite("burns-secret")
        return _granted(case, False, otherwise="burns-stay")
    case.cite("deck-change-not-asked", "deck-change-when")
    return _granted(case, False, otherwise="play-on")


def _granted(case: Case, yes: bool, step: str = "", otherwise: str = "") -> Ruling:
    """A wish that is granted with a step of the dealer's, or refused with another."""
    case.because("floor-granted" if yes else "floor-not-granted")
    taken = step if yes else otherwise
    return case.ruled("allowed" if yes else "refused", steps=(taken,) if taken else ())


@rules(Device)
def rule_device(case: Case, it: Device) -> Ruling:
    """What may be used at the table, and when."""
    how = choice(case, "devices")
    strategy = it.use == "strategy"
    nuisance = it.disturbs or ((it.delays or it.advantage) and how in _NEITHER_DELAY_NOR_EDGE)
    if how == "audio-only":
        bad = it.use != "audio"
    else:
        bad = it.use == "call" or nuisance
        bad = bad or (strategy and {"no-calls": False, "no-tools-in-play": True}.get(how, it.live_hand))
        bad = bad or (
            how == "off-table" and (strategy or it.on_table or (it.live_hand and it.use != "audio"))
        )
    if it.use == "call":
        case.cite("device-calls")
    if it.disturbs:
        case.cite("device-noise")
    if strategy:
        case.cite("device-strategy")
    if how == "off-table" and it.live_hand:
        case.cite("device-live-hand")
    if it.on_table:
        case.cite("device-on-table")
    elif it.use not in ("call", "strategy", "audio"):
        case.cite("device-else")
    case.because("floor-device-no" if bad else "floor-device-yes")
    if not bad:
        return case.ruled("allowed")
    return _broken(case, it.seat, "silence-device" if it.disturbs else "put-device-away", "uses-device")


_NEITHER_DELAY_NOR_EDGE: Final = frozenset({"no-calls-no-tools", "off-table"})
"""The answers of books that forbid a device to slow the game or to give an edge (TDA-2022:5.4, TDA-2024:5A)."""


@rules(DeckChange)
def rule_deck_change(case: Case, it: DeckChange) -> Ruling:
    """At a dealer push, at a new level or when the house says so; never because a player asks."""
    asked = it.when == "player-asks"
    case.cite("deck-change-not-asked" if asked else "deck-change-when")
    case.because("floor-not-granted" if asked else "floor-deck-changed")
    return case.ruled("refused" if asked else "allowed", steps=() if asked else ("change-deck",))


@rules(OnTheTable)
def rule_on_the_table(case: Case, it: OnTheTable) -> Ruling:
    """A card protector may lie there; a phone goes by the devices, food by the custom of the house."""
    if it.thing == "phone":
        return rule_device(case, Device(seat=it.seat, use="phone", on_table=True, live_hand=False))
    case.cite("newspaper" if it.thing == "newspaper" else "things-on-table")
    if it.thing in ("food", "drink"):
        case.cite("food-at-table")
        case.because("floor-house-custom")
        return left_open(
            case, {"allowed": Outcome(verdict="allowed"), "banned": Outcome(verdict="violation")}, it.seat
        )
    if it.thing == "card-protector":
        case.because("floor-may-lie-there")
        return case.ruled("allowed")
    case.because("floor-may-not-lie-there")
    reading = ("reads-at-table",) if it.thing == "newspaper" else ()
    return _broken(case, it.seat, "clear-the-table", *reading, "things-on-table")


@rules(Talks)
def rule_talks(case: Case, it: Talks) -> Ruling:
    """What may be said while a hand is played, and in which language."""
    how = choice(case, "talk")
    if it.language:
        case.centre("languages")
        allowed = {"en"} | ({"ru"} if it.country.upper() in ("RU", "UA") else set())
        ok = not it.international or it.language.lower() in allowed
        case.because("floor-language-yes" if ok else "floor-language-no", language=it.language)
        if ok:
            return case.ruled("allowed")
        return _broken(case, it.seat, "speak-as-allowed", "speaks-other-language")
    if it.about != "small-talk":
        point, offence = _TOLD[it.about]
        case.centre(point)
        case.because("floor-talk-no")
        return _broken(case, it.seat, "say-nothing-of-cards", offence, "talks")
    bad = (how == "forbidden" and it.in_hand) or it.excessive
    case.because("floor-talk-no" if bad else "floor-talk-yes")
    return _broken(case, it.seat, "no-more-talk", "talks") if bad else case.ruled("allowed")


_TOLD: Final = {
    "hands": ("talk-of-hands", "discloses-hand"),
    "advice": ("talk-advises", "advises"),
    "criticism": ("talk-advises", "advises"),
    "another-player-s-hand": ("talk-reads-hand", "reads-untabled-hand"),
}
"""What is talked of: the point that forbids it, and the offence it is."""


def _broken(case: Case, seat: Seat, step: str, *offences: str) -> Ruling:
    """A rule of the table is broken: what is put right now, and what the first of the offences that the book has a
    measure for costs, at once or where it is repeated."""
    from croupier.floor.penalties import Violation, ladder

    for act in offences:
        first, _ = ladder(case, Violation(act=act, seat=seat))
        if first:
            return case.ruled("violation", penalties={seat: first}, steps=(step,))
        second, _ = ladder(case, Violation(act=act, seat=seat, times=2))
        if second:
            then = {"again": Outcome(verdict="penalty", penalties={seat: second})}
            return case.ruled("violation", steps=(step,), then=then)
    return case.ruled("violation", steps=(step,))


@rules(NutsChecked)
def rule_nuts_checked(case: Case, it: NutsChecked) -> Ruling:
    """The nuts checked last on the river: no offence by itself, or one by the custom of the house."""
    from croupier.floor.penalties import Violation, ladder

    how = choice(case, "nuts_on_river")
    if not (it.last and it.exclusive and it.can_raise):
        if it.custom:
            case.lend("CUSTOM:river-nuts-2")
        else:
            case.cite("nuts-last")
        case.because("floor-nuts-fine")
        return case.ruled("allowed")
    if how == "illegal" or it.custom:
        first, _ = ladder(case, Violation(act="checks-nuts", seat=it.seat, custom=True))
        case.lend("CUSTOM:river-nuts-1")
        case.because("floor-nuts-must-bet")
        return case.ruled("violation", penalties={it.seat: first} if first else {}, steps=("bet-or-raise",))
    case.cite("nuts-last")
    case.because("floor-nuts-judged")
    first, _ = ladder(case, Violation(act="soft-play", seat=it.seat))
    return left_open(
        case,
        {
            "no-penalty": Outcome(verdict="allowed"),
            "soft-play": Outcome(verdict="penalty", penalties={it.seat: first} if first else {}),
        },
    )
