"""Summaries of events in files of hands: they cost no hand, and alone they are called what they are."""

import pytest

from croupier.records import RecordError, decode, format_of, pieces
from tests.records.test_pokerstars_reading import CASH
from tests.records.test_sites import BOVADA, FULL_TILT, PACIFIC, WINAMAX

STARS = """PokerStars Tournament #2026001, No Limit Hold'em
Buy-In: $1.00/$0.10 USD
3 players
Total Prize Pool: $3.00 USD
Target Tournament #821 Buy-In: $10.00 USD

Tournament started 2026/05/01 20:00:00 ET
  1: Ann (Oak), $3.00 (100%)
  2: Boris (Elm),
  3: Vera (Ash),
You finished in 2nd place.


"""
SUMMARIES = {
    "PokerStars": STARS,
    "Full Tilt": "Full Tilt Poker Tournament Summary $2 + $0.25 Sit & Go (214) Hold'em\nBuy-In: $2\n1: Ann\n\n",
    "Winamax": "Winamax Poker - Tournament summary : Freeroll(13)\nPlayer : Ann\nBuy-In : 0€ + 0€\n\n",
    "888": "***** Cassava Tournament Summary *****\nTournament ID: 38\nBuy-In: 20$ + 1$\nAnn finished 1/9\n\n",
    "PokerTracker": "PokerTracker 4 Tournament Summary\nSite: PokerStars\nGame: Holdem\nPlayer: Ann, Place: 1\n\n",
    "GGPoker": "Tournament #17, Friday, Hold'em No Limit\nBuy-in: $1\n2 Players\n1st : Hero, $2\n\n",
}


@pytest.mark.parametrize("summary", SUMMARIES.values(), ids=SUMMARIES)
@pytest.mark.parametrize("hand", [CASH, FULL_TILT, WINAMAX, PACIFIC])
def test_a_summary_before_between_and_behind_hands_costs_none_of_them(summary, hand):
    text = summary + hand + "\n\n" + summary + hand + "\n" + summary
    found = pieces(text)
    assert [piece.play().exact for piece in found] == [True, True]
    first = summary.count("\n") + 1
    assert [piece.line for piece in found] == [first, 2 * first + hand.count("\n") + 1]


@pytest.mark.parametrize("summary", SUMMARIES.values(), ids=SUMMARIES)
def test_a_summary_alone_is_called_one(summary):
    with pytest.raises(RecordError, match="a summary of an event and no hand"):
        format_of(decode(summary.encode("utf-16")))
    with pytest.raises(RecordError, match="a summary of an event and no hand"):
        pieces(summary)


def test_a_hand_of_an_event_is_no_summary_of_it():
    assert pieces(BOVADA)[0].play().exact
