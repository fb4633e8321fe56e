"""What if: any railroad's turn, for anybody, at any time; nothing is done by it."""

import msgspec

from bot.chat.contract.pages import EphemeralPage, Menu
from bot.chat.contract.table_context import TableContext
from cogs.baltimore_ohio.chat import CHAT
from cogs.baltimore_ohio.plans import step_code
from rules.baltimore_ohio.model.actions import BuyEquipment, RetainProfits
from rules.baltimore_ohio.model.options import ALL_EXPANSIONS
from rules.baltimore_ohio.model.state import Phase, State
from tests.chat.baltimore_ohio.business_positions import business
from tests.chat.baltimore_ohio.positions import market
from tests.chat.harness.world import World, answers, choose, labels, press, reply, sane
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
    shown = await world.bob.click(world.card, label="Charters")
    page = await press(world.bob, answers(shown)[-1], "What if…")
    text = sane(page)
    assert "**What if: B&O**" in text and "looking changes nothing" in text
    assert "no city is served" in text and "**No profit:** value of B&O $66 → **$55**" in text
    page = await choose(world.bob, page, "Buy equipment…", step_code(BuyEquipment(1)))
    text = sane(page)
    assert "for **$100**; treasury $150 → **$50**" in text
    assert "Baltimore pays $20 − maintenance $10 = net **$10** (last time $0)" in text
    assert "paid out, $1 a share" in text and "Value $66 → **$74**." in text
    page = await choose(world.bob, page, "Use the profit…", step_code(RetainProfits()))
    assert "**Profit:** retained: treasury $50 → **$60**" in sane(page)
    page = await choose(world.bob, page, "Another railroad…", "PA")
    assert "**What if: PA**" in sane(page)
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
    at = spectator(business(Phase.SERVICE))
    page = CHAT.look_page(at, "what/BO")
    assert [menu.hint for menu in page.menus] == [
        "Serve cities…",
        "Use the profit…",
        "Another railroad…",
    ]
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


def test_every_railroad_can_be_thought_about() -> None:
    for language in ("en", "de"):
        for state in (
            market(ALL_EXPANSIONS),
            business(options=ALL_EXPANSIONS),
            business(Phase.PROFIT),
        ):
            for name in state.railroads:
                page = CHAT.look_page(spectator(state, language), f"what/{name}")
                assert isinstance(page, EphemeralPage) and page.draw is not None
                if name in ("PA", "ERIE"):
                    assert page.draw().alt


async def test_the_command_takes_equipment_and_track(world: World) -> None:
    await world.at(business())
    shown = await world.cat.slash(
        world.channel, "bando what-if", railroad="b&o", cards=1, hexes="K14"
    )
    text = reply(shown)
    assert "one card of level 2 for **$130**" in text and "K14 $20; treasury $170" in text
    shown = await world.cat.slash(world.channel, "bando what-if", railroad="PA")
    assert "**What if: PA**" in reply(shown)
    shown = await world.cat.slash(world.channel, "bando what-if", railroad="PA", hexes="Chicago")
    assert "can't reach Chicago (D5)" in reply(shown) and "rule 22" in reply(shown)
    shown = await world.cat.slash(world.channel, "bando what-if", railroad="N&W")
    assert "isn't in this game" in reply(shown) and "rule 41" in reply(shown)
    assert await world.unchanged()
