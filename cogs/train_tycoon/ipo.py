"""IPO: a company is brought to the market, the others answer in secret (section 10, rulings 39 to
43)."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import (
    Act,
    Answer,
    Button,
    Leaf,
    Menu,
    Option,
    Preview,
    Prompt,
    Scene,
)
from cogs.train_tycoon import secret
from cogs.train_tycoon.parts import Asker, Chooser, Words
from cogs.train_tycoon.words import company, listed, money, person, purse, t
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.shares.ipo import price


def ask_ipo(scene: Scene, table: State, seat: int) -> Prompt:
    language = scene.language
    options = tuple(
        Option(name, company(name), _hq(table, name, language))
        for name, row in table.companies.items()
        if not row.active
    )
    text = t(
        "ask-ipo", language, price=money(price(Position(table)), language), **_limits(language)
    )
    skip = Button("pass", t("press-pass", language, price=""), "quiet")
    return Prompt(text, (skip,), (Menu("ipo", t("menu-ipo", language), options),))


def _limits(language: str) -> dict[str, object]:
    numbers = facts.finance()
    return {"least": numbers.ipo_min_shares, "fee": money(numbers.failed_ipo_fee, language)}


def _hq(table: State, name: str, language: str) -> str:
    return t("ipo-city" if table.companies[name].factory is None else "ipo-factory", language)


def trigger(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    """`ipo/CHC`."""
    if rest not in facts.companies():
        raise LookupError(rest)
    action, table, language = a.TriggerIpo(rest), scene.public.table, scene.language
    seat = scene.seat
    if sure or seat is None or table.phase is not Phase.IPO or action not in scene.view.legal:
        return Act(action)
    each = price(Position(table))
    able = [
        t(
            "ipo-able",
            language,
            name=person(scene.names, other, language),
            count=table.players[other].net // each,
        )
        for other in Position(table).after(seat)[:-1]
        if table.players[other].net >= each
    ]
    text = t(
        "sure-ipo",
        language,
        company=company(rest),
        price=money(each, language),
        purse=purse(table.players[seat].net, language),
        count=table.players[seat].net // each,
        others=listed(able, language) or t("nobody", language),
        **_limits(language),
    )
    return Preview(text, t("confirm-ipo", language, company=rest))


def ask_answers(scene: Scene, table: State, seat: int) -> Prompt:
    language, ipo = scene.language, table.ipo
    assert ipo is not None
    text = t(
        "ask-answers",
        language,
        name=person(scene.names, ipo.initiator, language),
        company=company(ipo.company),
        price=money(price(Position(table)), language),
        **_limits(language),
    )
    return Prompt(text, (secret.button(language),))


def answers(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    """Yes or no to the shares of the new company."""
    language, ipo, each = scene.language, table.ipo, price(Position(table))
    assert ipo is not None
    net = table.players[seat].net
    lines = [
        t(
            "answers",
            language,
            company=company(ipo.company),
            price=money(each, language),
            most=net // each,
            after=purse(net - each, language),
            **_limits(language),
        ),
        secret.own(scene, table, seat),
    ]
    buttons = (
        Button("join/yes", t("press-join-yes", language, price=money(each, language))),
        Button("join/no", t("press-join-no", language), "quiet"),
    )
    return Leaf("\n".join(lines), buttons=buttons)


def join(scene: Scene, rest: str, sure: bool, words: Words) -> Answer:
    if rest not in ("yes", "no"):
        raise LookupError(rest)
    return secret.act(scene, a.AnswerIpo(yes=rest == "yes"))


CHOOSERS: dict[str, Chooser] = {"ipo": trigger, "join": join}
ASK: dict[Phase, Asker] = {Phase.IPO: ask_ipo, Phase.ANSWERS: ask_answers}
SECRETS: dict[Phase, secret.Page] = {Phase.ANSWERS: answers}
