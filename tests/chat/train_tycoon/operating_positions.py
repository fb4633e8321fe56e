"""The Operate phase of Train Tycoon in the pretended Discord: positions laid out by hand, for Ann
(seat 0) and Bob (seat 1)."""

from collections.abc import Iterator
from typing import Any

from tests.chat.harness.world import World, labels
from tests.games.train_tycoon import played
from tests.support.train_tycoon import kit as tt

PLAIN = tt.Options()


def _companies(
    *, turn: int = 2, net: int = 200, options: tt.Options = PLAIN, **fields: Any
) -> tt.State:
    state = tt.table(100, 100, turn=turn, options=options)
    tt.company(state, "PDL", [3, 1], president=0, net=net, **fields)
    tt.company(state, "CHC", [1, 3], president=1)
    for place in ("F1", "F3", "F5", "F7", "H1", "H3"):
        tt.transfer(state, place)
    tt.line(state, "PDL", "F1", "F2", "F3")
    return state


def opening(**more: Any) -> tt.State:
    """PDL of Ann, with 200 dollars, runs F1-F2-F3 and may open a line; CHC of Bob runs H1-H2-H3."""
    state = _companies(**more)
    tt.line(state, "CHC", "H1", "H2", "H3")
    tt.operate(state, "PDL")
    return state


def yard(**more: Any) -> tt.State:
    """PDL runs F1-F2-F3 and manages its trains; track without one from F3 to F5, where CHC runs."""
    state = _companies(**more)
    tt.line(state, "CHC", "F5", "F6", "F7")
    tt.track(state, "F3", "F4", "F5")
    tt.operate(state, "PDL")
    tt.step(state, tt.Step.TRAINS)
    return state


def earning(*, income: int = 90, net: int = 30, stock: int = 6) -> tt.State:
    """PDL has cheese for High Level from its factory in F3 and has yet to manage its trains."""
    state = tt.table(100, 100)
    tt.company(state, "PDL", [3, 1], president=0, net=net)
    tt.company(state, "CHC", [1, 3], president=1)
    tt.factory(state, "D2", "cheese", stock)
    tt.transfer(state, "F1")
    tt.line(state, "PDL", "B3", "C3", "D2")
    tt.line(state, "PDL", "D2", "E2", "F1")
    tt.operate(state, "PDL")
    tt.step(state, tt.Step.TRAINS)
    return state


def placing(**more: Any) -> tt.State:
    """PDL of Ann has a cheese factory to place."""
    state = tt.table(100, 100, turn=1, options=more.pop("options", PLAIN))
    tt.company(state, "CHC", [1, 3], president=1)
    tt.company(state, "PDL", [3, 1], president=0, factory="cheese", operated=False, **more)
    tt.step(tt.balanced(state), tt.Step.OPERATE)
    return state


def ten_lines(*, more: tuple[tuple[str, ...], ...] = ()) -> tt.State:
    """PDL runs ten lines of one hex each and may open another."""
    state = tt.table(100, 100)
    tt.company(state, "PDL", [3, 1], president=0, net=500)
    tt.company(state, "CHC", [1, 3], president=1)
    ways: list[tuple[str, ...]] = [
        (f"{row}{n}", f"{row}{n + 1}", f"{row}{n + 2}") for row in "FH" for n in (1, 3, 5, 7)
    ]
    ways += [("F3", "E4", "D3"), ("F5", "E6", "D5"), *more]
    for way in ways:
        for place in (way[0], way[-1]):
            if place not in state.hubs:
                tt.transfer(state, place)
        tt.line(state, "PDL", *way)
    tt.operate(state, "PDL")
    return state


def crowded() -> tt.State:
    """PDL has twelve lines after a merger and Ann says which ten stay."""
    state = ten_lines(more=(("A1", "A2", "A3"), ("A3", "A4", "A5")))
    state.operation = None
    state.attempt = tt.Attempt(0, "CHC", order=[tt.Proposal("PDL", "merger", 0)])
    state.phase = tt.Phase.KEEP
    return state


def boards(first: int, last: int) -> Iterator[tt.State]:
    """Boards of random games in which a company may open a line."""
    for number in range(first, last):
        for game in played(number):
            if game.state.phase in (tt.Phase.LINE, tt.Phase.FACTORY):
                yield game.state


async def table_now(world: World) -> tt.State:
    """The table as everybody may see it now."""
    state: tt.State = (await world.tables.read_table(1, None)).public.table
    return state


async def typed(person: Any, world: World, command: str, **options: Any) -> Any:
    """The private page that a command of `/tycoon` leads to, or None."""
    return await world.command(person, f"tycoon {command}", **options)


async def confirmed(world: World, person: Any, page: Any, *told: str) -> None:
    """Press what a private page offers to confirm with, the button before Back; the card tells."""
    offered = labels(page)
    await world.confirm(person, page, offered[offered.index("Back") - 1], *told)


def operation(state: tt.State) -> tt.Operation:
    assert state.operation is not None
    return state.operation
