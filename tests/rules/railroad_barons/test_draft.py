"""The draft of the Investors: rulings 3 to 5."""

from typing import Any

import pytest

from rules.dice import NO_DICE
from rules.errors import RuleError
from rules.railroad_barons import draft, setup
from tests.support.railroad_barons import kit as rrb


class Drafting:
    """A draft with its first player at seat 0, done a selection at a time."""

    def __init__(self, options: rrb.Options | None = None) -> None:
        self.play = rrb.MutablePosition(
            setup.new_state(2, options or rrb.Options(start="first")), NO_DICE
        )
        self.next: rrb.Next = setup.begin(self.play)

    @property
    def state(self) -> rrb.State:
        return self.play.state

    def select(self, investor: str, price: int) -> list[Any]:
        """The selector names a price."""
        assert self.next is rrb.Phase.SELECT
        seat, action = draft.selector(self.play), rrb.SelectInvestor(investor, price)
        draft.check_select_investor(self.play, seat, action)
        before = len(self.play.events)
        self.next = draft.do_select_investor(self.play, seat, action)
        return list(self.play.events[before:])

    def choose(self, card: bool) -> list[Any]:
        """The other player takes the card or the money."""
        assert self.next is rrb.Phase.CHOOSE
        seat, before = draft.chooser(self.play), len(self.play.events)
        if card:
            self.next = draft.do_take_card(self.play, seat, rrb.TakeCard())
        else:
            self.next = draft.do_take_money(self.play, seat, rrb.TakeMoney())
        rrb.adds_up(self.state)
        return list(self.play.events[before:])

    def refused(self, action: rrb.SelectInvestor, code: str) -> RuleError:
        with pytest.raises(RuleError) as caught:
            draft.check_select_investor(self.play, draft.selector(self.play), action)
        assert (caught.value.code, caught.value.rule) == (code, "3")
        return caught.value

    @property
    def cash(self) -> list[int]:
        return [player.cash for player in self.state.players]


def drafted(*selections: tuple[str, int, bool]) -> Drafting:
    """Investor, price and whether the other player takes the card, one after the other."""
    done = Drafting()
    for investor, price, card in selections:
        done.select(investor, price)
        done.choose(card)
    return done


def test_selectors_in_turn() -> None:
    """Ruling 3: A selects, then B twice, then A; each time the other player chooses, and each
    selection and each choice is a turn."""
    done, order = Drafting(), []
    for turn, investor in enumerate(("I30", "I40", "I50", "I60")):
        order.append((draft.selector(done.play), draft.chooser(done.play)))
        seat, other = order[-1]
        begun = rrb.TurnBegan(other, 2 + 2 * turn)
        assert done.select(investor, 33) == [rrb.InvestorSelected(seat, investor, 33), begun]
        assert done.choose(card=True)[0] == rrb.InvestorTaken(other, investor, 33, other)
    assert order == [(0, 1), (1, 0), (1, 0), (0, 1)]


@pytest.mark.parametrize("card", [True, False])
def test_the_sum_or_the_card(card: bool) -> None:
    """Ruling 3: one gets the card and the other the sum, from the bank; nobody pays for a card."""
    done = drafted(("I50", 70, card))
    assert done.cash == ([270, 200] if card else [200, 270])
    assert [player.investors == ["I50"] for player in done.state.players] == [not card, card]
    assert done.state.bank_out == 470


@pytest.mark.parametrize(("price", "bound"), [(-1, 0), (1_001, 1_000)])
def test_price_out_of_bounds(price: int, bound: int) -> None:
    """Ruling 3: the price is a whole number from 0 to 1000, the ends included."""
    done = Drafting()
    done.refused(rrb.SelectInvestor("I30", price), "price-bounds")
    done.select("I30", bound)
    done.choose(card=True)
    assert done.cash == [200 + bound, 200]


def test_face_values() -> None:
    """Ruling 3: with the option the price is always the face value."""
    done = Drafting(rrb.Options(start="first", face_values=True))
    done.refused(rrb.SelectInvestor("I40", 41), "price-not-face")
    offered = list(draft.legal_select(done.play))
    assert [each.price for each in offered] == [30, 40, 50, 60, 450]
    for each in offered:
        draft.check_select_investor(done.play, 0, each)


def test_what_is_offered() -> None:
    """Ruling 3: any price within the bounds, for each Investor left; only those can be picked. The
    other player may always take either."""
    done = drafted(("I30", 5, True))
    offered = list(draft.legal_select(done.play))
    assert {each.investor for each in offered} == {"I40", "I50", "I60", "I450"}
    assert rrb.SelectInvestor("I450", 900) in offered
    for each in offered:
        draft.check_select_investor(done.play, 1, each)
    gone = done.refused(rrb.SelectInvestor("I30", 5), "investor-gone")
    assert gone.args_ == {"values": "40, 50, 60, 450"}
    done.refused(rrb.SelectInvestor("I70", 5), "investor-gone")
    done.select("I60", 0)
    assert list(draft.legal_choose(done.play)) == [rrb.TakeMoney(), rrb.TakeCard()]


def test_fifth_investor() -> None:
    """Ruling 4: the fifth leaves the game; each player gets its printed face value."""
    done = drafted(("I30", 7, True), ("I40", 7, True), ("I50", 7, True))
    done.select("I450", 900)
    events = done.choose(card=True)
    assert events[-1] == rrb.InvestorLeft("I60", 60)
    assert done.next is rrb.Step.STOCK_ROUND
    assert done.cash == [200 + 7 + 900 + 60, 200 + 14 + 60]
    assert done.state.draft is None
    assert all("I60" not in player.investors for player in done.state.players)


def test_dear_investor() -> None:
    """Ruling 5: its taker gets the 40% certificate of MS&C at 100 and directs it, and MS&C gets the
    Dominion Atlantic at once; it is started but not floated."""
    done = Drafting()
    done.select("I450", 450)
    assert done.choose(card=True)[:3] == [
        rrb.InvestorTaken(1, "I450", 450, 1),
        rrb.HoldingStarted(1, rrb.MSC, 100, price=0),
        rrb.RailroadGiven(rrb.MSC, "A1"),
    ]
    state = done.state
    row = state.holdings[rrb.MSC]
    assert rrb.held(state, 1) == {rrb.MSC: (40,)}
    assert rrb.in_bank(state, rrb.MSC) == (30, 20, 10)
    assert rrb.value(state, rrb.MSC) == 100
    assert (row.director, row.floated, row.treasury) == (1, False, 0)
    assert row.railroads == [rrb.Railroad("A1")]
    assert "A1" not in state.stack and state.stack[0] == "A2"
    assert state.levels == []
    assert done.cash == [650, 200]


def test_dear_investor_for_the_selector() -> None:
    """Ruling 5: the taker is the selector if the other takes the money. Left over as the fifth
    Investor it gives certificate and Railroad back, and MS&C is started like any other Holding."""
    done = drafted(("I450", 300, False))
    assert rrb.held(done.state, 0) == {rrb.MSC: (40,)}
    assert done.state.holdings[rrb.MSC].director == 0
    assert done.cash == [200, 500]
    done = drafted(("I30", 30, True), ("I40", 40, True), ("I50", 50, True), ("I60", 60, True))
    state = done.state
    assert done.play.events[-1] == rrb.InvestorLeft("I450", 450)
    assert rrb.Certificate(rrb.MSC, 40) in state.bank
    assert state.stack[0] == "A1"
    state.stock = rrb.StockRound(0)
    rrb.refused(state, "start-value", "9", rrb.Purchase(rrb.MSC, 40, par=110))
    assert rrb.deal(state, rrb.Purchase(rrb.MSC, 40, par=70)) == [
        rrb.HoldingStarted(0, rrb.MSC, 70, 280)
    ]


def test_investors_section() -> None:
    """Rulebook, Investors: four of five come into play; one player has the card, the other the
    money."""
    done = drafted(("I30", 10, True), ("I40", 20, False), ("I50", 30, True), ("I60", 40, False))
    first, second = done.state.players
    assert sorted(first.investors + second.investors) == ["I30", "I40", "I50", "I60"]
    assert first.investors == ["I50", "I60"]
    assert done.cash == [200 + 10 + 20 + 450, 200 + 30 + 40 + 450]
    assert rrb.Position(done.state).investor_owner("I50") == 0
    assert rrb.Position(done.state).investor_owner("I450") is None
