"""Pictures prepared after the start, by the workers."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.workers.preparation import preparation_modules, prepare_pictures


class Noted:
    """Workers that note what they are given; the second job fails."""

    def __init__(self) -> None:
        self.given: list[str] = []

    async def run(self, work: Callable[[], Any]) -> None:
        function: Any = work
        self.given.append(function.func.__module__)
        if len(self.given) == 2:
            raise OSError("no room")


async def test_every_game_s_pictures_are_prepared_though_one_fails(
    capsys: pytest.CaptureFixture[str],
) -> None:
    workers: Any = Noted()
    await prepare_pictures(workers)
    assert workers.given == list(preparation_modules())
    assert {"render.rail_baron.prepare", "render.baltimore_ohio.prepare"} <= set(workers.given)
    assert "prepare_pictures_failed" in capsys.readouterr().out
