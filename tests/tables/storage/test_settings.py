"""Settings and the log: typed, strict, and silent about secrets."""

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot import logs
from bot.settings import NAMES, TOKEN, Settings, SettingsError, load_settings

FAKE = "MTk4NjIyNDgzNDcxOTI1MjQ4" + ".Cl2FMQ." + "ZnCjm1XVW7vRze4b7Cq4se7kKWs"
"""Shaped like a token; nobody's."""


def test_defaults_and_values(tmp_path: Path) -> None:
    assert load_settings({}, tmp_path / "none") == Settings()
    file = tmp_path / ".env"
    file.write_text(
        f"{TOKEN}={FAKE}\nROUNDHOUSE_DB=a/b.sqlite\nROUNDHOUSE_LOG_LEVEL=Debug\n"
        "ROUNDHOUSE_LOG_FORMAT=json\nROUNDHOUSE_PORT=0\nROUNDHOUSE_SHARDS=4\n"
        "ROUNDHOUSE_WORKERS=3\nROUNDHOUSE_SYNC_GUILD=\n"
        "ROUNDHOUSE_IDLE_DAYS=0\nROUNDHOUSE_ARCHIVE_DAYS=7\n"
    )
    settings = load_settings({"ROUNDHOUSE_PORT": "81"}, file)
    assert settings.token.reveal() == FAKE
    assert (settings.database, settings.log_level, settings.log_format) == (
        Path("a/b.sqlite"),
        logging.DEBUG,
        "json",
    )
    assert (settings.port, settings.shards, settings.workers, settings.sync_guild) == (
        81,
        4,
        3,
        None,
    )
    assert (settings.idle_days, settings.archive_days) == (0, 7)
    assert FAKE not in repr(settings)
    assert FAKE not in str(settings.token)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ROUNDHOUSE_DATABASE", "x"),
        ("ROUNDHOUSE_PORT", "http"),
        ("ROUNDHOUSE_PORT", "70000"),
        ("ROUNDHOUSE_LOG_LEVEL", "loud"),
        ("ROUNDHOUSE_LOG_FORMAT", "xml"),
        ("ROUNDHOUSE_LANGUAGE", "tlh"),
        ("ROUNDHOUSE_SYNC_GUILD", "-1"),
        ("ROUNDHOUSE_SHARDS", "0"),
        ("ROUNDHOUSE_WORKERS", "many"),
        ("ROUNDHOUSE_CLUSTER", "10.0.0.5"),
        ("ROUNDHOUSE_IDLE_DAYS", "-1"),
        ("ROUNDHOUSE_ARCHIVE_DAYS", "soon"),
    ],
)
def test_a_mistake_is_named(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=name):
        load_settings({name: value}, tmp_path / "none")


def test_a_cluster_needs_what_speaks_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Said at the start, not when the first picture is to be drawn."""
    monkeypatch.setattr("bot.settings.find_spec", lambda name: None)
    with pytest.raises(SettingsError, match="requirements-cluster"):
        load_settings({"ROUNDHOUSE_CLUSTER": "tcp://10.0.0.5:8786"}, tmp_path / "none")


def test_every_setting_is_explained_and_no_other() -> None:
    example = Path(".env.example").read_text()
    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == {TOKEN, *NAMES}
    assert load_settings({}, Path(".env.example")) == Settings()


@pytest.fixture
def restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("discord").setLevel(logging.NOTSET)
    structlog.reset_defaults()


@pytest.mark.parametrize("shape", ["console", "json"])
def test_the_log_holds_no_secret(restored: None, shape: str) -> None:
    out = io.StringIO()
    logs.configure_logging(logging.INFO, shape, out)  # type: ignore[arg-type]
    log = structlog.get_logger("house")
    log.info("hello", text=f"token {FAKE}", seed="deadbeef", deep={"api_token": "hush"}, table=3)
    logging.getLogger("discord").warning("logging in with %s", FAKE)
    hook = "https://discord.com/api/webhooks/123/" + "abcdefghijklmnopqrstuvwxyz"
    log.warning("gone", url=hook)
    try:
        seed = b"sesame"
        raise ValueError(f"bad {FAKE} {len(seed)}")
    except ValueError:
        log.exception("bug", reference="ABC")
    log.debug("too quiet")
    text = out.getvalue()
    for secret in (FAKE, "deadbeef", "hush", "abcdefghijkl", "b'sesame'", "too quiet"):
        assert secret not in text
    for shown in ("hello", "table", "logging in with", "ValueError", "ABC", "webhooks/123"):
        assert shown in text
    if shape == "json":
        assert [json.loads(line)["level"] for line in text.splitlines()] == [
            "info",
            "warning",
            "warning",
            "error",
        ]


def test_what_discord_py_sends_and_receives_is_never_logged(restored: None) -> None:
    """At no level: what one person alone sees is in it, and what answers in the bot's name."""
    out = io.StringIO()
    logs.configure_logging(logging.DEBUG, "console", out)
    logging.getLogger("discord.gateway").debug("WebSocket Event: %s", {"token": "t"})
    logging.getLogger("discord.gateway").info("connected")
    structlog.get_logger("house").debug("quiet")
    shown = out.getvalue()
    assert "WebSocket" not in shown and "connected" in shown and "quiet" in shown
