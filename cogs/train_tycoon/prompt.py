"""What the public card asks, and what presses lead to; each question says in a sentence what its
step is for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Answer, Prompt
from bot.chat.declared.moves import Words, move
from cogs.train_tycoon.market import ipo, mergers, opening, secret, trading, treasury
from cogs.train_tycoon.operate import building, investing, routes, starting, trains
from cogs.train_tycoon.words import chapter, t
from rules.train_tycoon.model.actions import (
    KeepLines,
    OpenLine,
    PlaceFactory,
    SeatPlayers,
    SkipLine,
)
from rules.train_tycoon.model.state import Phase

_ASK: Mapping[Phase, Callable[[Scene], Prompt]] = {
    Phase.AUCTION: opening.ask_auction,
    Phase.SEATING: opening.ask_seating,
    Phase.CHOOSE: opening.ask_choose,
    Phase.PRICES: trading.ask_prices,
    Phase.TRADE: trading.ask_trade,
    Phase.TREASURY: treasury.ask_treasury,
    Phase.BANKRUPTCY: treasury.ask_bankruptcy,
    Phase.TARGET: mergers.ask_target,
    Phase.BIDS: mergers.ask_bids,
    Phase.REBIDS: mergers.ask_rebids,
    Phase.VOTE: mergers.ask_vote,
    Phase.KEEP: trains.ask_keep,
    Phase.IPO: ipo.ask_ipo,
    Phase.ANSWERS: ipo.ask_answers,
    Phase.FACTORY: building.ask_factory,
    Phase.LINE: building.ask_line,
    Phase.TAKE: trains.ask_take,
    Phase.INVEST: investing.ask,
    Phase.TRAINS: trains.ask,
    Phase.PAYOUT: trains.ask_payout,
}
"""They may use nothing of a scene that others may not know, also where that is one of a seat, since
all read it."""
SECRETS: Mapping[Phase, secret.Page] = {
    Phase.AUCTION: opening.auction,
    Phase.PRICES: trading.prices,
    Phase.TRADE: trading.trade,
    Phase.BIDS: mergers.bids,
    Phase.REBIDS: mergers.bids,
    Phase.VOTE: mergers.vote,
    Phase.ANSWERS: ipo.answers,
}
"""The private pages of secret choices."""


def prompt(scene: Scene) -> Prompt:
    """What the seat of this scene is asked, or may do, now. Everybody reads it: of a secret choice
    it says the same whoever is still out."""
    ask = _ASK.get(scene.public.phase)
    return Prompt(t("over", scene)) if ask is None or scene.seat is None else ask(scene)


def mine(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`mine`: back to the private card of secret choices."""
    return secret.page(scene, SECRETS)


MOVES = chapter(
    move("noline", SkipLine),
    others={
        secret.MINE: mine,
        "seats": opening.seats,
        "trade": trading.trade_now,
        "open": building.opened,
        "ends": building.ended,
        "route": building.route,
        "from": starting.start,
        "empty": starting.empty,
        "lay": starting.lay,
        "keep": trains.ready,
        "drop": trains.drop,
    },
    forms={"route": building.form},
    keys={
        PlaceFactory: lambda scene, action: f"open/{routes.written(action)}",
        OpenLine: lambda scene, action: f"open/{routes.written(action)}",
        SeatPlayers: lambda scene, action: f"seats/{opening.joined(action.order)}",
        KeepLines: lambda scene, action: trains.key_of(scene, action),
    },
    earlier={"bankrupt/yes": "bankrupt", "bankrupt/no": "go-on"},
).together(
    opening.MOVES,
    trading.MOVES,
    treasury.MOVES,
    mergers.MOVES,
    ipo.MOVES,
    trains.MOVES,
    investing.MOVES,
)
