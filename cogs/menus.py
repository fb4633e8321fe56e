"""The bot's commands in the menus of people ("Play with…") and messages ("Since then…")."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.actions.open_form import answer_with_form
from bot.chat.base.errors import Refusal, report_errors
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.cards.replay import show_stop
from bot.chat.ui.card import table_shown
from bot.chat.ui.press import Press, acknowledge_command, press_from_command
from bot.tables.types.model import Table
from cogs.table.looks import show_since
from cogs.table.records import show_records_together

__all__ = ["setup"]


@app_commands.guild_only()
@report_errors
async def play_with(interaction: Interaction, person: discord.Member) -> None:
    """Open the form of a new table with that person invited."""
    _refuse_bot(person)
    invited = None if person == interaction.user else person.id
    await answer_with_form(interaction, invited)


@app_commands.guild_only()
@report_errors
async def records_together(interaction: Interaction, person: discord.Member) -> None:
    """Show the games that the reader and that person have ended together on this server."""
    _refuse_bot(person)
    await show_records_together(interaction, person)


@app_commands.guild_only()
@report_errors
async def since_then(interaction: Interaction, message: discord.Message) -> None:
    """Show what has happened since a card was posted."""
    press, table, version = await _press_from_card(interaction, message)
    if table.started is None:
        raise Refusal("house-refuse-not-running")
    await show_since(press, version)


@app_commands.guild_only()
@report_errors
async def show_turn_again(interaction: Interaction, message: discord.Message) -> None:
    """Show the turn that a card tells, as a page of the replay."""
    press, table, version = await _press_from_card(interaction, message)
    await show_stop(press, await press.tables.replay_stop(table.id, at=version))


async def _press_from_card(
    interaction: Interaction, message: discord.Message
) -> tuple[Press, Table, int]:
    """Return a press at the table of a card, the table, and the version that the card shows.

    They are in the ids of the card's controls; for a card that has lost them, in the database."""
    press = await acknowledge_command(interaction)
    is_own = interaction.client.user is not None and message.author.id == interaction.client.user.id
    shown = table_shown(message) if is_own else None
    if shown is None and is_own:
        shown = await interaction.client.services.tables.find_posted(message.id)
    if shown is None:
        raise Refusal("house-refuse-no-card")
    number, version = shown
    press, table = await press_from_command(interaction, number, ended=True)
    return press, table, version


def _refuse_bot(person: discord.Member) -> None:
    if person.bot:
        raise Refusal("house-refuse-bot")


async def setup(bot: commands.Bot) -> None:
    for key, command in (
        ("table-form-play-with", play_with),
        ("records-menu-together", records_together),
        ("table-menu-since", since_then),
        ("replay-menu", show_turn_again),
    ):
        bot.tree.add_command(app_commands.ContextMenu(name=localized(key), callback=command))
