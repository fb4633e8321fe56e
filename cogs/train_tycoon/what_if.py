"""What a company would earn: a private look at any time, for players and spectators. Nothing is
done."""

from __future__ import annotations

import data.train_tycoon as facts
from bot.chat.contract.adapter import Button, Leaf, Menu, Option, Scene
from cogs.train_tycoon import operation_pictures as pictures
from cogs.train_tycoon import routes
from cogs.train_tycoon.building import option, told
from cogs.train_tycoon.operation_words import moves, o
from cogs.train_tycoon.trains import told_income
from cogs.train_tycoon.words import company, money, person, purse
from rules.errors import RuleError
from rules.train_tycoon.model.play import Position
from rules.train_tycoon.model.state import State
from rules.train_tycoon.operation import forecast, opening
from rules.train_tycoon.robot.proposals import Supposed, proposals, supposed

MOST = 8
"""Lines that are shown."""


def look(scene: Scene, rest: str) -> Leaf:
    """`if` offers the companies, `if/PDL` looks at one, `if/PDL/E8.nF8.I8` at one of its lines."""
    table: State = scene.public.table
    name, _, line = rest.partition("/")
    if name and name not in table.order:
        raise LookupError(rest)
    if not name:
        return Leaf(o("if", scene.language), menus=_companies(scene, table))
    found = supposed(table, name)
    if line:
        return _line(scene, name, found, line)
    text = [_now(scene, table, name)]
    if found is None:
        text.append(o("if-last", scene.language))
        return Leaf(
            "\n".join(text), pictures.board(scene, name), menus=_companies(scene, table, name)
        )
    text += _next(scene, found, name)
    return Leaf(
        "\n".join(text),
        pictures.board(scene, name),
        _buttons(scene, name),
        (*_lines(scene, found, name), *_companies(scene, table, name)),
    )


def _buttons(scene: Scene, name: str) -> tuple[Button, ...]:
    return (Button(f"ships/{name}", o("press-ships", scene.language), "quiet", look=True),)


def _companies(scene: Scene, table: State, shown: str = "") -> tuple[Menu, ...]:
    language = scene.language
    options = tuple(
        Option(name, company(name), _brief(scene, table, name))
        for name in table.order
        if name != shown
    )
    return (Menu("if", o("menu-if", language), options, look=True),) if options else ()


def _brief(scene: Scene, table: State, name: str) -> str:
    row = table.companies[name]
    count = len(Position(table).lines_of(name))
    return o(
        "option-if",
        scene.language,
        purse=purse(row.net, scene.language),
        income=money(row.income, scene.language),
        count=count,
    )


def _now(scene: Scene, table: State, name: str) -> str:
    """How a company stands."""
    language, row = scene.language, table.companies[name]
    president = o("nobody", language)
    if row.president is not None:
        president = person(scene.names, row.president, language)
    return o(
        "if-now",
        language,
        company=company(name),
        president=president,
        purse=purse(row.net, language),
        income=money(row.income, language),
        loans=facts.max_loans(row.income),
        count=len(Position(table).lines_of(name)),
    )


def _next(scene: Scene, found: Supposed, name: str) -> list[str]:
    """Its next turn without a new line, and the rest of the game."""
    language, position = scene.language, found.position
    turn = str(position.state.turn)
    if position.company(name).president is None:
        return [o("if-no-president", language)]
    text = [
        o("if-turn-now" if found.now else "if-turn", language, turn=turn),
        told_income(forecast.this_turn(position), language),
        o("if-ahead", language, amount=money(forecast.ahead(position, name), language)),
    ]
    if not found.may_open:
        text.append(o("if-opened", language))
    return text


def _lines(scene: Scene, found: Supposed, name: str) -> tuple[Menu, ...]:
    """The best lines it could open."""
    if not found.may_open:
        return ()
    language = scene.language
    options = tuple(
        option(found.position, one, language) for one in proposals(found.position, MOST)
    )
    if not options:
        return ()
    return (Menu(f"if/{name}", o("menu-if-lines", language), options, look=True),)


def _line(scene: Scene, name: str, found: Supposed | None, line: str) -> Leaf:
    """One of its lines, drawn. The game has gone on since it was offered if it is legal no more."""
    language = scene.language
    # The menu beside it has the key of the company: a message takes no id twice.
    back = Button(f"if/{name}/", o("press-if-back", language), "quiet", look=True)
    if found is None or not found.may_open:
        return Leaf(o("if-gone", language), buttons=(back,))
    position = found.position
    try:
        course = routes.read(line)
        action = routes.action(course, placing=position.operation.extra)
        plan = opening.examine(position, action)
    except RuleError:
        return Leaf(o("if-gone", language), buttons=(back,))
    text = [o("if-line", language, company=name), *told(scene, position, plan)]
    picture = pictures.plan(scene, name, plan, position.state)
    return Leaf("\n".join(text), picture, (back,), _lines(scene, found, name))


def ships(scene: Scene, rest: str) -> Leaf:
    """`ships/PDL`: the deliveries of its next turn, one by one."""
    table: State = scene.public.table
    if rest not in table.order:
        raise LookupError(rest)
    language = scene.language
    back = Button(f"if/{rest}", o("press-if-back", language), "quiet", look=True)
    found = supposed(table, rest)
    if found is None:
        return Leaf(o("if-last", language), buttons=(back,))
    done = forecast.this_turn(found.position).moves
    text = o(
        "ships-now" if found.now else "ships",
        language,
        company=company(rest),
        turn=str(found.position.state.turn),
        moves=moves(done, language),
    )
    return Leaf(text, pictures.ships(scene, rest, done) if done else None, (back,))
