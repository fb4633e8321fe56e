"""Settings from the environment and the file `.env`; the environment takes precedence.

Every setting is explained in `.env.example`. An unknown name that begins with `ROUNDHOUSE_`
is an error, so that a typing error does not silently mean a default."""

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
MAX_DAYS = 3650
AUTO = "auto"
MAX_WORKERS = 256
MAX_TABLES = 100_000
LEVELS = ("debug", "info", "warning", "error")
NAMES = (
    "ROUNDHOUSE_DB",
    "ROUNDHOUSE_FACTS",
    "ROUNDHOUSE_FACTS_EDIT",
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
    "ROUNDHOUSE_OWNER",
    "ROUNDHOUSE_OPERATOR",
    "ROUNDHOUSE_CONTACT",
    "ROUNDHOUSE_SITE",
    "ROUNDHOUSE_NEWS",
    "ROUNDHOUSE_SHARDS",
    "ROUNDHOUSE_WORKERS",
    "ROUNDHOUSE_CLUSTER",
)

_ADDRESS = re.compile(r"(?:tcp|tls|ws|wss)://\S+:[0-9]{1,5}")


class SettingsError(Exception):
    """A setting is invalid; the message names it and says what is allowed."""


class Secret:
    """A text that shows itself only through `reveal`, never in a log or a traceback."""

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
    """Typed settings of the bot.

    `token` None: the playground. `sync_guild`: register commands in this server only. `shards`:
    number of connections to Discord, None lets Discord decide. `workers`: number of rendering
    processes, 0 for threads, None for one a core; `cluster`: the address of a Dask scheduler.
    `facts`: the folder of corrections, None for `facts` beside the database; `facts_edit`: the
    server whose managers may correct facts in chat, None: nobody. `idle_days`: days
    without a move after which ending the game is offered, `archive_days`: days after that until
    the table is archived; 0: never. `backups`: number of daily copies of
    the database that are retained; 0: none are made. `tables_per_person`, `tables_per_server`:
    maximum of tables, neither ended nor archived, opened by one person, or by all, in a server.
    `metrics_port`: port on 127.0.0.1 for metrics and health. `owner`: the person or channel that
    is told in Discord when something goes wrong; None: nobody. `operator` and `contact`: who runs
    the bot and how to reach them; `site`: the address at which the pages about it are published.
    `news`: whether each server is told once what a new version brings."""

    token: Secret | None = None
    database: Path = Path("var/roundhouse.sqlite")
    facts: Path | None = None
    facts_edit: int | None = None
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
    owner: int | None = None
    operator: str = ""
    contact: str = ""
    site: str = ""
    news: bool = True

    @property
    def corrections(self) -> Path:
        """The folder of the host's corrections of facts."""
        return self.facts or self.database.parent / "facts"

    @property
    def copy_retention_days(self) -> int:
        """Days after which every copy of the database has been removed.

        The number of daily copies, or a week for databases set aside where no copies are made."""
        return self.backups or Settings().backups


def load_settings(
    environment: Mapping[str, str] | None = None, file: Path | None = None
) -> Settings:
    """Read the settings. Raises `SettingsError` with a sentence for the user.

    Arguments are for tests; by default the environment of the process and `.env` in the current
    folder are read."""
    values: dict[str, str] = {}
    for source in (dotenv_values(file or Path(".env"), interpolate=False), environment):
        mapping = os.environ if source is None else source
        values.update({name: value.strip() for name, value in mapping.items() if value})
    unknown = sorted(n for n in values if n.startswith(PREFIX) and n not in NAMES)
    if unknown:
        raise SettingsError(say("settings-unknown", name=unknown[0], known=", ".join(NAMES)))
    return _parse_settings({name: value for name, value in values.items() if value})


def _parse_settings(values: Mapping[str, str]) -> Settings:
    default = Settings()
    token = values.get(TOKEN)
    shards = _parse_number(values, "ROUNDHOUSE_SHARDS", 1, 1 << 16)
    level = _parse_choice(values, "ROUNDHOUSE_LOG_LEVEL", LEVELS) or "info"
    port = _parse_number(values, "ROUNDHOUSE_PORT", 0, 65535)
    idle = _parse_number(values, "ROUNDHOUSE_IDLE_DAYS", 0, MAX_DAYS)
    archive = _parse_number(values, "ROUNDHOUSE_ARCHIVE_DAYS", 0, MAX_DAYS)
    copies = _parse_number(values, "ROUNDHOUSE_BACKUPS", 0, MAX_DAYS)
    tables_per_person = _parse_number(values, "ROUNDHOUSE_TABLES_PER_PERSON", 1, MAX_TABLES)
    tables_per_server = _parse_number(values, "ROUNDHOUSE_TABLES_PER_SERVER", 1, MAX_TABLES)
    shape = _parse_choice(values, "ROUNDHOUSE_LOG_FORMAT", ("console", "json"))
    return Settings(
        token=Secret(token) if token else None,
        database=Path(values.get("ROUNDHOUSE_DB", default.database)),
        facts=Path(values["ROUNDHOUSE_FACTS"]) if "ROUNDHOUSE_FACTS" in values else None,
        facts_edit=_parse_number(values, "ROUNDHOUSE_FACTS_EDIT", 1, 1 << 63),
        log_level=logging.getLevelNamesMapping()[level.upper()],
        log_format=cast(LogFormat, shape or default.log_format),
        language=_parse_choice(values, "ROUNDHOUSE_LANGUAGE", languages()) or default.language,
        port=default.port if port is None else port,
        sync_guild=_parse_number(values, "ROUNDHOUSE_SYNC_GUILD", 1, 1 << 63),
        shards=shards,
        workers=_parse_workers(values),
        cluster=_parse_cluster(values.get("ROUNDHOUSE_CLUSTER")),
        idle_days=default.idle_days if idle is None else idle,
        archive_days=default.archive_days if archive is None else archive,
        backups=default.backups if copies is None else copies,
        tables_per_person=tables_per_person or default.tables_per_person,
        tables_per_server=tables_per_server or default.tables_per_server,
        metrics_port=_parse_number(values, "ROUNDHOUSE_METRICS_PORT", 1, 65535),
        owner=_parse_number(values, "ROUNDHOUSE_OWNER", 1, 1 << 63),
        operator=values.get("ROUNDHOUSE_OPERATOR", ""),
        contact=values.get("ROUNDHOUSE_CONTACT", ""),
        site=_parse_site(values.get("ROUNDHOUSE_SITE", "")),
        news=_parse_choice(values, "ROUNDHOUSE_NEWS", ("on", "off")) != "off",
    )


def _parse_choice(values: Mapping[str, str], name: str, allowed: tuple[str, ...]) -> str | None:
    value = values.get(name)
    if value is not None and value.lower() not in allowed:
        raise SettingsError(
            say("settings-choice", name=name, value=value, allowed=", ".join(allowed))
        )
    return None if value is None else value.lower()


def _parse_number(values: Mapping[str, str], name: str, low: int, high: int) -> int | None:
    value = values.get(name)
    if value is None:
        return None
    if not (value.isascii() and value.isdigit() and low <= int(value) <= high):
        raise SettingsError(say("settings-number", name=name, value=value, low=low, high=high))
    return int(value)


def _parse_site(address: str) -> str:
    """Return the address without a slash at its end. Raises `SettingsError` if it is none."""
    if address and not re.fullmatch(r"https?://[^\s<>\"]+", address):
        raise SettingsError(say("settings-site", name="ROUNDHOUSE_SITE", value=address))
    return address.rstrip("/")


def _parse_workers(values: Mapping[str, str]) -> int | None:
    """Return the number of processes, None for one a core."""
    if values.get("ROUNDHOUSE_WORKERS", AUTO).lower() == AUTO:
        return None
    return _parse_number(values, "ROUNDHOUSE_WORKERS", 0, MAX_WORKERS)


def _parse_cluster(address: str | None) -> str | None:
    """Return the address of a scheduler. Raises `SettingsError` if its client is not installed."""
    if address is None:
        return None
    name = "ROUNDHOUSE_CLUSTER"
    if not _ADDRESS.fullmatch(address):
        raise SettingsError(say("settings-cluster", name=name, value=address))
    if find_spec("distributed") is None:
        raise SettingsError(say("settings-cluster-extra", name=name))
    return address
