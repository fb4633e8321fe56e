"""The signs of Baltimore & Ohio: a herald of each railroad."""

from __future__ import annotations

import data.baltimore_ohio as facts
from render.baltimore_ohio.shared.livery import LIVERIES
from render.emoji import Signs, herald


def signs() -> Signs:
    """Return the heralds by railroad."""
    return {name: herald(LIVERIES[name], LIVERIES[name].short) for name in facts.railroads()}
