"""Whoever does nothing is told of too: the log has a sentence for every action."""

from itertools import islice

from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.events import Passed
from tests.games.train_tycoon import played

DID_NOTHING = {
    a.PassTreasury: "treasury",
    a.DeclineBankruptcy: "bankruptcy",
    a.PassTarget: "target",
    a.PassIpo: "ipo",
    a.SkipLine: "line",
    a.InvestNothing: "marker",
}


def test_doing_nothing_is_the_first_event_of_such_an_action_and_of_no_other() -> None:
    """Rulings 17, 21, 24, 39, 47 and 63 let a seat pass."""
    met, number = set(), 0
    while met != set(DID_NOTHING.values()):
        for game in islice(played(number, "random", "steady"), 1, None):
            seat, action, _ = game.log[-1]
            events = [event for event in game.events if isinstance(event, Passed)]
            what = DID_NOTHING.get(type(action))
            assert events == ([] if what is None else [Passed(seat, what)])
            met |= {event.what for event in events}
        number += 1
    assert number < 8
