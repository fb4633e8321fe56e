"""Rail Baron by buttons: riding, fees, auctions, declaring, looks."""

from typing import Any

import pytest

from bot.chat.contract.table_context import TableContext
from cogs.rail_baron.chat import CHAT
from rules.rail_baron import GAME
from rules.rail_baron.model.board import board
from rules.rail_baron.model.options import Options
from rules.rail_baron.model.state import Auction, Phase, State
from rules.rail_baron.standing_orders.order_kinds import RideOn
from tests.chat.harness.world import (
    World,
    answers,
    beginning,
    choose,
    follow,
    ids,
    labels,
    press,
    reply,
    sane,
    tells,
    typed,
    words,
)
from tests.chat.rail_baron.positions import arrived, riding, short
from tests.support.rail_baron.states import game, seat


@pytest.mark.parametrize("private", [False, True])
async def test_a_turn_takes_two_or_three_presses(world: World, private: bool) -> None:
    """Roll, a route, Confirm. On one's own page after the roll the ways are told, and a way's
    button rides at once."""
    ann = seat("Denver", destination="Miami")
    await world.at(game(ann, seat("Chicago"), phase=Phase.ROLL))
    mine = await press(world.ann, world.card, "Roll")
    tells(world.card, "rolls")
    tells(mine, "**A: ")
    assert mine.attachments[0].description
    page = await press(world.ann, mine if private else world.card, "Route A:")
    if not private:
        tells(page, "Ride ", "Fees")
        assert page.attachments[0].description
        await press(world.ann, page, "Ride")
    assert not await world.unchanged(2)
    tells(world.card, " rides ")


async def test_a_ride_whose_fees_cannot_be_paid_is_previewed_everywhere(world: World) -> None:
    bob = seat("Chicago", railroads=sorted(board(Options()).railroads))
    ann = seat("Denver", destination="Miami", cash=500)
    turn = {"white": (3, 4), "steps_left": 7, "white_left": 7}
    await world.at(game(ann, bob, phase=Phase.RIDE, turn=turn))
    mine = await world.command(world.ann, "table show")
    tells(await press(world.ann, mine, "Route A:"), "Fees", "7 mileposts")
    assert await world.unchanged()


async def test_a_route_is_kept_for_the_next_turn(world: World) -> None:
    await world.at(riding(steps=3))
    page = await press(world.ann, world.card, "Route A:")
    await press(world.ann, page, "Ride")
    assert (await world.tables.read_note(1, 0))["path"]
    tells(await press(world.ann, world.card, "My game"), "Your route")
    assert "Your route" not in sane(await press(world.bob, world.card, "My game"))


async def test_a_remembered_route_shows_on_one_s_own_page_alone(world: World) -> None:
    """The card has the same buttons with and without one; the page of one's own offers to keep to
    it."""
    await world.at(riding())
    before = labels(world.card)
    await world.command(world.ann, "railbaron plan", places="Chicago")
    await world.bot.services.delivery.repost(await world.table())
    assert labels(world.card) == before
    own = (
        await world.command(world.ann, "table show"),
        await press(world.ann, world.card, "My game"),
    )
    for page in own:
        tells(await press(world.ann, page, "Keep to your route:"), "Ride 7 mileposts")


async def test_the_public_card_tells_nothing_of_secret_cash(world: World) -> None:
    """Two games that differ in Ann's cash alone look the same, word by word and id by id."""
    seen = []
    for number, cash in enumerate((4_100, 140_000), start=1):
        await world.at(arrived(cash=cash))
        text = words(world.card).replace(f"table {number}", "table")
        keys = [id_.split(":", 2)[2] for id_ in ids(world.card)]
        seen.append((text, keys, labels(world.card), world.card.attachments[0].description))
    assert seen[0] == seen[1]
    assert "140,000" not in str(seen)


def test_no_question_depends_on_secret_cash() -> None:
    """What the mover is asked on the public card is the same whatever cash the mover has."""

    def auctioned(cash: int) -> State:
        hammer = Auction("PA", 1, 15_000, waiting=[0])
        return game(seat("Denver", cash), seat("Chicago"), phase=Phase.AUCTION, auction=hammer)

    def drawing(cash: int) -> State:
        return game(seat("Denver", cash), seat("Chicago"))

    for make_state, poor, rich in (
        (lambda cash: riding(cash=cash), 0, 140_000),
        (lambda cash: arrived(cash=cash), 0, 140_000),
        (auctioned, 15_000, 140_000),
        (drawing, 0, 140_000),
        (short, 0, 4_500),
    ):
        prompts = []
        for state in (make_state(poor), make_state(rich)):
            public = GAME.view(state, None)
            at = TableContext(1, GAME.view(state, 0), public, 0, ["ann", "bob"], "en", {}, True)
            prompts.append(CHAT.prompt(at))
        assert prompts[0] == prompts[1]
        assert prompts[0].buttons or prompts[0].menus


async def test_following_a_route_is_not_offered_beside_riding_on(world: World) -> None:
    """Both would ride the trip to its end."""
    state = riding()
    state.seats[1].destination = "Boston"
    await world.at(state)
    page = await world.command(world.bob, "table orders")
    assert any("to the end" in label for label in labels(page))
    await world.tables.orders.give_order(1, world.bob.id, RideOn("fast"))
    page = await world.command(world.bob, "table orders")
    assert [label for label in labels(page) if "to the end" in label] == []


@pytest.mark.parametrize(
    ("state", "step", "told", "label", "done"),
    [
        (
            game(seat("Denver"), seat("Chicago"), phase=Phase.REGION, drawing="destination"),
            ("Name a region", "Southeast"),
            ("Atlanta", "%"),
            "Name Southeast",
            "names Southeast",
        ),
        (
            game(
                seat("Denver", destination="Miami", drew_first=True, swap_open=True),
                seat("Chicago"),
                phase=Phase.SWAP,
            ),
            "Swap them…",
            ("**Miami**", "can't be changed"),
            "Swap",
            "home is now Miami",
        ),
        (
            game(seat("Denver", 230_000, home="Miami", departure="Denver"), seat("Chicago")),
            "Declare…",
            ("$30,000 to spare", "$50,000", "alternate"),
            "Declare",
            "**declares** and heads home to **Miami**",
        ),
        (
            game(seat("Denver", 230_000), seat("Chicago")),
            "Declare…",
            ("you win at once",),
            "Declare",
            "ann declares in the home city and wins!",
        ),
        (
            short(),
            ("Sell at half price", "B&M"),
            ("$2,000",),
            "Sell",
            "sells Boston & Maine (B&M)",
        ),
    ],
    ids=["region", "swap", "declare", "win", "sale"],
)
async def test_what_cannot_be_taken_back_is_explained_first(
    world: World, state: State, step: Any, told: tuple[str, ...], label: str, done: str
) -> None:
    await world.at(state)
    page = await follow(world.ann, world.card, step)
    tells(page, *told)
    await world.confirm(world.ann, page, label, done)


async def test_without_the_sum_nobody_may_declare(world: World) -> None:
    await world.at(game(seat("Denver", 190_000), seat("Chicago")))
    assert "Declare…" not in labels(world.card)
    tells(await world.command(world.ann, "railbaron declare"), "rule 25")


async def test_short_of_fees_a_railroad_is_auctioned(world: World) -> None:
    await world.at(short())
    tells(world.card, "You owe $5,000 to bob")
    page = await choose(world.ann, world.card, "Auction a railroad", "PA")
    tells(page, "$15,000", "withdraw")
    await world.confirm(world.ann, page, "Auction it")
    assert world.called == [world.bob.id]
    offered = ["Bid $15,000…", "Bid $16,000…", "Another amount…", "Pass…", "My game"]
    assert labels(world.card)[:5] == offered
    tells(await press(world.bob, world.card, "Pass…"), "out of this auction")
    for amount, said in (("14000", "rule"), ("lots", "whole number")):
        tells(await world.command(world.bob, "railbaron bid", amount=amount), said)
    page = await typed(world.bob, world.card, "Another amount…", amount="18k")
    tells(page, "Bid **$18,000**", "that leaves")
    await press(world.bob, page, "Bid")
    tells(world.card, "bob gets Pennsylvania (PA)")


async def test_looks_are_private_and_own(world: World) -> None:
    """The cash of a rich seat is public."""
    await world.at(arrived(cash=77_000))
    tells(await press(world.ann, world.card, "My game"), "$77,000")
    assert "$77,000" not in tells(await press(world.bob, world.card, "My game"), "$20,000")
    tells(await press(world.cat, world.card, "My game"), "no seat")
    for label in ("Whole map", "Deeds"):
        page = await press(world.cat, world.card, label)
        assert page.attachments[0].description
        assert "77,000" not in page.attachments[0].description
    assert "77,000" not in tells(await press(world.bob, world.card, "In words"), "ann", "Chicago")
    await world.at(arrived(cash=160_000))
    tells(await press(world.bob, world.card, "In words"), "$160,000")


async def test_a_press_out_of_turn_cites_the_rule(world: World) -> None:
    """Ruling 14a says whose turn it is, ruling 22 who bids next."""
    await world.at(riding())
    refused = await world.bob.click(world.card, label=beginning(world.card, "Route A:"))
    assert reply(refused) == "It's ann's turn, not yours (rule 14a)."
    assert "Why? Rule 14a" in labels(answers(refused)[-1])
    assert await world.unchanged()
