"""Files that go out with a message."""

from __future__ import annotations

import io

import discord


class Enclosed(discord.File):
    """Bytes that are let go of once they were sent.

    The library leaves a closed file with a reference to itself, so each picture would stay until
    Python looks through all memory.
    """

    def __init__(self, data: bytes, filename: str, description: str | None = None) -> None:
        super().__init__(io.BytesIO(data), filename, description=description)

    def close(self) -> None:
        super().close()
        vars(self.fp).pop("close", None)
