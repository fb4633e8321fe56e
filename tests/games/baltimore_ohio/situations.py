"""Situations of Baltimore & Ohio that recorded games must show."""

from collections.abc import Iterator
from typing import Any

from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model import events as e
from rules.baltimore_ohio.model.state import State

IMPOSSIBLE: set[str] = set()

_PARTS = {
    a.Sell: "a sale",
    a.Buy: "a purchase",
    a.BuyBack: "a buy-back",
    a.OpenAuction: "an auction",
}

SITUATIONS = {
    *_PARTS.values(),
    "several parts in one turn",
    "several railroads sold at once",
    "Held and Orphan Stock bought together",
    "have a railroad buy back what its President has just sold",
    "the turn goes on after an auction",
    "an auction won by another than its opener",
    "equipment scrapped and bought in one turn",
    "several cards bought at once",
    "the deck sold out",
    "a build that forks or goes on for several hexes",
    "NYC leaves New York",
    "PA opens its cities",
    "poorer cities served than could be",
    "a dividend without a rise of the value",
    "a profit retained without a fall of the value",
    "the presidency passes on in a Market Round",
    "the presidency passes on by a share given up",
    "375 reached in a first Business Round",
    "a Robber Baron pays",
    "a resource without equipment to carry it",
}


def before(state: State, seat: int, action: Any) -> Iterator[str]:
    match action:
        case a.TakeTurn(parts=parts):
            yield from _turn(parts)
        case a.Operate(steps=steps):
            for step in steps:
                yield from _step(state, step)
            kinds = {type(step) for step in steps if step not in _NOTHING}
            if {a.ScrapEquipment, a.BuyEquipment} <= kinds:
                yield "equipment scrapped and bought in one turn"
        case a.Pass() if state.market is not None and state.market.opened:
            yield "the turn goes on after an auction"
        case _:
            yield from _step(state, action)
    if isinstance(action, a.TakeTurn) and state.market is not None and state.market.opened:
        yield "the turn goes on after an auction"


_NOTHING = (a.ScrapEquipment(), a.BuyEquipment(0))


def _turn(parts: tuple[a.AnyPart, ...]) -> Iterator[str]:
    if len(parts) > 1:
        yield "several parts in one turn"
    sold: set[str] = set()
    for part in parts:
        yield _PARTS[type(part)]
        match part:
            case a.Sell(lots=lots):
                sold |= {lot.railroad for lot in lots}
                if len(lots) > 1:
                    yield "several railroads sold at once"
            case a.Buy(held=held, orphan=orphan) if held and orphan:
                yield "Held and Orphan Stock bought together"
            case a.BuyBack(railroad=railroad) if railroad in sold:
                yield "have a railroad buy back what its President has just sold"


def _step(state: State, step: Any) -> Iterator[str]:
    match step:
        case a.BuyEquipment(count=count) if count > 1:
            yield "several cards bought at once"
        case a.BuildTrack(hexes=hexes) if len(hexes) > 1:
            yield "a build that forks or goes on for several hexes"
        case a.ServeCities(cities=cities) if state.business and state.business.railroad:
            railroad = state.business.railroad
            best = services.income(state, railroad, services.best_service(state, railroad).cities)
            if services.income(state, railroad, cities).net < best.net:
                yield "poorer cities served than could be"
        case a.PayDividends() | a.RetainProfits() if state.business and state.business.made:
            yield from _profit(state, state.business.made.net, step)
        case a.PassBid() if state.auction is not None and state.market is not None:
            waiting, leader = state.auction.waiting, state.auction.leader
            if len(waiting) == 2 and leader != state.market.seat:
                yield "an auction won by another than its opener"


def _profit(state: State, net: int, step: Any) -> Iterator[str]:
    assert state.business is not None and state.business.railroad is not None
    before_ = state.railroads[state.business.railroad].income
    if isinstance(step, a.PayDividends) and net <= before_:
        yield "a dividend without a rise of the value"
    if isinstance(step, a.RetainProfits) and net >= before_:
        yield "a profit retained without a fall of the value"


def after(state: State, event: Any) -> Iterator[str]:
    match event:
        case e.PrivilegeMet(railroad="NYC"):
            yield "NYC leaves New York"
        case e.PrivilegeMet():
            yield "PA opens its cities"
        case e.EquipmentBought() if state.deck is None:
            yield "the deck sold out"
        case e.BaronPaid():
            yield "a Robber Baron pays"
        case e.ValueMoved(after=375) if state.business is not None and state.business.round == 1:
            yield "375 reached in a first Business Round"
        case e.PresidentChanged(before=int(), after=int()) if state.market is not None:
            yield "the presidency passes on in a Market Round"
        case e.PresidentChanged(before=int(), after=int()) if state.business is not None:
            yield "the presidency passes on by a share given up"
        case e.IncomeEarned():
            yield from _income(state, event)


def _income(state: State, event: e.IncomeEarned) -> Iterator[str]:
    line = state.railroads[event.railroad]
    if not line.cards and line.coal + line.lumber + line.nw_coal:
        yield "a resource without equipment to carry it"
