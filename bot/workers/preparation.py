"""Renders the prepared layers of all games in a worker before they are needed."""

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


def preparation_modules() -> Iterator[str]:
    """Yield the names of the modules `render.<game>.prepare`, for the games that have one."""
    for package in pkgutil.iter_modules(render.__path__, "render."):
        if package.ispkg and find_spec(f"{package.name}.prepare") is not None:
            yield f"{package.name}.prepare"


async def prepare_pictures(workers: Workers) -> None:
    """Prepare the pictures of one game after the other, so that other workers stay free for cards.

    What fails is rendered when it is needed."""
    for name in preparation_modules():
        try:
            await workers.run(partial(import_module(name).prepare))
        except Exception:
            log.exception("prepare_pictures_failed", module=name)
