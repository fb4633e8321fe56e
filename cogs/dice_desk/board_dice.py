"""Dice of the board: a form in which people write "o7 e9", "3 2 5, 2 4 4", or the city itself."""

from __future__ import annotations

import re

from bot.chat.contract.pages import Act, Answer, Button, Field, Form, Style
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.moves import Words
from cogs.dice_desk.corrections import person_of
from cogs.dice_desk.texts import is_whole, person_label, t
from cogs.dice_desk.typed.find import parse_city
from data.rail_baron import region_name
from rules.dice_desk.actions import EnterDice
from rules.dice_desk.whole_game import book_of
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.cities.names import normalize
from rules.rail_baron.model.events import Three
from rules.rail_baron.model.options import Edition

_THROW = re.compile(
    r"\b(?:(?P<parity>odd|even|ungerade|gerade|[oeug])\s*(?P<sum>\d{1,2})"
    r"|(?P<red>[1-6])[ +/-]?(?P<first>[1-6])[ +/-]?(?P<second>[1-6]))\b",
    re.IGNORECASE,
)
_ODD = ("o", "u")
"""What the words for an odd red die begin with."""
BIGGEST = 6


def parse_dice(
    text: str, person: int, edition: Edition, language: str, *, declares: bool = False
) -> EnterDice:
    """Parse what was rolled for a home or a destination: one or two throws, or the city itself.

    A throw is typed as `odd 7` (the sum of the white dice) or `3 2 5` (red, white, white); a region
    may follow. Raises `Refusal` if there is no such city."""
    throws = tuple(_throw(match) for match in _THROW.finditer(text))
    rest = _THROW.sub(" ", text).strip(" ,;.")
    if not throws:
        city = parse_city(rest, edition, language)
        return EnterDice(person, (), None, declares, city)
    return EnterDice(person, throws, parse_region(rest, language) if rest else None, declares)


def _throw(match: re.Match[str]) -> Three:
    """Return the three dice of a throw; for a typed sum any white dice that give it."""
    if match["parity"] is None:
        return int(match["red"]), int(match["first"]), int(match["second"])
    total = int(match["sum"])
    first = min(BIGGEST, total - 1)
    return (1 if match["parity"][0].casefold() in _ODD else 2), first, total - first


def parse_region(text: str, language: str) -> str:
    """Return the region typed, or the text itself, which the rules refuse."""
    wanted = normalize(text)
    for name in regions():
        if wanted and any(
            normalize(shown).startswith(wanted) for shown in (name, region_name(name, language))
        ):
            return name
    return text[:40]


def dice_button(ctx: TableContext, number: int, label: str, style: Style = "go") -> Button:
    """Return the button that asks for the dice that a person has rolled at the board."""
    return Button(f"dice/{number}", t(label, ctx, name=person_label(ctx, number)), style, form=True)


def _enter(ctx: TableContext, rest: str, confirmed: bool, words: Words) -> Answer:
    """Answer `dice/<person>`, and `dice/home` of whoever declares."""
    declares = rest == "home" and is_whole(ctx)
    number = book_of(ctx.public.table).turn.seat if declares else person_of(ctx, rest)
    edition = ctx.public.options.edition
    line = words.get("line", "")
    return Act(parse_dice(line, number, edition, ctx.language, declares=declares))


def _form(ctx: TableContext, rest: str) -> Form:
    declares = rest == "home" and is_whole(ctx)
    number = book_of(ctx.public.table).turn.seat if declares else person_of(ctx, rest)
    naming = ctx.public.table.naming is not None
    field = Field(
        "line",
        t("form-dice-line", ctx),
        hint=t("form-dice-region" if naming else "form-dice-hint", ctx),
        limit=80,
        note=t("form-dice-note", ctx),
    )
    return Form(t("form-dice", ctx, name=person_label(ctx, number)), (field,))


OTHERS = {"dice": _enter}
FORMS = {"dice": _form}
