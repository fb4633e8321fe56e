"""Pictures of Train Tycoon that stand for all it draws."""

from collections.abc import Callable

from msgspec.structs import replace

from render.paint.picture import Picture
from render.train_tycoon.finance.charter import render_charter
from render.train_tycoon.finance.history import render_history
from render.train_tycoon.finance.market import render_market
from render.train_tycoon.finance.merger import render_merger
from render.train_tycoon.finance.result import render_result
from render.train_tycoon.finance.shares import render_shares
from rules.game import Event
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model.view import View
from tests.conformance.case import Gallery
from tests.support.lettering import LONG
from tests.support.train_tycoon import kit as tt
from tests.support.train_tycoon.charts import EVERYTHING, crowded, ended, late, played, public

Drawn = Callable[[str], Picture]
PACKAGE = "render.train_tycoon"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")


def seen(phase: tt.Phase, seats: int = 6) -> Drawn:
    def drawn(language: str) -> Picture:
        state, events = late(phase, seats)
        return render_market(public(state), LONG[:seats], language, events=events)

    return drawn


def start() -> View:
    return public(played(6, EVERYTHING, "steady")[0][0])


def bidding(**offers: str) -> Drawn:
    """A company up for bids, voted on if there are offers."""

    def drawn(language: str) -> Picture:
        state = tt.target(tt.market(target_net=-130))
        if offers:
            tt.bids(state, **offers)
        return render_merger(public(state), LONG[:3], language)

    return drawn


def thought(language: str) -> Picture:
    state = tt.target(tt.market())
    bid = tt.Proposal("PDL", "merger", 0)
    return render_merger(tt.GAME.view(state, 0), LONG[:3], language, bid=bid)


def end(seats: int, *robots: str) -> Drawn:
    def drawn(language: str) -> Picture:
        state = ended(seats, *robots)
        return render_result(public(state), tt.GAME.standing(state, None), LONG[:seats], language)

    return drawn


def shared(language: str) -> Picture:
    state = ended()
    rows = [replace(row, place=1, total=500) for row in tt.GAME.standing(state, None)]
    return render_result(public(state), rows, LONG, language)


def turned_over(kind: type[Event], seats: int = 6, options: tt.Options = EVERYTHING) -> Drawn:
    """The round of this kind with the most events."""

    def drawn(language: str) -> Picture:
        rows = played(seats, options, "random")
        moments = [row for row in rows if any(isinstance(event, kind) for event in row[1])]
        state, events = max(moments, key=lambda row: len(row[1]))
        return render_market(public(state), LONG[:seats], language, events=events)

    return drawn


def choosing(seats: int) -> Drawn:
    def drawn(language: str) -> Picture:
        rows = played(seats, tt.Options(), "random")
        state = [state for state, _ in rows if state.phase is tt.Phase.CHOOSE][-1]
        return render_market(public(state), LONG[:seats], language)

    return drawn


PICTURES: dict[str, Drawn] = {
    "market, auction": lambda to: render_market(start(), LONG, to),
    "market, two choose": choosing(2),
    "market, six choose": choosing(6),
    "market, prices": seen(tt.Phase.PRICES),
    "market, trade": seen(tt.Phase.TRADE),
    "market, treasury": seen(tt.Phase.TREASURY),
    "market, target": seen(tt.Phase.TARGET),
    "market, IPO": seen(tt.Phase.IPO, 3),
    "market, line": seen(tt.Phase.LINE),
    "market, crowded": lambda to: render_market(public(crowded()), LONG, to),
    "market, over": lambda to: render_market(public(ended()), LONG, to),
    "charter, crowded": lambda to: render_charter(public(crowded()), "PDL", LONG, to),
    "charter, late": lambda to: render_charter(public(ended()), ended().order[-1], LONG, to),
    "charter, start": lambda to: render_charter(start(), "NLR", LONG, to),
    "charter, factory": lambda to: render_charter(start(), "SNR", LONG, to),
    "shares": lambda to: render_shares(public(late(tt.Phase.TREASURY)[0]), LONG, to),
    "shares, crowded": lambda to: render_shares(public(crowded()), LONG, to),
    "shares, two": lambda to: render_shares(
        public(played(2, EVERYTHING, "steady")[-9][0]), LONG[:2], to
    ),
    "history": lambda to: render_history(public(ended()), LONG, to),
    "history, crowded": lambda to: render_history(public(crowded()), LONG, to),
    "history, none": lambda to: render_history(start(), LONG, to),
    "merger, bids": bidding(),
    "merger, offer": bidding(PDL="high", CHC="merger", SNR="low"),
    "merger, merger": bidding(CHC="merger"),
    "merger, thought of": thought,
    "result, two": end(2),
    "result, three": end(3),
    "result, six": end(6),
    "result, below nothing": end(4, "random"),
    "result, shared": shared,
    "reveal, trades": turned_over(e.TradesShown),
    "reveal, bids": turned_over(e.BidsShown),
    "reveal, votes": turned_over(e.VotesShown),
    "reveal, answers": turned_over(e.AnswersShown, 2, tt.Options()),
    "reveal, priority": turned_over(e.PriorityBids),
    "reveal, investments": turned_over(e.InvestmentsShown),
}
TALLER = {"market, crowded": 1_700, "history, crowded": 2_100}
"""All twelve companies never come into play in practice."""

GALLERY = Gallery(
    package=PACKAGE,
    pictures=PICTURES,
    tallest=lambda name: TALLER.get(name, 1_560),
    heaviest=160_000,
    shortened=LONG,
)
