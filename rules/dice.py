"""Provably fair dice: each draw is a function of a secret seed and a counter.

A table publishes `commitment(seed)` when it starts and the seed when it ends, so anyone can
recompute every draw. The mapping has no bias: a 256-bit number at or above the largest multiple of
`sides` is discarded and the next block of the same counter is used."""

from __future__ import annotations

import hashlib
import hmac
from typing import Protocol

import msgspec

SECRET = "secret "
"""Prefix of the `why` of a draw that is secret until the game is over."""
WITHHELD = 0
"""Stands in a log for the value of a secret draw that may not be shown yet."""


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One random value: 1..sides at `counter`, and its purpose (`why`, a short code)."""

    counter: int
    sides: int
    value: int
    why: str

    @property
    def secret(self) -> bool:
        """Whether the value is hidden until the end from all but those whom the rules name."""
        return self.why.startswith(SECRET)

    def without_secret(self) -> Draw:
        """Return the draw as everyone may see it while the game runs: a secret one without its
        value."""
        return Draw(self.counter, self.sides, WITHHELD, self.why) if self.secret else self


def _purpose(why: str, *, secret: bool) -> str:
    """Return the purpose recorded with a draw."""
    return SECRET + why if secret else why


class Dice(Protocol):
    """What the rules draw from. `why` is a short code recorded with the draw, such as "white"."""

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]: ...

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        """Return an index 0..size-1. `secret`: logs withhold it until the game is over."""
        ...


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the seed in hexadecimal, published before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def value_at(seed: bytes, counter: int, sides: int) -> int:
    """Return draw number `counter` of a die with `sides` sides: 1..sides."""
    if sides < 1:
        raise ValueError(f"a die needs at least one side, not {sides}")
    limit = (1 << 256) - (1 << 256) % sides
    block = 0
    while True:
        message = f"{counter}:{block}".encode("ascii")
        number = int.from_bytes(hmac.digest(seed, message, "sha256"), "big")
        if number < limit:
            return number % sides + 1
        block += 1


class SeededDice:
    """Dice of one table: `counter` numbers the next draw, `draws` are those made so far."""

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self._seed = seed
        self.counter = counter
        self.draws: list[Draw] = []

    def _draw(self, sides: int, why: str) -> int:
        value = value_at(self._seed, self.counter, sides)
        self.draws.append(Draw(self.counter, sides, value, why))
        self.counter += 1
        return value

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        return tuple(self._draw(sides, why) for _ in range(count))

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        return self._draw(size, _purpose(why, secret=secret)) - 1


class ReplayedDice:
    """Dice that repeat recorded draws and raise ValueError if order, sides or purpose differ."""

    def __init__(self, draws: list[Draw]) -> None:
        self._left = list(reversed(draws))
        self.draws: list[Draw] = []

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        return tuple(self._next(sides, why) for _ in range(count))

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        return self._next(size, _purpose(why, secret=secret)) - 1

    def _next(self, sides: int, why: str) -> int:
        if not self._left:
            raise ValueError(f"no recorded draw left for {why}")
        draw = self._left.pop()
        if (draw.sides, draw.why) != (sides, why):
            raise ValueError(f"recorded {draw.why} d{draw.sides}, asked for {why} d{sides}")
        self.draws.append(draw)
        return draw.value

    @property
    def exhausted(self) -> bool:
        return not self._left


NO_DICE: Dice = ReplayedDice([])
"""For actions that draw nothing, such as a move tried on a copy: a draw is an error."""
