"""Modules that are loaded: what empties their caches, and which of them use a function.

Both are looked for anew only when further modules have been loaded."""

import sys
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any


def find_clearings(package: str) -> list[Callable[[], None]]:
    """Return what empties the caches of the modules of a package."""
    return _find_clearings(package, len(sys.modules))


def find_users(function: Any) -> list[tuple[ModuleType, str]]:
    """Return the modules of `render` that use a function, with its name there."""
    return _find_users(function, len(sys.modules))


@cache
def _find_clearings(package: str, loaded: int) -> list[Callable[[], None]]:
    return [
        value.cache_clear
        for name, module in list(sys.modules.items())
        if name == package or name.startswith(f"{package}.")
        for value in vars(module).values()
        if hasattr(value, "cache_clear") and getattr(value, "__module__", "") == name
    ]


@cache
def _find_users(function: Any, loaded: int) -> list[tuple[ModuleType, str]]:
    return [
        (module, name)
        for module in list(sys.modules.values())
        if getattr(module, "__name__", "").startswith("render.")
        for name, value in vars(module).items()
        if value is function
    ]
