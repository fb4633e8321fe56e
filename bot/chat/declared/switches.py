"""The options of a game that a table marks in a menu, each on or off.

Their texts are `option-<key>` and `option-<key>-detail`, `menu-options`, and what the lobby says of
them `options-some` and `options-none`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.chat.contract.adapter import Menu, Option
from bot.chat.declared.texts import Texts

O = TypeVar("O")  # noqa: E741
Switch = str | tuple[str, Any, Any]
"""The field of the options, and what it is when chosen and when not, if not True and False."""


class Switches:
    """By the value in the menu."""

    def __init__(self, texts: Texts, switches: Mapping[str, Switch]) -> None:
        self.texts = texts
        self.switches = {
            key: (one, True, False) if isinstance(one, str) else one
            for key, one in switches.items()
        }
        for key in ("menu-options", "options-some", "options-none"):
            texts.derived(key)
        for key in switches:
            texts.derived(f"option-{key}")
            texts.derived(f"option-{key}-detail")

    def chosen(self, options: Any) -> set[str]:
        """Those that are on."""
        return {
            key for key, (field, on, _) in self.switches.items() if getattr(options, field) == on
        }

    def told(self, options: Any, language: str) -> str:
        """Which are on, in a sentence."""
        chosen = self.chosen(options)
        told = [self.texts(f"option-{key}", language) for key in self.switches if key in chosen]
        if not told:
            return self.texts("options-none", language)
        return self.texts("options-some", language, options=", ".join(told))

    def menu(self, options: Any, language: str) -> Menu:
        """All of them, those that are on as chosen."""
        chosen, said = self.chosen(options), self.texts
        made = []
        for key in self.switches:
            label, detail = (said(f"option-{key}{end}", language) for end in ("", "-detail"))
            made.append(Option(key, label, detail, key in chosen))
        return Menu("options", said("menu-options", language), tuple(made), many=True)

    def switched(self, options: O, chosen: Collection[str]) -> O:
        """The options with those chosen on and all others off."""
        changes = {field: off for field, _, off in self.switches.values()}
        changes |= {self.switches[key][0]: self.switches[key][1] for key in chosen}
        return replace(options, **changes)  # type: ignore[type-var]
