"""What the public card asks, and what presses lead to; each question says in a sentence what its
step is for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.chat.contract.adapter import Answer, Prompt, Scene
from bot.chat.declared.moves import Moves, move
from cogs.train_tycoon.market import ipo, mergers, opening, secret, trading, treasury, votes
from cogs.train_tycoon.operate import asking, building, investing, keeping, starting, trains
from cogs.train_tycoon.words import KINDS, Words, check, t
from rules.train_tycoon.model.actions import SkipLine
from rules.train_tycoon.model.state import Phase, State


def prompt(scene: Scene) -> Prompt:
    """What the seat of this scene is asked, or may do, now. Everybody reads it: of a secret choice
    it says the same whoever is still out."""
    ask = _ASK.get(scene.public.table.phase)
    if ask is None or scene.seat is None:
        return Prompt(t("over", scene))
    return ask(scene, scene.public.table, scene.seat)


def mine(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`mine`: back to the private card of secret choices."""
    return secret.page(scene, SECRETS)


MOVES = Moves(
    t,
    KINDS,
    check,
    [move("noline", SkipLine)],
    others={
        "mine": mine,
        "priority": opening.bid,
        "seats": opening.seats,
        "trade": trading.trade_now,
        "open": building.opened,
        "ends": building.ended,
        "route": building.route,
        "from": starting.start,
        "empty": starting.empty,
        "lay": starting.lay,
        "marker": investing.marker,
        "keep": keeping.ready,
        "drop": keeping.drop,
    },
    forms={"route": building.form},
    earlier={"bankrupt/yes": "bankrupt", "bankrupt/no": "go-on"},
).together(
    opening.MOVES,
    trading.MOVES,
    treasury.MOVES,
    mergers.MOVES,
    votes.MOVES,
    ipo.MOVES,
    trains.MOVES,
    investing.MOVES,
)

Ask = Callable[[Scene, State, int], Prompt]
"""It may use nothing of a scene that others may not know, also where that is one of a seat, since
all read it."""
_ASK: Mapping[Phase, Ask] = {
    **opening.ASK,
    **trading.ASK,
    **treasury.ASK,
    **mergers.ASK,
    **votes.ASK,
    **ipo.ASK,
    Phase.FACTORY: asking.factory,
    Phase.LINE: asking.line,
    Phase.TAKE: trains.take,
    Phase.INVEST: investing.invest,
    Phase.TRAINS: trains.trains,
    Phase.PAYOUT: trains.payout,
    Phase.KEEP: keeping.keep,
}
SECRETS: Mapping[Phase, secret.Page] = {
    **opening.SECRETS,
    **trading.SECRETS,
    **mergers.SECRETS,
    **votes.SECRETS,
    **ipo.SECRETS,
}
"""The private pages of secret choices."""
