"""A table of Rail Baron: what is secret, and what its rules refuse."""

from __future__ import annotations

import pytest

from bot.tables.api.service import Tables
from bot.tables.types.model import Place, Table
from rules.errors import RuleError
from rules.rail_baron.model.actions import BuyNothing, Roll
from rules.rail_baron.model.options import SHORT
from tests.tables.support import ANN, BOB, key, refused, who


async def laid_out(tables: Tables, *people: int) -> Table:
    table = await tables.open("rail_baron", Place(1, 2), people[0], key=key(), options=SHORT)
    for user in people[1:]:
        await tables.join(table.id, user)
    return (await tables.start(table.id, people[0], key=key())).table


async def test_secret_cash_is_only_its_owners(tables: Tables) -> None:
    table = await laid_out(tables, ANN, BOB)
    mine = (await tables.look(table.id, ANN)).view
    assert mine.seats[0].cash is not None
    assert mine.seats[1].cash is None
    public = (await tables.look(table.id, 99)).view
    assert [seat.cash for seat in public.seats] == [None, None]
    assert all(line.total is None for line in await tables.standings(table.id, None))


async def test_a_press_out_of_turn_or_phase_is_the_rules_to_refuse(tables: Tables) -> None:
    table = await laid_out(tables, ANN, BOB)
    mover = who(table, table.to_move[0])
    other = BOB if mover == ANN else ANN
    for user, action in ((other, Roll()), (mover, BuyNothing())):
        with pytest.raises(RuleError):
            await tables.submit(table.id, user, action, version=1, key=key())
    with refused("bad-options"):
        await tables.open("rail_baron", Place(1, 2), ANN, key=key(), options={"edition": "1930"})
    assert (await tables.get(table.id)).version == 1
