"""Train Tycoon in chat: lobby, beginning, looks, words, the end, both languages."""

from cogs.train_tycoon.chat import CHAT
from render.train_tycoon.shared.words import city_names
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import DeclareBankruptcy, DeclineBankruptcy, Expand, Invest
from rules.train_tycoon.model.options import Options
from tests.chat.harness.ordering import seen
from tests.chat.harness.world import World, answers, parts, press, reply, tells
from tests.chat.train_tycoon.positions import auctioning, market, own_page, pricing, secretly


def test_the_options_are_chosen_from_one_menu() -> None:
    options = Options()
    chosen = CHAT.with_options(options, ["alberta_v1", "appalachia", "investments"])
    assert chosen == Options(map="appalachia", investments=True)
    assert CHAT.with_options(chosen, ["investments"]) == chosen, "a map stays chosen"
    marked = {row.value for row in CHAT.option_menu(chosen, "en").options if row.chosen}
    assert marked == {"appalachia", "investments"}
    assert "Appalachia, Investments" in CHAT.blurb(chosen, "en")


async def test_the_priority_is_bid_for_and_its_winner_seats_everybody(world: World) -> None:
    """Ruling 64: every bid is paid."""
    await world.at(auctioning())
    form = await world.cat.click(await own_page(world, world.cat), label="Another bid…")
    assert reply(await world.cat.submit_modal(form, {"amount": "12"})), "not a step of 5"
    refused = await world.command(world.cat, "tycoon priority", amount=12)
    tells(refused, "steps of $5", "rule 64")
    for person, amount in ((world.ann, 20), (world.bob, 35), (world.cat, 0)):
        page = await world.command(person, "tycoon priority", amount=amount)
        await press(person, page, f"Bid ${amount}")
    tells(world.card, "ann $20, bob $35, cat $0. **bob** wins")
    page = world.card
    for value in ("2", "2.0"):
        menu = next(part for part in parts(page) if part.get("options"))
        page = answers(await world.bob.select(page, [value], custom_id=menu["custom_id"]))[-1]
    tells(page, "Clockwise: **cat, ann, bob**. cat has the priority")
    await press(world.bob, page, "Confirm seating")
    tells(world.card, "Seated clockwise: cat, ann, bob")


async def test_a_starting_company_is_shown_first_with_what_it_makes(world: World) -> None:
    """Ruling 5: and who wants that."""
    table = await world.running(world.bob, world.cat, game="train_tycoon")
    mover = await world.mover()
    hubs = (await world.tables.read_view(table.id, None)).table.hubs
    cities = city_names("alberta_v1")
    wanting = [cities[place] for place in cities if hubs[place].item == "cheese"]
    page = await world.command(mover, "tycoon choose", company="PDL")
    begin = "You begin with **PDL, Prairie Dairy Line**. Its factory makes cheese from"
    tells(page, begin, f" for {' and '.join(wanting)}.")
    await world.confirm(mover, page, "Choose PDL", "begins with **PDL, Prairie Dairy Line**")
    taken = await world.command(await world.mover(), "tycoon choose", company="PDL")
    tells(taken, "PDL can't be chosen now", "rule 5")


async def test_the_picture_in_words_tells_all_that_lies_on_the_table(world: World) -> None:
    await world.at(pricing())
    tells(
        await world.command(world.bob, "tycoon show", what="text"),
        "Turn 2 – Trading",
        "ann $100, begins, choosing, Net worth $461.",
        "PDL, Price $25, Target price $0.",
        "PDL, President ann 3, bob 1, Issued 4/10, Net $300, Loans 0/3, Income $200, Trains 0.",
        "High Level takes cheese, nobody waits",
        "Still choosing share prices: ann, bob, cat",
    )
    await secretly(world, world.bob, "price/CHC/low")
    page = await world.command(world.bob, "tycoon show", what="text")
    tells(page, "Still choosing share prices: ann, cat")


async def test_what_can_be_done_is_offered_while_typing_and_only_to_whom_it_concerns(
    world: World,
) -> None:
    await world.at(pricing())
    led = await world.offered(world.ann, "tycoon price", "company")
    assert list(led.values()) == ["PDL", "SNR"]
    levels = await world.offered(world.ann, "tycoon price", "level", company="PDL")
    assert list(levels) == ["🟥 Low: $5", "🟨 Mid: $35", "🟩 High: $55"]
    looks = await world.offered(world.cat, "tycoon show", "what", "prairie")
    assert list(looks.values()) == ["company/PDL"]
    dan = world.guild.add_member(world.env.create_user("dan"))
    for person, command in ((world.ann, "tycoon buy"), (dan, "tycoon price")):
        assert await world.offered(person, command, "company") == {}


def test_keys_of_cards_posted_before_are_understood() -> None:
    """Where the game does not wait for it, the rules say what for."""
    ctx = seen(GAME, market(), "en")
    for key, action in (
        ("bankrupt/yes", DeclareBankruptcy()),
        ("bankrupt/no", DeclineBankruptcy()),
        ("expand/E8.2", Expand("E8", 2)),
        ("marker/0.F8", Invest(0, "F8")),
    ):
        assert CHAT.answer(ctx, key, False, {}) == CHAT.answer(ctx, key, True, {})
        assert getattr(CHAT.answer(ctx, key, False, {}), "action", None) == action
