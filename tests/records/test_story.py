"""A hand in words: who, what, how much, and the chips in the middle after it."""

import pytest

from croupier.cards import UNKNOWN, parse, signs
from croupier.play import Hand, Positions, Setup, Stakes, catalogue
from croupier.records import GAMES, heading, play, read, tell
from croupier.text import LANGUAGES, say

THREE = """
variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 3000, 8000]
players = ["Ann", "Boris", "Vera"]
"""
THREE_ALL_IN = """
actions = ["d dh p1 AhAd", "d dh p2 QsQc", "d dh p3 7c7s", "p3 cbr 300", "p1 cbr 1000", "p2 cbr 3000", "p3 cc",
           "d db 4c5d9h", "d db 2h", "d db Jd"]
"""


def told(text, lang="en"):
    (record,) = read(text)
    names = {seat: record.name_of(seat) for seat in record.chairs}
    hand = play(record)
    return tell(hand.hand, lang, names=names, unit=record.unit, tabled=hand.tabled)


def lines(story, *scenes):
    return [
        (line.who, line.text, line.pot)
        for scene in story.scenes
        if scene.name in scenes
        for line in scene.lines
    ]


def test_cards_are_written_with_the_signs_of_their_suits():
    assert signs((*parse("AhKdTc2s"), UNKNOWN)) == "A♥ K♦ T♣ 2♠ ??"


def test_chairs_stand_by_seat_with_stack_position_and_cards():
    story = told(THREE + THREE_ALL_IN)
    assert [(chair.seat, chair.name, chair.stack, chair.position, chair.cards) for chair in story.chairs] == [
        ("Seat 1", "Ann", "1,000", "small blind", "A♥ A♦"),
        ("Seat 2", "Boris", "3,000", "big blind", "Q♠ Q♣"),
        ("Seat 3", "Vera", "8,000", "button", "7♣ 7♠"),
    ]


def test_the_pot_is_counted_after_every_chip():
    assert lines(told(THREE + THREE_ALL_IN), "Preflop") == [
        ("Ann", "posts the small blind, 50", "50"),
        ("Boris", "posts the big blind, 100", "150"),
        ("Vera", "raises to 300", "450"),
        ("Ann", "raises to 1,000, all-in", "1,400"),
        ("Boris", "raises to 3,000, all-in", "4,300"),
        ("Vera", "calls 2,700", "7,000"),
        ("Boris", "shows Q♠ Q♣", ""),
        ("Vera", "shows 7♣ 7♠", ""),
        ("Ann", "shows A♥ A♦", ""),
    ]


def test_side_pots_are_won_before_the_main_pot():
    assert lines(told(THREE + THREE_ALL_IN), "Showdown") == [
        ("Boris", "wins 4,000 from the side pot with a pair of queens", ""),
        ("Ann", "wins 3,000 from the main pot with a pair of aces", ""),
    ]


def test_the_same_showdown_in_russian():
    assert lines(told(THREE + THREE_ALL_IN, "ru"), "Вскрытие") == [
        ("Boris", "забирает 4\xa0000 из побочного банка: пара дам", ""),
        ("Ann", "забирает 3\xa0000 из главного банка: пара тузов", ""),
    ]


def test_every_street_has_its_board_and_the_pot_it_began_with():
    story = told(THREE + THREE_ALL_IN)
    assert [(scene.name, scene.board, scene.pot) for scene in story.scenes] == [
        ("Preflop", "", ""),
        ("Flop", "4♣ 5♦ 9♥", "7,000"),
        ("Turn", "4♣ 5♦ 9♥ 2♥", "7,000"),
        ("River", "4♣ 5♦ 9♥ 2♥ J♦", "7,000"),
        ("Showdown", "4♣ 5♦ 9♥ 2♥ J♦", "7,000"),
    ]


def test_at_the_end_everybody_is_told_what_he_won_or_lost():
    story = told(THREE + THREE_ALL_IN)
    assert [(balance.name, balance.stack, balance.change) for balance in story.balances] == [
        ("Ann", "3,000", "+2,000"),
        ("Boris", "4,000", "+1,000"),
        ("Vera", "5,000", "−3,000"),
    ]


def test_the_first_bet_of_a_street_is_a_bet_and_a_bet_nobody_calls_goes_back():
    actions = """actions = ["d dh p1 AhAd", "d dh p2 QsQc", "d dh p3 ????", "p3 f", "p1 cc", "p2 cc", "d db 4c5d9h",
                            "p1 cc", "p2 cbr 150", "p1 f"]"""
    story = told(THREE + actions)
    assert lines(story, "Flop") == [
        ("Ann", "checks", ""),
        ("Boris", "bets 150", "350"),
        ("Ann", "folds", ""),
        ("Boris", "takes back 150 that nobody called", "200"),
        ("Boris", "wins 200", ""),
    ]
    assert [scene.name for scene in story.scenes] == ["Preflop", "Flop"]


@pytest.mark.parametrize("shown", ["p2 sm QsQc", "p2 sm -"])
def test_a_winner_who_shows_when_all_is_over_is_told_last(shown):
    story = told(
        THREE + f'actions = ["d dh p1 AhAd", "d dh p2 QsQc", "d dh p3 ????", "p3 f", "p1 f", "{shown}"]'
    )
    assert lines(story, "Preflop")[-2:] == [("Boris", "wins 100", ""), ("Boris", "shows Q♠ Q♣", "")]


def test_a_hand_that_goes_on_is_told_as_far_as_it_went():
    story = told(THREE + 'actions = ["d dh p1 AhAd", "d dh p2 QsQc", "d dh p3 ????", "p3 f"]')
    assert lines(story, "Preflop")[-1] == ("Vera", "folds", "")
    assert story.balances == ()


def test_players_without_names_are_called_by_their_seats():
    story = told(THREE.replace('"Vera"', '""') + "seats = [4, 9, 2]" + THREE_ALL_IN)
    assert [chair.seat for chair in story.chairs] == ["Seat 2", "Seat 4", "Seat 9"]
    assert lines(story, "Preflop")[2][0] == "Seat 2"


def test_cents_are_told_in_the_unit_of_the_record():
    cents = THREE.replace("[50, 100, 0]", "[0.5, 1, 0]").replace("min_bet = 100", "min_bet = 1")
    story = told(
        cents + 'actions = ["d dh p1 AhAd", "d dh p2 QsQc", "d dh p3 7c7s", "p3 cbr 2.25", "p1 f", "p2 f"]'
    )
    assert lines(story, "Preflop")[:3] == [
        ("Ann", "posts the small blind, 0.5", "0.5"),
        ("Boris", "posts the big blind, 1", "1.5"),
        ("Vera", "raises to 2.25", "3.75"),
    ]
    assert story.game == "no-limit hold’em, blinds 0.5/1"


@pytest.mark.parametrize(
    ("forced", "game"),
    [
        (Stakes(50, 100), "no-limit hold’em, blinds 50/100"),
        (Stakes(50, 100, ante=10), "no-limit hold’em, blinds 50/100, ante 10"),
        (
            Stakes(50, 100, ante=100, ante_by="big-blind"),
            "no-limit hold’em, blinds 50/100, one ante of 100 for the table",
        ),
    ],
)
def test_the_stakes_are_named_with_the_game(forced, game):
    setup = Setup.deal_in(catalogue["nl-holdem"], forced, {1: 500, 2: 500, 3: 500}, Positions(1, 2, 3))
    assert tell(Hand(setup)).game == game


def test_draws_are_told_as_discards_and_the_cards_for_them():
    setup = Setup.deal_in(
        catalogue["nl-2-7-single-draw"], Stakes(50, 100), {1: 500, 2: 500}, Positions(1, 1, 2)
    )
    hand = Hand(setup, parse("2c 7h 3c 8h 4c 9h 5c Th Kc Jh Qc 6d 6c"))
    hand.call()
    hand.check()
    hand.discard(())
    hand.discard(parse("Jh"))
    story = tell(hand)
    assert [scene.name for scene in story.scenes] == ["Before the draw", "Draw"]
    assert lines(story, "Draw") == [
        ("Seat 2", "stands pat", ""),
        ("Seat 1", "discards J♥", ""),
        ("Seat 1", "is dealt 6♦", ""),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_and_every_street_of_the_house_has_its_words(lang):
    for variant in catalogue.values():
        assert say(f"records-game-{variant.id}", lang)
        for street in variant.streets:
            assert say(f"records-street-{street.name}", lang)
    assert {game.variant for game in GAMES.values()} <= catalogue.keys()


def test_the_heading_says_what_where_and_when():
    about = 'hand = 12\nevent = "Spring Cup"\ncity = "Sochi"\ntable = 3\nyear = 2024\nmonth = 2\nday = 29\n'
    (record,) = read(THREE + about + "actions = []")
    assert heading(record) == ("Hand 12", "Spring Cup · Sochi · table 3 · February 29, 2024")
    hand, where = heading(record, "ru")
    assert hand == "Раздача 12"
    assert where.startswith("Spring Cup · Sochi · стол 3 · 29 февраля 2024")


@pytest.mark.parametrize(
    ("fields", "date"),
    [
        ("", ""),
        ("year = 2009", "2009"),
        ("year = 2009\nmonth = 11", "11/2009"),
        ("year = 2023\nmonth = 13", "2023"),
    ],
)
def test_a_date_is_told_as_far_as_it_is_known(fields, date):
    (record,) = read(f"{THREE}{fields}\nactions = []")
    assert heading(record) == ("", date)


def ruled_on() -> Hand:
    """Three players: the first one's hand is killed, the small blind's half bet goes back to him."""
    stacks = {1: 5_000, 2: 5_000, 3: 5_000}
    hand = Hand(Setup.deal_in(catalogue["nl-holdem"], Stakes(50, 100), stacks, Positions(1, 2, 3)), range(52))
    hand.kill(1)
    hand.raise_to(400)
    hand.return_bet(2, 300)
    hand.post(3, 25)
    return hand


def test_what_the_floor_did_to_the_hand_is_told_and_counted():
    told = [(line.who, line.text, line.pot) for line in tell(ruled_on()).scenes[-1].lines][-4:]
    assert told[0] == ("Seat 1", "is out of the hand by ruling", "")
    assert told[2] == ("Seat 2", "gets 300 back by ruling", "200")
    assert told[3] == ("Seat 3", "posts 25 by ruling, dead", "225")


def test_a_void_hand_is_told_with_every_chip_back():
    hand = ruled_on()
    hand.void()
    story = tell(hand, "ru")
    assert story.scenes[-1].lines[-1].text == "Раздача отменена: все фишки возвращаются"


def test_a_board_card_that_was_replaced_is_gone_from_the_board():
    hand = ruled_on()
    while not hand.board:
        hand.check() if hand.options.check else hand.call()
    gone = hand.board[0]
    hand.replace(gone)
    assert tell(hand).scenes[-1].board == signs(hand.board)
