"""Opening lines and placing factories by presses (rulings 44 to 52): prices, previews, refusals."""

from dataclasses import replace

from cogs.train_tycoon.chat import CHAT
from cogs.train_tycoon.operate.building import best_menu_hint, hub_sign
from cogs.train_tycoon.words import public_position
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.robot.proposals import best_proposals
from tests.chat.harness.world import (
    World,
    choose,
    follow,
    labels,
    menu,
    parts,
    press,
    tells,
)
from tests.chat.harness.world import typed as fill
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
TAKE = "Take the train of…"


async def test_the_card_says_what_may_be_spent_and_earned(world: World) -> None:
    """Ruling 44: the limit; ruling 48: how long a line may be."""
    await world.at(opening())
    tells(
        world.card,
        "**PDL, Prairie Dairy Line** operates",
        "1 to 3 hexes of track",
        "It has $200. It can spend $300",
        "its latest income allows 1 loan",
        "Without a new line this turn: deliveries $0 − trains $20 = −$20",
    )
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
    best = (BEST, next(iter(menu(world.card, BEST))))
    page = await follow(world.ann, world.card, best)
    alone = "By the end of the game this line alone costs the company **"
    tells(page, "**PDL** opens", "It costs **$", "Turn 2 with this line", alone)
    assert page.attachments[0].description
    await world.ann.click(page, label="Back")
    page = await follow(world.ann, world.card, best)
    await confirmed(world, world.ann, page, "**PDL** (ann) opens line 3, **")
    assert (await table_now(world)).last_line == 3


async def test_a_line_from_another_hub_hex_by_hex(world: World) -> None:
    """Ruling 51: rights are told by company; ruling 52: so is engineering."""
    await world.at(opening())
    page = await choose(world.ann, world.card, STARTS, "F3")
    tells(page, "hubs can be reached from here")
    page = await choose(world.ann, page, FIRST, "G3")
    tells(page, "From **transfer hub (F3)**, hex 1 of at most 3: **G3**")
    page = await choose(world.ann, page, NEXT, "nG3-H3")
    cost = "It costs **$40** (1 tile $20, rights $20 (CHC in H3 $20))"
    tells(page, cost, "PDL has $200 now and $160 then")
    await world.confirm(world.ann, page, "Open it: $40", "for $40 (track $20, rights $20)")


async def test_one_hex_back_and_another_way(world: World) -> None:
    """An end in an empty hex gets a transfer hub (47)."""
    await world.at(opening())
    page = await follow(world.ann, world.card, (STARTS, "F3"), "To an empty hex…")
    page = await choose(world.ann, page, EMPTY, next(iter(menu(page, EMPTY))))
    tells(page, "A transfer hub is placed in")
    page = await follow(world.ann, world.card, (STARTS, "F3"), (FIRST, "F4"))
    onward = next(value for value in menu(page, NEXT) if "." in value)
    page = await choose(world.ann, page, NEXT, onward)
    tells(page, "So far new track in F4")
    page = await press(world.ann, page, "One hex back")
    tells(page, "hex 1 of at most 3: **F4**")
    page = await choose(world.ann, page, NEXT, "nF4-F5")
    others = menu(page, "Another way…")
    assert others and all(" – " not in label for label in others.values())


async def test_a_typed_line(world: World) -> None:
    """Typed hexes are shown like pressed ones; what the rules refuse says which ruling."""
    await world.at(opening())
    for hexes, said in (
        ("F3 F4 F5", "new track in F4"),
        ("F3 F4 G5 F6 F7", "(rule 48)"),
        ("somewhere", "“somewhere” isn't a hex"),
    ):
        tells(await fill(world.ann, world.card, "Type a line…", hexes=hexes), said)
    for hexes, ruling in [
        ("O8 P8 Q8", "47"),
        ("F3 F4 F5 F6 F7 F8", "48"),
        ("F3 G9 F5", "48"),
        ("F3 H2 F5", "48"),
        ("F3 F4 upgrade F5", "49"),
        ("F3 F4 clear F5", "49"),
    ]:
        tells(await typed(world.ann, world, "line", hexes=hexes), f"(rule {ruling})")
    assert await world.unchanged()


async def test_a_line_that_is_too_dear(world: World) -> None:
    """Ruling 44: the sentence says the limit."""
    await world.at(opening(net=-70))
    tells(world.card, "It has $30 and 1 loan. It can spend $30")
    page = await typed(world.ann, world, "line", hexes="F3 G3 H3")
    tells(page, "This costs $40", "max debt of $100 (rule 44)")


async def test_bulldozing_tells_what_it_breaks_and_reused_track_costs_nothing(world: World) -> None:
    """Ruling 49 c: an own line that is built over is named before it is broken; 49 b."""
    state = opening()
    state.hubs.pop("F5")
    line(state, "PDL", "F3", "F4", "F5", "F6", "F7")
    await world.at(state)
    page = await typed(world.ann, world, "line", hexes="F3 F4 bulldoze G5")
    broken = "This breaks the line transfer hub (F3) – transfer hub (F7)"
    tells(page, "F4 bulldozed and laid again", broken)
    state = opening()
    track(state, "F3", "F4", "F5")
    await world.at(state)
    page = await typed(world.ann, world, "line", table=2, hexes="F3 F5")
    tells(page, "It costs **$0** (nothing)")


async def test_clearing_a_hub_and_upgrading(world: World) -> None:
    """Ruling 49 d and e: what happens to the hex is said in words."""
    state = opening()
    transfer(state, "E5")
    transfer(state, "G4")
    line(state, "CHC", "E5", "F4", "G4")
    await world.at(state)
    for hexes, said in (
        ("F3 F4 F5", "F4 upgraded to a green tile"),
        ("F3 F4 F5 clear F6", "The transfer hub in F5 goes"),
    ):
        tells(await typed(world.ann, world, "line", hexes=hexes), said)


async def test_no_line_and_somebody_else(world: World) -> None:
    await world.at(opening())
    tells(await press(world.bob, world.card, "Open no line"), "ann")
    await world.confirm(world.ann, world.card, "Open no line")
    assert (await table_now(world)).phase is not Phase.LINE


async def test_a_company_without_lines_starts_at_a_city(world: World) -> None:
    """Ruling 47."""
    state = opening()
    state.lines = [line for line in state.lines if line.owner != "PDL"]
    state.track.pop("F2")
    await world.at(state)
    tells(world.card, "from any city to another hub")
    assert any("High Level (B3)" in label for label in menu(world.card, STARTS).values())


async def test_all_trains_out_is_said_before(world: World) -> None:
    """Ruling 52: the train of a new line comes from another; what each line earns is told; it is
    abandoned at once."""
    await world.at(ten_lines())
    page = await typed(world.ann, world, "line", hexes="F1 E2 D2")
    tells(page, "All 10 trains are on the map: you'll then choose")
    out = "All 10 trains of **PDL, Prairie Dairy Line** are on the map"
    await confirmed(world, world.ann, page, out)
    assert len(menu(world.card, TAKE)) == 10
    page = await choose(world.ann, world.card, TAKE, "3")
    tells(page, "the track there is then abandoned")
    picture = page.attachments[0].description or ""
    assert "Line 3 (F5 – F7) is given up · Line 11 (F1 – D2) gets the train" in picture
    assert "Trains" not in picture
    await follow(world.ann, page, labels(page)[labels(page).index("Back") - 1])
    state = await table_now(world)
    assert len(state.lines) == 10 and all(line.id != 3 for line in state.lines)
    tells(world.card, "takes the train for it off transfer hub (F5) – transfer hub (F7)")


async def test_the_factory_is_placed_with_its_line(world: World) -> None:
    """Rulings 45, 46: why a place is legal, and how far it is to what the factory needs."""
    await world.at(placing())
    tells(world.card, "places its cheese factory")
    assert "Open no line" not in labels(world.card)
    assert "then some $" in str(world.card.components), "the track to what it needs is a price"
    hints = [part["placeholder"] for part in parts(world.card) if "placeholder" in part]
    sites = [hint for hint in hints if hint.startswith(SITES)]
    assert len(sites) > 1 and len(set(sites)) == len(sites), "each says where its places are"
    for hint in sites:
        places = list(menu(world.card, hint))
        assert hint == f"{SITES}{places[0]} to {places[-1]}…"
    page = await choose(world.ann, world.card, sites[-1], places[0])
    tells(page, "the hex is empty", "Steps to the nearest:")
    assert page.attachments
    page = await choose(world.ann, page, FIRST, next(iter(menu(page, FIRST))))
    tells(page, "hex 1 of at most 2")
    tells(await typed(world.ann, world, "line", hexes="B4 B5 B6"), "(rule 46)")
    page = await choose(world.ann, world.card, BEST, next(iter(menu(world.card, BEST))))
    tells(page, "cheese factory (")
    await confirmed(world, world.ann, page, "places its cheese factory in")


async def test_the_lines_offered_while_typing(world: World) -> None:
    await world.at(opening())
    choices = await world.offered(world.ann, "tycoon line", "hexes")
    assert choices and all(" – " in name for name in choices)
    choices = await world.offered(world.ann, "tycoon line", "hexes", "F3 H3")
    assert choices and all(value.startswith("F3.") for value in choices.values())
    assert all(name.startswith("F3 – ") for name in choices)
    assert await world.offered(world.bob, "tycoon line", "hexes") == {}


def test_that_no_line_earns_its_price_is_said() -> None:
    """Where all that is offered loses money the card says so in a sentence."""
    state = opening(turn=5)
    assert all(proposal.gain <= 0 for proposal in best_proposals(Position(state)))
    assert "No line on offer pays for itself" in CHAT.prompt(make_ctx(state)).text


def test_a_hub_has_the_sign_of_what_it_ships_and_a_city_none() -> None:
    """What a city demands is not what leaves it."""
    at = make_ctx(opening())
    position = public_position(at)
    signs = {hub.item: f"<:{hub.item}:1>" for hub in position.state.hubs.values() if hub.item}
    for hex_, hub in position.state.hubs.items():
        expected = None if hub.kind == "city" else signs.get(hub.item)
        assert hub_sign(position, hex_, replace(at, emoji=signs)) == expected, hex_
