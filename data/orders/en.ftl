# Standing orders, and what happened since one's last turn.

orders-slash-orders = Orders: what the bot does for you when your turn comes
orders-slash-since = What happened since your last turn, with a picture

orders-head = Your orders at table { $table }. The first one that applies is carried out:
orders-none = You have no orders at table { $table }.
orders-none-now = No order is possible just now; check again later.
orders-private = Nobody else sees them. They count as if you'd pressed yourself, and you hear about it if one is cancelled.
orders-covered = Your orders choose for you here, in secret, once everybody else has chosen.
orders-offered = You can save these orders in one press:
orders-taken = Order saved: { $order }
orders-as-above = The rest as above.
orders-offer-gone = This order isn't offered any more: the table has moved on since that page. These are the orders you can save now.
orders-offer-changed = The table has moved on since that page, and **{ $label }** would now do something else. Read it below, and press its button if you still want it.
orders-press-page = Orders…
orders-menu-new = New order…
orders-form-proposed = Proposed: { $proposed }
orders-form-presets = Left empty, as proposed: { $proposed }
orders-press-drop = Cancel order { $number }
orders-press-sure = Save order
orders-all-at-once = Each of these orders would be carried out right away.
orders-first-at-once = The first { $count } of these orders would be carried out right away.
orders-at-once = This order would be carried out right away.
orders-given = Order saved.
orders-dropped = Order cancelled.
orders-gone = That order was already gone.
orders-void = That order can't be saved: { $why }
orders-unknown = an order of an earlier version
orders-left = { $count ->
    [one] You have one order; `/table orders` shows it.
   *[other] You have { $count } orders; `/table orders` shows them.
}
orders-logged = { $text } *(by order)*
orders-refuse-game = { $game } has no orders.
table-refuse-no-orders = This game has no orders.
table-refuse-many-orders = You have { $most } orders at this table, and nobody may have more. Cancel one first, then leave the new one.

# What a person is told when an order is no more.

orders-lapsed = Table { $table }: your order has lapsed. *{ $order }* { $why }
orders-lapsed-done = Table { $table }: one of your orders has done all its turns. From now on you're asked again.
orders-lapsed-undone = The move it was for, or the one it made, was undone.
orders-lapsed-ended = Table { $table }: a move that one of your orders had made was undone. The order had ended with it or since; give it again if you still want it.
orders-lapsed-seat = The seat has changed hands.
orders-lapsed-unknown = This version of the bot doesn't understand it any more.
orders-lapsed-bug = Something went wrong when I tried to carry it out, and nothing has changed. If you report it, please give the code { $code }.

# Since your last turn.

orders-since = **Since your last turn**
orders-since-nothing = Nothing has happened since your last turn.
orders-since-more = { $count ->
    [one] One earlier entry is in `/table log`.
   *[other] { $count } earlier entries are in `/table log`.
}
orders-since-own = { $count ->
    [one] Before that, a turn was played for you.
   *[other] Before that, { $count } turns were played for you.
}
