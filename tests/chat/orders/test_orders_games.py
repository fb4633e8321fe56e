"""The standing orders of Rail Baron and Railroad Barons in chat, in every language."""

from typing import Any

import pytest

from bot.chat.contract.table_context import TableContext
from bot.chat.outgoing import order_news
from cogs.rail_baron.orders import ORDERS as RAIL_BARON_ORDERS
from cogs.railroad_barons.orders import ORDERS as BARONS_ORDERS
from rules.game import OrderExpired
from rules.rail_baron import GAME as RAIL_BARON
from rules.rail_baron.standing_orders.order_kinds import BidUpTo, BuyAtPrice
from rules.railroad_barons import GAME as BARONS
from rules.railroad_barons.standing_orders.order_kinds import TakePriority
from tests.chat.harness.ordering import sentence
from tests.chat.harness.world import World, press, words
from tests.chat.rail_baron.positions import riding
from tests.chat.railroad_barons import positions as laid


def make_ctx(
    game: Any, state: Any, language: str, number: int = 0, note: Any = None
) -> TableContext:
    public = game.view(state, None)
    count = len(state.seats) if game is RAIL_BARON else 2
    names = [f"Person{n}" for n in range(count)]
    return TableContext(
        1, game.view(state, number), public, number, names, language, note or {}, True
    )


def test_in_the_draft_no_stock_round_can_be_passed() -> None:
    drafting = make_ctx(BARONS, laid.drafting(), "en")
    assert not any(option.value.startswith("pass") for option in BARONS_ORDERS.menu(drafting))


@pytest.mark.parametrize(
    ("order", "language", "told"),
    [
        (BuyAtPrice("RF&P"), "en", "for $4,000, once you can pay that and the turn's fees."),
        (BuyAtPrice("RF&P", 5_000), "en",
         "for $4,000, once that leaves you $5,000 after the turn's fees."),
        (BuyAtPrice("RF&P", 5_000), "de",
         "für 4.000 $, wenn danach und nach den Gebühren des Zuges 5.000 $ übrig bleiben."),
        (BidUpTo("RF&P", 5_000), "en",
         "Bid the least allowed for Richmond, Fredericksburg & Potomac (RF&P), up to $5,000; then "
         "leave the auction."),
        (TakePriority(), "en", "when the other player has it."),
        (TakePriority(), "de", "wenn dein Gegenüber es hat."),
    ],
)  # fmt: skip
def test_what_the_button_of_an_offer_says_is_not_said_again(
    order: Any, language: str, told: str
) -> None:
    if isinstance(order, TakePriority):
        at = make_ctx(BARONS, laid.trading(), language)
        text = BARONS_ORDERS.describe_offer(at, order)
    else:
        text = RAIL_BARON_ORDERS.describe_offer(make_ctx(RAIL_BARON, riding(), language), order)
    assert text.replace("\N{NO-BREAK SPACE}", " ") == told


# --- in Discord ------------------------------------------------------------------------------


async def test_a_planned_route_is_followed_by_itself(world: World) -> None:
    """From the page of the plan; it rolls and rides, turn by turn, until it is there."""
    await world.at(riding())
    planned = await world.ann.slash(world.channel, "railbaron plan", places="Chicago")
    page = await press(world.ann, planned.response, "Follow automatically…")
    assert "This order would be carried out right away." in words(page)
    await world.ann.click(page, label="Save order")
    table = await world.table()
    assert (table.version, table.to_move) == (2, (1,))
    assert "Roll and ride the" in words(
        (await world.ann.slash(world.channel, "table orders")).response
    )
    assert "rder" not in words(world.card)


async def test_the_page_of_one_s_own_offers_to_follow_a_remembered_route(world: World) -> None:
    await world.at(riding())
    await world.ann.slash(world.channel, "railbaron plan", places="Chicago")
    mine = await press(world.ann, world.card, "My game")
    assert "Roll and ride the" in words(await press(world.ann, mine, "Follow automatically…"))


async def test_since_shows_the_others_rides_on_one_s_own_map(world: World) -> None:
    await world.at(riding(steps=3))
    page = await press(world.ann, world.card, "Route A:")
    await press(world.ann, page, "Ride")
    shown = (await world.bob.slash(world.channel, "table since")).response
    assert "rides 3" in words(shown) or "3 mileposts" in words(shown)
    assert shown.attachments and "ann" in (shown.attachments[0].description or "")


def test_what_the_rules_refused_and_the_table_s_own_reasons_are_said_too() -> None:
    at = make_ctx(RAIL_BARON, riding(), "de")
    values = {"code": "bid-low", "rule": "22", "args": {"amount_money": 1, "low_money": 2}}
    for lapsed in (
        OrderExpired("table-refused", values),
        OrderExpired("table-undone"),
        OrderExpired("table-seat"),
        OrderExpired("table-unknown"),
        OrderExpired("table-bug", {"code": "ABC234"}),
    ):
        text = order_news.describe_expiry(RAIL_BARON_ORDERS, at, None, lapsed, "rail_baron")
        sentence(text, "de")
        assert ("ABC234" in text) == (lapsed.code == "table-bug")
