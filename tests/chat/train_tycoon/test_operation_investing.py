"""Investments in chat (rule 63): a marker's value is shown to its owner and to nobody else."""

from dataclasses import replace

import pytest

from cogs.train_tycoon.chat import CHAT
from cogs.train_tycoon.story import narrate
from rules.dice import NO_DICE
from tests.chat.harness.world import World, choose, menu, press, sane, words
from tests.chat.train_tycoon.operating_positions import confirmed, opening, table_now, typed
from tests.support.positions import make_ctx
from tests.support.train_tycoon import kit as tt


def investing() -> tt.State:
    """Ann has opened F3-F4-F5 for PDL and may put a marker on F4; she has 40, 0, 40, 0."""
    state = opening(options=tt.Options(investments=True))
    tt.GAME.apply(state, 0, tt.OpenLine("F3", tt.new("F4"), "F5"), NO_DICE)
    return state


async def test_a_marker_is_placed_from_a_private_card(world: World) -> None:
    await world.at(investing())
    public = sane(world.card)
    assert "one of your 4 investments face down" in public and "× 3" in public
    assert "$40" not in public and "40" not in str(world.card.components)
    page = await press(world.ann, world.card, "My investments…")
    assert "you still hold $40, $40, $0 and $0" in sane(page)
    hand = menu(page, "Put an investment on…")
    assert sorted(hand.values()) == ["$0 on F4", "$40 on F4"]
    chosen = next(key for key, label in hand.items() if label == "$40 on F4")
    page = await choose(world.ann, page, "Put an investment on…", chosen)
    assert "brings **$120** ($40 × 3)" in sane(page)
    await confirmed(world.ann, page)
    [placed] = (await table_now(world)).players[0].placed
    assert placed in (0, 2)
    for message in world.messages():
        assert "$40 ×" not in words(message) and "$120" not in words(message)
    assert "puts an investment on F4 (× 3)" in words(world.card)


async def test_which_of_two_equal_markers_is_placed_falls_by_chance(world: World) -> None:
    """Its place in the hand is public (63): were it always the first of its value, the place would
    tell others which of those before it have another."""
    await world.at(investing())
    offered: set[str] = set()
    for _ in range(40):
        page = await press(world.ann, world.card, "My investments…")
        offered |= set(menu(page, "Put an investment on…"))
    assert offered == {"0/F4", "1/F4", "2/F4", "3/F4"}


async def test_others_learn_nothing(world: World) -> None:
    """Neither by the button nor by the command, nor from the log."""
    await world.at(investing())
    assert "ann" in sane(await press(world.bob, world.card, "My investments…"))
    assert await world.bob.autocomplete(world.channel, "tycoon invest", "marker", "") == []
    mine = await world.ann.autocomplete(world.channel, "tycoon invest", "marker", "")
    assert [row["name"] for row in mine] == ["$40 on F4", "$0 on F4", "Place none"]
    page = await typed(world.ann, world, "invest", marker="2/F4")
    await confirmed(world.ann, page)
    log = await world.bob.slash(world.channel, "table log")
    assert "$40" not in words(log.response) and "$120" not in words(log.response)


async def test_placing_none(world: World) -> None:
    await world.at(investing())
    await world.ann.click(world.card, label="Place none")
    assert (await table_now(world)).players[0].placed == []


async def test_a_marker_goes_on_the_new_line_only(world: World) -> None:
    await world.at(investing())
    said = sane(await typed(world.ann, world, "invest", marker="0.F2"))
    assert "F2 isn't a yellow tile of the new line" in said and "(rule 63)" in said
    said = sane(await typed(world.ann, world, "invest", marker="7.F4"))
    assert "no such investment in hand (rule 63)" in said


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
