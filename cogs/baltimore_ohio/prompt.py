"""What the public card asks, phase by phase, and what a press leads to. Each question says in a
sentence what its step is for.

Nothing in this game is secret (ruling 3), so it may say what the seat on turn has.
"""

from __future__ import annotations

from bot.chat.contract.adapter import Scene
from bot.chat.contract.pages import Button, Prompt
from cogs.baltimore_ohio import offering, single, whole_turn
from cogs.baltimore_ohio.consequences import dividend, retained, served
from cogs.baltimore_ohio.market import round as market
from cogs.baltimore_ohio.offering import Desk
from cogs.baltimore_ohio.plans import segment
from cogs.baltimore_ohio.words import chapter, of_levels, t
from rules.baltimore_ohio import outcomes
from rules.baltimore_ohio.business_round import services
from rules.baltimore_ohio.game import GAME
from rules.baltimore_ohio.model import actions as a
from rules.baltimore_ohio.model.play import Position
from rules.baltimore_ohio.model.state import Phase, State


def prompt(scene: Scene) -> Prompt:
    """What the seat of this scene is asked, or may do, now."""
    table = scene.public.table
    if table.phase is Phase.OVER or scene.seat is None:
        return Prompt(t("over", scene))
    if table.phase is Phase.MARKET:
        return market.ask_market(scene, table, scene.seat)
    if table.phase is Phase.AUCTION:
        return market.ask_auction(scene, table, scene.seat)
    return ask(scene, table, scene.seat)


def ask(scene: Scene, table: State, seat: int) -> Prompt:
    """The question of this step of the railroad on turn."""
    name, desk = Position(table).acting[0], Desk(scene, single.HEAD)
    if table.phase is Phase.PROFIT:
        return _profit(desk, table, name)
    text, buttons = _ASKED[table.phase](desk, table, name)
    text = f"{_head(scene, table, name)}\n{text}"
    found = offering.offered(scene, table, name, table.phase)
    # Where no track is within reach, its button says so.
    if table.phase is Phase.TRACK and len(found) < 2:
        return Prompt(text, buttons)
    return Prompt(text, buttons, (desk.menu(t(f"menu-{table.phase.value}", scene), found),))


Asked = tuple[str, tuple[Button, ...]]


def _head(scene: Scene, table: State, name: str) -> str:
    """Where the railroad stands: what it has and what it could make."""
    line = table.railroads[name]
    cards = {"count": len(line.cards), "levels": of_levels(line.cards, scene)}
    sums = {"value": Position(table).dollars(name), "treasury": line.treasury}
    net = outcomes.works(table, name).net
    return t("stands", scene, railroad=name, net=net, previous=line.income, **cards, **sums)


def _whole(scene: Scene, table: State) -> tuple[Button, ...]:
    """The whole turn, or the rest of it, at once: as proposed, or without anything new."""
    rest = table.phase is Phase.TRACK
    quiet = whole_turn.head(whole_turn.HEAD, whole_turn.QUIET)
    return (
        Button(whole_turn.HEAD, t("press-rest" if rest else "press-whole", scene)),
        Button(quiet, t("press-rest-quiet" if rest else "press-quiet", scene)),
    )


def _new(desk: Desk, table: State, name: str) -> Asked:
    """Scrapping or buying equipment."""
    scene, scraps = desk.scene, table.phase is Phase.SCRAP
    step, key = (a.ScrapEquipment(), "scrap") if scraps else (a.BuyEquipment(0), "buy")
    none = desk.step(step, t(f"option-{key}-none", scene), "quiet")
    return t(f"ask-{table.phase.value}", scene), (*_whole(scene, table), none)


def _track(desk: Desk, table: State, name: str) -> Asked:
    scene, cubes = desk.scene, table.railroads[name].cubes
    lying = "both" if table.lumber else "coal" if table.coal else "none"
    values = {"level": table.tech_level, "cubes": cubes, "counter": lying}
    return t("ask-track", scene, railroad=name, **values), (
        *_whole(scene, table),
        desk.button("_h", t("press-hexes", scene)),
        desk.button("_w", t("press-words", scene), form=True),
        desk.step(a.BuildNothing(), t("option-build-none", scene), "quiet"),
    )


def _service(desk: Desk, table: State, name: str) -> Asked:
    scene = desk.scene
    values = {"size": services.size(table, name), "reached": len(services.reached(table, name))}
    best = Button(whole_turn.HEAD, t("press-whole-rest", scene))
    return t("ask-service", scene, **values), (best, desk.button("_c", t("press-exact", scene)))


_ASKED = {Phase.SCRAP: _new, Phase.EQUIPMENT: _new, Phase.TRACK: _track, Phase.SERVICE: _service}


def _profit(desk: Desk, table: State, name: str) -> Prompt:
    scene, business = desk.scene, table.business
    assert business is not None and business.made is not None
    found = outcomes.profit(scene.view, name)
    lines = [
        t("ask-profit", scene, railroad=name, net=found.net),
        "-# " + served(scene, table, name, business.made)[0],
        f"**{t('option-pay', scene)}:** {dividend(scene, found)}",
        f"**{t('option-retain', scene)}:** {retained(scene, found)}",
    ]
    best = GAME.mind.certain(scene.view, scene.me)
    buttons = [
        desk.step(
            step, t(f"press-{key}", scene, amount=found.net), "go" if step == best else "plain"
        )
        for key, step in (("pay", a.PayDividends()), ("retain", a.RetainProfits()))
    ]
    return Prompt("\n".join(lines), tuple(buttons))


_EARLIER: dict[str, a.TurnStep] = {
    "s": a.ScrapEquipment(),
    "bA": a.BuyEquipment(0),
    "n": a.BuildNothing(),
    "p": a.PayDividends(),
    "r": a.RetainProfits(),
}
"""Steps as they stood in the keys of cards before those were codes."""

MOVES = chapter(
    [],
    others={single.HEAD: single.answer, whole_turn.HEAD: whole_turn.answer},
    forms={single.HEAD: single.form, whole_turn.HEAD: single.form},
    keys=dict.fromkeys(single.STEPS, lambda scene, step: f"{single.HEAD}/{segment(step)}"),
    earlier={
        **{f"step/{one}": f"{single.HEAD}/{segment(step)}" for one, step in _EARLIER.items()},
        **{f"step/{page}": f"{single.HEAD}/_{page.lower()}" for page in "hwCS"},
        "operate": whole_turn.HEAD,
        "operate/s_bA_n": whole_turn.head(whole_turn.HEAD, whole_turn.QUIET),
    },
).together(market.MOVES)
