"""Discord's limits, as one message must keep them."""

from typing import Any

from simcord.components import walk_components

from bot.chat.ui.keys import LIMIT
from tests.chat.harness.world import CODE, parts, words

OPTIONS = 25


def fits(message: Any) -> None:
    """One card within Discord's limits, in words that are not a bug's."""
    assert CODE not in words(message)
    components = parts(message)
    assert len(components) <= 40
    assert sum(len(str(part.get("content", ""))) for part in components) <= 4_000
    for part in walk_components(components):
        assert len(str(part.get("custom_id") or "")) <= LIMIT
        assert len(part.get("options") or []) <= OPTIONS
        for option in part.get("options") or []:
            assert max(len(option["label"]), len(option.get("description") or "")) <= 100
    for file in message.attachments:
        assert file.description
        assert file.size < 10 * 1024 * 1024
