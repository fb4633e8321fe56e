"""Turns of Holdings planned in advance, and whether they still have the result that was shown.

Plans assume that the other player neither deals nor adds a Railroad."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from rules.dice import NO_DICE
from rules.game import OrderExpired, copy_state
from rules.railroad_barons.model import actions
from rules.railroad_barons.model.actions import AnyAction
from rules.railroad_barons.model.events import RevenueMade
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Card, Holding, Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating.ending import is_at_top
from rules.railroad_barons.robot.steady import Steady
from rules.railroad_barons.rules import PHASE_RULES, RULES


class Result(msgspec.Struct, frozen=True):
    """The result of a turn in dollars.

    The `revenue`; after the turn the `treasury` and the `value` of 10%; the change of the
    Director's `cash`. `ends`: the share value has reached its top."""

    revenue: int
    treasury: int
    value: int
    cash: int
    ends: bool


class PlannedTurn(msgspec.Struct, frozen=True):
    """The turn of a Holding in Operating Round `half` of a set, as it was shown.

    `actions`: those still to be done. `top`: the top card of the stack before them.
    `result`: that of the turn."""

    half: int
    holding: Holding
    actions: tuple[AnyAction, ...]
    top: Card | None
    result: Result

    def next_step(self, view: View) -> tuple[AnyAction, PlannedTurn] | OrderExpired:
        """Return the next action of the turn and the plan that remains.

        Or why the plan can't be kept: it is kept if the turn has the result that was shown, or a
        better one. Raises RuleError if an action is no longer legal."""
        remaining = [*self.actions]
        while remaining and not _is_asked(view, remaining[0]):  # another order has done that
            remaining.pop(0)
        if not remaining:
            return OrderExpired("asked", {"holding": self.holding})
        if (
            view.phase is Phase.TOKENS
            and (shortfall := self._find_shortfall(view, remaining)) is not None
        ):
            return replace(shortfall, args={"holding": self.holding, **shortfall.args})
        action, stack = remaining[0], view.table.stack
        if isinstance(action, actions.BuyRailroad):
            stack = stack[1:]
        top = stack[0] if stack else None
        return action, replace(self, actions=tuple(remaining[1:]), top=top)

    def _find_shortfall(self, view: View, remaining: list[AnyAction]) -> OrderExpired | None:
        """Return why the turn needs other actions or has a worse result than was shown, or None."""
        if top_card(view.table) != self.top:
            return OrderExpired("top")
        actions_left = iter(remaining)
        played = _play_turn(copy_state(view.table), lambda turn_view: next(actions_left, None))
        if played is None:
            return OrderExpired("asked")
        for code in ("revenue", "treasury", "value", "cash"):
            value, shown = getattr(played[1], code), getattr(self.result, code)
            if value < shown:
                return OrderExpired(f"less-{code}", {"now_money": value, "shown_money": shown})
        ends = played[1].ends and not self.result.ends and not view.table.ending
        return OrderExpired("ends") if ends else None


def top_card(table: State) -> str | None:
    """Return the top card of the stack, or None."""
    return table.stack[0] if table.stack else None


def _is_asked(view: View, action: AnyAction) -> bool:
    """Whether the phase asks for such an action."""
    return type(action) in PHASE_RULES[view.phase].verbs


def _play_turn(
    table: State, choose: Callable[[View], AnyAction | None]
) -> tuple[tuple[AnyAction, ...], Result] | None:
    """Play the operating Holding's turn on this table; return what was done and the result.

    None where `choose` returns None or an action that the phase does not ask for. Raises
    RuleError if an action is not legal."""
    number, name = table.turn, table.holding
    assert name is not None
    (seat,) = RULES.to_move(table)
    before, done = table.players[seat].cash, []
    revenue = table.revenues.get(name, 0)
    while table.turn == number and table.phase is not Phase.OVER:
        view = RULES.view(table, seat)
        action = choose(view)
        if action is None or not _is_asked(view, action):
            return None
        for event in RULES.apply(table, seat, action, NO_DICE):
            if isinstance(event, RevenueMade) and event.holding == name:
                revenue = event.amount
        done.append(action)
    position, row = Position(table), table.holdings[name]
    cash = table.players[seat].cash - before
    ends = is_at_top(position, name)
    return tuple(done), Result(revenue, row.treasury, position.share_value(name), cash, ends)


def plan_turns(view: View, seat: int, half: int) -> Iterator[PlannedTurn]:
    """Yield the turns of the Holdings that the seat directs, each played as the robot proposes.

    Up to this Operating Round of the set."""
    table = copy_state(view.table)
    if table.draft is not None or table.offer is not None or not _pass_stock_round(table):
        return
    while table.holding is not None and table.set == view.table.set and table.half <= half:
        (director,) = RULES.to_move(table)
        round_half, name, card = table.half, table.holding, top_card(table)
        played = _play_turn(table, _steady_action if director == seat else _passive_action)
        assert played is not None, "whoever proposes something proposes what is asked"
        if director == seat:
            yield PlannedTurn(round_half, name, played[0], card, played[1])


_PASSING: dict[Phase, actions.AnyAction] = {
    Phase.PRIORITY: actions.KeepPriority(),
    Phase.STOCK: actions.Pass(),
}


def _pass_stock_round(table: State) -> bool:
    """Let both players pass until the Operating Rounds of this set begin.

    Return False if one of them must sell first (21)."""
    number = table.set
    while table.set == number and table.phase in _PASSING:
        (mover,) = RULES.to_move(table)
        if _PASSING[table.phase] not in RULES.legal(table, mover):
            return False
        RULES.apply(table, mover, _PASSING[table.phase], NO_DICE)
    return True


def _steady_action(view: View) -> AnyAction:
    return Steady().choose(view, view.to_move[0], NO_DICE)


def _passive_action(view: View) -> AnyAction:
    """Place every token on (▼), so that nothing is added or discarded; pay dividends."""
    if view.phase is Phase.TOKENS:
        placings = [placing for placing in view.legal if isinstance(placing, actions.PlaceTokens)]
        return max(placings, key=lambda placing: (placing.down, -placing.plus, -placing.network))
    return actions.PayDividends() if view.phase is Phase.REVENUE else _steady_action(view)
