"""The kinds of actions of a game, each declared once; `Moves` derives the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

import msgspec

from bot.chat.contract.pages import Draw, Style
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import ActionForm, FieldSpec, GivenValues
from bot.chat.declared.field_types import struct_fields
from rules.errors import RuleError
from rules.game import Action, Game

RulesCheck = Callable[[TableContext, Action], None]
"""Raises `RuleError` for an action that the seat of the table context may not take now."""


def rules_check(game: Game) -> RulesCheck:
    """Return a check by the game's rules on the seat's view, which has only its own secrets.

    Where a view has no `table` for the rules, it lists all legal actions."""

    def check(ctx: TableContext, action: Action) -> None:
        if ctx.seat is None:
            return
        table = getattr(ctx.view, "table", None)
        if table is not None:
            game.check(table, ctx.seat, action)
        elif action not in ctx.view.legal:
            raise RuleError(f"now-{ctx.view.phase}", game.turn_rule(ctx.view.phase))

    return check


@dataclass(frozen=True)
class Confirmation:
    """The preview of an action that cannot be undone; `confirm` is the label of its button."""

    text: str
    confirm: str
    draw: Draw | None = None

    def with_picture(self, draw: Draw) -> Confirmation:
        """Return it with this picture."""
        return replace(self, draw=draw)


A = TypeVar("A", bound=Action)


@dataclass(frozen=True, kw_only=True)
class MoveSpecOf(Generic[A]):
    """One kind of action, of the type `A`.

    `sure`: builds the preview, or returns the values for its texts (see `Moves.confirmation`);
    None: the action is executed at once. `draw`: the preview's picture, if that has none. `said`:
    the key of the answer's text, with the action's fields, if not the default. `own`: secret, as
    sealed actions are, so never on a public card; `then`: see `Act`; `back`: the page behind Back,
    if not the one that asked for the last field.
    `filled`: completes the values given with what follows from them; `built`: builds the action
    from them, if it is not a plain constructor call. `style`: of its button. `label`, `detail`,
    `listed`, `menu`: for moves that list every legal action: a line's texts, the order of the lines
    and the menu's hint. `values`: values for the texts of such a line, `press-<name>` and
    `detail-<name>`, added to the action's fields. `command`: the name of its command, if not its
    own. `instead`: the actions that it stands for instead of its own when they are legal, as
    passing in other phases."""

    name: str
    action: type[A]
    parts: Mapping[str, FieldSpec]
    sure: Callable[[TableContext, A], Confirmation | Mapping[str, object] | None] | None = None
    draw: Callable[[TableContext, A], Draw] | None = None
    said: str = ""
    then: str = ""
    back: str = ""
    own: bool = False
    style: Style = "plain"
    filled: Callable[[TableContext, GivenValues], GivenValues] | None = None
    built: Callable[[TableContext, GivenValues], Action] | None = None
    label: Callable[[TableContext, A], str] | None = None
    detail: Callable[[TableContext, A], str] | None = None
    listed: Callable[[TableContext, list[A]], list[A]] | None = None
    menu: str = ""
    values: Callable[[TableContext, A], Mapping[str, object]] | None = None
    command: str = ""
    instead: Sequence[type[Action]] = ()

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """Every type of action that it stands for."""
        return (self.action, *self.instead)

    def build(self, ctx: TableContext, given: GivenValues) -> Action:
        """Return the action of these values."""
        if self.built is not None:
            return self.built(ctx, given)
        legal = {type(action) for action in ctx.view.legal} if self.instead else set()
        return next((kind for kind in self.instead if kind in legal), self.action)(**given)

    @property
    def action_form(self) -> ActionForm:
        return ActionForm(self.name, self.action, self.parts)


MoveSpec = MoveSpecOf[Any]
"""Any kind of action."""


def move_spec(
    name: str,
    action: type[A],
    *,
    sure: Callable[[TableContext, A], Confirmation | Mapping[str, object] | None] | None = None,
    draw: Callable[[TableContext, A], Draw] | None = None,
    said: str = "",
    then: str | FieldSpec = "",
    back: str = "",
    own: bool = False,
    style: Style = "plain",
    filled: Callable[[TableContext, GivenValues], GivenValues] | None = None,
    built: Callable[[TableContext, GivenValues], Action] | None = None,
    label: Callable[[TableContext, A], str] | None = None,
    detail: Callable[[TableContext, A], str] | None = None,
    listed: Callable[[TableContext, list[A]], list[A]] | None = None,
    menu: str = "",
    values: Callable[[TableContext, A], Mapping[str, object]] | None = None,
    command: str = "",
    instead: Sequence[type[Action]] = (),
    **fields: FieldSpec,
) -> MoveSpecOf[A]:
    """Return a move; `fields` are the specs of the action's fields, one of which may be `then`.

    Fields without a default that nothing else fills are in its key without being declared."""
    parts = fields if isinstance(then, str) else {"then": then, **fields}
    if built is None and filled is None:
        infos = struct_fields(action)
        needed = [field for field in infos if infos[field].default is msgspec.NODEFAULT]
        parts |= {field: FieldSpec() for field in needed if field not in parts}
    return MoveSpecOf(
        name=name,
        action=action,
        parts=parts,
        sure=sure,
        draw=draw,
        said=said,
        then=then if isinstance(then, str) else "",
        back=back,
        own=own or action.sealed,
        style=style,
        filled=filled,
        built=built,
        label=label,
        detail=detail,
        listed=listed,
        menu=menu,
        values=values,
        command=command,
        instead=instead,
    )
