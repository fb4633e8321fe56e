"""`/bando …`: the market's commands, what they offer while one types, and what they refuse."""

from typing import Any

import pytest

from rules.baltimore_ohio.model.options import Options
from tests.chat.baltimore_ohio.positions import barons, market
from tests.chat.harness.world import World, answers, press, reply, sane, words


async def page(world: World, command: str, **options: Any) -> Any:
    """The private page that a command of Ann's answers with."""
    result = await world.ann.slash(world.channel, f"bando {command}", **options)
    answer = answers(result)[-1]
    sane(answer)
    return answer


async def offered(world: World, command: str, option: str, typed: str = "") -> dict[str, Any]:
    """What Ann is offered: names and values."""
    rows = await world.ann.autocomplete(world.channel, f"bando {command}", option, typed)
    assert all(len(str(row["name"])) <= 100 for row in rows) and len(rows) <= 25
    return {row["name"]: row["value"] for row in rows}


async def test_each_market_command_shows_first(world: World) -> None:
    await world.at(barons(tech_level=2))
    for command, options, said in (
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
    ):
        shown = await page(world, command, **options)
        assert said in words(shown), (command, options)
    assert await world.unchanged()
    shown = await page(world, "sell", railroad="B&O", count=1)
    await press(world.ann, shown, "Confirm")
    assert "**ann** sells **1 B&O** for $66" in words(world.card)


async def test_bids_and_passes_are_commands_too(world: World) -> None:
    await world.at(barons())
    shown = await page(world, "auction", card="Steel", bid=10)
    await press(world.ann, shown, "Confirm")
    result = await world.bob.slash(world.channel, "bando bid", amount=12)
    await press(world.bob, answers(result)[-1], "Bid $12")
    await world.cat.slash(world.channel, "bando leave")
    await world.ann.slash(world.channel, "bando leave")
    assert "**bob gets Steel Producers for $12.**" in words(world.card)
    await world.ann.slash(world.channel, "bando pass")
    assert [user.id for user in world.card.mentions] == [world.bob.id]


async def test_what_is_legal_is_offered_while_typing(world: World) -> None:
    await world.at(barons(tech_level=2))
    assert await offered(world, "sell", "railroad") == {
        "B&O · up to 4 at $66": "BO",
        "PA · up to 1 at $60": "PA",
    }
    assert list((await offered(world, "buy", "railroad", "b&o")).values()) == ["BO"]
    startable = await offered(world, "start", "railroad")
    assert {"CO", "BM", "NYC", "NH"} == set(startable.values())
    assert list((await offered(world, "start", "value")).values()) == [60, 66, 74]
    assert list((await offered(world, "buy-back", "railroad")).values()) == ["BO"]
    cards = await offered(world, "auction", "card", "steel")
    assert list(cards.values()) == ["RB5"]
    shown = await offered(world, "show", "what")
    assert {"board", "market", "charters", "equipment", "history"} <= set(shown.values())
    assert list((await offered(world, "show", "railroad", "nickel")).values()) == ["NKP"]


async def test_who_is_not_on_turn_is_offered_nothing(world: World) -> None:
    await world.at(barons())
    for command, option in (("sell", "railroad"), ("auction", "card"), ("buy", "railroad")):
        choices = await world.bob.autocomplete(world.channel, f"bando {command}", option, "")
        assert choices == []


async def test_names_nobody_knows_are_refused_kindly(world: World) -> None:
    await world.at(barons())
    for command, options, said in (
        ("sell", {"railroad": "Santa Fe"}, "I don't know a railroad called “Santa Fe”"),
        ("buy", {"railroad": ""}, "I don't know a railroad"),
        ("auction", {"card": "Beer Barons"}, "I don't know a Robber Baron called “Beer Barons”"),
    ):
        result = await world.ann.slash(world.channel, f"bando {command}", **options)
        assert said in reply(result)


async def test_everybody_may_look(world: World) -> None:
    await world.at(market())
    for what, railroad, said in (
        ("text", None, "Market Round 1, Tech Level 1"),
        ("text", "B&O", "**Baltimore & Ohio**, home Baltimore."),
        ("help", None, "Baltimore & Ohio in short"),
        ("history", None, "The curves begin"),
    ):
        options = {"what": what} | ({"railroad": railroad} if railroad else {})
        result = await world.cat.slash(world.channel, "bando show", **options)
        assert said in reply(result)
    shown = (("board", None, 4), ("board", "PA", 1), ("charters", "PA", 1), ("market", None, 1))
    for what, railroad, pictures in shown:
        options = {"what": what} | ({"railroad": railroad} if railroad else {})
        result = await world.cat.slash(world.channel, "bando show", **options)
        names = {file.filename for file in answers(result)[-1].attachments}
        assert len(names) == pictures, what


@pytest.mark.parametrize(("switch", "said"), [(False, "Each sale"), (True, "Only your first sale")])
async def test_the_rules_page_says_which_sales_lower_values(
    world: World, switch: bool, said: str
) -> None:
    """With the switch of rule 9 later ones of the same player do not."""
    await world.at(market(Options(first_sale_only=switch)))
    assert said in reply(await world.cat.slash(world.channel, "bando show", what="help"))


async def test_values_to_start_with_are_offered_at_the_last_level(world: World) -> None:
    """Those of the level before: Tech Level 7 has none of its own."""
    await world.at(market(Options(tech_seven=True), tech_level=7))
    assert list((await offered(world, "start", "value")).values()) == [91, 100, 110]
