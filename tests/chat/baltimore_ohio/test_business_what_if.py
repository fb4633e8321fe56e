"""What if: any railroad's turn, for anybody, at any time; nothing is done by it."""

import msgspec

from bot.chat.contract.pages import Menu
from bot.chat.contract.table_context import TableContext
from cogs.baltimore_ohio.chat import CHAT
from cogs.baltimore_ohio.plans import step_code
from rules.baltimore_ohio.model.actions import BuyEquipment, RetainProfits
from rules.baltimore_ohio.model.state import Phase, State
from tests.chat.baltimore_ohio.business_positions import business
from tests.chat.baltimore_ohio.positions import market
from tests.chat.harness.world import World, choose, follow, labels, tells
from tests.support.positions import make_ctx


def spectator(state: State, language: str = "en") -> TableContext:
    """The table as somebody sees it who does not play."""
    at = make_ctx(state, language)
    return TableContext(1, at.public, at.public, None, at.names, language)


def chosen(menu: Menu) -> str:
    return next(option.label for option in menu.options if option.chosen)


async def test_a_player_thinks_about_a_railroad_in_the_market(world: World) -> None:
    """From the charter; equipment, track and cities are chosen, and all follows."""
    await world.at(market())
    page = await follow(world.bob, world.card, "Charters", "What if…")
    loss = "**No profit:** value of B&O $66 → **$55**"
    tells(page, "**What if: B&O**", "looking changes nothing", "no city is served", loss)
    page = await choose(world.bob, page, "Buy equipment…", step_code(BuyEquipment(1)))
    tells(
        page,
        "for **$100**; treasury $150 → **$50**",
        "Baltimore pays $20 − maintenance $10 = net **$10** (last time $0)",
        "paid out, $1 a share",
        "Value $66 → **$74**.",
    )
    page = await choose(world.bob, page, "Use the profit…", step_code(RetainProfits()))
    tells(page, "**Profit:** retained: treasury $50 → **$60**")
    page = await choose(world.bob, page, "Another railroad…", "PA")
    tells(page, "**What if: PA**")
    assert "Confirm" not in labels(page) and await world.unchanged()


def test_a_spectator_thinks_too() -> None:
    state = business(Phase.TRACK)
    before = msgspec.msgpack.encode(state)
    at = spectator(state)
    page = CHAT.look_page(at, "what/PA")
    assert "**What if: PA**" in page.text and all(menu.look for menu in page.menus)
    assert all(button.look for button in page.buttons)
    for menu in page.menus:
        for option in menu.options[:4]:
            assert CHAT.look_page(at, f"{menu.key}/{option.value}").text
    assert msgspec.msgpack.encode(state) == before


def test_the_railroad_on_turn_is_taken_as_it_stands() -> None:
    """With the steps that are still to come."""
    page = CHAT.look_page(spectator(business(Phase.SERVICE)), "what/BO")
    hints = ["Serve cities…", "Use the profit…", "Another railroad…"]
    assert [menu.hint for menu in page.menus] == hints
    assert chosen(page.menus[0]) == "Cities $60: net $40"
    page = CHAT.look_page(spectator(business(Phase.PROFIT)), "what/BO")
    assert "paid out, $4 a share" in page.text


def test_a_railroad_not_started_is_thought_to_begin() -> None:
    """By so many shares at a value of the moment (rulings 5 and 13)."""
    at = spectator(market())
    page = CHAT.look_page(at, "what/ERIE")
    assert "Started with 5 shares at $" in page.text
    starts = page.menus[0]
    assert starts.hint == "Started with…" and chosen(starts).startswith("5 shares at $")
    ten = next(option for option in starts.options if option.label.startswith("10 shares"))
    page = CHAT.look_page(at, f"{starts.key}/{ten.value}")
    assert f"Started with {ten.label}" in page.text
    cards = next(menu for menu in page.menus if menu.hint == "Buy equipment…")
    assert len(cards.options) > 1


async def test_the_command_takes_equipment_and_track(world: World) -> None:
    await world.at(business())
    for options, told in (
        ({"railroad": "b&o", "cards": 1, "hexes": "K14"}, "K14 $20; treasury $170"),
        ({"railroad": "PA"}, "**What if: PA**"),
        ({"railroad": "PA", "hexes": "Chicago"}, "can't reach Chicago (D5)"),
        ({"railroad": "N&W"}, "isn't in this game (rule 41)"),
    ):
        tells(await world.command(world.cat, "bando what-if", **options), told)
    assert await world.unchanged()
