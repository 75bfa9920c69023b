"""What the best play was, and what another cost: the trainer's word on a decision in a round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from croupier.cards import show
from croupier.errors import Mistake
from croupier.odds.house.solution import Advice, Decision, Sight, Valued
from croupier.odds.house.solvers import solver
from croupier.pit import Game, Round
from croupier.text import say


@dataclass(frozen=True, slots=True)
class Lesson:
    """A decision beside the best one; values are net results to be expected, in first stakes of `stake` chips.

    `choices` are all that were open, the best first, in chips and cards as a round takes them; their values are
    estimates where they are not `exact`.
    """

    taken: Valued
    choices: tuple[Valued, ...]
    stake: int
    exact: bool = True

    @property
    def best(self) -> Valued:
        """The choice worth most."""
        return self.choices[0]

    @property
    def cost(self) -> Fraction:
        """What the decision gave away against the best one, in first stakes; 0 where it was as good."""
        return self.best.value - self.taken.value

    @property
    def chips(self) -> Fraction:
        """What the decision gave away, in chips."""
        return self.cost * self.stake

    def say(self, lang: str = "en") -> str:
        """The lesson as one sentence in English (`en`) or Russian (`ru`)."""
        taken, best = named(self.taken.decision, lang), named(self.best.decision, lang)
        if not self.cost:
            return say("pit-lesson-right", lang, taken=taken, worth=f"{float(self.taken.value):+.4f}")
        return say(
            "pit-lesson-cost",
            lang,
            taken=taken,
            best=best,
            worth=f"{float(self.best.value):+.4f}",
            cost=f"{float(self.cost):.4f}",
            chips=f"{float(self.chips):.2f}",
        )

    def report(self) -> dict[str, Any]:
        """The lesson as plain data, for a page."""
        return {
            "taken": _told(self.taken),
            "best": _told(self.best),
            "cost": float(self.cost),
            "chips": float(self.chips),
            "exact": self.exact,
            "choices": [_told(one) for one in self.choices],
        }


def named(decision: Decision, lang: str = "en") -> str:
    """What a decision is called, with its chips and cards.

    >>> named(Decision("exchange", cards=(0, 51)))
    'exchange 2cAs'
    """
    words = [say(f"pit-decision-{decision.kind}", lang)]
    words += [str(decision.amount)] if decision.amount else []
    words += [show(decision.cards)] if decision.cards else []
    return " ".join(words)


def _told(one: Valued) -> dict[str, Any]:
    kind, amount, cards = one.decision
    return {"decision": kind, "amount": amount, "cards": show(cards), "value": float(one.value)}


def sight(round: Round, box: int = 0) -> Sight | None:
    """What the owner of a box knows when he decides; None when it is not the box's turn, or it is played blind.

    Without a box, the one whose turn it is.
    """
    number = box or round.actor
    options = round.options_of(number) if number else None
    if options is None or round.boxes[number].blind:
        return None
    lying = round.boxes[number]
    seen = round.dealer if round.revealed else round.dealer[len(round.dealer) - round.game.dealt.up :]
    return Sight(options, lying.cards, lying.first, seen, round.board, dict(lying.staked), lying.gained)


def weigh(game: Game, seen: Sight) -> Advice:
    """What every choice open to a box is worth, the best first, in chips and cards as the round takes them."""
    stake = seen.staked[game.first]
    ask = solver(game).weigh or _by_cards
    found = ask(_at(game, stake), seen)
    opened = {choice.kind: choice for choice in seen.options.choices}
    choices = []
    for one in found.choices:
        choice = opened.get(one.decision.kind)
        amount = int(dict(one.plan).get("insurance", one.decision.amount) * stake)
        if choice and (not amount or amount in choice.amounts or choice.low <= amount <= choice.high):
            choices.append(one._replace(decision=one.decision._replace(amount=amount)))
    return replace(found, choices=tuple(choices))


def _at(game: Game, stake: int) -> Game:
    """A game for a box of this first stake, where its size matters."""
    return replace(game, plate=replace(game.plate, minimum=stake)) if game.plate.max_payout else game


def _by_cards(game: Game, seen: Sight) -> Advice:
    return solver(game).advise(game, seen.cards, seen.dealer + seen.board)


def lesson(game: Game, seen: Sight | None, taken: Decision) -> Lesson | None:
    """What the best play was for a box that saw this and decided so, and what the decision cost.

    None where there was nothing to choose, or nothing seen. Take `sight(round)` before the round is told the decision.
    Raises `Mistake` for a decision that was not open. Russian Poker takes about a second, and so does
    Pai Gow, which is estimated; Oasis half of one; Ultimate and Hold'em Bonus half a minute before the flop where their
    tables are not those that came with Croupier; all else is at once.

    >>> from croupier.cards import parse
    >>> from croupier.pit import game
    >>> round = Round(game("three-card"), {"ann": 100})
    >>> round.bet("ann", 1, 10); round.close_bets()
    >>> round.shuffle(parse("Qh 9c 6d 8c 4s 4h"), whole=False); round.cut("ann", 0)
    >>> lesson(round.game, sight(round), Decision("fold")).say()
    '“fold” costs 0.0066 first stakes, 0.07 chips: the best play was “play” (-0.9934)'
    """
    if seen is None or not _chooses(seen):
        return None
    found = weigh(game, seen)
    worth = _value(found.choices, taken)
    return Lesson(Valued(taken, worth), found.choices, seen.staked[game.first], found.exact)


def read_off(game: Game, seen: Sight) -> Decision | None:
    """The best decision where it need not be worked out: read from the table that ships for this game and house.

    None where there is none, or nothing to choose; nothing waits for it.

    >>> from croupier.cards import parse
    >>> from croupier.pit import game
    >>> round = Round(game("russian-poker"), {"ann": 100})
    >>> round.bet("ann", 1, 10); round.close_bets()
    >>> round.shuffle(parse("As 8s Ks 2c Qs 3c Js 4d 3d 7h"), whole=False); round.cut("ann", 0)
    >>> read_off(round.game, sight(round))
    Decision(kind='sixth', amount=0, cards=())
    """
    first = solver(game).first
    if (
        first is None
        or seen.options.stage != game.stages[0].name
        or "insurance" in seen.staked
        or not _chooses(seen)
    ):
        return None
    stake = seen.staked[game.first]
    found = first(_at(game, stake), seen.cards, seen.dealer)
    if found and found.kind not in {choice.kind for choice in seen.options.choices}:
        # The cards are kept first, and raised or folded with the next decision.
        return Decision("stand")
    return found._replace(amount=found.amount * stake) if found else None


def _chooses(seen: Sight) -> bool:
    """Whether there is more than one thing to do: of several kinds, or with cards of one's own choosing."""
    choices = seen.options.choices
    return len(choices) > 1 or any(choice.cards[1] for choice in choices)


def _value(choices: tuple[Valued, ...], taken: Decision) -> Fraction:
    """What a decision is worth: that of the same choice, between two sizes of one on the line between them."""
    same = [
        one
        for one in choices
        if one.decision.kind == taken.kind and set(one.decision.cards) == set(taken.cards)
    ]
    exact = [one.value for one in same if taken.amount in (0, one.decision.amount)]
    if exact:
        return exact[0]
    sizes: Mapping[int, Fraction] = {one.decision.amount: one.value for one in same}
    if not sizes or not min(sizes) <= taken.amount <= max(sizes):
        raise Mistake("pit-no-such-choice", choice=named(taken))
    low, high = min(sizes), max(sizes)
    return sizes[low] + (sizes[high] - sizes[low]) * Fraction(taken.amount - low, high - low)
