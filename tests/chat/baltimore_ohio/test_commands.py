"""`/bando …`: every command, what it offers while one types, and what it refuses."""

from typing import Any

import pytest

from rules.baltimore_ohio.model.board import board
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.state import Phase
from rules.baltimore_ohio.rules import OPERATING
from tests.chat.baltimore_ohio.business_positions import CONFIRM, TRACK, business, way
from tests.chat.baltimore_ohio.positions import barons, market
from tests.chat.harness.world import CODE, World, answers, follow, press, sane, tells, words

MARKET: list[tuple[str, dict[str, Any], str]] = [
    ("turn", {}, "Put your turn together"),
    ("sell", {"railroad": "B&O"}, "How many of your 4 shares"),
    ("sell", {"railroad": "BO", "count": 2}, "Sell 2 B&O for $132"),
    ("buy", {"railroad": "Pennsylvania"}, "costs **$60** a share"),
    ("buy", {"railroad": "PA", "held": 1, "orphan": 2}, "Buy 3 PA for $180"),
    ("start", {"railroad": "C&O"}, "Start **C&O**: choose its value"),
    ("start", {"railroad": "C&O", "value": 66, "count": 2}, "at $66 and buy 2 for $132"),
    ("buy-back", {"railroad": "B&O"}, "has 1 share in Orphan Stock and $150"),
    ("buy-back", {"railroad": "B&O", "count": 1}, "B&O buys 1 back for $66"),
    ("auction", {"card": "RB4"}, "Auction **Locomotive Builders** with"),
    ("auction", {"card": "Steel", "bid": 7}, "with a bid of $7"),
    ("sell", {"railroad": "Santa Fe"}, "I don't know a railroad called “Santa Fe”"),
    ("buy", {"railroad": ""}, "I don't know a railroad"),
    ("auction", {"card": "Beer Barons"}, "I don't know a Robber Baron called “Beer Barons”"),
]
"""Commands of the market and what their pages say first."""
BUSINESS: list[tuple[str, dict[str, Any]]] = [
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


async def bando(world: World, command: str, **options: Any) -> Any:
    """The private page that a command of Ann's answers with."""
    return await world.command(world.ann, f"bando {command}", **options)


async def offered(world: World, command: str, option: str, text: str = "") -> dict[str, Any]:
    """What Ann is offered for this option: value by name."""
    return await world.offered(world.ann, f"bando {command}", option, text)


async def test_each_market_command_shows_first(world: World) -> None:
    await world.at(barons(tech_level=2))
    for command, options, said in MARKET:
        tells(await bando(world, command, **options), said)
    page = await bando(world, "sell", railroad="B&O", count=1)
    await world.confirm(world.ann, page, "Confirm", "**ann** sells **1 B&O** for $66")


async def test_bids_and_passes_are_commands_too(world: World) -> None:
    await world.at(barons())
    await press(world.ann, await bando(world, "auction", card="Steel", bid=10), "Confirm")
    await press(world.bob, await world.command(world.bob, "bando bid", amount=12), "Bid $12")
    await world.command(world.cat, "bando leave")
    await bando(world, "leave")
    tells(world.card, "**bob gets Steel Producers for $12.**")
    await bando(world, "pass")
    assert world.called == [world.bob.id]


async def test_what_the_market_allows_is_offered_while_typing_to_whoever_is_on_turn(
    world: World,
) -> None:
    await world.at(barons(tech_level=2))
    assert await offered(world, "sell", "railroad") == {
        "B&O · up to 4 at $66": "BO",
        "PA · up to 1 at $60": "PA",
    }
    for command, option, text, values in (
        ("buy", "railroad", "b&o", {"BO"}),
        ("start", "railroad", "", {"CO", "BM", "NYC", "NH"}),
        ("start", "value", "", {60, 66, 74}),
        ("buy-back", "railroad", "", {"BO"}),
        ("auction", "card", "steel", {"RB5"}),
        ("show", "railroad", "nickel", {"NKP"}),
    ):
        assert {*(await offered(world, command, option, text)).values()} == values, command
    shown = await offered(world, "show", "what")
    assert {"board", "market", "charters", "equipment", "history"} <= set(shown.values())
    for command, option in (("sell", "railroad"), ("auction", "card"), ("buy", "railroad")):
        assert await world.offered(world.bob, f"bando {command}", option) == {}


async def test_everybody_may_look(world: World) -> None:
    await world.at(market())
    for options, said in (
        ({"what": "text"}, "Market Round 1, Tech Level 1"),
        ({"what": "text", "railroad": "B&O"}, "**Baltimore & Ohio**, home Baltimore."),
        ({"what": "help"}, "Baltimore & Ohio in short"),
        ({"what": "history"}, "The curves begin"),
    ):
        tells(await world.command(world.cat, "bando show", **options), said)
    for options, pictures in (
        ({"what": "board"}, 4),
        ({"what": "board", "railroad": "PA"}, 1),
        ({"what": "charters", "railroad": "PA"}, 1),
        ({"what": "market"}, 1),
    ):
        page = await world.command(world.cat, "bando show", **options)
        assert len({file.filename for file in page.attachments}) == pictures, options


@pytest.mark.parametrize(("switch", "said"), [(False, "Each sale"), (True, "Only your first sale")])
async def test_the_rules_page_says_which_sales_lower_values(
    world: World, switch: bool, said: str
) -> None:
    """With the switch of rule 9 later ones of the same player do not."""
    await world.at(market(Options(first_sale_only=switch)))
    tells(await world.command(world.cat, "bando show", what="help"), said)


async def test_values_to_start_with_are_offered_at_the_last_level(world: World) -> None:
    """Those of the level before: Tech Level 7 has none of its own."""
    await world.at(market(Options(tech_seven=True), tech_level=7))
    assert list((await offered(world, "start", "value")).values()) == [91, 100, 110]


# --- a railroad's turn -----------------------------------------------------------------------


@pytest.mark.parametrize("phase", [None, *sorted(OPERATING)])
async def test_every_command_is_understood_in_every_step(world: World, phase: Phase | None) -> None:
    """Shown, done, or refused with a ruling; nothing breaks."""
    await world.at(market() if phase is None else business(phase))
    for command, values in BUSINESS:
        text = sane(await world.command(world.bob, f"bando {command}", **values))
        assert command == "what-if" or "ule" in text or "uling" in text, (command, text)
    assert await world.unchanged()
    for command, values in BUSINESS:
        if not await world.unchanged():
            break
        shown = await world.ann.slash(world.channel, f"bando {command}", **values)
        assert CODE not in "".join(map(words, answers(shown)))


async def test_a_card_to_scrap_is_offered_or_typed_as_a_number(world: World) -> None:
    """What people write is never read as what autocomplete gives; 0 is none."""
    await world.at(business())
    choices = await offered(world, "scrap", "cards")
    assert next(iter(choices)).startswith("Scrap nothing · serves 2, maintenance $20")
    assert await world.offered(world.bob, "bando scrap", "cards") == {}
    assert await offered(world, "serve", "cities") == {}
    for number in (1, 3, 31, 35):
        tells(await bando(world, "scrap", cards=str(number)), "rule 19")
    (card,) = [value for name, value in choices.items() if "Scrap a card of level 2" in name]
    page = await bando(world, "scrap", cards=card)
    await world.confirm(world.ann, page, "Scrap", "scraps a card of level 2")
    await world.at(business())
    await bando(world, "scrap", cards="0", table=2)
    assert (await world.table(2)).version == 2


async def test_builds_are_offered_ready_made_and_place_by_place(world: World) -> None:
    await world.at(business(Phase.TRACK, track=(*TRACK, *way("BO", "F17"))))
    choices = await offered(world, "build", "hexes")
    assert choices and all(set(value.split()) <= set(board().cost) for value in choices.values())
    page = await bando(world, "build", hexes=next(iter(choices.values())))
    tells(page, "this would happen")
    named = await offered(world, "build", "hexes", "K14, Nor")
    assert named == {"K14, Norfolk (M16)": "K14, Norfolk"}
    choices = await offered(world, "build", "hexes", "K14, l1")
    assert {"K14, L14", "K14, Richmond"} <= {*choices.values()}
    counters = await offered(world, "take", "counter")
    assert list(counters) == ["Take coal from F17: $40 a round"]
    page = await bando(world, "take", counter=counters.popitem()[1])
    await world.confirm(world.ann, page, "Take it", "takes the coal from F17")


async def test_sums_are_offered_for_serving(world: World) -> None:
    await world.at(business(Phase.SERVICE))
    ((name, value),) = (await offered(world, "serve", "cities", "$50")).items()
    assert name.startswith("Cities $50: net $30 · ")
    await press(world.ann, await bando(world, "serve", cities=value), "Serve these cities")
    await bando(world, "pay")
    tells(world.card, "pays $3 a share: ann $12, bob $6")


async def test_the_whole_turn_has_a_command(world: World) -> None:
    await world.at(business())
    page = await bando(world, "operate")
    tells(page, "preview of the whole turn")
    await follow(world.ann, page, CONFIRM)
    assert (await world.table()).version == 2
    assert list((await world.offered(world.cat, "bando what-if", "railroad", "balt")).values()) == [
        "BO"
    ]
