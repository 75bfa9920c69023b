"""What happened, told: an act or an incident in one line, from its fields, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from croupier.floor.forms import Field, Form, forms
from croupier.floor.incident import Act, Did, Seat
from croupier.text import knows, say

if TYPE_CHECKING:
    from croupier.floor.incident import Incident, Motion
    from croupier.floor.situation import Situation


def happened(incident: Incident, situation: Situation, lang: str = "en") -> str:
    """What happened, in one line of English (`en`) or Russian (`ru`); seats by what the table calls them.

    >>> from croupier.floor import Act, Situation
    >>> happened(Act(seat=2, words="raise", chips=(1000,)), Situation(names={2: "B"}))
    'B: “raise”, then chips 1,000'
    """
    if isinstance(incident, Act):
        return _act(incident, situation, lang)
    kind = str(incident.__struct_config__.tag)
    form = next(each for each in forms() if each.kind == kind)
    told = list(_told(incident, form, situation, lang))
    return f"{form.title(lang)} — {'; '.join(told)}" if told else form.title(lang)


def _act(act: Act, situation: Situation, lang: str) -> str:
    words = [say("floor-did-says", lang, words=act.words)] if act.words else []
    chips = [_motions(act, lang)] if act.put_out else []
    if act.back:
        chips.insert(0, say("floor-did-takes-back", lang, chips=_pieces(act.back, lang)))
    if act.gesture:
        chips.append(say(f"floor-choice-{act.gesture}", lang))
    chips_first = act.landed or act.first == "chips"
    link = "floor-did-together" if act.first == "together" else "floor-did-then"
    parts = [*chips, *words] if chips_first else [*words, *chips]
    said = parts[0] if parts else say("floor-did-nothing", lang)
    for part in parts[1:]:
        said = say(link, lang, first=said, then=part)
    around = [
        say(f"floor-field-{name}", lang)
        for name in ("unclear", "prompted", "deliberate", "last")
        if getattr(act, name)
    ]
    if act.meant:
        around.append(say(f"floor-choice-{act.meant}", lang))
    if act.quoted:
        around.append(say("floor-did-quoted", lang, amount=act.quoted))
    name = situation.name(act.seat, lang)
    return f"{name}: {said}" + (f" ({'; '.join(around)})" if around else "")


def _motions(act: Act, lang: str) -> str:
    if not act.moved:
        return say("floor-did-puts-out", lang, amount=act.put_out)
    motions = [_pieces(each, lang) for each in act.moved]
    if len(motions) == 1:
        return say("floor-did-chips", lang, chips=motions[0])
    return say("floor-did-motions", lang, chips=", ".join(motions), count=len(motions))


def _pieces(chips: Motion, lang: str) -> str:
    """The chips of one motion: `3×100 + 25`."""
    counted = {chip: chips.count(chip) for chip in chips}
    told = {chip: say("floor-told-number", lang, number=chip) for chip in counted}
    return " + ".join([f"{many}×{told[chip]}" if many > 1 else told[chip] for chip, many in counted.items()])


def tellable(incident: Incident) -> bool:
    """Whether all that is said of an incident has words in both languages: nothing of it is told as a bare value."""
    if isinstance(incident, Act):
        return True
    form = next(each for each in forms() if each.kind == str(incident.__struct_config__.tag))
    for field in form.fields:
        value = getattr(incident, field.name)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, msgspec.Struct) and not isinstance(each, Did):
                return False
            if field.sort in ("choice", "choices") and each and _word(str(each), field) is None:
                return False
    return True


def _told(incident: Incident, form: Form, situation: Situation, lang: str) -> Iterator[str]:
    for field in form.fields:
        value, called = getattr(incident, field.name), form.called(field, lang)
        if field.sort == "seat" and not value:
            continue
        if field.sort == "flag":
            if value != field.default:
                yield called if value else f"{called}: {say('floor-told-no', lang)}"
        elif field.sort == "choice" or value != field.default:
            said = _value(value, field, situation, lang)
            if said:
                yield f"{called}: {said}"


def _value(value: Any, field: Field, situation: Situation, lang: str) -> str:
    if isinstance(value, Did):
        done = {"action": value.action, "to": value.to, "all_in": 0}
        return say("floor-counts-as", lang, seat=situation.name(value.seat, lang), **done).rstrip(".")
    if isinstance(value, tuple):
        if field.sort == "motion":
            return _pieces(value, lang)
        return ", ".join([_value(each, field, situation, lang) for each in value])
    if isinstance(value, Seat):
        return situation.name(value, lang)
    if isinstance(value, bool):
        return say("floor-told-yes" if value else "floor-told-no", lang)
    if isinstance(value, int):
        return say("floor-told-number", lang, number=value)
    code = _word(str(value), field)
    return say(code, lang) if code else str(value or "")


def _word(value: str, field: Field) -> str | None:
    """The code of what a value is called."""
    named = field.name.replace("_", "-")
    tried = (
        f"floor-choice-{named}-{value}",
        f"floor-choice-{value}",
        f"floor-offence-{value}",
        f"game-{value}",
    )
    return next((code for code in tried if value and knows(code)), None)
