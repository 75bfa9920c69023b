"""The terms of a table that somebody opened, as its host changes them, and what everybody is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from croupier.errors import Refusal
from croupier.play import catalogue
from croupier.room.hand.events import GameSetEvent, TermEvent
from croupier.room.hand.messages import ArrangedView
from croupier.room.hand.mixes import games_of, players_of, stakes
from croupier.room.hand.terms import SECOND

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.cash.talk.ladder import Answer, Answers
    from croupier.room.hand.events import Holds, Term
    from croupier.room.hand.terms import Terms
    from croupier.room.table.asks import SetTerms

LARGEST_STAKE: Final = 2_000
WIDEST: Final = 10
"""How many times the small stake the large one may be."""
MOST_BIG_BLINDS: Final = 1_000
"""How many big blinds a buy-in may be at most."""
LONGEST_TURN: Final = 300
"""The most seconds to act, and of a time bank twice as many."""
SHORTEST_TURN: Final = 5
SOONEST_STREAM: Final = 15
"""The fewest seconds that a stream is behind the table, so that nobody at it is helped by it in time."""
LATEST_STREAM: Final = 900
MOST_BETWEEN_BOMBS: Final = 1_000


def played(game: str, small: int, big: int) -> dict[str, Any]:
    """The fields of `Terms` that name a game and its stakes; of a mix its games, its bets, and a first game."""
    games = games_of(game)
    if not games:
        return {"game": game, "mix": "", "games": (), **_PLAIN, **stakes(catalogue[game], small, big)}
    bets = {"small_bet": small, "big_bet": big}
    blinds = {"small_blind": max(small // 2, 1), "big_blind": small}
    return {"game": games[0], "mix": game, "games": games, **_PLAIN, **bets, **blinds}


_PLAIN: Final = {"ante": 0, "ante_by": "all", "bring_in": 0, "small_bet": 0, "big_bet": 0}


def check_game(game: str, seats: int) -> None:
    """Raise `Refusal` for a game or mix that there is not, or that is not dealt to so many seats."""
    games = games_of(game) or (game,)
    if not all(each in catalogue for each in games):
        raise Refusal("room-no-such-game", game=game)
    fewest, most = players_of(games)
    if not fewest <= seats <= most:
        raise Refusal("room-bad-seats", game=game, fewest=fewest, most=most)


def check_stakes(small: int, big: int) -> None:
    """Raise `Refusal` for stakes that no table is opened for."""
    if not 0 < small <= big <= min(WIDEST * small, LARGEST_STAKE):
        raise Refusal("room-bad-stakes", least=1, most=LARGEST_STAKE)


def called(terms: Terms) -> tuple[int, int]:
    """The two amounts a table is called by: the blinds, or the two bets of limit games and mixes.

    >>> from croupier.room.hand.terms import Terms
    >>> called(Terms("oak", "Oak", small_blind=50, big_blind=100))
    (50, 100)
    """
    if terms.small_bet:
        return terms.small_bet, terms.big_bet
    return terms.small_blind, terms.big_blind


def arranged(terms: Terms, ask: SetTerms) -> Terms:
    """The terms of a table with what its host wants otherwise; what he does not name stays as it is.

    Another game keeps the amounts the table is called by, and its ante as that game has it. Raises `Refusal` for what
    cannot be, and changes nothing then.

    >>> from croupier.room.hand.terms import Terms
    >>> from croupier.room.table.asks import SetTerms
    >>> oak = Terms("oak", "Oak", small_blind=50, big_blind=100)
    >>> arranged(oak, SetTerms(small=100, big=200, act=30)).big_blind
    200
    """
    changed: dict[str, Any] = {}
    game = ask.game or terms.mix or terms.game
    small, big = called(terms)
    small, big = (small if ask.small is None else ask.small), (big if ask.big is None else ask.big)
    if game != (terms.mix or terms.game):
        check_game(game, terms.seats)
    if (small, big) != called(terms) or game != (terms.mix or terms.game):
        check_stakes(small, big)
        kept = {"ante": terms.ante, "ante_by": terms.ante_by} if game == (terms.mix or terms.game) else {}
        changed = played(game, small, big)
        if changed["big_blind"] and not changed["mix"]:
            changed |= kept
    after = msgspec.structs.replace(terms, **changed)
    return msgspec.structs.replace(after, **_ante(after, ask), **_sized(after, ask), **_rest(after, ask))


def _ante(terms: Terms, ask: SetTerms) -> dict[str, Any]:
    if ask.ante is None and ask.ante_by is None:
        return {}
    ante = terms.ante if ask.ante is None else ask.ante
    if ante and (terms.mix or not terms.big_blind):
        raise Refusal("room-ante-of-the-game")
    if ante > terms.unit:
        raise Refusal("room-bad-ante", most=terms.unit)
    return {"ante": ante, "ante_by": ask.ante_by or terms.ante_by}


def _sized(terms: Terms, ask: SetTerms) -> dict[str, Any]:
    least = terms.fewest_big_blinds if ask.least is None else ask.least
    most = terms.most_big_blinds if ask.most is None else ask.most
    if not 0 < least <= most <= MOST_BIG_BLINDS:
        raise Refusal("room-bad-buy-ins", most=MOST_BIG_BLINDS)
    act = terms.act if ask.act is None else ask.act * SECOND
    bank = terms.bank if ask.bank is None else ask.bank * SECOND
    clock = ask.act is not None and not SHORTEST_TURN <= ask.act <= LONGEST_TURN
    if clock or bank > 2 * LONGEST_TURN * SECOND:
        raise Refusal("room-bad-clock", least=SHORTEST_TURN, most=LONGEST_TURN, bank=2 * LONGEST_TURN)
    return {"fewest_big_blinds": least, "most_big_blinds": most, "act": act, "bank": bank}


def _rest(terms: Terms, ask: SetTerms) -> dict[str, Any]:
    every = terms.bomb_every if ask.bomb_every is None else ask.bomb_every
    bomb = terms.bomb_ante if ask.bomb_ante is None else ask.bomb_ante
    bounty = terms.seven_deuce if ask.seven_deuce is None else ask.seven_deuce
    most = 20 * terms.unit
    if every > MOST_BETWEEN_BOMBS or max(bomb, bounty) > most:
        raise Refusal("room-bad-side-game", hands=MOST_BETWEEN_BOMBS, most=most)
    behind = terms.stream_delay // SECOND if ask.stream_delay is None else ask.stream_delay
    if ask.stream_delay is not None and not SOONEST_STREAM <= behind <= LATEST_STREAM:
        raise Refusal("room-bad-stream", least=SOONEST_STREAM, most=LATEST_STREAM)
    house = terms.house
    if ask.rabbit is not None:
        house = rabbit_hunted(terms, wanted=ask.rabbit)
    if ask.straddle and terms.policy.straddle == "none":
        house = _answered(house, ("straddle", "live"))
    return {
        "bomb_every": every,
        "bomb_ante": bomb,
        "seven_deuce": bounty,
        "straddle": terms.straddle if ask.straddle is None else ask.straddle,
        "run_it": terms.run_it if ask.run_twice is None else 1 + ask.run_twice,
        "learning": terms.learning if ask.learning is None else ask.learning,
        "house": house,
        "stream": terms.stream if ask.stream is None else ask.stream,
        "stream_delay": behind * SECOND,
    }


def rabbit_hunted(terms: Terms, *, wanted: bool) -> Answers:
    """The house's answers where its host has the cards that would have come shown to who asks, or does not.

    Raises `Refusal` where the book that the table is played by forbids it.
    """
    field = "rabbit_hunt"
    if terms.policy.flag(field) == wanted:
        return terms.house
    if terms.policy.source(field).layer == "edition":
        raise Refusal("room-no-rabbit-hunt", clause=terms.policy.clause(field))
    return _answered(terms.house, (field, wanted))


def _answered(house: Answers, answer: Answer) -> Answers:
    return (*[each for each in house if each[0] != answer[0]], answer)


def arranged_view(terms: Terms) -> ArrangedView:
    """The terms as its host may change them."""
    small, big = called(terms)
    return ArrangedView(
        terms.mix or terms.game,
        small,
        big,
        terms.ante if terms.big_blind and not terms.mix else 0,
        terms.ante_by,
        terms.fewest_big_blinds,
        terms.most_big_blinds,
        terms.act // SECOND,
        terms.bank // SECOND,
        _straddles(terms),
        terms.run_it > 1,
        terms.policy.flag("rabbit_hunt"),
        terms.bomb_every,
        terms.bomb_ante,
        terms.seven_deuce,
        terms.learning,
        terms.stream,
        terms.stream_delay // SECOND,
    )


def _straddles(terms: Terms) -> bool:
    return terms.straddle and terms.policy.straddle != "none"


def told(before: Terms, after: Terms, by: str, holds: Holds) -> Iterator[TermEvent | GameSetEvent]:
    """What everybody is told of changed terms, one event for each; `by` is who changed them.

    >>> from croupier.room.hand.terms import Terms
    >>> oak = Terms("oak", "Oak", small_blind=50, big_blind=100)
    >>> [each.term for each in told(oak, msgspec.structs.replace(oak, act=30_000), "Ann", "now")]
    ['act']
    """
    game = after.mix or after.game
    if game != (before.mix or before.game):
        yield GameSetEvent(by, game, holds)
    old, new = _terms(before), _terms(after)
    for term, (amount, more, about) in new.items():
        if old[term] != new[term]:
            yield TermEvent(by, term, amount, more, about, holds)


def _terms(terms: Terms) -> dict[Term, tuple[int, int, str]]:
    small, big = called(terms)
    ante = terms.ante if terms.big_blind and not terms.mix else 0
    return {
        "stakes": (small, big, ""),
        "ante": (ante, 0, terms.ante_by if ante else "nobody"),
        "buy-in": (terms.min_buy_in, terms.max_buy_in, ""),
        "act": (terms.act // SECOND, 0, ""),
        "bank": (terms.bank // SECOND, 0, ""),
        "straddle": (int(_straddles(terms)), 0, ""),
        "run-twice": (int(terms.run_it > 1), 0, ""),
        "rabbit": (int(terms.policy.flag("rabbit_hunt")), 0, ""),
        "bombs": (terms.bomb_every, terms.bomb_chips if terms.bomb_every else 0, ""),
        "seven-deuce": (terms.seven_deuce, 0, ""),
        "learning": (int(terms.learning), 0, ""),
        "stream": (terms.stream_delay // SECOND if terms.stream else 0, 0, terms.stream or "nothing"),
    }
