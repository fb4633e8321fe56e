"""A company put up for bids: the bids, both companies' sums, what each holder would get,
the votes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.alt import join_within, truncate
from render.card.top import NO_TOP, Top, describe_top
from render.layout.box import Box, Card, Space, fill
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table, rule
from render.layout.text import Name, Paragraph, Text, label
from render.paint.image_cache import cached
from render.paint.picture import Picture, picture
from render.paint.style import INK, SMALLEST, TALLEST
from render.train_tycoon.finance.deal import (
    Deal,
    build_deal,
    build_side,
    describe_deal,
    name_with_short,
    render_outcome,
    render_sides,
)
from render.train_tycoon.finance.market import render_market
from render.train_tycoon.finance.reveal import render_latest
from render.train_tycoon.shared.chart_texts import format_purse, t
from render.train_tycoon.shared.chips import NAME_WIDTH, choice_box
from render.train_tycoon.shared.heads import build_head, build_preview_head, top_panel
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.table_values import pending_choices, player_order
from render.train_tycoon.shared.words import short_name
from render.words import legible_names, money
from rules.game import Event
from rules.train_tycoon.model.actions import Level
from rules.train_tycoon.model.state import Attempt, Phase, Proposal, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.preview import table_after_takeover

NOTHING_GAINED = "–"
_OFFERS: tuple[Level, ...] = ("high", "mid", "low")
MERGER_PHASES = (Phase.BIDS, Phase.REBIDS, Phase.VOTE)


class Bidder(NamedTuple):
    """A company that bids or may bid: its bid once that is revealed, its net, and the number of
    loans that its income allows (`most`). `choosing`: whether its president still has to
    choose, None if not asked; `now`: its bid is being voted on."""

    company: str
    bid: Proposal | None
    total: int
    net: int
    most: int
    president: int | None
    choosing: bool | None = None
    now: bool = False


class Holder(NamedTuple):
    """A player who holds shares of the target or of the company that votes: what the target's
    shares are exchanged for, and its shares in the vote. `choosing`: whether the vote is still
    pending, None if not asked."""

    seat: int
    name: str
    gets: str
    votes: int
    choosing: bool | None


def render_merger(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    bid: Proposal | None = None,
    top: Top = NO_TOP,
) -> Picture:
    """Return the picture of the company that is up for bids, 1000 pixels wide.

    It shows the proposal that is voted on, or the `bid` of a preview, and what `events`
    revealed. Of secret bids and votes it shows only whose are pending. If nothing is up for
    bids, it is the market's picture. `names` are by seat."""
    table, attempt = view.table, view.table.attempt
    if attempt is None or table.phase not in MERGER_PHASES:
        return render_market(view, names, language, events=events, top=top)
    shown = legible_names(names, language)
    head = build_head(view, shown, language)
    if bid is not None:
        after = table_after_takeover(view, bid)
        head = build_preview_head(view, shown, language, after, bid.company)
    if bid is None and table.phase is Phase.VOTE:
        bid = attempt.order[0]
    sides = [build_side(table, attempt.target, t("target-role", language))]
    panels = [top_panel(top, head, language)]
    deal = None if bid is None else build_deal(view, attempt.target, bid)
    if deal is not None:
        sides.append(build_side(table, deal.bid.company, t("bidder-role", language)))
    offers = _OFFERS[: 2 if table.phase is Phase.REBIDS else 3]
    panels.append(render_sides(tuple(sides), tuple(shown), offers, language))
    if deal is not None:
        panels.append(render_outcome(deal, language))
    rows = build_bidders(view, attempt)
    if rows:
        panels.append(render_bids(rows, language))
    holder_rows = build_holders(view, attempt, deal, shown, language)
    if holder_rows:
        panels.append(
            render_holders(holder_rows, attempt.target, voting_company(table, attempt), language)
        )
    room = TALLEST - sum(panel.height for panel in panels)
    news, news_texts = render_latest(events, shown, language, room)
    panels[1:1] = news
    return picture(
        panels,
        _alt_text(
            view, attempt, deal, names, [*describe_top(top, head, language), *news_texts], language
        ),
    )


def build_bidders(view: View, attempt: Attempt) -> tuple[Bidder, ...]:
    """Return the bids in the order in which they are voted on; before they are revealed, the
    companies that may bid."""
    table = view.table
    issued = table.companies[attempt.target].issued
    pending = {ask.company: False for ask in table.answered} | {
        ask.company: True for ask in table.asks
    }

    def build_bidder(company: str, bid: Proposal | None, *, is_voted_on: bool = False) -> Bidder:
        row = table.companies[company]
        total = 0 if bid is None else bid.price * issued
        max_loans = facts.max_loans(row.income)
        choosing = pending.get(company) if bid is None else None
        return Bidder(company, bid, total, row.net, max_loans, row.president, choosing, is_voted_on)

    is_vote = table.phase is Phase.VOTE
    proposals = [*attempt.order, *attempt.proposals]
    bidders = [
        build_bidder(bid.company, bid, is_voted_on=is_vote and bid is proposals[0])
        for bid in proposals
    ]
    if not is_vote:
        bidders += [build_bidder(name, None) for name in table.order if name in pending]
    return tuple(bidders)


def voting_company(table: State, attempt: Attempt) -> tuple[str, int] | None:
    """Return the company whose holders vote and the number of its issued shares, or None."""
    if table.phase is not Phase.VOTE or attempt.voting is None:
        return None
    return attempt.voting, table.companies[attempt.voting].issued


def build_holders(
    view: View, attempt: Attempt, deal: Deal | None, names: Sequence[str], language: str
) -> tuple[Holder, ...]:
    """Return the players with a share of the target or of the company that votes, in player
    order."""
    table = view.table
    pending = pending_choices(view) if table.phase is Phase.VOTE else {}
    # Whose vote changes nothing may vote, and nobody waits for it.
    pending = {seat: out for seat, out in pending.items() if not out or seat in view.to_move}
    voting = attempt.voting if table.phase is Phase.VOTE else None
    rows = []
    for seat in player_order(table):
        shares = table.players[seat].shares
        count, votes = shares.get(attempt.target, 0), shares.get(voting or "", 0)
        if count or votes:
            gets = _describe_exchange(count, deal, language)
            rows.append(Holder(seat, names[seat], gets, votes, pending.get(seat)))
    return tuple(rows) if deal is not None else ()


def _describe_exchange(count: int, deal: Deal | None, language: str) -> str:
    if not count or deal is None:
        return NOTHING_GAINED
    if deal.bid.kind == "merger":
        return f"{count} {short_name(deal.bid.company)}"
    return money(count * deal.bid.price, language)


@cached
def render_bids(rows: tuple[Bidder, ...], language: str) -> Image.Image:
    """Return the companies that bid, one in a line."""
    lines = [Line(_bid_cells(row, language), INK if row.now else None) for row in rows]
    body = Table(lines, head=False, rules=False, least=(NAME_WIDTH,))
    return lay_out(Card(body, pad=(14, 6))).image


def _bid_cells(row: Bidder, language: str) -> list[Box]:
    first = plate(row.company, size=SMALLEST, width=NAME_WIDTH)
    president: Box = Space() if row.president is None else badge(row.president, 17)
    if row.bid is None:
        word = t("means", language, net=money(row.net, language), most=row.most)
        choice = Row(choice_box(bool(row.choosing), language), fill(), grow=1)
        return [first, president, choice, label(word, 34, align="right")]
    if row.bid.kind == "merger":
        word, total = t("proposes-merger", language), ""
    else:
        level, price = t(f"level-{row.bid.kind}", language), money(row.bid.price, language)
        word = t("offers", language, level=level, price=price)
        total = money(row.total, language)
    end = Text(total, 37, bold=True, align="right")
    return [first, president, Paragraph(word, 36), end]


@cached
def render_holders(
    rows: tuple[Holder, ...], target: str, voting: tuple[str, int] | None, language: str
) -> Image.Image:
    """Return what each player's shares of the target would become, and the vote."""
    votes = "" if voting is None else t("votes-of", language, company=short_name(voting[0]))
    heads = [
        Space(),
        Space(),
        label(t("for-shares", language, company=short_name(target)), align="right"),
        label(votes, grow=1),
    ]
    lines = [Line(heads)]
    for row in rows:
        choice = [] if row.choosing is None else [choice_box(row.choosing, language)]
        count = Text(str(row.votes) if row.votes else "", 37, bold=True)
        cells = (
            badge(row.seat, 17),
            Name(row.name, 35, cut_to=120),
            Text(row.gets, 37, bold=True, align="right"),
            Row(count, *choice, fill(), gap=16, grow=1),
        )
        lines.append(Line(cells))
    boxes: list[Box] = [Table(lines, gap=20)]
    if voting is not None:
        boxes += [rule(3, INK), Text(_describe_majority(voting, language), 35)]
    return lay_out(Card(Column(*boxes, gap=2), pad=(14, 6))).image


def _describe_majority(voting: tuple[str, int], language: str) -> str:
    """Return how many shares must vote for it (30)."""
    company, issued = voting
    values = {"need": str(issued // 2 + 1), "issued": str(issued)}
    return t("needed", language, company=short_name(company), **values)


def _alt_text(
    view: View,
    attempt: Attempt,
    deal: Deal | None,
    names: Sequence[str],
    news: Sequence[str],
    language: str,
) -> str:
    shown_names = [truncate(person, 16) for person in legible_names(names, language)]
    sentences = [*news]
    sentences += _describe_sides(view.table, attempt, deal, language)
    for row in build_bidders(view, attempt):
        if row.bid is not None and row.bid.kind == "merger":
            sentences.append(t("alt-merger", language, company=short_name(row.company)))
        elif row.bid is not None:
            price = money(row.bid.price, language)
            sentences.append(t("alt-offer", language, company=short_name(row.company), price=price))
    voting = voting_company(view.table, attempt)
    for holder in build_holders(view, attempt, deal, shown_names, language):
        name_ = holder.name
        if holder.gets != NOTHING_GAINED:
            sentences.append(t("alt-gets", language, name=name_, gets=holder.gets))
        if holder.votes:
            sentences.append(t("alt-votes", language, name=name_, votes=holder.votes))
    if voting is not None:
        sentences.append(f"{_describe_majority(voting, language)}.")
    return join_within(sentences)


def _describe_sides(
    table: State, attempt: Attempt, deal: Deal | None, language: str
) -> Iterator[str]:
    if deal is not None:
        after = format_purse(deal.nets[2], language)
        yield f"{describe_deal(deal, language)}. {t('alt-after', language, purse=after)}"
    for company in (attempt.target, *([deal.bid.company] if deal else [])):
        row = table.companies[company]
        yield t(
            "alt-side",
            language,
            company=name_with_short(company),
            price=money(row.price, language),
            purse=format_purse(row.net, language),
            income=money(row.income, language),
            issued=str(row.issued),
        )
