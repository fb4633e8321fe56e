"""A second set of books for Haul, kept from the events alone."""

from collections.abc import Sequence
from typing import Any

from tests.example.data import facts
from tests.example.rules import events as e
from tests.example.rules.options import Options
from tests.example.rules.state import State


class Ledger:
    """What everybody has, and how many cards."""

    def __init__(self, seats: int, options: Options) -> None:
        self.purses, self.shown = [options.purse] * seats, [0] * seats
        self.cards = [0] * seats

    def note(self, events: Sequence[Any]) -> None:
        for event in events:
            if isinstance(event, e.Dealt):
                self.cards = [event.cards] * len(self.cards)
            elif isinstance(event, e.Traded):
                self.purses[event.seat] -= event.coins
                self.shown[event.seat] += event.coins
            elif isinstance(event, e.Hauled):
                delivered = sum(facts().goods[good].pays for good in event.goods)
                assert event.earned == sum(event.dice) + delivered
                self.purses[event.seat] += event.earned
                self.cards[event.seat] -= len(event.goods)
            elif isinstance(event, e.Revealed):
                paid = max(event.bids)
                assert event.bids[event.winner] == paid
                self.purses[event.winner] -= paid
                self.shown[event.winner] += 2 * paid

    def agrees(self, state: State) -> None:
        assert (self.purses, self.shown) == (state.purses, state.shown)
        assert self.cards == [len(hand) for hand in state.hands]
