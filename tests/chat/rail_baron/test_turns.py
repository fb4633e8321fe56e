"""Rail Baron by buttons: riding, fees, auctions, declaring, looks."""

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
    ids,
    labels,
    press,
    reply,
    sane,
    words,
)
from tests.chat.rail_baron.positions import arrived, riding, short
from tests.support.rail_baron.states import game, seat


async def test_a_turn_takes_three_presses(world: World) -> None:
    """Roll, a route, Confirm."""
    ann = seat("Denver", destination="Miami")
    await world.at(game(ann, seat("Chicago"), phase=Phase.ROLL))
    await world.ann.click(world.card, label="Roll")
    assert "rolls" in words(world.card)
    page = await press(world.ann, world.card, "Route A:")
    assert "Ride " in sane(page) and "Fees" in words(page)
    assert page.attachments[0].description
    await press(world.ann, page, "Ride")
    assert not await world.unchanged(2)
    assert " rides " in words(world.card)


async def test_roll_and_ride_are_two_presses_with_the_ways_on_ones_own_page(world: World) -> None:
    """The page after the roll tells the ways; there a way's button rides at once."""
    ann = seat("Denver", destination="Miami")
    await world.at(game(ann, seat("Chicago"), phase=Phase.ROLL))
    page = await press(world.ann, world.card, "Roll")
    assert "**A: " in sane(page) and page.attachments[0].description
    assert await press(world.ann, page, "Route A:") is None or not await world.unchanged(2)
    assert " rides " in words(world.card)


async def test_a_ride_whose_fees_cannot_be_paid_is_previewed_everywhere(world: World) -> None:
    bob = seat("Chicago", railroads=sorted(board(Options()).railroads))
    ann = seat("Denver", destination="Miami", cash=500)
    turn = {"white": (3, 4), "steps_left": 7, "white_left": 7}
    await world.at(game(ann, bob, phase=Phase.RIDE, turn=turn))
    mine = (await world.ann.slash(world.channel, "table show")).response
    page = await press(world.ann, mine, "Route A:")
    assert "Fees" in sane(page) and await world.unchanged()


async def test_several_routes_are_told_and_a_button_each(world: World) -> None:
    rivals = ["AT&SF", "CB&Q", "CRI&P", "D&RGW", "UP", "MP"]
    bob = seat("Chicago", railroads=rivals)
    turn = {"white": (6, 6), "steps_left": 12, "white_left": 12}
    ann = seat("Denver", destination="Miami", railroads=["C&NW", "L&N", "ACL"])
    state = game(ann, bob, seat("Boston"), phase=Phase.RIDE, turn=turn)
    await world.at(state)
    rides = [label for label in labels(world.card) if label.startswith("Route ")]
    assert len(rides) > 1
    for letter in (label.removeprefix("Route ")[0] for label in rides):
        assert f"**{letter}: " in words(world.card)
        page = await press(world.ann, world.card, f"Route {letter}:")
        assert "Ride 12 mileposts" in sane(page)
    assert await world.unchanged()


async def test_the_only_route_is_one_button(world: World) -> None:
    await world.at(riding())
    page = await press(world.ann, world.card, "Route A:")
    assert "7 mileposts" in sane(page)


async def test_a_route_is_kept_for_the_next_turn(world: World) -> None:
    await world.at(riding(steps=3))
    page = await press(world.ann, world.card, "Route A:")
    await press(world.ann, page, "Ride")
    note = await world.tables.read_note(1, 0)
    assert note["path"]
    mine = reply(await world.ann.click(world.card, label="My game"))
    assert "Your route" in mine
    assert "Your route" not in reply(await world.bob.click(world.card, label="My game"))


async def test_the_kept_route_is_offered_first(world: World) -> None:
    await world.at(riding())
    await world.ann.slash(world.channel, "railbaron plan", places="Chicago")
    shown = await world.ann.slash(world.channel, "table show")
    page = await press(world.ann, shown.response, "Keep to your route:")
    assert "Ride 7 mileposts" in sane(page)


async def test_a_remembered_route_does_not_show_on_the_public_card(world: World) -> None:
    """The same buttons with and without one; the page of one's own offers to keep to it."""
    await world.at(riding())
    before = labels(world.card)
    await world.ann.slash(world.channel, "railbaron plan", places="Chicago")
    await world.bot.services.delivery.repost(await world.tables.get_table(1))
    assert labels(world.card) == before
    mine = await press(world.ann, world.card, "My game")
    page = await press(world.ann, mine, "Keep to your route:")
    assert "Ride 7 mileposts" in sane(page)


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
    page = (await world.bob.slash(world.channel, "table orders")).response
    assert any("to the end" in label for label in labels(page))
    await world.tables.orders.give_order(1, world.bob.id, RideOn("fast"))
    page = (await world.bob.slash(world.channel, "table orders")).response
    assert [label for label in labels(page) if "to the end" in label] == []


async def test_region_and_swap_are_shown_first(world: World) -> None:
    state = game(seat("Denver"), seat("Chicago"), phase=Phase.REGION, drawing="destination")
    await world.at(state)
    page = await choose(world.ann, world.card, "Name a region", "Southeast")
    assert "Atlanta" in sane(page) and "%" in words(page)
    await press(world.ann, page, "Name Southeast")
    assert "names Southeast" in words(world.card)


async def test_swapping_home_is_explained(world: World) -> None:
    ann = seat("Denver", destination="Miami", drew_first=True, swap_open=True)
    await world.at(game(ann, seat("Chicago"), phase=Phase.SWAP))
    page = await press(world.ann, world.card, "Swap them…")
    assert "**Miami**" in sane(page) and "can't be changed" in words(page)
    await press(world.ann, page, "Swap")
    assert "home is now Miami" in words(world.card)


async def test_declaring_is_spelled_out(world: World) -> None:
    ann = seat("Denver", 230_000, home="Miami", departure="Denver")
    await world.at(game(ann, seat("Chicago")))
    page = await press(world.ann, world.card, "Declare…")
    text = sane(page)
    assert "$30,000 to spare" in text and "$50,000" in text and "alternate" in text
    assert await world.unchanged()
    await press(world.ann, page, "Declare")
    assert "**declares** and heads home to **Miami**" in words(world.card)


async def test_declaring_at_home_wins_and_shows_the_result(world: World) -> None:
    await world.at(game(seat("Denver", 230_000), seat("Chicago")))
    page = await press(world.ann, world.card, "Declare…")
    assert "you win at once" in sane(page)
    await press(world.ann, page, "Declare")
    text = words(world.card)
    assert "ann declares in the home city and wins!" in text
    assert "1. **ann**" in text
    assert (await world.table()).how == "played"


async def test_without_the_sum_nobody_may_declare(world: World) -> None:
    await world.at(game(seat("Denver", 190_000), seat("Chicago")))
    assert "Declare…" not in labels(world.card)
    text = reply(await world.ann.slash(world.channel, "railbaron declare"))
    assert "rule 25" in text
    assert await world.unchanged()


async def test_short_of_fees_a_railroad_is_sold(world: World) -> None:
    await world.at(short())
    assert "You owe $5,000 to bob" in words(world.card)
    page = await choose(world.ann, world.card, "Sell at half price", "B&M")
    assert "$2,000" in sane(page)
    await press(world.ann, page, "Sell")
    assert "sells Boston & Maine (B&M)" in words(world.card)


async def test_short_of_fees_a_railroad_is_auctioned(world: World) -> None:
    await world.at(short())
    page = await choose(world.ann, world.card, "Auction a railroad", "PA")
    assert "$15,000" in sane(page) and "withdraw" in words(page)
    await press(world.ann, page, "Auction it")
    card = world.card
    assert [user.id for user in card.mentions] == [world.bob.id]
    assert labels(card)[:5] == [
        "Bid $15,000…",
        "Bid $16,000…",
        "Another amount…",
        "Pass…",
        "My game",
    ]
    assert "rule" in reply(await world.bob.slash(world.channel, "railbaron bid", amount="14000"))
    assert "whole number" in reply(
        await world.bob.slash(world.channel, "railbaron bid", amount="lots")
    )
    form = await world.bob.click(card, label="Another amount…")
    result = await world.bob.submit_modal(form, {"amount": "18k"})
    page = answers(result)[0]
    assert "Bid **$18,000**" in sane(page) and "that leaves" in words(page)
    await press(world.bob, page, "Bid")
    assert "bob gets Pennsylvania (PA)" in words(world.card)


async def test_passing_is_final_and_shown_first(world: World) -> None:
    state = short()
    state.phase = Phase.AUCTION
    state.auction = Auction("PA", 0, 15_000, waiting=[1])
    await world.at(state)
    page = await press(world.bob, world.card, "Pass…")
    assert "out of this auction" in sane(page)
    assert await world.unchanged()


async def test_looks_are_private_and_own(world: World) -> None:
    await world.at(arrived(cash=77_000))
    assert "$77,000" in reply(await world.ann.click(world.card, label="My game"))
    bobs = reply(await world.bob.click(world.card, label="My game"))
    assert "$77,000" not in bobs and "$20,000" in bobs
    assert "no seat" in reply(await world.cat.click(world.card, label="My game"))
    for label in ("Whole map", "Deeds"):
        page = await press(world.cat, world.card, label)
        assert page.attachments[0].description
        assert "77,000" not in page.attachments[0].description
    text = reply(await world.bob.click(world.card, label="In words"))
    assert "77,000" not in text and "**ann**" in text and "Chicago" in text


async def test_a_rich_seat_s_cash_is_public(world: World) -> None:
    await world.at(arrived(cash=160_000))
    assert "$160,000" in reply(await world.bob.click(world.card, label="In words"))


async def test_a_press_out_of_turn_cites_the_rule(world: World) -> None:
    """Ruling 14a says whose turn it is, ruling 22 who bids next."""
    await world.at(riding())
    refused = await world.bob.click(world.card, label=beginning(world.card, "Route A:"))
    assert reply(refused) == "It's ann's turn, not yours (rule 14a)."
    assert "Why? Rule 14a" in labels(answers(refused)[-1])
    assert await world.unchanged()
