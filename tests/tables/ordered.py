"""What the tests of standing orders share."""

from typing import Any

from bot.tables.api.service import Tables
from bot.tables.types.model import Table
from tests.tables.support import ANN, BOB, started, who


async def table_of(tables: Tables, *people: int) -> tuple[Table, int, int]:
    """A running table, who is to move, and who comes next."""
    table = await started(tables, *(people or (ANN, BOB)))
    first = table.to_move[0]
    return table, who(table, first), who(table, (first + 1) % len(table.seats))


async def run(tables: Tables, table: Table) -> list[Any]:
    """What orders and robots do now; each row's action."""
    return [step.entry.action for step in await tables.step_robots(table.id)]


async def give(tables: Tables, table: Table, user: int, order: Any) -> None:
    assert await tables.orders.give_order(table.id, user, order) is None


async def kinds(tables: Tables, table: Table, user: int) -> list[Any]:
    return [row.order for row in await tables.orders.orders_of_user(table.id, user)]


async def reasons(tables: Tables, table: Table, user: int) -> list[str]:
    return [news.lapsed.code for news in await tables.orders.order_news(table.id, user)]
