"""Robber Barons under the hammer: bids, typed or chosen, and passing."""

from __future__ import annotations

import re

from bot.chat.contract.adapter import Act, Answer, Button, Form, Preview, Prompt, Scene
from cogs.baltimore_ohio.market_pages import bid_form
from cogs.baltimore_ohio.market_parts import pays
from cogs.baltimore_ohio.parts import Ask, Chooser, FormOf, Words
from cogs.baltimore_ohio.typed import amount
from cogs.baltimore_ohio.words import baron, label, money, person, t
from rules.baltimore_ohio.market_round import auction
from rules.baltimore_ohio.model.actions import Bid, PassBid
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State

_RAISES = (0, 4, 9, 19)
"""What the bids offered lie above the least."""


def _ask(scene: Scene, table: State, seat: int) -> Prompt:
    language, hammer = scene.language, table.auction
    assert hammer is not None
    low, high = auction.bids(Position(table))
    text = t(
        "ask-auction",
        language,
        card=baron(hammer.card),
        pays=pays(table, hammer.card, language),
        name=person(scene.names, hammer.leader, language),
        amount=money(hammer.bid, language),
        cash=money(high, language),
    )
    others = [one for one in hammer.waiting if one not in (seat, hammer.leader)]
    if others:
        names = ", ".join(person(scene.names, one, language) for one in others)
        text += " " + t("ask-auction-others", language, names=names)
    bids = [
        Button(f"bid/{bid}", t("press-bid", language, amount=money(bid, language)))
        for bid in sorted({min(high, low + more) for more in _RAISES})
    ]
    last = not others
    leader = label(scene.names, hammer.leader, language)
    buttons = (
        *bids,
        Button("bid", t("press-bid-form", language), "quiet", form=True),
        Button("out", t("press-out-last" if last else "press-out", language, name=leader), "quiet"),
    )
    return Prompt(text, buttons)


def _bid(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`bid/25` bids; `bid` comes with the words of its form."""
    typed = words.get("bid", "").strip()
    if not typed and not re.fullmatch("[0-9]{1,6}", rest):
        raise LookupError(rest)
    action = Bid(amount(typed) if typed else int(rest))
    table: State = scene.public.table
    hammer = table.auction
    if sure or hammer is None or scene.seat not in scene.public.to_move:
        return Act(action)
    low, high = auction.bids(Position(table))
    if not low <= action.amount <= high:
        return Act(action)  # the rules say best why not
    language = scene.language
    text = t(
        "sure-bid",
        language,
        amount=money(action.amount, language),
        card=baron(hammer.card),
        pays=pays(table, hammer.card, language),
        cash=money(high, language),
        left=money(high - action.amount, language),
    )
    label_ = t("confirm-bid", language, amount=money(action.amount, language))
    return Preview(text, label_, key=f"bid/{action.amount}")


def _out(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if rest:
        raise LookupError(rest)
    return Act(PassBid())


def _form(scene: Scene, rest: str) -> Form:
    table: State = scene.public.table
    if table.auction is None or rest:
        raise LookupError(rest)
    low, high = auction.bids(Position(table))
    return bid_form(scene, money(low, scene.language), money(high, scene.language))


CHOOSERS: dict[str, Chooser] = {"bid": _bid, "out": _out}
FORMS: dict[str, FormOf] = {"bid": _form}
ASK: dict[Phase, Ask] = {Phase.AUCTION: _ask}
