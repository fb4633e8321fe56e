"""The pages on which standing orders are left, in random games of every game that takes them."""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any

import pytest

from bot.chat.base.errors import UnknownKey
from bot.chat.contract.table_context import TableContext
from tests.chat.harness.ordering import sentence, walked
from tests.conformance.case import Case, order_classes
from tests.conformance.cases import having
from tests.conformance.play import played

GAMES, EVERY = 6, 23
"""So many games, and every so many actions of one are looked at."""
NOBODY_MADE = ("", "nonsense", "nonsense/1", "x" * 60)
ODD = ("XYZ", "maybe", "-1", "é", "10000000000")


def scenes(case: Case, language: str) -> Iterator[TableContext]:
    for number in range(GAMES):
        for position in islice(played(case, number), 1, None, EVERY):
            if case.game.over(position.state):
                continue
            seat = len(position.log) // EVERY % position.seats
            names = [f"Person{n}" for n in range(position.seats)]
            view, public = (
                case.game.view(position.state, seat),
                case.game.view(position.state, None),
            )
            yield TableContext(1, view, public, seat, names, language, {}, True)


def broken(keys: Iterable[str]) -> Iterator[str]:
    """Keys of orders with what nobody offers in place of a part, or behind the last."""
    for key in keys:
        parts = key.split("/")
        for at in range(1, len(parts) + 1):
            yield "/".join([*parts[:at], ODD[(at + len(key)) % len(ODD)], *parts[at + 1 :]])


@having("orders")
def test_every_order_can_be_left_and_is_said(case: Case) -> None:
    """The pages lead to each kind, or it is offered; every order has its sentence; labels fit; a
    key that nobody made is known to nobody."""
    assert case.orders is not None
    wanted = order_classes(case.game) - case.orders.never
    for number, language in enumerate(case.languages):
        chat: Any = case.chat
        kinds: set[type] = set()
        led: set[type] = set()
        for at in scenes(case, language):
            for option in chat.orders.menu(at):
                assert 1 <= len(option.label) <= 100 and 1 <= len(option.detail) <= 100
                sentence(f"{option.label} {option.detail}", language)
            for order in case.game.suggested_orders(at.view, at.seat):
                assert 1 <= len(chat.orders.offer_label(at, order)) <= 80
                sentence(chat.orders.describe_order(at, order), language)
                kinds.add(type(order))
            by_key = walked(chat.orders, at)
            for order in by_key.values():
                assert isinstance(order, case.game.order_type)
                if type(order) not in kinds or number == 0:
                    sentence(chat.orders.describe_order(at, order), language)
            new = {type(order): key for key, order in by_key.items() if type(order) not in led}
            led |= new.keys()
            kinds |= led
            for key in (*NOBODY_MADE, *broken(new.values())):
                with pytest.raises(UnknownKey):
                    chat.orders.draft_order(at, key)
                with suppress(UnknownKey):
                    assert chat.orders.form(at, f"{key}?") is None
            if kinds >= wanted:
                break
        assert kinds == wanted


@having("orders")
def test_every_reason_is_said(case: Case) -> None:
    """Whatever can come up: with the names of people and things in it, and its sums."""
    assert case.orders is not None
    assert {reason.code for reason in case.orders.reasons} >= case.orders.lapse
    for language in case.languages:
        chat: Any = case.chat
        at = next(scenes(case, language))
        for reason in case.orders.reasons:
            said = chat.orders.describe_expiry(at, None, reason)
            sentence(said, language)
            sums = re.sub(r"[.,\s]", "", said)
            for name, value in reason.args.items():
                if name in ("company", "railroad", "holding"):
                    assert case.orders.named(value) in said
                elif name == "seat":
                    assert f"Person{value}" in said
                elif name.endswith("_money"):
                    assert str(abs(value)) in sums, said
