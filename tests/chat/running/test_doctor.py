"""`python -m bot doctor` on bots with something wrong: what it says, and what it says to do."""

import json
import shutil
import sqlite3
from collections import namedtuple
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot import doctor
from bot.client import PERMISSIONS
from bot.settings import Secret, Settings
from bot.tables.storage.store import Store
from bot.upkeep import machine_checks
from bot.upkeep.machine_checks import local_findings
from bot.upkeep.rotation import copies_folder
from data.texts import languages

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
APPLICATION = {"id": "42", "name": "Roundhouse", "description": "", "bot_public": True}
ME = {"id": "42", "username": "roundhouse", "discriminator": "0", "avatar": None, "bot": True}


@dataclass
class Answers:
    """What Discord says when the doctor asks."""

    status: int = 200
    commands: list[dict[str, Any]] = field(default_factory=list)
    guilds: list[dict[str, Any]] = field(default_factory=list)
    date: str | None = None


@pytest.fixture
async def answers(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Answers]:
    """A Discord of sockets that answers what the test wants."""
    settable = Answers()

    def answering(body: Callable[[], Any]) -> Callable[[web.Request], Any]:
        async def answer(_request: web.Request) -> web.Response:
            headers = {} if settable.date is None else {"Date": settable.date}
            if settable.status != 200:
                return web.Response(status=settable.status)
            payload = json.dumps(
                body()
            ).encode()  # the type is told without a charset, as Discord does
            return web.Response(body=payload, content_type="application/json", headers=headers)

        return answer

    app = web.Application()
    app.router.add_get("/users/@me", answering(lambda: ME))
    app.router.add_get("/oauth2/applications/@me", answering(lambda: APPLICATION))
    app.router.add_get("/applications/42/commands", answering(lambda: settable.commands))
    app.router.add_get("/users/@me/guilds", answering(lambda: settable.guilds))
    app.router.add_get("/gateway", answering(lambda: {"url": "wss://nowhere"}))
    server = TestServer(app)
    await server.start_server()
    monkeypatch.setattr(discord.http.Route, "BASE", str(server.make_url("")).rstrip("/"))
    yield settable
    await server.close()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(token=Secret("not.a.token"), database=tmp_path / "db.sqlite")


def describe_findings(settings: Settings, level: str) -> list[str]:
    findings = local_findings(settings, NOW)
    return [finding.describe("en") for finding in findings if finding.level == level]


async def said(settings: Settings, level: str) -> list[str]:
    return [
        finding.describe("en")
        async for finding in doctor.discord_findings(settings)
        if finding.level == level
    ]


def guild(name: str, allowed: discord.Permissions) -> dict[str, Any]:
    return {"id": "1", "name": name, "permissions": str(allowed.value)}


def changed_database(change: str) -> Callable[[Settings, pytest.MonkeyPatch], None]:
    """A new database, its list of migrations changed so."""

    def prepare(settings: Settings, patch: pytest.MonkeyPatch) -> None:
        Store(settings.database).close()
        with closing(sqlite3.connect(settings.database)) as db:
            db.execute(change)
            db.commit()

    return prepare


def damaged(settings: Settings, patch: pytest.MonkeyPatch) -> None:
    settings.database.write_bytes(b"this was a database " * 500)


def full_disk(settings: Settings, patch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    patch.setattr(shutil, "disk_usage", lambda _path: usage(10**9, 10**9, 5 * 2**20))


def locked_folder(settings: Settings, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(machine_checks.os, "access", lambda _path, _mode: False)


def old_zones(settings: Settings, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(machine_checks, "version", lambda _package: "2021.5")


def no_zones(settings: Settings, patch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> None:
        raise machine_checks.zoneinfo.ZoneInfoNotFoundError(name)

    patch.setattr(machine_checks.zoneinfo, "ZoneInfo", none)


NEWER = "UPDATE _sqlite_migrations SET name = '9999_later' WHERE rowid = 1"
OLDER = "DELETE FROM _sqlite_migrations WHERE name = (SELECT max(name) FROM _sqlite_migrations)"


@pytest.mark.parametrize(
    ("prepare", "level", "said"),
    [
        pytest.param(damaged, "ill", ["python -m bot restore FILE"], id="damaged"),
        pytest.param(changed_database(NEWER), "ill", ["newer version"], id="newer"),
        pytest.param(changed_database(OLDER), "watch", ["python -m bot backup"], id="older"),
        pytest.param(full_disk, "ill", ["Only 5 MB are free", "Make room now"], id="full disk"),
        pytest.param(locked_folder, "ill", ["can't be written to", "ROUNDHOUSE_DB"], id="locked"),
        pytest.param(old_zones, "watch", ["2021.5"], id="old time zones"),
        pytest.param(no_zones, "ill", ["no time zones"], id="no time zones"),
    ],
)
def test_what_is_wrong_here_is_found_once(
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    prepare: Callable[[Settings, pytest.MonkeyPatch], None],
    level: str,
    said: list[str],
) -> None:
    prepare(settings, monkeypatch)
    found = [
        text for text in describe_findings(settings, level) if all(piece in text for piece in said)
    ]
    assert len(found) == 1


def test_all_is_well_with_a_new_database(settings: Settings) -> None:
    Store(settings.database).close()
    assert describe_findings(settings, "ill") == []
    (watch,) = describe_findings(settings, "watch")
    assert watch.startswith("! There's no daily copy in")
    well = " ".join(describe_findings(settings, "well"))
    assert "is sound and holds 0 tables." in well and "Pictures can be drawn" in well


def test_a_database_that_is_in_use(settings: Settings) -> None:
    store = Store(settings.database)
    assert any("is running on it" in text for text in describe_findings(settings, "well"))
    store.close()


def test_a_wrong_clock(settings: Settings) -> None:
    first = next(local_findings(settings, datetime(1970, 1, 1, tzinfo=UTC)))
    assert first.level == "ill" and "1970-01-01" in first.describe("en")


def test_copies_that_stopped_and_copies_switched_off(settings: Settings) -> None:
    Store(settings.database).close()
    folder = copies_folder(settings.database)
    folder.mkdir()
    (folder / "db-daily-20261110-120000.sqlite").write_bytes(b"")
    assert any("from 2026-11-10 12:00 UTC" in text for text in describe_findings(settings, "watch"))
    off = msgspec.structs.replace(settings, backups=0)
    assert any("ROUNDHOUSE_BACKUPS is 0" in text for text in describe_findings(off, "watch"))


async def test_no_token(settings: Settings) -> None:
    (watch,) = await said(msgspec.structs.replace(settings, token=None), "watch")
    assert "opens the playground" in watch


async def test_a_token_discord_does_not_take(settings: Settings, answers: Answers) -> None:
    answers.status = 401
    (ill,) = await said(settings, "ill")
    assert "Reset Token" in ill and "not.a.token" not in ill


async def test_a_discord_that_cannot_be_reached(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9")
    (ill,) = await said(settings, "ill")
    assert "port 443" in ill


async def test_commands_permissions_and_clock(settings: Settings, answers: Answers) -> None:
    """A new bot: nothing registered, one server that gives too little, one where all is well, and a
    clock of another day."""
    lacking = discord.Permissions(PERMISSIONS.value)
    lacking.update(attach_files=False, manage_threads=False)
    answers.guilds = [guild("Rails", lacking), guild("Trains", PERMISSIONS)]
    answers.date = "Tue, 01 Sep 2026 12:00:00 GMT"
    skew, commands, permissions = await said(settings, "ill")
    assert "seconds off Discord's" in skew
    assert "table" in commands and "python -m bot sync" in commands
    assert "“Rails”" in permissions
    lacks = permissions.partition("lacks: ")[2].partition(". Invite")[0]
    assert set(lacks.split(", ")) == {"attach_files", "manage_threads"}


async def test_a_bot_that_is_well(
    settings: Settings, answers: Answers, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command is known to Discord, every server gives what is needed: nothing is ill."""
    unknown = [
        finding
        async for finding in doctor.discord_findings(settings)
        if finding.key == "commands-missing"
    ]
    names = unknown[0].values["names"].split(", ")
    answers.commands = [{"id": str(number), "name": name} for number, name in enumerate(names)]
    everything = discord.Permissions(administrator=True)
    answers.guilds = [guild("Rails", PERMISSIONS), guild("Trains", everything)]
    for language in languages():
        chosen = msgspec.structs.replace(settings, language=language)
        assert await doctor.print_report(chosen) == 0
        out = capsys.readouterr().out
        assert "✗" not in out.rsplit("\n", 2)[0] and "Roundhouse" in out
    (settings.database).write_bytes(b"no database" * 500)
    assert await doctor.print_report(settings) == 1
