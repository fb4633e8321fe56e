"""A seat's standing orders on a private page: list, menu, buttons to withdraw.

Keys: empty for the page, `take/<mark>` for a suggested order, `new/<draft>` for a key of the game's
adapter, `sure/<draft>` for the same confirmed, `type/<draft>` for a form, `drop/<number>`. Orders
are judged by the current state, so the version in the id is ignored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from discord import ui

from bot import metrics
from bot.chat.actions.next_prompt import show_next
from bot.chat.base.errors import Refusal, require_known
from bot.chat.base.table_contexts import add_ranking, render_or_none, run_in_thread
from bot.chat.cards import offers
from bot.chat.contract.adapter import OrderDraft, OrdersChat
from bot.chat.contract.pages import Button, EphemeralPage, Form, Menu
from bot.chat.contract.table_context import TableContext
from bot.chat.outgoing import order_news
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, builds_form, button, form
from bot.chat.ui.reply import Reply
from bot.tables.types.errors import TableError
from bot.tables.types.model import OrderRow, Table
from data.texts import say
from rules.game import Order, OrderAction, OrderExpired


@dataclass(frozen=True)
class _OrderPage:
    """The table, seat and adapter of one page of orders."""

    table: Table
    ctx: TableContext
    chat: OrdersChat
    accent: int

    @property
    def language(self) -> str:
        return self.ctx.language

    def component_id(self, key: str = "") -> ComponentId:
        return ComponentId(self.table.id, self.table.version, Route.ORDER, key)


async def _load_page(press: Press) -> _OrderPage:
    table, ctx = await press.load_context()
    if ctx.seat is None:
        raise Refusal("house-refuse-no-seat")
    if table.status != "running":
        raise Refusal("house-refuse-not-running")
    chat = press.services.chat(table.game)
    if chat.orders is None:
        raise Refusal("orders-refuse-game", game=chat.name(ctx.language))
    return _OrderPage(table, ctx, chat.orders, chat.accent(ctx.seat))


@button(Route.ORDER, "", at_table=False)
async def show_orders(press: Press) -> None:
    """Show the page."""
    await _show_orders(press)


async def _show_orders(press: Press, lead: str = "") -> None:
    page = await _load_page(press)
    orders = await press.tables.orders.orders_of_user(press.table_id, press.user)
    news, seen = await order_news.pending_news(press.interaction, press.table_id)
    options = await run_in_thread(lambda: page.chat.menu(page.ctx))
    suggestions = await offers.list_offers(press.client, page.table, page.ctx)
    texts = [
        lead,
        news,
        say("orders-head" if orders else "orders-none", page.language, table=str(page.table.id)),
    ]
    if not options and not suggestions:
        texts.append(say("orders-none-now", page.language))
    rows = await run_in_thread(lambda: _order_rows(page, orders))
    if offered := offers.describe_offers(suggestions, page.language):
        rows.append(ui.TextDisplay(offered))
    rows += offers.offer_rows(suggestions, page.component_id())
    if options:
        menu = Menu("new", say("orders-menu-new", page.language), tuple(options))
        rows += card.menu_rows(page.component_id(), menu)
    rows.append(ui.TextDisplay("-# " + say("orders-private", page.language)))
    text = "\n".join(filter(None, texts))
    await press.reply.show_page(text, rows=rows, accent=page.accent)
    if not press.reply.is_expired:
        await order_news.mark_heard(press.client, seen)


def _order_rows(page: _OrderPage, orders: Sequence[OrderRow]) -> list[card.Row]:
    """Return the orders in words, numbered, each with the button that cancels it."""
    buttons = [
        Button(
            f"drop/{row.id}",
            say("orders-press-drop", page.language, number=str(number)),
            "quiet",
            line=f"{number}. {order_news.describe_order(page.chat, page.ctx, row.order)}",
        )
        for number, row in enumerate(orders, 1)
    ]
    return card.control_rows(page.component_id(), buttons, ())


@builds_form(Route.ORDER, "new", "type", at_table=False)
async def _build_form(press: Press) -> Form | None:
    """Build the form for all that is missing in a drafted order; without one, answer the press."""
    page = await _load_page(press)
    built = await run_in_thread(lambda: page.chat.form(page.ctx, press.argument))
    if built is None:
        await press.reply.acknowledge()
        await _draft_order(press)
    return built


@button(Route.ORDER, "drop", at_table=False)
async def _drop_order(press: Press) -> None:
    require_known(press.argument.isdecimal())
    await _load_page(press)
    existed = await press.tables.orders.withdraw_order(
        press.table_id, press.user, int(press.argument)
    )
    await _show_orders(press, await press.say("orders-dropped" if existed else "orders-gone"))


@button(Route.ORDER, "sure", at_table=False)
@form(Route.ORDER, "new", "type", at_table=False)
async def _draft_order(press: Press) -> None:
    """Handle a drafted order: show the page that completes it, preview it, or give it."""
    page, confirmed = await _load_page(press), press.key.key.startswith("sure")
    page = replace(page, ctx=await add_ranking(press.tables, page.ctx, private=True))
    draft = await run_in_thread(
        lambda: page.chat.draft_order(page.ctx, press.argument, press.words)
    )
    back_item = await _back_button(press.reply, page, press.argument)
    if isinstance(draft, EphemeralPage):
        await _show_draft_page(press.reply, page, draft, back_item)
        return
    orders = press.tables.orders
    outcome = (
        None if confirmed else await orders.preview_order(press.table_id, press.user, draft.order)
    )
    if isinstance(outcome, OrderAction):
        await _preview_order(press.reply, page, draft, back_item)
        return
    try:
        expired = await orders.give_order(press.table_id, press.user, draft.order)
    except TableError as error:
        await _show_full(press, error)
        return
    if isinstance(expired, OrderExpired):
        why = page.chat.describe_expiry(page.ctx, draft.order, expired)
        if press.words:
            raise Refusal("orders-void", why=why)
        await _show_orders(press, say("orders-void", page.language, why=why))
        return
    _count_order(page, draft.order)
    async with press.after_commit(await press.fetch_table()) as robots_done:
        confirmation = say("orders-given", page.language)
        await (
            show_next(press, robots_done, confirmation)
            if confirmed
            else _show_orders(press, confirmation)
        )


@button(Route.ORDER, "take", at_table=False)
async def _take_suggestion(press: Press) -> None:
    """Give a suggested order, if it still is suggested: its page said what it does."""
    page = await _load_page(press)
    suggestions = await offers.list_offers(press.client, page.table, page.ctx)
    suggestion = next(
        (candidate for candidate in suggestions if candidate.mark == press.argument), None
    )
    if suggestion is None:
        label_mark = press.argument.partition(".")[2]
        changed = (offer for offer in suggestions if offer.label_mark == label_mark)
        await _show_orders(press, _describe_change(next(changed, None), page.language))
        return
    try:
        expired = await press.tables.orders.give_order(press.table_id, press.user, suggestion.order)
    except TableError as error:
        await _show_full(press, error)
        return
    if expired is None:
        _count_order(page, suggestion.order)
    async with press.after_commit(await press.fetch_table()) as robots_done:
        confirmation = say("orders-taken", page.language, order=suggestion.words)
        await show_next(press, robots_done, confirmation, always_say=True)


def _describe_change(offer: offers.Offer | None, language: str) -> str:
    """Say what has become of a suggestion, if it is still there."""
    if offer is None:
        return say("orders-offer-gone", language)
    return say("orders-offer-changed", language, label=offer.label)


async def _show_full(press: Press, error: TableError) -> None:
    """Show the person's orders, to cancel one, if there are too many of them; else raise."""
    if error.code != "many-orders":
        raise error
    lead = say("table-refuse-many-orders", await press.language(), **error.values)
    await _show_orders(press, lead)


def _count_order(page: _OrderPage, order: Order) -> None:
    """Count a given order in the metrics, by its kind alone."""
    metrics.ORDERS.labels(page.table.game, str(order.__struct_config__.tag)).inc()


async def _back_button(reply: Reply, page: _OrderPage, rest: str) -> ui.Button[ui.LayoutView]:
    """Return a button to the page that asked for the last part of the key, else to the orders.

    From a public card it dismisses the private one."""
    if reply.from_card and not reply.in_place:
        return card.back_button(page.component_id(), page.language)
    shorter, key = rest.rpartition("/")[0], ""
    try:
        if shorter and isinstance(
            await run_in_thread(lambda: page.chat.draft_order(page.ctx, shorter)), EphemeralPage
        ):
            key = f"new/{shorter}"
    except Refusal:
        pass
    label = say("house-back" if key else "orders-press-page", page.language)
    return card.build_button(page.component_id(), Button(key, label, "quiet"))


async def _show_draft_page(
    reply: Reply, page: _OrderPage, draft_page: EphemeralPage, back_item: ui.Button[ui.LayoutView]
) -> None:
    """Show a page of the adapter whose controls come back here."""
    picture = await render_or_none(reply.interaction.client, draft_page.draw, table=page.table.id)
    buttons = [
        replace(control, key=f"{'type' if control.form else 'new'}/{control.key}", form=False)
        for control in draft_page.buttons
    ]
    menus = [replace(control, key=f"new/{control.key}") for control in draft_page.menus]
    rows = [*card.control_rows(page.component_id(), buttons, menus), *card.button_rows([back_item])]
    await reply.show_page(draft_page.text, picture, rows, accent=page.accent)


async def _preview_order(
    reply: Reply, page: _OrderPage, draft: OrderDraft, back_item: ui.Button[ui.LayoutView]
) -> None:
    """Preview an order that would execute immediately."""
    language = page.language
    description = page.chat.describe_order(page.ctx, draft.order)
    text = f"{description}\n{say('orders-at-once', language)}"
    go = Button(f"sure/{draft.key}", say("orders-press-sure", language), "go")
    rows = card.button_rows([card.build_button(page.component_id(), go), back_item])
    await reply.show_page(text, rows=rows, accent=page.accent)
