"""What is drawn once for all tables, drawn by a worker before somebody waits for it."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec

import structlog

import render
from bot.workers.workers import Workers

log = structlog.get_logger(__name__)


def prepared_games() -> Iterator[str]:
    """The modules that prepare pictures: `render.<game>.prepare`, where a game has one."""
    for found in pkgutil.iter_modules(render.__path__, "render."):
        if found.ispkg and find_spec(f"{found.name}.prepare") is not None:
            yield f"{found.name}.prepare"


async def prepare(workers: Workers) -> None:
    """One game after the other, so that the other workers draw cards meanwhile. What fails is
    drawn when it is needed."""
    for name in prepared_games():
        try:
            await workers.do(partial(import_module(name).prepare))
        except Exception:
            log.exception("pictures could not be prepared", module=name)
