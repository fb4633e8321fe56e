"""Descriptions of pictures for those who cannot see them."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST = 1024
"""Characters that a description may have."""


def clipped(name: str, most: int = 24) -> str:
    """A person's name in a description, cut where it is long."""
    name = " ".join(name.split())
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"


def told_within(sentences: Sequence[str], most: int = LONGEST) -> str:
    """As many of the sentences, first come first, as fit into a description."""
    kept: list[str] = []
    for sentence in sentences:
        if sum(map(len, kept)) + len(kept) + len(sentence) > most:
            break
        kept.append(sentence)
    return " ".join(kept)
