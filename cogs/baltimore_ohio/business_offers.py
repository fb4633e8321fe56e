"""What is offered while a command of a railroad's turn is typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import discord
from discord import app_commands

from bot.chat.base.scenes import apart
from bot.chat.commands.autocomplete import LONGEST, MOST, Choices, Rows
from bot.chat.contract.adapter import Option, Scene
from cogs.baltimore_ohio import offering, plans, single
from cogs.baltimore_ohio.business_words import places
from cogs.baltimore_ohio.offers import here, offer
from cogs.baltimore_ohio.places import plain
from rules.baltimore_ohio.business_round.building import goals
from rules.baltimore_ohio.model.actions import BuildTrack, TakeResource
from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State

Offered = Callable[[Scene, State, str], Iterable[Option]]


def _rows(phase: Phase, options: Offered) -> Callable[[Scene], Rows]:
    """The options of a step as (name, segment), if that step is asked."""

    def rows(scene: Scene) -> Rows:
        table: State = scene.public.table
        if table.phase is phase:
            for each in options(scene, table, Position(table).acting[0]):
                detail = f" · {each.detail}" if each.detail else ""
                yield f"{each.label}{detail}", each.value

    return rows


async def scraps(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _rows(Phase.SCRAP, offering.scraps))


async def sums(interaction: discord.Interaction, current: str) -> Choices:
    return await offer(interaction, current, _rows(Phase.SERVICE, offering.sums))


async def counters(interaction: discord.Interaction, current: str) -> Choices:
    def rows(scene: Scene) -> Rows:
        for name, value in _rows(Phase.TRACK, offering.tracks)(scene):
            if isinstance(_step(value), TakeResource):
                yield name, value

    return await offer(interaction, current, rows)


def _step(segment: str) -> object:
    return single.only(plans.read(segment).plan)


async def builds(interaction: discord.Interaction, current: str) -> Choices:
    """Ready-made builds at first; behind a comma the next place."""
    before, comma, last = current.rpartition(",")
    if comma:
        return await _next(interaction, before, last)

    def rows(scene: Scene) -> Rows:
        for name, value in _rows(Phase.TRACK, offering.tracks)(scene):
            step = _step(value)
            if isinstance(step, BuildTrack):
                yield name, " ".join(step.hexes)

    return await offer(interaction, current, rows)


async def _next(interaction: discord.Interaction, before: str, last: str) -> Choices:
    """What is typed with each place that begins so, those worth going to first."""
    scene = await here.scene(interaction)
    if scene is None or scene.public.table.phase is not Phase.TRACK:
        return []
    table: State = scene.public.table
    name = Position(table).acting[0]
    known = await apart(lambda: goals(table, name))
    found = []
    for hex_ in [*known, *(each for each in board().cost if each not in known)]:
        called = board().city.get(hex_, hex_)
        if plain(called).startswith(plain(last)) or plain(hex_).startswith(plain(last)):
            text = f"{before.strip()}, {called}"
            shown = f"{before.strip()}, {places([hex_])}"
            if len(text) <= LONGEST:
                found.append(app_commands.Choice(name=shown[:LONGEST], value=text))
    return found[:MOST]


def numbers(text: str) -> list[int]:
    """The numbers of a list."""
    return [int(found) for found in re.findall(r"[0-9]{1,3}", text)]
