"""The Market Round: whose turn it is, when it ends, and what a turn is (rulings 6, 15, 17)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rules.baltimore_ohio.market_round import turn_parts
from rules.baltimore_ohio.market_round.turn_parts import sketch
from rules.baltimore_ohio.model.actions import OpenAuction, Pass, TakeTurn
from rules.baltimore_ohio.model.events import MarketBegan, MarketEnded, Passed, TurnBegan
from rules.baltimore_ohio.model.play import Next, Play, Position, Step
from rules.baltimore_ohio.model.state import Market, Phase
from rules.baltimore_ohio.stock import valuation
from rules.errors import RuleError


def begin(play: Play) -> Next:
    """A new turn of the game begins with its Market Round."""
    state = play.state
    state.turn += 1
    state.incomes = {}
    for player in state.players:
        player.sold = []
    state.market = Market(seat=state.player_order[-1])
    play.tell(MarketBegan(state.turn))
    return Step.NEXT_PLAYER


def next_player(play: Play) -> Next:
    """The next seat in player order, or the end after as many passes in a row as players (6).

    A seat that can do nothing passes by itself, as long as somebody can do something: a game in
    which nobody can goes on only by the players' own passes (17).
    """
    state, market = play.state, play.market
    if market.passes >= len(state.players):
        return Step.END_MARKET
    order = state.player_order
    seat = order[(order.index(market.seat) + 1) % len(order)]
    state.market = Market(seat, market.passes, market.auctioned, market.deals)
    state.number += 1
    play.tell(TurnBegan(seat, state.number))
    if turn_parts.possible(play, seat):
        return Phase.MARKET
    if not any(turn_parts.possible(play, other) for other in order):
        return Phase.MARKET
    play.tell(Passed(seat, forced=True))
    play.market.passes += 1
    return Step.NEXT_PLAYER


def legal_turn(position: Position) -> Iterator[TakeTurn | Pass]:
    """Passing and every turn of one part; `composing` puts several together."""
    yield Pass()
    for part in turn_parts.legal(position, position.market.seat):
        yield TakeTurn((part,))


def check_turn(position: Position, seat: int, action: TakeTurn) -> None:
    """Each part as it would find the game after those before it."""
    parts = action.parts
    if not parts:
        raise RuleError("turn-empty", "6")
    if any(isinstance(part, OpenAuction) for part in parts[:-1]):
        raise RuleError("auction-last", "45")
    turn_parts.check(position, seat, parts[0])
    if len(parts) > 1:
        trial = Play(sketch(position.state))
        for part, following in pairwise(parts):
            turn_parts.do(trial, seat, part)
            turn_parts.check(trial, seat, following)


def do_turn(play: Play, seat: int, action: TakeTurn) -> Next:
    for part in action.parts:
        turn_parts.do(play, seat, part)
    play.market.passes = 0
    return Step.HAMMER if isinstance(action.parts[-1], OpenAuction) else Step.NEXT_PLAYER


def do_pass(play: Play, seat: int, action: Pass) -> Next:
    """A pass counts towards the end of the round; a turn that opened an auction was none (46)."""
    if not play.market.opened:
        play.market.passes += 1
        play.tell(Passed(seat))
    return Step.NEXT_PLAYER


def go_on(play: Play) -> Next:
    """After the hammer the turn goes on, unless nothing is left to do in it (45)."""
    return Phase.MARKET if turn_parts.possible(play, play.market.seat) else Step.NEXT_PLAYER


def end(play: Play) -> Next:
    """Each railroad with Orphan Stock drops one space, from the top of the order down (15)."""
    state = play.state
    for name in [name for name in state.order if state.railroads[name].orphan]:
        valuation.move(play, name, -1, "orphans")
    play.tell(MarketEnded(state.turn))
    state.market = None
    return Step.BUSINESS_ROUND
