"""What `croupier pit` says: figures, pay tables, choices and rounds, as tables and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from croupier.cards import show
from croupier.odds.house.design import Design
from croupier.odds.house.simulate import Simulated
from croupier.odds.house.solution import Advice, Decision, Number, Solution, Valued
from croupier.pit import Game
from croupier.text import knows, say


def percent(value: Fraction | float) -> str:
    """A share in hundredths, six decimals."""
    return f"{100 * float(value):.6f}%"


_ROWS: Final = {"action": "first", "later": "later", "wagered": "first"}
"""How the rows are named of tables whose rows are words; those of open cards are named by the card."""


_COUNTED: Final = ("five-cards", "six-cards")
"""Tables of hands that were counted, by how many times the bet they are paid."""


def tell_solution(found: Solution, lang: str, by: Sequence[str] = ()) -> None:
    """The figures of a game, its side stakes and its best play; then the tables asked for."""
    out = Console(soft_wrap=True)
    table = Table(show_header=False)
    told = [("return", percent(1 + found.expected)), ("house-edge", percent(found.house_edge))]
    if not found.exact:
        told.append(("error", f"±{percent(found.standard_error)}"))
    if found.wagered:
        told += [("risk", percent(found.element_of_risk)), ("wagered", f"{float(found.wagered):.6f}")]
    if found.variance:
        told.append(("deviation", f"{found.deviation:.6f}"))
    for name, value in told:
        table.add_row(say(f"pit-told-{name}", lang), value)
    out.print(table)
    for outcome, share in found.outcomes.items():
        out.print(f"  {say(f'pit-result-{outcome}', lang)}: {percent(share)}")
    for name, side in found.sides.items():
        code = f"pit-told-side-{name}" if knows(f"pit-told-side-{name}", lang) else "pit-told-side"
        edge, gain = percent(side.house_edge), percent(-side.house_edge)
        out.print(say(code, lang, field=say(f"pit-field-{name}", lang), edge=edge, gain=gain))
    for name, figure in found.more.items():
        # What has no line of its own is told in a sentence of the strategy.
        if knows(f"pit-told-{name}", lang):
            out.print(say(f"pit-told-{name}", lang, value=f"{float(figure):,.2f}"))
    for code, params in found.strategy:
        out.print(say(code, lang, **params))
    for name in by:
        out.print(_grid(found, name, lang) if name in found.grids else _sorted_out(found, name, lang))


def _sorted_out(found: Solution, name: str, lang: str) -> Table:
    table = Table(title=say(f"pit-by-{name}", lang), show_header=False)
    errors = found.errors.get(name, {})
    for what, figure in found.tables[name].items():
        told = f"{float(figure):.6f}" if name == "wagered" else percent(figure)
        if name in _COUNTED:
            told = f"{int(figure):,}"
        if what in errors:
            told = say("pit-told-estimate", lang, value=told, error=percent(errors[what]))
        table.add_row(_named_row(name, what, lang), told)
    return table


def _named_row(table: str, what: str, lang: str) -> str:
    if table == "without":
        return ", ".join(say(f"pit-without-{part}", lang) for part in what.split("+"))
    code = f"pit-{_ROWS.get(table)}-{what}"
    return say(code, lang) if knows(code, lang) else what


def _grid(found: Solution, name: str, lang: str) -> Table:
    rows = found.grids[name]
    table = Table(title=say(f"pit-by-{name}", lang), padding=0)
    table.add_column(say("pit-column-open-card", lang))
    for column in next(iter(rows.values())):
        kind, _, cards = column.partition("-")
        told = say("pit-column-new", lang, cards=cards) if cards else say(f"pit-first-{kind}", lang)
        table.add_column(told, justify="right")
    for what, shares in rows.items():
        table.add_row(what, *[f"{100 * float(share):.3f}" for share in shares.values()])
    return table


def tables_report(found: Solution, by: Sequence[str]) -> dict[str, Any]:
    """The tables asked for as plain data."""
    told: dict[str, Any] = {}
    for name in by:
        key = f"by_{name}".replace("-", "_")
        if name in found.grids:
            told[key] = {what: _plain(row) for what, row in found.grids[name].items()}
        else:
            told[key] = _plain(found.tables[name], found.errors.get(name, {}))
    return told


def _plain(figures: Mapping[str, Number], errors: Mapping[str, float] | None = None) -> dict[str, Any]:
    """Each figure as a number and as a fraction; an estimate with its error instead."""
    return {
        what: {"value": float(value)}
        | (
            {"exact": False, "standard_error": errors[what]}
            if errors and what in errors
            else {"fraction": str(value)}
        )
        for what, value in figures.items()
    }


def tell_design(before: Design, after: Design, lang: str) -> None:
    """The edges before and after, then every line; what was changed is marked."""
    out = Console(soft_wrap=True)
    was = {side: percent(found.house_edge) for side, found in before.solution.sides.items()}
    pairs = {"": (percent(before.solution.house_edge), percent(after.solution.house_edge))}
    pairs |= {side: (was[side], percent(found.house_edge)) for side, found in after.solution.sides.items()}
    for side, (old, new) in pairs.items():
        edge = new if old == new else f"{old} → {new}"
        name = say(f"pit-field-{side or after.game.first}", lang)
        out.print(say("pit-told-side", lang, field=name, edge=edge))
    table = Table()
    for column in ("line", "odds", "share", "worth"):
        table.add_column(say(f"pit-column-{column}", lang), justify="left" if column == "line" else "right")
    for one, line in zip(before.lines, after.lines, strict=True):
        odds = str(line.odds) if one.odds == line.odds else f"{one.odds} → {line.odds}"
        name = say(f"pit-result-{line.combination}", lang)
        where = say("pit-told-line", lang, table=say(f"pit-table-{line.table}", lang), name=name)
        table.add_row(where, odds, percent(line.share), f"{100 * float(line.worth):+.6f}%")
    out.print(table)


def decision_report(decision: Decision) -> dict[str, Any]:
    """One decision as plain data, its amount in first stakes."""
    return {"decision": decision.kind, "cards": show(decision.cards), "amount": decision.amount}


def advice_report(found: Advice) -> dict[str, Any]:
    """Every choice of a hand as plain data; amounts are in first stakes."""
    choices = [
        {
            "decision": one.decision.kind,
            "cards": show(one.decision.cards),
            "amount": _amount(one),
            "value": float(one.value),
            "exact_value": str(one.value),
            "cost": float(found.best.value - one.value),
        }
        | {name: float(value) for name, value in one.plan}
        for one in found.choices
    ]
    return {"game": found.game, "hand": show(found.cards), "seen": show(found.seen), "choices": choices}


def _amount(one: Valued) -> int | float:
    """What a choice puts down, in first stakes."""
    amount = dict(one.plan).get("insurance", Fraction(one.decision.amount))
    return int(amount) if amount.denominator == 1 else float(amount)


def told_choice(one: Valued, lang: str) -> str:
    """What a choice is called, with its amount in first stakes and its cards."""
    told = say(f"pit-decision-{one.decision.kind}", lang)
    cards = f" {show(one.decision.cards)}" if one.decision.cards else ""
    amount = f" {_amount(one)}" if one.decision.amount else ""
    return told + amount + cards


def tell_advice(found: Advice, lang: str) -> None:
    """Every choice of a hand, the best first."""
    table = Table()
    for column in ("decision", "value", "cost"):
        table.add_column(
            say(f"pit-column-{column}", lang), justify="left" if column == "decision" else "right"
        )
    for one in found.choices:
        table.add_row(
            told_choice(one, lang), f"{float(one.value):+.9f}", f"{float(found.best.value - one.value):.9f}"
        )
    Console().print(table)


Card = tuple[str, Decision]
"""The rule of a card that fits a hand, by the code of its sentence, and what it says."""


def card_report(found: Advice, card: Card) -> dict[str, Any]:
    """What the rules on a card say of a hand, and what that costs, as plain data."""
    rule, decision = card
    cost = found.best.value - _by_card(found, decision).value
    return {"card": decision_report(decision) | {"rule": rule, "cost": float(cost), "exact_cost": str(cost)}}


def tell_card(found: Advice, card: Card, lang: str) -> None:
    """What the rules on a card say of a hand, and what that costs."""
    rule, decision = card
    chosen = _by_card(found, decision)
    told = say(
        "pit-card-told",
        lang,
        decision=told_choice(chosen, lang),
        cost=f"{float(found.best.value - chosen.value):.6f}",
        rule=say(rule, lang),
    )
    Console(soft_wrap=True).print(told)


def _by_card(found: Advice, decision: Decision) -> Valued:
    """The choice of a card, insured for the most; where no insurance is sold, closing."""
    kinds = ("close", decision.kind) if decision.kind == "insure" else (decision.kind,)
    same = [
        one
        for one in found.choices
        if one.decision.kind in kinds and set(one.decision.cards) == set(decision.cards)
    ]
    return max(same, key=lambda one: (kinds.index(one.decision.kind), one.decision.amount))


def simulated_report(game: Game, found: Simulated, strategy: str, seed: int) -> dict[str, Any]:
    """What rounds came to, as plain data."""
    return {
        "game": game.id,
        "house": game.house,
        "strategy": strategy,
        "seed": seed,
        "rounds": found.rounds,
        "return": 1 + found.mean,
        "house_edge": -found.mean,
        "exact": False,
        "standard_error": found.error,
        "wagered": found.wagered,
        "standard_deviation": found.deviation,
        "results": dict(found.results),
    }


def tell_simulated(found: Simulated, strategy: str, lang: str) -> None:
    """What rounds came to, and how often they ended how."""
    out = Console(soft_wrap=True)
    edge = f"{percent(-found.mean)} ± {percent(found.error)}"
    out.print(say("pit-told-played", lang, rounds=found.rounds, strategy=strategy, edge=edge))
    for result, count in sorted(found.results.items(), key=lambda one: -one[1]):
        share = count / found.rounds
        out.print(f"  {say(f'pit-result-{result}', lang)}: {percent(share)} {'█' * round(40 * share)}")
