"""/hint: what an expert would do in somebody's place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.chat.base.errors import Refusal
from bot.chat.base.scenes import apart
from bot.chat.cards.naming import named
from bot.chat.contract.adapter import GameChat, Scene
from bot.chat.contract.pages import Act, Button
from bot.chat.declared.telling import capital
from bot.chat.ui import card
from bot.chat.ui.keys import Verb
from bot.chat.ui.press import Press, button
from bot.tables.types.errors import TableError
from data.texts import money, say
from rules.thinking.hints import Hint


async def hint(press: Press) -> None:
    """Show it, with a button for each choice that stands on the card; where several people play,
    once all allow it, and everybody is told."""
    try:
        asked = await press.tables.hint(press.number, press.user)
    except TableError as refusal:
        if refusal.code != "with-people":
            raise
        await _propose(press)
        return
    _, scene = await press.scene()
    advice = press.services.advice
    kept = advice.known(asked)
    if kept is None and advice.waits(press.user):
        raise Refusal("hint-refuse-waiting")
    found = await advice.ask(press.user, asked) if kept is None else kept
    if not found:
        raise Refusal("hint-refuse-none")
    chat, mine = press.services.chat(asked.game), replace(scene, you=True)
    choices = await apart(lambda: [_row(chat, mine, one) for one in found])
    text = _told(found, [row.told for row in choices], await press.language())
    place = press.key.with_(verb=Verb.PLAY)
    buttons = [
        card.button(place, Button(row.key, _label(number, row)))
        for number, row in enumerate(choices, 1)
        if row.key
    ]
    rows = card.button_rows(buttons)
    if kept is not None:  # everybody has read then that it was taken
        await press.reply.page(text, rows=rows)
        return
    done = await press.tables.hinted(press.number, press.user, key=press.id)
    async with press.following(done.table):
        await press.reply.page(text, rows=rows)


class _Row(NamedTuple):
    """A choice in words, the key that makes it, and whether that is shown first."""

    told: str
    key: str
    shown: bool


def _label(number: int, row: _Row) -> str:
    """Of its button: with dots where it is shown first."""
    dots = "…" if row.shown else ""
    return card.cut(f"{number}. {row.told}", card.LABEL_LIMIT - len(dots)).rstrip("…") + dots


def _row(chat: GameChat, scene: Scene, one: Hint) -> _Row:
    key, label = named(chat, scene, one.action, one.events)
    shown = bool(key) and not isinstance(chat.answer(scene, key, False, {}), Act)
    return _Row(capital(label.replace("**", "").rstrip(".… ")), key, shown)


async def _propose(press: Press) -> None:
    """Where people play each other hints are a question to all of them."""
    ask = Button("hints", await press.say("hint-press-ask"), "go")
    place = press.key.with_(verb=Verb.SEAT)
    rows = card.button_rows([card.button(place, ask)])
    await press.reply.page(await press.say("hint-with-people"), rows=rows)


@button(Verb.SEAT, "hints")
async def _ask_all(press: Press) -> None:
    done = await press.tables.ask_hints(press.number, press.user, key=press.id)
    async with press.following(done.table):
        await press.reply.done(await press.say("hint-asked"))


def _told(found: Sequence[Hint], names: Sequence[str], language: str) -> str:
    """The choices with their worth, and against what that is counted."""
    first = found[0]
    if first.measure == "only":
        return say("hint-single", language, what=names[0])
    lines = [say(f"hint-head-{first.measure}", language, tried=first.playouts)]
    for place, (one, what) in enumerate(zip(found, names, strict=True), 1):
        sums = {"lead": money(one.lead, language), "less": money(-one.lead, language)}
        alike = "yes" if place > 1 and one.even else "no"
        key = f"hint-line-{one.measure}" if place > 1 or one.measure != "judged" else "hint-line"
        lines.append(say(key, language, place=place, what=what, alike=alike, **sums))
    if first.measure != "judged" and all(one.lead < 0 for one in found):
        lines.append(say(f"hint-behind-{first.measure}", language))
    return "\n".join(lines)
