"""Railroads that a Holding has no (▼) token for go at the end of its turn (ruling 35)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from rules.errors import RuleError
from rules.railroad_barons.model.actions import DiscardRailroads
from rules.railroad_barons.model.events import RailroadsRemoved
from rules.railroad_barons.model.play import Next, Play, Position, Step
from rules.railroad_barons.model.state import Phase, Railroad
from rules.railroad_barons.operating.revenue import parts


def excess(position: Position) -> int:
    """How many Railroads of the operating Holding have to go."""
    _, row = position.operating
    return max(0, len(row.railroads) - row.down)


def parted(
    position: Position, action: DiscardRailroads
) -> tuple[list[Railroad], list[Railroad], int]:
    """What of the operating Holding would go, what it would keep, and what less it would earn, with
    what its Investors pay for each Railroad (25)."""
    name, row = position.operating
    gone = [each for each in row.railroads if each.card in action.cards]
    kept = [each for each in row.railroads if each.card not in action.cards]
    before, after = sum(parts(position, name)), sum(parts(_keeping(position, kept), name))
    return gone, kept, before - after


def _keeping(position: Position, kept: list[Railroad]) -> Position:
    """With these Railroads alone in the operating Holding."""
    name, row = position.operating
    left = {**position.state.holdings, name: replace(row, railroads=kept)}
    return Position(replace(position.state, holdings=left))


def surplus(play: Play) -> Next:
    """The end of a Holding's turn: the Director chooses what goes unless all or none goes."""
    _, row = play.operating
    if row.down and excess(play):
        return Phase.DISCARD
    return _part_with(play, tuple(each.card for each in row.railroads[row.down :]))


def legal_discard(position: Position) -> Iterator[DiscardRailroads]:
    """Every set of just the surplus number."""
    _, row = position.operating
    for cards in combinations([each.card for each in row.railroads], excess(position)):
        yield DiscardRailroads(cards)


def check_discard(position: Position, seat: int, action: DiscardRailroads) -> None:
    holding, row = position.operating
    owned = [each.card for each in row.railroads]
    for card in action.cards:
        if card not in owned:
            raise RuleError("discard-not-there", "35", holding=holding)
    surplus = excess(position)
    if len(action.cards) != surplus or len(set(action.cards)) != surplus:
        raise RuleError("discard-number", "35", holding=holding, keep=row.down, surplus=surplus)


def do_discard(play: Play, seat: int, action: DiscardRailroads) -> Next:
    return _part_with(play, action.cards)


def _part_with(play: Play, cards: tuple[str, ...]) -> Next:
    """Remove these without pay and take the tokens back for the next round."""
    holding, row = play.operating
    gone = tuple(each for each in row.railroads if each.card in cards)
    if gone:
        row.railroads = [each for each in row.railroads if each not in gone]
        play.state.removed.extend(each.card for each in gone)
        play.tell(RailroadsRemoved(holding, gone, "discarded"))
    row.plus = row.down = 0
    return Step.NEXT_HOLDING
