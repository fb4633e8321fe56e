"""The Discord client: loads the cogs, registers the commands, owns the services."""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import json
import pkgutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands, tasks

import cogs
from bot import metrics
from bot.chat.base.admission import admitted
from bot.chat.base.crowd import Crowd
from bot.chat.base.errors import Refusal, answer_error
from bot.chat.base.language import public_language
from bot.chat.base.server import server_of
from bot.chat.base.services import Services
from bot.chat.base.slash import Catalogue
from bot.chat.cards import lobby_card
from bot.chat.outgoing.delivery import Delivery
from bot.tables.types.structs import learn
from bot.workers.jobs import give_back
from data.texts import fingerprint

log = structlog.get_logger(__name__)

INTENTS = discord.Intents(guilds=True)
"""Slash commands and buttons need no more: no messages are read, no members listed."""


# The bot has no voice: discord.py need not warn at each start that its libraries are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    manage_threads=True,
    attach_files=True,
    embed_links=True,
    read_message_history=True,
)
"""What the bot needs in a server: to post cards with pictures, in threads of its own."""

FINISHING = 2.0
"""Seconds for presses under way when the process ends, and again for those that are broken off.
With those below they leave some of the ten that a process usually has."""
LAST_WORDS = 2.0
"""Seconds for what is still to be said then."""
GOODBYE = 1.0
"""Seconds for closing the connection to Discord."""
SWEEP = 20.0
"""Seconds between two looks at what is still to be said."""


class Tree(app_commands.CommandTree[discord.Client]):
    """Every command error ends in one place. Commands are for servers unless they say more."""

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Whether a command, or what it offers while somebody types, may be handled here and now.

        Discord does not offer commands of a server elsewhere, but for a while it may go by what
        was registered before.
        """
        typing = interaction.type is discord.InteractionType.autocomplete
        data: Any = interaction.data
        command = self.get_command(data["name"])
        anywhere = command is None or (
            command.allowed_contexts is not None and command.allowed_contexts.dm_channel
        )
        try:
            if not anywhere:
                server_of(interaction)
        except Refusal as refusal:
            if typing:
                await interaction.response.autocomplete([])
            else:
                await answer_error(interaction, refusal)
            return False
        if not await admitted(interaction, "typing" if typing else "command"):
            return False
        if not typing and interaction.command is not None:
            metrics.COMMANDS.labels(interaction.command.qualified_name).inc()
        return True

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        await answer_error(interaction, error)


if TYPE_CHECKING:
    _Base = commands.Bot
else:  # both clients below bring their own connection
    _Base = commands.bot.BotBase


class _House(_Base):
    """What the plain and the sharded client share."""

    def __init__(self, services: Services, *, sync: bool | None = None, **options: object) -> None:
        """`sync`: True registers the commands at every start, None only when they changed."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            tree_cls=Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            allowed_mentions=discord.AllowedMentions.none(),
            **options,  # type: ignore[arg-type]
        )
        self.services = services
        self.services.delivery = Delivery(self)
        self.services.crowd = Crowd()
        self._sync = sync

    async def setup_hook(self) -> None:
        await self.load_cogs()
        self.sweep.start()
        if self._sync or (self._sync is None and self._remembered() != self.commands_hash()):
            await self.sync_commands()

    async def load_cogs(self) -> None:
        """Load every module of `cogs/` that has a `setup`; one that fails stops no other. Their
        commands are described in every language from then on."""
        await self.tree.set_translator(Catalogue())
        for found in sorted(pkgutil.iter_modules(cogs.__path__), key=lambda module: module.name):
            try:
                module = importlib.import_module(f"cogs.{found.name}")
                if hasattr(module, "setup"):
                    await module.setup(self)
            except Exception as failure:
                log.exception("a cog failed to load", module=found.name, error=str(failure))
        learn("cogs")

    @tasks.loop(seconds=SWEEP)
    async def sweep(self) -> None:
        """Cards that a crash or a refusal held up, and robots that are to move. What pictures and
        answers took is given back to the system."""
        await asyncio.to_thread(give_back)
        if not self.services.delivery.working:
            return
        try:
            await self.services.delivery.sweep()
        except Exception:
            log.exception("a sweep failed; the next one comes")

    @sweep.before_loop
    async def _ready_to_sweep(self) -> None:
        await self.wait_until_ready()

    async def reopen(self, spot: int) -> None:
        """Show the cards of all tables of a channel again, as a new playground does; how to begin,
        if there are none."""
        services = self.services
        channel = self.get_channel(spot)
        assert isinstance(channel, discord.TextChannel)
        language = await public_language(self, channel.guild.id)
        found = await services.tables.find(spot)
        if not found:
            await channel.send(view=lobby_card.welcome(self, language))
        for table in reversed(found):
            if table.status == "running":
                await services.delivery.repost(table)
            else:
                await lobby_card.show(self, table)

    async def on_ready(self) -> None:
        await self._present()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._present()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._present()

    async def _present(self) -> None:
        """Tables of servers that threw the bot out rest until it is there again."""
        services = self.services
        for table in await services.tables.idle.present([guild.id for guild in self.guilds]):
            log.info("a table goes on, its server is back", table=table.id)
            await services.delivery.after(table)

    async def close(self) -> None:
        """Finish what has begun, say what can still be said, then go."""
        self.sweep.cancel()
        self.services.delivery.pondering.stop()
        await self.services.crowd.close(FINISHING)
        if self.is_ready():
            try:
                await asyncio.wait_for(self.services.delivery.deliver(None), LAST_WORDS)
            except TimeoutError:
                log.warning("some cards wait for the next start")
            except Exception:
                log.exception("some cards wait for the next start")
        try:
            await asyncio.wait_for(super().close(), GOODBYE)
        except TimeoutError:
            log.warning("Discord did not say goodbye")
            await self.http.close()

    def commands_hash(self) -> str:
        """A fingerprint of the whole command tree as it would be sent. For all its languages stand
        their catalogues: to put some ten thousand texts together takes longer than the rest of a
        start."""
        tree = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        where = self.services.settings.sync_guild or 0
        text = json.dumps(sorted(tree, key=lambda c: str(c["name"])), sort_keys=True, default=str)
        words = f"{self.application_id}:{where}:{text}:{fingerprint()}"
        return hashlib.sha256(words.encode()).hexdigest()

    async def commands_sent(self) -> list[dict[str, Any]]:
        """The command tree as Discord gets it."""
        translator = self.tree.translator
        assert translator is not None
        commands_ = self.tree.get_commands()
        return [
            await command.get_translated_payload(self.tree, translator) for command in commands_
        ]

    async def sync_commands(self) -> int:
        """Register the command tree with Discord and remember that; returns how many."""
        where = self.services.settings.sync_guild
        guild = discord.Object(where) if where is not None else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        registered = await self.tree.sync(guild=guild)
        self._memory().write_text(self.commands_hash(), encoding="utf-8")
        log.info("commands registered", count=len(registered))
        return len(registered)

    def _memory(self) -> Path:
        return self.services.settings.database.with_suffix(".commands")

    def _remembered(self) -> str:
        memory = self._memory()
        return memory.read_text(encoding="utf-8") if memory.exists() else ""


class Roundhouse(_House, commands.Bot):
    """One connection, which is what the playground has."""


class ShardedRoundhouse(_House, commands.AutoShardedBot):
    """All servers of a bot: Discord says over how many connections."""
