"""What is set by hand at the desk, with a reason or against the rules."""

import msgspec

from rules.dice_desk import GAME
from rules.dice_desk import actions as do
from rules.dice_desk.events import CashSet, OwnerSet, ReasonGiven, RuleSetAside
from rules.dice_desk.state import Phase
from tests.rules.dice_desk.sessions import CHICAGO_MIAMI, begun, enter, refused, riding, seat


def test_everything_can_be_set_by_hand() -> None:
    """Ruling 16: and the sums still add up."""
    state = begun()
    assert enter(state, do.SetCash(1, 12_345)) == [CashSet(1, 20_000, 12_345)]
    assert enter(state, do.SetOwner("PA", 2))[0] == OwnerSet("PA", None, 2)
    assert enter(state, do.SetOwner("PA", None))[0] == OwnerSet("PA", 2, None)
    enter(state, do.SetEngine(1, "SuperChief"))
    assert seat(state, 1).engine == "SuperChief"
    assert list(GAME.invariants(state)) == []
    assert refused(state, do.SetCash(9, 0))[0] == "no-such-person"
    assert refused(state, do.SetCash(0, -5))[0] == "cash-range"
    assert refused(state, do.SetOwner("XX", 0))[0] == "railroad-unknown"


def test_what_the_rules_refuse_changes_nothing() -> None:
    """Ruling 10: their refusal says whose they are; by hand it can be entered all the same."""
    state = riding()
    enter(state, do.SetOwner("PA", 1))
    report = do.ReportTurn(arrived=True, buys="PA")
    assert refused(state, report) == ("railroad-taken", "rail_baron")
    assert seat(state, 0).cash == 20_000 and state.phase is Phase.TURN
    enter(state, do.SetOwner("PA", 0))
    assert seat(state, 0).railroads == ["PA"]


def test_a_correction_may_have_a_reason() -> None:
    """Ruling 8: told behind it, and not too long."""
    state = begun()
    assert enter(state, do.SetCash(0, 19_000, reason=" forgot  a fee ")) == [
        CashSet(0, 20_000, 19_000),
        ReasonGiven("forgot a fee"),
    ]
    assert refused(state, do.SetCash(0, 1, reason="x" * 121))[0] == "reason-long"


def test_what_a_rule_refuses_is_entered_anyway() -> None:
    """Ruling 16: the log shows which rule; what is no sum stays refused."""
    state = riding()
    enter(state, do.SetOwner("PA", 1))
    report = do.ReportTurn(arrived=True, buys="PA", fees=(do.Fee(2, 3_000),))
    assert refused(state, report)[0] == "owns-nothing"
    report = msgspec.structs.replace(report, anyway=True)
    events = enter(state, do.SetCash(0, 25_000), report)
    assert events[0] == RuleSetAside("13", False)
    assert seat(state, 0).railroads == ["PA"] and seat(state, 1).railroads == []
    assert seat(state, 0).cash == 25_000 + CHICAGO_MIAMI - 30_000 - 3_000
    assert seat(state, 2).cash == 23_000
    assert list(GAME.invariants(state)) == []
    state = riding()
    assert refused(state, do.ReportTurn(buys="UP", anyway=True)) == ("cash-short", "dice_desk")
    assert refused(state, do.ReportTurn(fees=(do.Fee(9),), anyway=True))[0] == "no-payee"


def test_what_no_rule_refuses_is_entered_as_ever() -> None:
    """Ruling 16: nothing is set aside then."""
    plain, anyway = riding(), riding()
    report = do.ReportTurn(arrived=True, buys="RF&P", fees=(do.Fee(do.BANK_PAYEE),))
    events = enter(plain, report)
    assert enter(anyway, msgspec.structs.replace(report, anyway=True)) == events
    assert anyway == plain


def test_sales_and_purchases_on_the_way_by_a_rule_of_the_house() -> None:
    """Ruling 16: sold without need, bought without an arrival."""
    state = riding()
    events = enter(
        state, do.SetOwner("RF&P", 0), do.ReportTurn(sells=("RF&P",), buys="B&M", anyway=True)
    )
    assert isinstance(events[0], RuleSetAside)
    assert seat(state, 0).railroads == ["B&M"] and seat(state, 0).cash == 20_000 + 2_000 - 4_000
    assert list(GAME.invariants(state)) == []


def test_declaring_with_less_cash_by_a_rule_of_the_house() -> None:
    """Ruling 16."""
    state = riding()
    enter(state, do.ReportTurn(arrived=True, buys=do.NOTHING), do.SetTurn(0))
    assert refused(state, do.DeclareHome())[0] == "declare-cash"
    events = enter(state, do.DeclareHome(anyway=True))
    assert events[0] == RuleSetAside("25", True)
    assert seat(state, 0).declared
