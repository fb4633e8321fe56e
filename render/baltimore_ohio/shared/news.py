"""What events changed, railroad by railroad and seat by seat, to be framed in pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.baltimore_ohio.shared.reading import Move, built, moves
from rules.baltimore_ohio.model import events as e
from rules.game import Event


class News(NamedTuple):
    """`shares`: what a seat gained or lost of a railroad (None: what was orphaned); `started`:
    railroads, `cards` how many each has bought, `hexes` built, `presidents`: railroads with
    another President; `won`: Robber Barons sold; `acted`: seats that dealt, bid or refused."""

    moves: tuple[Move, ...] = ()
    shares: tuple[tuple[str, int, int], ...] = ()
    started: frozenset[str] = frozenset()
    cards: tuple[tuple[str, int], ...] = ()
    hexes: tuple[str, ...] = ()
    presidents: frozenset[str] = frozenset()
    won: frozenset[str] = frozenset()
    acted: frozenset[int] = frozenset()

    def shares_of(self, railroad: str, seats: int) -> tuple[int, ...]:
        """What each seat gained or lost of the railroad."""
        found = [0] * seats
        for name, seat, count in self.shares:
            if name == railroad:
                found[seat] += count
        return tuple(found)

    def bought(self, railroad: str) -> int:
        """How many cards it has bought."""
        return sum(count for name, count in self.cards if name == railroad)


def news(events: Sequence[Event]) -> News:
    """What these events changed."""
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
        if isinstance(event, _DEEDS):
            acted.add(event.seat)
    return News(
        moves(events),
        tuple(shares),
        frozenset(started),
        tuple(cards),
        built(events),
        frozenset(presidents),
        frozenset(won),
        frozenset(acted),
    )


_DEEDS = (
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
