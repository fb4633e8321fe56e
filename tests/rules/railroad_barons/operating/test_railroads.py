"""Railroads from the bank, the Director's help, the discount: rulings 28, 29 and 32."""

import pytest

import data.railroad_barons as facts
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.actions import (
    AssignInvestor,
    BuyRailroad,
    FinishBuying,
    PlaceTokens,
)
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.state import Phase, PlayerState, State
from tests.support.railroad_barons.operating import (
    act,
    cards,
    legal,
    of,
    operating,
    player,
    rail,
    refused,
)
from tests.support.railroad_barons.states import ENGLISH, MBS, SB

ANY_HELP = Options(help="any")


def buying(
    treasury: int = 1_000,
    *,
    top: str | None = "A1",
    plus: int = 2,
    owned: tuple[str, ...] = (),
    investors: tuple[str, ...] = (),
    cash: int = 1_000,
    seat_investors: tuple[str, ...] = (),
    options: Options = ENGLISH,
) -> State:
    """Seedy Brothers may buy, with that much in its treasury and its Director's purse."""
    row = {
        "treasury": treasury,
        "plus": plus,
        "down": 3,
        "railroads": rail(*owned),
        "investors": list(investors),
    }
    first: PlayerState = player(cash, {SB: (40, 10)}, seat_investors)
    return operating(
        SB, first=first, rows={SB: row}, top=top, phase=Phase.RAILROADS, options=options
    )


def bought(state: State) -> list[BuyRailroad]:
    """The purchases from the bank that are legal."""
    return of(BuyRailroad, legal(state))


def test_the_top_card() -> None:
    """Ruling 28: only the top card, at the printed price, for one (+) token; the next is the top at
    once, and there is no choice of another."""
    state = buying()
    assert bought(state) == [BuyRailroad(0)]
    (event,) = of(e.RailroadBought, act(state, BuyRailroad()))
    assert event == e.RailroadBought(0, SB, "A1", side=0, level="2", price=100)
    row = state.holdings[SB]
    assert (row.treasury, row.plus, cards(row), state.stack[0]) == (900, 1, ["A1"], "A2")


def test_as_many_as_tokens_allow() -> None:
    """Ruling 28: one (+) token for each; with the last of them the buying ends by itself. It may be
    ended with tokens left; and the treasury pays; where nothing is possible any more nothing is
    asked."""
    state = buying(plus=2)
    act(state, BuyRailroad())
    assert state.phase is Phase.RAILROADS
    act(state, BuyRailroad())
    assert state.phase is Phase.TOKENS and cards(state.holdings[SB]) == ["A1", "A2"]
    state = buying()
    act(state, FinishBuying())
    assert cards(state.holdings[SB]) == [] and state.phase is Phase.TOKENS
    assert state.holdings[SB].plus == 0
    state = buying(treasury=150, owned=("C1",))
    act(state, BuyRailroad())
    assert state.holdings[SB].treasury == 50 and state.phase is Phase.TOKENS
    short = buying(treasury=99, owned=("C1",), seat_investors=("I40",))
    error = refused(short, BuyRailroad(), "treasury-short", "28")
    assert error.args_ == {"holding": SB, "price_money": 100, "treasury_money": 99}


@pytest.mark.parametrize("top", ["B1", "D1", "F1", "IK1"])
def test_sides(top: str) -> None:
    """Ruling 28: B, D and F by either side, whatever was chosen before, and I/K as 8a or 8b."""
    order = list(facts.railroads())
    following = order[order.index(top) + 1]
    for first in (0, 1):
        for second in (0, 1):
            state = buying(treasury=2_000, top=top)
            assert bought(state) == [BuyRailroad(0), BuyRailroad(1)]
            act(state, BuyRailroad(first))
            if len(facts.railroads()[following].sides) == 2:
                act(state, BuyRailroad(second))
                assert [each.side for each in state.holdings[SB].railroads] == [first, second]
            assert state.holdings[SB].railroads[0].side == first


def test_no_such_side() -> None:
    """Ruling 28: a card has one side or two, and an empty stack none."""
    refused(buying(), BuyRailroad(1), "side-unknown", "28")
    refused(buying(top="B1"), BuyRailroad(-1), "side-unknown", "28")
    empty = buying(top=None, seat_investors=("I40",))
    refused(empty, BuyRailroad(), "stack-empty", "28")
    assert bought(empty) == []


def test_help() -> None:
    """Ruling 29: without a Railroad and short of the cheapest side, the Director may pay exactly
    the difference for either side, or decline; the treasury goes to 0."""
    state = buying(treasury=30)
    assert bought(state) == [BuyRailroad(0, help=True)] and FinishBuying() in legal(state)
    refused(state, BuyRailroad(), "treasury-short", "28")
    (event,) = of(e.RailroadBought, act(state, BuyRailroad(0, help=True)))
    assert (event.price, event.helped) == (100, 70)
    assert (state.holdings[SB].treasury, state.players[0].cash) == (0, 930)
    two = buying(treasury=90, top="B1")
    assert bought(two) == [BuyRailroad(0, help=True), BuyRailroad(1, help=True)]
    (event,) = of(e.RailroadBought, act(two, BuyRailroad(1, help=True)))
    assert event.helped == 110


def test_no_help_with_the_dearer_side() -> None:
    """Ruling 29: not if the treasury can pay the cheapest side; by the option then too."""
    state = buying(treasury=100, top="B1")
    assert bought(state) == [BuyRailroad(0)]
    refused(state, BuyRailroad(1, help=True), "help-cheaper-side", "29")
    lenient = buying(treasury=100, top="B1", options=ANY_HELP)
    assert bought(lenient) == [BuyRailroad(0), BuyRailroad(1, help=True)]
    refused(lenient, BuyRailroad(0, help=True), "help-not-needed", "29")
    act(lenient, BuyRailroad(1, help=True))
    assert (lenient.holdings[SB].treasury, lenient.players[0].cash) == (0, 900)


@pytest.mark.parametrize("options", [Options(), ANY_HELP])
def test_help_refused(options: Options) -> None:
    """Ruling 29: not with a Railroad, be it about to become obsolete; not where it is not needed;
    not beyond the Director's cash."""
    owner = buying(treasury=90, top="E1", owned=("A1",), options=options)
    refused(owner, BuyRailroad(0, help=True), "help-has-railroad", "29")
    assert bought(owner) == []
    rich = buying(treasury=100, options=options)
    refused(rich, BuyRailroad(0, help=True), "help-not-needed", "29")
    poor = buying(treasury=30, cash=69, seat_investors=("I40",), options=options)
    error = refused(poor, BuyRailroad(0, help=True), "help-cash", "29")
    assert error.args_ == {"missing_money": 70, "cash_money": 69}
    act(buying(treasury=30, cash=70, options=options), BuyRailroad(0, help=True))


def test_help_once_a_turn_for_a_token() -> None:
    """Ruling 29: after it the Holding has a Railroad, so a second time is out of the question;
    without an unused (+) token nothing is asked at all."""
    state = buying(treasury=0, seat_investors=("I40",))
    act(state, BuyRailroad(0, help=True))
    refused(state, BuyRailroad(0, help=True), "help-has-railroad", "29")
    state = operating(SB, rows={SB: {"treasury": 0}})
    act(state, PlaceTokens(0, 3))
    assert state.phase is not Phase.RAILROADS


def test_discount() -> None:
    """Ruling 32: 20% off Railroads from the bank, in whole dollars for every card there is; usable
    at once after it is assigned, each time for a (+) token."""
    state = buying(investors=("I60",), top="D1")
    (event,) = of(e.RailroadBought, act(state, BuyRailroad(1)))
    assert (event.price, event.saved) == (240, 60) and state.holdings[SB].treasury == 760
    costs = [side.cost for card in facts.railroads().values() for side in card.sides]
    assert all(cost * 20 % 100 == 0 for cost in costs)
    state = buying(treasury=80, seat_investors=("I60",), cash=0)
    assert bought(state) == []
    act(state, AssignInvestor("I60"), BuyRailroad())
    assert state.holdings[SB].treasury == 0


def test_discount_lowers_help() -> None:
    """Ruling 32: it lowers the sum of ruling 29 too, and the treasury that bars it; with $80 for
    the cheaper side in the treasury there is no help with the dearer."""
    state = buying(treasury=50, investors=("I60",))
    (event,) = of(e.RailroadBought, act(state, BuyRailroad(0, help=True)))
    assert (event.price, event.saved, event.helped) == (80, 20, 30)
    refused(
        buying(treasury=80, investors=("I60",)), BuyRailroad(0, help=True), "help-not-needed", "29"
    )
    state = buying(treasury=80, investors=("I60",), top="B1")
    assert bought(state) == [BuyRailroad(0)]
    refused(state, BuyRailroad(1, help=True), "help-cheaper-side", "29")
    short = buying(treasury=79, investors=("I60",), top="B1")
    assert bought(short) == [BuyRailroad(0, help=True), BuyRailroad(1, help=True)]
    (event,) = of(e.RailroadBought, act(short, BuyRailroad(1, help=True)))
    assert (event.price, event.saved, event.helped) == (160, 40, 81)


def test_one_discount_for_several() -> None:
    """Ruling 32: one card can serve several Holdings of a Director in a round."""
    first = player(0, {SB: (40, 10), MBS: (40, 10)}, ("I60",))
    rows = {SB: {"treasury": 80, "plus": 2, "down": 1}, MBS: {"treasury": 80}}
    state = operating(SB, first=first, rows=rows, phase=Phase.RAILROADS)
    act(state, AssignInvestor("I60"), BuyRailroad(), PlaceTokens(2, 1), AssignInvestor("I60", SB))
    act(state, BuyRailroad())
    assert [state.holdings[each].treasury for each in (SB, MBS)] == [0, 0]


def test_buy_railroads() -> None:
    """Rulebook, Buy Railroads and Assign Investors: Ann has 2 tokens on (+) and 2 on (▼) of MB&S;
    with two Railroads bought she cannot assign an Investor this turn."""
    first = player(0, {MBS: (40, 10)}, ("I50",))
    state = operating(MBS, first=first, rows={MBS: {"treasury": 900}})
    act(state, PlaceTokens(2, 2), BuyRailroad())
    assert AssignInvestor("I50") in legal(state)
    act(state, BuyRailroad())
    refused(state, AssignInvestor("I50"), "now-tokens", "24")
    assert state.players[0].investors == ["I50"] and cards(state.holdings[MBS]) == ["A1", "A2"]


def test_railroad_corporations() -> None:
    """Rulebook, Railroad Corporations: 28 in a fixed order, with these numbers by category."""
    table = {
        "A": (4, {("2", 100, 50, 4)}),
        "B": (3, {("2", 100, 50, 4), ("3", 200, 50, 6)}),
        "C": (3, {("3", 200, 80, 6)}),
        "D": (2, {("3", 200, 80, 6), ("4", 300, 80, 8)}),
        "E": (2, {("4", 300, 120, 8)}),
        "F": (2, {("4", 300, 120, 8), ("5", 500, 120, None)}),
        "G": (2, {("5", 500, 170, None)}),
        "H": (2, {("6", 600, 230, None)}),
        "I/K": (8, {("8a", 800, 300, None), ("8b", 400, 100, None)}),
    }
    by_category: dict[str, tuple[int, set[tuple[str, int, int, int | None]]]] = {}
    for card in facts.railroads().values():
        sides = {
            (str(side.level), side.cost, side.income, side.obsolete_at_level) for side in card.sides
        }
        by_category[card.category] = (by_category.get(card.category, (0, sides))[0] + 1, sides)
    assert by_category == table and list(by_category) == list(table)
