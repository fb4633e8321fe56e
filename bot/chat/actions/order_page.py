"""A seat's standing orders on a page for its person alone: in words, a menu to leave one, a button
to take each back.

Keys: none for the page, `new/<wish>` for what the game's adapter knows, `sure/<wish>` confirmed,
`type/<wish>` for a form, `drop/<number>`. They carry no version: an order is judged as things are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from bot.chat.actions.play import show_form
from bot.chat.base.errors import Refusal
from bot.chat.base.following import following
from bot.chat.base.scenes import apart, drawn, private_language, scene_of
from bot.chat.base.services import Services, services_of
from bot.chat.contract.adapter import Button, Leaf, Menu, OrdersChat, Scene, Wish
from bot.chat.outgoing import order_news
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.reply import Reply
from bot.tables.types.model import OrderRow, Table
from data.texts import say
from rules.game import Carried, Lapsed


@dataclass(frozen=True)
class _Here:
    """Whose orders, where."""

    services: Services
    table: Table
    scene: Scene
    chat: OrdersChat
    accent: int

    @property
    def language(self) -> str:
        return self.scene.language

    def place(self, key: str = "") -> Key:
        return Key(self.table.id, self.table.version, Verb.ORDER, key)


async def _here(interaction: discord.Interaction, table: int) -> _Here:
    services = services_of(interaction.client)
    language = await private_language(interaction)
    found, scene = await scene_of(interaction.client, table, interaction.user.id, language)
    if scene.seat is None:
        raise Refusal("house-refuse-no-seat")
    if found.status != "running":
        raise Refusal("house-refuse-not-running")
    chat = services.chat(found.game)
    if chat.orders is None:
        raise Refusal("orders-refuse-game", game=chat.name(language))
    return _Here(services, found, scene, chat.orders, chat.accent(scene.seat))


async def show(reply: Reply, table: int, lead: str = "") -> None:
    """The page as it is now."""
    here = await _here(reply.interaction, table)
    user = reply.interaction.user.id
    left = await here.services.tables.orders.left(table, user)
    news, heard = await order_news.unheard(reply.interaction, table)
    options = await apart(lambda: here.chat.menu(here.scene))
    texts = [lead, news, *await apart(lambda: _listed(here, left, bool(options)))]
    await reply.page("\n".join(filter(None, texts)), rows=_rows(here, left, options),
                     accent=here.accent)  # fmt: skip
    if not reply.lost:
        await order_news.heard(reply.interaction.client, heard)


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


async def pressed(
    interaction: discord.Interaction, key: Key, words: Mapping[str, str] | None
) -> None:
    """A menu, a button or a form of the page."""
    head, _, rest = key.key.partition("/")
    if head == "type" and words is None:
        await _open_form(interaction, key, rest)
        return
    reply = Reply(interaction)
    await reply.open()
    if not head:
        await show(reply, key.table)
    elif head == "drop" and rest.isdecimal():
        await _drop(reply, key.table, int(rest))
    elif head in ("new", "sure", "type"):
        await _wished(reply, key.table, rest, words, sure=head == "sure")
    else:
        raise Refusal("house-refuse-tampered")


async def _open_form(interaction: discord.Interaction, key: Key, rest: str) -> None:
    here = await _here(interaction, key.table)
    try:
        form = here.chat.form(here.scene, rest)
    except LookupError:
        raise Refusal("house-refuse-tampered") from None
    await show_form(interaction, card.modal(here.place(f"type/{rest}"), form, Verb.ORDER))


async def _drop(reply: Reply, table: int, number: int) -> None:
    here = await _here(reply.interaction, table)
    user = reply.interaction.user.id
    there = await here.services.tables.orders.drop(table, user, number)
    await show(reply, table, say("orders-dropped" if there else "orders-gone", here.language))


async def _wished(
    reply: Reply, table: int, key: str, words: Mapping[str, str] | None, *, sure: bool
) -> None:
    """What a wish comes to: a page that leads on, a question, or an order left."""
    here = await _here(reply.interaction, table)
    try:
        found = await apart(lambda: here.chat.wish(here.scene, key, words))
    except LookupError:
        raise Refusal("house-refuse-tampered") from None
    if isinstance(found, Leaf):
        await _lead_on(reply, here, found)
        return
    orders, user = here.services.tables.orders, reply.interaction.user.id
    if not sure and isinstance(await orders.outcome(table, user, found.order), Carried):
        await _ask(reply, here, found)
        return
    lapsed = await orders.give(table, user, found.order)
    if isinstance(lapsed, Lapsed):
        why = here.chat.lapsed(here.scene, found.order, lapsed)
        await show(reply, table, say("orders-void", here.language, why=why))
        return
    after = await here.services.tables.get(table)
    async with following(reply.interaction, after):
        if not sure:
            await show(reply, table, say("orders-given", here.language))
        else:
            await reply.done(say("orders-given", here.language))


async def _lead_on(reply: Reply, here: _Here, found: Leaf) -> None:
    """A page of the adapter's whose controls come back here."""
    picture = await drawn(found.draw, table=here.table.id)
    buttons = [
        replace(made, key=f"{'type' if made.form else 'new'}/{made.key}", form=False)
        for made in found.buttons
    ]
    lists = [replace(made, key=f"new/{made.key}") for made in found.menus]
    back = card.button(here.place(), Button("", say("house-back", here.language), "quiet"))
    rows = [*card.controls(here.place(), buttons, lists), *card.button_rows([back])]
    await reply.page(found.text, picture, rows, accent=here.accent)


async def _ask(reply: Reply, here: _Here, found: Wish) -> None:
    """An order that would act at once is shown before it is left."""
    language = here.language
    told = here.chat.words(here.scene, found.order)
    text = f"{told}\n{say('orders-at-once', language)}"
    go = Button(f"sure/{found.key}", say("orders-press-sure", language), "go")
    back = Button("", say("house-back", language), "quiet")
    rows = card.button_rows([card.button(here.place(), made) for made in (go, back)])
    await reply.page(text, rows=rows, accent=here.accent)
