"""What no person would do, counted in games of experts and steady robots.

`python -m tests.benchmarks blunders` plays each game until both levels have made a thousand
choices; what an evening finds is added to the list of its game.

Stock that is bought and sold within two turns, the one of the purchase and the next, counts if the
seat is worse off by it: if the price and the dividends meanwhile are less than was paid. What
another seat's sale has taken off the price since then doesn't count, as keeping the stock would not
bring that back; nor does a sale at the price that was paid, since the money may have filled a
treasury, and one to get down to the limit of certificates; nor, in Baltimore & Ohio, a sale that
takes more off the stock of another seat than it costs: any share sold drops the value for all.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

import data.baltimore_ohio as bo_facts
from bot.tables.types.games import all_games, game_of
from rules.baltimore_ohio.model import actions as bo
from rules.baltimore_ohio.model.events import DividendPaid as BaltimoreDividend
from rules.baltimore_ohio.model.events import ValueMoved as BaltimoreValue
from rules.baltimore_ohio.model.state import State as BaltimoreState
from rules.dice import SeededDice
from rules.game import Action, Event, Game
from rules.rail_baron.model import actions as rb
from rules.rail_baron.model.board import board
from rules.rail_baron.model.levels import engine_price, winning_level
from rules.rail_baron.model.view import View as RailBaronView
from rules.rail_baron.robot.steady import cash_of, chance_to_get_home, fees_due
from rules.railroad_barons.model import actions as rr
from rules.railroad_barons.model.events import DividendsPaid as BaronsDividend
from rules.railroad_barons.model.events import ValueMoved as BaronsValue
from rules.railroad_barons.model.play import Position as RailroadBaronsPosition
from rules.railroad_barons.stock.stock_turn import count_above_limit
from rules.thinking.quick_dice import QuickDice
from rules.train_tycoon.ending import player_worth, share_value
from rules.train_tycoon.model import actions as tt
from rules.train_tycoon.model.position import Position as TycoonPosition
from rules.train_tycoon.operation.forecast import lines_opened_now
from rules.train_tycoon.robot.worth import fair_value
from rules.train_tycoon.shares.trading import next_prices
from tests.benchmarks.measure import Row

FIRST, CHOICES = 80_000, 1_000
CLEARLY = 1.5
"""A price this many times what a share counts is clearly too high, or the other way round."""
SURE_LOSS = 0.1
"""A declaration at a lower chance to get home only loses money."""
AIMS = {"expert": "0.10", "steady": "0.50"}


@dataclass
class Purchase:
    """Shares of a company that a seat bought last: in which `turn`, the `price` of each, and the
    dividends `received` for each since then, and what sales of others took off the price."""

    turn: int
    price: int
    received: float = 0.0

    def is_sold_at_loss(self, turn: int, price: int) -> bool:
        """Whether a sale in the turn of the purchase or the next brings less than was paid."""
        return turn - self.turn <= 1 and price + self.received < self.price


Bought = dict[tuple[int, str], Purchase]
"""By seat and company."""
NEVER = Purchase(-9, 0)


def tycoon_blunder(view: Any, seat: int, action: Action, _: Bought) -> str | None:
    """Shares far below or above what they count, a line opened and cut in one turn, bankruptcy of
    somebody who owns something."""
    position = TycoonPosition(view.table)

    def counts(company: str) -> tuple[float, float]:
        both = (share_value(position, company), fair_value(position, company))
        return min(both), max(both)

    match action:
        case tt.Trade(company, "sell") | tt.SellShare(company):
            if position.company(company).price * CLEARLY < counts(company)[0]:
                return "sells a share below what it counts"
        case tt.Trade(company, "buy") | tt.BuyShare(company):
            if position.company(company).price > CLEARLY * max(1.0, counts(company)[1]):
                return "buys a share above what it counts"
        case tt.SetPrice(company, level):
            prices = next_prices(position.company(company).price)
            held = position.state.players[seat].shares.get(company, 0)
            dear = prices[level] > 2 * CLEARLY * max(1.0, counts(company)[1])
            if (
                dear
                and prices[level] > min(prices.values())
                and (position.shares_held(company) > held)
            ):
                return "sets a price at which all would sell to it"
        case tt.Cut(line) if line in lines_opened_now(position):
            return "cuts what it has just opened"
        case tt.DeclareBankruptcy() if player_worth(position, seat) >= 0:
            return "goes bankrupt though it owns something"
    return None


def baltimore_blunder(view: Any, seat: int, action: Action, bought: Bought) -> str | None:
    """Shares sold within a turn of their purchase for less than they cost and have brought."""
    if not isinstance(action, bo.TakeTurn):
        return None
    table, blunder = view.table, None
    for part in action.parts:
        if isinstance(part, bo.Sell):
            for lot in part.lots:
                purchase = bought.get((seat, lot.railroad), NEVER)
                value = bo_facts.track_values()[table.railroads[lot.railroad].value]
                lost = lot.count * (purchase.price - purchase.received - value)
                if purchase.is_sold_at_loss(table.turn, value) and (
                    lost >= lost_by_another(table, seat, lot.railroad)
                ):
                    blunder = "sells at a loss what it bought a turn ago"
        elif isinstance(part, bo.Buy):
            index = table.railroads[part.railroad].value
            value = part.value or bo_facts.track_values()[index]
            bought[seat, part.railroad] = Purchase(table.turn, value)
    return blunder


def lost_by_another(table: BaltimoreState, seat: int, railroad: str) -> int:
    """Return what a sale by the seat takes off the stock of the other that has most: by one space,
    and by a second at the end of the round if the sold shares are the first orphans (9, 15)."""
    line, values = table.railroads[railroad], bo_facts.track_values()
    assert line.value is not None
    after = max(0, line.value - (1 if line.orphan else 2))
    others = (row.shares.get(railroad, 0) for at, row in enumerate(table.players) if at != seat)
    return max(others) * (values[line.value] - values[after])


def barons_blunder(view: Any, seat: int, action: Action, bought: Bought) -> str | None:
    """Stock sold in the round after its purchase for less than it cost, though it need not."""
    if not isinstance(action, rr.SellAndBuy):
        return None
    table, blunder = view.table, None
    position = RailroadBaronsPosition(table)
    for sale in () if count_above_limit(position, seat) > 0 else action.sales:
        purchase = bought.get((seat, sale.holding), NEVER)
        if purchase.is_sold_at_loss(table.set, position.share_value(sale.holding)):
            blunder = "sells at a loss what it bought a round ago"
    if action.purchase is not None:
        name = action.purchase.holding
        started = table.holdings[name].value is not None
        price = position.share_value(name) if started else action.purchase.par
        bought[seat, name] = Purchase(table.set, price)
    return blunder


def baron_blunder(view: RailBaronView, seat: int, action: Action, _: Bought) -> str | None:
    """A hopeless declaration, an arrival home that is not used, purchases that must be sold for
    the fees at once, an Express for who could pay the SuperChief."""
    match action:
        case rb.Declare() if chance_to_get_home(view, seat) < SURE_LOSS:
            return "declares though it can't get home"
        case rb.DrawDestination() if rb.Declare() in view.legal:
            home = board(view.options).milepost_of[view.seats[seat].home]
            level = winning_level(view.options.edition)
            if view.seats[seat].milepost == home and cash_of(view, seat) >= level:
                return "is home with enough and rides on"
        case rb.BuyRailroad(railroad):
            price = board(view.options).railroads[railroad].price
            if cash_of(view, seat) - price < fees_due(view, seat):
                return "buys what it must sell for the fees"
        case rb.BuyEngine("Express") if not view.options.free_superchief:
            best = engine_price(view.options, len(view.seats), "Freight", "SuperChief")
            if cash_of(view, seat) - best >= fees_due(view, seat) + 10_000:
                return "buys the lesser engine with money for the best"
    return None


Finds = Callable[[Any, int, Action, Bought], str | None]
BLUNDERS: dict[str, Finds] = {
    "rail_baron": baron_blunder,
    "train_tycoon": tycoon_blunder,
    "baltimore_ohio": baltimore_blunder,
    "railroad_barons": barons_blunder,
}


def count_events(events: Iterable[Event], mover: int, bought: Bought) -> None:
    """Add to each purchase what its shares have brought, and what a sale of the `mover` took off
    the price of those of others."""
    for event in events:
        match event:
            case BaltimoreDividend(company, each):
                paid = each
            case BaronsDividend(holding=company, revenue=revenue):
                paid = revenue / 10
            case BaltimoreValue(company, before, after, "sale") | BaronsValue(
                company, before, after, "sale"
            ):
                paid = before - after
            case _:
                continue
        is_sale = isinstance(event, BaltimoreValue | BaronsValue)
        for (seat, name), purchase in bought.items():
            if name == company and not (is_sale and seat == mover):
                purchase.received += paid


def counted(game: Game, number: int, levels: tuple[str, ...]) -> tuple[Counter[str], Counter[str]]:
    """Play a game of these levels by turns; return the choices of each level, and its blunders,
    each as "level: what"."""
    seats = min(4, max(game.seats))
    dice, robot_dice = SeededDice(b"blunders %d" % number), QuickDice(b"own %d" % number)
    state, _ = game.setup(seats, game.options_type(), dice)
    robots = [game.robot(levels[seat % len(levels)]) for seat in range(seats)]
    bought: Bought = {}
    choices: Counter[str] = Counter()
    blunders: Counter[str] = Counter()
    while not game.over(state):
        seat = game.to_move(state)[0]
        view, level = game.view(state, seat), robots[seat].name
        action = robots[seat].choose(view, seat, robot_dice)
        choices[level] += 1
        what = BLUNDERS[game.key](view, seat, action, bought)
        if what is not None:
            blunders[f"{level}: {what}"] += 1
        count_events(game.apply(state, seat, action, dice), seat, bought)
    return choices, blunders


def rows() -> Iterator[Row]:
    """For each game and level: blunders in a hundred choices, and what they are."""
    for key in all_games():
        if key not in BLUNDERS:
            continue
        choices: Counter[str] = Counter()
        blunders: Counter[str] = Counter()
        for number in count(FIRST):
            levels = (("expert",), ("expert", "steady"))[number % 2]
            more, worse = counted(game_of(key), number, levels)
            choices += more
            blunders += worse
            if min(choices[level] for level in AIMS) >= CHOICES:
                break
        for level, total in choices.items():
            of_level = {what: n for what, n in blunders.items() if what.startswith(f"{level}:")}
            share = 100 * sum(of_level.values()) / total
            yield Row(f"{key}: {level}, of 100 choices", f"{share:.2f} of {total:,}", AIMS[level])
            for what, n in of_level.items():
                yield Row(f"{key}: {what}", f"{n}", "0")
