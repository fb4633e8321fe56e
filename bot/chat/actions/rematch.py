"""The same game once more: a new table with the options of an ended one; its people are called."""

from __future__ import annotations

from discord.utils import escape_markdown

from bot.chat.actions.lobby import announce, place_of
from bot.chat.base.display_names import shown_name
from bot.chat.base.errors import Refusal, made
from bot.chat.base.language import public_language
from bot.chat.ui.keys import Verb
from bot.chat.ui.press import Press, button
from bot.tables.types.model import Table
from data.texts import say


@button(Verb.SEAT, "rematch")
async def rematch(press: Press) -> None:
    """Open a table like an ended one. Refuses while the old one still goes on, and to whom did
    not play at it."""
    old = await press.table()
    if old.status != "ended":
        raise Refusal("house-refuse-rematch")
    if not await press.tables.has_played(old.id, press.user):
        raise Refusal("records-refuse-rematch")
    place = place_of(press.interaction)
    limits = press.services.limits
    opened = await press.tables.open(
        old.game, place, press.user, key=press.id, options=old.options, limits=limits
    )
    made(press.interaction)
    await _invite(press, old, opened)


async def _invite(press: Press, old: Table, new: Table) -> None:
    """Post the new lobby and call those who played before, unless they want no calls: in a message
    of its own, for an answer is an edit of what says that one thinks, and calls nobody."""
    language = await public_language(press.client, new.place.guild)
    # Below 0 are those who were forgotten: nobody on Discord has such a number.
    others = [user for user in old.people if user >= 0 and user != press.user]
    called = [user for user in others if (await press.tables.person(user)).pings.how != "quiet"]
    lead = say(
        "records-rematch",
        language,
        name=f"**{escape_markdown(shown_name(press.interaction.user, language))}**",
        called=" ".join(f"<@{user}>" for user in others),
    )
    await announce(press, new, "house-opened", lead=lead, called=called)
