"""Phrases said at a table, with their right reading under four books (`tests/data/spoken.tsv`).

A has bet 600 (`facing` 0: nobody has bet), blinds 100-200, a pot of 3,000 before, 10,000 each. `nobody` is bound by a
question, a denial or a doubt, `nobody else` but by the director's word by a condition, at `ask` the floor is asked;
`chooses` where the book lets the player choose (FSPR:under-1).
"""

import sys
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest

from croupier.errors import Mistake
from croupier.floor.declaration import declaration
from croupier.floor.heard import LONGEST
from croupier.floor.hearing import sentences
from tests.floor.table import counted, rule

HEADING, *LINES = (Path(__file__).parents[1] / "data" / "spoken.tsv").read_text("utf-8").splitlines()
BOOKS: Final = HEADING.split("\t")[3:]
PHRASES: Final = [
    (words, facing, wanted) for _, facing, words, *wanted in (each.split("\t") for each in LINES)
]
UNCERTAIN: Final = {
    "reminder": "nobody",
    "director-decides": "nobody else",
    "floor-decides": "ask",
    "player-chooses": "chooses",
}
RIGHT_AT_LEAST: Final = 0.95


@cache
def reading(words: str, facing: str, under: str) -> str:
    seat, before = ("B", ["A bets 600"]) if facing == "600" else ("A", [])
    stacks = {"A": 10_000, "B": 10_000, "C": 10_000}
    said = {"what": "act", "seat": seat, "words": words}
    ruling = rule([said], *before, under=under, seats=stacks, pot=3000)
    if not ruling.counts_as:
        return UNCERTAIN[ruling.verdict]
    action, to = counted(ruling, seat)
    return action if action in ("fold", "check") else f"{action} {to}"


def test_there_are_a_hundred_phrases_in_each_language_under_four_books() -> None:
    languages = [each.partition("\t")[0] for each in LINES]
    assert languages.count("en") >= 100
    assert languages.count("ru") >= 100
    assert len(BOOKS) == 4


@pytest.mark.parametrize(
    ("words", "facing", "wanted"), PHRASES, ids=[f"{each[1]}-{each[0]}" for each in PHRASES]
)
def test_no_phrase_is_ruled_on_as_certain_but_as_it_is_meant(
    words: str, facing: str, wanted: list[str]
) -> None:
    for book, right in zip(BOOKS, wanted, strict=True):
        assert reading(words, facing, book) in {right, *UNCERTAIN.values()}, book


def test_ninety_five_readings_of_a_hundred_are_right() -> None:
    read = [
        reading(words, facing, book) == right
        for words, facing, wanted in PHRASES
        for book, right in zip(BOOKS, wanted, strict=True)
    ]
    assert sum(read) >= RIGHT_AT_LEAST * len(read)


def test_nobody_bets_half_a_chip() -> None:
    """With blinds of 1-2 “two and a half” is 250, and never 2; who has no more than 200 is asked."""
    for stack, bet in ((200, None), (2_000, 250)):
        ruling = rule("A: bet two and a half", blinds="1-2", seats=dict.fromkeys("ABC", stack))
        assert (counted(ruling, "A")[1] if ruling.counts_as else None) == bet


def test_a_bare_number_that_is_added_makes_a_legal_raise() -> None:
    """Over a bet of 400 “five more” may be 500 or 5,000; the raise to 900 is legal."""
    ruling = rule("B: raise by five", "A bets 400", under="tda-2015")
    assert counted(ruling, "B") == ("raise", 900)


@pytest.mark.parametrize(
    ("words", "unread"),
    [
        ("raise 1800 out of turn", "out of"),
        ("okay", "okay"),
        ("500 in the pot", "500"),
        ("raise, no, 2500", "2500"),
        ("three-bet to 2000", "three"),
        ("make it", "make it"),
        ("double check", "check"),
        ("call no raise", "no"),
        ("твой рейз", "твой рейз"),
        ("не играю", "играю"),
        ("пять штук", "штук"),
        ("all in, two callers", "two callers"),
        ("call and a raise", "call"),
        ("колл — вон он", "вон"),
        ("пас — это не ко мне", "это"),
        ("пас и пожалел", "пожалел"),
        ("Call. He had aces.", "had"),
        ("пас соседу", "соседу"),
        ("рейз, колл, колл, до меня", "рейз"),
        ("fold, he told me", "fold"),
        ("рейз 2,5 тысячи две", "2,5k две"),
    ],
)
def test_what_changes_the_rest_is_named_as_not_read(words: str, unread: str) -> None:
    said = declaration(words)
    assert unread in said.unread
    assert not said.certain


def test_who_decides_after_a_doubt_has_said_nothing_but_that() -> None:
    assert declaration("наверное, пас... хотя нет, колл").certain
    assert [declaration(f"наверное, колл. {then}").void for then in ("пас хуже", "не пас", "пас?")] == [
        "hedged",
        "denied",
        "hedged",
    ]


def test_an_amount_beside_all_in_that_is_not_his_stack_is_asked_about() -> None:
    seats = {"A": 10_000, "B": 10_000, "C": 10_000}
    assert counted(rule("B: all in for 10000", "A bets 600", seats=seats), "B") == ("raise", 10_000)
    asked = rule("B: all in for 900", "A bets 600", seats=seats)
    assert asked.verdict == "floor-decides"
    assert "900" in asked.explain("en")


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("you've been bluffing all night, call", "call"),
        ("why wait, all in", "all-in"),
        ("I don't believe you. Call.", "call"),
        ("calling with top pair", "call"),
        ("two outs, fold", "fold"),
        ("call and pray", "call"),
        ("what the hell, call", "call"),
        ("no luck today, fold", "fold"),
        ("priced in, call", "call"),
        ("fold, what did I miss", "fold"),
        ("карта не пришла, пас", "fold"),
        ("была не была, ва-банк", "all-in"),
        ("колл с тузами", "call"),
        ("ты блефуешь, колл", "call"),
        ("плачу и молюсь", "call"),
        ("думаю, ты блефуешь, колл", "call"),
        ("колл — удачи", "call"),
    ],
)
def test_talk_around_a_clear_act_changes_nothing(words: str, action: str) -> None:
    said = declaration(words)
    assert (said.action, said.certain) == (action, True)


@pytest.mark.parametrize(
    ("words", "action", "unread"),
    [
        ("my chiropractor told me to relax, call", "call", "chiropractor"),
        ("holy guacamole, fold", "fold", "guacamole"),
        ("Aristarchus, you have me. Fold.", "fold", "aristarchus"),
        ("Marvellous. Call.", "call", "marvellous"),
        ("you're incorrigible, all in", "all-in", "incorrigible"),
        ("fold and go kayaking", "fold", "kayaking"),
        ("моя золовка подарила ходики, колл", "call", "золовка"),
        ("Аристарх, я пас", "fold", "аристарх"),
        ("ну и физиономия у тебя, колл", "call", "физиономия"),
    ],
)
def test_words_nobody_knows_that_stand_apart_from_a_clear_act_leave_it_and_are_named(
    words: str, action: str, unread: str
) -> None:
    said = declaration(words)
    assert (said.action, said.certain, said.apart) == (action, True, unread)
    ruling = rule([{"what": "act", "seat": "B", "words": words}], "A bets 600")
    assert unread in ruling.explain("en")


@pytest.mark.parametrize(
    "words",
    [
        "flibber, call",
        "I flibber, call",
        "I'm gonzoing, call",
        "riase, fold",
        "foldaroo, call",
        "two dimes, call",
        "call with the gonzo",
        "raise, a smidgen",
        "raise, you marvellous flibber",
        "presumably, call",
        "in theory, fold",
        "roughly 900",
        "assuming you show, call",
        "only if he checks, call",
        "рэйс, колл",
        "накидываю, пас",
        "пятихатка, колл",
        "походу, колл",
        "колл, смотря что у тебя",
        "рейз, самую малость",
    ],
)
def test_a_word_nobody_knows_that_may_be_an_act_an_amount_or_a_doubt_is_never_passed_over(words: str) -> None:
    assert not declaration(words).certain


@pytest.mark.parametrize(
    "words",
    [
        "call the floor",
        "call time",
        "check with the dealer",
        "check my phone",
        "check the pot",
        "raise my hand",
        "my stack is 10000",
        "everything is fine",
        "pay me",
        "I'm in, raise",
        "see, raise",
        "flibber, call",
        "поднимаю руку",
        "открываю окно",
        "я в игре, рейз",
        "покажешь — колл",
        "three-bet",
    ],
)
def test_talk_that_may_be_of_something_else_or_of_an_act_is_asked_about(words: str) -> None:
    said = declaration(words)
    assert said.unread
    assert not said.certain


@pytest.mark.parametrize("words", ["call, I guess", "fold, maybe", "чек, пожалуй", "колл, наверное"])
def test_a_doubt_that_follows_an_act_leaves_it_open(words: str) -> None:
    assert declaration(words).void == "hedged"
    assert declaration("call, wait, raise").action == "call"


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("I folded a winner last hand, not again, call", "call"),
        ("I know you want me to fold. Call.", "call"),
        ("I should've raised before, call", "call"),
        ("enough of this limping, all in", "all-in"),
        ("if my husband asks, I folded. Call", "call"),
        ("everybody called, fold", "fold"),
        ("he called three streets, he has it, fold", "fold"),
        ("against you I call", "call"),
        ("I'm folding, what did you have?", "fold"),
        ("they always call when I bluff, fold", "fold"),
        ("tossing my rags away", "fold"),
        ("I'd rather die than fold this, call", "call"),
        ("if he'd checked I would've called, fold", "fold"),
        ("raise, nobody bullies me, 3000", "raise"),
        ("raise, call it two thousand", "raise"),
        ("another beautiful fold", "fold"),
        ("я повысил, он переповысил, ладно, колл", "call"),
        ("прошлую выигрышную сбросил, хватит, колл", "call"),
        ("за такие копейки грех не уравнять, колл", "call"),
        ("с такими картами только пас", "fold"),
        ("пасую, а что у тебя было?", "fold"),
        ("скидываю этих красавцев", "fold"),
        ("мне дают четыре к одному, колл", "call"),
        ("в тот раз у тебя были тузы, а я сбросил, теперь колл", "call"),
        ("это весь мой стек, пас", "fold"),
        ("твои шестьсот уравниваю", "call"),
    ],
)
def test_an_act_that_is_only_told_of_binds_nobody_and_hides_no_act(words: str, action: str) -> None:
    said = declaration(words)
    assert (said.action, said.certain) == (action, True)


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("call, no, raise", "call"),
        ("I'm going to call, raise", "call"),
        ("what the hell call, raise", ""),
        ("I'm about to call, raise", ""),
        ("if you always raise, call", ""),
        ("against you I always call", ""),
        ("what would you do, fold", ""),
        ("I usually call", ""),
        ("folding these napkins", ""),
        ("tossing these", ""),
        ("fold these later", ""),
        ("go big, raise", ""),
        ("you should call", ""),
        ("call, is that right?", ""),
        ("make it big, call", ""),
        ("надо посмотреть, колл", ""),
        ("all in, you calling?", ""),
        ("колл, если он пас", ""),
        ("рейз, когда он ответит", ""),
        ("обычно коллирую", ""),
    ],
)
def test_an_act_of_now_a_condition_and_a_doubt_are_never_taken_for_talk(words: str, action: str) -> None:
    said = declaration(words)
    assert said.action == action if action else not said.certain


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("if I fold I'm gonna regret it all night, call", "call"),
        ("I'd be sick if I folded this, call", "call"),
        ("если сброшу, всю ночь спать не буду, колл", "call"),
        ("хотел повысить, но просто колл", "call"),
        ("хотел рейзнуть, но нет, пас", "fold"),
        ("тут только пасовать, пас", "fold"),
        ("I don't think you have it. I call", "call"),
        ("I've got two thousand in this already, raise to 4000", "raise"),
        ("twenty minutes to break, raise to 2000", "raise"),
        ("у меня тут уже две тысячи лежит, рейз до четырёх тысяч", "raise"),
        ("в прошлый раз ты ставил шестьсот с пустыми, колл", "call"),
        ("I should fold, I really should, but I call", "call"),
        ("надо бы пасануть, но колл", "call"),
        ("мог бы уравнять, но не буду, пас", "fold"),
        ("может, и лучшую скидываю, пас", "fold"),
        ("я, пожалуй... нет, точно колл", "call"),
        ("calling here is burning money, fold", "fold"),
        ("колл плохо, рейз ещё хуже, пас", "fold"),
        ("if you got aces, nice hand, call", "call"),
        ("если у тебя тузы, молодец, колл", "call"),
        ("all in and I hope you call", "all-in"),
        ("я олл-ин, посчитать?", "all-in"),
        ("повышай сколько хочешь, я колл", "call"),
        ("you can call if you want, all in", "all-in"),
        ("шестьсот так шестьсот, колл", "call"),
        ("надо было на флопе скидывать, пас", "fold"),
        ("after that raise I have to fold", "fold"),
        ("ещё шестьсот не дам, пас", "fold"),
        ("rebuy's open, all in", "all-in"),
        ("if it was anyone else I'd fold, call", "call"),
        ("even if you have the flush, call", "call"),
        ("если уравняю, завязну, пас", "fold"),
        ("я бы уравнял, но дорого, пас", "fold"),
        ("поставь ты триста, я бы уравнял, пас", "fold"),
        ("it costs me six hundred, call", "call"),
        ("600 is nothing, raise to 3000", "raise"),
        ("ставишь как с пустыми, колл", "call"),
    ],
)
def test_what_one_weighs_before_an_act_leaves_it(words: str, action: str) -> None:
    said = declaration(words)
    assert (said.action, said.certain) == (action, True)


@pytest.mark.parametrize(
    "words",
    [
        "if I call you show me, call",
        "I want a raise, call",
        "I slide two thousand in, raise to 4000",
        "даю две тысячи, колл",
        "две тысячи, рейз до четырёх тысяч",
        "этот пас, тот пас, а я колл",
        "raise, call, I fold",
        "that's a fold, I call",
        "I flibber, but call",
        "I'm gonzoing, but fold",
        "if you got aces, my friend, call",
        "if he shows, nice hand, call",
        "raise, same as last time",
        "raise, nothing crazy",
        "рейз какой-нибудь",
        "after he raises I call",
        "if you want I call",
        "raise, raise, raise, that's all you do, fold",
        "even if you have it, flibber, call",
        "am I all in if I call",
        "if it was anyone else I'd call, call me a cab",
        "2000 is my bet, raise to 4000",
        "рейз, как обычно",
        "колл, верно?",
        "call, sir?",
        "what happens if I raise here",
        "dealer, is a raise to a thousand okay",
        "сброшу а ты покажи",
        "пока она не повысит, я колл",
        "is the action on me",
        "if I shove do you call",
    ],
)
def test_what_may_be_the_act_itself_or_no_more_than_named_is_not_certain(words: str) -> None:
    assert not declaration(words).certain


def test_who_takes_an_act_back_has_said_it() -> None:
    for words, action in (
        ("call, no, raise", "call"),
        ("этот пас, ой, колл", "fold"),
        ("fold. Wait, call", "fold"),
    ):
        assert (declaration(words).action, declaration(words).certain) == (action, True)


@pytest.mark.parametrize(
    "words",
    [
        "five hundred more and I'm happy",
        "two thousand and we're done",
        "2000, and it's a deal",
        "500 more then home",
        "raise to 2000 and I'm happy",
        "call, and I'm happy",
        "fold and I'll show",
        "bet 500 and I call",
        "call only with aces",
        "only with aces, call",
        "I only call with a set",
        "only aces call here",
        "call with aces only",
        "call, but not now",
        "call but not if it is a heart",
        "call but only the river",
        "только с тузами колл",
        "колл, но только с тузами",
        "с тузами только колл",
        "с одними тузами колл",
        "при тузах колл",
        "кроме тузов колл",
        "колл, но потом",
        "ещё пятьсот и я счастлив",
        "500 сверху и будет хорошо",
        "рейз 2000 и я доволен",
        "тысяча, и по рукам",
    ],
)
def test_what_depends_on_something_that_no_if_says_waits_for_the_floor(words: str) -> None:
    said = declaration(words)
    assert said.conditional
    assert not said.certain


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("I raise to 1800 and I'm happy", "raise"),
        ("calling and I'm happy", "call"),
        ("fold, and I'm buying the next round", "fold"),
        ("call and pray", "call"),
        ("all in and I'm done", "all-in"),
        ("call with only a pair", "call"),
        ("only a call", "call"),
        ("call, but I hate it", "call"),
        ("коллирую и я доволен", "call"),
        ("с такими картами только пас", "fold"),
        ("колл с тузами", "call"),
    ],
)
def test_what_one_does_oneself_with_what_one_holds_is_no_proviso(words: str, action: str) -> None:
    said = declaration(words)
    assert (said.action, said.certain) == (action, True)


@pytest.mark.parametrize(
    ("words", "unread"),
    [
        ("two thousand too much", "too much"),
        ("две тысячи дорого", "дорого"),
        ("две тысячи многовато", "многовато"),
        ("колл запрещено", "запрещено"),
        ("рейз нереально", "нереально"),
        ("purportedly call", "purportedly"),
        ("scarcely call", "scarcely"),
    ],
)
def test_what_says_of_an_act_or_an_amount_that_it_may_not_be_is_not_read(words: str, unread: str) -> None:
    said = declaration(words)
    assert unread in said.unread
    assert not said.certain
    assert declaration("grudgingly call").certain
    assert declaration("неохотно, колл").certain


def test_an_amount_after_a_full_stop_belongs_to_the_raise_before_it() -> None:
    assert declaration("Raise. To two thousand.")[:2] == ("raise", 2000)
    assert declaration("Raise. No. Two thousand.").amount == 0
    assert declaration("Raise. Two thousand?").amount == 0
    assert counted(rule("B: Рейз. Две тысячи двести", "A bets 600"), "B") == ("raise", 2200)


def test_a_bet_that_is_named_and_called_is_called_and_another_asked_about() -> None:
    assert counted(rule("B: only 600, call", "A bets 600"), "B") == ("call", 600)
    asked = rule("B: 2000 call", "A bets 600")
    assert asked.verdict == "floor-decides"
    assert "2000" in asked.explain("en")


def test_chips_that_are_said_to_be_put_in_are_no_more_than_chips() -> None:
    seats = {"A": 10_000, "B": 10_000, "C": 10_000}
    assert counted(rule("B: put in 700", "A bets 600", seats=seats), "B") == ("call", 600)
    assert counted(rule("B: make it 700", "A bets 600", seats=seats), "B") == ("raise", 1200)


def test_words_that_say_nothing_leave_the_chips_to_speak() -> None:
    assert counted(rule("B: okay / chips 600", "A bets 600"), "B") == ("call", 600)


def test_where_nobody_has_bet_on_and_to_are_the_same() -> None:
    assert counted(rule("A: ставлю на 700"), "A") == ("bet", 700)
    assert rule("B: повышаю на две тысячи", "A bets 600").verdict == "stands"
    offered = rule("B: рейз на две тысячи", "A bets 600").discretion
    assert offered is not None
    raised = {name: each.counts_as[2].to for name, each in offered.options.items() if each.counts_as}
    assert raised == {"as-read": 2000, "by-so-much": 2600}


@pytest.mark.parametrize("at", [0, 1])
def test_words_are_listened_to_up_to_a_bound(at: int) -> None:
    longest = "call" + " " * (LONGEST - 4)
    assert declaration(longest).action == "call"
    happened = [{"what": "act", "seat": "B", "words": "raise"}, {"what": "act", "seat": "C", "words": "call"}]
    happened[at]["words"] = longest + " "
    with pytest.raises(Mistake, match=f"longer than {LONGEST} characters"):
        rule(happened, "A bets 600")


def work(words: str) -> int:
    """How many calls it takes to hear them."""
    calls, before = 0, sys.getprofile()

    def count(_frame: FrameType, event: str, _told: Any) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        sentences(words)
    finally:
        sys.setprofile(before)
    return calls


@pytest.mark.parametrize("talk", ["nice hand ", "I folded a winner, ", "if you want, ", "so you got me. "])
def test_who_talks_twice_as_long_is_heard_with_twice_the_work(talk: str) -> None:
    sentences(f"{talk}call")
    once, twice = [work(f"{talk * times}call") for times in (100, 200)]
    assert twice < 2.2 * once
