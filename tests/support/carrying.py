"""What a standing order comes to, asked as the house asks."""

from typing import Any

import msgspec

from rules.game import OrderAction, OrderExpired


def comes_to(game: Any, state: Any, seat: int, order: Any) -> OrderAction | OrderExpired | None:
    """The action must be one that the rules take, and asking changes nothing and gives the same
    again, from what the seat sees."""
    before = msgspec.msgpack.encode(state)
    packed = msgspec.json.decode(msgspec.json.encode(order), type=game.order_type)
    assert packed == order
    outcome: OrderAction | OrderExpired | None = game.evaluate_order(
        game.view(state, seat), seat, packed
    )
    assert outcome == game.evaluate_order(game.view(state, seat), seat, order)
    assert msgspec.msgpack.encode(state) == before
    if isinstance(outcome, OrderAction):
        game.check(state, seat, outcome.action)
    return outcome
