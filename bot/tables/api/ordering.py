"""`Tables.orders`: standing orders, as the chat asks for them."""

from __future__ import annotations

from typing import Any

from bot.tables.moves import orders
from bot.tables.storage.runner import Runner
from bot.tables.types.model import OrderNews, OrderRow
from rules.game import Carried, Lapsed


class Ordering:
    """See `bot.tables.api.service.Tables`, to which this belongs. Orders run in `step_robots`."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner

    async def left(self, table: int, user: int) -> list[OrderRow]:
        """The orders of this person at a table, in the sequence in which they are asked."""
        return await self._runner.look(orders.left, table, user)

    async def outcome(self, table: int, user: int, order: Any) -> Carried | Lapsed | None:
        """What an order would come to if it were given now."""
        return await self._runner.change(table, orders.outcome, user, order, queue=True)

    async def give(self, table: int, user: int, order: Any) -> Lapsed | None:
        """Leave an order; one that has lapsed already is not kept, and the reason returned.

        TableError: not-yours, not-running, ended, no-orders, many-orders.
        """
        return await self._runner.change(table, orders.give, user, order, queue=True)

    async def drop(self, table: int, user: int, number: int) -> bool:
        """Take an order back; False if it is no more."""
        return await self._runner.change(table, orders.drop, user, number, queue=True)

    async def news(self, table: int, user: int) -> list[OrderNews]:
        """Orders that are no more, of which this person was not told yet."""
        return await self._runner.look(orders.news, table, user)

    async def news_due(self) -> list[OrderNews]:
        """News to send now; each comes again until `told`, with its nonce."""
        return await self._runner.look(orders.news_due)

    async def told(self, news: OrderNews) -> None:
        """The person knows."""
        await self._runner.look(orders.told, news.id)

    async def untold(self, news: OrderNews, *, lasting: bool) -> None:
        """It could not be sent, for good if `lasting`."""
        await self._runner.look(orders.untold, news, lasting)
