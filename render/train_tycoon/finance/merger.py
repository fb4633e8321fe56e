"""A company put up for bids: the bids, both companies' sums, what each holder would get,
the votes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import data.train_tycoon as facts
from render.card.top import NO_TOP, Top
from render.layout.box import Box, Card, Space, fill
from render.layout.part import Part, heights
from render.layout.seats import badge
from render.layout.stacks import Column, Line, Row, Table, rule
from render.layout.text import Name, Paragraph, Text, label
from render.paint.picture import Picture
from render.paint.style import INK, SMALLEST, TALLEST
from render.train_tycoon.finance.deal import outcome_part, sides_part
from render.train_tycoon.finance.market import render_market
from render.train_tycoon.finance.reveal import stack_with_news
from render.train_tycoon.shared.heads import build_head, build_preview_head, top_part
from render.train_tycoon.shared.holdings import holders_parts, own_parts
from render.train_tycoon.shared.livery import plate
from render.train_tycoon.shared.palettes import lay_out
from render.train_tycoon.shared.signs import NAME_WIDTH, choice_box
from render.train_tycoon.shared.sums import format_before_after
from render.train_tycoon.shared.table_values import pending_choices, player_order, worth
from render.train_tycoon.shared.words import short_name, t
from render.words import legible_names, money
from rules.game import Event
from rules.train_tycoon.model.actions import Level
from rules.train_tycoon.model.state import Phase, Proposal, State
from rules.train_tycoon.model.view import View
from rules.train_tycoon.preview import table_after_takeover

NOTHING_GAINED = "–"
_OFFERS: tuple[Level, ...] = ("low", "mid", "high")
MERGER_PHASES = (Phase.BIDS, Phase.REBIDS, Phase.VOTE)


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
    revealed; where room is scarce, a vote leaves out the other bids. Of secret bids and votes it
    shows only whose are pending. If nothing is up for bids, it is the market's picture. `names`
    are by seat."""
    table, attempt = view.table, view.table.attempt
    if attempt is None or table.phase not in MERGER_PHASES:
        return render_market(view, names, language, events=events, top=top)
    shown = legible_names(names, language)
    head = build_head(view, shown, language)
    if bid is not None:
        after = table_after_takeover(view, bid)
        head = build_preview_head(view, shown, language, after, bid.company)
    elif table.phase is Phase.VOTE:
        bid = attempt.order[0]
    offers = _OFFERS[-2 if table.phase is Phase.REBIDS else -3 :]
    bidder = None if bid is None else bid.company
    parts = [sides_part(table, attempt.target, bidder, shown, offers, language)]
    if bid is not None:
        parts.append(outcome_part(view, attempt.target, bid, language))
    bids = list[Part]()
    if lines := list(_bid_lines(view, language)):
        body = Table(lines, head=False, rules=False, least=(NAME_WIDTH,))
        bids.append(lay_out(Card(body, pad=(14, 6))))
    holdings = list[Part]()
    if bid is not None:
        holdings += _holders_part(view, attempt.target, bid, shown, language)
    holdings += own_parts(table, top.reader, language)
    holders = [*holders_parts(table, top.reader, shown, language)]
    for below in ([*parts, *bids, *holdings], [*parts, *holdings]):
        room = TALLEST - heights([*below, *holders])
        above = top_part(top, head, language, room)
        if above.image.height <= room or table.phase is not Phase.VOTE:
            break
    return stack_with_news([above, *below], events, shown, language, holders)


def _bid_lines(view: View, language: str) -> Iterator[Line]:
    """Yield the bids in the order in which they are voted on, the one that is voted on framed;
    before they are revealed, the companies that may bid."""
    table, attempt = view.table, view.table.attempt
    assert attempt is not None
    is_vote = table.phase is Phase.VOTE
    proposals = [*attempt.order, *attempt.proposals]
    if is_vote and len(proposals) == 1:
        return  # the outcome says it
    for number, bid in enumerate(proposals):
        cells = _bid_cells(table, bid, language)
        yield Line([*_bidder(table, bid.company), *cells], INK if is_vote and not number else None)
    pending = {ask.company: False for ask in table.answered} | {
        ask.company: True for ask in table.asks
    }
    for name in table.order if not is_vote else ():
        if name in pending:
            row = table.companies[name]
            sums = {"net": money(row.net, language), "most": facts.max_loans(row.income)}
            choice = Row(choice_box(pending[name], language), fill(), grow=1)
            means = label(t("means", language, **sums), 34, align="right")
            yield Line([*_bidder(table, name), choice, means])


def _bidder(table: State, company: str) -> list[Box]:
    president = table.companies[company].president
    first = plate(company, size=SMALLEST, width=NAME_WIDTH)
    return [first, Space() if president is None else badge(president, 17)]


def _bid_cells(table: State, bid: Proposal, language: str) -> list[Box]:
    """Return what is offered, and what all shares of the target cost then."""
    assert table.attempt is not None
    word, total = t("proposes-merger", language), ""
    if bid.kind != "merger":
        level, price = t(f"level-{bid.kind}", language), money(bid.price, language)
        word = t("offers", language, level=level, price=price)
        total = money(bid.price * table.companies[table.attempt.target].issued, language)
    return [Paragraph(word, 36), Text(total, 37, bold=True, align="right")]


def _holders_part(
    view: View, target: str, bid: Proposal, names: Sequence[str], language: str
) -> list[Part]:
    """Return the players with a share of the target or of the company that votes, in player order:
    what their shares of the target and their net worth would become, and their votes; nothing if
    there are none."""
    table = view.table
    voting = table.attempt.voting if table.attempt and table.phase is Phase.VOTE else None
    votes = "" if voting is None else t("votes-of", language, company=short_name(voting))
    exchanged = t("for-shares", language, company=short_name(target))
    heads = [Space(), Space(), label(exchanged, align="right"), label(t("net-worth", language))]
    after = table_after_takeover(view, bid)
    # Whose vote changes nothing may vote, and nobody waits for it.
    pending = {
        seat: is_pending
        for seat, is_pending in (pending_choices(view) if voting else {}).items()
        if not is_pending or seat in view.to_move
    }
    lines = []
    for seat in player_order(table):
        shares = table.players[seat].shares
        if shares.get(target) or shares.get(voting or ""):
            count = shares.get(voting or "", 0)
            choice = [choice_box(pending[seat], language)] if seat in pending else []
            cell = Text(str(count) if count else "", 37, bold=True)
            votes_cell = Row(cell, *choice, fill(), gap=16, grow=1)
            holder = _holder_cells(seat, names[seat], shares, target, bid, language)
            worths = format_before_after(worth(table, seat), worth(after, seat), language)
            lines.append(Line([*holder, Text(worths, 35), votes_cell]))
    if not lines:
        return []
    boxes: list[Box] = [Table([Line([*heads, label(votes, grow=1)]), *lines], gap=30)]
    if voting is not None:
        boxes += [rule(3, INK), Text(_describe_majority(table, voting, language), 35)]
    return [lay_out(Card(Column(*boxes, gap=2, separator=". "), pad=(14, 6)))]


def _holder_cells(
    seat: int, name: str, shares: Mapping[str, int], target: str, bid: Proposal, language: str
) -> list[Box]:
    """Return a player, and what the player's shares of the target are exchanged for."""
    count, gets = shares.get(target, 0), NOTHING_GAINED
    if count and bid.kind == "merger":
        gets = f"{count} {short_name(bid.company)}"
    elif count:
        gets = money(count * bid.price, language)
    amount = Text(gets, 37, bold=True, align="right")
    return [badge(seat, 17), Name(name, 35, cut_to=120), amount]


def _describe_majority(table: State, company: str, language: str) -> str:
    """Return how many shares must vote for it (30)."""
    issued = table.companies[company].issued
    values = {"need": str(issued // 2 + 1), "issued": str(issued)}
    return t("needed", language, company=short_name(company), **values)
