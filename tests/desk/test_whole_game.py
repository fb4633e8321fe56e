"""The whole game at the desk on the real bot: opened by a form, turns in one entry, what a rule
refuses, dice of the board, people who come late, another channel."""

from typing import Any

from rules.dice_desk.options import GameOptions
from rules.rail_baron.cities.lookup import REGION, look_up
from tests.chat.harness.world import answers, choose, labels, tells, typed, words
from tests.desk.kit import (
    WHOLE,
    card,
    correcting,
    entered,
    looked_up,
    opened_whole,
    refused,
    seat,
    slash,
    table_of,
    under_way,
)

PAYS = 9_000
"""What Chicago to New York brings."""


async def test_a_desk_is_opened_by_a_form(world: Any) -> None:
    """Nobody keeps a whole game alone, nor two in one channel."""
    form = await world.bob.slash(world.channel, "desk open")
    answer = answers(await world.bob.submit_modal(form, {**WHOLE, "people": "Eva"}))[-1]
    tells(answer, "The whole game is for 2 to 6 people")
    shown = await opened_whole(world, edition="u21", variants=["cheap", "auctions"])
    options = (await table_of(world)).options
    assert options.edition == options.game.edition == "u21"
    assert options.game.cheap_superchief and options.game.opening_auctions
    assert not options.game.free_superchief and options.dice == "bot"
    tells(shown, "keeps the whole game")
    form = await world.bob.slash(world.channel, "desk open")
    answer = answers(await world.bob.submit_modal(form, {**WHOLE, "people": "Eva"}))[-1]
    tells(answer, "already keeps the record here")


async def test_one_person_may_keep_the_book_for_all(world: Any) -> None:
    """Strangers may look, not enter."""
    shown = await opened_whole(world, variants=["kept"])
    refusal = await refused(world, await world.bob.click(shown, label="Anna: roll a destination"))
    assert "no seat" in refusal
    assert (await seat(world, 0)).destination is None
    looked = await looked_up(world, "desk standings", "bob")
    assert len(looked.attachments) == 1
    await world.anna.click(shown, label="Anna: roll a destination")
    assert (await table_of(world)).version > 4


async def test_a_heat_of_the_world_championship_is_a_choice(world: Any) -> None:
    """Ruling 10: an Express is exchanged for nothing, all else is as printed."""
    await slash(world, "start", people="Anna, Bob", keeps="wbc")
    assert (await table_of(world)).options.game == GameOptions(free_superchief=True)


async def test_a_whole_turn_is_one_entry(world: Any) -> None:
    """The form of a turn: payoff, fee and purchase follow from it, and it is Bob's turn."""
    await under_way(world)
    await entered(world, "Tell the whole turn…", how="arrived", paid=["bank"], buys=["RF&P"])
    anna = await seat(world, 0)
    cash = 20_000 + PAYS - 4_000 - 1_000
    assert (anna.cash, anna.railroads, anna.departure) == (cash, ["RF&P"], "New York")
    tells(await card(world), "**Bob** is next")


async def test_whoever_owns_no_railroad_pays_the_bank_in_one_press(world: Any) -> None:
    """Until then every ride is on railroads of the bank."""
    shown = await under_way(world)
    await world.carl.click(shown, label="Anna is in New York, $1,000 to the bank")
    await world.carl.click(await card(world), label="Nothing")
    assert (await seat(world, 0)).cash == 20_000 + PAYS - 1_000


async def test_a_turn_without_fees_is_one_press(world: Any) -> None:
    await under_way(world)
    page = await correcting(world, world.anna, "Anna…")
    await choose(world.anna, page, "Anna owns this railroad", "PA")
    await world.carl.click(await card(world), label="Anna is in New York, no fees")
    tells(await card(world), "What does **Anna** buy?")
    await world.carl.click(await card(world), label="Nothing")
    assert (await seat(world, 0)).cash == 20_000 + PAYS


async def test_the_card_shows_dice_only_while_they_are_the_last_thing(world: Any) -> None:
    """A destination rolled is one of somebody who stands elsewhere; then the board is shown."""
    await opened_whole(world)
    for _ in range(60):
        await slash(world, "next", person="Anna")
        if (await seat(world, 0)).destination is not None:
            break
        await slash(world, "undo")
    rolled = (await card(world)).attachments[0].description
    city = (await seat(world, 0)).destination
    assert "Destination tables" in rolled and city in rolled
    await world.anna.click(await card(world), label=f"Anna is in {city}, $1,000 to the bank")
    shown = (await card(world)).attachments[0].description
    assert "Destination tables" not in shown and "The people at the board" in shown


async def test_what_a_rule_refuses_is_said_and_can_be_entered(world: Any) -> None:
    shown = await under_way(world)
    page = await typed(world.anna, shown, "Tell the whole turn…", how="under", line="buys B&M")
    assert "Only whoever has arrived buys something (rule 12)" in words(page)
    assert (await seat(world, 0)).railroads == []
    await entered(world, "Tell the whole turn…", how="under", line="buys B&M", anyway=True)
    assert (await seat(world, 0)).railroads == ["B&M"]
    tells(await card(world), "Entered although rule 12 of the desk refuses it.")


async def test_the_railroads_ridden_give_the_fees(world: Any) -> None:
    """Written in a line, also with a fee other than the usual."""
    shown = await under_way(world)
    assert {"Where all are", "Railroads"} <= set(labels(shown))
    page = await correcting(world, world.anna, "Bob…")
    await choose(world.anna, page, "Bob owns this railroad", "PA")
    await entered(world, "Tell the whole turn…", how="under", line="rode PA + UP")
    assert [(await seat(world, n)).cash for n in range(3)] == [14_000, 25_000, 20_000]


async def test_dice_of_the_board_are_typed(world: Any) -> None:
    """As parity and sum, one by one, or as the city itself; what is no dice is refused."""
    shown = await opened_whole(world, dice="board")
    page = await typed(world.anna, shown, "Anna's dice…", line="nowhere")
    assert "no city" in words(page)
    page = await typed(world.anna, shown, "Anna's dice…", line="o9 o7 o3")
    assert "A throw is three dice of one to six (rule 3)" in words(page)
    await entered(world, "Anna's dice…", line="Denver")
    assert (await seat(world, 0)).destination == "Denver"
    await world.anna.click(await card(world), label="Anna: under way, $1,000 to the bank")
    await entered(world, "Bob's dice…", line="o10, 111")
    assert (await seat(world, 1)).destination == look_up(look_up(REGION, (1, 5, 5)), (1, 1, 1))


async def test_corrections_have_reasons_and_people_come_and_go(world: Any) -> None:
    await under_way(world)
    page = await correcting(world, world.anna, "Bob…")
    form = await world.anna.click(page, label="Cash…")
    await world.anna.submit_modal(form, {"cash": "25k", "reason": "found *under* the box"})
    tells(await card(world), "$25,000 (was $20,000)", "found \\*under\\* the box")
    form = await world.anna.click(await correcting(world, world.anna), label="Somebody joins…")
    await world.anna.submit_modal(form, {"name": "Dan"})
    assert "Dan: home" in labels(await card(world))
    await correcting(world, world.anna, "Dan…", "Leaves the board…", "Dan leaves")
    tells(await card(world), "**Dan** leaves the board")
    assert "Anna is in New York, $1,000 to the bank" in labels(await card(world))


async def test_a_desk_goes_on_in_another_channel(world: Any) -> None:
    """Called there by somebody of its table, not by others; the card is posted there."""
    await under_way(world)
    other = world.guild.create_text_channel("attic")
    await refused(world, await world.carl.slash(other, "desk session here", table=1))
    await world.anna.slash(other, "desk session here", table=1)
    tables = world.bot.services.tables
    (table,) = await tables.tables_in_channel(other.id)
    assert table.id == 1 and table.place.channel == other.id
    tells(await card(world, other), "Chicago – New York, pays $9,000")
    assert await tables.tables_in_channel(world.channel.id) == []
