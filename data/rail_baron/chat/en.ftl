# Rail Baron in chat: what happened, what is asked, what a choice would do.
# What happened: pieces of one line a turn, after the player's name in bold.

rail_baron_chat-name = Rail Baron
rail_baron_chat-blurb = Buy railroads, ride from city to city for payoffs and be the first to come home with { $goal }. 2 to 6 players.
rail_baron_chat-bank = the bank

rail_baron_chat-first-rolls = Dice for the first turn: { $rolls }.
rail_baron_chat-first-roll = { $total } for { $name }
rail_baron_chat-first-is = { $name } goes first.
rail_baron_chat-first-tie = A tie: they roll again.
rail_baron_chat-homes = Home cities: { $homes }.
rail_baron_chat-home = { $name } in { $city }

rail_baron_chat-laid-out = The game goes on from a position on a real board, with turn { $turn }.
rail_baron_chat-laid-out-seat = { $name } stands { $spot ->
    [city] in
   *[dot] near
} { $place }, home { $home }, { $trip ->
    [some] on the way to { $to }
   *[none] without a destination
}; { $cash }, { $engine }, { $owned ->
    [0] no railroad
   *[other] { $railroads }
}.
rail_baron_chat-laid-out-gone = { $name } is out of the game.

rail_baron_chat-draws = rolls **{ $city }** ({ $region }) as destination
rail_baron_chat-draws-alternate = rolls { $city } ({ $region }) as alternate destination
rail_baron_chat-region-free = rolls { $region }, where the train already is, and may name any region
rail_baron_chat-region-chosen = names { $region }
rail_baron_chat-home-swapped = swaps: home is now { $home }, the first destination { $destination }
rail_baron_chat-kept = keeps { $home } as home
rail_baron_chat-turn-lost = is already in { $city }, so the turn ends
rail_baron_chat-declared = **declares** and heads home to **{ $home }**
rail_baron_chat-rolled = rolls { $first } + { $second } = **{ $total }**
rail_baron_chat-rolled-red = rolls { $first } + { $second } and red { $red } = **{ $total }**
rail_baron_chat-bonus-rolled = rolls the red die for { $red } more
rail_baron_chat-bonus-rolled-bounce = rides on with the red die: { $red }
rail_baron_chat-rode = rides { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
} to { $end } ({ $railroads })
rail_baron_chat-rovered = **{ $rover } rovers { $victim }** at { $milepost } and takes { $amount }
rail_baron_chat-undeclared-rover = { $seat } is no longer declared and heads for { $destination }
rail_baron_chat-undeclared-fees = has too little left after fees, is no longer declared and heads for { $destination }
rail_baron_chat-undeclared-home = is home, but with too little to win, is no longer declared and heads for { $destination }
rail_baron_chat-arrived-unpaid = **arrives in { $city }**; this trip pays nothing
rail_baron_chat-arrived = **arrives in { $city }** and collects **{ $payoff }**
rail_baron_chat-paid = pays { $amount } to { $payee }
rail_baron_chat-announced = has { $cash } in cash
rail_baron_chat-announced-other = { $seat } has { $cash } in cash
rail_baron_chat-bought-railroad = buys **{ $railroad }** for { $price }
rail_baron_chat-bought-engine = buys the { $engine } for { $price }
rail_baron_chat-bought-engine-free = trades the Express in for a { $engine }, free of charge
rail_baron_chat-bought-nothing = buys nothing
rail_baron_chat-sold-out = The bank has sold its last railroad: riding on another player's railroad now costs { $fee }.
rail_baron_chat-third-received = { $railroad } goes to the imaginary third player
rail_baron_chat-owes = owes { $owed } and has to sell a railroad first
rail_baron_chat-owed-part = { $amount } to { $payee }
rail_baron_chat-sold-to-bank = sells { $railroad } to the bank for { $price }
rail_baron_chat-auction-opens = auctions **{ $railroad }**, starting at { $minimum }
rail_baron_chat-auction-opens-bank = **{ $railroad }** is auctioned, starting at { $minimum }
rail_baron_chat-bid = { $seat } bids { $amount }
rail_baron_chat-bids = { $count ->
    [one] one more bid
   *[other] { $count } more bids
}, the last { $amount } by { $seat }
rail_baron_chat-bid-passed = { $names } { $count ->
    [one] passes
   *[other] pass
}
rail_baron_chat-auction-won = **{ $seat } gets { $railroad }** for { $price }
rail_baron_chat-auction-unsold = nobody bids: the bank takes { $railroad } at half price
rail_baron_chat-auction-aside = nobody bids: { $railroad } is set aside
rail_baron_chat-bankrupt = **{ $seat } is bankrupt** and leaves the game
rail_baron_chat-won-home = **{ $seat } is home and wins!**
rail_baron_chat-won-declared = **{ $seat } declares in the home city and wins!**
rail_baron_chat-won-last = **{ $seat } is the last one left and wins!**

# What is asked, on the public card.

rail_baron_chat-trip = { $from } to **{ $to }**, payoff **{ $payoff }**
rail_baron_chat-trip-home = Declared, heading **home to { $to }**
rail_baron_chat-ask-destination = You're in { $place }. Where does the next trip go?
rail_baron_chat-ask-destination-declare = You're in { $place }. Roll the next destination, or declare and head home?
rail_baron_chat-ask-region = You rolled the region your train is in, so you may name any region.
rail_baron_chat-ask-swap = Home is { $home }, the first destination { $destination } (payoff { $payoff }). You may swap the two once, before the first roll.
rail_baron_chat-ask-roll = { $trip }. Roll the dice.
rail_baron_chat-ask-ride = { $trip }. { $steps ->
    [one] **1 milepost** to ride
   *[other] **{ $steps } mileposts** to ride
} from { $place }:
rail_baron_chat-ask-purchase = You've arrived in { $city } and been paid. You may buy one thing.
rail_baron_chat-ask-fees = You owe { $owed } and don't have enough. Sell or auction railroads, one at a time.
rail_baron_chat-ask-bid = { $railroad } (list price { $price }). { $standing }
rail_baron_chat-ask-bid-none = No bid yet; the first must be at least { $minimum }.
rail_baron_chat-ask-bid-some = { $leader } leads with { $bid }; the next must be at least { $minimum }.
rail_baron_chat-over = The game is over.

rail_baron_chat-press-draw = Roll a destination
rail_baron_chat-press-declare = Declare…
rail_baron_chat-press-swap = Swap them…
rail_baron_chat-press-keep = Keep { $home }
rail_baron_chat-press-roll = Roll
rail_baron_chat-press-roll-red = Roll three dice
rail_baron_chat-press-route = Route { $letter }: { $net }, { $time }…
rail_baron_chat-press-route-home = Route { $letter }: leaves { $left }, { $time }…
rail_baron_chat-press-plan = Keep to your route…
rail_baron_chat-press-plan-sum = Keep to your route: { $net }, { $time }…
rail_baron_chat-press-plan-sum-home = Keep to your route: leaves { $left }, { $time }…
rail_baron_chat-press-via = My own route…
rail_baron_chat-press-shop = Buy…
rail_baron_chat-press-shop-look = See what is for sale…
rail_baron_chat-form-shop-thing = Purchase
rail_baron_chat-press-nothing = Buy nothing
rail_baron_chat-press-bid = Bid { $amount }…
rail_baron_chat-press-bid-any = Another amount…
rail_baron_chat-press-pass = Pass…
rail_baron_chat-menu-region = Name a region
rail_baron_chat-menu-route = Choose a route
rail_baron_chat-menu-shop = What will you buy?
rail_baron_chat-menu-sell = Sell at half price
rail_baron_chat-menu-auction = Auction a railroad
rail_baron_chat-option-region = { $payoff } on average · your railroads reach { $percent }%
rail_baron_chat-option-sell = { $railroad }: { $price }
rail_baron_chat-option-auction = { $railroad }: from { $minimum }

rail_baron_chat-route-fast = Fewest turns
rail_baron_chat-route-cheap = Lowest fees
rail_baron_chat-route-own = Mostly your own track
rail_baron_chat-route-best = Best for time and fees
rail_baron_chat-route-away = Avoids declared trains
rail_baron_chat-route-safe = Safest from rovers
rail_baron_chat-route-onto = Rovers somebody
rail_baron_chat-route-plan = Your planned route
rail_baron_chat-route-other = Another way
rail_baron_chat-option-route = { $letter }: { $name }
rail_baron_chat-route-figures = { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
}, { $time }, { $fees } · { $railroads }
rail_baron_chat-route-turns = { $turns ->
    [one] about 1 turn
   *[other] about { $turns } turns
}
rail_baron_chat-route-arrives = arrives this turn
rail_baron_chat-route-free = no fees
rail_baron_chat-route-fees = fees about { $fees }
rail_baron_chat-route-fees-due = fees { $fees }
rail_baron_chat-route-fees-now = fees about { $fees } ({ $now } now)
rail_baron_chat-route-same = this turn the same ride as { $letter }

# One's own route.

rail_baron_chat-via-guessed = I read “{ $text }” as { $place }.
rail_baron_chat-via-told = Your route: { $places } – **{ $target }**. { $figures }
rail_baron_chat-via-same = That's route { $letter }.
rail_baron_chat-via-compared = Compared with route { $letter }: { $differences }.
rail_baron_chat-via-longer = { $miles ->
    [one] 1 milepost longer
   *[other] { $miles } mileposts longer
}
rail_baron_chat-via-shorter = { $miles ->
    [one] 1 milepost shorter
   *[other] { $miles } mileposts shorter
}
rail_baron_chat-via-slower = { $turns ->
    [one] about 1 turn more
   *[other] about { $turns } turns more
}
rail_baron_chat-via-faster = { $turns ->
    [one] about 1 turn less
   *[other] about { $turns } turns less
}
rail_baron_chat-via-dearer = about { $fees } more in fees
rail_baron_chat-via-cheaper = about { $fees } less in fees
rail_baron_chat-via-equal = as long, and no dearer
rail_baron_chat-ask-which = Your route: { $places }. Which one do you mean?
rail_baron_chat-which-unclear = ({ $count } possible)
rail_baron_chat-which-no-way = no way there and on without riding the same track twice
rail_baron_chat-menu-which = Which one?

# What a choice would do, shown to the presser alone.

rail_baron_chat-sure-ride = Ride { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
} to **{ $place }** over { $railroads }.
rail_baron_chat-sure-ride-arrives = You **arrive**: payoff { $payoff }.
rail_baron_chat-sure-ride-wins = You're **home with enough to win**.
rail_baron_chat-sure-ride-undeclared = You're home, but with less than { $goal } after fees: **you're no longer declared** and head for { $destination }.
rail_baron_chat-sure-ride-undeclared-fees = The fees leave you less than { $goal }: **you're no longer declared** and head for { $destination }.
rail_baron_chat-sure-ride-left = { $miles ->
    [one] Then 1 milepost is left
   *[other] Then { $miles } mileposts are left
} to { $target }: { $time }.
rail_baron_chat-sure-ride-threats = **At { $place } others could rover you**: { $trains }.
rail_baron_chat-threat = { $name } is { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
} away
rail_baron_chat-sure-ride-fees = Fees this turn so far: { $fees }.
rail_baron_chat-sure-ride-free = No fees this turn so far.
rail_baron_chat-sure-ride-short = **That's { $short } more than you have**: you'd have to sell a railroad.
rail_baron_chat-sure-ride-bankrupt = **That's { $short } more than you have, and you have no railroad to sell: you'd be bankrupt.**
rail_baron_chat-sure-ride-rover = You **rover { $name }** and take { $amount }.
rail_baron_chat-sure-ride-rover-most = You **rover { $name }** and take up to { $amount }.
rail_baron_chat-confirm-ride = Ride
rail_baron_chat-said-ride = You rode to { $place }.
rail_baron_chat-sure-region = Name **{ $region }** and roll for a city there? Likely ones: { $cities }.
rail_baron_chat-city-chance = { $city } { $percent }% ({ $payoff })
rail_baron_chat-confirm-region = Name { $region }
rail_baron_chat-said-region = You name { $region }.
rail_baron_chat-sure-swap = Your home becomes **{ $destination }**, where your train then stands, and your first trip goes to { $home }. Remember: to win you must come back home. This can't be changed later.
rail_baron_chat-confirm-swap = Swap
rail_baron_chat-sure-declare = **Declaring** tells everybody that you have { $goal } or more and are now riding home to **{ $home }**, { $miles ->
    [one] 1 milepost
   *[other] { $miles } mileposts
} away.
    • Arrive there with { $goal } left after fees and you win.
    • An alternate destination is rolled; you go there if your ride home fails.
    • While you're on the way, a train that reaches your milepost rovers you: it takes { $rover }, and you're no longer declared.
    • Fees that take you under { $goal } also end your ride home, without a penalty.
rail_baron_chat-sure-declare-home = You're in your home city with { $goal }: **declare and you win at once.**
rail_baron_chat-sure-declare-cash = You have { $cash }: { $left } to spare.
rail_baron_chat-sure-declare-fees = You have { $cash }. After this turn's fees of { $fees } so far, you have { $left } to spare.
rail_baron_chat-sure-declare-short = **You have { $cash }, but this turn's fees of { $fees } so far leave you { $short } short**: unless you rover somebody first, you're no longer declared once you pay them.
rail_baron_chat-sure-declare-only = The way home takes { $time }, { $fees }. { $enough ->
    [yes] You'd get there with about { $left }.
   *[no] **You'd get there with about { $left }, less than { $goal }.**
}
rail_baron_chat-sure-declare-fast = The fastest way home takes { $time }, { $fees }. { $enough ->
    [yes] You'd get there with about { $left }.
   *[no] **You'd get there with about { $left }, less than { $goal }.**
}
rail_baron_chat-sure-declare-cheap = The cheapest way home takes { $time }, { $fees }. { $enough ->
    [yes] You'd get there with about { $left }.
   *[no] **You'd get there with about { $left }, less than { $goal }.**
}
rail_baron_chat-confirm-declare = Declare
rail_baron_chat-said-declare = Declared. Good luck!
rail_baron_chat-refuse-laid-out = This game goes on from a board, so it keeps the options that were played there.
rail_baron_chat-refuse-nothing-affordable = Nothing that is for sale costs { $cash } or less.
rail_baron_chat-shop = You have { $cash }. { $fees }
rail_baron_chat-shop-fees = Fees this turn so far: { $fees }.
rail_baron_chat-shop-no-fees = No fees this turn so far.
rail_baron_chat-option-shop = { $thing }: { $price }
rail_baron_chat-option-shop-trade = { $thing } for your { $old }, free of charge
rail_baron_chat-option-shop-railroad = { $cities ->
    [one] leaves { $left } · 1 city
   *[other] leaves { $left } · { $cities } cities
}
rail_baron_chat-option-shop-engine = leaves { $left } · { $what }
rail_baron_chat-engine-Express = red die on any double
rail_baron_chat-engine-SuperChief = red die on every roll
rail_baron_chat-sure-buy = Buy **{ $thing }** for { $price }? You keep { $left }.
rail_baron_chat-sure-buy-trade = Hand in your { $old } for the **{ $thing }**, free of charge? You keep { $left }.
rail_baron_chat-sure-buy-fees = Fees so far: { $most ->
    [yes] at most { $fees }
   *[no] { $fees }
}, due at the end of this turn.
rail_baron_chat-sure-buy-short = Fees of { $most ->
    [yes] at most { $fees }
   *[no] { $fees }
} are due now. **You'd be { $short } short** and have to sell a railroad.
rail_baron_chat-sure-buy-short-yet = Fees so far: { $most ->
    [yes] at most { $fees }
   *[no] { $fees }
}, due at the end of this turn. **That's { $short } more than you'd have left.**
rail_baron_chat-sure-buy-bankrupt = Fees of { $fees } are due now, { $short } more than you'd have left. With no railroad to sell **you'd be bankrupt**.
rail_baron_chat-sure-buy-too-little = **After this turn's fees you'd have { $left }, and your next ride costs { $fee } or more.** Whoever can't pay has to sell a railroad, to the bank at half its price.
rail_baron_chat-sure-buy-own-only = **After this turn's fees you'd have { $left }, and riding off your own railroads costs { $fee } or more.** Whoever can't pay has to sell a railroad, to the bank at half its price.
rail_baron_chat-sure-buy-serves = It serves { $cities }.
rail_baron_chat-confirm-buy = Buy
rail_baron_chat-sure-sell = Sell **{ $railroad }** to the bank for { $price }?
rail_baron_chat-sure-sell-enough = That pays what you owe ({ $owed }) and leaves you { $amount }.
rail_baron_chat-sure-sell-short = You then still need { $amount } to pay the { $owed } you owe.
rail_baron_chat-sure-sell-bankrupt = You'd still need { $amount } to pay the { $owed } you owe. It's your last railroad: **you'd be bankrupt**.
rail_baron_chat-confirm-sell = Sell
rail_baron_chat-sure-auction = Auction **{ $railroad }**, starting at { $minimum }? If nobody bids, the bank pays that. You can't withdraw it.
rail_baron_chat-confirm-auction = Auction it
rail_baron_chat-sure-bid = Bid **{ $amount }** for { $railroad } (list price { $price })? You have { $cash }, so that leaves { $left }.
rail_baron_chat-confirm-bid = Bid
rail_baron_chat-said-bid = You bid { $amount }.
rail_baron_chat-sure-pass = Pass? You're then out of this auction.
rail_baron_chat-confirm-pass = Pass
rail_baron_chat-said-pass = You pass.

rail_baron_chat-form-via = My own route
rail_baron_chat-form-via-field = Which places should the train pass through?
rail_baron_chat-form-via-hint = Like { $places }; or a railroad, like { $railroad }
rail_baron_chat-form-bid = Your bid
rail_baron_chat-form-bid-amount = Dollars
rail_baron_chat-form-bid-hint = at least { $minimum }

rail_baron_chat-refuse-place = I don't know a place called “{ $text }”. Try a city, or a town near one of the dots.
rail_baron_chat-refuse-places = “{ $text }” could be { $places }. Please write it out.
rail_baron_chat-refuse-many = Please name at most { $limit } places; the train finds the way between them by itself.
rail_baron_chat-refuse-plan = From here you have no route to keep to. Choose one of the routes, or name your own.

# Private looks.

rail_baron_chat-look-me = My game
rail_baron_chat-look-wide = Whole map
rail_baron_chat-look-deeds = Deeds
rail_baron_chat-look-text = In words
rail_baron_chat-me-none = You have no seat at this table.
rail_baron_chat-me-cash = You have **{ $cash }** in cash.
rail_baron_chat-me-cash-secret = You have **{ $cash }** in cash. Others don't see it until it reaches { $level }.
rail_baron_chat-me-train = Your { $engine } train is at { $place }; home is { $home }.
rail_baron_chat-me-trip = You're on your way from { $from } to **{ $to }**, payoff { $payoff }.
rail_baron_chat-me-no-trip = You have no destination at the moment.
rail_baron_chat-me-declared = You are **declared** and riding home. If that fails, you go to { $alternate }.
rail_baron_chat-me-railroads = You own { $railroads }.
rail_baron_chat-me-no-railroads = You own no railroad yet.
rail_baron_chat-me-established = You're established here and still pay the old fee on { $railroads }.
rail_baron_chat-established-at = { $railroad } ({ $fee })
rail_baron_chat-me-plan = Your route: { $railroads } to { $target }.

# The picture in words.

rail_baron_chat-text-seat = **{ $name }** ({ $engine }) at { $place }, home { $home }{ $trip }{ $cash }
rail_baron_chat-text-trip = , bound for { $to } ({ $payoff } from { $from })
rail_baron_chat-text-declared = , declared and riding home (alternate { $alternate })
rail_baron_chat-text-cash = , { $cash } in cash
rail_baron_chat-text-owns = Owns { $railroads }.
rail_baron_chat-text-bankrupt = **{ $name }** is bankrupt.
rail_baron_chat-text-bank = The bank sells { $railroads }.
rail_baron_chat-text-set-aside = Set aside until the opening auctions are over: { $railroads }.
rail_baron_chat-text-sold-out = The bank has sold out, so riding someone else's railroad costs { $fee }.
rail_baron_chat-text-third = The imaginary third player has { $railroads }.
rail_baron_chat-text-turn = It's { $name }'s turn.

# Standings.

rail_baron_chat-standing = { $place }. **{ $name }** { $total }{ $sums }
rail_baron_chat-standing-hidden = cash secret
rail_baron_chat-sum-cash = cash { $amount }
rail_baron_chat-sum-railroads = railroads { $amount }
rail_baron_chat-sum-engine = engine { $amount }

# Options in the lobby.

rail_baron_chat-menu-options = Choose the options
rail_baron_chat-option-short = Short game
rail_baron_chat-option-short-detail = fewer turns: both SuperChief options and opening auctions
rail_baron_chat-option-wbc = As in WBC heats
rail_baron_chat-option-wbc-detail = World Boardgaming Championships: an Express becomes a SuperChief for nothing, all else as printed
rail_baron_chat-option-u21 = U21 edition
rail_baron_chat-option-u21-detail = another board, and { $goal } to win
rail_baron_chat-option-b_and_o = B&O to New York
rail_baron_chat-option-b_and_o-detail = evens out the Pennsylvania's power
rail_baron_chat-option-cheap = Cheaper SuperChief
rail_baron_chat-option-cheap-detail = cheaper the more people play
rail_baron_chat-option-free = SuperChief for an Express
rail_baron_chat-option-free-detail = trade an Express in free of charge
rail_baron_chat-option-auctions = Opening auctions
rail_baron_chat-option-auctions-detail = { $cash } more cash, one railroad auctioned per player
rail_baron_chat-options-none = Rules: as in the book.
rail_baron_chat-options-some = Rules: { $options }.

# Planning.

rail_baron_chat-refuse-railroad = I don't know a railroad called “{ $text }”. Choose one from the list.
rail_baron_chat-refuse-no-trip = You have no destination yet, so there is nothing to plan.
rail_baron_chat-planned = I'll remember this route. When it's your turn to ride, press **Keep to your route**.

# Slash commands: what Discord shows of them.

rail_baron_chat-slash-railbaron = Play Rail Baron
rail_baron_chat-slash-ride = Ride what you rolled
rail_baron_chat-slash-buy = Buy one thing on arrival
rail_baron_chat-slash-destination = Roll your next destination
rail_baron_chat-slash-declare = Declare that you ride home with the winning sum (preview)
rail_baron_chat-slash-region = Name a region after rolling the one you are in
rail_baron_chat-slash-region-region = The region to roll a city in
rail_baron_chat-slash-swap = Swap your home and your first destination (preview)
rail_baron_chat-slash-keep = Keep your home as it is
rail_baron_chat-slash-roll = Roll for movement
rail_baron_chat-slash-route = Ride along one of the ready-made routes (preview)
rail_baron_chat-slash-route-route = The route
rail_baron_chat-slash-via = Ride through places of your choice (preview)
rail_baron_chat-slash-via-places = Places to pass, with commas between them
rail_baron_chat-slash-railroad = Buy a railroad from the bank (preview)
rail_baron_chat-slash-railroad-railroad = The railroad
rail_baron_chat-slash-engine = Buy a better engine (preview)
rail_baron_chat-slash-engine-engine = The engine
rail_baron_chat-slash-nothing = Buy nothing this time
rail_baron_chat-slash-sell = Sell a railroad to the bank at half price (preview)
rail_baron_chat-slash-sell-railroad = One of your railroads
rail_baron_chat-slash-auction = Auction one of your railroads (preview)
rail_baron_chat-slash-auction-railroad = One of your railroads
rail_baron_chat-slash-bid = Bid in the auction (preview)
rail_baron_chat-slash-bid-amount = Dollars, for example 12500
rail_baron_chat-slash-pass = Leave the auction (preview)
rail_baron_chat-slash-show = See the whole map
rail_baron_chat-slash-deeds = See who owns which railroad
rail_baron_chat-slash-cash = See your own cash, train and railroads, and cash from turn to turn
rail_baron_chat-slash-plan = Plan your route, or see what a route would take
rail_baron_chat-slash-plan-places = Places to pass, with commas between them; empty shows the ready-made routes

# By /help where the game is played.

rail_baron_chat-guide-aim = Ride from city to city for payoffs, and buy railroads so that the others pay you fees for riding them. Save up, declare that you're heading home, and get there with enough cash: that wins.
rail_baron_chat-guide-marks =
    - A disc is a player's train: the heavy ring marks whose turn it is, a red double ring a player on the way home.
    - A house is a home, a pennant a destination (hollow: the alternate).
    - Squares are cities and dots mileposts.
    - Every railroad has its own colour and line; a band along it says who owns it, and without a band the bank still sells it.
    - A, B, C are the routes on offer.

# What one might do, told to oneself alone.

rail_baron_chat-region-chosen-you = you name { $region }
rail_baron_chat-arrived-you = you **arrive in { $city }** and collect **{ $payoff }**
rail_baron_chat-rovered-you = **{ $rover } rovers you** at { $milepost } and takes { $amount }
rail_baron_chat-undeclared-rover-you = you're no longer declared and head for { $destination }
rail_baron_chat-undeclared-fees-you = with too little left after fees, you're no longer declared and head for { $destination }
rail_baron_chat-undeclared-home-you = home with too little to win, you're no longer declared and head for { $destination }
rail_baron_chat-auction-won-you = **you get { $railroad }** for { $price }
rail_baron_chat-auction-won-from-you = **{ $seat } gets { $railroad } from you** for { $price }
rail_baron_chat-bankrupt-you = **you're bankrupt** and leave the game
rail_baron_chat-arrived-unpaid-you = you **arrive in { $city }**; this trip pays nothing
rail_baron_chat-paid-you = you pay { $amount } to { $payee }
rail_baron_chat-announced-you = you have { $cash } in cash
rail_baron_chat-bought-railroad-you = you buy **{ $railroad }** for { $price }
rail_baron_chat-bought-engine-you = you buy the { $engine } for { $price }
rail_baron_chat-bought-engine-free-you = you trade the Express in for a { $engine }, free of charge
rail_baron_chat-owes-you = you owe { $owed } and have to sell a railroad first
rail_baron_chat-sold-to-bank-you = you sell { $railroad } to the bank for { $price }
rail_baron_chat-auction-opens-you = you auction **{ $railroad }**, starting at { $minimum }
