"""What is offered while a command is typed: what is legal now."""

from __future__ import annotations

from collections.abc import Callable

import discord
from discord import app_commands

import data.baltimore_ohio as facts
from bot.chat.base.scenes import private_language
from bot.chat.commands.autocomplete import Choices, Offers, Rows, matching
from bot.chat.contract.adapter import Scene
from cogs.baltimore_ohio import market_parts
from cogs.baltimore_ohio.looks import LOOKS, MORE
from cogs.baltimore_ohio.words import full, money, railroad, t
from rules.baltimore_ohio.model.actions import Bid

here = Offers("baltimore_ohio")
offer = here.offer


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
    scene = await here.scene(interaction)
    if scene is None:
        return []
    return [
        app_commands.Choice(name=money(value, scene.language), value=value)
        for value in market_parts.start_values(scene.public.table)
        if str(value).startswith(current.strip())
    ]


async def bids(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The lowest bid, half way and the highest."""
    scene = await here.scene(interaction)
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
    return matching(rows, current)


async def railroads(interaction: discord.Interaction, current: str) -> Choices:
    """All railroads; for spectators as well."""
    rows = [(f"{railroad(name)} · {full(name)}", name) for name in facts.railroads()]
    return matching(rows, current)
