"""The draft of Railroad Barons by buttons, and its priority deal."""

import pytest

import data.railroad_barons as facts
from bot.tables.types.games import order_offers
from cogs.railroad_barons.chat import CHAT
from render.railroad_barons.panels.stack import render_stack
from rules.railroad_barons import GAME
from rules.railroad_barons.draft import cards_in_stack, check_select_investor
from rules.railroad_barons.model.actions import SelectInvestor
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Phase
from rules.railroad_barons.standing_orders.order_kinds import TakePriority
from tests.chat.harness.world import World, choose, follow, labels, press, sane, tells, typed
from tests.chat.railroad_barons.positions import drafting, trading
from tests.support.positions import make_ctx

PICK = "Pick an Investor"


async def test_an_investor_is_picked_priced_and_taken_in_four_presses(world: World) -> None:
    """Menu, price and Confirm of the one; the other takes the money or the card (3). Any price can
    be typed."""
    await world.at(drafting())
    tells(world.card, "takes either the card or that much money from the bank")
    page = await choose(world.ann, world.card, PICK, "I40")
    tells(page, "face value is $40")
    for price, said in [
        ("0", "You name **$0**"),
        ("1,000", "You name **$1,000**"),
        ("1001", "rule 3"),
        ("lots", "isn't a whole number"),
        ("-5", "isn't a whole number"),
        ("60,5", "Write 60 or 61"),
    ]:
        page = await choose(world.ann, world.card, PICK, "I40")
        tells(await typed(world.ann, page, "Another price…", price=price), said)
    page = await follow(world.ann, world.card, (PICK, "I40"), "Name $60…", "Back")
    assert labels(page)[:2] == ["Face value: $40…", "Name $20…"]
    page = await press(world.ann, page, "Name $60…")
    tells(page, "You name **$60**")
    told = "names **$60** for the **$40 Investor**"
    await world.confirm(world.ann, page, "Name $60", told)
    assert world.called == [world.bob.id]
    await press(world.bob, world.card, "Take $60")
    tells(world.card, "takes the **$60** (the $40 Investor goes to ann)", "Investor 2 of 4")


async def test_at_face_values_no_price_is_asked(world: World) -> None:
    await world.at(drafting(options=Options(face_values=True)))
    page = await choose(world.ann, world.card, PICK, "I50")
    tells(page, "You select the **$50 Investor**")
    assert not [label for label in labels(page) if "$" in label and "50" not in label]
    told = "ann has selected the **$50 Investor**"
    await world.confirm(world.ann, page, "Select", told)
    await press(world.bob, world.card, "Take the $50 Investor")
    tells(world.card, "takes the **$50 Investor** ($50 goes to ann)")


@pytest.mark.parametrize(("language", "left"), [("en", "27 cards left"), ("de", "noch 27 Karten")])
def test_the_railroad_of_an_investor_is_not_in_the_stack_during_the_draft(
    language: str, left: str
) -> None:
    """It lies on the $450 Investor, and goes back on the stack if nobody takes that (5)."""
    given = "Dominion Atlantic"
    state = drafting()
    drafted = make_ctx(state, language)
    assert CHAT.look_page(drafted, "text").text.count(given) == 1, "what that Investor brings"
    alt = render_stack(drafted.public, ("ann", "bob"), language).alt
    assert left in alt
    assert cards_in_stack(state) == list(facts.railroads())[1:]
    assert cards_in_stack(trading()) == list(facts.railroads())
    assert CHAT.look_page(make_ctx(trading(), language), "text").text.count(given) == 1


async def test_the_priority_deal_is_moved_once_and_shown_first(world: World) -> None:
    await world.at(trading(phase=Phase.PRIORITY))
    page = await press(world.bob, world.card, "Take it…")
    tells(page, "once in the whole game")
    told = "uses the Investor: bob has the Priority Deal"
    await world.confirm(world.bob, page, "Move it", told)


async def test_the_priority_deal_is_left_with_one_press(world: World) -> None:
    await world.at(trading(phase=Phase.PRIORITY))
    page = await press(world.bob, world.card, "Leave it with ann")
    assert sane(page).startswith("The Priority Deal stays where it is.")
    assert world.called == [world.ann.id]


async def test_prices_that_are_offered_are_those_of_the_rules(world: World) -> None:
    """Any price, also one below the face value (3)."""
    state = drafting()
    await world.at(state)
    for card, row in facts.investors().items():
        page = await choose(world.ann, world.card, PICK, card)
        dollars = ("".join(filter(str.isdigit, label)) for label in labels(page) if "$" in label)
        prices = [int(price) for price in dollars]
        assert row.face_value in prices and len(prices) == 5
        assert min(prices) < row.face_value < max(prices)
        for price in prices:
            check_select_investor(Position(state), 0, SelectInvestor(card, price))


def test_no_order_is_offered_for_the_question_that_is_asked_now() -> None:
    """It would be a second button for the same; one that also stands for later says so."""
    for priority, offered in ((0, []), (1, [(TakePriority(), True)])):
        state = trading(phase=Phase.PRIORITY, priority=priority)
        (seat,) = GAME.to_move(state)
        assert list(order_offers("railroad_barons", GAME.view(state, seat), seat)) == offered
