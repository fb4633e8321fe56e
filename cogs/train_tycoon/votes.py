"""The shareholders' votes on a proposal (section 9, rulings 29 to 31)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Answer, Button, Leaf, Prompt, Scene
from cogs.train_tycoon import outcomes, secret
from cogs.train_tycoon.parts import Asker, Chooser, Words
from cogs.train_tycoon.words import company, listed, money, person, t
from rules.train_tycoon.ending import worth
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Attempt, Phase, State
from rules.train_tycoon.shares.mergers import attempt
from rules.train_tycoon.shares.votes import VOICES


def ask_vote(scene: Scene, table: State, seat: int) -> Prompt:
    language, now = scene.language, attempt(Position(table))
    assert now.voting is not None
    bid = now.order[0]
    holders = [
        t("vote-holder", language, name=person(scene.names, one, language), count=count)
        for one in table.seating
        if (count := table.players[one].shares.get(now.voting, 0))
    ]
    row = table.companies[now.voting]
    lines = [
        t(
            "ask-vote",
            language,
            proposal=outcomes.named(table, bid, language),
            company=company(now.voting),
            holders=listed(holders, language),
            needed=row.issued // 2 + 1,
            issued=row.issued,
        ),
        _then(table, now, language),
    ]
    return Prompt("\n".join(lines), (secret.button(language),))


def _then(table: State, now: Attempt, language: str) -> str:
    """What follows if it fails here, and if it passes."""
    bid, rest = now.order[0], now.order[1:]
    first = now.voting == now.target
    if first and bid.kind != "merger":
        rest = [one for one in rest if one.kind == "merger"]
    fee = money(facts.finance().failed_bid_fee, language)
    passed = t("vote-passed-first", language, company=bid.company) if first else ""
    failed = (
        t("vote-failed-next", language, proposal=outcomes.named(table, rest[0], language))
        if rest
        else t("vote-failed", language, fee=fee)
    )
    return f"{passed} {failed}".strip()


def vote(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    """For, against or abstain, with what both outcomes are worth to the voter."""
    language, now = scene.language, attempt(Position(table))
    assert now.voting is not None
    bid, row = now.order[0], table.companies[now.voting]
    count = table.players[seat].shares.get(now.voting, 0)
    sums = outcomes.sums(scene, bid, seat)
    lines = [
        t(
            "vote",
            language,
            count=count,
            company=now.voting,
            issued=row.issued,
            needed=row.issued // 2 + 1,
        ),
        t("vote-if", language, proposal=outcomes.named(table, bid, language)),
        t("outcome-company", language, **sums),
        t("outcome-player", language, **sums),
        t("vote-if-not", language, worth=money(worth(Position(table), seat), language)),
        _then(table, now, language),
    ]
    buttons = tuple(
        Button(
            f"vote/{voice}",
            t(f"press-vote-{voice}", language),
            "quiet" if voice == "abstain" else "plain",
        )
        for voice in VOICES
    )
    return Leaf("\n".join(lines), buttons=buttons)


def choose(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`vote/for`."""
    for voice in VOICES:
        if voice == rest:
            return secret.act(scene, a.Vote(voice))
    raise LookupError(rest)


CHOOSERS: dict[str, Chooser] = {"vote": choose}
ASK: dict[Phase, Asker] = {Phase.VOTE: ask_vote}
SECRETS: dict[Phase, secret.Page] = {Phase.VOTE: vote}
