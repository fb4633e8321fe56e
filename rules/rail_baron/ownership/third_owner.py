"""The imaginary third owner of a two-seat game (rulings 31 and 31a)."""

from __future__ import annotations

from rules.rail_baron.model.events import ThirdOwnerReceived
from rules.rail_baron.model.play import THIRD_OWNER, MutablePosition, Position
from rules.rail_baron.ownership.establishment import transfer_railroad

FIRST_GIFT = 4
"""Purchases before it is given its first railroad."""
PURCHASES_PER_GIFT = 2


def has_third_owner(position: Position) -> bool:
    """Whether the game has a third owner: only one for two seats."""
    return len(position.state.seats) == 2


def count_purchase(play: MutablePosition) -> None:
    """Count a purchase from the bank, and give the third owner a railroad that is due (31a)."""
    state = play.state
    state.purchases += 1
    due = FIRST_GIFT + PURCHASES_PER_GIFT * state.gifts
    if has_third_owner(play) and state.purchases >= due and state.bank:
        railroad = state.bank[play.dice.pick(len(state.bank), "third-owner")]
        state.gifts += 1
        play.emit(ThirdOwnerReceived(railroad))
        transfer_railroad(play, railroad, THIRD_OWNER)


def count_sale(play: MutablePosition) -> None:
    """Count a sale to the bank (31a)."""
    play.state.purchases -= 1
