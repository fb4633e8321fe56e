"""Shareholders vote on the proposals (section 9, rulings 29 to 31 and 36)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import Voice, Vote
from rules.train_tycoon.model.events import VoteSettled, VotesShown
from rules.train_tycoon.model.play import Next, Play, Position, Step
from rules.train_tycoon.model.state import Ask, Attempt, Phase, Proposal
from rules.train_tycoon.shares.mergers import attempt, insolvent

VOICES: tuple[Voice, ...] = get_args(Voice)


def next_proposal(play: Play) -> Next:
    """The next one in order; with none left nothing came of the target and it costs a fee (36)."""
    now = attempt(play)
    if now.order:
        return Step.ASK_TARGET
    play.pay(now.initiator, None, facts.finance().failed_bid_fee, "fee")
    return Step.NEXT_TARGET


def ask_target(play: Play) -> Next:
    """The target's holders vote first; an insolvent one agrees without a vote (30)."""
    now = attempt(play)
    if insolvent(play, now.target):
        play.tell(VoteSettled(now.target, now.order[0], passed=True))
        return Step.ASK_BIDDER
    return _ask(play, now.target)


def ask_bidder(play: Play) -> Next:
    return _ask(play, attempt(play).order[0].company)


def _ask(play: Play, name: str) -> Next:
    """All holders at once. Where players hold no more than half, nothing can pass (30)."""
    now = attempt(play)
    now.voting = name
    if 2 * play.held(name) <= play.company(name).issued:
        play.tell(VoteSettled(name, now.order[0], passed=False))
        return _decided(play, name, passed=False)
    holders = (seat for seat in play.player_order() if play.state.players[seat].shares.get(name))
    play.ask(Ask(seat) for seat in holders)
    return Phase.VOTE


def decider(position: Position) -> int | None:
    """Who alone holds enough shares of the company whose holders vote to pass it: what the others
    say then changes nothing (30)."""
    name = attempt(position).voting
    if name is None:
        return None
    enough = needed(position.company(name).issued)
    players = enumerate(position.state.players)
    return next((seat for seat, one in players if one.shares.get(name, 0) >= enough), None)


def needed(issued: int) -> int:
    """More than half of the issued shares must be for it (30)."""
    return issued // 2 + 1


def legal_vote(position: Position, seat: int) -> Iterator[Vote]:
    yield from (Vote(voice) for voice in VOICES)


def check_vote(position: Position, seat: int, action: Vote) -> None:
    if action.voice not in VOICES:
        raise RuleError("unknown", "30", chosen=action.voice)


def do_vote(play: Play, seat: int, action: Vote) -> Next:
    return Step.SHOW_VOTES if play.choose(seat, "", action.voice) else Phase.VOTE


def show_votes(play: Play) -> Next:
    """The votes are turned over and counted (30)."""
    now = attempt(play)
    name = now.voting
    assert name is not None
    votes = tuple(
        (made.seat, play.state.players[made.seat].shares[name], str(made.chosen))
        for made in play.shown()
    )
    count = sum(n for _, n, voice in votes if voice == "for")
    passed = count >= needed(play.company(name).issued)
    play.tell(VotesShown(name, now.order[0], votes, passed))
    return _decided(play, name, passed=passed)


def _decided(play: Play, name: str, *, passed: bool) -> Next:
    """What fails leads to the next proposal (31)."""
    now = attempt(play)
    now.voting = None
    if passed:
        return Step.ASK_BIDDER if name == now.target else Step.TAKEOVER
    now.order = rejected(now, name)
    return Step.NEXT_PROPOSAL


def rejected(now: Attempt, name: str) -> list[Proposal]:
    """The proposals left if this company's holders reject the first one: of a target that rejects
    an offer the mergers (31)."""
    failed, *left = now.order
    if name != now.target or failed.kind == "merger":
        return left
    return [bid for bid in left if bid.kind == "merger"]
