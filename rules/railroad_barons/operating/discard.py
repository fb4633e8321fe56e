"""The discard at the end of a Holding's turn of Railroads without a (▼) token (ruling 35)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from rules.errors import RuleError
from rules.railroad_barons.model.actions import DiscardRailroads
from rules.railroad_barons.model.events import RailroadsRemoved
from rules.railroad_barons.model.play import MutablePosition, Next, Position, Step
from rules.railroad_barons.model.state import Phase, Railroad
from rules.railroad_barons.operating.revenue import revenue_parts


def count_surplus(position: Position) -> int:
    """Return how many Railroads the operating Holding must discard."""
    _, row = position.operating
    return max(0, len(row.railroads) - row.down)


def preview_discard(
    position: Position, action: DiscardRailroads
) -> tuple[list[Railroad], list[Railroad], int]:
    """Return the Railroads that would go, those that would stay, and the revenue lost.

    In dollars, with what the Holding's Investors pay for each Railroad (25)."""
    name, row = position.operating
    discarded = [each for each in row.railroads if each.card in action.cards]
    remaining = [each for each in row.railroads if each.card not in action.cards]
    revenue_before = sum(revenue_parts(position, name))
    revenue_after = sum(revenue_parts(_with_railroads(position, remaining), name))
    return discarded, remaining, revenue_before - revenue_after


def _with_railroads(position: Position, railroads: list[Railroad]) -> Position:
    """Return the position with only these Railroads in the operating Holding."""
    name, row = position.operating
    holdings = {**position.state.holdings, name: replace(row, railroads=railroads)}
    return Position(replace(position.state, holdings=holdings))


def discard_surplus(play: MutablePosition) -> Next:
    """End a Holding's turn: the Director chooses what to discard unless it is all or none."""
    _, row = play.operating
    if row.down and count_surplus(play):
        return Phase.DISCARD
    return _end_turn(play, tuple(each.card for each in row.railroads[row.down :]))


def legal_discard(position: Position) -> Iterator[DiscardRailroads]:
    """Yield every set of exactly the surplus number of Railroads."""
    _, row = position.operating
    for cards in combinations([each.card for each in row.railroads], count_surplus(position)):
        yield DiscardRailroads(cards)


def check_discard_railroads(position: Position, seat: int, action: DiscardRailroads) -> None:
    holding, row = position.operating
    owned = [each.card for each in row.railroads]
    for card in action.cards:
        if card not in owned:
            raise RuleError("discard-not-there", "35", holding=holding)
    surplus = count_surplus(position)
    if len(action.cards) != surplus or len(set(action.cards)) != surplus:
        raise RuleError("discard-number", "35", holding=holding, keep=row.down, surplus=surplus)


def do_discard_railroads(play: MutablePosition, seat: int, action: DiscardRailroads) -> Next:
    return _end_turn(play, action.cards)


def _end_turn(play: MutablePosition, cards: tuple[str, ...]) -> Next:
    """Remove these Railroads without compensation and take the tokens off the circles."""
    holding, row = play.operating
    discarded = tuple(each for each in row.railroads if each.card in cards)
    if discarded:
        row.railroads = [each for each in row.railroads if each not in discarded]
        play.state.removed.extend(each.card for each in discarded)
        play.emit(RailroadsRemoved(holding, discarded, "discarded"))
    row.plus = row.down = 0
    return Step.NEXT_HOLDING
