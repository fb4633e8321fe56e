"""The Market Round: whose turn it is, when it ends, and what a turn is (rulings 6, 15, 17)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rules.baltimore_ohio.market_round import turn_parts
from rules.baltimore_ohio.market_round.turn_parts import copy_for_market
from rules.baltimore_ohio.model.actions import OpenAuction, Pass, TakeTurn
from rules.baltimore_ohio.model.events import MarketBegan, MarketEnded, Passed, TurnBegan
from rules.baltimore_ohio.model.position import MutablePosition, Next, Position, Step
from rules.baltimore_ohio.model.state import Market, Phase
from rules.baltimore_ohio.stock import valuation
from rules.errors import RuleError


def begin(play: MutablePosition) -> Next:
    """Begin a new turn of the game with its Market Round."""
    state = play.state
    state.turn += 1
    state.incomes = {}
    for player in state.players:
        player.sold = []
    state.market = Market(seat=state.player_order[-1])
    play.emit(MarketBegan(state.turn))
    return Step.NEXT_PLAYER


def next_player(play: MutablePosition) -> Next:
    """Go to the next seat in player order, or end after as many passes in a row as players (6).

    A seat that can do nothing passes automatically as long as another can do something: a game
    in which no seat can goes on only by the players' own passes (17)."""
    state, market = play.state, play.market
    if market.passes >= len(state.players):
        return Step.END_MARKET
    order = state.player_order
    seat = order[(order.index(market.seat) + 1) % len(order)]
    state.market = Market(seat, market.passes, market.auctioned, market.deals)
    state.number += 1
    play.emit(TurnBegan(seat, state.number))
    if turn_parts.can_do_part(play, seat):
        return Phase.MARKET
    if not any(turn_parts.can_do_part(play, other) for other in order):
        return Phase.MARKET
    play.emit(Passed(seat, forced=True))
    play.market.passes += 1
    return Step.NEXT_PLAYER


def legal_turn(position: Position) -> Iterator[TakeTurn | Pass]:
    """Yield passing and every turn of one part; `composing` combines several."""
    yield Pass()
    for part in turn_parts.legal_parts(position, position.market.seat):
        yield TakeTurn((part,))


def check_take_turn(position: Position, seat: int, action: TakeTurn) -> None:
    """Check each part as it would find the game after those before it."""
    parts = action.parts
    if not parts:
        raise RuleError("turn-empty", "6")
    if any(isinstance(part, OpenAuction) for part in parts[:-1]):
        raise RuleError("auction-last", "45")
    turn_parts.check_part(position, seat, parts[0])
    if len(parts) > 1:
        trial = MutablePosition(copy_for_market(position.state))
        for part, following in pairwise(parts):
            turn_parts.do_part(trial, seat, part)
            turn_parts.check_part(trial, seat, following)


def do_take_turn(play: MutablePosition, seat: int, action: TakeTurn) -> Next:
    for part in action.parts:
        turn_parts.do_part(play, seat, part)
    play.market.passes = 0
    return Step.RESOLVE_AUCTION if isinstance(action.parts[-1], OpenAuction) else Step.NEXT_PLAYER


def do_pass(play: MutablePosition, seat: int, action: Pass) -> Next:
    """Count the pass towards the end of the round, unless the turn opened an auction (46)."""
    if not play.market.opened:
        play.market.passes += 1
        play.emit(Passed(seat))
    return Step.NEXT_PLAYER


def continue_turn(play: MutablePosition) -> Next:
    """Continue the turn after an auction, unless nothing is left to do in it (45)."""
    return Phase.MARKET if turn_parts.can_do_part(play, play.market.seat) else Step.NEXT_PLAYER


def end(play: MutablePosition) -> Next:
    """End the round: each railroad with Orphan Stock drops one space, from the top down (15)."""
    state = play.state
    for name in [name for name in state.order if state.railroads[name].orphan]:
        valuation.move_counter(play, name, -1, "orphans")
    play.emit(MarketEnded(state.turn))
    state.market = None
    return Step.BUSINESS_ROUND
