"""What is told of the future is what then happens: read from the rules on a copy of the view."""

from typing import Any

import pytest

from rules.dice import SeededDice
from rules.game import copy_state
from rules.rail_baron import GAME
from rules.rail_baron.preview import preview_action
from tests.support.rail_baron import kit as rb

MOST = 6
"""Actions tried at one moment of a game."""


def of_the_turn(events: list[Any]) -> list[Any]:
    """Without what a view hides from the seat that acts: who can still bid, and whose cash reaches
    the announce level; only up to the end of the turn."""
    over = next((at for at, event in enumerate(events) if isinstance(event, rb.TurnBegan)), None)
    return [event for event in events[:over] if not isinstance(event, rb.Announced | rb.BidPassed)]


@pytest.mark.parametrize(
    ("names", "seed", "options"),
    [
        ("rs", 1, rb.SHORT),
        ("rrr", 2, rb.Options(opening_auctions=True, extra_cash=170_000)),
        ("rsr", 3, rb.Options(edition="u21", opening_auctions=True, extra_cash=280_000)),
        ("ssrr", 4, rb.Options(opening_auctions=True, extra_cash=190_000)),
        ("sr", 5, rb.Options(opening_auctions=True, extra_cash=200_000)),
    ],
)
def test_every_preview_of_a_game_comes_true(names: str, seed: int, options: rb.Options) -> None:
    """Each action that a seat may take is foreseen from its view, then done: the same events up to
    the first dice, the same fees, and whoever is short or bankrupt was told so."""
    dice = SeededDice(bytes([seed]) * 32)
    state, _ = GAME.setup(len(names), options, dice)
    robots = [GAME.robot({"r": "random", "s": "steady"}[name]) for name in names]
    compared = 0
    for _ in range(450):
        if GAME.over(state):
            break
        mover = GAME.to_move(state)[0]
        view = GAME.view(state, mover)
        for action in list(GAME.legal(state, mover))[:MOST]:
            compared += _compare(state, view, mover, action)
        GAME.apply(state, mover, robots[mover].choose(view, mover, dice), dice)
    assert compared > 80


def _compare(state: rb.State, view: Any, mover: int, action: Any) -> int:
    preview = preview_action(view, action)
    after = copy_state(state)
    happened = GAME.apply(after, mover, action, SeededDice(b"others"))
    foretold, came = of_the_turn(list(preview.events)), of_the_turn(happened)
    if state.phase is rb.Phase.AUCTION or any(isinstance(event, rb.Rovered) for event in came):
        return 0  # hidden cash decides how those go on
    owner = any(type(event).__name__ == "ThirdOwnerReceived" for event in came)
    if not owner:
        assert foretold == came[: len(foretold)], action
    owed = [event for event in came if isinstance(event, rb.FeesOwed)]
    if owed and any(isinstance(event, rb.FeesOwed) for event in foretold):
        total = sum(amount for _, amount in owed[0].owed)
        assert total <= preview.fees if preview.at_most else total == preview.fees
    settled = state.phase is not rb.Phase.FEES and len(foretold) == len(came) and not owner
    if settled:
        bankrupt = any(isinstance(event, rb.WentBankrupt) for event in came)
        assert preview.bankrupt == bankrupt
        assert bool(preview.short) == (bankrupt or after.phase is rb.Phase.FEES)
    return 1
