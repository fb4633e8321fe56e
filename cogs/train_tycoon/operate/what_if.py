"""What a company would earn: a private look at any time, for players and spectators. Nothing is
done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Leaf, Menu, Option
from cogs.train_tycoon import pictures
from cogs.train_tycoon.operate import routes
from cogs.train_tycoon.operate.building import option, told
from cogs.train_tycoon.operate.places import moves
from cogs.train_tycoon.operate.trains import told_income
from cogs.train_tycoon.words import about, at, company, menu, own, quiet, t
from rules.errors import RuleError
from rules.train_tycoon.operation import forecast, opening
from rules.train_tycoon.robot.proposals import Supposed, proposals, supposed

MOST = 8
"""Lines that are shown."""


def look(scene: Scene, rest: str) -> Leaf:
    """`if` offers the companies, `if/PDL` looks at one, `if/PDL/E8.nF8.I8` at one of its lines."""
    table = own(scene).state
    name, _, line = rest.partition("/")
    if name and name not in table.order:
        raise LookupError(rest)
    if not name:
        return Leaf(t("if", scene), menus=_companies(scene))
    found = supposed(table, name)
    if line:
        return _line(scene, name, found, line)
    now, draw = t("if-now", scene, **_known(scene, name)), pictures.board(scene, name)
    companies = _companies(scene, name)
    if found is None:
        return Leaf(f"{now}\n{t('if-last', scene)}", draw, menus=companies)
    text = "\n".join([now, *_next(scene, found, name)])
    ships = quiet(scene, f"ships/{name}", "press-ships", look=True)
    return Leaf(text, draw, (ships,), (*_lines(scene, found, name), *companies))


def _companies(scene: Scene, shown: str = "") -> tuple[Menu, ...]:
    options = (
        Option(name, company(name), t("option-if", scene, **_known(scene, name)))
        for name in at(scene).state.order
        if name != shown
    )
    return menu(scene, "if", "menu-if", options, look=True)


def _known(scene: Scene, name: str) -> dict[str, Any]:
    """How a company stands."""
    known = {**about(scene, name), "count": len(at(scene).lines_of(name))}
    if at(scene).company(name).president is None:
        known["president"] = t("no-president", scene)
    return known


def _next(scene: Scene, found: Supposed, name: str) -> Iterator[str]:
    """Its next turn without a new line, and the rest of the game."""
    position = found.position
    if position.company(name).president is None:
        yield t("if-no-president", scene)
        return
    yield t("if-turn-now" if found.now else "if-turn", scene, turn=str(position.state.turn))
    yield told_income(scene, forecast.this_turn(position))
    yield t("if-ahead", scene, amount=forecast.ahead(position, name))
    if not found.may_open:
        yield t("if-opened", scene)


def _lines(scene: Scene, found: Supposed, name: str) -> tuple[Menu, ...]:
    """The best lines it could open."""
    best = proposals(found.position)[:MOST] if found.may_open else ()
    options = (option(found.position, one, scene) for one in best)
    return menu(scene, f"if/{name}", "menu-if-lines", options, look=True)


def _line(scene: Scene, name: str, found: Supposed | None, line: str) -> Leaf:
    """One of its lines, drawn. The game has gone on since it was offered if it is legal no more."""
    # The menu beside it has the key of the company: a message takes no id twice.
    back = _back(scene, f"{name}/")
    if found is None or not found.may_open:
        return Leaf(t("if-gone", scene), buttons=(back,))
    position = found.position
    try:
        action = routes.action(routes.read(line), placing=position.operation.extra)
        plan = opening.examine(position, action)
    except RuleError:
        return Leaf(t("if-gone", scene), buttons=(back,))
    text = [t("if-line", scene, company=name), *told(scene, position, plan)]
    draw = pictures.board(scene, name, position.state, plan=plan)
    return Leaf("\n".join(text), draw, (back,), _lines(scene, found, name))


def _back(scene: Scene, name: str) -> Button:
    return quiet(scene, f"if/{name}", "press-if-back", look=True)


def ships(scene: Scene, name: str) -> Leaf:
    """`ships/PDL`: the deliveries of its next turn, one by one."""
    table = at(scene).state
    if name not in table.order:
        raise LookupError(name)
    found, back = supposed(table, name), _back(scene, name)
    if found is None:
        return Leaf(t("if-last", scene), buttons=(back,))
    done, turn = forecast.this_turn(found.position).moves, str(found.position.state.turn)
    told = moves(done, scene)
    text = t(
        "ships-now" if found.now else "ships", scene, company=company(name), turn=turn, moves=told
    )
    return Leaf(text, pictures.ships(scene, name, done) if done else None, (back,))
