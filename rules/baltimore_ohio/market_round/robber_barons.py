"""What the Robber Barons pay at the end of a turn (rulings 38 and 47)."""

from __future__ import annotations

from collections.abc import Callable

from rules.baltimore_ohio.model.events import BaronPaid
from rules.baltimore_ohio.model.position import MutablePosition, Next, Position, Step

Counts = Callable[[Position], int]


def _railroads_in_city(city: str) -> Counts:
    """Return a function that counts the railroads with a cube in that city."""
    return lambda position: position.count_railroads_in(position.board.hex_of[city])


def _coal_income(position: Position) -> int:
    """Return 11 a coal counter taken; with the N&W 9 for each of those and for each NW Coal."""
    lines = position.state.railroads.values()
    coal = sum(line.coal for line in lines)
    if position.state.options.norfolk_western:
        return 9 * (coal + sum(line.nw_coal for line in lines))
    return 11 * coal


def _count_operating(position: Position) -> int:
    return sum(line.status == "operating" for line in position.state.railroads.values())


def _count_hexes(position: Position) -> int:
    """Count the hexes with a cube of any railroad."""
    return len({hex_ for line in position.state.railroads.values() for hex_ in line.track})


_PITTSBURGH, _WHEELING = _railroads_in_city("Pittsburgh"), _railroads_in_city("Wheeling")
_CHICAGO, _DETROIT, _NEW_YORK = (
    _railroads_in_city("Chicago"),
    _railroads_in_city("Detroit"),
    _railroads_in_city("New York"),
)

INCOME_BY_CARD: dict[str, Counts] = {
    "RB1": lambda position: 9 * _CHICAGO(position),
    "RB2": _coal_income,
    "RB3": lambda position: 13 * _DETROIT(position),
    "RB4": lambda position: 10 * position.state.tech_level,
    "RB5": lambda position: 8 * (_PITTSBURGH(position) + _WHEELING(position)),
    "RB6": lambda position: 12 * _NEW_YORK(position),
    "RB7": lambda position: 7 * _count_operating(position),
    "RB8": _count_hexes,
}
"""Functions that return the dollars of each card at present."""


def income(position: Position, card: str) -> int:
    """Return the dollars that a card would pay now."""
    return INCOME_BY_CARD[card](position)


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
