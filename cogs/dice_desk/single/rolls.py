"""Single rolls without a session; the component ids of their buttons are signed.

The dice of a roll follow from the bot's secret key and the roll's number, so the buttons
under it need not contain any dice: any later press evaluates the roll to the same result."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import NamedTuple

import data.rail_baron as facts
from bot.chat.base.errors import Refusal
from rules.dice import SeededDice
from rules.rail_baron.lookups.draws import Lookup, draw_city, draw_region
from rules.rail_baron.model.options import Edition

CITIES = tuple(row.city for row in facts.cities())
"""City names by their index in component ids."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_EDITIONS: dict[str, Edition] = {"o": "original", "u": "u21"}


class Roll(NamedTuple):
    """A roll by its interaction id; `origin` is the city of departure, None for a home."""

    number: int
    user: int
    origin: str | None
    edition: Edition

    def parts(self, secret: bytes) -> tuple[str, ...]:
        """Return the parts of a component id, the signature last."""
        city = "h" if self.origin is None else str(CITIES.index(self.origin))
        plain = (to_base36(self.number), to_base36(self.user), city, self.edition[0])
        return (*plain, _sign(secret, plain))


def decode_roll(parts: Sequence[str], secret: bytes) -> Roll:
    """Return the roll of a component id. Raises `Refusal` if its signature is wrong."""
    if len(parts) != 5 or not hmac.compare_digest(parts[4], _sign(secret, parts[:4])):
        raise Refusal("desk-refuse-forged")
    number, user, city, edition = parts[:4]
    origin = None if city == "h" else CITIES[int(city)]
    return Roll(int(number, 36), int(user, 36), origin, _EDITIONS[edition])


def evaluate_roll(roll: Roll, secret: bytes, region: str | None = None) -> Lookup:
    """Return the region and city of a roll; no city while a region must be named."""
    dice = SeededDice(hmac.digest(secret, f"roll {roll.number}".encode(), "sha256"))
    lookup = draw_region(roll.edition, dice, roll.origin)
    if lookup.region is None and region is None:
        return lookup
    return draw_city(roll.edition, dice, lookup, region)


def to_base36(number: int) -> str:
    """Return a number in base 36."""
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
    return text or "0"


def _sign(secret: bytes, parts: Sequence[str]) -> str:
    message = ("sign " + " ".join(parts)).encode()
    return hmac.new(secret, message, hashlib.sha256).hexdigest()[:20]
