"""What a viewer may see of a round."""

from __future__ import annotations

from typing import Final

from croupier.cards import UNKNOWN, Cards
from croupier.pit.felt import DONE, OUT, OVER, Box
from croupier.pit.round import Round
from croupier.pit.values import BoxView, Operation, View

_HIDDEN_KINDS: Final = frozenset({"shuffle"})
COMPARED: Final = frozenset({"win", "lose", "tie", "push", "no-action"})
"""Results that come of comparing hands, for which a box is opened."""


def view(round: Round, viewer: str) -> View:
    """A round as `viewer` sees it; anybody who owns no box is a spectator.

    A player sees the cards of his open boxes (where they are covered after the bet, until then), nobody those of a
    blind box before they are opened. The dealer's cards are seen when he opens them, his up-card from the deal on. The
    log is masked in the same way.

    >>> from croupier.cards import parse, show
    >>> from croupier.pit import Round, game
    >>> round = Round(game("three-card"), {"ann": 100})
    >>> round.bet("ann", 1, 10)
    >>> round.close_bets()
    >>> round.shuffle(parse("Ah 9c Kd 8c Qs 4h"), whole=False)
    >>> round.cut("ann", 0)
    >>> show(view(round, "ann").boxes[0].cards), show(view(round, "bob").boxes[0].cards)
    ('AhKdQs', '??????')
    """
    boxes = tuple(
        [
            BoxView(
                box.number,
                box.player,
                dict(box.staked),
                box.cards if _sees(round, box, viewer) else (UNKNOWN,) * len(box.cards),
                box.state,
                box.blind,
                round.settlements.get(box.number),
                box.low if _sees(round, box, viewer) else (UNKNOWN,) * len(box.low),
            )
            for box in round.boxes.values()
        ]
    )
    options = round.options
    return View(
        round.game.id,
        round.phase,
        round.stage,
        round.actor,
        boxes,
        dealer_seen(round),
        round.board,
        round.meter,
        options if options and options.player == viewer else None,
        tuple([_masked(round, entry, viewer) for entry in round.log]),
        round.game.way(round.game, round.dealer) if round.game.way and round.revealed else (),
    )


def dealer_seen(round: Round) -> Cards:
    """The dealer's cards as everybody sees them: the last ones that lie face up, all when he has opened them."""
    if round.revealed:
        return round.changed or round.dealer
    down = len(round.dealer) - round.game.dealt.up
    return (UNKNOWN,) * down + round.dealer[down:]


def _sees(round: Round, box: Box, viewer: str) -> bool:
    if viewer == box.player and not box.blind:
        return not _covered(round, box)
    return round.phase == OVER and box.state != OUT and _opened(round, box)


def _covered(round: Round, box: Box) -> bool:
    """Whether a box lies face down because it has bet."""
    return round.game.covered and box.state == DONE and not round.revealed


def _opened(round: Round, box: Box) -> bool:
    """Whether the dealer opened the box: to compare it, to pay it for what it holds, or to judge a side stake by it."""
    settlement = round.settlements[box.number]
    sides = round.game.sides
    return settlement.result in COMPARED or any(
        (line.change > 0 and line.shows) or line.field in sides for line in settlement.lines
    )


def _masked(round: Round, entry: Operation, viewer: str) -> Operation:
    if entry.kind in _HIDDEN_KINDS:
        return entry._replace(cards=())
    if entry.kind == "dealer":
        return entry._replace(cards=_dealer_then(round))
    box = round.boxes.get(entry.box)
    if not entry.cards or box is None:
        return entry
    if viewer == box.player and not box.blind and not _covered(round, box):
        return entry
    held = box.cards if _sees(round, box, viewer) else ()
    return entry._replace(cards=tuple([card if card in held else UNKNOWN for card in entry.cards]))


def _dealer_then(round: Round) -> Cards:
    down = len(round.dealer) - round.game.dealt.up
    return round.dealer if round.revealed else (UNKNOWN,) * down + round.dealer[down:]
