"""Component ids, `rh:<table>:<version>:<route>.<key>`: all there is about a button.

The process stores nothing: a press carries its table, the version of the game that its card
shows, and what it requests. Ids come back from clients, so they are parsed strictly."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from bot.chat.base.errors import UnknownKey

LIMIT = 100
"""Maximum length of a component id, and of one value of a menu, in characters."""

OUR_IDS = re.compile(r"rh:.*", re.DOTALL)
"""All ids that claim to be ours."""

_ID_PATTERN = re.compile(
    r"rh:(?P<table>[0-9]{1,12}):(?P<version>[0-9]{1,9})"
    r":(?P<verb>[a-z]+)\.(?P<key>[A-Za-z0-9&._/+-]{0,72})"
)

_EARLIER_DESK = "rh:desk:"
"""Beginning of the dice desk's ids when they were its own: `rh:desk:trip:3:40:o`."""


class Route(StrEnum):
    """What a press requests; it selects the handler."""

    PLAY = "play"
    """An action, or the way to one: previewed first if it cannot be undone."""
    CONFIRM = "sure"
    """The same action, confirmed."""
    FORM = "form"
    """Opens a form; the submitted form has the same id."""
    LOOK = "look"
    """A private look; never stale."""
    SEAT = "seat"
    """Seats and questions of a table: join, leave, start, undo, answer."""
    ORDER = "order"
    """A seat's standing orders; never stale."""
    REVIEW = "after"
    """A review of a game that is over."""
    SETTINGS = "ping"
    """A person's own settings: how to be pinged."""
    SERVER = "admin"
    """A server's rules and tables, for its managers; belongs to no table."""
    RULE = "rule"
    """A numbered rule of a game; belongs to no table."""
    DESK = "desk"
    """A look-up of the dice desk; belongs to no table."""
    BACK = "back"
    """Dismisses a private card."""


class ComponentId(NamedTuple):
    """A parsed component id."""

    table: int
    version: int
    verb: Route
    key: str

    @property
    def text(self) -> str:
        return f"rh:{self.table}:{self.version}:{self.verb.value}.{self.key}"

    @property
    def is_valid(self) -> bool:
        """Whether Discord accepts it as a component id and `parse_custom_id` reads it."""
        return len(self.text) <= LIMIT and _ID_PATTERN.fullmatch(self.text) is not None

    def __str__(self) -> str:
        if not self.is_valid:
            raise ValueError(f"{self.text!r} is not a component id")
        return self.text

    def derive(self, *, verb: Route | None = None, key: str | None = None) -> ComponentId:
        """Return a copy with another route or key."""
        return self._replace(
            verb=self.verb if verb is None else verb, key=self.key if key is None else key
        )


def parse_custom_id(custom_id: str) -> ComponentId:
    """Parse a component id strictly; raises `Refusal` for anything that we did not write."""
    key = find_id(custom_id)
    if key is None:
        raise UnknownKey
    return key


def find_id(custom_id: str) -> ComponentId | None:
    """Return the parsed component id, or None for anything that we did not write."""
    if custom_id.startswith(_EARLIER_DESK):
        custom_id = f"rh:0:0:desk.{custom_id.removeprefix(_EARLIER_DESK).replace(':', '/')}"
    match = _ID_PATTERN.fullmatch(custom_id) if len(custom_id) <= LIMIT else None
    if match is None:
        return None
    try:
        route = Route(match["verb"])
    except ValueError:
        return None
    return ComponentId(int(match["table"]), int(match["version"]), route, match["key"])
