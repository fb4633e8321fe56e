"""Every press of a button or menu of ours, and every form sent, ends here."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.chat.actions import lobby, order_page, rematch, remind_page
from bot.chat.actions.play import leaf, open_form, play
from bot.chat.base.admission import admitted
from bot.chat.base.crowd import Kind
from bot.chat.base.errors import Refusal, answer_error, of_game
from bot.chat.base.scenes import apart, private_language, scene_of
from bot.chat.base.services import services_of
from bot.chat.cards import aftermath
from bot.chat.narration import standing_in
from bot.chat.outgoing import order_news
from bot.chat.ui.keys import ANY, Key, Verb, parse
from bot.chat.ui.reply import Reply
from bot.tables.types.model import Table

_SPILL = re.compile(r"/\+[0-9]+$")
_VALUE = re.compile(r"[A-Za-z0-9._]{1,40}")
"""An option of a table: all of them chosen together need not fit into a component id, for no card
carries them on."""
"""Marks the second and later parts of a menu too long for one (`bot.chat.ui.card.menus`)."""


async def pressed(interaction: discord.Interaction) -> None:
    """The one listener for buttons, menus and forms, so that those made before a restart are
    understood after it. Never raises: what goes wrong is told to the presser alone."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if not ANY.fullmatch(custom_id):
        return
    if interaction.type is discord.InteractionType.component:
        await _handle(interaction, custom_id, data.get("values"), None)
    elif interaction.type is discord.InteractionType.modal_submit:
        await _handle(interaction, custom_id, None, dict(_words(data.get("components", []))))


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


async def _handle(
    interaction: discord.Interaction,
    custom_id: str,
    values: list[str] | None,
    words: Mapping[str, str] | None,
) -> None:
    """Acknowledged before anything is looked up; a form that is opened is itself the first answer.

    If Discord took the acknowledgement too late, or not at all, what only shows something is
    dropped: nobody can see it. What does something is done, as `Reply` promises.
    """
    back: Table | None = None
    try:
        key = parse(custom_id)
        kind = _kind(key, words)
        if not await admitted(interaction, kind):
            return
        if kind != "form":
            reply = Reply(interaction)
            await reply.open(thinking=key.verb is Verb.AFTER and key.key == "film")
            if reply.lost and kind == "look":
                return
        services = services_of(interaction.client)
        services.people.learn(interaction)
        if key.table and key.verb is not Verb.BACK:
            of_game(interaction, (await services.tables.get(key.table)).game)
        if key.table and key.verb in _AT_TABLE:
            key, back = await standing_in.at_press(interaction, key)
        await _HANDLERS[key.verb](interaction, _with_values(key, values), words)
        if key.table and key.verb in _AT_TABLE:
            await order_news.at_press(interaction, key.table)
    except Exception as error:  # noqa: BLE001 - the one place: told to the presser, bugs logged
        await answer_error(interaction, error)
    if back is not None:
        await standing_in.welcome(interaction, back)


def _kind(key: Key, words: Mapping[str, str] | None) -> Kind:
    """What a press asks for. Of a button of a game only the game knows whether it is a move, so it
    counts as one."""
    head = key.key.partition("/")[0]
    if words is None and (key.verb is Verb.FORM or _FORMS.get(key.verb) == head):
        return "form"
    shown = _SHOWN.get(key.verb)
    return "look" if shown is not None and (not shown or head in shown) else "move"


_FORMS = {Verb.ORDER: "type", Verb.PING: "form"}
"""How the keys begin that open a form, where not all of a kind do."""
_SHOWN: Mapping[Verb, tuple[str, ...]] = {
    Verb.LOOK: (),
    Verb.BACK: (),
    Verb.AFTER: ("wealth", "points", "film"),
    Verb.SEAT: ("options", "undo", "mine", "briefing"),
}
"""How the keys begin that only show something; none: all of a kind."""


def _with_values(key: Key, values: list[str] | None) -> Key:
    """The key with what was chosen in its menu."""
    if values is None:
        return key
    chosen = f"{_SPILL.sub('', key.key)}/{'+'.join(values)}"
    made = key.with_(key=chosen)
    if not (made.good or (key.verb is Verb.SEAT and all(map(_VALUE.fullmatch, values)))):
        raise Refusal("house-refuse-tampered")
    return made


async def _play(
    interaction: discord.Interaction, key: Key, words: Mapping[str, str] | None
) -> None:
    await play(interaction, key)


async def _form(
    interaction: discord.Interaction, key: Key, words: Mapping[str, str] | None
) -> None:
    if words is None:
        await open_form(interaction, key)
    else:
        await play(interaction, key.with_(verb=Verb.PLAY), words=words)


async def _look(
    interaction: discord.Interaction, key: Key, words: Mapping[str, str] | None
) -> None:
    await look(interaction, key)


async def look(interaction: discord.Interaction, key: Key) -> None:
    """A private look at a table as it is now, from a card however old or from a command."""
    reply = Reply(interaction)
    await reply.open()
    if reply.lost:
        return
    language = await private_language(interaction)
    table, scene = await scene_of(interaction.client, key.table, interaction.user.id, language)
    chat = services_of(interaction.client).chat(table.game)
    if scene.view is None:
        raise Refusal("house-refuse-not-running")
    try:
        found = await apart(lambda: chat.look(scene, key.key))
    except LookupError:
        raise Refusal("house-refuse-tampered") from None
    await leaf(reply, key._replace(version=table.version), found, scene, chat.accent(scene.seat))


async def _back(
    interaction: discord.Interaction, key: Key, words: Mapping[str, str] | None
) -> None:
    reply = Reply(interaction)
    await reply.open()
    await reply.away()


async def _seat(
    interaction: discord.Interaction, key: Key, words: Mapping[str, str] | None
) -> None:
    part = rematch if key.key == "rematch" else lobby
    await part.pressed(interaction, key)


async def _ping(
    interaction: discord.Interaction, key: Key, words: Mapping[str, str] | None
) -> None:
    await remind_page.pressed(interaction, key, words)


async def _order(
    interaction: discord.Interaction, key: Key, words: Mapping[str, str] | None
) -> None:
    await order_page.pressed(interaction, key, words)


async def _after(
    interaction: discord.Interaction, key: Key, words: Mapping[str, str] | None
) -> None:
    await aftermath.pressed(interaction, key)


_AT_TABLE = (Verb.PLAY, Verb.SURE, Verb.LOOK, Verb.SEAT)
"""Presses after which a person is told what there is to tell."""

Handler = Callable[[discord.Interaction, Key, Mapping[str, str] | None], Awaitable[None]]

_HANDLERS: dict[Verb, Handler] = {
    Verb.PLAY: _play,
    Verb.SURE: _play,
    Verb.FORM: _form,
    Verb.LOOK: _look,
    Verb.BACK: _back,
    Verb.SEAT: _seat,
    Verb.PING: _ping,
    Verb.AFTER: _after,
    Verb.ORDER: _order,
}
