"""Investments in chat (rule 63): a marker's value is shown to its owner and to nobody else."""

from dataclasses import replace

import pytest

from cogs.train_tycoon.chat import CHAT
from cogs.train_tycoon.story import narrate
from rules.dice import NO_DICE
from tests.chat.harness.world import World, choose, menu, press, tells, words
from tests.chat.train_tycoon.operating_positions import confirmed, opening, table_now, typed
from tests.support.positions import make_ctx
from tests.support.train_tycoon import kit as tt

MINE, PUT = "My investments…", "Put an investment on…"


def investing() -> tt.State:
    """Ann has opened F3-F4-F5 for PDL and may put a marker on F4; she has 40, 0, 40, 0."""
    state = opening(options=tt.Options(investments=True))
    tt.GAME.apply(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"), NO_DICE)
    return state


async def test_a_marker_is_placed_from_a_private_card(world: World) -> None:
    await world.at(investing())
    public = tells(world.card, "one of your 4 investments face down", "× 3")
    assert "$40" not in public and "40" not in str(world.card.components)
    page = await press(world.ann, world.card, MINE)
    tells(page, "you still hold $40, $40, $0 and $0")
    hand = menu(page, PUT)
    assert sorted(hand.values()) == ["$0 on F4", "$40 on F4"]
    chosen = next(key for key, label in hand.items() if label == "$40 on F4")
    page = await choose(world.ann, page, PUT, chosen)
    tells(page, "brings **$120** ($40 × 3)")
    await confirmed(world, world.ann, page, "puts an investment on F4 (× 3)")
    [placed] = (await table_now(world)).players[0].placed
    assert placed in (0, 2)
    for message in world.messages():
        assert "$40 ×" not in words(message) and "$120" not in words(message)


async def test_which_of_two_equal_markers_is_placed_falls_by_chance(world: World) -> None:
    """Its place in the hand is public (63): were it always the first of its value, the place would
    tell others which of those before it have another."""
    await world.at(investing())
    offered: set[str] = set()
    for _ in range(40):
        offered |= set(menu(await press(world.ann, world.card, MINE), PUT))
        if len(offered) == 4:
            break
    assert offered == {"0/F4", "1/F4", "2/F4", "3/F4"}


async def test_others_learn_nothing(world: World) -> None:
    """Neither by the button nor by the command, nor from the log. A marker goes on the new line
    only."""
    await world.at(investing())
    tells(await press(world.bob, world.card, MINE), "ann")
    assert await world.offered(world.bob, "tycoon invest", "marker") == {}
    mine = await world.offered(world.ann, "tycoon invest", "marker")
    assert list(mine) == ["$40 on F4", "$0 on F4", "Place none"]
    for marker, said in (
        ("0.F2", "F2 isn't a yellow tile of the new line"),
        ("7.F4", "no such investment in hand (rule 63)"),
    ):
        tells(await typed(world.ann, world, "invest", marker=marker), said)
    await confirmed(world, world.ann, await typed(world.ann, world, "invest", marker="2/F4"))
    log = words(await world.command(world.bob, "table log"))
    assert "$40" not in log and "$120" not in log


async def test_placing_none(world: World) -> None:
    await world.at(investing())
    await world.ann.click(world.card, label="Place none")
    assert (await table_now(world)).players[0].placed == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_end_turns_them_over(language: str) -> None:
    """Only then are values told, with what they bring."""
    state = investing()
    quiet = "\n".join(narrate(make_ctx(state, language), [tt.Invested(0, 0, "F4", 3)]))
    assert "40" not in quiet and "F4" in quiet
    shown = tt.InvestmentsShown(
        ((0, "F4", 40, 3, "PDL"), (1, "H2", 0, 1, "CHC"), (1, "B4", 40, 1, None))
    )
    text = "\n".join(narrate(make_ctx(state, language), [shown]))
    assert "PDL" in text and "120" in text and "2 " in text


def test_the_public_question_is_the_same_for_every_hand() -> None:
    """It does not depend on what the markers are worth."""
    first, other = investing(), investing()
    other.secret.markers = [[0, 0, 40, 40] for _ in other.players]
    assert CHAT.prompt(make_ctx(first)) == CHAT.prompt(make_ctx(other))


def test_a_hint_tells_two_investments_of_one_s_own_apart() -> None:
    """Two choices read "You put an investment on F4" word for word; only their owner reads more."""
    state = investing()
    ctx = replace(make_ctx(state), you=True)
    texts = {marker: narrate(ctx, [tt.Invested(0, marker, "F4", 3)])[0] for marker in range(2)}
    assert "your $40 investment" in texts[0] and "your $0 investment" in texts[1]
    other = replace(make_ctx(state, seat=1), you=True)
    (line,) = narrate(other, [tt.Invested(0, 0, "F4", 3)])
    assert "an investment on F4" in line and "40" not in line
