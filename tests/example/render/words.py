"""Words in the pictures of Haul."""

from __future__ import annotations

from typing import Any

from render.words import cached_text


def t(key: str, language: str, **values: Any) -> str:
    return cached_text(f"haul_pictures-{key}", language, **values)
