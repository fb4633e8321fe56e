"""The shareholders' votes on a proposal, and what it comes to in dollars (section 9, rulings 29 to
31)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Button, Leaf, Prompt, Scene
from bot.chat.declared.blanks import Part
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import chapter, company, t
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Attempt, Phase, Proposal, State
from rules.train_tycoon.preview import outcome
from rules.train_tycoon.shares.mergers import attempt
from rules.train_tycoon.shares.votes import VOICES, decider, needed, rejected


def _named(scene: Scene, table: State, bid: Proposal) -> str:
    """`CHC buys BHR for $35 a share ($140 in all)`, `CHC and BHR merge into CHC`."""
    target = attempt(Position(table)).target
    count = table.companies[target].issued
    sums = {"price": bid.price, "total": bid.price * count, "count": count}
    key = "named-merger" if bid.kind == "merger" else "named-price"
    return t(key, scene, bidder=bid.company, target=target, **sums)


def _voting(table: State) -> tuple[Attempt, str]:
    """What is voted on, and the company whose holders vote."""
    now = attempt(Position(table))
    assert now.voting is not None
    return now, now.voting


def ask_vote(scene: Scene, table: State, seat: int) -> Prompt:
    now, name = _voting(table)
    holders = [
        t("vote-holder", scene, name=one, count=count)
        for one in table.seating
        if (count := table.players[one].shares.get(name, 0))
    ]
    issued = table.companies[name].issued
    known = {"company": company(name), "issued": issued, "needed": needed(issued)}
    proposal, alone = _named(scene, table, now.order[0]), decider(Position(table))
    lines = [t("ask-vote", scene, proposal=proposal, holders=holders, **known)]
    if alone is not None:
        lines.append(t("ask-vote-alone", scene, name=alone))
    return secret.asked(scene, *lines, _then(scene, table))


def _then(scene: Scene, table: State) -> str:
    """What follows if it fails here, and if it passes."""
    now, name = _voting(table)
    bid, rest = now.order[0], rejected(now, name)
    passed = t("vote-passed-first", scene, company=bid.company) if name == now.target else ""
    failed = (
        t("vote-failed-next", scene, proposal=_named(scene, table, rest[0]))
        if rest
        else t("vote-failed", scene, fee=facts.finance().failed_bid_fee)
    )
    return f"{passed} {failed}".strip()


def vote(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    """For, against or abstain, with what both outcomes are worth to the voter."""
    now, voting = _voting(table)
    issued, count = table.companies[voting].issued, table.players[seat].shares.get(voting, 0)
    bid = now.order[0]
    sums = outcome(scene.view, bid, seat)
    lines = [
        t("vote", scene, count=count, company=voting, issued=issued, needed=needed(issued)),
        t("vote-if", scene, proposal=_named(scene, table, bid)),
        t("outcome-company", scene, **sums),
        t("outcome-player", scene, **sums),
        t("vote-if-not", scene, worth=sums["was"]),
        _then(scene, table),
    ]
    buttons = tuple(
        Button(f"vote/{one}", _press(scene, a.Vote(one)), "quiet" if one == "abstain" else "plain")
        for one in VOICES
    )
    return Leaf("\n".join(lines), None, buttons)


def _press(scene: Scene, action: a.Vote) -> str:
    return t(f"press-vote-{action.voice}", scene)


MOVES = chapter(secret.sealed("vote", a.Vote, voice=Part(), label=_press))
ASK = {Phase.VOTE: ask_vote}
SECRETS: dict[Phase, secret.Page] = {Phase.VOTE: vote}
