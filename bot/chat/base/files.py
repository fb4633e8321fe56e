"""Files attached to messages."""

from __future__ import annotations

import io

import discord


class BytesFile(discord.File):
    """A file of bytes that is freed once it was sent.

    discord.py leaves a closed file with a reference to itself, so each picture would stay in
    memory until the next full garbage collection."""

    def __init__(self, data: bytes, filename: str, description: str | None = None) -> None:
        super().__init__(io.BytesIO(data), filename, description=description)

    def close(self) -> None:
        super().close()
        vars(self.fp).pop("close", None)
