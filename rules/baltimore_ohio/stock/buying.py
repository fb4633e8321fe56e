"""Buying stock in a market turn, and so starting railroads (rulings 5, 6, 10, 11, 13, 37)."""

from __future__ import annotations

from collections.abc import Iterator

import data.baltimore_ohio as facts
from rules.baltimore_ohio.model.actions import Buy
from rules.baltimore_ohio.model.events import RailroadStarted, SharesBought
from rules.baltimore_ohio.model.position import MutablePosition, Position
from rules.baltimore_ohio.model.state import RailroadState, State
from rules.baltimore_ohio.stock import presidents, valuation
from rules.errors import RuleError


def is_available(position: Position, railroad: str) -> bool:
    """Whether the Tech Level at which the railroad may be started has been reached (5)."""
    return facts.railroads()[railroad].available_from_tech_level <= position.state.tech_level


def start_values(state: State) -> tuple[int, ...]:
    """Return the dollars a share at which a railroad can be started now.

    Tech Level 7 has no values of its own."""
    return facts.initial_values(min(state.tech_level, len(facts.valuation().initial_values)))


def legal_buys(position: Position, seat: int) -> Iterator[Buy]:
    """Yield every purchase that the seat can pay for."""
    if position.market.bought:
        return
    player = position.state.players[seat]
    for name, line in position.state.railroads.items():
        if name in player.sold:
            continue
        if line.value is not None:
            yield from _buys_on_track(name, line, player.cash // facts.track_values()[line.value])
        elif is_available(position, name):
            for value in start_values(position.state):
                for count in range(1, min(line.held, player.cash // value) + 1):
                    yield Buy(name, held=count, value=value)


def _buys_on_track(name: str, line: RailroadState, affordable: int) -> Iterator[Buy]:
    """Yield the purchases of a railroad on the track."""
    for held in range(min(line.held, affordable) + 1):
        for orphan in range(min(line.orphan, affordable - held) + 1):
            if held or orphan:
                yield Buy(name, held, orphan)


def check_buy(position: Position, seat: int, part: Buy) -> None:
    state = position.state
    line = state.railroads.get(part.railroad)
    name = facts.SHORT_NAMES.get(part.railroad, part.railroad)
    if position.market.bought:
        raise RuleError("buy-twice", "6")
    if line is None:
        raise RuleError("railroad-unknown", "6", railroad=name)
    if part.railroad in state.players[seat].sold:
        raise RuleError("buy-sold", "10", railroad=name)
    price = part.value
    if line.value is None:
        _check_start(position, part, name)
    else:
        price = facts.track_values()[line.value]
        if part.value:
            raise RuleError("buy-valued", "13", railroad=name, price_money=price)
    if part.held < 0 or part.orphan < 0 or part.held + part.orphan < 1:
        raise RuleError("buy-nothing", "6", railroad=name)
    if part.held > line.held:
        raise RuleError("buy-held", "6", railroad=name, held=line.held, wanted=part.held)
    if part.orphan > line.orphan:
        raise RuleError("buy-orphan", "6", railroad=name, orphans=line.orphan, wanted=part.orphan)
    cost, cash = price * (part.held + part.orphan), state.players[seat].cash
    if cost > cash:
        raise RuleError("buy-dear", "4", cost_money=cost, cash_money=cash)


def _check_start(position: Position, part: Buy, name: str) -> None:
    level = position.state.tech_level
    if not is_available(position, part.railroad):
        needed_level = facts.railroads()[part.railroad].available_from_tech_level
        raise RuleError("start-early", "5", railroad=name, need=needed_level, level=level)
    values = start_values(position.state)
    if part.value not in values:
        shown = ", ".join(str(value) for value in values)
        raise RuleError("start-value", "13", railroad=name, values=shown, level=level)


def do_buy(play: MutablePosition, seat: int, part: Buy) -> None:
    """Buy: Held Stock is paid to the treasury, Orphan Stock to the bank."""
    state = play.state
    player, line = state.players[seat], state.railroads[part.railroad]
    play.record_deal(seat, part.railroad, "starts" if line.value is None else "buys")
    if line.value is None:
        _start_railroad(play, seat, part, line)
    value = play.share_value(part.railroad)
    player.cash -= value * part.held
    line.treasury += value * part.held
    play.pay_in(player, value * part.orphan)
    line.held -= part.held
    line.orphan -= part.orphan
    player.shares[part.railroad] = player.shares.get(part.railroad, 0) + part.held + part.orphan
    play.emit(SharesBought(seat, part.railroad, part.held, part.orphan, value))
    presidents.update_president(play, part.railroad)
    play.market.bought = True


def _start_railroad(play: MutablePosition, seat: int, part: Buy, line: RailroadState) -> None:
    """Put the railroad on the track; the first time a free cube goes to its home hex (13, 37)."""
    again = line.status == "receivership"
    home = facts.railroads()[part.railroad].home_hex
    line.status, line.income = "operating", 0
    if not again:
        line.track = [home]
    valuation.place_counter(play.state, part.railroad, facts.track_values().index(part.value))
    play.emit(RailroadStarted(seat, part.railroad, part.value, home, again))
