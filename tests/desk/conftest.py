"""The real bot on a pretended Discord, its store in a file of the test's own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.chat.base.services import Services
from bot.client import Roundhouse
from bot.settings import Settings
from bot.tables.api.service import Tables
from bot.tables.storage.store import Store
from tests.support import thrift


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = thrift.store(tmp_path / "desk.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def make_bot(store: Store) -> Any:
    """A fresh bot over the same store, as after a restart."""

    def make() -> discord.Client:
        settings = Settings(database=store.path)
        return Roundhouse(Services(settings, store, Tables(store)), sync=True)

    return make


@pytest.fixture
def simcord_bot(make_bot: Any) -> discord.Client:
    bot: discord.Client = make_bot()
    return bot


@pytest.fixture
def world(simcord_env: Any) -> Any:
    """A channel, and three people in it."""
    guild = simcord_env.create_guild()
    simcord_env.channel = guild.create_text_channel("trains")
    for name in ("anna", "bob", "carl"):
        setattr(simcord_env, name, guild.add_member(simcord_env.create_user(name)))
    return simcord_env
