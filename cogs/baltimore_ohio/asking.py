"""What the public card asks in a railroad's turn; each question says what its step is for."""

from __future__ import annotations

from bot.chat.contract.adapter import Button, Prompt, Scene
from cogs.baltimore_ohio import offering, outcomes, plans, single, whole_turn
from cogs.baltimore_ohio.business_words import b, of_levels
from cogs.baltimore_ohio.consequences import dividend, retained, served
from cogs.baltimore_ohio.offering import Desk
from cogs.baltimore_ohio.plans import Plan
from cogs.baltimore_ohio.words import money
from cogs.baltimore_ohio.words import railroad as called
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.model.actions import BuildNothing
from rules.baltimore_ohio.model.play import TRACK, Position
from rules.baltimore_ohio.model.state import Phase, State


def _head(scene: Scene, table: State, name: str) -> str:
    """Where the railroad stands: what it has and what it could make."""
    language, line = scene.language, table.railroads[name]
    found = outcomes.works(table, name)
    assert line.value is not None
    return b(
        "stands",
        language,
        railroad=called(name),
        value=money(TRACK[line.value], language),
        treasury=money(line.treasury, language),
        count=len(line.cards),
        levels=of_levels(line.cards, language),
        net=money(found.net, language),
        previous=money(line.income, language),
    )


def _whole(scene: Scene, table: State) -> tuple[Button, ...]:
    """The whole turn, or the rest of it, at once: as proposed, or without anything new."""
    language, rest = scene.language, table.phase is Phase.TRACK
    quiet = whole_turn.head(whole_turn.HEAD, whole_turn.QUIET)
    return (
        Button(whole_turn.HEAD, b("press-rest" if rest else "press-whole", language), "go"),
        Button(quiet, b("press-rest-quiet" if rest else "press-quiet", language)),
    )


def _desk(scene: Scene) -> Desk:
    return Desk(scene, single.HEAD)


def scrap(scene: Scene, table: State, seat: int) -> Prompt:
    name, language = Position(table).acting[0], scene.language
    desk = _desk(scene)
    text = f"{_head(scene, table, name)}\n{b('ask-scrap', language)}"
    none = desk.button("s", b("option-scrap-none", language), "quiet")
    menu = desk.menu(b("menu-scrap", language), offering.scraps(scene, table, name))
    return Prompt(text, (*_whole(scene, table), none), (menu,))


def equipment(scene: Scene, table: State, seat: int) -> Prompt:
    name, language = Position(table).acting[0], scene.language
    desk = _desk(scene)
    text = f"{_head(scene, table, name)}\n{b('ask-equipment', language)}"
    none = desk.button(plans.written(Plan(buy=0)), b("option-buy-none", language), "quiet")
    menu = desk.menu(b("menu-equipment", language), offering.equipment(scene, table, name))
    return Prompt(text, (*_whole(scene, table), none), (menu,))


def track(scene: Scene, table: State, seat: int) -> Prompt:
    name, language = Position(table).acting[0], scene.language
    desk = _desk(scene)
    line = table.railroads[name]
    asked = b(
        "ask-track", language, level=table.tech_level, cubes=line.cubes, railroad=called(name)
    )
    text = f"{_head(scene, table, name)}\n{asked}"
    found = offering.tracks(scene, table, name)
    # Where nothing is within reach, its button says so.
    menus = (desk.menu(b("menu-track", language), found),) if len(found) > 1 else ()
    buttons = (
        *_whole(scene, table),
        desk.button("h", b("press-hexes", language)),
        desk.button("w", b("press-words", language), form=True),
        desk.button(plans.segment(BuildNothing()), b("option-build-none", language), "quiet"),
    )
    return Prompt(text, buttons, menus)


def service(scene: Scene, table: State, seat: int) -> Prompt:
    name, language = Position(table).acting[0], scene.language
    desk = _desk(scene)
    asked = b(
        "ask-service",
        language,
        size=services.size(table, name),
        reached=len(services.reached(table, name)),
    )
    text = f"{_head(scene, table, name)}\n{asked}"
    menu = desk.menu(b("menu-service", language), offering.sums(scene, table, name))
    best = Button(whole_turn.HEAD, b("press-whole-rest", language), "go")
    return Prompt(text, (best, desk.button("C", b("press-exact", language))), (menu,))


def profit(scene: Scene, table: State, seat: int) -> Prompt:
    name, language = Position(table).acting[0], scene.language
    business = table.business
    assert business is not None and business.made is not None
    found, desk = outcomes.profit(scene.view, name), _desk(scene)
    lines = [
        b("ask-profit", language, railroad=called(name), net=money(found.net, language)),
        "-# " + served(scene, table, name, business.made)[0],
        f"**{b('option-pay', language)}:** {dividend(scene, found)}",
        f"**{b('option-retain', language)}:** {retained(scene, found)}",
    ]
    rises = found.values.paid > found.values.now
    amount = money(found.net, language)
    pays = rises or found.values.kept < found.values.now
    buttons = (
        desk.button("p", b("press-pay", language, amount=amount), "go" if pays else "plain"),
        desk.button("r", b("press-retain", language, amount=amount), "plain"),
    )
    return Prompt("\n".join(lines), buttons)


ASK = {
    Phase.SCRAP: scrap,
    Phase.EQUIPMENT: equipment,
    Phase.TRACK: track,
    Phase.SERVICE: service,
    Phase.PROFIT: profit,
}
