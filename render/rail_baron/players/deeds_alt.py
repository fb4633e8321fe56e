"""The picture of property in words, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import data.rail_baron as facts
from data.texts import money, say
from rules.rail_baron.model.state import Auction, Phase
from rules.rail_baron.model.view import SeatView, View

LIMIT = 1024
"""Characters of an alt text; Discord takes no more."""


def alt_text(view: View, names: Sequence[str], language: str) -> str:
    """Every seat with what it owns, then the bank; nothing that the view keeps secret. Prices of
    what is owned, then also of what is for sale, are left out where the text would be too long."""
    told = ""
    for owned, sold in ((True, True), (False, True), (False, False)):
        seats = [_seat(view, seat, names[seat.seat], language, owned) for seat in view.seats]
        if len(view.seats) == 2:
            key = "charts-alt-third" if view.third_owner else "charts-alt-third-none"
            seats.append(say(key, language, railroads=_listed(view.third_owner, language, owned)))
        bank = " ".join(_bank(view, names, language, sold))
        told = say("charts-alt-deeds", language, seats=" ".join(seats), bank=bank)
        if len(told) <= LIMIT:
            break
    return told


def hammer_words(auction: Auction, names: Sequence[str], language: str) -> tuple[str, str]:
    """Who sells the railroad under the hammer, and how the bidding stands."""
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


def _listed(marks: Iterable[str], language: str, priced: bool) -> str:
    """Railroads, dearest first, with their list prices if asked."""
    wanted = set(marks)
    rows = sorted((r for r in facts.railroads() if r.mark in wanted), key=lambda r: -r.price)
    if not priced:
        return ", ".join(row.mark for row in rows)
    return ", ".join(
        say("charts-alt-railroad", language, mark=row.mark, price=money(row.price, language))
        for row in rows
    )


def _seat(view: View, seat: SeatView, name: str, language: str, priced: bool) -> str:
    told = ", ".join([*_facts(view, seat, language), *_owns(seat, language, priced)])
    return say("charts-alt-seat", language, seat=seat.seat + 1, name=name, facts=told)


def _facts(view: View, seat: SeatView, language: str) -> list[str]:
    if seat.bankrupt:
        return [say("charts-bankrupt", language)]
    told = [say("charts-alt-cash-secret", language)]
    if seat.cash is not None:
        told = [say("charts-alt-cash", language, cash=money(seat.cash, language))]
    told.append(say(f"charts-engine-{seat.engine}", language))
    if view.winner == seat.seat:
        told.insert(0, say("charts-winner", language))
    if seat.home:
        told.append(say("charts-alt-home", language, city=seat.home))
    if view.phase is Phase.OVER:
        return told
    if seat.declared:
        told.append(say("charts-alt-declared", language, city=seat.alternate or "–"))
    elif seat.destination is not None:
        told.append(say("charts-alt-bound", language, city=seat.destination))
    if seat.seat in view.to_move:
        told.append(say("charts-alt-to-move", language))
    return told


def _owns(seat: SeatView, language: str, priced: bool) -> list[str]:
    if seat.bankrupt:
        return []
    if not seat.railroads:
        return [say("charts-alt-owns-none", language)]
    worth = sum(row.price for row in facts.railroads() if row.mark in seat.railroads)
    rows = _listed(seat.railroads, language, priced)
    return [say("charts-alt-owns", language, railroads=rows, sum=money(worth, language))]


def _bank(view: View, names: Sequence[str], language: str, priced: bool) -> list[str]:
    told: list[str] = []
    if view.auction is not None:
        seller, bid = hammer_words(view.auction, names, language)
        mark = view.auction.railroad
        told.append(say("charts-alt-hammer", language, railroad=mark, bid=f"{seller}. {bid}"))
    if view.set_aside:
        rows = _listed(view.set_aside, language, priced)
        told.append(say("charts-alt-set-aside", language, railroads=rows))
    if view.bank:
        rows = _listed(view.bank, language, priced)
        told.append(say("charts-alt-bank", language, railroads=rows))
    else:
        told.append(say("charts-alt-bank-empty", language))
    if view.sold_out:
        fee = money(facts.numbers().fee_rival_after_all_sold, language)
        told.append(say("charts-alt-sold-out", language, fee=fee))
    return told
