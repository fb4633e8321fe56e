"""Train Tycoon: Trading, Treasury and IPO in chat: what is asked, shown first, told and refused."""

from typing import Any

from bot.chat.cards.naming import name_action
from bot.chat.contract.table_context import TableContext
from cogs.train_tycoon.chat import CHAT
from rules.train_tycoon import GAME
from rules.train_tycoon.model.actions import PassTarget, SetPrice
from rules.train_tycoon.model.position import Position, Step
from rules.train_tycoon.model.state import State
from rules.train_tycoon.shares.trading import can_trade
from tests.chat.harness.world import World, answers, labels, parts, reply, words
from tests.chat.train_tycoon.positions import market, own_page, pricing, secretly
from tests.support.train_tycoon.states import act


def trading(level: str = "mid", **changes: Any) -> State:
    """Everybody has set this level; PDL, Ann's, is traded."""
    state = pricing(**changes)
    for ask in list(state.asks):
        act(state, ask.seat, SetPrice(ask.company, level))  # type: ignore[arg-type]
    return state


def floating(**changes: Any) -> State:
    """Nobody has named a target; Ann may bring a company to the market."""
    state = market(Step.MERGERS, **changes)
    for _ in range(3):
        act(state, state.mover or 0, PassTarget())
    return state


async def pick(world: World, person: Any, hint: str, value: str) -> str:
    """What a menu of the public card leads to, in private."""
    menu = next(part for part in parts(world.card) if part.get("placeholder") == hint)
    chosen = await person.select(world.card, [value], custom_id=menu["custom_id"])
    return reply(chosen)


def test_a_secret_choice_is_named_as_its_menu_does() -> None:
    """So a hint says it, and leads to it."""
    state = pricing()
    names = ("Ann", "Bob", "Cat")
    ctx = TableContext(1, GAME.view(state, 0), GAME.view(state, None), 0, names, "en", may_act=True)
    named = (("low", "PDL: 🟥 low, $5 a share"), ("high", "PDL: 🟩 high, $55 a share"))
    for level, label in named:
        key = f"price/PDL/{level}"
        assert name_action(CHAT, ctx, SetPrice("PDL", level), ()) == (key, label)  # type: ignore[arg-type]


async def test_a_trade_says_what_each_choice_comes_to_and_is_told_with_pairs_and_money(
    world: World,
) -> None:
    """Rulings 10 to 14: Bob sells to Cat, who buys."""
    await world.at(trading())
    page = words(await own_page(world, world.bob))
    assert "at **$35**. You hold 1 of 4 shares" in page
    assert "buy: leaves you $65. From a seller if there is one, otherwise from ann (3 left)" in page
    assert "sell: leaves you $135" in page and "otherwise ann must take it" in page
    await secretly(world, world.bob, "trade/PDL/sell")
    await secretly(world, world.cat, "trade/PDL/buy")
    text = words(world.card)
    assert "**PDL** is traded" in text
    assert "bob: 🟥 sell" in text and "cat: 🟩 buy" in text
    assert "cat buys 1 share from bob for $35" in text


async def test_a_president_who_must_buy_takes_a_loan_and_the_card_says_so(world: World) -> None:
    """Ruling 14."""
    await world.at(trading("high", nets=(10, 100, 100)))
    await secretly(world, world.bob, "trade/PDL/sell")
    await secretly(world, world.cat, "trade/PDL/pass")
    assert "ann buys 1 share from bob for $55; ann takes 1 loan (now 1)" in words(world.card)


async def test_what_would_count_as_a_pass_has_no_button_and_is_said_before(world: World) -> None:
    """Ruling 11: Cat has no share of PDL."""
    state = trading()
    assert not can_trade(Position(state), 2, "PDL", "sell")
    await world.at(state)
    page = await own_page(world, world.cat)
    assert labels(page)[:2] == ["Buy PDL for $35", "Pass"]
    assert "would count as a pass: you have no share (rule 11)" in words(page)
    result = await world.cat.slash(world.channel, "tycoon trade", order="sell")
    assert "would count as a pass" in reply(result)
    await world.cat.click(result.response, label="Choose it anyway")
    await secretly(world, world.bob, "trade/PDL/pass")
    assert "cat: 🟥 sell (counts as a pass)" in words(world.card)


async def test_a_share_is_bought_from_a_menu_and_shown_first(world: World) -> None:
    """Ruling 15."""
    await world.at(market(Step.TREASURY))
    assert "You have **$100**" in words(world.card)
    menu = next(part for part in parts(world.card) if part.get("placeholder") == "Buy a share…")
    chosen = await world.ann.select(world.card, ["CHC"], custom_id=menu["custom_id"])
    page = answers(chosen)[0]
    assert "You buy a new share of **CHC, Chinook Central** for $25" in words(page)
    assert "$100 → $75, then 2 of 5 shares" in words(page)
    assert "CHC: $300 → $325; share value $75 → $65" in words(page)
    assert page.attachments, "the company large"
    await world.ann.click(page, label="Buy")
    assert "**ann** buys a new share of **CHC** for $25" in words(world.card)


async def test_in_debt_a_share_must_be_sold(world: World) -> None:
    """Ruling 17."""
    await world.at(market(Step.TREASURY, nets=(-20, 100, 100)))
    assert "must sell one share" in words(world.card)
    assert "Pass" not in labels(world.card)
    refused = reply(await world.ann.slash(world.channel, "tycoon pass"))
    assert "you must sell one" in refused and "rule 17" in refused
    page = (await world.ann.slash(world.channel, "tycoon sell", company="PDL")).response
    await world.ann.click(page, label="Sell")
    assert (
        "sells a share of **PDL** back to the company for $25; ann repays 1 loan (now 0)"
        in words(world.card)
    )


async def test_bankruptcy_is_shown_with_its_sums_before_it_is_declared(world: World) -> None:
    """Rulings 21, 22."""
    await world.at(market(Step.END_TREASURY))
    result = await world.ann.click(world.card, label="Declare bankruptcy…")
    page = answers(result)[0]
    assert "ann declares bankruptcy**: cash and loans ($100) become $0" in words(page)
    assert "3 shares of PDL" in words(
        page
    ) and "You stop being president of PDL and SNR at once" in words(page)
    await world.ann.click(page, label="Declare bankruptcy")
    assert "**declares bankruptcy**" in words(world.card)
    await world.bob.click(world.card, label="Go on")
    assert "**bob** doesn't declare bankruptcy" in words(world.card)


async def test_a_company_comes_to_the_market(world: World) -> None:
    """Rulings 39 to 42."""
    await world.at(floating())
    text = await pick(world, world.ann, "Bring to the market…", "NLR")
    assert "with $100 at most 4" in text and "bob (up to 2) and cat (up to 2)" in text
    page = (await world.ann.slash(world.channel, "tycoon ipo", company="NLR")).response
    await world.ann.click(page, label="Bring NLR to the market")
    assert "A yes binds" in words(await own_page(world, world.bob))
    await secretly(world, world.bob, "join/yes")
    assert "chosen **🟩 yes**" in words(await own_page(world, world.bob))
    done = await world.cat.slash(world.channel, "tycoon answer", answer="no")
    assert reply(done)
    text = words(world.card)
    assert "bob: 🟩 yes, cat: 🟥 no" in text
    assert "**NLR is in the game** with 4 shares and $100" in text


async def test_a_company_that_finds_no_buyers_costs_its_initiator(world: World) -> None:
    """Ruling 42."""
    await world.at(floating(nets=(60, 100, 100)))
    page = (await world.ann.slash(world.channel, "tycoon ipo", company="NLR")).response
    await world.ann.click(page, label="Bring NLR to the market")
    for person in (world.bob, world.cat):
        await secretly(world, person, "join/no")
    text = words(world.card)
    assert "only 2 of the 4 shares needed are sold: the IPO fails" in text
    assert "**ann** pays a fee of $20" in text
