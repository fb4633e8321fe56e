"""The private looks of a game said once: what has a button on every card, and what is found behind.

The text of a look is `look-<key>`, on its button and where `/… show` offers it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.chat.commands.autocomplete import Rows
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Leaf
from bot.chat.declared.texts import Texts

Page = Callable[[Scene], Leaf]
About = Callable[[Scene, str], Leaf]
"""A look at one of several things."""


class Looks:
    """`pages`: those with a button on every card, at most five; `more`: those without. `about`: by
    the head of `<head>/<thing>`; raises `LookupError` for what is none."""

    def __init__(
        self,
        texts: Texts,
        pages: Mapping[str, Page],
        more: Mapping[str, Page] | None = None,
        about: Mapping[str, About] | None = None,
    ) -> None:
        self.texts, self.pages, self.more = texts, pages, more or {}
        self.about = about or {}
        for key in self.keys:
            texts.derived(f"look-{key}")
        texts.family("look-")

    @property
    def keys(self) -> tuple[str, ...]:
        return (*self.pages, *self.more)

    def buttons(self, language: str) -> tuple[Button, ...]:
        """Those of every card."""
        return tuple(self.button(key, language) for key in self.pages)

    def button(self, key: str, where: Scene | str, thing: str = "") -> Button:
        """The button of a look, at this thing alone."""
        whole = f"{key}/{thing}" if thing else key
        return Button(whole, self.texts(f"look-{key}", where), "quiet", look=True)

    def look(self, scene: Scene, key: str) -> Leaf:
        """See `GameChat.look`."""
        page = self.pages.get(key) or self.more.get(key)
        if page is not None:
            return page(scene)
        head, _, thing = key.partition("/")
        return self.about[head](scene, thing)

    def rows(self, language: str) -> Rows:
        """Everything there is to look at, for spectators as well."""
        return [(self.texts(f"look-{key}", language), key) for key in self.keys]
