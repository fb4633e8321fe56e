"""Arrival at a destination: payoff, purchase, and what follows (rulings 8, 13, 14, 15, 29)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.errors import RuleError
from rules.rail_baron.cities.names import rank_by_similarity
from rules.rail_baron.model.actions import BuyEngine, BuyNothing, BuyRailroad
from rules.rail_baron.model.events import Arrived, BoughtEngine, BoughtNothing, BoughtRailroad
from rules.rail_baron.model.levels import ENGINES
from rules.rail_baron.model.play import THIRD_OWNER, MutablePosition, Next, Position, Step
from rules.rail_baron.model.state import Engine, Phase
from rules.rail_baron.ownership import establishment, third_owner
from rules.rail_baron.travel import destination

Purchase = BuyRailroad | BuyEngine | BuyNothing


def arrive(play: MutablePosition) -> Next:
    """Collect the payoff from the departure city; the trip is over (8)."""
    turn, mover = play.state.turn, play.mover
    city = mover.destination
    assert city is not None
    payoff = play.board.payoff(mover.departure, city)
    play.emit(Arrived(turn.seat, mover.departure, city, payoff))
    play.transfer(None, turn.seat, payoff, "payoff")
    mover.departure, mover.destination, mover.alternate = city, None, None
    mover.used = []
    turn.arrivals += 1
    return Step.BUYING


def offer_purchase(play: MutablePosition) -> Next:
    """Ask for a purchase if the seat can buy anything (15)."""
    can_buy = any(not isinstance(action, BuyNothing) for action in legal_purchase(play))
    if can_buy:
        return Phase.PURCHASE
    # A turn begins with an action of its own seat; after a delayed arrival it is the draw.
    return Phase.DESTINATION if play.state.turn.white is None else Step.CONTINUE_TURN


def legal_purchase(position: Position) -> Iterator[Purchase]:
    """Yield what the cash on hand pays for, and buying nothing (15)."""
    cash = position.mover.cash
    for railroad in position.state.bank:
        if position.price(railroad) <= cash:
            yield BuyRailroad(railroad)
    for wanted in ("Express", "SuperChief"):
        if _is_better(position, wanted) and _engine_price(position, wanted) <= cash:
            yield BuyEngine(wanted)
    yield BuyNothing()


def check_buy_railroad(position: Position, seat: int, action: BuyRailroad) -> None:
    railroads = position.board.railroads
    if action.railroad not in railroads:
        nearest = rank_by_similarity(action.railroad, tuple(railroads), lambda mark: mark)[0]
        raise RuleError("railroad-unknown", "15", railroad=action.railroad, nearest_mark=nearest)
    if railroads[action.railroad].public:
        raise RuleError("railroad-public", "15", railroad=action.railroad)
    if action.railroad not in position.state.bank:
        owner = position.owner(action.railroad)
        if owner == THIRD_OWNER:
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


def do_buy_railroad(play: MutablePosition, seat: int, action: BuyRailroad) -> Next:
    price = play.price(action.railroad)
    play.emit(BoughtRailroad(seat, action.railroad, price))
    play.transfer(seat, None, price, "railroad")
    establishment.transfer_railroad(play, action.railroad, seat)
    third_owner.count_purchase(play)
    return Step.CONTINUE_TURN


def check_buy_engine(position: Position, seat: int, action: BuyEngine) -> None:
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


def do_buy_engine(play: MutablePosition, seat: int, action: BuyEngine) -> Next:
    price = _engine_price(play, action.engine)
    play.emit(BoughtEngine(seat, action.engine, price))
    play.transfer(seat, None, price, "engine")
    play.mover.engine = action.engine
    return Step.CONTINUE_TURN


def do_buy_nothing(play: MutablePosition, seat: int, action: BuyNothing) -> Next:
    play.emit(BoughtNothing(seat))
    return Step.CONTINUE_TURN


def continue_turn(play: MutablePosition) -> Next:
    """Bounce out if a bonus is due (13), otherwise end the turn (14).

    After a delayed arrival the turn goes on as usual (29). The game asks for the draw of a
    destination only if the seat may declare."""
    turn = play.state.turn
    if turn.white is not None and not turn.bonus_due:
        return Step.FEES
    return Phase.DESTINATION if destination.can_declare(play) else Step.DRAW


def _is_better(position: Position, engine: Engine) -> bool:
    return ENGINES.index(engine) > ENGINES.index(position.mover.engine)


def _engine_price(position: Position, engine: Engine) -> int:
    return position.engine_price(position.mover.engine, engine)
