"""The life of a table of Baltimore & Ohio in Discord: orders that act, the head of its cards."""

from rules.baltimore_ohio.model.actions import Buy, TakeTurn
from tests.chat.baltimore_ohio.positions import market
from tests.chat.harness.world import World, entered, menu, tells, words
from tests.chat.house.speaking import german, in_german
from tests.support.baltimore_ohio.states import in_business, new_game, running
from tests.tables.support import act

LEAVE = "New order…"
TRACK = ("H17", "H18", "I17")


async def test_a_market_round_is_passed_by_an_order_until_somebody_deals(world: World) -> None:
    """Nobody else learns of it; what ended it is told to its person alone."""
    await world.at(market())
    page = await world.command(world.bob, "table orders")
    assert {"pass", "sell", "buy"} <= set(menu(page, LEAVE))
    tells(await entered(world.bob, page, LEAVE, "pass", unless="buys"), "Pass in Market Round 1")
    await world.ann.click(world.card, label="Pass")
    table = await world.table()
    assert (table.version, table.to_move) == (3, (2,)), "Bob's order has passed too"
    assert "Pass in" not in words(world.card) and "your order" not in words(world.card).lower()
    await act(world.tables, table, TakeTurn((Buy("PA", orphan=1),)))
    await world.tables.step_robots(1)
    heard = await world.command(world.bob, "table orders")
    tells(heard, "cat has bought shares of PA", "You have no orders")


async def test_shares_are_sold_at_a_value_in_german(world: World) -> None:
    """Menu and form, and as it would act at once, a look first."""
    await in_german(world)
    await world.at(market())
    page = await world.command(world.ann, "table orders")
    german(page)
    answer = await entered(
        world.ann, page, "Neuer Auftrag…", "sell", railroad="BO", value="66", count="1"
    )
    assert "sofort ausgeführt" in german(answer)
    await world.ann.click(answer, label="Auftrag erteilen")
    table = await world.table()
    assert (table.version, table.to_move) == (2, (1,))
    view = await world.tables.read_view(table.id, 0)
    assert view.table.players[0].shares["BO"] == 3


async def test_a_railroad_runs_itself(world: World) -> None:
    """One order does all steps of its turn, each a row of the log as if pressed. Two cards to serve
    with, money to spend."""
    state = new_game(3)
    running(state, "BO", {0: 4, 1: 2}, value=66, cards=(1, 2), treasury=200, track=TRACK)
    running(state, "PA", {1: 3, 2: 2}, value=60, cards=(3,), treasury=100)
    in_business(state)
    await world.at(state)
    page = await world.command(world.ann, "table orders")
    answer = await entered(world.ann, page, LEAVE, "operate", cities="most", profit="retain")
    tells(answer, "This order would be carried out right away.")
    await world.ann.click(answer, label="Save order")
    table = await world.table()
    view = await world.tables.read_view(table.id, None)
    assert table.to_move == (1,) and view.table.business.acted == ["BO", "PA"]
    assert view.table.railroads["BO"].treasury > 200
    rows = await world.tables.log_entries(table.id, viewer=0, seat=0, limit=50)
    assert [row.ordered for row in rows if row.kind == "action"].count(True) >= 4
    tells(await world.command(world.ann, "table orders"), "Run B&O as it is")


async def test_a_card_is_headed_by_the_round_and_not_by_a_count_of_moves(world: World) -> None:
    """A turn of the game is a Market Round and two Business Rounds (38)."""
    await world.at(market())
    tells(world.card, "Baltimore & Ohio · table 1 · Market Round 1")
