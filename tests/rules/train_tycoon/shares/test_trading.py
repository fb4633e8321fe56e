"""Trading: prices, then every company's shares."""

from rules.train_tycoon.shares.trading import price_after
from tests.support.train_tycoon import kit as tt


def trading(state: tt.State) -> tt.State:
    """All prices stay; the first company is traded."""
    state.companies_left = list(state.order)
    tt.step(state, tt.Step.NEXT_TRADE)
    return state


def orders(state: tt.State, **chosen: str) -> list[object]:
    """Everybody asked chooses, "pass" unless said; s0 is seat 0. The events of all."""
    events: list[object] = []
    name = state.trading
    assert name is not None
    for seat in tt.GAME.to_move(state):
        events += tt.act(state, seat, tt.Trade(name, chosen.get(f"s{seat}", "pass")))
    return events


def test_examples_of_prices() -> None:
    """Rulebook, 7 Trading, examples: low at $30 leads to $10, high at $5 to $35, low at $5
    nowhere."""
    assert (price_after(30, "low"), price_after(5, "high"), price_after(5, "low")) == (10, 35, 5)


def test_all_prices_move_at_once() -> None:
    """Ruling 8: presidents choose for each of their companies, and all prices move together.
    Rulebook, 7 Trading: presidents set the prices in secret."""
    state = tt.company(tt.table(100, 100), "PDL", [3, 1], president=0, price=30)
    tt.company(state, "CHC", [3, 1], president=0, price=5)
    tt.step(tt.company(state, "SNR", [1, 3], president=1, price=50), tt.Step.TRADING)
    assert state.phase is tt.Phase.PRICES and tt.GAME.to_move(state) == (0, 1)
    tt.refused(state, 1, tt.SetPrice("PDL", "low"), "not-president", "8")
    tt.refused(state, 0, tt.SetPrice("PDL", "free"), "unknown", "8")
    tt.act(state, 0, tt.SetPrice("CHC", "high"))
    tt.refused(state, 0, tt.SetPrice("CHC", "low"), "not-asked", "8")
    tt.act(state, 1, tt.SetPrice("SNR", "mid"))
    assert (state.companies["CHC"].price, state.companies["SNR"].price) == (5, 50)
    events = tt.act(state, 0, tt.SetPrice("PDL", "low"))
    assert tt.single(events, tt.PricesSet).prices == (
        ("PDL", "low", 30, 10),
        ("CHC", "high", 5, 35),
        ("SNR", "mid", 50, 60),
    )


def test_no_mark_no_move() -> None:
    """Ruling 8: without a mark of the colour the price stays."""
    assert [price_after(price, "low") for price in (5, 10)] == [5, 10]
    assert price_after(55, "mid") == 55 and price_after(195, "high") == 195


def test_no_president_no_new_price() -> None:
    """Ruling 9: nobody sets the price of a company without president."""
    state = tt.company(tt.table(100, 100), "PDL", [1, 1], president=None, price=30)
    tt.step(state, tt.Step.TRADING)
    assert state.companies["PDL"].price == 30
    assert state.phase is tt.Phase.TRADE and state.trading == "PDL"


def test_without_president_everybody_trades() -> None:
    """Ruling 10: all choose; surplus sellers keep their share, surplus buyers get first the bank's,
    then the treasury's."""
    state = trading(tt.company(tt.table(0, 100, 0), "PDL", [1, 0, 2], president=None))
    assert tt.GAME.to_move(state) == (0, 1, 2)
    orders(state, s0="sell", s1="buy", s2="sell")
    assert tt.shares(state, "PDL") == [0, 1, 2]
    assert [player.net for player in state.players] == [25, 75, 0]
    state = tt.company(tt.table(100, 100, 100), "PDL", [1, 0, 0], president=None, bank=1)
    orders(trading(state), s0="buy", s1="buy")
    company = state.companies["PDL"]
    assert tt.shares(state, "PDL") == [2, 1, 0]
    assert (company.bank, company.issued, company.net) == (0, 3, 125)


def test_correction_at_reveal() -> None:
    """Ruling 11: selling without a share and buying without the cash are passes; cash equal to the
    price is enough. Whoever could only pass is not asked."""
    state = trading(tt.company(tt.table(100, 20, 100, -30), "PDL", [2, 1, 0, 1], president=0))
    events = orders(state, s1="buy", s2="sell", s3="buy")
    passes = ((1, "buy", "pass"), (2, "sell", "pass"), (3, "buy", "pass"))
    assert tt.single(events, tt.TradesShown).orders == passes
    assert tt.of(events, tt.Paid) == []
    state = trading(tt.company(tt.table(100, 25, 20, 100), "PDL", [3, 0, 0, 1], president=0))
    assert tt.GAME.to_move(state) == (1, 3)
    tt.refused(state, 2, tt.Trade("PDL", "pass"), "not-your-turn", "10")
    tt.refused(state, 3, tt.Trade("CHC", "pass"), "not-asked", "10")
    tt.refused(state, 3, tt.Trade("PDL", "hold"), "unknown", "10")
    assert tt.Paid(1, 0, 25, "trade") in orders(state, s1="buy") and state.players[1].net == 0


def test_first_buyer_meets_first_seller() -> None:
    """Ruling 12: buyers and sellers are lined up after the president, one share each.
    Rulebook, 7 Trading: matches come first."""
    state = tt.company(tt.table(100, 100, 100, 100, 100), "PDL", [0, 1, 2, 1, 0], president=2)
    trading(state)
    events = orders(state, s0="buy", s1="sell", s3="sell", s4="buy")
    assert [(e.payer, e.payee) for e in tt.of(events, tt.Paid)] == [(4, 3), (0, 1)]
    assert tt.shares(state, "PDL") == [1, 0, 2, 0, 1]


def test_surplus_buyers() -> None:
    """Ruling 13: the president's shares first, to the last, then the bank's, then the treasury's;
    with ten issued and none at hand there is no purchase.
    Rulebook, 7 Trading: buyers left over."""
    state = tt.table(100, 100, 100, 100)
    trading(tt.company(state, "PDL", [1, 0, 0, 0], president=0, bank=1, net=40))
    orders(state, s1="buy", s2="buy", s3="buy")
    company = state.companies["PDL"]
    assert tt.shares(state, "PDL") == [0, 1, 1, 1]
    assert [player.net for player in state.players] == [125, 75, 75, 75]
    assert (company.bank, company.issued, company.net, company.president) == (0, 3, 65, 0)
    state = tt.company(tt.table(100, 100, 100), "PDL", [0, 9, 1], president=0)
    trading(state)
    events = orders(state, s2="buy")
    assert tt.of(events, tt.Paid) == [] and tt.shares(state, "PDL") == [0, 9, 1]


def test_surplus_sellers() -> None:
    """Ruling 14: the president must buy, with loans if needed, and stays president.
    Rulebook, 7 Trading: sellers left over."""
    state = tt.company(tt.table(-60, 0, 0), "PDL", [0, 2, 2], president=0)
    trading(tt.company(state, "CHC", [0, 2, 2], president=0))
    orders(state, s1="sell", s2="sell")
    assert state.players[0].net == -110
    assert tt.shares(state, "PDL") == [2, 1, 1]
    assert state.companies["PDL"].president == 0 and state.trading == "CHC"
