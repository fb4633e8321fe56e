"""Names of actions in chat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from bot.chat.base.errors import Refusal
from bot.chat.contract.adapter import GameChat
from bot.chat.contract.pages import Act, Button, EphemeralPage, Menu
from bot.chat.contract.table_context import TableContext
from data.texts import say
from rules.errors import RuleError
from rules.game import Action, Event


def name_action(
    chat: GameChat, ctx: TableContext, action: Action, events: Sequence[Event]
) -> tuple[str, str]:
    """Return the key of one press that makes an action, and the action's name.

    The press is on the card or a page that it leads to; the key is empty if there is none. The
    name is the label of the action's own button on the card, or that which such a button would
    have if the card has others of the kind; else the narration, which also names what a button
    for the rest of a turn does."""
    lines = chat.narrate(ctx, events) if events else []
    narration = " ".join(lines[:2])
    prompt = chat.prompt(ctx)
    pages: list[EphemeralPage] = []
    direct_key = chat.action_key(ctx, action)
    buttons = sorted(_button_choices(prompt.buttons, action), key=lambda row: row[0] != direct_key)
    for key, label in _matching_choices(chat, ctx, buttons, action, pages):
        is_own = key == direct_key or not direct_key
        return key, label if is_own or not narration else narration
    if direct_key.partition("/")[0] in {
        head for head, _, rest in (button.key.partition("/") for button in prompt.buttons) if rest
    }:
        label = chat.action_label(ctx, action)
        if label and any(_matching_choices(chat, ctx, [(direct_key, label)], action, [])):
            return direct_key, label
    if narration and any(_matching_choices(chat, ctx, [(direct_key, narration)], action, [])):
        return direct_key, narration
    for key, label in _matching_choices(chat, ctx, _menu_choices(prompt.menus), action, pages):
        return key, narration or label
    for page in pages:
        choices = chain(_button_choices(page.buttons, action), _menu_choices(page.menus))
        for key, label in _matching_choices(chat, ctx, choices, action, []):
            return key, narration or label
    unnamed = narration or say("hint-unnamed", ctx.language)
    return next(_matching_choices(chat, ctx, [(direct_key, unnamed)], action, []), ("", unnamed))


def is_same_action(chat: GameChat, ctx: TableContext, first: Action, second: Action) -> bool:
    """Return whether two actions are the same, regardless of the order of sets in them."""
    if first == second or type(first) is not type(second):
        return first == second
    key = chat.action_key(ctx, first)
    return key != "" and key == chat.action_key(ctx, second)


def _matching_choices(
    chat: GameChat,
    ctx: TableContext,
    choices: Iterable[tuple[str, str]],
    action: Action,
    pages: list[EphemeralPage],
) -> Iterator[tuple[str, str]]:
    """Yield the choices that make the action; add pages that others lead to to `pages`."""
    for key, label in choices:
        answer = _try_press(chat, ctx, key)
        if isinstance(answer, Act) and is_same_action(chat, ctx, answer.action, action):
            yield key, label
        elif isinstance(answer, EphemeralPage):
            pages.append(answer)


def _try_press(chat: GameChat, ctx: TableContext, key: str) -> object:
    """Return what a confirmed press of a key leads to; None if it is refused or unknown."""
    try:
        return chat.answer(ctx, key, True, {})
    except (Refusal, RuleError):
        return None


def _button_choices(buttons: Iterable[Button], action: Action) -> Iterator[tuple[str, str]]:
    """Yield keys and labels; a secret choice is made on a page that is a look."""
    for button in buttons:
        if not (button.form or button.order or (button.look and not action.sealed)):
            yield button.key, button.label


def _menu_choices(menus: Iterable[Menu]) -> Iterator[tuple[str, str]]:
    for menu in menus:
        head = f"{menu.hint.removesuffix('…')}: " if menu.hint.endswith("…") else ""
        if not (menu.many or menu.look):
            yield from (
                (f"{menu.key}/{option.value}", head + option.label) for option in menu.options
            )
