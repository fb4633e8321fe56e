"""The questions of a running table: undoing moves, agreeing, refusing."""

from __future__ import annotations

from typing import get_args

from bot.chat.actions.play import show_stale
from bot.chat.base.errors import Refusal, UnknownKey, require_known
from bot.chat.cards.turn import shorten_story
from bot.chat.contract.pages import Button
from bot.chat.narration.log_narration import narrate_entries
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, button
from bot.tables.types.model import AskKind
from data.texts import join_with_and, say


def _undo_row(press: Press) -> int | None:
    """Return the row from which on to undo (`undo/<row>`), or None for the presser's last move."""
    row = press.argument
    require_known(not row or (row.isdecimal() and len(row) < 10))
    return int(row) if row else None


@button(Route.SEAT, "undo", kind="look")
async def confirm_undo(press: Press) -> None:
    """Show what would be undone and whose consent it needs."""
    table, ctx = await press.load_context()
    language = ctx.language
    if ctx.seat is None:
        raise Refusal("house-refuse-no-seat")
    first_row = _undo_row(press)
    offer = await press.tables.undo_offer(table.id, press.user, first_row)
    narration = "\n".join(
        shorten_story(narrate_entries(press.services.chat(table.game), ctx, offer.takes))
    )
    lines = [say("house-undo", language, count=len(offer.takes)), narration]
    if offer.needs:
        names = join_with_and(map(ctx.name, offer.needs), ctx.language)
        lines.append(say(f"house-undo-needs-{offer.why}", language, names=names))
    place = ComponentId(table.id, table.version, Route.SEAT, "")
    key = "undoing" if first_row is None else f"undoing/{first_row}"
    go = card.build_button(place, Button(key, say("house-press-undo-sure", language), "go"))
    rows = card.button_rows([go, card.back_button(place, language)])
    await press.reply.show_page("\n".join(lines), rows=rows)


@button(Route.SEAT, "undoing")
async def undo_now(press: Press) -> None:
    """Undo, once that is confirmed."""
    table, ctx = await press.load_context()
    version = press.key.version
    if table.version != version:
        await show_stale(press, table, ctx)
        return
    submitted = await press.tables.request_undo(
        table.id, press.user, version=version, key=press.idempotency_key, to=_undo_row(press)
    )
    message_key = "house-undo-asked" if submitted.entry.kind == "ask" else "house-undone"
    async with press.after_commit(submitted.table):
        await press.reply.confirm_done(await press.say(message_key))


@button(Route.SEAT, "yes", "no")
async def _answer_question(press: Press) -> None:
    """Handle `yes/undo`, `no/end`: a seat's answer to what another asked for."""
    word, _, wanted_kind = press.key.key.partition("/")
    kind = next((kind for kind in get_args(AskKind) if kind == wanted_kind), None)
    if kind is None:
        raise UnknownKey
    submitted = await press.tables.answer(
        press.table_id, press.user, kind, word == "yes", key=press.idempotency_key
    )
    async with press.after_commit(submitted.table):
        await press.reply.confirm_done(await press.say("house-answered"))
