"""Component ids: `rh:<table>:<version>:<verb>.<key>`, all there is to know about a button.

Nothing is remembered in the process: a press carries its table, the version of the game its card
was made for, and what it asks. Ids come back from people's clients, so they are read strictly.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from bot.chat.base.errors import Refusal

LIMIT = 100
"""Characters Discord allows in a component id, and in one value of a menu."""

ANY = re.compile(r"rh:(?!desk:).*", re.DOTALL)
"""Everything that claims to be ours; the desk has its own ids under `rh:desk:`."""

_STRICT = re.compile(
    r"rh:(?P<table>[0-9]{1,12}):(?P<version>[0-9]{1,9})"
    r":(?P<verb>[a-z]+)\.(?P<key>[A-Za-z0-9&._/+-]{0,72})"
)


class Verb(StrEnum):
    """What a press asks for."""

    PLAY = "play"
    """A move, or the way to one: shown first where it cannot be taken back."""
    SURE = "sure"
    """The same move, confirmed."""
    FORM = "form"
    """Opens a form; its answer comes back under the same id."""
    LOOK = "look"
    """A private look at something; never stale."""
    SEAT = "seat"
    """Join, leave and start, before the game."""
    ORDER = "order"
    """A seat's standing orders; never stale."""
    AFTER = "after"
    """A look back at a game that is over."""
    PING = "ping"
    """A person's own settings: how to be called."""
    RULE = "rule"
    """A numbered rule of a game; of no table."""
    BACK = "back"
    """Puts a private card away."""


class Key(NamedTuple):
    """One parsed component id."""

    table: int
    version: int
    verb: Verb
    key: str

    @property
    def text(self) -> str:
        return f"rh:{self.table}:{self.version}:{self.verb.value}.{self.key}"

    @property
    def good(self) -> bool:
        """Whether it can stand in a component id."""
        return len(self.text) <= LIMIT and _STRICT.fullmatch(self.text) is not None

    def __str__(self) -> str:
        if not self.good:
            raise ValueError(f"{self.text!r} is not a component id")
        return self.text

    def with_(self, *, verb: Verb | None = None, key: str | None = None) -> Key:
        return self._replace(
            verb=self.verb if verb is None else verb, key=self.key if key is None else key
        )


def parse(custom_id: str) -> Key:
    """Read an id strictly; raises `Refusal` for anything we did not write."""
    found = _STRICT.fullmatch(custom_id) if len(custom_id) <= LIMIT else None
    if found is None:
        raise Refusal("house-refuse-tampered")
    try:
        verb = Verb(found["verb"])
    except ValueError:
        raise Refusal("house-refuse-tampered") from None
    return Key(int(found["table"]), int(found["version"]), verb, found["key"])
