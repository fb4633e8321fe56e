"""What events changed, railroad by railroad and seat by seat, to be framed in pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.baltimore_ohio.shared.table_values import ValueMove, hexes_built, value_moves
from rules.baltimore_ohio.model import events as e
from rules.game import Event


class News(NamedTuple):
    """`shares`: what a seat gained or lost of a railroad, as (railroad, seat, count);
    `started`: railroads started; `cards`: how many each has bought; `hexes` built;
    `presidents`: railroads with another President; `won`: Robber Barons sold; `acted`: seats
    that dealt, bid or passed."""

    moves: tuple[ValueMove, ...] = ()
    shares: tuple[tuple[str, int, int], ...] = ()
    started: frozenset[str] = frozenset()
    cards: tuple[tuple[str, int], ...] = ()
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
        return sum(count for name, count in self.cards if name == railroad)


def collect_news(events: Sequence[Event]) -> News:
    """Return what these events changed."""
    shares: list[tuple[str, int, int]] = []
    started, presidents, won, acted = set(), set(), set(), set()
    cards: list[tuple[str, int]] = []
    for event in events:
        if isinstance(event, e.SharesBought):
            shares.append((event.railroad, event.seat, event.held + event.orphan))
        elif isinstance(event, e.SharesSold):
            shares.append((event.railroad, event.seat, -event.count))
        elif isinstance(event, e.ShareSacrificed):
            shares.append((event.railroad, event.seat, -1))
        elif isinstance(event, e.RailroadStarted):
            started.add(event.railroad)
        elif isinstance(event, e.EquipmentBought):
            cards.append((event.railroad, 1))
        elif isinstance(event, e.PresidentChanged) and event.after is not None:
            presidents.add(event.railroad)
        elif isinstance(event, e.AuctionWon):
            won.add(event.card)
        if isinstance(event, _ACTS_OF_SEATS):
            acted.add(event.seat)
    return News(
        value_moves(events),
        tuple(shares),
        frozenset(started),
        tuple(cards),
        hexes_built(events),
        frozenset(presidents),
        frozenset(won),
        frozenset(acted),
    )


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
