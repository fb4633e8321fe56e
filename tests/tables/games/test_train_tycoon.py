"""A table of Train Tycoon with its expansion: draws that stay secret until the end."""

from __future__ import annotations

from bot.tables.api.service import Tables
from bot.tables.types.model import Place
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.options import Options
from tests.tables.support import ANN, BOB, key, refused


async def test_nobody_reads_the_markers_in_the_log(tables: Tables) -> None:
    """16 of them, and while they are secret the game cannot be taken elsewhere."""
    options = Options(investments=True)
    table = await tables.open(GAME.key, Place(1, 2), ANN, key=key(), options=options)
    await tables.join(table.id, BOB)
    for name in ("steady", "random"):
        await tables.add_robot(table.id, ANN, name)
    table = (await tables.start(table.id, ANN, key=key())).table
    first = (await tables.log(table.id))[0]
    assert {draw.value for draw in first.draws if draw.secret} == {0}
    assert sum(draw.secret for draw in first.draws) == 16
    with refused("secret-start"):
        await tables.import_(await tables.export(table.id), Place(1, 3), ANN, key=key())
