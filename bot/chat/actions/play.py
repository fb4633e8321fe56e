"""A move, however it came: from a button, a menu, a form or a command.

The person's seat is looked up, the key becomes an answer of the game's adapter, what cannot be
taken back is shown first, and what is certain is submitted; then robots move and the card is
posted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

import discord

from bot import metrics
from bot.chat.actions.onward import onward
from bot.chat.base.acknowledge import first
from bot.chat.base.errors import Refusal, whisper
from bot.chat.base.scenes import apart, drawn, gallery
from bot.chat.base.services import services_of
from bot.chat.cards import offers, since
from bot.chat.contract.adapter import GameChat, Scene
from bot.chat.contract.pages import Act, Button, Leaf, Preview
from bot.chat.narration import standing_in, teacher
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button, form
from bot.chat.ui.reply import Reply
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from data.texts import say

P = TypeVar("P", bound=Leaf | Preview)


@button(Verb.PLAY)
@button(Verb.SURE)
@form(Verb.FORM)
async def play(press: Press) -> None:
    """Answer a press for a game; the verb SURE means that it was confirmed."""
    table, scene = await press.scene_found()
    if await _stale(press, table, scene):
        await moved_on(press, table, scene)
        return
    chat, key = press.services.chat(table.game), press.key.key
    must_act(table, scene, chat)
    sure = press.key.verb is Verb.SURE
    try:
        found = await apart(lambda: chat.answer(scene, key, sure, press.words or {}))
    except LookupError:
        if press.interaction.message is None:
            raise Refusal("house-refuse-tampered") from None
        # A card of before an update may say what is said otherwise now.
        await moved_on(press, table, scene, "house-anew")
        return
    _count(table, press.key)
    if isinstance(found, Leaf | Preview):
        found = await _taught(press, table, scene, found)
    if isinstance(found, Act):
        await _act(press, table, found)
    elif isinstance(found, Preview):
        again = press.key.with_(key=found.key or key)
        await _preview(press.reply, again, found, scene, chat.accent(scene.seat))
    elif isinstance(found, Leaf):
        await leaf(press.reply, press.key, found, scene, chat.accent(scene.seat))
    else:
        raise Refusal("house-refuse-tampered")


def _count(table: Table, key: Key) -> None:
    """Count the use of a key that the table's game knows, by its head alone: the rest says what was
    chosen, or typed."""
    head = key.key.partition("/")[0]
    metrics.PAGES.labels(table.game, f"{key.verb}/{head}").inc()


def must_act(table: Table, scene: Scene, chat: GameChat) -> int:
    """The seat that may act; a kind refusal for everybody else."""
    if scene.seat is None:
        raise Refusal("house-refuse-no-seat")
    if table.status != "running":
        raise Refusal("house-refuse-not-running")
    if table.archived is not None:
        raise TableError("archived", table=table.id)
    if not scene.may_act:
        names = ", ".join(map(scene.name, table.to_move))
        raise Refusal("house-refuse-turn", names=names, rule=chat.turn_rule(scene))
    return scene.seat


async def _stale(press: Press, table: Table, scene: Scene) -> bool:
    """Whether a card is of an earlier moment. What others chose in secret since makes it none."""
    version = press.key.version
    if version == table.version:
        return False
    return scene.seat is None or await press.tables.outdated(table.id, version, scene.seat)


async def _act(press: Press, table: Table, act: Act) -> None:
    done = await press.tables.submit(
        table.id, press.user, act.action, version=table.version, key=press.id, note=act.note
    )
    revealed = any(event.reveals for entry in done.entries for event in entry.events)
    was_away = standing_in.is_away(done.table, press.user)
    if was_away:
        key = f"{press.id}:back"
        done = await press.tables.stand_ins.back(table.id, press.user, key=key)
        press.reply.below = ()
    async with press.following(done.table) as settled:
        if not act.then or revealed:
            now = await onward(press, settled, act.said or await press.say("house-done"))
            if now is not None:
                await _told_next(press, *now)
        elif not press.reply.lost:  # the private page on which a secret choice was made
            table, scene = await press.scene_found()
            chat = press.services.chat(table.game)
            found = await apart(lambda: chat.look(scene, act.then))
            found = await _taught(press, table, scene, found)
            place = Key(table.id, table.version, Verb.LOOK, act.then)
            ahead = await offers.offers(press.client, table, scene)
            await leaf(press.reply, place, found, scene, chat.accent(scene.seat), ahead=ahead)
    if was_away and (await press.tables.get(table.id)).status == "running":
        await whisper(press.interaction, await press.say("standins-back", table=str(table.id)))


async def _told_next(press: Press, table: Table, scene: Scene) -> None:
    """After a move, and what robots made of it: what matters now, if that is new to the person."""
    told = await teacher.line(press.client, table, scene)
    if told:
        await whisper(press.interaction, told)


async def _taught(press: Press, table: Table, scene: Scene, found: P) -> P:
    """A private page with what its reader is still to be taught."""
    told = await teacher.line(press.client, table, scene)
    return replace(found, text=f"{found.text}\n{told}".strip()) if told else found


@button(Verb.LOOK, kind="look")
async def look(press: Press) -> None:
    """A private look at a table as it is now, from a card however old or from a command."""
    if press.reply.lost:
        return
    table, scene = await press.scene_found()
    if scene.view is None:
        raise Refusal("house-refuse-not-running")
    chat, place = press.services.chat(table.game), press.key._replace(version=table.version)
    try:
        found = await apart(lambda: chat.look(scene, place.key))
    except LookupError:
        raise Refusal("house-refuse-tampered") from None
    _count(table, place)
    looks = chat.looks(scene.language)
    others = [one for one in looks if one.key != place.key]
    if len(others) == len(looks):  # a page to choose on, to which the card leads
        found = await _taught(press, table, scene, found)
    await leaf(press.reply, place, found, scene, chat.accent(scene.seat), others)


@button(Verb.BACK, kind="look", here=False)
async def back(press: Press) -> None:
    """Put a private card away."""
    await press.reply.away()


async def _preview(reply: Reply, place: Key, found: Preview, scene: Scene, accent: int) -> None:
    if reply.lost:
        return
    confirm = card.button(place, Button(place.key, found.confirm, "go"), verb=Verb.SURE)
    picture = await drawn(reply.interaction.client, found.draw, table=scene.table)
    others = card.controls(place, found.buttons, found.menus, verb=Verb.PLAY)
    back = card.back(place, scene.language, found.back)
    rows = [*others, *card.button_rows([confirm, back])]
    await reply.page(found.text, picture, rows, accent=accent)


async def leaf(
    reply: Reply,
    place: Key,
    found: Leaf,
    scene: Scene,
    accent: int,
    looks: Sequence[Button] = (),
    *,
    ahead: Sequence[offers.Offer] = (),
) -> None:
    """A private page; without its picture it says so in words. Its foot leads to other `looks`,
    which take its place; `ahead` are orders that can be left from here."""
    if reply.lost:
        return
    services = services_of(reply.interaction.client)
    picture, *more = await gallery(
        reply.interaction.client, (found.draw, *found.more), table=scene.table
    )
    text = found.text
    if found.draw is not None and picture is None:
        table = await services.tables.get(scene.table)
        words = await apart(lambda: services.chat(table.game).text(scene.escaped))
        text = f"{text}\n{words}".strip()
    text = "\n\n".join(filter(None, [text, offers.lines(ahead, scene.language)]))
    rows = card.controls(place, found.buttons, found.menus, verb=Verb.PLAY)
    rows += offers.rows(ahead, place)
    foot = card.others([card.button(place, one, verb=Verb.LOOK) for one in looks], rows)
    await reply.page(
        text, picture, rows, accent=accent, foot=foot, more=[one for one in more if one is not None]
    )


async def moved_on(press: Press, table: Table, scene: Scene, why: str = "house-stale") -> None:
    """The card pressed is of an earlier moment: say so kindly and show how it stands now."""
    if not press.reply.lost:
        made = await since.mine(press.client, table, scene)
        await press.reply.show(made.view(say(why, scene.language)), made.picture)
    message = press.interaction.message
    if message is not None and not message.flags.ephemeral:
        await press.services.delivery.strip_old(table, message)


@button(Verb.FORM, kind="form", here=False)
async def open_form(press: Press) -> None:
    """Show the form of this key; it must be the first answer, so nothing is deferred."""
    table, scene = await press.scene_found()
    if await _stale(press, table, scene):
        await press.reply.open()
        await moved_on(press, table, scene)
        return
    chat = press.services.chat(table.game)
    must_act(table, scene, chat)
    try:
        found = chat.form(scene, press.key.key)
    except LookupError:
        raise Refusal("house-refuse-tampered") from None
    _count(table, press.key)
    await show_form(press.interaction, card.modal(press.key, found))


async def show_form(interaction: discord.Interaction, modal: discord.ui.Modal) -> None:
    """A form as the first answer; if Discord does not take it, the person presses again."""
    await first(interaction, partial(interaction.response.send_modal, modal))
