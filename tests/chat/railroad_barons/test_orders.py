"""Standing orders of Railroad Barons in words."""

from typing import Any

import pytest

from bot.chat.base.errors import Refusal
from cogs.railroad_barons.orders import ORDERS
from rules.dice import NO_DICE
from tests.rules.railroad_barons.test_orders_shown import carried, directing, whole
from tests.support.positions import make_ctx
from tests.support.railroad_barons import kit as rr


def _rich() -> rr.State:
    """Ann and Bob direct Holdings that can buy several Railroads."""
    state = directing()
    for name in ("SB", "AVR"):
        state.holdings[name].treasury = 2_000
    return state


def _describe(state: rr.State, order: Any) -> str:
    return ORDERS.describe_order(make_ctx(state, seat=0), order)


def _bought(text: str) -> list[str]:
    """The Railroads that an order is to buy, in its words."""
    pieces = text.replace("\n", ", ").replace("; ", ", ").split(", ")
    return [piece for piece in pieces if piece.startswith("buys ")]


def test_an_order_is_told_alike_when_what_it_was_to_buy_is_gone() -> None:
    """The news that it has lapsed names the Railroads that it had shown, which were bought since;
    it looked for them in the stack of today, and failed where a card there has one side only."""
    state = _rich()
    order = whole(state)
    shown = _describe(state, order)
    assert len(_bought(shown)) > 1
    carried(state, order)
    while state.stack:
        assert _describe(state, order) == shown
        state.stack.pop(0)


def test_what_is_left_of_a_turn_names_what_is_still_to_be_bought() -> None:
    state, rest = _rich(), []
    order: Any = whole(state)
    shown = _bought(_describe(state, order))
    while order is not None and rr.GAME.to_move(state) == (0,) and state.half == 1:
        outcome = rr.GAME.evaluate_order(rr.GAME.view(state, 0), 0, order)
        rr.GAME.apply(state, 0, outcome.action, NO_DICE)
        order = outcome.then
        rest.append([] if order is None else _bought(_describe(state, order)))
    assert all(left == shown[len(shown) - len(left) :] for left in rest)
    assert rest[0] == shown and len(rest[-1]) < len(shown)


def test_what_a_purchase_by_order_makes_obsolete_is_said_and_the_end_too() -> None:
    """By hand the button has a preview that says so; the order acts without another question."""
    state = _rich()
    state.stack = [card for card in state.stack if rr.facts.railroads()[card].sides[0].level == 4]
    order = whole(state)
    assert "(4) (makes all of level 2 obsolete)" in _describe(state, order)
    state = _rich()
    state.holdings["SB"].value = len(rr.facts.track().values) - 2
    text = _describe(state, whole(state))
    assert "and the game ends" in text


@pytest.mark.parametrize("price", [0, 1])
def test_a_lowest_price_that_refuses_nothing_is_refused(price: int) -> None:
    """Ruling 30: an offer is at least $1."""
    ctx = make_ctx(directing(), seat=0)
    with pytest.raises(Refusal, match="orders-refuse-price"):
        ORDERS.draft_order(ctx, f"refuse/SB/{price}")
    drafted = ORDERS.draft_order(ctx, "refuse/SB/2")
    assert (
        _describe(directing(), drafted.order)
        == "Refuse offers for Railroads of SB (black) below $2."
    )
