"""What would be, tried on copies: values, single steps, any railroad on turn."""

from collections import Counter

import msgspec
import pytest

import data.baltimore_ohio as facts
from rules.baltimore_ohio import trial
from rules.baltimore_ohio.business_round.profit import spaces_moved, values_after
from rules.baltimore_ohio.rules import OPERATING
from rules.game import copy_state
from tests.games.baltimore_ohio import played
from tests.support.baltimore_ohio import kit as bo


def positions(number: int, every: int) -> list[bo.State]:
    """Some positions of a random game."""
    return [copy_state(game.state) for at, game in enumerate(played(number)) if at % every == 0]


@pytest.mark.parametrize(
    ("net", "income", "paid", "retained"),
    [(50, 40, 1, 0), (40, 40, 0, 0), (30, 40, 0, -1), (0, 40, -2, -2), (-10, 0, -2, -2)],
)
def test_spaces(net: int, income: int, paid: int, retained: int) -> None:
    """Rulings 31 and 33: up for more than before if paid, down for less if kept, two for a loss."""
    assert spaces_moved(net, income) == (paid, retained)


def test_values_are_what_comes() -> None:
    """Ruling 31: the value that is foretold of a profit is the one the choice leads to."""
    count = 0
    for number in range(4):
        for state in positions(number, 3):
            if state.phase is not bo.Phase.PROFIT:
                continue
            count += 1
            name = state.business.railroad
            values = values_after(state, name, state.business.made.net)
            view = bo.GAME.view(state, bo.GAME.to_move(state)[0])
            for action, value in (
                (bo.PayDividends(), values.paid),
                (bo.RetainProfits(), values.kept),
            ):
                after = trial.try_actions(view, (action,)).table
                assert values_after(after, name, 1).now == value
    assert count


def test_a_step_by_itself_is_what_comes() -> None:
    """Rulings 19, 22 and 27: what is foretold of a step is what the action does, as long as nothing
    else follows from it; the table itself stays as it is."""
    seen: Counter[type] = Counter()
    for number in range(4):
        for state in positions(number, 3):
            if state.phase not in (bo.Phase.SCRAP, bo.Phase.EQUIPMENT, bo.Phase.TRACK):
                continue
            name, before = state.business.railroad, msgspec.msgpack.encode(state)
            view = bo.GAME.view(state, bo.GAME.to_move(state)[0])
            for step in view.legal:
                done = trial.try_actions(view, (step,))
                if isinstance(step, bo.BuildNothing) or not done.same_turn:
                    continue
                seen[type(step)] += 1
                after = trial.apply_step(state, step)
                assert after.railroads[name] == done.table.railroads[name]
                assert (after.bank_out, after.deck) == (done.table.bank_out, done.table.deck)
                assert after.tech_level == done.table.tech_level
                assert (after.coal, after.nw_coal) == (done.table.coal, done.table.nw_coal)
            assert msgspec.msgpack.encode(state) == before
    assert set(seen) == {bo.ScrapEquipment, bo.BuyEquipment, bo.BuildTrack, bo.TakeResource}


@pytest.mark.parametrize("number", range(4))
def test_any_railroad_can_be_posed(number: int) -> None:
    """The table adds up with any railroad on turn, started for the purpose if it does not run, and
    its President can act."""
    posed = 0
    for state in positions(number, 40):
        before = msgspec.msgpack.encode(state)
        for name, line in state.railroads.items():
            start = (
                None
                if line.value is not None
                else (max(facts.initial_values(min(6, state.tech_level))), 5)
            )
            view = trial.view_on_turn(state, name, start)
            assert view.phase in OPERATING and view.legal
            assert trial.railroad_on_turn(view.table) == name
            assert view.table.railroads[name].president == view.viewer
            assert list(bo.GAME.invariants(view.table)) == []
            posed += 1
        assert msgspec.msgpack.encode(state) == before
    assert posed > 20
