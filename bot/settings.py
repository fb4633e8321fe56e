"""Settings: from the environment and a file `.env`, the environment first; typed, and nothing else.

Every setting stands with its explanation in `.env.example`. A name that begins with `ROUNDHOUSE_`
and is not known is an error, so that a slip of the pen does not pass as a default.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, cast

import msgspec
from dotenv import dotenv_values

from data.texts import DEFAULT, languages, say

LogFormat = Literal["console", "json"]

PREFIX = "ROUNDHOUSE_"
TOKEN = "DISCORD_TOKEN"
LONGEST_DAYS = 3650
AUTO = "auto"
MOST_WORKERS = 256
MOST_TABLES = 100_000
LEVELS = ("debug", "info", "warning", "error")
NAMES = (
    "ROUNDHOUSE_DB",
    "ROUNDHOUSE_LOG_LEVEL",
    "ROUNDHOUSE_LOG_FORMAT",
    "ROUNDHOUSE_LANGUAGE",
    "ROUNDHOUSE_PORT",
    "ROUNDHOUSE_SYNC_GUILD",
    "ROUNDHOUSE_IDLE_DAYS",
    "ROUNDHOUSE_ARCHIVE_DAYS",
    "ROUNDHOUSE_BACKUPS",
    "ROUNDHOUSE_TABLES_PER_PERSON",
    "ROUNDHOUSE_TABLES_PER_SERVER",
    "ROUNDHOUSE_METRICS_PORT",
    "ROUNDHOUSE_SHARDS",
    "ROUNDHOUSE_WORKERS",
    "ROUNDHOUSE_CLUSTER",
)

_ADDRESS = re.compile(r"(?:tcp|tls|ws|wss)://\S+:[0-9]{1,5}")


class SettingsError(Exception):
    """A setting that cannot be understood; the message names it and says what would be right."""


class Secret:
    """A text that shows itself only when asked by name, never in a log or a traceback."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return "Secret('…')"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)


class Settings(msgspec.Struct, frozen=True):
    """`token` None: the playground. `sync_guild`: register commands in this server only.
    `shards`: how many connections to Discord, None leaves it to Discord. `workers`: processes that
    draw, 0: threads, None: one a core; `cluster`: the address of a Dask scheduler.
    `idle_days`: days without a move after which an ending is offered, `archive_days`: days after
    that until the table is archived; 0: never. `backups`: daily copies of the database that are
    kept; 0: none are made. `tables_per_person`, `tables_per_server`: tables that are neither ended
    nor archived which one person, or all, may have opened in a server. `metrics_port`: where on
    127.0.0.1 metrics and health are served."""

    token: Secret | None = None
    database: Path = Path("var/roundhouse.sqlite")
    log_level: int = logging.INFO
    log_format: LogFormat = "console"
    language: str = DEFAULT
    port: int = 8765
    sync_guild: int | None = None
    shards: int | None = None
    workers: int | None = None
    cluster: str | None = None
    idle_days: int = 30
    archive_days: int = 14
    backups: int = 7
    tables_per_person: int = 5
    tables_per_server: int = 200
    metrics_port: int | None = None

    @property
    def copies_last(self) -> int:
        """Days after which no copy of the database that the bot keeps is older: as many as daily
        copies are kept, or a week for what was set aside where none are made."""
        return self.backups or Settings().backups


def load(environment: Mapping[str, str] | None = None, file: Path | None = None) -> Settings:
    """Read the settings. Raises `SettingsError` with a sentence for the person at the keyboard.

    Arguments are for tests: the environment of the process and `.env` in the current folder.
    """
    found: dict[str, str] = {}
    for source in (dotenv_values(file or Path(".env"), interpolate=False), environment):
        given = os.environ if source is None else source
        found.update({name: value.strip() for name, value in given.items() if value})
    unknown = sorted(n for n in found if n.startswith(PREFIX) and n not in NAMES)
    if unknown:
        raise SettingsError(say("settings-unknown", name=unknown[0], known=", ".join(NAMES)))
    return _settings({name: value for name, value in found.items() if value})


def _settings(found: Mapping[str, str]) -> Settings:
    default = Settings()
    token = found.get(TOKEN)
    shards = _number(found, "ROUNDHOUSE_SHARDS", 1, 1 << 16)
    level = _choice(found, "ROUNDHOUSE_LOG_LEVEL", LEVELS) or "info"
    port = _number(found, "ROUNDHOUSE_PORT", 0, 65535)
    idle = _number(found, "ROUNDHOUSE_IDLE_DAYS", 0, LONGEST_DAYS)
    archive = _number(found, "ROUNDHOUSE_ARCHIVE_DAYS", 0, LONGEST_DAYS)
    copies = _number(found, "ROUNDHOUSE_BACKUPS", 0, LONGEST_DAYS)
    own_tables = _number(found, "ROUNDHOUSE_TABLES_PER_PERSON", 1, MOST_TABLES)
    all_tables = _number(found, "ROUNDHOUSE_TABLES_PER_SERVER", 1, MOST_TABLES)
    shape = _choice(found, "ROUNDHOUSE_LOG_FORMAT", ("console", "json"))
    return Settings(
        token=Secret(token) if token else None,
        database=Path(found.get("ROUNDHOUSE_DB", default.database)),
        log_level=logging.getLevelNamesMapping()[level.upper()],
        log_format=cast(LogFormat, shape or default.log_format),
        language=_choice(found, "ROUNDHOUSE_LANGUAGE", languages()) or default.language,
        port=default.port if port is None else port,
        sync_guild=_number(found, "ROUNDHOUSE_SYNC_GUILD", 1, 1 << 63),
        shards=shards,
        workers=_workers(found),
        cluster=_cluster(found.get("ROUNDHOUSE_CLUSTER")),
        idle_days=default.idle_days if idle is None else idle,
        archive_days=default.archive_days if archive is None else archive,
        backups=default.backups if copies is None else copies,
        tables_per_person=own_tables or default.tables_per_person,
        tables_per_server=all_tables or default.tables_per_server,
        metrics_port=_number(found, "ROUNDHOUSE_METRICS_PORT", 1, 65535),
    )


def _choice(found: Mapping[str, str], name: str, allowed: tuple[str, ...]) -> str | None:
    value = found.get(name)
    if value is not None and value.lower() not in allowed:
        raise SettingsError(
            say("settings-choice", name=name, value=value, allowed=", ".join(allowed))
        )
    return None if value is None else value.lower()


def _number(found: Mapping[str, str], name: str, low: int, high: int) -> int | None:
    value = found.get(name)
    if value is None:
        return None
    if not (value.isascii() and value.isdigit() and low <= int(value) <= high):
        raise SettingsError(say("settings-number", name=name, value=value, low=low, high=high))
    return int(value)


def _workers(found: Mapping[str, str]) -> int | None:
    """How many processes, None for one a core."""
    if found.get("ROUNDHOUSE_WORKERS", AUTO).lower() == AUTO:
        return None
    return _number(found, "ROUNDHOUSE_WORKERS", 0, MOST_WORKERS)


def _cluster(address: str | None) -> str | None:
    """The address of a scheduler, if what speaks to it is installed."""
    if address is None:
        return None
    name = "ROUNDHOUSE_CLUSTER"
    if not _ADDRESS.fullmatch(address):
        raise SettingsError(say("settings-cluster", name=name, value=address))
    if find_spec("distributed") is None:
        raise SettingsError(say("settings-cluster-extra", name=name))
    return address
