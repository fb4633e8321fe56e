"""Turns of Holdings shown before they come, and whether they still come to what was shown.

They are shown as things stand: the other player neither deals nor adds a Railroad any more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.dice import NO_DICE
from rules.game import Lapsed, copied
from rules.railroad_barons.course import CHAPTERS, COURSE
from rules.railroad_barons.model import actions
from rules.railroad_barons.model.actions import AnyAction
from rules.railroad_barons.model.events import RevenueMade
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Card, Holding, Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating.ending import at_top
from rules.railroad_barons.robot.steady import Steady


class Result(msgspec.Struct, frozen=True):
    """What a turn comes to, in dollars: the `revenue`; after it the `treasury` and the `value` of
    10%; by how much it changes the Director's `cash`. `ends`: the value has come to its top."""

    revenue: int
    treasury: int
    value: int
    cash: int
    ends: bool


class Promise(msgspec.Struct, frozen=True):
    """The turn of a Holding in Operating Round `half` of a set as it was shown: the `actions` still
    to be done, the `top` card of the stack when it begins, what it comes to."""

    half: int
    holding: Holding
    actions: tuple[AnyAction, ...]
    top: Card | None
    result: Result

    def kept(self, view: View) -> tuple[AnyAction, Promise] | Lapsed:
        """The next action of the turn, and what is left then; why that would not come to what was
        shown, or better. RuleError if one is not lawful any more."""
        left = [*self.actions]
        while left and not _asked(view, left[0]):  # another order has done that
            left.pop(0)
        if not left:
            return Lapsed("asked", {"holding": self.holding})
        if view.phase is Phase.TOKENS and (found := self._below(view, left)) is not None:
            return replace(found, args={"holding": self.holding, **found.args})
        return left[0], replace(self, actions=tuple(left[1:]))

    def _below(self, view: View, left: list[AnyAction]) -> Lapsed | None:
        """Why the turn comes to less than was shown, or asks for more."""
        if top(view.table) != self.top:
            return Lapsed("top")
        todo = iter(left)
        made = _turn(copied(view.table), lambda here: next(todo, None))
        if made is None:
            return Lapsed("asked")
        for code in ("revenue", "treasury", "value", "cash"):
            now, shown = getattr(made[1], code), getattr(self.result, code)
            if now < shown:
                return Lapsed(f"less-{code}", {"now_money": now, "shown_money": shown})
        ends = made[1].ends and not self.result.ends and not view.table.ending
        return Lapsed("ends") if ends else None


def top(table: State) -> str | None:
    """The top card of the stack."""
    return table.stack[0] if table.stack else None


def _asked(view: View, action: AnyAction) -> bool:
    """Whether the phase asks for such an action."""
    return type(action) in CHAPTERS[view.phase].verbs


def _turn(
    table: State, choose: Callable[[View], AnyAction | None]
) -> tuple[tuple[AnyAction, ...], Result] | None:
    """The turn of the Holding that operates gone through on this table: what was done, and what it
    came to; None where nothing is chosen, or nothing that is asked. RuleError if a choice is not
    lawful."""
    number, name = table.turn, table.holding
    assert name is not None
    (seat,) = COURSE.to_move(table)
    before, done = table.players[seat].cash, []
    revenue = table.revenues.get(name, 0)
    while table.turn == number and table.phase is not Phase.OVER:
        here = COURSE.view(table, seat)
        action = choose(here)
        if action is None or not _asked(here, action):
            return None
        for event in COURSE.apply(table, seat, action, NO_DICE):
            if isinstance(event, RevenueMade) and event.holding == name:
                revenue = event.amount
        done.append(action)
    position, row = Position(table), table.holdings[name]
    cash = table.players[seat].cash - before
    ends = at_top(position, name)
    return tuple(done), Result(revenue, row.treasury, position.value(name), cash, ends)


def foreseen(view: View, seat: int, half: int) -> Iterator[Promise]:
    """The turns of the Holdings that the seat directs, up to this Operating Round of the set, each
    done as it is proposed."""
    table = copied(view.table)
    if table.draft is not None or table.offer is not None or not _passed(table):
        return
    while table.holding is not None and table.set == view.table.set and table.half <= half:
        (director,) = COURSE.to_move(table)
        now, name, card = table.half, table.holding, top(table)
        made = _turn(table, _proposed if director == seat else _quiet)
        assert made is not None, "whoever proposes something proposes what is asked"
        if director == seat:
            yield Promise(now, name, made[0], card, made[1])


_PASSING: dict[Phase, Any] = {
    Phase.PRIORITY: actions.KeepPriority(),
    Phase.STOCK: actions.Pass(),
}


def _passed(table: State) -> bool:
    """Let both pass until the Operating Rounds of this set begin; False if one has to sell first
    (21)."""
    number = table.set
    while table.set == number and table.phase in _PASSING:
        (mover,) = COURSE.to_move(table)
        if _PASSING[table.phase] not in COURSE.legal(table, mover):
            return False
        COURSE.apply(table, mover, _PASSING[table.phase], NO_DICE)
    return True


def _proposed(view: View) -> AnyAction:
    return Steady().choose(view, view.to_move[0], NO_DICE)


def _quiet(view: View) -> AnyAction:
    """Every token on (▼), so that nothing is added and nothing goes; dividends."""
    if view.phase is Phase.TOKENS:
        placings = [one for one in view.legal if isinstance(one, actions.PlaceTokens)]
        return max(placings, key=lambda one: (one.down, -one.plus, -one.network))
    return actions.PayDividends() if view.phase is Phase.REVENUE else _proposed(view)
