"""The steady robot: plays every chapter of the game by a sensible rule of thumb.

It puts its cash into railroads whose income can rise, starts one that will make a profit at once,
lets income grow a little every round, and sells what is about to lose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy

from msgspec.structs import replace

import data.baltimore_ohio as facts
from rules.baltimore_ohio import ending
from rules.baltimore_ohio.business_round import building, services, track
from rules.baltimore_ohio.market_round import composing, robber_barons
from rules.baltimore_ohio.model.actions import (
    AnyAction,
    AnyPart,
    Bid,
    BuildNothing,
    BuildTrack,
    Buy,
    BuyBack,
    BuyEquipment,
    Lot,
    OpenAuction,
    Pass,
    PassBid,
    PayDividends,
    RetainProfits,
    ScrapEquipment,
    Sell,
    ServeCities,
    TakeTurn,
)
from rules.baltimore_ohio.model.play import TOP, TRACK, Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.robot.prospects import prospect, prospects
from rules.dice import Dice

ROUNDS = 2
TURNS = 9
"""How many turns a game is thought to last."""
RESERVE = 120
"""Dollars a treasury keeps when it buys Orphan Stock back."""
WORTH = 0.03
"""The least gain a dollar that a purchase must promise over a turn."""
EFFORT = 40
"""Dollars that a switch from one railroad to another must promise beyond what is given up."""
WHIMS = 16
"""Degrees of a whim."""
PAID = 0.8
"""The part of the income within reach that is thought to be paid out."""
SPARE = 4
"""A build for later may cost one part in so many of the treasury."""


class Steady:
    """`whim`: a purchase may be thought so much less of than it deserves (0: the same view always
    gives the same action, and no dice are used). `switches`: it sells what rises for what rises
    more, which takes it twice as long to find."""

    def __init__(self, name: str = "steady", whim: float = 0.0, *, switches: bool = True) -> None:
        self.name, self.whim, self.switches = name, whim, switches

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """A legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        chapters: dict[Phase, Callable[[View, int], AnyAction]] = {
            Phase.MARKET: lambda view, seat: _market(
                view, seat, self._whims(dice), switches=self.switches
            ),
            Phase.AUCTION: _bid,
            Phase.SCRAP: lambda view, seat: scrap(view),
            Phase.EQUIPMENT: lambda view, seat: equip(view),
            Phase.TRACK: _track,
            Phase.SERVICE: _service,
            Phase.PROFIT: _profit,
        }
        return chapters[view.table.phase](view, seat)

    def _whims(self, dice: Dice) -> Iterator[float]:
        """Factors by which promises are seen by it."""
        while True:
            yield 1.0 - self.whim * dice.pick(WHIMS, "whim") / WHIMS if self.whim else 1.0


def _market(view: View, seat: int, whims: Iterator[float], *, switches: bool) -> AnyAction:
    """Sell what will lose or rises less than something else, buy what will rise most, have Orphan
    Stock bought back."""
    sale = _sale(view, seat, ())
    plan: tuple[AnyPart, ...] = (sale,) if sale is not None else ()
    bought = _purchase(view, plan, whims)
    if switches and sale is None and view.table.turn > 1:  # nothing has risen yet in the first
        plan, bought = max(
            ((plan, bought), *_switches(view, whims)),
            key=lambda found: _gained(view, *found),
        )
    plan = (*plan, bought[1]) if bought is not None else plan
    for choice in (_buy_back, _opening):
        part = choice(view, seat, plan)
        if part is not None:
            plan = (*plan, part)
    return TakeTurn(plan) if plan else Pass()


Promised = tuple[float, Buy]


def _switches(
    view: View, whims: Iterator[float]
) -> Iterator[tuple[tuple[AnyPart, ...], Promised | None]]:
    """Everything sold that can be of one railroad, and what is then bought."""
    most: dict[str, int] = {}
    for lot in composing.lots(view, ()):
        most[lot.railroad] = max(lot.count, most.get(lot.railroad, 0))
    for name, count in most.items():
        plan = (Sell((Lot(name, count),)),)
        bought = _purchase(view, plan, whims)
        if bought is not None and bought[1].railroad != name:
            yield plan, bought


def _gained(view: View, plan: tuple[AnyPart, ...], bought: Promised | None) -> float:
    """Dollars that a purchase promises, less what the shares sold for it did, and `EFFORT`."""
    if bought is None:
        return 0.0
    table, (promised, part) = view.table, bought
    line = table.railroads[part.railroad]
    value = part.value if line.value is None else TRACK[line.value]
    gained = promised * value * (part.held + part.orphan)
    for sale in plan:
        assert isinstance(sale, Sell)
        for lot in sale.lots:
            gained -= EFFORT + _risen(table, lot.railroad) * lot.count
    return gained


def _risen(table: State, name: str) -> float:
    """Dollars that a share of a railroad brings over this turn: rises and dividends."""
    line = table.railroads[name]
    assert line.value is not None
    net = prospect(table, name).net
    rises = min(ROUNDS, max(0, net - line.income) // 10)
    after = TRACK[min(TOP, line.value + rises)]
    return after - TRACK[line.value] + ROUNDS * net / 10 * PAID


def _sale(view: View, seat: int, plan: composing.Plan) -> Sell | None:
    """All shares that can be sold of railroads that will not make a profit."""
    most: dict[str, int] = {}
    for lot in composing.lots(view, plan):
        most[lot.railroad] = max(lot.count, most.get(lot.railroad, 0))
    best = {name: n for name, n in most.items() if prospect(view.table, name).net <= 0}
    return Sell(tuple(Lot(name, count) for name, count in best.items())) if best else None


def _purchase(view: View, plan: composing.Plan, whims: Iterator[float]) -> Promised | None:
    """As many shares as the cash buys of the railroad that promises most."""
    scored = [
        (promised * whim, part)
        for (promised, part), whim in zip(promises(view, plan), whims, strict=False)
    ]
    best = max(scored, key=lambda row: row[0], default=None)
    return best if best is not None and best[0] >= WORTH else None


def promises(view: View, plan: composing.Plan = ()) -> list[tuple[float, Buy]]:
    """The largest purchase of each railroad, at each value it could start at, with its promise."""
    most: dict[tuple[str, int], Buy] = {}
    for part in composing.only(view, plan, Buy):
        key = (part.railroad, part.value)
        present = most.get(key)
        if present is None or _rank(part) > _rank(present):
            most[key] = part
    return [(_promise(view, part), part) for part in most.values()]


def _rank(part: Buy) -> tuple[int, int]:
    """More shares first; orphans first, as they would drop the value."""
    return part.held + part.orphan, part.orphan


def _promise(view: View, part: Buy) -> float:
    """Dollars that a dollar gains over this turn: rises of the value and dividends."""
    table = _bought(view, part)
    line = table.railroads[part.railroad]
    assert line.value is not None
    net = prospect(table, part.railroad).net
    if net <= 0:
        return -1.0
    rises = min(ROUNDS, max(0, net - line.income) // 10)
    index = line.value
    value = TRACK[index]
    if line.orphan:
        index = max(0, index - 1)
    after = TRACK[min(TOP, index + rises)]
    return (after - value + ROUNDS * net / 10 * PAID) / value


def _bought(view: View, part: Buy) -> State:
    """The table as far as the railroad is concerned: its treasury with the money of the purchase,
    its counter at the value chosen."""
    table, name = view.table, part.railroad
    line = copy(table.railroads[name])
    if line.value is None:
        line.value = TRACK.index(part.value)
        line.income = 0
        line.track = line.track or [facts.railroads()[name].home_hex]
    line.treasury += part.held * TRACK[line.value]
    line.orphan -= part.orphan
    return replace(table, railroads={**table.railroads, name: line})


def _buy_back(view: View, seat: int, plan: composing.Plan) -> BuyBack | None:
    """All Orphan Stock of a railroad that can spare the money: it does not drop then."""
    railroads = view.table.railroads
    for part in composing.only(view, plan, BuyBack):
        line = railroads[part.railroad]
        assert line.value is not None
        left = line.treasury - part.count * TRACK[line.value]
        if part.count == line.orphan and left >= RESERVE:
            return part
    return None


def _worth(table: State, card: str) -> int:
    """What a Robber Baron will bring in the turns thought to come."""
    left = max(1, TURNS - table.turn)
    return robber_barons.income(Position(table), card) * left


def _opening(view: View, seat: int, plan: composing.Plan) -> OpenAuction | None:
    """The card that brings most, for the least bid, if it is worth cash that is left over."""
    offers = [part for part in composing.only(view, plan, OpenAuction) if part.bid == 1]
    best = max(offers, key=lambda part: _worth(view.table, part.card), default=None)
    return best if best is not None and _worth(view.table, best.card) > 1 else None


def _bid(view: View, seat: int) -> AnyAction:
    """Half way to what the card is worth to it, so that an auction is short."""
    hammer = view.table.auction
    assert hammer is not None
    limit = min(view.table.players[seat].cash, _worth(view.table, hammer.card) * 3 // 4)
    if hammer.bid >= limit:
        return PassBid()
    return Bid(max(hammer.bid + 1, (hammer.bid + limit) // 2))


def _acting(view: View) -> str:
    return Position(view.table).acting[0]


def scrap(view: View) -> ScrapEquipment:
    """Cards, oldest first, that cost more than they serve."""
    table, name = view.table, _acting(view)
    line = table.railroads[name]
    gone: tuple[int, ...] = ()
    best = _net(table, name, gone)
    for place in range(1, len(line.cards)):
        some = tuple(sorted(line.cards)[:place])
        if _net(table, name, some) > best:
            best, gone = _net(table, name, some), some
    return ScrapEquipment(gone)


def _net(table: State, name: str, without: tuple[int, ...]) -> int:
    """The best net income without some cards."""
    trial = _lines(table)
    line = trial.railroads[name]
    line.cards = [card for card in line.cards if card not in without]
    return services.income(trial, name, services.best(trial, name).cities).net


def _lines(table: State) -> State:
    """A table with railroads of its own, to try something on."""
    return replace(table, railroads={name: copy(line) for name, line in table.railroads.items()})


def equip(view: View) -> BuyEquipment:
    """Cards if the income would not rise without them, as many as bring most."""
    name = _acting(view)
    found = prospects(view.table, name)
    income = view.table.railroads[name].income
    if found[0].net > income:
        return BuyEquipment(0)
    best = max(found, key=lambda each: (each.net, -each.cards))
    return BuyEquipment(best.cards)


def _track(view: View, seat: int) -> AnyAction:
    """A counter if one can be taken; the build that brings most a dollar; with nothing to gain now,
    the cheapest way to a counter or a city, if it costs little."""
    table, name = view.table, _acting(view)
    for counter in track.counters(Position(table), name):
        return counter
    line = table.railroads[name]
    for proposal in building.proposals(table, name):
        if "income" in proposal.why:
            return BuildTrack(proposal.way.hexes)
    best = services.income(table, name, services.best(table, name).cities).net
    for hex_, cost in building.costs(table, name).items() if best > 0 else ():
        if cost <= line.treasury // (2 if hex_ in table.coal else SPARE):
            return BuildTrack(building.way(table, name, hex_).hexes)
    return BuildNothing()


def _service(view: View, seat: int) -> AnyAction:
    """The least that is more than the round before, so that there is more to come; if the game is
    about to end, or nothing is more, the most."""
    table, name = view.table, _acting(view)
    found = services.services(table, name)
    previous = table.railroads[name].income
    last = ending.reason(Position(table)) is not None
    if not (last and table.business is not None and table.business.round == ROUNDS):
        for service in found:
            if services.income(table, name, service.cities).net > max(0, previous):
                return ServeCities(service.cities)
    return ServeCities(found[-1].cities)


def _profit(view: View, seat: int) -> AnyAction:
    """Dividends if the value rises or would fall, the treasury has enough, or the game ends with
    this turn; otherwise keep."""
    table, name = view.table, _acting(view)
    business = table.business
    assert business is not None and business.made is not None
    line = table.railroads[name]
    last = ending.reason(Position(table)) is not None
    if business.made.net != line.income or last or line.treasury >= 3 * RESERVE:
        return PayDividends()
    return RetainProfits()
