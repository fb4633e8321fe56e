"""A private page on which an order of many parts is put together: each part a menu or a button.

Keys of a sheet: `<head>` for its first proposal, `<head>/<code>` for an order, `<head>/<code>/go`
to leave it, and `<head>/<code>/<part>/<option>` for the order after a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from bot.chat.contract.adapter import Scene, Wish
from bot.chat.contract.pages import Button, Leaf, Menu, Option
from bot.chat.declared.code import Code
from bot.chat.declared.kinds import Kind, Kinds
from bot.chat.declared.orders import Ordered, order
from cogs.train_tycoon.words import KINDS, money, o, own
from rules.train_tycoon.model.state import State

P = TypeVar("P", bound=msgspec.Struct)
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


def setting(
    hint: str, order: Any, field: str, values: Iterable[Any], label: Callable[[Any], str]
) -> Part:
    """A part that puts one of these values into a field of the order."""
    made = {one: msgspec.structs.replace(order, **{field: one}) for one in values}
    return Part(hint, [Choice(label(one), after) for one, after in made.items()])


def row(order: Any, field: str, made: Any) -> Any:
    """The order with another row for a company in a field that has one for each."""
    rows = (made if one.company == made.company else one for one in getattr(order, field))
    return msgspec.structs.replace(order, **{field: tuple(rows)})


@dataclass(frozen=True)
class Sheet(Generic[P]):
    """`start`: the order that is shown first; None: there is nothing to say ahead. `fits`: whether
    an order is one that this page could make now; both of a table and a seat. `asks`: what stands
    above what the order does, and `does` (see `Ordered`)."""

    head: str
    order: type[P]
    start: Callable[[State, int], P | None]
    fits: Callable[[State, int, P], bool]
    asks: Callable[[Scene, P], str]
    does: Callable[[Scene, P], tuple[str, Mapping[str, Any]]]
    parts: Callable[[Scene, P], Iterable[Part]]

    @cached_property
    def code(self) -> Code[P | None]:
        return Code(self.order, CODED, None)

    def ordered(self, **options: Any) -> Ordered:
        """Among the orders of the game."""
        return order(
            self.head,
            self.order,
            offered=self.offered,
            wished=self.wished,
            does=self.does,
            **options,
        )

    def offered(self, scene: Scene) -> list[Mapping[str, Any]]:
        """Its line in the menu of orders."""
        return [{}] if self._start(scene) is not None else []

    def _start(self, scene: Scene) -> P | None:
        return None if scene.seat is None else self.start(own(scene).state, scene.seat)

    def wished(self, scene: Scene, rest: str) -> Wish | Leaf:
        """What a key leads to. Raises `LookupError` for one that nobody offers."""
        written, _, way = rest.partition("/")
        if scene.seat is None or (way and not written):
            raise LookupError(rest)
        order = self.code.read(written) if written else self._start(scene)
        if order is None or not self.fits(own(scene).state, scene.seat, order):
            raise LookupError(rest)
        if way == "go":
            return Wish(order, f"{self.head}/{rest}")
        return self._page(scene, self._chosen(scene, order, way) if way else order)

    def _chosen(self, scene: Scene, order: P, way: str) -> P:
        """The order after a choice."""
        number, _, option = way.partition("/")
        part: Part = _of(list(self.parts(scene, order)), number)
        chosen: P = _of(part.choices, option).order
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
        ending, values = self.does(scene, order)
        does = o(f"does-{self.head}{ending}", scene, **values)
        return Leaf(f"{self.asks(scene, order)}\n> {does}", None, tuple(buttons), tuple(menus))


def _of(among: Sequence[Any], number: str) -> Any:
    if not (number.isascii() and number.isdecimal() and len(number) < 4):
        raise LookupError(number)
    return among[int(number)]
