"""Buying back Orphan Stock with a railroad's treasury, by its President (ruling 14)."""

from __future__ import annotations

from collections.abc import Iterator

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.actions import BuyBack
from rules.baltimore_ohio.model.events import SharesBoughtBack
from rules.baltimore_ohio.model.position import MutablePosition, Position
from rules.errors import RuleError


def legal_buy_backs(position: Position, seat: int) -> Iterator[BuyBack]:
    """Yield every number of shares that each railroad of the President can pay for."""
    for name, line in position.state.railroads.items():
        if line.president != seat or not line.orphan or line.value is None:
            continue
        if name not in position.market.bought_back:
            most = min(line.orphan, line.treasury // facts.track_values()[line.value])
            for count in range(1, most + 1):
                yield BuyBack(name, count)


def check_buy_back(position: Position, seat: int, part: BuyBack) -> None:
    line = position.state.railroads.get(part.railroad)
    name = facts.SHORT_NAMES.get(part.railroad, part.railroad)
    if line is None:
        raise RuleError("railroad-unknown", "6", railroad=name)
    if line.president != seat:
        raise RuleError("back-president", "14", railroad=name)
    if part.railroad in position.market.bought_back:
        raise RuleError("back-twice", "6", railroad=name)
    if not 1 <= part.count <= line.orphan:
        raise RuleError("back-count", "14", railroad=name, orphans=line.orphan, wanted=part.count)
    cost = part.count * position.share_value(part.railroad)
    if cost > line.treasury:
        raise RuleError(
            "back-dear", "14", railroad=name, cost_money=cost, treasury_money=line.treasury
        )


def do_buy_back(play: MutablePosition, seat: int, part: BuyBack) -> None:
    """Pay the bank from the treasury; the value does not move."""
    line = play.state.railroads[part.railroad]
    value = play.share_value(part.railroad)
    play.pay_in(line, part.count * value)
    line.orphan -= part.count
    line.held += part.count
    play.market.bought_back.append(part.railroad)
    play.emit(SharesBoughtBack(part.railroad, seat, part.count, value))
