"""A Holding's whole turn as one action (ruling 23)."""

import msgspec
import pytest

from rules.errors import RuleError
from rules.game import copy_state
from rules.railroad_barons.game import GAME
from rules.railroad_barons.model import actions as do
from rules.railroad_barons.model.actions import Operate, PlaceTokens
from rules.railroad_barons.model.state import State
from rules.railroad_barons.turn_plan import complete_turn
from tests.support.railroad_barons.operating import act, operating, rail, refused
from tests.support.railroad_barons.states import SB

TURN = (PlaceTokens(1, 1), do.PayDividends(), do.FinishBuying(), do.DiscardRailroads(("A1",)))


def two_railroads() -> State:
    """SB is on turn with two Railroads, and can pay for more."""
    rows = {SB: {"railroads": rail("A1", "A2")}}
    return operating(SB, rows=rows, top="A3")


def test_it_is_the_steps_one_after_another() -> None:
    """Ruling 23: tokens, revenue, Railroads and Investors, discard."""
    state = two_railroads()
    single = copy_state(state)
    events = [event for step in TURN for event in act(single, step)]
    assert act(state, Operate(TURN)) == events
    assert msgspec.msgpack.encode(state) == msgspec.msgpack.encode(single)


@pytest.mark.parametrize(
    ("steps", "code", "rule"),
    [
        pytest.param((), "operate-empty", "23", id="no step"),
        pytest.param(TURN[1:], "now-tokens", "24", id="out of order"),
        pytest.param((PlaceTokens(9, 9), *TURN[1:]), "tokens-few", "24", id="first illegal"),
        pytest.param(
            (*TURN[:3], do.DiscardRailroads(("A9",))), "discard-not-there", "35", id="last illegal"
        ),
        pytest.param((*TURN, PlaceTokens(1, 1)), "operate-long", "23", id="into the next turn"),
    ],
)
def test_all_of_it_or_nothing(steps: tuple[do.TurnStep, ...], code: str, rule: str) -> None:
    """Ruling 23: one illegal step refuses the action and changes nothing."""
    refused(two_railroads(), Operate(steps), code, rule)


def test_more_additions_than_tokens_for_them() -> None:
    """Ruling 24: each Railroad or Investor that is added needs a token on (+)."""
    chosen = (PlaceTokens(1, 1), do.BuyRailroad(), do.BuyRailroad())
    with pytest.raises(RuleError) as caught:
        complete_turn(GAME.view(two_railroads(), 0), 0, chosen)
    assert (caught.value.code, caught.value.rule) == ("operate-additions", "24")
