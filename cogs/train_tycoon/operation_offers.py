"""What is offered while a command of the Operate phase is typed: what is legal now. Only its own
person sees it, so it may tell what the markers in hand are worth."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import discord

import data.train_tycoon as facts
from bot.chat.commands.autocomplete import MOST, Choices, Rows, matching
from bot.chat.contract.adapter import Menu, Prompt, Scene
from cogs.train_tycoon import investing, operation
from cogs.train_tycoon.building import BUILDING, cheapest, option
from cogs.train_tycoon.group import offer
from cogs.train_tycoon.operation_words import o
from cogs.train_tycoon.words import company
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.operation import lines as rules
from rules.train_tycoon.robot.proposals import proposals


async def lines(interaction: discord.Interaction, current: str) -> Choices:
    """The best lines; once a start is typed, the cheapest ones from there to every end."""

    def rows(scene: Scene) -> Rows:
        table: State = scene.public.table
        if table.phase not in BUILDING:
            return
        position = Position(table)
        found = re.match(r"\s*([A-Za-z][0-9]{1,2})\b", current)
        if found is None:
            options = [option(position, one, scene.language) for one in proposals(position, MOST)]
        else:
            start = found[1].upper()
            ends = sorted(
                rules.ends(position, start).values(),
                key=lambda plan: (plan.way.end not in table.hubs, rules.rank(plan)),
            )
            options = [cheapest(position, plan, scene.language) for plan in ends]
        lead = "" if found is None else f"{found[1].upper()} → "
        for one in options:
            yield f"{lead}{one.label} · {one.detail}", one.value

    scene_rows = await offer(interaction, "", rows)
    wanted = re.sub(r"^\s*[A-Za-z][0-9]{1,2}\b", "", current).strip().casefold()
    return [one for one in scene_rows if wanted in one.name.casefold()]


def _of_prompt(phase: Phase, key: str) -> Callable[[Scene], Rows]:
    """The options of a menu, or the buttons, of what the card asks in this phase."""

    def rows(scene: Scene) -> Rows:
        table: State = scene.public.table
        if table.phase is phase and scene.seat is not None:
            yield from _rows(operation.ASK[phase](scene, table, scene.seat), key)

    return rows


def _rows(asked: Prompt, key: str) -> Iterator[tuple[str, str]]:
    if not key:
        yield from ((one.label, one.key) for one in asked.buttons if not one.look)
    yield from _menu(asked.menus, key)


def _menu(menus: tuple[Menu, ...], key: str) -> Iterator[tuple[str, str]]:
    for menu in menus:
        if menu.key == key:
            yield from ((f"{one.label} · {one.detail}", one.value) for one in menu.options)


async def taken(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _of_prompt(Phase.TAKE, "take"))


async def expanded(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _of_prompt(Phase.TRAINS, "expand"))


async def cut(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _of_prompt(Phase.TRAINS, "cut"))


async def payouts(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _of_prompt(Phase.PAYOUT, ""))


async def markers(interaction: discord.Interaction, current: str) -> Choices:
    """The own markers with their values, and none."""

    def rows(scene: Scene) -> Rows:
        if scene.public.table.phase is Phase.INVEST:
            yield from ((one.label, one.value) for one in investing.options(scene))
            yield o("press-nomarker", scene.language), "none"

    return await offer(interaction, current, rows)


async def companies(interaction: discord.Interaction, current: str) -> Choices:
    """All companies, for spectators too."""
    return matching([(company(name), name) for name in facts.companies()], current)
