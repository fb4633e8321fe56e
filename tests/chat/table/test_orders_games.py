"""The standing orders of Rail Baron and Railroad Barons in chat, in every language."""

from typing import Any

import pytest

from bot.chat.contract.adapter import TableContext
from bot.chat.outgoing import order_news
from cogs.rail_baron.orders import ORDERS as RAIL_BARON_ORDERS
from cogs.railroad_barons.orders import ORDERS as BARONS_ORDERS
from data.texts import languages
from rules.game import OrderExpired
from rules.rail_baron import GAME as RAIL_BARON
from rules.railroad_barons import GAME as BARONS
from tests.chat.harness.ordering import sentence
from tests.chat.harness.world import World, press, words
from tests.chat.rail_baron.positions import riding
from tests.chat.railroad_barons import positions as laid
from tests.support.railroad_barons.states import AVR


def make_ctx(
    made: Any, state: Any, language: str, number: int = 0, note: Any = None
) -> TableContext:
    public = made.view(state, None)
    count = len(state.seats) if made is RAIL_BARON else 2
    names = [f"Person{n}" for n in range(count)]
    return TableContext(
        1, made.view(state, number), public, number, names, language, note or {}, True
    )


def test_in_the_draft_no_stock_round_can_be_passed() -> None:
    drafting = make_ctx(BARONS, laid.drafting(), "en")
    assert not any(one.value.startswith("pass") for one in BARONS_ORDERS.menu(drafting))


RAIL_BARON_LAPSES = (
    OrderExpired("out"),
    OrderExpired("route-off"),
    OrderExpired("route-declared", {"seat": 1}),
    OrderExpired("route-dearer", {"railroad": "PA", "rate_money": 5_000}),
    OrderExpired("swap-past"),
    OrderExpired("yours", {"railroad": "PA"}),
    OrderExpired("taken", {"railroad": "PA", "seat": 1}),
    OrderExpired("gone", {"railroad": "PA"}),
    OrderExpired("saved", {"cash_money": 31_000}),
)
BARONS_LAPSES = (
    OrderExpired("out"),
    OrderExpired("round-over", {"set": 3}),
    OrderExpired("other-dealt", {"seat": 1}),
    OrderExpired("other-sold", {"seat": 1, "holding": AVR}),
    OrderExpired("other-bought", {"seat": 1, "holding": AVR}),
    OrderExpired("limit", {"limit": 9}),
    OrderExpired("no-swap"),
    OrderExpired("director", {"holding": AVR}),
    OrderExpired("value", {"holding": AVR, "value_money": 155}),
    OrderExpired("ends", {"holding": AVR}),
    OrderExpired("no-last", {"holding": AVR}),
    OrderExpired("tokens", {"holding": AVR}),
    OrderExpired("surplus", {"holding": AVR, "down": 2}),
    OrderExpired("set-over", {"set": 2}),
    OrderExpired("dearer", {"cash_money": 10, "shown_money": 20}),
    OrderExpired("top", {"holding": AVR}),
    OrderExpired("asked", {"holding": AVR}),
    *(
        OrderExpired(f"less-{what}", {"holding": AVR, "now_money": 10, "shown_money": 20})
        for what in ("revenue", "treasury", "value", "cash")
    ),
)


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_said(language: str) -> None:
    for chat, at, lapses in (
        (RAIL_BARON_ORDERS, make_ctx(RAIL_BARON, riding(), language), RAIL_BARON_LAPSES),
        (BARONS_ORDERS, make_ctx(BARONS, laid.trading(), language), BARONS_LAPSES),
    ):
        for lapsed in lapses:
            sentence(chat.describe_expiry(at, None, lapsed), language)


# --- in Discord ------------------------------------------------------------------------------


async def test_a_planned_route_is_followed_by_itself(world: World) -> None:
    """From the page of the plan; it rolls and rides, turn by turn, until it is there."""
    await world.at(riding())
    planned = await world.ann.slash(world.channel, "railbaron plan", places="Chicago")
    asked = await press(world.ann, planned.response, "Follow automatically…")
    assert "This order would be carried out right away." in words(asked)
    await world.ann.click(asked, label="Save order")
    table = await world.table()
    assert (table.version, table.to_move) == (2, (1,))
    assert "Follow the route" in words(
        (await world.ann.slash(world.channel, "table orders")).response
    )
    assert "rder" not in words(world.card)


async def test_the_page_of_one_s_own_offers_to_follow_a_remembered_route(world: World) -> None:
    await world.at(riding())
    await world.ann.slash(world.channel, "railbaron plan", places="Chicago")
    mine = await press(world.ann, world.card, "My game")
    assert "Follow the route" in words(await press(world.ann, mine, "Follow automatically…"))


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
        told_ = order_news.describe_expiry(RAIL_BARON_ORDERS, at, None, lapsed, "rail_baron")
        sentence(told_, "de")
        assert ("ABC234" in told_) == (lapsed.code == "table-bug")
