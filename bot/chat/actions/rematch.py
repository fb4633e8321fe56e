"""Rematch: a new table with the options of an ended one, to which its players are invited."""

from __future__ import annotations

from bot.chat.actions.lobby import announce_invitation, open_with_options
from bot.chat.base.errors import Refusal
from bot.chat.ui.keys import Route
from bot.chat.ui.press import Press, button
from bot.tables.types.games import game_of


@button(Route.SEAT, "rematch")
async def open_rematch(press: Press) -> None:
    """Open a table like an ended one.

    Refuses while the old one is running, and for persons who did not play."""
    old = await press.fetch_table()
    if old.status != "ended":
        raise Refusal("house-refuse-rematch")
    if not await press.tables.has_played(old.id, press.user):
        raise Refusal("records-refuse-rematch")
    new = await open_with_options(press, old.game, game_of(old.game).rematch_options(old.options))
    # Forgotten persons have negative ids, which Discord does not use.
    invited = [user for user in old.people if user >= 0 and user != press.user]
    await announce_invitation(press, new, "records-rematch", invited)
