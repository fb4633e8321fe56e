"""The documents are held against the bot as it runs."""

from tests.chat.conftest import clock, env, haul

__all__ = ["clock", "env", "haul"]
