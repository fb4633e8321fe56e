"""A game's private looks, declared once: those with a button on every card, and the others.

The text of a look is `look-<key>`, on its button and in the choices of `/… show`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.chat.base.errors import find_known
from bot.chat.commands.autocomplete import Rows
from bot.chat.contract.pages import Button, EphemeralPage
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.texts import Texts

LookPage = Callable[[TableContext], EphemeralPage]
DetailPage = Callable[[TableContext, str], EphemeralPage]
"""A function that returns the look at one of several things."""


class Looks:
    """The looks of a game.

    `pages`: those with a button on every card, at most five; `more`: those without. `about`:
    looks `<head>/<thing>` by their head; they raise `UnknownKey` for an unknown thing. `empty`:
    looks without a button where they show nothing, each with a function of the options."""

    def __init__(
        self,
        texts: Texts,
        pages: Mapping[str, LookPage],
        more: Mapping[str, LookPage] | None = None,
        about: Mapping[str, DetailPage] | None = None,
        empty: Mapping[str, Callable[[Any], bool]] | None = None,
    ) -> None:
        self.texts, self.pages, self.more = texts, pages, more or {}
        self.about, self.empty = about or {}, empty or {}
        for key in self.keys:
            texts.register_key(f"look-{key}")
        texts.register_prefix("look-")

    @property
    def keys(self) -> tuple[str, ...]:
        return (*self.pages, *self.more)

    def buttons(self, language: str, options: object = None) -> tuple[Button, ...]:
        """Return the buttons that every card has with these options, without options all."""
        return tuple(
            self.button(key, language)
            for key in self.pages
            if options is None or key not in self.empty or not self.empty[key](options)
        )

    def button(self, key: str, where: TableContext | str, thing: str = "") -> Button:
        """Return the button of a look, or of a look at one thing."""
        full_key = f"{key}/{thing}" if thing else key
        return Button(full_key, self.texts(f"look-{key}", where), "quiet", look=True)

    def look_page(self, ctx: TableContext, key: str) -> EphemeralPage:
        """Return the page of a look by its key, or of `<look>/<thing>` for one about a thing. See
        `GameChat.look_page`."""
        page = self.pages.get(key) or self.more.get(key)
        if page is not None:
            return page(ctx)
        head, _, thing = key.partition("/")
        return find_known(self.about, head)(ctx, thing)

    def choices(self, language: str) -> Rows:
        """Return all looks as autocomplete rows, for spectators as well."""
        return [(self.texts(f"look-{key}", language), key) for key in self.keys]
