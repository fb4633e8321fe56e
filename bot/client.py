"""Discord client: loads the cogs, registers the commands, owns the services."""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import json
import pkgutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands, tasks

import cogs
from bot import metrics
from bot.chat.base.admission import admit
from bot.chat.base.admission_control import AdmissionControl
from bot.chat.base.errors import Refusal, answer_error
from bot.chat.base.language import public_language
from bot.chat.base.server import server_of
from bot.chat.base.services import Client, Interaction, Services
from bot.chat.base.slash import Catalogue
from bot.chat.cards import lobby_card
from bot.chat.outgoing.delivery import Delivery
from bot.emoji import update_emoji
from bot.tables.types.structs import preload_structs
from bot.workers.jobs import trim_memory
from data.texts import fingerprint

log = structlog.get_logger(__name__)

INTENTS = discord.Intents(guilds=True)
"""Slash commands and buttons need no more: no messages are read, no members are listed."""


# The bot does not use voice, so discord.py's warning about missing voice libraries is noise.
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
"""What the bot needs in a server: to post cards with pictures, and to do so in its own threads."""

ENTRY_POINT = 4
"""Discord's type of the command that launches an app's Activity."""
ENTRY_POINT_FIELDS = frozenset(
    {
        "id",
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "handler",
        "integration_types",
        "contexts",
        "default_member_permissions",
        "nsfw",
    }
)
"""What of a registered command is sent back to keep it."""

DRAIN_TIMEOUT = 2.0
"""Seconds for running handlers when the process ends, and again for those that are cancelled.
With the timeouts below, this leaves some of the ten seconds that a process usually has."""
DELIVERY_TIMEOUT = 2.0
"""Seconds for posting pending cards at shutdown."""
CLOSE_TIMEOUT = 1.0
"""Seconds for closing the connection to Discord."""
SWEEP_INTERVAL = 20.0
"""Seconds between two sweeps for pending cards."""


class Tree(app_commands.CommandTree[Client]):
    """Command tree that reports every command error in one place. Commands are for servers by
    default."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether a command, or its autocompletion, may be handled now.

        Discord does not offer server commands elsewhere, but may use an earlier registration
        for a while."""
        typing = interaction.type is discord.InteractionType.autocomplete
        named: Mapping[str, object] = {**(interaction.data or {})}
        command = self.get_command(str(named["name"]))
        allowed_in_dms = command is None or (
            command.allowed_contexts is not None and command.allowed_contexts.dm_channel
        )
        try:
            if not allowed_in_dms:
                server_of(interaction)
        except Refusal as refusal:
            if typing:
                await interaction.response.autocomplete([])
            else:
                await answer_error(interaction, refusal)
            return False
        if not await admit(interaction, "typing" if typing else "command"):
            return False
        if not typing and interaction.command is not None:
            metrics.COMMANDS.labels(interaction.command.qualified_name).inc()
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        await answer_error(interaction, error)


class Roundhouse(Client):
    """Client with a single connection, as used by the playground."""

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
        self.services.crowd = AdmissionControl(paced=services.settings.token is not None)
        self._sync = sync
        self._emoji: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        await self.load_cogs()
        self.sweep.start()
        if self.services.settings.token is not None:
            self._emoji = asyncio.create_task(update_emoji(self))
        if self._sync or (self._sync is None and self._stored_hash() != self.commands_hash()):
            await self._sync_or_go_on()

    async def _sync_or_go_on(self) -> None:
        """Register the commands; if Discord refuses, go on with those it knows."""
        try:
            await self.sync_commands()
        except (discord.HTTPException, app_commands.AppCommandError) as failure:
            log.error("commands_not_registered", error=repr(failure))

    async def load_cogs(self) -> None:
        """Load every module of `cogs/` that has a `setup`, and have commands translated.

        A module that fails to load does not stop the others."""
        await self.tree.set_translator(Catalogue())
        for info in sorted(pkgutil.iter_modules(cogs.__path__), key=lambda module: module.name):
            try:
                module = importlib.import_module(f"cogs.{info.name}")
                if hasattr(module, "setup"):
                    await module.setup(self)
            except Exception as failure:
                log.exception("cog_load_failed", module=info.name, error=str(failure))
        preload_structs("cogs")

    @tasks.loop(seconds=SWEEP_INTERVAL)
    async def sweep(self) -> None:
        """Deliver cards held up by a crash or a refusal, run robots, and return free memory to
        the system."""
        await asyncio.to_thread(trim_memory)
        if not self.services.delivery.working:
            return
        try:
            await self.services.delivery.sweep()
        except Exception:
            log.exception("sweep_failed")

    @sweep.before_loop
    async def _ready_to_sweep(self) -> None:
        await self.wait_until_ready()

    async def repost_channel(self, channel_id: int) -> None:
        """Post the cards of all tables of a channel again, as a new playground does.

        Post the welcome instead if there are none."""
        services = self.services
        channel = self.get_channel(channel_id)
        assert isinstance(channel, discord.TextChannel)
        language = await public_language(self, channel.guild.id)
        tables = await services.tables.tables_in_channel(channel_id)
        if not tables:
            await channel.send(view=lobby_card.build_welcome(self, language))
        for table in reversed(tables):
            if table.status == "running":
                await services.delivery.repost(table)
            else:
                await lobby_card.post_lobby_card(self, table)

    async def on_ready(self) -> None:
        await self._resume_tables()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._resume_tables()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._resume_tables()

    async def _resume_tables(self) -> None:
        """Archive tables of servers without the bot, and resume those whose server has it again."""
        services = self.services
        for table in await services.tables.idle.update_servers([guild.id for guild in self.guilds]):
            log.info("table_resumed_server_back", table=table.id)
            await services.delivery.follow_up(table)

    async def close(self) -> None:
        """Finish running handlers, post what can still be posted, then disconnect."""
        self.sweep.cancel()
        if self._emoji is not None:
            self._emoji.cancel()
        self.services.delivery.pondering.stop()
        await self.services.crowd.close(DRAIN_TIMEOUT)
        if self.is_ready():
            try:
                await asyncio.wait_for(self.services.delivery.deliver(None), DELIVERY_TIMEOUT)
            except TimeoutError:
                log.warning("cards_left_undelivered")
            except Exception:
                log.exception("cards_left_undelivered")
        try:
            await asyncio.wait_for(super().close(), CLOSE_TIMEOUT)
        except TimeoutError:
            log.warning("discord_close_timed_out")
            await self.http.close()

    def commands_hash(self) -> str:
        """Return a fingerprint of the command tree as it would be sent.

        The text catalogues stand for its translations: building some ten thousand texts takes
        longer than the rest of a start."""
        tree = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        guild_id = self.services.settings.sync_guild or 0
        text = json.dumps(sorted(tree, key=lambda c: str(c["name"])), sort_keys=True, default=str)
        summary = f"{self.application_id}:{guild_id}:{text}:{fingerprint()}"
        return hashlib.sha256(summary.encode()).hexdigest()

    async def command_payloads(self) -> list[dict[str, object]]:
        """Return the payloads of all commands, as sent to Discord."""
        translator = self.tree.translator
        assert translator is not None
        commands_ = self.tree.get_commands()
        return [
            await command.get_translated_payload(self.tree, translator) for command in commands_
        ]

    async def sync_commands(self) -> int:
        """Register the command tree with Discord, store its fingerprint, and return the number
        of commands.

        The command with which Discord launches an app's Activity is kept: Discord refuses a list
        without it."""
        guild_id = self.services.settings.sync_guild
        guild = discord.Object(guild_id) if guild_id is not None else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        entry_points = [] if guild is not None else await self._entry_points()
        if entry_points:
            count = await self._register_beside(entry_points)
        else:
            count = len(await self.tree.sync(guild=guild))
        self._hash_file().write_text(self.commands_hash(), encoding="utf-8")
        log.info("commands_registered", count=count)
        return count

    async def _entry_points(self) -> list[dict[str, object]]:
        """Return the registered commands that launch an Activity, as Discord takes them back."""
        application = self.application_id
        assert application is not None
        registered = await self.http.get_global_commands(application)
        return [
            {name: value for name, value in command.items() if name in ENTRY_POINT_FIELDS}
            for command in registered
            if int(command.get("type", 1)) == ENTRY_POINT
        ]

    async def _register_beside(self, entry_points: list[dict[str, object]]) -> int:
        """Register our commands beside these, and return the number of ours."""
        application = self.application_id
        assert application is not None
        payloads = await self.command_payloads()
        payload: Any = [*payloads, *entry_points]
        await self.http.bulk_upsert_global_commands(application, payload=payload)
        log.info("entry_point_kept", commands=[command["name"] for command in entry_points])
        return len(payloads)

    def _hash_file(self) -> Path:
        return self.services.settings.database.with_suffix(".commands")

    def _stored_hash(self) -> str:
        memory = self._hash_file()
        return memory.read_text(encoding="utf-8") if memory.exists() else ""


class ShardedRoundhouse(Roundhouse, commands.AutoShardedBot):
    """Client for all servers of a bot; Discord decides on the number of connections."""
