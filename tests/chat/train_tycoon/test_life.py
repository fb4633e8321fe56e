"""The life of a table of Train Tycoon in Discord: orders that act, in the open and in secret, and
what happened since one's last turn."""

from pathlib import Path
from typing import Any

import pytest

from rules.train_tycoon.model.actions import SetPrice
from rules.train_tycoon.model.position import Position, Step
from rules.train_tycoon.operation import lines
from rules.train_tycoon.standing_orders import order_kinds as rules
from tests.chat.harness.eavesdropping import heard_of
from tests.chat.harness.world import World, choose, entered, menu, press, reply, tells, words
from tests.chat.house.speaking import german, in_german
from tests.chat.train_tycoon import operating_positions as operating
from tests.chat.train_tycoon.positions import bidding, market, pricing, secretly, voting
from tests.tables.support import act

LEAVE = "New order…"


async def leave(world: World, person: Any, order: Any) -> None:
    """The order is left, and acts if it can."""
    assert await world.tables.orders.give_order(1, person.id, order) is None
    await world.bot.services.delivery.follow_up(await world.table())


async def test_a_secret_choice_of_an_order_waits_for_the_others(world: World) -> None:
    """As long as Ann or Cat is out Bob is shown to be out too, and what his order chooses is not in
    the log; with the last of them all is turned over."""
    await world.at(pricing())
    page = await world.command(world.bob, "table orders")
    assert {"pass", "buy", "sell", "price", "vote", "operate"} <= set(menu(page, LEAVE))
    left = await entered(world.bob, page, LEAVE, "price", level="high")
    assert "Set the price of CHC: always 🟩 high" in words(left)
    assert "carried out right away" not in words(left)
    table = await world.table()
    assert (table.version, table.to_move) == (1, (0, 1, 2))
    await secretly(world, world.ann, "price/PDL/mid", "price/SNR/mid")
    table = await world.table()
    assert (table.version, table.to_move) == (3, (1, 2)), "Bob is still out"
    await secretly(world, world.cat, "price/BHR/low")
    table = await world.table()
    rows = await world.tables.log_entries(1, viewer=1, seat=1, limit=9)
    assert [row.action for row in rows if row.kind == "action"] == [SetPrice("CHC", "high")]
    view = await world.tables.read_view(1, None)
    assert view.table.trading is not None and "🟩" in words(world.card)
    assert "your order" not in words(world.card).lower()


async def test_orders_alone_turn_everything_over(world: World) -> None:
    """Once all of them have left one, nobody is waited for."""
    await world.at(pricing())
    await leave(world, world.ann, rules.SetLevel("PDL", "low"))
    await leave(world, world.bob, rules.SetLevel("CHC", "low"))
    await leave(world, world.cat, rules.SetLevel("BHR", "low"))
    assert (await world.table()).to_move == (0, 1, 2), "Ann has a second company"
    await leave(world, world.ann, rules.SetLevel("SNR", "mid"))
    view = await world.tables.read_view(1, None)
    assert view.table.trading is not None


LEFT: dict[str, tuple[Any, tuple[Any, ...], tuple[Any, ...], tuple[str, ...]]] = {
    "a mark": (
        pricing,
        (rules.SetLevel("CHC", "high"),),
        (rules.LeaveShares(),),
        ("price/PDL/high", "price/SNR/low"),
    ),
    "a turn": (
        pricing,
        (
            rules.PlanShares(
                2,
                (rules.Mark("CHC", "high"),),
                (rules.Deal("PDL", buy=90), rules.Deal("SNR", sell=5), rules.Deal("BHR")),
                "deals",
                passing=True,
            ),
        ),
        (rules.LeaveShares(),),
        ("price/PDL/high", "price/SNR/low"),
    ),
    "bids": (
        bidding,
        (rules.PlanBids(2, 0, "BHR", (rules.Offered("CHC", "high"),), 95, 0, 200, "for"),),
        (rules.LeaveShares(),),
        ("bid/PDL/high",),
    ),
    "votes": (
        lambda: voting(bidder=True),
        (rules.PlanBids(2, 0, "BHR", (), None, 0, 200, "for"),),
        (rules.LeaveShares(),),
        (),
    ),
}
"""By what Bob leaves: the position, his orders in one way and in the other, what Ann presses."""


@pytest.mark.parametrize("what", LEFT)
async def test_nothing_tells_who_has_left_an_order_for_a_secret_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Bob's order is one for now, or one for another phase: messages, pictures, their moments, the
    log and every look at the table are alike (8, 10, 25, 28, 30)."""
    position, *orders, presses = LEFT[what]

    async def played(world: World, way: int) -> None:
        await world.at(position())
        for order in orders[way]:
            await leave(world, world.bob, order)
        if presses:
            await secretly(world, world.ann, *presses)

    heard = [await heard_of(tmp_path / str(way), monkeypatch, played, way) for way in (0, 1)]
    assert len(heard[0].seen) > 20
    assert heard[0].seen == heard[1].seen
    assert heard[0].sent == heard[1].sent
    assert heard[0].logged == heard[1].logged


async def test_who_cannot_change_a_vote_is_not_waited_for(world: World) -> None:
    """Ruling 30: Cat has three of the four shares of BHR and Ann one, who abstains unasked; Ann may
    still vote before Cat does."""
    await world.at(voting())
    assert "cat holds enough shares to decide alone" in words(world.card)
    assert (await world.table()).to_move == (2,)
    assert (await world.tables.read_view(1, 0)).legal, "Ann may"
    await secretly(world, world.cat, "vote/for")
    assert "ann ⬛ abstain (1), cat 🟩 for (3)" in words(world.card)
    rows = await world.tables.log_entries(1, viewer=0, seat=0, limit=9, kind="action")
    assert [row.ordered for row in rows] == [False], "nobody has left an order"


async def test_what_orders_will_choose_is_not_asked_again(world: World) -> None:
    """Bob's plan waits for the others: his own card says so, and he may still choose himself."""
    await world.at(pricing())
    page = await world.command(world.bob, "table orders")
    done = await press(world.bob, page, "Plan turn 2 like this")
    assert "Order saved: In turn 2: Prices: CHC" in words(done)
    assert "Choose in secret" not in words(done) and "it's your turn" not in words(done)
    text = reply(await world.bob.slash(world.channel, "table show", table=1))
    assert "Your orders choose for you here" in text
    assert (await world.table()).to_move == (0, 1, 2)
    await secretly(world, world.bob, "price/CHC/low")
    assert (await world.table()).to_move == (0, 2)


async def test_treasury_is_passed_by_an_order_in_german(world: World) -> None:
    """In the open it acts at once, so it is shown first."""
    await in_german(world)
    await world.at(market(Step.TREASURY))
    page = await world.command(world.ann, "table orders")
    german(page)
    order_page = await choose(world.ann, page, "Neuer Auftrag…", "treasury")
    assert "sofort ausgeführt" in german(order_page)
    await world.ann.click(order_page, label="Auftrag erteilen")
    table = await world.table()
    assert (table.version, table.to_move) == (2, (1,))


async def test_an_order_ends_with_its_reason(world: World) -> None:
    await world.at(pricing())
    await leave(world, world.cat, rules.PassTrades(company="PDL"))
    await secretly(world, world.ann, "price/PDL/mid", "price/SNR/mid")
    await secretly(world, world.bob, "price/CHC/mid")
    await act(world.tables, await world.table(), SetPrice("BHR", "mid"))
    await world.tables.step_robots(1)
    view = await world.tables.read_view(1, None)
    assert view.table.trading == "PDL"
    heard = await world.command(world.cat, "table orders")
    tells(heard, "PDL is traded now, at", "You have no orders")


async def test_since_shows_what_the_others_did(world: World) -> None:
    await world.at(market(Step.TREASURY))
    view = await world.tables.read_view(1, 0)
    action = next(action for action in view.legal if type(action).__name__ == "BuyShare")
    await act(world.tables, await world.table(), action)
    shown = await world.command(world.bob, "table since")
    tells(shown, "ann", action.company)
    assert action.company in (shown.attachments[0].description or "")


async def test_since_shows_the_map_where_the_others_have_built(world: World) -> None:
    """In the Operate phase the whole map, with what was laid framed, not the company on turn."""
    await world.at(operating.opening())
    view = await world.tables.read_view(1, 0)
    plan = lines.cheapest_line(Position(view.table))
    await act(world.tables, await world.table(), plan.action)
    shown = await world.command(world.bob, "table since")
    assert "New: F2." in (shown.attachments[0].description or "")
