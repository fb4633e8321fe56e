"""A private page that builds an order of many parts, each chosen by a menu or a button.

Keys of such a page: `<head>` for its first proposal, `<head>/<code>` for an order,
`<head>/<code>/go` to give it, and `<head>/<code>/<menu>/<option>` for the order after a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar

import msgspec

from bot.chat.base.errors import UnknownKey, require_known
from bot.chat.contract.adapter import OrderDraft
from bot.chat.contract.pages import Button, EphemeralPage, Menu, Option
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.field_types import FieldType, FieldTypes
from bot.chat.declared.orders import OrderSpec, order_spec
from bot.chat.declared.plan_codec import PlanCodec
from cogs.train_tycoon.words import KINDS, money, o, seat_position
from rules.game import Order
from rules.train_tycoon.model.state import State
from rules.train_tycoon.standing_orders.order_kinds import Deal, Mark, Offered

P = TypeVar("P", bound=Order)
V = TypeVar("V")
CODED_TYPES = FieldTypes(
    **{**KINDS.kinds, "income": FieldType(money, of=lambda: range(-100, 1000, 10))}
)
"""The field types with which an order is encoded in a key."""


@dataclass(frozen=True)
class OrderChoice(Generic[P]):
    """One option of a menu: the order after choosing it, and the id of what it is about, if that
    has an emoji."""

    label: str
    order: P
    detail: str = ""
    about: str = ""


@dataclass(frozen=True)
class ChoiceMenu(Generic[P]):
    """A menu of choices; a single choice is shown as a button."""

    hint: str
    choices: Sequence[OrderChoice[P]]


def field_menu(
    hint: str, order: P, field: str, values: Iterable[V], label: Callable[[V], str]
) -> ChoiceMenu[P]:
    """Return a menu that sets a field of the order to one of these values."""
    orders = {value: msgspec.structs.replace(order, **{field: value}) for value in values}
    return ChoiceMenu(
        hint, [OrderChoice(label(value), new_order) for value, new_order in orders.items()]
    )


def replace_company_row(order: P, field: str, new_row: Mark | Deal | Offered) -> P:
    """Return the order with this row in place of the same company's in a field of rows."""
    rows = (
        new_row if old_row.company == new_row.company else old_row
        for old_row in getattr(order, field)
    )
    return msgspec.structs.replace(order, **{field: tuple(rows)})


@dataclass(frozen=True)
class OrderBuilder(Generic[P]):
    """Builder of an order on a private page.

    `start`: the order that is shown first; None: the page is not offered. `fits`: whether
    the page could produce this order now. Both are given a state and a seat. `asks`: the
    text above the order's description; `does` as in `OrderSpec`; `parts`: the menus."""

    head: str
    order: type[P]
    start: Callable[[State, int], P | None]
    fits: Callable[[State, int, P], bool]
    asks: Callable[[TableContext, P], str]
    does: Callable[[TableContext, P], tuple[str, Mapping[str, object]]]
    parts: Callable[[TableContext, P], Iterable[ChoiceMenu[P]]]

    @cached_property
    def code(self) -> PlanCodec[P | None]:
        return PlanCodec(self.order, CODED_TYPES, None)

    def as_order_spec(self, **options: object) -> OrderSpec:
        """Return this as one of the game's kinds of orders."""
        return order_spec(
            self.head,
            self.order,
            offered=self.menu_lines,
            wished=self.draft_order,
            does=self.does,
            **options,
        )

    def menu_lines(self, ctx: TableContext) -> list[Mapping[str, object]]:
        """Return its lines in the menu of orders."""
        return [{}] if self._first_order(ctx) is not None else []

    def _first_order(self, ctx: TableContext) -> P | None:
        return None if ctx.seat is None else self.start(seat_position(ctx).state, ctx.seat)

    def draft_order(self, ctx: TableContext, rest: str) -> OrderDraft | EphemeralPage:
        """Return the order or page of a key. Raises `UnknownKey` for a key that is not
        offered."""
        code_text, _, choice_path = rest.partition("/")
        if ctx.seat is None or (choice_path and not code_text):
            raise UnknownKey
        order = self.code.decode(code_text) if code_text else self._first_order(ctx)
        if order is None or not self.fits(seat_position(ctx).state, ctx.seat, order):
            raise UnknownKey
        if choice_path == "go":
            return OrderDraft(order, f"{self.head}/{rest}")
        return self._order_page(
            ctx, self._apply_choice(ctx, order, choice_path) if choice_path else order
        )

    def _apply_choice(self, ctx: TableContext, order: P, choice_path: str) -> P:
        """Return the order after a choice."""
        number, _, option = choice_path.partition("/")
        part = _item_at(list(self.parts(ctx, order)), number)
        return _item_at(part.choices, option).order

    def _order_page(self, ctx: TableContext, order: P) -> EphemeralPage:
        key = f"{self.head}/{self.code.encode(order)}"
        menus, buttons = [], [Button(f"{key}/go", o("press-plan", ctx), "go")]
        for number, part in enumerate(self.parts(ctx, order)):
            if len(part.choices) == 1:
                buttons.append(Button(f"{key}/{number}/0", part.choices[0].label, "quiet"))
                continue
            options = tuple(
                Option(
                    str(index),
                    choice.label,
                    choice.detail,
                    choice.order == order,
                    ctx.find_emoji([choice.about]),
                )
                for index, choice in enumerate(part.choices)
            )
            menus.append(Menu(f"{key}/{number}", part.hint, options))
        suffix, values = self.does(ctx, order)
        description = o(f"does-{self.head}{suffix}", ctx, **values)
        return EphemeralPage(
            f"{self.asks(ctx, order)}\n> {description}", None, tuple(buttons), tuple(menus)
        )


def _item_at(items: Sequence[V], number: str) -> V:
    require_known(number.isascii() and number.isdecimal() and len(number) < 4)
    return items[int(number)]
