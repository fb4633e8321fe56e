"""`/desk standings` and `/desk deeds`: what a session shows to all, also on a television."""

from __future__ import annotations

from discord import app_commands

from bot.chat.base.errors import Refusal
from bot.chat.base.language import channel_language
from bot.chat.base.services import Interaction
from bot.chat.base.slash import localized
from bot.chat.base.table_contexts import load_context
from bot.chat.commands.slash_command import slash
from bot.chat.contract.table_context import TableContext
from cogs.dice_desk.chat import deeds_page, describe_standing, draw_people
from cogs.dice_desk.commands import desk, session_here
from cogs.dice_desk.single.cards import Card, send_card
from data.texts import say

SCREENS = [
    app_commands.Choice(name=localized(f"desk-screen-{screen}"), value=screen)
    for screen in ("phone", "large")
]


async def _session_context(interaction: Interaction) -> TableContext:
    """Return the session of this channel as everybody sees it. Raises `Refusal` if none runs."""
    table = await session_here(interaction)
    if table is None:
        raise Refusal("desk-refuse-none-open")
    language = await channel_language(interaction)
    _, ctx = await load_context(interaction.client, table.id, interaction.user.id, language)
    return ctx


@slash("desk-do-standings", under=desk, screen="desk-option-screen")
@app_commands.choices(screen=SCREENS)
async def standings(interaction: Interaction, screen: str = "phone") -> None:
    ctx = await _session_context(interaction)
    lines = [] if screen == "large" else [describe_standing(ctx, ())]
    title = say("desk-standings-title", ctx.language)
    await send_card(interaction, Card(title, lines, [draw_people(ctx, large=screen == "large")]))


@slash("desk-do-deeds", under=desk)
async def deeds(interaction: Interaction) -> None:
    ctx = await _session_context(interaction)
    page = deeds_page(ctx)
    title = say("desk-deeds-title", ctx.language)
    draws = [] if page.draw is None else [page.draw]
    await send_card(interaction, Card(title, [page.text] if page.text else [], draws))
