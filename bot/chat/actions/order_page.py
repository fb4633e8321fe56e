"""A seat's standing orders on a page for its person alone: in words, a menu to leave one, a button
to take each back.

Keys: none for the page, `take/<mark>` for one that is offered as it is, `new/<wish>` for what the
game's adapter knows, `sure/<wish>` confirmed, `type/<wish>` for a form, `drop/<number>`. They
carry no version: an order is judged as things are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from bot import metrics
from bot.chat.actions.onward import onward
from bot.chat.actions.play import show_form
from bot.chat.base.errors import Refusal
from bot.chat.base.scenes import apart, drawn, led
from bot.chat.cards import offers
from bot.chat.contract.adapter import OrdersChat, Scene, Wish
from bot.chat.contract.pages import Button, Leaf, Menu
from bot.chat.outgoing import order_news
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button, form
from bot.chat.ui.reply import Reply
from bot.tables.types.model import OrderRow, Table
from data.texts import say
from rules.game import Carried, Lapsed, Order


@dataclass(frozen=True)
class _Here:
    """Whose orders, where."""

    table: Table
    scene: Scene
    chat: OrdersChat
    accent: int

    @property
    def language(self) -> str:
        return self.scene.language

    def place(self, key: str = "") -> Key:
        return Key(self.table.id, self.table.version, Verb.ORDER, key)


async def _here(press: Press) -> _Here:
    table, scene = await press.scene()
    if scene.seat is None:
        raise Refusal("house-refuse-no-seat")
    if table.status != "running":
        raise Refusal("house-refuse-not-running")
    chat = press.services.chat(table.game)
    if chat.orders is None:
        raise Refusal("orders-refuse-game", game=chat.name(scene.language))
    return _Here(table, scene, chat.orders, chat.accent(scene.seat))


@button(Verb.ORDER, "", here=False)
async def show(press: Press) -> None:
    """The page as it is now."""
    await _show(press)


async def _show(press: Press, lead: str = "") -> None:
    here = await _here(press)
    left = await press.tables.orders.left(press.number, press.user)
    news, heard = await order_news.unheard(press.interaction, press.number)
    options = await apart(lambda: here.chat.menu(here.scene))
    found = await offers.offers(press.client, here.table, here.scene)
    texts = [lead, news, *await apart(lambda: _listed(here, left, bool(options or found)))]
    texts.insert(-1, offers.lines(found, here.language))
    text = "\n".join(filter(None, texts))
    rows = [*offers.rows(found, here.place()), *_rows(here, left, options)]
    await press.reply.page(text, rows=rows, accent=here.accent)
    if not press.reply.lost:
        await order_news.heard(press.client, heard)


def _listed(here: _Here, left: Sequence[OrderRow], more: bool) -> list[str]:
    """The orders in words, numbered; `more` can be left now."""
    language = here.language
    head = say("orders-head" if left else "orders-none", language, table=str(here.table.id))
    lines = [
        f"{number}. {order_news.in_words(here.chat, here.scene, row.order)}"
        for number, row in enumerate(left, 1)
    ]
    waiting = [] if more else [say("orders-none-now", language)]
    return [head, *lines, *waiting, "-# " + say("orders-private", language)]


def _rows(here: _Here, left: Sequence[OrderRow], options: Sequence[Any]) -> list[ui.ActionRow[Any]]:
    language = here.language
    lists = [Menu("new", say("orders-menu-new", language), tuple(options))] if options else []
    buttons = [
        Button(f"drop/{row.id}", say("orders-press-drop", language, number=str(number)), "quiet")
        for number, row in enumerate(left, 1)
    ]
    return card.controls(here.place(), buttons, lists)


@button(Verb.ORDER, "type", kind="form", here=False)
async def _open_form(press: Press) -> None:
    here = await _here(press)
    try:
        found = here.chat.form(here.scene, press.rest)
    except LookupError:
        raise Refusal("house-refuse-tampered") from None
    modal = card.modal(here.place(press.key.key), found, Verb.ORDER)
    await show_form(press.interaction, modal)


@button(Verb.ORDER, "drop", here=False)
async def _drop(press: Press) -> None:
    if not press.rest.isdecimal():
        raise Refusal("house-refuse-tampered")
    await _here(press)
    there = await press.tables.orders.drop(press.number, press.user, int(press.rest))
    await _show(press, await press.say("orders-dropped" if there else "orders-gone"))


@button(Verb.ORDER, "new", "sure", here=False)
@form(Verb.ORDER, "type", here=False)
async def _wished(press: Press) -> None:
    """What a wish comes to: a page that leads on, a question, or an order left."""
    here, sure = await _here(press), press.key.key.startswith("sure")
    here = replace(here, scene=await led(press.tables, here.scene, mine=True))
    try:
        found = await apart(lambda: here.chat.wish(here.scene, press.rest, press.words))
    except LookupError:
        raise Refusal("house-refuse-tampered") from None
    back = await _back(press.reply, here, press.rest)
    if isinstance(found, Leaf):
        await _lead_on(press.reply, here, found, back)
        return
    orders = press.tables.orders
    outcome = None if sure else await orders.outcome(press.number, press.user, found.order)
    if isinstance(outcome, Carried):
        await _ask(press.reply, here, found, back)
        return
    lapsed = await orders.give(press.number, press.user, found.order)
    if isinstance(lapsed, Lapsed):
        why = here.chat.lapsed(here.scene, found.order, lapsed)
        await _show(press, say("orders-void", here.language, why=why))
        return
    _count(here, found.order)
    async with press.following(await press.table()) as settled:
        given = say("orders-given", here.language)
        await (onward(press, settled, given) if sure else _show(press, given))


@button(Verb.ORDER, "take", here=False)
async def _taken(press: Press) -> None:
    """Leave an order that was offered, if it still is: its page said what it does."""
    here = await _here(press)
    found = await offers.offers(press.client, here.table, here.scene)
    taken = next((one for one in found if one.mark == press.rest), None)
    if taken is None:
        await _show(press, say("orders-offer-gone", here.language))
        return
    if await press.tables.orders.give(press.number, press.user, taken.order) is None:
        _count(here, taken.order)
    async with press.following(await press.table()) as settled:
        given = say("orders-taken", here.language, order=taken.words)
        await onward(press, settled, given, told=True)


def _count(here: _Here, order: Order) -> None:
    """Count an order that was left, by its kind alone."""
    metrics.ORDERS.labels(here.table.game, str(order.__struct_config__.tag)).inc()


async def _back(reply: Reply, here: _Here, rest: str) -> card.Pressed:
    """Back to the page that led here: the one that asked for the last part of the key, if it had
    such a page; from a public card it puts the private one away."""
    if reply.from_card and not reply.in_place:
        return card.back(here.place(), here.language)
    before, key = rest.rpartition("/")[0], ""
    try:
        if before and isinstance(await apart(lambda: here.chat.wish(here.scene, before)), Leaf):
            key = f"new/{before}"
    except (LookupError, Refusal):
        pass
    return card.button(here.place(), Button(key, say("house-back", here.language), "quiet"))


async def _lead_on(reply: Reply, here: _Here, found: Leaf, back: card.Pressed) -> None:
    """A page of the adapter's whose controls come back here."""
    picture = await drawn(reply.interaction.client, found.draw, table=here.table.id)
    buttons = [
        replace(made, key=f"{'type' if made.form else 'new'}/{made.key}", form=False)
        for made in found.buttons
    ]
    lists = [replace(made, key=f"new/{made.key}") for made in found.menus]
    rows = [*card.controls(here.place(), buttons, lists), *card.button_rows([back])]
    await reply.page(found.text, picture, rows, accent=here.accent)


async def _ask(reply: Reply, here: _Here, found: Wish, back: card.Pressed) -> None:
    """An order that would act at once is shown before it is left."""
    language = here.language
    told = here.chat.words(here.scene, found.order)
    text = f"{told}\n{say('orders-at-once', language)}"
    go = Button(f"sure/{found.key}", say("orders-press-sure", language), "go")
    rows = card.button_rows([card.button(here.place(), go), back])
    await reply.page(text, rows=rows, accent=here.accent)
