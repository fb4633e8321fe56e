"""`/rules`: the numbered rules of a game, found by number or by words."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.chat.base.errors import Refusal
from bot.chat.base.language import private_language
from bot.chat.base.services import Interaction
from bot.chat.base.slash import usable_anywhere
from bot.chat.base.table_lookup import find_table
from bot.chat.cards.rule_page import MAX_HITS, rule_label, search_rules, show_rule
from bot.chat.commands.game_names import game_choices, resolve_game
from bot.chat.commands.slash_command import slash
from bot.chat.ui.press import acknowledge_command
from bot.tables.types.errors import TableError
from data.rulings import rulings


async def find_game(interaction: Interaction, game: str) -> str:
    """Return the game typed, else that of the table or of all tables here. Raises `Refusal` if it
    is unclear."""
    if game:
        return resolve_game(interaction.client.services, game)
    try:
        return (await find_table(interaction, None, ended=True)).game
    except (Refusal, TableError):
        tables = interaction.client.services.tables
        here = {table.game for table in await tables.tables_in_channel(interaction.channel_id or 0)}
        if len(here) != 1:
            raise Refusal("rules-refuse-game") from None
        return here.pop()


async def complete_rule(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the rules that match the typed text, by number and first words."""
    try:
        game = await find_game(interaction, interaction.namespace.game or "")
    except Refusal:
        return []
    language = await private_language(interaction)
    matches = search_rules(game, current, language) if current.strip() else rulings(game, language)
    return [
        app_commands.Choice(name=rule_label(rule), value=rule.number) for rule in matches[:MAX_HITS]
    ]


class Rules(commands.Cog):
    @slash("rules-slash", find="rules-slash-find", game="rules-slash-game")
    @app_commands.autocomplete(find=complete_rule, game=game_choices)
    @usable_anywhere
    async def rules(
        self,
        interaction: Interaction,
        find: app_commands.Range[str, 1, 100] = "1",
        game: str = "",
    ) -> None:
        press = await acknowledge_command(interaction)
        game_key, language = await find_game(interaction, game), await press.language()
        all_rules = rulings(game_key, language)
        name = press.services.chat(game_key).name(language)
        if not all_rules:
            raise Refusal("rules-refuse-kept", game=name)
        matches = search_rules(game_key, find, language)
        if not matches:
            last = all_rules[-1].number
            raise Refusal("rules-refuse-none", game=name, words=find.strip(), last=last)
        await show_rule(press, game_key, matches[0].number, matches)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Rules())
