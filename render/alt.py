"""Alt texts of pictures."""

from __future__ import annotations

from collections.abc import Sequence

LONGEST = 1024
"""Maximum number of characters of an alt text."""


def truncate(name: str, limit: int = 24) -> str:
    """Return a person's name for an alt text, truncated to `limit` characters."""
    name = " ".join(name.split())
    return name if len(name) <= limit else name[: limit - 1].rstrip() + "…"


def join_within(sentences: Sequence[str], limit: int = LONGEST) -> str:
    """Join the leading sentences, as many as fit into `limit` characters.

    Of a first one that does not fit, its beginning is returned."""
    if sentences and len(sentences[0]) > limit:
        return truncate(sentences[0], limit)
    fitting: list[str] = []
    for sentence in sentences:
        if sum(map(len, fitting)) + len(fitting) + len(sentence) > limit:
            break
        fitting.append(sentence)
    return " ".join(fitting)


def end_sentence(words: str) -> str:
    """Return words with a full stop, unless they end a sentence already."""
    return words if not words or words[-1] in ".?!:…" else f"{words}."
