"""What was turned over, drawn for the players of Train Tycoon: every kind of secret, and what it
came to."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from PIL import Image

import data.train_tycoon as facts
from data.texts import money
from render.train_tycoon.finance.market import render_market
from render.train_tycoon.finance.merger import render_merger
from render.train_tycoon.finance.reveal import SECTIONS, render_latest
from rules.game import Event
from rules.train_tycoon.model import events as told
from rules.train_tycoon.model.state import Phase
from tests.support.train_tycoon.charts import EVERYTHING, late, played, public
from tests.support.train_tycoon.market import bids, rebids, target, votes
from tests.support.train_tycoon.market import market as four

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")


def said(events: Sequence[Event]) -> str:
    """All that is told of what was turned over."""
    return " ".join(part.words for part in render_latest(events, NAMES, "en", 2_000))


def test_everything_that_reveals_has_a_picture() -> None:
    """All events that turn something over; prices move on the board."""
    kinds = [
        kind for kind in vars(told).values() if isinstance(kind, type) and issubclass(kind, Event)
    ]
    assert {kind for kind in kinds if kind.reveals} == {*SECTIONS, told.PricesSet} - {
        told.VoteSettled
    }


def test_each_exchange_is_shown_with_its_money() -> None:
    """Shares that moved after the orders were shown, each at the company's price (12 to 14)."""
    rounds_ = 0
    for state, events in played(6, EVERYTHING, "random"):
        shown = [event for event in events if isinstance(event, told.TradesShown)]
        if len(shown) != 1:
            continue
        number = events.index(shown[0])
        moved = [e for e in events[number:] if isinstance(e, told.SharesMoved)]
        if any(move.company != shown[0].company for move in moved) or not moved:
            continue
        price = money(state.companies[shown[0].company].price, "en")
        assert said(events).count(f": {price}") == len(moved)
        rounds_ += 1
    assert rounds_ > 3


def test_orders_that_do_not_hold_are_told_as_passes() -> None:
    """Sell without a share and buy without the cash (11)."""
    event = told.TradesShown("PDL", ((0, "buy", "pass"), (1, "sell", "pass"), (2, "buy", "buy")))
    alt = said([event])
    assert "Ada couldn't pay" in alt
    assert "Ben had no share" in alt
    assert "Buy Cleo" in alt
    assert "Pass Ada Ben" in alt


def test_bids_and_what_became_of_the_price_are_shown() -> None:
    state = target(four())
    events: list[Any] = bids(state, PDL="high", CHC="high", SNR="low")
    alt = said(events)
    assert "PDL high: $55" in alt
    assert "The price rises $25 → $55" in alt
    events = rebids(state, PDL="high", CHC="mid")
    assert "PDL high: $95; CHC mid: $55" in said(events)


def test_what_was_turned_over_stands_on_the_next_card_too() -> None:
    """Exchanges on the market, votes on the next vote; a picture stays short enough for a phone."""
    state, _ = late(Phase.TRADE)
    orders = tuple((seat, "pass", "pass") for seat in range(6))
    events: list[Any] = [told.TradesShown("PDL", orders), told.TradesShown("SNR", orders)]
    drawn = render_market(public(state), NAMES, "en", events=events)
    assert "Just traded: SNR: Pass Ada Ben" in drawn.alt
    many = [told.TradesShown(name, orders) for name in facts.companies()]
    drawn = render_market(public(state), NAMES, "en", events=many)
    assert Image.open(BytesIO(drawn.data)).height <= 1_500
    assert "Just traded: PKR" in drawn.alt and "Choices for PDL" not in drawn.alt
    state = target(four())
    bids(state, PDL="high")
    drawn = render_merger(public(state), NAMES[:3], "en", events=votes(state))
    assert "BHR votes: PDL offers $55 a share: For Ada 1 Cleo 3: 4; BHR has agreed." in drawn.alt
    assert "BHR votes on a takeover by PDL: Cleo" in drawn.alt
