"""Nothing that somebody keeps secret can be noticed by others: the same evening is played twice
with other secrets, and everything else must be alike to the byte, to the second where it can tell
something: messages, pictures, edits, the log, files, looks, reminders."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from rules.dice import SeededDice
from rules.game import copy_state
from tests.chat.harness.eavesdropping import heard_of
from tests.chat.harness.world import World
from tests.conformance.case import Case
from tests.conformance.found import having
from tests.conformance.play import packed, played

SEATS, HIDDEN = 3, (0, 1)
"""Ann or Bob keeps the secret; Cat, who plays too, and Dan, who watches, listen."""


def twins(case: Case) -> tuple[Any, Any, int, Any]:
    """Two positions that differ in what one person alone may know, and what another does then."""
    for number in range(len(case.combinations)):
        if case.combination(number)[0] != SEATS:
            continue
        for made in islice(played(case, number), 2 * SEATS, None):
            for knowing, other in case.otherwise(copy_state(case.game, made.state)):
                acting = [seat for seat in case.game.to_move(made.state) if seat not in knowing]
                if knowing <= set(HIDDEN) and acting and not list(case.game.invariants(other)):
                    seat, view = acting[0], case.game.view(made.state, acting[0])
                    action = case.game.robot("steady").choose(view, seat, SeededDice(b"own"))
                    return made.state, other, seat, action
    raise AssertionError(f"no secrets in the games of {case.key}")


@having("otherwise")
async def test_a_secret_is_not_to_be_noticed(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    *states, seat, action = twins(case)
    assert packed(states[0]) != packed(states[1])

    async def evening(world: World, way: int) -> None:
        world.bot.services.chats[case.key] = case.chat()

        def prepared(self: Any, seats: int, options: Any, dice: Any) -> tuple[Any, list[Any]]:
            assert seats == SEATS
            return copy_state(case.game, states[way]), []

        monkeypatch.setattr(type(case.game), "setup", prepared)
        table = await world.running(world.bob, world.cat, game=case.key)
        user = table.seats[seat].user
        assert user is not None
        done = await world.tables.submit(1, user, action, version=table.version, key="pressed")
        await world.bot.services.delivery.after(done.table)

    one, other = [await heard_of(tmp_path / str(way), monkeypatch, evening, way) for way in (0, 1)]
    assert len(one.sent) > 3 and len(one.seen) > 15
    assert one.sent == other.sent
    assert one.logged == other.logged
    assert one.seen == other.seen
