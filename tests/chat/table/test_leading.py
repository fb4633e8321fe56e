"""Who leads is told in a line where there is no picture, which shows it: on every card the same for
all, on one's own pages, in the inbox."""

from dataclasses import replace

import msgspec
import pytest

from bot.chat.contract.table_context import TableContext
from bot.tables.types.model import TableView
from rules.game import RankingLine
from tests.chat.harness.world import World, follow, reply, words


def _line(text: str) -> str:
    (line,) = [line for line in text.splitlines() if line.startswith("-# Net worth")]
    return line


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture can be drawn."""

    async def fail(*_: object, **__: object) -> None:
        return None

    monkeypatch.setattr("bot.chat.cards.composing.render_or_none", fail)


async def test_what_the_picture_shows_is_not_said_again(world: World) -> None:
    await world.running(world.bob)
    await follow(await world.mover(), world.card, "Trade $1", "Trade")
    assert world.card.attachments
    assert "Net worth" not in words(world.card)


@pytest.mark.usefixtures("undrawn")
async def test_the_card_says_who_leads_alike_to_all(world: World) -> None:
    """Own purses are secret: whoever asks, spectators too, reads the same line."""
    await world.running(world.bob)
    assert "Net worth" not in words(world.card), "nobody is ahead yet"
    mover = await world.mover()
    await follow(mover, world.card, "Trade $1", "Trade")
    line = _line(words(world.card))
    assert line.startswith(f"-# Net worth (?: secret): **{mover.user.name} $1 + ?** · "), line
    for person in (world.ann, world.bob, world.cat):
        assert _line(reply(await person.slash(world.channel, "table show"))) == line


async def test_the_inbox_says_one_s_place(world: World) -> None:
    await world.running(world.bob)
    mover = await world.mover()
    await follow(mover, world.card, "Trade $1", "Trade")
    await mover.click(world.card, label="Haul")
    following = await world.mover()
    shown = reply(await following.slash(world.channel, "remind inbox"))
    assert "Place 1 of 2: $10" in shown, "with the own purse, of which the others see nothing"


@pytest.mark.usefixtures("undrawn")
async def test_one_s_own_game_says_who_leads(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.running(game="rail_baron")

    leads = (
        RankingLine(1, 1, 200_000, {}, 5_000),
        RankingLine(2, 0, None, {"cash": None, "engine": 4_000}, own=44_000),
    )
    look = world.tables.read_table

    async def looked(table: int, user: int | None, **_: bool) -> TableView:
        return msgspec.structs.replace(await look(table, user), ranking=leads)

    monkeypatch.setattr(world.tables, "read_table", looked)
    shown = reply(await world.ann.click(world.card, label="My game"))
    assert _line(shown) == "-# Net worth: **bob $200,000** · ann $44,000"


def test_a_private_picture_has_the_readers_whole_sum_in_its_cell() -> None:
    """And its place by it; a public picture, which has no reader, never."""
    hidden = {"cash": None}
    ranking = (
        RankingLine(1, 0, None, {"railroads": 20_000, **hidden}),
        RankingLine(2, 1, None, {"railroads": 4_000, **hidden}, own=135_500),
    )
    ctx = TableContext(1, None, None, None, ["Ann", "Bob"], "en", ranking=ranking)
    public, private = ctx.top, replace(ctx, reader=1).top
    assert [(r.seat, r.dollars, r.whole) for r in public.ranks] == [
        (0, 20_000, False),
        (1, 4_000, False),
    ]
    assert public.secret is None
    assert [(r.seat, r.dollars, r.whole) for r in private.ranks] == [
        (1, 135_500, True),
        (0, 20_000, False),
    ]
    assert private.secret == 131_500
