"""Train Tycoon: choices made in secret by everybody at once, each on a private card."""

from typing import get_args

from bot.chat.declared.chat import OWN_BUTTON
from cogs.train_tycoon.prompt import MOVES
from rules.train_tycoon.model.actions import AnyAction, SetPrice
from tests.chat.harness.world import (
    World,
    choose,
    labels,
    menu,
    press,
    tells,
    words,
)
from tests.chat.train_tycoon.positions import CHOOSE, bidding, chosen, own_page, pricing, secretly

PRICES = "Set your company's price in secret"


def test_what_is_sealed_is_declared_so_and_shown_on_the_private_card() -> None:
    sealed = {kind for kind in get_args(AnyAction) if kind.sealed}
    moves = [move for move in MOVES.moves.values() if move.action in sealed]
    assert {move.action for move in moves} == sealed and len(sealed) == 7
    assert all(
        move.own and move.then == OWN_BUTTON and move.said == "said-secret" for move in moves
    )


async def test_one_press_opens_the_presser_s_own_card(world: World) -> None:
    """A president of two companies chooses one after the other on it; the head tells the turn of
    the game, never the count that the house keeps, which would be taken for it."""
    state = pricing()
    await world.at(state)
    tells(world.card, f"-# Train Tycoon · table 1 · Turn {state.turn}\n")
    assert CHOOSE in labels(world.card)
    assert "PDL" not in tells(await own_page(world, world.bob), "CHC, Chinook Central")
    page = await own_page(world, world.ann)
    stands = "PDL, Prairie Dairy Line** stands at **$25"
    tells(page, stands, "You have **$100**", "one more company")
    assert labels(page)[:3] == ["🟥 Low: $5", "🟨 Mid: $35", "🟩 High: $55"]
    page = await chosen(world.ann, page, "price/PDL/high")
    tells(page, "**PDL**: you have chosen **🟩 high**", "SNR, Spruce & Northern** stands")
    page = await chosen(world.ann, page, "price/SNR/low")
    tells(page, "**SNR**: you have chosen **🟥 low**", "Still to choose: bob and cat")
    assert not any("$" in label for label in labels(page))


async def test_a_price_is_set_from_the_card_with_one_press(world: World) -> None:
    """Its answer is the presser's alone; who does not lead the company is refused."""
    await world.at(pricing())
    page = await choose(world.ann, world.card, PRICES, "PDL/high")
    tells(page, "**PDL**: you have chosen **🟩 high**")
    refused = await choose(world.bob, world.card, PRICES, "SNR/low")
    assert "chosen" not in words(refused) and "SNR/high" in menu(world.card, PRICES)
    assert (await world.table()).version == 2


async def test_the_card_shows_who_is_out_and_nothing_more(world: World) -> None:
    await world.at(pricing())
    before = words(world.card)
    await secretly(world, world.ann, "price/PDL/high")
    tells(world.card, "Chosen in secret: **ann**")
    assert world.ann.id in world.called, "SNR is still out"
    await secretly(world, world.ann, "price/SNR/low")
    assert world.ann.id not in world.called
    told_now = words(world.card).replace("Chosen in secret: **ann**.", "")
    for level in ("high", "low", "🟩", "🟥"):
        assert told_now.count(level) == before.count(level)


async def test_the_last_choice_turns_all_over_in_one_card_and_the_page_goes_on(
    world: World,
) -> None:
    """A page opened before the others chose stays good, and says what came of the own choice."""
    await world.at(pricing())
    page = await own_page(world, world.cat)
    await secretly(world, world.ann, "price/PDL/high", "price/SNR/low")
    await secretly(world, world.bob, "price/CHC/mid")
    count = len(world.messages())
    revealed = "Prices revealed: PDL 🟩 high $25 → **$55**"
    page = await chosen(world.cat, page, "price/BHR/low")
    tells(page, "**PDL, Prairie Dairy Line** is traded", revealed)
    assert len(world.messages()) == count, "all are there: the card changes in place"
    others = ("SNR 🟥 low $25 → **$5**", "CHC 🟨 mid $25 → **$35**")
    assert "Chosen in secret" not in tells(world.card, revealed, *others)


async def test_a_choice_can_be_seen_again_and_taken_back_by_its_owner_alone(world: World) -> None:
    """As long as nobody acted after it."""
    await world.at(pricing())
    await secretly(world, world.bob, "price/CHC/low")
    tells(await own_page(world, world.bob), "you have chosen **🟥 low**")
    for person in (world.ann, world.cat):
        assert "chosen" not in words(await own_page(world, person))
    assert "low" not in tells(await world.command(world.bob, "table log"), "Chosen in secret")
    await press(world.bob, await world.command(world.bob, "table undo"), "Undo")
    tells(await own_page(world, world.bob), "stands at **$25")
    await secretly(world, world.bob, "price/CHC/high")
    tells(await own_page(world, world.bob), "**🟩 high**")


async def test_who_is_not_asked_and_who_only_watches_see_who_is_out(world: World) -> None:
    """Cat's company is the target, so Cat bids nothing (rule 25)."""
    await world.at(bidding())
    out = "Still to choose: ann and bob"
    tells(await own_page(world, world.cat), "You have nothing to choose this time", out)
    dan = world.guild.add_member(world.env.create_user("dan"))
    assert words(await own_page(world, dan)) == f"{out}."


async def test_a_command_answers_in_private_and_tells_the_rest_nothing(world: World) -> None:
    """What is asked of nobody is said kindly."""
    await world.at(pricing())
    for company, level, said in (
        ("CHC", "low", "Only the president of CHC sets its price"),
        ("PDL", "huge", "isn't one of the choices"),
        ("XYZ", "low", "a company called"),
        ("prairie", "low", "**PDL**: you have chosen **🟥 low**"),
    ):
        page = await world.command(world.ann, "tycoon price", company=company, level=level)
        tells(page, said)
        assert page.ephemeral
    entries = await world.tables.log_entries(1, viewer=0, kind="action")
    assert entries[-1].action == SetPrice("PDL", "low")
    assert (await world.tables.log_entries(1, kind="action"))[-1].withheld
