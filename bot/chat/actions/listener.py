"""Every press of a button or menu of ours, and every form sent, ends here."""

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
    lobby,
    order_page,
    play,
    practice,
    private_card,
    rematch,
    remind_page,
    taking_back,
)
from bot.chat.base.admission import admitted
from bot.chat.base.errors import Refusal, answer_error
from bot.chat.cards import aftermath, replay, rule_page, turning
from bot.chat.outgoing import order_news
from bot.chat.ui.keys import ANY, Key, Verb, parse
from bot.chat.ui.press import Handler, Press, registered
from bot.tables.types.model import Table

HANDLERS = (
    aftermath,
    away,
    clock_page,
    concede,
    hinting,
    lobby,
    order_page,
    play,
    practice,
    private_card,
    rematch,
    remind_page,
    replay,
    rule_page,
    taking_back,
    turning,
)
"""The modules that register what answers a press; importing them does it."""

_IN_SCENE = (Verb.PLAY, Verb.SURE, Verb.FORM, Verb.LOOK)
"""What is answered from what the presser may see."""
_SPILL = re.compile(r"/\+[0-9]+$")
"""Marks the second and later parts of a menu too long for one (`bot.chat.ui.card.menus`)."""
_VALUE = re.compile(r"[A-Za-z0-9._]{1,40}")
"""An option of a table: all of them chosen together need not fit into a component id, for no card
carries them on."""


async def pressed(interaction: discord.Interaction) -> None:
    """The one listener for buttons, menus and forms, so that those made before a restart are
    understood after it. Never raises: what goes wrong is told to the presser alone."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if not ANY.fullmatch(custom_id):
        return
    try:
        key = parse(custom_id)
        if interaction.type is discord.InteractionType.component:
            await _handle(Press(interaction, key), data.get("values"))
        elif interaction.type is discord.InteractionType.modal_submit:
            words = dict(_words(data.get("components", [])))
            await _handle(Press(interaction, key, words), None)
    except Exception as error:  # noqa: BLE001 - the one place: told to the presser, bugs logged
        await answer_error(interaction, error)


def _words(components: Any) -> list[tuple[str, str]]:
    """What was typed, by the name of its field, however the form nests them."""
    found = []
    for component in components:
        inner = component.get("component")
        nested = component.get("components", []) + ([inner] if inner else [])
        found += _words(nested)
        if isinstance(component.get("value"), str):
            found.append((str(component["custom_id"]), component["value"]))
    return found


async def _handle(press: Press, values: list[str] | None) -> None:
    """Acknowledged before anything is looked up; a form that is opened is itself the first answer.

    If Discord took the acknowledgement too late, or not at all, what only shows something is
    dropped: nobody can see it. What does something is done, as `Reply` promises.
    """
    interaction, reply, key = press.interaction, press.reply, press.key
    found = registered(key, sent=press.words is not None)
    if not await admitted(interaction, found.kind):
        return
    if key.verb not in _IN_SCENE:  # of those the game knows whether the key means anything
        metrics.PAGES.labels("house", found.page).inc()
    if found.kind != "form":
        await reply.open(thinking=found.slow)
        if reply.lost and found.kind == "look":
            return
    press.services.people.learn(interaction)
    table = None
    if key.table:
        table = await (press.arrive() if key.verb in _IN_SCENE else press.table())
        await press.at(table)
    press.key = _with_values(key, values)
    if table is not None and found.here:
        await at_table(press, table, found.handler)
    else:
        await found.handler(press)
        await _back_home(press)


async def at_table(press: Press, table: Table, handler: Handler) -> None:
    """Answer a press, or a command, at a table, and tell the person what there is to tell. Never
    raises."""
    try:
        await away.offer_return(press, table)
        await handler(press)
        await _back_home(press)
        await order_news.at_press(press.interaction, press.number)
    except Exception as error:  # noqa: BLE001 - told to the presser, bugs logged
        await answer_error(press.interaction, error)


async def _back_home(press: Press) -> None:
    """Show the card of a practice again after what would have put it away."""
    if press.reply.left:
        await practice.show(press)


def _with_values(key: Key, values: list[str] | None) -> Key:
    """The key with what was chosen in its menu."""
    if values is None:
        return key
    chosen = f"{_SPILL.sub('', key.key)}/{'+'.join(values)}"
    made = key.with_(key=chosen)
    if not (made.good or (key.verb is Verb.SEAT and all(map(_VALUE.fullmatch, values)))):
        raise Refusal("house-refuse-tampered")
    return made
