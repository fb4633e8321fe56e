"""The alt text of the picture of property."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import data.rail_baron as facts
from data.texts import money, say
from rules.rail_baron.model.state import Auction, Phase
from rules.rail_baron.model.view import SeatView, View

LIMIT = 1024
"""Maximum number of characters of an alt text in Discord."""


def alt_text(view: View, names: Sequence[str], language: str) -> str:
    """Return a text with every seat and what it owns, then the bank; nothing that the view
    keeps secret.

    If it would be too long, first the prices of owned railroads are left out, then all prices."""
    text = ""
    for owned, sold in ((True, True), (False, True), (False, False)):
        seats = [
            _describe_seat(view, seat, names[seat.seat], language, owned) for seat in view.seats
        ]
        if len(view.seats) == 2:
            key = "charts-alt-third" if view.third_owner else "charts-alt-third-none"
            seats.append(
                say(key, language, railroads=_list_railroads(view.third_owner, language, owned))
            )
        bank = " ".join(_describe_bank(view, names, language, sold))
        text = say("charts-alt-deeds", language, seats=" ".join(seats), bank=bank)
        if len(text) <= LIMIT:
            break
    return text


def describe_auction(auction: Auction, names: Sequence[str], language: str) -> tuple[str, str]:
    """Return who sells the railroad that is being auctioned, and the state of the bidding."""
    if auction.seller is None:
        seller = say("charts-hammer-from-bank", language)
    else:
        seller = say("charts-hammer-from", language, seller=names[auction.seller])
    if auction.leader is None:
        bid = say("charts-hammer-open", language, bid=money(auction.minimum, language))
    else:
        bid = say(
            "charts-hammer-bid",
            language,
            name=names[auction.leader],
            bid=money(auction.bid, language),
        )
    return seller, bid


def _list_railroads(marks: Iterable[str], language: str, priced: bool) -> str:
    """Return railroads, most expensive first, with their list prices if `priced`."""
    wanted = set(marks)
    rows = sorted((r for r in facts.railroads() if r.mark in wanted), key=lambda r: -r.price)
    if not priced:
        return ", ".join(row.mark for row in rows)
    return ", ".join(
        say("charts-alt-railroad", language, mark=row.mark, price=money(row.price, language))
        for row in rows
    )


def _describe_seat(view: View, seat: SeatView, name: str, language: str, priced: bool) -> str:
    descriptions = ", ".join(
        [*_seat_facts(view, seat, language), *_describe_property(seat, language, priced)]
    )
    return say("charts-alt-seat", language, seat=seat.seat + 1, name=name, facts=descriptions)


def _seat_facts(view: View, seat: SeatView, language: str) -> list[str]:
    if seat.bankrupt:
        return [say("charts-bankrupt", language)]
    descriptions = [say("charts-alt-cash-secret", language)]
    if seat.cash is not None:
        descriptions = [say("charts-alt-cash", language, cash=money(seat.cash, language))]
    descriptions.append(say(f"charts-engine-{seat.engine}", language))
    if view.winner == seat.seat:
        descriptions.insert(0, say("charts-winner", language))
    if seat.home:
        descriptions.append(say("charts-alt-home", language, city=seat.home))
    if view.phase is Phase.OVER:
        return descriptions
    if seat.declared:
        descriptions.append(say("charts-alt-declared", language, city=seat.alternate or "–"))
    elif seat.destination is not None:
        descriptions.append(say("charts-alt-bound", language, city=seat.destination))
    if seat.seat in view.to_move:
        descriptions.append(say("charts-alt-to-move", language))
    return descriptions


def _describe_property(seat: SeatView, language: str, priced: bool) -> list[str]:
    if seat.bankrupt:
        return []
    if not seat.railroads:
        return [say("charts-alt-owns-none", language)]
    worth = sum(row.price for row in facts.railroads() if row.mark in seat.railroads)
    rows = _list_railroads(seat.railroads, language, priced)
    return [say("charts-alt-owns", language, railroads=rows, sum=money(worth, language))]


def _describe_bank(view: View, names: Sequence[str], language: str, priced: bool) -> list[str]:
    sentences: list[str] = []
    if view.auction is not None:
        seller, bid = describe_auction(view.auction, names, language)
        mark = view.auction.railroad
        sentences.append(say("charts-alt-hammer", language, railroad=mark, bid=f"{seller}. {bid}"))
    if view.set_aside:
        rows = _list_railroads(view.set_aside, language, priced)
        sentences.append(say("charts-alt-set-aside", language, railroads=rows))
    if view.bank:
        rows = _list_railroads(view.bank, language, priced)
        sentences.append(say("charts-alt-bank", language, railroads=rows))
    else:
        sentences.append(say("charts-alt-bank-empty", language))
    if view.sold_out:
        fee = money(facts.numbers().fee_rival_after_all_sold, language)
        sentences.append(say("charts-alt-sold-out", language, fee=fee))
    return sentences
