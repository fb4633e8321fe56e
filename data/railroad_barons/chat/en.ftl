# Railroad Barons in chat: what happened, what is asked, what a choice would do.

railroad_barons_chat-name = Railroad Barons
railroad_barons_chat-blurb = A duel of two investors: start Holdings, own their stock, let them buy Railroads and pay dividends. When a share value reaches { $end } the game ends, and whoever has most in cash and stock wins. 2 players.
railroad_barons_chat-bank = the bank
railroad_barons_chat-holding = { $id } ({ $colour })
railroad_barons_chat-colour-green = green
railroad_barons_chat-colour-black = black
railroad_barons_chat-colour-yellow = yellow
railroad_barons_chat-colour-red = red
railroad_barons_chat-colour-blue = blue
railroad_barons_chat-colour-brown = brown
railroad_barons_chat-colour-gray = gray
railroad_barons_chat-colour-lime = lime green
railroad_barons_chat-colour-navy = navy blue
railroad_barons_chat-colour-orange = orange
railroad_barons_chat-colour-pink = pink
railroad_barons_chat-colour-purple = purple
railroad_barons_chat-colour-tan = tan
railroad_barons_chat-colour-teal = teal
railroad_barons_chat-colour-white = white
railroad_barons_chat-railroad = { $name } ({ $level })
railroad_barons_chat-investor = ${ $value } Investor
railroad_barons_chat-ability-swap-priority = moves the Priority Deal to the other player once in the game
railroad_barons_chat-ability-assigned = brings a Holding { $effect }
railroad_barons_chat-ability-income-per-railroad = { $amount } more revenue for each of its Railroads
railroad_barons_chat-ability-income-flat = { $amount } more revenue
railroad_barons_chat-ability-discount-percent = { $percent }% off new Railroads
railroad_barons_chat-ability-start-holding = comes with the 40% certificate of { $holding } at { $value }, and { $railroad }

# What happened: pieces of one line a turn, after the player's name or the Holding in bold.

railroad_barons_chat-starting-drawn = Drawn by lot: **{ $seat }** selects the first and the last Investor.
railroad_barons_chat-starting-agreed = As agreed, **{ $seat }** selects the first and the last Investor.
railroad_barons_chat-endowed = Each player has { $each }.
railroad_barons_chat-selected = { $fixed ->
    [yes] selects the **{ $investor }**
   *[no] names **{ $price }** for the **{ $investor }**
}
railroad_barons_chat-took-card = takes the **{ $investor }** ({ $price } goes to { $other })
railroad_barons_chat-took-money = takes the **{ $price }** (the { $investor } goes to { $other })
railroad_barons_chat-investor-left = The { $investor } leaves the game, and each player gets { $each }.
railroad_barons_chat-started = starts **{ $holding }** at { $par }: 40% for { $price }
railroad_barons_chat-started-free = { $seat } has 40% of **{ $holding }** at { $par }
railroad_barons_chat-railroad-given = { $holding } gets { $railroad } for free
railroad_barons_chat-stock-round-began = **Stock Round { $set }**: { $priority } has the Priority Deal and goes first.
railroad_barons_chat-priority-swapped = uses the Investor: { $priority } has the Priority Deal now
railroad_barons_chat-priority-kept = leaves the Priority Deal where it is
railroad_barons_chat-sold = sells { $percent }% of { $holding } for { $amount }
railroad_barons_chat-exchanged-down = exchanges { $percent }% of { $holding } for { $take }% and { $amount }
railroad_barons_chat-bought = buys **{ $percent }% of { $holding }** for { $amount }
railroad_barons_chat-exchanged-up = exchanges { $give }% of { $holding } for **{ $percent }%**, paying { $amount }
railroad_barons_chat-floated = **{ $holding } floats** with { $capital }
railroad_barons_chat-fell = { $holding } falls from { $before } to { $after }
railroad_barons_chat-rose = value { $before } → **{ $after }**
railroad_barons_chat-director-changed = **{ $after } is the new Director of { $holding }**
railroad_barons_chat-swapped = { $seat } gets the Director certificate of { $holding } from { $other } for 30% and 10%
railroad_barons_chat-swapped-bank = { $seat } gets the Director certificate of { $holding } from the bank for 30% and 10%
railroad_barons_chat-passed = passes
railroad_barons_chat-passed-forced = has nothing to buy or sell and passes
railroad_barons_chat-stock-round-ended = The Stock Round ends; { $priority } has the Priority Deal for the next.
railroad_barons_chat-operating-round-began = **Operating Round { $set }.{ $half }**: the floated Holdings operate.
railroad_barons_chat-tokens = places { $plus ->
    [one] 1 token
   *[other] { $plus } tokens
} on (+), { $down } on (▼)
railroad_barons_chat-tokens-network = 1 into the network
railroad_barons_chat-tokens-idle = { $count } idle
railroad_barons_chat-earned = earns { $amount }
railroad_barons_chat-earned-nothing = earns nothing
railroad_barons_chat-paid = pays { $parts }
railroad_barons_chat-paid-part = { $amount } to { $name }
railroad_barons_chat-kept = keeps { $revenue }
railroad_barons_chat-railroad-bought = buys **{ $railroad }** for { $price }
railroad_barons_chat-railroad-helped = , { $helped } of it from { $seat }
railroad_barons_chat-railroad-saved = { " " }({ $saved } off)
railroad_barons_chat-level-reached = **level { $level } is reached**
railroad_barons_chat-discarded = discards { $railroads }
railroad_barons_chat-obsolete = { $holding } loses { $railroads }: obsolete
railroad_barons_chat-offer-made = offers { $price } to { $seller } ({ $to }) for **{ $card }**
railroad_barons_chat-offer-withdrawn = withdraws the offer for { $card }
railroad_barons_chat-offer-refused = **{ $seat }** refuses { $price } for { $card }
railroad_barons_chat-traded = buys **{ $railroad }** from { $seller } for { $price }
railroad_barons_chat-assigned = gets the { $investor }
railroad_barons_chat-assigned-from = gets the { $investor } from { $source }
railroad_barons_chat-top-removed = { $card } leaves the game unbought.
railroad_barons_chat-end-reached = **{ $holding } reaches { $value }: the game ends after this Operating Round**
railroad_barons_chat-exhausted = No share value can rise any more: the game is over.
railroad_barons_chat-won = **{ $name } wins with { $total } to { $other }!**
railroad_barons_chat-draw = **A draw: { $total } each!**

# What is asked, on the public card. Each says in a sentence what the step is for.

railroad_barons_chat-over = The game is over.
railroad_barons_chat-ask-select = Investor { $step } of { $count }: pick one and name a price for it. { $other } then takes either the card or that much money from the bank, and you get the other. So name a price that suits you either way.
railroad_barons_chat-ask-select-fixed = Investor { $step } of { $count }: pick one. { $other } then takes either the card or its face value in money from the bank, and you get the other.
railroad_barons_chat-menu-select = Pick an Investor
railroad_barons_chat-ask-choose = { $fixed ->
    [yes] { $name } has selected the **{ $investor }**. It { $ability }. Take either the card or { $price } from the bank; { $name } gets the other.
   *[no] { $name } names **{ $price }** for the **{ $investor }**. It { $ability }. Take either the card or the money from the bank; { $name } gets the other.
}
railroad_barons_chat-press-money = Take { $price }
railroad_barons_chat-press-card = Take the { $investor }
railroad_barons_chat-ask-priority = { $mine ->
    [yes] You have the Priority Deal and would have the first turn of Stock Round { $set }. Once in the game, your Investor can move it to { $other }.
   *[no] { $holder } has the Priority Deal and would have the first turn of Stock Round { $set }. Once in the game, your Investor can move it to you.
}
railroad_barons_chat-press-keep-priority = { $mine ->
    [yes] Keep it
   *[no] Leave it with { $name }
}
railroad_barons_chat-press-swap-priority = { $mine ->
    [yes] Move it to { $name }…
   *[no] Take it…
}
railroad_barons_chat-ask-stock = { $deal ->
    [buy] Buy one certificate, or pass.
    [none] You can only pass.
   *[both] Sell any number of certificates, then buy at most one; or pass.
} You have **{ $cash }** and { $count ->
    [one] 1 certificate
   *[other] { $count } certificates
} (limit { $limit }).
railroad_barons_chat-ask-stock-over = You have **{ $count } certificates**, and the limit is { $limit }. Sell down to { $limit } first; then you may still buy. You have **{ $cash }**.
railroad_barons_chat-ask-stock-sold = Sold in this round, so you can't buy it back yet: { $holdings }.
railroad_barons_chat-ask-stock-last = { $name } passed: if you pass too, the Stock Round ends.
railroad_barons_chat-menu-buy = Buy…
railroad_barons_chat-menu-sell = Sell…
railroad_barons_chat-press-compose = Sell and buy…
railroad_barons_chat-press-pass = Pass
railroad_barons_chat-press-pass-ends = Pass (ends the round)
railroad_barons_chat-ask-tokens = **{ $holding }** has **{ $free ->
    [one] 1 token
   *[other] { $free } tokens
}** to place. Each one on (+) lets it add a Railroad or Investor this turn, each one on (▼) lets it keep a Railroad. One may go into the network for good: { $bonus } more revenue in every round.
railroad_barons_chat-ask-tokens-again = **{ $holding }** has **{ $free ->
    [one] 1 token
   *[other] { $free } tokens
}** to place: on (+) to add, on (▼) to keep, and one may go into the network.
railroad_barons_chat-ask-tokens-has = It has { $count ->
    [0] no Railroad
    [one] 1 Railroad
   *[other] { $count } Railroads
} and { $treasury } in its treasury. { $top }
railroad_barons_chat-ask-top = Top of the stack: { $sides }.
railroad_barons_chat-ask-top-none = The stack of Railroads is empty.
railroad_barons_chat-top-side = { $railroad } for { $price }
railroad_barons_chat-or = { $first } or { $second }
railroad_barons_chat-press-tokens = { $what }: { $plus } (+), { $down } (▼)
railroad_barons_chat-press-tokens-shown = { $what }: { $plus } (+), { $down } (▼)…
railroad_barons_chat-tokens-same = As before
railroad_barons_chat-tokens-one = Add one
railroad_barons_chat-tokens-grow = Add { $count }
railroad_barons_chat-tokens-build = Build network
railroad_barons_chat-tokens-keep = Keep all
railroad_barons_chat-tokens-replace = Replace one
railroad_barons_chat-tokens-none = Buy none
railroad_barons_chat-tokens-first = Buy { $count ->
    [one] a first Railroad
   *[other] { $count } Railroads
}
railroad_barons_chat-menu-tokens = Other placements…
railroad_barons_chat-press-tokens-form = Type numbers…
railroad_barons_chat-option-tokens = { $plus } (+), { $down } (▼)
railroad_barons_chat-option-tokens-network = { $plus } (+), { $down } (▼), 1 network
railroad_barons_chat-option-tokens-room = adds { $plus ->
    [0] none
   *[other] up to { $plus }
}, keeps { $down ->
    [0] none
   *[other] up to { $down }
}
railroad_barons_chat-option-tokens-loses = { $count ->
    [one] 1 Railroad would have to go
   *[other] { $count } Railroads would have to go
}
railroad_barons_chat-press-turn = Whole turn in one form…
railroad_barons_chat-press-turn-rest = Rest of the turn in one form…
railroad_barons_chat-turn-form = **{ $holding }**: { $treasury } in its treasury, { $count } { $count ->
    [one] Railroad
   *[other] Railroads
}. What is suggested is chosen.
railroad_barons_chat-use-pay = Pay it out
railroad_barons_chat-use-keep = Keep it
railroad_barons_chat-form-turn-tokens = Tokens
railroad_barons_chat-form-turn-revenue = Use of the revenue
railroad_barons_chat-form-turn-assign = Investors to assign for good
railroad_barons_chat-form-turn-rails = Railroads to buy
railroad_barons_chat-option-rails-many = { $count } Railroads, the last { $railroad }
railroad_barons_chat-option-rails-detail = { $count ->
    [one] level { $levels }: { $price }
   *[other] levels { $levels }: { $price } in all
}
railroad_barons_chat-option-rails-help = you add { $amount }
railroad_barons_chat-turn-head = **{ $holding }**: this would happen.
railroad_barons_chat-turn-discard = Then you choose { $count ->
    [one] one Railroad
   *[other] { $count } Railroads
} to discard.
railroad_barons_chat-confirm-turn = Do all of it
railroad_barons_chat-ask-revenue = **{ $holding }** earned **{ $revenue }**. Pay it out and the share value rises; keep it and the Holding can buy more.
railroad_barons_chat-ask-revenue-pay = Pay: { $parts }; value { $before } → **{ $after }**; treasury stays { $treasury }.
railroad_barons_chat-ask-revenue-keep = Keep: treasury { $treasury } → **{ $then }**; value stays { $before }.
railroad_barons_chat-ask-revenue-end = Paying lifts the value to { $value }, and the game ends after this Operating Round.
railroad_barons_chat-press-pay = Pay { $amount }
railroad_barons_chat-press-pay-end = Pay { $amount }…
railroad_barons_chat-press-keep = Keep { $amount }
railroad_barons_chat-ask-railroads = **{ $holding }** has { $treasury } and may add { $plus ->
    [one] **1** more Railroad or Investor
   *[other] **{ $plus }** more Railroads or Investors
}. At the end of the turn { $down ->
    [0] it keeps no Railroad
    [one] it keeps at most 1 Railroad
   *[other] it keeps up to { $down } Railroads
} (it has { $count } now). { $top }
railroad_barons_chat-press-rail = Buy { $railroad }: { $price }
railroad_barons_chat-press-rail-shown = Buy { $railroad }: { $price }…
railroad_barons_chat-press-rail-help = Buy { $railroad }, you add { $help }…
railroad_barons_chat-press-done = Done
railroad_barons_chat-menu-offer = Make an offer…
railroad_barons_chat-option-offer = { $railroad } of { $seller } ({ $name })
railroad_barons_chat-option-offer-own = { $railroad } of { $seller } (yours)
railroad_barons_chat-option-offer-detail = earns { $income } · cost { $cost } new
railroad_barons_chat-menu-assign = Assign an Investor for good…
railroad_barons_chat-option-assign = { $investor }
railroad_barons_chat-option-assign-from = { $investor } from { $source }
railroad_barons_chat-ask-offer = { $buyer } ({ $name }) offers **{ $price }** for **{ $railroad }** of your { $seller }; the Railroad earns { $income } a round. The money goes into the treasury: { $before } → { $after }. { $name } may withdraw the offer until you answer.
railroad_barons_chat-ask-offer-made = You offer **{ $price }** to { $seller } ({ $name }) for **{ $railroad }**. Until it's answered you may withdraw it.
railroad_barons_chat-press-accept = Accept { $price }
railroad_barons_chat-press-refuse = Refuse
railroad_barons_chat-press-withdraw = Withdraw offer ({ $name })
railroad_barons_chat-ask-discard = **{ $holding }** has { $count } Railroads and room (▼) for { $down }: { $surplus ->
    [one] one
   *[other] { $surplus }
} must be discarded without compensation. Which?
railroad_barons_chat-menu-discard = Choose what to discard
railroad_barons_chat-option-discard = Discard { $railroads }
railroad_barons_chat-option-discard-others = Discard all but { $kept }
railroad_barons_chat-option-discard-detail = { $income } less revenue · keeps { $kept }

# What a choice would do, shown to the presser alone.

railroad_barons_chat-sure-select = { $fixed ->
    [yes] You select the **{ $investor }**. It { $ability }. { $other } takes either the card or **{ $price }** from the bank, and you get the other.
   *[no] You name **{ $price }** for the **{ $investor }**. It { $ability }. { $other } takes either the card or the money, and you get the other.
}
railroad_barons_chat-select = The **{ $investor }** { $ability }. Its face value is { $face }. Which price do you name?
railroad_barons_chat-press-price = Name { $price }…
railroad_barons_chat-press-price-face = Face value: { $price }…
railroad_barons_chat-press-price-form = Another price…
railroad_barons_chat-confirm-select = { $fixed ->
    [yes] Select
   *[no] Name { $price }
}
railroad_barons_chat-sure-swap-priority = { $mine ->
    [yes] Use your Investor: **{ $name }** then has the Priority Deal and the first turn. You can do this once in the whole game.
   *[no] Use your Investor: you then have the Priority Deal and the first turn. You can do this once in the whole game.
}
railroad_barons_chat-confirm-swap-priority = Move it
railroad_barons_chat-start = Start **{ $holding }**: you become its Director with 40%. Once { $float }% of it are bought it floats with { $times } times its value. You have { $cash }. At which value?
railroad_barons_chat-press-par = Start at { $value }: { $price }…
railroad_barons_chat-option-start = Start { $holding }…
railroad_barons_chat-option-start-detail = Director certificate from { $least }
railroad_barons_chat-option-start-at = Start { $holding } at { $value }: { $price }
railroad_barons_chat-option-buy = { $percent }% of { $holding }: { $price }
railroad_barons_chat-option-exchange-up = { $give }% → { $percent }% of { $holding }: { $price }
railroad_barons_chat-option-sell = { $percent }% of { $holding }: { $price }
railroad_barons_chat-option-exchange-down = { $percent }% → { $take }% of { $holding }: { $price }
railroad_barons_chat-option-buy-none = Buy nothing
railroad_barons_chat-effect-cash = leaves { $cash }
railroad_barons_chat-effect-share = you'd have { $percent }%
railroad_barons_chat-effect-floats = floats with { $capital }
railroad_barons_chat-effect-director = { $name } becomes Director
railroad_barons_chat-effect-director-you = you become Director
railroad_barons_chat-effect-value = value { $before } → { $after }
railroad_barons_chat-effect-still = value stays { $value }
railroad_barons_chat-deal-empty = Put your turn together: first what you sell, as much as you like, then at most one certificate to buy. You have **{ $cash }**.
railroad_barons_chat-deal-cash = Cash { $before } → **{ $after }**; certificates { $held }, limit { $limit }.
railroad_barons_chat-deal-floats = **{ $holding } floats** and gets { $capital }: it operates from the next Operating Round.
railroad_barons_chat-deal-value = { $holding }: share value { $before } → **{ $after }**.
railroad_barons_chat-deal-director = **{ $name } becomes Director of { $holding }**, with its treasury and Railroads.
railroad_barons_chat-deal-swap = The Director certificate of { $holding } is exchanged for 30% and 10%.
railroad_barons_chat-deal-no-rebuy = You can't buy shares of { $holdings } again in this Stock Round.
railroad_barons_chat-deal-no-rebuy-turn = You can't buy shares of { $holdings } in this turn.
railroad_barons_chat-deal-over = That isn't enough yet: after the sales you'd have { $count } certificates, and the limit is { $limit }.
railroad_barons_chat-deal-sell = Sell { $percent }% of { $holding } for { $price }.
railroad_barons_chat-deal-exchange-down = Exchange { $percent }% of { $holding } for { $take }% and { $price }.
railroad_barons_chat-deal-buy = Buy **{ $percent }% of { $holding }** for { $price }.
railroad_barons_chat-deal-exchange-up = Exchange { $give }% of { $holding } for **{ $percent }%** and pay { $price }.
railroad_barons_chat-deal-start = Start **{ $holding }** at { $par }: the Director certificate (40%) for { $price }.
railroad_barons_chat-menu-sell-first = First sell…
railroad_barons_chat-menu-sell-more = Sell more…
railroad_barons_chat-menu-buy-then = Then buy…
railroad_barons_chat-menu-buy-other = Buy something else…
railroad_barons_chat-press-less = Undo last sale
railroad_barons_chat-confirm-deal = Confirm
railroad_barons_chat-said-pass = You've passed.
railroad_barons_chat-said-keep-priority = The Priority Deal stays where it is.
railroad_barons_chat-said-swap-priority = You have used your Investor: the Priority Deal has moved.
railroad_barons_chat-sure-tokens = **{ $holding }**: { $plus } (+), { $down } (▼).
railroad_barons_chat-sure-tokens-network = One token goes into the network **for good**: { $amount } more revenue in every round. { $left ->
    [0] No token is then left to place.
    [one] 1 token is then left to place.
   *[other] { $left } tokens are then left to place.
}
railroad_barons_chat-sure-tokens-idle = { $count ->
    [one] **1 token stays unused** in this round.
   *[other] **{ $count } tokens stay unused** in this round.
}
railroad_barons_chat-sure-tokens-loses = It has { $count } Railroads and would keep { $down }: { $surplus ->
    [one] one
   *[other] { $surplus }
} must go at the end of this turn, and one more for each it buys.
railroad_barons_chat-sure-tokens-all = It would keep **no Railroad** and lose { $railroads } at the end of this turn.
railroad_barons_chat-confirm-tokens = Place tokens
railroad_barons_chat-sure-pay = **{ $holding }** pays { $revenue }: { $parts }. Its value rises to { $after }.
railroad_barons_chat-sure-pay-end = That is the top of the share value track: **the game ends after this Operating Round.**
railroad_barons_chat-confirm-pay = Pay
railroad_barons_chat-sure-rail = **{ $holding }** buys **{ $railroad }** for { $price }. The Railroad earns { $income } a round. Treasury { $before } → { $after }.
railroad_barons_chat-sure-rail-saved = The Investor's discount saves { $saved }.
railroad_barons_chat-sure-rail-help = You help with exactly **{ $help }** of your own { $cash }, which leaves you { $left }.
railroad_barons_chat-sure-rail-level = It's the first of **level { $level }** and makes all Railroads of level { $victims } obsolete:
railroad_barons_chat-sure-rail-victim = • { $holding } ({ $name }) loses { $railroads }.
railroad_barons_chat-sure-rail-nobody = • nobody has one.
railroad_barons_chat-sure-rail-room = It would have { $count ->
    [one] 1 Railroad
   *[other] { $count } Railroads
} and may keep { $down }: { $surplus ->
    [one] one
   *[other] { $surplus }
} must go at the end of this turn.
railroad_barons_chat-confirm-rail = Buy
railroad_barons_chat-offer = **{ $railroad }** of { $seller } earns { $income } a round and cost { $cost } new. { $buyer } has { $treasury } in its treasury. { $name } can accept or refuse; a refused offer costs nothing.
railroad_barons_chat-offer-own = **{ $railroad }** of your { $seller } earns { $income } a round and cost { $cost } new. { $buyer } has { $treasury } in its treasury. You direct both Holdings, so the sale happens at once. At which price?
railroad_barons_chat-press-offer = Offer { $price }…
railroad_barons_chat-press-offer-own = Pay { $price }…
railroad_barons_chat-press-offer-form = Another price…
railroad_barons_chat-sure-offer = **{ $buyer }** offers **{ $price }** to { $seller } for **{ $railroad }**. Until { $name } answers, you may withdraw the offer.
railroad_barons_chat-confirm-offer = Offer { $price }
railroad_barons_chat-sure-offer-own = **{ $buyer }** buys **{ $railroad }** from your { $seller } for **{ $price }**: treasury of { $buyer } { $buyer_before } → { $buyer_after }, of { $seller } { $seller_before } → { $seller_after }.
railroad_barons_chat-confirm-offer-own = Buy for { $price }
railroad_barons_chat-sure-discard = **{ $holding }** discards { $railroads } without compensation and keeps { $kept }.
railroad_barons_chat-confirm-discard = Discard

railroad_barons_chat-press-all-select = Pick an Investor and name a price…
railroad_barons_chat-form-select-investor = Investor
railroad_barons_chat-form-select-hint = Empty: its face value
railroad_barons_chat-press-all-offer = Offer another price…
railroad_barons_chat-form-offer-card = Railroad
railroad_barons_chat-form-select = Your price
railroad_barons_chat-form-select-price = Dollars, { $least } to { $most }
railroad_barons_chat-form-offer = Your offer
railroad_barons_chat-form-offer-price = Dollars, { $least } to { $most }
railroad_barons_chat-form-tokens = Place the tokens
railroad_barons_chat-form-tokens-plus = On (+)
railroad_barons_chat-form-tokens-down = On (▼)
railroad_barons_chat-form-tokens-network = Into the network: 0 to { $most }
railroad_barons_chat-form-tokens-hint = together at most { $free }
railroad_barons_chat-refuse-certificate = I don't know a certificate “{ $text }”. Choose one from the list, or write, for example, SB 20.
railroad_barons_chat-typed-of = of
railroad_barons_chat-refuse-holding = I don't know a Holding called “{ $text }”. Choose one from the list.
railroad_barons_chat-refuse-railroad = I don't know a Railroad called “{ $text }”. Choose one from the list.
railroad_barons_chat-refuse-investor = I don't know an Investor called “{ $text }”. Choose one from the list.

# Private looks.

railroad_barons_chat-look-certificates = Certificates
railroad_barons_chat-look-railroads = Railroads
railroad_barons_chat-look-income = Revenue
railroad_barons_chat-look-wealth = Wealth
railroad_barons_chat-look-help = Rules
railroad_barons_chat-look-text = In words
railroad_barons_chat-wealth-none = The curve begins at the end of the first Stock Round.
railroad_barons_chat-help-goal = **Railroad Barons in short.** You win with cash and stock, so own a lot of what rises. Money in a Holding's treasury belongs to no player; only dividends and sales bring you money.
railroad_barons_chat-help-stock = **Stock Round.** In turn: sell any certificates, then buy at most one; or pass. Two passes in a row end it. You start a Holding by buying its 40% at { $values }; once { $float }% of its stock are bought it gets { $times } times its value. Whoever has most stock directs it. A Director's sale lowers the value by one space.
railroad_barons_chat-help-operate = **Operating Rounds**, { $rounds } after each Stock Round; each Holding in the order { $order }.
    1. Tokens: (+) to add Railroads or Investors, (▼) to keep Railroads, { $network } into the network for good.
    2. Revenue: pay it to the shareholders (the value rises) or keep it in the treasury.
    3. Buy the top Railroad of the stack, make an offer for one of another Holding, assign Investors.
    4. Railroads beyond the (▼) tokens are discarded.
railroad_barons_chat-help-level = level { $level } those of level { $old }
railroad_barons_chat-help-levels = **Levels.** The first Railroad of a level makes older ones obsolete: { $levels }. After each set of Operating Rounds the top Railroad leaves the stack, with the same effect.
railroad_barons_chat-help-levels-german = **Levels.** The first Railroad of a level makes older ones obsolete: { $levels }. After each set of Operating Rounds the top Railroad leaves the stack, here without any effect.
railroad_barons_chat-help-limits = **Limits.** { $limit } certificates a player. You can't buy stock back in the Stock Round in which you sold it. One player must always have 40% of a started Holding.
railroad_barons_chat-help-limits-turn = **Limits.** { $limit } certificates a player. You can't buy stock back in the turn in which you sold it. One player must always have 40% of a started Holding.
railroad_barons_chat-help-end = **End.** A value of { $end } ends the game after that Operating Round.

# The picture in words.

railroad_barons_chat-text-round-draft = The draft of the Investors, number { $step } of { $count }.
railroad_barons_chat-text-round-stock = Stock Round { $set }.
railroad_barons_chat-text-round-operating = Operating Round { $set }.{ $half }.
railroad_barons_chat-text-round-holding = Operating Round { $set }.{ $half }: { $holding } operates.
railroad_barons_chat-text-left = Investors left: { $investors }.
railroad_barons_chat-text-left-one = { $investor } ({ $ability })
railroad_barons_chat-text-named = { $name } named { $price } for the { $investor }.
railroad_barons_chat-text-player = **{ $name }**: cash { $cash }, stock worth { $stock }, together **{ $total }**.
railroad_barons_chat-text-priority = Has the Priority Deal.
railroad_barons_chat-text-certificates = { $count ->
    [one] 1 certificate
   *[other] { $count } certificates
}: { $certificates }.
railroad_barons_chat-text-no-certificates = No certificates.
railroad_barons_chat-text-investors = Investors: { $investors }.
railroad_barons_chat-text-holding = **{ $holding }**, { $name }: value **{ $value }**, Director { $director }, treasury { $treasury }, { $floated ->
    [yes] floated
   *[no] not floated
}.
railroad_barons_chat-text-unstarted = **{ $holding }**, { $name }: not started.
railroad_barons_chat-text-tokens = Tokens: { $network } in the network, { $free } on the card.
railroad_barons_chat-text-tokens-placed = Tokens: { $network } in the network; { $free } on the card, of them { $plus } unused on (+) and { $down } on (▼).
railroad_barons_chat-text-railroads = Railroads: { $railroads }.
railroad_barons_chat-text-railroad = { $railroad } earning { $income }
railroad_barons_chat-text-no-railroads = No Railroads.
railroad_barons_chat-text-bank = The bank has { $percents }.
railroad_barons_chat-text-no-bank = The bank has none of its stock.
railroad_barons_chat-text-stack = { $count } left in the stack, from the top: { $railroads }.
railroad_barons_chat-text-stack-one = { $name } ({ $sides })
railroad_barons_chat-text-stack-side = { $level }: costs { $cost }, earns { $income }
railroad_barons_chat-text-stack-none = The stack is empty.
railroad_barons_chat-text-levels = Levels that make others obsolete: reached { $reached }, still to come { $open }.
railroad_barons_chat-none = none
railroad_barons_chat-text-offer = { $buyer } offers { $price } to { $seller } for { $railroad }.
railroad_barons_chat-text-turn = It's the turn of { $names }.

# Standings.

railroad_barons_chat-standing = { $place }. **{ $name }** { $total }{ $sums }
railroad_barons_chat-sum-cash = cash { $amount }
railroad_barons_chat-sum-stock = stock { $amount }

# Options in the lobby.

railroad_barons_chat-menu-options = Choose options
railroad_barons_chat-options-none = Rules: as in the English rulebook.
railroad_barons_chat-options-some = Rules: { $options }.
railroad_barons_chat-option-german = As in the German rulebook
railroad_barons_chat-option-german-detail = everything in which the two rulebooks differ, at once
railroad_barons_chat-option-faces = Investors at face value
railroad_barons_chat-option-faces-detail = no prices are named; recommended for first games
railroad_barons_chat-option-first = First seat begins
railroad_barons_chat-option-first-detail = instead of drawing lots
railroad_barons_chat-option-second = Second seat begins
railroad_barons_chat-option-second-detail = instead of drawing lots
railroad_barons_chat-option-rebuy = Buy back next turn
railroad_barons_chat-option-rebuy-detail = stock you sold can be bought back in your next turn, not only in the next Stock Round
railroad_barons_chat-option-ties = 40% holder wins ties
railroad_barons_chat-option-ties-detail = with equal stock, whoever has the Director certificate directs, even against the present Director
railroad_barons_chat-option-help = Help for dearer sides
railroad_barons_chat-option-help-detail = the Director may help even if the treasury can pay for the cheaper side
railroad_barons_chat-option-investors = Investors from anywhere
railroad_barons_chat-option-investors-detail = not only from Holdings of the same Director
railroad_barons_chat-option-removal = Removal without effect
railroad_barons_chat-option-removal-detail = the Railroad removed after the Operating Rounds makes nothing obsolete

# Slash commands: what Discord shows of them.

railroad_barons_chat-slash-barons = Play Railroad Barons
railroad_barons_chat-slash-select = Draft: pick an Investor and, unless face values are agreed, name a price (preview)
railroad_barons_chat-slash-select-investor = One of the Investors left
railroad_barons_chat-slash-select-price = Dollars, for example 60; empty: its face value
railroad_barons_chat-slash-money = Draft: take the money named
railroad_barons_chat-slash-card = Draft: take the Investor
railroad_barons_chat-slash-swap-priority = Use your Investor to move the Priority Deal (preview)
railroad_barons_chat-slash-keep-priority = Leave the Priority Deal where it is
railroad_barons_chat-slash-turn = Put together a turn of the Stock Round: sales, then a purchase
railroad_barons_chat-slash-buy = Buy a certificate from the bank (preview)
railroad_barons_chat-slash-buy-certificate = What to buy, for example SB 20
railroad_barons_chat-slash-sell = Sell a certificate to the bank (preview; you can add more)
railroad_barons_chat-slash-sell-certificate = What to sell, for example SB 20
railroad_barons_chat-slash-exchange = Exchange a certificate for a larger or smaller one (preview)
railroad_barons_chat-slash-exchange-certificate = What to exchange
railroad_barons_chat-slash-start = Start a Holding (preview)
railroad_barons_chat-slash-start-holding = The Holding
railroad_barons_chat-slash-start-value = Its share value: one of those at which Holdings start
railroad_barons_chat-slash-pass = Pass in the Stock Round
railroad_barons_chat-slash-tokens = Place the tokens of a Holding
railroad_barons_chat-slash-tokens-plus = On (+), to add Railroads or Investors
railroad_barons_chat-slash-tokens-down = On (▼), to keep Railroads
railroad_barons_chat-slash-tokens-network = Into the network for good: 0 or 1
railroad_barons_chat-slash-pay = Pay the revenue to the shareholders
railroad_barons_chat-slash-keep = Keep the revenue in the treasury
railroad_barons_chat-slash-railroad = Buy the top Railroad of the stack
railroad_barons_chat-slash-railroad-side = Which side, and with or without your help
railroad_barons_chat-slash-offer = Offer a price for another Holding's Railroad (preview)
railroad_barons_chat-slash-offer-railroad = The Railroad
railroad_barons_chat-slash-offer-price = Whole dollars, at least 1
railroad_barons_chat-slash-accept = Accept the price offered
railroad_barons_chat-slash-refuse = Refuse the price offered
railroad_barons_chat-slash-withdraw = Withdraw your offer
railroad_barons_chat-slash-investor = Assign an Investor to the operating Holding (preview)
railroad_barons_chat-slash-investor-investor = The Investor
railroad_barons_chat-slash-done = Finish buying for this Holding
railroad_barons_chat-slash-discard = Discard surplus Railroads (preview)
railroad_barons_chat-slash-discard-railroads = Which to discard
railroad_barons_chat-slash-show = Look at something, for you alone
railroad_barons_chat-slash-show-what = What to look at

# By /help where the game is played.

railroad_barons_chat-guide-aim = Once a share value reaches { $end }, the game ends after that Operating Round. Whoever then has the most in cash and stock, at the share values of that moment, wins. Start Holdings, own a lot of what rises, and let them buy Railroads and pay dividends to you. Money in a treasury belongs to no player.
railroad_barons_chat-guide-marks =
    - A disc on the track is a Holding's share value; colour and pattern say whose.
    - The small chips on a card are certificates with their owner's number, the grey ones the bank's.
    - White on dark is a Railroad's level with its income beside it; red and crossed out means the next level makes it obsolete.
    - A hat is an Investor.
    - Tokens lie on (+), to add, on (▼), to keep, or on the piece of track, the network.

# What one might do, told to oneself alone.

railroad_barons_chat-selected-you = { $fixed ->
    [yes] you select the **{ $investor }**
   *[no] you name **{ $price }** for the **{ $investor }**
}
railroad_barons_chat-started-you = you start **{ $holding }** at { $par }: 40% for { $price }
railroad_barons_chat-sold-you = you sell { $percent }% of { $holding } for { $amount }
railroad_barons_chat-exchanged-down-you = you exchange { $percent }% of { $holding } for { $take }% and { $amount }
railroad_barons_chat-bought-you = you buy **{ $percent }% of { $holding }** for { $amount }
railroad_barons_chat-exchanged-up-you = you exchange { $give }% of { $holding } for **{ $percent }%**, paying { $amount }
railroad_barons_chat-swapped-you = you get the Director certificate of { $holding } from { $other } for 30% and 10%
railroad_barons_chat-swapped-from-you = { $seat } gets the Director certificate of { $holding } from you for 30% and 10%
railroad_barons_chat-swapped-bank-you = you get the Director certificate of { $holding } from the bank for 30% and 10%
railroad_barons_chat-director-changed-you = **you become Director of { $holding }**
