"""What the dealer says aloud, at every table of the pit and in both languages."""

from fractions import Fraction
from random import Random

import pytest

from croupier.pit import Round, game
from croupier.pit.announcing import Announcement, announcements
from croupier.pit.catalogue import GAMES
from croupier.text.catalogue import say


def played(name: str, randomness: Random) -> Round:
    """One box, played at random to the end."""
    table = game(name)
    round = Round(table, {"ann": 100_000})
    round.bet("ann", 1, table.plate.minimum)
    round.close_bets()
    deck = list(table.deck.cards)
    randomness.shuffle(deck)
    round.shuffle(deck)
    if round.phase == "cut":
        round.cut("", 0)
    while round.options is not None:
        choices = [one for one in round.options.choices if one.kind != "set"]
        choice = randomness.choice(choices)
        kept = randomness.sample(round.boxes[1].cards, choice.cards[0])
        round.decide(choice.kind, choice.amounts[0] if choice.amounts else choice.low, cards=kept)
    return round


@pytest.mark.parametrize("name", GAMES)
def test_every_end_of_a_round_has_its_sentence_and_none_of_it_is_paid_0_to_1(name: str) -> None:
    randomness = Random(3)
    results = set()
    for _ in range(60):
        round = played(name, randomness)
        results.add(round.settlements[1].result)
        for lang in ("en", "ru"):
            for said in announcements(round):
                sentence = said.say(lang)
                assert not any(words in sentence for words in (" 0 to 1", " 0 к 1", " 0 for 1", " 0 за 1"))
    assert len(results) > 1


def test_a_win_that_no_one_table_pays_is_told_without_odds() -> None:
    aces = Announcement("pit-says-win", 1, ("pair",), Fraction(0), 50)
    assert aces.say() == "Box 1: a pair, wins 50."
    assert aces.say("ru") == "Бокс 1: пара, выигрыш 50."
    assert aces._replace(odds=Fraction(2)).say() == "Box 1: a pair, 2 to 1, wins 50."


def test_a_machine_pays_for_one_coin() -> None:
    assert Announcement("pit-says-paid", 1, ("jacks-or-better",), Fraction(1)).say() == (
        "Box 1: jacks or better, 1 for 1."
    )
    assert Announcement("pit-says-lose", 1, ("nothing",)).say() == "Box 1: no combination — loses."


def test_the_best_hand_has_one_name_said_aloud_and_on_the_pay_table() -> None:
    royal = Announcement("pit-says-win-plain", 1, ("royal-flush",), Fraction(0), 50)
    assert say("pit-result-royal-flush", "ru") in royal.say("ru")
    assert say("pit-result-royal-flush", "en") in royal.say("en")
