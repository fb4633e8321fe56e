"""For who does not see pictures or colours: every game has a text twin of its board, and nothing
that is sent needs eyes to be understood (`tests.support.access` looks at everything sent)."""

from __future__ import annotations

import pytest

from bot.tables.types.games import game_of, games
from bot.tables.types.model import GuildSettings, PersonSettings
from tests.chat.harness.world import World, ids, told, words
from tests.support import access

GAMES = sorted(games())


async def _begun(world: World, game: str) -> None:
    """A table of three of this game, or of two if it takes no more, just begun."""
    others = (world.bob, world.cat)[: game_of(game).seats[-1] - 1]
    card = await world.opened(*others, game=game)
    await world.ann.click(card, custom_id=next(one for one in ids(card) if one.endswith("start")))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
async def test_the_board_in_words(world: World, game: str, language: str) -> None:
    """The twin names everybody and whose turn it is, and so does the alt text of the picture."""
    await world.tables.set_guild(world.guild.id, GuildSettings(language, "channel"))
    await world.tables.set_person(world.ann.id, PersonSettings(language=language))
    await _begun(world, game)
    twin = told(await world.ann.slash(world.channel, "table show", text=True))
    names = ("ann", "bob", "cat")[: len((await world.table()).seats)]
    assert all(name in twin for name in names), twin
    other = "de" if language == "en" else "en"
    await world.tables.set_person(world.ann.id, PersonSettings(language=other))
    assert told(await world.ann.slash(world.channel, "table show", text=True)) != twin
    for file in world.card.attachments:
        assert access.readable(file.description) and file.description != file.filename
        assert len(file.description or "") > 40, "an alt text says what is seen"
    assert "ann" in words(world.card) or f"<@{world.ann.id}>" in words(world.card)


def test_what_cannot_be_read_aloud_is_noticed() -> None:
    """The look at everything sent is no empty one."""
    row = {
        "type": 1,
        "components": [
            {"type": 2, "label": "🚂", "custom_id": "a"},
            {"type": 2, "label": "Buy", "custom_id": "b"},
            {"type": 2, "label": "Buy", "custom_id": "c"},
        ],
    }
    menu = {"type": 3, "custom_id": "d", "options": [{"label": "→", "value": "1"}]}
    payload = {
        "attachments": [{"filename": "map.png"}, {"filename": "log.txt"}],
        "components": [row, {"type": 1, "components": [menu]}],
    }
    assert sorted(access.of(payload)) == [
        "a choice without a label: d 1",
        "a menu without a hint: d",
        "a picture without words: map.png",
        "two buttons say the same: Buy",
        "without a label: a",
    ]
