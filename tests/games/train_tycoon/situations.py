"""Situations of Train Tycoon that recorded games must show."""

from collections.abc import Iterator
from typing import Any

import data.train_tycoon as facts
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model import events as e
from rules.train_tycoon.model import operation_events as o
from rules.train_tycoon.model.position import Position
from rules.train_tycoon.model.state import State
from rules.train_tycoon.shares import trading
from rules.train_tycoon.shares.mergers import is_insolvent

IMPOSSIBLE: set[str] = set()

_LAID = {
    "new": "a new tile",
    "reuse": "track used again",
    "replace": "track replaced",
    "upgrade": "a tile upgraded",
    "clear": "a transfer hub cleared away",
}

SITUATIONS = {
    *_LAID.values(),
    "another company's line crossed",
    "a line of the greatest length",
    "a transfer hub at the end of a line",
    "rights paid to run where others do",
    "a choice that counts as a pass",
    "buyer and seller matched",
    "a president sells to a surplus buyer",
    "a president buys from a surplus seller",
    "a president buys with loans",
    "a share from the bank in Trading",
    "a share from the treasury in Trading",
    "shares of a company without a president traded",
    "a share from the bank in Treasury",
    "a share from the treasury in Treasury",
    "a share sold in debt",
    "a president with two companies bids with both",
    "an invalid bid dropped",
    "nobody bids for a target",
    "the target rejects an offer",
    "the bidder rejects an offer",
    "a company without a president named",
    "a company in debt named",
    "an insolvent company named",
    "a company floated again",
    "an IPO of more than four shares",
    "an IPO bought by one alone",
    "a marker on another's line",
    "a marker that brings nothing",
    "a share worth less than nothing",
    "a share kept from being worth less than nothing",
    "a player worth less than nothing",
    "a shared victory",
    "loans of a player",
    "loans of a company",
    "two goods made at once",
    "income below nothing",
}


def before(state: State, seat: int, action: Any) -> Iterator[str]:
    match action:
        case a.OpenLine(route=route) | a.PlaceFactory(route=route):
            yield from _line(state, action)
            if len(route) == Position(state).turn_facts.max_track_tiles:
                yield "a line of the greatest length"
        case a.BuyShare(company=name):
            source = "bank" if state.companies[name].bank else "treasury"
            yield f"a share from the {source} in Treasury"
        case a.SellShare() if state.players[seat].net < 0:
            yield "a share sold in debt"
        case a.Trade() if len(state.asks) == 1:
            yield from _trades(state, {seat: action.order})
        case a.Bid() if action.offer != "none":
            if any(c.seat == seat and c.chosen != "none" for c in state.secret.choices):
                yield "a president with two companies bids with both"
        case a.TargetCompany(company=name):
            if state.companies[name].president is None:
                yield "a company without a president named"
            if state.companies[name].net < 0:
                yield "a company in debt named"
            if is_insolvent(Position(state), name):
                yield "an insolvent company named"


def _line(state: State, action: a.OpenLine | a.PlaceFactory) -> Iterator[str]:
    company = state.operation.company if state.operation else None
    owners = {line.id: line.owner for line in state.lines}
    for lay in action.route:
        yield _LAID[lay.how]
        runners = {owners.get(piece.line) for piece in state.track.get(lay.hex, ())}
        if lay.how == "upgrade" and runners - {None, company}:
            yield "another company's line crossed"
    if action.end not in state.hubs:
        yield "a transfer hub at the end of a line"


def after(state: State, event: Any) -> Iterator[str]:
    match event:
        case o.LineOpened() if event.rights:
            yield "rights paid to run where others do"
        case o.GoodsMade(count=2):
            yield "two goods made at once"
        case o.IncomeCounted() if event.income < 0:
            yield "income below nothing"
        case e.LoansChanged(party=party):
            yield "loans of a company" if isinstance(party, str) else "loans of a player"
        case e.InvestmentsShown(markers=markers):
            for seat, _, _, _, company in markers:
                if company is None:
                    yield "a marker that brings nothing"
                elif state.companies[company].president != seat:
                    yield "a marker on another's line"
        case e.GameEnded():
            yield from _ended(state, event)
        case _:
            yield from _of_shares(state, event)


def _of_shares(state: State, event: Any) -> Iterator[str]:
    match event:
        case e.TradesShown(orders=orders) if any(chosen != held for _, chosen, held in orders):
            yield "a choice that counts as a pass"
        case e.BidsShown(bids=bids):
            if any(offer != "none" and not valid for _, offer, _, valid in bids):
                yield "an invalid bid dropped"
            if all(offer == "none" for _, offer, _, _ in bids):
                yield "nobody bids for a target"
        case e.VotesShown(passed=False) if event.proposal.kind != "merger":
            by_bidder = event.of == event.proposal.company
            yield "the bidder rejects an offer" if by_bidder else "the target rejects an offer"
        case e.Floated():
            yield from _floated(state, event)


def _trades(state: State, last: dict[int, str]) -> Iterator[str]:
    """What the choices for a company come to when the last one is made (rulings 11 to 14)."""
    name = state.trading
    assert name is not None
    position, company = Position(state), state.companies[name]
    chosen = {choice.seat: str(choice.chosen) for choice in state.secret.choices} | last
    counted = [
        order for seat, order in chosen.items() if trading.can_trade(position, seat, name, order)
    ]
    buyers, sellers = counted.count("buy"), counted.count("sell")
    if buyers and sellers:
        yield "buyer and seller matched"
    if company.president is None:
        if buyers or sellers:
            yield "shares of a company without a president traded"
    elif sellers > buyers:
        yield "a president buys from a surplus seller"
        if state.players[company.president].net < (sellers - buyers) * company.price:
            yield "a president buys with loans"
    if buyers > sellers:
        yield from _sources(state, name, buyers - sellers)


def _sources(state: State, name: str, surplus: int) -> Iterator[str]:
    """Where the shares come from that nobody sells (13)."""
    company = state.companies[name]
    president = company.president
    held = 0 if president is None else state.players[president].shares.get(name, 0)
    left = facts.finance().max_issued_shares - company.issued
    if held:
        yield "a president sells to a surplus buyer"
    if surplus > held and company.bank:
        yield "a share from the bank in Trading"
    if surplus > held + company.bank and left:
        yield "a share from the treasury in Trading"


def _floated(state: State, event: e.Floated) -> Iterator[str]:
    if event.shares > facts.finance().ipo_min_shares:
        yield "an IPO of more than four shares"
    holders = [player for player in state.players if player.shares.get(event.company)]
    if len(holders) == 1:
        yield "an IPO bought by one alone"
    if any(event.company in record.prices for record in state.history):
        yield "a company floated again"


def _ended(state: State, event: e.GameEnded) -> Iterator[str]:
    if len(event.winners) > 1:
        yield "a shared victory"
    if min(event.worth) < 0:
        yield "a player worth less than nothing"
    values = dict(event.values)
    if min(values.values(), default=0) < 0:
        yield "a share worth less than nothing"
    if any(state.companies[name].net < 0 <= value for name, value in values.items()):
        yield "a share kept from being worth less than nothing"
