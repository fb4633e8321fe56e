"""/hint: what an expert would do in somebody's place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from bot.chat.base.errors import Refusal
from bot.chat.base.scenes import apart
from bot.chat.contract.adapter import Act, Button, GameChat, Scene
from bot.chat.ui import card
from bot.chat.ui.keys import Verb
from bot.chat.ui.press import Press
from bot.tables.moves.thinking import advised
from data.texts import money, say
from rules.errors import RuleError
from rules.thinking.hints import Hint


async def hint(press: Press) -> None:
    """Show it, with a button for each choice that stands on the card."""
    asked = await press.tables.hint(press.number, press.user)
    _, scene = await press.scene()
    found = await press.services.workers.think(partial(advised, asked))
    if not found:
        raise Refusal("hint-refuse-none")
    chat = press.services.chat(asked.game)
    names = await apart(lambda: [named(chat, scene, one) for one in found])
    text = _told(found, [label for _, label in names], await press.language())
    place = press.key.with_(verb=Verb.PLAY)
    keys = {key: label for key, label in names if key}
    rows = card.button_rows([card.button(place, Button(key, label)) for key, label in keys.items()])
    await press.reply.page(text, rows=rows)


def _told(found: Sequence[Hint], names: Sequence[str], language: str) -> str:
    if len(found) == 1:
        return say("hint-single", language, what=names[0])
    lines = [
        say(
            "hint-line",
            language,
            place=place,
            what=what,
            lead=money(one.lead, language),
            tried=one.playouts,
        )
        for place, (one, what) in enumerate(zip(found, names, strict=True), 1)
    ]
    even = [say("hint-even", language)] if found[1].even else []
    return "\n".join([say("hint-head", language), *lines, *even])


def named(chat: GameChat, scene: Scene, one: Hint) -> tuple[str, str]:
    """The key by which the card offers it, if it does by one press, and what it is called there;
    else what would be told of it."""
    for key, label in _offered(chat, scene):
        try:
            answer = chat.answer(scene, key, True, {})
        except (Refusal, RuleError, LookupError):
            continue
        if isinstance(answer, Act) and answer.action == one.action:
            return key, label
    lines = chat.story(scene, one.events) if one.events else []
    return "", " ".join(lines[:2]) or say("hint-unnamed", scene.language)


def _offered(chat: GameChat, scene: Scene) -> Iterator[tuple[str, str]]:
    prompt = chat.prompt(scene)
    for button in prompt.buttons:
        if not (button.form or button.look or button.order):
            yield button.key, button.label
    for menu in prompt.menus:
        if not (menu.many or menu.look):
            yield from ((f"{menu.key}/{each.value}", each.label) for each in menu.options)
