"""A company put up for bids: the bids, both companies' sums, what each holder would get,
the votes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.alt import join_within, truncate
from render.card.top import NO_TOP, Top, describe_top
from render.paint.canvas import Canvas
from render.paint.image_cache import cached
from render.paint.picture import Picture, picture
from render.paint.style import (
    ALARM,
    CARD,
    GOOD,
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    TALLEST,
    WHITE,
    fit,
    text_width,
)
from render.pieces import draw_seat_badge
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
from render.train_tycoon.shared.chips import draw_company, draw_tick
from render.train_tycoon.shared.heads import build_head, build_preview_head, top_panel
from render.train_tycoon.shared.palettes import panel, quantize
from render.train_tycoon.shared.table_values import pending_choices, player_order
from render.train_tycoon.shared.words import short_name
from render.words import legible_names, money
from rules.game import Event
from rules.train_tycoon.model.actions import Level
from rules.train_tycoon.model.state import Attempt, Phase, Proposal, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.preview import table_after_takeover

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 14, PHONE_WIDTH - MARGIN - 18
_ROW, _HEAD = 50, 58
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
    height = _ROW * len(rows) + 14
    canvas = panel(PHONE_WIDTH, height + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height), CARD, RULE, radius=14, width=2)
    for number, row in enumerate(rows):
        y = 8 + _ROW * (number + 0.5)
        if row.now:
            box = (MARGIN + 3, y - _ROW / 2 + 1, PHONE_WIDTH - MARGIN - 3, y + _ROW / 2 - 1)
            canvas.box(box, WHITE, INK, radius=9, width=3)
        draw_company(canvas, _LEFT, y, row.company, _ROW)
        x = _LEFT + 146.0
        if row.president is not None:
            draw_seat_badge(canvas, x, y, 17, row.president)
        x += 32
        if row.bid is None:
            _draw_choice(canvas, x, y + 12, bool(row.choosing), language)
            word = t("means", language, net=money(row.net, language), most=row.most)
            canvas.text(_RIGHT, y + 12, word, 34, SOFT_INK, anchor="rs")
            continue
        is_merger = row.bid.kind == "merger"
        if is_merger:
            word = t("proposes-merger", language)
        else:
            level = t(f"level-{row.bid.kind}", language)
            price = money(row.bid.price, language)
            word = t("offers", language, level=level, price=price)
            total = money(row.total, language)
            canvas.text(_RIGHT, y + 12, total, 37, INK, bold=True, anchor="rs")
        canvas.text(x, y + 12, fit(word, 36, _RIGHT - 130 - x), 36, INK)
    return quantize(canvas)


def _draw_choice(canvas: Canvas, x: float, base: float, is_pending: bool, language: str) -> float:
    """Draw whether a secret choice is still pending. Return the x of the right edge."""
    word = t("out" if is_pending else "done", language)
    if not is_pending:
        draw_tick(canvas, x, base)
        x += 36
    canvas.text(x, base, word, 34, ALARM if is_pending else GOOD, bold=True)
    return x + text_width(word, 34, True)


@cached
def render_holders(
    rows: tuple[Holder, ...], target: str, voting: tuple[str, int] | None, language: str
) -> Image.Image:
    """Return what each player's shares of the target would become, and the vote."""
    height = _HEAD + _ROW * len(rows) + (_ROW if voting else 0) + 6
    canvas = panel(PHONE_WIDTH, height + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, height), CARD, RULE, radius=14, width=2)
    gets_right, votes_left = 560.0, 610.0
    word = t("for-shares", language, company=short_name(target))
    canvas.text(gets_right, 43, word, SMALLEST, SOFT_INK, anchor="rs")
    if voting is not None:
        word = t("votes-of", language, company=short_name(voting[0]))
        canvas.text(votes_left, 43, fit(word, SMALLEST, _RIGHT - votes_left), SMALLEST, SOFT_INK)
    for number, row in enumerate(rows):
        y = _HEAD + _ROW * number
        canvas.line([(_LEFT, y), (_RIGHT, y)], RULE, 1.5)
        base = y + 37
        draw_seat_badge(canvas, _LEFT + 18, y + 25, 17, row.seat)
        room = gets_right - text_width(row.gets, 37, True) - 20 - _LEFT - 48
        canvas.text(_LEFT + 48, base, fit(row.name, 35, room), 35, INK)
        canvas.text(gets_right, base, row.gets, 37, INK, bold=True, anchor="rs")
        if row.votes:
            canvas.text(votes_left, base, str(row.votes), 37, INK, bold=True)
        if row.choosing is not None:
            _draw_choice(canvas, votes_left + 46, base, row.choosing, language)
    if voting is not None:
        y = _HEAD + _ROW * len(rows)
        canvas.line([(_LEFT, y), (_RIGHT, y)], INK, 3)
        canvas.text(_LEFT, y + 38, _describe_majority(voting, language), 35, INK)
    return quantize(canvas)


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
