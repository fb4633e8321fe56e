"""The card of one railroad: in an auction with its bids, or before it is bought or sold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from data.texts import percent
from render.alt import join_within
from render.card.top import NO_TOP, Top, describe_top
from render.paint.canvas import Canvas
from render.paint.panels import quantize
from render.paint.picture import Picture, picture
from render.paint.style import (
    INK,
    PHONE_WIDTH,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    fit,
    text_width,
    wrap,
)
from render.pieces import draw_seat_badge
from render.rail_baron.cards.heads import KEY, build_head, top_panel
from render.rail_baron.cards.since import Deed, describe_deeds, render_deeds
from render.rail_baron.map.map_words import shown_names
from render.rail_baron.map.network import render_network
from render.rail_baron.map.palettes import map_palette, panel
from render.words import cached_text, money
from rules.rail_baron.cities.lookup import share_served
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.state import Auction
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership.auction import lowest_bid

_LEFT, _RIGHT = 24, PHONE_WIDTH - 24
_LINE = 46
_BIDDER_LINE = 46
_BADGE = 58
"""Room for a bidder's badge and the gap to the next one, in pixels."""
_CITY_LINES = 3
"""Maximum number of lines of cities."""


def railroad_card(
    view: View,
    mark: str,
    language: str,
    *,
    names: Sequence[str],
    top: Top = NO_TOP,
    would: tuple[str, ...] | None = None,
    price: int | None = None,
    deeds: tuple[Deed, ...] = (),
) -> Picture:
    """Return the card of a railroad, 1000 pixels wide.

    It shows the bids if the railroad is in an auction, the cities it serves, who else serves
    them, and its line among all railroads. `would`: the changes of a preview for this `price`
    or bid; `deeds`: what happened since the reader's last look."""
    people = shown_names(view, names, language)
    sum_text = "" if would else _describe_reach(view, mark, language)
    head = build_head(
        view,
        people,
        language,
        sum=sum_text,
        would=would,
        buys=None if would is None else (mark, price),
    )
    if deeds:
        top = top._replace(last="", since=())
    parts = [
        top_panel(top, head, language),
        *([render_deeds(deeds, language)] if deeds else ()),
        quantize(_render_facts(view, mark, people, language), map_palette()),
        render_network(view, mark),
    ]
    alt = [
        *describe_top(top, head, language),
        *describe_deeds(deeds, people),
        *_alt_sentences(view, mark, people, language),
    ]
    return picture(parts, join_within(alt))


def _render_facts(view: View, mark: str, names: Sequence[str], language: str) -> Canvas:
    graph = board(view.options)
    row = graph.railroads[mark]
    auction = view.auction if view.auction and view.auction.railroad == mark else None
    cities = wrap(", ".join(_served_cities(graph, mark)), SMALLEST, _RIGHT - _LEFT)[:_CITY_LINES]
    bids = (
        0 if auction is None else 144 + _BIDDER_LINE * len(_bidder_lines(view, auction, language))
    )
    canvas = panel(PHONE_WIDTH, 118 + bids + 2 * _LINE + _LINE * len(cities) + 14)
    canvas.box((_LEFT, 16, _RIGHT, 34), INK, radius=9)  # as `render_network` draws its line
    canvas.line([(_LEFT + 28, 25), (_RIGHT - 28, 25)], WHITE, 8, dash=(28, 28))
    price = cached_text(f"{KEY}-list", language, price=money(row.price, language))
    canvas.text(_RIGHT, 96, price, 36, INK, bold=True, anchor="rs")
    canvas.text(_LEFT, 100, mark, 58, INK, bold=True)
    x = _LEFT + text_width(mark, 58, True) + 22
    room = _RIGHT - x - text_width(price, 36, True) - 20
    canvas.text(x, 96, fit(row.nickname or row.name, 36, room), 36, SOFT_INK)
    y = 118.0
    if auction is not None:
        _draw_bids(canvas, y, view, auction, names, language)
        y += bids
    canvas.text(_LEFT, y + 34, _describe_share(graph, mark, language), 36, INK, bold=True)
    y += _LINE
    for line in cities:
        canvas.text(_LEFT, y + 32, line, SMALLEST, SOFT_INK)
        y += _LINE
    _draw_rivals(canvas, y, view, mark, language)
    return canvas


def _draw_bids(
    canvas: Canvas,
    y: float,
    view: View,
    auction: Auction,
    names: Sequence[str],
    language: str,
) -> None:
    """Draw the highest bid, the lowest possible one, the seller, and the seats still bidding."""
    lines = _bidder_lines(view, auction, language)
    bottom = y + 132 + _BIDDER_LINE * len(lines)
    canvas.box((_LEFT - 8, y, _RIGHT + 8, bottom), WHITE, RULE, radius=12, width=3)
    highest, lowest = _bidding_state(auction, names, language)
    x = float(_LEFT + 8)
    if auction.leader is not None:
        draw_seat_badge(canvas, x + 22, y + 34, 20, auction.leader)
        x += 56
    wide = text_width(lowest, 36, True)
    room = _RIGHT - 8 - x - wide - 24
    if auction.leader is not None and text_width(highest, 40, True) > room:  # the name is cut
        name = names[auction.leader]
        rest = text_width(highest, 40, True) - text_width(name, 40, True)
        cut = {auction.leader: fit(name, 40, room - rest, True)}
        highest, _ = _bidding_state(auction, cut, language)
    canvas.text(x, y + 48, fit(highest, 40, room, True), 40, INK, bold=True)
    canvas.text(_RIGHT - 8, y + 48, lowest, 36, INK, bold=True, anchor="rs")
    seller = _describe_seller(auction, names, language)
    canvas.text(_RIGHT - 8, y + 100, seller, SMALLEST, SOFT_INK, anchor="rs")
    canvas.text(_LEFT + 8, y + 100, cached_text(f"{KEY}-in", language), SMALLEST, SOFT_INK)
    seat_width = (_RIGHT - _LEFT - 16) / max(3, len(lines[0]))
    for number, seat in enumerate(auction.waiting):
        line, column = divmod(number, len(lines[0]))
        x, middle = _LEFT + 8 + column * seat_width, y + 142 + line * _BIDDER_LINE
        draw_seat_badge(canvas, x + 22, middle, 19, seat)
        cash_or_name = _public_cash(view, seat, language) or names[seat]
        cash_or_name = fit(cash_or_name, SMALLEST, seat_width - _BADGE, number == 0)
        canvas.text(x + 50, middle + 12, cash_or_name, SMALLEST, INK, bold=number == 0)


def _bidder_lines(view: View, auction: Auction, language: str) -> list[tuple[int, ...]]:
    """Return the seats that still bid, in as many lines as let every sum be read whole."""
    seats = auction.waiting
    sums = [_public_cash(view, seat, language) for seat in seats]
    widest = max((text_width(text, SMALLEST, True) for text in sums), default=0.0)
    fitting = int((_RIGHT - _LEFT - 16) / (widest + _BADGE))
    columns = max(1, min(len(seats), max(3, fitting)))
    return [tuple(seats[n : n + columns]) for n in range(0, len(seats), columns)] or [()]


def _bidding_state(
    auction: Auction, names: Sequence[str] | Mapping[int, str], language: str
) -> tuple[str, str]:
    least = cached_text(f"{KEY}-least", language, least=money(lowest_bid(auction), language))
    if auction.leader is None:
        return cached_text(f"{KEY}-no-bid", language), least
    bid = money(auction.bid, language)
    return cached_text(f"{KEY}-bid", language, name=names[auction.leader], bid=bid), least


def _describe_reach(view: View, mark: str, language: str) -> str:
    """Return the share of destinations the seat to move reaches, without and with the railroad."""
    seat = view.to_move[0] if view.to_move else view.turn.seat
    graph, own = board(view.options), view.seats[seat].railroads
    before, after = (percent(share_served(graph, marks), language) for marks in (own, [*own, mark]))
    price = graph.railroads[mark].price
    least = price if view.auction is None else lowest_bid(view.auction)
    values = {"least": money(least, language), "before": before, "after": after}
    return cached_text(f"{KEY}-reach-with", language, **values)


def _describe_seller(auction: Auction, names: Sequence[str], language: str) -> str:
    if auction.seller is None:
        return cached_text(f"{KEY}-seller-bank", language)
    return cached_text(f"{KEY}-seller", language, name=names[auction.seller])


def _public_cash(view: View, seat: int, language: str) -> str:
    """Return a seat's cash if the view shows it, else an empty string."""
    cash = view.seats[seat].cash
    return "" if cash is None else money(cash, language)


def _served_cities(graph: Board, mark: str) -> list[str]:
    """Return the cities of a railroad on this board, in alphabetical order."""
    stops = graph.served[mark]
    return sorted({city for city in graph.cities if graph.milepost_of[city] in stops})


def _describe_share(graph: Board, mark: str, language: str) -> str:
    share = percent(share_served(graph, [mark]), language)
    return cached_text(
        f"{KEY}-cities", language, count=len(_served_cities(graph, mark)), share=share
    )


def _rival_owners(view: View, mark: str) -> list[tuple[int | None, int]]:
    """Return the owners of other railroads that serve its cities, with how many of these they
    serve, most first."""
    graph = board(view.options)
    cities = _served_cities(graph, mark)
    holdings: list[tuple[int | None, Sequence[str]]] = [(s.seat, s.railroads) for s in view.seats]
    holdings.append((None, view.third_owner))
    rivals = []
    for owner, marks in holdings:
        stops = {m for other in marks if other != mark for m in graph.served[other]}
        rivals.append((owner, sum(graph.milepost_of[city] in stops for city in cities)))
    return sorted((row for row in rivals if row[1]), key=lambda row: -row[1])


def _draw_rivals(canvas: Canvas, y: float, view: View, mark: str, language: str) -> None:
    others = _rival_owners(view, mark)
    word = cached_text(f"{KEY}-there" if others else f"{KEY}-alone", language)
    canvas.text(_LEFT, y + 34, word, SMALLEST, SOFT_INK)
    x = _LEFT + text_width(word, SMALLEST) + 28
    for owner, count in others:
        draw_seat_badge(canvas, x + 20, y + 22, 18, owner)
        canvas.text(x + 46, y + 34, str(count), SMALLEST, INK, bold=True)
        x += 46 + text_width(str(count), SMALLEST, True) + 26


def _alt_sentences(view: View, mark: str, names: Sequence[str], language: str) -> list[str]:
    graph = board(view.options)
    price = money(graph.railroads[mark].price, language)
    cities = f"{_describe_share(graph, mark, language)}: {', '.join(_served_cities(graph, mark))}"
    sentences = [
        cached_text(f"{KEY}-alt-railroad", language, railroad=mark, price=price, cities=cities)
    ]
    if view.auction is not None and view.auction.railroad == mark:
        highest, least = _bidding_state(view.auction, names, language)
        sentences.append(f"{_describe_seller(view.auction, names, language)}. {highest}; {least}.")
        secret = cached_text(f"{KEY}-secret", language)
        seats = ", ".join(
            f"{names[seat]} ({_public_cash(view, seat, language) or secret})"
            for seat in view.auction.waiting
        )
        sentences.append(cached_text(f"{KEY}-alt-in", language, seats=seats))
    others = _rival_owners(view, mark)
    if others:
        third = cached_text("charts-third", language)
        seats = ", ".join(
            f"{third if owner is None else names[owner]} {count}" for owner, count in others
        )
        sentences.append(cached_text(f"{KEY}-alt-there", language, seats=seats))
    else:
        sentences.append(f"{cached_text(f'{KEY}-alone', language)}.")
    return sentences
