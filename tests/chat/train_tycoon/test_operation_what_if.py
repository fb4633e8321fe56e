"""What if: what a company would earn, for everybody, and nothing is done."""

from cogs.train_tycoon.operate import what_if
from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.state import Phase
from tests.chat.harness.world import World, follow, labels, menu, press, sane, tells
from tests.chat.train_tycoon.operating_positions import earning, opening, placing, typed
from tests.support.positions import make_ctx
from tests.support.train_tycoon.states import balanced, company, table

OTHER, LINES = "Another company…", "What if it opened…"


async def test_a_spectator_looks_and_nothing_changes(world: World) -> None:
    """Nor does a look go stale: what is possible no more says that the game has gone on."""
    await world.at(opening())
    first = await press(world.cat, world.card, "What if…")
    tells(
        first,
        "**PDL, Prairie Dairy Line** (ann) has $200 and 1 train on the map",
        "It operates now, in turn 2",
        "deliveries $0 − trains $20 = −$20",
    )
    assert first.attachments
    line = (LINES, next(iter(menu(first, LINES))))
    page = await follow(world.cat, first, line)
    tells(page, "nothing changes in the game", "It costs **$")
    assert "Confirm" not in labels(page)
    page = await follow(world.cat, page, "Back to the company", (OTHER, "CHC"))
    tells(page, "**CHC")
    tells(await press(world.cat, page, "See the deliveries…"), "nothing to deliver")
    late = await press(world.bob, world.card, "What if…")
    await world.confirm(world.ann, world.card, "Open no line")
    assert sane(await follow(world.bob, late, line))


async def test_by_command_for_any_company(world: World) -> None:
    await world.at(earning())
    tells(await typed(world.bob, world, "what-if", company="PDL"), "(1 cheese)")
    tells(await typed(world.cat, world, "show", what="if"), "nothing changes")
    assert await world.unchanged()


def test_a_company_that_has_its_factory_to_place() -> None:
    """The lines are those that begin with it."""
    state = placing()
    page = what_if.company_page(make_ctx(state, seat=1), "PDL")
    menu = next(menu for menu in page.menus if menu.key == "if/PDL")
    assert "cheese factory (" in menu.options[0].label


def test_between_the_phases_of_operate() -> None:
    """In the share phases the next Operate is looked at; the view stays as it is."""
    state = opening()
    state.operation, state.phase, state.mover = None, Phase.TREASURY, 0
    seen = make_ctx(balanced(state))
    before = GAME.view(state, None)
    page = what_if.company_page(seen, "PDL")
    assert "in turn 2" in page.text and seen.public == before


def test_who_has_operated_is_looked_at_a_turn_later() -> None:
    state = opening()
    state.companies_left = []
    state.operation.company = "CHC"
    assert "in turn 3" in what_if.company_page(make_ctx(state), "PDL").text
    state.turn = 5
    assert "last turn" in what_if.company_page(make_ctx(state), "PDL").text


def test_a_company_without_president_does_nothing() -> None:
    state = table(100, 100)
    company(state, "PDL", [3, 1], president=0)
    company(state, "CHC", [1, 3], president=None)
    assert "no president" in what_if.company_page(make_ctx(balanced(state), seat=0), "CHC").text
