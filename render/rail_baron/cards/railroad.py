"""The card of one railroad: in an auction with its bids, or before it is bought or sold."""

from __future__ import annotations

from collections.abc import Sequence

from data.texts import percent
from render.alt import told_within
from render.card.top import NOTHING, Top, in_words
from render.paint.canvas import Canvas
from render.paint.panels import settled
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
from render.pieces import seat_badge
from render.rail_baron.cards.heads import KEY, head_of, top_panel
from render.rail_baron.cards.since import Deed, deeds_panel, deeds_told
from render.rail_baron.map.inks import map_palette, panel
from render.rail_baron.map.map_words import shown_names
from render.rail_baron.map.network import network
from render.words import money, said
from rules.rail_baron.cities.lookup import reach
from rules.rail_baron.model.board import Board, board
from rules.rail_baron.model.state import Auction
from rules.rail_baron.model.view import View
from rules.rail_baron.ownership.auction import lowest_bid

_LEFT, _RIGHT = 24, PHONE_WIDTH - 24
_LINE = 46
_CITIES = 3
"""Lines of cities at most."""


def railroad_card(
    view: View,
    mark: str,
    language: str,
    *,
    names: Sequence[str],
    top: Top = NOTHING,
    would: tuple[str, ...] | None = None,
    price: int | None = None,
    deeds: tuple[Deed, ...] = (),
) -> Picture:
    """A railroad large, who bids for it if it is under the hammer, the cities it serves and who is
    there, and its line among the railroads of all. 1000 pixels wide. `would`: what would
    change for this `price` or bid; `deeds`: what was done since one last looked."""
    people = shown_names(view, names, language)
    told = "" if would else _reached(view, mark, language)
    head = head_of(
        view, people, language, sum=told, would=would, buys=None if would is None else (mark, price)
    )
    if deeds:
        top = top._replace(last="", since=())
    parts = [
        top_panel(top, head, language),
        *([deeds_panel(deeds, language)] if deeds else ()),
        settled(_facts(view, mark, people, language), map_palette()),
        network(view, mark),
    ]
    alt = [
        *in_words(top, head, language),
        *deeds_told(deeds, people),
        *_alt(view, mark, people, language),
    ]
    return picture(parts, told_within(alt))


def _facts(view: View, mark: str, names: Sequence[str], language: str) -> Canvas:
    graph = board(view.options)
    row = graph.railroads[mark]
    auction = view.auction if view.auction and view.auction.railroad == mark else None
    cities = wrap(", ".join(_cities(graph, mark)), SMALLEST, _RIGHT - _LEFT)[:_CITIES]
    bids = 0 if auction is None else 190
    canvas = panel(PHONE_WIDTH, 118 + bids + 2 * _LINE + _LINE * len(cities) + 14)
    canvas.box((_LEFT, 16, _RIGHT, 34), INK, radius=9)  # as `network` has its line
    canvas.line([(_LEFT + 28, 25), (_RIGHT - 28, 25)], WHITE, 8, dash=(28, 28))
    price = said(f"{KEY}-list", language, price=money(row.price, language))
    canvas.text(_RIGHT, 96, price, 36, INK, bold=True, anchor="rs")
    canvas.text(_LEFT, 100, mark, 58, INK, bold=True)
    x = _LEFT + text_width(mark, 58, True) + 22
    room = _RIGHT - x - text_width(price, 36, True) - 20
    canvas.text(x, 96, fit(row.nickname or row.name, 36, room), 36, SOFT_INK)
    y = 118.0
    if auction is not None:
        _bids(canvas, y, view, auction, names, language)
        y += bids
    canvas.text(_LEFT, y + 34, _share(graph, mark, language), 36, INK, bold=True)
    y += _LINE
    for line in cities:
        canvas.text(_LEFT, y + 32, line, SMALLEST, SOFT_INK)
        y += _LINE
    _there(canvas, y, view, mark, language)
    return canvas


def _bids(
    canvas: Canvas,
    y: float,
    view: View,
    auction: Auction,
    names: Sequence[str],
    language: str,
) -> None:
    """The highest bid and the next, who sells; below them who is still in."""
    canvas.box((_LEFT - 8, y, _RIGHT + 8, y + 178), WHITE, RULE, radius=12, width=3)
    highest, least = _standing(auction, names, language)
    x = float(_LEFT + 8)
    if auction.leader is not None:
        seat_badge(canvas, x + 22, y + 34, 20, auction.leader)
        x += 56
    wide = text_width(least, 36, True)
    shown = fit(highest, 40, _RIGHT - 8 - x - wide - 24, True)
    canvas.text(x, y + 48, shown, 40, INK, bold=True)
    canvas.text(_RIGHT - 8, y + 48, least, 36, INK, bold=True, anchor="rs")
    seller = _seller(auction, names, language)
    canvas.text(_RIGHT - 8, y + 100, seller, SMALLEST, SOFT_INK, anchor="rs")
    canvas.text(_LEFT + 8, y + 100, said(f"{KEY}-in", language), SMALLEST, SOFT_INK)
    each = (_RIGHT - _LEFT - 16) / max(3, len(auction.waiting))
    for number, seat in enumerate(auction.waiting):
        x = _LEFT + 8 + number * each
        seat_badge(canvas, x + 22, y + 142, 19, seat)
        told = _cash(view, seat, language) or names[seat]
        told = fit(told, SMALLEST, each - 58, number == 0)
        canvas.text(x + 50, y + 154, told, SMALLEST, INK, bold=number == 0)


def _standing(auction: Auction, names: Sequence[str], language: str) -> tuple[str, str]:
    least = said(f"{KEY}-least", language, least=money(lowest_bid(auction), language))
    if auction.leader is None:
        return said(f"{KEY}-no-bid", language), least
    bid = money(auction.bid, language)
    return said(f"{KEY}-bid", language, name=names[auction.leader], bid=bid), least


def _reached(view: View, mark: str, language: str) -> str:
    """What the railroad would bring to whoever is asked."""
    seat = view.to_move[0] if view.to_move else view.turn.seat
    graph, own = board(view.options), view.seats[seat].railroads
    before, after = (percent(reach(graph, marks), language) for marks in (own, [*own, mark]))
    price = graph.railroads[mark].price
    least = price if view.auction is None else lowest_bid(view.auction)
    values = {"least": money(least, language), "before": before, "after": after}
    return said(f"{KEY}-reach-with", language, **values)


def _seller(auction: Auction, names: Sequence[str], language: str) -> str:
    if auction.seller is None:
        return said(f"{KEY}-seller-bank", language)
    return said(f"{KEY}-seller", language, name=names[auction.seller])


def _cash(view: View, seat: int, language: str) -> str:
    """A seat's cash where everybody may know it."""
    cash = view.seats[seat].cash
    return "" if cash is None else money(cash, language)


def _cities(graph: Board, mark: str) -> list[str]:
    """The cities of a railroad on this board, in the order of the alphabet."""
    stops = graph.served[mark]
    return sorted({city for city in graph.cities if graph.milepost_of[city] in stops})


def _share(graph: Board, mark: str, language: str) -> str:
    share = percent(reach(graph, [mark]), language)
    return said(f"{KEY}-cities", language, count=len(_cities(graph, mark)), share=share)


def _others(view: View, mark: str) -> list[tuple[int | None, int]]:
    """Who owns other railroads that serve its cities, and how many of them, the most first."""
    graph = board(view.options)
    cities = _cities(graph, mark)
    held: list[tuple[int | None, Sequence[str]]] = [(s.seat, s.railroads) for s in view.seats]
    held.append((None, view.third_owner))
    found = []
    for owner, marks in held:
        stops = {m for other in marks if other != mark for m in graph.served[other]}
        found.append((owner, sum(graph.milepost_of[city] in stops for city in cities)))
    return sorted((row for row in found if row[1]), key=lambda row: -row[1])


def _there(canvas: Canvas, y: float, view: View, mark: str, language: str) -> None:
    others = _others(view, mark)
    word = said(f"{KEY}-there" if others else f"{KEY}-alone", language)
    canvas.text(_LEFT, y + 34, word, SMALLEST, SOFT_INK)
    x = _LEFT + text_width(word, SMALLEST) + 28
    for owner, count in others:
        seat_badge(canvas, x + 20, y + 22, 18, owner)
        canvas.text(x + 46, y + 34, str(count), SMALLEST, INK, bold=True)
        x += 46 + text_width(str(count), SMALLEST, True) + 26


def _alt(view: View, mark: str, names: Sequence[str], language: str) -> list[str]:
    graph = board(view.options)
    price = money(graph.railroads[mark].price, language)
    cities = f"{_share(graph, mark, language)}: {', '.join(_cities(graph, mark))}"
    told = [said(f"{KEY}-alt-railroad", language, railroad=mark, price=price, cities=cities)]
    if view.auction is not None and view.auction.railroad == mark:
        highest, least = _standing(view.auction, names, language)
        told.append(f"{_seller(view.auction, names, language)}. {highest}; {least}.")
        seats = ", ".join(
            f"{names[seat]} ({_cash(view, seat, language) or said(f'{KEY}-secret', language)})"
            for seat in view.auction.waiting
        )
        told.append(said(f"{KEY}-alt-in", language, seats=seats))
    others = _others(view, mark)
    if others:
        third = said("charts-third", language)
        seats = ", ".join(
            f"{third if owner is None else names[owner]} {count}" for owner, count in others
        )
        told.append(said(f"{KEY}-alt-there", language, seats=seats))
    else:
        told.append(f"{said(f'{KEY}-alone', language)}.")
    return told
