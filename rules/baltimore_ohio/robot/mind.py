"""How Baltimore & Ohio is thought about: nothing is hidden (ruling 3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from rules.baltimore_ohio.best_turn import best_step, ranked, thought_of
from rules.baltimore_ohio.business_round import building, services
from rules.baltimore_ohio.course import OPERATING
from rules.baltimore_ohio.market_round import composing
from rules.baltimore_ohio.model.actions import (
    AnyAction,
    Bid,
    BuildNothing,
    BuildTrack,
    Lot,
    OpenAuction,
    Pass,
    PassBid,
    Sell,
    ServeCities,
    TakeTurn,
    TurnStep,
)
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State
from rules.baltimore_ohio.model.view import View
from rules.baltimore_ohio.robot.steady import Steady, promises
from rules.game import Action
from rules.thinking import mind as thinking
from rules.thinking.mind import spread

BUYS = 5
"""Purchases that are thought of, by the steady robot's measure."""
WAYS = 2
"""Builds that are thought of beside those proposed."""
SERVICES = 2
MORE = 5
"""Steps of a railroad's turn that a hint judges beside those worth a thought."""


class Mind(thinking.OpenMind):
    """See `rules.thinking.mind.Mind`."""

    view = View
    steady = Steady()
    policy = Steady("whimsical", whim=0.3, switches=False)
    depth = 70
    scale = 700.0
    playouts = 16

    def value(self, state: State, seat: int) -> float:
        position = Position(state)
        return thinking.ahead(
            [row.cash + position.stock(each) for each, row in enumerate(state.players)], seat
        )

    def others(self, view: View, seat: int) -> Iterator[AnyAction]:
        match view.table.phase:
            case Phase.MARKET:
                return _turns(view, seat)
            case Phase.AUCTION:
                return _bids(view, seat)
            case Phase.TRACK:
                return _builds(view)
            case Phase.SERVICE:
                return _served(view)
        return thought_of(view.table)

    def proposals(self, view: View, seat: int) -> Sequence[Action]:
        """In a railroad's turn only what the turn that is suggested to people begins with."""
        if view.table.phase in OPERATING:
            return [best_step(view.table)]
        return super().proposals(view, seat)

    def judged(self, view: View, seat: int) -> Sequence[tuple[AnyAction, float]]:
        """The steps of a railroad's turn, by what the best turn with each is worth."""
        if view.table.phase not in OPERATING:
            return ()
        further: list[Action] = []
        if view.table.phase in (Phase.TRACK, Phase.SERVICE):  # of the others all are thought of
            further = [*self.others(view, seat), *spread(view.legal, MORE)]
        return ranked(view.table, [one for one in further if isinstance(one, TurnStep)])


def _turns(view: View, seat: int) -> Iterator[AnyAction]:
    """The purchases that promise most, alone and after selling what can be sold of one railroad;
    single sales, a Robber Baron, passing."""
    buys = [part for _, part in sorted(promises(view), key=lambda row: -row[0])[:BUYS]]
    yield Pass()
    yield from (TakeTurn((part,)) for part in buys)
    most: dict[str, int] = {}
    for lot in composing.lots(view, ()):
        most[lot.railroad] = max(lot.count, most.get(lot.railroad, 0))
    for name, count in most.items():
        sale = Sell((Lot(name, count),))
        yield TakeTurn((sale,))
        best = sorted(promises(view, (sale,)), key=lambda row: -row[0])
        yield from (TakeTurn((sale, part)) for _, part in best[:2] if part.railroad != name)
    cards = composing.only(view, (), OpenAuction)
    yield from (TakeTurn((part,)) for part in cards if part.bid == 1)


def _bids(view: View, seat: int) -> Iterator[AnyAction]:
    hammer = view.table.auction
    assert hammer is not None
    cash = view.table.players[seat].cash
    yield PassBid()
    for more in (1, 10, 30):
        if hammer.bid + more <= cash:
            yield Bid(hammer.bid + more)


def _builds(view: View) -> Iterator[AnyAction]:
    """Those worth proposing, the cheapest ways to somewhere, a counter, nothing."""
    table, (name, _) = view.table, Position(view.table).acting
    yield BuildNothing()
    yield from (action for action in view.legal if not isinstance(action, BuildTrack))
    for proposal in building.proposals(table, name):
        yield BuildTrack(proposal.way.hexes)
    for goal in islice(building.costs(table, name), WAYS):
        yield BuildTrack(building.way(table, name, goal).hexes)


def _served(view: View) -> Iterator[AnyAction]:
    """The sums next above what was made before, and the most."""
    table, (name, line) = view.table, Position(view.table).acting
    found = services.services(table, name)
    rising = [one for one in found if services.income(table, name, one.cities).net > line.income]
    yield ServeCities(found[-1].cities)
    yield from (ServeCities(one.cities) for one in rising[:SERVICES])
