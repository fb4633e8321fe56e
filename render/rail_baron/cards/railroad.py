"""The card of one railroad: in an auction with its bids, or before it is bought or sold."""

from __future__ import annotations

from collections.abc import Sequence

from data.texts import percent
from render.card.top import NO_TOP, Top
from render.layout.box import Box, Card, Sprite, fill
from render.layout.part import Part, heights, lay_out, stack_parts
from render.layout.seats import badge
from render.layout.stacks import Column, Flow, Grid, Row
from render.layout.text import Name, Paragraph, Text, label
from render.paint.canvas import Canvas
from render.paint.picture import Picture
from render.paint.style import (
    CARD,
    INK,
    PHONE_WIDTH,
    SMALLEST,
    SOFT_INK,
    TALLEST,
    WHITE,
    fit,
    text_width,
)
from render.rail_baron.cards.everybody import everybody_height, everybody_parts
from render.rail_baron.cards.heads import KEY, build_head, top_part
from render.rail_baron.cards.since import Deed, render_deeds
from render.rail_baron.map.map_words import shown_names
from render.rail_baron.map.network import choose_network_viewport, render_network
from render.rail_baron.map.palettes import map_palette
from render.words import cached_text, money
from rules.rail_baron.cities.lookup import share_served
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.state import Auction
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership.auction import lowest_bid

_MARGIN = 24
_ROOM = PHONE_WIDTH - 2 * _MARGIN
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
    head = build_head(
        view,
        people,
        language,
        sum="" if would else _describe_reach(view, mark, language),
        would=would,
        buys=None if would is None else (mark, price),
    )
    if deeds:
        top = top._replace(last="", since=())
    upper = [top_part(top, head, language)]
    if deeds:
        upper.append(render_deeds(deeds, people, language))
    for names_cities in (True, False):  # the map names them too
        facts = _facts_box(view, mark, people, language, names_cities=names_cities)
        box = lay_out(map_palette(), facts, margin=_MARGIN, top=16, bottom=12, ground=CARD)
        room = TALLEST - heights([*upper, box])
        viewport = choose_network_viewport(view, mark, room - everybody_height(view, language))
        below = everybody_parts(view, people, language, room - viewport.window[3])
        if below:
            break
    return stack_parts([*upper, box, Part(render_network(view, mark, viewport)), *below])


def _facts_box(
    view: View, mark: str, names: Sequence[str], language: str, *, names_cities: bool
) -> Box:
    graph = board(view.options)
    row, cities = graph.railroads[mark], ", ".join(_served_cities(graph, mark))
    price = money(row.price, language)
    share = cached_text(
        f"{KEY}-cities",
        language,
        count=len(_served_cities(graph, mark)),
        share=percent(share_served(graph, [mark]), language),
    )
    values = {"railroad": mark, "price": price, "cities": f"{share}: {cities}"}
    title = Row(
        Text(mark, 58, bold=True),
        Name(row.nickname or row.name, 36, SOFT_INK, cut_to=200),
        fill(),
        Text(cached_text(f"{KEY}-list", language, price=price), 36, bold=True),
        gap=20,
        words=cached_text(f"{KEY}-alt-railroad", language, **values),
    )
    boxes = [
        Sprite(_draw_line, room=(_ROOM, 18), corner=True),
        title,
        Text(share, 36, bold=True, words=""),
        *([Paragraph(cities, SMALLEST, SOFT_INK, most=_CITY_LINES, words="")] * names_cities),
        _rivals(view, mark, names, language),
    ]
    if view.auction is not None and view.auction.railroad == mark:
        boxes.insert(2, _bids(view, view.auction, names, language))
    return Column(*boxes, gap=6)


def _draw_line(canvas: Canvas, x: float, y: float) -> None:
    """Draw the line of the railroad as `render_network` draws it."""
    canvas.box((x, y, x + _ROOM, y + 18), INK, radius=9)
    canvas.line([(x + 28, y + 9), (x + _ROOM - 28, y + 9)], WHITE, 8, dash=(28, 28))


def _bids(view: View, auction: Auction, names: Sequence[str], language: str) -> Box:
    """Return the highest bid, the lowest possible one, the seller, and the seats still bidding,
    in as many lines as let every sum be read whole."""
    least = cached_text(f"{KEY}-least", language, least=money(lowest_bid(auction), language))
    highest, sign = cached_text(f"{KEY}-no-bid", language), list[Box]()
    if auction.leader is not None:
        name = fit(names[auction.leader], 40, 330, True)
        values = {"name": name, "bid": money(auction.bid, language)}
        highest, sign = cached_text(f"{KEY}-bid", language, **values), [badge(auction.leader, 20)]
    bid = Paragraph(highest, 40, bold=True, smaller=(36,))
    seller, secret = (
        _describe_seller(auction, names, language),
        cached_text(f"{KEY}-secret", language),
    )
    sums = [_public_cash(view, seat, language) for seat in auction.waiting]
    widest = max((text_width(text, SMALLEST, True) for text in sums), default=0.0)
    fitting = int((_ROOM - 24) / (widest + _BADGE))
    bidders = [
        Row(badge(seat), Name(cash or names[seat], SMALLEST, bold=not n, cut_to=60), gap=8)
        for n, (seat, cash) in enumerate(zip(auction.waiting, sums, strict=True))
    ]
    seats = ", ".join(
        f"{names[seat]} ({cash or secret})"
        for seat, cash in zip(auction.waiting, sums, strict=True)
    )
    body = Column(
        Row(*sign, bid, Text(least, 36, bold=True)),
        Row(label(cached_text(f"{KEY}-in", language)), fill(), label(seller)),
        Grid(bidders, max(1, min(len(bidders), max(3, fitting)))),
        gap=4,
    )
    words = f"{seller}. {highest}; {least}. {cached_text(f'{KEY}-alt-in', language, seats=seats)}"
    return Card(body, ground=WHITE, line=3, radius=12, words=words)


def _rivals(view: View, mark: str, names: Sequence[str], language: str) -> Box:
    """Return the owners of other railroads that serve its cities."""
    others = _rival_owners(view, mark)
    if not others:
        word = cached_text(f"{KEY}-alone", language)
        return Row(label(word), words=f"{word}.")
    third = cached_text("charts-third", language)
    counts = ", ".join(f"{third if n is None else names[n]} {count}" for n, count in others)
    owners = [
        Row(badge(owner, 18), Text(str(count), SMALLEST, bold=True), gap=6)
        for owner, count in others
    ]
    words = cached_text(f"{KEY}-alt-there", language, seats=counts)
    return Row(label(cached_text(f"{KEY}-there", language)), Flow(*owners, gap=26), words=words)


def _describe_reach(view: View, mark: str, language: str) -> str:
    """Return the share of destinations the seat to move reaches, without and with the railroad."""
    seat = view.to_move[0] if view.to_move else view.turn.seat
    graph, owned = board(view.options), view.seats[seat].railroads
    before, after = (
        percent(share_served(graph, marks), language) for marks in (owned, [*owned, mark])
    )
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
