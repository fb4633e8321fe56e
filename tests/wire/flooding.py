"""One person who floods the bot: opening, hinting, importing and ordering without end."""

import asyncio
import time
from collections import Counter
from itertools import cycle
from typing import Any

from tests.wire.house import House

BURST, PAUSE = 10, 0.25
"""Commands at once, and seconds until the next ones."""
KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("table open", {"game": "Rail Baron"}),
    ("hint", {}),
    ("table open", {"file": {"id": "1", "filename": "game.txt", "size": 16_000_000}}),
    ("table orders", {}),
    ("table replay", {}),
)
_URLS = {"url": "http://127.0.0.1:9/game.txt", "proxy_url": "http://127.0.0.1:9/game.txt"}


async def flood(house: House, end: float, counts: Counter[str]) -> None:
    """Send commands until `end`, whatever is answered."""
    table, (channel, _) = next(iter(house.tables.items()))
    backend = house.discord.backend
    user = backend.make_user("mallory", global_name="Mallory").id
    backend.add_member(house.guild, user)
    for name, values in cycle(KINDS):
        if time.monotonic() > end:
            return
        for _ in range(BURST):
            given = dict(values)
            if "file" in given:
                given["file"] = {**given["file"], **_URLS}
            if name in ("hint", "table orders", "table replay"):
                given["table"] = table
            interaction = house.people.command(user, channel, name, **given)
            interaction.flood = True
            counts[name + (" (import)" if "file" in given else "")] += 1
        await asyncio.sleep(PAUSE)
