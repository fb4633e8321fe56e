"""Mergers and acquisitions: a target is named, companies bid for it in secret (section 9, rulings
23 to 28)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import (
    Act,
    Answer,
    Button,
    Leaf,
    Menu,
    Option,
    Preview,
    Prompt,
    Scene,
)
from cogs.train_tycoon import outcomes, pictures, secret
from cogs.train_tycoon.parts import Asker, Chooser, Words
from cogs.train_tycoon.words import company, listed, money, person, purse, t
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import Position, loans
from rules.train_tycoon.model.state import Company, Phase, State
from rules.train_tycoon.shares.mergers import OFFERS, RAISES, attempt, insolvent, proposal
from rules.train_tycoon.shares.trading import moved


def ask_target(scene: Scene, table: State, seat: int) -> Prompt:
    language = scene.language
    fee = money(facts.finance().failed_bid_fee, language)
    options = tuple(Option(name, company(name), _state(scene, table, name)) for name in table.order)
    lines = [t("ask-target", language, fee=fee)]
    doomed = [name for name in table.order if insolvent(Position(table), name)]
    if doomed:
        lines.append(t("ask-target-insolvent", language, companies=listed(doomed, language)))
    skip = Button("pass", t("press-pass", language, price=""), "quiet")
    menu = Menu("target", t("menu-target", language), options)
    return Prompt("\n".join(lines), (skip,), (menu,))


def _state(scene: Scene, table: State, name: str) -> str:
    """A company in a line of a menu."""
    language, row = scene.language, table.companies[name]
    key = "target-detail-insolvent" if insolvent(Position(table), name) else "target-detail"
    return t(
        key,
        language,
        price=money(row.price, language),
        issued=row.issued,
        purse=purse(row.net, language),
        income=money(row.income, language),
    )


def target(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if rest not in facts.companies():
        raise LookupError(rest)
    table, language = scene.public.table, scene.language
    if sure or table.phase is not Phase.TARGET or rest not in table.order:
        return Act(a.TargetCompany(rest))
    bidders = [
        f"{name} ({person(scene.names, table.companies[name].president, language)})"
        for name in table.order
        if name != rest
        and table.companies[name].president is not None
        and not insolvent(Position(table), name)
    ]
    text = t(
        "sure-target",
        language,
        company=company(rest),
        state=_state(scene, table, rest),
        bidders=listed(bidders, language) or t("nobody", language),
        fee=money(facts.finance().failed_bid_fee, language),
    )
    return Preview(text, t("confirm-target", language, company=rest), pictures.charter(scene, rest))


def ask_bids(scene: Scene, table: State, seat: int) -> Prompt:
    language, now = scene.language, attempt(Position(table))
    row = table.companies[now.target]
    values = {level: money(moved(row.price, level), language) for level in ("high", "mid", "low")}
    text = t(
        "ask-bids",
        language,
        name=person(scene.names, now.initiator, language),
        company=company(now.target),
        state=_state(scene, table, now.target),
        **values,
    )
    return Prompt(text, (secret.button(language),))


def ask_rebids(scene: Scene, table: State, seat: int) -> Prompt:
    language, now = scene.language, attempt(Position(table))
    price = table.companies[now.target].price
    text = t(
        "ask-rebids",
        language,
        companies=listed(now.rebidding, language),
        company=company(now.target),
        price=money(price, language),
        high=money(moved(price, "high"), language),
        mid=money(moved(price, "mid"), language),
    )
    return Prompt(text, (secret.button(language),))


def bids(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    """What one company of the seat may bid, and what each bid comes to."""
    return _offers(scene, table, seat, name, "bid")


def rebids(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    return _offers(scene, table, seat, name, "rebid")


def _offers(scene: Scene, table: State, seat: int, name: str, kind: str) -> Leaf:
    language, position = scene.language, Position(table)
    goal = attempt(position).target
    offers = [
        deal.offer
        for deal in scene.view.legal
        if isinstance(deal, a.Bid | a.Rebid) and deal.company == name
    ]
    lines = [
        t(
            "bids",
            language,
            bidder=company(name),
            purse=purse(table.companies[name].net, language),
            most=facts.max_loans(table.companies[name].income),
            target=goal,
            issued=table.companies[goal].issued,
            price=money(table.companies[goal].price, language),
        )
    ]
    buttons = []
    for offer in offers:
        lines.append("• " + told(scene, table, seat, name, offer))
        if offer == "none" or proposal(position, name, offer) is not None:
            label = t(f"press-bid-{offer}", language, price=_price(table, goal, offer, language))
            key = f"{kind}/{name}/{offer}"
            buttons.append(Button(key, label, "quiet" if offer == "none" else "plain"))
    if sum(ask.seat == seat for ask in (*table.asks, *table.answered)) > 1:
        lines.append("-# " + t("bids-two", language))
    return Leaf("\n".join(lines), buttons=tuple(buttons))


def _price(table: State, goal: str, offer: str, language: str) -> str:
    if offer in ("merger", "none"):
        return ""
    return money(moved(table.companies[goal].price, offer), language)


def told(scene: Scene, table: State, seat: int, name: str, offer: str) -> str:
    """What an offer means: the cube, its price, and the companies after it; or why it is void."""
    language, position = scene.language, Position(table)
    goal = attempt(position).target
    cube = secret.choice(offer, language)
    if offer == "none":
        return t("offer-none", language, choice=cube)
    bid = proposal(position, name, offer)
    if bid is None:
        return void(table, name, goal, offer, language)
    key = "offer-merger" if offer == "merger" else "offer"
    return t(key, language, choice=cube, **outcomes.sums(scene, bid, seat))


def brief(scene: Scene, name: str, offer: str) -> str:
    """An offer in a few words, for lists."""
    table, language = scene.public.table, scene.language
    goal = attempt(Position(table)).target
    good = offer == "none" or proposal(Position(table), name, offer) is not None
    return t(
        "offer-brief" if good else "offer-brief-void",
        language,
        company=name,
        choice=secret.choice(offer, language),
        price=_price(table, goal, offer, language),
    ).strip()


def void(table: State, name: str, goal: str, offer: str, language: str) -> str:
    """Why an offer would be dropped when it is turned over (27)."""
    one, other = table.companies[name], table.companies[goal]
    cube = secret.choice(offer, language)
    if offer == "merger":
        most = facts.finance().max_issued_shares
        count = one.issued + other.issued
        return t("offer-void-merger", language, choice=cube, count=count, most=most)
    price = moved(other.price, offer)
    return t(
        "offer-void",
        language,
        choice=cube,
        price=money(price, language),
        needed=loans(_net(one, other, price)),
        most=facts.max_loans(one.income),
    )


def _net(one: Company, other: Company, price: int) -> int:
    return one.net + other.net - price * other.issued


def bid(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`bid/CHC/high`; where bids are made once more it is one of those."""
    name, _, chosen = rest.partition("/")
    if scene.public.table.phase is Phase.REBIDS and chosen in RAISES:
        return rebid(scene, rest, sure, words)
    for offer in OFFERS:
        if offer == chosen and name in facts.companies():
            return _made(scene, name, offer, a.Bid(name, offer), Phase.BIDS, sure)
    raise LookupError(rest)


def rebid(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`rebid/CHC/mid`."""
    name, _, chosen = rest.partition("/")
    for offer in RAISES:
        if offer == chosen and name in facts.companies():
            return _made(scene, name, offer, a.Rebid(name, offer), Phase.REBIDS, sure)
    raise LookupError(rest)


def _made(
    scene: Scene, name: str, offer: str, action: a.Bid | a.Rebid, phase: Phase, sure: bool
) -> Answer:
    """The choice, unless it would be dropped: that is said before."""
    table: State = scene.public.table
    if sure or not secret.due(scene, phase, name) or offer == "none":
        return secret.act(scene, action)
    if action not in scene.view.legal or proposal(Position(table), name, offer) is not None:
        return secret.act(scene, action)
    goal = attempt(Position(table)).target
    text = void(table, name, goal, offer, scene.language)
    return Preview(text, t("confirm-in-vain", scene.language))


CHOOSERS: dict[str, Chooser] = {"target": target, "bid": bid, "rebid": rebid}
ASK: dict[Phase, Asker] = {
    Phase.TARGET: ask_target,
    Phase.BIDS: ask_bids,
    Phase.REBIDS: ask_rebids,
}
SECRETS: dict[Phase, secret.Page] = {Phase.BIDS: bids, Phase.REBIDS: rebids}
