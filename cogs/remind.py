"""`/remind …`: how a person is called to a table that waits for him."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.actions import remind_page
from bot.chat.base.errors import told
from bot.chat.base.services import services_of
from bot.chat.base.slash import anywhere, described
from bot.chat.ui.press import Press
from bot.tables.types.hours import zones

HOWS = [
    app_commands.Choice(name=described("remind-choice-mention"), value="mention"),
    app_commands.Choice(name=described("remind-choice-direct"), value="direct"),
    app_commands.Choice(name=described("remind-choice-quiet"), value="quiet"),
]


async def zone_choices(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Zones whose name holds what was typed, cities that begin with it first."""
    typed = current.strip().casefold().replace(" ", "_")
    found = [name for name in zones() if typed in name.casefold()]
    found.sort(key=lambda name: not name.casefold().rpartition("/")[2].startswith(typed))
    return [app_commands.Choice(name=name.replace("_", " "), value=name) for name in found[:25]]


@anywhere
class Remind(
    commands.GroupCog,
    group_name="remind",
    group_description=described("remind-slash-group"),
):
    def __init__(self, bot: commands.Bot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        services_of(self.bot).delivery.reminding.start()

    async def cog_unload(self) -> None:
        services_of(self.bot).delivery.reminding.stop()

    @app_commands.command(description=described("remind-slash-show"))
    @told
    async def show(self, interaction: discord.Interaction) -> None:
        press = Press(interaction)
        await press.reply.open()
        await remind_page.show(press)

    @app_commands.command(description=described("remind-slash-inbox"))
    @told
    async def inbox(self, interaction: discord.Interaction) -> None:
        press = Press(interaction)
        await press.reply.open()
        await remind_page.inbox(press)

    @app_commands.command(name="set", description=described("remind-slash-set"))
    @app_commands.describe(
        how=described("remind-slash-how"),
        first=described("remind-slash-first"),
        repeat=described("remind-slash-repeat"),
        zone=described("remind-slash-zone"),
        hours=described("remind-slash-hours"),
        holiday=described("remind-slash-holiday"),
        early=described("remind-slash-early"),
        learn=described("remind-slash-learn"),
    )
    @app_commands.choices(how=HOWS)
    @app_commands.autocomplete(zone=zone_choices)
    @told
    async def set_(
        self,
        interaction: discord.Interaction,
        how: str | None = None,
        first: str | None = None,
        repeat: str | None = None,
        zone: str | None = None,
        hours: str | None = None,
        holiday: str | None = None,
        early: bool | None = None,
        learn: bool | None = None,
    ) -> None:
        press = Press(interaction)
        await press.reply.open()
        texts = {"how": how, "first": first, "repeat": repeat, "zone": zone, "hours": hours}
        given = {name: text for name, text in texts.items() if text is not None}
        if holiday is not None:  # after the zone, which says what day it is
            given["holiday"] = holiday
        switches = {"early": early, "learn": learn}
        given |= {name: "on" if on else "off" for name, on in switches.items() if on is not None}
        await (remind_page.change(press, given) if given else remind_page.show(press))


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Remind(bot))
