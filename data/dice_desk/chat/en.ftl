# The dice desk as a table

dice_desk_chat-name = Dice desk
dice_desk_chat-guide-aim = The desk keeps the record of Rail Baron on a real board: it rolls homes and destinations and remembers where everybody is.
dice_desk_chat-guide-marks = The rolled line of each table is marked, with the dice above it.
dice_desk_chat-standing = { $place }. { $name }: { $total }{ $sums }
dice_desk_chat-sum-payoffs = { $amount } in payoffs
dice_desk_chat-blurb = For Rail Baron on a real board: the desk rolls homes and destinations and remembers where everybody is.
dice_desk_chat-menu-options = Which board?
dice_desk_chat-options-some = Board: { $options }.
dice_desk_chat-options-none = Board: original.
dice_desk_chat-option-u21 = U21
dice_desk_chat-option-u21-detail = The later board; twin cities count as one
dice_desk_chat-board = { $edition } board
dice_desk_chat-begun = Table { $table } keeps the record; its card is in the channel. The dice come from a secret seed with the fingerprint `{ $commitment }`. `/table verify` checks them once the desk is closed.

dice_desk_chat-opened = The desk is open. Homes come first, then destinations; press a name whenever that train has arrived.
dice_desk_chat-closed = The desk is closed.
dice_desk_chat-over = The desk is closed.
dice_desk_chat-arrived = **{ $name }** arrives in { $city } and is paid **{ $payoff }** for the trip from { $from }.
dice_desk_chat-home = **{ $name }**'s home city is **{ $city }**.
dice_desk_chat-destination = Next for **{ $name }**: **{ $from } – { $to }**, pays **{ $payoff }**.
dice_desk_chat-swapped = **{ $name }** swaps home and destination: home is now **{ $home }**, and **{ $home } – { $to }** pays **{ $payoff }**.
dice_desk_chat-lost = **{ $name }** is already in **{ $city }**: the turn is lost. Roll again next turn.
dice_desk_chat-may-name = **{ $name }** is in { $region } and may name any of the seven regions.
dice_desk_chat-named = **{ $name }** names **{ $region }**.
dice_desk_chat-set = { $fact ->
    [home] **{ $name }**'s home
    [place] The city **{ $name }** last arrived in
   *[destination] **{ $name }**'s destination
} is set by hand: { $after } (was { $before }).
dice_desk_chat-none = none
dice_desk_chat-collected = **{ $name }**: { $payoff } in payoffs from { $trips ->
    [one] 1 trip
   *[other] { $trips } trips
}

dice_desk_chat-person-new = **{ $name }**: no home yet
dice_desk_chat-person-home = **{ $name }**: home { $home }, no destination yet
dice_desk_chat-person-going = **{ $name }**: { $from } – { $to }, pays { $payoff } (home { $home })
dice_desk_chat-person-idle = **{ $name }**: in { $from }, rolls again next turn (home { $home })
dice_desk_chat-person-naming = **{ $name }**: in { $from }, has a region to name (home { $home })

dice_desk_chat-press-next-home = { $name }: home
dice_desk_chat-press-next-first = { $name }: first destination
dice_desk_chat-press-next-arrived = { $name } arrives: { $city }
dice_desk_chat-press-next-anew = { $name }: roll again
dice_desk_chat-press-swap = Swap home: { $name }
dice_desk_chat-press-fix = Correct…
dice_desk_chat-press-fix-person = { $name }…
dice_desk_chat-press-set-home = Home…
dice_desk_chat-press-set-place = City last arrived in…
dice_desk_chat-press-set-destination = Destination…
dice_desk_chat-press-set-nowhere = No destination
dice_desk_chat-press-close = Close the desk…
dice_desk_chat-sure-close = Close this desk? Its secret seed is shown then, so nothing more can be rolled with it.
dice_desk_chat-confirm-close = Close the desk
dice_desk_chat-ask-fix = Whom is the correction about?
dice_desk_chat-ask-fix-what = { $person }. What is right?
dice_desk_chat-form-set-home = { $name }: home
dice_desk_chat-form-set-place = { $name }: last arrived in
dice_desk_chat-form-set-destination = { $name }: destination
dice_desk_chat-form-set-city = City; short names such as SF will do
dice_desk_chat-look-people = Where all are

dice_desk_chat-draw-home = home
dice_desk_chat-draw-nothing = no home yet
dice_desk_chat-draw-idle = rolls next
dice_desk_chat-alt-people = The people at the board.
