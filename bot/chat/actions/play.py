"""A move, however it came: from a button, a menu, a form or a command.

The person's seat is looked up, the key becomes an answer of the game's adapter, what cannot be
taken back is shown first, and what is certain is submitted; then robots move and the card is
posted.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import discord

from bot.chat.base.acknowledge import first
from bot.chat.base.errors import Refusal
from bot.chat.base.following import following
from bot.chat.base.scenes import apart, drawn, private_language, scene_of
from bot.chat.base.services import services_of
from bot.chat.cards import since
from bot.chat.contract.adapter import Act, Button, GameChat, Leaf, Preview, Scene
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.reply import Reply
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from data.texts import say


async def play(
    interaction: discord.Interaction,
    place: Key,
    *,
    words: Mapping[str, str] | None = None,
) -> None:
    """Answer a press for a game; `place.verb` SURE means that it was confirmed."""
    reply = Reply(interaction)
    await reply.open()
    language = await private_language(interaction)
    table, scene = await scene_of(interaction.client, place.table, interaction.user.id, language)
    if await stale(interaction, place, table, scene):
        await moved_on(reply, table, scene)
        return
    chat = services_of(interaction.client).chat(table.game)
    must_act(table, scene, chat)
    sure = place.verb is Verb.SURE
    try:
        found = await apart(lambda: chat.answer(scene, place.key, sure, words or {}))
    except LookupError:
        raise Refusal("house-refuse-tampered") from None
    if isinstance(found, Act):
        await _act(reply, table, found)
    elif isinstance(found, Preview):
        again = place.with_(key=found.key or place.key)
        await _preview(reply, again, found, scene, chat.accent(scene.seat))
    elif isinstance(found, Leaf):
        await leaf(reply, place, found, scene, chat.accent(scene.seat))
    else:
        raise Refusal("house-refuse-tampered")


def must_act(table: Table, scene: Scene, chat: GameChat) -> int:
    """The seat that may act; a kind refusal for everybody else."""
    if scene.seat is None:
        raise Refusal("house-refuse-no-seat")
    if table.status != "running":
        raise Refusal("house-refuse-not-running")
    if table.archived is not None:
        raise TableError("archived", table=table.id)
    if not scene.may_act:
        names = ", ".join(scene.names[seat] for seat in table.to_move)
        raise Refusal("house-refuse-turn", names=names, rule=chat.turn_rule(scene))
    return scene.seat


async def stale(interaction: discord.Interaction, place: Key, table: Table, scene: Scene) -> bool:
    """Whether a card is of an earlier moment. What others chose in secret since makes it none."""
    if place.version == table.version:
        return False
    tables = services_of(interaction.client).tables
    return scene.seat is None or await tables.outdated(table.id, place.version, scene.seat)


async def _act(reply: Reply, table: Table, act: Act) -> None:
    interaction = reply.interaction
    services = services_of(interaction.client)
    done = await services.tables.submit(
        table.id,
        interaction.user.id,
        act.action,
        version=table.version,
        key=str(interaction.id),
        note=act.note,
    )
    revealed = any(event.reveals for entry in done.entries for event in entry.events)
    async with following(interaction, done.table):
        language = await private_language(interaction)
        if act.then and not revealed:
            await _go_on(reply, table.id, act.then, language)
        else:
            await reply.done(act.said or say("house-done", language))


async def _go_on(reply: Reply, number: int, key: str, language: str) -> None:
    """The private page on which a secret choice was made, as it is now."""
    if reply.lost:
        return
    interaction = reply.interaction
    table, scene = await scene_of(interaction.client, number, interaction.user.id, language)
    chat = services_of(interaction.client).chat(table.game)
    found = await apart(lambda: chat.look(scene, key))
    place = Key(number, table.version, Verb.LOOK, key)
    await leaf(reply, place, found, scene, chat.accent(scene.seat))


async def _preview(reply: Reply, place: Key, found: Preview, scene: Scene, accent: int) -> None:
    if reply.lost:
        return
    confirm = card.button(place, Button(place.key, found.confirm, "go"), verb=Verb.SURE)
    back = card.button(
        place, Button("", say("house-back", scene.language), "quiet"), verb=Verb.BACK
    )
    picture = await drawn(found.draw, table=scene.table)
    others = card.controls(place, found.buttons, found.menus, verb=Verb.PLAY)
    rows = [*others, *card.button_rows([confirm, back])]
    await reply.page(found.text, picture, rows, accent=accent)


async def leaf(reply: Reply, place: Key, found: Leaf, scene: Scene, accent: int) -> None:
    """A private page; without its picture it says so in words."""
    if reply.lost:
        return
    services = services_of(reply.interaction.client)
    picture = await drawn(found.draw, table=scene.table)
    text = found.text
    if found.draw is not None and picture is None:
        table = await services.tables.get(scene.table)
        words = await apart(lambda: services.chat(table.game).text(scene))
        text = f"{text}\n{words}".strip()
    rows = card.controls(place, found.buttons, found.menus, verb=Verb.PLAY)
    await reply.page(text, picture, rows, accent=accent)


async def moved_on(reply: Reply, table: Table, scene: Scene) -> None:
    """The card pressed is of an earlier moment: say so kindly and show how it stands now."""
    interaction = reply.interaction
    services = services_of(interaction.client)
    if not reply.lost:
        made = await since.mine(interaction.client, table, scene)
        await reply.show(made.view(say("house-stale", scene.language)), made.picture)
    if interaction.message is not None and not interaction.message.flags.ephemeral:
        await services.delivery.strip_old(table, interaction.message)


async def open_form(interaction: discord.Interaction, place: Key) -> None:
    """Show the form of this key; it must be the first answer, so nothing is deferred."""
    language = await private_language(interaction)
    table, scene = await scene_of(interaction.client, place.table, interaction.user.id, language)
    if await stale(interaction, place, table, scene):
        reply = Reply(interaction)
        await reply.open()
        await moved_on(reply, table, scene)
        return
    chat = services_of(interaction.client).chat(table.game)
    must_act(table, scene, chat)
    try:
        form = chat.form(scene, place.key)
    except LookupError:
        raise Refusal("house-refuse-tampered") from None
    await show_form(interaction, card.modal(place, form))


async def show_form(interaction: discord.Interaction, form: discord.ui.Modal) -> None:
    """A form as the first answer; if Discord does not take it, the person presses again."""
    await first(interaction, partial(interaction.response.send_modal, form))
