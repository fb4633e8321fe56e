"""What an action is called in chat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import GameChat, Scene
from bot.chat.contract.pages import Act, Button, Leaf, Menu
from data.texts import say
from rules.errors import RuleError
from rules.game import Action, Event


def named(chat: GameChat, scene: Scene, action: Action, events: Sequence[Event]) -> tuple[str, str]:
    """The key of one press by which the card, or a page that it leads to, offers an action, empty
    if none does; and what the card's button says, else what would be told."""
    lines = chat.story(scene, events) if events else []
    told = " ".join(lines[:2])
    prompt = chat.prompt(scene)
    pages: list[Leaf] = []
    for key, label in _found(chat, scene, _pressed(prompt.buttons, action), action, pages):
        return key, label
    straight = chat.key_of(scene, action)
    if told and any(_found(chat, scene, [(straight, told)], action, [])):
        return straight, told
    for key, label in _found(chat, scene, _chosen(prompt.menus), action, pages):
        return key, told or label
    for page in pages:
        choices = chain(_pressed(page.buttons, action), _chosen(page.menus))
        for key, label in _found(chat, scene, choices, action, []):
            return key, told or label
    unnamed = told or say("hint-unnamed", scene.language)
    return next(_found(chat, scene, [(straight, unnamed)], action, []), ("", unnamed))


def same(chat: GameChat, scene: Scene, one: Action, other: Action) -> bool:
    """Whether two actions are one, as keys write them: some are sets in one order or another."""
    if one == other or type(one) is not type(other):
        return one == other
    key = chat.key_of(scene, one)
    return key != "" and key == chat.key_of(scene, other)


def _found(
    chat: GameChat,
    scene: Scene,
    choices: Iterable[tuple[str, str]],
    action: Action,
    pages: list[Leaf],
) -> Iterator[tuple[str, str]]:
    """Where among these choices the action is; `pages`: those that they lead to are added."""
    for key, label in choices:
        answer = _answer(chat, scene, key)
        if isinstance(answer, Act) and same(chat, scene, answer.action, action):
            yield key, label
        elif isinstance(answer, Leaf):
            pages.append(answer)


def _answer(chat: GameChat, scene: Scene, key: str) -> Any:
    """What a sure press of a key leads to; None for one that is refused or unknown."""
    try:
        return chat.answer(scene, key, True, {})
    except (Refusal, RuleError, LookupError):
        return None


def _pressed(buttons: Iterable[Button], action: Action) -> Iterator[tuple[str, str]]:
    """Keys and labels; a secret choice is made on a page that is a look."""
    for button in buttons:
        if not (button.form or button.order or (button.look and not action.sealed)):
            yield button.key, button.label


def _chosen(menus: Iterable[Menu]) -> Iterator[tuple[str, str]]:
    for menu in menus:
        head = f"{menu.hint.removesuffix('…')}: " if menu.hint.endswith("…") else ""
        if not (menu.many or menu.look):
            yield from ((f"{menu.key}/{each.value}", head + each.label) for each in menu.options)
