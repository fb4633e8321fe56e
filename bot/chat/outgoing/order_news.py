"""Telling a person, and nobody else, that a standing order is no more, and why.

It is sent as a direct message in the hours in which the person wants to hear from us; to whoever
wants no messages, or takes none, it is told at the next press at that table.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from bot.chat.base import sending
from bot.chat.base.errors import sentence, whisper
from bot.chat.base.language import language_of, private_language
from bot.chat.base.scenes import scene_of
from bot.chat.base.services import services_of
from bot.chat.contract.adapter import OrdersChat, Scene
from bot.chat.contract.pages import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.tables.types.messages import OrderNews
from bot.tables.types.model import Table
from data.texts import say
from rules.errors import RuleError
from rules.game import Lapsed

log = structlog.get_logger(__name__)

LONGEST = 2_000
"""Characters of a plain message."""


def in_words(chat: OrdersChat, scene: Scene, order: object) -> str:
    """What an order does; the program of today may know it no more."""
    return say("orders-unknown", scene.language) if order is None else chat.words(scene, order)


def why(chat: OrdersChat, scene: Scene, order: object, lapsed: Lapsed, game: str) -> str:
    """Why an order is no more."""
    kind, _, code = lapsed.code.partition("table-")
    if kind or not code:
        return chat.lapsed(scene, order, lapsed)
    if code == "refused":
        values = lapsed.args
        error = RuleError(values["code"], values["rule"], **values["args"])
        return sentence(error, scene.language, game) or ""
    return say(f"orders-lapsed-{code}", scene.language, **lapsed.args)


def _told(chat: OrdersChat, table: Table, scene: Scene, news: OrderNews) -> str:
    return say(
        "orders-lapsed",
        scene.language,
        table=str(table.id),
        order=in_words(chat, scene, news.order),
        why=why(chat, scene, news.order, news.lapsed, table.game),
    )


# --- sending ---------------------------------------------------------------------------------


async def send(client: discord.Client, news: OrderNews) -> None:
    """One message to its person. Raises what Discord answers."""
    view = await _view(client, news)
    person = client.get_user(news.user) or await client.fetch_user(news.user)
    nobody = discord.AllowedMentions.none()
    await sending.send(client, person, view, news.nonce, mentions=nobody, tried=0)


async def _view(client: discord.Client, news: OrderNews) -> discord.ui.LayoutView:
    services = services_of(client)
    table = await services.tables.get(news.table)
    language = await language_of(client, news.user, table.place.guild)
    table, scene = await scene_of(client, table.id, news.user, language)
    chat = services.chat(table.game).orders
    assert chat is not None, "only games that take orders have news of them"
    text = _told(chat, table, scene, news)
    place = Key(table.id, 0, Verb.SEAT, "")
    label = say("remind-press-table", language, table=str(table.id))
    rows = card.button_rows([card.button(place, Button("mine", label, "plain"))])
    return card.layout([], None, [f"{text}\n<#{table.place.spot}>"], rows)


# --- at the next press -----------------------------------------------------------------------


async def unheard(interaction: discord.Interaction, number: int) -> tuple[str, Sequence[OrderNews]]:
    """What the presser was not told yet of orders at this table, in words; empty if there is
    nothing."""
    services = services_of(interaction.client)
    found = await services.tables.orders.news(number, interaction.user.id)
    if not found:
        return "", ()
    language = await private_language(interaction)
    table, scene = await scene_of(interaction.client, number, interaction.user.id, language)
    chat = services.chat(table.game).orders
    assert chat is not None, "only games that take orders have news of them"
    return "\n".join(_told(chat, table, scene, news) for news in found), found


async def heard(client: discord.Client, told: Sequence[OrderNews]) -> None:
    """The person has seen these."""
    for news in told:
        await services_of(client).tables.notices.told(news)


async def at_press(interaction: discord.Interaction, table: int) -> None:
    """After any press at a table: what its presser was not told yet. Never raises."""
    try:
        text, found = await unheard(interaction, table)
        if text and await whisper(interaction, card.cut(text, LONGEST)):
            await heard(interaction.client, found)
    except Exception:
        log.exception("news of orders wait for another press", table=table)
