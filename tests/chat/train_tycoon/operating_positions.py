"""The Operate phase of Train Tycoon in the pretended Discord: positions laid out by hand, for Ann
(seat 0) and Bob (seat 1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.train_tycoon.model.options import Options
from rules.train_tycoon.model.position import Step
from rules.train_tycoon.model.state import Attempt, Operation, Phase, Proposal, State
from tests.chat.harness.world import World, answers, labels
from tests.games.train_tycoon import played
from tests.support.train_tycoon.states import (
    balanced,
    company,
    factory,
    line,
    operate,
    step,
    table,
    track,
    transfer,
)

PLAIN = Options()


def _companies(*, turn: int = 2, net: int = 200, options: Options = PLAIN, **fields: Any) -> State:
    state = table(100, 100, turn=turn, options=options)
    company(state, "PDL", [3, 1], president=0, net=net, **fields)
    company(state, "CHC", [1, 3], president=1)
    for place in ("F1", "F3", "F5", "F7", "H1", "H3"):
        transfer(state, place)
    line(state, "PDL", "F1", "F2", "F3")
    return state


def opening(**more: Any) -> State:
    """PDL of Ann, with 200 dollars, runs F1-F2-F3 and may open a line; CHC of Bob runs H1-H2-H3."""
    state = _companies(**more)
    line(state, "CHC", "H1", "H2", "H3")
    operate(state, "PDL")
    return state


def yard(**more: Any) -> State:
    """PDL runs F1-F2-F3 and manages its trains; track without one from F3 to F5, where CHC runs."""
    state = _companies(**more)
    line(state, "CHC", "F5", "F6", "F7")
    track(state, "F3", "F4", "F5")
    operate(state, "PDL")
    step(state, Step.TRAINS)
    return state


def earning(*, income: int = 90, net: int = 30, stock: int = 6) -> State:
    """PDL has cheese for High Level from its factory in F3 and has yet to manage its trains."""
    state = table(100, 100)
    company(state, "PDL", [3, 1], president=0, net=net)
    company(state, "CHC", [1, 3], president=1)
    factory(state, "D2", "cheese", stock)
    transfer(state, "F1")
    line(state, "PDL", "B3", "C3", "D2")
    line(state, "PDL", "D2", "E2", "F1")
    operate(state, "PDL")
    step(state, Step.TRAINS)
    return state


def placing(**more: Any) -> State:
    """PDL of Ann has a cheese factory to place."""
    state = table(100, 100, turn=1, options=more.pop("options", PLAIN))
    company(state, "CHC", [1, 3], president=1)
    company(state, "PDL", [3, 1], president=0, factory="cheese", operated=False, **more)
    step(balanced(state), Step.OPERATE)
    return state


def ten_lines(*, more: tuple[tuple[str, ...], ...] = ()) -> State:
    """PDL runs ten lines of one hex each and may open another."""
    state = table(100, 100)
    company(state, "PDL", [3, 1], president=0, net=500)
    company(state, "CHC", [1, 3], president=1)
    ways: list[tuple[str, ...]] = [
        (f"{row}{n}", f"{row}{n + 1}", f"{row}{n + 2}") for row in "FH" for n in (1, 3, 5, 7)
    ]
    ways += [("F3", "E4", "D3"), ("F5", "E6", "D5"), *more]
    for way in ways:
        for place in (way[0], way[-1]):
            if place not in state.hubs:
                transfer(state, place)
        line(state, "PDL", *way)
    operate(state, "PDL")
    return state


def crowded() -> State:
    """PDL has twelve lines after a merger and Ann says which ten stay."""
    state = ten_lines(more=(("A1", "A2", "A3"), ("A3", "A4", "A5")))
    state.operation = None
    state.attempt = Attempt(0, "CHC", order=[Proposal("PDL", "merger", 0)])
    state.phase = Phase.KEEP
    return state


def boards(first: int, last: int) -> Iterator[State]:
    """Boards of random games in which a company may open a line."""
    for number in range(first, last):
        for game in played(number):
            if game.state.phase in (Phase.LINE, Phase.FACTORY):
                yield game.state


async def table_now(world: World) -> State:
    """The table as everybody may see it now."""
    found: State = (await world.tables.read_table(1, None)).public.table
    return found


async def typed(person: Any, world: World, command: str, **options: Any) -> Any:
    """The private page that a command of `/tycoon` leads to, or None."""
    found = answers(await person.slash(world.channel, f"tycoon {command}", **options))
    return found[-1] if found else None


async def confirmed(person: Any, page: Any) -> None:
    """Press what a private page offers to confirm with: the button before Back."""
    found = labels(page)
    await person.click(page, label=found[found.index("Back") - 1])


def operation(state: State) -> Operation:
    assert state.operation is not None
    return state.operation
