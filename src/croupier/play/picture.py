"""A hand as a table one can look at: in lines of text, and drawn as SVG. Every card that is known is in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any, Final

from croupier.cards import RANKS, SUIT_SIGNS, UNKNOWN, rank_of, signs, suit_of
from croupier.play.forced import LIVE
from croupier.text import knows, say

if TYPE_CHECKING:
    from croupier.play.seen import Seen
    from croupier.play.values import Options


def told(hand: Seen, lang: str = "en") -> str:
    """The table in lines: the game and its stakes, the street, the pot, the boards, a line for each seat."""
    rows = [_row(hand, seat, lang) for seat in sorted(hand.setup.stacks)]
    widths = [max([len(row[at]) for row in rows]) for at in range(len(rows[0]))]
    lines = [_head(hand, lang)]
    if any(hand.boards):
        lines.append(_say("board", lang, cards="  |  ".join([signs(board) for board in hand.boards])))
    for name, mark, stack, bet, cards, does in rows:
        sides = (name.ljust(widths[0]), mark.ljust(widths[1]), stack.rjust(widths[2]), bet.ljust(widths[3]))
        lines.append("  ".join([*sides, cards.ljust(widths[4]), does]).rstrip())
    due = hand.dealing
    if due is not None:
        name = _name(hand, due.seat, lang) if due.kind == "deal" else ""
        lines.append(_say("dealing", lang, kind=due.kind, due=due.due, name=name))
    return "\n".join(lines)


def _say(code: str, lang: str, **params: Any) -> str:
    return say(f"play-told-{code}", lang, **params)


def _chips(amount: int) -> str:
    return f"{amount:,}"


def _name(hand: Seen, seat: int, lang: str) -> str:
    return hand.setup.names.get(seat) or _say("seat", lang, seat=str(seat))


def _head(hand: Seen, lang: str) -> str:
    variant = hand.setup.variant
    code = f"records-game-{variant.id}"
    game = say(code, lang) if knows(code, lang) else variant.id
    stakes = _stakes(hand) or "none"
    if hand.over:
        return _say("over", lang, game=game, stakes=stakes)
    code = f"records-street-{hand.street_name}"
    street = say(code, lang).lower() if knows(code, lang) else hand.street_name
    return _say("head", lang, game=game, stakes=stakes, street=street, pot=_chips(hand.total))


def _stakes(hand: Seen) -> str:
    setup = hand.setup
    blinds = [bet.amount for bet in setup.forced if bet.kind in LIVE and bet.kind != "post"]
    sizes = setup.bets if setup.variant.betting.fixed or setup.variant.betting.spread else blinds
    return "/".join([_chips(size) for size in sizes])


def _row(hand: Seen, seat: int, lang: str) -> tuple[str, str, str, str, str, str]:
    player = hand.player(seat)
    button = "D" if seat == hand.setup.button and hand.setup.variant.has_button else ""
    bet = _say("in", lang, chips=_chips(player.bet)) if player.bet and not hand.over else ""
    return (
        _name(hand, seat, lang),
        button,
        _chips(player.stack),
        bet,
        signs(player.cards),
        _does(hand, seat, lang),
    )


def _does(hand: Seen, seat: int, lang: str) -> str:
    """What becomes of a seat: what it won, whether it is out or all-in, what it may do now."""
    player = hand.player(seat)
    if hand.over:
        won = sum([award.amount for award in hand.result.awards if award.seat == seat])
        names = [award.name.say(lang) for award in hand.result.awards if award.seat == seat and award.name]
        told = [_say("won", lang, chips=_chips(won)), *dict.fromkeys(names)] if won else []
        return ", ".join(told) if told or not player.folded else _say("folded", lang)
    if player.folded or player.mucked:
        return _say("folded", lang)
    options = hand.options
    if options is not None and options.seat == seat:
        return _say("to-act", lang, options=", ".join(_may(options, lang)))
    return _say("all-in", lang) if player.all_in else ""


def _may(options: Options, lang: str) -> Iterator[str]:
    """What a player may do, the cheapest first."""
    if options.fold:
        yield _say("fold", lang)
    if options.check:
        yield _say("check", lang)
    if options.bring_in:
        yield _say("bring-in", lang, chips=_chips(options.bring_in))
    if options.call:
        yield _say("call", lang, chips=_chips(options.call))
    if options.raise_max:
        sizes = dict.fromkeys((options.raise_min, options.raise_max))
        yield _say("bet" if options.opens else "raise", lang, chips="–".join(map(_chips, sizes)))
    if options.discards is not None:
        yield _say("discard", lang, cards="–".join(map(str, dict.fromkeys(options.discards))))
    if options.show:
        yield _say("show", lang)
    if options.muck:
        yield _say("muck", lang)


_WIDE: Final = 720
_HIGH: Final = 440
_INK: Final = ("#1b5e20", "#0d47a1", "#b71c1c", "#212121")
"""Clubs green, diamonds blue, hearts red, spades black."""


def drawn(hand: Seen, lang: str = "en") -> str:
    """The table as SVG, whole in itself: seats round an oval, cards in four colours, bets, pot, button, whose turn."""
    seats = sorted(hand.setup.stacks)
    box = f'viewBox="0 0 {_WIDE} {_HIGH}" style="max-width:{_WIDE}px;width:100%;font-family:sans-serif"'
    middle = f'cx="{_WIDE / 2}" cy="{_HIGH / 2}" rx="255" ry="130"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {box}>',
        f"<title>{escape(_head(hand, lang))}</title>",
        f'<ellipse {middle} fill="#35654d" stroke="#6b4f2a" stroke-width="10"/>',
        _words(_WIDE / 2, 18, _head(hand, lang), size=13, ink="currentColor"),
    ]
    for number, board in enumerate(hand.boards):
        parts += _cards(board, _WIDE / 2, _HIGH / 2 - 14 + 42 * (number - (len(hand.boards) - 1) / 2))
    if not hand.over:
        parts.append(_words(_WIDE / 2, _HIGH / 2 + 44, _chips(hand.total), size=15, ink="#fff"))
    for at, seat in enumerate(seats):
        turn = pi / 2 + 2 * pi * at / len(seats)
        parts += _seat(hand, seat, cos(turn), sin(turn), lang)
    return "".join([*parts, "</svg>"])


def _seat(hand: Seen, seat: int, across: float, down: float, lang: str) -> Iterator[str]:
    player = hand.player(seat)
    x, y = _WIDE / 2 + 268 * across, _HIGH / 2 + 152 * down
    options = hand.options
    acts = options is not None and options.seat == seat
    faint = ' opacity="0.45"' if player.folded or player.mucked else ""
    yield f"<g{faint}>"
    yield (
        f'<rect x="{x - 74:.1f}" y="{y - 4:.1f}" width="148" height="40" rx="8" fill="#fafafa" '
        f'stroke="{"#f9a825" if acts else "#9e9e9e"}" stroke-width="{3 if acts else 1}"/>'
    )
    yield _words(x, y + 12, _name(hand, seat, lang)[:18], size=12, ink="#212121")
    yield _words(x, y + 29, _chips(player.stack), size=13, ink="#212121", bold=True)
    yield from _cards(player.cards, x, y - 24)
    yield "</g>"
    near_x, near_y = _WIDE / 2 + 158 * across, _HIGH / 2 + 70 * down
    if player.bet and not hand.over:
        yield _words(near_x, near_y + 5, _chips(player.bet), size=13, ink="#ffe082", bold=True)
    if seat == hand.setup.button and hand.setup.variant.has_button:
        spot_x, spot_y = near_x - 34 * down + 24, near_y + 26 * across
        yield f'<circle cx="{spot_x:.1f}" cy="{spot_y:.1f}" r="9" fill="#fff" stroke="#424242"/>'
        yield _words(spot_x, spot_y + 4, "D", size=11, ink="#212121", bold=True)


def _cards(cards: Sequence[int], x: float, y: float) -> Iterator[str]:
    step = min(28.0, 150 / max(len(cards), 1))
    left = x - step * len(cards) / 2
    for at, card in enumerate(cards):
        place = f'x="{left + step * at:.1f}" y="{y - 17:.1f}" width="26" height="34" rx="4" stroke="#616161"'
        if card == UNKNOWN:
            yield f'<rect {place} fill="#7986cb"/>'
            continue
        yield f'<rect {place} fill="#fff"/>'
        ink, mid = _INK[suit_of(card)], left + step * at + 13
        yield _words(mid, y - 3, RANKS[rank_of(card)], size=14, ink=ink, bold=True)
        yield _words(mid, y + 13, SUIT_SIGNS[suit_of(card)], size=13, ink=ink)


def _words(x: float, y: float, text: str, *, size: int, ink: str, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="middle" font-size="{size}"'
    return f'<text {place} fill="{ink}"{weight}>{escape(text)}</text>'
