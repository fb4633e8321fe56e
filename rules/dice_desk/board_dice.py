"""Dice that were rolled at the real board and are entered instead of the bot's (3, 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn, Protocol

from rules.dice_desk.actions import ChooseRegion, DeclareHome, DrawNext, EnterDice, SetCity
from rules.dice_desk.destinations import arrive, stay_in_city
from rules.dice_desk.state import Fact, MutablePosition, Person, Phase, Position
from rules.dice_desk.whole_game import announce_home
from rules.errors import RuleError
from rules.game import copy_state
from rules.rail_baron.lookups.draws import is_same_place
from rules.rail_baron.model.events import Three

MOST_THROWS = 2
"""One for the region and one for the city."""


class DoesEntries(Protocol):
    """The game that checks and does an entry."""

    def do(self, play: MutablePosition, seat: int, action: object) -> None: ...


class GivenDice:
    """Dice that show what was rolled at the board, throw by throw."""

    def __init__(self, throws: Sequence[Three]) -> None:
        self.left = list(throws)

    def roll(self, count: int, sides: int, why: str) -> tuple[int, ...]:
        if not self.left:
            raise RuleError("dice-few", "3")
        return self.left.pop(0)

    def pick(self, size: int, why: str, *, secret: bool = False) -> NoReturn:
        raise NotImplementedError(f"{why} is not rolled at the board")


def check_enter_dice(game: DoesEntries, position: Position, seat: int, action: EnterDice) -> None:
    """Enter them on a copy: all must be used, and no more are needed."""
    if action.city is not None:
        _enter(game, MutablePosition(copy_state(position.state)), seat, action)
        return
    pips = [pip for throw in action.throws for pip in throw]
    if not 1 <= len(action.throws) <= MOST_THROWS or not all(1 <= pip <= 6 for pip in pips):
        raise RuleError("dice-wrong", "3")
    dice = GivenDice(action.throws)
    _enter(game, MutablePosition(copy_state(position.state), dice), seat, action)
    if dice.left:
        raise RuleError("dice-many", "3")


def do_enter_dice(game: DoesEntries, play: MutablePosition, seat: int, action: EnterDice) -> Phase:
    given = MutablePosition(play.state, GivenDice(action.throws))
    _enter(game, given, seat, action)
    play.events += given.events
    return play.state.phase


def _enter(game: DoesEntries, play: MutablePosition, seat: int, action: EnterDice) -> None:
    """Roll with the dice entered, and name the region if one must be named (6)."""
    state = play.state
    if action.declares and (state.book is None or action.person != state.book.turn.seat):
        raise RuleError("not-on-turn", "11", name=play.name(action.person))
    if action.city is not None:
        _enter_city(game, play, seat, action)
        return
    if state.naming is None:
        game.do(play, seat, DeclareHome() if action.declares else DrawNext(action.person))
        if state.naming is None and action.region is not None:
            raise RuleError("region-fixed", "6")
    elif state.naming.person != action.person:
        raise RuleError("now-region", "6")
    elif action.region is None:
        raise RuleError("region-first", "6")
    if action.region is not None:
        game.do(play, seat, ChooseRegion(action.region))


def _stands_in(position: Position, person: Person, city: str | None) -> bool:
    """Whether a city is the one where the person's train stands."""
    is_known = city in position.board.milepost_of and person.place is not None
    return is_known and is_same_place(position.state.options.edition, str(city), str(person.place))


def _enter_city(game: DoesEntries, play: MutablePosition, seat: int, action: EnterDice) -> None:
    """Set the city that the board's tables gave, as a roll does: the trip before is paid (5)."""
    state = play.state
    if action.person not in play.present():
        raise RuleError("no-such-person", "1")
    person = state.people[action.person]
    fact: Fact = "home" if person.home is None else "destination"
    if state.book is None and person.destination is not None:
        arrive(play, action.person)
    elif state.book is not None and fact == "destination" and action.person != state.book.turn.seat:
        raise RuleError("not-on-turn", "11", name=play.name(state.book.turn.seat))
    if state.book is not None and action.declares:
        announce_home(play)
        if state.phase is Phase.OVER:
            return
    if fact == "destination" and _stands_in(play, person, action.city):
        stay_in_city(play, action.person, str(action.city))
        return
    game.do(play, seat, SetCity(action.person, fact, action.city))
