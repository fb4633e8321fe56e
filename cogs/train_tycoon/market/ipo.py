"""IPO: a company is brought to the market, the others answer in secret (section 10, rulings 39 to
43)."""

from __future__ import annotations

from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Leaf, Prompt, Scene
from bot.chat.declared.blanks import Part
from bot.chat.declared.moves import Sure, move
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import chapter, company, company_part, quiet, shown, t
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import Phase, State
from rules.train_tycoon.shares.ipo import loops, price


def ask_ipo(scene: Scene, table: State, seat: int) -> Prompt:
    text = t("ask-ipo", scene, **_terms(scene))
    return Prompt(text, (quiet(scene, "pass", "press-pass"),), MOVES.menu(scene, "ipo"))


def _terms(scene: Scene) -> dict[str, Any]:
    """What holds for every new company."""
    numbers, table = facts.finance(), scene.public.table
    found = {
        "price": price(Position(table)),
        "least": numbers.ipo_min_shares,
        "fee": numbers.failed_ipo_fee,
    }
    return found if table.ipo is None else {**found, "company": company(table.ipo.company)}


def _idle(scene: Scene) -> list[str]:
    table: State = scene.public.table
    if table.phase is not Phase.IPO:
        return []
    return [name for name, row in table.companies.items() if not row.active]


def _hq(scene: Scene, name: str) -> str:
    factory = scene.public.table.companies[name].factory is not None
    return t("ipo-factory" if factory else "ipo-city", scene)


def _sure_ipo(scene: Scene, action: a.TriggerIpo) -> Sure:
    table, seat = scene.public.table, scene.seat
    assert seat is not None
    position = Position(table)
    able = [
        t("ipo-able", scene, name=one, count=count)
        for one in position.after(seat)[:-1]
        if (count := loops(position, [one, seat])[one])
    ]
    return shown(
        scene,
        "ipo",
        company=action.company,
        full=company(action.company),
        purse=table.players[seat].net,
        count=loops(position, [seat])[seat],
        others=able or t("nobody", scene),
        **_terms(scene),
    )


def ask_answers(scene: Scene, table: State, seat: int) -> Prompt:
    assert table.ipo is not None
    name = table.ipo.initiator
    return secret.asked(scene, t("ask-answers", scene, name=name, **_terms(scene)))


def answers(scene: Scene, table: State, seat: int, name: str) -> Leaf:
    """Yes or no to the shares of the new company."""
    position, net = Position(table), table.players[seat].net
    assert table.ipo is not None
    most = loops(position, [seat, table.ipo.initiator])[seat]
    text = t("answers", scene, most=most, after=net - price(position), **_terms(scene))
    buttons = MOVES.buttons(scene, "join")
    return Leaf(f"{text}\n{secret.own(scene, table, seat)}", None, buttons)


MOVES = chapter(
    move("ipo", a.TriggerIpo, company=company_part("menu-ipo", _hq, _idle), sure=_sure_ipo),
    secret.sealed(
        "join",
        a.AnswerIpo,
        yes=Part(
            label=lambda scene, given: t(
                "press-join-yes" if given["yes"] else "press-join-no", scene, **_terms(scene)
            ),
            offered=lambda scene, given: (True, False),
            first="plain",
            style="quiet",
        ),
    ),
)
ASK = {Phase.IPO: ask_ipo, Phase.ANSWERS: ask_answers}
SECRETS: dict[Phase, secret.Page] = {Phase.ANSWERS: answers}
