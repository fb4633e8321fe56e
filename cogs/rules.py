"""/rules: the numbered rules of a game, by number or by words."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.base.errors import Refusal, told
from bot.chat.base.language import private_language
from bot.chat.base.services import services_of
from bot.chat.base.slash import anywhere, described
from bot.chat.base.table_lookup import which
from bot.chat.cards.rule_page import MOST, hits, named, show
from bot.chat.commands.game_names import game_choices, game_named
from bot.chat.ui.press import Press
from bot.tables.types.errors import TableError
from data.rulings import rulings


async def meant(interaction: discord.Interaction, game: str) -> str:
    """The game named, else the one of the table that is meant here. Refuses what is unclear."""
    if game:
        return game_named(services_of(interaction.client), game)
    try:
        return (await which(interaction, None, ended=True)).game
    except (Refusal, TableError):
        raise Refusal("rules-refuse-game") from None


async def rule_choices(
    interaction: discord.Interaction, current: str
) -> list[app_commands.Choice[str]]:
    """Rules as they are typed for, by number and first words."""
    try:
        game = await meant(interaction, interaction.namespace.game or "")
    except Refusal:
        return []
    language = await private_language(interaction)
    found = hits(game, current, language) if current.strip() else rulings(game, language)
    return [app_commands.Choice(name=named(one), value=one.number) for one in found[:MOST]]


class Rules(commands.Cog):
    @app_commands.command(name="rules", description=described("rules-slash"))
    @app_commands.describe(find=described("rules-slash-find"), game=described("rules-slash-game"))
    @app_commands.autocomplete(find=rule_choices, game=game_choices)
    @anywhere
    @told
    async def rules(
        self,
        interaction: discord.Interaction,
        find: app_commands.Range[str, 1, 100] = "1",
        game: str = "",
    ) -> None:
        press = Press(interaction)
        await press.reply.open()
        key, language = await meant(interaction, game), await press.language()
        known = rulings(key, language)
        name = press.services.chat(key).name(language)
        if not known:
            raise Refusal("rules-refuse-kept", game=name)
        found = hits(key, find, language)
        if not found:
            last = known[-1].number
            raise Refusal("rules-refuse-none", game=name, words=find.strip(), last=last)
        await show(press, key, found[0].number, found)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Rules())
