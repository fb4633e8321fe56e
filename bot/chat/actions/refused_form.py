"""The answer to a form in which something is refused: which field and why, and the form again."""

from __future__ import annotations

import discord
from discord import ui

from bot.chat.base.acknowledge import SEND_ERRORS
from bot.chat.base.errors import Refusal, answer_error, describe_refusal, rule_button
from bot.chat.contract.pages import Button, Form
from bot.chat.ui import card
from bot.chat.ui.modal import list_entered
from bot.chat.ui.press import Press, find_form_builder
from bot.tables.types.errors import TableError
from data.texts import say
from rules.errors import RuleError


async def answer_refused(press: Press, error: Exception) -> None:
    """Answer an error. After a form, what was entered stays and can be changed."""
    entered = press.words is not None and isinstance(error, Refusal | RuleError | TableError)
    form = await _form_again(press) if entered else None
    if form is None:
        await answer_error(press.interaction, error)
        return
    game, language = str(press.interaction.extras.get("game", "")), await press.language()
    why = describe_refusal(error, language, game)
    assert why is not None and press.words is not None
    labels = {field.name: field.label for field in form.fields}
    if isinstance(error, Refusal) and error.field in labels:
        why = say("house-form-field", language, field=labels[error.field].rstrip("?…"), why=why)
    view = card.new_layout()
    box: ui.Container[ui.LayoutView] = ui.Container()
    box.add_item(ui.TextDisplay(why))
    for line in list_entered(form, press.words):
        box.add_item(line)
    change = Button(press.key.key, say("house-form-change", language))
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(card.build_button(press.key, change))
    rule = rule_button(error, game, language)
    if rule is not None:
        row.add_item(rule)
    box.add_item(row)
    view.add_item(box)
    try:
        await press.interaction.followup.send(
            view=view, ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
        )
    except SEND_ERRORS:
        await answer_error(press.interaction, error)


async def _form_again(press: Press) -> Form | None:
    """Return the form that was sent, or None if it can't be sent again now."""
    build = find_form_builder(press.key)
    if build is None or press.reply.is_expired:
        return None
    try:
        return await build(press)
    except (Refusal, RuleError, TableError):
        return None
