"""A railroad that buys Orphan Stock back, by order of its President (ruling 14)."""

from __future__ import annotations

from collections.abc import Iterator

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.actions import BuyBack
from rules.baltimore_ohio.model.events import SharesBoughtBack
from rules.baltimore_ohio.model.play import TRACK, Play, Position
from rules.errors import RuleError


def legal(position: Position, seat: int) -> Iterator[BuyBack]:
    """Every number of shares that each railroad of the President can pay for."""
    for name, line in position.state.railroads.items():
        if line.president != seat or not line.orphan or line.value is None:
            continue
        if name not in position.market.bought_back:
            most = min(line.orphan, line.treasury // TRACK[line.value])
            for count in range(1, most + 1):
                yield BuyBack(name, count)


def check(position: Position, seat: int, part: BuyBack) -> None:
    line = position.state.railroads.get(part.railroad)
    name = facts.SHORT.get(part.railroad, part.railroad)
    if line is None:
        raise RuleError("railroad-unknown", "6", railroad=name)
    if line.president != seat:
        raise RuleError("back-president", "14", railroad=name)
    if part.railroad in position.market.bought_back:
        raise RuleError("back-twice", "6", railroad=name)
    if not 1 <= part.count <= line.orphan:
        raise RuleError("back-count", "14", railroad=name, orphans=line.orphan, wanted=part.count)
    cost = part.count * position.dollars(part.railroad)
    if cost > line.treasury:
        raise RuleError(
            "back-dear", "14", railroad=name, cost_money=cost, treasury_money=line.treasury
        )


def do(play: Play, seat: int, part: BuyBack) -> None:
    """The treasury pays the bank; the value does not move."""
    line = play.state.railroads[part.railroad]
    value = play.dollars(part.railroad)
    play.pay_in(line, part.count * value)
    line.orphan -= part.count
    line.held += part.count
    play.market.bought_back.append(part.railroad)
    play.tell(SharesBoughtBack(part.railroad, seat, part.count, value))
