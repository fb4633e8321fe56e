"""A railroad's turn by command: each step, and what is offered while typing."""

from typing import Any

import pytest

from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.rules import OPERATING
from tests.chat.baltimore_ohio.business_positions import CONFIRM, TRACK, business, way
from tests.chat.baltimore_ohio.positions import market
from tests.chat.harness.world import CODE, World, answers, press, reply, sane, words

EVERY: list[tuple[str, dict[str, Any]]] = [
    ("operate", {}),
    ("scrap", {"cards": "6"}),
    ("scrap", {"cards": "0"}),
    ("scrap", {"cards": "none"}),
    ("equipment", {"count": 0}),
    ("equipment", {"count": 35}),
    ("build", {"hexes": "K14 L14"}),
    ("build", {"hexes": "Norfolk"}),
    ("take", {"counter": "F17"}),
    ("build-nothing", {}),
    ("serve", {"cities": "Baltimore; Richmond"}),
    ("pay", {}),
    ("retain", {}),
    ("what-if", {"railroad": "BO"}),
]


async def offered(person: Any, world: World, command: str, option: str, text: str = "") -> Any:
    """What is offered for this option: value by name."""
    rows = await person.autocomplete(world.channel, f"bando {command}", option, text)
    return {row["name"]: row["value"] for row in rows}


@pytest.mark.parametrize("phase", [None, *sorted(OPERATING)])
async def test_every_command_is_understood_in_every_step(world: World, phase: Phase | None) -> None:
    """Shown, done, or refused with a ruling; nothing breaks."""
    await world.at(market() if phase is None else business(phase))
    for command, values in EVERY:
        shown = await world.bob.slash(world.channel, f"bando {command}", **values)
        text = reply(shown)
        assert CODE not in text
        assert command == "what-if" or "ule" in text or "uling" in text, (command, text)
    assert await world.unchanged()
    for command, values in EVERY:
        if not await world.unchanged():
            break
        shown = await world.ann.slash(world.channel, f"bando {command}", **values)
        assert CODE not in "".join(map(words, answers(shown)))


async def test_what_is_legal_is_offered_while_typing(world: World) -> None:
    await world.at(business())
    choices = await offered(world.ann, world, "scrap", "cards")
    assert next(iter(choices)).startswith("Scrap nothing · serves 2, maintenance $20")
    assert await offered(world.bob, world, "scrap", "cards") == {}
    assert await offered(world.ann, world, "serve", "cities") == {}
    (card,) = [
        value for name, value in choices.items() if name.startswith("Scrap a card of level 2")
    ]
    shown = await world.ann.slash(world.channel, "bando scrap", cards=card)
    await press(world.ann, answers(shown)[-1], "Scrap")
    assert "scraps a card of level 2" in words(world.card)


async def test_a_number_is_a_card_and_0_is_none(world: World) -> None:
    """What people write is never read as what autocomplete gives."""
    await world.at(business())
    for number in (1, 3, 31, 35):
        shown = await world.ann.slash(world.channel, "bando scrap", cards=str(number))
        assert "rule 19" in reply(shown), number
    assert await world.unchanged()
    await world.ann.slash(world.channel, "bando scrap", cards="0")
    assert (await world.table()).version == 2


async def test_builds_are_offered_ready_made_and_place_by_place(world: World) -> None:
    state = business(Phase.TRACK, track=(*TRACK, *way("BO", "F17")))
    await world.at(state)
    choices = await offered(world.ann, world, "build", "hexes")
    assert choices and all(set(value.split()) <= set(board().cost) for value in choices.values())
    name, value = next(iter(choices.items()))
    page = answers(await world.ann.slash(world.channel, "bando build", hexes=value))[-1]
    assert "this would happen" in sane(page) and name
    choices = await offered(world.ann, world, "build", "hexes", "K14, Nor")
    assert choices == {"K14, Norfolk (M16)": "K14, Norfolk"}
    choices = await offered(world.ann, world, "build", "hexes", "K14, l1")
    assert "K14, L14" in choices.values() and "K14, Richmond" in choices.values()
    choices = await offered(world.ann, world, "take", "counter")
    assert list(choices) == ["Take coal from F17: $40 a round"]
    page = answers(await world.ann.slash(world.channel, "bando take", counter=choices.popitem()[1]))
    await press(world.ann, page[-1], "Take it")
    assert "takes the coal from F17" in words(world.card)


async def test_sums_are_offered_for_serving(world: World) -> None:
    await world.at(business(Phase.SERVICE))
    choices = await offered(world.ann, world, "serve", "cities", "$50")
    ((name, value),) = choices.items()
    assert name.startswith("Cities $50: net $30 · ")
    shown = await world.ann.slash(world.channel, "bando serve", cities=value)
    await press(world.ann, answers(shown)[-1], "Serve these cities")
    await world.ann.slash(world.channel, "bando pay")
    assert "pays $3 a share: ann $12, bob $6" in words(world.card)


async def test_the_whole_turn_has_a_command(world: World) -> None:
    await world.at(business())
    page = answers(await world.ann.slash(world.channel, "bando operate"))[-1]
    assert "preview of the whole turn" in sane(page)
    await press(world.ann, page, CONFIRM)
    assert (await world.table()).version == 2


async def test_railroads_are_offered_to_everybody(world: World) -> None:
    await world.at(business())
    choices = await offered(world.cat, world, "what-if", "railroad", "balt")
    assert list(choices.values()) == ["BO"]
