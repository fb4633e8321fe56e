"""What an action is called in chat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import Act, GameChat, Scene
from data.texts import say
from rules.errors import RuleError
from rules.game import Action, Event


def named(chat: GameChat, scene: Scene, action: Action, events: Sequence[Event]) -> tuple[str, str]:
    """The key by which the card offers an action, if it does by one press, and what it is called
    there; else what would be told of it."""
    for key, label in _offered(chat, scene):
        try:
            answer = chat.answer(scene, key, True, {})
        except (Refusal, RuleError, LookupError):
            continue
        if isinstance(answer, Act) and answer.action == action:
            return key, label
    lines = chat.story(scene, events) if events else []
    return "", " ".join(lines[:2]) or say("hint-unnamed", scene.language)


def _offered(chat: GameChat, scene: Scene) -> Iterator[tuple[str, str]]:
    prompt = chat.prompt(scene)
    for button in prompt.buttons:
        if not (button.form or button.look or button.order):
            yield button.key, button.label
    for menu in prompt.menus:
        if not (menu.many or menu.look):
            yield from ((f"{menu.key}/{each.value}", each.label) for each in menu.options)
