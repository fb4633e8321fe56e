"""Train Tycoon in chat: lobby, beginning, looks, words, the end, both languages."""

from cogs.train_tycoon.chat import CHAT
from cogs.train_tycoon.looks import LOOKS
from render.train_tycoon.shared.words import city_names
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import DeclareBankruptcy, DeclineBankruptcy, Expand, Invest
from rules.train_tycoon.model.options import Options
from tests.chat.harness.ordering import seen
from tests.chat.harness.world import World, answers, parts, reply, words
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
    for person, amount in ((world.ann, 20), (world.bob, 35)):
        page = (await person.slash(world.channel, "tycoon priority", amount=amount)).response
        await person.click(page, label=f"Bid ${amount}")
    page = await own_page(world, world.cat)
    form = await world.cat.click(page, label="Another bid…")
    shown = await world.cat.submit_modal(form, {"amount": "12"})
    assert reply(shown), "not a step of 5"
    refused = reply(await world.cat.slash(world.channel, "tycoon priority", amount=12))
    assert "steps of $5" in refused and "rule 64" in refused
    page = (await world.cat.slash(world.channel, "tycoon priority", amount=0)).response
    await world.cat.click(page, label="Bid $0")
    text = words(world.card)
    assert "ann $20, bob $35, cat $0. **bob** wins" in text
    menu = next(part for part in parts(world.card) if part.get("options"))
    page = answers(await world.bob.select(world.card, ["2"], custom_id=menu["custom_id"]))[0]
    menu = next(part for part in parts(page) if part.get("options"))
    page = (await world.bob.select(page, ["2.0"], custom_id=menu["custom_id"])).response
    assert "Clockwise: **cat, ann, bob**. cat has the priority" in words(page)
    await world.bob.click(page, label="Confirm seating")
    assert "Seated clockwise: cat, ann, bob" in words(world.card)


async def test_a_starting_company_is_shown_first_with_what_it_makes(world: World) -> None:
    """Ruling 5: and who wants that."""
    table = await world.running(world.bob, world.cat, game="train_tycoon")
    mover = await world.mover()
    shown = await mover.slash(world.channel, "tycoon choose", company="PDL")
    assert "You begin with **PDL, Prairie Dairy Line**. Its factory makes cheese from" in reply(
        shown
    )
    hubs = (await world.tables.read_view(table.id, None)).table.hubs
    cities = city_names("alberta_v1")
    wanting = [cities[place] for place in cities if hubs[place].item == "cheese"]
    assert f" for {' and '.join(wanting)}." in reply(shown)
    await mover.click(shown.response, label="Choose PDL")
    assert "begins with **PDL, Prairie Dairy Line**" in words(world.card)
    taken = reply(await (await world.mover()).slash(world.channel, "tycoon choose", company="PDL"))
    assert "PDL can't be chosen now" in taken and "rule 5" in taken


async def test_every_look_answers_in_private_with_a_picture_or_words(world: World) -> None:
    await world.at(pricing())
    for key in (*LOOKS.keys, "company/PDL"):
        shown = answers(await world.cat.slash(world.channel, "tycoon show", what=key))[-1]
        assert shown.attachments or words(shown), key
    offered = await world.cat.autocomplete(world.channel, "tycoon show", "what", "prairie")
    assert [row["value"] for row in offered] == ["company/PDL"]


async def test_the_picture_in_words_tells_all_that_lies_on_the_table(world: World) -> None:
    await world.at(pricing())
    text = reply(await world.bob.slash(world.channel, "tycoon show", what="text"))
    for part in (
        "Turn 2 – Trading",
        "ann $100, begins, choosing, Net worth $461.",
        "PDL, Price $25, Target price $0.",
        "PDL, President ann 3, bob 1, Issued 4/10, Net $300, Loans 0/3, Income $200, Trains 0.",
        "High Level takes cheese, nobody waits",
        "Still choosing share prices: ann, bob, cat",
    ):
        assert part in text, part
    await secretly(world, world.bob, "price/CHC/low")
    text = reply(await world.bob.slash(world.channel, "tycoon show", what="text"))
    assert "Still choosing share prices: ann, cat" in text


async def test_what_can_be_done_is_offered_while_typing_and_only_to_whom_it_concerns(
    world: World,
) -> None:
    await world.at(pricing())
    led = await world.ann.autocomplete(world.channel, "tycoon price", "company", "")
    assert [row["value"] for row in led] == ["PDL", "SNR"]
    levels = await world.ann.autocomplete(world.channel, "tycoon price", "level", "", company="PDL")
    assert [row["name"] for row in levels] == ["🟥 Low: $5", "🟨 Mid: $35", "🟩 High: $55"]
    assert await world.ann.autocomplete(world.channel, "tycoon buy", "company", "") == []
    dan = world.guild.add_member(world.env.create_user("dan"))
    assert await dan.autocomplete(world.channel, "tycoon price", "company", "") == []


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
