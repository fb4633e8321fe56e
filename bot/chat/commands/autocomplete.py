"""Autocomplete for the slash commands of a game.

It never shows an error: a person who may not act gets no choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from discord import app_commands

from bot.chat.base.errors import Refusal
from bot.chat.base.language import private_language
from bot.chat.base.services import Interaction
from bot.chat.base.table_contexts import load_context, run_in_thread
from bot.chat.base.table_lookup import resolve_table
from bot.chat.contract.table_context import TableContext
from bot.tables.types.errors import TableError

Choices = list[app_commands.Choice[str]]
Rows = Iterable[tuple[str, str]]
"""Pairs of a name and a value."""
MAX_CHOICES = 25
MAX_LENGTH = 100


def filter_choices(rows: Rows, current: str) -> Choices:
    """Return the rows whose name contains what was typed, as many as Discord allows."""
    typed = current.strip().casefold()
    return [
        app_commands.Choice(name=name[:MAX_LENGTH], value=value)
        for name, value in rows
        if typed in name.casefold() and len(value) <= MAX_LENGTH
    ][:MAX_CHOICES]


class Autocompleter:
    """Autocomplete for the commands of one game."""

    def __init__(self, game: str) -> None:
        self.game = game

    async def load_context(self, interaction: Interaction) -> TableContext | None:
        """Return the table context of the person's own seat, or None."""
        number = interaction.namespace.table
        table_number = number if isinstance(number, int) else None
        try:
            table = await resolve_table(interaction, table_number, game=self.game)
            language = await private_language(interaction)
            _, ctx = await load_context(interaction.client, table.id, interaction.user.id, language)
        except (Refusal, TableError):
            return None
        return ctx if ctx.view is not None and ctx.seat is not None else None

    async def list_choices(
        self, interaction: Interaction, current: str, rows: Callable[[TableContext], Rows]
    ) -> Choices:
        """Return the rows that contain what was typed, for a person whose turn it is."""
        ctx = await self.load_context(interaction)
        if ctx is None or ctx.seat not in ctx.public.to_move:
            return []
        return filter_choices(await run_in_thread(lambda: list(rows(ctx))), current)
