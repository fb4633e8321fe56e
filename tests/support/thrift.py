"""What every pretended Discord begins with alike is made once a process: an empty database, and the
commands as they are registered in all languages. What it copies, which is as JSON is, is copied
fast."""

import pickle
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partialmethod
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import simcord
from discord import app_commands
from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router

from bot.client import Roundhouse
from bot.tables.storage.store import Store


def store(path: Path) -> Store:
    """A store on a new database, whose schema is a copy, or on the one that is there."""
    if not path.exists():
        path.write_bytes(_blank())
    return Store(path)


@cache
def _blank() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "blank.sqlite"
        Store(path).close()
        return path.read_bytes()


def copy_as_data() -> None:
    """Let simcord copy payloads by pickling them: a third of its time went into `deepcopy`."""
    for module in (components, results, serializers):
        module.deepcopy = _copied  # type: ignore[attr-defined]
    for using in (gateway, router):
        using.copy = SimpleNamespace(deepcopy=_copied)  # type: ignore[attr-defined]


def _copied(data: Any) -> Any:
    return pickle.loads(pickle.dumps(data, pickle.HIGHEST_PROTOCOL))


async def registered(bot: Roundhouse, env: simcord.Env) -> None:
    """Discord knows the bot's commands, which no start changes: sent by the first of a process,
    copied for all others, whose next ids are the same as after sending."""
    if not _REGISTERED:
        await bot.sync_commands()
        _REGISTERED.update(env.backend.commands)
    else:
        for _ in chain.from_iterable(_REGISTERED.values()):
            env.backend.snowflake()
    env.backend.commands.update(_REGISTERED)


_REGISTERED: dict[Any, Any] = {}


@contextmanager
def translated_once() -> Iterator[None]:
    """Meanwhile commands that read alike in English are translated once for all tests."""
    with pytest.MonkeyPatch.context() as patch:
        for kind in (app_commands.Group, app_commands.Command):
            patch.setattr(
                kind,
                "get_translated_payload",
                partialmethod(_translated, kind.get_translated_payload),
            )
        yield


async def _translated(command: Any, translate: Any, tree: Any, translator: Any) -> Any:
    said = repr(command.to_dict(tree))
    if said not in _TRANSLATED:
        _TRANSLATED[said] = pickle.dumps(await translate(command, tree, translator))
    return pickle.loads(_TRANSLATED[said])


_TRANSLATED: dict[str, bytes] = {}
