"""`/remind …`: how a person is notified of a table that waits for them."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.chat.actions import remind_page
from bot.chat.base.services import Client, Interaction
from bot.chat.base.slash import localized, usable_anywhere
from bot.chat.commands.slash_command import slash
from bot.chat.ui.press import acknowledge_command
from bot.tables.types.hours import zones

MODE_CHOICES = [
    app_commands.Choice(name=localized("remind-choice-mention"), value="mention"),
    app_commands.Choice(name=localized("remind-choice-direct"), value="direct"),
    app_commands.Choice(name=localized("remind-choice-quiet"), value="quiet"),
]


async def complete_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the time zones whose name contains the typed text, those of cities that begin with
    it first."""
    typed = current.strip().casefold().replace(" ", "_")
    matches = [name for name in zones() if typed in name.casefold()]
    matches.sort(key=lambda name: not name.casefold().rpartition("/")[2].startswith(typed))
    return [app_commands.Choice(name=name.replace("_", " "), value=name) for name in matches[:25]]


@usable_anywhere
class Remind(
    commands.GroupCog,
    group_name="remind",
    group_description=localized("remind-slash-group"),
):
    def __init__(self, bot: Client) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.services.delivery.reminding.start()

    async def cog_unload(self) -> None:
        self.bot.services.delivery.reminding.stop()

    @slash("remind-slash-show")
    async def show(self, interaction: Interaction) -> None:
        await remind_page.show_settings(await acknowledge_command(interaction))

    @slash("remind-slash-inbox")
    async def inbox(self, interaction: Interaction) -> None:
        await remind_page.show_inbox(await acknowledge_command(interaction))

    @slash(
        "remind-slash-set",
        how="remind-slash-how",
        first="remind-slash-first",
        repeat="remind-slash-repeat",
        zone="remind-slash-zone",
        hours="remind-slash-hours",
        holiday="remind-slash-holiday",
        early="remind-slash-early",
        learn="remind-slash-learn",
    )
    @app_commands.choices(how=MODE_CHOICES)
    @app_commands.autocomplete(zone=complete_zone)
    async def set_(
        self,
        interaction: Interaction,
        how: str | None = None,
        first: str | None = None,
        repeat: str | None = None,
        zone: str | None = None,
        hours: str | None = None,
        holiday: str | None = None,
        early: bool | None = None,
        learn: bool | None = None,
    ) -> None:
        press = await acknowledge_command(interaction)
        texts = {"how": how, "first": first, "repeat": repeat, "zone": zone, "hours": hours}
        given = {name: text for name, text in texts.items() if text is not None}
        if holiday is not None:  # after the zone, which says what day it is
            given["holiday"] = holiday
        switches = {"early": early, "learn": learn}
        given |= {name: "on" if on else "off" for name, on in switches.items() if on is not None}
        await (
            remind_page.change_settings(press, given) if given else remind_page.show_settings(press)
        )


async def setup(bot: Client) -> None:
    await bot.add_cog(Remind(bot))
