"""The Business Rounds: whose turn it is, and in which order (RULINGS 18, 34, 36)."""

from tests.support.baltimore_ohio import kit as bo


def pay_through(state: bo.State) -> list[bo.TurnBegan]:
    """Every choice made the plainest way to the end of the Business Round; who acted when."""
    began = []
    business = state.business
    assert business is not None
    round_ = business.round
    while state.business is not None and state.business.round == round_:
        seat = bo.GAME.to_move(state)[0]
        began += bo.of(bo.do(state, next(iter(bo.GAME.legal(state, seat)))), bo.TurnBegan)
    return [event for event in began if event.railroad]


def test_order_of_business() -> None:
    """Ruling 18: highest value first, top of the stack first, each once; who moves does not change
    the order of the others."""
    state = bo.running(bo.new_game(3), "CO", {0: 2}, value=74, cards=(1,))
    bo.running(state, "BM", {0: 2}, value=74, cards=(2,))
    bo.running(state, "PA", {0: 2}, value=82, cards=(3,))
    events = bo.in_business(bo.running(state, "BO", {0: 2}, value=66, cards=(4,)))
    acted = [event.railroad for event in bo.of(events, bo.TurnBegan)]
    while state.phase in (bo.Phase.SCRAP, bo.Phase.PROFIT) and len(acted) < 4:
        action = bo.ScrapEquipment() if state.phase is bo.Phase.SCRAP else bo.PayDividends()
        acted += [event.railroad for event in bo.of(bo.do(state, action), bo.TurnBegan)]
    assert acted == ["PA", "CO", "BM", "BO"]
    assert state.order[0] == "PA"


def test_to_the_bottom_of_the_stack() -> None:
    """Ruling 34: after acting the counter goes under its stack, moved or not."""
    state = bo.running(bo.new_game(3), "BO", {0: 2}, value=66, cards=(1,), income=10)
    bo.in_business(bo.running(state, "BM", {0: 2}, value=66, cards=(2,), income=20))
    bo.do(state, bo.ScrapEquipment(), bo.PayDividends())
    assert state.order == ["BM", "BO"] and bo.dollars(state, "BO") == 66


def test_business_rounds() -> None:
    """Rulebook, business rounds: two of them, identical, by descending value."""
    state = bo.running(bo.new_game(3), "BO", {0: 2}, value=66, cards=(1,))
    bo.in_business(bo.running(state, "BM", {0: 2}, value=74, cards=(2,)))
    first = pay_through(state)
    assert state.business is not None and state.business.round == 2
    second = pay_through(state)
    assert [event.railroad for event in first] == ["BO", "BM"]
    assert [event.railroad for event in second][:1] == ["BO"]
    assert state.turn == 2
