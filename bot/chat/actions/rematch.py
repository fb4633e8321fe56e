"""The same game once more: a new table with the options of an ended one; its people are called."""

from __future__ import annotations

import discord
from discord.utils import escape_markdown

from bot.chat.actions.lobby import announce, place_of
from bot.chat.base.errors import Refusal, made
from bot.chat.base.scenes import public_language
from bot.chat.base.services import services_of
from bot.chat.ui.keys import Key
from bot.chat.ui.reply import Reply
from bot.tables.types.model import Table
from data.texts import say


async def open_again(interaction: discord.Interaction, old: Table) -> Table:
    """A new table like an ended one. Refuses while the old one still goes on, and to whom had no
    seat at it."""
    if old.status != "ended":
        raise Refusal("house-refuse-rematch")
    if old.seat_of(interaction.user.id) is None:
        raise Refusal("house-refuse-no-seat")
    opened: Table = await services_of(interaction.client).tables.open(
        old.game,
        place_of(interaction),
        interaction.user.id,
        key=str(interaction.id),
        options=old.options,
    )
    made(interaction)
    return opened


async def invite(reply: Reply, old: Table, new: Table) -> None:
    """Post the new lobby and call those who played before, unless they want no calls: in a message
    of its own, for an answer is an edit of what says that one thinks, and calls nobody."""
    interaction = reply.interaction
    tables = services_of(interaction.client).tables
    language = await public_language(interaction.client, new.place.guild)
    # Below 0 are those who were forgotten: nobody on Discord has such a number.
    others = [user for user in old.people if user >= 0 and user != interaction.user.id]
    called = [user for user in others if (await tables.person(user)).pings.how != "quiet"]
    lead = say(
        "records-rematch",
        language,
        name=f"**{escape_markdown(interaction.user.display_name)}**",
        called=" ".join(f"<@{user}>" for user in others),
    )
    await announce(reply, new, "house-opened", lead=lead, called=called)


async def pressed(interaction: discord.Interaction, key: Key) -> None:
    """The button on the last card of a game."""
    reply = Reply(interaction)
    await reply.open()
    old = await services_of(interaction.client).tables.get(key.table)
    await invite(reply, old, await open_again(interaction, old))
