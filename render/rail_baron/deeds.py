"""Who owns what: deeds and engines by seat, the imaginary owner, and what the bank still sells."""

from __future__ import annotations

from collections.abc import Sequence

from render.picture import Picture
from rules.rail_baron.view import View


def deeds(view: View, names: Sequence[str], language: str) -> Picture:
    """Everyone's property as the view shows it; cash where it is None appears as secret."""
    raise NotImplementedError
