"""What events changed, railroad by railroad and seat by seat, to be framed in pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.baltimore_ohio.shared.table_values import hexes_built, value_moves
from render.charts.scales import Move
from rules.baltimore_ohio.model import events as e
from rules.game import Event


class News(NamedTuple):
    """`shares`: what a seat gained or lost of a railroad, as (railroad, seat, count); `started`:
    railroads started; `cards`: the buyer of each card; `hexes` built; `presidents`: railroads with
    another President; `won`: Robber Barons sold; `acted`: seats that dealt, bid or passed."""

    moves: tuple[Move, ...] = ()
    shares: tuple[tuple[str, int, int], ...] = ()
    started: frozenset[str] = frozenset()
    cards: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()
    presidents: frozenset[str] = frozenset()
    won: frozenset[str] = frozenset()
    acted: frozenset[int] = frozenset()

    def share_changes(self, railroad: str, seats: int) -> tuple[int, ...]:
        """Return what each seat gained or lost of the railroad."""
        counts = [0] * seats
        for name, seat, count in self.shares:
            if name == railroad:
                counts[seat] += count
        return tuple(counts)

    def count_cards_bought(self, railroad: str) -> int:
        """Return how many cards the railroad has bought."""
        return self.cards.count(railroad)


def collect_news(events: Sequence[Event]) -> News:
    """Return what these events changed."""
    return News(
        value_moves(events),
        tuple(change for event in events if (change := _share_change(event))),
        frozenset(event.railroad for event in events if isinstance(event, e.RailroadStarted)),
        tuple(event.railroad for event in events if isinstance(event, e.EquipmentBought)),
        hexes_built(events),
        frozenset(
            event.railroad
            for event in events
            if isinstance(event, e.PresidentChanged) and event.after is not None
        ),
        frozenset(event.card for event in events if isinstance(event, e.AuctionWon)),
        frozenset(event.seat for event in events if isinstance(event, _ACTS_OF_SEATS)),
    )


def _share_change(event: Event) -> tuple[str, int, int] | None:
    match event:
        case e.SharesBought(seat, railroad, held, orphan):
            return railroad, seat, held + orphan
        case e.SharesSold(seat, railroad, count):
            return railroad, seat, -count
        case e.ShareSacrificed(seat, railroad):
            return railroad, seat, -1
    return None


_ACTS_OF_SEATS = (
    e.SharesBought,
    e.SharesSold,
    e.SharesBoughtBack,
    e.ShareSacrificed,
    e.AuctionOpened,
    e.BidMade,
    e.BidPassed,
    e.AuctionWon,
    e.Passed,
)
NOTHING = News()
