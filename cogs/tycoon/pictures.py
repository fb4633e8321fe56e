"""The pictures of Train Tycoon's cards, each as a function to be called off the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat.adapter import Draw, Scene
from rules.game import Standing


def card(scene: Scene, events: Sequence[Any], standing: Sequence[Standing]) -> Draw | None:
    return None


def charter(scene: Scene, name: str) -> Draw | None:
    """One company large."""
    return None


def merger(scene: Scene) -> Draw | None:
    """The proposal that is voted on, with both companies' sums."""
    return None


def board(scene: Scene, name: str | None = None) -> Draw | None:
    """The map, or the network of one company."""
    return None


def market(scene: Scene) -> Draw | None:
    return None


def shares(scene: Scene) -> Draw | None:
    return None


def history(scene: Scene) -> Draw | None:
    return None
