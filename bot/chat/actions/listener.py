"""The listener for all presses of our buttons and menus, and for all submitted forms."""

from __future__ import annotations

import re
from typing import Any

import discord

from bot import metrics
from bot.chat.actions import (
    away,
    clock_page,
    concede,
    hinting,
    importing,
    lobby,
    open_form,
    order_page,
    play,
    practice,
    private_card,
    questions,
    rematch,
    remind_page,
    seat_forms,
)
from bot.chat.actions.refused_form import answer_refused
from bot.chat.actions.server import facts_page, page, tables
from bot.chat.base.admission import admit
from bot.chat.base.errors import UnknownKey, answer_error
from bot.chat.base.services import Interaction
from bot.chat.cards import aftermath, replay, rule_page, turning_points
from bot.chat.outgoing import order_news
from bot.chat.ui.keys import OUR_IDS, ComponentId, Route, parse_custom_id
from bot.chat.ui.modal import read_words
from bot.chat.ui.press import Handler, Press, find_handler
from bot.tables.types.model import Table

HANDLERS = (
    aftermath,
    away,
    clock_page,
    concede,
    hinting,
    importing,
    lobby,
    open_form,
    order_page,
    play,
    practice,
    private_card,
    rematch,
    remind_page,
    replay,
    rule_page,
    questions,
    seat_forms,
    facts_page,
    page,
    tables,
    turning_points,
)
"""The modules whose import registers the handlers."""

_GAME_ROUTES = (Route.PLAY, Route.CONFIRM, Route.FORM, Route.LOOK)
"""Routes that are answered from the presser's table context."""
_MENU_PART = re.compile(r"/\+[0-9]+$")
"""The suffix of the second and later parts of a menu (`bot.chat.ui.card.menu_rows`)."""
_OPTION_VALUE = re.compile(r"[A-Za-z0-9._]{1,40}")
"""An option of a table. All options chosen together may exceed a component id, as no card
carries them on."""


async def on_interaction(interaction: Interaction) -> None:
    """Handle a button, menu or form, also one from before a restart.

    Never raises: errors are reported to the presser alone."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if not OUR_IDS.fullmatch(custom_id):
        return
    try:
        key = parse_custom_id(custom_id)
        if interaction.type is discord.InteractionType.component:
            await _handle(Press(interaction, key), data.get("values"))
        elif interaction.type is discord.InteractionType.modal_submit:
            words = read_words(data.get("components", []))
            await _handle(Press(interaction, key, words), None)
    except Exception as error:  # noqa: BLE001 - reported to the presser, bugs logged
        await answer_error(interaction, error)


async def _handle(press: Press, values: list[str] | None) -> None:
    """Acknowledge before any lookup, then run the handler.

    A form to be opened is itself the first response. If Discord refused the acknowledgement,
    read-only requests are dropped, and changes are still executed, as `Reply` promises."""
    interaction, reply, key = press.interaction, press.reply, press.key
    entry = find_handler(key, sent=press.words is not None)
    if not await admit(interaction, entry.kind):
        return
    if key.verb not in _GAME_ROUTES:  # game routes are counted once the game has accepted the key
        metrics.PAGES.labels("house", entry.page).inc()
    if entry.kind != "form":
        await reply.acknowledge(thinking=entry.slow)
        if reply.is_expired and entry.kind == "look":
            return
    press.services.people.remember_name(interaction)
    table = None
    if key.table:
        table = await (press.load_table() if key.verb in _GAME_ROUTES else press.fetch_table())
        await press.bind_table(table)
    press.key = _append_values(key, values)
    if table is not None and entry.here:
        await handle_at_table(press, table, entry.handler)
    else:
        try:
            await entry.handler(press)
        except Exception as error:  # noqa: BLE001 - reported to presser, bugs logged
            await answer_refused(press, error)
        await _return_to_practice(press)


async def handle_at_table(press: Press, table: Table, handler: Handler) -> None:
    """Run a handler of a press or command at a table, and show pending news. Never raises."""
    try:
        await away.add_return_button(press, table)
        await handler(press)
        await _return_to_practice(press)
        await order_news.show_pending_news(press.interaction, press.table_id)
    except Exception as error:  # noqa: BLE001 - reported to presser, bugs logged
        await answer_refused(press, error)


async def _return_to_practice(press: Press) -> None:
    """Show the card of a practice again after a page that replaced it."""
    if press.reply.left:
        await practice.show_practice(press)


def _append_values(key: ComponentId, values: list[str] | None) -> ComponentId:
    """Return the key with the values chosen in its menu."""
    if values is None:
        return key
    chosen = f"{_MENU_PART.sub('', key.key)}/{'+'.join(values)}"
    result = key.derive(key=chosen)
    if not (
        result.is_valid or (key.verb is Route.SEAT and all(map(_OPTION_VALUE.fullmatch, values)))
    ):
        raise UnknownKey
    return result
