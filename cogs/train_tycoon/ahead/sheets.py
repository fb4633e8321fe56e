"""A private page on which an order of many parts is put together: each part a menu or a button.

Keys of a sheet: `<head>` for its first proposal, `<head>/<code>` for an order, `<head>/<code>/go`
to leave it, and `<head>/<code>/<part>/<option>` for the order after a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from bot.chat.contract.adapter import Button, Leaf, Menu, Option, Scene, Wish
from bot.chat.declared.code import Code
from bot.chat.declared.kinds import Kind, Kinds
from cogs.train_tycoon.words import KINDS, Written, money

P = TypeVar("P")
o = Written("train_tycoon_orders")
CODED = Kinds(**{**KINDS.kinds, "income": Kind(money, of=lambda: range(-100, 1000, 10))})
"""The kinds by which an order is put into a key."""


class Choice(NamedTuple):
    """One option of a part: the order as it would be."""

    label: str
    order: Any
    detail: str = ""


class Part(NamedTuple):
    """A menu of choices; with one alone, a button."""

    hint: str
    choices: Sequence[Choice]


@dataclass(frozen=True)
class Sheet(Generic[P]):
    """`start`: the order that is shown first; None: there is nothing to say ahead. `fits`: whether
    an order is one that this page could make now. `text`: what stands above it."""

    head: str
    code: Code[P | None]
    start: Callable[[Scene], P | None]
    fits: Callable[[Scene, P], bool]
    text: Callable[[Scene, P], str]
    parts: Callable[[Scene, P], Sequence[Part]]

    def offered(self, scene: Scene) -> list[Mapping[str, Any]]:
        """Its line in the menu of orders."""
        return [{}] if self.start(scene) is not None else []

    def wished(self, scene: Scene, rest: str) -> Wish | Leaf:
        """What a key leads to. Raises `LookupError` for one that nobody offers."""
        written, _, way = rest.partition("/")
        order = self.code.read(written) if written else self.start(scene)
        if order is None or not self.fits(scene, order) or (way and not written):
            raise LookupError(rest)
        if way == "go":
            return Wish(order, f"{self.head}/{rest}")
        return self._page(scene, self._chosen(scene, order, way) if way else order)

    def _chosen(self, scene: Scene, order: P, way: str) -> P:
        """The order after a choice."""
        number, _, option = way.partition("/")
        parts = self.parts(scene, order)
        if not _within(number, parts) or not _within(option, parts[int(number)].choices):
            raise LookupError(way)
        chosen: P = parts[int(number)].choices[int(option)].order
        return chosen

    def _page(self, scene: Scene, order: P) -> Leaf:
        key = f"{self.head}/{self.code.written(order)}"
        menus, buttons = [], [Button(f"{key}/go", o("press-plan", scene), "go")]
        for number, part in enumerate(self.parts(scene, order)):
            if len(part.choices) == 1:
                buttons.append(Button(f"{key}/{number}/0", part.choices[0].label, "quiet"))
                continue
            options = tuple(
                Option(str(place), one.label, one.detail, one.order == order)
                for place, one in enumerate(part.choices)
            )
            menus.append(Menu(f"{key}/{number}", part.hint, options))
        return Leaf(self.text(scene, order), None, tuple(buttons), tuple(menus))


def _within(number: str, among: Sequence[Any]) -> bool:
    return number.isascii() and number.isdecimal() and len(number) < 4 and int(number) < len(among)
