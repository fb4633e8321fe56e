"""The steady robot: plays every phase of the game by a sensible rule of thumb.

It puts its cash into railroads whose income can rise, starts one that will make a profit at
once, lets income grow a little every round, and sells what is about to lose value."""

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
from rules.baltimore_ohio.model.position import Position, top_space
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.robot.prospects import best_prospect, prospects
from rules.dice import Dice

ROUNDS = 2
EXPECTED_TURNS = 9
"""How many turns a game is expected to last."""
RESERVE = 120
"""Dollars that a treasury keeps when it buys Orphan Stock back."""
MIN_PROMISE = 0.03
"""The least gain per dollar over a turn for which a purchase is made."""
SWITCH_MARGIN = 40
"""Dollars by which a switch from one railroad to another must promise more than it gives up."""
WHIM_DEGREES = 16
"""Number of degrees of a whim."""
PAYOUT_SHARE = 0.8
"""The part of the attainable income that is expected to be paid out."""
BUILD_DIVISOR = 4
"""A build for later may cost the treasury divided by this."""


class Steady:
    """The robot.

    `whim`: a purchase may be underrated by up to this part (0: the same view always gives the
    same action, and no dice are used). `switches`: it sells what rises for what rises more,
    which takes twice as long to compute."""

    def __init__(self, name: str = "steady", whim: float = 0.0, *, switches: bool = True) -> None:
        self.name, self.whim, self.switches = name, whim, switches

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """Return a legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        choosers: dict[Phase, Callable[[View, int], AnyAction]] = {
            Phase.MARKET: lambda view, seat: _choose_turn(
                view, seat, self._whims(dice), switches=self.switches
            ),
            Phase.AUCTION: _choose_bid,
            Phase.SCRAP: lambda view, seat: choose_scrap(view),
            Phase.EQUIPMENT: lambda view, seat: choose_equipment(view),
            Phase.TRACK: _choose_track,
            Phase.SERVICE: _choose_service,
            Phase.PROFIT: _choose_profit,
        }
        return choosers[view.table.phase](view, seat)

    def _whims(self, dice: Dice) -> Iterator[float]:
        """Yield the factors by which it sees promises."""
        while True:
            yield (
                1.0 - self.whim * dice.pick(WHIM_DEGREES, "whim") / WHIM_DEGREES
                if self.whim
                else 1.0
            )


def _choose_turn(view: View, seat: int, whims: Iterator[float], *, switches: bool) -> AnyAction:
    """Sell what will lose or rises less than something else, buy what will rise most, have
    Orphan Stock bought back."""
    sale = _choose_sale(view, seat, ())
    plan: tuple[AnyPart, ...] = (sale,) if sale is not None else ()
    bought = _choose_purchase(view, plan, whims)
    if switches and sale is None and view.table.turn > 1:  # nothing has risen yet in the first
        plan, bought = max(
            ((plan, bought), *_switches(view, whims)),
            key=lambda option: net_promise(view, *option),
        )
    plan = (*plan, bought[1]) if bought is not None else plan
    for choice in (_choose_buy_back, _choose_auction):
        part = choice(view, seat, plan)
        if part is not None:
            plan = (*plan, part)
    return TakeTurn(plan) if plan else Pass()


PromisedBuy = tuple[float, Buy]


def _switches(
    view: View, whims: Iterator[float]
) -> Iterator[tuple[tuple[AnyPart, ...], PromisedBuy | None]]:
    """Yield the largest possible sale of each railroad, and the purchase that would follow."""
    max_sales: dict[str, int] = {}
    for lot in composing.next_lots(view, ()):
        max_sales[lot.railroad] = max(lot.count, max_sales.get(lot.railroad, 0))
    for name, count in max_sales.items():
        plan = (Sell((Lot(name, count),)),)
        bought = _choose_purchase(view, plan, whims)
        if bought is not None and bought[1].railroad != name:
            yield plan, bought


def net_promise(view: View, plan: tuple[AnyPart, ...], bought: PromisedBuy | None) -> float:
    """Return the dollars a purchase promises, less what the shares sold for it did and the
    margin."""
    if bought is None:
        return 0.0
    table, (promised, part) = view.table, bought
    line = table.railroads[part.railroad]
    value = part.value if line.value is None else facts.track_values()[line.value]
    gained = promised * value * (part.held + part.orphan)
    for sale in plan:
        assert isinstance(sale, Sell)
        for lot in sale.lots:
            gained -= SWITCH_MARGIN + share_promise(table, lot.railroad) * lot.count
    return gained


def share_promise(table: State, name: str) -> float:
    """Return the dollars that a share of a railroad brings over this turn: rises and dividends."""
    line = table.railroads[name]
    assert line.value is not None
    net = best_prospect(table, name).net
    rises = min(ROUNDS, max(0, net - line.income) // 10)
    after = facts.track_values()[min(top_space(), line.value + rises)]
    return after - facts.track_values()[line.value] + ROUNDS * net / 10 * PAYOUT_SHARE


def _choose_sale(view: View, seat: int, plan: composing.Plan) -> Sell | None:
    """Return all sellable shares of railroads that will not make a profit, or None."""
    max_sales: dict[str, int] = {}
    for lot in composing.next_lots(view, plan):
        max_sales[lot.railroad] = max(lot.count, max_sales.get(lot.railroad, 0))
    counts = {
        name: sellable
        for name, sellable in max_sales.items()
        if best_prospect(view.table, name).net <= 0
    }
    return Sell(tuple(Lot(name, count) for name, count in counts.items())) if counts else None


def _choose_purchase(
    view: View, plan: composing.Plan, whims: Iterator[float]
) -> PromisedBuy | None:
    """Return as many shares as the cash buys of the railroad that promises most, or None."""
    scored = [
        (promised * whim, part)
        for (promised, part), whim in zip(promised_buys(view, plan), whims, strict=False)
    ]
    best = max(scored, key=lambda row: row[0], default=None)
    return best if best is not None and best[0] >= MIN_PROMISE else None


def promised_buys(view: View, plan: composing.Plan = ()) -> list[tuple[float, Buy]]:
    """Return the largest purchase of each railroad, at each possible start value, with its
    promise."""
    largest: dict[tuple[str, int], Buy] = {}
    for part in composing.next_parts_of_kind(view, plan, Buy):
        key = (part.railroad, part.value)
        present = largest.get(key)
        if present is None or _purchase_rank(part) > _purchase_rank(present):
            largest[key] = part
    return [(_promise_of(view, part), part) for part in largest.values()]


def _purchase_rank(part: Buy) -> tuple[int, int]:
    """Return the sort key: more shares first; then orphans, as they would drop the value."""
    return part.held + part.orphan, part.orphan


def _promise_of(view: View, part: Buy) -> float:
    """Return the dollars that a dollar gains over this turn by rises of the value and dividends."""
    table = _table_after_buy(view, part)
    line = table.railroads[part.railroad]
    assert line.value is not None
    net = best_prospect(table, part.railroad).net
    if net <= 0:
        return -1.0
    rises = min(ROUNDS, max(0, net - line.income) // 10)
    index = line.value
    value = facts.track_values()[index]
    if line.orphan:
        index = max(0, index - 1)
    after = facts.track_values()[min(top_space(), index + rises)]
    return (after - value + ROUNDS * net / 10 * PAYOUT_SHARE) / value


def _table_after_buy(view: View, part: Buy) -> State:
    """Return the table after a purchase as it concerns the railroad: treasury and value."""
    table, name = view.table, part.railroad
    line = copy(table.railroads[name])
    if line.value is None:
        line.value = facts.track_values().index(part.value)
        line.income = 0
        line.track = line.track or [facts.railroads()[name].home_hex]
    line.treasury += part.held * facts.track_values()[line.value]
    line.orphan -= part.orphan
    return replace(table, railroads={**table.railroads, name: line})


def _choose_buy_back(view: View, seat: int, plan: composing.Plan) -> BuyBack | None:
    """Return all Orphan Stock of a railroad that can spare the money, as it does not drop then."""
    railroads = view.table.railroads
    for part in composing.next_parts_of_kind(view, plan, BuyBack):
        line = railroads[part.railroad]
        assert line.value is not None
        remaining = line.treasury - part.count * facts.track_values()[line.value]
        if part.count == line.orphan and remaining >= RESERVE:
            return part
    return None


def _baron_worth(table: State, card: str) -> int:
    """Return what a Robber Baron will bring in the remaining turns expected, in dollars."""
    turns_left = max(1, EXPECTED_TURNS - table.turn)
    return robber_barons.income(Position(table), card) * turns_left


def _choose_auction(view: View, seat: int, plan: composing.Plan) -> OpenAuction | None:
    """Return the card that brings most, for the least bid, if it is worth more than that."""
    offers = [
        part for part in composing.next_parts_of_kind(view, plan, OpenAuction) if part.bid == 1
    ]
    best = max(offers, key=lambda part: _baron_worth(view.table, part.card), default=None)
    return best if best is not None and _baron_worth(view.table, best.card) > 1 else None


def _choose_bid(view: View, seat: int) -> AnyAction:
    """Bid half way to what the card is worth to the seat, so that an auction is short."""
    auction = view.table.auction
    assert auction is not None
    limit = min(view.table.players[seat].cash, _baron_worth(view.table, auction.card) * 3 // 4)
    if auction.bid >= limit:
        return PassBid()
    return Bid(max(auction.bid + 1, (auction.bid + limit) // 2))


def _acting_railroad(view: View) -> str:
    return Position(view.table).acting_railroad[0]


def choose_scrap(view: View) -> ScrapEquipment:
    """Return the cards, oldest first, that cost more than they serve."""
    table, name = view.table, _acting_railroad(view)
    line = table.railroads[name]
    scrapped: tuple[int, ...] = ()
    best = _net_without(table, name, scrapped)
    for place in range(1, len(line.cards)):
        cards = tuple(sorted(line.cards)[:place])
        if _net_without(table, name, cards) > best:
            best, scrapped = _net_without(table, name, cards), cards
    return ScrapEquipment(scrapped)


def _net_without(table: State, name: str, without: tuple[int, ...]) -> int:
    """Return the best net income without some cards."""
    trial = _copy_railroads(table)
    line = trial.railroads[name]
    line.cards = [card for card in line.cards if card not in without]
    return services.income(trial, name, services.best_service(trial, name).cities).net


def _copy_railroads(table: State) -> State:
    """Return the table with copies of its railroads, for trials."""
    return replace(table, railroads={name: copy(line) for name, line in table.railroads.items()})


def choose_equipment(view: View) -> BuyEquipment:
    """Buy cards if the income would not rise without them, as many as bring most."""
    name = _acting_railroad(view)
    options = prospects(view.table, name)
    income = view.table.railroads[name].income
    if options[0].net > income:
        return BuyEquipment(0)
    best = max(options, key=lambda option: (option.net, -option.cards))
    return BuyEquipment(best.cards)


def _choose_track(view: View, seat: int) -> AnyAction:
    """Take a counter if possible, otherwise the build that brings most a dollar.

    With nothing to gain now, take the cheapest way to a counter or a city, if it costs little."""
    table, name = view.table, _acting_railroad(view)
    for counter in track.takeable_counters(Position(table), name):
        return counter
    line = table.railroads[name]
    for proposal in building.proposals(table, name):
        if "income" in proposal.why:
            return BuildTrack(proposal.way.hexes)
    best = services.income(table, name, services.best_service(table, name).cities).net
    for hex_, cost in building.cheapest_costs(table, name).items() if best > 0 else ():
        if cost <= line.treasury // (2 if hex_ in table.coal else BUILD_DIVISOR):
            return BuildTrack(building.cheapest_build(table, name, hex_).hexes)
    return BuildNothing()


def _choose_service(view: View, seat: int) -> AnyAction:
    """Serve the least that is more than in the round before, so that income can rise again.

    If the game is about to end, or nothing is more, serve the most."""
    table, name = view.table, _acting_railroad(view)
    choices = services.possible_services(table, name)
    previous = table.railroads[name].income
    ends_now = ending.end_reason(Position(table)) is not None
    if not (ends_now and table.business is not None and table.business.round == ROUNDS):
        for service in choices:
            if services.income(table, name, service.cities).net > max(0, previous):
                return ServeCities(service.cities)
    return ServeCities(choices[-1].cities)


def _choose_profit(view: View, seat: int) -> AnyAction:
    """Pay dividends if the value rises or would fall, the treasury has enough, or the game ends
    with this turn; otherwise retain."""
    table, name = view.table, _acting_railroad(view)
    business = table.business
    assert business is not None and business.made is not None
    line = table.railroads[name]
    ends_now = ending.end_reason(Position(table)) is not None
    if business.made.net != line.income or ends_now or line.treasury >= 3 * RESERVE:
        return PayDividends()
    return RetainProfits()
