"""What the German rulebook says in its own sections, and the options for its readings."""

import data.railroad_barons as facts
from rules.dice import SeededDice
from rules.railroad_barons.model import events as e
from rules.railroad_barons.model.options import GERMAN
from tests.support.railroad_barons import kit as rrb
from tests.support.railroad_barons.operating import act, of, operating


def test_spielmaterial() -> None:
    """Rulebook, Spielmaterial: five Holdings with 6, 6, 5, 4 and 4 tokens, four certificates each,
    start values 70 to 100, half of the stock to operate, nine certificates a player."""
    rows = facts.holdings()
    tokens = {name: row.operator_tokens for name, row in rows.items()}
    assert tokens == {rrb.MSC: 6, rrb.SB: 6, rrb.AVR: 5, rrb.DPI: 4, rrb.MBS: 4}
    for row in rows.values():
        assert [each.percent for each in row.certificates] == [40, 30, 20, 10]
        assert [each.director for each in row.certificates] == [True, False, False, False]
    numbers = facts.constants()
    assert numbers.start_values == facts.track().start_values == (70, 80, 90, 100)
    assert (numbers.float_percent, numbers.certificate_limit) == (50, 9)


def test_spielaufbau() -> None:
    """Rulebook, Spielaufbau und -verlauf: $200 each; A picks an Investor, B takes the money or the
    card; B picks two more and A the fourth; both get the value of the fifth."""
    dice = SeededDice(b"Spielaufbau")
    state, _ = rrb.GAME.setup(2, rrb.Options(start="first", face_values=True), dice)
    assert [row.cash for row in state.players] == [200, 200]
    selectors = []
    for investor, price, answer in (
        ("I30", 30, rrb.TakeMoney()),
        ("I40", 40, rrb.TakeCard()),
        ("I50", 50, rrb.TakeMoney()),
        ("I450", 450, rrb.TakeMoney()),
    ):
        (seat,) = rrb.GAME.to_move(state)
        selectors.append(seat)
        rrb.GAME.apply(state, seat, rrb.SelectInvestor(investor, price), dice)
        rrb.GAME.apply(state, 1 - seat, answer, dice)
    assert selectors == [0, 1, 1, 0]
    first, second = state.players
    assert (first.investors, second.investors) == (["I30", "I40", "I450"], ["I50"])
    assert (first.cash, second.cash) == (200 + 50 + 60, 200 + 30 + 40 + 450 + 60)
    assert state.holdings[rrb.MSC].director == 0 and len(state.holdings[rrb.MSC].railroads) == 1


def test_aktienrunde() -> None:
    """Rulebook, Aktienrunde: with 10% of a Holding at 100 player A pays $200 for the 20%
    certificate, or $100 and the 10%; giving that back is no sale, so more may be bought later in
    the round."""
    bought = rrb.table(rrb.player(held={rrb.DPI: (10,)}), rrb.player(held={rrb.DPI: (40,)}))
    rrb.deal(bought, rrb.Purchase(rrb.DPI, 20))
    assert rrb.held(bought, 0) == {rrb.DPI: (20, 10)} and bought.players[0].cash == 800
    state = rrb.table(rrb.player(held={rrb.DPI: (10,)}), rrb.player(held={rrb.DPI: (40,)}))
    rrb.deal(state, rrb.Purchase(rrb.DPI, 20, give=10))
    assert rrb.held(state, 0) == {rrb.DPI: (20,)} and state.players[0].cash == 900
    assert rrb.in_bank(state, rrb.DPI) == (30, 10)
    rrb.deal(state)
    rrb.deal(state, rrb.Purchase(rrb.DPI, 10))
    assert rrb.held(state, 0) == {rrb.DPI: (20, 10)}


def test_german_options() -> None:
    """Ruling 34: the German options leave out what the German rulebook does not say; the game is
    the same otherwise."""
    assert (
        rrb.Options(rebuy="turn", ties="certificate", investors_from="any", removal_counts=False)
        == GERMAN
    )
    state = operating(rrb.SB, rows={rrb.SB: {"treasury": 0}}, top="E1", options=GERMAN, half=2)
    state.players[0].cash = 0
    state.bank_out = state.players[1].cash
    events = act(state, rrb.PlaceTokens(0, 1))
    assert of(e.TopRemoved, events) == [e.TopRemoved("E1", 4)] and state.levels == []
