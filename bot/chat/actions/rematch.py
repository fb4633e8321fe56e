"""Rematch: a new table with the options of an ended one, to which its players are invited."""

from __future__ import annotations

from discord.utils import escape_markdown

from bot.chat.actions.lobby import announce_lobby, open_with_options
from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal
from bot.chat.base.language import public_language
from bot.chat.ui.keys import Route
from bot.chat.ui.press import Press, button
from bot.tables.types.model import Table
from data.texts import say


@button(Route.SEAT, "rematch")
async def open_rematch(press: Press) -> None:
    """Open a table like an ended one.

    Refuses while the old one is running, and for persons who did not play."""
    old = await press.fetch_table()
    if old.status != "ended":
        raise Refusal("house-refuse-rematch")
    if not await press.tables.has_played(old.id, press.user):
        raise Refusal("records-refuse-rematch")
    new = await open_with_options(press, old.game, old.options)
    await _invite(press, old, new)


async def _invite(press: Press, old: Table, new: Table) -> None:
    """Post the new lobby and ping the former players, unless they want no pings.

    It is a message of its own, since an answer edits a progress message and pings no one."""
    language = await public_language(press.client, new.place.guild)
    # Forgotten persons have negative ids, which Discord does not use.
    invited = [user for user in old.people if user >= 0 and user != press.user]
    pinged = [
        user for user in invited if (await press.tables.person_settings(user)).pings.how != "quiet"
    ]
    lead = say(
        "records-rematch",
        language,
        name=f"**{escape_markdown(shown_name(press.interaction.user, language))}**",
        called=" ".join(f"<@{user}>" for user in invited),
    )
    await announce_lobby(press, new, "house-opened", lead=lead, pinged=pinged)
