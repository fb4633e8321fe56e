"""The options of a game in the lobby said once: what may be chosen, what is, what a press means.

The texts are `option-<key>` and `option-<key>-detail` for each choice, `menu-options`, and for what
is in force `options-some` or `options-none`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.chat.contract.pages import Menu, Option
from bot.chat.declared.texts import Texts

Choice = str | tuple[str, Any, Any]
"""A field of the options, and what it is when chosen and when not (if not True and False)."""


class LobbyOptions:
    """The choices of a game by their keys; a game that needs more overrides `meant` or `values`."""

    def __init__(
        self,
        texts: Texts,
        choices: Mapping[str, Choice],
        preset: str = "",
        presets: Any = None,
        *,
        named: bool = False,
    ) -> None:
        """`preset`: the key of one that switches several at once, as in the options `presets`;
        `named`: what it switches is told by its name alone."""
        self.texts, self.preset, self.named = texts, preset, named
        self.choices = {
            key: (one, True, False) if isinstance(one, str) else one for key, one in choices.items()
        }
        self.switched: set[str] = set()
        if preset:
            self.switched = self.chosen(presets) - self.chosen(type(presets)())
        for key in ("menu-options", "options-some", "options-none"):
            texts.derived(key)
        for key in self.keys:
            texts.derived(f"option-{key}")
            texts.derived(f"option-{key}-detail")

    @property
    def keys(self) -> tuple[str, ...]:
        return (self.preset, *self.choices) if self.preset else tuple(self.choices)

    def chosen(self, options: Any) -> set[str]:
        """The choices in force, the preset aside."""
        return {
            key for key, (field, on, _) in self.choices.items() if getattr(options, field) == on
        }

    def values(self, options: Any, key: str, language: str) -> Mapping[str, Any]:
        """What the detail of a choice says besides words."""
        return {}

    def meant(self, options: Any, marked: set[str]) -> set[str]:
        """The choices meant where these are marked: the preset, marked or unmarked just now,
        switches its own."""
        before = self.chosen(options) >= self.switched
        if self.preset in marked and not before:
            return marked | self.switched
        if self.preset not in marked and before and marked >= self.switched:
            return marked - self.switched
        return marked

    def told(self, options: Any, language: str) -> str:
        """What is in force, in a sentence."""
        chosen, told = self.chosen(options), []
        if self.named and chosen >= self.switched:
            told, chosen = [self.preset], chosen - self.switched
        told += [key for key in self.choices if key in chosen]
        if not told:
            return self.texts("options-none", language)
        names = ", ".join(self.texts(f"option-{key}", language) for key in told)
        return self.texts("options-some", language, options=names)

    def menu(self, options: Any, language: str) -> Menu:
        """All of them, those in force marked."""
        chosen = self.chosen(options)
        if chosen >= self.switched:
            chosen.add(self.preset)
        made = tuple(
            Option(
                key,
                self.texts(f"option-{key}", language),
                self.texts(f"option-{key}-detail", language, **self.values(options, key, language)),
                key in chosen,
            )
            for key in self.keys
        )
        return Menu("options", self.texts("menu-options", language), made, many=True)

    def changed(self, options: Any, chosen: Sequence[str]) -> Any:
        """The options after these lines of the menu were chosen."""
        wanted = self.meant(options, set(chosen))
        changes = {field: off for field, _, off in self.choices.values()}
        changes |= {field: on for key, (field, on, _) in self.choices.items() if key in wanted}
        return msgspec.structs.replace(options, **changes)
