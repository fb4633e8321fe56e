"""Words in the pictures of Haul."""

from __future__ import annotations

from typing import Any

from render.words import said


def told(key: str, language: str, **values: Any) -> str:
    return said(f"haul_pictures-{key}", language, **values)
