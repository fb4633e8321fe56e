"""What people typed, turned into cities, railroads and people; autocomplete for each."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

import data.rail_baron as facts
from bot.chat.base.errors import Refusal
from cogs.desk.service import desks_of, place_of
from cogs.desk.words import both, either
from rules.rail_baron.cities.names import (
    find_cities,
    find_railroads,
    nearest_cities,
    nearest_railroads,
    plain,
    suggest_cities,
    suggest_railroads,
)
from rules.rail_baron.dice_desk.desk import graph
from rules.rail_baron.model.options import Edition

LONGEST_QUOTE = 40


def city(text: str, edition: Edition, language: str) -> str:
    """The city meant, under the name of the edition. Raises Refusal with one kind sentence."""
    board = graph(edition)
    found = list(dict.fromkeys(board.city(name) for name in find_cities(text)))
    if len(found) == 1:
        return found[0]
    quoted = text.strip()[:LONGEST_QUOTE]
    if found:
        names = either(found[:5], language)
        raise Refusal("desk-refuse-city-ambiguous", text=quoted, list=names)
    near = list(dict.fromkeys(board.city(name) for name in nearest_cities(text)))
    raise _unknown("city", quoted, near, language)


def railroad(text: str, language: str) -> facts.Railroad:
    """The railroad meant. Raises Refusal with one kind sentence."""
    rows = {row.mark: row for row in facts.railroads()}
    found = find_railroads(text)
    if len(found) == 1:
        return rows[found[0]]
    quoted = text.strip()[:LONGEST_QUOTE]
    if found:
        names = either([_called(rows[mark]) for mark in found[:5]], language)
        raise Refusal("desk-refuse-railroad-ambiguous", text=quoted, list=names)
    near = [_called(rows[mark]) for mark in nearest_railroads(text)]
    raise _unknown("railroad", quoted, near, language)


def _unknown(kind: str, quoted: str, near: Sequence[str], language: str) -> Refusal:
    """There is no such thing, and what has a name like it, if anything has."""
    if not near:
        return Refusal(f"desk-refuse-{kind}-none", text=quoted)
    return Refusal(f"desk-refuse-{kind}-unknown", text=quoted, list=both(near, language))


def person(names: Sequence[str], text: str, language: str) -> int:
    """The number of the person meant: the name, or the beginning of one only."""
    wanted = plain(text)
    exact = [i for i, name in enumerate(names) if name.casefold() == text.strip().casefold()]
    begun = [i for i, name in enumerate(names) if wanted and plain(name).startswith(wanted)]
    found = exact or begun
    if len(found) == 1:
        return found[0]
    quoted = text.strip()[:LONGEST_QUOTE]
    raise Refusal("desk-refuse-person-unknown", text=quoted, list=both(names, language))


async def complete_city(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name) for name in suggest_cities(current)]


async def complete_railroad(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    rows = {row.mark: row for row in facts.railroads()}
    return [
        app_commands.Choice(name=_called(rows[mark]), value=mark)
        for mark in suggest_railroads(current)
    ]


async def complete_person(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    session = await desks_of(interaction.client).open_in(place_of(interaction))
    names = [each.name for each in session.desk.people] if session else []
    wanted = current.strip().casefold()
    return [app_commands.Choice(name=n, value=n) for n in names if wanted in n.casefold()]


def _called(row: facts.Railroad) -> str:
    return f"{row.mark} ({row.name})"
