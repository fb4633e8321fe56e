"""A market turn in a component id: read back as written, and never too long."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import data.baltimore_ohio as facts
from bot.chat.contract.adapter import Act, Preview
from cogs.baltimore_ohio.chat import BandoChat
from cogs.baltimore_ohio.market.card import MARKET
from cogs.baltimore_ohio.market.parts import CODE
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.market_round.composing import Plan
from rules.baltimore_ohio.model.actions import Buy, BuyBack, Lot, OpenAuction, Sell
from rules.baltimore_ohio.model.options import EVERYTHING
from rules.baltimore_ohio.model.state import Phase
from rules.dice import SeededDice
from tests.chat.baltimore_ohio.positions import scene, turn

CHAT = BandoChat()
KEY = 72
"""Characters of an adapter's key (`tests/chat/house/test_limits.py`)."""
RAILROADS = list(facts.railroads())


def longest() -> Plan:
    """More than the rules could ever let through: every railroad in the sale, the longest purchase
    between buy-backs by all of them, and an auction with all the money there is."""
    lots = Sell(tuple(Lot(name, 10) for name in RAILROADS))
    backs = [BuyBack(name, 10) for name in RAILROADS]
    buy = Buy("NW", 10, 0, value=110)
    return (*backs[:4], lots, *backs[4:8], buy, *backs[8:], OpenAuction("RB8", 99_999))


def test_the_longest_plan_fits_into_a_key() -> None:
    plan = longest()
    for head in ("turn", "sell", "open"):
        assert len(f"{head}/{CODE.written(plan)}") <= KEY
    shorter = CODE.written(plan[:-1])
    assert len(f"open/{shorter}_RB8") <= KEY and len(f"back/{shorter}_ERIE") <= KEY


@pytest.mark.parametrize("text", ["", "sB3C1bP21rE2", "bY90.66o4.25", "rB1rW9sH2"])
def test_a_plan_is_read_as_it_was_written(text: str) -> None:
    plan = CODE.read(turn(text))
    assert CODE.written(plan) == turn(text)
    assert CODE.read(CODE.written(longest())) == longest()


@pytest.mark.parametrize("text", ["0", "s B", "é", "_BO", "z" * 60])
def test_what_was_not_written_so_is_not_read(text: str) -> None:
    with pytest.raises(LookupError):
        CODE.read(text)
    with pytest.raises(LookupError):
        CHAT.answer(scene(_market()), f"turn/{text}", False, {})


@pytest.mark.parametrize(
    ("earlier", "key"),
    [("sell/_B", "sell/_BO"), ("buy/_K", "buy/_NKP"), ("open/_4", "open/_RB4")],
)
def test_cards_that_were_posted_with_letters_are_understood(earlier: str, key: str) -> None:
    here = scene(_market())
    assert CHAT.answer(here, earlier, False, {}) == CHAT.answer(here, key, False, {})


def test_the_last_step_is_left_out() -> None:
    for text, less in (("bP10sB1C2", "bP10sB1"), ("bP10sB1", "bP10"), ("bP10", "")):
        found = MARKET.less(CODE.read(turn(text)))
        assert found is not None and CODE.written(found) == turn(less)
    assert MARKET.less(()) is None


def _market() -> Any:
    state, _ = GAME.setup(3, EVERYTHING, SeededDice(b"plans"))
    return state


def _keys(found: Any) -> Iterator[str]:
    for button in found.buttons:
        assert 0 < len(button.label) <= 80
        if not button.form:
            yield button.key
    heads = [menu.key for menu in found.menus]
    assert len(set(heads)) == len(heads), "a message has each id once"
    for menu in found.menus:
        assert 0 < len(menu.options) <= 50 and len(menu.hint) <= 150
        values = [option.value for option in menu.options]
        assert len(set(values)) == len(values)
        for option in menu.options:
            assert 0 < len(option.label) <= 100 and len(option.detail) <= 100
            yield f"{menu.key}/{option.value}"


@pytest.mark.parametrize("seed", range(4))
def test_random_turns_press_by_press(seed: int) -> None:
    """Every key that is offered leads on, none is too long, and what is confirmed is legal."""
    chance, dice = random.Random(seed), SeededDice(bytes([seed]))
    robot, own = GAME.robot("random"), SeededDice(bytes([seed, 1]))
    state, _ = GAME.setup(3 + seed, EVERYTHING, dice)
    made: set[type] = set()
    for _ in range(220):
        (seat,) = GAME.to_move(state) or (None,)
        if seat is None:
            break
        here = scene(state, chance.choice(["en", "de"]))
        if state.phase not in (Phase.MARKET, Phase.AUCTION):
            GAME.apply(state, seat, robot.choose(here.view, seat, own), dice)
            continue
        page, sure = CHAT.prompt(here), ""
        for depth in range(16):
            keys = list(_keys(page))
            assert all(len(key) <= KEY for key in keys)
            if sure and (depth == 15 or not keys or chance.random() < 0.3):
                page = CHAT.answer(here, sure, True, {})
            else:
                key = chance.choice(keys)
                page = CHAT.answer(here, key, False, {})
                assert len(getattr(page, "text", "")) < 2_000
            if isinstance(page, Preview):
                sure = page.key
                assert len(sure) <= KEY
            if isinstance(page, Act):
                break
        if not isinstance(page, Act):
            page = CHAT.answer(here, sure, True, {}) if sure else Act(here.view.legal[0])
        assert isinstance(page, Act)
        quiet = state.market is not None and state.market.opened
        events = GAME.apply(state, seat, page.action, dice)
        made |= {type(part) for part in getattr(page.action, "parts", ())}
        assert CHAT.story(here, events) or quiet, "only the end of a turn with an auction is none"
    assert made == {Sell, Buy, BuyBack, OpenAuction}
