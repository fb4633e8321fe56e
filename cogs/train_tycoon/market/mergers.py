"""Mergers and acquisitions: a target is named, companies bid for it and their shareholders vote,
both in secret (section 9, rulings 23 to 31)."""

from __future__ import annotations

from collections.abc import Iterator

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Leaf, Prompt
from bot.chat.declared.blanks import Given, Part
from bot.chat.declared.moves import Sure, move
from cogs.train_tycoon import pictures
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import (
    about,
    at,
    chapter,
    company,
    company_part,
    me,
    person,
    quiet,
    t,
)
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.state import Attempt, Phase, Proposal
from rules.train_tycoon.preview import outcome
from rules.train_tycoon.shares.mergers import (
    RAISES,
    attempt,
    counts,
    debt,
    insolvent,
    joint,
    proposal,
)
from rules.train_tycoon.shares.trading import moved
from rules.train_tycoon.shares.votes import VOICES, decider, needed, rejected

AnyBid = a.Bid | a.Rebid
FEE = facts.finance().failed_bid_fee


# The target.


def ask_target(scene: Scene) -> Prompt:
    text = t("ask-target", scene, fee=FEE)
    doomed = [name for name in at(scene).state.order if insolvent(at(scene), name)]
    if doomed:
        text += "\n" + t("ask-target-insolvent", scene, companies=doomed)
    menus = MOVES.menu(scene, "target")
    return Prompt(text, (quiet(scene, "pass", "press-pass"),), menus)


def _state(scene: Scene, name: str) -> str:
    """A company in a line of a menu."""
    key = "target-detail-insolvent" if insolvent(at(scene), name) else "target-detail"
    return t(key, scene, **about(scene, name))


def _targets(scene: Scene) -> list[str]:
    table = at(scene).state
    return table.order if table.phase is Phase.TARGET else []


def _sure_target(scene: Scene, action: a.TargetCompany) -> Sure:
    position, goal = at(scene), action.company
    bidders = [
        f"{name} ({person(scene, president)})"
        for name in position.state.order
        if (president := position.company(name).president) is not None
        and name != goal
        and not insolvent(position, name)
    ]
    return MOVES.sure(
        scene,
        "target",
        action,
        draw=pictures.charter(scene, goal, action),
        full=company(goal),
        state=_state(scene, goal),
        bidders=bidders or t("nobody", scene),
        fee=FEE,
    )


# The bids.


def ask_bids(scene: Scene) -> Prompt:
    now = attempt(at(scene))
    known = {**about(scene, now.target), "name": now.initiator, "state": _state(scene, now.target)}
    return secret.asked(scene, t("ask-bids", scene, **known))


def ask_rebids(scene: Scene) -> Prompt:
    now = attempt(at(scene))
    known = about(scene, now.target)
    return secret.asked(scene, t("ask-rebids", scene, companies=now.rebidding, **known))


def bids(scene: Scene, name: str) -> Leaf:
    """What one company of the seat may bid, first or once more, and what each bid comes to."""
    position, known = at(scene), about(scene, name)
    goal, table = attempt(position).target, position.state
    own = {"bidder": known["company"], "purse": known["purse"], "most": known["loans"]}
    row = position.company(goal)
    lines = [t("bids", scene, target=goal, issued=row.issued, price=row.price, **own)]
    lines += ["• " + _told(scene, deal) for deal in _offers(scene, name)]
    if sum(ask.seat == scene.seat for ask in (*table.asks, *table.answered)) > 1:
        lines.append("-# " + t("bids-two", scene))
    head = "rebid" if table.phase is Phase.REBIDS else "bid"
    return Leaf("\n".join(lines), None, MOVES.buttons(scene, head, "offer", company=name))


def _offers(scene: Scene, name: str) -> list[AnyBid]:
    """The offers that the seat may make, with this company."""
    deals = [deal for deal in scene.view.legal if isinstance(deal, AnyBid)]
    return [deal for deal in deals if name in ("", deal.company)]


def _price(scene: Scene, offer: str) -> int | str:
    """Dollars a share that are offered, if any are."""
    price = at(scene).company(attempt(at(scene)).target).price
    return "" if offer in ("merger", "none") else moved(price, offer)


def _told(scene: Scene, deal: AnyBid) -> str:
    """What an offer means: the cube, its price, and the companies after it; or why it is void."""
    bid = proposal(at(scene), deal.company, deal.offer)
    if deal.offer == "none":
        return t("offer-none", scene, choice=deal.offer)
    if bid is None or scene.seat is None:
        return _void(scene, deal)
    key = "offer-merger" if deal.offer == "merger" else "offer"
    return t(key, scene, choice=deal.offer, **outcome(scene.view, bid, scene.seat))


def briefly(scene: Scene, name: str) -> Iterator[tuple[str, str]]:
    """The offers in a few words each, the void ones called so, with what is offered."""
    for deal in _offers(scene, name):
        valid = counts(at(scene), deal.company, deal.offer)
        key, price = "offer-brief" if valid else "offer-brief-void", _price(scene, deal.offer)
        told = t(key, scene, company=deal.company, choice=deal.offer, price=price)
        yield told.strip(), deal.offer


def _void(scene: Scene, deal: AnyBid) -> str:
    """Why an offer would be dropped when it is turned over (27)."""
    position = at(scene)
    if deal.offer == "merger":
        most, count = facts.finance().max_issued_shares, joint(position, deal.company)
        return t("offer-void-merger", scene, choice=deal.offer, count=count, most=most)
    price = moved(position.company(attempt(position).target).price, deal.offer)
    debts = debt(position, deal.company, price)
    most = facts.max_loans(position.company(deal.company).income)
    return t("offer-void", scene, choice=deal.offer, price=price, needed=debts, most=most)


def _sure_bid(scene: Scene, deal: AnyBid) -> Sure | None:
    """An offer that would be dropped: that is said before."""
    return (
        None
        if counts(at(scene), deal.company, deal.offer)
        else secret.in_vain(scene, _void(scene, deal))
    )


_OFFER = Part(
    label=lambda scene, given: t(
        f"press-bid-{given['offer']}", scene, price=_price(scene, given["offer"])
    ),
    offered=lambda scene, given: (
        deal.offer
        for deal in _offers(scene, given["company"])
        if counts(at(scene), deal.company, deal.offer)
    ),
    style=lambda given: "quiet" if given["offer"] == "none" else "plain",
)


def _bid(scene: Scene, given: Given) -> AnyBid:
    """`bid/CHC/high`; where bids are made once more it is one of those."""
    again = scene.public.phase is Phase.REBIDS and given["offer"] in RAISES
    return a.Rebid(**given) if again else a.Bid(**given)


# The votes.


def _named(scene: Scene, bid: Proposal) -> str:
    """`CHC buys BHR for $35 a share ($140 in all)`, `CHC and BHR merge into CHC`."""
    target = attempt(at(scene)).target
    count = at(scene).company(target).issued
    sums = {"price": bid.price, "total": bid.price * count, "count": count}
    key = "named-merger" if bid.kind == "merger" else "named-price"
    return t(key, scene, bidder=bid.company, target=target, **sums)


def _voting(scene: Scene) -> tuple[Attempt, str]:
    """What is voted on, and the company whose holders vote."""
    now = attempt(at(scene))
    assert now.voting is not None
    return now, now.voting


def ask_vote(scene: Scene) -> Prompt:
    (now, name), table, alone = _voting(scene), at(scene).state, decider(at(scene))
    holders = [
        t("vote-holder", scene, name=one, count=count)
        for one in table.seating
        if (count := table.players[one].shares.get(name, 0))
    ]
    issued, proposal = table.companies[name].issued, _named(scene, now.order[0])
    known = {"company": company(name), "issued": issued, "needed": needed(issued)}
    lines = [t("ask-vote", scene, proposal=proposal, holders=holders, **known)]
    if alone is not None:
        lines.append(t("ask-vote-alone", scene, name=alone))
    return secret.asked(scene, *lines, _then(scene))


def _then(scene: Scene) -> str:
    """What follows if it fails here, and if it passes."""
    now, name = _voting(scene)
    passed = failed = ""
    if name == now.target:
        passed = t("vote-passed-first", scene, company=now.order[0].company)
    if rest := rejected(now, name):
        failed = t("vote-failed-next", scene, proposal=_named(scene, rest[0]))
    return f"{passed} {failed or t('vote-failed', scene, fee=FEE)}".strip()


def vote(scene: Scene, name: str) -> Leaf:
    """For, against or abstain, with what both outcomes are worth to the voter."""
    now, voting = _voting(scene)
    issued, count = at(scene).company(voting).issued, me(scene).shares.get(voting, 0)
    bid = now.order[0]
    sums = outcome(scene.view, bid, scene.me)
    lines = [
        t("vote", scene, count=count, company=voting, issued=issued, needed=needed(issued)),
        t("vote-if", scene, proposal=_named(scene, bid)),
        t("outcome-company", scene, **sums),
        t("outcome-player", scene, **sums),
        t("vote-if-not", scene, worth=sums["was"]),
        _then(scene),
    ]
    return Leaf("\n".join(lines), None, MOVES.buttons(scene, "vote"))


MOVES = chapter(
    move(
        "target",
        a.TargetCompany,
        company=company_part("menu-target", _state, _targets),
        sure=_sure_target,
    ),
    secret.sealed("bid", a.Bid, company=Part(), offer=_OFFER, built=_bid, sure=_sure_bid),
    secret.sealed("rebid", a.Rebid, company=Part(), offer=_OFFER, sure=_sure_bid),
    secret.sealed(
        "vote",
        a.Vote,
        voice=Part(
            label=lambda scene, given: t(f"press-vote-{given['voice']}", scene),
            offered=lambda scene, given: VOICES,
            style=lambda given: "quiet" if given["voice"] == "abstain" else "plain",
        ),
    ),
)
