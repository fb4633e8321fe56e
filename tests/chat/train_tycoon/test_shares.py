"""Train Tycoon: Trading, Treasury and IPO in chat: what is asked, shown first, told and refused."""

from bot.chat.cards.naming import name_action
from cogs.train_tycoon.chat import CHAT
from rules.train_tycoon.model.actions import PassTarget, SetPrice
from rules.train_tycoon.model.position import Position, Step
from rules.train_tycoon.model.state import State
from rules.train_tycoon.shares.trading import can_trade
from tests.chat.harness.world import World, choose, labels, press, tells
from tests.chat.train_tycoon.positions import market, own_page, pricing, secretly, trading
from tests.support.positions import make_ctx
from tests.support.train_tycoon.states import act


def floating() -> State:
    """Nobody has named a target; Ann may bring a company to the market."""
    state = market(Step.MERGERS)
    for _ in range(3):
        act(state, state.mover or 0, PassTarget())
    return state


def test_a_secret_choice_is_named_as_its_menu_does() -> None:
    """So a hint says it, and leads to it."""
    ctx = make_ctx(pricing(), seat=0)
    named = (("low", "PDL: 🟥 low, $5 a share"), ("high", "PDL: 🟩 high, $55 a share"))
    for level, label in named:
        key = f"price/PDL/{level}"
        assert name_action(CHAT, ctx, SetPrice("PDL", level), ()) == (key, label)  # type: ignore[arg-type]


async def test_a_trade_says_what_each_choice_comes_to_and_is_told_with_pairs_and_money(
    world: World,
) -> None:
    """Rulings 10 to 14: Bob sells to Cat, who buys."""
    await world.at(trading())
    tells(
        await own_page(world, world.bob),
        "at **$35**. You hold 1 of 4 shares",
        "buy: leaves you $65. From a seller if there is one, otherwise from ann (3 left)",
        "sell: leaves you $135",
        "otherwise ann must take it",
    )
    await secretly(world, world.bob, "trade/PDL/sell")
    await secretly(world, world.cat, "trade/PDL/buy")
    trades = ("bob: 🟥 sell", "cat: 🟩 buy", "cat buys 1 share from bob for $35")
    tells(world.card, "**PDL** is traded", *trades)


async def test_what_would_count_as_a_pass_has_no_button_and_is_said_before(world: World) -> None:
    """Ruling 11: Cat has no share of PDL."""
    state = trading()
    assert not can_trade(Position(state), 2, "PDL", "sell")
    await world.at(state)
    page = await own_page(world, world.cat)
    assert labels(page)[:2] == ["Buy PDL for $35", "Pass"]
    tells(page, "would count as a pass: you have no share (rule 11)")
    page = await world.command(world.cat, "tycoon trade", order="sell")
    tells(page, "would count as a pass")
    await press(world.cat, page, "Choose it anyway")
    await secretly(world, world.bob, "trade/PDL/pass")
    tells(world.card, "cat: 🟥 sell (counts as a pass)")


async def test_a_share_is_bought_from_a_menu_and_shown_first(world: World) -> None:
    """Ruling 15."""
    await world.at(market(Step.TREASURY))
    tells(world.card, "You have **$100**")
    page = await choose(world.ann, world.card, "Buy a share…", "CHC")
    tells(
        page,
        "You buy a new share of **CHC, Chinook Central** for $25",
        "$100 → $75, then 2 of 5 shares",
        "CHC: $300 → $325; share value $75 → $65",
    )
    assert page.attachments, "the company large"
    await world.confirm(world.ann, page, "Buy", "**ann** buys a new share of **CHC** for $25")


async def test_in_debt_a_share_must_be_sold(world: World) -> None:
    """Ruling 17."""
    await world.at(market(Step.TREASURY, nets=(-20, 100, 100)))
    tells(world.card, "must sell one share")
    assert "Pass" not in labels(world.card)
    tells(await world.command(world.ann, "tycoon pass"), "you must sell one", "rule 17")
    page = await world.command(world.ann, "tycoon sell", company="PDL")
    told = "a share of **PDL** back to the company for $25; ann repays 1 loan (now 0)"
    await world.confirm(world.ann, page, "Sell", told)


async def test_bankruptcy_is_shown_with_its_sums_before_it_is_declared(world: World) -> None:
    """Rulings 21, 22."""
    await world.at(market(Step.END_TREASURY))
    page = await press(world.ann, world.card, "Declare bankruptcy…")
    tells(
        page,
        "ann declares bankruptcy**: cash and loans ($100) become $0",
        "3 shares of PDL",
        "You stop being president of PDL and SNR at once",
    )
    await world.confirm(world.ann, page, "Declare bankruptcy", "**declares bankruptcy**")
    await world.bob.click(world.card, label="Go on")
    tells(world.card, "**bob** doesn't declare bankruptcy")


async def test_a_company_comes_to_the_market(world: World) -> None:
    """Rulings 39 to 42."""
    await world.at(floating())
    page = await choose(world.ann, world.card, "Bring to the market…", "NLR")
    tells(page, "with $100 at most 4", "bob (up to 2) and cat (up to 2)")
    page = await world.command(world.ann, "tycoon ipo", company="NLR")
    await world.confirm(world.ann, page, "Bring NLR to the market")
    tells(await own_page(world, world.bob), "A yes binds")
    await secretly(world, world.bob, "join/yes")
    tells(await own_page(world, world.bob), "chosen **🟩 yes**")
    await world.command(world.cat, "tycoon answer", answer="no")
    tells(world.card, "bob: 🟩 yes, cat: 🟥 no", "**NLR is in the game** with 4 shares and $100")
