"""`/hint`: what an expert would do in a person's place."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.chat.base.errors import Refusal
from bot.chat.base.table_contexts import run_in_thread
from bot.chat.cards.naming import name_action
from bot.chat.contract.adapter import GameChat
from bot.chat.contract.pages import Act, Button
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.narrator import capitalize_first
from bot.chat.narration.reasons import describe_reasons, describe_worth, round_to_two_digits
from bot.chat.ui import card
from bot.chat.ui.keys import Route
from bot.chat.ui.press import Press, button
from bot.tables.types.errors import TableError
from data.texts import money, say
from rules.thinking.hints import Hint


async def show_hint(press: Press) -> None:
    """Show a hint with a button for each choice that is on the card.

    At a table with several people all must have agreed, and everybody is told."""
    try:
        question = await press.tables.hint_question(press.table_id, press.user)
    except TableError as refusal:
        if refusal.code != "with-people":
            raise
        await _show_proposal(press)
        return
    _, ctx = await press.load_context()
    advice = press.services.advice
    cached = advice.cached_hints(question)
    if cached is None and advice.is_waiting(press.user):
        raise Refusal("hint-refuse-waiting")
    hints = await advice.request_hints(press.user, question) if cached is None else cached
    chat, addressed = press.services.chat(question.game), replace(ctx, you=True)
    if not hints:
        game = chat.name(ctx.language)
        raise Refusal("hint-refuse-none", table=str(press.table_id), game=game)
    choices = await run_in_thread(
        lambda: [_describe_choice(chat, addressed, hint_) for hint_ in hints]
    )
    language = await press.language()
    text = describe_hints(hints, [row.text for row in choices], language)
    if hints[0].reasons:
        reasons = describe_reasons(question.game, hints[0].reasons, language)
        rival = hints[0].rival
        in_all = describe_worth(hints[0].lead - hints[rival - 1].lead, language)
        text += "\n" + say("hint-why", language, rival=rival, reasons=reasons, difference=in_all)
    place = press.key.derive(verb=Route.PLAY)
    buttons = [
        card.build_button(place, Button(row.key, _button_label(number, row)))
        for number, row in enumerate(choices, 1)
        if row.key
    ]
    rows = card.button_rows(buttons)
    if cached is not None:  # everybody was told when it was first shown
        await press.reply.show_page(text, rows=rows)
        return
    submitted = await press.tables.record_hint(
        press.table_id, press.user, key=press.idempotency_key
    )
    async with press.after_commit(submitted.table):
        await press.reply.show_page(text, rows=rows)


class _Row(NamedTuple):
    """A choice in words, the key that makes it, and whether it is previewed first."""

    text: str
    key: str
    shown: bool


def _button_label(number: int, row: _Row) -> str:
    """Return the label of a choice's button; it ends in dots if the choice is previewed first."""
    before, dots = f"{number}. ", "…" if row.shown else ""
    room = card.LABEL_LIMIT - len(before) - len(dots)
    return before + shorten_choice(row.text, room).rstrip("…") + dots


def shorten_choice(text: str, limit: int) -> str:
    """Return a choice within the limit: how it begins and, if there is room, how it ends, in which
    choices that begin alike differ."""
    clauses = re.split(r"(?<=[.;]) ", text)
    ends = f"{clauses[0]} … {clauses[-1]}"
    return ends if len(text) > limit >= len(ends) else card.truncate(text, limit)


def _describe_choice(chat: GameChat, ctx: TableContext, hint_: Hint) -> _Row:
    key, label = name_action(chat, ctx, hint_.action, hint_.events)
    previewed = bool(key) and not isinstance(chat.answer(ctx, key, False, {}), Act)
    return _Row(capitalize_first(label.replace("**", "").rstrip(".… ")), key, previewed)


async def _show_proposal(press: Press) -> None:
    """Show the button that asks all people at the table to allow hints."""
    ask = Button("hints", await press.say("hint-press-ask"), "go")
    place = press.key.derive(verb=Route.SEAT)
    rows = card.button_rows([card.build_button(place, ask)])
    await press.reply.show_page(await press.say("hint-with-people"), rows=rows)


@button(Route.SEAT, "hints")
async def _ask_everybody(press: Press) -> None:
    submitted = await press.tables.request_hints(
        press.table_id, press.user, key=press.idempotency_key
    )
    async with press.after_commit(submitted.table):
        await press.reply.confirm_done(await press.say("hint-asked"))


def describe_hints(hints: Sequence[Hint], names: Sequence[str], language: str) -> str:
    """Return the choices with their values, and what these are measured by."""
    first = hints[0]
    if first.measure == "only":
        return say("hint-single", language, what=names[0])
    lines = [say(f"hint-head-{first.measure}", language, tried=first.playouts)]
    for place, (hint_, name) in enumerate(zip(hints, names, strict=True), 1):
        less = round(round_to_two_digits(-hint_.lead))
        values = {"lead": money(hint_.lead, language), "less": money(less, language)}
        even = "yes" if hint_.even else "no"
        alike = "ahead" if hint_.ahead else "same" if hint_.alike else even
        alike = "no" if place == 1 else alike
        key = (
            f"hint-line-{hint_.measure}" if place > 1 or hint_.measure != "judged" else "hint-line"
        )
        lines.append(say(key, language, place=place, what=name, alike=alike, **values))
    if first.measure == "trials" and all(hint_.lead < 0 for hint_ in hints):
        lines.append(say("hint-behind-trials", language))
    return "\n".join(lines)
