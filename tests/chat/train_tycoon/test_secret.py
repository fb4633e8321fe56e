"""Train Tycoon: choices made in secret by everybody at once, each on a private card."""

from typing import get_args

from bot.chat.declared.chat import OWN_BUTTON
from cogs.train_tycoon.prompt import MOVES
from rules.train_tycoon.model.actions import AnyAction, SetPrice
from tests.chat.harness.world import World, answers, choose, labels, menu, reply, words
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
    await world.at(pricing())
    assert CHOOSE in labels(world.card)
    ann, bob = [words(await own_page(world, person)) for person in (world.ann, world.bob)]
    assert "PDL, Prairie Dairy Line** stands at **$25" in ann and "You have **$100**" in ann
    assert "one more company" in ann, "she presides over two"
    assert "CHC, Chinook Central" in bob and "PDL" not in bob


async def test_a_president_of_two_companies_chooses_one_after_the_other_on_the_same_card(
    world: World,
) -> None:
    await world.at(pricing())
    page = await own_page(world, world.ann)
    assert labels(page)[:3] == ["🟥 Low: $5", "🟨 Mid: $35", "🟩 High: $55"]
    page = await chosen(world.ann, page, "price/PDL/high")
    assert "**PDL**: you have chosen **🟩 high**" in words(page)
    assert "SNR, Spruce & Northern** stands" in words(page)
    page = await chosen(world.ann, page, "price/SNR/low")
    shown = words(page)
    assert (
        "**SNR**: you have chosen **🟥 low**" in shown and "Still to choose: bob and cat" in shown
    )
    assert not any("$" in label for label in labels(page))


async def test_a_price_is_set_from_the_card_with_one_press(world: World) -> None:
    """Its answer is the presser's alone; who does not lead the company is refused."""
    await world.at(pricing())
    shown = await choose(world.ann, world.card, PRICES, "PDL/high")
    assert "**PDL**: you have chosen **🟩 high**" in words(shown)
    refused = await choose(world.bob, world.card, PRICES, "SNR/low")
    assert "chosen" not in words(refused) and "SNR/high" in menu(world.card, PRICES)
    assert (await world.table()).version == 2


async def test_the_card_shows_who_is_out_and_nothing_more(world: World) -> None:
    await world.at(pricing())
    before = words(world.card)
    await secretly(world, world.ann, "price/PDL/high")
    assert "Chosen in secret: **ann**" in words(world.card)
    assert {person.id for person in world.card.mentions} >= {world.ann.id}, "SNR is still out"
    await secretly(world, world.ann, "price/SNR/low")
    assert world.card.mentions == [] or world.ann.id not in {u.id for u in world.card.mentions}
    told_now = words(world.card).replace("Chosen in secret: **ann**.", "")
    for level in ("high", "low", "🟩", "🟥"):
        assert told_now.count(level) == before.count(level)


async def test_the_last_choice_turns_all_over_in_one_card_and_the_page_goes_on(
    world: World,
) -> None:
    await world.at(pricing())
    await secretly(world, world.ann, "price/PDL/high", "price/SNR/low")
    await secretly(world, world.bob, "price/CHC/mid")
    count = len(world.messages())
    page = await secretly(world, world.cat, "price/BHR/low")
    assert "**PDL, Prairie Dairy Line** is traded" in page
    assert "Prices revealed: PDL 🟩 high $25 → **$55**" in page, "what came of the own choice"
    assert len(world.messages()) == count, "all are there: the card changes in place"
    text = words(world.card)
    assert "Prices revealed: PDL 🟩 high $25 → **$55**" in text
    assert "SNR 🟥 low $25 → **$5**" in text and "CHC 🟨 mid $25 → **$35**" in text
    assert "Chosen in secret" not in text, "that is told by what was turned over"


async def test_a_page_stays_good_while_others_choose(world: World) -> None:
    await world.at(pricing())
    page = await own_page(world, world.cat)
    await secretly(world, world.ann, "price/PDL/high", "price/SNR/low")
    await secretly(world, world.bob, "price/CHC/mid")
    await chosen(world.cat, page, "price/BHR/high")
    assert "BHR 🟩 high $25 → **$55**" in words(world.card)


async def test_a_choice_can_be_seen_again_by_its_owner_alone(world: World) -> None:
    await world.at(pricing())
    await secretly(world, world.bob, "price/CHC/low")
    assert "you have chosen **🟥 low**" in words(await own_page(world, world.bob))
    for person in (world.ann, world.cat):
        assert "chosen" not in words(await own_page(world, person))
    log = reply(await world.bob.slash(world.channel, "table log"))
    assert "Chosen in secret" in log and "low" not in log


async def test_a_choice_is_taken_back_as_long_as_nobody_acted_after_it(world: World) -> None:
    await world.at(pricing())
    await secretly(world, world.bob, "price/CHC/low")
    result = await world.bob.slash(world.channel, "table undo")
    await world.bob.click(result.response, label="Undo")
    assert "stands at **$25" in words(await own_page(world, world.bob))
    await secretly(world, world.bob, "price/CHC/high")
    assert "**🟩 high**" in words(await own_page(world, world.bob))


async def test_who_is_not_asked_and_who_only_watches_see_who_is_out(world: World) -> None:
    """Cat's company is the target, so Cat bids nothing (rule 25)."""
    await world.at(bidding())
    text = words(await own_page(world, world.cat))
    assert "You have nothing to choose this time" in text and "Still to choose: ann and bob" in text
    dan = world.guild.add_member(world.env.create_user("dan"))
    assert words(await own_page(world, dan)) == "Still to choose: ann and bob."


async def test_a_command_answers_in_private_and_tells_the_rest_nothing(world: World) -> None:
    await world.at(pricing())
    done = await world.ann.slash(world.channel, "tycoon price", company="prairie", level="low")
    assert "**PDL**: you have chosen **🟥 low**" in reply(done)
    assert all(answer.ephemeral for answer in answers(done))
    entries = await world.tables.log_entries(1, viewer=0, kind="action")
    assert entries[-1].action == SetPrice("PDL", "low")
    assert (await world.tables.log_entries(1, kind="action"))[-1].withheld


async def test_what_is_asked_of_nobody_is_said_kindly(world: World) -> None:
    await world.at(pricing())
    wrong = reply(await world.ann.slash(world.channel, "tycoon price", company="CHC", level="low"))
    assert "Only the president of CHC sets its price" in wrong and "rule 8" in wrong
    assert "isn't one of the choices" in reply(
        await world.ann.slash(world.channel, "tycoon price", company="PDL", level="huge")
    )
    assert "a company called" in reply(
        await world.ann.slash(world.channel, "tycoon price", company="XYZ", level="low")
    )


async def test_the_head_tells_the_turn_of_the_game(world: World) -> None:
    """Never the count that the house keeps, which would be taken for it."""
    state = pricing()
    await world.at(state)
    assert f"-# Train Tycoon · table 1 · Turn {state.turn}\n" in words(world.card)
