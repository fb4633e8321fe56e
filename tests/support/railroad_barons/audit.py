"""The second set of books of Railroad Barons held against the state of the game."""

from __future__ import annotations

import data.railroad_barons as facts
from rules.railroad_barons.model.state import State
from tests.support.railroad_barons.ledger import Ledger


def compare(ledger: Ledger, state: State) -> None:
    """Fails where the two differ in money, certificates, Directors, values, Railroads,
    Investors, tokens, levels, Priority Deal, end or history."""
    assert ledger.cash == [player.cash for player in state.players]
    assert (ledger.stack, ledger.levels) == (state.stack, set(state.levels))
    assert (ledger.priority, ledger.ended) == (state.priority, state.ended)
    assert ledger.history == state.history
    for seat, player in enumerate(state.players):
        owned = {each for each, owner in ledger.owner.items() if owner == seat}
        assert owned == {(each.holding, each.percent) for each in player.certificates}
        held = {each for each, where in ledger.investor.items() if where == seat}
        assert held == set(player.investors)
    for name, row in state.holdings.items():
        value = None if row.value is None else facts.track().values[row.value]
        assert (ledger.value[name], ledger.director[name]) == (value, row.director)
        assert (ledger.treasury[name], ledger.network[name]) == (row.treasury, row.network)
        assert (name in ledger.floated) == row.floated
        assert ledger.railroads[name] == {each.card: each.side for each in row.railroads}
        held = {each for each, where in ledger.investor.items() if where == name}
        assert held == set(row.investors)
