"""Who owns what: deeds and engines by seat, the imaginary owner, and what the bank still sells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import data.rail_baron as facts
from data.rail_baron import Railroad
from data.texts import money, say
from render.alt import LONGEST, end_sentence
from render.layout.box import Box, Sprite, fill
from render.layout.part import lay_out
from render.layout.seats import HeadedCard, badge
from render.layout.stacks import Column, Grid, Row
from render.layout.text import Name, Paragraph, Pill, Text, amount, label, title
from render.paint.picture import Picture, picture
from render.paint.style import (
    ALARM,
    CARD,
    GOOD,
    INK,
    RULE,
    SMALLEST,
    SOFT_INK,
    WHITE,
    Colour,
    seat_style,
)
from render.rail_baron.map.map_words import announced_cash
from render.rail_baron.map.palettes import map_palette
from render.rail_baron.players.chip import CHIP_HEIGHT, draw_deed, lock, locked
from render.words import legible_names
from rules.rail_baron.model.state import Auction, Phase
from rules.rail_baron.model.view import SeatView, View

CHIP_WIDTH = 302
ENGINE_GROUND: dict[str, tuple[Colour, Colour]] = {
    "Freight": (WHITE, INK),
    "Express": (RULE, INK),
    "SuperChief": (INK, WHITE),
}


def render_deeds(view: View, names: Sequence[str], language: str) -> Picture:
    """Return everybody's property as the view shows it, 1000 pixels wide; cash of None is secret.

    Railroads are in order of their list price, most expensive first; one that is being
    auctioned is shown only there. If the alt text would be too long, first the prices of owned
    railroads are left out of it, then all prices."""
    shown = legible_names(names, language)
    owned = len(view.third_owner) + sum(len(seat.railroads) for seat in view.seats)
    sub = say("charts-deeds-sub", language, owned=owned, all=len(facts.railroads()))
    heading = title(say("charts-deeds", language), sub, 48)
    for prices in ((True, True), (False, True), (False, False)):
        sections = _sections(view, shown, names, prices, language)
        box = Column(heading, *sections, gap=20, separator=". ")
        if len(box.words()) <= LONGEST:
            break
    part = lay_out(map_palette(), box, margin=22, top=12, bottom=20)
    return picture(part.image, end_sentence(part.words))


def _sections(
    view: View,
    names: Sequence[str],
    spoken_names: Sequence[str],
    prices: tuple[bool, bool],
    language: str,
) -> Iterator[Box]:
    """Yield the cards. Names are as drawn and as spoken; `prices`: whether the words of owned
    railroads and of the bank's have their prices."""
    owned, sold = prices
    for seat in view.seats:
        named = names[seat.seat], spoken_names[seat.seat]
        yield _seat_card(view, seat, named, owned, language)
    if len(view.seats) == 2:
        key = "charts-alt-third" if view.third_owner else "charts-alt-third-none"
        deeds, tint = _deeds(view, view.third_owner, owned, language), seat_style(None).tint
        head = Row(badge(None, 23), _name(say("charts-third", language)))
        words = say(key, language, railroads=deeds.words())
        yield _card(head, say("charts-third-fees", language), deeds, words, tint)
    if view.auction is not None:
        lot, about = view.auction.railroad, _describe_auction(view.auction, names, language)
        row = next(row for row in facts.railroads() if row.mark == lot)
        words = say("charts-alt-hammer", language, railroad=lot, bid=about.rstrip("."))
        yield _card(
            _name(say("charts-hammer", language)),
            about,
            Grid([_deed(row, False, language)], 3, gap=10),
            words,
        )
    if view.set_aside:
        deeds = _deeds(view, view.set_aside, sold, language)
        words = say("charts-alt-set-aside", language, railroads=deeds.words())
        yield _card(
            _name(say("charts-set-aside", language)),
            say("charts-set-aside-until", language),
            deeds,
            words,
        )
    yield _bank_card(view, sold, language)


def _bank_card(view: View, priced: bool, language: str) -> Box:
    deeds = _deeds(view, view.bank, priced, language)
    key = "charts-alt-bank" if view.bank else "charts-alt-bank-empty"
    words = say(key, language, railroads=deeds.words())
    head: list[Box] = [_name(say("charts-bank", language))]
    if view.sold_out:
        fee = money(facts.numbers().fee_rival_after_all_sold, language)
        notice = say("charts-sold-out", language, fee=fee)
        head += [fill(), Text(notice, 34, ALARM, bold=True, smaller=(SMALLEST,))]
        words += " " + say("charts-alt-sold-out", language, fee=fee)
    sub = say("charts-bank-sells" if view.bank else "charts-bank-empty", language)
    return _card(Row(*head), sub, deeds, words)


def _name(text: str) -> Box:
    return Text(text, 42, bold=True)


def _card(head: Box, sub: str, deeds: Box, words: str, tint: Colour = RULE) -> Box:
    """Return a card that is no seat's."""
    body = Column(Paragraph(sub, 34, SOFT_INK), deeds, gap=8)
    words = words.rstrip(".")
    return HeadedCard(head, body, ground=CARD, tint=tint, edge=RULE, words=words)


def _deeds(view: View, marks: Iterable[str], priced: bool, language: str) -> Box:
    """Return the railroads by falling price, without the one being auctioned."""
    auctioned = view.auction.railroad if view.auction is not None else None
    rows = [row for row in facts.railroads() if row.mark in {*marks} - {auctioned}]
    rows.sort(key=lambda row: -row.price)
    return Grid([_deed(row, priced, language) for row in rows], 3, gap=10, line_gap=10)


def _deed(row: Railroad, priced: bool, language: str) -> Box:
    words = row.mark
    if priced:
        price = money(row.price, language)
        words = say("charts-alt-railroad", language, mark=row.mark, price=price)
    room = CHIP_WIDTH, CHIP_HEIGHT
    return Sprite(draw_deed, CHIP_WIDTH, row, language, room=room, corner=True, words=words)


def _seat_card(
    view: View, seat: SeatView, named: tuple[str, str], priced: bool, language: str
) -> Box:
    name, spoken_name = named
    pills = [Pill(text, SMALLEST, ground) for text, ground in _seat_states(view, seat, language)]
    cash = [] if seat.bankrupt else [_cash(view, seat, language)]
    person = Name(name, 42, bold=True, cut_to=120, grow=1, words="")
    head = Row(badge(seat.seat, 23), person, *pills[::-1], *cash, gap=14, separator=", ")
    body = Column() if seat.bankrupt else _property(view, seat, priced, language)
    facts = ", ".join(filter(None, (head.words(), body.words())))
    words = say("charts-alt-seat", language, seat=seat.seat + 1, name=spoken_name, facts=facts)
    tint = seat_style(seat.seat).tint
    return HeadedCard(head, body, ground=CARD, tint=tint, edge=RULE, words=words.rstrip("."))


def _cash(view: View, seat: SeatView, language: str) -> Box:
    """Return a seat's cash; the reader's has a lock while the others do not see it."""
    if seat.cash is None:
        return Row(locked(40, language), words=say("charts-alt-cash-secret", language))
    is_announced = view.phase is Phase.OVER or announced_cash(view, seat) is not None
    sum_shown = money(seat.cash, language)
    if view.viewer != seat.seat or is_announced:
        return Row(amount(sum_shown, 40), words=say("charts-alt-cash", language, cash=sum_shown))
    words = say("charts-alt-cash-own", language, cash=sum_shown)
    return Row(lock(32), amount(sum_shown, 40), gap=8, words=words)


def _property(view: View, seat: SeatView, priced: bool, language: str) -> Box:
    """Return engine, home and destination, the total of list prices if there is room, and the
    deeds."""
    over = view.phase is Phase.OVER
    ground, ink = ENGINE_GROUND[seat.engine]
    engine = say(f"charts-engine-{seat.engine}", language)
    places = [
        Row(label(word, 34), Text(city, 34, bold=True), gap=10)
        for word, city in _labelled_cities(seat, over, language)
    ]
    sum_ = sum(row.price for row in facts.railroads() if row.mark in seat.railroads)
    worth = say("charts-deeds-worth", language, sum=money(sum_, language))
    total = label(worth if seat.railroads else "", words="")
    line = Row(
        Pill(engine, SMALLEST, ground, ink, edge=INK),
        *places,
        fill(),
        total,
        gap=20,
        spare=[total],
        separator=", ",
    )
    deeds = _deeds(view, seat.railroads, priced, language)
    owned = say("charts-alt-owns-none", language)
    if seat.railroads:
        values = {"railroads": deeds.words(), "sum": money(sum_, language)}
        owned = say("charts-alt-owns", language, **values)
    return Column(line, Row(Column(deeds, grow=1), words=owned), gap=8, separator=", ")


def _seat_states(view: View, seat: SeatView, language: str) -> list[tuple[str, Colour]]:
    states: list[tuple[str, Colour]] = []
    if seat.seat == view.winner:
        states.append((say("charts-winner", language), GOOD))
    if seat.bankrupt:
        states.append((say("charts-bankrupt", language), SOFT_INK))
    elif seat.declared and view.phase is not Phase.OVER:
        states.append((say("charts-declared", language), ALARM))
    if seat.seat in view.to_move and view.phase is not Phase.OVER:
        states.append((say("charts-to-move", language), INK))
    return states


def _labelled_cities(seat: SeatView, over: bool, language: str) -> list[tuple[str, str]]:
    """Return labels and cities: home and, until the game is over, where the train is bound."""
    places: list[tuple[str, str]] = []
    if seat.home:
        places.append((say("charts-home", language), seat.home))
    if over:
        return places
    if seat.declared:
        places.append((say("charts-bound-else", language), seat.alternate or "–"))
    elif seat.destination is not None:
        places.append((say("charts-bound", language), seat.destination))
    return places


def _describe_auction(auction: Auction, names: Sequence[str], language: str) -> str:
    """Return who sells the railroad that is being auctioned, and the state of the bidding."""
    if auction.seller is None:
        seller = say("charts-hammer-from-bank", language)
    else:
        seller = say("charts-hammer-from", language, seller=names[auction.seller])
    if auction.leader is None:
        bid = say("charts-hammer-open", language, bid=money(auction.minimum, language))
    else:
        values = {"name": names[auction.leader], "bid": money(auction.bid, language)}
        bid = say("charts-hammer-bid", language, **values)
    return f"{seller}. {bid}."
