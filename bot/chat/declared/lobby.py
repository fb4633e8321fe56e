"""A game's lobby options, declared once: the choices, and what a press changes.

The texts are `option-<key>` and `option-<key>-detail` for each choice, `menu-options`, and
`options-some` or `options-none` for the active ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from bot.chat.contract.pages import Menu, Option
from bot.chat.declared.texts import Texts

Choice = str | tuple[str, object, object]
"""A field of the options, or the field with its values when chosen and when not."""


Opts = TypeVar("Opts", bound=msgspec.Struct)
Details = Callable[[Opts, str, str], Mapping[str, object]]
"""Returns the values for the detail text of a choice, from options, key and language."""


class LobbyOptions(Generic[Opts]):
    """The options of a game as the lobby offers them, each under the key of its line in the menu.

    Of choices that set the same field one is active: the one marked last."""

    def __init__(
        self,
        texts: Texts,
        choices: Mapping[str, Choice],
        preset: str = "",
        presets: Opts | None = None,
        *,
        named: bool = False,
        needs: Mapping[str, str] | None = None,
        details: Details[Opts] = lambda options, key, language: {},
    ) -> None:
        """`preset`: the key of a choice that switches several at once, as in the options
        `presets`; `named`: its choices are described by its name alone. `needs`: choices that
        make sense with another one only."""
        self.texts, self.preset, self.named, self.details = texts, preset, named, details
        self.needs = needs or {}
        self.choices = {
            key: (choice, True, False) if isinstance(choice, str) else choice
            for key, choice in choices.items()
        }
        self.switched: set[str] = set()
        if presets is not None:
            self.switched = self.active_choices(presets) - self.active_choices(type(presets)())
        for key in ("menu-options", "options-some", "options-none"):
            texts.register_key(key)
        for key in self.keys:
            texts.register_key(f"option-{key}")
            texts.register_key(f"option-{key}-detail")

    @property
    def keys(self) -> tuple[str, ...]:
        return (self.preset, *self.choices) if self.preset else tuple(self.choices)

    def active_choices(self, options: Opts) -> set[str]:
        """Return the keys of the active choices, the preset excluded."""
        return {
            key for key, (field, on, _) in self.choices.items() if getattr(options, field) == on
        }

    def resolve_marked(self, options: Opts, marked: set[str]) -> set[str]:
        """Return the active choices for these marked keys.

        A preset that was just marked or unmarked switches its own choices; a choice marks the one
        it needs, and is unmarked with it."""
        active = self.active_choices(options)
        was_active = active >= self.switched
        if self.preset in marked and not was_active:
            marked = marked | self.switched
        elif self.preset not in marked and was_active and marked >= self.switched:
            marked = marked - self.switched
        for key, needed in self.needs.items():
            if key in marked and needed not in marked:
                marked = marked - {key} if needed in active else marked | {needed}
        for field in {field for field, _, _ in self.choices.values()}:
            marked = self._resolve_field(field, active, marked)
        return marked

    def _resolve_field(self, field: str, active: set[str], marked: set[str]) -> set[str]:
        """Return the marked keys with at most one that sets this field: a new one, if any. One
        stays active if one of them is the default."""
        rivals = {key: choice for key, choice in self.choices.items() if choice[0] == field}
        chosen = [key for key in rivals if key in marked]
        left = [key for key in chosen if key not in active] or chosen
        if not left and any(on == off for _, on, off in rivals.values()):
            left = [key for key in rivals if key in active]
        return marked - rivals.keys() | set(left[:1])

    def describe_options(self, options: Opts, language: str) -> str:
        """Return one sentence with the active choices."""
        chosen, keys = self.active_choices(options), []
        if self.named and chosen >= self.switched:
            keys, chosen = [self.preset], chosen - self.switched
        keys += [key for key in self.choices if key in chosen]
        if not keys:
            return self.texts("options-none", language)
        names = ", ".join(self.texts(f"option-{key}", language) for key in keys)
        return self.texts("options-some", language, options=names)

    def menu(self, options: Opts, language: str) -> Menu:
        """Return the menu of all choices, the active ones marked."""
        chosen = self.active_choices(options)
        if chosen >= self.switched:
            chosen.add(self.preset)
        lines = tuple(
            Option(
                key,
                self.texts(f"option-{key}", language),
                self.texts(
                    f"option-{key}-detail", language, **self.details(options, key, language)
                ),
                key in chosen,
            )
            for key in self.keys
        )
        return Menu("options", self.texts("menu-options", language), lines, many=True)

    def apply_choices(self, options: Opts, chosen: Sequence[str]) -> Opts:
        """Return the options after these menu lines were chosen."""
        active = self.resolve_marked(options, set(chosen))
        changes = {field: off for field, _, off in self.choices.values()}
        changes |= {field: on for key, (field, on, _) in self.choices.items() if key in active}
        return msgspec.structs.replace(options, **changes)
