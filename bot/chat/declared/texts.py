"""The texts of one domain of the catalogue, and which of them follow from declarations.

A key put together from a declaration stands nowhere in the code: whoever puts it together says so
(`Texts.derived`), and the test of the catalogues asks here.
"""

from __future__ import annotations

from typing import Any

from bot.chat.contract.adapter import Scene
from data.texts import has, say

DERIVED: set[str] = set()
"""Keys that declarations ask for."""
FAMILIES: set[str] = set()
"""Beginnings of keys that end in a word of the code."""


class Texts:
    """`texts("bid", scene, amount=…)` says `<domain>-bid` in the language of the scene."""

    def __init__(self, domain: str) -> None:
        self.domain = domain

    def __call__(self, key: str, where: Scene | str, **values: Any) -> str:
        language = where if isinstance(where, str) else where.language
        return say(f"{self.domain}-{key}", language, **values)

    def derived(self, key: str) -> str:
        """The whole key; whoever declares something asks for it by this."""
        whole = f"{self.domain}-{key}"
        DERIVED.add(whole)
        return whole

    def family(self, beginning: str) -> None:
        """Keys of this beginning are asked for, whichever words of the code follow it."""
        FAMILIES.add(f"{self.domain}-{beginning}")

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return has(f"{self.domain}-{key}")
