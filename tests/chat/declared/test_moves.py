"""Moves and orders as declared: what is pressed, and the texts that follow."""

from dataclasses import replace
from typing import Any

import pytest

from bot.chat.base.errors import Refusal, UnknownKey
from bot.chat.contract.adapter import OrderDraft
from bot.chat.contract.pages import Act, EphemeralPage, Preview
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec
from bot.chat.declared.move_spec import Confirmation, move_spec
from bot.chat.declared.moves import Moves
from bot.chat.declared.orders import DeclaredOrders, order_spec
from rules.field_kinds import Dollars
from rules.game import Order
from tests.chat.declared.toys import CITIES, KINDS, Said, Send, Visit, lawful, make_ctx


def _moves(back: str = "") -> Moves:
    def sure(ctx: TableContext, action: Any) -> Confirmation | None:
        return Confirmation(f"really {action.city}", "yes") if action.amount > 5 else None

    send = move_spec(
        "send",
        Send,
        to=FieldSpec(
            offered=lambda ctx, given: (0, 1),
            ask=lambda ctx, given: "whom?",
            style=lambda given: "go" if given["to"] else "quiet",
        ),
        city=FieldSpec(
            label=lambda ctx, given: str(given["city"]),
            offered=lambda ctx, given: CITIES,
            menu="menu-city",
            ask=lambda ctx, given: "where?",
        ),
        amount=FieldSpec(form=True),
        sure=sure,
        said="said-send",
    )
    earlier = {"old/send": "send/1/Bath"}
    return Moves(Said("toy"), KINDS, lawful, [replace(send, back=back)], earlier=earlier)


def test_a_press_asks_shows_and_does(fresh: set[str]) -> None:
    moves = _moves()
    at = make_ctx(Send(1, "Bath"), Send(1, "Bath", 9))
    page = moves.answer(at, "send", False, {})
    assert isinstance(page, EphemeralPage) and [button.key for button in page.buttons] == [
        "send/0",
        "send/1",
    ]
    assert [button.style for button in page.buttons] == ["quiet", "go"]
    page = moves.answer(at, "send/1", False, {})
    assert isinstance(page, EphemeralPage) and page.menus[0].key == "send/1"
    assert [option.value for option in page.menus[0].options] == ["Bath", "New_York", "Troy"]
    done = moves.answer(at, "send/1/Bath", False, {})
    assert done == Act(Send(1, "Bath"), "said-send amount=$5 city=<Bath> fast=False to=B*b")
    assert moves.answer(at, "old/send", False, {}) == done, "a key of an earlier card"
    shown = moves.answer(at, "send/1/Bath/9", False, {})
    assert isinstance(shown, Preview) and shown.key == "send/1/Bath/9"
    elsewhere = _moves("home").answer(at, "send/1/Bath/9", False, {})
    assert isinstance(elsewhere, Preview) and (shown.back, elsewhere.back) == ("send/1", "home")
    assert isinstance(moves.answer(at, shown.key, True, {}), Act)
    unlawful = moves.answer(at, "send/1/Troy/9", False, {})
    assert isinstance(unlawful, Act), "the rules say best why not"
    with pytest.raises(Refusal, match="none-legal"):
        moves.answer(make_ctx(), "send", False, {})
    for key in ("nonsense", "send/1/Paris", "send/1/Bath/9/x"):
        with pytest.raises(UnknownKey):
            moves.answer(at, key, False, {})


def test_the_texts_of_moves_and_orders_are_derived(fresh: set[str]) -> None:
    _moves()
    assert fresh == {"toy-form-send", "toy-form-send-amount"}, "its parts have labels of their own"
    fresh.clear()
    Moves(Said("toy"), KINDS, lawful, [move_spec("visit", Visit, cities=FieldSpec())])
    assert fresh == {"toy-press-visit"}
    fresh.clear()

    class Wait(Order, frozen=True):
        amount: Dollars

    spec = order_spec("wait", Wait, amount=FieldSpec(form=True), offered=lambda ctx: [{}])
    orders = DeclaredOrders(Said("toy"), KINDS, [spec])
    names = ("detail-wait", "form-wait-amount", "does-wait", "option-wait")
    assert fresh == {f"toy-{name}" for name in names}
    wish = orders.draft_order(make_ctx(), "wait", {"amount": "$30"})
    assert wish == OrderDraft(Wait(30), "wait/30")
    assert orders.describe_order(make_ctx(), Wait(30)) == "does-wait amount=$30"
