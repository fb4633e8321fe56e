"""A market of four companies of Train Tycoon, and everybody's secret bids and votes in it."""

from rules.train_tycoon.game import GAME
from rules.train_tycoon.model.actions import Bid, Rebid, TargetCompany, Vote
from rules.train_tycoon.model.position import Step
from rules.train_tycoon.model.state import State
from tests.support.train_tycoon.states import act, company, step, table


def market(*, target_net: int = 100) -> State:
    """Seats 0 to 2 preside over PDL, CHC and BHR; SNR is led by seat 0 too."""
    state = table(100, 100, 100)
    company(state, "PDL", [3, 1, 0], president=0, net=300, income=200)
    company(state, "CHC", [1, 3, 0], president=1, net=300, income=200)
    company(state, "BHR", [1, 0, 3], president=2, net=target_net, price=25)
    company(state, "SNR", [3, 0, 1], president=0, net=50)
    step(state, Step.MERGERS)
    return state


def target(state: State, name: str = "BHR") -> State:
    """The seat on turn names it."""
    act(state, GAME.to_move(state)[0], TargetCompany(name))
    return state


def bids(state: State, **offers: str) -> list[object]:
    """Everybody asked bids, "none" unless said by company."""
    events: list[object] = []
    for ask in list(state.asks):
        events = act(state, ask.seat, Bid(ask.company, offers.get(ask.company, "none")))
    return events


def rebids(state: State, **offers: str) -> list[object]:
    events: list[object] = []
    for ask in list(state.asks):
        events = act(state, ask.seat, Rebid(ask.company, offers[ask.company]))
    return events


def votes(state: State, *against: int) -> list[object]:
    """Everybody asked votes for it, but for these seats."""
    events: list[object] = []
    for ask in list(state.asks):
        events = act(state, ask.seat, Vote("against" if ask.seat in against else "for"))
    return events
