"""What a player may do: the worked cases of the books, in their own numbers."""

import pytest

from croupier.play import BadAmount, Hand, Stakes
from tests.play.books import case, dead_small_blind, on
from tests.play.table import bounds, play

Deep = [5000] * 4
NO_LIMIT = Stakes(10, 20)
LIMIT = Stakes(5, 10, small_bet=10, big_bet=20)
BIG_LIMIT = Stakes(50, 100, small_bet=100, big_bet=200)
HUNDRED = Stakes(50, 100)
TWO_HUNDRED = Stakes(100, 200)
FIFTY = Stakes(25, 50)
FOUR_THOUSAND = Stakes(2000, 4000)


NL = [
    case(
        "FSPR-EX-RAISE-NL-1",
        pytest.mark.clause("FSPR:raise-3"),
        on("flop", Deep[:2], NO_LIMIT, book="fspr-competition"),
        "seat 1 bets 50",
        (50, 100, 5000),
    ),
    case(
        "FSPR-EX-RAISE-NL-2",
        pytest.mark.clause("FSPR:raise-3"),
        on("flop", Deep[:2], TWO_HUNDRED, book="fspr-competition"),
        "seat 1 bets 900",
        (900, 1800, 5000),
    ),
    case(
        "FSPR-EX-RERAISE-NL-1",
        pytest.mark.clause("FSPR:reraise-2"),
        on("flop", Deep[:3], NO_LIMIT, book="fspr-competition"),
        "seat 1 bets 50, seat 2 raises to 180",
        (180, 310, 5000),
    ),
    case(
        "FSPR-EX-RERAISE-NL-1, the whole last bet",
        pytest.mark.clause("FSPR:term-raise"),
        on("flop", Deep[:3], NO_LIMIT, book="fspr-manual", raise_step="last-bet"),
        "seat 1 bets 50, seat 2 raises to 180",
        (180, 360, 5000),
    ),
    case(
        "TDA-2022:ILL-43-1",
        pytest.mark.clause("TDA-2022:43A.1", "TDA-2017:47A.1", "TDA-2022:ILL-43-1", "TDA-2017:ILL-47-1"),
        on("flop", [9000] * 4, TWO_HUNDRED),
        "seat 1 bets 600, seat 2 raises to 1600, seat 3 raises to 3600",
        (3600, 5600, 9000),
    ),
    case(
        "TDA-2022:ILL-43-3",
        pytest.mark.clause("TDA-2022:43A.1", "TDA-2022:ILL-43-3"),
        on("turn", Deep[:3], TWO_HUNDRED),
        "seat 1 bets 300, seat 2 raises to 1000",
        (1000, 1700, 5000),
    ),
    case(
        "BET-AU-18",
        pytest.mark.clause("CLUB-7:7.8.3-a"),
        on("preflop", [9000] * 5, Stakes(200, 400), book="club-tournament"),
        "seat 4 raises to 1200",
        (1200, 2000, 9000),
    ),
    case(
        "TDA-2022:ILL-43-4A",
        pytest.mark.clause("TDA-2022:43A.1", "TDA-2017:47A.1", "TDA-2022:ILL-43-4A", "TDA-2017:ILL-47-4A"),
        on("preflop", [9000] * 7, FIFTY),
        "seat 4 raises to 125, seat 5 raises to 200, seat 6 raises to 500",
        (500, 800, 9000),
    ),
    case(
        "TDA-2022:ILL-43-4B",
        pytest.mark.clause("TDA-2022:43A.1", "TDA-2017:47A.1", "TDA-2022:ILL-43-4B", "TDA-2017:ILL-47-4B"),
        on("preflop", [9000] * 7, FIFTY),
        "seat 4 raises to 500, seat 5 calls, seat 6 calls",
        (500, 950, 9000),
    ),
    case(
        "BET-AU-13",
        pytest.mark.clause("CLUB-2:2.3.2-a", "CLUB-2:2.3.1", "FSPR:bet-2"),
        on("flop", Deep[:2], FIFTY, book="club-cash"),
        "",
        (0, 50, 5000),
    ),
    case(
        "BET-AU-13, 40 behind",
        pytest.mark.clause("CLUB-2:2.3.2-a"),
        on("flop", [40, 5000], FIFTY, book="club-cash"),
        "",
        (0, 40, 40),
    ),
    case(
        "BET-AU-2",
        pytest.mark.clause("FSPR:struct-nl", "FSPR:nl-1", "FSPR:allin-c-1"),
        on("flop", [4000, 5000], HUNDRED, book="fspr-competition"),
        "seat 1 is all-in for 4000",
        (4000, 0, 0),
    ),
    case(
        "BET-AU-12",
        pytest.mark.clause("FSPR:bet-1", "FSPR:bet-2"),
        on("flop", Deep[:3], NO_LIMIT, book="fspr-competition"),
        "seat 1 checks, seat 2 checks",
        (0, 20, 5000),
    ),
    case(
        "BET-AU-14",
        pytest.mark.clause("FSPR:call-1"),
        on("flop", Deep[:3], NO_LIMIT, book="fspr-competition"),
        "seat 1 bets 50, seat 2 calls",
        (50, 100, 5000),
    ),
]
"""No-limit: how little and how much."""

SHORT = [
    case(
        "TDA-2022:ILL-43-2",
        pytest.mark.clause("TDA-2022:43A.1", "TDA-2017:47A.1", "TDA-2022:ILL-43-2", "TDA-2017:ILL-47-2"),
        on("preflop", [5000, 5000, 5000, 150, 5000], HUNDRED),
        "seat 4 is all-in for 150",
        (150, 250, 5000),
    ),
    case(
        "TDA-2017:ILL-47-3",
        pytest.mark.clause("TDA-2017:47A.1", "TDA-2017:ILL-47-3"),
        on("preflop", [5000, 5000, 5000, 300, 5000], TWO_HUNDRED, book="tda-2017"),
        "seat 4 is all-in for 300, seat 5 raises to 1000",
        (1000, 1700, 5000),
    ),
    case(
        "BET-AU-1",
        pytest.mark.clause("FSPR:term-raise", "CLUB-2:2.8.3-a", "CLUB-7:7.8.3-a"),
        on("flop", [5000, 150, 5000], HUNDRED, book="club-cash"),
        "seat 1 bets 100, seat 2 is all-in for 150",
        (150, 250, 5000),
    ),
    case(
        "BET-AU-1, from the last full level",
        pytest.mark.clause("FSPR:term-raise"),
        on("flop", [5000, 150, 5000], HUNDRED, book="fspr-manual", raise_over_short="level-and-step"),
        "seat 1 bets 100, seat 2 is all-in for 150",
        (150, 200, 5000),
    ),
    case(
        "TDA-2022:ILL-47-2",
        pytest.mark.clause("TDA-2022:47A.2", "TDA-2022:ILL-47-2"),
        on("flop", [5000, 500, 650, 800, 5000, 5000], HUNDRED),
        "seat 1 bets 300, seat 2 is all-in for 500, seat 3 is all-in for 650, seat 4 is all-in for 800, seat 5 calls",
        (800, 1100, 5000),
    ),
    case(
        "FSPR-EX-ALLIN-NL-1",
        pytest.mark.clause("FSPR:allin-c-6", "FSPR:allin-c-7", "FSPR:allin-pl-1"),
        on("flop", [5000, 5000, 90], NO_LIMIT, book="fspr-competition"),
        "seat 1 bets 20, seat 2 raises to 60, seat 3 is all-in for 90",
        (70, 130, 5000),
    ),
    case(
        "FSPR-EX-ALLIN-NL-1, from the last full level",
        pytest.mark.clause("FSPR:allin-c-6"),
        on("flop", [5000, 5000, 90], NO_LIMIT, book="fspr-competition", raise_over_short="level-and-step"),
        "seat 1 bets 20, seat 2 raises to 60, seat 3 is all-in for 90",
        (70, 100, 5000),
    ),
    case(
        "FSPR-EX-ALLIN-NL-1, by the letter of the club",
        pytest.mark.clause("CLUB-2:2.8.11-a", "CLUB-7:7.8.3-c"),
        on("flop", [5000, 5000, 90], NO_LIMIT, book="club-cash", reopen_after_raise=False),
        "seat 1 bets 20, seat 2 raises to 60, seat 3 is all-in for 90",
        (70, 0, 0),
    ),
    case(
        "FSPR-EX-ALLIN-NL-1, the raiser",
        pytest.mark.clause("FSPR:allin-c-7"),
        on("flop", [5000, 5000, 90], NO_LIMIT, book="fspr-competition"),
        "seat 1 bets 20, seat 2 raises to 60, seat 3 is all-in for 90, seat 1 calls 70",
        (30, 0, 0),
    ),
    case(
        "FSPR-AU-NL-3",
        pytest.mark.clause("FSPR:allin-c-6", "FSPR:allin-c-7"),
        on("flop", [5000, 5000, 800], HUNDRED, book="fspr-competition"),
        "seat 1 bets 200, seat 2 raises to 600, seat 3 is all-in for 800",
        (600, 1200, 5000),
    ),
    case(
        "FSPR-AU-NL-3, the raiser",
        pytest.mark.clause("FSPR:allin-c-7"),
        on("flop", [5000, 5000, 800], HUNDRED, book="fspr-competition"),
        "seat 1 bets 200, seat 2 raises to 600, seat 3 is all-in for 800, seat 1 calls 600",
        (200, 0, 0),
    ),
    case(
        "FSPR-AU-NL-4",
        pytest.mark.clause("FSPR:allin-pl-1", "FSPR:allin-c-6"),
        on("flop", [5000, 125, 5000, 200], HUNDRED, book="fspr-manual"),
        "seat 1 bets 100, seat 2 is all-in for 125, seat 3 calls, seat 4 is all-in for 200",
        (100, 0, 0),
    ),
    case(
        "FSPR-AU-NL-4, a short opening made a whole bet by the next all-in",
        pytest.mark.clause("FSPR:allin-pl-1"),
        on("flop", [40, 5000, 100, 5000], HUNDRED, book="fspr-manual"),
        "seat 1 is all-in for 40, seat 2 calls, seat 3 is all-in for 100, seat 4 calls",
        (60, 0, 0),
    ),
    case(
        "TDA-2022:ILL-47-1",
        pytest.mark.clause("TDA-2022:47A.1", "TDA-2017:48A", "TDA-2022:ILL-47-1", "TDA-2017:ILL-48-1"),
        on("flop", [5000, 125, 5000, 200, 5000], HUNDRED),
        "seat 1 bets 100, seat 2 is all-in for 125, seat 3 calls, seat 4 is all-in for 200, seat 5 calls",
        (100, 300, 5000),
    ),
    case(
        "TDA-2022:ILL-47-1A",
        pytest.mark.clause("TDA-2022:47A.1", "TDA-2017:48A", "TDA-2022:ILL-47-1A", "TDA-2017:ILL-48-1A"),
        on("flop", [5000, 125, 5000, 200, 5000], HUNDRED),
        "seat 1 bets 100, seat 2 is all-in for 125, seat 3 calls, seat 4 is all-in for 200, seat 5 calls, seat 1 calls",
        (75, 0, 0),
    ),
    case(
        "TDA-2022:ILL-47-1B",
        pytest.mark.clause("TDA-2022:47A.1", "TDA-2017:48A", "TDA-2022:ILL-47-1B", "TDA-2017:ILL-48-1B"),
        on("flop", [5000, 125, 5000, 200], HUNDRED),
        "seat 1 bets 100, seat 2 is all-in for 125, seat 3 calls, seat 4 is all-in for 200, seat 1 raises to 300",
        (175, 400, 5000),
    ),
    case(
        "FSPR-AU-NL-5",
        pytest.mark.clause("FSPR:allin-c-6", "CLUB-2:2.8.11-c"),
        on("flop", [5000, 200, 5000], HUNDRED, book="fspr-competition"),
        "seat 1 bets 100, seat 2 is all-in for 200, seat 3 calls",
        (100, 300, 5000),
    ),
    case(
        "TDA-2022:ILL-47-3A, the big blind",
        pytest.mark.clause("TDA-2022:47A.1", "TDA-2017:48A", "TDA-2022:ILL-47-3A", "TDA-2017:ILL-48-2A"),
        on("preflop", [7500, 90_000, 90_000, 90_000, 90_000], FOUR_THOUSAND),
        "seat 4 calls, seat 5 folds, seat 1 is all-in for 7500, seat 2 folds",
        (3500, 11_500, 90_000),
    ),
    case(
        "TDA-2022:ILL-47-3A, the caller",
        pytest.mark.clause("TDA-2022:47A.1", "TDA-2017:48A", "TDA-2022:ILL-47-3A"),
        on("preflop", [7500, 90_000, 90_000, 90_000, 90_000], FOUR_THOUSAND),
        "seat 4 calls, seat 5 folds, seat 1 is all-in for 7500, seat 2 folds, seat 3 calls 3500",
        (3500, 0, 0),
    ),
    case(
        "TDA-2022:ILL-47-3B",
        pytest.mark.clause("TDA-2022:47A.1", "TDA-2017:48A", "TDA-2022:ILL-47-3B", "TDA-2017:ILL-48-2B"),
        on("preflop", [7500, 90_000, 90_000, 90_000, 90_000], FOUR_THOUSAND),
        "seat 4 calls, seat 5 folds, seat 1 is all-in for 7500, seat 2 folds, seat 3 raises to 11500",
        (7500, 15_500, 90_000),
    ),
    case(
        "FSPR-EX-SHORTOPEN-1, a player behind",
        pytest.mark.clause("FSPR:allin-all-2"),
        on("flop", [5000, 25, 5000, 5000], FIFTY, book="fspr-manual"),
        "seat 1 checks, seat 2 is all-in for 25",
        (25, 50, 5000),
    ),
    case(
        "FSPR-EX-SHORTOPEN-1, the full bet is owed",
        pytest.mark.clause("CLUB-2:2.3.2-b"),
        on("flop", [5000, 25, 5000, 5000], FIFTY, book="club-cash", short_opening="full-bet"),
        "seat 1 checks, seat 2 is all-in for 25",
        (50, 100, 5000),
    ),
]
"""No-limit: all-ins that are less than a raise."""

BLINDS = [
    case(
        "FSPR-EX-SHORTBB-1",
        pytest.mark.clause("FSPR:allin-all-1", "FSPR:allin-bb-1"),
        on("preflop", [5000, 5000, 25], FIFTY, book="fspr-competition"),
        "",
        (50, 100, 5000),
    ),
    case(
        "FSPR-EX-SHORTBB-1, the club",
        pytest.mark.clause("CLUB-2:2.3.2-b"),
        on("preflop", [5000, 5000, 25], FIFTY, book="club-cash"),
        "",
        (50, 100, 5000),
    ),
    case(
        "CLUB2-AU-BLIND-2",
        pytest.mark.clause("CLUB-2:2.3.2-b"),
        on("preflop", [5000, 30], FIFTY, book="club-cash"),
        "",
        (5, 0, 0),
    ),
    case(
        "CLUB2-AU-BLIND-2, in full",
        pytest.mark.clause("FSPR:allin-all-1"),
        on("preflop", [5000, 30], FIFTY, book="fspr-manual"),
        "",
        (25, 0, 0),
    ),
]
"""Blinds posted short."""

POTS = [
    case(
        "FSPR-EX-PL-1, the bet",
        pytest.mark.clause("FSPR:pl-1", "FSPR:struct-pl"),
        on("flop", Deep[:2], NO_LIMIT, "pl-omaha", "fspr-competition", pot=100),
        "",
        (0, 20, 100),
    ),
    case(
        "FSPR-EX-PL-1, the raise",
        pytest.mark.clause("FSPR:pl-1", "FSPR:struct-pl"),
        on("flop", Deep[:2], NO_LIMIT, "pl-omaha", "fspr-competition", pot=100),
        "seat 1 bets 100",
        (100, 200, 400),
    ),
    case(
        "FSPR-EX-RERAISE-PL-1",
        pytest.mark.clause("FSPR:reraise-3"),
        on("flop", Deep[:3], NO_LIMIT, "pl-omaha", "fspr-competition", pot=80),
        "seat 1 bets 50, seat 2 raises to 180",
        (180, 310, 670),
    ),
    case(
        "FSPR-AU-PL-2",
        pytest.mark.clause("FSPR:reraise-3", "FSPR:reraise-2"),
        on("flop", Deep[:2], NO_LIMIT, "pl-omaha", "fspr-competition", pot=80),
        "seat 1 bets 50, seat 2 raises to 180",
        (130, 310, 620),
    ),
    case(
        "AUTH-054",
        pytest.mark.clause("TDA-2022:54B.2", "TDA-2017:54B.2", "TDA-2015:50B.2"),
        on("flop", Deep[:2], HUNDRED, "pl-omaha", pot=1200),
        "seat 1 bets 600",
        (600, 1200, 3000),
    ),
    case(
        "FSPR-AU-PL-3",
        pytest.mark.clause("FSPR:allin-bb-1", "FSPR:allin-all-1"),
        on("preflop", [5000, 5000, 60], HUNDRED, "pl-omaha", "fspr-competition"),
        "",
        (100, 200, 350),
    ),
    case(
        "FSPR-AU-PL-3, as posted",
        pytest.mark.clause("FSPR:allin-bb-1"),
        on("preflop", [5000, 5000, 60], HUNDRED, "pl-omaha", "fspr-competition", pot_blinds="as-posted"),
        "",
        (100, 200, 310),
    ),
    case(
        "TDA-2017:EX-54B",
        pytest.mark.clause("TDA-2017:54B.1", "TDA-2022:54B.1"),
        on("preflop", [5000, 5000, 75], HUNDRED, "pl-holdem", "tda-2017"),
        "",
        (100, 200, 350),
    ),
    case(
        "TDA-2024:EX-54B-2",
        pytest.mark.clause("TDA-2024:54B.1"),
        on("preflop", [5000, 5000, 100], TWO_HUNDRED, "pl-omaha", "tda-2024"),
        "",
        (200, 400, 700),
    ),
    case(
        "FSPR-AU-HP-1",
        pytest.mark.clause("FSPR:struct-hp"),
        on("flop", Deep[:2], HUNDRED, "half-pot-holdem", "fspr-manual", pot=300),
        "",
        (0, 100, 150),
    ),
    case(
        "FSPR-AU-HP-3",
        pytest.mark.clause("FSPR:struct-hp"),
        on("preflop", Deep[:3], HUNDRED, "half-pot-holdem", "fspr-manual"),
        "",
        (100, 200, 225),
    ),
    case(
        "FSPR-AU-HP-4",
        pytest.mark.clause("FSPR:struct-hp", "FSPR:bet-2"),
        on("flop", Deep[:2], Stakes(25, 50), "half-pot-holdem", "fspr-manual", pot=0),
        "",
        (0, 50, 50),
    ),
]
"""Pot-limit and half-pot."""

FIXED = [
    case(
        "FSPR-EX-RAISE-FL-1",
        pytest.mark.clause("FSPR:raise-2"),
        on("flop", Deep[:2], LIMIT, "fl-holdem", "fspr-competition"),
        "seat 1 bets 10",
        (10, 20, 20),
    ),
    case(
        "FSPR-EX-RAISE-FL-2",
        pytest.mark.clause("FSPR:raise-2"),
        on("turn", Deep[:2], LIMIT, "fl-holdem", "fspr-competition"),
        "seat 1 bets 20",
        (20, 40, 40),
    ),
    case(
        "FSPR-EX-RERAISE-FL-1",
        pytest.mark.clause("FSPR:reraise-1"),
        on("flop", Deep[:3], LIMIT, "fl-holdem", "fspr-competition"),
        "seat 1 bets 10, seat 2 raises to 20",
        (20, 30, 30),
    ),
    case(
        "FSPR-EX-RERAISE-FL-2",
        pytest.mark.clause("FSPR:reraise-1"),
        on("turn", Deep[:3], LIMIT, "fl-holdem", "fspr-competition"),
        "seat 1 bets 20, seat 2 raises to 40",
        (40, 60, 60),
    ),
    case(
        "FSPR-EX-ALLIN-FL-1",
        pytest.mark.clause("FSPR:allin-c-2"),
        on("flop", [5000, 5000, 14], LIMIT, "fl-holdem", "fspr-competition"),
        "seat 1 bets 10, seat 2 calls, seat 3 is all-in for 14",
        (4, 0, 0),
    ),
    case(
        "FSPR-EX-ALLIN-FL-1, the caller",
        pytest.mark.clause("FSPR:allin-c-2"),
        on("flop", [5000, 5000, 14], LIMIT, "fl-holdem", "fspr-competition"),
        "seat 1 bets 10, seat 2 calls, seat 3 is all-in for 14, seat 1 calls 4",
        (4, 0, 0),
    ),
    case(
        "FSPR-EX-ALLIN-FL-2",
        pytest.mark.clause("FSPR:allin-c-3", "FSPR:allin-c-4"),
        on("flop", [5000, 14, 5000, 5000], LIMIT, "fl-holdem", "fspr-competition"),
        "seat 1 bets 10, seat 2 is all-in for 14",
        (14, 20, 20),
    ),
    case(
        "FSPR-EX-ALLIN-FL-2, after the completion",
        pytest.mark.clause("FSPR:allin-c-3", "FSPR:allin-c-4"),
        on("flop", [5000, 14, 5000, 5000], LIMIT, "fl-holdem", "fspr-competition"),
        "seat 1 bets 10, seat 2 is all-in for 14, seat 3 raises to 20",
        (20, 30, 30),
    ),
    case(
        "FSPR-EX-ALLIN-FL-2, after a call",
        pytest.mark.clause("FSPR:allin-c-4"),
        on("flop", [5000, 14, 5000, 5000], LIMIT, "fl-holdem", "fspr-competition"),
        "seat 1 bets 10, seat 2 is all-in for 14, seat 3 calls",
        (14, 20, 20),
    ),
    case(
        "FSPR-EX-ALLIN-FL-2, the bettor",
        pytest.mark.clause("FSPR:allin-c-2"),
        on("flop", [5000, 14, 5000, 5000], LIMIT, "fl-holdem", "fspr-competition"),
        "seat 1 bets 10, seat 2 is all-in for 14, seat 3 calls, seat 4 calls",
        (4, 0, 0),
    ),
    case(
        "FSPR-EX-ALLIN-FL-3",
        pytest.mark.clause("FSPR:allin-c-5"),
        on("flop", [5000, 15, 5000], LIMIT, "fl-holdem", "fspr-competition"),
        "seat 1 bets 10, seat 2 is all-in for 15",
        (15, 25, 25),
    ),
    case(
        "FSPR-EX-ALLIN-LIMIT-1",
        pytest.mark.clause("FSPR:allin-limit-1", "FSPR:allin-limit-2", "FSPR:raise-right-1"),
        on("turn", [5000, 300, 5000, 600], BIG_LIMIT, "fl-holdem", "fspr-manual"),
        "seat 1 bets 200, seat 2 is all-in for 300, seat 3 raises to 500, seat 4 is all-in for 600",
        (400, 0, 0),
    ),
    case(
        "AUTH-059",
        pytest.mark.clause("TDA-2022:47B", "TDA-2017:48B", "TDA-2015:44.2"),
        on("turn", [5000, 300, 5000], BIG_LIMIT, "fl-holdem"),
        "seat 1 bets 200, seat 2 is all-in for 300, seat 3 calls",
        (100, 500, 500),
    ),
    case(
        "AUTH-059, the club",
        pytest.mark.clause("CLUB-2:2.8.11-a", "CLUB-2:2.8.11-c"),
        on("turn", [5000, 300, 5000], BIG_LIMIT, "fl-holdem", "club-cash"),
        "seat 1 bets 200, seat 2 is all-in for 300, seat 3 calls",
        (100, 0, 0),
    ),
    case(
        "AUTH-059, the club, a whole raise",
        pytest.mark.clause("CLUB-2:2.8.11-a", "CLUB-2:2.8.11-c"),
        on("turn", [5000, 400, 5000], BIG_LIMIT, "fl-holdem", "club-cash"),
        "seat 1 bets 200, seat 2 is all-in for 400, seat 3 calls",
        (200, 600, 600),
    ),
    case(
        "CLUB2-AU-FL-6",
        pytest.mark.clause("CLUB-2:2.8.1"),
        on("flop", Deep[:3], LIMIT, "fl-holdem", "club-cash"),
        "seat 1 bets 10, seat 2 raises to 20, seat 3 raises to 30, seat 1 raises to 40",
        (20, 0, 0),
    ),
    case(
        "ORD-AU-9, the round began three-handed",
        pytest.mark.clause("FSPR:fl-7"),
        on("flop", Deep[:3], LIMIT, "fl-holdem", "fspr-competition"),
        "seat 1 bets 10, seat 2 raises to 20, seat 3 folds, seat 1 raises to 30, seat 2 raises to 40",
        (10, 0, 0),
    ),
    case(
        "ORD-AU-9",
        pytest.mark.clause("CLUB-2:2.8.2"),
        on("flop", Deep[:3], LIMIT, "fl-holdem", "club-cash"),
        "seat 1 bets 10, seat 2 raises to 20, seat 3 folds, seat 1 raises to 30, seat 2 raises to 40",
        (10, 50, 50),
    ),
    case(
        "ORD-AU-10",
        pytest.mark.clause("CLUB-7:7.8.6"),
        on("flop", Deep[:2], LIMIT, "fl-holdem", "club-tournament"),
        "seat 1 bets 10, seat 2 raises to 20, seat 1 raises to 30, seat 2 raises to 40",
        (10, 0, 0),
    ),
    case(
        "ORD-AU-10, two left in the event",
        pytest.mark.clause("CLUB-7:7.8.6", "TDA-2022:48"),
        on("flop", Deep[:2], LIMIT, "fl-holdem", "club-tournament", last_two=True),
        "seat 1 bets 10, seat 2 raises to 20, seat 1 raises to 30, seat 2 raises to 40",
        (10, 50, 50),
    ),
]
"""Fixed limit: the ladder, all-ins, the cap."""


@pytest.mark.parametrize(("hand", "called", "may"), [*NL, *SHORT, *BLINDS, *POTS, *FIXED])
def test_a_player_may_do_what_the_book_says(hand: Hand, called: str, may: tuple[int, int, int]) -> None:
    """`may`: what he adds to call, the least and the most he may raise to, 0 where he may not."""
    hand = hand.copy()
    if called:
        play(hand, called)
    assert bounds(hand) == may


@pytest.mark.clause("FSPR:fl-2", "FSPR:fl-3", "FSPR:cap-1")
@pytest.mark.parametrize(("street", "levels"), [("flop", [10, 20, 30, 40]), ("turn", [20, 40, 60, 80])])
def test_the_ladder_of_a_limit_street_has_a_bet_and_three_raises(street: str, levels: list[int]) -> None:
    """FSPR-EX-FL-1 and FSPR-EX-FL-2."""
    hand = on(street, Deep, LIMIT, "fl-holdem", "fspr-competition")
    climbed = []
    while hand.options is not None and hand.options.raise_max:
        climbed.append(hand.options.raise_max)
        hand.raise_to(hand.options.raise_max)
    assert climbed == levels


@pytest.mark.clause("CLUB-2:2.8.2")
def test_two_players_in_a_hand_that_began_so_raise_without_a_cap() -> None:
    hand = on("flop", Deep[:2], LIMIT, "fl-holdem", "club-cash")
    play(
        hand,
        "seat 1 bets 10, seat 2 raises to 20, seat 1 raises to 30, seat 2 raises to 40, seat 1 raises to 50",
    )
    assert bounds(hand) == (10, 60, 60)


@pytest.mark.clause("FSPR:allin-all-2")
def test_a_short_opening_matched_by_everybody_ends_the_round() -> None:
    hand = on("flop", [5000, 25, 5000, 5000], FIFTY, book="fspr-manual")
    play(hand, "seat 1 checks, seat 2 is all-in for 25, seat 3 calls, seat 4 calls, seat 1 calls")
    assert hand.street_name == "turn"
    assert [pot.amount for pot in hand.pots] == [300]


@pytest.mark.clause("FSPR:allin-all-2")
def test_a_short_opening_is_completed_and_the_completion_is_a_full_bet() -> None:
    hand = on("flop", [5000, 25, 5000, 5000], FIFTY, book="fspr-manual")
    play(hand, "seat 1 checks, seat 2 is all-in for 25, seat 3 raises to 50")
    assert bounds(hand) == (50, 100, 5000)
    play(hand, "seat 4 calls")
    assert bounds(hand) == (50, 100, 5000), "seat 1 has checked and faces a full bet"


@pytest.mark.clause("FSPR:allin-all-2")
def test_more_than_the_completion_is_a_raise_by_what_was_put_on_top() -> None:
    hand = on("flop", [5000, 25, 5000, 5000], FIFTY, book="fspr-manual")
    play(hand, "seat 1 checks, seat 2 is all-in for 25, seat 3 raises to 70")
    assert bounds(hand) == (70, 120, 5000), "45 more: the step is still 50"
    hand.undo()
    play(hand, "seat 3 raises to 105")
    assert bounds(hand) == (105, 185, 5000), "80 more"


@pytest.mark.clause("FSPR:allin-all-2", "FSPR:allin-pl-1", "FSPR:allin-c-6", "CLUB-7:7.8.3-c")
@pytest.mark.clause("TDA-2015:44.1", "TDA-2017:48A", "TDA-2022:47A.1")
@pytest.mark.parametrize(
    "book", ["tda-2015", "tda-2017", "tda-2022", "fspr-manual", "fspr-competition", "club-tournament"]
)
def test_who_called_a_short_opening_faces_no_full_bet_when_it_is_completed(book: str) -> None:
    hand = on("flop", [5000, 25, 5000, 5000], FIFTY, book=book)
    play(hand, "seat 1 checks, seat 2 is all-in for 25, seat 3 calls, seat 4 raises to 50, seat 1 calls")
    assert bounds(hand) == (25, 0, 0)
    hand.undo()
    play(hand, "seat 1 raises to 100")
    assert bounds(hand) == (75, 150, 5000)


@pytest.mark.clause("FSPR:allin-pl-1", "FSPR:allin-c-6", "CLUB-2:2.8.11-a", "CLUB-7:7.8.3-c")
@pytest.mark.parametrize("book", ["fspr-manual", "fspr-competition", "club-cash", "club-tournament"])
@pytest.mark.parametrize(("part", "may"), [(100, False), (80, False), (75, True), (1, True)])
def test_each_short_all_in_is_held_by_itself_against_the_part_of_a_raise_that_reopens(
    book: str, part: int, may: bool
) -> None:
    """400 bet, all in for 700 and for 750: three quarters of a raise at once, seven eighths together."""
    hand = on("flop", [5000, 700, 750, 5000], TWO_HUNDRED, book=book, reopen=part)
    play(hand, "seat 1 bets 400, seat 2 is all-in for 700, seat 3 is all-in for 750, seat 4 calls")
    assert bounds(hand)[0] == 350
    assert bool(bounds(hand)[1]) is may


@pytest.mark.clause("FSPR:raise-1")
def test_where_there_is_no_bet_there_is_none_to_raise() -> None:
    """BET-AU-15."""
    hand = on("flop", Deep[:2], NO_LIMIT, book="fspr-competition")
    play(hand, "seat 1 checks")
    assert hand.options is not None
    assert hand.options.opens


@pytest.mark.clause("FSPR:term-check", "FSPR:check-action-1")
def test_a_check_costs_nothing() -> None:
    """TERM-AU-6."""
    hand = on("flop", Deep[:2], NO_LIMIT, book="fspr-competition")
    before = hand.total
    play(hand, "seat 1 checks")
    assert (hand.total, hand.player(1).stack) == (before, 5000)


@pytest.mark.clause("TDA-2024:54B.1")
def test_a_dead_small_blind_counts_in_the_pot_of_2024() -> None:
    assert bounds(dead_small_blind("tda-2024"))[2] == 700
    assert bounds(dead_small_blind("tda-2022"))[2] == 600


@pytest.mark.clause("TDA-2015:50B.1", "TDA-2017:54B.1", "TDA-2022:54B.1", "FSPR:allin-bb-1")
@pytest.mark.parametrize("book", ["tda-2015", "tda-2017", "tda-2022", "fspr-competition"])
def test_a_short_blind_counts_as_a_full_one_and_one_that_nobody_owes_as_none(book: str) -> None:
    short = on("preflop", [5000, 5000, 75], HUNDRED, "pl-omaha", book)
    assert bounds(short) == (100, 200, 350)
    assert bounds(dead_small_blind(book)) == (200, 400, 600)


@pytest.mark.clause("FSPR:struct-fl", "FSPR:fl-1", "FSPR:fl-6")
@pytest.mark.parametrize("total", [9, 11, 15, 5000])
def test_in_limit_no_other_size_is_a_bet(total: int) -> None:
    hand = on("flop", Deep[:2], LIMIT, "fl-holdem", "fspr-competition")
    with pytest.raises(BadAmount):
        hand.raise_to(total)
    hand.raise_to(10)
    with pytest.raises(BadAmount):
        hand.raise_to(total)


@pytest.mark.clause("TDA-2015:44.1")
def test_by_2015_too_short_all_ins_add_up() -> None:
    hand = on("flop", [5000, 125, 5000, 200], HUNDRED, book="tda-2015")
    play(hand, "seat 1 bets 100, seat 2 is all-in for 125, seat 3 calls, seat 4 is all-in for 200")
    assert bounds(hand) == (100, 300, 5000)
