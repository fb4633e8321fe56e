"""What must always add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.example.data import facts
from tests.example.rules.state import State


def complaints(state: State) -> Iterator[str]:
    """Everything that does not add up, in words."""
    begun = state.options.purse * len(state.purses)
    if sum(state.purses) + sum(state.shown) != begun + state.bank_out:
        yield "there is another sum than the bank has paid out"
    if min(*state.purses, *state.shown) < 0:
        yield "somebody has less than nothing"
    cards = Counter(
        [*state.deck, *state.delivered, *(card for hand in state.hands for card in hand)]
    )
    if cards != {name: good.cards for name, good in facts().goods.items()}:
        yield f"the cards are {cards}"
