"""The steady robot: builds what pays, buys what is cheap, sells what is dear."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from math import inf

from msgspec.msgpack import encode
from msgspec.structs import replace

import data.train_tycoon as facts
from rules.dice import Dice, SeededDice
from rules.train_tycoon.ending import worth as worth_now
from rules.train_tycoon.model.actions import (
    AnswerIpo,
    AnyAction,
    Bid,
    BuyShare,
    Cut,
    DeclareBankruptcy,
    DeclineBankruptcy,
    Expand,
    FinishTrains,
    Invest,
    InvestNothing,
    Level,
    Order,
    PassIpo,
    PassTarget,
    PassTreasury,
    PayOut,
    Retain,
    SellShare,
    SetPrice,
    SkipLine,
    TakeTrain,
    Trade,
    TriggerIpo,
    Vote,
)
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast, lines
from rules.train_tycoon.robot import absent, dealing
from rules.train_tycoon.robot.dealing import Fair
from rules.train_tycoon.robot.proposals import best_line
from rules.train_tycoon.robot.quick_lines import after_turn, quick_line
from rules.train_tycoon.shares import trading

MARGIN = 1.15
"""What a share must be worth against its price to be bought."""
LEAST = -80
"""Net that a player must keep: with interest less is two loans, and so bankruptcy (20, 21)."""
RESERVE = 150
"""A company with more than this after its turn pays its income out."""
WHIMS = 16
"""Degrees of a whim."""
KEPT = 4096
"""Companies whose earnings are kept in mind."""
EARLY = 2
"""Turn up to which it says yes to a company that may not come to the market."""
FAR_ABOVE = 1.5
"""So many times what it should count is far too much for a share."""


class Manner:
    """How it judges now: see `Steady`; its whims come from `dice`."""

    def __init__(self, steady: Steady, dice: Dice) -> None:
        self.whim, self.dice = steady.whim, dice
        self.quick = steady.quick

    def fair(self, position: Position, name: str) -> float:
        """What a share should be worth, as it sees it."""
        whim = self.whim * (self.dice.pick(WHIMS, "whim") * 2 / WHIMS - 1) if self.whim else 0.0
        return fair(position, name, quick=self.quick) * (1.0 + whim)


class Steady:
    """Looks no further than its own companies' lines and what shares will be worth.

    `whim`: a share may be thought worth so much more or less than it is (0: no dice are used for
    it); `quick`: it looks at few lines, judges a company by its next one alone, makes no deals,
    and fears no sellers.
    """

    def __init__(
        self,
        name: str = "steady",
        whim: float = 0.0,
        *,
        quick: bool = False,
    ) -> None:
        self.name, self.whim = name, whim
        self.quick = quick
        self._absent = absent.Absent()
        self._of: dict[Phase, Callable[[View, int, Manner], AnyAction]] = {
            Phase.PRICES: _price,
            Phase.TRADE: _trade,
            Phase.TREASURY: _treasury,
            Phase.BANKRUPTCY: _bankruptcy,
            Phase.TARGET: _target,
            Phase.BIDS: _bid,
            Phase.VOTE: _vote,
            Phase.IPO: _float,
            Phase.ANSWERS: _answer,
            Phase.FACTORY: _line,
            Phase.LINE: _line,
            Phase.TAKE: _take,
            Phase.INVEST: _invest,
            Phase.TRAINS: _trains,
            Phase.PAYOUT: _payout,
        }

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """A legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        phase = view.table.phase
        if phase is Phase.CHOOSE:
            return view.legal[dice.pick(len(view.legal), "company")]
        decide = self._of.get(phase)
        if decide is None:
            return self._absent.choose(view, seat, dice)
        return decide(view, seat, Manner(self, dice))


def fair(position: Position, name: str, *, quick: bool = False) -> float:
    """Dollars a share should be worth at the end: what its company has and will earn, with a hope
    of what the lines bring that it may still open; `quick`: only the next one."""
    company = position.company(name)
    if company.president is None:
        net = float(company.net + forecast.after(position, name, None)[2])
    else:
        net = _to_come(_Earning(position, name), quick)
    least = 0.0 if position.state.options.limited_liability else -inf
    return max(least, net / max(1, company.issued))


class _Earning:
    """A company, alike to any that would earn the same."""

    __slots__ = ("_matters", "name", "position")

    def __init__(self, position: Position, name: str) -> None:
        state, self.position, self.name = position.state, position, name
        own = [(line.ends, line.broken) for line in position.lines_of(name)]
        company = state.companies[name]
        credit = forecast.after(position, name, None)[2]
        known = (name, state.turn, company.net, company.factory, state.hubs, own, credit)
        self._matters = encode(known)

    def __hash__(self) -> int:
        return hash(self._matters)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Earning) and self._matters == other._matters


@lru_cache(KEPT)
def _to_come(earning: _Earning, quick: bool) -> float:
    """Its net at the end: with all its lines, or where they lose money with the better ones."""
    position, name = earning.position, earning.name
    row, course = position.company(name), forecast.Course(position, name)
    lasting = course.rest()
    found = after_turn(course) if quick else course.promised(row.income)
    return max(found, _trimmed(position, name, lasting)) if lasting < row.net else found


def _trimmed(position: Position, name: str, lasting: int) -> int:
    """Its net at the end once trains that lose money are cut (53), which its president can do;
    `lasting`: its net with all of them."""
    lines, best = list(position.state.lines), lasting
    while len(own := [line.id for line in lines if line.owner == name]) > 1:
        tried = []
        for gone in own:
            left = [line for line in lines if line.id != gone]
            fewer = Position(replace(position.state, lines=left))
            tried.append((forecast.Course(fewer, name).rest(), gone))
        most, worst = max(tried)
        if most <= best:
            break
        best, lines = most, [line for line in lines if line.id != worst]
    return best


def _price(view: View, seat: int, manner: Manner) -> AnyAction:
    position = Position(view.table)
    name = next(action.company for action in view.legal if isinstance(action, SetPrice))
    if not manner.quick:
        return SetPrice(name, level(position, seat, name, manner.fair))
    worth = manner.fair(position, name)
    return SetPrice(name, _nearest(worth, trading.leads(position.company(name).price)))


def level(position: Position, seat: int, name: str, fair: Fair) -> Level:
    """The mark of a company that leads nearest to what its share is worth."""
    return _nearest(fair(position, name), levels(position, seat, name, fair))


def levels(position: Position, seat: int, name: str, fair: Fair) -> dict[Level, int]:
    """The marks of a company, with their prices, that are not far too high, and at which its
    president could buy from all who would sell (14); else the lowest."""
    worth, prices = fair(position, name), trading.leads(position.company(name).price)
    held = position.held(name) > position.state.players[seat].shares.get(name, 0)
    left = _left(position, seat, (each for each in position.state.order if each != name), fair)
    good = {
        level: price
        for level, price in prices.items()
        if left - _due(position, seat, name, price, worth) >= LEAST
        and not (held and price > FAR_ABOVE * worth)
    }
    return good or dict([min(prices.items(), key=lambda row: row[1])])


def _nearest(worth: float, prices: Mapping[Level, int]) -> Level:
    return min(prices, key=lambda level: abs(prices[level] - worth))


def _left(position: Position, seat: int, names: Iterable[str], fair: Fair) -> int:
    """What a player has once all who would sell have sold it a share of each of these that it
    leads (14)."""
    own = (name for name in names if position.company(name).president == seat)
    net: int = position.state.players[seat].net
    return net - sum(
        _due(position, seat, name, position.company(name).price, fair(position, name))
        for name in own
    )


def _due(position: Position, seat: int, name: str, price: int, worth: float) -> int:
    """What a president must pay to all who would sell at this price: nobody does who gets clearly
    less than a share is worth."""
    players = enumerate(position.state.players)
    count = sum(1 for each, player in players if each != seat and player.shares.get(name))
    return count * price if price * MARGIN > worth else 0


def affords(position: Position, seat: int, price: int, later: Iterable[str], fair: Fair) -> bool:
    """Whether a player who buys at this price could still buy from all who would sell shares of
    the companies that it leads, of these that are still to be traded."""
    return _left(position, seat, later, fair) - price >= LEAST


def _trade(view: View, seat: int, manner: Manner) -> AnyAction:
    position = Position(view.table)
    name = view.table.asks[0].company
    price, worth = position.company(name).price, manner.fair(position, name)
    order: Order = "pass"
    if worth > price * MARGIN:
        left = view.table.companies_left
        able = manner.quick or affords(position, seat, price, left, manner.fair)
        order = "buy" if able else "pass"
    elif price > worth * MARGIN:
        order = "sell"
    return Trade(name, order if trading.may(position, seat, name, order) else "pass")


def _treasury(view: View, seat: int, manner: Manner) -> AnyAction:
    """The best bargain, the dearest share, or nothing."""
    position = Position(view.table)
    best: tuple[float, AnyAction] = (0.0, PassTreasury())
    forced = PassTreasury() not in view.legal
    found: list[tuple[float, AnyAction]] = []
    for action in view.legal:
        if isinstance(action, BuyShare):
            price = position.company(action.company).price
            found.append((manner.fair(position, action.company) - price * MARGIN, action))
        elif isinstance(action, SellShare):
            price = position.company(action.company).price
            found.append((price - manner.fair(position, action.company) * MARGIN, action))
    if not forced:
        found.append(best)
    return max(found, key=lambda pair: pair[0])[1]


def _bankruptcy(view: View, seat: int, manner: Manner) -> AnyAction:
    """Only if all one has is worth less than nothing, and not only if nobody takes off trains that
    lose money: as it stands too, or for good."""
    position = Position(view.table)
    last = view.table.turn >= facts.components().turns
    lost = dealing.worth(position, seat, manner.fair) < 0 and (
        last or worth_now(position, seat) < 0
    )
    return DeclareBankruptcy() if lost else DeclineBankruptcy()


def _target(view: View, seat: int, manner: Manner) -> AnyAction:
    """The company that one of its own should take over."""
    if manner.quick:
        return PassTarget()
    return dealing.best_target(Position(view.table), seat, manner.fair) or PassTarget()


def _bid(view: View, seat: int, manner: Manner) -> AnyAction:
    """What brings most and should pass the votes, else nothing."""
    allowed = [action for action in view.legal if isinstance(action, Bid)]
    if manner.quick:
        return next(action for action in allowed if action.offer == "none")
    return dealing.best_bid(Position(view.table), seat, allowed, manner.fair)


def _vote(view: View, seat: int, manner: Manner) -> AnyAction:
    """For what makes all it has worth more."""
    attempt = view.table.attempt
    assert attempt is not None
    position = Position(view.table)
    gain = dealing.gain(position, seat, attempt.target, attempt.order[0], manner.fair)
    return Vote("for" if gain > 0 else "against")


def _float(view: View, seat: int, manner: Manner) -> AnyAction:
    """A company that is worth more than its shares cost, if it can buy four alone."""
    position = Position(view.table)
    own = [name for name, row in view.table.companies.items() if row.president == seat]
    if manner.quick or len(own) >= facts.finance().max_presidencies:
        return PassIpo()
    before = dealing.worth(position, seat, manner.fair)
    best: tuple[float, AnyAction] = (0.0, PassIpo())
    for action in view.legal:
        if isinstance(action, TriggerIpo):
            then = dealing.floated(position, seat, action.company, [])
            if then is not None:
                gain = dealing.worth(then, seat, manner.fair) - before
                best = max(best, (gain, action), key=lambda row: row[0])
    return best[1]


def _answer(view: View, seat: int, manner: Manner) -> AnyAction:
    """Yes to a company whose share should be worth more than it costs."""
    position, found = Position(view.table), view.table.ipo
    assert found is not None
    then = dealing.floated(position, found.initiator, found.company, [seat])
    if then is None:
        return AnswerIpo(yes=view.table.turn <= EARLY)
    return AnswerIpo(yes=manner.fair(then, found.company) > then.company(found.company).price)


def _line(view: View, seat: int, manner: Manner) -> AnyAction:
    """The line that is proposed first, if it is better than none."""
    position = Position(view.table)
    best = quick_line(position) if manner.quick else best_line(position)
    if best is not None:
        return best.action
    placing = view.table.phase is Phase.FACTORY
    return next(lines.every(position)).action if placing else SkipLine()


def _take(view: View, seat: int, manner: Manner) -> AnyAction:
    """A broken line's train, else the one that is missed least."""
    position = Position(view.table)
    broken = {line.id for line in view.table.lines if line.broken}

    def left(action: AnyAction) -> int:
        assert isinstance(action, TakeTrain)
        return 10_000 if action.line in broken else forecast.gain(position, action)

    return max(view.legal, key=left)


def _invest(view: View, seat: int, manner: Manner) -> AnyAction:
    """One that is worth something."""
    found = markers(view, seat)
    best = max(found, default=0)
    return found[best] if best else InvestNothing()


def markers(view: View, seat: int) -> dict[int, AnyAction]:
    """Each value of the hand, on the first tile offered. Which of two equal ones it is falls by
    lot: its place in the hand is public (63), and always the first would tell of those before."""
    hand, lots = view.table.secret.markers[seat], SeededDice(encode(view.table))
    places = [action for action in view.legal if isinstance(action, Invest)]
    first = [action for action in places if action.hex == places[0].hex]
    found: dict[int, list[Invest]] = {}
    for action in first:
        found.setdefault(hand[action.marker], []).append(action)
    return {value: alike[lots.pick(len(alike), "lot")] for value, alike in found.items()}


def _trains(view: View, seat: int, manner: Manner) -> AnyAction:
    """A train that earns more than it costs is added, one that earns less is cut, but never that
    of a line just opened: it was opened for what follows."""
    position = Position(view.table)
    fresh = forecast.opened_now(position)
    best: tuple[int, AnyAction] = (0, FinishTrains())
    for action in view.legal:
        if isinstance(action, Expand | Cut) and getattr(action, "line", None) not in fresh:
            best = max(best, (forecast.gain(position, action), action), key=lambda row: row[0])
    return best[1]


def _payout(view: View, seat: int, manner: Manner) -> AnyAction:
    """Kept while the company needs it, and where the bank would get a part."""
    company = Position(view.table).operating
    rich = company.net > RESERVE and not company.bank
    return PayOut() if rich else Retain()
