"""What can be entered in a session, and the card that asks for it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.contract.pages import Button, Prompt, Style
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import FieldSpec, GivenValues
from bot.chat.declared.move_spec import Confirmation, move_spec, rules_check
from bot.chat.declared.moves import Moves
from cogs.dice_desk import board_dice, corrections, whole_game
from cogs.dice_desk.board_dice import dice_button
from cogs.dice_desk.single.lookups import describe_regions
from cogs.dice_desk.texts import KINDS, describe_person, is_whole, person_label, person_name, t
from data.rail_baron import region_name
from data.texts import say
from rules.dice_desk import GAME
from rules.dice_desk.actions import ChooseRegion, CloseDesk, DrawNext, SetCity, SwapHome
from rules.dice_desk.state import Phase
from rules.dice_desk.view import View
from rules.rail_baron.cities.lookup import regions


def describe_people(ctx: TableContext) -> list[str]:
    """Return a line for each person at the board: where, and of a game that is kept what."""
    describe = whole_game.describe_holdings if is_whole(ctx) else describe_person
    return [describe(ctx, number) for number in ctx.public.position.present()]


# --- the card ------------------------------------------------------------------------------------


def roll_buttons(ctx: TableContext) -> Iterator[Button]:
    """Yield a button for each roll that is possible, or for each region that may be named."""
    view: View = ctx.public
    if view.table.naming is not None and view.options.dice == "board":
        yield dice_button(ctx, view.table.naming.person, "press-dice-region")
        return
    if view.table.naming is not None:
        for name in regions():
            key = MOVES.move_key("region", ChooseRegion(name))
            yield Button(key, region_name(name, ctx.language))
        return
    without_home = view.position.without_home()
    for number in without_home or view.position.present():
        person = view.table.people[number]
        code = "first" if not person.drew_first else "anew"
        code = "arrived" if person.destination is not None else code
        code = "home" if person.home is None else code
        values = {"name": person_label(ctx, number), "city": person.destination or ""}
        style: Style = "go" if number == view.position.next_person() else "plain"
        label = t(f"press-next-{code}", ctx, **values)
        if view.options.dice == "board":
            yield Button(f"dice/{number}", f"{label}…", style, form=True)
        else:
            yield Button(f"next/{number}", label, style)


def prompt(ctx: TableContext) -> Prompt:
    """Return what the card asks: who has arrived, or which region is named."""
    view: View = ctx.public
    lines, people = describe_people(ctx), view.table.people
    whole = is_whole(ctx) and view.phase is not Phase.OPEN and view.table.naming is None
    buttons = list(whole_game.buttons(ctx) if whole else roll_buttons(ctx))
    menus = tuple(whole_game.menus(ctx)) if whole else ()
    naming = view.table.naming
    if naming is not None:
        place = str(people[naming.person].place)
        values = {"city": place, "region": region_name(naming.region, ctx.language)}
        who = person_name(ctx, naming.person)
        lines += ["", say("desk-name-one", ctx.language, who=who, **values)]
        lines += describe_regions(view.options.edition, place, ctx.language)
    elif whole:
        lines += ["", whole_game.describe_question(ctx)]
    elif not is_whole(ctx):
        for number, person in enumerate(people):
            if person.may_swap:
                label = t("press-swap", ctx, name=person_label(ctx, number))
                buttons.append(Button(f"swap/{number}", label, "quiet"))
    buttons.append(Button("fix", t("press-fix", ctx), "quiet"))
    if whole and view.phase in (Phase.DESTINATION, Phase.TURN):
        buttons.append(Button("go_on", t("press-chat", ctx), "quiet", form=True))
    buttons.append(MOVES.button(ctx, "close", "quiet"))
    return Prompt("\n".join(lines), tuple(buttons), menus)


def _label(ctx: TableContext, given: GivenValues) -> str:
    """Return the label of a proposal; the card writes those of its own buttons."""
    return " · ".join(str(KINDS.format_value(kind, value, ctx)) for kind, value in given.items())


for prefix in ("press-next-", "press-set-", "form-set-", "ask-", "engine-"):
    t.register_prefix(prefix)

MOVES = Moves(
    t,
    KINDS,
    rules_check(GAME),
    [
        move_spec("next", DrawNext, person=FieldSpec(label=_label)),
        move_spec("region", ChooseRegion, region=FieldSpec(label=_label)),
        move_spec("swap", SwapHome, person=FieldSpec(label=_label)),
        move_spec(
            "close",
            CloseDesk,
            sure=lambda ctx, action: Confirmation(t("sure-close", ctx), t("confirm-close", ctx)),
        ),
    ],
    others={**corrections.OTHERS, **board_dice.OTHERS, **whole_game.OTHERS},
    forms={**corrections.FORMS, **board_dice.FORMS, **whole_game.FORMS},
    keys={SetCity: lambda ctx, action: corrections.set_key(action)},
)
