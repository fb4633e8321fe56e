"""The standing orders of Baltimore & Ohio in chat, in every language."""

from functools import partial
from typing import Any

import pytest

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import OrderDraft
from cogs.baltimore_ohio.orders import ORDERS as CHAT
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model.options import ALL_EXPANSIONS
from rules.baltimore_ohio.model.state import State
from rules.baltimore_ohio.standing_orders import order_kinds as rules
from tests.chat.harness.ordering import seen
from tests.support.baltimore_ohio.states import cash, in_market, new_game, running

make_ctx = partial(seen, GAME)


def trading(**more: Any) -> State:
    """Seat 0 presides over two railroads, seat 1 over none; cards are left to be auctioned."""
    state = new_game(3, ALL_EXPANSIONS)
    running(state, "BO", {0: 4, 1: 2}, value=66, cards=(1,), treasury=100)
    running(state, "PA", {0: 3}, value=82, orphan=2, cards=(2,), treasury=100)
    cash(state, 300, 300, 300)
    return in_market(state, turn=3, **more)


def test_who_presides_over_nothing_is_offered_nothing_for_railroads() -> None:
    offered = {option.value for option in CHAT.menu(make_ctx(trading(), "en", 2))}
    assert offered == {"pass", "buy", "bid", "auctions"}


def test_of_one_railroad_alone_it_is_not_asked() -> None:
    """What is proposed is set, or stands beside the input with the railroad it depends on."""
    form = CHAT.form(make_ctx(trading(), "en", 1), "sell")
    assert form is not None and form.title == "Sell shares at a value"
    assert form.text.startswith("**B&O** · When a share")
    value, count = form.fields
    proposed = "Proposed: $74, $82, $91, $100, $110, $60, $55, $50, $45, $41"
    assert (value.value, value.note) == ("74", proposed)
    assert (count.value, count.optional, count.hint) == ("", True, "Empty: as many as possible")
    form = CHAT.form(make_ctx(trading(), "en"), "sell")
    assert form is not None
    railroad, value, _ = form.fields
    assert [option.label for option in railroad.options] == ["B&O", "PA"]
    assert (value.value, value.optional) == ("", True)
    assert value.note == "Left empty, as proposed: B&O: $74, PA: $91"


def test_cities_and_profit_are_chosen_in_one_form() -> None:
    at = make_ctx(trading(), "en")
    form = CHAT.form(at, "operate")
    assert form is not None
    set_ = {field.name: field.value for field in form.fields}
    assert set_ == {"railroad": "PA", "cities": "most", "profit": "pay"}
    draft = CHAT.draft_order(at, "operate", {"railroad": "PA", "cities": "rising", "profit": "pay"})
    assert draft == OrderDraft(rules.OperateAsIs("PA", "rising", "pay"), "operate/PA/rising/pay")


def test_value_and_number_can_be_typed() -> None:
    """A value below the present one is waited for from above, any other from below; a number of
    shares left empty is all."""
    at = make_ctx(trading(), "en")
    form = CHAT.form(at, "sell/BO")
    assert form is not None and [field.name for field in form.fields] == ["value", "count"]
    low = CHAT.draft_order(at, "sell/BO", {"value": "$50", "count": "2"})
    assert low == OrderDraft(rules.SellWhen("BO", 50, True, 2), "sell/BO/yes/50/2")
    high = CHAT.draft_order(at, "sell/BO", {"value": "66", "count": ""})
    assert high == OrderDraft(rules.SellWhen("BO", 66, False), "sell/BO/no/66/0")
    for typed in ({"price": "cheap"}, {"price": "82", "count": "30"}):
        with pytest.raises(Refusal):
            CHAT.draft_order(at, "buy/PA", typed)
