"""A game that ends before its first turn: every look at it, from every button and command."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from tests.chat.harness.world import World, answers, ids
from tests.conformance.case import Case
from tests.conformance.found import cases
from tests.tables.support import key

COMMANDS = (
    "show", "log", "standings", "since", "replay", "film", "export", "verify", "report", "orders",
    "undo", "clock", "rematch",
)  # fmt: skip


async def seated(world: World, case: Case, seats: int) -> None:
    card = await world.opened(world.bob, game=case.key)
    table = await world.table()
    for _ in range(seats - 2):
        await world.tables.add_robot(table.id, world.ann.id, "random")
    await world.ann.click(card, label="Start")


@pytest.mark.parametrize(
    ("case", "how"),
    [
        pytest.param(case, how, id=f"{name}-{how}")
        for name, case in cases().items()
        for how in ("concede", "end")
        if how == "end" or case.game.seats.start == 2  # with more the others play on
    ],
)
async def test_every_look_at_a_game_that_ended_before_its_first_turn(
    world: World, case: Case, how: str
) -> None:
    """Whoever played and whoever did not, in the film as in the log: nothing is a bug."""
    await seated(world, case, max(2, case.game.seats.start))
    table = await world.table()
    if how == "concede":
        await world.tables.stand_ins.concede(table.id, world.bob.id, key=key())
    else:
        await world.tables.end(table.id, world.ann.id, key=key(), admin=True)
    await world.bot.services.delivery.after(await world.table())
    assert (await world.table()).status == "ended"
    last = world.card
    with capture_logs() as logged:
        for person in (world.ann, world.cat):
            for one in [one for one in ids(last) if one.startswith("rh:")]:
                await person.click(last, custom_id=one)
            for command in COMMANDS:
                result = await person.slash(world.channel, f"table {command}", table=table.id)
                assert answers(result), command
            assert answers(await person.slash(world.channel, "table records", game=case.key))
    assert [entry for entry in logged if entry["event"] == "bug"] == []
