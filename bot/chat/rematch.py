"""The same game once more: a new table with the options of an ended one; its people are called."""

from __future__ import annotations

import discord
from discord.utils import escape_markdown

from bot.chat.errors import Refusal
from bot.chat.house import services_of
from bot.chat.keys import Key
from bot.chat.lobby import place_of
from bot.chat.lobby_card import lobby_view
from bot.chat.reply import Reply
from bot.chat.scenes import public_language
from bot.tables.model import Table
from data.texts import say


async def open_again(interaction: discord.Interaction, old: Table) -> Table:
    """A new table like an ended one. Refuses while the old one still goes on, and to whom had no
    seat at it."""
    if old.status != "ended":
        raise Refusal("house-refuse-rematch")
    if old.seat_of(interaction.user.id) is None:
        raise Refusal("house-refuse-no-seat")
    return await services_of(interaction.client).tables.open(
        old.game,
        place_of(interaction),
        interaction.user.id,
        key=str(interaction.id),
        options=old.options,
    )


async def invite(interaction: discord.Interaction, old: Table, new: Table) -> None:
    """Post the new lobby and call those who played before."""
    client = interaction.client
    language = await public_language(client, new.place.guild)
    others = [user for user in old.people if user != interaction.user.id]
    text = say(
        "records-rematch",
        language,
        name=f"**{escape_markdown(interaction.user.display_name)}**",
        called=" ".join(f"<@{user}>" for user in others),
    )
    calls = discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in others]
    )
    view = await lobby_view(client, new, language, lead=text)
    await interaction.followup.send(view=view, allowed_mentions=calls)


async def pressed(interaction: discord.Interaction, key: Key) -> None:
    """The button on the last card of a game."""
    reply = Reply(interaction)
    await reply.open()
    old = await services_of(interaction.client).tables.get(key.table)
    await invite(interaction, old, await open_again(interaction, old))
