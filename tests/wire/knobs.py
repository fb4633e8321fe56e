"""Faults of the line and of Discord, turned on and off while the bot runs."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatch
from typing import Literal

When = Literal["before", "after"]
What = Literal["reset", "hang"] | int
"""The connection breaks, nothing comes for a while and then it breaks, or Discord's status."""

HANG = 4.0
"""Seconds; longer than Discord waits for a first answer."""


@dataclass
class Fault:
    """So many `times` (None: until it is lifted) a request of this method and path (with `*`) meets
    it, before or after Discord carried it out; `chance`: how many of them."""

    method: str
    path: str
    what: What
    when: When = "before"
    times: int | None = 1
    code: int = 0
    chance: float = 1.0
    met: list[str] = field(default_factory=list)

    def fits(self, method: str, path: str, luck: float) -> bool:
        if self.times is not None and len(self.met) >= self.times:
            return False
        there = fnmatch(method, self.method) and fnmatch(path, self.path)
        return there and self.path.count("/") == path.count("/") and luck < self.chance


ROUTES: dict[str, tuple[str, str]] = {
    "first answer": ("POST", "/interactions/*/*/callback"),
    "private answer": ("PATCH", "/webhooks/*/*/messages/@original"),
    "another private answer": ("POST", "/webhooks/*/*"),
    "an answer put away": ("DELETE", "/webhooks/*/*/messages/@original"),
    "new card": ("POST", "/channels/*/messages"),
    "changed card": ("PATCH", "/channels/*/messages/*"),
    "a card looked at": ("GET", "/channels/*/messages/*"),
    "what was said": ("GET", "/channels/*/messages"),
    "a place": ("GET", "/channels/*"),
    "a place opened again": ("PATCH", "/channels/*"),
    "a member": ("GET", "/guilds/*/members/*"),
    "a person": ("GET", "/users/[0-9]*"),
    "a private channel": ("POST", "/users/@me/channels"),
    "a thread": ("POST", "/channels/*/threads"),
    "somebody in a thread": ("PUT", "/channels/*/thread-members/*"),
}
"""What a running bot asks of Discord."""


def everyone(times: int | None = 1) -> Iterable[tuple[str, Fault]]:
    """Every fault on every route, before and after, each with its name."""
    whats: list[tuple[What, tuple[When, ...], int]] = [
        ("reset", ("before", "after"), 0),
        ("hang", ("before", "after"), 0),
        (500, ("before", "after"), 0),
        (502, ("before", "after"), 0),
        (429, ("before",), 0),
        (403, ("before",), 50001),
        (404, ("before",), 10003),
        (400, ("before",), 50035),
    ]
    for route, (method, path) in ROUTES.items():
        for what, whens, code in whats:
            for when in whens:
                fault = Fault(method, path, what, when, times, code)
                yield f"{route}: {what} {when}", fault
