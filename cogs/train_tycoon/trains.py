"""Trains of a company: the one for a new line, expansions and cuts, and on to the deliveries."""

from __future__ import annotations

import re
from typing import get_args

import data.train_tycoon as facts
from bot.chat.contract.adapter import Act, Answer, Button, Menu, Option, Preview, Prompt, Scene
from cogs.train_tycoon import operation_pictures as pictures
from cogs.train_tycoon.operation_words import between, debt, line, moves, o, signed
from cogs.train_tycoon.parts import Words
from cogs.train_tycoon.words import company, money, purse
from rules.train_tycoon.model.actions import AfterDelivery, Cut, Expand, FinishTrains, TakeTrain
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Line, Phase, State
from rules.train_tycoon.operation import forecast
from rules.train_tycoon.operation import trains as rules
from rules.train_tycoon.operation.income import choice_of
from rules.train_tycoon.operation.track import Chain
from rules.train_tycoon.robot import proposals
from rules.train_tycoon.robot.proposals import Change


def take(scene: Scene, table: State, seat: int) -> Prompt:
    """From which line the train comes, all ten being out."""
    language, position = scene.language, Position(table)
    name = position.operation.company
    options = []
    for found in position.lines_of(name):
        if found.id == position.operation.opened:
            continue
        if found.broken:
            detail = o("option-take-broken", language)
        else:
            detail = lost(proposals.without_train(position, found.id), language)
        options.append(Option(str(found.id), line(table, found, language), detail))
    most = facts.components().trains_per_company
    text = o("ask-take", language, company=company(name), most=most)
    return Prompt(text, menus=(Menu("take", o("menu-take", language), tuple(options)),))


def lost(change: Change, language: str) -> str:
    """What it means for the company's money to do without a train, or with one more."""
    return o(
        "option-change",
        language,
        income=money(change.income, language),
        gain=signed(change.gain, language),
    )


def trains(scene: Scene, table: State, seat: int) -> Prompt:
    """Trains may come and go before the deliveries."""
    language, position = scene.language, Position(table)
    name = position.operation.company
    now = forecast.this_turn(position)
    row = position.operating
    own = position.lines_of(name)
    numbers = {
        "count": len(own),
        "most": facts.components().trains_per_company,
        "each": money(position.numbers.train_cost_each, language),
    }
    has = o("has", language, purse=purse(row.net, language))
    text = [
        o("ask-trains", language, company=company(name), **numbers),
        f"{has} {debt(row.net, row.income, language)}",
        told_income(now, language),
    ]
    if position.operation.cut:
        text.append(o("ask-trains-cut", language))
    finish = (
        Button("finish", o("press-finish", language), "go"),
        *_at_once(position, now, language),
    )
    looks = (
        Button(f"ships/{name}", o("press-ships", language), "quiet", look=True),
        Button(f"if/{name}", o("press-if", language), "quiet", look=True),
    )
    menus = (*_expansions(position, language), *_cuts(position, language))
    return Prompt("\n".join(text), (*finish, *looks), menus)


def _at_once(position: Position, now: forecast.Forecast, language: str) -> tuple[Button, ...]:
    """Delivering and settling the income in one press, where there will be a choice."""
    each = choice_of(position, now.income)
    if not each:
        return ()
    pay = o("press-finish-pay", language, each=money(each, language))
    keep = o("press-finish-retain", language, amount=money(now.income, language))
    return (Button("finish/pay", pay), Button("finish/retain", keep))


def told_income(now: forecast.Forecast, language: str) -> str:
    """The deliveries of this turn as things stand, and the income that comes of them."""
    return o(
        "ask-trains-now",
        language,
        moves=moves(now.moves, language),
        trains=money(now.trains, language),
        interest=money(now.interest, language),
        income=money(now.income, language),
    )


def _expansions(position: Position, language: str) -> tuple[Menu, ...]:
    table, options = position.state, []
    for chain, price in rules.expansions(position):
        (hub, edge), (other, _) = chain.ends
        label = o(
            "option-expand",
            language,
            line=between(table, (hub, other), language),
            count=len(chain.route),
            amount=money(price, language),
        )
        detail = lost(proposals.with_train(position, chain, price), language)
        options.append(Option(f"{hub}.{edge}", label, detail))
    return (Menu("expand", o("menu-expand", language), tuple(options)),) if options else ()


def _cuts(position: Position, language: str) -> tuple[Menu, ...]:
    own = position.lines_of(position.operation.company)
    if len(own) < 2:
        return ()
    options = tuple(
        Option(
            str(found.id),
            line(position.state, found, language),
            lost(proposals.without_train(position, found.id), language),
        )
        for found in own
    )
    return (Menu("cut", o("menu-cut", language), options),)


# Choosing.


def finish(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`finish`, `finish/pay`: on to the deliveries, and what is done with the income."""
    for then in get_args(AfterDelivery):
        if rest == ("" if then == "ask" else then):
            return Act(FinishTrains(then))
    raise LookupError(rest)


def expand(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`expand/E8.2`: a train on the available line that leaves E8 by edge 2, shown first."""
    found = re.fullmatch(r"([A-Z][0-9]{1,2})\.([0-5])", rest)
    if found is None:
        raise LookupError(rest)
    action = Expand(found[1], int(found[2]))
    table: State = scene.public.table
    if sure or table.phase is not Phase.TRAINS:
        return Act(action)
    position, language = Position(table), scene.language
    offered = next(
        (row for row in rules.expansions(position) if row[0].ends[0] == (action.hub, action.edge)),
        None,
    )
    if offered is None:
        return Act(action)  # the rules say best why not
    chain, price = offered
    text = "\n".join(_expanded(position, chain, price, language))
    name = position.operation.company
    confirm = o("confirm-expand", language, amount=money(price, language))
    return Preview(text, confirm, pictures.tried(scene, name, action))


def _expanded(position: Position, chain: Chain, price: int, language: str) -> list[str]:
    (one, _), (two, _) = chain.ends
    name, net = position.operation.company, position.operating.net
    change = proposals.with_train(position, chain, price)
    paid = o(
        "sure-expand-cost",
        language,
        amount=money(price, language),
        company=name,
        before=purse(net, language),
        after=purse(net - price, language),
    )
    return [
        o(
            "sure-expand",
            language,
            company=name,
            line=between(position.state, (one, two), language),
            count=len(chain.route),
        ),
        paid if price else o("sure-expand-free", language),
        _means(position, change, language),
    ]


def _means(position: Position, change: Change, language: str) -> str:
    now = forecast.this_turn(position).income
    return o(
        "sure-change",
        language,
        now=money(now, language),
        then=money(change.income, language),
        gain=signed(change.gain, language),
    )


def _number(rest: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", rest):
        raise LookupError(rest)
    return int(rest)


def _own(table: State, number: int) -> Line | None:
    """A line of the company whose turn it is."""
    if table.operation is None:
        return None
    own = Position(table).lines_of(table.operation.company)
    return next((found for found in own if found.id == number), None)


def cut(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`cut/7`: the train leaves line 7, shown first."""
    action = Cut(_number(rest))
    table: State = scene.public.table
    found = _own(table, action.line)
    if sure or table.phase is not Phase.TRAINS or found is None or action not in scene.view.legal:
        return Act(action)
    position, language = Position(table), scene.language
    name = position.operation.company
    text = [
        o("sure-cut", language, company=name, line=line(table, found, language)),
        _means(position, proposals.without_train(position, found.id), language),
    ]
    if not position.operation.cut:
        text.append(o("sure-cut-last", language))
    picture = pictures.tried(scene, name, action)
    return Preview("\n".join(text), o("confirm-cut", language), picture)


def taking(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`take/7`: the train of the new line comes from line 7, shown first unless it is broken."""
    action = TakeTrain(_number(rest))
    table: State = scene.public.table
    found = _own(table, action.line)
    if sure or table.phase is not Phase.TAKE or action not in scene.view.legal or found is None:
        return Act(action)
    if found.broken:
        return Act(action)
    position, language = Position(table), scene.language
    name, then = position.operation.company, proposals.without_train(position, found.id)
    text = [
        o("sure-take", language, company=name, line=line(table, found, language)),
        o("sure-take-then", language, income=money(then.income, language)),
    ]
    picture = pictures.tried(scene, name, action)
    return Preview("\n".join(text), o("confirm-take", language), picture)
