"""IPO."""

import pytest

from tests.support.train_tycoon import kit as tt


def floating(*nets: int, turn: int = 2) -> tt.State:
    state = tt.company(tt.table(*nets, turn=turn), "PDL", [2, 2], president=0)
    tt.step(state, tt.Step.IPO)
    return state


def trigger(state: tt.State, name: str = "CHC", **answers: bool) -> list[object]:
    """The first seat floats it; those asked say no unless said, s1 is seat 1."""
    events = tt.act(state, tt.GAME.to_move(state)[0], tt.TriggerIpo(name))
    for ask in list(state.asks):
        events = tt.act(state, ask.seat, tt.AnswerIpo(yes=answers.get(f"s{ask.seat}", False)))
    return events


@pytest.mark.parametrize(("turn", "needed"), [(2, 50), (3, 100), (4, 100)])
def test_who_may_trigger(turn: int, needed: int) -> None:
    """Ruling 39: cash for two shares and no debt, in PO; any inactive company.
    Rulebook, 10 IPO: triggering."""
    state = floating(needed - 5, needed, turn=turn)
    assert tt.GAME.to_move(state) == (1,)
    tt.refused(state, 1, tt.TriggerIpo("PDL"), "not-inactive", "39")
    assert len(list(tt.GAME.legal(state, 1))) == 12
    tt.act(state, 1, tt.PassIpo())
    assert state.phase is not tt.Phase.IPO


def test_the_others_answer() -> None:
    """Ruling 40: at once; who cannot pay for a share counts as no and is not asked."""
    state = floating(100, 20, -5, 25)
    tt.act(state, 0, tt.TriggerIpo("CHC"))
    assert tt.GAME.to_move(state) == (3,) and state.phase is tt.Phase.ANSWERS


@pytest.mark.parametrize(
    ("nets", "yes", "shares"),
    [
        ((100, 100, 100), True, [2, 2, 2]),
        ((100, 100), False, [4, 0]),
        ((50, 25, 200), True, [2, 1, 2]),
    ],
    ids=["after a whole loop", "one alone", "out of cash"],
)
def test_the_loop(nets: tuple[int, ...], yes: bool, shares: list[int]) -> None:
    """Ruling 41: after the initiator, initiator last, tested after a whole loop; who cannot pay any
    more drops out of it. One alone may buy all.
    Rulebook, 10 IPO: loops of purchases."""
    state = floating(*nets)
    events = trigger(state, s1=yes, s2=yes)
    others = tuple((seat, yes) for seat in range(1, len(nets)))
    assert tt.single(events, tt.AnswersShown).answers == others
    assert tt.shares(state, "CHC") == shares
    assert tt.single(events, tt.Floated).shares == sum(shares)


def test_a_failed_ipo() -> None:
    """Ruling 42: with three shares or fewer all money stays, and the initiator pays 20."""
    state = floating(50, 25)
    events = trigger(state, s1=True)
    assert tt.single(events, tt.IpoFailed).shares == 3
    assert tt.of(events, tt.Paid) == [tt.Paid(0, None, 20, "fee")]
    assert [player.net for player in state.players] == [30, 25]
    assert not state.companies["CHC"].active and "CHC" not in state.order


@pytest.mark.parametrize(("turn", "price"), [(2, 25), (3, 50), (4, 50)])
def test_a_new_company(turn: int, price: int) -> None:
    """Ruling 42: money is issued times price, income 0, last in CO, active at once.
    Ruling 1: the price is 50 in turns 3 and 4."""
    state = floating(300, 300, turn=turn)
    trigger(state, s1=True)
    company = state.companies["CHC"]
    assert (company.issued, company.net, company.price, company.income) == (4, 4 * price, price, 0)
    assert state.order == ["PDL", "CHC"] and company.active
    assert [player.net for player in state.players] == [300 - 2 * price] * 2


def test_presidents_after_the_phase() -> None:
    """Ruling 43: presidents are updated when all have acted, also when nothing was floated; in turn
    5 there is neither an IPO nor such an update.
    Rulebook, 10 IPO: presidents."""
    state = floating(100, 100)
    state.players[0].shares["PDL"], state.players[1].shares["PDL"] = 1, 3
    tt.act(state, 0, tt.PassIpo())
    assert state.companies["PDL"].president == 0
    tt.act(state, 1, tt.PassIpo())
    assert state.companies["PDL"].president == 1
    state = tt.company(tt.table(100, 100, turn=5), "PDL", [1, 3], president=0)
    tt.step(state, tt.Step.END_MERGERS)
    assert state.companies["PDL"].president == 0
    assert state.operation is not None and state.operation.company == "PDL"
