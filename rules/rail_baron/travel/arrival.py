"""Reaching a destination: payoff, purchase, and what follows (rulings 8, 13, 14, 15, 29)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.errors import RuleError
from rules.rail_baron.cities.names import ranked
from rules.rail_baron.model.actions import BuyEngine, BuyNothing, BuyRailroad
from rules.rail_baron.model.events import Arrived, BoughtEngine, BoughtNothing, BoughtRailroad
from rules.rail_baron.model.levels import ENGINES
from rules.rail_baron.model.play import THIRD, Next, Play, Position, Step
from rules.rail_baron.model.state import Engine, Phase
from rules.rail_baron.ownership import establishment, third_owner
from rules.rail_baron.travel import destination

Purchase = BuyRailroad | BuyEngine | BuyNothing


def arrive(play: Play) -> Next:
    """Collect the payoff from the departure city; the trip is over (8)."""
    turn, mover = play.state.turn, play.mover
    city = mover.destination
    assert city is not None
    payoff = play.board.payoff(mover.departure, city)
    play.tell(Arrived(turn.seat, mover.departure, city, payoff))
    play.transfer(None, turn.seat, payoff, "payoff")
    mover.departure, mover.destination, mover.alternate = city, None, None
    mover.used = []
    turn.arrivals += 1
    return Step.BUYING


def offer(play: Play) -> Next:
    """Ask for a purchase if anything can be bought (15)."""
    can_buy = any(not isinstance(action, BuyNothing) for action in legal_purchase(play))
    if can_buy:
        return Phase.PURCHASE
    # A turn begins with a press of its own seat, which after a left-over arrival is the draw.
    return Phase.DESTINATION if play.state.turn.white is None else Step.ONWARD


def legal_purchase(position: Position) -> Iterator[Purchase]:
    """Whatever the cash on hand pays for, and nothing (15)."""
    cash = position.mover.cash
    for railroad in position.state.bank:
        if position.price(railroad) <= cash:
            yield BuyRailroad(railroad)
    for wanted in ("Express", "SuperChief"):
        if _is_better(position, wanted) and _engine_price(position, wanted) <= cash:
            yield BuyEngine(wanted)
    yield BuyNothing()


def check_railroad(position: Position, seat: int, action: BuyRailroad) -> None:
    known = position.board.railroads
    if action.railroad not in known:
        nearest = ranked(action.railroad, tuple(known), lambda mark: mark)[0]
        raise RuleError("railroad-unknown", "15", railroad=action.railroad, nearest_mark=nearest)
    if known[action.railroad].public:
        raise RuleError("railroad-public", "15", railroad=action.railroad)
    if action.railroad not in position.state.bank:
        owner = position.owner(action.railroad)
        if owner == THIRD:
            raise RuleError("railroad-third-owner", "31a", railroad=action.railroad)
        if owner == seat:
            raise RuleError("railroad-own", "15", railroad=action.railroad)
        raise RuleError("railroad-taken", "15", railroad=action.railroad)
    price, cash = position.price(action.railroad), position.mover.cash
    if price > cash:
        raise RuleError(
            "railroad-dear",
            "15",
            railroad=action.railroad,
            price_money=price,
            cash_money=cash,
        )


def do_railroad(play: Play, seat: int, action: BuyRailroad) -> Next:
    price = play.price(action.railroad)
    play.tell(BoughtRailroad(seat, action.railroad, price))
    play.transfer(seat, None, price, "railroad")
    establishment.hand_over(play, action.railroad, seat)
    third_owner.count_purchase(play)
    return Step.ONWARD


def check_engine(position: Position, seat: int, action: BuyEngine) -> None:
    if action.engine not in ENGINES:
        raise RuleError("engine-unknown", "15", engine=str(action.engine))
    if not _is_better(position, action.engine):
        raise RuleError(
            "engine-not-better", "15", engine=action.engine, present=position.mover.engine
        )
    price, cash = _engine_price(position, action.engine), position.mover.cash
    if price > cash:
        raise RuleError(
            "engine-dear", "15", engine=action.engine, price_money=price, cash_money=cash
        )


def do_engine(play: Play, seat: int, action: BuyEngine) -> Next:
    price = _engine_price(play, action.engine)
    play.tell(BoughtEngine(seat, action.engine, price))
    play.transfer(seat, None, price, "engine")
    play.mover.engine = action.engine
    return Step.ONWARD


def do_nothing(play: Play, seat: int, action: BuyNothing) -> Next:
    play.tell(BoughtNothing(seat))
    return Step.ONWARD


def onward(play: Play) -> Next:
    """Bounce out if a bonus is due (13), else end the turn (14); after a left-over arrival the
    turn goes on as usual (29). The destination is asked for only if the seat may declare."""
    turn = play.state.turn
    if turn.white is not None and not turn.bonus_due:
        return Step.FEES
    return Phase.DESTINATION if destination.may_declare(play) else Step.DRAW


def _is_better(position: Position, engine: Engine) -> bool:
    return ENGINES.index(engine) > ENGINES.index(position.mover.engine)


def _engine_price(position: Position, engine: Engine) -> int:
    return position.engine_price(position.mover.engine, engine)
