"""The pictures of Train Tycoon's cards, each as a function to be called off the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat.contract.adapter import Draw, Scene
from cogs.train_tycoon import operation_pictures
from cogs.train_tycoon.words import t
from render.film import Moment
from render.train_tycoon.film import film as draw_film
from render.train_tycoon.finance.charter import charter as draw_charter
from render.train_tycoon.finance.history import history as draw_history
from render.train_tycoon.finance.market import market as draw_market
from render.train_tycoon.finance.merger import merger as draw_merger
from render.train_tycoon.finance.result import result as draw_result
from render.train_tycoon.finance.shares import shares as draw_shares
from render.train_tycoon.map.board import board as draw_board
from render.train_tycoon.map.changes import changes
from render.train_tycoon.shared.joined import joined
from rules.game import Standing
from rules.train_tycoon.model.events import PricesSet, SharesMoved, TradesShown
from rules.train_tycoon.model.state import Phase

_BEFORE = (Phase.AUCTION, Phase.SEATING, Phase.CHOOSE)
_PROPOSED = (Phase.BIDS, Phase.REBIDS, Phase.VOTE)


def card(scene: Scene, events: Sequence[Any], standing: Sequence[Standing]) -> Draw | None:
    """The picture of the public card: the result, else what is asked about; above it the deliveries
    just made, if one company alone made them. Where only their income is asked about they stand
    alone."""
    table = scene.public.table
    if table.phase is Phase.OVER and standing:
        view, names, language = scene.public, scene.names, scene.language
        return lambda: draw_result(view, standing, names, language)
    delivered = operation_pictures.delivered(scene, events)
    if delivered is None:
        return _asked(scene, events)
    if table.phase is Phase.PAYOUT:
        return delivered
    below = _asked(scene, events)
    return lambda: joined(delivered(), below())


def _asked(scene: Scene, events: Sequence[Any]) -> Draw:
    """The company that operates, the map before the first turn, a company up for bids, else the
    market with what moved."""
    table = scene.public.table
    if table.operation is not None:
        return operation_pictures.board(scene, table.operation.company, events)
    if table.phase in _BEFORE:
        return board(scene)
    if table.phase in _PROPOSED:
        return merger(scene, events)
    return market(scene, events)


def moves(scene: Scene, events: Sequence[Any]) -> Draw | None:
    """What the others did since the reader's last turn: in the Operate phase, and where only the
    map has changed, the whole map with it; else the picture of the card."""
    view, names, language = scene.public, scene.names, scene.language
    changed = changes(events, view.table)
    shares = any(isinstance(event, SharesMoved | PricesSet | TradesShown) for event in events)
    if (changed.laid or changed.hubs) and (view.table.operation is not None or not shares):
        return lambda: draw_board(view, names, language, events=events)
    return card(scene, events, ())


def market(scene: Scene, events: Sequence[Any] = ()) -> Draw:
    """Prices, players and companies."""
    return lambda: draw_market(scene.public, scene.names, scene.language, events=events)


def merger(scene: Scene, events: Sequence[Any] = ()) -> Draw:
    """The company that is up, the bids, the votes and what each comes to."""
    return lambda: draw_merger(scene.public, scene.names, scene.language, events=events)


def charter(scene: Scene, name: str) -> Draw:
    """One company large."""
    return lambda: draw_charter(scene.public, name, scene.names, scene.language)


def shares(scene: Scene) -> Draw:
    return lambda: draw_shares(scene.public, scene.names, scene.language)


def history(scene: Scene) -> Draw:
    return lambda: draw_history(scene.public, scene.names, scene.language)


def board(scene: Scene, name: str | None = None) -> Draw:
    """The map, or the network of one company."""
    return lambda: draw_board(scene.public, scene.names, scene.language, company=name)


def round_name(number: tuple[int, ...], language: str) -> str:
    """A turn by its number, 0 what comes before the first."""
    return t("round", language, turn=str(number[0])) if number[0] else t("round-none", language)


def film(moments: Sequence[Moment], names: Sequence[str], language: str) -> Draw:
    """The whole game, moving."""
    return lambda: draw_film(moments, names, language)
