"""The prompts of the public card by phase, and the moves they lead to. Each prompt says in one
sentence what its step is for."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.declared.chat import OWN_BUTTON, PromptBuilder
from bot.chat.declared.move_spec import move_spec
from cogs.train_tycoon.market import ipo, mergers, opening, secret, trading, treasury
from cogs.train_tycoon.operate import building, delivering, investing, routes, starting, trains
from cogs.train_tycoon.words import declare_moves
from rules.train_tycoon.model.actions import (
    FinishTrains,
    OpenLine,
    PlaceFactory,
    SeatPlayers,
    SkipLine,
)
from rules.train_tycoon.model.state import Phase

PROMPTS: Mapping[Phase, PromptBuilder] = {
    Phase.AUCTION: opening.ask_auction,
    Phase.SEATING: opening.seating_prompt,
    Phase.CHOOSE: opening.ask_choose,
    Phase.PRICES: trading.prices_prompt,
    Phase.TRADE: trading.ask_trade,
    Phase.TREASURY: treasury.ask_treasury,
    Phase.BANKRUPTCY: treasury.bankruptcy_prompt,
    Phase.TARGET: mergers.ask_target,
    Phase.BIDS: mergers.bids_values,
    Phase.REBIDS: mergers.bids_values,
    Phase.VOTE: mergers.ask_vote,
    Phase.KEEP: trains.keep_prompt,
    Phase.IPO: ipo.ipo_terms,
    Phase.ANSWERS: ipo.answers_values,
    Phase.FACTORY: building.factory_prompt,
    Phase.LINE: building.line_prompt,
    Phase.TAKE: trains.take_values,
    Phase.INVEST: investing.invest_prompt,
    Phase.TRAINS: delivering.trains_prompt,
    Phase.PAYOUT: delivering.payout_prompt,
}
"""Everybody reads these prompts: they must use nothing private of a table context, even a
seat's."""
SECRET_PAGES: Mapping[Phase, secret.ChoicePage] = {
    Phase.AUCTION: opening.auction_page,
    Phase.PRICES: trading.prices_page,
    Phase.TRADE: trading.trade_page,
    Phase.BIDS: mergers.bids_page,
    Phase.REBIDS: mergers.bids_page,
    Phase.VOTE: mergers.vote_page,
    Phase.ANSWERS: ipo.answers_page,
}
"""The private pages of secret choices."""


MOVES = declare_moves(
    move_spec("noline", SkipLine),
    others={
        OWN_BUTTON: lambda ctx, *_: secret.private_page(ctx, SECRET_PAGES),
        "seats": opening.answer_seats,
        "trade": trading.answer_trade,
        "open": building.answer_open,
        "ends": building.answer_end,
        "route": building.answer_route,
        "from": starting.start_page,
        "empty": starting.empty_ends_page,
        "lay": starting.answer_lay,
        "change": delivering.answer_change,
    },
    forms={"route": building.route_form, "change": delivering.change_form},
    keys={
        PlaceFactory: lambda ctx, action: f"open/{routes.encode_opening(action)}",
        OpenLine: lambda ctx, action: f"open/{routes.encode_opening(action)}",
        SeatPlayers: lambda ctx, action: f"seats/{opening.encode_seating(action.order)}",
        FinishTrains: delivering.finish_key,
    },
    earlier={"bankrupt/yes": "bankrupt", "bankrupt/no": "go-on"},
).merge(
    opening.MOVES,
    trading.MOVES,
    treasury.MOVES,
    mergers.MOVES,
    ipo.MOVES,
    trains.MOVES,
    delivering.MOVES,
    investing.MOVES,
)
