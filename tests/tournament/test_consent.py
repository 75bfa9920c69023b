"""A deal on offer: everybody's own yes, recorded; the first no, a lost connection or a bust ends it."""

import pytest

from croupier.errors import Refusal
from croupier.tournament import BeginHand, EndHand, Event, Tournament
from croupier.tournament.commands import AnswerDeal, Bust, CallOffDeal, Connection, Deal, OfferDeal
from croupier.tournament.facts import DealAnswered, DealMade, DealOff
from croupier.tournament.hands.playing import holds
from croupier.tournament.seen import seen
from tests.tournament.desk import after, facts_of
from tests.tournament.test_deals import FOUR, final_four


def agreed(event: Event, *players: str, number: int = 1) -> Event:
    return after(event, *[AnswerDeal(player, number, True) for player in players])


@pytest.mark.clause("ONLINE:deal-2")
@pytest.mark.clause("ONLINE:deal-3")
def test_the_last_yes_makes_the_deal() -> None:
    event = after(final_four(), OfferDeal("chips"))
    assert event.offer.amounts == {"1-1": 17_000, "1-2": 12_200, "1-3": 11_000, "1-4": 9_800}
    assert holds(event, 1) == "deal-talk"
    event = agreed(event, *FOUR[:3])
    assert (event.offer.yes, event.agreed) == (FOUR[:3], {})
    [made] = facts_of(event, AnswerDeal("1-4", 1, True), DealMade)
    assert (made.amounts["1-1"], made.why.clause) == (17_000, "ONLINE:deal-2")
    event = agreed(event, "1-4")
    assert (event.offer, event.agreed["1-4"], holds(event, 1)) == (None, 9_800, "")


@pytest.mark.parametrize(
    ("asked", "amounts"),
    [
        (OfferDeal("even"), (12_500, 12_500, 12_500, 12_500)),
        (OfferDeal("even", left=4_000), (11_500, 11_500, 11_500, 11_500)),
        (OfferDeal("icm"), (15_030, 12_602, 11_717, 10_651)),
        (
            OfferDeal("custom", dict(zip(FOUR, (14_000, 13_000, 12_000, 9_000), strict=True)), left=2_000),
            (14_000, 13_000, 12_000, 9_000),
        ),
    ],
    ids=["even", "money-left-for-first", "icm", "custom"],
)
def test_every_kind_of_deal_is_offered_and_made(asked: OfferDeal, amounts: tuple[int, ...]) -> None:
    event = after(final_four(), asked)
    assert tuple(event.offer.amounts[player] for player in FOUR) == amounts
    event = agreed(event, *FOUR)
    assert (tuple(event.agreed[player] for player in FOUR), event.kept) == (amounts, asked.left)


def test_whoever_offers_has_said_yes() -> None:
    event = after(final_four(), OfferDeal("even", player="1-2"))
    assert (event.offer.by, event.offer.yes) == ("1-2", ("1-2",))
    assert agreed(event, "1-1", "1-3", "1-4").agreed["1-2"] == 12_500


@pytest.mark.clause("ONLINE:deal-3")
def test_one_no_and_play_goes_on() -> None:
    event = agreed(after(final_four(), OfferDeal("even")), "1-1", "1-2", "1-4")
    [off] = facts_of(event, AnswerDeal("1-3", 1, False), DealOff)
    assert off.why.say() == "1-3 says no: play goes on"
    event = after(event, AnswerDeal("1-3", 1, False))
    assert (event.offer, event.agreed) == (None, {})
    after(event, BeginHand(1))


@pytest.mark.clause("ONLINE:deal-2")
@pytest.mark.requirement("DISC-2")
def test_a_lost_connection_ends_the_talk_and_lets_no_deal_be_offered() -> None:
    """ON-DEAL-02: nobody agrees for a player who cannot be reached."""
    event = agreed(after(final_four(), OfferDeal("even")), "1-1", "1-2", "1-4")
    event = after(event, Connection("1-3", True))
    assert (event.offer, event.agreed, event.lost) == (None, {}, ("1-3",))
    for asked in (OfferDeal("even"), Deal(dict.fromkeys(FOUR, 12_500), FOUR)):
        with pytest.raises(Refusal, match="1-3 is disconnected") as refusal:
            after(event, asked)
        assert refusal.value.clause == "ONLINE:deal-2"
    event = after(event, Connection("1-3", False), OfferDeal("even"))
    assert event.offer.number == 2


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (AnswerDeal("1-1", 2, True), "deal 2 is not on offer"),
        (AnswerDeal("1-5", 1, True), "1-5 is not among those"),
        (OfferDeal("icm"), "deal 1 is on offer"),
        (BeginHand(1), "a deal is being talked about"),
    ],
)
def test_what_does_not_belong_to_the_talk_is_refused(asked, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        after(after(final_four(), OfferDeal("even")), asked)


def test_amounts_of_ones_own_have_to_be_right() -> None:
    with pytest.raises(Refusal, match="no more and no less") as refusal:
        after(final_four(), OfferDeal("custom", dict.fromkeys(FOUR, 12_501)))
    assert refusal.value.clause == "ONLINE:deal-2"
    with pytest.raises(Refusal, match="names every player left"):
        after(final_four(), OfferDeal("custom", dict.fromkeys(FOUR[:3], 10_000), left=20_000))


def test_a_deal_is_made_once() -> None:
    event = agreed(after(final_four(), OfferDeal("even", left=4_000)), *FOUR)
    with pytest.raises(Refusal, match="a deal has been made"):
        after(event, OfferDeal("even"))


def test_the_floor_takes_an_offer_back() -> None:
    event = after(final_four(), OfferDeal("even"), CallOffDeal())
    assert event.offer is None
    with pytest.raises(Refusal, match="deal 1 is not on offer"):
        after(event, CallOffDeal())


def test_somebody_goes_out_on_a_live_floor_and_the_offer_is_off() -> None:
    event = after(final_four(live=True), OfferDeal("even"))
    [off] = facts_of(event, Bust("1-4", ("1-1",)), DealOff)
    assert off.why.say() == "somebody went out meanwhile: the deal is off"


def test_each_yes_stands_in_the_log_with_who_gave_it() -> None:
    before = final_four()
    direction = Tournament(before.terms)
    direction._event = before
    direction.do(OfferDeal("even"), now=0, by="floor")
    for player in FOUR:
        direction.do(AnswerDeal(player, 1, True), now=1, by=player)
    said = [entry.by for entry in direction.log for fact in entry.facts if isinstance(fact, DealAnswered)]
    assert tuple(said) == FOUR
    direction.undo(by="director")
    assert direction.event.agreed == {}
    assert seen(direction.event, 0, player="1-4").me.may == ("answer-deal",)


def test_after_the_deal_the_last_hands_are_played_for_what_was_left() -> None:
    event = agreed(after(final_four(), OfferDeal("even", left=4_000)), *FOUR)
    for lost in (4, 3, 2):
        held = {seat: entrant.stack for seat, entrant in event.at(1)}
        event = after(event, BeginHand(1), EndHand(1, {**held, 1: held[1] + held[lost], lost: 0}))
    assert {player: event.paid[player].amount for player in FOUR} == {
        "1-1": 15_500,
        "1-2": 11_500,
        "1-3": 11_500,
        "1-4": 11_500,
    }
