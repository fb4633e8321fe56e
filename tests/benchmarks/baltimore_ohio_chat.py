"""The menu of a railroad's whole turn on the fullest board, against a bare command that answers
"pong" in the same pretended Discord.

The menu is a private page: press, seat, proposals to build, what they would earn and do to the
value, and its buttons and menus, without its picture (see `pictures`).
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
from pathlib import Path
from typing import Any
from unittest.mock import patch

import simcord

from bot.client import Roundhouse
from cogs.baltimore_ohio import whole_turn
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.events import TurnBegan
from rules.baltimore_ohio.model.options import EVERYTHING
from rules.baltimore_ohio.model.redaction import copied
from rules.baltimore_ohio.model.state import Phase, State
from rules.dice import ReplayedDice
from tests.benchmarks.baltimore_ohio_rules import cubes, played
from tests.benchmarks.chat import ROUNDS, Cost, pong, timed
from tests.benchmarks.measure import Row
from tests.chat.harness.world import World, answers, furnish, ids, services
from tests.tables.support import Clock

SEATS = 3


def fullest() -> State:
    """Of a game of three with everything, the beginning of the turn with most cubes on the board
    in which there is something to build and to buy."""
    log, draws, _ = played("steady", SEATS, 1, EVERYTHING)
    state, _ = GAME.setup(SEATS, EVERYTHING, ReplayedDice(draws))
    found, most = state, -1
    for seat, action in log:
        if state.phase is Phase.SCRAP and cubes(state) > most:
            found, most = copied(state), cubes(state)
        GAME.apply(state, seat, action, ReplayedDice([]))
    return found


async def _menus(folder: Path) -> Cost:
    """One page, the median."""
    made = services(folder / "bench.sqlite", Clock())
    env = simcord.Env(Roundhouse(made, sync=True), settle_timeout=30.0)
    await env.start()
    world = await furnish(env, Clock())
    await world.running(world.bob, world.cat, game="baltimore_ohio")
    mover, shown = await world.mover(), world.card
    press = next(one for one in ids(shown) if one.endswith(f".{whole_turn.HEAD}"))
    times = [await timed(lambda: _opened(world, mover, shown, press)) for _ in range(ROUNDS)]
    await env.shutdown()
    await made.tables.close()
    return Cost(*(statistics.median(column) for column in zip(*times, strict=True)))


async def _opened(world: World, mover: Any, shown: Any, press: str) -> None:
    result = await mover.click(shown, custom_id=press)
    assert whole_turn.HEAD in " ".join(ids(answers(result)[-1]))


async def _undrawn(*_: object, **__: object) -> None:
    return None


def rows() -> list[Row]:
    state = fullest()
    assert state.business is not None and state.business.railroad is not None
    president = state.railroads[state.business.railroad].president
    began = TurnBegan(president or 0, state.number, state.business.railroad)

    def prepared(self: Any, seats: int, options: Any, dice: Any) -> tuple[State, list[Any]]:
        return state, [began]

    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(type(GAME), "setup", prepared),
        patch("cogs.baltimore_ohio.chat.BandoChat.picture", lambda *_: None),
        patch("bot.chat.actions.play.drawn", _undrawn),
    ):
        menu = asyncio.run(_menus(Path(folder)))
    bare = asyncio.run(pong())
    return [
        Row(
            'a turn\'s menu, fullest board, to "pong", clock', f"{menu.clock / bare.clock:.1f}", "5"
        ),
        Row('a turn\'s menu, fullest board, to "pong", work', f"{menu.work / bare.work:.1f}", "5"),
        Row("a turn's menu, fullest board", f"{1000 * menu.clock:.1f} ms", ""),
    ]
