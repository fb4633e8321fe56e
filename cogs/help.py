"""`/help`: how to begin, or how to play the game here; and a person's language, lessons and
pictures."""

from __future__ import annotations

import msgspec
from discord import app_commands
from discord.ext import commands

from bot.chat.actions import remind_page
from bot.chat.actions.importing import may_import
from bot.chat.base.services import Interaction
from bot.chat.base.slash import language_choices, localized, usable_anywhere
from bot.chat.cards.guide import build_guide
from bot.chat.cards.lobby_card import build_welcome
from bot.chat.commands.slash_command import slash
from bot.chat.ui.press import acknowledge_command
from data.texts import say

AS_DISCORD = "discord"
LANGUAGE_CHOICES = [
    app_commands.Choice(name=localized("house-slash-as-discord-says"), value=AS_DISCORD),
    *language_choices(),
]


LESSON_CHOICES = [
    app_commands.Choice(name=localized(f"teacher-slash-{value}"), value=value)
    for value in ("on", "off")
]
PICTURE_CHOICES = [
    app_commands.Choice(name=localized(f"house-slash-pictures-{value}"), value=value)
    for value in ("on", "off")
]


class Help(commands.Cog):
    @slash(
        "house-slash-how-to-play-here",
        language="house-slash-the-language-i-use",
        teach="teacher-slash-teach",
        pictures="house-slash-pictures",
    )
    @app_commands.choices(language=LANGUAGE_CHOICES, teach=LESSON_CHOICES, pictures=PICTURE_CHOICES)
    @usable_anywhere
    async def help(
        self,
        interaction: Interaction,
        language: str | None = None,
        teach: str | None = None,
        pictures: str | None = None,
    ) -> None:
        """Show how to play the game of this channel, or else how to begin. A given language is
        stored as the person's private language, `teach` as whether the person gets lessons, and
        `pictures` as whether those are dark that only the person sees."""
        press = await acknowledge_command(interaction)
        tables, user, reply = press.tables, press.user, press.reply
        if teach is not None:
            await tables.practice.set_teacher(user, teach == "on")
        if pictures is not None:
            await remind_page.change_night(press, pictures == "on")
        if language is not None:
            person = await tables.person_settings(user)
            chosen = None if language == AS_DISCORD else language
            await tables.save_person_settings(
                user, msgspec.structs.replace(person, language=chosen)
            )
        reply_language = await press.language()
        if teach is not None:
            await reply.show_page(say(f"teacher-{teach}", reply_language))
            return
        if pictures is not None:
            await reply.show_page(say(f"remind-night-{pictures}", reply_language))
            return
        await reply.show_view(
            await build_guide(interaction)
            or build_welcome(interaction.client, reply_language, importing=await may_import(press))
        )


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Help())
