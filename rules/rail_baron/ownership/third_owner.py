"""The imaginary third owner of a two-seat game (rulings 31 and 31a)."""

from __future__ import annotations

from rules.rail_baron.model.events import ThirdOwnerReceived
from rules.rail_baron.model.play import THIRD, Play, Position
from rules.rail_baron.ownership.establishment import hand_over

FIRST_GIFT = 4
"""Purchases before its first railroad."""
PURCHASES_A_GIFT = 2


def is_played(position: Position) -> bool:
    """Only a game for two has it."""
    return len(position.state.seats) == 2


def count_purchase(play: Play) -> None:
    """A seat bought from the bank: count it, and give the railroad that falls due (31a)."""
    state = play.state
    state.purchases += 1
    due = FIRST_GIFT + PURCHASES_A_GIFT * state.gifts
    if is_played(play) and state.purchases >= due and state.bank:
        railroad = state.bank[play.dice.pick(len(state.bank), "third-owner")]
        state.gifts += 1
        play.tell(ThirdOwnerReceived(railroad))
        hand_over(play, railroad, THIRD)


def count_sale(play: Play) -> None:
    """A seat sold to the bank (31a)."""
    play.state.purchases -= 1
