"""Obsolete and surplus Railroads, and the top card that goes: rulings 33 to 35."""

from typing import Any

import pytest

import data.railroad_barons as facts
from rules.railroad_barons.model import actions as do
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.play import Position, Step
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.operating import obsolescence, operating_round
from rules.railroad_barons.operating.discard import preview_discard
from tests.support.railroad_barons.operating import (
    act,
    cards,
    legal,
    of,
    operating,
    play_on,
    player,
    rail,
    refused,
)
from tests.support.railroad_barons.states import AVR, MSC, SB

SILENT = Options(removal_counts=False)


def fleet(
    top: str,
    sb: tuple[str, ...],
    avr: tuple[str, ...] = (),
    msc: tuple[str, ...] = (),
    *,
    down: int = 4,
    **changes: Any,
) -> State:
    """Seedy Brothers of seat 0 may buy; AVR is seat 1's, and MS&C its, not floated."""
    first, second = player(0, {SB: (40, 10)}), player(0, {AVR: (40, 20), MSC: (40,)}, ("I450",))
    rows = {
        SB: {"treasury": 2_000, "plus": 2, "down": down, "railroads": rail(*sb)},
        AVR: {"treasury": 0, "railroads": rail(*avr)},
        MSC: {"treasury": 0, "railroads": rail(*msc)},
    }
    seats = {"first": first, "second": second}
    return operating(SB, **seats, rows=rows, top=top, phase=Phase.RAILROADS, **changes)


def removed(events: list[object]) -> dict[str, list[str]]:
    """By Holding the obsolete cards."""
    removals = of(e.RailroadsRemoved, events)
    assert all(each.fate == "obsolete" for each in removals)
    return {each.holding: [railroad.card for railroad in each.railroads] for each in removals}


def test_level_4() -> None:
    """Ruling 33: the first level 4 removes all level 2 in every Holding, the buyer's own and one
    that has not floated too, at once and without pay; level 3 stays."""
    state = fleet("E1", ("A2", "C1"), ("A3", "B1/0", "B2/1"), ("A1",))
    events = act(state, do.BuyRailroad())
    assert of(e.LevelReached, events) == [e.LevelReached(4)]
    assert removed(events) == {MSC: ["A1"], SB: ["A2"], AVR: ["A3", "B1"]}
    assert state.levels == [4] and state.holdings[AVR].treasury == 0
    assert cards(state.holdings[SB]) == ["C1", "E1"] and cards(state.holdings[AVR]) == ["B2"]
    assert {"A1", "A2", "A3", "B1"} <= set(state.removed)


def test_what_reaches_a_level() -> None:
    """Ruling 33: a second level 4 triggers nothing more; a D bought as level 4 is the first level
    4, as level 3 it is not; level 3 and 5 trigger nothing."""
    state = fleet("E1", ())
    assert of(e.LevelReached, act(state, do.BuyRailroad())) == [e.LevelReached(4)]
    assert not of(e.LevelReached, act(state, do.BuyRailroad()))
    state = fleet("D1", ("A1",))
    assert not of(e.LevelReached, act(state, do.BuyRailroad(0)))
    events = act(state, do.BuyRailroad(1))
    assert of(e.LevelReached, events) == [e.LevelReached(4)] and removed(events) == {SB: ["A1"]}
    assert not of(e.LevelReached, act(fleet("F1", ("C1",)), do.BuyRailroad(1)))
    for card, levels, makes in (("C1", [], []), ("E1", [], [2]), ("E1", [4], []), ("H1", [4], [3])):
        state = fleet(card, (), levels=levels)
        assert obsolescence.obsolete_levels(Position(state), card, 0) == makes


def test_level_6() -> None:
    """Ruling 33: the first level 6 removes all level 3, by the side bought; 4 and 5 stay."""
    state = fleet("H1", ("B1/1", "C1", "D1/0", "D2/1"), ("E1", "F1/0", "F2/1", "G1"))
    assert state.levels == [4]
    assert removed(act(state, do.BuyRailroad())) == {SB: ["B1", "C1", "D1"]}
    assert cards(state.holdings[SB]) == ["D2", "H1"] and state.levels == [4, 6]


@pytest.mark.parametrize("side", [0, 1])
def test_level_8(side: int) -> None:
    """Ruling 33: the first 8a or 8b removes all level 4, by the side bought; 5 and 6 stay."""
    state = fleet("IK1", ("D2/1", "E1"), ("F1/0", "F2/1", "G1", "H1"))
    assert removed(act(state, do.BuyRailroad(side))) == {SB: ["D2", "E1"], AVR: ["F1"]}
    assert cards(state.holdings[AVR]) == ["F2", "G1", "H1"] and state.levels == [4, 6, 8]


def test_the_stack_is_out_of_reach() -> None:
    """Ruling 33: cards in the stack are never touched, for all lower levels have left it; what the
    cards say of their end and what the levels say agrees."""
    order = list(facts.railroads().values())
    for index, card in enumerate(order):
        below = [side.level_number for each in order[index + 1 :] for side in each.sides]
        for side in card.sides:
            for victim in facts.constants().obsolescence.get(str(side.level_number), ()):
                assert victim not in below or (card.category, victim) == ("D", 2)
    for card in facts.railroads().values():
        for side in card.sides:
            by = [
                int(level)
                for level, victims in facts.constants().obsolescence.items()
                if side.level_number in victims
            ]
            assert side.obsolete_at_level == (by[0] if by else None)


def after_the_pair(state: State) -> list[object]:
    """The removal of the top card at the end of the second Operating Round; what happened."""
    state.half, state.holding, play = 2, None, play_on(state)
    for row in state.holdings.values():
        row.plus = row.down = 0
    assert operating_round.end(play) is Step.REMOVE_TOP
    play.events.clear()
    assert operating_round.remove_top(play) is Step.STOCK_ROUND
    return list(play.events)


@pytest.mark.parametrize(
    ("top", "level", "owned", "gone"),
    [
        ("A4", 2, ("A1",), []),
        ("C1", 3, ("A1",), []),
        ("D1", 3, ("A1", "C1"), []),
        ("E1", 4, ("A1", "C1"), ["A1"]),
        ("H1", 6, ("C1", "E1"), ["C1"]),
        ("IK1", 8, ("E1", "G1"), ["E1"]),
    ],
)
def test_removal(top: str, level: int, owned: tuple[str, ...], gone: list[str]) -> None:
    """Ruling 34: after the second Operating Round the top card goes and acts as if bought; a D
    counts as level 3."""
    state = fleet(top, owned)
    events = after_the_pair(state)
    assert events[0] == e.TopRemoved(top, level)
    assert removed(events) == ({SB: gone} if gone else {})
    assert (top in state.removed, top in state.stack) == (True, False)
    assert (level in state.levels) == (level in (4, 6, 8))


def test_removal_by_the_german_rule() -> None:
    """Ruling 34: with the option the card goes and makes nothing obsolete, so the level is yet to
    be reached; the next one reached covers it."""
    state = fleet("E1", ("A1",), options=SILENT)
    assert after_the_pair(state) == [e.TopRemoved("E1", 4)]
    assert state.levels == [] and cards(state.holdings[SB]) == ["A1"]
    state = fleet("H1", ("A1", "C1", "E1"), options=SILENT, levels=[])
    events = act(state, do.BuyRailroad())
    assert of(e.LevelReached, events) == [e.LevelReached(6)]
    assert removed(events) == {SB: ["A1", "C1"]}


def test_b_and_f_cannot_matter() -> None:
    """Ruling 34: level 2, 3 and 5 trigger nothing, and 4 has happened before F lies on top; with an
    empty stack nothing happens; after the first of the pair the top card stays."""
    order = list(facts.railroads())
    assert order.index("E1") < order.index("F1")
    for card in ("B1", "F1"):
        assert obsolescence.level_when_removed(card) <= 4
    state = fleet("IK8", ("G1",))
    state.removed.append(state.stack.pop())
    assert after_the_pair(state) == []
    state = fleet("A1", ())
    state.holding, play = None, play_on(state)
    assert operating_round.end(play) is Step.OPERATING_ROUND
    assert not of(e.TopRemoved, play.events)


def test_discard() -> None:
    """Ruling 35: at the end of its turn a Holding keeps at most as many Railroads as it has tokens
    on (▼); the Director chooses which go, no more than the surplus, without pay."""
    state = fleet("C1", ("A1", "A2", "B1/1"), down=2)
    act(state, do.FinishBuying())
    assert state.phase is Phase.DISCARD
    assert legal(state) == [do.DiscardRailroads((card,)) for card in ("A1", "A2", "B1")]
    for wrong in ((), ("A1", "A2"), ("A1", "A1")):
        error = refused(state, do.DiscardRailroads(wrong), "discard-number", "35")
        assert error.args_ == {"holding": SB, "keep": 2, "surplus": 1}
    refused(state, do.DiscardRailroads(("C1",)), "discard-not-there", "35")
    events = act(state, do.DiscardRailroads(("A2",)))
    assert events[0] == e.RailroadsRemoved(SB, tuple(rail("A2")), "discarded")
    assert cards(state.holdings[SB]) == ["A1", "B1"] and "A2" in state.removed
    assert state.holdings[SB].treasury == 2_000


def test_discard_of_several_or_of_all() -> None:
    """Ruling 35: two of four go, in whatever order they are named; with no token on (▼) all go by
    themselves, and with enough of them none."""
    state = fleet("C1", ("A1", "A2", "A3", "B1/1"), down=2)
    act(state, do.FinishBuying())
    assert len(legal(state)) == 6
    refused(state, do.DiscardRailroads(("A1", "A1")), "discard-number", "35")
    act(state, do.DiscardRailroads(("B1", "A1")))
    assert cards(state.holdings[SB]) == ["A2", "A3"]
    events = act(fleet("C1", ("A1", "A2"), down=0), do.FinishBuying())
    assert of(e.RailroadsRemoved, events)[0].railroads == tuple(rail("A1", "A2"))
    keeps = fleet("C1", ("A1", "A2"), down=2)
    assert not of(e.RailroadsRemoved, act(keeps, do.FinishBuying()))
    assert cards(keeps.holdings[SB]) == ["A1", "A2"]


def test_a_discarded_railroad_takes_what_investors_pay_for_it() -> None:
    """Ruling 25: an Investor that pays for each Railroad pays less, and without any Railroad
    nothing is earned at all."""
    state = fleet("C1", ("A1", "A2"), down=1)
    state.holdings[SB].investors, state.holdings[SB].network = ["I40", "I50"], 1
    _, remaining, less = preview_discard(Position(state), do.DiscardRailroads(("A2",)))
    assert less == 50 + 10 and remaining == rail("A1")
    assert (
        preview_discard(Position(state), do.DiscardRailroads(("A1", "A2")))[2] == 100 + 10 + 20 + 20
    )


def test_never_before_buying() -> None:
    """Ruling 35: surplus Railroads still earn and are still there while it buys."""
    first = player(0, {SB: (40, 10)})
    rows = {SB: {"railroads": rail("A1", "A2", "A3"), "treasury": 100}}
    state = operating(SB, first=first, rows=rows, top="A4")
    events = act(state, do.PlaceTokens(1, 1))
    assert of(e.RevenueMade, events)[0].amount == 150
    act(state, do.PayDividends())
    refused(state, do.DiscardRailroads(("A1",)), "now-railroads", "28")
    act(state, do.BuyRailroad())
    assert len(legal(state)) == 4 and state.phase is Phase.DISCARD


def test_discard_railroads() -> None:
    """Rulebook, Discard Railroads: what became obsolete in the turn is no surplus any more."""
    state = fleet("E1", ("A1", "A2", "C1"), down=2)
    act(state, do.BuyRailroad(), do.FinishBuying())
    assert cards(state.holdings[SB]) == ["C1", "E1"] and state.phase is not Phase.DISCARD
