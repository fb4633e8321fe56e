"""The steady robot: builds what pays, buys what is cheap, sells what is dear."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.msgpack import encode

import data.train_tycoon as facts
from rules.dice import Dice, SeededDice
from rules.train_tycoon.ending import player_worth as worth_now
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
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import Phase
from rules.train_tycoon.model.view import View
from rules.train_tycoon.operation import forecast, lines
from rules.train_tycoon.robot import absent, dealing
from rules.train_tycoon.robot.pricing import (
    MARGIN,
    best_level,
    can_afford,
    chosen_marks,
    nearest_level,
    table_with_marks,
)
from rules.train_tycoon.robot.proposals import best_plan, brief_plan
from rules.train_tycoon.robot.quick_lines import quick_line
from rules.train_tycoon.robot.worth import fair_value
from rules.train_tycoon.shares import trading

RESERVE = 150
"""A company with more than this after its turn pays its income out, in dollars."""
WHIM_DEGREES = 16
"""Number of degrees of a whim."""
EARLY_TURN = 2
"""Last turn in which it says yes to an IPO that may fail."""


class Judge:
    """How a robot judges in one decision, see `Steady`; its whims come from `dice`."""

    def __init__(self, steady: Steady, dice: Dice) -> None:
        self.whim, self.dice = steady.whim, dice
        self.quick, self.brief = steady.quick, steady.brief

    def fair_value(self, position: Position, name: str) -> float:
        """Return what a share should be worth, in dollars, changed by its whim."""
        whim = (
            self.whim * (self.dice.pick(WHIM_DEGREES, "whim") * 2 / WHIM_DEGREES - 1)
            if self.whim
            else 0.0
        )
        return fair_value(position, name, quick=self.quick) * (1.0 + whim)


class Steady:
    """The robot. It considers only its own companies' lines and what shares will be worth.

    `whim`: a share may be judged worth up to this part more or less (0: no dice are used for
    it); `quick`: it considers few lines, judges a company by its next one alone, makes no
    deals, and ignores what others may sell to it. `brief`: it examines few lines closely."""

    def __init__(
        self,
        name: str = "steady",
        whim: float = 0.0,
        *,
        quick: bool = False,
        brief: bool = False,
    ) -> None:
        self.name, self.whim = name, whim
        self.quick, self.brief = quick, brief
        self._absent = absent.Absent()
        self._deciders: dict[Phase, Callable[[View, int, Judge], AnyAction]] = {
            Phase.PRICES: _choose_price,
            Phase.TRADE: _choose_trade,
            Phase.TREASURY: _choose_treasury,
            Phase.BANKRUPTCY: _choose_bankruptcy,
            Phase.TARGET: _choose_target,
            Phase.BIDS: _choose_bid,
            Phase.VOTE: _choose_vote,
            Phase.IPO: _choose_ipo,
            Phase.ANSWERS: _choose_answer,
            Phase.FACTORY: _choose_line,
            Phase.LINE: _choose_line,
            Phase.TAKE: _choose_train,
            Phase.INVEST: _choose_marker,
            Phase.TRAINS: _choose_change,
            Phase.PAYOUT: _choose_payout,
        }

    def choose(self, view: View, seat: int, dice: Dice) -> AnyAction:
        """Return a legal action for `seat`, which must be in `view.to_move` and be the viewer."""
        phase = view.table.phase
        if phase is Phase.CHOOSE:
            return view.legal[dice.pick(len(view.legal), "company")]
        decide = self._deciders.get(phase)
        if decide is None:
            return self._absent.choose(view, seat, dice)
        return decide(view, seat, Judge(self, dice))


def _choose_price(view: View, seat: int, judge: Judge) -> AnyAction:
    name = next(action.company for action in view.legal if isinstance(action, SetPrice))
    if not judge.quick:
        table = table_with_marks(view.table, chosen_marks(view.table, seat).items())
        return SetPrice(name, best_level(Position(table), seat, name, judge.fair_value))
    position = Position(view.table)
    worth = judge.fair_value(position, name)
    return SetPrice(name, nearest_level(worth, trading.next_prices(position.company(name).price)))


def _choose_trade(view: View, seat: int, judge: Judge) -> AnyAction:
    position = Position(view.table)
    name = view.table.asks[0].company
    price, worth = position.company(name).price, judge.fair_value(position, name)
    order: Order = "pass"
    if worth > price * MARGIN:
        later = view.table.companies_left
        is_affordable = judge.quick or can_afford(position, seat, price, later, judge.fair_value)
        order = "buy" if is_affordable else "pass"
    elif price > worth * MARGIN:
        order = "sell"
    return Trade(name, order if trading.can_trade(position, seat, name, order) else "pass")


def _choose_treasury(view: View, seat: int, judge: Judge) -> AnyAction:
    """Return the best bargain, the most overpriced sale, or passing."""
    position = Position(view.table)
    best: tuple[float, AnyAction] = (0.0, PassTreasury())
    forced = PassTreasury() not in view.legal
    options: list[tuple[float, AnyAction]] = []
    for action in view.legal:
        if isinstance(action, BuyShare):
            price = position.company(action.company).price
            options.append((judge.fair_value(position, action.company) - price * MARGIN, action))
        elif isinstance(action, SellShare):
            price = position.company(action.company).price
            options.append((price - judge.fair_value(position, action.company) * MARGIN, action))
    if not forced:
        options.append(best)
    return max(options, key=lambda pair: pair[0])[1]


def _choose_bankruptcy(view: View, seat: int, judge: Judge) -> AnyAction:
    """Declare bankruptcy only if all the player has is worth less than 0.

    Not if that is only because trains that lose money are not cut: it must be so now too, or
    in the last turn."""
    position = Position(view.table)
    last = view.table.turn >= facts.components().turns
    lost = dealing.expected_worth(position, seat, judge.fair_value) < 0 and (
        last or worth_now(position, seat) < 0
    )
    return DeclareBankruptcy() if lost else DeclineBankruptcy()


def _choose_target(view: View, seat: int, judge: Judge) -> AnyAction:
    """Name the company that one of its own should take over."""
    if judge.quick:
        return PassTarget()
    return dealing.best_target(Position(view.table), seat, judge.fair_value) or PassTarget()


def _choose_bid(view: View, seat: int, judge: Judge) -> AnyAction:
    """Bid what brings most and should pass the votes, otherwise nothing."""
    allowed = [action for action in view.legal if isinstance(action, Bid)]
    if judge.quick:
        return next(action for action in allowed if action.offer == "none")
    return dealing.best_bid(Position(view.table), seat, allowed, judge.fair_value)


def _choose_vote(view: View, seat: int, judge: Judge) -> AnyAction:
    """Vote for what makes all it has worth more."""
    attempt = view.table.attempt
    assert attempt is not None
    position = Position(view.table)
    gain = dealing.bid_gain(position, seat, attempt.target, attempt.order[0], judge.fair_value)
    return Vote("for" if gain > 0 else "against")


def _choose_ipo(view: View, seat: int, judge: Judge) -> AnyAction:
    """Float a company that is worth more than its shares cost, if it can buy four alone."""
    position = Position(view.table)
    presided = [name for name, row in view.table.companies.items() if row.president == seat]
    if judge.quick or len(presided) >= facts.finance().max_presidencies:
        return PassIpo()
    before = dealing.expected_worth(position, seat, judge.fair_value)
    best: tuple[float, AnyAction] = (0.0, PassIpo())
    for action in view.legal:
        if isinstance(action, TriggerIpo):
            after = dealing.position_after_ipo(position, seat, action.company, [])
            if after is not None:
                gain = dealing.expected_worth(after, seat, judge.fair_value) - before
                best = max(best, (gain, action), key=lambda row: row[0])
    return best[1]


def _choose_answer(view: View, seat: int, judge: Judge) -> AnyAction:
    """Say yes to a company whose share should be worth more than it costs."""
    position, ipo = Position(view.table), view.table.ipo
    assert ipo is not None
    after = dealing.position_after_ipo(position, ipo.initiator, ipo.company, [seat])
    if after is None:
        return AnswerIpo(yes=view.table.turn <= EARLY_TURN)
    return AnswerIpo(yes=judge.fair_value(after, ipo.company) > after.company(ipo.company).price)


def _choose_line(view: View, seat: int, judge: Judge) -> AnyAction:
    """Open the best proposed line, if it is better than none."""
    position = Position(view.table)
    find = quick_line if judge.quick else brief_plan if judge.brief else best_plan
    best = find(position)
    if best is not None:
        return best.action
    must_open = view.table.phase is Phase.FACTORY
    return next(lines.all_lines(position)).action if must_open else SkipLine()


def _choose_train(view: View, seat: int, judge: Judge) -> AnyAction:
    """Take a broken line's train, otherwise the one that is missed least."""
    position = Position(view.table)
    broken = {line.id for line in view.table.lines if line.broken}

    def gain_without(action: AnyAction) -> int:
        assert isinstance(action, TakeTrain)
        return 10_000 if action.line in broken else forecast.action_gain(position, action)

    return max(view.legal, key=gain_without)


def _choose_marker(view: View, seat: int, judge: Judge) -> AnyAction:
    """Place the marker with the highest value, if that is more than 0."""
    by_value = marker_choices(view, seat)
    best = max(by_value, default=0)
    return by_value[best] if best else InvestNothing()


def marker_choices(view: View, seat: int) -> dict[int, AnyAction]:
    """Return an action for each value in the hand, on the first possible tile.

    Equal markers are chosen between at random: the place in the hand is public (63), and
    always taking the first would reveal something about those before it."""
    hand, dice = view.table.secret.markers[seat], SeededDice(encode(view.table))
    places = [action for action in view.legal if isinstance(action, Invest)]
    first = [action for action in places if action.hex == places[0].hex]
    by_value: dict[int, list[Invest]] = {}
    for action in first:
        by_value.setdefault(hand[action.marker], []).append(action)
    return {value: equal[dice.pick(len(equal), "lot")] for value, equal in by_value.items()}


def _choose_change(view: View, seat: int, judge: Judge) -> AnyAction:
    """Add a train that earns more than it costs, cut one that earns less.

    Never that of a line just opened: it was opened for what follows."""
    position = Position(view.table)
    new_lines = forecast.lines_opened_now(position)
    best: tuple[int, AnyAction] = (0, FinishTrains())
    for action in view.legal:
        if isinstance(action, Expand | Cut) and getattr(action, "line", None) not in new_lines:
            best = max(
                best, (forecast.action_gain(position, action), action), key=lambda row: row[0]
            )
    return best[1]


def _choose_payout(view: View, seat: int, judge: Judge) -> AnyAction:
    """Retain while the company needs it, and where the bank would get a part."""
    company = Position(view.table).operating_company
    rich = company.net > RESERVE and not company.bank
    return PayOut() if rich else Retain()
