"""Parse typed cities, railroads and people, and autocomplete them."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

import data.rail_baron as facts
from bot.chat.base.errors import Refusal
from bot.chat.base.services import Interaction
from data.texts import join_with_and, join_with_or
from rules.rail_baron.cities.names import (
    find_cities,
    find_railroads,
    nearest_cities,
    nearest_railroads,
    normalize,
    suggest_cities,
    suggest_railroads,
)
from rules.rail_baron.lookups.draws import edition_board
from rules.rail_baron.model.options import Edition

MAX_QUOTE = 40
"""Characters of typed text that a refusal quotes."""


def parse_city(text: str, edition: Edition, language: str) -> str:
    """Return the city typed, under its name in the edition. Raises `Refusal` if none or several
    match."""
    board = edition_board(edition)
    matches = list(dict.fromkeys(board.canonical_city(name) for name in find_cities(text)))
    if len(matches) == 1:
        return matches[0]
    quoted = text.strip()[:MAX_QUOTE]
    if matches:
        names = join_with_or(matches[:5], language)
        raise Refusal("desk-refuse-city-ambiguous", text=quoted, list=names)
    similar = list(dict.fromkeys(board.canonical_city(name) for name in nearest_cities(text)))
    raise _unknown_name("city", quoted, similar, language)


def parse_railroad(text: str, language: str) -> facts.Railroad:
    """Return the railroad typed. Raises `Refusal` if none or several match."""
    rows = {row.mark: row for row in facts.railroads()}
    matches = find_railroads(text)
    if len(matches) == 1:
        return rows[matches[0]]
    quoted = text.strip()[:MAX_QUOTE]
    if matches:
        names = join_with_or([_railroad_label(rows[mark]) for mark in matches[:5]], language)
        raise Refusal("desk-refuse-railroad-ambiguous", text=quoted, list=names)
    similar = [_railroad_label(rows[mark]) for mark in nearest_railroads(text)]
    raise _unknown_name("railroad", quoted, similar, language)


def _unknown_name(kind: str, quoted: str, similar: Sequence[str], language: str) -> Refusal:
    """Return the refusal of an unknown name, with similar names, if there are any."""
    if not similar:
        return Refusal(f"desk-refuse-{kind}-none", text=quoted)
    return Refusal(
        f"desk-refuse-{kind}-unknown", text=quoted, list=join_with_and(similar, language)
    )


def parse_person(names: Sequence[str], text: str, language: str) -> int:
    """Return the number of the person typed by name, or by an unambiguous beginning of it.
    Raises `Refusal`."""
    normalized = normalize(text)
    exact = [i for i, name in enumerate(names) if name.casefold() == text.strip().casefold()]
    prefixed = [
        i for i, name in enumerate(names) if normalized and normalize(name).startswith(normalized)
    ]
    matches = exact or prefixed
    if len(matches) == 1:
        return matches[0]
    quoted = text.strip()[:MAX_QUOTE]
    raise Refusal("desk-refuse-person-unknown", text=quoted, list=join_with_and(names, language))


async def complete_city(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name) for name in suggest_cities(current)]


async def complete_railroad(
    interaction: Interaction, current: str
) -> list[app_commands.Choice[str]]:
    rows = {row.mark: row for row in facts.railroads()}
    return [
        app_commands.Choice(name=_railroad_label(rows[mark]), value=mark)
        for mark in suggest_railroads(current)
    ]


def _railroad_label(row: facts.Railroad) -> str:
    return f"{row.mark} ({row.name})"
