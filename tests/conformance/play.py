"""Whole games by robots, the same for the same number, and what is looked at in them."""

import re
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from typing import Any

import msgspec
import pytest

from data.texts import say
from rules.dice import NO_DICE, Dice, ReplayedDice, SeededDice
from rules.errors import RuleError
from rules.game import PredictsNextTurn, copy_state
from tests.conformance.case import Case, Played
from tests.support import shelf

SHOWN = 50
"""Legal actions compared when a seat looks."""


def packed(value: object) -> bytes:
    return msgspec.msgpack.encode(value)


def played(
    case: Case, number: int, robots: Sequence[str] = (), *, anew: bool = False
) -> Iterator[Played]:
    """The game of this number after its set-up and after each action, until it is over. Robots
    (those of the case, if none are named) take the seats in turn; what they chose once they choose
    again, unless they are to choose anew. Of several seats that are to move any acts, and now and
    then one that may act besides."""
    game, (seats, options) = case.game, case.combination(number)
    robots = tuple(robots or case.robots[number % len(case.robots)])
    dice = SeededDice(f"random game {number}".encode())
    state, events = game.setup(seats, options, dice)
    position = Played(seats, options, state, list(dice.draws), list(events))
    _LATEST[:] = [(case, number, robots, position)]
    yield position
    known = None if anew else known_choices(case, number, robots)
    choices = chosen(case, number, robots, state) if known is None else iter(known)
    while not game.over(state):
        assert len(position.log) < case.longest, f"game {number} does not end"
        seat, action = next(choices)
        dice.draws.clear()
        position.events = game.apply(state, seat, action, dice)
        position.log.append((seat, action, list(dice.draws)))
        _LATEST[:] = [(case, number, robots, position)]
        yield position
    if known is None and number < case.quick:
        name = _name(case, number, robots)
        _CHOICES[name] = shelf.keep(name, [(seat, action) for seat, action, _ in position.log])


def where() -> str:
    """The position to which a game was played last, so that it can be found again."""
    if not _LATEST:
        return ""
    ((case, number, robots, position),) = _LATEST
    phase = "over" if case.game.over(position.state) else case.phase_of(position.state)
    names = ", ".join(robots)
    return f"{case.key}, game {number} by {names}, after {len(position.log)} actions, phase {phase}"


def forget_position() -> None:
    """No game has been played yet."""
    _LATEST.clear()


_LATEST: list[tuple[Case, int, tuple[str, ...], Played]] = []


def known_choices(case: Case, number: int, robots: tuple[str, ...]) -> list[tuple[int, Any]] | None:
    """Who acts in this game, and how, if it has been played to its end before."""
    name = _name(case, number, robots)
    if name not in _CHOICES and number < case.quick:
        choices = shelf.look_up(name)
        if choices is not None:
            _CHOICES[name] = choices
    return _CHOICES.get(name)


def _name(case: Case, number: int, robots: tuple[str, ...]) -> str:
    return f"choices-{case.key}-{number}-{'-'.join(robots)}"


_CHOICES: dict[str, list[tuple[int, Any]]] = {}


def chosen(case: Case, number: int, robots: Sequence[str], state: Any) -> Iterator[tuple[int, Any]]:
    """Who acts next in this game, and how, in the state as it is by then."""
    dice = SeededDice(f"robots of game {number}".encode())
    names = islice(cycle(robots), case.combination(number)[0])
    players = [case.game.robot(name) for name in names]
    while True:
        seat = _acting(case, state, dice)
        yield seat, players[seat].choose(case.game.view(state, seat), seat, dice)


def _acting(case: Case, state: Any, dice: Dice) -> int:
    movers = case.game.to_move(state)
    besides = tuple(case.besides(state))
    if besides and dice.pick(4, "patience") == 0:
        movers = besides
    return movers[0] if len(movers) == 1 else movers[dice.pick(len(movers), "mover")]


def replayed(case: Case, position: Played) -> Any:
    """The state that the log of a game leads to, every recorded draw used."""
    game, dice = case.game, ReplayedDice(position.opening)
    state, _ = game.setup(position.seats, position.options, dice)
    assert dice.exhausted
    for seat, action, draws in position.log:
        again = msgspec.json.decode(msgspec.json.encode(action), type=game.action_type)
        assert again == action
        dice = ReplayedDice(draws)
        game.apply(state, seat, again, dice)
        assert dice.exhausted
    return state


# --- what is legal, and what is not --------------------------------------------------------------


def look_at_legal(case: Case, state: Any, seats: int) -> None:
    """Who must act can, who may besides can too, nobody else; what is legal passes the check, and
    the view of the seat lists the same."""
    game = case.game
    acting = {*game.to_move(state), *case.besides(state)}
    for seat in range(seats):
        actions = list(islice(game.legal(state, seat), case.most_legal))
        assert bool(actions) == (seat in acting)
        assert len(actions) == len(set(actions))
        for action in actions:
            game.check(state, seat, action)
        view = game.view(state, seat)
        if case.lists_all(state):
            assert list(view.legal) == list(game.legal(state, seat))


def look_at_illegal(case: Case, state: Any, seats: int) -> None:
    """What is not legal is refused with a sentence that cites its rule, and changes nothing; what
    belongs to another phase, with what the present one waits for."""
    before = packed(state)
    for seat, action, code in _illegal(case, state, seats):
        with pytest.raises(RuleError) as caught:
            case.game.apply(state, seat, action, NO_DICE)
        refused = caught.value
        worded(case, refused)
        assert code in ("", refused.code), refused
    assert packed(state) == before


def _illegal(case: Case, state: Any, seats: int) -> Iterator[tuple[int, Any, str]]:
    """Who might try what, and the code with which it is refused, if that is known."""
    movers, phase = case.game.to_move(state), case.phase_of(state)
    besides = set(case.besides(state))
    for seat in range(seats):
        for at, actions in case.phase_actions.items():
            other = seat not in movers and not (at == phase and seat in besides)
            if other or (at != phase and seat == movers[0]):
                code = "" if other or besides else f"now-{phase}"
                yield from ((seat, action, code) for action in actions)
    yield from ((movers[0], action, "") for action in case.beyond(state, movers[0]))


def worded(case: Case, error: RuleError) -> None:
    """The refusal has its sentence in every language of the game, which cites the rule."""
    said = (case.key, str(error))
    if case.refused is None or said in _SAID:
        return
    for language in case.languages:
        sentence = say(
            f"{error.game or case.key}-refuse-{error.code}",
            language,
            **{"rule": error.rule, **error.args_},
        )
        assert re.search(rf"\s{error.rule}\)?\.$", sentence), sentence
    _SAID.add(said)


_SAID: set[tuple[str, str]] = set()
"""Refusals that were looked at already, by game."""


def look_at_membership(case: Case, state: Any) -> None:
    """Of all that can be thought of in the phase, `check` lets pass what `legal` lists."""
    imaginable = list(case.imaginable(state))
    if not imaginable:
        return
    seat = case.game.to_move(state)[0]
    listed = set(case.game.legal(state, seat))
    for action in imaginable:
        assert (action in listed) == _passes(case, state, seat, action), action


def _passes(case: Case, state: Any, seat: int, action: Any) -> bool:
    try:
        case.game.check(state, seat, action)
    except RuleError:
        return False
    return True


class Notices:
    """Whom `next_up` named as a game went on. Whoever is named is asked before the turn after the
    present one is anybody else's, unless the game ends, and may not act yet."""

    def __init__(self, case: Case) -> None:
        self.game: Any = case.game
        self.predicts = isinstance(case.game, PredictsNextTurn)
        self.named: list[tuple[int, set[int]]] = []
        """By turn those who were named in it and have not been asked since."""

    def follow(self, state: Any) -> None:
        """The game after its set-up or an action; fails where somebody was named in vain."""
        if not self.predicts or self.game.over(state):
            return
        turn, movers = self.game.turn_of(state)[0], set(self.game.to_move(state))
        for at, seats in self.named:
            seats -= movers
            assert at == turn or not seats, f"{seats} named in turn {at}, {movers} asked in {turn}"
        named = set(self.game.next_seats(state))
        assert not named & movers
        self.named = [row for row in [*self.named, (turn, named)] if row[1]]


# --- who knows what ------------------------------------------------------------------------------


def shown(case: Case, state: Any, viewer: int | None) -> bytes:
    """Everything that a seat, or a spectator, is shown."""
    game = case.game
    legal = [] if viewer is None else list(islice(game.legal(state, viewer), SHOWN))
    return packed(
        (
            game.view(state, viewer),
            game.standing(state, viewer),
            game.to_move(state),
            game.turn_of(state),
            game.next_seats(state) if hasattr(game, "next_seats") else (),
            game.round_of(state) if hasattr(game, "round_of") else (),
            legal,
        )
    )


def look_at_secrets(case: Case, state: Any, seats: int) -> int:
    """With other secrets nobody is shown anything else but those who may know them. Returns how
    many other secrets there were."""
    count = 0
    for knowing, other in case.otherwise(copy_state(state)):
        count += 1
        for viewer in (None, *range(seats)):
            same = shown(case, state, viewer) == shown(case, other, viewer)
            assert same == (viewer not in knowing), viewer
    return count


def look_at_choices(case: Case, state: Any, seats: int) -> set[type]:
    """Whoever chooses in secret, and not last: either choice looks the same to all others, events
    too. Returns the kinds of actions that were compared."""
    game, compared = case.game, set()
    for seat in game.to_move(state):
        legal = list(islice(game.legal(state, seat), SHOWN))
        if not legal[0].sealed:
            continue
        looks = []
        for action in case.two_ways(legal):
            other = copy_state(state)
            events = game.apply(other, seat, action, NO_DICE)
            if any(event.reveals for event in events):
                break
            others = [viewer for viewer in (None, *range(seats)) if viewer != seat]
            looks.append([packed(events), *(shown(case, other, viewer) for viewer in others)])
        if len(looks) == 2:
            assert looks[0] == looks[1]
            compared.add(type(legal[0]))
    return compared


def look_at_copies(case: Case, state: Any) -> None:
    """Views share nothing that can be changed with the state: whoever changes one changes no game;
    and a state is what is saved of it."""
    state_ids = {id(part) for part in _changeable(state)}
    for viewer in (None, 0):
        shared = [
            part for part in _changeable(case.game.view(state, viewer)) if id(part) in state_ids
        ]
        assert shared == []
    assert packed(copy_state(state)) == packed(state)


def _changeable(thing: Any) -> Iterator[Any]:
    """Lists, mappings and structs that are not frozen, and all of them within."""
    if isinstance(thing, msgspec.Struct):
        if not thing.__struct_config__.frozen:
            yield thing
        for name in thing.__struct_fields__:
            yield from _changeable(getattr(thing, name))
    elif isinstance(thing, dict):
        yield thing
        for value in thing.values():
            yield from _changeable(value)
    elif isinstance(thing, list | tuple | set):
        if not isinstance(thing, tuple):
            yield thing
        for value in thing:
            yield from _changeable(value)
