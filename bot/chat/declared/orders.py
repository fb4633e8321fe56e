"""A game's standing orders, declared once: menu, fields and descriptions.

What a menu line leaves open is chosen and typed in one form, in which proposals are set; where
too much can be chosen for a form, pages ask for it.

The texts of an order, in the domain `<game>_orders`, are `option-<name>` (its menu line and the
title of its form) and `detail-<name>`, `does-<name>` (what it does and when it asks again, with
its fields), `offer-<name>` (the button of a suggested order), `gist-<name>` (what that does, to be
read behind the button's words; without one `does-<name>`), `press-<name>` (a proposal of a field
without a label), and `form-<name>-<field>` (a field's label in the form, if that is not its
menu's hint); why an order has expired is `lapsed-<code>`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.chat.base.errors import find_known, require_known
from bot.chat.contract.adapter import OrderDraft
from bot.chat.contract.pages import MENU_OPTIONS, EphemeralPage, Form, Option
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import ActionForm, FieldSpec, GivenValues
from bot.chat.declared.field_types import FieldTypes
from bot.chat.declared.texts import Texts
from rules.game import Order, OrderExpired


@dataclass(frozen=True, kw_only=True)
class OrderSpec:
    """One kind of order.

    `offered`: the given values of each of its menu lines; no line: it makes no sense now.
    Without it, only the rules create and suggest it. `filled`: completes the values given with
    what follows from them; `build`: builds the order from them, if it is not a plain constructor
    call. `does`: the ending of the key `does-<name>` of its description, and values in addition
    to the fields; `option`: the ending of `option-<name>`. `endings`: all possible ones,
    `offer` those with which the rules suggest it. `detail`: the name in the key of its menu
    line's detail, if not its own. `wished`: what its keys lead to, by the part behind the name,
    if that does not follow from fields."""

    name: str
    order: type[Order]
    parts: Mapping[str, FieldSpec]
    offered: Callable[[TableContext], Iterable[Mapping[str, object]]] | None = None
    filled: Callable[[TableContext, GivenValues], GivenValues] | None = None
    build: Callable[[TableContext, GivenValues], Order] | None = None
    does: Callable[[TableContext, object], tuple[str, Mapping[str, object]]] | None = None
    option: Callable[[GivenValues], str] | None = None
    endings: Sequence[str] = ("",)
    offer: Sequence[str] = ()
    detail: str = ""
    wished: Callable[[TableContext, str], OrderDraft | EphemeralPage] | None = None

    @property
    def action_form(self) -> ActionForm:
        return ActionForm(self.name, self.order, self.parts)


def bounded_texts(field: str, if_set: str, if_empty: str = "") -> dict[str, Any]:
    """Return the options of an order whose texts differ by whether this field is empty."""
    return {
        "does": lambda ctx, value: (if_set if getattr(value, field) else if_empty, {}),
        "endings": (if_empty, if_set),
    }


def amount_field(texts: Texts, example: str, *, always: bool = False, **more: Any) -> FieldSpec:
    """Return the spec of a sum.

    `always`: it may be left empty, which is 0 and unlimited (the text `press-always`)."""
    if not always:
        return FieldSpec(form=True, hint=lambda ctx, given: example, **more)
    texts.register_key("press-always")
    more |= {"asked": True, "empty": lambda ctx, given: 0}
    return FieldSpec(form=True, hint=lambda ctx, given: texts("press-always", ctx), **more)


def order_spec(name: str, struct: type[Order], **options: Any) -> OrderSpec:
    """Return an order; options named like fields of the Struct are its field specs."""
    parts = {
        option: _with_form(option, options.pop(option))
        for option in list(options)
        if option in struct.__struct_fields__
    }
    return OrderSpec(name=name, order=struct, parts=parts, **options)


def _with_form(name: str, spec: FieldSpec) -> FieldSpec:
    """Return the spec of a field that is in the form of its order: chosen or typed, at first as it
    is proposed first."""
    offered = spec.offered
    if offered is None:
        return spec
    spec = replace(spec, noted=spec.form, choose=not spec.form)
    if spec.preset or spec.empty:
        return spec
    return replace(spec, preset=lambda ctx, given: next(iter(offered(ctx, given)), None))


def menu_line_if(
    sensible: Callable[[TableContext], object],
) -> Callable[[TableContext], list[GivenValues]]:
    """Return the `offered` of an order without given values: a menu line if it makes sense."""
    return lambda ctx: [{}] if sensible(ctx) else []


def always(ctx: TableContext) -> list[GivenValues]:
    """Return the `offered` of an order that makes sense at any time."""
    return [{}]


def single_choice_order(
    name: str,
    struct: type[Order],
    field: str,
    which: FieldSpec,
    candidates: Callable[[TableContext], Sequence[str]],
    filled: Callable[[TableContext, GivenValues], GivenValues] = lambda ctx, given: given,
    **options: object,
) -> OrderSpec:
    """Return an order about one of several things; `which` asks unless there is only one."""

    def fill_only_choice(ctx: TableContext, given: GivenValues) -> GivenValues:
        things = candidates(ctx) if field not in given else ()
        return filled(ctx, {field: things[0], **given} if len(things) == 1 else given)

    return order_spec(
        name,
        struct,
        filled=fill_only_choice,
        **({field: which, "offered": menu_line_if(candidates)} | options),
    )


class DeclaredOrders:
    """The orders of a game; see `bot.chat.contract.adapter.OrdersChat`."""

    def __init__(self, texts: Texts, kinds: FieldTypes, orders: Sequence[OrderSpec]) -> None:
        self.texts, self.kinds = texts, kinds
        self.orders = {spec.name: spec for spec in orders}
        texts.register_prefix("lapsed-")
        for spec in orders:
            if spec.offered is not None:
                self._register_menu_texts(spec)
            for name, field_spec in spec.parts.items():
                if field_spec.choose and field_spec.label is None:
                    texts.register_key(f"press-{spec.name}")
                key = f"form-{spec.name}-{name}"
                if field_spec.menu and not texts.has(key):
                    texts.register_key(field_spec.menu)
                elif field_spec.form or field_spec.choose:
                    texts.register_key(key)
            for ending in spec.offer:
                texts.register_key(f"does-{spec.name}{ending}")
                texts.register_key(f"offer-{spec.name}{ending}")
                texts.register_keys_if_present(f"gist-{spec.name}{ending}")

    def _register_menu_texts(self, spec: OrderSpec) -> None:
        self.texts.register_key(f"detail-{spec.detail or spec.name}")
        for ending in spec.endings:
            self.texts.register_key(f"does-{spec.name}{ending}")
            self.texts.register_key(f"option-{spec.name}{ending if spec.option else ''}")

    def menu(self, ctx: TableContext) -> tuple[Option, ...]:
        return tuple(
            Option(
                spec.action_form.build_key(given),
                self._option_text(ctx, spec, given),
                self.texts(f"detail-{spec.detail or spec.name}", ctx),
            )
            for spec in self.orders.values()
            if spec.offered is not None
            for given in spec.offered(ctx)
        )

    def _option_text(self, ctx: TableContext, spec: OrderSpec, given: GivenValues) -> str:
        infos = spec.action_form.field_infos()
        values = {
            name: self.kinds.format_value(infos[name].kind, v, ctx) for name, v in given.items()
        }
        ending = "" if spec.option is None else spec.option(given)
        return self.texts(f"option-{spec.name}{ending}", ctx, **values)

    def draft_order(
        self, ctx: TableContext, key: str, words: Mapping[str, str] | None = None
    ) -> OrderDraft | EphemeralPage:
        head, _, rest = key.partition("/")
        spec = find_known(self.orders, head)
        require_known(spec.offered is not None)
        if spec.wished is not None:
            return spec.wished(ctx, rest)
        action_form = spec.action_form
        given: GivenValues = action_form.parse_key(self.kinds, rest)
        if spec.filled is not None:
            given = spec.filled(ctx, given)
        if words:
            given = action_form.parse_form(self.kinds, ctx, words, given)
        if words and spec.filled is not None:
            given = spec.filled(ctx, given)
        missing = action_form.next_missing(given)
        if missing is not None:
            return action_form.prompt_page(self.texts, self.kinds, ctx, missing, given)
        order = spec.order(**given) if spec.build is None else spec.build(ctx, given)
        return OrderDraft(order, action_form.build_key(given))

    def form(self, ctx: TableContext, key: str) -> Form | None:
        head, _, rest = key.partition("/")
        spec = find_known(self.orders, head)
        require_known(spec.offered is not None)
        if spec.wished is not None:
            return None
        action_form = spec.action_form
        given: GivenValues = action_form.parse_key(self.kinds, rest)
        if spec.filled is not None:
            given = spec.filled(ctx, given)
        if action_form.next_missing(given) is None:
            return None
        fields = action_form.form_fields(self.texts, self.kinds, ctx, given)
        if not fields or any(len(field.options) > MENU_OPTIONS for field in fields):
            return None
        title = self._option_text(ctx, spec, {}).removesuffix("…")
        named = ", ".join(
            str(self.kinds.format_value(action_form.field_infos()[name].kind, value, ctx))
            for name, value in given.items()
        )
        detail = self.texts(f"detail-{spec.detail or spec.name}", ctx)
        text = f"**{named}** · {detail}" if named else detail
        return Form(title, fields, text)

    def describe_order(self, ctx: TableContext, order: Order) -> str:
        return self._order_text("does", ctx, order)

    def select_offers(self, ctx: TableContext, suggested: Sequence[Order]) -> Sequence[Order]:
        return suggested

    def offer_label(self, ctx: TableContext, order: Order) -> str:
        return self._order_text("offer", ctx, order)

    def describe_offer(self, ctx: TableContext, order: Order) -> str:
        return self._order_text("gist", ctx, order, otherwise="does")

    def _order_text(self, prefix: str, ctx: TableContext, order: Order, otherwise: str = "") -> str:
        """Return the text of an order with this prefix or, if there is none, that `otherwise`."""
        spec = next(spec for spec in self.orders.values() if spec.order is type(order))
        values = self.kinds.format_fields(order, ctx)
        ending, more = ("", {}) if spec.does is None else spec.does(ctx, order)
        name = f"{spec.name}{ending}"
        if otherwise and not self.texts.has(f"{prefix}-{name}"):
            prefix = otherwise
        return self.texts(f"{prefix}-{name}", ctx, **{**values, **more})

    def describe_expiry(self, ctx: TableContext, order: Order, expired: OrderExpired) -> str:
        """Return the text of the expiry code.

        Values are formatted by their names: those ending in `_money` as dollars, `seat` as a
        player's name, and those named like a field type of the game by it."""
        values: dict[str, object] = {}
        for name, value in expired.args.items():
            if name.endswith("_money"):
                values[name.removesuffix("_money")] = self.kinds.format_value("dollars", value, ctx)
            elif name == "seat":
                values["name"] = self.kinds.format_value("player", value, ctx)
            else:
                values[name] = self.kinds.format_value(name, value, ctx)
        return self.texts(f"lapsed-{expired.code}", ctx, **values)
