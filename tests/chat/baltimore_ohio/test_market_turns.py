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
    follow,
    labels,
    menu,
    parts,
    press,
    sane,
    tells,
    words,
)
from tests.support.baltimore_ohio.states import cash, running
from tests.support.positions import make_ctx

HOW_MANY, BUY_MANY, BACK_MANY = "Sell how many?", "Buy how many?", "Buy back how many?"
AT_55, AT_60, AT_74 = (f"At ${value} a share, buy…" for value in (55, 60, 74))


async def test_stock_is_sold_with_three_presses(world: World) -> None:
    await world.at(market())
    tells(world.card, "You have **$300**")
    assert menu(world.card, SELL) == {turn("_B"): "B&O", turn("_P"): "PA"}
    other = await choose(world.ann, world.card, SELL, turn("_P"))
    tells(other, "Do you want to sell your share of **PA**, at **")
    page = await choose(world.ann, world.card, SELL, turn("_B"))
    tells(page, "How many of your 4 shares of **B&O**")
    assert menu(page, HOW_MANY) == {
        turn("sB1"): "1 share: $66",
        turn("sB2"): "2 shares: $132",
        turn("sB3"): "3 shares: $198",
        turn("sB4"): "4 shares: $264",
    }
    page = await choose(world.ann, page, HOW_MANY, turn("sB3"))
    tells(
        page,
        "Sell 3 B&O for $198. Cash then: **$498**",
        "Values: B&O $66 → $60.",
        "**bob** becomes President of B&O in your place.",
        "Your shares after that: 1 B&O, 1 PA.",
        "You can't buy B&O again in this Market Round.",
        "Orphan Stock left at the end of the Market Round lowers the value one more space: B&O.",
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
    told = "**ann** sells **3 B&O** for $198; B&O $66 → $60"
    tells(world.card, told, "**bob is the new President of B&O**")
    assert world.called == [world.bob.id]


async def test_several_railroads_are_one_sale(world: World) -> None:
    """All at the values before the sale (rule 7), and the last share stays with a player (8)."""
    await world.at(market())
    page = await follow(world.ann, world.card, (SELL, turn("_B")), (HOW_MANY, turn("sB2")))
    assert menu(page, SELL_MORE) == {turn("sB2_P"): "PA"}
    page = await choose(world.ann, page, SELL_MORE, turn("sB2_P"))
    assert menu(page, HOW_MANY) == {turn("sB2P1"): "1 share: $60"}
    page = await choose(world.ann, page, HOW_MANY, turn("sB2P1"))
    values = "Values: B&O $66 → $60, PA $60 → $55."
    tells(page, "Sell 2 B&O, 1 PA for $192. Cash then: **$492**", values)
    page = await press(world.ann, page, "Remove the last step")
    tells(page, "Sell 2 B&O for $132. Cash then: **$432**")
    await world.confirm(world.ann, page, "Confirm")


async def test_held_and_orphan_stock_are_bought_mixed(world: World) -> None:
    await world.at(market())
    page = await choose(world.ann, world.card, BUY, turn("_P"))
    tells(page, "costs **$60** a share: 3 Held", "3 Orphan Stock")
    offered = menu(page, BUY_MANY)
    assert offered[turn("bP10")] == "1 Held: $60"
    assert offered[turn("bP02")] == "2 Orphan Stock: $120"
    assert offered[turn("bP21")] == "2 Held + 1 Orphan Stock: $180"
    assert turn("bP33") not in offered, "$360 is more than she has"
    page = await choose(world.ann, page, BUY_MANY, turn("bP21"))
    tells(
        page,
        "Buy 3 PA for $180 (2 Held, 1 Orphan Stock). Cash then: **$120**",
        "**You become President of PA.**",
        "Treasuries: PA $240.",
    )
    told = "**ann** buys **3 PA** for $180 (2 Held, 1 Orphan Stock)"
    await world.confirm(world.ann, page, "Confirm", told)


async def test_a_railroad_is_started_at_a_value_of_the_tech_level(world: World) -> None:
    """Railroad, value and number of shares in two presses, then Confirm (13); how one begins is
    told to whoever can begin one."""
    begin = "You start a railroad by buying its first shares"
    await world.at(market(tech_level=2))
    tells(world.card, begin)
    assert menu(world.card, BUY)[turn("_C")] == "Start C&O…"
    assert turn("_E") not in menu(world.card, BUY), "the Erie begins at Tech Level 3 (5)"
    page = await choose(world.ann, world.card, BUY, turn("_C"))
    tells(page, "Start **C&O**")
    assert menu(page, AT_60)[turn("bC50.60")] == "5 shares: $300"
    assert turn("bC50.74") not in menu(page, AT_74), "$370 are more than she has"
    page = await choose(world.ann, page, AT_74, turn("bC40.74"))
    assert list(menu(page, SELL).values()) == ["B&O", "PA"], "nothing of what the turn itself buys"
    tells(
        page,
        "Start **C&O** at $74 and buy 4 for $296. Cash then: **$4**",
        "**You become President of C&O.**",
        "Treasuries: C&O $296.",
    )
    told = "**ann** starts **C&O** at $74; buys **4 C&O** for $296."
    await world.confirm(world.ann, page, "Confirm", told)
    state = market()
    cash(state, 30, 300, 300)
    await world.at(state)
    assert begin not in words(world.card), "ann has too little"


async def test_a_railroad_comes_back_from_receivership(world: World) -> None:
    state = market()
    receivership(state, "CO", "K14")
    await world.at(state)
    assert menu(world.card, BUY)[turn("_C")] == "Bring C&O back from receivership…"
    page = await choose(world.ann, world.card, BUY, turn("_C"))
    tells(page, "its track is still there, its equipment isn't")
    page = await choose(world.ann, page, AT_55, turn("bC20.55"))
    tells(page, "Bring **C&O** back at $55 and buy 2 for $110")
    await world.confirm(world.ann, page, "Confirm", "brings **C&O** back from receivership at $55")


async def test_the_president_has_orphans_bought_back(world: World) -> None:
    """Also those he has just sold, at the dropped value (14)."""
    await world.at(market())
    assert menu(world.card, BACK) == {turn("_B"): "B&O"}, "Bob presides over the PA"
    way = ((SELL, turn("_B")), (HOW_MANY, turn("sB1")), (BACK, turn("sB1_B")))
    page = await follow(world.ann, world.card, *way)
    back = {turn("sB1rB1"): "1 share: $60", turn("sB1rB2"): "2 shares: $120"}
    assert menu(page, BACK_MANY) == back
    page = await choose(world.ann, page, BACK_MANY, turn("sB1rB2"))
    bought = "**2.** B&O buys 2 back for $120 from its treasury\n"
    assert "Orphan Stock left" not in tells(page, bought, "Treasuries: B&O $30.")
    await world.confirm(world.ann, page, "Confirm", "B&O buy back 2 of its shares for $120")


async def test_parts_come_in_any_order(world: World) -> None:
    """Bought first, then sold: of what was owned before, though more may be sold (10)."""
    await world.at(market())
    page = await follow(world.ann, world.card, (BUY, turn("_P")), (BUY_MANY, turn("bP10")))
    assert not menu(page, BUY), "one purchase a turn (6)"
    rows = [row for p in parts(page) if p.get("placeholder") == SELL for row in p["options"]]
    assert "up to 1" in rows[-1]["description"], "the one owned before"
    page = await choose(world.ann, page, SELL, turn("bP10_P"))
    assert menu(page, HOW_MANY) == {turn("bP10sP1"): "1 share: $60"}
    page = await choose(world.ann, page, HOW_MANY, turn("bP10sP1"))
    tells(
        page,
        "**1.** Buy 1 PA for $60. Cash then: **$240**",
        "**2.** Sell 1 PA for $60. Cash then: **$300**",
    )
    page = await follow(world.ann, page, "Remove the last step", "Remove the last step")
    tells(page, "Put your turn together")
    assert "Confirm" not in labels(page) and await world.unchanged()


def test_a_turn_of_one_thing_has_no_order() -> None:
    state = market()
    cash(state, 0, 300, 300)
    del state.players[0].shares["PA"]
    state.railroads["BO"].orphan = 0
    page = MARKET.answer(make_ctx(state), "", False, {})
    assert isinstance(page, EphemeralPage)
    assert page.text == "In this turn you can sell stock. You have **$0**."


async def test_the_last_pass_ends_the_round(world: World) -> None:
    await world.at(market())
    await press(world.ann, world.card, "Pass")
    tells(world.card, "One player has passed; 2 more passes end the Market Round.")
    await press(world.bob, world.card, "Pass")
    tells(world.card, "2 players have passed in a row; if you pass too")
    await press(world.cat, world.card, "Pass (ends the round)")
    lowered = "at the end of the Market Round: B&O $66 → $60, PA $60 → $55"
    tells(world.card, f"Orphan Stock lowers values {lowered}")


async def test_what_was_sold_is_said_and_not_offered(world: World) -> None:
    """Nor is the last share that players have of a railroad (8)."""
    state = market()
    running(state, "CO", {0: 3}, value=55)
    state.players[0].sold = ["PA"]
    await world.at(state)
    barred = "You sold these in this Market Round, so you can't buy them again in it: PA"
    tells(world.card, barred)
    assert turn("_P") not in menu(world.card, BUY)
    tells(await world.command(world.ann, "bando buy", railroad="PA", held=1), "(rule 10)")
    page = await choose(world.ann, world.card, SELL, turn("_C"))
    assert list(menu(page, HOW_MANY)) == [turn("sC1"), turn("sC2")]


async def test_refusals_cite_their_rulings(world: World) -> None:
    """What no menu offers is refused by the rules, whole."""
    state = market()
    cash(state, 100, 300, 300)
    await world.at(state)
    for command, options, rule in (
        ("sell", {"railroad": "B&O", "count": 5}, "6"),
        ("buy", {"railroad": "PA", "held": 2}, "4"),
        ("start", {"railroad": "Erie", "value": 55, "count": 1}, "5"),
        ("start", {"railroad": "C&O", "value": 74, "count": 1}, "13"),
        ("start", {"railroad": "PA", "value": 60, "count": 1}, "13"),
        ("buy-back", {"railroad": "PA", "count": 1}, "14"),
        ("auction", {"card": "Steel Producers", "bid": 5}, "45"),
        ("bid", {"amount": 5}, "6"),
        ("leave", {}, "6"),
    ):
        page = await world.command(world.ann, f"bando {command}", **options)
        tells(page, f"(rule {rule})")
    assert await world.unchanged()


async def test_a_page_leads_back_to_the_turn_as_planned(world: World) -> None:
    """From how many, at which value, and with which bid, without losing what is planned."""
    await world.at(barons())
    for hint, name in [(SELL, "B"), (BUY, "P"), (BUY, "C"), (OPEN, "1")]:
        page = await follow(world.ann, world.card, (hint, turn(f"_{name}")), "Back to your turn")
        tells(page, "Put your turn together")
        page = await follow(world.ann, page, (BACK, turn("_B")), (BACK_MANY, turn("rB1")))
        planned = tells(page, "B&O buys 1 back for $66")
        page = await follow(world.ann, page, (hint, turn(f"rB1_{name}")), "Back to your turn")
        assert words(page) == planned
    assert await world.unchanged()


async def test_back_leads_to_the_page_of_the_last_choice(world: World) -> None:
    """From the turn as planned to how many, and from there to what was planned before."""
    await world.at(barons())
    planned = await follow(world.ann, world.card, (SELL, turn("_B")), (HOW_MANY, turn("sB2")))
    before = words(planned)
    page = await choose(world.ann, planned, SELL_MORE, turn("sB2_P"))
    question = words(page)
    page = await follow(world.ann, page, (HOW_MANY, turn("sB2P1")), "Back")
    assert words(page) == question
    page = await press(world.ann, page, "Back to your turn")
    assert words(page) == before
    page = await choose(world.ann, page, BUY, turn("sB2_C"))
    question, start = words(page), (AT_55, turn("sB2bC10.55"))
    page = await follow(world.ann, page, start, "Back")
    assert words(page) == question
    page = await follow(world.ann, page, start, (BACK, turn("sB2bC10.55_B")))
    question = words(page)
    page = await follow(world.ann, page, (BACK_MANY, turn("sB2bC10.55rB1")), "Back")
    assert words(page) == question
    assert await world.unchanged()


async def traded(person: Any, message: Any, **entered: str) -> Any:
    """The page that the form of a sale and a purchase leads to."""
    form = await person.click(message, label="Sell and buy…")
    kinds = {row["component"]["custom_id"]: row["component"] for row in form.modal["components"]}
    chosen = {name: [word] if kinds[name]["type"] == 3 else word for name, word in entered.items()}
    return answers(await person.submit_modal(form, chosen))[-1]


async def test_a_sale_and_a_purchase_are_one_form_and_a_confirmation(world: World) -> None:
    """Offered is also what only the sale pays for; an empty number means as many as possible, Held
    shares before Orphan Stock; the rules refuse what can't be."""
    state = market()
    cash(state, 0, 300, 300)
    await world.at(state)
    form = await world.ann.click(world.card, label="Sell and buy…")
    fields = {row["component"]["custom_id"]: row["component"] for row in form.modal["components"]}
    assert list(fields) == ["sell", "sell_count", "buy", "buy_count"]
    offered = {option["value"]: option["label"] for option in fields["buy"]["options"]}
    assert offered["PA-0"] == "PA" and offered["CO-55"] == "Start C&O at $55"
    for entered, said in (
        ({"sell": "PA", "sell_count": "2"}, "rule 6"),
        ({"buy": "PA-0", "buy_count": "2"}, "rule 4"),
        ({"sell": "BO", "sell_count": "x"}, "isn't a whole number"),
    ):
        tells(await traded(world.ann, world.card, **entered), said)
    page = await traded(world.ann, world.card, sell="BO", sell_count="2", buy="CO-55")
    started = "Start **C&O** at $55 and buy 2 for $110. Cash then: **$22**"
    tells(page, "Sell 2 B&O for $132", started)
    await world.confirm(world.ann, page, "Confirm", "**ann** sells **2 B&O** for $132")
    page = await traded(world.bob, world.card, buy="PA-0", buy_count="4")
    tells(page, "Buy 4 PA for $240 (3 Held, 1 Orphan Stock)")
