"""The life of a table of Baltimore & Ohio in Discord: orders that act, what happened since one's
last turn, and what the last card offers."""

from typing import Any

from rules.baltimore_ohio.model.actions import Buy, TakeTurn
from rules.baltimore_ohio.model.state import State
from tests.chat.baltimore_ohio.positions import market
from tests.chat.harness.world import World, answers, entered, form_of, menu, reply, words
from tests.chat.house.speaking import german, in_german
from tests.support.baltimore_ohio.states import in_business, new_game, running
from tests.tables.support import key

LEAVE = "New order…"


def running_on() -> State:
    """The B&O of Ann in its turn: two cards to serve with, money to spend."""
    state = new_game(3)
    track = ("H17", "H18", "I17")
    running(state, "BO", {0: 4, 1: 2}, value=66, cards=(1, 2), treasury=200, track=track)
    running(state, "PA", {1: 3, 2: 2}, value=60, cards=(3,), treasury=100)
    in_business(state)
    return state


async def orders_of(world: World, person: Any) -> Any:
    return (await person.slash(world.channel, "table orders")).response


async def test_a_market_round_is_passed_by_an_order_until_somebody_deals(world: World) -> None:
    """Nobody else learns of it; what ended it is told to its person alone."""
    await world.at(market())
    page = await orders_of(world, world.bob)
    assert {"pass", "sell", "buy"} <= set(menu(page, LEAVE))
    left = await entered(world.bob, page, LEAVE, "pass", unless="buys")
    assert "Pass in Market Round 1 unless" in words(left)
    await world.ann.click(world.card, label="Pass")
    table = await world.table()
    assert (table.version, table.to_move) == (3, (2,)), "Bob's order has passed too"
    assert "Pass in" not in words(world.card) and "your order" not in words(world.card).lower()
    action = TakeTurn((Buy("PA", orphan=1),))
    await world.tables.submit_action(1, world.cat.id, action, version=table.version, key=key())
    await world.tables.step_robots(1)
    heard = reply(await world.bob.slash(world.channel, "table orders"))
    assert "cat has bought shares of PA" in heard and "You have no orders" in heard


async def test_shares_are_sold_at_a_value_in_german(world: World) -> None:
    """Menu and form, and as it would act at once, a look first."""
    await in_german(world)
    await world.at(market())
    page = await orders_of(world, world.ann)
    german(page)
    form = await form_of(world.ann, page, "Neuer Auftrag…", "sell")
    sent = await world.ann.submit_modal(form, {"railroad": "BO", "value": "66", "count": "1"})
    answer = answers(sent)[-1]
    assert "sofort ausgeführt" in german(answer)
    await world.ann.click(answer, label="Auftrag erteilen")
    table = await world.table()
    assert (table.version, table.to_move) == (2, (1,))
    view = await world.tables.read_view(table.id, 0)
    assert view.table.players[0].shares["BO"] == 3


async def test_a_railroad_runs_itself(world: World) -> None:
    """One order does all steps of its turn, each a row of the log as if pressed."""
    await world.at(running_on())
    page = await orders_of(world, world.ann)
    answer = await entered(world.ann, page, LEAVE, "operate", cities="most", profit="retain")
    assert "This order would be carried out right away." in words(answer)
    await world.ann.click(answer, label="Save order")
    table = await world.table()
    view = await world.tables.read_view(table.id, None)
    assert table.to_move == (1,) and view.table.business.acted == ["BO", "PA"]
    assert view.table.railroads["BO"].treasury > 200
    rows = await world.tables.log_entries(table.id, viewer=0, seat=0, limit=50)
    assert [row.ordered for row in rows if row.kind == "action"].count(True) >= 4
    assert "Run B&O as it is" in reply(await world.ann.slash(world.channel, "table orders"))


async def test_a_card_is_headed_by_the_round_and_not_by_a_count_of_moves(world: World) -> None:
    """A turn of the game is a Market Round and two Business Rounds (38)."""
    await world.at(market())
    assert "Baltimore & Ohio · table 1 · Market Round 1" in words(world.card)
