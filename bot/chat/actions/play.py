"""Making a move by button, menu, form or command.

The game's adapter turns the key into an answer for the person's seat. What cannot be undone
is previewed first; an action is submitted. Then standing orders and robots move, and the
card is posted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from bot import metrics
from bot.chat.actions.next_prompt import show_next
from bot.chat.base.errors import Refusal, UnknownKey, send_private
from bot.chat.base.table_contexts import render_gallery, render_or_none, run_in_thread
from bot.chat.cards import catch_up, offers
from bot.chat.contract.adapter import GameChat
from bot.chat.contract.pages import Act, Button, EphemeralPage, Form, Preview
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.narrator import capitalize_first
from bot.chat.narration import substitutes, teacher
from bot.chat.ui import card
from bot.chat.ui.keys import ComponentId, Route
from bot.chat.ui.press import Press, builds_form, button, form
from bot.chat.ui.reply import Reply
from bot.tables.types.errors import TableError
from bot.tables.types.model import Table
from data.texts import join_with_and, say
from rules.game import Event

P = TypeVar("P", bound=EphemeralPage | Preview)


@button(Route.PLAY)
@button(Route.CONFIRM)
@form(Route.FORM)
async def play_key(press: Press) -> None:
    """Answer a press for a game; the route CONFIRM means that the preview was confirmed."""
    table, ctx = await press.arrival_context()
    if await _is_stale(press, table, ctx):
        await show_stale(press, table, ctx)
        return
    chat, key = press.services.chat(table.game), press.key.key
    require_turn(table, ctx, chat)
    confirmed = press.key.verb is Route.CONFIRM
    try:
        answer = await run_in_thread(lambda: chat.answer(ctx, key, confirmed, press.words or {}))
    except UnknownKey:
        if press.interaction.message is None:
            raise
        # A card from before an update may have a key that was renamed since.
        await show_stale(press, table, ctx, "house-anew")
        return
    _count_page(table, press.key)
    if isinstance(answer, EphemeralPage | Preview):
        answer = await _with_lesson(press, table, ctx, answer)
    if isinstance(answer, Act):
        await _submit(press, table, answer)
    elif isinstance(answer, Preview):
        confirm_id = press.key.derive(key=answer.key or key)
        await _show_preview(press.reply, confirm_id, answer, ctx, chat.accent(ctx.seat))
    elif isinstance(answer, EphemeralPage):
        await show_page(press.reply, press.key, answer, ctx, chat.accent(ctx.seat))
    else:
        raise UnknownKey


def _count_page(table: Table, key: ComponentId) -> None:
    """Count the use of a valid key by its head alone: the rest is what was chosen or typed."""
    head = key.key.partition("/")[0]
    metrics.PAGES.labels(table.game, f"{key.verb}/{head}").inc()


def require_turn(table: Table, ctx: TableContext, chat: GameChat) -> int:
    """Return the seat if it may act; raise `Refusal` or `TableError` for everybody else."""
    if ctx.seat is None:
        raise Refusal("house-refuse-no-seat")
    if table.status != "running":
        raise Refusal("house-refuse-not-running")
    if table.archived is not None:
        raise TableError("archived", table=table.id)
    if not ctx.may_act:
        names = join_with_and(map(ctx.name, table.to_move), ctx.language)
        raise Refusal("house-refuse-turn", names=names, rule=chat.turn_rule(ctx))
    return ctx.seat


async def _is_stale(press: Press, table: Table, ctx: TableContext) -> bool:
    """Return whether a card is outdated. Secret choices of others do not make it so."""
    version = press.key.version
    if version == table.version:
        return False
    return ctx.seat is None or await press.tables.is_outdated(table.id, version, ctx.seat)


async def _submit(press: Press, table: Table, act: Act) -> None:
    submitted = await press.tables.submit_action(
        table.id,
        press.user,
        act.action,
        version=table.version,
        key=press.idempotency_key,
        note=act.note,
    )
    events, made = submitted.events, submitted.entries[0].seq
    is_revealed = any(event.reveals for event in events)
    was_away = substitutes.is_away(submitted.table, press.user)
    if was_away:
        key = f"{press.idempotency_key}:back"
        submitted = await press.tables.substitutes.end_absence(table.id, press.user, key=key)
        press.reply.below = ()
    async with press.after_commit(submitted.table) as robots_done:
        if not act.then or is_revealed:
            said = "" if is_revealed else act.said
            said = said or await _describe_done(press, events)
            shown = await show_next(press, robots_done, said, made=made)
            if shown is not None:
                await _send_lesson(press, *shown)
        elif not press.reply.is_expired:  # a secret choice, made on a private page
            table, ctx = await press.arrival_context()
            chat = press.services.chat(table.game)
            page = await run_in_thread(lambda: chat.look_page(ctx, act.then))
            page = await _with_lesson(press, table, ctx, page)
            place = ComponentId(table.id, table.version, Route.LOOK, act.then)
            suggestions = await offers.list_offers(press.client, table, ctx)
            await show_page(
                press.reply, place, page, ctx, chat.accent(ctx.seat), suggestions=suggestions
            )
    if was_away and (await press.tables.get_table(table.id)).status == "running":
        await send_private(press.interaction, await press.say("standins-back", table=str(table.id)))


async def _describe_done(press: Press, events: Sequence[Event]) -> str:
    """Return what a move did, told to the person who made it."""
    table, ctx = await press.load_context()
    chat, own = press.services.chat(table.game), replace(ctx, you=True)
    done = [event for event in events if not isinstance(event, chat.openers)]
    lines = await run_in_thread(lambda: chat.narrate(own, done)) if done else []
    return capitalize_first(lines[0]) if lines else await press.say("house-done")


async def _send_lesson(press: Press, table: Table, ctx: TableContext) -> None:
    """Send the lesson about the position after a move and the robots' replies, if it is new."""
    lesson = await teacher.lesson_line(press.client, table, ctx)
    if lesson:
        await send_private(press.interaction, lesson)


async def _with_lesson(press: Press, table: Table, ctx: TableContext, page: P) -> P:
    """Return the page with the lesson its reader is due."""
    lesson = await teacher.lesson_line(press.client, table, ctx)
    return replace(page, text=f"{page.text}\n{lesson}".strip()) if lesson else page


@button(Route.LOOK, kind="look")
async def show_look(press: Press) -> None:
    """Show a private look at the current state, from a card of any age or from a command."""
    if press.reply.is_expired:
        return
    table, ctx = await press.arrival_context()
    if ctx.view is None:
        raise Refusal("house-refuse-not-running")
    chat, place = press.services.chat(table.game), press.key._replace(version=table.version)
    page = await run_in_thread(lambda: chat.look_page(ctx, place.key))
    _count_page(table, place)
    looks = chat.look_buttons(ctx.language, table.options)
    other_looks = [candidate for candidate in looks if candidate.key != place.key]
    if len(other_looks) == len(looks):  # a page on which a choice is made, opened from the card
        page = await _with_lesson(press, table, ctx, page)
    await show_page(press.reply, place, page, ctx, chat.accent(ctx.seat), other_looks)


@button(Route.BACK, kind="look", at_table=False)
async def dismiss_card(press: Press) -> None:
    """Dismiss a private card."""
    await press.reply.dismiss()


async def _show_preview(
    reply: Reply, place: ComponentId, preview: Preview, ctx: TableContext, accent: int
) -> None:
    if reply.is_expired:
        return
    confirm = card.build_button(
        place, Button(place.key, preview.confirm, "go"), default_route=Route.CONFIRM
    )
    picture = await render_or_none(reply.interaction.client, preview.draw, table=ctx.table)
    rows_above = card.control_rows(place, preview.buttons, preview.menus, route=Route.PLAY)
    back_item = card.back_button(place, ctx.language, preview.back)
    rows = [*rows_above, *card.button_rows([confirm, back_item])]
    await reply.show_page(preview.text, picture, rows, accent=accent)


async def show_page(
    reply: Reply,
    place: ComponentId,
    page: EphemeralPage,
    ctx: TableContext,
    accent: int,
    looks: Sequence[Button] = (),
    *,
    suggestions: Sequence[offers.Offer] = (),
) -> None:
    """Show a private page, in words if its picture failed.

    Its footer links to other `looks`, which replace it; `suggestions`: suggested orders that
    can be given from here."""
    if reply.is_expired:
        return
    services = reply.interaction.client.services
    picture, *more = await render_gallery(
        reply.interaction.client, (page.draw, *page.more), table=ctx.table
    )
    text = page.text
    if page.draw is not None and picture is None:
        table = await services.tables.get_table(ctx.table)
        words = await run_in_thread(
            lambda: services.chat(table.game).picture_text(ctx.with_escaped_names)
        )
        text = f"{text}\n{words}".strip()
    text = "\n\n".join(filter(None, [text, offers.describe_offers(suggestions, ctx.language)]))
    rows = card.control_rows(place, page.buttons, page.menus, route=Route.PLAY)
    rows += offers.offer_rows(suggestions, place)
    foot = card.rows_of_missing(
        [card.build_button(place, item, default_route=Route.LOOK) for item in looks], rows
    )
    await reply.show_page(
        text,
        picture,
        rows,
        accent=accent,
        foot=foot,
        more=[item for item in more if item is not None],
    )


async def show_stale(
    press: Press, table: Table, ctx: TableContext, message_key: str = "house-stale"
) -> None:
    """Say that the pressed card is outdated, and show the current one."""
    if not press.reply.is_expired:
        current = await catch_up.compose_private_card(press.client, table, ctx)
        await press.reply.show_view(
            current.build_view(say(message_key, ctx.language)), current.picture
        )
    message = press.interaction.message
    if message is not None and not message.flags.ephemeral:
        await press.services.delivery.strip_old_card(table, message)


@builds_form(Route.FORM, at_table=False)
async def build_form(press: Press) -> Form | None:
    """Build the form of this key."""
    table, ctx = await press.arrival_context()
    if await _is_stale(press, table, ctx):
        await press.reply.acknowledge()
        await show_stale(press, table, ctx)
        return None
    chat = press.services.chat(table.game)
    require_turn(table, ctx, chat)
    built = chat.form(ctx, press.key.key)
    _count_page(table, press.key)
    return built
