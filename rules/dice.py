"""Provably fair dice: each draw is a function of a secret seed and a counter.

A table publishes `commitment(seed)` when it starts and the seed when it ends; anyone can then
recompute every draw. The mapping is free of bias: a 256-bit number at or above the largest multiple
of `sides` is thrown away and the next block of the same counter is used.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Protocol

import msgspec


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One value drawn: 1..sides at `counter`, and what it was for (`why`, a short code)."""

    counter: int
    sides: int
    value: int
    why: str


class Dice(Protocol):
    """What the rules draw from. `why` is a short code kept with the draw, such as "white"."""

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]: ...

    def pick(self, size: int, why: str) -> int:
        """An index 0..size-1."""
        ...


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed, in hexadecimal: published before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def value_at(seed: bytes, counter: int, sides: int) -> int:
    """The draw number `counter` of a die with `sides` sides, 1..sides."""
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
    """Dice of one table: `counter` is the next draw's number, `draws` what was drawn so far."""

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

    def pick(self, size: int, why: str) -> int:
        return self._draw(size, why) - 1


class ReplayedDice:
    """Dice that repeat recorded draws, refusing any that differ in order, sides or purpose."""

    def __init__(self, draws: list[Draw]) -> None:
        self._left = list(reversed(draws))
        self.draws: list[Draw] = []

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        return tuple(self._next(sides, why) for _ in range(count))

    def pick(self, size: int, why: str) -> int:
        return self._next(size, why) - 1

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
