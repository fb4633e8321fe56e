"""`/railbaron …`: every action as a command, with what is legal now offered while typing.

A command makes the same key as a button and takes the same way: what cannot be taken back is
shown first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.chat.actions.play import leaf
from bot.chat.base.errors import Refusal
from bot.chat.base.language import private_language
from bot.chat.base.scenes import scene_of
from bot.chat.base.services import Services, services_of
from bot.chat.base.slash import described
from bot.chat.base.table_lookup import table_meant
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Leaf
from bot.chat.declared.commands import Answered, Asked, Commands
from bot.chat.declared.kinds import key_text
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.reply import Reply
from cogs.rail_baron import pictures, riding
from cogs.rail_baron.looks import mine
from cogs.rail_baron.own_route import place_rows
from cogs.rail_baron.prompt import MOVES
from cogs.rail_baron.routes import route_rows
from data.rail_baron import region_name
from rules.rail_baron.cities.lookup import regions
from rules.rail_baron.model.actions import BetterEngine

GAME = "rail_baron"
RAILBARON = Commands(GAME, "railbaron", MOVES)


def _group(name: str) -> app_commands.Group:
    text = RAILBARON.texts.derived(f"slash-{name}")
    return app_commands.Group(name=name, description=described(text), parent=RAILBARON.group)


def _page(
    made: Callable[[Services, Scene, Mapping[str, Any]], Awaitable[Leaf]], *, ended: bool = False
) -> Answered:
    """A private page, whether it is one's turn or not; `ended`: of a finished game too."""

    async def answered(
        interaction: discord.Interaction, table: int | None, given: Mapping[str, Any]
    ) -> None:
        services, reply = services_of(interaction.client), Reply(interaction)
        await reply.open()
        found = await table_meant(interaction, table, game=GAME, ended=ended)
        language = await private_language(interaction)
        record, scene = await scene_of(interaction.client, found.id, interaction.user.id, language)
        if scene.view is None:
            raise Refusal("house-refuse-not-running")
        page = await made(services, scene, given)
        if page.note is not None and scene.seat is not None:
            await services.tables.note(record.id, scene.seat, page.note)
        place = Key(record.id, record.version, Verb.PLAY, "")
        await leaf(reply, place, page, scene, services.chat(GAME).accent(scene.seat))

    return answered


async def _cash(services: Services, scene: Scene, given: Mapping[str, Any]) -> Leaf:
    history = await services.tables.history(scene.table, scene.seat)
    return Leaf(mine(scene), pictures.cash(scene, history) if len(history) > 1 else None)


async def _plan(services: Services, scene: Scene, given: Mapping[str, Any]) -> Leaf:
    return riding.plan(scene, given["places"])


_PLACES = app_commands.Range[str, 1, 300]
ride, buy = _group("ride"), _group("buy")
RAILBARON.move("draw", "destination")
RAILBARON.move("declare")
RAILBARON.move(
    "region",
    region=Asked(
        read=lambda text: key_text(text.strip()),
        known=lambda language: [(region_name(name, language), name) for name in regions()],
    ),
)
for one in ("swap", "keep", "roll"):
    RAILBARON.move(one)
RAILBARON.add("route", "ride/{route}", under=ride, route=Asked(offered=route_rows))
RAILBARON.add("via", "via", under=ride, places=Asked(_PLACES, completed=place_rows, typed=True))
RAILBARON.choice("railroad", "railroad", "railroad", under=buy)
RAILBARON.add("engine", "engine/{engine}", under=buy, engine=Asked(BetterEngine))
RAILBARON.add("nothing", "nothing", under=buy)
RAILBARON.choice("sell", "sell", "railroad")
RAILBARON.choice("auction", "auction", "railroad")
RAILBARON.move("bid", amount=Asked(app_commands.Range[str, 1, 20], typed=True))
RAILBARON.move("pass")
RAILBARON.add("show", "wide", look=True)
RAILBARON.add("deeds", "deeds", look=True)
RAILBARON.by_hand("cash", _page(_cash, ended=True))
RAILBARON.by_hand("plan", _page(_plan), places=Asked(_PLACES, completed=place_rows, default=""))
