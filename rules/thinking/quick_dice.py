"""Dice for rollouts, which need no proof: ten times as fast as those of a table."""

from __future__ import annotations

from hashlib import blake2b

FACTOR, STEP, MASK = 6364136223846793005, 1442695040888963407, (1 << 64) - 1
"""A linear congruential generator by Knuth; draws use its high half."""
HALF = 32


class QuickDice:
    """Pseudorandom dice: the same seed gives the same draws. No value is likelier than another by
    more than 2 ** -32 times the number of sides."""

    def __init__(self, seed: bytes) -> None:
        self._state = int.from_bytes(blake2b(seed, digest_size=8).digest(), "big")

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        return tuple(self.pick(sides, why) + 1 for _ in range(count))

    def pick(self, size: int, why: str, *, secret: bool = False) -> int:
        self._state = (self._state * FACTOR + STEP) & MASK
        return (self._state >> HALF) * size >> HALF
