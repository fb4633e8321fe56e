"""Mergers and acquisitions: a target is named, companies bid for it and their shareholders
vote, both in secret (section 9, rulings 23 to 31)."""

from __future__ import annotations

from collections.abc import Mapping

import data.train_tycoon as facts
from bot.chat.contract.pages import EphemeralPage
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.move_spec import Confirmation, move_spec
from cogs.train_tycoon import pictures
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import (
    company_field,
    company_name,
    company_values,
    declare_moves,
    person,
    player_state,
    public_position,
    t,
)
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.state import Attempt, Phase, Proposal
from rules.train_tycoon.preview import preview_takeover
from rules.train_tycoon.shares.mergers import (
    RAISES,
    attempt,
    combined_shares,
    is_insolvent,
    is_valid_offer,
    loans_after,
    proposal,
)
from rules.train_tycoon.shares.trading import price_after
from rules.train_tycoon.shares.votes import VOICES, deciding_seat, needed_votes, proposals_left

AnyBid = a.Bid | a.Rebid


# The target.


def ask_target(ctx: TableContext) -> str:
    text = t("ask-target", ctx, fee=facts.finance().failed_bid_fee)
    position = public_position(ctx)
    insolvents = [name for name in position.state.order if is_insolvent(position, name)]
    if insolvents:
        text += "\n" + t("ask-target-insolvent", ctx, companies=insolvents)
    return text


def _describe_state(ctx: TableContext, name: str) -> str:
    """Describe a company in a menu line."""
    key = "target-detail-insolvent" if is_insolvent(public_position(ctx), name) else "target-detail"
    return t(key, ctx, **company_values(ctx, name))


def _targets(ctx: TableContext) -> list[str]:
    table = public_position(ctx).state
    return table.order if table.phase is Phase.TARGET else []


def _target_values(ctx: TableContext, action: a.TargetCompany) -> dict[str, object]:
    position, target = public_position(ctx), action.company
    bidders = [
        f"{name} ({person(ctx, president)})"
        for name in position.state.order
        if (president := position.company(name).president) is not None
        and name != target
        and not is_insolvent(position, name)
    ]
    names = {"full": company_name(target), "bidders": bidders or t("nobody", ctx)}
    return {**names, "state": _describe_state(ctx, target), "fee": facts.finance().failed_bid_fee}


# The bids.


def bids_values(ctx: TableContext) -> dict[str, object]:
    current = attempt(public_position(ctx))
    return {
        **company_values(ctx, current.target),
        "name": current.initiator,
        "state": _describe_state(ctx, current.target),
        "companies": current.rebidding,
    }


def bids_page(ctx: TableContext, name: str) -> EphemeralPage:
    """Return the page of what one company of the seat may bid or rebid, and the result of each
    bid."""
    position, values = public_position(ctx), company_values(ctx, name)
    target, table = attempt(position).target, position.state
    bidder_values = {"bidder": values["company"], "purse": values["purse"], "most": values["loans"]}
    row = position.company(target)
    lines = [t("bids", ctx, target=target, issued=row.issued, price=row.price, **bidder_values)]
    lines += ["• " + _describe_offer(ctx, deal) for deal in _legal_bids(ctx, name)]
    if sum(ask.seat == ctx.seat for ask in (*table.asks, *table.answered)) > 1:
        lines.append("-# " + t("bids-two", ctx))
    head = "rebid" if table.phase is Phase.REBIDS else "bid"
    return EphemeralPage("\n".join(lines), None, MOVES.buttons(ctx, head, "offer", company=name))


def _legal_bids(ctx: TableContext, name: str) -> list[AnyBid]:
    """Return the bids that the seat may make with this company."""
    deals = [deal for deal in ctx.view.legal if isinstance(deal, AnyBid)]
    return [deal for deal in deals if name in ("", deal.company)]


def _offer_price(ctx: TableContext, offer: str) -> int | str:
    """Return the dollars offered per share, or "" if there is no price."""
    price = public_position(ctx).company(attempt(public_position(ctx)).target).price
    return "" if offer in ("merger", "none") else price_after(price, offer)


def _describe_offer(ctx: TableContext, offer: AnyBid) -> str:
    """Describe an offer: its cube, its price, and the companies after it; or why it is void."""
    bid = proposal(public_position(ctx), offer.company, offer.offer)
    if offer.offer == "none":
        return t("offer-none", ctx, choice=offer.offer)
    if bid is None or ctx.seat is None:
        return _describe_void(ctx, offer)
    key = "offer-merger" if offer.offer == "merger" else "offer"
    sums = preview_takeover(ctx.view, bid, ctx.seat)
    return f"{t(key, ctx, choice=offer.offer, **sums)} {_describe_leader(ctx, sums)}"


def _describe_leader(ctx: TableContext, sums: Mapping[str, object]) -> str:
    """Describe who leads the bidder after a takeover, and who would by the shares (18, 35)."""
    now, later = sums["leader"], sums["next_leader"]
    if "ipo" not in public_position(ctx).turn_facts.phases:
        key = "outcome-leader-last"
    elif later == now:
        key = "outcome-leader"
    else:
        key = "outcome-leader-nobody" if later is None else "outcome-leader-later"
    yours = "now" if ctx.seat == now else "later" if ctx.seat == later else "no"
    return t(key, ctx, bidder=sums["bidder"], president=now, name=later, yours=yours)


def _describe_void(ctx: TableContext, offer: AnyBid) -> str:
    """Describe why an offer would be dropped when it is revealed (27)."""
    position = public_position(ctx)
    if offer.offer == "merger":
        most, count = facts.finance().max_issued_shares, combined_shares(position, offer.company)
        return t("offer-void-merger", ctx, choice=offer.offer, count=count, most=most)
    price = price_after(position.company(attempt(position).target).price, offer.offer)
    debts = loans_after(position, offer.company, price)
    most = facts.max_loans(position.company(offer.company).income)
    return t("offer-void", ctx, choice=offer.offer, price=price, needed=debts, most=most)


def _confirm_void_bid(ctx: TableContext, offer: AnyBid) -> Confirmation | None:
    """Return the confirmation of an offer that would be dropped, or None."""
    is_valid = is_valid_offer(public_position(ctx), offer.company, offer.offer)
    return None if is_valid else secret.confirm_void(ctx, _describe_void(ctx, offer))


_OFFER = FieldSpec(
    label=lambda ctx, given: t(
        f"press-bid-{given['offer']}", ctx, price=_offer_price(ctx, given["offer"])
    ),
    offered=lambda ctx, given: (
        deal.offer
        for deal in _legal_bids(ctx, given["company"])
        if is_valid_offer(public_position(ctx), deal.company, deal.offer)
    ),
    style=lambda given: "quiet" if given["offer"] == "none" else "plain",
)


def _build_bid(ctx: TableContext, given: GivenValues) -> AnyBid:
    """Return the bid of `bid/CHC/high`, a rebid in the phase of rebids."""
    is_rebid = ctx.public.phase is Phase.REBIDS and given["offer"] in RAISES
    return a.Rebid(**given) if is_rebid else a.Bid(**given)


# The votes.


def _describe_proposal(ctx: TableContext, bid: Proposal) -> str:
    """Return `CHC buys BHR for $35 a share ($140 in all)`, `CHC and BHR merge into CHC`."""
    target = attempt(public_position(ctx)).target
    count = public_position(ctx).company(target).issued
    sums = {"price": bid.price, "total": bid.price * count, "count": count}
    key = "named-merger" if bid.kind == "merger" else "named-price"
    return t(key, ctx, bidder=bid.company, target=target, **sums)


def _current_vote(ctx: TableContext) -> tuple[Attempt, str]:
    """Return the attempt that is voted on, and the company whose shareholders vote."""
    current = attempt(public_position(ctx))
    assert current.voting is not None
    return current, current.voting


def ask_vote(ctx: TableContext) -> str:
    (current, name), table = _current_vote(ctx), public_position(ctx).state
    sole_decider = deciding_seat(public_position(ctx))
    holders = [
        t("vote-holder", ctx, name=seat, count=count)
        for seat in table.seating
        if (count := table.players[seat].shares.get(name, 0))
    ]
    issued, proposal_text = table.companies[name].issued, _describe_proposal(ctx, current.order[0])
    values = {"company": company_name(name), "issued": issued, "needed": needed_votes(issued)}
    lines = [t("ask-vote", ctx, proposal=proposal_text, holders=holders, **values)]
    if sole_decider is not None and len(holders) > 1:
        lines.append(t("ask-vote-alone", ctx, name=sole_decider))
    return "\n".join([*lines, _describe_consequences(ctx)])


def _describe_consequences(ctx: TableContext) -> str:
    """Describe what follows if the vote fails, and if it passes."""
    current, name = _current_vote(ctx)
    passed = failed = ""
    if name == current.target:
        passed = t("vote-passed-first", ctx, company=current.order[0].company)
    if rejected_next := proposals_left(current, name):
        failed = t("vote-failed-next", ctx, proposal=_describe_proposal(ctx, rejected_next[0]))
    return f"{passed} {failed or t('vote-failed', ctx, fee=facts.finance().failed_bid_fee)}".strip()


def vote_page(ctx: TableContext, name: str) -> EphemeralPage:
    """Return the page that votes for, against or abstains, with what both outcomes are worth to
    the voter."""
    current, voting = _current_vote(ctx)
    issued = public_position(ctx).company(voting).issued
    count, bid = player_state(ctx).shares.get(voting, 0), current.order[0]
    sums = preview_takeover(ctx.view, bid, ctx.required_seat)
    lines = [
        t("vote", ctx, count=count, company=voting, issued=issued, needed=needed_votes(issued)),
        t("vote-if", ctx, proposal=_describe_proposal(ctx, bid)),
        t("outcome-company", ctx, **sums),
        t("outcome-player", ctx, **sums),
        _describe_leader(ctx, sums),
        t("vote-if-not", ctx, worth=sums["was"]),
        _describe_consequences(ctx),
    ]
    return EphemeralPage("\n".join(lines), None, MOVES.buttons(ctx, "vote"))


MOVES = declare_moves(
    move_spec(
        "target",
        a.TargetCompany,
        company=company_field("menu-target", _describe_state, offered=_targets),
        sure=_target_values,
        draw=lambda ctx, action: pictures.charter(ctx, action.company, action),
    ),
    move_spec(
        "bid",
        a.Bid,
        company=secret.asked_company(a.Bid, a.Rebid),
        offer=_OFFER,
        built=_build_bid,
        sure=_confirm_void_bid,
    ),
    move_spec("rebid", a.Rebid, company=FieldSpec(), offer=_OFFER, sure=_confirm_void_bid),
    move_spec(
        "vote",
        a.Vote,
        voice=FieldSpec(
            label=lambda ctx, given: t(f"press-vote-{given['voice']}", ctx),
            offered=lambda ctx, given: VOICES if ctx.public.phase is Phase.VOTE else (),
            style=lambda given: "quiet" if given["voice"] == "abstain" else "plain",
        ),
    ),
)
