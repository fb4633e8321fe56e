"""The head of this game's cards: the round, what is asked, the sum that it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

import data.railroad_barons as facts
from render.card.top import Head, change
from render.railroad_barons.shared.reading import (
    cost,
    free_tokens,
    income,
    side,
    started,
    stock,
    value,
)
from render.railroad_barons.shared.words import ability, round_name, told, waits_for
from render.words import money
from rules.errors import RuleError
from rules.railroad_barons.model.actions import (
    AcceptOffer,
    BuyRailroad,
    KeepRevenue,
    PayDividends,
)
from rules.railroad_barons.model.play import Position, by_holding
from rules.railroad_barons.model.state import Phase, State
from rules.railroad_barons.model.view import View
from rules.railroad_barons.operating.discard import excess, legal_discard, parted
from rules.railroad_barons.preview import preview
from rules.railroad_barons.stock.stock_turn import barred


def head_of(view: View, names: Sequence[str], language: str) -> Head:
    """The head of a card of the present; `names` as lettered."""
    table = view.table
    ending = table.ending and table.phase is not Phase.OVER
    return Head(
        round_name(table, language),
        waits_for(view, names, language),
        view.to_move[0] if view.to_move else None,
        _sum(view, names, language),
        told("last-round", language) if ending else "",
    )


def head_if(view: View, seat: int, ask: str, after: State, language: str) -> Head:
    """The head of a preview of the table as it would be for a seat."""
    changes = tuple(changed(view.table, after, seat, language))
    return Head(round_name(view.table, language), ask, seat, would=changes)


def _free(view: View) -> Iterator[str]:
    """Started Holdings of which there are certificates that the seat to move may buy."""
    table = view.table
    shut = barred(Position(table), view.to_move[0], ()) if view.to_move else ()
    there = by_holding(table.bank)
    return (one for one in started(table) if there.get(one) and one not in shut)


def _sum(view: View, names: Sequence[str], language: str) -> str:
    """What the choice is about, in dollars."""
    table, name = view.table, view.table.holding
    if table.phase is Phase.CHOOSE and table.draft is not None:
        return told("sum-choose", language, amount=money(table.draft.price, language))
    if table.phase is Phase.SELECT:
        return told("sum-select-fixed" if table.options.face_values else "sum-select", language)
    if table.phase is Phase.STOCK:
        rows = [f"{one} {money(value(table, one) or 0, language)}" for one in _free(view)]
        return told("sum-stock-round", language, rows=", ".join(rows)) if rows else ""
    if table.phase is Phase.PRIORITY and view.to_move:
        return told("sum-priority", language, name=names[1 - table.priority])
    if name is None or not view.to_move:
        return ""
    held, seat = table.holdings[name], view.to_move[0]
    if table.phase is Phase.REVENUE:
        paid = preview(view, seat, PayDividends()).table
        kept = preview(view, seat, KeepRevenue()).table.holdings[name].treasury
        return told(
            "sum-revenue",
            language,
            value=_moved(value(table, name), value(paid, name), language),
            treasury=_moved(held.treasury, kept, language),
        )
    if table.phase is Phase.OFFER and table.offer is not None:
        after = next((one for one in _accepted(view)), table)
        sold = table.offer.seller
        before = table.holdings[sold].treasury, income(table, sold).total
        then = after.holdings[sold].treasury, income(after, sold).total
        return told(
            "sum-offer",
            language,
            holding=sold,
            treasury=_moved(before[0], then[0], language),
            income=_moved(before[1], then[1], language),
        )
    if table.phase is Phase.TOKENS:
        network = money(facts.constants().network_token_income, language)
        count = free_tokens(name, held) + held.plus + held.down
        treasury = money(held.treasury, language)
        return told("sum-tokens", language, count=count, income=network, treasury=treasury)
    if table.phase is Phase.RAILROADS and table.stack:
        return _bought(view, seat, name, language)
    if table.phase is Phase.RAILROADS:
        may = told("placed", language, plus=held.plus, down=held.down)
        return told("sum-empty", language, treasury=money(held.treasury, language), may=may)
    if table.phase is Phase.DISCARD:
        return _discards(view, seat, name, language)
    return ""


def _bought(view: View, seat: int, name: str, language: str) -> str:
    """What the cheaper side of the top card costs and brings, and what it makes obsolete."""
    table = view.table
    sides = facts.railroads()[table.stack[0]].sides
    index = min(range(len(sides)), key=lambda at: cost(table, name, sides[at]))
    of, held = sides[index], table.holdings[name]
    values = {"level": str(of.level), "cost": money(cost(table, name, of), language)}
    for helped in (False, True):
        with suppress(RuleError):
            after = preview(view, seat, BuyRailroad(index, helped)).table
            own = table.players[seat].cash, after.players[seat].cash
            paid = (held.treasury, after.holdings[name].treasury) if own[0] == own[1] else own
            found = told(
                "sum-buy",
                language,
                purse=told("treasury" if own[0] == own[1] else "sum-cash", language),
                paid=_moved(*paid, language),
                income=_moved(income(table, name).total, income(after, name).total, language),
                **values,
            )
            found = " · ".join((found, *_surplus(after, name, language)))
            gone = ", ".join(_gone(table, after))
            return f"{found} · {told('sum-obsolete', language, holdings=gone)}" if gone else found
    treasury, earns = money(held.treasury, language), money(of.income, language)
    return told("sum-railroad", language, treasury=treasury, income=earns, **values)


def _gone(before: State, after: State) -> Iterator[str]:
    """The Holdings that lose Railroads, with how many."""
    for name in facts.holdings():
        one, other = before.holdings[name].railroads, after.holdings[name].railroads
        lost = sum(railroad not in other for railroad in one)
        if lost:
            yield f"{name} {lost}"


def _discards(view: View, seat: int, name: str, language: str) -> str:
    """What may be discarded, by level, and what that makes of the revenue; the least harm first."""
    table, found = view.table, []
    for action in legal_discard(Position(table)):
        gone = [one for one in table.holdings[name].railroads if one.card in action.cards]
        after = income(preview(view, seat, action).table, name).total
        levels = ", ".join(sorted(str(side(one).level) for one in gone))
        found.append((-after, levels))
    before = income(table, name).total
    return " · ".join(
        told("sum-discard", language, level=levels, income=_moved(before, -after, language))
        for after, levels in sorted(set(found))[:_DISCARDS]
    )


_DISCARDS = 4
"""Sets that are told at most."""


def _accepted(view: View) -> Iterator[State]:
    """The table after the offer was accepted, by whoever may."""
    table = view.table
    assert table.offer is not None
    director = table.holdings[table.offer.seller].director
    if director in view.to_move:
        yield preview(view, director, AcceptOffer()).table


def _moved(before: int | None, after: int | None, language: str) -> str:
    return change("", money(before or 0, language), money(after or 0, language))


def changed(before: State, after: State, seat: int, language: str) -> Iterator[str]:
    """What differs between two tables: the seat's own, the operating Holding's, what becomes
    obsolete, its other Holdings'; others' last."""
    own = before.players[seat].cash, after.players[seat].cash
    if own[0] != own[1]:
        yield f"{told('sum-cash', language)} {_moved(*own, language)}"
    if stock(before, seat) != stock(after, seat):
        worth = _moved(stock(before, seat), stock(after, seat), language)
        yield f"{told('sum-stock', language)} {worth}"
    if before.holding is not None:
        yield from _of_holding(before, after, before.holding, language)
    gone = ", ".join(_gone(before, after))
    if gone and before.phase is Phase.RAILROADS:
        yield told("sum-obsolete", language, holdings=gone)
    others = [name for name in facts.holdings() if name != before.holding]
    for name in sorted(others, key=lambda name: before.holdings[name].director != seat):
        yield from _of_holding(before, after, name, language)


def _surplus(after: State, name: str, language: str) -> Iterator[str]:
    """What has to go at the end of the turn as the tokens lie, and the revenue at best then."""
    position = Position(after)
    if after.holding != name or not excess(position):
        return
    now = income(after, name).total
    least = min(parted(position, action)[2] for action in legal_discard(position))
    yield told(
        "surplus",
        language,
        count=excess(position),
        all=len(after.holdings[name].railroads),
        income=_moved(now, now - least, language),
    )


def _of_holding(before: State, after: State, name: str, language: str) -> Iterator[str]:
    one, other = before.holdings[name], after.holdings[name]
    whose = "" if name == before.holding else f"{name} "
    if one.treasury != other.treasury:
        amount = _moved(one.treasury, other.treasury, language)
        yield f"{whose}{told('treasury', language)} {amount}"
    earns = income(before, name).total, income(after, name).total
    if earns[0] != earns[1]:
        yield f"{whose}{told('income', language)} {_moved(*earns, language)}"
    if before.phase is Phase.TOKENS and (one.plus, one.down) != (other.plus, other.down):
        yield told("placed", language, plus=other.plus, down=other.down)
    if before.phase in (Phase.TOKENS, Phase.RAILROADS):
        yield from _surplus(after, name, language)
    if one.network != other.network:
        yield change(told("would-network", language), str(one.network), str(other.network))
    for investor in other.investors:
        if investor not in one.investors:
            row = facts.investors()[investor]
            values = {"amount": money(row.face_value, language), "ability": ability(row, language)}
            yield told("investor", language, **values)
    lost = sum(railroad not in other.railroads for railroad in one.railroads)
    if lost and before.phase is not Phase.RAILROADS:
        yield told("loses", language, holding=name, count=lost)
    if name in started(after) and value(before, name) != value(after, name):
        first, last = value(before, name), money(value(after, name) or 0, language)
        yield change(name, "–" if first is None else money(first, language), last)
