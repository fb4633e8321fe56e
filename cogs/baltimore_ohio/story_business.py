"""The story of Business Rounds."""

from __future__ import annotations

from typing import Any

from cogs.baltimore_ohio.business_words import b, cities, levels, of_levels, places
from cogs.baltimore_ohio.parts import Tell
from cogs.baltimore_ohio.telling import Teller
from cogs.baltimore_ohio.words import railroad
from rules.baltimore_ohio.model import events as e


def _b(teller: Teller, key: str, **values: Any) -> str:
    return b(key, teller.language, **values)


def _began(teller: Teller, event: e.BusinessBegan) -> None:
    teller.told(_b(teller, "business-round", turn=str(event.turn), round=str(event.round)))


def _scrapped(teller: Teller, event: e.EquipmentScrapped) -> None:
    told = _b(
        teller,
        "scrapped",
        count=len(event.cards),
        levels=of_levels(event.cards, teller.language),
        amount=teller.money(event.amount),
    )
    teller.of(event.railroad, told)


def _bought(teller: Teller, event: e.EquipmentBought) -> None:
    """Cards of one level bought one after another are told together."""
    level = levels([event.card])

    def told(count: int, paid: int) -> str:
        return _b(teller, "bought-card", count=count, level=level, price=teller.money(paid))

    teller.again(event.railroad, f"card {level}", event.price, told)


def _advanced(teller: Teller, event: e.TechLevelAdvanced) -> None:
    teller.add(_b(teller, "level-reached", level=str(event.level)))


def _built(teller: Teller, event: e.TrackBuilt) -> None:
    told = _b(teller, "built", hexes=places(event.hexes), cost=teller.money(event.cost))
    teller.of(event.railroad, told)


def _nw_coal(teller: Teller, event: e.NWCoalTaken) -> None:
    teller.of(event.railroad, _b(teller, "took-nw-coal", hex=event.hex))


def _took(teller: Teller, event: e.ResourceTaken) -> None:
    key = "took-coal" if event.resource == "coal" else "took-lumber"
    teller.of(event.railroad, _b(teller, key, hex=places([event.hex])))


def _privilege(teller: Teller, event: e.PrivilegeMet) -> None:
    key = "privilege-pa" if event.railroad == "PA" else "privilege-nyc"
    teller.add(_b(teller, key, railroad=railroad(event.railroad)))


def _earned(teller: Teller, event: e.IncomeEarned) -> None:
    if not event.gross:
        told = _b(teller, "earned-nothing", maintenance=teller.money(event.maintenance))
    else:
        told = _b(
            teller,
            "earned",
            cities=cities(event.cities, teller.language),
            gross=teller.money(event.gross),
            net=teller.money(event.net),
            previous=teller.money(event.previous),
        )
    teller.of(event.railroad, told)


def _paid(teller: Teller, event: e.DividendPaid) -> None:
    parts = [
        _b(teller, "part", name=teller.who(seat), amount=teller.money(amount))
        for seat, amount in event.players
    ]
    if event.treasury:
        parts.append(_b(teller, "part-treasury", amount=teller.money(event.treasury)))
    each = teller.money(event.per_share)
    teller.of(event.railroad, _b(teller, "paid", each=each, parts=", ".join(parts)))


def _retained(teller: Teller, event: e.ProfitRetained) -> None:
    teller.of(event.railroad, _b(teller, "kept", amount=teller.money(event.amount)))


def _sacrificed(teller: Teller, event: e.ShareSacrificed) -> None:
    name = teller.who(event.seat)
    teller.add(_b(teller, "sacrificed", name=name, railroad=railroad(event.railroad)))


def _receivership(teller: Teller, event: e.WentIntoReceivership) -> None:
    teller.add(
        _b(
            teller,
            "receivership",
            railroad=railroad(event.railroad),
            treasury=teller.money(event.treasury),
            count=len(event.cards),
        )
    )


TELL: dict[type, Tell] = {
    e.BusinessBegan: _began,
    e.EquipmentScrapped: _scrapped,
    e.EquipmentBought: _bought,
    e.TechLevelAdvanced: _advanced,
    e.TrackBuilt: _built,
    e.NWCoalTaken: _nw_coal,
    e.ResourceTaken: _took,
    e.PrivilegeMet: _privilege,
    e.IncomeEarned: _earned,
    e.DividendPaid: _paid,
    e.ProfitRetained: _retained,
    e.ShareSacrificed: _sacrificed,
    e.WentIntoReceivership: _receivership,
}
"""`StoodIdle` needs no saying: nothing changes then (36)."""
