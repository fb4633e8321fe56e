"""The questions of a running table: taking back, agreeing, refusing."""

from __future__ import annotations

from typing import get_args

from bot.chat.actions.play import moved_on
from bot.chat.base.errors import Refusal
from bot.chat.cards.turn import shortened
from bot.chat.contract.pages import Button
from bot.chat.narration.tale import tale
from bot.chat.ui import card
from bot.chat.ui.keys import Key, Verb
from bot.chat.ui.press import Press, button
from bot.tables.types.model import AskKind
from data.texts import say


def _row(press: Press) -> int | None:
    """`undo/<row>`: the row from which on is to be taken back; None: one's last move."""
    row = press.rest
    if row and not (row.isdecimal() and len(row) < 10):
        raise Refusal("house-refuse-tampered")
    return int(row) if row else None


@button(Verb.SEAT, "undo", kind="look")
async def undo(press: Press) -> None:
    """Show what would be taken back and whose consent it needs."""
    table, scene = await press.scene()
    language = scene.language
    if scene.seat is None:
        raise Refusal("house-refuse-no-seat")
    to = _row(press)
    offer = await press.tables.may_undo(table.id, press.user, to)
    told = "\n".join(shortened(tale(press.services.chat(table.game), scene, offer.takes)))
    lines = [say("house-undo", language, count=len(offer.takes)), told]
    if offer.needs:
        names = ", ".join(map(scene.name, offer.needs))
        lines.append(say(f"house-undo-needs-{offer.why}", language, names=names))
    place = Key(table.id, table.version, Verb.SEAT, "")
    sure = "undoing" if to is None else f"undoing/{to}"
    go = card.button(place, Button(sure, say("house-press-undo-sure", language), "go"))
    rows = card.button_rows([go, card.back(place, language)])
    await press.reply.page("\n".join(lines), rows=rows)


@button(Verb.SEAT, "undoing")
async def _undoing(press: Press) -> None:
    """The presser is sure."""
    table, scene = await press.scene()
    version = press.key.version
    if table.version != version:
        await moved_on(press, table, scene)
        return
    done = await press.tables.undo(
        table.id, press.user, version=version, key=press.id, to=_row(press)
    )
    said = "house-undo-asked" if done.entry.kind == "ask" else "house-undone"
    async with press.following(done.table):
        await press.reply.done(await press.say(said))


@button(Verb.SEAT, "yes", "no")
async def _answer(press: Press) -> None:
    """`yes/undo`, `no/end`: a seat's word on what another asked for."""
    word, _, asked = press.key.key.partition("/")
    kind = next((kind for kind in get_args(AskKind) if kind == asked), None)
    if kind is None:
        raise Refusal("house-refuse-tampered")
    done = await press.tables.answer(press.number, press.user, kind, word == "yes", key=press.id)
    async with press.following(done.table):
        await press.reply.done(await press.say("house-answered"))
