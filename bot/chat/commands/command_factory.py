"""Slash commands of games: each is a press of the button with the same key."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.actions.listener import handle_at_table
from bot.chat.actions.play import play_key, show_look
from bot.chat.base.services import Interaction
from bot.chat.ui.keys import Route
from bot.chat.ui.press import press_from_command


class CommandPresser:
    """Presses keys for the commands of one game."""

    def __init__(self, game: str) -> None:
        self.game = game

    async def press_key(
        self,
        interaction: Interaction,
        table: int | None,
        key: str,
        words: Mapping[str, str] | None = None,
    ) -> None:
        """Handle a command like a press of this key on the newest card."""
        press, resolved = await press_from_command(
            interaction, table, Route.PLAY, key, game=self.game
        )
        press.words = words
        await handle_at_table(press, resolved, play_key)

    async def show_look(self, interaction: Interaction, table: int | None, key: str) -> None:
        """Show a private look, like its button."""
        press, resolved = await press_from_command(
            interaction, table, Route.LOOK, key, game=self.game, ended=True
        )
        await handle_at_table(press, resolved, show_look)
