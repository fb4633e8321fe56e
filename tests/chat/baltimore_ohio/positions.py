"""Baltimore & Ohio in the pretended Discord: positions laid out by hand, for Ann, Bob and Cat."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chat.contract.adapter import Scene
from rules.baltimore_ohio import GAME
from rules.baltimore_ohio.model.events import TurnBegan
from rules.baltimore_ohio.model.options import EVERYTHING, Options
from rules.baltimore_ohio.model.state import State
from tests.chat.harness.world import World
from tests.support.baltimore_ohio.states import cash, in_market, level, new_game, running

SELL, SELL_MORE, BUY = "Sell…", "Sell more…", "Buy…"
BACK, OPEN = "Have orphans bought back…", "Put up a Robber Baron…"
NAMES = ("ann", "bob", "cat", "Dora", "Eve", "Finn")


async def lay_out(world: World, monkeypatch: pytest.MonkeyPatch, state: State) -> None:
    """A running table of Ann (seat 0), Bob (1) and Cat (2) that begins with this state."""
    (mover,) = GAME.to_move(state)
    acting = state.business.railroad if state.business is not None else None

    def prepared(self: Any, seats: int, options: Any, dice: Any) -> tuple[State, list[Any]]:
        assert seats == len(state.players)
        return state, [TurnBegan(mover, state.number, acting)]

    monkeypatch.setattr(type(GAME), "setup", prepared)
    await world.running(world.bob, world.cat, game="baltimore_ohio")


def market(options: Options | None = None, *, turn: int = 1, tech_level: int = 1) -> State:
    """Ann presides over the B&O with 4 of its shares (Bob has 2, one is orphan) and has 1 of Bob's
    PA (3 orphan); everybody has 300 dollars; it is Ann's market turn."""
    state = new_game(3, options)
    level(state, tech_level)
    running(state, "BO", {0: 4, 1: 2}, value=66, treasury=150, orphan=1)
    running(state, "PA", {1: 3, 0: 1}, value=60, treasury=120, orphan=3)
    cash(state, 300, 300, 300)
    return in_market(state, turn=turn)


def barons(**more: Any) -> State:
    """The same in the second Market Round, with every expansion."""
    return market(EVERYTHING, turn=2, **more)


def receivership(state: State, railroad: str, *track: str) -> None:
    """The railroad has gone under; its track lies still."""
    running(state, railroad, {2: 1}, value=34, track=track)
    line = state.railroads[railroad]
    state.order.remove(railroad)
    line.status, line.value, line.president = "receivership", None, None
    line.held, line.orphan = 10, 0
    del state.players[2].shares[railroad]


def scene(state: State, language: str = "en", seat: int | None = None) -> Scene:
    """The table as the seat on turn, or that seat, sees it."""
    if seat is None:
        (seat,) = GAME.to_move(state) or (0,)
    names = NAMES[: len(state.players)]
    public = GAME.view(state, None)
    return Scene(1, GAME.view(state, seat), public, seat, names, language, {}, True)
