# Standing orders, and what happened since one's last turn.

orders-slash-orders = Standing orders: what you want done when your turn comes
orders-slash-since = What happened since your last turn, with a picture

orders-head = Your standing orders at table { $table }. The first that applies acts for you:
orders-none = You have left no standing orders at table { $table }.
orders-none-now = There is none to leave as the game stands now; look again when it has moved on.
orders-private = Nobody else sees them. They act as if you had pressed, and you are told when one is cancelled.
orders-menu-new = Leave an order…
orders-press-drop = Cancel { $number }
orders-press-sure = Leave it
orders-at-once = This order would act at once.
orders-given = Your order is left.
orders-dropped = That order is cancelled.
orders-gone = That order was no longer there.
orders-void = That order cannot stand: { $why }
orders-unknown = an order of an earlier version
orders-left = { $count ->
    [one] You have left one standing order; `/table orders` shows it.
   *[other] You have left { $count } standing orders; `/table orders` shows them.
}
orders-logged = { $text } *(by a standing order)*
orders-refuse-game = { $game } takes no standing orders.
table-refuse-no-orders = This game takes no standing orders.
table-refuse-many-orders = You can leave { $most } orders at a table; cancel one first.

# What a person is told when an order is no more.

orders-lapsed = Table { $table }: your standing order is no more. *{ $order }* { $why }
orders-lapsed-undone = What it was given for, or what it did, was taken back.
orders-lapsed-seat = The seat has another holder now.
orders-lapsed-unknown = This program no longer understands it.
orders-lapsed-bug = Something went wrong on our side when it was to act, and nothing has changed. If you report it, please give the code { $code }.

# Since your last turn.

orders-since = **Since your last turn**
orders-since-nothing = Nothing has happened since your last turn.
orders-since-more = { $count ->
    [one] One earlier line is in `/table log`.
   *[other] { $count } earlier lines are in `/table log`.
}
