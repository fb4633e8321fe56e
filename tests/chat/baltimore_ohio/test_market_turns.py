"""Market turns of Baltimore & Ohio by buttons and menus."""

from typing import Any

from bot.chat.contract.pages import EphemeralPage
from cogs.baltimore_ohio.market.card import MARKET
from tests.chat.baltimore_ohio.positions import (
    BACK,
    BUY,
    OPEN,
    SELL,
    SELL_MORE,
    barons,
    market,
    receivership,
    turn,
)
from tests.chat.harness.world import (
    World,
    answers,
    choose,
    labels,
    menu,
    parts,
    press,
    reply,
    sane,
    words,
)
from tests.support.baltimore_ohio.states import cash, running
from tests.support.positions import make_ctx

HOW_MANY, BUY_MANY, BACK_MANY = "Sell how many?", "Buy how many?", "Buy back how many?"


def _details(message: Any, hint: str) -> list[str]:
    """The second lines of a menu."""
    menus = [part for part in parts(message) if part.get("placeholder") == hint]
    return [row["description"] for part in menus for row in part["options"]]


async def test_stock_is_sold_with_three_presses(world: World) -> None:
    await world.at(market())
    assert "You have **$300**" in words(world.card)
    assert menu(world.card, SELL) == {turn("_B"): "B&O", turn("_P"): "PA"}
    page = await choose(world.ann, world.card, SELL, turn("_B"))
    assert "How many of your 4 shares of **B&O**" in sane(page)
    other = await choose(world.ann, world.card, SELL, turn("_P"))
    assert "Do you want to sell your share of **PA**, at **" in sane(other)
    assert menu(page, HOW_MANY) == {
        turn("sB1"): "1 share: $66",
        turn("sB2"): "2 shares: $132",
        turn("sB3"): "3 shares: $198",
        turn("sB4"): "4 shares: $264",
    }
    page = await choose(world.ann, page, HOW_MANY, turn("sB3"))
    text = sane(page)
    assert "Sell 3 B&O for $198. Cash then: **$498**" in text
    assert "Values: B&O $66 → $60." in text
    assert "**bob** becomes President of B&O in your place." in text
    assert "Your shares after that: 1 B&O, 1 PA." in text
    assert "You can't buy B&O again in this Market Round." in text
    assert (
        "Orphan Stock left at the end of the Market Round lowers the value one more space: B&O."
        in text
    )
    assert page.ephemeral
    alt = page.attachments[0].description
    assert "ann: deal like this?" in alt and "As it would be: Cash" in alt
    assert "Shares of B&O 4 → 1 · Value of B&O $66 → $60" in alt
    assert await world.unchanged()
    done = await press(world.ann, page, "Confirm")
    assert sane(done).startswith(
        "You sell **3 B&O** for $198; B&O $66 → $60; **bob is the new President of B&O**."
    )
    text = words(world.card)
    assert "**ann** sells **3 B&O** for $198; B&O $66 → $60" in text
    assert "**bob is the new President of B&O**" in text
    assert [user.id for user in world.card.mentions] == [world.bob.id]


async def test_several_railroads_are_one_sale(world: World) -> None:
    """All at the values before the sale (rule 7), and the last share stays with a player (8)."""
    await world.at(market())
    page = await choose(world.ann, world.card, SELL, turn("_B"))
    page = await choose(world.ann, page, HOW_MANY, turn("sB2"))
    assert menu(page, SELL_MORE) == {turn("sB2_P"): "PA"}
    page = await choose(world.ann, page, SELL_MORE, turn("sB2_P"))
    assert menu(page, HOW_MANY) == {turn("sB2P1"): "1 share: $60"}
    page = await choose(world.ann, page, HOW_MANY, turn("sB2P1"))
    text = sane(page)
    assert "Sell 2 B&O, 1 PA for $192. Cash then: **$492**" in text
    assert "Values: B&O $66 → $60, PA $60 → $55." in text
    page = await press(world.ann, page, "Remove the last step")
    assert "Sell 2 B&O for $132. Cash then: **$432**" in sane(page)
    await press(world.ann, page, "Confirm")
    assert (await world.table()).version == 2


async def test_held_and_orphan_stock_are_bought_mixed(world: World) -> None:
    await world.at(market())
    page = await choose(world.ann, world.card, BUY, turn("_P"))
    assert "costs **$60** a share: 3 Held" in sane(page) and "3 Orphan Stock" in words(page)
    offered = menu(page, BUY_MANY)
    assert offered[turn("bP10")] == "1 Held: $60"
    assert offered[turn("bP02")] == "2 Orphan Stock: $120"
    assert offered[turn("bP21")] == "2 Held + 1 Orphan Stock: $180"
    assert turn("bP33") not in offered, "$360 is more than she has"
    page = await choose(world.ann, page, BUY_MANY, turn("bP21"))
    text = sane(page)
    assert "Buy 3 PA for $180 (2 Held, 1 Orphan Stock). Cash then: **$120**" in text
    assert "**You become President of PA.**" in text and "Treasuries: PA $240." in text
    await press(world.ann, page, "Confirm")
    assert "**ann** buys **3 PA** for $180 (2 Held, 1 Orphan Stock)" in words(world.card)


async def test_a_railroad_is_started_at_a_value_of_the_tech_level(world: World) -> None:
    """Railroad, value and number of shares in two presses, then Confirm (13)."""
    await world.at(market(tech_level=2))
    assert menu(world.card, BUY)[turn("_C")] == "Start C&O…"
    assert turn("_E") not in menu(world.card, BUY), "the Erie begins at Tech Level 3 (5)"
    page = await choose(world.ann, world.card, BUY, turn("_C"))
    assert "Start **C&O**" in sane(page)
    at_60, at_74 = "At $60 a share, buy…", "At $74 a share, buy…"
    assert menu(page, at_60)[turn("bC50.60")] == "5 shares: $300"
    assert turn("bC50.74") not in menu(page, at_74), "$370 are more than she has"
    page = await choose(world.ann, page, at_74, turn("bC40.74"))
    text = sane(page)
    assert "Start **C&O** at $74 and buy 4 for $296. Cash then: **$4**" in text
    assert "**You become President of C&O.**" in text and "Treasuries: C&O $296." in text
    await press(world.ann, page, "Confirm")
    assert "**ann** starts **C&O** at $74; buys **4 C&O** for $296." in words(world.card)


async def test_a_railroad_comes_back_from_receivership(world: World) -> None:
    state = market()
    receivership(state, "CO", "K14")
    await world.at(state)
    assert menu(world.card, BUY)[turn("_C")] == "Bring C&O back from receivership…"
    page = await choose(world.ann, world.card, BUY, turn("_C"))
    assert "its track is still there, its equipment isn't" in sane(page)
    page = await choose(world.ann, page, "At $55 a share, buy…", turn("bC20.55"))
    assert "Bring **C&O** back at $55 and buy 2 for $110" in sane(page)
    await press(world.ann, page, "Confirm")
    assert "brings **C&O** back from receivership at $55" in words(world.card)


async def test_the_president_has_orphans_bought_back(world: World) -> None:
    """Also those he has just sold, at the dropped value (14)."""
    await world.at(market())
    assert menu(world.card, BACK) == {turn("_B"): "B&O"}, "Bob presides over the PA"
    page = await choose(world.ann, world.card, SELL, turn("_B"))
    page = await choose(world.ann, page, HOW_MANY, turn("sB1"))
    page = await choose(world.ann, page, BACK, turn("sB1_B"))
    assert menu(page, BACK_MANY) == {
        turn("sB1rB1"): "1 share: $60",
        turn("sB1rB2"): "2 shares: $120",
    }
    page = await choose(world.ann, page, BACK_MANY, turn("sB1rB2"))
    text = sane(page)
    assert "**2.** B&O buys 2 back for $120 from its treasury\n" in text
    assert "Treasuries: B&O $30." in text
    assert "Orphan Stock left" not in text
    await press(world.ann, page, "Confirm")
    assert "has B&O buy back 2 of its shares for $120" in words(world.card)


async def test_parts_come_in_any_order(world: World) -> None:
    """Bought first, then sold: of what was owned before, though more may be sold (10)."""
    await world.at(market())
    page = await choose(world.ann, world.card, BUY, turn("_P"))
    page = await choose(world.ann, page, BUY_MANY, turn("bP10"))
    assert not menu(page, BUY), "one purchase a turn (6)"
    assert "up to 1" in _details(page, SELL)[-1], "the one owned before"
    page = await choose(world.ann, page, SELL, turn("bP10_P"))
    assert menu(page, HOW_MANY) == {turn("bP10sP1"): "1 share: $60"}
    page = await choose(world.ann, page, HOW_MANY, turn("bP10sP1"))
    text = sane(page)
    assert "**1.** Buy 1 PA for $60. Cash then: **$240**" in text
    assert "**2.** Sell 1 PA for $60. Cash then: **$300**" in text
    page = await press(world.ann, page, "Remove the last step")
    page = await press(world.ann, page, "Remove the last step")
    assert "Put your turn together" in sane(page) and "Confirm" not in labels(page)
    assert await world.unchanged()


async def test_what_the_turn_itself_buys_is_not_offered_for_sale(world: World) -> None:
    await world.at(market(tech_level=2))
    page = await choose(world.ann, world.card, BUY, turn("_C"))
    page = await choose(world.ann, page, "At $74 a share, buy…", turn("bC40.74"))
    assert list(menu(page, SELL).values()) == ["B&O", "PA"]


def test_a_turn_of_one_thing_has_no_order() -> None:
    state = market()
    cash(state, 0, 300, 300)
    del state.players[0].shares["PA"]
    state.railroads["BO"].orphan = 0
    page = MARKET.answer(make_ctx(state), "", False, {})
    assert isinstance(page, EphemeralPage)
    assert page.text == "In this turn you can sell stock. You have **$0**."
    page = MARKET.answer(make_ctx(state, language="de"), "", False, {})
    assert isinstance(page, EphemeralPage)
    assert page.text.startswith("In diesem Zug kannst du Aktien verkaufen. Du hast **0")


async def test_the_last_pass_ends_the_round(world: World) -> None:
    await world.at(market())
    await press(world.ann, world.card, "Pass")
    assert "One player has passed; 2 more passes end the Market Round." in words(world.card)
    await press(world.bob, world.card, "Pass")
    assert "2 players have passed in a row; if you pass too" in words(world.card)
    await press(world.cat, world.card, "Pass (ends the round)")
    text = words(world.card)
    assert "**cat** passes." in text
    assert (
        "Orphan Stock lowers values at the end of the Market Round: B&O $66 → $60, PA $60 → $55"
        in text
    ), "both have some (15)"


async def test_what_was_sold_is_said_and_not_offered(world: World) -> None:
    state = market()
    state.players[0].sold = ["PA"]
    await world.at(state)
    assert "You sold these in this Market Round, so you can't buy them again in it: PA" in words(
        world.card
    )
    assert turn("_P") not in menu(world.card, BUY)
    result = await world.ann.slash(world.channel, "bando buy", railroad="PA", held=1)
    assert "(rule 10)" in reply(result)


async def test_refusals_cite_their_rulings(world: World) -> None:
    """What no menu offers is refused by the rules, whole."""
    state = market()
    cash(state, 100, 300, 300)
    await world.at(state)
    for command, options, rule in (
        ("sell", {"railroad": "B&O", "count": 5}, "6"),
        ("buy", {"railroad": "PA", "held": 2}, "4"),
        ("buy", {"railroad": "PA", "orphan": 4}, "6"),
        ("start", {"railroad": "Erie", "value": 55, "count": 1}, "5"),
        ("start", {"railroad": "C&O", "value": 74, "count": 1}, "13"),
        ("start", {"railroad": "PA", "value": 60, "count": 1}, "13"),
        ("buy-back", {"railroad": "PA", "count": 1}, "14"),
        ("buy-back", {"railroad": "B&O", "count": 3}, "14"),
        ("auction", {"card": "Steel Producers", "bid": 5}, "45"),
        ("bid", {"amount": 5}, "6"),
        ("leave", {}, "6"),
    ):
        result = await world.ann.slash(world.channel, f"bando {command}", **options)
        assert f"(rule {rule})" in reply(result), command
    assert await world.unchanged()


async def test_the_last_share_stays_with_the_players(world: World) -> None:
    state = market()
    running(state, "CO", {0: 3}, value=55)
    await world.at(state)
    page = await choose(world.ann, world.card, SELL, turn("_C"))
    assert list(menu(page, HOW_MANY)) == [turn("sC1"), turn("sC2")]
    result = await world.ann.slash(world.channel, "bando sell", railroad="C&O", count=3)
    assert "(rule 8)" in reply(result)


async def test_a_page_leads_back_to_the_turn_as_planned(world: World) -> None:
    """From how many, at which value, and with which bid, without losing what is planned."""
    await world.at(barons())
    for hint, name in [(SELL, "B"), (BUY, "P"), (BUY, "C"), (OPEN, "1")]:
        page = await choose(world.ann, world.card, hint, turn(f"_{name}"))
        page = await press(world.ann, page, "Back to your turn")
        assert "Put your turn together" in sane(page)
        page = await choose(world.ann, page, BACK, turn("_B"))
        page = await choose(world.ann, page, BACK_MANY, turn("rB1"))
        planned = words(page)
        page = await choose(world.ann, page, hint, turn(f"rB1_{name}"))
        page = await press(world.ann, page, "Back to your turn")
        assert words(page) == planned and "B&O buys 1 back for $66" in planned
        assert await world.unchanged()


async def test_back_leads_to_the_page_of_the_last_choice(world: World) -> None:
    """From the turn as planned to how many, and from there to what was planned before."""
    await world.at(barons())
    page = await choose(world.ann, world.card, SELL, turn("_B"))
    page = await choose(world.ann, page, HOW_MANY, turn("sB2"))
    planned = words(page)
    page = await choose(world.ann, page, SELL_MORE, turn("sB2_P"))
    question = words(page)
    page = await choose(world.ann, page, HOW_MANY, turn("sB2P1"))
    page = await press(world.ann, page, "Back")
    assert words(page) == question
    page = await press(world.ann, page, "Back to your turn")
    assert words(page) == planned
    page = await choose(world.ann, page, BUY, turn("sB2_C"))
    question = words(page)
    page = await choose(world.ann, page, "At $55 a share, buy…", turn("sB2bC10.55"))
    page = await press(world.ann, page, "Back")
    assert words(page) == question
    page = await choose(world.ann, page, "At $55 a share, buy…", turn("sB2bC10.55"))
    page = await choose(world.ann, page, BACK, turn("sB2bC10.55_B"))
    question = words(page)
    page = await choose(world.ann, page, BACK_MANY, turn("sB2bC10.55rB1"))
    page = await press(world.ann, page, "Back")
    assert words(page) == question
    assert await world.unchanged()


async def test_how_a_railroad_begins_is_told_to_whoever_can_begin_one(world: World) -> None:
    state = market()
    cash(state, 30, 300, 300)
    await world.at(state)
    assert "You start a railroad" not in words(world.card), "ann has too little"
    await press(world.ann, world.card, "Pass")
    assert "You start a railroad by buying its first shares" in words(world.card), "bob can"


async def _traded(person: Any, message: Any, **entered: str) -> Any:
    """The answer to the form of a sale and a purchase."""
    form = await person.click(message, label="Sell and buy…")
    kinds = {row["component"]["custom_id"]: row["component"] for row in form.modal["components"]}
    chosen = {name: [word] if kinds[name]["type"] == 3 else word for name, word in entered.items()}
    return await person.submit_modal(form, chosen)


async def test_a_sale_and_a_purchase_are_one_form_and_a_confirmation(world: World) -> None:
    """Offered is also what only the sale pays for; an empty number means as many as possible, Held
    shares before Orphan Stock."""
    state = market()
    cash(state, 0, 300, 300)
    await world.at(state)
    form = await world.ann.click(world.card, label="Sell and buy…")
    fields = {row["component"]["custom_id"]: row["component"] for row in form.modal["components"]}
    assert list(fields) == ["sell", "sell_count", "buy", "buy_count"]
    offered = {option["value"]: option["label"] for option in fields["buy"]["options"]}
    assert offered["PA-0"] == "PA" and offered["CO-55"] == "Start C&O at $55"
    page = answers(await _traded(world.ann, world.card, sell="BO", sell_count="2", buy="CO-55"))[-1]
    assert "Sell 2 B&O for $132" in sane(page)
    assert "Start **C&O** at $55 and buy 2 for $110. Cash then: **$22**" in sane(page)
    await press(world.ann, page, "Confirm")
    assert "**ann** sells **2 B&O** for $132" in words(world.card)
    page = answers(await _traded(world.bob, world.card, buy="PA-0", buy_count="4"))[-1]
    assert "Buy 4 PA for $240 (3 Held, 1 Orphan Stock)" in sane(page)


async def test_the_rules_refuse_what_is_entered_in_a_form(world: World) -> None:
    await world.at(market())
    for entered, said in (
        ({"sell": "PA", "sell_count": "2"}, "rule 6"),
        ({"buy": "PA-0", "buy_count": "6"}, "rule 4"),
        ({"sell": "BO", "sell_count": "x"}, "isn't a whole number"),
    ):
        assert said in reply(await _traded(world.ann, world.card, **entered))
    assert await world.unchanged()
