"""For all tests: what a bot sends to the pretended Discord must fit Discord's own description, and
a screen reader must be able to read it."""

import gc
import os
from collections.abc import Iterator

import hypothesis
import pytest
import simcord
import structlog

from tests.support import access, strict_discord, thrift, warming
from tests.support.faults_delivery import hide_shown_attachments
from tests.support.openapi import complaints

hypothesis.settings.register_profile(
    "house", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("house")
"""How fast a machine is says nothing about the code."""

thrift.copy_as_data()


def pytest_configure(config: pytest.Config) -> None:
    warming.keep_bytecode()
    warming.write_to_memory()
    if config.getoption("numprocesses", None) and not hasattr(config, "workerinput"):
        warming.compile_all(config)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever begins waits for other processes while all others work; the many small tests of the
    rules end a run, so that no worker is left alone with a long one."""
    items.sort(key=lambda item: item.path.parent.name not in WAITING)


def pytest_collection_finish() -> None:
    """What is there before the first test stays: it need not be looked through again and again. And
    garbage is looked for seldom: with Python's default that takes an eighth of the time of tests of
    the rules."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


PATIENCE = 600.0
"""Seconds until a pretended Discord says that the bot hangs: not on a machine that is busy."""
WAITING = ("wire", "workers", "storage")
"""Folders whose tests wait for processes of their own."""


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: tests of the chat wait for a third of their time."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(autouse=True)
def payloads_fit_discord(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Check every request body of every simulated Discord this test starts, and all its words."""
    started: list[simcord.Env] = []
    start = simcord.Env.start

    async def remembered(self: simcord.Env) -> None:
        started.append(self)
        self.settle_timeout = PATIENCE
        with thrift.translated_once():
            await start(self)

    monkeypatch.setattr(simcord.Env, "start", remembered)
    yield
    wrong = [
        f"{sent.method} {sent.path}: {complaint}"
        for env in started
        for sent in env.http_requests
        if sent.json is not None
        for complaint in complaints(sent.method, sent.path, sent.json) or []
    ]
    assert not wrong, "\n".join(wrong[:10])
    mute = [one for env in started for one in access.complaints(env)]
    assert not mute, "\n".join(mute[:10])


@pytest.fixture(autouse=True)
def as_real_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every pretended Discord notifies, and fills threads, as the real one does; and what a
    component shows does not stand among a message's attachments."""
    strict_discord.install(monkeypatch)
    hide_shown_attachments(monkeypatch)


@pytest.fixture(autouse=True)
def plain_log() -> Iterator[None]:
    """Tracebacks as plain text, as the bot writes them."""
    shown = structlog.dev.ConsoleRenderer(
        colors=False, exception_formatter=structlog.dev.plain_traceback
    )
    structlog.configure(processors=[structlog.stdlib.add_log_level, shown])
    yield
    structlog.reset_defaults()
