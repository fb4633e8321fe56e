# The dice desk as a table

dice_desk_chat-name = Dice desk
dice_desk_chat-guide-aim = The desk keeps the record of Rail Baron on a real board: it rolls homes and destinations and remembers where everybody is.
dice_desk_chat-guide-marks = The rolled line of each table is marked, with the dice above it.
dice_desk_chat-standing = { $place }. { $name }: { $total }{ $sums }
dice_desk_chat-blurb = For Rail Baron on a real board: the desk rolls homes and destinations and remembers where everybody is.
dice_desk_chat-menu-options = Which board, and what is kept?
dice_desk_chat-options-some = Board: { $options }.
dice_desk_chat-options-none = Board: original.
dice_desk_chat-option-u21 = U21
dice_desk_chat-option-u21-detail = The later board; twin cities count as one
dice_desk_chat-board = { $edition } board
dice_desk_chat-begun = Table { $table } keeps the record; its card is in the channel. The dice come from a secret seed with the fingerprint `{ $commitment }`. `/table verify` checks them once the desk is closed.

dice_desk_chat-opened = The desk is open. Homes come first, then destinations; press a name whenever that train has arrived.
dice_desk_chat-opened-whole = The desk is open and keeps the whole game. Homes come first; then each turn is one entry.
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
dice_desk_chat-draw-to = Destination
dice_desk_chat-draw-from = From
dice_desk_chat-draw-pays = Payoff
dice_desk_chat-draw-cash = Cash
dice_desk_chat-draw-departures = Departures · table { $table } · { $turn }
dice_desk_chat-alt-people = The people at the board.

# The whole game

dice_desk_chat-turn = turn { $number }
dice_desk_chat-sum-total = { $amount }
dice_desk_chat-worth = { $place }. **{ $name }**: { $amount }
dice_desk_chat-option-whole = Whole game
dice_desk_chat-option-whole-detail = Money, railroads, engines and fees are kept too
dice_desk_chat-option-b_and_o = B&O to New York
dice_desk_chat-option-b_and_o-detail = For the whole game
dice_desk_chat-option-cheap = Cheaper SuperChief
dice_desk_chat-option-cheap-detail = For the whole game: cheaper the more people play
dice_desk_chat-option-free = SuperChief for an Express
dice_desk_chat-option-free-detail = For the whole game: an Express is exchanged for nothing
dice_desk_chat-option-auctions = Opening auctions
dice_desk_chat-option-auctions-detail = For the whole game: a railroad for each person is auctioned at the start
dice_desk_chat-engine-Freight = Freight
dice_desk_chat-engine-Express = Express
dice_desk_chat-engine-SuperChief = SuperChief
dice_desk_chat-bank = the bank
dice_desk_chat-third-owner = the third owner
dice_desk_chat-no-railroad = no railroad
dice_desk_chat-holdings-going = **{ $name }** **{ $cash }**, { $holdings }: { $from } – { $to }, pays { $payoff }
dice_desk_chat-holdings-idle = **{ $name }** **{ $cash }**, { $holdings }: in { $from }
dice_desk_chat-no-deeds = This desk keeps homes and destinations only, so it knows of no railroads.
dice_desk_chat-look-deeds = Railroads

dice_desk_chat-ask-destination = **{ $name }** is next: roll a destination.
dice_desk_chat-ask-turn = **{ $name }** rides on the board. What happened in this turn?
dice_desk_chat-ask-purchase = What does **{ $name }** buy?
dice_desk_chat-ask-sale = **{ $name }** owes { $owed } and has less. Which railroad goes?
dice_desk_chat-ask-auction = Who buys { $railroad } at the auction?
dice_desk_chat-press-roll = { $name }: roll a destination
dice_desk_chat-press-declare = { $name } declares
dice_desk_chat-press-under-way = { $name }: under way, no fees
dice_desk_chat-press-under-way-bank = { $name }: under way, { $amount } to the bank
dice_desk_chat-press-arrived = { $name } is in { $city }, no fees
dice_desk_chat-press-arrived-bank = { $name } is in { $city }, { $amount } to the bank
dice_desk_chat-press-buy-nothing = Nothing
dice_desk_chat-press-bought = { $name } buys it…
dice_desk_chat-press-unsold = Nobody bids
dice_desk_chat-press-set-cash = Cash…
dice_desk_chat-press-set-engine = Engine: { $engine }
dice_desk_chat-press-set-turn = It's this person's turn
dice_desk_chat-menu-told = All that happened, in one go
dice_desk_chat-menu-buy = What is bought?
dice_desk_chat-menu-sell = Sell to the bank
dice_desk_chat-menu-lot = Auction a railroad
dice_desk_chat-menu-deed = { $name } owns this railroad
dice_desk_chat-menu-deed-bank = The bank owns this railroad
dice_desk_chat-option-arrived = Arrived in { $city }
dice_desk_chat-option-onward = Arrived, and the bonus die leads on
dice_desk_chat-option-fee-bank = { $amount } to the bank
dice_desk_chat-option-fee-third = { $amount } for the third owner's railroads
dice_desk_chat-option-fee = { $amount } to { $name }
dice_desk_chat-option-rover = Reached the train of { $name }
dice_desk_chat-option-buy = { $what }: { $price }
dice_desk_chat-option-sell = { $railroad }: +{ $price }
dice_desk_chat-form-won = The winning bid
dice_desk_chat-form-won-price = Price in dollars
dice_desk_chat-form-cash = { $name }: cash
dice_desk_chat-form-cash-cash = Dollars
dice_desk_chat-refuse-line = “{ $text }” needs a name behind it, as in “buys PA”.
dice_desk_chat-cash-set = **{ $name }**'s cash is set by hand: { $after_cash } (was { $before_cash }).
dice_desk_chat-owner-set = { $railroad } is given by hand from { $before } to { $after }.
dice_desk_chat-engine-set = **{ $name }** has a { $engine }, set by hand.
dice_desk_chat-turn-set = It is **{ $name }**'s turn, set by hand.
dice_desk_chat-reason = The reason: “{ $text }”.
dice_desk_chat-aside = Entered although rule { $rule } of the desk refuses it.
dice_desk_chat-aside-game = Entered although rule { $rule } of Rail Baron refuses it.
dice_desk_chat-came = **{ $name }** joins, and sits last.
dice_desk_chat-went = **{ $name }** leaves the board.
dice_desk_chat-went-whole = **{ $name }** leaves the board; cash and railroads are the bank's.
dice_desk_chat-press-tell = Tell the whole turn…
dice_desk_chat-press-dice = { $name }'s dice…
dice_desk_chat-press-dice-region = { $name }'s region and dice…
dice_desk_chat-press-dice-declare = { $name } declares: dice…
dice_desk_chat-press-declare-anyway = Declares with less cash
dice_desk_chat-press-come = Somebody joins…
dice_desk_chat-press-go = Leaves the board…
dice_desk_chat-sure-go = { $name } leaves the board, and nobody waits for that train any more?
dice_desk_chat-sure-go-whole = { $name } leaves the board, and cash and railroads go to the bank?
dice_desk_chat-confirm-go = { $name } leaves
dice_desk_chat-option-under = Under way
dice_desk_chat-option-buy-nothing = Nothing
dice_desk_chat-option-dice = Dice of the board
dice_desk_chat-option-dice-detail = You roll real dice and type them in
dice_desk_chat-option-kept = Only I enter
dice_desk_chat-option-kept-detail = Everybody else in the channel may look
dice_desk_chat-form-tell = { $name }'s turn
dice_desk_chat-form-tell-how = Where is the train?
dice_desk_chat-form-tell-paid = What was paid or reached?
dice_desk_chat-form-tell-buys = What was bought?
dice_desk_chat-form-tell-line = Anything else, with commas
dice_desk_chat-form-tell-hint = rode Denver - Omaha, Cleo 1000, sells B&M
dice_desk_chat-form-tell-note = Fees follow from the places or railroads (PA + NYC) that you rode; a number is another fee than usual.
dice_desk_chat-form-tell-anyway = We did it, though a rule refuses it
dice_desk_chat-form-dice = { $name }'s dice
dice_desk_chat-form-dice-line = Dice of the region, then of the city
dice_desk_chat-form-dice-hint = o7 e9, or 325 244, or Miami
dice_desk_chat-form-dice-region = Plains e9, or Plains 244, or Denver
dice_desk_chat-form-dice-note = o or e: the red die is odd or even. The number is the sum of the white dice.
dice_desk_chat-form-reason = Reason
dice_desk_chat-form-come = Somebody joins
dice_desk_chat-form-come-name = Name
dice_desk_chat-numbers-none = **{ $name }**: no trip yet.
dice_desk_chat-numbers = **{ $name }**: { $trips ->
    [one] 1 trip
   *[other] { $trips } trips
} for { $payoff }, { $cities ->
    [one] 1 city
   *[other] { $cities } different cities
}; the longest was { $from } – { $to } with { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
}.
dice_desk_chat-numbers-luck = { $luck_sign ->
    [less] The destinations paid { $amount } less than average.
   *[more] The destinations paid { $amount } more than average.
}
dice_desk_chat-numbers-fee = { $amount } to { $name }
dice_desk_chat-numbers-paid = **{ $name }** paid fees: { $list }.
dice_desk_chat-numbers-earned = **{ $name }** earned { $amount } in fees.
dice_desk_chat-wasted = **{ $name }** had { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
} left over.
dice_desk_chat-numbers-wasted = { $miles ->
    [one] 1 milepost was
   *[other] { $miles } mileposts were
} rolled and not needed.
dice_desk_chat-press-chat = Go on in chat…
dice_desk_chat-form-chat = Go on in chat
dice_desk_chat-form-chat-trains = Where do the trains stand?
dice_desk_chat-form-chat-note = One line each: a place, or counted from a city, such as “2 from Denver to Omaha”
dice_desk_chat-form-chat-own = Who are you?
dice_desk_chat-form-chat-nobody = None of them
dice_desk_chat-refuse-train-line = “{ $text }” isn't understood. Please write a name, a colon and a place, such as “Ada: Denver”.
dice_desk_chat-refuse-train-missing = Where does { $name }'s train stand? Please write a place behind the name.
dice_desk_chat-refuse-place = There's no place called “{ $text }” on the map. You can count from a city instead: “2 from Denver to Omaha”.
dice_desk_chat-refuse-places = “{ $text }” could be { $list }. Please write which one.
dice_desk_chat-refuse-place-far = “{ $text }” leads past the end: that way has only { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
}.
dice_desk_chat-refuse-ride-start = I don't know where this ride to “{ $text }” began. Please write both ends: “rode Denver - Omaha”.
dice_desk_chat-press-count = Count this game
dice_desk_chat-agreed = **{ $name }** wants this game to count in the records. { $missing ->
    [0] All do, so it counts once it is won.
    [one] One person has yet to agree.
   *[other] { $missing } people have yet to agree.
}
