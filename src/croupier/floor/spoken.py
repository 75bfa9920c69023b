"""Words, alone or with chips."""

from __future__ import annotations

import msgspec

from croupier.floor import chips as silent_chips
from croupier.floor import over_a_call, undercalls
from croupier.floor.by_the_book import choice
from croupier.floor.case import Case
from croupier.floor.declaration import Declaration, declaration
from croupier.floor.incident import Act, Seat
from croupier.floor.points import citation
from croupier.floor.prior_chips import pulled_back
from croupier.floor.ruling import Counted, Discretion, Outcome, Penalty, Reason, Ruling
from croupier.floor.settling import cut_down, outcome, settled
from croupier.floor.spot import Spot, blinds_open


def alone(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """Words without chips; taking earlier chips back without a word obliges to call or raise."""
    if said.silent:
        return _unknown(case, act, said, spot) if said.unread else pulled_back(case, act, spot)
    if act.back and said.action == "fold":
        return pulled_back(case, act, spot)
    return _WORDS[said.action](case, act, said, spot)


def with_chips(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """Words and chips: the first counts; at once, a clear word; where they contradict each other, by the book."""
    if act.landed and said.action == "raise" and len(act.moved[0] if act.moved else ()) == 1:
        case.cite("overchip-word-late")
        case.because("floor-word-after-the-chip", seat=Seat(act.seat))
        return silent_chips.silent(case, act, spot)
    if _against(act, said) and act.unclear:
        return _contradiction(case, act, said, spot)
    case.cite("first-of-word-and-chips" if act.first != "together" else "word-and-chips-at-once")
    if act.first == "chips":
        return silent_chips.silent(case, act, spot)
    if act.first == "together" and said.action == "unknown":
        return silent_chips.silent(case, act, spot)
    if said.action == "raise" and not said.amount:
        return _raise_with_chips(case, act, spot)
    if said.action == "bet" and not said.amount:
        case.cite("general-word-binds")
        chips = act.moved[0] if act.moved else ()
        return silent_chips.judged(case, act, spot, chips, act.put_out, worded=True)
    if said.amount and len(act.moved) > 1:
        case.cite("raise-amount-first")
    return _WORDS[said.action](case, act, said, spot)


def conditional(case: Case, spot: Spot) -> Ruling:
    """What a player says he will do if another does something (TDA-2022:59A)."""
    case.cite("conditional")
    case.because("floor-conditional", seat=Seat(spot.seat))
    penalty = {spot.seat: (Penalty("penalty"),)}
    options = {
        "binding": Outcome(verdict="stands"),
        "penalty": Outcome(verdict="penalty", penalties=penalty),
        "both": Outcome(verdict="stands", penalties=penalty),
        "neither": Outcome(verdict="released"),
    }
    return case.ruled("director-decides", discretion=Discretion(by="director", options=options))


def _against(act: Act, said: Declaration) -> bool:
    return bool(said.amount and act.put_out and said.amount != act.put_out)


def _contradiction(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """Words and chips that contradict each other and were not clear (TDA-2022:40A.3)."""
    if case.policy.choice("word_and_chips") == "first":
        case.cite("first-of-word-and-chips", "word-and-chips-at-once")
        words_first = act.first == "words"
        case.because("floor-first-counts", first=act.first)
        if words_first:
            return _WORDS[said.action](case, act, said, spot)
        return silent_chips.silent(case, act, spot)
    by_word = _WORDS[said.action](Case(case.situation, (), case.policy), act, said, spot)
    by_chips = silent_chips.silent(Case(case.situation, (), case.policy), act, spot)
    if by_word.counts_as and by_word.counts_as == by_chips.counts_as:
        return _WORDS[said.action](case, act, said, spot)
    case.cite("word-against-chips", "fairness")
    case.took_later()
    case.because("floor-word-against-chips", said=said.amount, put_out=act.put_out)
    ways = sorted((by_word, by_chips), key=lambda way: _comes_to(way, spot))
    options = {name: _as_option(way) for name, way in zip(("smaller", "larger"), ways, strict=True)}
    return case.ruled("director-decides", discretion=Discretion(by="director", options=options))


def _comes_to(ruling: Ruling, spot: Spot) -> int:
    counted = ruling.counts_as.get(spot.seat)
    return counted.to if counted else spot.to_call


def meant_otherwise(case: Case, act: Act) -> None:
    """Words count as they were said, though they were a joke (CUSTOM:verbal-1) or a slip (CUSTOM:verbal-2)."""
    case.lend("CUSTOM:verbal-1" if act.meant == "joke" else "CUSTOM:verbal-2")
    case.because("floor-meant-otherwise", seat=Seat(act.seat))


def binds_nobody(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """A question, a denial or a doubt is no declaration: everything is still open."""
    case.cite("kinds-of-declaration", "unofficial-words")
    case.because("floor-words-bind-nobody", words=act.words, why=said.void)
    return case.ruled("reminder", may={spot.seat: spot.may})


def half_read(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """Part of the words was not understood: it is named, and the floor says what the act counts as."""
    case.cite("unofficial-words")
    case.because("floor-words-half-read", words=act.words, unread=said.unread)
    alone_with = with_chips if act.put_out else alone
    said = said._replace(unread="")
    read = alone_with(Case(case.situation, (), case.policy), act, said, spot)
    options = {"as-read": _as_option(read)}
    if said.either:
        more = said._replace(action="raise", by=True)
        options["by-so-much"] = _as_option(alone_with(Case(case.situation, (), case.policy), act, more, spot))
    options["ask-again"] = Outcome(verdict="reminder")
    return case.ruled("floor-decides", discretion=Discretion(by="floor", options=options))


def said_apart(ruling: Ruling, said: Declaration) -> Ruling:
    """The ruling with a word on what was not read, and stands apart from all that counts."""
    if not said.apart:
        return ruling
    reason = Reason("floor-words-apart", {"words": said.apart})
    return msgspec.structs.replace(ruling, because=(*ruling.because, reason))


def _as_option(ruling: Ruling) -> Outcome:
    """What a ruling brings, as one of several answers."""
    return Outcome(**{name: getattr(ruling, name) for name in Outcome.__struct_fields__})


def _fold(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    del act, said
    case.cite("saying-fold")
    if not spot.owed:
        case.cite("fold-nonstandard")
        case.because("floor-fold-without-a-bet", seat=Seat(spot.seat))
    return settled(case, spot, Counted("fold", spot.bet))


def _check(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    del said
    if spot.bring_in:
        return undercalls.brings_it_in(case, spot, act.put_out or None)
    if not spot.owed:
        case.cite("saying-check")
        return settled(case, spot, spot.check())
    case.cite("check-a-bet")
    case.because("floor-check-facing-a-bet", seat=Seat(spot.seat), to_call=spot.to_call)
    may = spot.may
    may = msgspec.structs.replace(may, min_raise_to=0, max_raise_to=0, may_raise=False)
    return case.ruled("player-chooses", may={spot.seat: may}, discretion=_call_or_fold(spot))


def _call_or_fold(spot: Spot) -> Discretion:
    options = {
        "call": outcome(spot, spot.call()),
        "fold": outcome(spot, Counted("fold", spot.bet)),
    }
    return Discretion(by="player", seat=spot.seat, options=options)


def _call(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    del said
    if not spot.owed:
        case.cite("call-nothing")
        case.because("floor-call-nothing", seat=Seat(spot.seat))
        return settled(case, spot, spot.check(), act.put_out or None)
    case.cite("saying-call", "general-word-binds")
    put_out = act.put_out or None
    if act.quoted and act.quoted != spot.to_call:
        return undercalls.misquoted(case, spot, act.quoted, put_out)
    return settled(case, spot, spot.call(), put_out)


def _bet(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    if said.amount:
        return _amount(case, act, said, spot)
    case.cite("general-word-binds")
    return _at_least(case, act, spot)


def _raise(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    case.cite("general-word-binds")
    _says_it_is_a_bet(case, spot)
    if not said.amount:
        return _at_least(case, act, spot)
    if said.bare:
        amount = _raised_by_a_bare_number(case, act, said, spot)
        if not amount:
            return _unknown(case, act, said._replace(unread=act.words), spot)
        said = said._replace(amount=amount)
    total = said.amount + (spot.to_call if said.by else 0)
    if not said.by:
        case.centre("raise-names-the-total")
        case.cite("kinds-of-declaration")
        case.because("floor-raise-names-the-total", total=total)
    case.fact(raise_by=max(total, spot.least) - spot.to_call)
    return _declared(case, act, spot, total)


def _says_it_is_a_bet(case: Case, spot: Spot) -> None:
    """Where nobody has bet, “raise” is a bet."""
    if not spot.to_call:
        case.centre("raise-nothing")
        case.because("floor-raise-nothing", amount=spot.full)


def _smallest(spot: Spot) -> str:
    """The point of the rules that says how little he may bet, or raise."""
    return "smallest-raise" if spot.to_call else "smallest-bet"


def _at_least(case: Case, act: Act, spot: Spot) -> Ruling:
    """A bet or a raise without an amount: at least the smallest one, the amount is still to be named."""
    if not spot.may_raise:
        return _no_raise(case, act, spot)
    case.centre("wait-for-the-amount")
    case.because("floor-amount-open", amount=spot.least)
    case.fact(bet_at_least=spot.least)
    too_soon = next((each for each in case.later if isinstance(each, Act) and each.seat != spot.seat), None)
    if too_soon is not None:
        return _before_the_amount(case, spot, too_soon)
    return settled(case, spot, spot.raise_to(spot.least), act.put_out or None)


def _before_the_amount(case: Case, spot: Spot, too_soon: Act) -> Ruling:
    """The next player acted before the amount was known: a fold binds, a call is the director's (TDA-2022:59B)."""
    case.took_later(1)
    seat, bettor = Seat(too_soon.seat), Seat(spot.seat)
    open_ = Counted("raise" if spot.to_call else "bet", spot.least, spot.least - spot.bet, binding=False)
    bet = case.hand.player(seat).bet
    said = declaration(too_soon.words)
    if said.certain and said.action == "fold":
        case.cite("saying-fold")
        case.because("floor-amount-unknown-fold", seat=seat, bettor=bettor)
        return case.ruled(
            "stands", counts_as={spot.seat: open_, seat: Counted("fold", bet)}, hands={seat: "dead"}
        )
    case.cite("call-before-amount")
    case.because("floor-amount-unknown-call", seat=seat, bettor=bettor)
    options = {
        "call-of-whatever-is-named": Outcome(verdict="stands", counts_as={seat: Counted("call", spot.least)}),
        "released": Outcome(verdict="released"),
    }
    return case.ruled(
        "director-decides",
        counts_as={spot.seat: open_},
        discretion=Discretion(by="director", options=options),
    )


def _declared(case: Case, act: Act, spot: Spot, total: int) -> Ruling:
    """A bet or raise to a named total, brought to what is legal."""
    if not spot.may_raise:
        return _no_raise(case, act, spot)
    legal = spot.legal(total)
    if total < legal:
        case.cite(_smallest(spot))
        below = "floor-full-raise" if spot.to_call else "floor-below-smallest-bet"
        case.because(below, amount=spot.full)
    if total > legal and spot.most < spot.all_in:
        cut_down(case, legal)
    verdict = "stands" if legal == total else "corrected"
    return settled(case, spot, spot.raise_to(legal), act.put_out or None, verdict)


def _no_raise(case: Case, act: Act, spot: Spot) -> Ruling:
    """A raise that is not open to him is a call."""
    case.cite("raise-reopened")
    case.because("floor-no-raise", seat=Seat(spot.seat))
    counted = spot.call() if spot.owed else spot.check()
    return settled(case, spot, counted, act.put_out or None, "corrected")


def _amount(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """An amount alone is the same as silent chips of that value (TDA-2022:40C)."""
    readings = act.readings or _readings(said, spot)
    if not readings:
        return _unknown(case, act, said._replace(unread=act.words), spot)
    case.cite("amount-is-chips")
    if len(readings) > 1:
        return _several_readings(case, act, sorted(readings), spot)
    if said.action != "bet":
        case.cite("spoken-amount-equals-chips")
    return _as_chips(case, act, readings[0], spot)


def _as_chips(case: Case, act: Act, amount: int, spot: Spot) -> Ruling:
    """A spoken amount is a total, judged like chips that bring him to it."""
    put_out = act.put_out or None
    if amount <= spot.bet:
        # Less than what already lies there can only be meant as what he adds.
        amount += spot.bet
    if not spot.owed:
        if amount < spot.least:
            case.cite("smallest-bet")
            case.because("floor-below-smallest-bet", amount=spot.least)
        if amount > spot.most:
            cut_down(case, spot.most)
        legal = spot.legal(amount)
        return settled(
            case, spot, spot.raise_to(legal), put_out, "stands" if legal == amount else "corrected"
        )
    if undercalls.told_wrong(spot, act.quoted) and amount <= spot.to_call:
        return undercalls.misquoted(case, spot, act.quoted, put_out)
    if amount < spot.to_call and amount < spot.all_in:
        return undercalls.judged(case, act, spot, amount - spot.bet, put_out)
    if amount <= spot.to_call or not spot.may_raise:
        return settled(case, spot, spot.call(), put_out)
    return over_a_call.short_raise(case, spot, amount, put_out)


def _readings(said: Declaration, spot: Spot) -> tuple[int, ...]:
    """What a bare number can mean: it, or as many hundreds, thousands … as make a legal bet; with a half it is never
    itself, for nobody bets half a chip."""
    least = _least_named(spot, said)
    if not said.bare or (said.amount >= least and not said.half):
        return (said.amount,)
    most = spot.all_in - (spot.to_call if said.by else 0)
    scaled = [said.amount * scale + said.half * scale // 2 for scale in (100, 1000, 1_000_000)]
    itself = () if said.half else (said.amount,)
    return tuple([amount for amount in (*itself, *scaled) if least <= amount <= most]) or itself


def _least_named(spot: Spot, said: Declaration) -> int:
    """The smallest amount that a bare number is taken for, of the step of a raise where it is named as one."""
    if said.by:
        return spot.full - spot.to_call
    return max(spot.to_call, min(spot.step, spot.full))


def _several_readings(case: Case, act: Act, readings: list[int], spot: Spot) -> Ruling:
    """Words that can be taken for several amounts (TDA-2022:57.2)."""
    return _as_chips(case, act, _one_of(case, readings), spot)


def _one_of(case: Case, readings: list[int]) -> int:
    """Which of several readings, the smallest first, counts: the largest within the pot or the smallest, by the book;
    the smallest where none is within it."""
    case.centre("several-readings")
    case.cite("unofficial-words")
    amount = readings[0]
    if case.policy.choice("unclear_amount") == "largest-in-pot":
        pot = case.hand.total
        case.fact(pot=pot)
        within = [reading for reading in readings if reading <= pot]
        amount = within[-1] if within else readings[0]
        case.because("floor-largest-in-the-pot", amount=amount, pot=pot)
    else:
        case.because("floor-smallest-reading", amount=amount)
    return amount


def _raised_by_a_bare_number(case: Case, act: Act, said: Declaration, spot: Spot) -> int:
    """What “raise three” names, as an amount alone does; 0 where no reading of it is legal."""
    readings = sorted(act.readings or _readings(said, spot))
    if len(readings) > 1:
        return _one_of(case, readings)
    found = readings and (act.readings or readings[0] >= _least_named(spot, said))
    return readings[0] if found else 0


def _raise_with_chips(case: Case, act: Act, spot: Spot) -> Ruling:
    """“Raise” and chips, no amount: the first motion says how much, but for the raise in two motions."""
    case.cite("general-word-binds")
    _says_it_is_a_bet(case, spot)
    if not spot.may_raise:
        return _no_raise(case, act, spot)
    motions = act.moved
    first = sum(motions[0]) if motions else act.put_out
    total = spot.bet + first
    if len(motions) > 1 or first == spot.owed:
        return _motions(case, act, spot, total)
    if len(motions) == 1 and len(motions[0]) == 1:
        return _overchip_raise(case, spot, total)
    case.cite("raise-in-one-motion")
    if total < spot.least:
        case.cite(_smallest(spot))
        if spot.owed:
            case.centre("raise-wrong-first-motion")
    return settled(case, spot, spot.raise_to(spot.legal(total)), act.put_out)


def _motions(case: Case, act: Act, spot: Spot, first: int) -> Ruling:
    if case.policy.flag("two_motion_raise") and first == spot.to_call:
        case.centre("raise-in-two-motions")
        case.because("floor-two-motions")
        total = spot.bet + sum(map(sum, act.moved[:2]))
    else:
        too_little = first < spot.least
        case.centre(
            "raise-wrong-first-motion" if too_little else "raise-settled-by-first-motion", "string-bet"
        )
        case.because("floor-first-motion", amount=first)
        total = first
    if total < spot.least:
        case.cite(_smallest(spot))
        case.because("floor-full-raise", amount=spot.least)
    return settled(case, spot, spot.raise_to(spot.legal(total)), act.put_out)


def _overchip_raise(case: Case, spot: Spot, total: int) -> Ruling:
    """“Raise” with one large chip: as much as the chip allows (TDA-2022:44.3)."""
    put_out = total - spot.bet
    most = spot.most
    if total < spot.least:
        case.centre("raise-wrong-first-motion")
    case.centre("overchip-raise")
    if case.policy.choice("overchip_raise") == "pot-limit-sum":
        case.by("overchip_raise")
        most = min(most, spot.to_call + case.hand.total + spot.owed)
    case.because("floor-overchip-raises", chip=put_out)
    return settled(case, spot, spot.raise_to(min(max(total, spot.least), most)), put_out)


def _pot(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """“Pot”: the largest bet of pot-limit; in no-limit as much, where a word is to be paid (CLUB-2:2.9.2-b), or no
    valid amount (TDA-2022:54C), nor anything at all where the book closes the list of declarations (FSPR:kinds-1)."""
    betting = case.hand.setup.variant.betting
    if betting.fixed or betting.spread:
        return _pot_in_limit(case, act, said, spot)
    if betting.pot is not None and spot.may_raise:
        case.cite("pot-limit", "in-turn-binds", "general-word-binds")
        if blinds_open(case.hand):
            case.cite("pot-with-short-blind")
        case.fact(pot=case.hand.total, pot_bet_to=spot.most)
        return settled(case, spot, spot.raise_to(spot.most), act.put_out or None)
    if not spot.may_raise:
        return _no_raise(case, act, spot)
    if citation("closed-list", case.policy.profile).own:
        return _unknown(case, act, said._replace(unread=act.words), spot)
    if case.policy.choice("pot_in_no_limit") == "pot":
        choice(case, "pot_in_no_limit")
        return _declared(case, act, spot, min(_whole_pot(case, spot), spot.all_in))
    case.cite("pot-in-no-limit")
    case.because("floor-pot-in-no-limit", amount=spot.least)
    case.fact(bet_at_least=spot.least)
    return _with_penalty(
        settled(case, spot, spot.raise_to(spot.least), act.put_out or None, "corrected"), spot
    )


def _pot_in_limit(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """“Pot” in limit is no declaration (TDA-2022:3.1), but where it must be paid all the same (CLUB-2:2.9.2-b), or the
    word “bet” or “raise” goes with it: then it is one, of as much as the limit allows."""
    if citation("pot-is-paid", case.policy.profile).own:
        case.centre("pot-is-paid")
    elif said.worded:
        case.cite("general-word-binds")
    else:
        case.centre("pot-of-pot-limit")
        case.because("floor-pot-of-pot-limit")
        return _unknown(case, act, said, spot)
    return _declared(case, act, spot, _whole_pot(case, spot))


def _whole_pot(case: Case, spot: Spot) -> int:
    """What a bet of the pot comes to, the call counted in; told beside the ruling."""
    total = spot.to_call + case.hand.total + spot.owed
    case.fact(pot=case.hand.total, pot_bet_to=total)
    return total


def _with_penalty(ruling: Ruling, spot: Spot) -> Ruling:
    return msgspec.structs.replace(ruling, penalties={spot.seat: (Penalty("penalty"),)})


def _all_in(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    del said
    case.cite("saying-all-in")
    put_out = act.put_out or None
    if spot.all_in <= spot.to_call or not spot.may_raise:
        return settled(case, spot, spot.call(), put_out)
    legal = spot.legal(spot.all_in)
    if legal < spot.all_in:
        cut_down(case, legal)
    return settled(case, spot, spot.raise_to(legal), put_out)


def _unknown(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """Words that name no action: he bears the risk, the floor says what they are."""
    case.cite("unofficial-words")
    case.because("floor-unofficial-words", words=act.words)
    if said.unread:
        case.because("floor-words-not-read", unread=said.unread)
    options = {"call" if spot.owed else "check": outcome(spot, spot.call() if spot.owed else spot.check())}
    if spot.may_raise:
        options["raise" if spot.to_call else "bet"] = outcome(spot, spot.raise_to(spot.least))
    options["ask-again"] = Outcome(verdict="reminder")
    return case.ruled("floor-decides", discretion=Discretion(by="floor", options=options))


def _pass(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """“Pass” gives up the hand facing a bet; without one it can mean a check, too."""
    if spot.owed:
        return _fold(case, act, said, spot)
    case.cite("unofficial-words")
    case.because("floor-pass-without-a-bet", words=act.words)
    options = {
        "check": outcome(spot, spot.check()),
        "fold": outcome(spot, Counted("fold", spot.bet)),
        "ask-again": Outcome(verdict="reminder"),
    }
    return case.ruled("floor-decides", discretion=Discretion(by="floor", options=options))


def _min_raise(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """The smallest raise, named as such, says how much it is."""
    del said
    if not spot.may_raise:
        return _no_raise(case, act, spot)
    case.cite("general-word-binds", _smallest(spot))
    case.because("floor-full-raise", amount=spot.least)
    return settled(case, spot, spot.raise_to(spot.least), act.put_out or None)


def _min_bet(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """The smallest bet, named as such; facing a bet it can be a call or a raise."""
    if spot.to_call:
        return _unknown(case, act, said._replace(unread=act.words), spot)
    return _min_raise(case, act, said, spot)


def _times(case: Case, act: Act, said: Declaration, spot: Spot) -> Ruling:
    """“Double”, facing a bet, is a raise to twice the bet; without one it says nothing, nor where the book closes the
    list of declarations (FSPR:kinds-1). So with any multiple."""
    if not spot.owed or citation("closed-list", case.policy.profile).own:
        return _unknown(case, act, said._replace(unread=act.words), spot)
    case.cite("general-word-binds", "kinds-of-declaration")
    case.because("floor-raise-names-the-total", total=said.amount)
    return _declared(case, act, spot, said.amount)


_WORDS = {
    "fold": _fold,
    "pass": _pass,
    "min-raise": _min_raise,
    "min-bet": _min_bet,
    "times": _times,
    "check": _check,
    "call": _call,
    "bet": _bet,
    "raise": _raise,
    "": _amount,
    "pot": _pot,
    "all-in": _all_in,
    "unknown": _unknown,
}
