"""A game's moves, declared once: keys, buttons, menus, forms, press handling and commands.

The texts of a move are `press-<name>` (its button), `slash-<name>` and
`slash-<name>-<field>` (its command), `form-<name>` and `form-<name>-<field>` if it can be
typed, `press-all-<name>` (button and title) if a field is chosen in the form."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.chat.base.errors import Refusal, find_known
from bot.chat.contract.pages import Act, Answer, Button, Form, Menu, Option, Preview, Style
from bot.chat.contract.table_context import TableContext
from bot.chat.declared.action_form import ActionForm, GivenValues
from bot.chat.declared.field_types import FieldTypes
from bot.chat.declared.move_spec import Confirmation, MoveSpec, RulesCheck
from bot.chat.declared.texts import Texts
from bot.chat.declared.turn_builder import TurnBuilder
from rules.errors import RuleError
from rules.game import Action

Words = Mapping[str, str]
KeyHandler = Callable[[TableContext, str, bool, Words], Answer]
"""Answers the press of a key that belongs to no move; it gets the part behind the head."""
FormBuilder = Callable[[TableContext, str], Form]
KeyBuilder = Callable[[TableContext, Any], str]


class Moves:
    """The moves of one game.

    `others` and `forms`: handlers of keys that belong to no move, by head."""

    def __init__(
        self,
        texts: Texts,
        kinds: FieldTypes,
        check: RulesCheck,
        moves: Sequence[MoveSpec],
        others: Mapping[str, KeyHandler] | None = None,
        forms: Mapping[str, FormBuilder] | None = None,
        earlier: Mapping[str, str] | None = None,
        keys: Mapping[type, KeyBuilder] | None = None,
        builders: Sequence[TurnBuilder[object, object]] = (),
    ) -> None:
        """`earlier`: keys on posted cards that were renamed since; `keys`: builders of keys to
        which `others` lead, by action type; `builders`: of whole turns, put together on a page."""
        self.texts, self.kinds, self.check = texts, kinds, check
        self.moves = {spec.name: spec for spec in moves}
        self.others, self.forms = dict(others or {}), dict(forms or {})
        self.earlier, self.keys = dict(earlier or {}), dict(keys or {})
        self.builders = tuple(builders)
        self.others |= {builder.head: builder.answer for builder in builders}
        for spec in moves:
            self._register_texts(spec)

    def merge(self, *parts: Moves) -> Moves:
        """Return the moves of all parts of a game, those of this one first."""
        merged = Moves(self.texts, self.kinds, self.check, ())
        for part in (self, *parts):
            twice = (merged.moves.keys() & part.moves) | (merged.others.keys() & part.others)
            if twice:
                raise ValueError(f"declared twice: {', '.join(sorted(twice))}")
            merged.moves |= part.moves
            merged.others |= part.others
            merged.forms |= part.forms
            merged.earlier |= part.earlier
            merged.keys |= part.keys
            merged.builders += part.builders
        return merged

    def _register_texts(self, spec: MoveSpec) -> None:
        """Register the text keys of a move."""
        if spec.label is None and not any(part.label for part in spec.parts.values()):
            self.texts.register_key(f"press-{spec.name}")
        typed = [name for name, part in spec.parts.items() if part.form or part.choose]
        for name in typed:
            self.texts.register_key(f"form-{spec.name}-{name}")
        if any(part.form for part in spec.parts.values()):
            self.texts.register_key(f"form-{spec.name}")
        if any(part.choose for part in spec.parts.values()):
            self.texts.register_key(f"press-all-{spec.name}")
        if spec.menu:
            self.texts.register_key(spec.menu)
        self.texts.register_keys_if_present(f"press-ask-{spec.name}")
        self.texts.register_keys_if_present(f"press-form-{spec.name}")
        if spec.values is not None:
            self.texts.register_keys_if_present(f"detail-{spec.name}")

    # --- what is shown ---------------------------------------------------------------------------

    def button(
        self, ctx: TableContext, name: str, style: Style | None = None, /, **values: object
    ) -> Button:
        """Return the button of a move without fields; `values` are for its text."""
        spec = self.moves[name]
        return Button(name, self.texts(f"press-{name}", ctx, **values), style or spec.style)

    def buttons(
        self, ctx: TableContext, name: str, part: str = "", /, **given: object
    ) -> tuple[Button, ...]:
        """Return a button for each proposal of a field, by default the first one."""
        action_form = self.moves[name].action_form
        return action_form.buttons(
            self.texts, self.kinds, ctx, part or _first_field(action_form), given
        )

    def form_button(self, ctx: TableContext, name: str, style: Style = "plain") -> Button:
        """Return the button of the form for all fields of a move, labelled like it."""
        return Button(name, self.texts(f"press-all-{name}", ctx), style, form=True)

    def menu(
        self, ctx: TableContext, name: str, part: str = "", /, **given: object
    ) -> tuple[Menu, ...]:
        """Return a menu of the proposals; empty if there are none."""
        action_form = self.moves[name].action_form
        return action_form.menu(
            self.texts, self.kinds, ctx, part or _first_field(action_form), given
        )

    def legal_actions(self, ctx: TableContext, name: str) -> list[Any]:
        """Return the legal actions of a move, in display order."""
        spec = self.moves[name]
        actions = [action for action in ctx.view.legal if type(action) is spec.action]
        return actions if spec.listed is None else spec.listed(ctx, actions)

    def legal_buttons(self, ctx: TableContext, name: str) -> tuple[Button, ...]:
        """Return a button for each legal action of a move."""
        spec = self.moves[name]
        return tuple(
            Button(
                spec.action_form.key_of(action),
                self._label(ctx, spec, action),
                spec.style,
                ctx.find_emoji(_values_of(action)),
            )
            for action in self.legal_actions(ctx, name)
        )

    def legal_menu(self, ctx: TableContext, name: str) -> tuple[Menu, ...]:
        """Return a menu of the legal actions of a move; empty if there are none."""
        spec = self.moves[name]
        options = (
            Option(
                spec.action_form.key_of(action).partition("/")[2],
                self._label(ctx, spec, action),
                self._detail(ctx, spec, action),
                emoji=ctx.find_emoji(_values_of(action)),
            )
            for action in self.legal_actions(ctx, name)
        )
        return self.texts.menu(ctx, name, spec.menu, options)

    def offer_menus(self, ctx: TableContext, spec: MoveSpec) -> tuple[Menu, ...]:
        """Return the menu with which a move is offered, if it is not offered by buttons."""
        first = next(iter(spec.parts), None)
        if first is None or self._has_page(spec, first) or not self.is_due(ctx, spec):
            return ()
        if spec.parts[first].offered is not None:
            return self.menu(ctx, spec.name) if spec.parts[first].menu else ()
        return self.legal_menu(ctx, spec.name) if spec.menu else ()

    def offer_buttons(
        self, ctx: TableContext, spec: MoveSpec, /, **values: object
    ) -> tuple[Button, ...]:
        """Return the buttons with which a move is offered: one for each legal action or proposal
        or, if a page asks for its first field, the one that leads there (`press-ask-<name>`). A
        secret move is offered on a private page, which may show its proposals. `values` are for the
        text of a move without fields."""
        first = next(iter(spec.parts), None)
        if first is None:
            is_allowed = self.is_allowed(ctx, spec.build(ctx, {}))
            return (self.button(ctx, spec.name, **values),) if is_allowed else ()
        if not self.is_due(ctx, spec):
            return ()
        if self._has_page(spec, first):
            return (Button(spec.name, self.texts(f"press-ask-{spec.name}", ctx), spec.style),)
        if spec.parts[first].offered is not None:
            return () if spec.parts[first].menu else self.buttons(ctx, spec.name)
        return () if spec.menu else self.legal_buttons(ctx, spec.name)

    def typed_button(self, ctx: TableContext, spec: MoveSpec) -> tuple[Button, ...]:
        """Return the button on a card that opens the form of a secret move at once, if there is a
        text for it, `press-form-<name>`."""
        key = f"press-form-{spec.name}"
        if not self.texts.has(key):
            return ()
        return (Button(spec.name, self.texts(key, ctx), form=True),)

    def _has_page(self, spec: MoveSpec, first: str) -> bool:
        """Return whether a move that everybody sees begins with a private page."""
        return not spec.own and spec.action_form.can_ask(first)

    def _label(self, ctx: TableContext, spec: MoveSpec, action: Action) -> str:
        if spec.label is not None:
            return spec.label(ctx, action)
        return self.texts(f"press-{spec.name}", ctx, **self._line_values(ctx, spec, action))

    def _detail(self, ctx: TableContext, spec: MoveSpec, action: Action) -> str:
        if spec.detail is not None:
            return spec.detail(ctx, action)
        key = f"detail-{spec.name}"
        if spec.values is None or not self.texts.has(key):
            return ""
        return self.texts(key, ctx, **self._line_values(ctx, spec, action))

    def _line_values(self, ctx: TableContext, spec: MoveSpec, action: Action) -> dict[str, object]:
        more = {} if spec.values is None else spec.values(ctx, action)
        return {**self.kinds.format_fields(action, ctx), **more}

    def move_key(self, name: str, action: msgspec.Struct) -> str:
        """Return the key of an action of this move."""
        return self.moves[name].action_form.key_of(action)

    def action_key(self, ctx: TableContext, action: Action) -> str:
        """Return the key of one press that leads to an action, or "" if there is none."""
        builder = self.keys.get(type(action))
        if builder is not None:
            return builder(ctx, action)
        specs = (spec for spec in self.moves.values() if type(action) is spec.action)
        return next((spec.action_form.key_of(action) for spec in specs), "")

    def action_label(self, ctx: TableContext, action: Action) -> str:
        """Return the label that a button for an action has or would have; "" if its move has no
        proposals."""
        for spec in self.moves.values():
            offered = [name for name, part in spec.parts.items() if part.offered is not None]
            if type(action) is spec.action and offered:
                given = {name: getattr(action, name) for name in spec.parts}
                return spec.action_form.label(self.texts, self.kinds, ctx, offered[-1], given)
        return ""

    def confirmation(
        self,
        ctx: TableContext,
        name: str,
        action: Action,
        /,
        *more: str,
        **values: object,
    ) -> Confirmation:
        """Return the preview of a move.

        Its text is `sure-<name>` with the action's fields and `values` in it, followed by the lines
        `more`; its button is `confirm-<name>` or, if there is none, that of the name without its
        last word."""
        values = {**self.kinds.format_fields(action, ctx), **values}
        text, confirm = self.texts(f"sure-{name}", ctx, **values), f"confirm-{name}"
        if not self.texts.has(confirm):
            confirm = confirm.rpartition("-")[0]
        return Confirmation("\n".join([text, *more]), self.texts(confirm, ctx, **values))

    # --- what a press leads to -------------------------------------------------------------------

    def answer(self, ctx: TableContext, key: str, confirmed: bool, words: Words) -> Answer:
        """Return the answer to a press; `confirmed`: its preview was confirmed.

        Raises `Refusal` if typed words cannot be parsed, `UnknownKey` for an unknown key."""
        head, _, rest = self.earlier.get(key, key).partition("/")
        if head in self.others:
            return self.others[head](ctx, rest, confirmed, words)
        spec = find_known(self.moves, head)
        given: GivenValues = spec.action_form.parse_form(
            self.kinds, ctx, words, spec.action_form.parse_key(self.kinds, rest)
        )
        if spec.filled is not None:
            given = spec.filled(ctx, given)
        return self._answer_move(spec, ctx, given, confirmed)

    def _answer_move(
        self, spec: MoveSpec, ctx: TableContext, given: GivenValues, confirmed: bool
    ) -> Answer:
        action_form = spec.action_form
        missing = action_form.next_missing(given)
        complete = action_form.fill_placeholders(self.kinds, given)
        action = spec.build(ctx, complete)
        if missing is not None:
            if not self.is_due(ctx, spec):
                self._refuse_none_legal(ctx, action)
                return Act(action)
            return action_form.prompt_page(self.texts, self.kinds, ctx, missing, given)
        confirmation_text = (
            self.texts(spec.said, ctx, **self.kinds.format_fields(action, ctx)) if spec.said else ""
        )
        act = Act(action, confirmation_text, then=spec.then)
        if confirmed or spec.sure is None or not self.is_allowed(ctx, action):
            return act
        preview = spec.sure(ctx, action)
        if preview is None:
            return act
        if not isinstance(preview, Confirmation):
            preview = self.confirmation(ctx, spec.name, action, **preview)
        draw = spec.draw(ctx, action) if spec.draw and not preview.draw else preview.draw
        key, back_key = action_form.key_of(action), spec.back or self._page_before(spec, ctx, given)
        return Preview(preview.text, preview.confirm, draw, key=key, back=back_key)

    def _refuse_none_legal(self, ctx: TableContext, action: Action) -> None:
        """Refuse a move of which nothing is legal, unless the rules say that it is not its time.

        The action has placeholders: what the rules say of those is about nothing that was
        chosen. Raises `Refusal`."""
        try:
            self.check(ctx, action)
        except RuleError as error:
            if error.code not in ("game-over", "not-your-turn") and error.code[:4] != "now-":
                raise Refusal("house-refuse-none-legal") from None

    def _page_before(self, spec: MoveSpec, ctx: TableContext, given: GivenValues) -> str:
        """Return the key of the page that asked for the last field, or "" if none did."""
        action_form = spec.action_form
        for name in reversed([*spec.parts]):
            if name in given and (spec.parts[name].ask or spec.parts[name].page):
                fewer: GivenValues = {
                    field_name: given[field_name] for field_name in given if field_name != name
                }
                filled = fewer if spec.filled is None else spec.filled(ctx, fewer)
                return (
                    action_form.build_key(fewer) if action_form.next_missing(filled) == name else ""
                )
        return ""

    def is_due(self, ctx: TableContext, spec: MoveSpec) -> bool:
        """Return whether such an action is legal now; if not, the rules' refusal says what is."""
        return any(type(legal) in spec.actions for legal in ctx.view.legal)

    def is_allowed(self, ctx: TableContext, action: Action) -> bool:
        """Return whether the rules accept the action.

        The reason for a refusal is given on submission."""
        try:
            self.check(ctx, action)
        except RuleError:
            return False
        return True

    def is_secret(self, key: str) -> bool:
        """Return whether a key makes a secret choice.

        Without the fields of its move, a key only leads to the page where they are chosen."""
        head, _, rest = self.earlier.get(key, key).partition("/")
        spec = self.moves.get(head)
        return spec is not None and spec.own and (rest != "" or not spec.action_form.parts)

    def form(self, ctx: TableContext, key: str) -> Form:
        """Return the form of a button; raises `UnknownKey` for a key that has none."""
        head, _, rest = self.earlier.get(key, key).partition("/")
        if head in self.forms:
            return self.forms[head](ctx, rest)
        action_form = find_known(self.moves, head).action_form
        given = action_form.parse_key(self.kinds, rest)
        return action_form.form(self.texts, self.kinds, ctx, given)


def _values_of(action: msgspec.Struct) -> list[object]:
    return [getattr(action, name) for name in action.__struct_fields__]


def _first_field(action_form: ActionForm) -> str:
    return next(iter(action_form.parts))
