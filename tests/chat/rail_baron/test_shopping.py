"""Rail Baron by buttons: what is bought after an arrival, and what it would leave."""

import pytest

from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Ridden
from tests.chat.harness.world import World, choose, menu, parts, press, reply, sane, words
from tests.chat.rail_baron.positions import arrived


async def test_a_purchase_is_one_form(world: World) -> None:
    """Open and send; what leaves too little is previewed."""
    await world.at(arrived(cash=30_000))
    form = await world.ann.click(world.card, label="Buy…")
    modal = str(form.modal)
    assert "You have $30,000" in modal and "leaves $" in modal
    await world.ann.submit_modal(form, {"thing": ["NYNH&H"]})
    assert "buys" in words(world.card) and "NYNH&H" in words(world.card)


async def test_a_form_without_anything_to_buy_says_so(world: World) -> None:
    await world.at(arrived(cash=900))
    answer = reply(await world.ann.click(world.card, label="Buy…"))
    assert "Nothing that is for sale costs $900 or less" in answer


async def test_shopping_is_private_sorted_and_says_what_remains(world: World) -> None:
    await world.at(arrived(cash=30_000))
    page = await press(world.ann, world.card, "See what is for sale…")
    assert page.ephemeral
    assert "$30,000" in words(page)
    offered = menu(page, "What will you buy?")
    hints = [part["placeholder"] for part in parts(page) if part.get("placeholder")]
    assert hints == ["What will you buy? (1/2)", "What will you buy? (2/2)"]
    sizes = [len(part["options"]) for part in parts(page) if part.get("placeholder")]
    assert max(sizes) - min(sizes) <= 1, "none with a lonely line"
    assert list(offered)[:2] == ["Express", "PA"]
    assert "AT&SF" not in offered
    page = await choose(world.ann, page, "What will you buy?", "PA")
    assert "You keep $0" in sane(page)
    page = await press(world.ann, page, "Back")
    assert list(menu(page, "What will you buy?")) == list(offered), "back to the shop, not away"
    page = await choose(world.ann, page, "What will you buy?", "PA")
    await press(world.ann, page, "Buy")
    assert "buys **Pennsylvania (PA)** for $30,000" in words(world.card)
    assert "30,000 in cash" not in words(world.card)


async def test_a_purchase_that_eats_the_fees_warns(world: World) -> None:
    state = arrived(cash=4_200)
    state.turn.ridden = [Ridden(0, board(Options()).segments[0].railroad, 1_000)]
    await world.at(state)
    page = await press(world.ann, world.card, "See what is for sale…")
    page = await choose(world.ann, page, "What will you buy?", "Express")
    assert "$800 more than you'd have left" in sane(page) and "bankrupt" in words(page)


@pytest.mark.parametrize(("cash", "warned"), [(31_500, True), (33_000, False)])
async def test_a_purchase_after_which_no_ride_can_be_paid_warns(
    world: World, cash: int, warned: bool
) -> None:
    """What is left after this turn's fees is held against the cheapest ride from here."""
    state = arrived(cash=cash)
    state.turn.ridden = [Ridden(0, board(Options()).segments[0].railroad, 1_000)]
    await world.at(state)
    page = await press(world.ann, world.card, "See what is for sale…")
    page = await choose(world.ann, page, "What will you buy?", "PA")
    assert ("you'd have $500, and your next ride costs $1,000 or more" in sane(page)) == warned


@pytest.mark.parametrize(("cash", "warned"), [(24_500, True), (26_000, False)])
async def test_a_purchase_that_leaves_only_rides_on_one_s_own_warns(
    world: World, cash: int, warned: bool
) -> None:
    """The railroad bought is free from here, but the next trip may lead elsewhere."""
    here = board(Options()).milepost_of["Washington"]
    state = arrived(cash=cash, milepost=here)
    await world.at(state)
    page = await press(world.ann, world.card, "See what is for sale…")
    page = await choose(world.ann, page, "What will you buy?", "B&O")
    wanted = "you'd have $500, and riding off your own railroads costs $1,000 or more"
    assert (wanted in sane(page)) == warned


async def test_trading_an_express_in_says_that_it_is_handed_in(world: World) -> None:
    await world.at(arrived(cash=66_000, engine="Express", options=Options(free_superchief=True)))
    page = await press(world.ann, world.card, "See what is for sale…")
    offered = menu(page, "What will you buy?")
    assert "SuperChief for your Express, free of charge" in offered.values()
    page = await choose(world.ann, page, "What will you buy?", "SuperChief")
    assert "Hand in your Express for the **SuperChief**, free of charge? You keep $66,000." in sane(
        page
    )


async def test_an_unaffordable_price_is_refused_with_the_rule(world: World) -> None:
    await world.at(arrived(cash=30_000))
    text = reply(await world.ann.slash(world.channel, "railbaron buy railroad", railroad="AT&SF"))
    assert "rule 15" in text
    assert await world.unchanged()


async def test_a_game_broken_off_at_a_purchase_shows_the_map(world: World) -> None:
    """Nobody buys any more, so its last card has no prices."""
    await world.at(arrived())
    assert "For sale" in world.card.attachments[0].description
    page = await world.ann.slash(world.channel, "table end")
    await world.ann.click(page.response, label="End it")
    told = world.card.attachments[0].description
    assert "The game has ended" in told and "Map of the USA" in told and "For sale" not in told
