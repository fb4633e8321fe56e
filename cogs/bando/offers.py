"""What is offered while a command is typed: what is legal now.

Autocomplete never fails aloud: whoever may not act is offered nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import discord
from discord import app_commands

import data.baltimore_ohio as facts
from bot.chat.adapter import Scene
from bot.chat.asking import table_meant
from bot.chat.errors import Refusal
from bot.chat.scenes import apart, private_language, scene_of
from bot.tables.errors import TableError
from cogs.bando import market_parts
from cogs.bando.looks import LOOKS, MORE
from cogs.bando.words import full, money, railroad, t
from rules.baltimore_ohio.actions import Bid

Choices = list[app_commands.Choice[str]]
Rows = Iterable[tuple[str, str]]
MOST = 25
LONGEST = 100


async def scene_here(interaction: discord.Interaction) -> Scene | None:
    """The scene of the person's own seat, None if there is none to speak of."""
    number = interaction.namespace.table
    try:
        table = await table_meant(
            interaction, number if isinstance(number, int) else None, game="baltimore_ohio"
        )
        language = await private_language(interaction)
        _, scene = await scene_of(interaction.client, table.id, interaction.user.id, language)
    except (Refusal, TableError):
        return None
    return scene if scene.view is not None and scene.seat is not None else None


async def offer(
    interaction: discord.Interaction, current: str, rows: Callable[[Scene], Rows]
) -> Choices:
    """The rows of (name, value) that contain what was typed, for whom the game waits."""
    scene = await scene_here(interaction)
    if scene is None or scene.seat not in scene.public.to_move:
        return []
    wanted = current.strip().casefold()
    found = await apart(lambda: list(rows(scene)))
    return [
        app_commands.Choice(name=name[:LONGEST], value=value)
        for name, value in found
        if wanted in name.casefold() and len(value) <= LONGEST
    ][:MOST]


def _menu(head: str, started: bool | None = None) -> Callable[[Scene], Rows]:
    """The lines of a menu of the market turn: `railroad · what it would be`, with the railroad's
    id. `started`: only those on the track, or only those that are not."""

    def rows(scene: Scene) -> Rows:
        if not market_parts.due(scene):
            return
        for menu in market_parts.menus(scene, ()):
            for option in menu.options if menu.key == head else ():
                name = market_parts.added(option.value)
                on_track = scene.public.table.railroads[name].value is not None
                if started is None or on_track == started:
                    yield f"{option.label} · {option.detail}", name

    return rows


async def owned(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _menu("sell"))


async def on_the_track(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _menu("buy", started=True))


async def startable(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _menu("buy", started=False))


async def presided(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _menu("back"))


async def barons(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        if market_parts.due(scene):
            for card, label, detail in market_parts.cards(scene):
                yield f"{label} · {detail}", card

    return await offer(interaction, current, rows)


async def values(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The values at which a railroad can be started at the present Tech Level."""
    scene = await scene_here(interaction)
    if scene is None:
        return []
    return [
        app_commands.Choice(name=money(value, scene.language), value=value)
        for value in market_parts.start_values(scene.public.table)
        if str(value).startswith(current.strip())
    ]


async def bids(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The lowest bid, half way and the highest."""
    scene = await scene_here(interaction)
    if scene is None:
        return []
    return [
        app_commands.Choice(name=money(action.amount, scene.language), value=action.amount)
        for action in scene.view.legal
        if isinstance(action, Bid) and str(action.amount).startswith(current.strip())
    ]


async def looks(interaction: discord.Interaction, current: str) -> Choices:
    """Everything there is to look at; for spectators as well."""
    language = await private_language(interaction)
    rows = [(t(f"look-{key}", language), key) for key in (*LOOKS, *MORE)]
    return _matching(rows, current)


async def railroads(interaction: discord.Interaction, current: str) -> Choices:
    """All railroads; for spectators as well."""
    rows = [(f"{railroad(name)} · {full(name)}", name) for name in facts.railroads()]
    return _matching(rows, current)


def _matching(rows: Iterable[tuple[str, str]], current: str) -> Choices:
    wanted = current.strip().casefold()
    return [
        app_commands.Choice(name=name[:LONGEST], value=value)
        for name, value in rows
        if wanted in name.casefold()
    ][:MOST]
