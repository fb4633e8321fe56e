"""What the Robber Barons pay at the end of a turn (rulings 38 and 47)."""

from __future__ import annotations

from collections.abc import Callable

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.events import BaronPaid
from rules.baltimore_ohio.model.options import Options
from rules.baltimore_ohio.model.position import MutablePosition, Next, Position, Step

Counts = Callable[[Position], int]


def _railroads_in_city(city: str) -> Counts:
    """Return a function that counts the railroads with a cube in that city."""
    return lambda position: position.count_railroads_in(position.board.hex_of[city])


def _count_coal(position: Position) -> int:
    """Count the coal counters taken, with the N&W those of NW Coal too."""
    lines = position.state.railroads.values()
    coal = sum(line.coal for line in lines)
    if position.state.options.norfolk_western:
        coal += sum(line.nw_coal for line in lines)
    return coal


def _count_operating(position: Position) -> int:
    return sum(line.status == "operating" for line in position.state.railroads.values())


def _count_hexes(position: Position) -> int:
    """Count the hexes with a cube of any railroad."""
    return len({hex_ for line in position.state.railroads.values() for hex_ in line.track})


_PITTSBURGH, _WHEELING = _railroads_in_city("Pittsburgh"), _railroads_in_city("Wheeling")
_CHICAGO = _railroads_in_city("Chicago")
_DETROIT = _railroads_in_city("Detroit")
_NEW_YORK = _railroads_in_city("New York")

COUNTS_BY_CARD: dict[str, Counts] = {
    "RB1": _CHICAGO,
    "RB2": _count_coal,
    "RB3": _DETROIT,
    "RB4": lambda position: position.state.tech_level,
    "RB5": lambda position: _PITTSBURGH(position) + _WHEELING(position),
    "RB6": _NEW_YORK,
    "RB7": _count_operating,
    "RB8": _count_hexes,
}
"""Functions that count what each card is paid for."""


def income(position: Position, card: str) -> int:
    """Return the dollars that a card would pay now."""
    return pays_each(card, position.state.options) * COUNTS_BY_CARD[card](position)


def pays_each(card: str, options: Options) -> int:
    """Return the dollars of a card for each thing that it counts."""
    pays = facts.payments()
    if card == "RB2" and options.norfolk_western:
        return pays.coal_magnates_with_norfolk_western
    return pays.barons[card]


def pay(play: MutablePosition) -> Next:
    """Pay the owners from the bank, after the second Business Round."""
    for seat in play.state.player_order:
        player = play.state.players[seat]
        for card in player.cards:
            amount = income(play, card)
            if amount:
                play.pay_out(player, amount)
                play.emit(BaronPaid(seat, card, amount))
    return Step.PLAYER_ORDER
