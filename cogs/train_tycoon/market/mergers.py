"""Mergers and acquisitions: a target is named, companies bid for it in secret (section 9, rulings
23 to 28)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Button, Leaf, Prompt, Scene
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Sure, move
from cogs.train_tycoon import pictures
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import about, chapter, company, company_part, person, quiet, shown, t
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.preview import outcome
from rules.train_tycoon.shares.mergers import RAISES, attempt, debt, insolvent, joint, proposal
from rules.train_tycoon.shares.trading import leads, moved


def ask_target(scene: Scene, table: State, seat: int) -> Prompt:
    text = t("ask-target", scene, fee=facts.finance().failed_bid_fee)
    doomed = [name for name in table.order if insolvent(Position(table), name)]
    if doomed:
        text += "\n" + t("ask-target-insolvent", scene, companies=doomed)
    menus = MOVES.menu(scene, "target")
    return Prompt(text, (quiet(scene, "pass", "press-pass"),), menus)


def _state(scene: Scene, name: str) -> str:
    """A company in a line of a menu."""
    table: State = scene.public.table
    key = "target-detail-insolvent" if insolvent(Position(table), name) else "target-detail"
    return t(key, scene, **about(scene, table, name))


def _targets(scene: Scene) -> list[str]:
    table: State = scene.public.table
    return table.order if table.phase is Phase.TARGET else []


def _sure_target(scene: Scene, action: a.TargetCompany) -> Sure:
    table, goal = scene.public.table, action.company
    bidders = [
        f"{name} ({person(scene, table.companies[name].president)})"
        for name in table.order
        if name != goal
        and table.companies[name].president is not None
        and not insolvent(Position(table), name)
    ]
    return shown(
        scene,
        "target",
        draw=pictures.charter(scene, goal, action),
        company=goal,
        full=company(goal),
        state=_state(scene, goal),
        bidders=bidders or t("nobody", scene),
        fee=facts.finance().failed_bid_fee,
    )


def ask_bids(scene: Scene, table: State, seat: int) -> Prompt:
    now = attempt(Position(table))
    goal, values = now.target, leads(table.companies[now.target].price)
    known = {"name": now.initiator, "company": company(goal), "state": _state(scene, goal)}
    return secret.asked(scene, t("ask-bids", scene, **known, **values))


def ask_rebids(scene: Scene, table: State, seat: int) -> Prompt:
    now = attempt(Position(table))
    known = about(scene, table, now.target) | leads(table.companies[now.target].price)
    return secret.asked(scene, t("ask-rebids", scene, companies=now.rebidding, **known))


def bids(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    """What one company of the seat may bid, first or once more, and what each bid comes to."""
    position = Position(table)
    goal, known = attempt(position).target, about(scene, table, name)
    own = {"bidder": known["company"], "purse": known["purse"], "most": known["loans"]}
    issued, price = table.companies[goal].issued, table.companies[goal].price
    lines = [t("bids", scene, target=goal, issued=issued, price=price, **own)]
    buttons = []
    for deal in _offers(scene, name):
        lines.append("• " + _told(scene, deal))
        none = deal.offer == "none"
        if none or proposal(position, name, deal.offer) is not None:
            label = t(f"press-bid-{deal.offer}", scene, price=_price(scene, deal.offer))
            head = "rebid" if isinstance(deal, a.Rebid) else "bid"
            buttons.append(Button(MOVES.key(head, deal), label, "quiet" if none else "plain"))
    if sum(ask.seat == seat for ask in (*table.asks, *table.answered)) > 1:
        lines.append("-# " + t("bids-two", scene))
    return Leaf("\n".join(lines), None, tuple(buttons))


def _offers(scene: Scene, name: str = "") -> list[a.Bid | a.Rebid]:
    """The offers that the seat may make, with this company."""
    return [
        deal
        for deal in scene.view.legal
        if isinstance(deal, a.Bid | a.Rebid) and name in ("", deal.company)
    ]


def _price(scene: Scene, offer: str) -> int | str:
    """Dollars a share that are offered, if any are."""
    position = Position(scene.public.table)
    price = position.company(attempt(position).target).price
    return "" if offer in ("merger", "none") else moved(price, offer)


def _told(scene: Scene, deal: a.Bid | a.Rebid) -> str:
    """What an offer means: the cube, its price, and the companies after it; or why it is void."""
    bid = proposal(Position(scene.view.table), deal.company, deal.offer)
    if deal.offer == "none":
        return t("offer-none", scene, choice=deal.offer)
    if bid is None or scene.seat is None:
        return _void(scene, deal)
    key = "offer-merger" if deal.offer == "merger" else "offer"
    return t(key, scene, choice=deal.offer, **outcome(scene.view, bid, scene.seat))


def briefly(scene: Scene, name: str = "") -> list[tuple[str, str]]:
    """The offers in a few words each, the void ones called so, with what is offered."""
    found: list[tuple[str, str]] = []
    for deal in _offers(scene, name):
        position = Position(scene.public.table)
        good = deal.offer == "none" or proposal(position, deal.company, deal.offer) is not None
        key = "offer-brief" if good else "offer-brief-void"
        price = _price(scene, deal.offer)
        told = t(key, scene, company=deal.company, choice=deal.offer, price=price)
        found.append((told.strip(), deal.offer))
    return found


def _void(scene: Scene, deal: a.Bid | a.Rebid) -> str:
    """Why an offer would be dropped when it is turned over (27)."""
    position = Position(scene.public.table)
    if deal.offer == "merger":
        most, count = facts.finance().max_issued_shares, joint(position, deal.company)
        return t("offer-void-merger", scene, choice=deal.offer, count=count, most=most)
    price = moved(position.company(attempt(position).target).price, deal.offer)
    needed = debt(position, deal.company, price)
    most = facts.max_loans(position.company(deal.company).income)
    return t("offer-void", scene, choice=deal.offer, price=price, needed=needed, most=most)


def _sure_bid(scene: Scene, deal: a.Bid | a.Rebid) -> Sure | None:
    """An offer that would be dropped: that is said before."""
    position = Position(scene.public.table)
    if deal.offer == "none" or proposal(position, deal.company, deal.offer) is not None:
        return None
    return secret.in_vain(scene, _void(scene, deal))


def _bid(scene: Scene, given: Given) -> a.Bid | a.Rebid:
    """`bid/CHC/high`; where bids are made once more it is one of those."""
    again = scene.public.table.phase is Phase.REBIDS and given["offer"] in RAISES
    return a.Rebid(**given) if again else a.Bid(**given)


MOVES = chapter(
    move(
        "target",
        a.TargetCompany,
        company=company_part("menu-target", _state, _targets),
        sure=_sure_target,
    ),
    secret.sealed(
        "bid", a.Bid, company=Part(), offer=Part(), built=_bid, sure=_sure_bid, label=_told
    ),
    secret.sealed("rebid", a.Rebid, company=Part(), offer=Part(), sure=_sure_bid, label=_told),
)
ASK = {Phase.TARGET: ask_target, Phase.BIDS: ask_bids, Phase.REBIDS: ask_rebids}
SECRETS: dict[Phase, secret.Page] = {Phase.BIDS: bids, Phase.REBIDS: bids}
