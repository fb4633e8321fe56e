"""Single rolls, without a session: each its own fresh dice, its choice of region signed.

The dice of a roll follow from the house's secret and the roll's number, so the buttons under it
need carry no dice: whoever presses, and whenever, the same roll gives the same result.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import NamedTuple

import data.rail_baron as facts
from bot.chat.base.errors import Refusal
from rules.dice import SeededDice
from rules.rail_baron.dice_desk.desk import Lookup, draw_city, draw_region
from rules.rail_baron.model.options import Edition

CITIES = tuple(row.city for row in facts.cities())
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_EDITIONS: dict[str, Edition] = {"o": "original", "u": "u21"}


class Roll(NamedTuple):
    """Who rolled from where (None: for a home) at which interaction."""

    number: int
    user: int
    origin: str | None
    edition: Edition

    def parts(self, secret: bytes) -> tuple[str, ...]:
        """What goes into a component id, the signature last."""
        city = "h" if self.origin is None else str(CITIES.index(self.origin))
        plain = (short(self.number), short(self.user), city, self.edition[0])
        return (*plain, _signature(secret, plain))


def read(parts: Sequence[str], secret: bytes) -> Roll:
    """The roll of a component id. Raises Refusal for one that this house did not sign."""
    if len(parts) != 5 or not hmac.compare_digest(parts[4], _signature(secret, parts[:4])):
        raise Refusal("desk-refuse-forged")
    number, user, city, edition = parts[:4]
    origin = None if city == "h" else CITIES[int(city)]
    return Roll(int(number, 36), int(user, 36), origin, _EDITIONS[edition])


def draw(roll: Roll, secret: bytes, region: str | None = None) -> Lookup:
    """The roll's region and, unless a region must be named and is not given, its city."""
    dice = SeededDice(hmac.digest(secret, f"roll {roll.number}".encode(), "sha256"))
    drawn = draw_region(roll.edition, dice, roll.origin)
    if drawn.region is None and region is None:
        return drawn
    return draw_city(roll.edition, dice, drawn, region)


def short(number: int) -> str:
    """A number in base 36."""
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
    return text or "0"


def _signature(secret: bytes, parts: Sequence[str]) -> str:
    message = ("sign " + " ".join(parts)).encode()
    return hmac.new(secret, message, hashlib.sha256).hexdigest()[:20]
