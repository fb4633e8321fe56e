"""Random evenings at a table: moves, undo, questions, substitutes, restarts, lost commits."""

import random
import sqlite3
from pathlib import Path

import pytest

from bot.tables.api.service import Tables
from bot.tables.moves import play
from bot.tables.storage.store import Store
from bot.tables.types.errors import TableError
from bot.tables.types.model import Place, SeatRow, Table
from tests.example.rules.actions import Bid, Haul, Trade
from tests.example.rules.orders import BidAlways, HaulOn, TradeOnce
from tests.tables.faulty import Explode
from tests.tables.support import ANN, BOB, CAT, DAN, EVE, Entropy, key, started

EXPECTED = {
    "already-answered",
    "already-asked",
    "bug",
    "many-orders",
    "not-asked",
    "not-owner",
    "not-saved",
    "not-yours",
    "nothing-to-undo",
    "seated",
    "stale",
}
"""Refusals that a person can bring about by pressing at random in a running game."""


class Evening:
    def __init__(self, tables: Tables, path: Path, seed: int, patch: pytest.MonkeyPatch) -> None:
        self.tables, self.path, self.patch = tables, path, patch
        self.chance = random.Random(seed)
        self.done: dict[str, int] = {}

    async def step(self, table: Table) -> None:
        kinds = ["move"] * 12 + ["undo"] * 3 + ["answer"] * 3
        kinds += ["reseat", "restart", "broken", "lost", "stale", "stale", "say", "order", "order"]
        kind = self.chance.choice(kinds)
        try:
            await getattr(self, f"_{kind}")(table)
        except TableError as refusal:
            assert refusal.code in EXPECTED, refusal
            kind = refusal.code
        self.done[kind] = self.done.get(kind, 0) + 1

    def _person(self, table: Table) -> int:
        return self.chance.choice(table.people)

    async def _move(self, table: Table, version: int | None = None) -> None:
        if table.robot_due is not None or table.orders_due:
            await self.tables.step_robots(table.id)
            return
        seat = self.chance.choice(table.to_move)
        user = table.seats[seat].user
        assert user is not None
        view = (await self.tables.read_table(table.id, user)).view
        choices = [Haul(), Trade(self.chance.randint(0, view.purse))] if view.phase == "haul" else [
            Bid(self.chance.randint(0, view.purse))
        ]  # fmt: skip
        await self.tables.submit_action(
            table.id, user, self.chance.choice(choices),
            version=table.version if version is None else version, key=key(),
        )  # fmt: skip

    async def _order(self, table: Table) -> None:
        """Now and then one that the rules will refuse."""
        coins = self.chance.randint(0, 9)
        order = self.chance.choice([HaulOn(table.turn), TradeOnce(coins), BidAlways(coins)])
        user = self._person(table)
        if await self.tables.orders.give_order(table.id, user, order) is None:
            given = [row.order for row in await self.tables.orders.orders_of_user(table.id, user)]
            assert order in given

    async def _stale(self, table: Table) -> None:
        await self._move(table, version=max(0, table.version - self.chance.randint(1, 3)))

    async def _undo(self, table: Table) -> None:
        await self.tables.request_undo(
            table.id, self._person(table), version=table.version, key=key()
        )

    async def _answer(self, table: Table) -> None:
        yes = self.chance.random() < 0.8
        await self.tables.answer(table.id, self._person(table), "undo", yes, key=key())

    async def _reseat(self, table: Table) -> None:
        seat = self.chance.randrange(len(table.seats))
        holder = self.chance.choice(
            [SeatRow(seat, robot="random"), SeatRow(seat, user=DAN), SeatRow(seat, user=EVE)]
        )
        if holder.robot and table.people == (table.seats[seat].user,):
            return
        await self.tables.reseat(table.id, table.owner, holder, key=key(), admin=True)

    async def _restart(self, table: Table) -> None:
        await self.tables.close()
        self.tables = Tables(Store(self.path))

    async def _broken(self, table: Table) -> None:
        seat = table.to_move[0]
        user = table.seats[seat].user
        if user is not None:
            how = self.chance.choice(["raise", "purse"])
            await self.tables.submit_action(
                table.id, user, Explode(how), version=table.version, key=key()
            )

    async def _lost(self, table: Table) -> None:
        def fails(*_values: object) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        with self.patch.context() as broken:
            broken.setattr(play, "enqueue_card", fails)
            await self._move(table)

    async def _say(self, table: Table) -> None:
        for row in await self.tables.claim_due():
            if self.chance.random() < 0.5:
                await self.tables.mark_sent(row, None)
            else:
                await self.tables.mark_failed(row, "503")


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_is_pressed_the_table_can_be_verified_and_played_on(
    path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(Store(path), entropy=Entropy())
    options = {"rounds": 12, "purse": 5}
    table = await started(tables, ANN, BOB, CAT, robots=seed % 2, options=options)
    evening = Evening(tables, path, seed, monkeypatch)
    versions = [table.version]
    for number in range(400):
        if table.status != "running":
            break
        await evening.step(table)
        table = await evening.tables.get_table(table.id)
        assert table.version >= versions[-1]
        versions.append(table.version)
        if number % 40 == 0:
            assert (await evening.tables.verify_table(table.id)).ok
    tables = evening.tables
    try:
        report = await tables.verify_table(table.id)
        assert report.ok
        assert report.rows == table.version
        seen = {"move", "undo", "bug", "not-saved", "stale", "restart", "order"}
        assert seen <= set(evening.done)
        log = await tables.log_entries(table.id, limit=1_000)
        assert [entry.seq for entry in log] == list(range(1, table.version + 1))
        counters = [draw.counter for entry in log for draw in entry.draws]
        assert counters == list(range(len(counters)))
        other = await tables.import_text(await tables.export(table.id), Place(2, 2), ANN, key=key())
        if not any(entry.withheld for entry in log):
            for seat in (None, 0, 1, 2):
                assert await tables.read_view(other.id, seat) == await tables.read_view(
                    table.id, seat
                )
        assert (await tables.verify_table(other.id)).ok
    finally:
        await tables.close()
