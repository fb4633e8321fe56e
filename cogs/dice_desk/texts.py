"""Texts and field types of sessions: `t(key, ctx, **values)`, names of people and cities."""

from __future__ import annotations

from discord.utils import escape_markdown

import data.rail_baron as facts
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import FieldType, FieldTypes
from bot.chat.declared.texts import Texts
from data.rail_baron import region_name
from data.texts import money
from rules.dice_desk.people import MAX_PEOPLE
from rules.dice_desk.view import View
from rules.rail_baron.cities.lookup import regions

_DOLLARS = frozenset({"payoff", "price", "cash", "amount", "owed", "before_cash", "after_cash"})
"""Names of text variables whose whole numbers are written as money."""


def _format_value(name: str, value: object, where: TableContext | str) -> object:
    language = where if isinstance(where, str) else where.language
    return money(value, language) if isinstance(value, int) and name in _DOLLARS else value


t = Texts("dice_desk_chat", _format_value)
CITIES = tuple(row.city for row in facts.cities())
"""The cities, by their index in keys."""


def person_label(ctx: TableContext, number: int) -> str:
    """Return a person's name for buttons: the typed one, or that of the person's seat."""
    view: View = ctx.public
    person = view.table.people[number]
    return person.name if person.name or person.seat is None else ctx.names[person.seat]


def person_name(ctx: TableContext, number: int) -> str:
    """Return a person's name, with Markdown escaped."""
    return escape_markdown(person_label(ctx, number))


def is_whole(ctx: TableContext) -> bool:
    """Whether this session keeps the whole game."""
    return ctx.public.table.book is not None


def describe_person(ctx: TableContext, number: int) -> str:
    """Return where a person is, and is going to."""
    view: View = ctx.public
    person, naming = view.table.people[number], view.table.naming
    name = person_name(ctx, number)
    if person.home is None or person.place is None:
        return t("person-new", ctx, name=name)
    values = {"name": name, "home": person.home, "from": person.place}
    if naming is not None and naming.person == number:
        return t("person-naming", ctx, **values)
    if person.destination is not None:
        payoff = view.position.payoff(person)
        return t("person-going", ctx, to=person.destination, payoff=payoff, **values)
    return t("person-idle" if person.drew_first else "person-home", ctx, **values)


KINDS = FieldTypes(
    person=FieldType(lambda number, ctx: person_label(ctx, number), of=lambda: range(MAX_PEOPLE)),
    region=FieldType(lambda name, ctx: region_name(name, ctx.language), of=regions),
    city=FieldType(lambda name, ctx: name, of=lambda: CITIES),
)
