"""/hint: what an expert would do in somebody's place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.chat.base.errors import Refusal
from bot.chat.base.scenes import apart
from bot.chat.cards.naming import named
from bot.chat.contract.adapter import Button
from bot.chat.ui import card
from bot.chat.ui.keys import Verb
from bot.chat.ui.press import Press, button
from bot.tables.moves.thinking import advised
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
    found = await press.services.workers.advise(partial(advised, asked))
    if not found:
        raise Refusal("hint-refuse-none")
    chat = press.services.chat(asked.game)
    names = await apart(lambda: [named(chat, scene, one.action, one.events) for one in found])
    names = [(key, label.replace("**", "").removesuffix(".")) for key, label in names]
    text = _told(found, [label for _, label in names], await press.language())
    place = press.key.with_(verb=Verb.PLAY)
    keys = {key: label for key, label in names if key}
    rows = card.button_rows([card.button(place, Button(key, label)) for key, label in keys.items()])
    done = await press.tables.hinted(press.number, press.user, key=press.id)
    async with press.following(done.table):
        await press.reply.page(text, rows=rows)


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
    if len(found) == 1:
        return say("hint-single", language, what=names[0])
    tried = found[0].playouts > 0
    lines = [
        say(
            "hint-line" if tried else "hint-line-judged",
            language,
            place=place,
            what=what,
            lead=money(one.lead if tried else round(one.lead, -3), language),
        )
        for place, (one, what) in enumerate(zip(found, names, strict=True), 1)
    ]
    head = say("hint-head", language, tried=found[0].playouts) if tried else ""
    even = [say("hint-even", language)] if found[1].even else []
    return "\n".join([head or say("hint-head-judged", language), *lines, *even])
