"""What is offered while a command is typed: what is legal now, and places on the map."""

from __future__ import annotations

from collections.abc import Callable

import discord
from discord import app_commands

from bot.chat.base.errors import Refusal
from bot.chat.base.scenes import apart
from bot.chat.commands.autocomplete import LONGEST, MOST, Choices, Offers, Rows, matching
from bot.chat.contract.adapter import Scene
from cogs.rail_baron.choices import things
from cogs.rail_baron.prompt import lettered, route_option
from cogs.rail_baron.riding import planned, split_places
from cogs.rail_baron.words import money, railroad, t
from rules.rail_baron.cities.lookup import regions as all_regions
from rules.rail_baron.cities.places import place_choices
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Phase

here = Offers("rail_baron")


async def _offer(
    interaction: discord.Interaction, current: str, rows: Callable[[Scene], Rows]
) -> Choices:
    """The rows that contain what was typed, for every seat."""
    scene = await here.scene(interaction)
    if scene is None:
        return []
    return matching(await apart(lambda: list(rows(scene))), current)


async def regions(interaction: discord.Interaction, current: str) -> Choices:
    return matching([(name, name) for name in all_regions()], current)


async def routes(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        if scene.public.phase is not Phase.RIDE or scene.seat not in scene.public.to_move:
            return
        kept = planned(scene)
        if kept is not None:
            yield t("route-plan", scene.language), "plan"
        for letter, route in lettered(scene):
            option = route_option(route, letter, scene.language)
            yield f"{option.label} · {option.detail}", route.key

    return await _offer(interaction, current, rows)


async def places(interaction: discord.Interaction, current: str) -> Choices:
    """Completes the last place of a list; what stands before it stays."""
    scene = await here.scene(interaction)
    graph = board(scene.public.options if scene is not None else Options())
    typed = split_places(current)
    last = "" if not typed or current.rstrip().endswith((",", ";")) else typed.pop()
    lead = "".join(f"{place}; " for place in typed)
    return [
        app_commands.Choice(name=f"{lead}{label}", value=f"{lead}{label}")
        for label, _ in place_choices(graph, last)
        if len(f"{lead}{label}") <= LONGEST
    ][:MOST]


async def for_sale(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        if scene.public.phase is Phase.PURCHASE and scene.seat in scene.public.to_move:
            for key, name, price in things(scene):
                if key in board(scene.public.options).railroads:
                    yield f"{name}: {money(price, scene.language)}", key

    return await _offer(interaction, current, rows)


async def owned(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        assert scene.seat is not None
        graph = board(scene.public.options)
        for mark in scene.public.seats[scene.seat].railroads:
            half = money(graph.railroads[mark].price // 2, scene.language)
            yield f"{railroad(graph, mark)}: {half}", mark

    return await _offer(interaction, current, rows)


def mark_of(text: str) -> str:
    """The mark of a railroad as people type it: its mark, its name, or what it is called."""
    wanted = text.strip().casefold()
    for mark, row in board(Options()).railroads.items():
        names = (mark, row.name, row.nickname or row.name, railroad(board(Options()), mark))
        if wanted in (name.casefold() for name in names):
            return mark
    raise Refusal("rail_baron_chat-refuse-railroad", text=text[:40])
