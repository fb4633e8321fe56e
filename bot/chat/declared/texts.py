"""The texts of one domain of the catalogue, and a registry of keys that are derived.

A key that is put together from a declaration is nowhere in the code as a literal: the code that
does so registers it (`Texts.register_key`), and the test of the catalogues reads the registry."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.chat.contract.pages import Menu, Option
from bot.chat.contract.table_context import TableContext
from data import texts

DERIVED_KEYS: set[str] = set()
"""Keys that declarations use."""
DERIVED_PREFIXES: set[str] = set()
"""Prefixes of keys whose rest is a word in the code."""

ValueFormatter = Callable[[str, object, TableContext | str], object]
"""Formats a value: it gets its name, the value, and the table context or language."""


class Texts:
    """The texts of a domain: `texts("bid", ctx, amount=…)` returns `<domain>-bid`.

    The language is that of the table context. `named`: formats values by their names, such as
    every whole number called `amount` as money; `nobody`: the key of the text for no seat."""

    def __init__(
        self, domain: str, named: ValueFormatter | None = None, nobody: str = "bank"
    ) -> None:
        self.domain, self.named, self.nobody = domain, named, nobody

    def __call__(self, key: str, where: TableContext | str, **values: object) -> str:
        language = where if isinstance(where, str) else where.language
        if self.named is not None:
            values = {name: self.named(name, value, where) for name, value in values.items()}
        return texts.say(f"{self.domain}-{key}", language, **values)

    def has(self, key: str) -> bool:
        """Return whether there is such a text."""
        return texts.has_text(f"{self.domain}-{key}")

    def money(self, dollars: int, where: TableContext | str) -> str:
        return texts.money(dollars, where if isinstance(where, str) else where.language)

    def player_name(self, ctx: TableContext, seat: int | None) -> str:
        """Return a seat's name, with Markdown escaped."""
        return self(self.nobody, ctx) if seat is None else ctx.name(seat)

    def player_label(self, ctx: TableContext, seat: int | None) -> str:
        """Return a seat's name for buttons and menus, where nothing is formatted."""
        return self(self.nobody, ctx) if seat is None else ctx.names[seat]

    def menu(
        self,
        ctx: TableContext,
        key: str,
        hint: str,
        options: Iterable[Option],
        *,
        look: bool = False,
    ) -> tuple[Menu, ...]:
        """Return a menu of these options; empty if there are none."""
        lines = tuple(options)
        return (Menu(key, self(hint, ctx) if hint else "", lines, look=look),) if lines else ()

    def register_key(self, key: str) -> str:
        """Register a key that a declaration uses, and return it with its domain."""
        full_key = f"{self.domain}-{key}"
        DERIVED_KEYS.add(full_key)
        return full_key

    def register_keys_if_present(self, *keys: str) -> None:
        """Register keys that a declaration uses where the catalogue has them."""
        for key in filter(self.has, keys):
            self.register_key(key)

    def register_prefix(self, beginning: str) -> None:
        """Register a prefix of keys whose rest is a word in the code."""
        DERIVED_PREFIXES.add(f"{self.domain}-{beginning}")
