"""The dice desk as a `rules.game.GameOf`: a table that keeps the record of a real board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from rules.dice_desk import (
    actions,
    corrections,
    counting,
    destinations,
    people,
    referee,
    view,
    whole_game,
)
from rules.dice_desk.actions import AnyAction, Correction
from rules.dice_desk.board_dice import check_enter_dice, do_enter_dice
from rules.dice_desk.events import AnyEvent, ReasonGiven
from rules.dice_desk.options import Options
from rules.dice_desk.robots import ROBOTS
from rules.dice_desk.state import MutablePosition, Phase, Position, State
from rules.errors import RuleError
from rules.game import Standing
from rules.phases import ActionRules, PhaseGame, PhaseRules, ReadPosition, check_nothing

MAX_REASON_LENGTH = 120


def _by_hand(check: Callable[..., None], do: Callable[..., Phase]) -> ActionRules:
    """Return the rules of a correction, whose reason follows it in the log."""

    def check_with_reason(position: Position, seat: int, action: Correction) -> None:
        if len(action.reason) > MAX_REASON_LENGTH:
            raise RuleError("reason-long", "8", most=MAX_REASON_LENGTH)
        check(position, seat, action)

    def do_with_reason(play: MutablePosition, seat: int, action: Correction) -> Phase:
        phase = do(play, seat, action)
        reason = " ".join(action.reason.split())
        if reason:
            play.emit(ReasonGiven(reason))
        return phase

    return ActionRules(check_with_reason, do_with_reason)


_BY_HAND = _by_hand(destinations.check_set_city, destinations.do_set_city)
_CLOSE = ActionRules(check_nothing, destinations.do_close)


def _check_dice(position: Position, seat: int, action: actions.EnterDice) -> None:
    check_enter_dice(GAME, position, seat, action)


def _do_dice(play: MutablePosition, seat: int, action: actions.EnterDice) -> Phase:
    return do_enter_dice(GAME, play, seat, action)


_DICE = ActionRules(_check_dice, _do_dice)
_ALWAYS: dict[type, ActionRules] = {
    actions.SetCity: _BY_HAND,
    actions.AddPerson: ActionRules(people.check_add_person, people.do_add_person),
    actions.RemovePerson: ActionRules(people.check_remove_person, people.do_remove_person),
    actions.AgreeToCount: ActionRules(counting.check_agree, counting.do_agree),
    actions.CloseDesk: _CLOSE,
}
"""What may be entered in every phase."""

PHASE_RULES: dict[Phase, PhaseRules] = {
    Phase.OPEN: PhaseRules(
        "4",
        destinations.legal_open,
        {
            actions.DrawNext: ActionRules(destinations.check_draw_next, destinations.do_draw_next),
            actions.SwapHome: ActionRules(destinations.check_swap_home, destinations.do_swap_home),
            actions.EnterDice: _DICE,
            **_ALWAYS,
        },
        by_seat=True,
    ),
    Phase.REGION: PhaseRules(
        "6",
        destinations.legal_region,
        {
            actions.ChooseRegion: ActionRules(
                destinations.check_choose_region, destinations.do_choose_region
            ),
            actions.EnterDice: _DICE,
            **_ALWAYS,
        },
        by_seat=True,
    ),
}


_ENTRY = ActionRules(whole_game.check_entry, whole_game.do_entry)
_CORRECTIONS: dict[type, ActionRules] = {
    **_ALWAYS,
    actions.SetCash: _by_hand(corrections.check_set_cash, corrections.do_set_cash),
    actions.SetOwner: _by_hand(corrections.check_set_owner, corrections.do_set_owner),
    actions.SetEngine: _by_hand(corrections.check_set_engine, corrections.do_set_engine),
    actions.SetTurn: _by_hand(corrections.check_set_turn, corrections.do_set_turn),
}


def _asks(rule: str, *entries: type, dice: bool = False) -> PhaseRules:
    """Return a phase of the whole game, in which anything can be corrected too; `dice`: of those
    that can be rolled at the board."""
    verbs = {**dict.fromkeys(entries, _ENTRY), **_CORRECTIONS}
    verbs |= {actions.EnterDice: _DICE} if dice else {}
    return PhaseRules(rule, whole_game.legal_entries, verbs, by_seat=True)


WHOLE_GAME_RULES: dict[Phase, PhaseRules] = {
    Phase.OPEN: PhaseRules(
        "4",
        whole_game.legal_homes,
        {
            actions.DrawNext: ActionRules(whole_game.check_home, whole_game.do_home),
            actions.EnterDice: _DICE,
            **_ALWAYS,
        },
        by_seat=True,
    ),
    Phase.DESTINATION: _asks("11", actions.DrawNext, actions.DeclareHome, dice=True),
    Phase.REGION: _asks("6", actions.ChooseRegion, dice=True),
    Phase.TURN: _asks("12", actions.ReportTurn, actions.SwapHome),
    Phase.PURCHASE: _asks("12", actions.Buy),
    Phase.SALE: _asks("14", actions.Sell, actions.AuctionResult),
    Phase.AUCTION: _asks("14", actions.AuctionResult),
}


class DiceDesk(PhaseGame[State, AnyAction, view.View, Options]):
    """A session of the dice desk; see `rules.game.GameOf` for its methods."""

    key = "dice_desk"
    version = 1
    in_person = True
    seats = destinations.SEATS
    state_type = State
    action_type: object = AnyAction
    event_type: object = AnyEvent
    options_type = Options
    phases = Phase
    phase_rules: ClassVar[Mapping[Any, PhaseRules]] = {**WHOLE_GAME_RULES, **PHASE_RULES}
    steps = {}  # noqa: RUF012
    over_rule = "9"
    position = Position
    play = MutablePosition
    new_state = staticmethod(destinations.new_state)
    begin = staticmethod(destinations.begin)
    see = staticmethod(view.see)
    complaints = staticmethod(referee.complaints)
    robots = ROBOTS

    def to_move(self, state: State) -> tuple[int, ...]:
        """Return all seats or, while a region is to be named, those that may name it (2)."""
        seats = range(state.seats)
        if state.phase is Phase.OVER:
            return ()
        if state.naming is None:
            return tuple(seats)
        position, person = Position(state), state.naming.person
        return tuple(seat for seat in seats if destinations.may_decide(position, seat, person))

    def legal(self, state: State, seat: int) -> Iterator[AnyAction]:
        """Yield what the seat may enter; every seat may correct and close at any time (2)."""
        if not self.may_act(state, seat, None):
            return iter(())
        return self._rules_of(state)[state.phase].legal(Position(state), seat)

    def _rules_of(self, state: State) -> Mapping[Phase, PhaseRules]:
        return PHASE_RULES if state.book is None else WHOLE_GAME_RULES

    def action_rules(self, position: ReadPosition[State], seat: int, action: object) -> ActionRules:
        """See `PhaseGame.action_rules`; what a phase allows depends on what is kept."""
        state = position.state
        if not self.may_act(state, seat, action):
            over = state.phase is Phase.OVER
            raise RuleError(
                "game-over" if over else "not-your-turn", self.over_rule if over else "2"
            )
        phase = self._rules_of(state)[state.phase]
        rules = phase.verbs.get(type(action))
        if rules is None:
            raise RuleError(f"now-{state.phase.value}", phase.rule)
        rules.check(position, seat, action)
        return rules

    def is_rated(self, state: State) -> bool:
        return counting.is_counted(state)

    def may_act(self, state: State, seat: int, action: object) -> bool:
        return state.phase is not Phase.OVER and seat in range(state.seats)

    def turn_of(self, state: State) -> tuple[int, int | None]:
        return 1 if state.book is None else 1 + state.book.turn.number, None

    def standing(self, state: State, seat: int | None) -> list[Standing]:
        """Rank the seats by what their people have: payoffs collected, or net worth."""
        sums = [0] * state.seats
        worth = [person.collected for person in state.people]
        if state.book is not None:
            for row in whole_game.game_ranking(state):
                worth[row.seat] = row.total or 0
        for number, person in enumerate(state.people):
            if person.seat is not None:
                sums[person.seat] += worth[number]
        order = sorted(range(state.seats), key=lambda number: -sums[number])
        return [
            Standing(
                1 + sum(other > sums[number] for other in sums),
                number,
                sums[number],
                {"total": sums[number]},
            )
            for number in order
        ]


GAME: DiceDesk = DiceDesk()
