"""The texts of one domain of the catalogue, and which of them follow from declarations.

A key put together from a declaration stands nowhere in the code: whoever puts it together says so
(`Texts.derived`), and the test of the catalogues asks here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Menu, Option
from data import texts

DERIVED: set[str] = set()
"""Keys that declarations ask for."""
FAMILIES: set[str] = set()
"""Beginnings of keys that end in a word of the code."""

Named = Callable[[str, Any, Scene | str], Any]
"""(name of the value, the value, where it is said)."""


class Texts:
    """`texts("bid", scene, amount=…)` says `<domain>-bid` in the language of the scene.

    `named`: how a value of a name is written, such as every whole number called `amount` as money;
    `nobody`: the key of whom no seat stands for.
    """

    def __init__(self, domain: str, named: Named | None = None, nobody: str = "bank") -> None:
        self.domain, self.named, self.nobody = domain, named, nobody

    def __call__(self, key: str, where: Scene | str, **values: Any) -> str:
        language = where if isinstance(where, str) else where.language
        if self.named is not None:
            values = {name: self.named(name, value, where) for name, value in values.items()}
        return texts.say(f"{self.domain}-{key}", language, **values)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return texts.has(f"{self.domain}-{key}")

    def money(self, dollars: int, where: Scene | str) -> str:
        return texts.money(dollars, where if isinstance(where, str) else where.language)

    def person(self, scene: Scene, seat: int | None) -> str:
        """A seat's name, safe in a text."""
        return self(self.nobody, scene) if seat is None else scene.name(seat)

    def label(self, scene: Scene, seat: int | None) -> str:
        """A seat's name for buttons and menus, where nothing is formatting."""
        return self(self.nobody, scene) if seat is None else scene.names[seat]

    def menu(
        self, scene: Scene, key: str, hint: str, options: Iterable[Option], *, look: bool = False
    ) -> tuple[Menu, ...]:
        """A menu of these lines; none without any."""
        found = tuple(options)
        return (Menu(key, self(hint, scene) if hint else "", found, look=look),) if found else ()

    def derived(self, key: str) -> str:
        """The whole key; whoever declares something asks for it by this."""
        whole = f"{self.domain}-{key}"
        DERIVED.add(whole)
        return whole

    def family(self, beginning: str) -> None:
        """Keys of this beginning are asked for, whichever words of the code follow it."""
        FAMILIES.add(f"{self.domain}-{beginning}")
