"""Votes of shareholders on the proposals (section 9, rulings 29 to 31 and 36)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import data.train_tycoon as facts
from rules.errors import RuleError
from rules.train_tycoon.model.actions import Voice, Vote
from rules.train_tycoon.model.events import VoteSettled, VotesShown
from rules.train_tycoon.model.position import MutablePosition, Next, Position, Step
from rules.train_tycoon.model.state import Ask, Attempt, Phase, Proposal
from rules.train_tycoon.shares.mergers import attempt, is_insolvent

VOICES: tuple[Voice, ...] = get_args(Voice)


def next_proposal(play: MutablePosition) -> Next:
    """Put the next proposal to the vote; with none left the initiator pays a fee (36)."""
    now = attempt(play)
    if now.order:
        return Step.ASK_TARGET
    play.pay(now.initiator, None, facts.finance().failed_bid_fee, "fee")
    return Step.NEXT_TARGET


def ask_target(play: MutablePosition) -> Next:
    """Let the target's holders vote first; an insolvent target agrees without a vote (30)."""
    now = attempt(play)
    if is_insolvent(play, now.target):
        play.emit(VoteSettled(now.target, now.order[0], passed=True))
        return Step.ASK_BIDDER
    return _ask_holders(play, now.target)


def ask_bidder(play: MutablePosition) -> Next:
    """Let the bidder's holders vote."""
    return _ask_holders(play, attempt(play).order[0].company)


def _ask_holders(play: MutablePosition, name: str) -> Next:
    """Ask all holders at once; if players hold no more than half, the proposal fails (30)."""
    now = attempt(play)
    now.voting = name
    if 2 * play.shares_held(name) <= play.company(name).issued:
        play.emit(VoteSettled(name, now.order[0], passed=False))
        return _finish_vote(play, name, passed=False)
    holders = (seat for seat in play.player_order() if play.state.players[seat].shares.get(name))
    play.ask_secretly(Ask(seat) for seat in holders)
    return Phase.VOTE


def deciding_seat(position: Position) -> int | None:
    """Return the seat that alone has enough shares to pass the vote, or None.

    What the other holders vote then changes nothing (30)."""
    name = attempt(position).voting
    if name is None:
        return None
    threshold = needed_votes(position.company(name).issued)
    players = enumerate(position.state.players)
    return next((seat for seat, player in players if player.shares.get(name, 0) >= threshold), None)


def needed_votes(issued: int) -> int:
    """Return the shares that must be for a proposal: more than half of the issued ones (30)."""
    return issued // 2 + 1


def legal_vote(position: Position, seat: int) -> Iterator[Vote]:
    yield from (Vote(voice) for voice in VOICES)


def check_vote(position: Position, seat: int, action: Vote) -> None:
    if action.voice not in VOICES:
        raise RuleError("unknown", "30", chosen=action.voice)


def do_vote(play: MutablePosition, seat: int, action: Vote) -> Next:
    return Step.SHOW_VOTES if play.record_choice(seat, "", action.voice) else Phase.VOTE


def show_votes(play: MutablePosition) -> Next:
    """Reveal and count the votes (30)."""
    now = attempt(play)
    name = now.voting
    assert name is not None
    votes = tuple(
        (choice.seat, play.state.players[choice.seat].shares[name], str(choice.chosen))
        for choice in play.reveal_choices()
    )
    count = sum(shares for _, shares, voice in votes if voice == "for")
    passed = count >= needed_votes(play.company(name).issued)
    play.emit(VotesShown(name, now.order[0], votes, passed))
    return _finish_vote(play, name, passed=passed)


def _finish_vote(play: MutablePosition, name: str, *, passed: bool) -> Next:
    """Go on to the bidder's vote or the takeover; what fails leads to the next proposal (31)."""
    now = attempt(play)
    now.voting = None
    if passed:
        return Step.ASK_BIDDER if name == now.target else Step.TAKEOVER
    now.order = proposals_left(now, name)
    return Step.NEXT_PROPOSAL


def proposals_left(now: Attempt, name: str) -> list[Proposal]:
    """Return the proposals left if this company's holders reject the first one (31).

    If a target rejects an offer, only the mergers are left."""
    failed, *remaining = now.order
    if name != now.target or failed.kind == "merger":
        return remaining
    return [bid for bid in remaining if bid.kind == "merger"]
