"""Rail Baron by buttons: what is bought after an arrival, and what it would leave."""

import pytest

from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Ridden, State
from tests.chat.harness.world import World, choose, follow, menu, parts, press, tells, words
from tests.chat.rail_baron.positions import arrived
from tests.support.rail_baron.states import BOARD


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
    page = await press(world.ann, world.card, "Buy…")
    tells(page, "Nothing that is for sale costs $900 or less")


SHOP, WHAT = "See what is for sale…", "What will you buy?"


async def test_shopping_is_private_sorted_and_says_what_remains(world: World) -> None:
    await world.at(arrived(cash=30_000))
    page = await press(world.ann, world.card, SHOP)
    assert page.ephemeral
    tells(page, "$30,000")
    offered = menu(page, WHAT)
    menus = [part for part in parts(page) if part.get("placeholder")]
    assert [part["placeholder"] for part in menus] == [f"{WHAT} (1/2)", f"{WHAT} (2/2)"]
    sizes = [len(part["options"]) for part in menus]
    assert max(sizes) - min(sizes) <= 1, "none with a lonely line"
    assert list(offered)[:2] == ["Express", "PA"]
    assert "AT&SF" not in offered
    page = await choose(world.ann, page, WHAT, "PA")
    tells(page, "You keep $0")
    page = await press(world.ann, page, "Back")
    assert list(menu(page, WHAT)) == list(offered), "back to the shop, not away"
    page = await choose(world.ann, page, WHAT, "PA")
    await world.confirm(world.ann, page, "Buy", "buys **Pennsylvania (PA)** for $30,000")
    assert "30,000 in cash" not in words(world.card)
    await world.at(arrived(cash=30_000))
    dear = await world.command(world.ann, "railbaron buy railroad", railroad="AT&SF", table=2)
    tells(dear, "rule 15")


def after_a_ride(cash: int) -> State:
    """Ann owes the bank 1,000 for the way she came."""
    state = arrived(cash=cash)
    state.turn.ridden = [Ridden(0, BOARD.segments[0].railroad, 1_000)]
    return state


def in_washington(cash: int) -> State:
    return arrived(cash=cash, milepost=BOARD.milepost_of["Washington"])


EATEN = "$800 more than you'd have left"
NOTHING_LEFT = "you'd have $500, and your next ride costs $1,000 or more"
ON_ONE_S_OWN = "you'd have $500, and riding off your own railroads costs $1,000 or more"


@pytest.mark.parametrize(
    ("state", "thing", "warning", "warned"),
    [
        (after_a_ride(4_200), "Express", EATEN, True),
        (after_a_ride(31_500), "PA", NOTHING_LEFT, True),
        (after_a_ride(33_000), "PA", NOTHING_LEFT, False),
        (in_washington(24_500), "B&O", ON_ONE_S_OWN, True),
        (in_washington(26_000), "B&O", ON_ONE_S_OWN, False),
    ],
)
async def test_a_purchase_that_leaves_too_little_warns(
    world: World, state: State, thing: str, warning: str, warned: bool
) -> None:
    """What is left after this turn's fees is held against the cheapest ride from here. A railroad
    bought is free from here, but the next trip may lead elsewhere."""
    await world.at(state)
    page = await follow(world.ann, world.card, SHOP, (WHAT, thing))
    assert (warning in words(page)) == warned


async def test_trading_an_express_in_says_that_it_is_handed_in(world: World) -> None:
    await world.at(arrived(cash=66_000, engine="Express", options=Options(free_superchief=True)))
    page = await press(world.ann, world.card, SHOP)
    assert "SuperChief for your Express, free of charge" in menu(page, WHAT).values()
    page = await choose(world.ann, page, WHAT, "SuperChief")
    tells(page, "Hand in your Express for the **SuperChief**, free of charge? You keep $66,000.")


async def test_a_game_broken_off_at_a_purchase_shows_the_map(world: World) -> None:
    """Nobody buys any more, so its last card has no prices."""
    await world.at(arrived())
    assert "For sale" in world.card.attachments[0].description
    page = await world.ann.slash(world.channel, "table end")
    await world.ann.click(page.response, label="End it")
    told = world.card.attachments[0].description
    assert "The game has ended" in told and "Map of the USA" in told and "For sale" not in told
