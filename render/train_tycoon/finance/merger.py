"""A company put up for bids: the bids, both companies' sums, what each holder would get, the
votes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

import data.train_tycoon as facts
from render.alt import clipped, told_within
from render.card.top import NOTHING, Top, in_words
from render.paint.canvas import Canvas
from render.paint.kept import kept
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
from render.pieces import seat_badge
from render.train_tycoon.finance.deal import (
    Deal,
    companies,
    deal_of,
    headline,
    side_of,
    titled,
    together,
)
from render.train_tycoon.finance.market import market
from render.train_tycoon.finance.reveal import latest
from render.train_tycoon.shared.chips import check, name
from render.train_tycoon.shared.heads import above, head_if, head_of
from render.train_tycoon.shared.inks import panel, settled
from render.train_tycoon.shared.reading import order_of, out
from render.train_tycoon.shared.terms import purse, t
from render.train_tycoon.shared.words import short
from render.words import money, people
from rules.game import Event
from rules.train_tycoon.model.actions import Level
from rules.train_tycoon.model.state import Attempt, Phase, Proposal, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.preview import carried_out

MARGIN = 18
_LEFT, _RIGHT = MARGIN + 14, PHONE_WIDTH - MARGIN - 18
_ROW, _HEAD = 50, 58
NONE = "–"
_OFFERS: tuple[Level, ...] = ("high", "mid", "low")
SHOWN = (Phase.BIDS, Phase.REBIDS, Phase.VOTE)


class Bidder(NamedTuple):
    """A company that bids or may: its bid once that is shown, what it has and the loans that its
    income allows. `choosing`: whether its president is still out, None if not asked; `now`: it is
    being voted on."""

    company: str
    bid: Proposal | None
    total: int
    net: int
    most: int
    president: int | None
    choosing: bool | None = None
    now: bool = False


class Holder(NamedTuple):
    """A player who holds shares of the target or of the company that votes: what the target's are
    exchanged for, shares in the vote, and whether that is still out, None if not asked."""

    seat: int
    name: str
    gets: str
    votes: int
    choosing: bool | None


def merger(
    view: View,
    names: Sequence[str],
    language: str,
    *,
    events: Sequence[Event] = (),
    bid: Proposal | None = None,
    top: Top = NOTHING,
) -> Picture:
    """The company that is up for bids now, with the proposal that is voted on or, if given, the one
    thought of, and what `events` turned over. Of bids and votes that are not only whose are out.
    1000 pixels wide; `names` are by seat. When nothing is up for bids it is the market's
    picture."""
    table, attempt = view.table, view.table.attempt
    if attempt is None or table.phase not in SHOWN:
        return market(view, names, language, events=events, top=top)
    shown = people(names, language)
    head = head_of(view, shown, language)
    if bid is not None:
        after = carried_out(view, bid)
        head = head_if(view, shown, language, after, bid.company)
    if bid is None and table.phase is Phase.VOTE:
        bid = attempt.order[0]
    sides = [side_of(table, attempt.target, t("target-role", language))]
    panels = [above(top, head, language)]
    deal = None if bid is None else deal_of(view, attempt.target, bid)
    if deal is not None:
        sides.append(side_of(table, deal.bid.company, t("bidder-role", language)))
    offers = _OFFERS[: 2 if table.phase is Phase.REBIDS else 3]
    panels.append(companies(tuple(sides), tuple(shown), offers, language))
    if deal is not None:
        panels.append(together(deal, language))
    rows = bidders_of(view, attempt)
    if rows:
        panels.append(bids(rows, language))
    people_ = holders_of(view, attempt, deal, shown, language)
    if people_:
        panels.append(holders(people_, attempt.target, voting_of(table, attempt), language))
    room = TALLEST - sum(panel.height for panel in panels)
    news, told = latest(events, shown, language, room)
    panels[1:1] = news
    return picture(
        panels,
        _alt(view, attempt, deal, names, [*in_words(top, head, language), *told], language),
    )


def bidders_of(view: View, attempt: Attempt) -> tuple[Bidder, ...]:
    """Bids in the order in which they are voted on; before they are shown the companies asked."""
    table = view.table
    issued = table.companies[attempt.target].issued
    asked = {ask.company: False for ask in table.answered} | {
        ask.company: True for ask in table.asks
    }

    def bidder(company: str, bid: Proposal | None, *, now: bool = False) -> Bidder:
        row = table.companies[company]
        total = 0 if bid is None else bid.price * issued
        most = facts.max_loans(row.income)
        choosing = asked.get(company) if bid is None else None
        return Bidder(company, bid, total, row.net, most, row.president, choosing, now)

    voted = table.phase is Phase.VOTE
    shown = [*attempt.order, *attempt.proposals]
    found = [bidder(bid.company, bid, now=voted and bid is shown[0]) for bid in shown]
    if not voted:
        found += [bidder(each, None) for each in table.order if each in asked]
    return tuple(found)


def voting_of(table: State, attempt: Attempt) -> tuple[str, int] | None:
    """The company whose holders vote and its issued shares."""
    if table.phase is not Phase.VOTE or attempt.voting is None:
        return None
    return attempt.voting, table.companies[attempt.voting].issued


def holders_of(
    view: View, attempt: Attempt, deal: Deal | None, names: Sequence[str], language: str
) -> tuple[Holder, ...]:
    """Players with a share of the target or of the company that votes, in player order."""
    table = view.table
    asked = out(view) if table.phase is Phase.VOTE else {}
    voting = attempt.voting if table.phase is Phase.VOTE else None
    found = []
    for seat in order_of(table):
        held = table.players[seat].shares
        count, votes = held.get(attempt.target, 0), held.get(voting or "", 0)
        if count or votes:
            told = _gets(count, deal, language)
            found.append(Holder(seat, names[seat], told, votes, asked.get(seat)))
    return tuple(found) if deal is not None else ()


def _gets(count: int, deal: Deal | None, language: str) -> str:
    if not count or deal is None:
        return NONE
    if deal.bid.kind == "merger":
        return f"{count} {short(deal.bid.company)}"
    return money(count * deal.bid.price, language)


@kept
def bids(rows: tuple[Bidder, ...], language: str) -> Image.Image:
    """The companies that bid, a line each."""
    tall = _ROW * len(rows) + 14
    canvas = panel(PHONE_WIDTH, tall + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    for number, row in enumerate(rows):
        y = 8 + _ROW * (number + 0.5)
        if row.now:
            box = (MARGIN + 3, y - _ROW / 2 + 1, PHONE_WIDTH - MARGIN - 3, y + _ROW / 2 - 1)
            canvas.box(box, WHITE, INK, radius=9, width=3)
        name(canvas, _LEFT, y, row.company, _ROW)
        x = _LEFT + 146.0
        if row.president is not None:
            seat_badge(canvas, x, y, 17, row.president)
        x += 32
        if row.bid is None:
            _choice(canvas, x, y + 12, bool(row.choosing), language)
            word = t("means", language, net=money(row.net, language), most=row.most)
            canvas.text(_RIGHT, y + 12, word, 34, SOFT_INK, anchor="rs")
            continue
        merges = row.bid.kind == "merger"
        if merges:
            word = t("proposes-merger", language)
        else:
            level = t(f"level-{row.bid.kind}", language)
            price = money(row.bid.price, language)
            word = t("offers", language, level=level, price=price)
            total = money(row.total, language)
            canvas.text(_RIGHT, y + 12, total, 37, INK, bold=True, anchor="rs")
        canvas.text(x, y + 12, fit(word, 36, _RIGHT - 130 - x), 36, INK)
    return settled(canvas)


def _choice(canvas: Canvas, x: float, base: float, still: bool, language: str) -> float:
    """Whether a secret choice is still out. Returns the x after it."""
    word = t("out" if still else "done", language)
    if not still:
        check(canvas, x, base)
        x += 36
    canvas.text(x, base, word, 34, ALARM if still else GOOD, bold=True)
    return x + text_width(word, 34, True)


@kept
def holders(
    rows: tuple[Holder, ...], target: str, voting: tuple[str, int] | None, language: str
) -> Image.Image:
    """What each player's shares of the target would become, and the vote."""
    tall = _HEAD + _ROW * len(rows) + (_ROW if voting else 0) + 6
    canvas = panel(PHONE_WIDTH, tall + 12)
    canvas.box((MARGIN, 2, PHONE_WIDTH - MARGIN, tall), CARD, RULE, radius=14, width=2)
    gets, votes = 560.0, 610.0
    word = t("for-shares", language, company=short(target))
    canvas.text(gets, 43, word, SMALLEST, SOFT_INK, anchor="rs")
    if voting is not None:
        word = t("votes-of", language, company=short(voting[0]))
        canvas.text(votes, 43, fit(word, SMALLEST, _RIGHT - votes), SMALLEST, SOFT_INK)
    for number, row in enumerate(rows):
        y = _HEAD + _ROW * number
        canvas.line([(_LEFT, y), (_RIGHT, y)], RULE, 1.5)
        base = y + 37
        seat_badge(canvas, _LEFT + 18, y + 25, 17, row.seat)
        room = gets - text_width(row.gets, 37, True) - 20 - _LEFT - 48
        canvas.text(_LEFT + 48, base, fit(row.name, 35, room), 35, INK)
        canvas.text(gets, base, row.gets, 37, INK, bold=True, anchor="rs")
        if row.votes:
            canvas.text(votes, base, str(row.votes), 37, INK, bold=True)
        if row.choosing is not None:
            _choice(canvas, votes + 46, base, row.choosing, language)
    if voting is not None:
        y = _HEAD + _ROW * len(rows)
        canvas.line([(_LEFT, y), (_RIGHT, y)], INK, 3)
        canvas.text(_LEFT, y + 38, _needed(voting, language), 35, INK)
    return settled(canvas)


def _needed(voting: tuple[str, int], language: str) -> str:
    """How many shares must be for it (30)."""
    company, issued = voting
    values = {"need": str(issued // 2 + 1), "issued": str(issued)}
    return t("needed", language, company=short(company), **values)


def _alt(
    view: View,
    attempt: Attempt,
    deal: Deal | None,
    names: Sequence[str],
    news: Sequence[str],
    language: str,
) -> str:
    called = [clipped(each, 16) for each in people(names, language)]
    sentences = [*news]
    sentences += _sides_told(view.table, attempt, deal, language)
    for row in bidders_of(view, attempt):
        if row.bid is not None and row.bid.kind == "merger":
            sentences.append(t("alt-merger", language, company=short(row.company)))
        elif row.bid is not None:
            price = money(row.bid.price, language)
            sentences.append(t("alt-offer", language, company=short(row.company), price=price))
    voting = voting_of(view.table, attempt)
    for holder in holders_of(view, attempt, deal, called, language):
        name_ = holder.name
        if holder.gets != NONE:
            sentences.append(t("alt-gets", language, name=name_, gets=holder.gets))
        if holder.votes:
            sentences.append(t("alt-votes", language, name=name_, votes=holder.votes))
    if voting is not None:
        sentences.append(f"{_needed(voting, language)}.")
    return told_within(sentences)


def _sides_told(table: State, attempt: Attempt, deal: Deal | None, language: str) -> Iterator[str]:
    if deal is not None:
        after = purse(deal.nets[2], language)
        yield f"{headline(deal, language)}. {t('alt-after', language, purse=after)}"
    for company in (attempt.target, *([deal.bid.company] if deal else [])):
        row = table.companies[company]
        yield t(
            "alt-side",
            language,
            company=titled(company),
            price=money(row.price, language),
            purse=purse(row.net, language),
            income=money(row.income, language),
            issued=str(row.issued),
        )
