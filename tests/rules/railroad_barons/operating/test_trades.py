"""Railroads of other Holdings and Investors: rulings 30 and 31."""

from typing import Any

from rules.railroad_barons.game import GAME
from rules.railroad_barons.model import actions as do
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.options import Options
from rules.railroad_barons.model.play import Position
from rules.railroad_barons.model.state import Offer, Phase, Railroad, State
from rules.railroad_barons.operating.revenue import revenue_parts
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
from tests.support.railroad_barons.states import AVR, ENGLISH, MBS, MSC, SB

ANY = Options(investors_from="any")


def market(*, treasury: int = 300, plus: int = 2, **sb: Any) -> State:
    """Seat 0 directs Seedy Brothers, on turn, and MB&S with A1 and B1 (level 3); seat 1 directs
    AVR with A2 and C1."""
    first, second = player(500, {SB: (40, 10), MBS: (40, 10)}), player(500, {AVR: (40, 20)})
    rows = {
        SB: {"treasury": treasury, "plus": plus, "down": 2, **sb},
        MBS: {"treasury": 0, "railroads": rail("A1", "B1/1")},
        AVR: {"treasury": 10, "railroads": rail("A2", "C1")},
    }
    return operating(SB, first=first, second=second, rows=rows, top="C2", phase=Phase.RAILROADS)


def test_own_holdings() -> None:
    """Ruling 30: with one Director for both the deal is done at once, from treasury to treasury,
    for a (+) token; the Railroad keeps its side."""
    state = market()
    events = act(state, do.OfferPrice(MBS, "B1", 1))
    assert events[0] == e.RailroadTraded(SB, MBS, Railroad("B1", 1), 1)
    assert (state.holdings[SB].treasury, state.holdings[MBS].treasury) == (299, 1)
    assert cards(state.holdings[SB]) == ["B1"] and state.holdings[SB].railroads[0].side == 1
    assert state.holdings[SB].plus == 1 and cards(state.holdings[MBS]) == ["A1"]
    assert state.offer is None and state.phase is Phase.RAILROADS


def test_an_offer() -> None:
    """Ruling 30: otherwise the selling Holding's Director, and nobody else, accepts or refuses;
    until then the turn waits. The price goes from treasury to treasury, and no level is reached."""
    state = market()
    events = act(state, do.OfferPrice(AVR, "C1", 120))
    assert events == [e.OfferMade(0, 1, SB, AVR, "C1", 120)]
    assert state.phase is Phase.OFFER and state.offer == Offer(SB, AVR, "C1", 120)
    assert GAME.to_move(state) == (1,) and legal(state) == [do.AcceptOffer(), do.RefuseOffer()]
    refused(state, do.AcceptOffer(), "not-your-turn", "30", seat=0)
    refused(state, do.BuyRailroad(), "not-your-turn", "30", seat=0)
    refused(state, do.BuyRailroad(), "now-offer", "30", seat=1)
    assert act(state, do.AcceptOffer()) == [e.RailroadTraded(SB, AVR, Railroad("C1"), 120)]
    assert (state.holdings[SB].treasury, state.holdings[AVR].treasury) == (180, 130)
    assert [row.cash for row in state.players] == [500, 500]
    assert state.phase is Phase.RAILROADS and GAME.to_move(state) == (0,)
    assert state.holdings[SB].plus == 1 and state.offer is None and state.levels == []


def test_refusing() -> None:
    """Ruling 30: a refused offer costs nothing and may be followed by another."""
    state = market()
    act(state, do.OfferPrice(AVR, "C1", 120))
    assert act(state, do.RefuseOffer()) == [e.OfferRefused(1, SB, AVR, "C1", 120)]
    row = state.holdings[SB]
    assert (row.treasury, row.plus, state.phase) == (300, 2, Phase.RAILROADS)
    act(state, do.OfferPrice(AVR, "C1", 121))
    assert state.offer == Offer(SB, AVR, "C1", 121)


def test_withdrawing() -> None:
    """Ruling 30: its maker may take an open offer back, though the game waits for the other."""
    state = market()
    act(state, do.OfferPrice(AVR, "A2", 300))
    assert legal(state, seat=0) == [do.WithdrawOffer()]
    assert GAME.view(state, 0).legal == (do.WithdrawOffer(),)
    refused(state, do.WithdrawOffer(), "withdraw-not-yours", "30", seat=1)
    events = act(state, do.WithdrawOffer(), seat=0)
    assert events == [e.OfferWithdrawn(0, SB, AVR, "A2", 300)]
    assert state.phase is Phase.RAILROADS and state.offer is None
    refused(state, do.WithdrawOffer(), "now-railroads", "28", seat=0)
    refused(state, do.WithdrawOffer(), "not-your-turn", "28", seat=1)


def test_prices() -> None:
    """Ruling 30: from $1 to what is in the buyer's treasury; no help and no discount."""
    state = market(treasury=50, investors=["I60"])
    for price in (0, -5, 51):
        error = refused(state, do.OfferPrice(AVR, "A2", price), "offer-price", "30")
        assert error.args_ == {"low_money": 1, "high_money": 50}
    act(state, do.OfferPrice(AVR, "A2", 50), do.AcceptOffer())
    assert (state.holdings[SB].treasury, state.holdings[AVR].treasury) == (0, 60)
    poor = market(treasury=0)
    refused(poor, do.OfferPrice(AVR, "A2", 1), "offer-price", "30")
    assert not of(do.OfferPrice, legal(poor))


def test_what_can_be_bought() -> None:
    """Ruling 30: any Railroad of any other Holding, of one's own Holding none; only the Holding on
    turn buys."""
    state = market()
    there = [(AVR, "A2"), (AVR, "C1"), (MBS, "A1"), (MBS, "B1")]
    assert of(do.OfferPrice, legal(state)) == [do.OfferPrice(*each, 1) for each in there]
    refused(state, do.OfferPrice(AVR, "A1", 5), "offer-not-there", "30")
    refused(state, do.OfferPrice("PRR", "A1", 5), "offer-not-there", "30")
    refused(state, do.OfferPrice(SB, "A1", 5), "offer-to-itself", "30")
    refused(state, do.OfferPrice(SB, "A1", 5), "not-your-turn", "28", seat=1)


def test_an_unfloated_seller() -> None:
    """Ruling 30: MS&C may sell its free Railroad before it floats; the money waits there; a deal
    uses a (+) token like any other purchase."""
    first, second = player(0, {SB: (40, 10)}), player(0, {MSC: (40,)}, ("I450",))
    rows = {SB: {"treasury": 80, "plus": 1, "down": 1}, MSC: {"railroads": rail("A1")}}
    state = operating(SB, first=first, second=second, rows=rows, top="A2", phase=Phase.RAILROADS)
    act(state, do.OfferPrice(MSC, "A1", 80), do.AcceptOffer())
    assert not state.holdings[MSC].floated and state.holdings[MSC].treasury == 80
    state = market(plus=1)
    act(state, do.OfferPrice(AVR, "C1", 5), do.AcceptOffer())
    assert state.holding == AVR and state.phase is Phase.TOKENS


def assigning(*, investors: tuple[str, ...] = ("I40", "I30"), **changes: Any) -> State:
    """Seat 0 directs Seedy Brothers, on turn, and MB&S with the $50; seat 1 AVR with the $60."""
    first = player(0, {SB: (40, 10), MBS: (40, 10)}, investors)
    seats = {"first": first, "second": player(0, {AVR: (40, 20)})}
    rows = {
        SB: {"treasury": 0, "plus": 2, "down": 2},
        MBS: {"treasury": 0, "investors": ["I50"]},
        AVR: {"treasury": 0, "investors": ["I60"], "railroads": rail("A1")},
    }
    return operating(SB, **seats, rows=rows, top="A2", phase=Phase.RAILROADS, **changes)


def test_assigning() -> None:
    """Ruling 31: the $40, $50 and $60 only, free, for a (+) token each, from the Director's own
    cards or from another Holding of the same Director, be it yet to operate."""
    state = assigning()
    assert legal(state) == [
        do.AssignInvestor("I40"),
        do.AssignInvestor("I50", MBS),
        do.FinishBuying(),
    ]
    events = act(state, do.AssignInvestor("I40"))
    assert events[0] == e.InvestorAssigned(0, SB, "I40", None)
    assert state.holdings[SB].plus == 1
    events = act(state, do.AssignInvestor("I50", MBS))
    assert events[0] == e.InvestorAssigned(0, SB, "I50", MBS)
    assert state.holdings[SB].investors == ["I40", "I50"] and not state.holdings[MBS].investors
    assert state.players[0].investors == ["I30"] and state.phase is Phase.TOKENS


def test_not_assignable() -> None:
    """Ruling 31: never the $30 or the $450, never what is out of the game, elsewhere or here
    already."""
    state = assigning(investors=("I30",))
    for code, *wrong in (
        ("investor-not-assignable", ("I30",), ("I450",), ("I99",)),
        ("investor-not-yours", ("I50",)),
        ("investor-not-there", ("I40", MBS), ("I40", "PRR")),
        ("investor-here", ("I50", SB)),
    ):
        for each in wrong:
            refused(state, do.AssignInvestor(*each), code, "31")
    gone = refused(state, do.AssignInvestor("I40"), "investor-not-yours", "31")
    assert gone.args_ == {"face_money": 40}
    elsewhere = refused(state, do.AssignInvestor("I40", MBS), "investor-not-there", "31")
    assert elsewhere.args_ == {"face_money": 40, "holding": MBS}


def test_not_the_opponents_cards() -> None:
    """Ruling 31: never the cards that the other player holds, by either rulebook; from the other
    Director's Holdings not, unless the option for the German rule says so; that needs nobody's
    consent."""
    for options in (ENGLISH, ANY):
        first, second = player(0, {SB: (40, 10)}, ("I50",)), player(0, {AVR: (40, 20)}, ("I40",))
        rows = {SB: {"treasury": 0, "plus": 2, "down": 2}}
        state = operating(
            SB, first=first, second=second, rows=rows, phase=Phase.RAILROADS, options=options
        )
        assert of(do.AssignInvestor, legal(state)) == [do.AssignInvestor("I50")]
        refused(state, do.AssignInvestor("I40"), "investor-not-yours", "31")
    refused(assigning(), do.AssignInvestor("I60", AVR), "investor-other-director", "31")
    state = assigning(options=ANY)
    assert do.AssignInvestor("I60", AVR) in legal(state)
    events = act(state, do.AssignInvestor("I60", AVR))
    assert events == [e.InvestorAssigned(0, SB, "I60", AVR)]
    assert state.holdings[AVR].investors == [] and state.phase is Phase.RAILROADS


def test_bonus_from_the_next_revenue() -> None:
    """Ruling 31: the revenue of this turn is over when an Investor is assigned."""
    state = assigning()
    state.holdings[SB].railroads = rail("A2", "A3")
    state.stack = [card for card in state.stack if card not in ("A2", "A3")]
    cash = state.players[0].cash
    act(state, do.AssignInvestor("I40"))
    assert state.players[0].cash == cash
    assert revenue_parts(Position(state), SB) == (100, 0, 20)


def test_any_order() -> None:
    """Ruling 31: purchases and assignments may be mixed."""
    first = player(0, {SB: (40, 10), MBS: (40, 10)}, ("I40", "I60"))
    rows = {
        SB: {"treasury": 400, "plus": 5, "down": 1},
        MBS: {"treasury": 0, "railroads": rail("A1")},
    }
    state = operating(SB, first=first, rows=rows, top="A2", phase=Phase.RAILROADS)
    act(state, do.BuyRailroad(), do.AssignInvestor("I40"), do.OfferPrice(MBS, "A1", 20))
    act(state, do.AssignInvestor("I60"), do.BuyRailroad())
    row = state.holdings[SB]
    assert (cards(row), row.investors) == (["A2", "A1", "A3"], ["I40", "I60"])
    assert (row.treasury, state.phase) == (400 - 100 - 20 - 80, Phase.DISCARD)
