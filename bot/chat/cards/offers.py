"""Suggested orders: what each does in a sentence, and a button that gives it.

The game suggests them (`rules.game.TakesOrders`) from the reader's own view, so they appear
on that person's pages alone. A button identifies its order by a hash: an order that is no
longer suggested is not given. A second hash, of the label, finds what it has become."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import msgspec
from discord import ui

from bot.chat.base.services import Client
from bot.chat.base.table_contexts import run_in_thread
from bot.chat.contract.adapter import OrdersChat
from bot.chat.contract.pages import Button
from bot.chat.contract.table_context import TableContext
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.tables.types.games import order_offers
from bot.tables.types.model import OrderRow, Table
from bot.workers.processes import Priority, WorkerLost
from data.texts import say
from rules.game import Order

MAX_OFFERS = 5
"""Orders suggested at a time."""
LONG_SENTENCE = 40
"""Characters from which a sentence is not read twice."""


@dataclass(frozen=True)
class Offer:
    """A suggested order. `label`: of its button, `words`: what it does, when it asks again; `gist`:
    the same to be read behind the label, if that differs. `at_once`: it would act as soon as it is
    given."""

    order: Order
    label: str
    words: str
    at_once: bool = False
    gist: str = ""

    @property
    def mark(self) -> str:
        """Hashes that identify the order, and its label whatever the order has become."""
        return f"{_hash(msgspec.json.encode(self.order, order='deterministic'))}.{self.label_mark}"

    @property
    def label_mark(self) -> str:
        """A hash that identifies the label."""
        return _hash(self.label.encode())


def _hash(data: bytes) -> str:
    return hashlib.blake2s(data, digest_size=6).hexdigest()


async def list_offers(
    client: Client,
    table: Table,
    ctx: TableContext,
    given: Sequence[OrderRow] | None = None,
) -> list[Offer]:
    """Return the suggested orders, without those about the subject of a given order; those that
    would act at once come first.

    `given`: the reader's orders, if they have been read."""
    services = client.services
    chat = services.chat(table.game).orders
    is_running = table.status == "running" and table.archived is None
    if chat is None or ctx.seat is None or not is_running:
        return []
    if given is None:
        user = table.seats[ctx.seat].user or 0
        given = await services.tables.orders.orders_of_user(table.id, user)
    orders = [row.order for row in given if row.order is not None]
    subjects = {subject for order in orders for subject in (order.subject, *order.covers)}
    try:
        suggested = await services.workers.run(
            partial(order_offers, table.game, ctx.view, ctx.seat), Priority.SHORT
        )
    except WorkerLost:
        return []
    return await run_in_thread(lambda: _build_offers(chat, ctx, suggested, subjects))


async def is_covered_by_order(client: Client, table: Table, ctx: TableContext) -> bool:
    """Return whether the reader's orders will make the secret choice that is due.

    They make it once the others have chosen."""
    if ctx.seat is None or ctx.seat not in table.to_move:
        return False
    user = table.seats[ctx.seat].user or 0
    return await client.services.tables.orders.is_covered(table.id, user)


def _build_offers(
    chat: OrdersChat,
    ctx: TableContext,
    suggested: Sequence[tuple[Order, bool]],
    subjects: set[str],
) -> list[Offer]:
    orders = chat.select_offers(ctx, [order for order, _ in suggested])
    at_once = [order for order, acts in suggested if acts]
    by_label: dict[str, Order] = {}
    for order in orders:
        if order.subject not in subjects:
            by_label.setdefault(chat.offer_label(ctx, order), order)
    first = list(by_label.items())[:MAX_OFFERS]
    rows = [
        Offer(
            order,
            label,
            chat.describe_order(ctx, order),
            order in at_once,
            chat.describe_offer(ctx, order),
        )
        for label, order in first
    ]
    return sorted(rows, key=lambda offer: not offer.at_once)


def describe_offers(suggestions: Sequence[Offer], language: str) -> str:
    """Return the lines that describe the suggested orders, those of which the same is to be said
    in one; empty if there are none."""
    if not suggestions:
        return ""
    lines = [say("orders-offered", language)]
    at_once = sum(offer.at_once for offer in suggestions)
    alike: dict[tuple[str, bool], list[str]] = {}
    for offer in suggestions:
        alike.setdefault((offer.gist or offer.words, offer.at_once), []).append(offer.label)
    above = ""
    for (words, acts), labels in alike.items():
        remark = " " + say("orders-at-once", language) if acts and at_once == 1 else ""
        bold = " · ".join(f"**{label}**" for label in labels)
        lines.append(f"- {bold}: {_refer_to(above, words, language)}{remark}")
        above = words
    if at_once > 1:
        is_all = at_once == len(suggestions)
        key = "orders-all-at-once" if is_all else "orders-first-at-once"
        lines.append(say(key, language, count=at_once))
    return "\n".join(lines)


def _refer_to(above: str, words: str, language: str) -> str:
    """Return the description of an order without a long last sentence that stands above it."""
    begun, _, last = words.rpartition(". ")
    if begun and len(last) >= LONG_SENTENCE and above.endswith(f". {last}"):
        return f"{begun}. {say('orders-as-above', language)}"
    return words


def offer_rows(
    suggestions: Sequence[Offer], place: ComponentId
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the buttons of suggested orders."""
    return card.button_rows(
        [
            card.build_button(
                place, Button(f"take/{offer.mark}", offer.label), default_route=Route.ORDER
            )
            for offer in suggestions
        ]
    )
