"""Opening lines and placing factories by presses (rulings 44 to 52): prices, previews, refusals."""

from dataclasses import replace

from cogs.train_tycoon.operate.building import best_menu_hint, hub_sign
from cogs.train_tycoon.words import public_position
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.robot.proposals import best_proposals
from tests.chat.harness.world import (
    World,
    answers,
    choose,
    labels,
    menu,
    parts,
    press,
    reply,
    sane,
    words,
)
from tests.chat.train_tycoon.operating_positions import (
    confirmed,
    opening,
    placing,
    table_now,
    ten_lines,
    typed,
)
from tests.support.positions import make_ctx
from tests.support.train_tycoon.states import line, track, transfer

BEST, STARTS = "Lines, best first…", "Another line, from…"
SITES, ENDS = "Factory ", "End at…"
EMPTY, FIRST, NEXT = "End in an empty hex…", "First hex…", "What next?"


async def test_the_card_says_what_may_be_spent_and_earned(world: World) -> None:
    """Ruling 44: the limit; ruling 48: how long a line may be."""
    await world.at(opening())
    text = sane(world.card)
    assert "**PDL, Prairie Dairy Line** operates" in text and "1 to 3 hexes of track" in text
    assert "It has $200. It can spend $300" in text and "its latest income allows 1 loan" in text
    assert "Without a new line this turn: deliveries $0 − trains $20 = −$20" in text
    best = menu(world.card, BEST)
    assert best and all(" – " in label for label in best.values())


def test_only_the_best_is_called_the_best() -> None:
    best, *_, worst = best_proposals(Position(opening()))
    assert best.worth > worst.worth
    assert best_menu_hint([best, worst]) == best_menu_hint([best]) == "menu-best"
    assert best_menu_hint([best, best, worst]) == "menu-best-even"
    assert best_menu_hint([worst, worst]) == "menu-best-all"


async def test_a_ready_made_line_in_two_presses(world: World) -> None:
    """Shown first with its price, its income and a picture, and opened by another; Back does
    nothing."""
    await world.at(opening())
    value = next(iter(menu(world.card, BEST)))
    page = await choose(world.ann, world.card, BEST, value)
    text = sane(page)
    assert "**PDL** opens" in text and "It costs **$" in text and "Turn 2 with this line" in text
    assert "By the end of the game this line alone costs the company **" in text
    assert page.attachments[0].description
    await world.ann.click(page, label="Back")
    assert await world.unchanged()
    await confirmed(world.ann, await choose(world.ann, world.card, BEST, value))
    assert (await table_now(world)).last_line == 3
    assert "**PDL** (ann) opens line 3, **" in sane(world.card)


async def test_a_line_from_another_hub_hex_by_hex(world: World) -> None:
    """Ruling 51: rights are told by company; ruling 52: so is engineering."""
    await world.at(opening())
    page = await choose(world.ann, world.card, STARTS, "F3")
    assert "hubs can be reached from here" in sane(page)
    page = await choose(world.ann, page, FIRST, "G3")
    assert "From **transfer hub (F3)**, hex 1 of at most 3: **G3**" in sane(page)
    page = await choose(world.ann, page, NEXT, "nG3-H3")
    text = sane(page)
    assert "It costs **$40** (1 tile $20, rights $20 (CHC in H3 $20))" in text
    assert "PDL has $200 now and $160 then" in text
    await world.ann.click(page, label="Open it: $40")
    assert "for $40 (track $20, rights $20)" in sane(world.card)


async def test_one_hex_back_and_another_way(world: World) -> None:
    await world.at(opening())
    page = await choose(world.ann, world.card, STARTS, "F3")
    page = await choose(world.ann, page, FIRST, "F4")
    onward = next(value for value in menu(page, NEXT) if "." in value)
    page = await choose(world.ann, page, NEXT, onward)
    assert "So far new track in F4" in sane(page)
    page = await press(world.ann, page, "One hex back")
    assert "hex 1 of at most 3: **F4**" in sane(page)
    page = await choose(world.ann, page, NEXT, "nF4-F5")
    others = menu(page, "Another way…")
    assert others and all(" – " not in label for label in others.values())


async def test_an_end_in_an_empty_hex_gets_a_transfer_hub(world: World) -> None:
    """Ruling 47."""
    await world.at(opening())
    page = await choose(world.ann, world.card, STARTS, "F3")
    page = await press(world.ann, page, "To an empty hex…")
    value = next(iter(menu(page, EMPTY)))
    page = await choose(world.ann, page, EMPTY, value)
    assert "A transfer hub is placed in" in sane(page)


async def test_a_typed_line(world: World) -> None:
    """Typed hexes are shown like pressed ones; what the rules refuse says which ruling."""
    await world.at(opening())
    form = await world.ann.click(world.card, label="Type a line…")
    page = answers(await world.ann.submit_modal(form, {"hexes": "F3 F4 F5"}))[-1]
    assert "new track in F4" in sane(page)
    form = await world.ann.click(world.card, label="Type a line…")
    refused = reply(await world.ann.submit_modal(form, {"hexes": "F3 F4 G5 F6 F7"}))
    assert "(rule 48)" in refused
    form = await world.ann.click(world.card, label="Type a line…")
    assert "“somewhere” isn't a hex" in reply(
        await world.ann.submit_modal(form, {"hexes": "somewhere"})
    )
    assert await world.unchanged()


async def test_refused_lines_cite_their_ruling(world: World) -> None:
    await world.at(opening())
    for hexes, ruling in [
        ("O8 P8 Q8", "47"),
        ("F3 F4 F5 F6 F7 F8", "48"),
        ("F3 G9 F5", "48"),
        ("F3 H2 F5", "48"),
        ("F3 F4 upgrade F5", "49"),
        ("F3 F4 clear F5", "49"),
    ]:
        said = sane(await typed(world.ann, world, "line", hexes=hexes))
        assert f"(rule {ruling})" in said, said
        assert await world.unchanged()


async def test_a_line_that_is_too_dear(world: World) -> None:
    """Ruling 44: the sentence says the limit."""
    await world.at(opening(net=-70))
    assert "It has $30 and 1 loan. It can spend $30" in sane(world.card)
    said = sane(await typed(world.ann, world, "line", hexes="F3 G3 H3"))
    assert "This costs $40" in said and "max debt of $100 (rule 44)" in said


async def test_bulldozing_tells_what_it_breaks_and_reused_track_costs_nothing(world: World) -> None:
    """Ruling 49 c: an own line that is built over is named before it is broken; 49 b."""
    state = opening()
    state.hubs.pop("F5")
    line(state, "PDL", "F3", "F4", "F5", "F6", "F7")
    await world.at(state)
    page = await typed(world.ann, world, "line", hexes="F3 F4 bulldoze G5")
    text = sane(page)
    assert "F4 bulldozed and laid again" in text
    assert "This breaks the line transfer hub (F3) – transfer hub (F7)" in text
    state = opening()
    track(state, "F3", "F4", "F5")
    await world.at(state)
    page = await typed(world.ann, world, "line", table=2, hexes="F3 F5")
    assert "It costs **$0** (nothing)" in sane(page)


async def test_clearing_a_hub_and_upgrading(world: World) -> None:
    """Ruling 49 d and e: what happens to the hex is said in words."""
    state = opening()
    transfer(state, "E5")
    transfer(state, "G4")
    line(state, "CHC", "E5", "F4", "G4")
    await world.at(state)
    page = await typed(world.ann, world, "line", hexes="F3 F4 F5")
    assert "F4 upgraded to a green tile" in sane(page)
    page = await typed(world.ann, world, "line", hexes="F3 F4 F5 clear F6")
    assert "The transfer hub in F5 goes" in sane(page)


async def test_no_line_and_somebody_else(world: World) -> None:
    await world.at(opening())
    assert "ann" in reply(await world.bob.click(world.card, label="Open no line"))
    assert await world.unchanged()
    await world.ann.click(world.card, label="Open no line")
    assert (await table_now(world)).phase is not Phase.LINE


async def test_a_company_without_lines_starts_at_a_city(world: World) -> None:
    """Ruling 47."""
    state = opening()
    state.lines = [line for line in state.lines if line.owner != "PDL"]
    state.track.pop("F2")
    await world.at(state)
    assert "from any city to another hub" in sane(world.card)
    assert any("High Level (B3)" in label for label in menu(world.card, STARTS).values())


async def test_all_trains_out_is_said_before(world: World) -> None:
    """Ruling 52: the train comes from another line."""
    await world.at(ten_lines())
    page = await typed(world.ann, world, "line", hexes="F1 E2 D2")
    assert "All 10 trains are on the map: you'll then choose" in sane(page)


async def test_the_factory_is_placed_with_its_line(world: World) -> None:
    """Rulings 45, 46: why a place is legal, and how far it is to what the factory needs."""
    await world.at(placing())
    text = sane(world.card)
    assert "places its cheese factory" in text and "Open no line" not in labels(world.card)
    assert "then some $" in str(world.card.components), "the track to what it needs is a price"
    hints = [part["placeholder"] for part in parts(world.card) if "placeholder" in part]
    sites = [hint for hint in hints if hint.startswith(SITES)]
    assert len(sites) > 1 and len(set(sites)) == len(sites), "each says where its places are"
    for hint in sites:
        places = list(menu(world.card, hint))
        assert hint == f"{SITES}{places[0]} to {places[-1]}…"
    place = places[0]
    page = await choose(world.ann, world.card, sites[-1], place)
    text = sane(page)
    assert "the hex is empty" in text and "Steps to the nearest:" in text
    assert page.attachments
    page = await choose(world.ann, page, FIRST, next(iter(menu(page, FIRST))))
    assert "hex 1 of at most 2" in sane(page)
    page = await choose(world.ann, world.card, BEST, next(iter(menu(world.card, BEST))))
    assert "cheese factory (" in sane(page)
    beside = sane(await typed(world.ann, world, "line", hexes="B4 B5 B6"))
    assert "(rule 46)" in beside and await world.unchanged(), "beside a city"
    await confirmed(world.ann, page)
    assert "places its cheese factory in" in words(world.card)


async def test_the_lines_offered_while_typing(world: World) -> None:
    await world.at(opening())
    choices = await world.ann.autocomplete(world.channel, "tycoon line", "hexes", "")
    assert choices and all(" – " in row["name"] for row in choices)
    choices = await world.ann.autocomplete(world.channel, "tycoon line", "hexes", "F3 H3")
    assert choices and all(row["value"].startswith("F3.") for row in choices)
    assert all(row["name"].startswith("F3 – ") for row in choices)
    assert await world.bob.autocomplete(world.channel, "tycoon line", "hexes", "") == []


async def test_that_no_line_earns_its_price_is_said(world: World) -> None:
    """Where all that is offered loses money the card says so in a sentence."""
    await world.at(opening(turn=5))
    text = sane(world.card)
    position = Position(opening(turn=5))
    assert all(proposal.gain <= 0 for proposal in best_proposals(position))
    assert "No line on offer pays for itself" in text


def test_a_hub_has_the_sign_of_what_it_ships_and_a_city_none() -> None:
    """What a city demands is not what leaves it."""
    at = make_ctx(opening())
    position = public_position(at)
    signs = {hub.item: f"<:{hub.item}:1>" for hub in position.state.hubs.values() if hub.item}
    for hex_, hub in position.state.hubs.items():
        expected = None if hub.kind == "city" else signs.get(hub.item)
        assert hub_sign(position, hex_, replace(at, emoji=signs)) == expected, hex_
