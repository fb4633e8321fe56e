"""IPO: a company is brought to the market, the others answer in secret (section 10, rulings 39 to
43)."""

from __future__ import annotations

from typing import Any

import data.train_tycoon as facts
from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Leaf, Prompt
from bot.chat.declared.blanks import Part
from bot.chat.declared.moves import Sure, move
from cogs.train_tycoon.market import secret
from cogs.train_tycoon.words import at, chapter, company, company_part, me, quiet, t
from rules.train_tycoon.model import actions as a
from rules.train_tycoon.model.state import Ipo, Phase
from rules.train_tycoon.shares.ipo import loops, price


def ask_ipo(scene: Scene) -> Prompt:
    text = t("ask-ipo", scene, **_terms(scene))
    return Prompt(text, (quiet(scene, "pass", "press-pass"),), MOVES.menu(scene, "ipo"))


def _terms(scene: Scene) -> dict[str, Any]:
    """What holds for every new company."""
    numbers = facts.finance()
    least, fee = numbers.ipo_min_shares, numbers.failed_ipo_fee
    return {"price": price(at(scene)), "least": least, "fee": fee}


def _idle(scene: Scene) -> list[str]:
    table = at(scene).state
    if table.phase is not Phase.IPO:
        return []
    return [name for name, row in table.companies.items() if not row.active]


def _hq(scene: Scene, name: str) -> str:
    factory = at(scene).company(name).factory is not None
    return t("ipo-factory" if factory else "ipo-city", scene)


def _sure_ipo(scene: Scene, action: a.TriggerIpo) -> Sure:
    position, seat = at(scene), scene.me
    able = [
        t("ipo-able", scene, name=one, count=count)
        for one in position.after(seat)[:-1]
        if (count := loops(position, [one, seat])[one])
    ]
    return MOVES.sure(
        scene,
        "ipo",
        action,
        full=company(action.company),
        purse=me(scene).net,
        count=loops(position, [seat])[seat],
        others=able or t("nobody", scene),
        **_terms(scene),
    )


def _offered(scene: Scene) -> Ipo:
    """The new company and who brings it."""
    found = at(scene).state.ipo
    assert found is not None
    return found


def ask_answers(scene: Scene) -> Prompt:
    new = _offered(scene)
    known = {"name": new.initiator, "company": company(new.company), **_terms(scene)}
    return secret.asked(scene, t("ask-answers", scene, **known))


def answers(scene: Scene, name: str) -> Leaf:
    """Yes or no to the shares of the new company."""
    new, seat, terms = _offered(scene), scene.me, _terms(scene)
    most = loops(at(scene), [seat, new.initiator])[seat]
    after, full = me(scene).net - terms["price"], company(new.company)
    text = t("answers", scene, company=full, most=most, after=after, **terms)
    return Leaf(f"{text}\n{secret.own(scene)}", None, MOVES.buttons(scene, "join"))


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
            style=lambda given: "plain" if given["yes"] else "quiet",
        ),
    ),
)
