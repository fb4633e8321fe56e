"""What a running house consists of, as the cogs see it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import discord


class Settings(Protocol):
    database: Path


@dataclass
class Services:
    """Everything that lives as long as the process; the client owns it."""

    settings: Settings
    extras: dict[str, Any] = field(default_factory=dict)


def services_of(client: discord.Client) -> Services:
    """The services of the client that an interaction or a cog belongs to."""
    services = getattr(client, "services", None)
    if not isinstance(services, Services):
        raise TypeError(f"{type(client).__name__} carries no services")
    return services
