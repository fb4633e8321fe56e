"""The command that launches an app's Activity, which hosts enable at Discord, is kept."""

from typing import Any

import pytest

from tests.chat.harness.world import World

LAUNCH = {
    "id": "77",
    "application_id": "1",
    "version": "5",
    "type": 4,
    "name": "launch",
    "description": "",
    "handler": 2,
    "contexts": [0, 1],
}


async def test_registering_keeps_the_entry_point_and_says_so(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord refuses a list without it (error 50240); what it made itself is not sent back."""
    sent: list[Any] = []

    async def registered(application: int) -> list[Any]:
        return [LAUNCH, {"id": "78", "type": 1, "name": "table", "description": "Ours"}]

    async def upsert(application: int, payload: list[Any]) -> list[Any]:
        sent.extend(payload)
        return payload

    monkeypatch.setattr(world.bot.http, "get_global_commands", registered)
    monkeypatch.setattr(world.bot.http, "bulk_upsert_global_commands", upsert)
    count = await world.bot.sync_commands()
    commands = [row for row in sent if row["type"] != 4]
    assert count == len(commands) == len(world.bot.tree.get_commands())
    (entry_point,) = [row for row in sent if row["type"] == 4]
    assert entry_point == {
        name: value for name, value in LAUNCH.items() if name not in ("application_id", "version")
    }


async def test_without_one_only_our_commands_are_registered(world: World) -> None:
    count = await world.bot.sync_commands()
    names = {row["name"] for row in world.env.backend.commands[None].values()}
    assert names == {command.name for command in world.bot.tree.get_commands()}
    assert count == len(names)
